#include "engine/study/fit_and_explain.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "engine/evaluate/int8_method.h"
#include "engine/evaluate/tensor_rows.h"
#include "engine/planning/bounds.h"
#include "engine/planning/lifetimes/lifetimes_paths.h"
#include "engine/planning/lifetimes/live_bytes.h"
#include "engine/symbolic/known.h"

namespace arenascope {

namespace {

constexpr std::int64_t beyond_reason = std::int64_t{1} << 31;  // a dimension of an unbounded symbol
constexpr int curve_points = 16;

class Fitter {
public:
    Fitter(const Evaluator& engine, const Program& program, const Tuning& tuning, const std::string& symbol,
           Progress& progress)
        : engine_(engine), program_(program), tuning_(tuning), symbol_(symbol), progress_(progress) {}

    Result<LargestFit> run() {
        TRY(const Method* method, find_method(program_, tuning_.method));
        const auto range = method->ranges.find(symbol_);
        if (range == method->ranges.end()) return unknown_symbol(*method);
        LargestFit fit{
            .symbol = symbol_, .min = range->second.min, .max = range->second.max, .largest = {}, .curve = {}};
        const auto edited = tuning_.ranges.find(symbol_);
        if (edited != tuning_.ranges.end()) {
            fit.min = edited->second.min;
            fit.max = edited->second.max;
        }
        TRY(const bool least, at(fit.min));
        static_cast<void>(least);
        fit.is_limited = points_.at(fit.min).fit != Fit::no_limit;  // a limit may also give the bytes of a part
        if (fit.is_limited) {
            TRY(fit.largest, search(fit.min, fit.max));
        }
        const std::int64_t known =
            fit.largest.value_or(fit.is_limited ? fit.min : range->second.hint.value_or(fit.min));
        const std::int64_t top = fit.max.value_or(std::max({fit.min, known, std::int64_t{1}}) * 2);
        for (int i = 0; i <= curve_points; ++i) {
            TRY(const bool fits,
                at(fit.min + (top - fit.min) / curve_points * i +
                   (i == curve_points ? (top - fit.min) % curve_points : 0)));
            static_cast<void>(fits);
        }
        for (auto& [value, point] : points_) {
            if (fit.is_limited && point.fit != Fit::over) fit.largest = std::max(fit.largest.value_or(value), value);
            fit.curve.push_back(std::move(point));
        }
        return fit;
    }

private:
    Error unknown_symbol(const Method& method) const {
        Error error{.what = message("unknown dimension '{symbol}'", symbol_), .place = method.name};
        const Message known = sym::known_symbols(method.ranges);
        error.expected =
            known.empty() ? message("a program with dynamic dimensions; every size of this one is fixed") : known;
        return error;
    }

    /// Whether no memory is over its limit if the symbol's upper bound is `value`.
    Result<bool> at(std::int64_t value) {
        if (const auto known = points_.find(value); known != points_.end()) return known->second.fit != Fit::over;
        Tuning tuning = tuning_;
        const auto edited = tuning_.ranges.find(symbol_);
        TRY(const Method* method, find_method(program_, tuning_.method));
        const std::int64_t min = edited != tuning_.ranges.end() ? edited->second.min : method->ranges.at(symbol_).min;
        tuning = edit::set_range(std::move(tuning), symbol_, RangeEdit{min, value});
        tuning.keep_loaded_plan = false;
        auto outcome = is_limited_ ? engine_.evaluate(program_, tuning, {}, progress_)
                                   : engine_.evaluate_sizes(program_, tuning, {}, progress_);
        if (!outcome.ok()) return std::move(outcome).error().in(symbol_ + "=" + std::to_string(value));
        FitPoint point{.value = value, .pools = outcome.value().plan().pools};
        if (is_limited_) {
            TRY(DeviceFit device,
                fit_device(footprint(program_, outcome.value(), {.backends = &engine_.backends()}), tuning.limits,
                           device_runtime(tuning)));
            point.fit = outcome.value().plan().fits() ? device.fit() : Fit::over;
            point.device = std::move(device);
        }
        return points_.emplace(value, std::move(point)).first->second.fit != Fit::over;
    }

    // Doubles up to the first value that does not fit, then bisects.
    Result<std::optional<std::int64_t>> search(std::int64_t min, std::optional<std::int64_t> max) {
        TRY(const bool least, at(min));
        if (!least) return std::optional<std::int64_t>();
        const std::int64_t most = max.value_or(beyond_reason);
        std::int64_t good = min, bad = most + 1;
        for (std::int64_t step = std::max<std::int64_t>(min, 1); good < most && bad > most; step *= 2) {
            const std::int64_t next = std::min(most, good + step);
            TRY(const bool fits, at(next));
            (fits ? good : bad) = next;
        }
        while (bad - good > 1 && good < most) {
            const std::int64_t middle = good + (bad - good) / 2;
            TRY(const bool fits, at(middle));
            (fits ? good : bad) = middle;
        }
        return std::optional<std::int64_t>(good);
    }

