#include "engine/formats/onnx/onnx_graph.h"
#include "engine/base/error_message.h"

#include <algorithm>

namespace arenascope::onnx {

void Refusals::add(const Node& node, const Message& why) {
    if (ops_.insert(node.op).second) say(why);
}

void Refusals::say(const Message& why) { all_ = in_sequence(all_, why); }

std::string GraphWriter::emit(const Node& node, std::string target, std::vector<fx::Arg> args, TensorType type,
                              std::string name) {
    if (name.empty()) {
        const auto made = std::find_if(node.outputs.begin(), node.outputs.end(),
                                       [](const std::string& output) { return !output.empty(); });
        name = values_.fresh((made == node.outputs.end() ? node.op : *made) + "_part");
    }
    emit_many(node, std::move(target), std::move(args), {name}, {std::move(type)});
    return name;
}

Result<std::string> GraphWriter::tensor_of_sizes(const Node& node, const std::string& name, const std::string& as) {
    const std::vector<sym::Expr> numbers = values_.open_numbers(name);
    TensorType type = values_.type_of(name);
    std::vector<fx::Arg::Item> items;
    for (const sym::Expr& number : numbers) {  // one number is a range of length 1
        std::vector<fx::Arg> args;
        for (const auto& [key, value] : {std::pair("start", number), std::pair("end", number + sym::Expr(1))}) {
            TRY(const fx::Arg::Dim at, dim(node, value));
            args.push_back({key, as_variant(at)});
        }
        args.push_back(fx_arg("step", std::int64_t{1}));
        args.push_back(fx_arg("dtype", DType::i64));
        items.emplace_back(fx::ValueName{
            emit(node, "aten::arange.start_step", std::move(args), {.dtype = DType::i64, .sizes = {1}}, {})});
    }
    const bool casts = type.dtype != DType::i64, is_list = type.sizes.size() == 1;
    std::string out =
        emit(node, "aten::cat.default", {fx_arg("tensors", std::move(items)), fx_arg("dim", std::int64_t{0})},
             {.dtype = DType::i64, .sizes = {static_cast<std::int64_t>(numbers.size())}},
             is_list && !casts ? as : std::string());
    if (casts) {
        out = emit(node, "aten::_to_copy.default", {fx_value("self", out), fx_arg("dtype", type.dtype)},
                   {.dtype = type.dtype, .sizes = {static_cast<std::int64_t>(numbers.size())}},
                   is_list ? as : std::string());
    }
    if (is_list) return out;
    const std::string scalar = as.empty() ? values_.fresh(name + "_number") : as;
    CHECKED(view(node, out, {.dtype = type.dtype, .sizes = {}}, scalar));
    return scalar;
}

std::optional<std::string> GraphWriter::read_sizes(const Node& node, const std::string& name) {
    if (!values_.is_open(name)) return std::nullopt;
    if (const auto made = tensors_made_.find(name); made != tensors_made_.end()) return made->second;
    const auto made = tensor_of_sizes(node, name, {});
    if (!made.ok()) {
        refusals_.add(node, message("{operator} computes with the size of a dynamic dimension", node.op));
        return std::nullopt;
    }
    tensors_made_[name] = made.value();
    return made.value();
}

void GraphWriter::emit_many(const Node& node, std::string target, std::vector<fx::Arg> args,
                            const std::vector<std::string>& names, const std::vector<TensorType>& types) {
    for (fx::Arg& each : args) {
        if (auto* read = std::get_if<fx::ValueName>(&each.value)) {
            if (const auto made = read_sizes(node, read->name)) read->name = *made;
        }
        if (auto* items = std::get_if<std::vector<fx::Arg::Item>>(&each.value)) {
            for (auto& item : *items) {
                if (!item) continue;
                if (const auto made = read_sizes(node, item->name)) item->name = *made;
            }
        }
    }
    fx::Node out{.name = names.front(),
                 .target = std::move(target),
                 .args = std::move(args),
                 .stack_trace = node.stack_trace,
                 .module_path = node.name};
    for (std::size_t i = 0; i < names.size(); ++i) {
        values_.define(names[i], types[i]);
        graph_.tensors[names[i]] = types[i];
        out.outputs.push_back({.names = {names[i]}});
    }
    graph_.nodes.push_back(std::move(out));
}

Result<> GraphWriter::view(const Node& node, const std::string& of, const TensorType& type, const std::string& name) {
    TRY(auto wanted, sizes(node, "size", type.sizes));
    emit(node, "aten::view.default", {fx_value("self", of), std::move(wanted)}, type, name);
    return done;
}

fx::Arg::Variant as_variant(const fx::Arg::Dim& dim) {
    if (const auto* plain = std::get_if<std::int64_t>(&dim)) return *plain;
    return std::get<fx::ValueName>(dim);
}

fx::Arg::Dim GraphWriter::number(std::string target, std::vector<fx::Arg> args) {
    const std::string name = values_.fresh("number");
    graph_.nodes.push_back(
        {.name = name, .target = std::move(target), .args = std::move(args), .outputs = {{.names = {name}}}});
    numbers_made_[name] = name;
    return fx::ValueName{name};
}

Result<std::vector<fx::Arg::Dim>> GraphWriter::given_numbers(const Node& node, std::size_t input, std::size_t most) {
    TRY(const TensorType type, values_.type(node, input));
    const bool is_list = type.sizes.size() == 1 && type.sizes[0].is_constant() && type.sizes[0].constant() >= 0 &&
        type.sizes[0].constant() <= static_cast<std::int64_t>(most);
    if (!is_list || (type.dtype != DType::i64 && type.dtype != DType::i32))
        return not_mapped(node, message("a shape whose rank differs from the result's"));
    const auto count = static_cast<std::size_t>(type.sizes[0].constant());
    std::vector<fx::Arg::Dim> out;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string item = emit(node, "aten::select.int",
                                      {values_.tensor("self", node, input), fx_arg("dim", std::int64_t{0}),
                                       fx_arg("index", static_cast<std::int64_t>(i))},
                                      {.dtype = type.dtype});
        out.push_back(number("aten::item.default", {fx_value("self", item)}));
    }
    return out;
}

