// Writes a graph as ExecuTorch's XNNPACK payload.

#include <cstring>

#include "engine/backends/xnnpack/payload.h"
#include "schemas/xnnpack_generated.h"

namespace arenascope::xnn {

namespace {

namespace fb = ::arenascope::xnnfb;
using Builder = flatbuffers::FlatBufferBuilder;

constexpr std::size_t graph_at = 32;

std::vector<std::uint32_t> narrow(const std::vector<std::int64_t>& list) {
    std::vector<std::uint32_t> out;
    out.reserve(list.size());
    for (const std::int64_t item : list) out.push_back(static_cast<std::uint32_t>(item));
    return out;
}

std::uint32_t input(const Node& node, std::size_t i) { return i < node.inputs.size() ? node.inputs[i] : no_id; }

flatbuffers::Offset<void> content(Builder& b, const Node& n) {
    const std::uint32_t in = input(n, 0), out = n.output, flags = n.flags;
    const Window& w = n.window;
    switch (n.kind) {
        case Kind::add:
        case Kind::div:
        case Kind::minimum:
        case Kind::multiply:
        case Kind::subtract:
        case Kind::maximum:
        case Kind::prelu:
        case Kind::batch_matmul: return fb::CreateTwoInputs(b, in, input(n, 1), out, flags).Union();
        case Kind::fully_connected:
            return fb::CreateFullyConnectedNode(b, in, input(n, 1), input(n, 2), out, flags).Union();
        case Kind::conv:
        case Kind::depthwise:
        case Kind::conv_transpose:
            return fb::CreateConvolution(b, w.top, w.right, w.bottom, w.left, w.height, w.width, w.stride_height,
                                         w.stride_width, w.dilation_height, w.dilation_width, w.group_inputs,
                                         w.group_outputs, w.groups, w.adjust_height, w.adjust_width, in, input(n, 1),
                                         input(n, 2), out, flags)
                .Union();
        case Kind::avg_pool:
        case Kind::max_pool: {
            const bool dilates = n.kind == Kind::max_pool;  // the exporter stores 0 for averages
            return fb::CreatePooling(b, w.top, w.right, w.bottom, w.left, w.height, w.width, w.stride_height,
                                     w.stride_width, dilates ? w.dilation_height : 0, dilates ? w.dilation_width : 0,
                                     in, out, flags)
                .Union();
        }
        case Kind::cat2:
        case Kind::cat3:
        case Kind::cat4:
        case Kind::cat5:
            return fb::CreateConcatenation(b, n.axis, in, input(n, 1), input(n, 2), input(n, 3), out, flags,
                                           input(n, 4))
                .Union();
        case Kind::transpose:
            return fb::CreateTransposeNode(b, static_cast<std::uint32_t>(n.list.size()), b.CreateVector(narrow(n.list)),
                                           in, out, flags)
                .Union();
        case Kind::reshape:
            return fb::CreateReshapeNode(b, static_cast<std::uint32_t>(n.list.size()), b.CreateVector(narrow(n.list)),
                                         in, out, flags)
                .Union();
        case Kind::pad: {
            const auto before = b.CreateVector(narrow(n.list)), after = b.CreateVector(narrow(n.more));
            return fb::CreatePadNode(b, before, after, n.scalar, in, out, flags).Union();
        }
        case Kind::slice: {
            const auto offsets = b.CreateVector(narrow(n.list)), sizes = b.CreateVector(narrow(n.more));
            return fb::CreateSliceNode(b, static_cast<std::uint32_t>(n.list.size()), offsets, sizes, in, out, flags)
                .Union();
        }
        case Kind::resize: return fb::CreateResizeNode(b, narrow(n.list)[0], narrow(n.list)[1], in, out, flags).Union();
        case Kind::leaky_relu: return fb::CreateLeakyReLUNode(b, n.scalar, in, out, flags).Union();
        case Kind::elu: return fb::CreateELUNode(b, n.scalar, in, out, flags).Union();
        default: return fb::CreateOneInput(b, in, out, flags).Union();
    }
}

fb::Datatype datatype_of(Element::Type type) {
    switch (type) {
        case Element::Type::f16: return fb::Datatype::fp16;
        case Element::Type::qint8: return fb::Datatype::qint8;
        case Element::Type::quint8: return fb::Datatype::quint8;
        case Element::Type::qint32: return fb::Datatype::qint32;
        case Element::Type::qcint8: return fb::Datatype::qcint8;
        case Element::Type::qcint32: return fb::Datatype::qcint32;
        case Element::Type::qdint8: return fb::Datatype::qdint8;
        default: return fb::Datatype::fp32;
    }
}

flatbuffers::Offset<fb::XValue> value(Builder& b, const Value& v, std::uint32_t id) {
    const std::uint32_t flags = v.is_input ? 1 : v.is_output ? 2 : 0;
    const auto dims = b.CreateVector(v.dims.empty() ? std::vector<std::uint32_t>{1} : narrow(v.dims));
    const auto rank = static_cast<std::uint32_t>(v.dims.empty() ? 1 : v.dims.size());
    const Element& e = v.element;
    const auto tensor = fb::CreateTensorValue(b, datatype_of(e.type), rank, dims, v.constant, v.external, flags, id);
    const auto quantised = [&](fb::QuantParams kind, flatbuffers::Offset<void> parameters) {
        const auto both = fb::CreateQuantizedTensorValue(b, tensor, kind, parameters);
        return fb::CreateXValue(b, fb::XValueUnion::QuantizedTensorValue, both.Union());
    };
    switch (e.type) {
        case Element::Type::qcint8:
        case Element::Type::qcint32: {
            const auto none = b.CreateVector(std::vector<float>());  // present and empty, because the runtime reads it
            const auto count = static_cast<std::uint32_t>(e.scales.size());
            return quantised(fb::QuantParams::PerChannelQuant,
                             fb::CreatePerChannelQuant(b, none, static_cast<int>(e.channel), v.scales, count).Union());
        }
        case Element::Type::qdint8:
            return quantised(fb::QuantParams::PerTokenDynamicQuant,
                             fb::CreatePerTokenDynamicQuant(b, static_cast<int>(e.row_dims)).Union());
        case Element::Type::qint8:
        case Element::Type::quint8:
        case Element::Type::qint32:
            return quantised(fb::QuantParams::PerTensorQuant, fb::CreatePerTensorQuant(b, e.scale, e.zero).Union());
        default: return fb::CreateXValue(b, fb::XValueUnion::TensorValue, tensor.Union());
    }
}

template <class T>
void put(std::vector<std::byte>& bytes, std::size_t at, T number) {
    std::memcpy(bytes.data() + at, &number, sizeof number);
}

}  // namespace

std::vector<std::byte> write_payload(const Payload& payload) {
    Builder b;
    std::vector<flatbuffers::Offset<fb::XNode>> nodes;
    std::vector<flatbuffers::Offset<fb::XValue>> values;
    std::vector<flatbuffers::Offset<fb::ConstantDataOffset>> constants;
    std::vector<std::uint32_t> inputs, outputs;
    for (std::size_t i = 0; i < payload.values.size(); ++i) {
        const auto id = static_cast<std::uint32_t>(i);
        values.push_back(value(b, payload.values[i], id));
        if (payload.values[i].is_input) inputs.push_back(id);
        if (payload.values[i].is_output) outputs.push_back(id);
    }
    for (const Node& node : payload.nodes) {
        const auto inner = content(b, node);
        flatbuffers::Offset<fb::OutputMinMax> bounds;
        if (node.has_bounds()) bounds = fb::CreateOutputMinMax(b, node.min, node.max);
        nodes.push_back(fb::CreateXNode(b, static_cast<fb::XNodeUnion>(node.kind), inner,
                                        static_cast<std::uint32_t>(node.handle), bounds));
    }
    for (std::size_t i = 0; i < payload.constants.size(); ++i) {
        const auto key = b.CreateString(i == 0 ? std::string() : payload.keys[i]);
        const std::uint64_t offset = i == 0 ? 0 : std::numeric_limits<std::uint64_t>::max();
        constants.push_back(fb::CreateConstantDataOffset(b, offset, payload.constants[i].bytes.size(), key));
    }
    const auto version = b.CreateString("0");
    const auto nodes_at = b.CreateVector(nodes);
    const auto values_at = b.CreateVector(values);
    const auto inputs_at = b.CreateVector(inputs), outputs_at = b.CreateVector(outputs);
    const auto constants_at = b.CreateVector(constants);
    b.Finish(
        fb::CreateGraph(b, version, nodes_at, values_at, payload.externals, inputs_at, outputs_at, 0, 0, constants_at),
        "XN01");
    const std::size_t size = b.GetSize(), end = (graph_at + size + 15) / 16 * 16;
    std::vector<std::byte> out(end);
    std::memcpy(out.data() + 4, "XH00", 4);
    put(out, 8, std::uint16_t{30});
    put(out, 10, static_cast<std::uint32_t>(graph_at));
    put(out, 14, static_cast<std::uint32_t>(size));
    put(out, 18, static_cast<std::uint32_t>(end));
    put(out, 22, std::uint64_t{0});
    std::memcpy(out.data() + graph_at, b.GetBufferPointer(), size);
    return out;
}

}  // namespace arenascope::xnn
