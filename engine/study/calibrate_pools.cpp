#include "engine/study/calibrate_pools.h"

#include <algorithm>
#include <map>
#include <optional>
#include <unordered_map>
#include <unordered_set>

#include "engine/base/bytes.h"
#include "engine/planning/move_time.h"

namespace arenascope {

namespace {

constexpr double shortest_ms = 0.001;          // a clock of nanoseconds is read twice a call
constexpr std::int64_t smallest_bytes = 4096;  // below, the call itself takes the time
constexpr double bytes_per_ms = 1e3;           // of 1 MB/s

class Calibration {
public:
    Calibration(const Method& method, const Plan& plan) : method_(method) {
        for (const Buffer& buffer : plan.problem.buffers) pool_of_[buffer.id] = buffer.mem_id;
    }

    void add(const CallTime& time) {
        if (!method_.instructions.has(time.instruction) || time.milliseconds < shortest_ms) return;
        const Instruction& instruction = method_.instructions[time.instruction];
        if (instruction.kind != Instruction::Kind::kernel) return;
        const auto moved = moved_by(instruction);
        if (!moved) return;
        const auto sized = checked_mul(moved->bytes, time.calls);
        const std::int64_t bytes = time.bytes > 0 ? time.bytes : moved->is_fixed ? sized.value_or(0) : 0;
        if (bytes < smallest_bytes) return;
        const double rate = static_cast<double>(bytes) / (time.milliseconds * bytes_per_ms);
        if (rate < least_bandwidth || rate > most_bandwidth) return;
        PoolSpeed& speed = speeds_[moved->mem_id];
        ++speed.operators;
        if (rate <= speed.bandwidth) return;
        speed = {.mem_id = moved->mem_id,
                 .bandwidth = rate,
                 .fastest = time.instruction,
                 .bytes = bytes,
                 .milliseconds = time.milliseconds,
                 .operators = speed.operators};
    }

    std::vector<PoolSpeed> take() {
        std::vector<PoolSpeed> out;
        for (const auto& [mem_id, speed] : speeds_) out.push_back(speed);
        return out;
    }

private:
    struct Moved {
        std::int32_t mem_id = 0;
        std::int64_t bytes = 0;
        bool is_fixed = true;  ///< no size is dynamic
    };

    /// Nothing if it touches anything outside of one pool.
    [[nodiscard]] std::optional<Moved> moved_by(const Instruction& instruction) const {
        std::unordered_set<ValueId> seen;  // a kernel names its result twice
        Moved out;
        bool is_inside = true;
        const auto add = [&](ValueId id) {
            const Tensor* tensor = method_.values.has(id) ? method_.values[id].tensor() : nullptr;
            if (!tensor || !seen.insert(id).second) return;
            const auto pool = pool_of_.find(tensor->alias_of == no_value ? id : tensor->alias_of);
            is_inside = is_inside && pool != pool_of_.end() && (out.mem_id == 0 || out.mem_id == pool->second);
            if (!is_inside) return;
            out.mem_id = pool->second;
            out.bytes = checked_add(out.bytes, tensor->bytes().value_or(0)).value_or(0);
            for (const sym::Expr& size : tensor->sizes) out.is_fixed = out.is_fixed && size.is_constant();
        };
        for (const std::vector<ValueId>* ids : {&instruction.args, &instruction.outs}) {
            for (const ValueId id : *ids) {
                if (!method_.values.has(id)) continue;
                const Value& value = method_.values[id];
                if (const auto* list = std::get_if<TensorList>(&value.data)) {
                    for (const ValueId item : list->items) add(item);
                } else if (const auto* optional = std::get_if<OptionalTensorList>(&value.data)) {
                    for (const ValueId item : optional->items) add(item);
                } else {
                    add(id);
                }
            }
        }
        return is_inside && out.mem_id > 0 ? std::optional(out) : std::nullopt;
    }

    const Method& method_;
    std::unordered_map<ValueId, std::int32_t> pool_of_;
    std::map<std::int32_t, PoolSpeed> speeds_;
};

}  // namespace

std::vector<CallTime> call_times(const RunResult& run) {
    std::vector<CallTime> out;
    for (const OpTime& time : run.times)
        out.push_back({.instruction = time.instruction,
                       .milliseconds = time.milliseconds,
                       .bytes = time.bytes_read + time.bytes_written,
                       .calls = time.calls});
    return out;
}

std::vector<CallTime> call_times(const DeviceTimes& times, double ticks_per_ms) {
    std::vector<CallTime> out;
    for (const DeviceCall& call : times.calls) {
        const TickSpread& ticks = call.kernel_ticks.runs > 0 ? call.kernel_ticks : call.ticks;
        out.push_back({.instruction = call.instruction,
                       .milliseconds = static_cast<double>(ticks.median) / ticks_per_ms,
                       .bytes = 0,
                       .calls = static_cast<std::int64_t>(std::max<std::size_t>(call.calls, 1))});
    }
    return out;
}

std::vector<PoolSpeed> pool_speeds(const Method& method, const Plan& plan, std::span<const CallTime> times) {
    Calibration calibration(method, plan);
    for (const CallTime& time : times) calibration.add(time);
    return calibration.take();
}

}  // namespace arenascope
