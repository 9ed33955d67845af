// Structured bindings name every field, so a field that is added to a struct and forgotten here does not compile.

#include "engine/ir/same_method.h"

#include <algorithm>

namespace arenascope {

namespace {

template <class Item>
bool same(const std::vector<Item>& a, const std::vector<Item>& b);

bool same(const Data& a, const Data& b) {
    const auto& [bytes, owner] = a;
    if (bytes.size() != b.bytes.size()) return false;
    if (owner && b.owner) return bytes.data() == b.bytes.data();
    return std::equal(bytes.begin(), bytes.end(), b.bytes.begin());
}
bool same(const std::optional<Data>& a, const std::optional<Data>& b) {
    return a.has_value() == b.has_value() && (!a || same(*a, *b));
}
bool same(const std::pair<std::string, Data>& a, const std::pair<std::string, Data>& b) {
    return a.first == b.first && same(a.second, b.second);
}

bool same_but_bounds(const Tensor& a, const Tensor& b) {
    const auto& [dtype, sizes, upper, dim_order, dynamism, role, is_constant, data, is_state, grows, alias_of,
                 alias_offset, loaded, align, qualified_name, quantisation] = a;
    return dtype == b.dtype && sizes == b.sizes && dim_order == b.dim_order && role == b.role &&
        is_constant == b.is_constant && same(data, b.data) && is_state == b.is_state && grows == b.grows &&
        alias_of == b.alias_of && alias_offset == b.alias_offset && loaded == b.loaded && align == b.align &&
        qualified_name == b.qualified_name &&
        (quantisation == b.quantisation || (quantisation && b.quantisation && *quantisation == *b.quantisation));
}
bool same(const Tensor& a, const Tensor& b) {
    return a.upper == b.upper && a.dynamism == b.dynamism && same_but_bounds(a, b);
}

struct SameHeld {
    const Value& other;
    template <class Held>
    bool operator()(const Held& held) const {
        const Held& theirs = std::get<Held>(other.data);
        if constexpr (std::is_same_v<Held, Null>) return true;
        else if constexpr (std::is_same_v<Held, Tensor>) return same(held, theirs);
        else if constexpr (requires { held.items; }) return held.items == theirs.items;
        else return held == theirs;
    }
};

bool same(const Value& a, const Value& b) {
    const auto& [name, data] = a;
    return name == b.name && data.index() == b.data.index() && std::visit(SameHeld{b}, data);
}

bool same_but_bounds(const Value& a, const Value& b) {
    const Tensor *mine = a.tensor(), *theirs = b.tensor();
    return mine && theirs ? a.name == b.name && same_but_bounds(*mine, *theirs) : same(a, b);
}

bool same(const Instruction& a, const Instruction& b) {
    const auto& [kind, op, args, outs, jump_to, delegate, name, stack_trace, module_path, fx_name] = a;
    return kind == b.kind && op == b.op && args == b.args && outs == b.outs && jump_to == b.jump_to &&
        delegate == b.delegate && name == b.name && stack_trace == b.stack_trace && module_path == b.module_path &&
        fx_name == b.fx_name;
}

bool same(const ListedNode& a, const ListedNode& b) {
    const auto& [kind, name, values, uses, instruction, graph] = a;
    return kind == b.kind && name == b.name && values == b.values && uses == b.uses && instruction == b.instruction &&
        graph == b.graph;
}

bool same(const SubGraph& a, const SubGraph& b) {
    const auto& [kind, path, parent, begin, end] = a;
    return kind == b.kind && path == b.path && parent == b.parent && begin == b.begin && end == b.end;
}

bool same(const DebugHandle::Node& a, const DebugHandle::Node& b) {
    const auto& [name, op, source] = a;
    return name == b.name && op == b.op && source == b.source;
}

bool same(const DebugHandle& a, const DebugHandle& b) {
    const auto& [id, nodes] = a;
    return id == b.id && same(nodes, b.nodes);
}

bool same(const Delegate& a, const Delegate& b) {
    const auto& [id, payload, compile_specs, named_data, handles] = a;
    return id == b.id && same(payload, b.payload) && compile_specs == b.compile_specs &&
        same(named_data, b.named_data) && same(handles, b.handles);
}

template <class Row, class Item>
bool same(const Table<Row, Item>& a, const Table<Row, Item>& b) {
    return same(a.rows(), b.rows());
}

template <class Item>
bool same(const std::vector<Item>& a, const std::vector<Item>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Item& mine, const Item& theirs) { return same(mine, theirs); });
}

bool same_but_values(const Method& a, const Method& b) {
    const auto& [name, values, inputs, outputs, instructions, node_list, graphs, delegates, ranges, loaded_arena_bytes,
                 pinned, times, encoded_in_tree, encoded_out_tree, int8_form, is_rolled, core] = a;
    return name == b.name && core == b.core && is_rolled == b.is_rolled && int8_form == b.int8_form &&
        inputs == b.inputs && outputs == b.outputs && ranges == b.ranges &&
        loaded_arena_bytes == b.loaded_arena_bytes && pinned == b.pinned && times == b.times &&
        encoded_in_tree == b.encoded_in_tree && encoded_out_tree == b.encoded_out_tree &&
        values.size() == b.values.size() && same(instructions, b.instructions) && same(node_list, b.node_list) &&
        same(graphs, b.graphs) && same(delegates, b.delegates);
}

}  // namespace

bool same_method(const Method& a, const Method& b) { return same_but_values(a, b) && same(a.values, b.values); }

bool same_but_bounds(const Method& a, const Method& b) {
    return same_but_values(a, b) &&
        std::equal(a.values.begin(), a.values.end(), b.values.begin(), b.values.end(),
                   [](const Value& mine, const Value& theirs) { return same_but_bounds(mine, theirs); });
}

}  // namespace arenascope
