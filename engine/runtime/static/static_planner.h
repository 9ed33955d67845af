#pragma once
// The memory of an instance's tensors in each run.

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/planning/problem.h"
#include "engine/runtime/image.h"
#include "engine/runtime/tensor_placement.h"

namespace arenascope {

/// A block of the program: the method itself, an arm of a branch, the body of a loop. Each has its own groups and
/// arena.
struct StaticBlock {
    std::string path;  ///< as in Method::graphs; empty: the method
    std::vector<ValueId> managed;
    std::vector<std::size_t> group;  ///< of each managed tensor
    std::size_t groups = 0;
    std::vector<std::int64_t>
        planned;  ///< estimated bytes of each managed tensor: from warm-up shapes, or the upper bounds
    std::vector<std::int64_t> offsets;  ///< of each managed tensor (precomputed)
    std::int64_t arena_bytes = 0;       ///< likewise
};

/// The fixed data of a module: which tensors are managed, and how they share memory.
struct StaticLayout {
    Table<GraphIndex, StaticBlock> blocks;         ///< the method first
    Table<InstructionIndex, GraphIndex> block_of;  ///< the innermost
    std::vector<ValueId> unmanaged;                ///< tensors that need memory of their own in every run
    Table<ValueId, std::vector<ValueId>> views;    ///< views that share its bytes
};

struct StaticReport {
    std::size_t groups = 0, managed = 0;
    struct Outgrown {
        std::size_t run = 0;
        std::string tensor;
        std::int64_t bytes = 0, slot = 0;
    };
    std::vector<Outgrown> outgrown;
    std::vector<std::int64_t> arena_bytes;  ///< per run, of all blocks; the first of `resizing` is 0
    /// Of managed outputs: the buffer of each run, and how many buffers exist (returned tensors own theirs: a run does
    /// not write into a buffer that is still in use).
    std::vector<std::int64_t> output_bytes;
    std::size_t output_buffers = 0;
    struct Block {
        std::string path;
        std::size_t groups = 0, managed = 0;
        std::vector<std::int64_t> arena_bytes;  ///< per run; 0 until `resizing` has observed the block
    };
    Table<GraphIndex, Block> blocks;  ///< the method first
    /// Sizes estimated before the runs, and observed in them.
    struct Size {
        std::string tensor, block;
        std::int64_t planned = 0, learned = 0;  ///< learned: 0 if its block has not run
    };
    std::vector<Size> sizes;
    GroupBytes bytes;               ///< sums over groups of their largest tensor
    std::vector<Message> problems;  ///< one for each set of shapes to warm up with
};

class StaticPlanner final : public TensorPlacement {
public:
    enum class Kind : std::uint8_t { resizing, precomputed };
    StaticPlanner(Kind kind, bool manages_outputs, const Method& method, const StaticLayout& layout);

    Result<> place(ValuesView values) override;
    void before(InstructionIndex at) override { ran_[layout_.block_of[at]] = true; }
    void finish(ConstValuesView values) override;
    [[nodiscard]] const StaticReport& report() const { return report_; }
    [[nodiscard]] bool manages_outputs() const { return manages_outputs_; }
    /// Memory of the last run's outputs, if they are managed.
    [[nodiscard]] const std::shared_ptr<Block>& output_memory() const { return outputs_; }
    /// The places of the last run's outputs.
    [[nodiscard]] const std::vector<TensorValue>& output_values() const { return output_values_; }

private:
    Result<> place_resizing(GraphIndex at, ValuesView values);
    Result<> place_precomputed(GraphIndex at, ValuesView values);
    Result<> place_alone(ValueId id, ValuesView values);
    Result<> place_outputs(ValuesView values);
    /// Bytes of all groups, where `sizes` has the size of each managed tensor.
    [[nodiscard]] std::int64_t group_bytes(std::int64_t StaticReport::Size::*size) const;
    void point(ValueId id, std::byte* data, ValuesView values) const;
    Result<> outgrow(ValueId id, std::int64_t slot, ValuesView values);

    const Kind kind_;
    const bool manages_outputs_;
    const Method& method_;
    const StaticLayout& layout_;
    Table<GraphIndex, std::vector<std::int64_t>> learned_;  ///< of each group: the largest observed size
    Table<GraphIndex, Block> buffers_;
    Table<GraphIndex, bool> ran_;  ///< in this run
    std::vector<Block> alone_;
    std::shared_ptr<Block> outputs_;
    std::vector<TensorValue> output_values_;
    std::set<std::string> advised_;  ///< shapes to warm up with
    std::size_t runs_ = 0;
    StaticReport report_;
};

}  // namespace arenascope
