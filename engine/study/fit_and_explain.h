#pragma once
// What the peak consists of, what would lower it, and the largest program that fits.

#include "engine/evaluate/evaluator.h"

namespace arenascope {

struct FitPoint {
    std::int64_t value = 0;  ///< upper end of the symbol's range
    Table<PoolRow, PoolResult> pools;
    bool fits = false;
};

struct LargestFit {
    std::string symbol;
    std::int64_t min = 0;
    std::optional<std::int64_t> max;      ///< of the symbol's range
    std::optional<std::int64_t> largest;  ///< that fits; nothing: not even the least does, or nothing is limited
    bool is_limited = true;               ///< some pool has a capacity
    std::vector<FitPoint> curve;          ///< ascending by value
};

/// The largest upper bound of a symbol with which the tuning's planner fits all capacities, and how the pools grow.
/// Where no pool has a capacity, how they grow is all there is to say.
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

/// `less`: bytes by which each pool should shrink, relative to its capacity, or to its bound if it has none.
std::vector<PoolPeak> explain_plan(const Outcome& outcome, const Plan& plan, std::int64_t less);

/// The traffic with another capacity of one pool, if pools are chosen automatically.
struct CapacityStep {
    std::int32_t mem_id = 1;
    std::string name;
    std::int64_t more = 0;              ///< bytes; negative: less
    double traffic = 0;                 ///< cost of all bytes moved then
    double change = 0;                  ///< relative to the present tuning
    std::optional<double> move_ms{};    ///< how long the bytes take then, if all pools have a bandwidth
    std::optional<double> ms_change{};  ///< relative to the present tuning
    bool fits = false;
};

/// Each pool with a capacity, with `step` bytes more and less. Empty unless the tuning places automatically.
Result<std::vector<CapacityStep>> capacity_steps(const Evaluator& engine, const Program& program, const Tuning& tuning,
                                                 const Plan& plan, std::int64_t step, Progress& progress);

}  // namespace arenascope