    const Evaluator& engine_;
    const Program& program_;
    const Tuning& tuning_;
    const std::string& symbol_;
    Progress& progress_;
    const bool is_limited_ = has_limits(tuning_);
    std::map<std::int64_t, FitPoint> points_;
};

class Explainer {
public:
    Explainer(const Outcome& outcome, const Plan& plan)
        : outcome_(outcome), plan_(plan), steps_(steps_of_node_list(*outcome.method)) {
        for (const TensorRow& row : outcome.tensors) {
            if (row.planned) rows_[row.value] = &row;
        }
        if (has_jumps(*outcome.method)) flow_.emplace(*outcome.method);
    }

    PoolPeak of(const PoolResult& result, std::int64_t less, const DeviceFit* device) const {
        PoolPeak out{.pool = result, .tensors = {}, .to_move = {}};
        const Pool* pool = find_pool(plan_.problem, result.mem_id);
        const LiveBytes live = live_bytes(outcome_.method.get(), plan_, result.mem_id);
        if (!pool || !live.peak.valid()) return out;
        if (steps_.has(live.peak)) {
            out.step = steps_[live.peak];
            out.node = operator_at(*outcome_.method, live.peak);
        }
        out.live = live.most();
        out.padding = out.live - live_bytes(outcome_.method.get(), plan_, result.mem_id, false).at[live.peak];
        out.unused = result.bytes - out.live - pool->reserved;
        const auto rest = is_plain(*pool) ? std::optional(LiveOutside(live.at)) : std::nullopt;
        for (const Buffer& buffer : plan_.problem.buffers) {
            if (buffer.mem_id != result.mem_id || !lives_at(buffer, live.peak)) continue;
            out.tensors.push_back(describe(buffer));
            if (rest) {
                const std::int64_t size = padded_size(plan_.problem, buffer).value_or(0);
                out.tensors.back().saves = std::min(size, live.most() - rest->most_without(buffer));
            } else {
                out.tensors.back().saves =
                    std::max<std::int64_t>(0, result.lower_bound - bound(without(plan_.problem, buffer.id), *pool));
            }
        }
        std::stable_sort(out.tensors.begin(), out.tensors.end(),
                         [](const PeakTensor& a, const PeakTensor& b) { return a.bytes > b.bytes; });
        if (less > 0) out.to_move = tensors_to_move(*pool, room_of_arena(*pool, result, device) - less);
        return out;
    }

private:
    static bool lives_at(const Buffer& buffer, Position position) {
        return buffer.first <= position.number() && position.number() <= buffer.last;
    }

    /// The most that lives before and after each moment: what is left of the bound without one tensor of the peak.
    class LiveOutside {
    public:
        explicit LiveOutside(const Table<Position, std::int64_t>& live)
            : before_(live.size() + 1), from_(live.size() + 1) {
            for (const Position at : live.indices()) before_[at + 1] = std::max(before_[at], live[at]);
            for (Position at = live.last(); at.valid(); --at) from_[at] = std::max(from_[at + 1], live[at]);
        }
        [[nodiscard]] std::int64_t most_without(const Buffer& buffer) const {
            const Position last = before_.last();
            const Position first = std::min(Position(std::max(buffer.first, 0)), last);
            const Position after = std::min(Position(std::max(buffer.last, 0)) + 1, last);
            return std::max(before_[first], from_[after]);
        }

    private:
        Table<Position, std::int64_t> before_, from_;
    };

    /// What its limit leaves to the arena; its bound if it has no limit.
    static std::int64_t room_of_arena(const Pool& pool, const PoolResult& result, const DeviceFit* device) {
        const FootprintMemory* memory = device ? device->memory(pool.name) : nullptr;
        if (memory && memory->limit) return *memory->limit - (memory->used - result.bytes);
        return pool.capacity.value_or(result.lower_bound);
    }

    /// Whether the bound of a pool consists only of the bytes live at its peak.
    [[nodiscard]] bool is_plain(const Pool& pool) const {
        if (flow_ || pool.reserved != 0 || !pool.keep_out.empty()) return false;
        return std::none_of(plan_.problem.buffers.begin(), plan_.problem.buffers.end(), [&](const Buffer& each) {
            return each.mem_id == pool.mem_id && (each.pinned || each.group >= 0);
        });
    }

    /// With jumps, no path needs all bytes that are live at once.
    [[nodiscard]] std::int64_t bound(const Problem& problem, const Pool& pool) const {
        const std::int64_t intervals = lower_bound(problem, pool);
        return flow_ ? std::min(intervals, flow_bound(*outcome_.method, *flow_, problem, pool)) : intervals;
    }

