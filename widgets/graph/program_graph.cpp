#include "widgets/graph/program_graph.h"

#include <QStringList>
#include <algorithm>
#include <set>

#include "engine/ir/source_line.h"
#include "engine/ir/steps.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

QString utf8(const std::string& text) { return QString::fromStdString(text); }

QString dims(const Tensor& tensor) {
    return tensor.upper.empty() ? QStringLiteral("scalar") : kit::sizesText(tensor.upper);
}

class Builder {
public:
    explicit Builder(const Outcome& outcome) : method_(*outcome.method) {}

    ProgramGraph build() {
        for (const ValueId id : method_.inputs) addPlaceholder(id, ProgramNode::Kind::input);
        for (const ValueId id : method_.values.indices()) {
            const Tensor* tensor = method_.values[id].tensor();
            if (tensor && tensor->is_state && tensor->alias_of == no_value)
                addPlaceholder(id, ProgramNode::Kind::state);
        }
        const Table<InstructionIndex, Step> steps = steps_of_instructions(method_);
        for (const InstructionIndex i : steps.indices()) {
            if (!steps[i].valid()) continue;
            addOperator(i, steps[i]);
            ++graph_.operators;
        }
        return std::move(graph_);
    }

private:
    const Tensor* tensor(ValueId id) const { return method_.values.has(id) ? method_.values[id].tensor() : nullptr; }
    ValueId root(ValueId id) const {
        const Tensor* found = tensor(id);
        return found && found->alias_of != no_value ? found->alias_of : id;
    }

    void addPlaceholder(ValueId id, ProgramNode::Kind kind) {
        const Tensor* found = tensor(id);
        if (!found || writers_.contains(id)) return;
        const std::string& own = method_.values[id].name;
        ProgramNode node{.kind = kind, .value = id, .values = {id}};
        node.name =
            utf8(found->qualified_name.empty() || kind != ProgramNode::Kind::constant ? own : found->qualified_name);
        node.detail = dims(*found);
        const NodeIndex index = graph_.nodes.next();
        graph_.nodes.push_back(std::move(node));
        writers_[id] = graph_.makers[id] = index;
    }

    void addOperator(InstructionIndex at, Step step) {
        const Instruction& instruction = method_.instructions[at];
        ProgramNode node{.kind = instruction.kind == Instruction::Kind::delegate ? ProgramNode::Kind::delegate
                                                                                 : ProgramNode::Kind::op,
                         .instruction = at,
                         .step = step};
        node.name = utf8(instruction.name.empty() ? instruction.op : instruction.name);
        node.module = utf8(instruction.module_path);
        node.source = utf8(source_line(instruction.stack_trace));
        for (const ValueId out : instruction.outs) node.values.push_back(root(out));
        if (!node.values.empty()) node.value = node.values.front();
        // The name that the tensor has everywhere else; a state keeps its own.
        if (const Tensor* made = tensor(node.value)) {
            node.detail = dims(*made);
            if (!made->is_state) node.name = utf8(method_.values[node.value].name);
        }
        const NodeIndex index = graph_.nodes.next();
        graph_.nodes.push_back(std::move(node));
        for (const ValueId read : reads(instruction)) addRead(read, index);
        for (const ValueId out : instruction.outs) addWrite(root(out), index);
    }

    /// Tensors that an instruction reads: its arguments without those that it only writes.
    std::vector<ValueId> reads(const Instruction& instruction) const {
        const std::set<ValueId> outs(instruction.outs.begin(), instruction.outs.end());
        const std::string base = instruction.op.substr(0, instruction.op.find('.'));
        const bool in_place = base.ends_with('_') && !base.ends_with("::copy_") && !base.ends_with("::fill_");
        std::vector<ValueId> out;
        const auto add = [&](ValueId id) {
            if (!tensor(id) || (outs.contains(id) && !in_place)) return;
            if (std::find(out.begin(), out.end(), id) == out.end()) out.push_back(id);
        };
        for (const ValueId id : instruction.args) {
            if (!method_.values.has(id)) continue;
            const auto& data = method_.values[id].data;
            if (const auto* list = std::get_if<TensorList>(&data))
                std::for_each(list->items.begin(), list->items.end(), add);
            if (const auto* some = std::get_if<OptionalTensorList>(&data))
                std::for_each(some->items.begin(), some->items.end(), add);
            add(id);
        }
        return out;
    }

    void addRead(ValueId read, NodeIndex reader) {
        const ValueId from = root(read);
        const Tensor *made = tensor(from), *seen = tensor(read);
        if (!writers_.contains(from) && made && made->is_constant) addPlaceholder(from, ProgramNode::Kind::constant);
        const auto writer = writers_.find(from);
        if (writer == writers_.end() || writer->second == reader) return;
        ProgramEdge edge{.from = writer->second, .to = reader, .value = from, .bytes = seen->bytes().value_or(0)};
        if (read != from) {
            edge.view = dims(*seen);
            if (seen_views_.insert(read).second) ++graph_.views;
        }
        addEdge(std::move(edge));
    }

    void addWrite(ValueId written, NodeIndex writer) {
        const Tensor* made = tensor(written);
        if (!made) return;
        if (made->is_state) {
            const auto state = graph_.makers.find(written);
            if (state != graph_.makers.end())
                addEdge({.from = writer,
                         .to = state->second,
                         .value = written,
                         .bytes = made->bytes().value_or(0),
                         .writesBack = true});
        }
        writers_[written] = writer;
        graph_.makers.try_emplace(written, writer);
    }

    void addEdge(ProgramEdge edge) {
        const EdgeIndex index = graph_.edges.next();
        graph_.nodes[edge.from].out.push_back(index);
        graph_.nodes[edge.to].in.push_back(index);
        graph_.edges.push_back(std::move(edge));
    }

    const Method& method_;
    ProgramGraph graph_;
    std::unordered_map<ValueId, NodeIndex> writers_;  ///< node that wrote a root last
    std::set<ValueId> seen_views_;
};

}  // namespace

NodeIndex ProgramGraph::nodeOf(const Method& method, ValueId value) const {
    if (!method.values.has(value)) return {};
    const Tensor* tensor = method.values[value].tensor();
    const auto found = makers.find(tensor && tensor->alias_of != no_value ? tensor->alias_of : value);
    return found == makers.end() ? NodeIndex{} : found->second;
}

ProgramGraph programGraph(const Outcome& outcome) { return outcome.method ? Builder(outcome).build() : ProgramGraph{}; }

}  // namespace arenascope
