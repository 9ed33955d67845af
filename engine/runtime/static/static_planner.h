#pragma once
// Where an instance's tensors lie in each run.

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/planning/problem.h"
#include "engine/runtime/image.h"
#include "engine/runtime/tensor_placement.h"

namespace arenascope {

/// A block of the program: the method itself, an arm of a branch, the body of a loop. Each has groups and an arena of
/// its own.
struct StaticBlock {
    std::string path;  ///< as Method::graphs has it; empty: the method
    std::vector<ValueId> managed;
    std::vector<std::size_t> group;  ///< of each managed tensor
    std::size_t groups = 0;
    std::vector<std::int64_t>
        planned;  ///< bytes of each managed tensor, told ahead: warm-up shapes, or the upper bounds
    std::vector<std::int64_t> offsets;  ///< of each managed tensor (precomputed)
    std::int64_t arena_bytes = 0;       ///< likewise
};

/// What is fixed with the module: which tensors are managed, and how they share.
struct StaticLayout {
    Table<GraphIndex, StaticBlock> blocks;         ///< the method first
    Table<InstructionIndex, GraphIndex> block_of;  ///< the innermost
    std::vector<ValueId> unmanaged;                ///< tensors that need memory of their own in every run
    Table<ValueId, std::vector<ValueId>> views;    ///< those that see its bytes
};

struct StaticReport {
    std::size_t groups = 0, managed = 0;
    struct Outgrown {
        std::size_t run = 0;
        std::string tensor;
        std::int64_t bytes = 0, slot = 0;
    };
    std::vector<Outgrown> outgrown;
    std::vector<std::int64_t> arena_bytes;  ///< per run, of all blocks; the first of `resizing` is 0: it learns
    /// Of the outputs, where they are managed: per run the buffer that holds them, and how many of these exist (the
    /// returned tensors own theirs: a run does not write into one that is still held).
    std::vector<std::int64_t> output_bytes;
    std::size_t output_buffers = 0;
    struct Block {
        std::string path;
        std::size_t groups = 0, managed = 0;
        std::vector<std::int64_t> arena_bytes;  ///< per run; 0 until `resizing` has seen the block run
    };
    Table<GraphIndex, Block> blocks;  ///< the method first
    /// Sizes side by side: told ahead, and seen in the runs so far.
    struct Size {
        std::string tensor, block;
        std::int64_t planned = 0, learned = 0;  ///< learned: 0 where its block has not run
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
    /// Memory of the last run's outputs, where they are managed.
    [[nodiscard]] const std::shared_ptr<Block>& output_memory() const { return outputs_; }
    /// Where the last run's outputs lie.
    [[nodiscard]] const std::vector<TensorValue>& output_values() const { return output_values_; }

private:
    Result<> place_resizing(GraphIndex at, ValuesView values);
    Result<> place_precomputed(GraphIndex at, ValuesView values);
    Result<> place_alone(ValueId id, ValuesView values);
    Result<> place_outputs(ValuesView values);
    /// Bytes of all groups, where `sizes` says what each managed tensor has.
    [[nodiscard]] std::int64_t group_bytes(std::int64_t StaticReport::Size::*size) const;
    void point(ValueId id, std::byte* data, ValuesView values) const;
    Result<> outgrow(ValueId id, std::int64_t slot, ValuesView values);

    const Kind kind_;
    const bool manages_outputs_;
    const Method& method_;
    const StaticLayout& layout_;
    Table<GraphIndex, std::vector<std::int64_t>> learned_;  ///< of each group: the largest size seen
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
