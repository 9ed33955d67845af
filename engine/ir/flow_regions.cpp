#include "engine/ir/flow_regions.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace arenascope {

namespace {

using Kind = Instruction::Kind;
constexpr int most_nested = 64;  // as lowering allows; files may claim anything

class Finder {
public:
    explicit Finder(const Method& method) : method_(method) {
        regions_.push_back({.end = method.instructions.next()});
        set_.assign(method.values.size(), false);
        for (const InstructionIndex i : method.instructions.indices()) {
            const Instruction& in = at(i);
            if (in.kind == Kind::jump_false && in.jump_to.valid() && in.jump_to <= i)
                backs_[in.jump_to] = std::max(backs_[in.jump_to], i);
            const bool may_set = in.kind == Kind::kernel || in.kind == Kind::move;
            if (may_set && !in.args.empty() && set_.has(in.args.back())) set_[in.args.back()] = true;
        }
    }

    Table<GraphIndex, SubGraph> run() && {
        find(InstructionIndex(0), method_.instructions.next(), GraphIndex(0), 0);
        return std::move(regions_);
    }

private:
    const Instruction& at(InstructionIndex i) const { return method_.instructions[i]; }

    /// A jump forward, within `end`.
    std::optional<InstructionIndex> forward(InstructionIndex i, InstructionIndex end) const {
        const Instruction& in = at(i);
        if (in.kind != Kind::jump_false || in.jump_to <= i || in.jump_to > end) return std::nullopt;
        return in.jump_to;
    }

    /// On a literal False that no instruction sets.
    bool is_always_taken(InstructionIndex i) const {
        const Instruction& in = at(i);
        if (in.kind != Kind::jump_false || in.args.empty()) return false;
        const ValueId id = in.args[0];
        if (!method_.values.has(id) || set_[id]) return false;
        const auto* value = std::get_if<bool>(&method_.values[id].data);
        return value && !*value;
    }

    void find(InstructionIndex begin, InstructionIndex end, GraphIndex parent, int depth) {
        if (depth > most_nested) return;
        for (InstructionIndex i = begin; i < end;) {
            const auto back = backs_.find(i);
            if (back != backs_.end() && back->second < end && !taken_[i]) i = loop(i, back->second, parent, depth);
            else if (const auto other = forward(i, end); other && is_branch(i, *other, end))
                i = branch(i, *other, parent, depth);
            else ++i;
        }
    }

    bool is_branch(InstructionIndex i, InstructionIndex other, InstructionIndex end) const {
        return other - 1 > i && is_always_taken(other - 1) && forward(other - 1, end);
    }

    InstructionIndex branch(InstructionIndex i, InstructionIndex other, GraphIndex parent, int depth) {
        const InstructionIndex end = at(other - 1).jump_to;
        const std::string number = counted(parent, "true_graph");
        add(SubGraph::Kind::arm, "true_graph_" + number, parent, i + 1, other, depth);
        add(SubGraph::Kind::arm, "false_graph_" + number, parent, other, end, depth);
        return end;
    }

    InstructionIndex loop(InstructionIndex start, InstructionIndex back, GraphIndex parent, int depth) {
        taken_[start] = true;  // its body begins where it begins
        for (const InstructionIndex i : IndexRange(start, back)) {
            if (at(i).kind != Kind::jump_false || at(i).jump_to != back + 1) continue;
            const std::string number = counted(parent, "while_loop");
            add(SubGraph::Kind::test, "while_loop_cond_graph_" + number, parent, start, i + 1, depth);
            add(SubGraph::Kind::body, "while_loop_body_graph_" + number, parent, i + 1, back + 1, depth);
            return back + 1;
        }
        const bool copies_in =
            start.number() > 0 && (at(start - 1).op == "aten::copy_" || at(start - 1).op == "aten::clone.out");
        const std::string name = copies_in ? "scan_combine_graph" : "body_graph";
        add(SubGraph::Kind::body, name + "_" + counted(parent, name), parent, start, back + 1, depth);
        return back + 1;
    }

    std::string counted(GraphIndex parent, const std::string& stem) {
        return std::to_string(counts_[{parent, stem}]++);
    }

    void add(SubGraph::Kind kind, const std::string& name, GraphIndex parent, InstructionIndex begin,
             InstructionIndex end, int depth) {
        const GraphIndex row = regions_.next();
        const std::string& outer = regions_[parent].path;
        regions_.push_back({.kind = kind,
                            .path = outer.empty() ? name : outer + "." + name,
                            .parent = parent,
                            .begin = begin,
                            .end = end});
        find(begin, end, row, depth + 1);
    }

    const Method& method_;
    Table<GraphIndex, SubGraph> regions_;
    Table<ValueId, bool> set_;                            ///< values that an instruction sets
    std::map<InstructionIndex, InstructionIndex> backs_;  ///< where loops begin: the last jump back to it
    std::map<InstructionIndex, bool> taken_;
    std::map<std::pair<GraphIndex, std::string>, int> counts_;
};

}  // namespace

Table<GraphIndex, SubGraph> flow_regions(const Method& method) {
    return method.graphs.empty() ? Finder(method).run() : method.graphs;
}

Table<ValueId, GraphIndex> regions_of_values(const Method& method, const Table<GraphIndex, SubGraph>& regions) {
    Table<InstructionIndex, GraphIndex> of_instruction(method.instructions.size(), GraphIndex(0));
    for (const GraphIndex graph : regions.indices()) {  // inner ones come later
        if (graph == GraphIndex(0)) continue;
        for (const InstructionIndex at : IndexRange(regions[graph].begin, regions[graph].end))
            of_instruction[at] = graph;
    }
    Table<ValueId, GraphIndex> of_value(method.values.size());
    for (const InstructionIndex at : method.instructions.indices()) {
        for (const ValueId id : method.instructions[at].outs) {
            if (of_value.has(id) && !of_value[id].valid()) of_value[id] = of_instruction[at];
        }
    }
    for (GraphIndex& graph : of_value) {
        if (!graph.valid()) graph = GraphIndex(0);
    }
    return of_value;
}

bool runs_graphs(const Instruction& instruction) {
    constexpr std::array<std::string_view, 7> names{"tflite::IF", "tflite::WHILE", "tflite::CALL_ONCE", "onnx::If",
                                                    "onnx::Loop", "onnx::Scan",    "onnx::SequenceMap"};
    return instruction.kind == Kind::kernel && std::find(names.begin(), names.end(), instruction.op) != names.end();
}

}  // namespace arenascope
