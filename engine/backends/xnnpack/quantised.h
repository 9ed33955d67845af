#pragma once
// Which values of a region are computed on integers. Quantising exporters leave an operator in f32, with "dequantize"
// before each operand and "quantize" after its result: a pattern for one integer operator.

#include <map>

#include "engine/backends/xnnpack/element.h"
#include "engine/ir/method.h"

namespace arenascope::xnn {

inline constexpr std::string_view quantize_op = "quantized_decomposed::quantize_per_tensor.out",
                                  dequantize_op = "quantized_decomposed::dequantize_per_tensor.out",
                                  dequantize_channels_op = "quantized_decomposed::dequantize_per_channel.out";

/// Why one of the three above cannot be part of a payload; nothing if it can.
[[nodiscard]] std::optional<Message> why_not_quantised(const Method& method, const Instruction& node);
/// The instruction that dequantises a constant to `id`; null for any other value.
[[nodiscard]] const Instruction* maker_from_constant(const Method& method, ValueId id);
/// An instruction's element type: of its result if it quantises, of its operand if it dequantises. Only for those that
/// why_not_quantised() accepts.
[[nodiscard]] Element element_of(const Method& method, const Instruction& node);
/// The value that owns the bytes of another.
[[nodiscard]] ValueId root_of(const Method& method, ValueId id);

class Quantised {
public:
    /// The integers of a dequantised f32 value.
    struct Behind {
        ValueId integers = no_value;
        Element element{};
    };
    explicit Quantised(const Method& region);

    /// Null: the value is not dequantised in this region.
    [[nodiscard]] const Behind* behind(ValueId id) const;
    /// The same for a transposed constant matrix, as in products.
    [[nodiscard]] const Behind* behind_transpose(ValueId id) const;
    /// The element type that an f32 result is computed as; null: f32.
    [[nodiscard]] const Element* made_as(ValueId id) const;
    /// Of an integer value.
    [[nodiscard]] const Element* held_as(ValueId integers) const;

private:
    struct Operands {
        std::vector<const Behind*> data;
        const Behind* weights = nullptr;  ///< null: the operator has no weights
    };
    void find_behind();
    void count_reads();
    void mark(const Instruction& quantize);
    [[nodiscard]] const Instruction* maker_of(ValueId id) const;
    [[nodiscard]] bool is_fused(const Instruction& bounds, const Instruction& before) const;
    [[nodiscard]] std::optional<Operands> operands(const Instruction& node) const;
    [[nodiscard]] bool fits(const Instruction& node, const Operands& from, const Element& to) const;

    const Method& region_;
    std::map<ValueId, Behind> behind_, turned_;  ///< by f32 value; by its transpose
    std::map<ValueId, Element> made_as_, held_as_;
    std::map<ValueId, const Instruction*> makers_;
    std::map<ValueId, int> reads_;  ///< by the value that owns the bytes
};

}  // namespace arenascope::xnn