Result<fx::Arg::Dim> GraphWriter::dim(const Node& node, const sym::Expr& size) {
    if (size.is_constant()) return fx::Arg::Dim{size.constant()};
    const std::string key = size.text();
    if (const auto made = numbers_made_.find(key); made != numbers_made_.end())
        return fx::Arg::Dim{fx::ValueName{made->second}};
    const auto add = [&](std::string target, std::vector<fx::Arg> args) {
        const std::string name = values_.fresh("size");
        graph_.nodes.push_back(
            {.name = name, .target = std::move(target), .args = std::move(args), .outputs = {{.names = {name}}}});
        graph_.scalars[name] = size;
        numbers_made_[key] = name;
        return fx::Arg::Dim{fx::ValueName{name}};
    };
    for (const std::string& input : values_.user_inputs()) {
        const TensorType& type = values_.type_of(input);
        for (std::size_t i = 0; i < type.sizes.size(); ++i) {
            if (!(type.sizes[i] == size)) continue;
            return add("aten::sym_size.int", {fx_value("self", input), fx_arg("dim", static_cast<std::int64_t>(i))});
        }
    }
    for (const auto& [name, type] : values_.types()) {
        if (values_.constants().contains(name) || values_.is_open(name)) continue;
        for (std::size_t i = 0; i < type.sizes.size(); ++i) {
            if (type.sizes[i] == size && graph_.tensors.contains(name))
                return add("aten::sym_size.int", {fx_value("self", name), fx_arg("dim", static_cast<std::int64_t>(i))});
        }
    }
    const char* target = size.op() == sym::Op::add ? "_operator::add"
        : size.op() == sym::Op::mul                ? "_operator::mul"
        : size.op() == sym::Op::floor_div          ? "_operator::floordiv"
                                                   : nullptr;
    if (!target || size.args().size() < 2) return not_mapped(node, message("the size {key}, which no input has", key));
    std::vector<sym::Expr> rest(size.args().begin(), size.args().end() - 1);
    TRY(const fx::Arg::Dim left, dim(node, rest.size() == 1 ? rest.front() : sym::Expr::make(size.op(), rest)));
    TRY(const fx::Arg::Dim right, dim(node, size.args().back()));
    return add(target, {fx_arg("a", as_variant(left)), fx_arg("b", as_variant(right))});
}

Result<fx::Arg> GraphWriter::sizes(const Node& node, std::string name, const std::vector<sym::Expr>& of) {
    std::vector<fx::Arg::Dim> out;
    for (const sym::Expr& size : of) {
        TRY(auto each, dim(node, size));
        out.push_back(std::move(each));
    }
    return fx::Arg{std::move(name), std::move(out)};
}

}  // namespace arenascope::onnx
