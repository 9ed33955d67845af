#include "engine/study/shrink/row_memory.h"

#include <algorithm>

#include "engine/planning/planner.h"
#include "engine/study/shrink/arena_of_script.h"

namespace arenascope {
namespace {

constexpr std::int64_t bytes_of_numbers = 96;  // counter, condition and where rows begin, each aligned

}  // namespace

void RowMemory::call(InstructionIndex at) {
    for (const ValueId id : graph_.instruction(at).args) touch_all(id);
    ++time_;
}

void RowMemory::group(const rows::RowPlan& plan) {
    const std::size_t first = bytes_.size();  // of the pieces that have bytes of their own
    for (const rows::Piece& piece : plan.pieces) bytes_.push_back(piece.rows.count() * graph_.row_bytes(piece.value));
    touches_.resize(bytes_.size());
    const auto touch_piece = [&](rows::PieceIndex at) {
        const rows::Piece& piece = plan.pieces[at];
        const std::int64_t row = graph_.row_bytes(piece.value);
        const std::int64_t from = piece.home.valid() ? plan.pieces[piece.home].rows.lo : 0;
        touch(piece.home.valid() ? first + piece.home.row() : storage_of(piece.value), (piece.rows.lo - from) * row,
              (piece.rows.hi - from) * row);
    };
    for (const rows::TileCall& call : plan.calls) {
        if (plan.is_in_place(call)) continue;
        for (const rows::PieceIndex operand : call.operands) touch_piece(operand);
        touch_piece(call.result);
        if (call.kind == rows::TileCall::Kind::call) {
            const auto& cut = graph_.rows_of(call.source)->operands;
            const Instruction& in = graph_.instruction(call.source);
            for (std::size_t i = 0; i < in.args.size(); ++i) {  // operands that are read as a whole
                if (std::find(cut.begin(), cut.end(), i) == cut.end() && in.args[i] != in.outs.front())
                    touch_all(in.args[i]);
            }
        }
        ++time_;
    }
}

void RowMemory::loop(const rows::RolledPlan& plan) {
    const std::size_t first = bytes_.size(), numbers = first + plan.pieces.size();
    for (const rows::RolledPiece& piece : plan.pieces) bytes_.push_back(piece.rows * graph_.row_bytes(piece.value));
    bytes_.push_back(bytes_of_numbers);
    touches_.resize(bytes_.size());
    const auto touch_piece = [&](rows::RolledIndex at) { touch(first + at.row(), 0, bytes_[first + at.row()]); };
    const auto touch_carried = [&] {
        touch_all(plan.from);
        if (!plan.is_inside) touch_all(plan.to);
        touch(numbers, 0, bytes_of_numbers);
    };
    touch_carried();
    ++time_;
    touch_carried();
    touch_piece(rows::RolledIndex(0));
    ++time_;
    for (const rows::RolledStep& step : plan.steps) {
        for (const rows::RolledIndex operand : step.operands) touch_piece(operand);
        touch_piece(step.result);
        ++time_;
    }
    touch_piece(plan.written);
    touch_carried();
    ++time_;
    if (!plan.is_inside) return;
    inside_[plan.to] = ValueId(storage_of(plan.from));
    touch_all(plan.to);
    ++time_;
}

std::vector<LivingBytes> RowMemory::living(std::size_t storage, InstructionIndex begin, InstructionIndex end) {
    std::vector<LivingBytes> spans = living_bytes(touches_[storage]);
    if (storage >= graph_.method().values.size()) return spans;
    const ValueId id(storage);
    const bool is_before = !graph_.maker(id).valid() || graph_.maker(id) < begin;
    const bool is_after = graph_.last(id).valid() && graph_.last(id) >= end;
    for (LivingBytes& span : spans) {
        if (is_before) span.first = 0;
        if (is_after) span.last = time_ - 1;
    }
    return spans;
}

bool RowMemory::add(const rows::RowGroup& of) {
    if (of.roll == rows::RowGroup::Roll::none) {
        const auto plan = rows::plan_rows(graph_, of);
        if (plan) group(*plan);
        return plan.has_value();
    }
    const auto plan = rows::plan_rolled(graph_, of);
    if (plan) loop(*plan);
    return plan.has_value();
}

std::int64_t RowMemory::peak(InstructionIndex begin, InstructionIndex end) {
    std::vector<std::int64_t> change(static_cast<std::size_t>(time_) + 1, 0);
    std::int64_t across = 0;
    for (const ValueId id : graph_.planned()) {
        const bool is_before = !graph_.maker(id).valid() || graph_.maker(id) < begin;
        if (is_before && graph_.last(id) >= end) {
            across += graph_.bytes(id);
            touches_[id.row()].clear();
        }
    }
    for (std::size_t storage = 0; storage < touches_.size(); ++storage) {
        if (touches_[storage].empty()) continue;
        for (const LivingBytes& span : living(storage, begin, end)) {
            change[static_cast<std::size_t>(span.first)] += span.end - span.begin;
            change[static_cast<std::size_t>(span.last) + 1] -= span.end - span.begin;
        }
    }
    std::int64_t live = 0, most = 0;
    for (const std::int64_t each : change) most = std::max(most, live += each);
    return most + across;
}

Problem RowMemory::problem(std::int64_t align) {
    Problem problem;
    problem.align = align;
    problem.pools.push_back({.mem_id = 1});
    for (std::size_t storage = 0; storage < touches_.size(); ++storage) {
        if (touches_[storage].empty()) continue;
        Buffer buffer{.id = ValueId(storage), .bytes = bytes_[storage]};
        const auto spans = living(storage, InstructionIndex(0), graph_.count());
        buffer.first = spans.front().first;
        for (const LivingBytes& span : spans) {
            buffer.first = std::min(buffer.first, span.first);
            buffer.last = std::max(buffer.last, span.last);
            buffer.pieces.push_back({span.begin, span.end, span.first, span.last});
        }
        problem.buffers.push_back(std::move(buffer));
    }
    return problem;
}

Result<std::int64_t> arena_of(const rows::RowGraph& graph, const std::vector<rows::RowGroup>& groups,
                              std::int64_t align, const PlanOptions& options, Progress& progress) {
    RowMemory memory(graph);
    InstructionIndex at{0};
    for (const rows::RowGroup& group : groups) {
        for (; at < group.begin; ++at) memory.call(at);
        if (!memory.add(group)) return Error{.what = message("the operators cannot be cut this way")};
        at = group.end;
    }
    for (; at < graph.count(); ++at) memory.call(at);
    return arena_of(memory.problem(align), options, progress);
}

}  // namespace arenascope
