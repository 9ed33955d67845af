#pragma once
// What a search for programs with less memory is asked for, and what it finds.

#include <functional>
#include <limits>
#include <memory>
#include <optional>

#include "engine/evaluate/outcome.h"
#include "engine/study/shrink/cut_search.h"

namespace arenascope {

/// One rewritten program.
struct ShrunkProgram {
    std::shared_ptr<const Program> program;
    Outcome outcome;
    std::int64_t arena = 0;  ///< bytes of all pools of its plan
    /// What the runtime takes to load it, and the bytes of its file; nothing where no .pte can be written. Of a
    /// TensorFlow Lite model an estimate of the structures of TensorFlow Lite Micro, and no file.
    std::optional<std::int64_t> method_allocator{}, file{};
    std::int64_t live_bytes = 0;  ///< peak live bytes
    std::int64_t instructions = 0;
    std::vector<tile::GroupSetting> groups;
    std::vector<bool> loops{};  ///< which groups run their tiles in a loop; empty: none
    bool has_channels_last = false;
    bool recomputes = false;        ///< small values are computed again (the pass "recompute")
    bool recomputes_halos = false;  ///< all groups that have halos (the pass "recompute-halos")
    bool rolls_loops = false;       ///< equal tiles are loops of the file (the pass "roll-loops")
    TiledMethod choice;             ///< the same, as a tuning keeps it (with_tiles)
    tile::CallCost cost;            ///< more than the original has, once its constants are folded
    std::int64_t weight = 0;        ///< the same by what was asked for
    double extra = 0;               ///< that as a part of what the original costs
    /// Rows that tiles compute again, always in a TensorFlow Lite model and otherwise if that is asked for, or small
    /// values; nothing else is computed twice.
    std::int64_t more_multiply_adds = 0;
    /// Against the original on the same inputs. Split sums are added in another order, and kernels may choose another
    /// way for fewer rows: then they are equal within the tolerance of compare().
    bool is_equal = false, is_bit_for_bit = false;
    double largest_difference = 0;
    std::size_t runs = 0;  ///< inputs that were compared
};

struct ShrinkReport {
    Outcome original;        ///< planned as the tuning states
    std::int64_t arena = 0;  ///< of the original
    std::optional<std::int64_t> method_allocator{}, file{};
    std::int64_t instructions = 0;
    std::int64_t multiply_adds = 0;  ///< of the original, if it computes no value again
    std::int64_t weight = 0;         ///< what it costs by what was asked for; programs of the front cost more
    /// No cut that the search knows has so few live bytes.
    std::int64_t unreached = 0;
    std::vector<ShrunkProgram> front;  ///< ascending by bytes, descending by cost
    /// The least memory of a verified program whose equal tiles are loops, and of one without; nothing: none was made.
    std::optional<std::int64_t> least_rolled{}, least_unrolled{};
    std::vector<Message> notes;  ///< why some of the program cannot be cut
    std::int64_t groups_tried = 0;
};

struct ShrinkOptions {
    ShrinkCost cost = ShrinkCost::time;
    std::optional<double> max_extra{};     ///< limit of it, as a fraction of the original's cost
    bool counts_method_allocator = false;  ///< as memory to be reduced
    /// Tiles may compute the rows at their borders again instead of keeping them. A TensorFlow Lite model always does.
    bool recomputes_halos = false;
    /// Equal tiles may become loops: of a method, where the method allocator counts, or of a TensorFlow Lite model,
    /// whose saving only the plan of TensorFlow Lite Micro has.
    bool rolls_loops = false;
    /// Bytes that are enough: what keeps it at the least cost is looked for as well.
    std::optional<std::int64_t> goal{};
    /// Called for each program that is smaller than the original and equal to it, as they are found.
    std::function<void(const ShrunkProgram&)> found{};
};

}  // namespace arenascope
