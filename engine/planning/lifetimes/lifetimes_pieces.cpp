// Lifetimes of parts of a tensor: rows that are written and read tile by tile are born and die one after the other.

#include <algorithm>

#include "engine/ir/dependences.h"
#include "engine/planning/lifetimes/lifetimes.h"

namespace arenascope {
namespace {

struct Touch {
    std::int64_t begin = 0, end = 0;
    std::int32_t at = 0;
};

bool is_straight(const Method& method) {
    return std::all_of(method.instructions.begin(), method.instructions.end(), [](const Instruction& in) {
        return in.kind == Instruction::Kind::kernel || in.kind == Instruction::Kind::free;
    });
}

/// Roots of which a view is but a part.
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

std::vector<BufferPiece> pieces_of(const std::vector<Touch>& touches) {
    std::vector<std::int64_t> cuts;
    for (const Touch& touch : touches) cuts.insert(cuts.end(), {touch.begin, touch.end});
    std::sort(cuts.begin(), cuts.end());
    cuts.erase(std::unique(cuts.begin(), cuts.end()), cuts.end());
    std::vector<BufferPiece> parts;
    for (std::size_t i = 0; i + 1 < cuts.size(); ++i) parts.push_back({cuts[i], cuts[i + 1], -1, -1});
    for (const Touch& touch : touches) {
        const auto from = std::lower_bound(cuts.begin(), cuts.end(), touch.begin);
        for (auto at = static_cast<std::size_t>(from - cuts.begin()); cuts[at] < touch.end; ++at) {
            BufferPiece& part = parts[at];
            part.first = part.first < 0 ? touch.at : std::min(part.first, touch.at);
            part.last = std::max(part.last, touch.at);
        }
    }
    std::vector<BufferPiece> out;
    for (const BufferPiece& part : parts) {
        if (part.first < 0) continue;
        const bool goes_on = !out.empty() && out.back().end == part.begin && out.back().first == part.first &&
            out.back().last == part.last;
        if (goes_on) out.back().end = part.end;
        else out.push_back(part);
    }
    return out;
}

}  // namespace

Table<ValueId, std::vector<BufferPiece>> lifetime_pieces(const Method& method) {
    Table<ValueId, std::vector<BufferPiece>> pieces(method.values.size());
    if (!is_straight(method)) return pieces;
    const Table<ValueId, bool> is_divided = divided(method);
    if (std::find(is_divided.begin(), is_divided.end(), true) == is_divided.end()) return pieces;
    Table<ValueId, std::vector<Touch>> touches(method.values.size());
    const auto touch = [&](ValueId id, Position at) {
        const ValueId root = memory_root(method, id);
        if (root == no_value || !is_divided[root]) return;
        const Tensor& tensor = *method.values[id].tensor();
        const std::int64_t bytes = tensor.bytes().value_or(0);
        if (bytes > 0) touches[root].push_back({tensor.alias_offset, tensor.alias_offset + bytes, at.number()});
    };
    for (const Position at : method.listing.indices()) {
        const Listing& row = method.listing[at];
        if (row.kind == Listing::Kind::placeholder) {
            for (const ValueId id : row.values) touch(id, Position(0)), touch(id, at);
        } else if (row.kind == Listing::Kind::output) {
            for (const ValueId id : method.outputs) each_tensor(method, id, [&](ValueId each) { touch(each, at); });
        } else if (method.instructions.has(row.instruction)) {
            const Instruction& in = method.instructions[row.instruction];
            each_tensor_argument(method, in, [&](ValueId id) { touch(id, at); });
            for (const ValueId out : in.outs) touch(out, at);
        }
    }
    for (const ValueId root : touches.indices())
        if (!touches[root].empty()) pieces[root] = pieces_of(touches[root]);
    return pieces;
}

}  // namespace arenascope
