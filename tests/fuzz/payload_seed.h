#pragma once
// An XNNPACK payload with every kind of quantised value, as a seed: no file of the repository has one.

#include "schemas/xnnpack_generated.h"
#include "tests/fuzz/mutation.h"

namespace arenascope::fuzz {

inline Bytes quantised_payload() {
    namespace fb = xnnfb;
    constexpr std::uint32_t none = 4294967295U;
    flatbuffers::FlatBufferBuilder b;
    std::vector<flatbuffers::Offset<fb::XValue>> values;
    const auto tensor = [&](fb::Datatype type, std::uint32_t rows, std::uint32_t columns, std::uint32_t constant,
                            std::uint32_t external, std::uint32_t flags) {
        const auto dims = b.CreateVector(std::vector<std::uint32_t>{rows, columns});
        return fb::CreateTensorValue(b, type, 2, dims, constant, external, flags,
                                     static_cast<std::uint32_t>(values.size()));
    };
    const auto plain = [&](std::uint32_t columns, std::uint32_t external, std::uint32_t flags) {
        const auto made = tensor(fb::Datatype::fp32, 2, columns, 0, external, flags);
        values.push_back(fb::CreateXValue(b, fb::XValueUnion::TensorValue, made.Union()));
    };
    const auto quantised = [&](flatbuffers::Offset<fb::TensorValue> of, fb::QuantParams kind,
                               flatbuffers::Offset<void> params) {
        const auto made = fb::CreateQuantizedTensorValue(b, of, kind, params);
        values.push_back(fb::CreateXValue(b, fb::XValueUnion::QuantizedTensorValue, made.Union()));
    };
    plain(8, 0, 1);
    plain(4, 1, 2);
    quantised(tensor(fb::Datatype::qdint8, 2, 8, 0, none, 0), fb::QuantParams::PerTokenDynamicQuant,
              fb::CreatePerTokenDynamicQuant(b, 1).Union());
    const auto empty = b.CreateVector(std::vector<float>());
    quantised(tensor(fb::Datatype::qcint4, 4, 8, 1, none, 0), fb::QuantParams::PerChannelQuant,
              fb::CreatePerChannelQuant(b, empty, 0, 2, 4).Union());
    quantised(tensor(fb::Datatype::qint8, 2, 4, 0, none, 0), fb::QuantParams::PerTensorQuant,
              fb::CreatePerTensorQuant(b, 0.5F, -3).Union());
    fb::PerChannelGroupQuantBuilder group(b);
    group.add_group_size(4);
    group.add_scale_buffer_idx(2);
    group.add_num_scales(8);
    const auto grouped = group.Finish();
    quantised(tensor(fb::Datatype::qbint4, 4, 8, 1, none, 0), fb::QuantParams::PerChannelGroupQuant, grouped.Union());
    std::vector<flatbuffers::Offset<fb::XNode>> nodes;
    const auto node = [&](fb::XNodeUnion kind, flatbuffers::Offset<void> content) {
        nodes.push_back(fb::CreateXNode(b, kind, content, 7));
    };
    node(fb::XNodeUnion::Convert, fb::CreateOneInput(b, 0, 2).Union());
    node(fb::XNodeUnion::FullyConnected, fb::CreateFullyConnectedNode(b, 2, 3, none, 4).Union());
    node(fb::XNodeUnion::Convert, fb::CreateOneInput(b, 4, 1).Union());
    std::vector<flatbuffers::Offset<fb::Buffer>> constants{fb::CreateBuffer(b)};
    constants.push_back(fb::CreateBuffer(b, b.CreateVector(std::vector<std::uint8_t>(16, 0x9c))));
    constants.push_back(
        fb::CreateBuffer(b, b.CreateVector(std::vector<std::uint8_t>(16, 0x3c))));  // as f32 and as bfloat16: above 0
    const auto all_nodes = b.CreateVector(nodes);
    const auto all_values = b.CreateVector(values);
    const auto all_constants = b.CreateVector(constants);
    b.Finish(fb::CreateGraph(b, 0, all_nodes, all_values, 2, 0, 0, all_constants), "XN01");
    return {b.GetBufferPointer(), b.GetBufferPointer() + b.GetSize()};
}

}  // namespace arenascope::fuzz
