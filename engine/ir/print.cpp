#include "engine/ir/print.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

#include "engine/ir/forward_paths.h"
#include "engine/ir/shape_text.h"

namespace arenascope {

namespace {

using Kind = Instruction::Kind;

std::string text_of(double number) {
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
    return {buffer.data(), end};
}
std::string text_of(bool truth) { return truth ? "true" : "false"; }
std::string range_text(const std::string& symbol, const sym::Range& range) {
    std::string out =
        "  symbol " + symbol + ": " + std::to_string(range.min) + ".." + (range.max ? std::to_string(*range.max) : "");
    if (range.hint) out += ", example " + std::to_string(*range.hint);
    return out + "\n";
}

// -- methods ---------------------------------------------------------------------------------------------------

class MethodPrinter {
public:
    MethodPrinter(const Method& method, const OperatorFacts& facts)
        : method_(method), facts_(facts), is_set_(method.values.size(), false) {
        for (const Value& value : method.values) ++names_[value.name];
        for (const Instruction& each : method.instructions) {
            const bool sets = each.kind == Kind::kernel || each.kind == Kind::move;
            if (sets && each.outs.empty() && !each.args.empty() && is_set_.has(each.args.back()))
                is_set_[each.args.back()] = true;
        }
        for (const ValueId id : method.inputs) {
            if (is_set_.has(id)) is_set_[id] = true;
        }
    }

    std::string text() && {
        out_ = "method " + method_.name + "\n";
        for (const auto& [symbol, range] : method_.ranges) out_ += range_text(symbol, range);
        for (const ValueId id : method_.values.indices()) add_value(id);
        out_ += "  inputs (" + list_of(method_.inputs) + ")\n";
        for (const InstructionIndex at : method_.instructions.indices()) {
            add_graphs(at);
            add_instruction(at);
        }
        out_ += "  outputs (" + list_of(method_.outputs) + ")\n";
        return std::move(out_);
    }

private:
    [[nodiscard]] std::string called(ValueId id) const {
        if (id == no_value) return "none";
        if (!method_.values.has(id)) return "%" + std::to_string(id.number()) + "?";
        const std::string& name = method_.values[id].name;
        return "%" + (!name.empty() && names_.at(name) == 1 ? name : std::to_string(id.number()));
    }
    [[nodiscard]] std::string list_of(const std::vector<ValueId>& ids) const {
        return joined(ids, ", ", [&](ValueId id) { return called(id); });
    }

    void add_value(ValueId id) {
        const Tensor* tensor = method_.values[id].tensor();
        if (!tensor) return;
        out_ += "  value " + called(id) + ": " + std::string(name_of(tensor->dtype)) + shape_text(tensor->sizes);
        const bool is_dynamic = std::any_of(tensor->sizes.begin(), tensor->sizes.end(),
                                            [](const sym::Expr& size) { return !size.is_constant(); });
        if (is_dynamic && !tensor->upper.empty()) out_ += " <= " + shape_text(tensor->upper);
        if (!std::is_sorted(tensor->dim_order.begin(), tensor->dim_order.end()))
            out_ += " order [" + joined(tensor->dim_order, ", ") + "]";
        out_ += " " + std::string(name_of(tensor->role));
        if (tensor->is_constant && tensor->role != Role::constant) out_ += " constant";
        if (tensor->is_state && tensor->role != Role::state) out_ += " state";
        if (tensor->dynamism == Dynamism::unbounded) out_ += " unbounded";
        if (tensor->grows) out_ += " grows";
        if (tensor->alias_of != no_value) out_ += " of " + called(tensor->alias_of);
        if (tensor->alias_offset != 0) out_ += " at byte " + std::to_string(tensor->alias_offset);
        if (tensor->loaded) {
            out_ += " at " + std::to_string(tensor->loaded->mem_id) + ":" + std::to_string(tensor->loaded->offset);
        }
        out_ += "\n";
    }

    void add_graphs(InstructionIndex at) {
        for (const SubGraph& graph : method_.graphs) {
            if (graph.kind == SubGraph::Kind::method) continue;
            if (graph.begin == at) out_ += "  graph " + graph.path + " to " + std::to_string(graph.end.number()) + "\n";
        }
    }

