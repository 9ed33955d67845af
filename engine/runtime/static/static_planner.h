#pragma once
// Where an instance's tensors lie in each run.

#include <memory>
#include <string>
#include <vector>

#include "engine/planning/problem.h"
#include "engine/runtime/image.h"
#include "engine/runtime/placer.h"

namespace arenascope {

/// What is fixed with the module: which tensors are managed, and how they share.
struct StaticLayout {
    std::vector<ValueId> managed;
    std::vector<std::size_t> group;        ///< of each managed tensor (resizing)
    std::size_t groups = 0;
    std::vector<std::int64_t> slot_bytes;  ///< of each managed tensor (precomputed)
    std::vector<std::int64_t> offsets;     ///< likewise
    std::int64_t arena_bytes = 0;          ///< likewise
    std::vector<ValueId> unmanaged;        ///< tensors that need memory of their own in every run
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
    std::vector<std::int64_t> arena_bytes;  ///< per run; the first of `resizing` is 0: it learns
    std::vector<std::string> problems;
};

class StaticPlanner final : public Placer {
public:
    enum class Kind : std::uint8_t { resizing, precomputed };
    StaticPlanner(Kind kind, bool manages_outputs, const Method& method, const StaticLayout& layout);

    Result<> place(std::span<RuntimeValue> values) override;
    void finish(std::span<const RuntimeValue> values) override;
    [[nodiscard]] const StaticReport& report() const { return report_; }
    [[nodiscard]] bool manages_outputs() const { return manages_outputs_; }
    /// Memory of the last run's outputs, where they are managed.
    [[nodiscard]] const std::shared_ptr<Block>& output_memory() const { return outputs_; }
    /// Where the last run's outputs lie.
    [[nodiscard]] const std::vector<TensorValue>& output_values() const { return output_values_; }

private:
    Result<> place_resizing(std::span<RuntimeValue> values);
    Result<> place_precomputed(std::span<RuntimeValue> values);
    Result<> place_alone(ValueId id, std::span<RuntimeValue> values);
    Result<> place_outputs(std::span<RuntimeValue> values);
    void point(ValueId id, std::byte* data, std::span<RuntimeValue> values) const;
    Result<> outgrow(std::size_t i, std::int64_t slot, std::span<RuntimeValue> values);

    const Kind kind_;
    const bool manages_outputs_;
    const Method& method_;
    const StaticLayout& layout_;
    std::vector<std::int64_t> learned_;        ///< per group: the largest size seen
    Block buffer_;
    std::vector<Block> alone_;
    std::shared_ptr<Block> outputs_;
    std::vector<TensorValue> output_values_;
    std::size_t runs_ = 0;
    StaticReport report_;
};

}  // namespace arenascope
