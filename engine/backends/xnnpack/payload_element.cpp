#include "engine/backends/xnnpack/payload_element.h"

#include <bit>
#include <cstring>

namespace arenascope::xnn {

namespace {

namespace fb = ::arenascope::xnnfb;
using Type = Element::Type;

/// Only types that the installed runtime supports, or that this project computes itself.
Result<Type> type_of(fb::Datatype from) {
    switch (from) {
        case fb::Datatype::fp32: return Type::f32;
        case fb::Datatype::fp16: return Type::f16;
        case fb::Datatype::qint8: return Type::qint8;
        case fb::Datatype::quint8: return Type::quint8;
        case fb::Datatype::qint32: return Type::qint32;
        case fb::Datatype::qcint8: return Type::qcint8;
        case fb::Datatype::qcint32: return Type::qcint32;
        case fb::Datatype::qcint4: return Type::qcint4;
        case fb::Datatype::qbint4: return Type::qbint4;
        case fb::Datatype::qdint8: return Type::qdint8;
        case fb::Datatype::int32: return Type::index;
        default:
            return Error{
                .what = message("element type {dtype} ({number})", fb::EnumNameDatatype(from), static_cast<int>(from)),
                .expected =
                    message("fp32, fp16, qint8, quint8, qint32, qcint8, qcint32, qcint4, qbint4, qdint8 or int32")};
    }
}

/// Scales outside of the payload, or the list inside it: 4 bytes each, or 2 of bfloat16.
Result<std::vector<float>> read_scales(const flatbuffers::Vector<float>* inside, std::uint32_t at, std::uint32_t count,
                                       bool is_short, const std::vector<Data>& constants) {
    std::vector<float> out;
    if (at == 0) {
        for (flatbuffers::uoffset_t i = 0; inside && i < inside->size(); ++i) out.push_back(inside->Get(i));
        return out;
    }
    const std::size_t size = is_short ? 2 : 4;
    if (at >= constants.size() || constants[at].bytes.size() / size < count)
        return Error{.what = message("{count} scales in constant {index}", count, at),
                     .expected = message("a constant that holds them")};
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::byte* from = constants[at].bytes.data() + i * size;
        if (is_short) {
            std::uint16_t upper = 0;
            std::memcpy(&upper, from, sizeof upper);
            out.push_back(std::bit_cast<float>(std::uint32_t{upper} << 16));
        } else {
            float scale = 0;
            std::memcpy(&scale, from, sizeof scale);
            out.push_back(scale);
        }
    }
    return out;
}

Result<> read_parameters(const fb::QuantizedTensorValue& from, const std::vector<Data>& constants, Element& to) {
    constexpr int most_dim = 6;
    const auto channel = [&to](int dim) -> Result<> {
        if (dim < 0 || dim >= most_dim)
            return Error{.what = message("channel dimension {dimension}", dim), .expected = message("0 to 5")};
        to.channel = static_cast<std::size_t>(dim);
        return done;
    };
    if (const auto* one = from.quant_params_as_PerTensorQuant()) {
        to.scale = one->scale();
        to.zero = one->zero_point();
        return done;
    }
    if (const auto* each = from.quant_params_as_PerChannelQuant()) {
        CHECKED(channel(each->channel_dim()));
        TRY(to.scales, read_scales(each->scale(), each->scale_buffer_idx(), each->num_scales(), false, constants));
        return done;
    }
    if (const auto* grouped = from.quant_params_as_PerChannelGroupQuant()) {
        CHECKED(channel(grouped->channel_dim()));
        to.group = grouped->group_size();
        TRY(to.scales,
            read_scales(grouped->scale(), grouped->scale_buffer_idx(), grouped->num_scales(), true, constants));
        return done;
    }
    if (const auto* token = from.quant_params_as_PerTokenDynamicQuant()) {
        if (token->num_nonbatch_dims() < 0 || token->num_nonbatch_dims() > most_dim)
            return Error{.what = message("{count} dimensions of a token", token->num_nonbatch_dims()),
                         .expected = message("0 to 6")};
        to.row_dims = static_cast<std::size_t>(token->num_nonbatch_dims());
        return done;
    }
    return Error{.what = message("a quantised value without scales"),
                 .expected = message("a scale and a zero point, or per-channel scales")};
}

}  // namespace

Result<Element> read_element(const fb::TensorValue& from, const fb::QuantizedTensorValue* quantised,
                             const std::vector<Data>& constants) {
    Element out;
    TRY(out.type, type_of(from.datatype()));
    const bool is_plain = out.type == Type::f32 || out.type == Type::f16 || out.type == Type::index;
    if (is_plain == (quantised != nullptr)) {
        return Error{.what = quantised ? message("scales for element type {type}", name_of(out.type))
                                       : message("no scales for element type {type}", name_of(out.type))};
    }
    if (quantised) CHECKED(read_parameters(*quantised, constants, out));
    if (from.dq_datatype() == fb::Datatype::invalid) return out;
    const bool is_argument = from.flags() == 1 && out.type == Type::f32;
    if (from.dq_datatype() != fb::Datatype::qint8 || !is_argument) {
        return Error{.what = message("conversion to {dtype} at the entry", fb::EnumNameDatatype(from.dq_datatype())),
                     .expected = message("qint8, for an argument of fp32")};
    }
    out.at_entry = true;
    return out;
}

}  // namespace arenascope::xnn