    /// A literal by its value; values that an instruction sets, and tensors, by name.
    [[nodiscard]] std::string argument(ValueId id) const {
        if (!method_.values.has(id)) return called(id);
        const auto& data = method_.values[id].data;
        if (std::holds_alternative<Null>(data)) return "none";
        if (const auto* list = std::get_if<TensorList>(&data)) return "[" + list_of(list->items) + "]";
        if (const auto* list = std::get_if<OptionalTensorList>(&data)) return "[" + list_of(list->items) + "]";
        if (const auto* ints = std::get_if<IntList>(&data))
            return "[" + joined(ints->items, ", ", [&](ValueId item) { return argument(item); }) + "]";
        if (const auto* reals = std::get_if<DoubleList>(&data))
            return "[" + joined(reals->items, ", ", [](double item) { return text_of(item); }) + "]";
        if (const auto* truths = std::get_if<BoolList>(&data))
            return "[" + joined(truths->items, ", ", [](bool item) { return text_of(item); }) + "]";
        if (const auto* text = std::get_if<std::string>(&data)) return "\"" + *text + "\"";
        if (std::holds_alternative<Tensor>(data) || is_set_[id]) return called(id);
        if (const auto* number = std::get_if<std::int64_t>(&data)) return std::to_string(*number);
        if (const auto* number = std::get_if<double>(&data)) return text_of(*number);
        return text_of(std::get<bool>(data));
    }

    void add_instruction(InstructionIndex at) {
        const Instruction& each = method_.instructions[at];
        const auto arg = [&](std::size_t i) { return i < each.args.size() ? argument(each.args[i]) : "?"; };
        out_ += "  " + std::to_string(at.number()) + ": ";
        switch (each.kind) {
            case Kind::move: out_ += "move " + arg(0) + " to " + arg(1); break;
            case Kind::jump_false:
                out_ += "jump to " + std::to_string(each.jump_to.number()) + " unless " + arg(0);
                break;
            case Kind::free: out_ += "free " + arg(0); break;
            case Kind::delegate:
            case Kind::kernel: add_call(each); break;
        }
        out_ += each.name.empty() ? "\n" : "  # " + each.name + "\n";
    }

    void add_call(const Instruction& each) {
        if (!each.outs.empty()) out_ += list_of(each.outs) + " = ";
        out_ += each.op;
        if (each.kind == Kind::delegate) out_ += " #" + std::to_string(each.delegate.number());
        const std::vector<std::string> names = facts_.argument_names(each.op);
        std::vector<std::string> args;
        for (std::size_t i = 0; i < each.args.size(); ++i) {
            if (!names.empty() && i >= names.size()) break;  // results are named before the "="
            args.push_back((i < names.size() ? names[i] + "=" : "") + argument(each.args[i]));
        }
        out_ += "(" + joined(args, ", ") + ")";
    }

