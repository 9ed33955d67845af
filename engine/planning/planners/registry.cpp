// To add a planner: write planners/<id>.cpp with one function Result<Placement> plan_<id>(const Problem&, const
// PlanOptions&, Progress&), declare it in rows.h and add a row here. engine/planning/placement has helpers:
// pool_items.h splits the problem into pools, gap_finder.h finds gaps. The function returns offsets only: assess()
// computes totals, bounds and verdicts, and verify() checks every plan. Refuse unsupported constraints
// (refuse_constraints), check progress.cancelled() in the loop, and be deterministic.

#include <array>

#include "engine/planning/planner.h"
#include "engine/planning/planners/planners.h"

namespace arenascope {

namespace {

constexpr Supports everything{.pins = true, .groups = true, .keep_out = true, .padding = true};
constexpr Supports all_and_pieces{.pins = true, .groups = true, .keep_out = true, .padding = true, .pieces = true};

constexpr auto planners = std::to_array<Planner>({
    {"auto",
     "Automatic",
     "ArenaScope",
     "The best of all planners below, per pool; stops where a plan is proven optimal",
     all_and_pieces,
     plan_auto,
     {.searches = true, .is_exact = true}},
    {"greedy_by_size", "Greedy by size", "arXiv 2001.03288",
     "Largest first into the tightest gap, as TensorFlow Lite does", everything, plan_greedy_by_size},
    {"greedy_by_breadth", "Greedy by breadth", "arXiv 2001.03288",
     "Steps with the most live bytes first, their largest tensors first, into the tightest gap", everything,
     plan_greedy_by_breadth},
    {"greedy_by_conflicts", "Greedy by conflicts", "TVM",
     "Tensors with the most conflicts first, larger ones before smaller, each at the lowest free offset", everything,
     plan_greedy_by_conflicts},
    {"hill_climb",
     "Hill climb",
     "Arm Vela, TVM",
     "Starts from greedy by size and reorders tensors at the peak while that helps; seeded",
     everything,
     plan_hill_climb,
     {.searches = true}},
    {"squeaky_wheel",
     "Squeaky wheel",
     "Joslin and Clements",
     "Plans repeatedly and moves tensors that ended too high to the front; for large problems; seeded",
     everything,
     plan_squeaky_wheel,
     {.searches = true}},
    {"piecewise",
     "Piecewise",
     "ArenaScope",
     "For tensors whose rows have separate lifetimes: the lowest free offset for each, in many orders; seeded",
     all_and_pieces,
     plan_piecewise,
     {.searches = true}},
    {"optimal",
     "Optimal",
     "MiniMalloc",
     "Exact search from greedy by size, with a proof where it ends; stops at the first plan that fits all capacities",
     everything,
     plan_optimal,
     {.searches = true, .is_exact = true, .stops_at_capacity = true}},
    {"best_fit_in_order", "Best fit in execution order", "IREE",
     "Tensors in execution order, each into the tightest gap", everything, plan_best_fit_in_order},
    {"objects_by_size",
     "Shared objects by size",
     "arXiv 2001.03288",
     "Largest first into the smallest shared object that is free over the lifetime",
     {},
     plan_objects_by_size},
    {"objects_by_breadth",
     "Shared objects by breadth",
     "arXiv 2001.03288",
     "Steps with the most live bytes first, into shared objects, which grow where none has room",
     {},
     plan_objects_by_breadth},
    {"equality",
     "Equality",
     "TensorFlow Lite",
     "In execution order, tensors of equal size share an object",
     {},
     plan_equality},
    {"storage_groups",
     "Storage groups",
     "PyTorch Static Runtime",
     "In execution order into the most recently freed storage, whatever its size",
     {},
     plan_storage_groups},
    {"greedy",
     "Greedy",
     "ExecuTorch",
     "ExecuTorch's default as implemented: largest first, the first shared object with room (the documented rule is "
     "greedy_best_fit)",
     {},
     plan_greedy,
     {.forgets_reservations = true}},
    {"greedy_no_overlap",
     "Greedy without sub-packing",
     "ExecuTorch",
     "Greedy with objects that hold one tensor at a time, as for Vulkan",
     {},
     plan_greedy_no_overlap,
     {.forgets_reservations = true}},
    {"greedy_best_fit",
     "Greedy, documented",
     "ExecuTorch documentation",
     "In graph order the free buffer closest in size, else a new one (greedy takes the first, largest tensors first)",
     {},
     plan_greedy_best_fit},
    {"cadence_position_greedy",
     "Cadence first fit",
     "ExecuTorch Cadence",
     "Largest first at the lowest free offset",
     {},
     plan_cadence_position_greedy,
     {.keeps_tail = false}},
    {"cadence_greedy_heuristic",
     "Cadence best fit",
     "ExecuTorch Cadence",
     "Largest first into the tightest gap",
     {},
     plan_cadence_greedy_heuristic,
     {.keeps_tail = false}},
    {"naive",
     "Naive",
     "ExecuTorch",
     "Every tensor after the previous one; no bytes are shared",
     {},
     plan_naive,
     {.keeps_tail = false}},
});

}  // namespace

std::span<const Planner> builtin_planners() { return planners; }

const Planner* find_planner(std::string_view id) {
    for (const Planner& planner : planners) {
        if (planner.id == id) return &planner;
    }
    return nullptr;
}

}  // namespace arenascope