    static Problem without(Problem problem, ValueId id) {
        std::erase_if(problem.buffers.rows(), [&](const Buffer& buffer) { return buffer.id == id; });
        return problem;
    }

    PeakTensor describe(const Buffer& buffer) const {
        PeakTensor out{.name = outcome_.method->values[buffer.id].name, .op = {}, .bytes = buffer.bytes};
        const auto row = rows_.find(buffer.id);
        if (row == rows_.end()) return out;
        out.op = row->second->op;
        out.first_step = row->second->first_step;
        out.last_step = row->second->last_step;
        return out;
    }

    // Removes the largest tensor at the peak until the bound is low enough.
    std::vector<PeakTensor> tensors_to_move(const Pool& pool, std::int64_t target) const {
        Problem rest = plan_.problem;
        std::vector<PeakTensor> out;
        for (std::int64_t needed = bound(rest, pool); needed > target;) {
            const Peak peak = peak_of(rest, pool);
            const Buffer* largest = nullptr;
            for (const Buffer& buffer : rest.buffers) {
                if (buffer.mem_id != pool.mem_id || !lives_at(buffer, peak.position)) continue;
                if (!largest || buffer.bytes > largest->bytes) largest = &buffer;
            }
            if (!largest) return {};
            out.push_back(describe(*largest));
            const ValueId id = largest->id;
            rest = without(std::move(rest), id);
            const std::int64_t next = bound(rest, pool);
            out.back().saves = needed - next;
            needed = next;
        }
        return out;
    }

    const Outcome& outcome_;
    const Plan& plan_;
    Table<Position, Step> steps_;
    std::map<ValueId, const TensorRow*> rows_;
    std::optional<FlowLiveness> flow_;  ///< for methods with jumps
};

}  // namespace

Result<LargestFit> fit_symbol(const Evaluator& engine, const Program& program, const Tuning& tuning,
                              const std::string& symbol, Progress& progress) {
    return Fitter(engine, program, tuning, symbol, progress).run();
}

bool has_limits(const Tuning& tuning) {
    return !tuning.limits.empty() || std::any_of(tuning.pools.begin(), tuning.pools.end(), [](const Pool& pool) {
        return pool.capacity.has_value();
    });
}

std::vector<Message> missing_parts(const DeviceFit& device) {
    std::set<std::size_t> seen;
    std::vector<Message> out;
    for (const FootprintMemory& memory : device.memories) {
        for (const std::size_t index : memory.fit() == Fit::unknown ? memory.parts : std::vector<std::size_t>()) {
            const FootprintPart& part = device.parts[index];
            const bool is_open = part.known == Known::unknown || part.known == Known::at_least;
            if (is_open && part.is_needed && !part.is_within && seen.insert(index).second) out.push_back(part.name);
        }
    }
    return out;
}

const FitPoint* LargestFit::best() const {
    const std::int64_t value = largest.value_or(min);
    const auto found =
        std::find_if(curve.begin(), curve.end(), [value](const FitPoint& point) { return point.value == value; });
    return found == curve.end() ? nullptr : &*found;
}

std::vector<PoolPeak> explain_plan(const Outcome& outcome, const Plan& plan, std::int64_t less,
                                   const DeviceFit* device) {
    const Explainer explainer(outcome, plan);
    std::vector<PoolPeak> out;
    for (const PoolResult& pool : plan.pools) out.push_back(explainer.of(pool, less, device));
    return out;
}

Result<std::vector<CapacityStep>> capacity_steps(const Evaluator& engine, const Program& program, const Tuning& tuning,
                                                 const Plan& plan, std::int64_t step, Progress& progress) {
    std::vector<CapacityStep> out;
    if (!tuning.place_auto) return out;
    for (const Pool& pool : tuning.pools) {
        for (const std::int64_t more : {step, -step}) {
            if (!pool.capacity || *pool.capacity + more < 0) continue;
            Pool other = pool;
            other.capacity = *pool.capacity + more;
            TRY(const Outcome outcome, engine.evaluate_sizes(program, edit::set_pool(tuning, other), {}, progress));
            const Plan& then = outcome.plan();
            CapacityStep row{.mem_id = pool.mem_id,
                             .name = pool.name,
                             .more = more,
                             .traffic = then.traffic,
                             .change = then.traffic - plan.traffic,
                             .move_ms = then.move_ms,
                             .fits = then.fits()};
            if (then.move_ms && plan.move_ms) row.ms_change = *then.move_ms - *plan.move_ms;
            out.push_back(std::move(row));
        }
    }
    return out;
}

}  // namespace arenascope
