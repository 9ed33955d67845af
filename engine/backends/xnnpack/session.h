#pragma once
// A payload after init: runs of nodes on the library, single nodes on own kernels, once per set of input shapes.

#include <cstdlib>
#include <map>
#include <memory>

#include "engine/backends/backend.h"
#include "engine/backends/xnnpack/library.h"
#include "engine/backends/xnnpack/own_nodes.h"

namespace arenascope::xnn {

/// Aligned memory with padding for the library's reads behind its end.
class Memory {
public:
    static Result<Memory> make(std::int64_t elements);
    [[nodiscard]] float* data() const { return data_.get(); }

private:
    struct Free {
        void operator()(float* memory) const { std::free(memory); }
    };
    std::unique_ptr<float, Free> data_;
};

class Session final : public DelegateHandle {
public:
    /// `memory`: budget for every set of input shapes.
    static Result<std::unique_ptr<Session>> make(Payload payload, std::shared_ptr<MemoryBudget> memory);
    Result<> execute(ExecuteContext& context);
    /// The maximum memory of any shapes so far.
    [[nodiscard]] std::vector<OwnMemory> own_memory() const;

private:
    /// What computes a node, and in which type.
    enum class Way {
        own,      ///< this project's kernels, in f32, rounded to the result's element type
        rounded,  ///< the library in f32, rounded
        library,  ///< the library in the values' own element types
    };
    struct Stage {
        Way way = Way::own;
        std::vector<std::size_t> nodes;
        std::vector<std::uint32_t> externals;
        std::unique_ptr<LibraryRun> library;  ///< null: one node on an own kernel
    };
    /// Everything that depends on the shapes of the inputs.
    struct Prepared {
        std::vector<std::vector<std::int64_t>> dims;  ///< by value
        std::vector<Memory> owned;
        std::vector<float*> places;  ///< by value; null: an argument, or inside the library
        std::vector<Stage> stages;
        std::int64_t at = -1;    ///< handle of the current node during shape inference
        bool is_empty = false;   ///< some value has no elements, so nothing is run
        std::int64_t bytes = 0;  ///< taken for it
    };
    using Key = std::pair<bool, std::vector<std::vector<std::int64_t>>>;  ///< node by node, shapes of the inputs
    Session(Payload payload, std::shared_ptr<MemoryBudget> memory)
        : payload_(std::move(payload)), memory_(std::move(memory)) {}
    Result<> keep_constants();
    Result<std::vector<std::vector<std::int64_t>>> input_dims(const ExecuteContext& context) const;
    Result<Prepared*> prepare(std::vector<std::vector<std::int64_t>> inputs, bool node_by_node);
    void forget(std::map<Key, Prepared>::iterator which);
    Result<> infer(Prepared& prepared) const;
    Result<> build(Prepared& prepared, bool node_by_node);
    [[nodiscard]] Way way_of(const Prepared& prepared, const Node& node) const;
    void cut_stages(Prepared& prepared, bool node_by_node) const;
    Result<> fill_stages(Prepared& prepared);
    [[nodiscard]] std::int64_t bytes_of(const Prepared& prepared, const std::vector<bool>& leaves) const;
    Result<> bind(ExecuteContext& context, const Prepared& prepared, std::vector<float*>& places,
                  std::vector<Memory>& copies) const;
    [[nodiscard]] Result<> check_type(std::size_t argument, const TensorValue& tensor) const;
    [[nodiscard]] bool is_settled(const Node& node) const;
    Result<> settle_result(const Node& node, const Prepared& prepared, const std::vector<float*>& places,
                           std::string& kernel) const;
    void name_integers(const Node& node, std::string& kernel) const;
    Result<> give_out(ExecuteContext& context, const std::vector<float*>& places) const;
    [[nodiscard]] Result<> check_nothing(const Prepared& prepared) const;
    Result<> run_stage(Stage& stage, const Prepared& prepared, const std::vector<float*>& places,
                       std::string& kernel) const;

    Payload payload_;
    std::shared_ptr<MemoryBudget> memory_;
    std::vector<Memory> constants_;
    std::vector<const float*> constant_of_;  ///< by value
    std::int64_t failed_at_ = -1;            ///< handle of the node that failed for the last shapes
    bool on_integers_ = true;                ///< false: the library refused these scales or bounds
    std::vector<std::uint32_t> value_of_;    ///< by argument: its value, or no_id
    std::map<Key, Prepared> prepared_;
};

}  // namespace arenascope::xnn
