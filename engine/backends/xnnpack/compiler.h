#pragma once
// The compiler of a region, instruction by instruction.

#include "engine/backends/region.h"
#include "engine/backends/xnnpack/graph_maker.h"
#include "engine/backends/xnnpack/op_rows.h"
#include "engine/backends/xnnpack/quantised.h"
#include "engine/backends/xnnpack/supports.h"

namespace arenascope::xnn {

class Compiler final : GraphMaker {
public:
    explicit Compiler(const Method& region) : region_(region), quantised_(region) {}
    Result<Preprocessed> run();

private:
    /// The ids of one tensor: in the program's layout, and channels last.
    struct Forms {
        std::uint32_t plain = no_id, nhwc = no_id;
    };
    struct Weights {
        Floats items;  ///< integers as such, or f32
        Element element{};
    };
    /// Numbers quantised with scales computed at run time, and the handle of the instruction that does it.
    struct AtRunTime {
        ValueId numbers = no_value;
        std::int64_t handle = own_handle;
    };

    // compile.cpp: values, and nodes that work element by element
    [[nodiscard]] const Tensor& tensor(ValueId id) const { return *region_.values[id].tensor(); }
    [[nodiscard]] Dims dims_of(ValueId id) const { return tensor(id).upper.empty() ? Dims{1} : tensor(id).upper; }
    [[nodiscard]] Dims stored_shape(ValueId id) const;
    void count_uses();
    void use(ValueId id);
    [[nodiscard]] bool is_constant(ValueId id) const;
    [[nodiscard]] Element element_of_constant(ValueId id) const {
        const Element* held = quantised_.held_as(id);
        return held && tensor(id).dtype != DType::f32 ? *held : Element{};
    }
    Result<Floats> floats(ValueId id) const;
    Result<Floats> integers(ValueId id) const;
    Result<std::uint32_t> plain(ValueId id);
    Result<std::uint32_t> nhwc(ValueId id);
    Result<std::uint32_t> dequantised(ValueId id, bool channels_last);
    [[nodiscard]] bool is_nhwc_only(ValueId id) const;
    [[nodiscard]] ValueId operand(const Instruction& in, ValueId id) const;
    Result<> node(const Instruction& in);
    std::uint32_t add(const Instruction& in, Node node, Dims dims);
    Result<> quantise(const Instruction& in);
    Result<> elementwise(const Instruction& in, const PlainOp& row);
    Node* sole_producer(ValueId id);
    void fused_into(const Node& node);
    bool fuse_bounds(const Instruction& in, const Node& bounds);
    Result<> output(std::size_t index);

    // compile_nodes.cpp: images, matrices, order
    Result<Weights> weights(ValueId id, const Quantised::Behind* behind) const;
    Result<std::uint32_t> bias_of(const Instruction& in, ValueId id, const Element& weights, const Element& input);
    Result<> convolution(const Instruction& in);
    Result<> batch_norm(const Instruction& in);
    bool fold(Node& conv, const Floats& scale, const Floats& shift);
    Result<> pool(const Instruction& in);
    Result<> mean(const Instruction& in);
    Result<> linear(const Instruction& in, std::size_t first);
    Result<> at_run_time(const Instruction& in);
    Result<std::uint32_t> quantised_rows(const AtRunTime& from, ValueId rows);
    Result<> permute(const Instruction& in);
    Result<> join(const Instruction& in);

    const Method& region_;
    const Quantised quantised_;
    std::map<ValueId, Forms> forms_;
    std::map<ValueId, std::pair<ValueId, Dims>> folded_;  ///< transposes of constants: source and permutation
    std::map<ValueId, int> uses_;
    std::map<ValueId, AtRunTime> at_run_time_;      ///< by integers, and by their dequantised values
    std::map<ValueId, std::uint32_t> row_scaled_;   ///< ids of these integers, by the operand of a product
    std::map<ValueId, std::int64_t> dequantising_;  ///< handle of the instruction that makes an f32 value
};

/// Compiles a region of a method to a payload.
Result<Preprocessed> compile(const Method& region);

}  // namespace arenascope::xnn
