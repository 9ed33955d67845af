// Lifetimes of parts of a tensor: rows that are written and read tile by tile begin and end their lifetimes one after
// the other.

#include <algorithm>

#include "engine/base/living_bytes.h"
#include "engine/ir/dependences.h"
#include "engine/ops/tflite_rows.h"
#include "engine/planning/lifetimes/lifetimes.h"

namespace arenascope {
namespace {

bool is_straight(const Method& method) {
    return std::all_of(method.instructions.begin(), method.instructions.end(), [](const Instruction& in) {
        return in.kind == Instruction::Kind::kernel || in.kind == Instruction::Kind::free;
    });
}

/// Roots of which some view is only a part.
Table<ValueId, bool> divided(const Method& method) {
    Table<ValueId, bool> out(method.values.size(), false);
    for (const Value& value : method.values) {
        const Tensor* view = value.tensor();
        if (!view || view->alias_of == no_value || !method.values.has(view->alias_of)) continue;
        const Tensor* root = method.values[view->alias_of].tensor();
        if (!root || root->is_constant || root->is_state) continue;
        if (view->alias_offset != 0 || view->bytes() != root->bytes()) out[view->alias_of] = true;
    }
    return out;
}

}  // namespace

Table<ValueId, std::vector<BufferPiece>> lifetime_pieces(const Method& method) {
    Table<ValueId, std::vector<BufferPiece>> pieces(method.values.size());
    if (!is_straight(method)) return pieces;
    const Table<ValueId, bool> is_divided = divided(method);
    if (std::find(is_divided.begin(), is_divided.end(), true) == is_divided.end()) return pieces;
    Table<ValueId, std::vector<TouchedBytes>> touches(method.values.size());
    const auto touch = [&](ValueId id, Position at) {
        const ValueId root = memory_root(method, id);
        if (root == no_value || !is_divided[root]) return;
        const Tensor& tensor = *method.values[id].tensor();
        // The bound of a view may be larger than its tensor's, where the sizes depend on each other.
        const std::int64_t whole = method.values[root].tensor()->bytes().value_or(0) - tensor.alias_offset;
        const std::int64_t bytes = std::min(tensor.bytes().value_or(0), whole);
        if (bytes > 0) touches[root].push_back({tensor.alias_offset, tensor.alias_offset + bytes, at.number()});
    };
    for (const Position at : method.node_list.indices()) {
        const ListedNode& row = method.node_list[at];
        if (row.kind == ListedNode::Kind::placeholder) {
            for (const ValueId id : row.values) touch(id, Position(0)), touch(id, at);
        } else if (row.kind == ListedNode::Kind::output) {
            for (const ValueId id : method.outputs) each_tensor(method, id, [&](ValueId each) { touch(each, at); });
        } else if (method.instructions.has(row.instruction)) {
            const Instruction& in = method.instructions[row.instruction];
            if (!ops::slices_in_place(method, in)) each_tensor_argument(method, in, [&](ValueId id) { touch(id, at); });
            for (const ValueId out : in.outs) touch(out, at);
        }
    }
    for (const ValueId root : touches.indices())
        for (const LivingBytes& part : living_bytes(std::move(touches[root])))
            pieces[root].push_back({part.begin, part.end, part.first, part.last});
    return pieces;
}

}  // namespace arenascope
