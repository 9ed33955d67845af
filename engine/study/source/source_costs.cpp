#include "engine/study/source/source_costs.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/base/bytes.h"
#include "engine/ir/dependences.h"
#include "engine/planning/lifetimes/lifetimes.h"
#include "engine/planning/lifetimes/lifetimes_flow.h"
#include "engine/planning/lifetimes/live_bytes.h"

namespace arenascope {
namespace {

class Coster {
public:
    Coster(const SourceMap& map, const Outcome& outcome) : map_(map), outcome_(outcome) {}

    SourceCosts run(const RunResult* run, Step step) {
        out_.operators.assign(outcome_.method->instructions.size(), {});
        out_.made.assign(map_.lines.size(), {});
        out_.called.assign(map_.lines.size(), {});
        if (!outcome_.plans.empty() && step.valid()) count_live(step);
        count_traffic();
        count_times(run);
        for (const InstructionIndex at : outcome_.method->instructions.indices()) {
            out_.total += out_.operators[at];
            for (const SourceLineIndex line : map_.stacks[at])
                (line == map_.own[at] ? out_.made : out_.called)[line] += out_.operators[at];
        }
        for (const LiveShare& given : out_.tensors)
            if (!given.maker.valid()) out_.total.live += given.bytes;
        return std::move(out_);
    }

private:
    void count_live(Step step) {
        out_.step = step;
        out_.is_peak = step == peak_step(outcome_);
        const Plan& plan = outcome_.plan();
        const Table<Position, Step> steps = steps_of_node_list(*outcome_.method);
        for (const PoolResult& pool : plan.pools) {
            const LiveBytes live = live_bytes(outcome_.method.get(), plan, pool.mem_id);
            Position fullest{};
            for (const Position at : live.at.indices()) {
                const Step its = steps.empty() ? Step(at.number()) : steps[std::min(at, steps.last())];
                if (its == step && (!fullest.valid() || live.at[at] > live.at[fullest])) fullest = at;
            }
            if (!fullest.valid()) continue;
            out_.live += live.at[fullest];
            add_tensors(plan, pool.mem_id, fullest);
        }
        std::stable_sort(out_.tensors.begin(), out_.tensors.end(),
                         [](const LiveShare& a, const LiveShare& b) { return a.bytes > b.bytes; });
        std::int64_t sum = 0;
        for (const LiveShare& tensor : out_.tensors) sum += tensor.bytes;
        out_.padding = std::max<std::int64_t>(0, out_.live - sum);
        for (const LiveShare& tensor : out_.tensors)
            if (tensor.maker.valid()) out_.operators[tensor.maker].live += tensor.bytes;
    }

    /// A buffer's bytes that are live at the position, in the space that it shares with others.
    struct Extent {
        BufferRow row{};
        std::int64_t begin = 0, end = 0;
    };

    /// Buffers of one group share bytes, and in control flow any buffers may share addresses: each byte counts for one
    /// buffer, of those that begin together the largest. Divided as live_bytes() adds up.
    void add_tensors(const Plan& plan, std::int32_t mem_id, Position at) {
        const bool by_address = has_jumps(*outcome_.method);
        std::map<std::int32_t, std::vector<Extent>> shared;
        std::map<BufferRow, std::int64_t> own;
        for (const BufferRow row : plan.problem.buffers.indices()) {
            const Buffer& buffer = plan.problem.buffers[row];
            const bool lives = buffer.first <= at.number() && at.number() <= buffer.last;
            if (buffer.mem_id != mem_id || !lives) continue;
            own[row] = 0;
            if (by_address) {
                if (!plan.placement.offsets.has(row)) continue;
                const std::int64_t begin = plan.placement.offsets[row];
                if (const auto end = checked_add(begin, buffer.bytes)) shared[0].push_back({row, begin, *end});
            } else if (buffer.group >= 0) {
                for (const Extent& extent : extents_at(row, buffer, at)) shared[buffer.group].push_back(extent);
            } else {
                for (const Extent& extent : extents_at(row, buffer, at)) own[row] += extent.end - extent.begin;
            }
        }
        for (auto& [space, extents] : shared) {
            std::stable_sort(extents.begin(), extents.end(), [](const Extent& a, const Extent& b) {
                return a.begin != b.begin ? a.begin < b.begin : a.end > b.end;
            });
            std::int64_t covered = 0;
            for (const Extent& extent : extents) {
                own[extent.row] += std::max<std::int64_t>(0, extent.end - std::max(covered, extent.begin));
                covered = std::max(covered, extent.end);
            }
        }
        for (const auto& [row, bytes] : own) add(plan.problem.buffers[row], bytes);
    }

