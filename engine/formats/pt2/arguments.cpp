#include "engine/formats/pt2/arguments.h"

#include <algorithm>
#include <array>
#include <limits>

namespace arenascope::pt2 {

namespace {

using Variant = fx::Arg::Variant;
using Reader = Result<Variant> (*)(const json::View& value);

/// A list of plain items, each read by `read`.
template <class T, class Read>
Result<std::vector<T>> read_list(const json::View& value, Read read) {
    TRY(const auto items, value.items());
    std::vector<T> out;
    out.reserve(items.size());
    for (const json::View& item : items) {
        TRY(T next, read(item));
        out.push_back(std::move(next));
    }
    return out;
}

Result<fx::Arg::Item> optional_tensor(const json::View& value) {
    TRY(const auto tagged, read_tagged(value));
    if (tagged.first == "as_none") return fx::Arg::Item{};
    if (tagged.first != "as_tensor")
        return Error{.what = message("a list item of kind '{kind}'", tagged.first),
                     .expected = message("as_tensor or as_none")};
    TRY(std::string name, read_name(tagged.second));
    return fx::Arg::Item{fx::ValueName{std::move(name)}};
}

/// {"as_name": ...} or {literal_key: ...}, as symbolic scalars are written; nothing where it is the literal.
Result<std::optional<std::string>> symbolic_name(const json::View& value) {
    if (const auto name = value.find("as_name")) {
        TRY(std::string text, name->text().in("as_name"));
        return std::optional<std::string>(std::move(text));
    }
    return std::optional<std::string>{};
}

Result<fx::Arg::Dim> symbolic_int(const json::View& value) {
    TRY(auto name, symbolic_name(value));
    if (name) return fx::Arg::Dim{fx::ValueName{std::move(*name)}};
    TRY(const std::int64_t literal, value.integer("as_int"));
    return fx::Arg::Dim{literal};
}

template <class T>
Result<Variant> widen(Result<T> result) {
    if (!result.ok()) return std::move(result).error();
    return Variant(std::move(result).take());
}

Result<Variant> as_none(const json::View&) { return Variant(fx::None{}); }
Result<Variant> as_tensor(const json::View& v) {
    TRY(std::string name, read_name(v));
    return Variant(fx::ValueName{std::move(name)});
}
Result<Variant> as_tensors(const json::View& v) {
    return widen(read_list<fx::Arg::Item>(v, [](const json::View& item) -> Result<fx::Arg::Item> {
        TRY(std::string name, read_name(item));
        return fx::Arg::Item{fx::ValueName{std::move(name)}};
    }));
}
Result<Variant> as_optional_tensors(const json::View& v) { return widen(read_list<fx::Arg::Item>(v, optional_tensor)); }
Result<Variant> as_optional_tensor(const json::View& v) {
    TRY(auto item, optional_tensor(v));
    return item ? Variant(std::move(*item)) : Variant(fx::None{});
}
Result<Variant> as_int(const json::View& v) { return widen(v.integer()); }
Result<Variant> as_ints(const json::View& v) {
    return widen(read_list<fx::Arg::Dim>(v, [](const json::View& item) -> Result<fx::Arg::Dim> {
        TRY(const std::int64_t literal, item.integer());
        return fx::Arg::Dim{literal};
    }));
}
Result<Variant> as_sym_int(const json::View& v) {
    TRY(auto dim, symbolic_int(v));
    return std::visit([](auto item) { return Variant(std::move(item)); }, std::move(dim));
}
Result<Variant> as_sym_ints(const json::View& v) { return widen(read_list<fx::Arg::Dim>(v, symbolic_int)); }
Result<Variant> as_float(const json::View& v) { return widen(v.number()); }
Result<Variant> as_floats(const json::View& v) {
    return widen(read_list<double>(v, [](const json::View& item) { return item.number(); }));
}
Result<Variant> as_sym_float(const json::View& v) {
    TRY(auto name, symbolic_name(v));
    if (name) return Variant(fx::ValueName{std::move(*name)});
    return widen(v.number("as_float"));
}
/// Literals, or names: no operator has a list with both.
template <class T, class Read>
Result<Variant> literals_or_names(const json::View& v, Read read) {
    TRY(const auto items, v.items());
    std::vector<T> literals;
    std::vector<fx::Arg::Item> names;
    for (const json::View& item : items) {
        TRY(auto name, symbolic_name(item));
        if (name) {
            names.emplace_back(fx::ValueName{std::move(*name)});
            continue;
        }
        TRY(const T literal, read(item));
        literals.push_back(literal);
    }
    if (names.empty()) return Variant(std::move(literals));
    if (literals.empty()) return Variant(std::move(names));
    return Error{.what = message("a list that mixes literals and computed numbers"),
                 .expected = message("items of one kind"),
                 .remedy = message("export the model with all of them as literals, or all as tensors")};
}
Result<Variant> as_sym_floats(const json::View& v) {
    return literals_or_names<double>(v, [](const json::View& item) { return item.number("as_float"); });
}
Result<Variant> as_bool(const json::View& v) { return widen(v.boolean()); }
Result<Variant> as_bools(const json::View& v) {
    return widen(read_list<bool>(v, [](const json::View& item) { return item.boolean(); }));
}
Result<Variant> as_sym_bool(const json::View& v) {
    TRY(auto name, symbolic_name(v));
    if (name) return Variant(fx::ValueName{std::move(*name)});
    return widen(v.boolean("as_bool"));
}
Result<Variant> as_sym_bools(const json::View& v) {
    return literals_or_names<bool>(v, [](const json::View& item) { return item.boolean("as_bool"); });
}
Result<Variant> as_string(const json::View& v) { return widen(v.text()); }
Result<Variant> as_strings(const json::View& v) {
    return widen(read_list<std::string>(v, [](const json::View& item) { return item.text(); }));
}
Result<Variant> as_scalar_type(const json::View& v) { return widen(read_dtype(v)); }

/// A small enum number, within 0..255.
Result<int> enum_number(const json::View& v) {
    TRY(const std::int64_t number, v.integer());
    if (number < 0 || number > std::numeric_limits<std::uint8_t>::max()) {
        return Error{.what = message("the enum number {number}", number), .expected = message("0 to 255")};
    }
    return static_cast<int>(number);
}
Result<Variant> as_memory_format(const json::View& v) {
    TRY(const int number, enum_number(v));
    return Variant(fx::Arg::MemoryFormat{number});
}
Result<Variant> as_layout(const json::View& v) {
    TRY(const int number, enum_number(v));
    return Variant(fx::Arg::Layout{number});
}
Result<Variant> as_device(const json::View& v) {
    TRY(std::string type, v.text("type"));
    return Variant(fx::Arg::Device{std::move(type)});
}
Result<Variant> as_complex(const json::View&) {
    return Error{.what = message("complex numbers are not supported"),
                 .expected = message("real numbers"),
                 .remedy = message("export the model with its real and imaginary parts as separate tensors")};
}

Result<Variant> as_custom_obj(const json::View&) {
    return Error{.what = message("script objects are not supported"),
                 .expected = message("tensors and numbers"),
                 .remedy = message("pass the object's tensors as inputs instead")};
}
/// Flattened lists of lists: enough to plan an unknown operator.
Result<Variant> as_nested_tensors(const json::View& v) {
    TRY(const auto lists, v.items());
    std::vector<fx::Arg::Item> out;
    for (const json::View& list : lists) {
        TRY(const auto items, list.items());
        for (const json::View& item : items) {
            TRY(std::string name, read_name(item));
            out.emplace_back(fx::ValueName{std::move(name)});
        }
    }
    return Variant(std::move(out));
}
Result<Variant> as_int_lists(const json::View& v) {
    TRY(const auto lists, v.items());
    std::vector<fx::Arg::Dim> out;
    for (const json::View& list : lists) {
        TRY(const auto items, list.items());
        for (const json::View& item : items) {
            TRY(const std::int64_t number, item.integer());
            out.emplace_back(number);
        }
    }
    return Variant(std::move(out));
}
Result<Variant> as_float_lists(const json::View& v) {
    TRY(const auto lists, v.items());
    std::vector<double> out;
    for (const json::View& list : lists) {
        TRY(const auto items, list.items());
        for (const json::View& item : items) {
            TRY(const double number, item.number());
            out.push_back(number);
        }
    }
    return Variant(std::move(out));
}
/// Keyword arguments of a wrapped operator: the tensors among them.
Result<Variant> as_string_to_argument(const json::View& v) {
    TRY(const auto members, v.members());
    std::vector<fx::Arg::Item> out;
    for (const auto& [key, value] : members) {
        TRY(const auto tagged, read_tagged(value).in(key));
        if (tagged.first == "as_string_to_argument" || tagged.first == "as_graph")
            return Error{.what = message("nested arguments are not supported"), .place = key};
        TRY(const auto argument, read_argument(tagged.first, tagged.second).in(key));
        for (std::string& name : names_in(argument)) out.emplace_back(fx::ValueName{std::move(name)});
    }
    return Variant(std::move(out));
}

struct Row {
    std::string_view kind;
    Reader read;
};
constexpr std::array readers{
    Row{"as_none", as_none},
    Row{"as_tensor", as_tensor},
    Row{"as_tensors", as_tensors},
    Row{"as_optional_tensors", as_optional_tensors},
    Row{"as_optional_tensor", as_optional_tensor},
    Row{"as_int", as_int},
    Row{"as_ints", as_ints},
    Row{"as_sym_int", as_sym_int},
    Row{"as_sym_ints", as_sym_ints},
    Row{"as_float", as_float},
    Row{"as_floats", as_floats},
    Row{"as_sym_float", as_sym_float},
    Row{"as_sym_floats", as_sym_floats},
    Row{"as_bool", as_bool},
    Row{"as_bools", as_bools},
    Row{"as_sym_bool", as_sym_bool},
    Row{"as_sym_bools", as_sym_bools},
    Row{"as_string", as_string},
    Row{"as_strings", as_strings},
    Row{"as_scalar_type", as_scalar_type},
    Row{"as_memory_format", as_memory_format},
    Row{"as_layout", as_layout},
    Row{"as_device", as_device},
    Row{"as_complex", as_complex},
    Row{"as_operator", as_string},
    Row{"as_custom_obj", as_custom_obj},
    Row{"as_nested_tensors", as_nested_tensors},
    Row{"as_int_lists", as_int_lists},
    Row{"as_float_lists", as_float_lists},
    Row{"as_string_to_argument", as_string_to_argument},
};

}  // namespace

Result<std::string> read_name(const json::View& value) {
    TRY(std::string name, value.text("name"));
    if (name.empty()) return Error{.what = message("an empty value name"), .expected = message("a name")};
    return name;
}

Result<Variant> read_argument(const std::string& kind, const json::View& value) {
    const auto row = std::find_if(readers.begin(), readers.end(), [&](const Row& r) { return r.kind == kind; });
    if (row != readers.end()) return row->read(value);
    return Error{.what = message("an argument of kind '{kind}' is not supported", kind),
                 .expected = message("tensors, numbers, strings, types or graphs")};
}

std::vector<std::string> names_in(const Variant& value) {
    std::vector<std::string> out;
    if (const auto* one = std::get_if<fx::ValueName>(&value)) out.push_back(one->name);
    if (const auto* items = std::get_if<std::vector<fx::Arg::Item>>(&value)) {
        for (const fx::Arg::Item& item : *items) {
            if (item) out.push_back(item->name);
        }
    }
    if (const auto* dims = std::get_if<std::vector<fx::Arg::Dim>>(&value)) {
        for (const fx::Arg::Dim& dim : *dims) {
            if (const auto* name = std::get_if<fx::ValueName>(&dim)) out.push_back(name->name);
        }
    }
    return out;
}

}  // namespace arenascope::pt2