    const Method& method_;
    const OperatorFacts& facts_;
    std::map<std::string, int> names_;
    ValueSet is_set_;  ///< numbers that instructions compute or the caller gives
    std::string out_;
};

// -- graphs ----------------------------------------------------------------------------------------------------

std::string name_text(const std::string& name) { return "%" + name; }

std::string item_text(const fx::Arg::Item& item) { return item ? name_text(item->name) : "none"; }

std::string dim_text(const fx::Arg::Dim& dim) {
    const auto* number = std::get_if<std::int64_t>(&dim);
    return number ? std::to_string(*number) : name_text(std::get<fx::ValueName>(dim).name);
}

struct ArgumentText {
    std::string operator()(const fx::None&) const { return "none"; }
    std::string operator()(const fx::ValueName& value) const { return name_text(value.name); }
    std::string operator()(const std::vector<fx::Arg::Item>& items) const {
        return "[" + joined(items, ", ", item_text) + "]";
    }
    std::string operator()(std::int64_t number) const { return std::to_string(number); }
    std::string operator()(const std::vector<fx::Arg::Dim>& dims) const {
        return "[" + joined(dims, ", ", dim_text) + "]";
    }
    std::string operator()(double number) const { return text_of(number); }
    std::string operator()(const std::vector<double>& numbers) const {
        return "[" + joined(numbers, ", ", [](double number) { return text_of(number); }) + "]";
    }
    std::string operator()(bool truth) const { return text_of(truth); }
    std::string operator()(const std::vector<bool>& truths) const {
        return "[" + joined(truths, ", ", [](bool truth) { return text_of(truth); }) + "]";
    }
    std::string operator()(const std::string& text) const { return "\"" + text + "\""; }
    std::string operator()(const std::vector<std::string>& texts) const {
        return "[" + joined(texts, ", ", [this](const std::string& text) { return (*this)(text); }) + "]";
    }
    std::string operator()(DType dtype) const { return std::string(name_of(dtype)); }
    std::string operator()(const fx::Arg::MemoryFormat& format) const {
        return "memory_format " + std::to_string(format.value);
    }
    std::string operator()(const fx::Arg::Layout& layout) const { return "layout " + std::to_string(layout.value); }
    std::string operator()(const fx::Arg::Device& device) const { return "device " + device.type; }
    std::string operator()(const std::shared_ptr<fx::Graph>& graph) const { return "graph " + graph->name; }
};

std::string argument_text(const fx::Arg& arg) {
    return (arg.name.empty() ? "" : arg.name + "=") + std::visit(ArgumentText{}, arg.value);
}

std::string output_text(const fx::Graph& graph, const fx::Output& output) {
    const auto typed = [&](const std::string& name) {
        const auto tensor = graph.tensors.find(name);
        if (tensor != graph.tensors.end()) {
            return name_text(name) + ": " + std::string(name_of(tensor->second.dtype)) +
                shape_text(tensor->second.sizes);
        }
        const auto scalar = graph.scalars.find(name);
        return name_text(name) + (scalar == graph.scalars.end() ? "" : ": " + scalar->second.text());
    };
    const std::string names = joined(output.names, ", ", typed);
    return output.is_list ? "[" + names + "]" : names;
}

std::string_view kind_text(fx::InputSpec::Kind kind) {
    static constexpr std::array<std::string_view, 7> names{"parameter",      "buffer", "constant", "input",
                                                           "constant input", "object", "token"};
    return names[static_cast<std::size_t>(kind)];
}
std::string_view kind_text(fx::OutputSpec::Kind kind) {
    static constexpr std::array<std::string_view, 7> names{
        "output", "buffer mutation", "input mutation", "parameter mutation", "loss", "gradient", "token"};
    return names[static_cast<std::size_t>(kind)];
}

void add_nodes(const fx::Graph& graph, const fx::GraphPaths& paths, const std::string& indent, std::string& out) {
    for (const fx::Node& node : graph.nodes) {
        out += indent;
        if (node.graph != fx::own_path && paths.has(node.graph)) out += "{" + paths[node.graph] + "} ";
        if (!node.outputs.empty())
            out += joined(node.outputs, ", ", [&](const fx::Output& each) { return output_text(graph, each); }) + " = ";
        out += node.target + "(" + joined(node.args, ", ", argument_text) + ")\n";
        for (const fx::Arg& arg : node.args) {
            const auto* inner = std::get_if<std::shared_ptr<fx::Graph>>(&arg.value);
            if (!inner) continue;
            out += indent + "graph " + (*inner)->name + " (" + joined((*inner)->inputs, ", ", name_text) + ")\n";
            add_nodes(**inner, paths, indent + "  ", out);
            out += indent + "  return " + joined((*inner)->outputs, ", ", argument_text) + "\n";
        }
    }
}

}  // namespace

std::string print(const Method& method, const OperatorFacts& facts) { return MethodPrinter(method, facts).text(); }

std::string print(const fx::ExportedProgram& program) {
    std::string out = "graph " + program.model_name + " " + program.dialect + "\n";
    for (const auto& [symbol, range] : program.ranges) out += range_text(symbol, range);
    for (const fx::InputSpec& input : program.inputs) {
        out += "  " + std::string(kind_text(input.kind)) + " " +
            output_text(program.graph, {.names = {input.arg}, .is_list = false});
        if (!input.target.empty()) out += " is " + input.target;
        out += "\n";
    }
    add_nodes(program.graph, program.graph_paths, "  ", out);
    for (const fx::OutputSpec& output : program.outputs) {
        out += "  " + std::string(kind_text(output.kind)) + " " + argument_text(output.arg);
        if (!output.target.empty()) out += " to " + output.target;
        out += "\n";
    }
    return out;
}

}  // namespace arenascope
