#include "engine/formats/onnx/onnx_graph.h"
#include "engine/base/text.h"

#include <algorithm>

namespace arenascope::onnx {

void Refusals::add(const Node& node, const std::string& why) {
    if (ops_.insert(node.op).second) say(why);
}

void Refusals::say(const std::string& why) { append_item(text_, "; ", why); }

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

void GraphWriter::emit_many(const Node& node, std::string target, std::vector<fx::Arg> args,
                            const std::vector<std::string>& names, const std::vector<TensorType>& types) {
    for (const fx::Arg& each : args) {
        const auto* read = std::get_if<fx::ValueName>(&each.value);
        if (read && values_.is_open(read->name))
            refusals_.add(node, node.op + " computes with the size of an open dimension");
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
        return not_mapped(node, message("a shape of another rank than its result has"));
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
