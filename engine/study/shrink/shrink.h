#pragma once
// Programs that compute the same with less memory: found, planned, verified, and run against the original.

#include <functional>

#include "engine/evaluate/evaluator.h"
#include "engine/runtime/vectors.h"
#include "engine/study/shrink/cut_search.h"

namespace arenascope {

/// One rewritten program.
struct ShrunkProgram {
    std::shared_ptr<const Program> program;
    Outcome outcome;
    std::int64_t arena = 0;       ///< bytes of all pools of its plan
    std::int64_t live_bytes = 0;  ///< the most that live at once
    std::int64_t instructions = 0;
    std::vector<tile::GroupSetting> groups;
    bool has_channels_last = false;
    tile::CallCost cost;      ///< more than the original has, once its constants are folded
    std::int64_t weight = 0;  ///< the same by what was asked for
    /// Against the original on the same inputs. Split sums are added in another order, and kernels may choose another
    /// way for fewer rows: then they are equal within the tolerance of compare().
    bool is_equal = false, is_bit_for_bit = false;
    double largest_difference = 0;
};

struct ShrinkReport {
    Outcome original;        ///< as the tuning plans it
    std::int64_t arena = 0;  ///< of the original
    std::int64_t instructions = 0;
    std::int64_t multiply_adds = 0;    ///< of both
    std::vector<ShrunkProgram> front;  ///< ascending by bytes; each costs less than those before
    std::vector<std::string> notes;    ///< why some of the program cannot be cut
    std::int64_t groups_tried = 0;
};

struct ShrinkOptions {
    ShrinkCost cost = ShrinkCost::time;
    /// Called for each program that is smaller than the original and equal to it, as they are found.
    std::function<void(const ShrunkProgram&)> found{};
};

/// `recorded`: runs to compare with the original; where there are none, random inputs. Each program of the front is
/// planned as the tuning says and is no longer in the front where its plan is not smaller.
Result<ShrinkReport> shrink_program(const Evaluator& engine, const std::shared_ptr<const Program>& program,
                                    const Tuning& tuning, const std::vector<VectorRun>& recorded, Progress& progress,
                                    const ShrinkOptions& options = {});

}  // namespace arenascope