    static std::vector<Extent> extents_at(BufferRow row, const Buffer& buffer, Position at) {
        if (buffer.pieces.empty()) return {{row, buffer.inside, buffer.inside + buffer.bytes}};
        std::vector<Extent> out;
        for (const BufferPiece& piece : buffer.pieces) {
            if (piece.first <= at.number() && at.number() <= piece.last)
                out.push_back({row, buffer.inside + piece.begin, buffer.inside + piece.end});
        }
        return out;
    }

    void add(const Buffer& buffer, std::int64_t bytes) {
        const bool is_given = buffer.kind == BufferKind::input || buffer.kind == BufferKind::state;
        const InstructionIndex maker =
            is_given || !map_.makers.has(buffer.id) ? InstructionIndex{} : map_.makers[buffer.id];
        out_.tensors.push_back({.value = buffer.id, .bytes = bytes, .maker = maker});
    }

    void count_traffic() {
        const Method& method = *outcome_.method;
        for (const InstructionIndex at : method.instructions.indices()) {
            const Instruction& instruction = method.instructions[at];
            const bool computes =
                instruction.kind == Instruction::Kind::kernel || instruction.kind == Instruction::Kind::delegate;
            if (!computes) continue;
            std::set<ValueId> touched(instruction.outs.begin(), instruction.outs.end());
            each_tensor_argument(method, instruction, [&](ValueId id) { touched.insert(id); });
            for (const ValueId id : touched) {
                const Tensor* tensor = method.values.has(id) ? method.values[id].tensor() : nullptr;
                if (tensor) out_.operators[at].traffic += tensor->bytes().value_or(0);
            }
        }
    }

    void count_times(const RunResult* run) {
        if (!run || run->times.empty()) return;
        out_.has_times = true;
        for (const OpTime& time : run->times)
            if (out_.operators.has(time.instruction))
                out_.operators[time.instruction].milliseconds += time.milliseconds;
    }

    const SourceMap& map_;
    const Outcome& outcome_;
    SourceCosts out_;
};

}  // namespace

SourceCost& SourceCost::operator+=(const SourceCost& other) {
    live += other.live;
    traffic += other.traffic;
    milliseconds += other.milliseconds;
    return *this;
}

Step peak_step(const Outcome& outcome) {
    if (outcome.plans.empty() || outcome.steps <= 0) return {};
    const PoolResult* largest = nullptr;
    for (const PoolResult& pool : outcome.plan().pools) {
        const bool has_peak = pool.bytes > 0 && pool.peak_position.valid();
        if (has_peak && (!largest || pool.bytes > largest->bytes)) largest = &pool;
    }
    if (!largest) return {};
    const Table<Position, Step> steps = steps_of_node_list(*outcome.method);
    const Step step =
        steps.empty() ? Step(largest->peak_position.number()) : steps[std::min(largest->peak_position, steps.last())];
    return std::min(step, Step(outcome.steps - 1));
}

SourceCosts source_costs(const SourceMap& map, const Outcome& outcome, const RunResult* run, Step step) {
    if (!outcome.method) return {};
    return Coster(map, outcome).run(run, step);
}

}  // namespace arenascope
