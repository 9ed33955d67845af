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
    std::vector<StaticBlock> blocks;          ///< the method first
    std::vector<std::size_t> block_of;        ///< per instruction
    std::vector<ValueId> unmanaged;           ///< tensors that need memory of their own in every run
    std::vector<std::vector<ValueId>> views;  ///< per value: those that see its bytes
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
    struct Block {
        std::string path;
        std::size_t groups = 0, managed = 0;
        std::vector<std::int64_t> arena_bytes;  ///< per run; 0 until `resizing` has seen the block run
    };
    std::vector<Block> blocks;  ///< the method first
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

    Result<> place(std::span<RuntimeValue> values) override;
    void before(std::int32_t at) override { ran_[layout_.block_of[static_cast<std::size_t>(at)]] = true; }
    void finish(std::span<const RuntimeValue> values) override;
    [[nodiscard]] const StaticReport& report() const { return report_; }
    [[nodiscard]] bool manages_outputs() const { return manages_outputs_; }
    /// Memory of the last run's outputs, where they are managed.
    [[nodiscard]] const std::shared_ptr<Block>& output_memory() const { return outputs_; }
    /// Where the last run's outputs lie.
    [[nodiscard]] const std::vector<TensorValue>& output_values() const { return output_values_; }

private:
    Result<> place_resizing(std::size_t block, std::span<RuntimeValue> values);
    Result<> place_precomputed(std::size_t block, std::span<RuntimeValue> values);
    Result<> place_alone(ValueId id, std::span<RuntimeValue> values);
    Result<> place_outputs(std::span<RuntimeValue> values);
    /// Bytes of all groups, where `sizes` says what each managed tensor has.
    [[nodiscard]] std::int64_t group_bytes(std::int64_t StaticReport::Size::*size) const;
    void point(ValueId id, std::byte* data, std::span<RuntimeValue> values) const;
    Result<> outgrow(ValueId id, std::int64_t slot, std::span<RuntimeValue> values);

    const Kind kind_;
    const bool manages_outputs_;
    const Method& method_;
    const StaticLayout& layout_;
    std::vector<std::vector<std::int64_t>> learned_;  ///< per block and group: the largest size seen
    std::vector<Block> buffers_;                      ///< per block
    std::vector<bool> ran_;                           ///< per block, in this run
    std::vector<Block> alone_;
    std::shared_ptr<Block> outputs_;
    std::vector<TensorValue> output_values_;
    std::set<std::string> advised_;  ///< shapes to warm up with
    std::size_t runs_ = 0;
    StaticReport report_;
};

}  // namespace arenascope
