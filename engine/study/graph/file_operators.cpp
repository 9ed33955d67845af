#include "engine/study/graph/file_operators.h"

#include <map>

#include "engine/base/file.h"
#include "engine/formats/onnx/onnx_operators.h"

namespace arenascope {
namespace {

class Namer {
public:
    Namer(ProgramGraph& graph, const Method& method, ByteView file)
        : graph_(graph), method_(method), operators_(onnx_operators(file)) {}

    void run() {
        for (const ProgramNode& node : graph_.nodes) {
            if (!is_lowered(node)) continue;
            Parts& parts = parts_[key_of(node)];
            ++parts.all;
            if (node.family == operator_family("onnx::" + operator_of(node))) ++parts.alike;
        }
        for (ProgramNode& node : graph_.nodes) {
            if (!is_lowered(node)) continue;
            const std::string op = operator_of(node);
            const Parts& parts = parts_.at(key_of(node));
            const bool is_alike = node.family == operator_family("onnx::" + op);
            if (!op.empty() && (parts.all == 1 || (parts.alike == 1 && is_alike))) node.title = op;
        }
        for (ProgramFrame& frame : graph_.frames) {
            const bool is_flow = frame.kind == ProgramFrame::Kind::branch || frame.kind == ProgramFrame::Kind::loop;
            const std::string op = is_flow ? operator_of(frame) : std::string();
            if (op.empty() || op == frame.title) continue;
            frame.lowered = frame.title;
            frame.title = op;
        }
    }

private:
    /// What one operator of the file became.
    struct Parts {
        int all = 0, alike = 0;  ///< alike: of the operator's own kind
    };

    [[nodiscard]] bool is_lowered(const ProgramNode& node) const {
        return node.kind == ProgramNode::Kind::op && node.instruction.valid() && !node.op.starts_with("onnx::") &&
            node.carry == ProgramNode::Carry::none;
    }

    /// The part of a result that lowering needed in between is named after the result.
    static std::string_view result_of(std::string_view name) { return name.substr(0, name.rfind("_part")); }

    [[nodiscard]] std::string key_of(const ProgramNode& node) const {
        return node.module.empty() ? std::string(result_of(node.name)) : node.module;
    }

    [[nodiscard]] std::string by_node(std::string_view name) const {
        const auto found = operators_.by_node.find(name);
        return found == operators_.by_node.end() ? std::string() : found->second;
    }

    /// Names of a body's values begin with the path of its graph.
    [[nodiscard]] std::string by_result(std::string_view name) const {
        for (;; name.remove_prefix(name.find('.') + 1)) {
            const auto found = operators_.by_result.find(name);
            if (found != operators_.by_result.end()) return found->second;
            if (name.find('.') == std::string_view::npos) return {};
        }
    }

    [[nodiscard]] std::string operator_of(const ProgramNode& node) const {
        if (!node.module.empty()) return by_node(node.module);
        if (std::string op = by_result(result_of(node.name)); !op.empty()) return op;
        return copied(node.name);
    }

    /// A branch copies what it returns; the file has an operator for it that does no more.
    [[nodiscard]] std::string copied(std::string_view name) const {
        constexpr std::string_view copy = "_result";
        if (!name.ends_with(copy)) return {};
        name.remove_suffix(copy.size());
        const std::string op = by_result(name);
        return op == "Identity" || op == "Constant" ? op : std::string();
    }

    [[nodiscard]] std::string operator_of(const ProgramFrame& frame) const {
        if (graph_.nodes.has(frame.condition)) {
            const InstructionIndex at = graph_.nodes[frame.condition].instruction;
            const std::string name = at.valid() ? method_.instructions[at].module_path : std::string();
            if (const std::string op = by_node(name); !op.empty()) return op;
        }
        if (!graph_.nodes.has(frame.result)) return {};
        for (const ValueId value : graph_.nodes[frame.result].values)
            if (const std::string op = by_result(method_.values[value].name); !op.empty()) return op;
        return {};
    }

    ProgramGraph& graph_;
    const Method& method_;
    OnnxOperators operators_;
    std::map<std::string, Parts> parts_;
};

}  // namespace

void name_as_in_file(ProgramGraph& graph, const Method& method, const Program& program) {
    if (program.format == FormatId::onnx && program.file) Namer(graph, method, program.file->bytes()).run();
}

}  // namespace arenascope
