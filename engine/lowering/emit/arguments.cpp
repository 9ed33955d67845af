#include "engine/lowering/emit/arguments.h"

#include <algorithm>
#include <charconv>

#include "engine/base/text.h"
#include "engine/lowering/graph_steps.h"

namespace arenascope::lowering {
namespace {

/// c10's number of a memory format: contiguous 0, preserve 1, channels last 2, channels last 3d 3.
std::int64_t memory_format_code(int pt2) {
    switch (pt2) {
        case 1: return 0;
        case 4: return 1;
        case 2: return 2;
        default: return 3;
    }
}

std::vector<fx::Arg::Dim> numbers_in(std::string_view text) {
    std::vector<fx::Arg::Dim> numbers;
    const char* at = text.data();
    const char* end = at + text.size();
    while (at < end) {
        std::int64_t number = 0;
        const auto read = std::from_chars(at, end, number);
        if (read.ec == std::errc()) numbers.emplace_back(number);
        at = read.ec == std::errc() ? read.ptr : at + 1;
    }
    return numbers;
}

}  // namespace

template <class T>
ValueId ArgumentMaker::add(T data) {
    values_.push_back({.name = {}, .data = std::move(data)});
    return values_.last();
}

Result<ValueId> ArgumentMaker::named(const std::string& name) const {
    const auto found = ids_.find(name);
    if (found == ids_.end()) return Error{.what = message("value '{name}' is used before it is computed", name)};
    return found->second;
}

Result<ValueId> ArgumentMaker::make(const ops::Param& param) {
    if (const auto* arg = find_arg(node_, param.name)) {
        auto made = literal(arg->value, param);
        if (!made.ok()) return std::move(made).error().in(param.name);
        return made;
    }
    return from_default(param);
}

Result<ValueId> ArgumentMaker::from_default(const ops::Param& param) {
    if (!param.default_text) {
        if (param.is_optional) return add(Null{});
        return Error{.what = message("argument '{name}' is missing", param.name),
                     .expected = message("a value, because {operator} has no default for it", node_.target)};
    }
    const auto& text = *param.default_text;
    if (text == "None") return add(Null{});
    if (text == "True") return add(true);
    if (text == "False") return add(false);
    if (text.starts_with('\'') && text.size() >= 2) return add(text.substr(1, text.size() - 2));
    if (param.kind == ops::Kind::int_list) {
        auto numbers = numbers_in(text);
        if (numbers.size() == 1 && text.front() != '[' && param.fixed_length > 1)
            numbers.resize(static_cast<std::size_t>(param.fixed_length), numbers[0]);
        return dims(numbers, param);
    }
    std::int64_t integer = 0;
    const char* end = text.data() + text.size();
    const auto whole = std::from_chars(text.data(), end, integer);
    if (whole.ec == std::errc() && whole.ptr == end && param.kind != ops::Kind::number) return add(integer);
    double real = 0;
    const auto read = std::from_chars(text.data(), end, real);
    if (read.ec == std::errc() && read.ptr == end) return add(real);
    return Error{.what = message("default '{value}' of argument '{name}' cannot be read", text, param.name)};
}

Result<ValueId> ArgumentMaker::literal(const fx::Arg::Variant& value, const ops::Param& param) {
    if (std::holds_alternative<fx::None>(value)) return add(Null{});
    if (const auto* name = std::get_if<fx::ValueName>(&value)) return named(name->name);
    if (const auto* items = std::get_if<std::vector<fx::Arg::Item>>(&value)) return tensors(*items, param);
    if (const auto* items = std::get_if<std::vector<fx::Arg::Dim>>(&value)) return dims(*items, param);
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
        if (param.kind == ops::Kind::number) return add(static_cast<double>(*number));
        if (param.kind == ops::Kind::int_list)
            return dims(std::vector<fx::Arg::Dim>(static_cast<std::size_t>(std::max(1, param.fixed_length)), *number),
                        param);
        return add(*number);
    }
    if (const auto* number = std::get_if<double>(&value)) return add(*number);
    if (const auto* numbers = std::get_if<std::vector<double>>(&value)) return add(DoubleList{*numbers});
    if (const auto* truth = std::get_if<bool>(&value)) return add(*truth);
    if (const auto* truths = std::get_if<std::vector<bool>>(&value)) return add(BoolList{*truths});
    if (const auto* text = std::get_if<std::string>(&value)) return add(*text);
    if (const auto* texts = std::get_if<std::vector<std::string>>(&value)) {  // a .pte has no list of strings
        return add(joined(*texts, ","));
    }
    if (const auto* dtype = std::get_if<DType>(&value)) return add(static_cast<std::int64_t>(*dtype));
    if (const auto* format = std::get_if<fx::Arg::MemoryFormat>(&value)) return add(memory_format_code(format->value));
    if (std::holds_alternative<fx::Arg::Layout>(value)) return add(std::int64_t{0});  // strided, in c10's numbering
    if (std::holds_alternative<fx::Arg::Device>(value)) return add(Null{});
    return Error{.what = message("argument '{name}' has a kind that is not lowered yet", param.name)};
}

Result<ValueId> ArgumentMaker::tensors(const std::vector<fx::Arg::Item>& items, const ops::Param& param) {
    if (param.kind == ops::Kind::double_list || param.kind == ops::Kind::bool_list)
        return Error{
            .what = message("a list that a .pte stores as literals contains numbers that the program computes"),
            .remedy = message("export the model with constants in this list")};
    std::vector<ValueId> ids;
    for (const auto& item : items) {
        ids.push_back(no_value);
        if (!item) continue;
        TRY(ids.back(), named(item->name));
    }
    if (param.kind == ops::Kind::optional_tensor_list) return add(OptionalTensorList{std::move(ids)});
    return add(TensorList{std::move(ids)});
}

Result<ValueId> ArgumentMaker::dims(const std::vector<fx::Arg::Dim>& items, const ops::Param& param) {
    if (param.kind == ops::Kind::double_list) {
        DoubleList list;
        for (const auto& item : items)
            if (const auto* number = std::get_if<std::int64_t>(&item))
                list.items.push_back(static_cast<double>(*number));
        return add(std::move(list));
    }
    std::vector<ValueId> ids;
    for (const auto& item : items) {
        if (const auto* number = std::get_if<std::int64_t>(&item)) {
            ids.push_back(add(*number));
            continue;
        }
        TRY(const auto id, named(std::get<fx::ValueName>(item).name));
        ids.push_back(id);
    }
    return add(IntList{std::move(ids)});
}

ValueId ArgumentMaker::order(const std::vector<std::uint8_t>& dims) {
    IntList list;
    for (const auto dim : dims) list.items.push_back(add(static_cast<std::int64_t>(dim)));
    return add(std::move(list));
}

}  // namespace arenascope::lowering
