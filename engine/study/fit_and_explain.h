#pragma once
// What the peak consists of, what would lower it, and the largest program that fits.

#include "engine/evaluate/evaluator.h"
#include "engine/study/device_fit.h"

namespace arenascope {

/// Whether anything is limited: the capacity of a pool, or another memory of the device.
[[nodiscard]] bool has_limits(const Tuning& tuning);
/// Names of the needed parts that leave the verdict about some memory unknown, each once.
[[nodiscard]] std::vector<Message> missing_parts(const DeviceFit& device);

struct FitPoint {
    std::int64_t value = 0;  ///< upper end of the symbol's range
    Table<PoolRow, PoolResult> pools;
    std::optional<DeviceFit> device{};  ///< the whole program there; nothing where nothing is limited
    Fit fit = Fit::no_limit;            ///< of the arenas and of the whole program
};

struct LargestFit {
    std::string symbol;
    std::int64_t min = 0;
    std::optional<std::int64_t> max;  ///< of the symbol's range
    /// With which no memory is over its limit; nothing: not even the least value, or nothing is limited.
    std::optional<std::int64_t> largest;
    bool is_limited = true;       ///< some pool has a capacity, or the device another limit
    std::vector<FitPoint> curve;  ///< ascending by value
    /// Of the largest value; else of the least one.
    [[nodiscard]] const FitPoint* best() const;
};

/// The largest upper bound of a symbol with which the tuning's planner fits all capacities and the whole program the
/// limits of the device, and how the pools grow. Where nothing is limited, how they grow is all there is to say.
Result<LargestFit> fit_symbol(const Evaluator& engine, const Program& program, const Tuning& tuning,
                              const std::string& symbol, Progress& progress);

struct PeakTensor {
    std::string name, op;
    std::int64_t bytes = 0;
    std::int64_t saves = 0;  ///< by how many bytes the bound falls without it
    Step first_step{0}, last_step{0};
};

struct PoolPeak {
    PoolResult pool;
    Step step{};                         ///< of the peak
    std::string node;                    ///< that runs at that step
    std::int64_t live = 0, padding = 0;  ///< live bytes, of which alignment adds `padding`
    std::int64_t unused = 0;             ///< bytes of the arena that are free at the peak
    std::vector<PeakTensor> tensors;     ///< live at the peak, largest first
    /// Tensors that must shrink or move to save `asked` bytes, by saving; empty: impossible.
    std::vector<PeakTensor> to_move;
};

/// `less`: bytes by which each pool should shrink, relative to its capacity, or to its bound if it has none. `device`:
/// what else lies in the pools, and their limits there.
std::vector<PoolPeak> explain_plan(const Outcome& outcome, const Plan& plan, std::int64_t less,
                                   const DeviceFit* device = nullptr);

/// The traffic with another capacity of one pool, if pools are chosen automatically.
struct CapacityStep {
    std::int32_t mem_id = 1;
    std::string name;
    std::int64_t more = 0;              ///< bytes; negative: less
    double traffic = 0;                 ///< cost of all bytes moved then
    double change = 0;                  ///< relative to the present tuning
    std::optional<double> move_ms{};    ///< how long the bytes take then, if all pools have a bandwidth
    std::optional<double> ms_change{};  ///< relative to the present tuning
    bool fits = false;                  ///< the arenas alone
};

/// Each pool with a capacity, with `step` bytes more and less. Empty unless the tuning places automatically.
Result<std::vector<CapacityStep>> capacity_steps(const Evaluator& engine, const Program& program, const Tuning& tuning,
                                                 const Plan& plan, std::int64_t step, Progress& progress);

}  // namespace arenascope
