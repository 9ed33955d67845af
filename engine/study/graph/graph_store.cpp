#include "engine/study/graph/graph_store.h"

#include "engine/ir/dependences.h"

namespace arenascope {

const Tensor* GraphStore::tensor(ValueId id) const {
    return method_.values.has(id) ? method_.values[id].tensor() : nullptr;
}

ValueId GraphStore::root(ValueId id) const { return method_.values.has(id) ? memory_root(method_, id) : id; }

std::int64_t GraphStore::bytes_of(ValueId id) const {
    const Tensor* found = tensor(id);
    return found ? found->bytes().value_or(0) : 0;
}

NodeIndex GraphStore::add_node(ProgramNode node, const NodePlace& place) {
    const NodeIndex index = graph().nodes.next();
    const bool runs = node.kind != ProgramNode::Kind::input && node.kind != ProgramNode::Kind::output &&
        node.kind != ProgramNode::Kind::state && node.kind != ProgramNode::Kind::constant;
    if (runs) placed.order.push_back(index);
    graph().nodes.push_back(std::move(node));
    placed.places.push_back(place);
    return index;
}

void GraphStore::add_edge(const ProgramEdge& edge) {
    if (edge.from == edge.to && edge.kind != ProgramEdge::Kind::back) return;
    const EdgeIndex index = graph().edges.next();
    graph().nodes[edge.from].out.push_back(index);
    graph().nodes[edge.to].in.push_back(index);
    graph().edges.push_back(edge);
}

void GraphStore::add_edge(ProgramEdge::Kind kind, NodeIndex from, NodeIndex to, ValueId value) {
    add_edge({.kind = kind, .from = from, .to = to, .value = value, .seen = value, .bytes = bytes_of(value)});
}

void GraphStore::add_given(ValueId id, ProgramNode::Kind kind) {
    const Tensor* found = tensor(id);
    if (!found || writer(id).valid()) return;
    ProgramNode node{.kind = kind, .value = id, .values = {id}};
    const bool qualified = kind == ProgramNode::Kind::constant && !found->qualified_name.empty();
    node.name = qualified ? found->qualified_name : method_.values[id].name;
    node.bytes = bytes_of(id);
    const NodeIndex index = add_node(std::move(node), {});
    writers_[id] = graph().makers[id] = index;
}

void GraphStore::add_unknown(ValueId id, ProgramNode::Kind kind) {
    if (!method_.values.has(id) || writer(id).valid()) return;
    writers_[id] = add_node({.kind = kind, .name = method_.values[id].name}, {});
}

void GraphStore::add_read(ValueId read, NodeIndex reader) {
    const ValueId from = root(read);
    const Tensor* made = tensor(from);
    if (!writer(from).valid() && made && made->is_constant) add_given(from, ProgramNode::Kind::constant);
    first_reads.try_emplace(from, reader);
    const NodeIndex by = writer(from);
    if (!by.valid() || by == reader) return;
    if (read != from && seen_views_.insert(read).second) ++graph().views;
    add_edge({.from = by, .to = reader, .value = from, .seen = read, .bytes = bytes_of(read)});
}

void GraphStore::add_write(ValueId written, NodeIndex writer) {
    const Tensor* made = tensor(written);
    if (!made) return;
    if (made->is_state) {
        const auto state = graph().makers.find(written);
        if (state != graph().makers.end()) add_edge(ProgramEdge::Kind::write_back, writer, state->second, written);
    }
    set_writer(written, writer);
    graph().makers.try_emplace(written, writer);
}

NodeIndex GraphStore::writer(ValueId root) const {
    const auto found = writers_.find(root);
    return found == writers_.end() ? NodeIndex{} : found->second;
}

void GraphStore::set_writer(ValueId root, NodeIndex node) {
    if (within > 0) log.push_back({root, writer(root)});
    writers_[root] = last_writers[root] = node;
}

void GraphStore::undo(std::size_t begun) {
    while (log.size() > begun) {
        const Change& change = log.back();
        if (change.before.valid()) writers_[change.value] = change.before;
        else writers_.erase(change.value);
        log.pop_back();
    }
}

NodeIndex GraphStore::first_runner(NodeIndex first) const {
    for (NodeIndex i = first; i < placed.graph.nodes.next(); ++i) {
        const auto kind = placed.graph.nodes[i].kind;
        if (kind != ProgramNode::Kind::constant && kind != ProgramNode::Kind::result) return i;
    }
    return {};
}

}  // namespace arenascope
