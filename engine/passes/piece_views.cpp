#include "engine/passes/piece_views.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "engine/ir/dependences.h"
#include "engine/ops/call_numbers.h"
#include "engine/passes/live_height.h"
#include "engine/passes/method_edit.h"

namespace arenascope::lowering {
namespace {

/// Whether axes longer than 1 keep their order.
bool keeps_order(const ops::Call& call, const ops::Sizes& from) {
    const ops::Sizes axes = call.integers(1);
    if (axes.size() != from.size()) return false;
    std::size_t reached = 0;
    for (const std::int64_t each : axes) {
        const std::size_t axis = call.wrapped(each, from.size());
        if (axis >= from.size()) return false;
        if (from[axis] == 1) continue;
        if (axis < reached) return false;
        reached = axis;
    }
    return true;
}

/// Values that instructions compute, among them integers that are known at run time only.
std::set<ValueId> computed_values(const Method& method) {
    std::set<ValueId> out;
    for (const Instruction& each : method.instructions) out.insert(each.outs.begin(), each.outs.end());
    return out;
}

/// Where in its operand the bytes of a copy lie; nothing if they are not one contiguous piece.
std::optional<std::int64_t> piece_of(const Method& method, const Instruction& in) {
    const bool is_select = in.op == "aten::select_copy.int_out";
    const bool is_slice = is_select || in.op == "aten::slice_copy.Tensor_out";
    if (!is_slice && in.op != "aten::permute_copy.out") return std::nullopt;
    const ops::Call call(method, in, 0, 0);
    const Tensor* operand = call.tensor(0);
    if (!operand || !is_plain(*operand) || !is_plain(call.out()) || operand->dtype != call.out().dtype)
        return std::nullopt;
    const ops::Sizes& from = operand->upper;
    const std::int64_t all = operand->bytes().value_or(0), bytes = call.out().bytes().value_or(0);
    if (bytes == 0 || bytes > all) return std::nullopt;
    if (!is_slice) return keeps_order(call, from) ? std::optional<std::int64_t>(0) : std::nullopt;
    const std::size_t axis = call.wrapped(call.integer(1), from.size());
    if (axis >= from.size() || ops::product_of(from, 0, axis) != 1 || (!is_select && call.integer(4, 1) != 1))
        return std::nullopt;
    std::int64_t at = call.integer(2);
    if (at < 0) at += from[axis];
    const std::int64_t offset = std::clamp<std::int64_t>(at, 0, from[axis]) * (all / from[axis]);
    return offset + bytes <= all ? std::optional(offset) : std::nullopt;
}

class PieceViews {
public:
    explicit PieceViews(Method& method)
        : method_(method),
          computed_(computed_values(method)),
          lives_(method),
          height_(height_of(lives_.live)),
          gone_(method.instructions.size(), false),
          aliases_(method.values.size()) {
        for (const ValueId id : method.values.indices()) {
            const Tensor* tensor = tensor_of(method, id);
            if (tensor && tensor->alias_of != no_value) aliases_[tensor->alias_of].push_back(id);
        }
    }

    void run() {
        for (const InstructionIndex at : method_.instructions.indices()) {
            const Instruction& in = method_.instructions[at];
            if (in.kind != Instruction::Kind::kernel || in.outs.size() != 1) continue;
            if (in.args.empty()) continue;
            const bool is_known = std::none_of(in.args.begin() + 1, in.args.end(), [&](ValueId id) {
                return id != in.outs.front() && computed_.contains(id);
            });
            if (!is_known) continue;  // a start that the program computes: another piece in each run
            const auto offset = piece_of(method_, in);
            if (!offset || !keep_alive(in.outs.front(), in.args.front())) continue;
            view(in.outs.front(), in.args.front(), *offset);
            gone_[at] = true;
        }
        remove_instructions(method_, gone_);
    }

private:
    /// Made once, and nothing writes over it; only instructions see it.
    [[nodiscard]] bool is_inner(ValueId root) const {
        const Tensor* tensor = tensor_of(method_, root);
        return tensor && tensor->role == Role::intermediate && !tensor->is_constant && !tensor->is_state &&
            lives_.writers[root] == 1 && lives_.last[root] < method_.instructions.next();
    }

    /// Whether the operand can be kept for the readers of the copy; then it is.
    bool keep_alive(ValueId copy, ValueId operand) {
        const ValueId root = memory_root(method_, operand);
        if (memory_root(method_, copy) != copy || !is_inner(copy) || !is_inner(root)) return false;
        auto live = lives_.live;
        for (InstructionIndex at = lives_.first[copy]; at <= lives_.last[copy]; ++at)
            live[at] -= tensor_of(method_, copy)->bytes().value_or(0);
        for (InstructionIndex at = lives_.last[root] + 1; at <= lives_.last[copy]; ++at)
            live[at] += tensor_of(method_, root)->bytes().value_or(0);
        const Height height = height_of(live);
        if (height_ < height) return false;
        height_ = height;
        lives_.live = std::move(live);
        lives_.last[root] = std::max(lives_.last[root], lives_.last[copy]);
        return true;
    }

    void view(ValueId copy, ValueId operand, std::int64_t offset) {
        const Tensor& from = *tensor_of(method_, operand);
        const ValueId root = memory_root(method_, operand);
        if (from.alias_of != no_value) offset += from.alias_offset;
        std::vector<ValueId> moved = std::exchange(aliases_[copy], {});
        moved.push_back(copy);
        for (const ValueId id : moved) {
            Tensor& each = *tensor_of(method_, id);
            each.alias_offset = offset + (id == copy ? 0 : each.alias_offset);
            each.alias_of = root;
            each.role = Role::alias;
        }
        aliases_[root].insert(aliases_[root].end(), moved.begin(), moved.end());
    }

    Method& method_;
    std::set<ValueId> computed_;
    Lives lives_;
    Height height_;
    Table<InstructionIndex, bool> gone_;
    Table<ValueId, std::vector<ValueId>> aliases_;  ///< by what they are aliases of
};

}  // namespace

void view_pieces(Method& method) { PieceViews(method).run(); }

}  // namespace arenascope::lowering
