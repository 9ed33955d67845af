#pragma once
// XNNPACK payloads made by hand, and running them.

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <random>

#include "engine/backends/backend.h"
#include "schemas/xnnpack_generated.h"
#include "tests/backends/built_in.h"

namespace arenascope::testing {

namespace fb = xnnfb;
using Shape = std::vector<std::int64_t>;
using fb::Datatype;

/// A payload under construction, in the oldest form: constants inside the graph.
class Maker {
public:
    std::uint32_t constant(const void* bytes, std::size_t count) {
        constants_.emplace_back(static_cast<const std::uint8_t*>(bytes),
                                static_cast<const std::uint8_t*>(bytes) + count);
        return static_cast<std::uint32_t>(constants_.size());
    }
    template <class T>
    std::uint32_t constant(const std::vector<T>& items) {
        return constant(items.data(), items.size() * sizeof(T));
    }
    std::uint32_t plain(Datatype type, const Shape& dims, std::uint32_t external = none, std::uint32_t flags = 0,
                        Datatype at_entry = Datatype::invalid) {
        const auto tensor = tensor_of(type, dims, 0, external, flags, at_entry);
        values_.push_back(fb::CreateXValue(builder_, fb::XValueUnion::TensorValue, tensor.Union()));
        return static_cast<std::uint32_t>(values_.size() - 1);
    }
    std::uint32_t per_tensor(Datatype type, const Shape& dims, float scale, int zero, std::uint32_t constant = 0,
                             std::uint32_t external = none, std::uint32_t flags = 0) {
        return quantised(type, dims, constant, external, flags, fb::QuantParams::PerTensorQuant,
                         fb::CreatePerTensorQuant(builder_, scale, zero).Union());
    }
    std::uint32_t per_channel(Datatype type, const Shape& dims, int channel, const std::vector<float>& scales,
                              std::uint32_t data) {
        const std::uint32_t at = constant(scales);
        const auto empty = builder_.CreateVector(std::vector<float>());
        const auto params =
            fb::CreatePerChannelQuant(builder_, empty, channel, at, static_cast<std::uint32_t>(scales.size()));
        return quantised(type, dims, data, none, 0, fb::QuantParams::PerChannelQuant, params.Union());
    }
    std::uint32_t per_group(const Shape& dims, int group, const std::vector<std::uint16_t>& scales,
                            std::uint32_t data) {
        const std::uint32_t at = constant(scales);
        fb::PerChannelGroupQuantBuilder params(builder_);
        params.add_channel_dim(0);
        params.add_group_size(group);
        params.add_scale_buffer_idx(at);
        params.add_num_scales(static_cast<std::uint32_t>(scales.size()));
        return quantised(Datatype::qbint4, dims, data, none, 0, fb::QuantParams::PerChannelGroupQuant,
                         params.Finish().Union());
    }
    std::uint32_t per_token(const Shape& dims, int token_dims) {
        return quantised(Datatype::qdint8, dims, 0, none, 0, fb::QuantParams::PerTokenDynamicQuant,
                         fb::CreatePerTokenDynamicQuant(builder_, token_dims).Union());
    }
    void node(fb::XNodeUnion kind, flatbuffers::Offset<void> content) {
        nodes_.push_back(fb::CreateXNode(builder_, kind, content, 7));
    }
    void convert(std::uint32_t from, std::uint32_t to) {
        node(fb::XNodeUnion::Convert, fb::CreateOneInput(builder_, from, to).Union());
    }
    void linear(std::uint32_t in, std::uint32_t filter, std::uint32_t bias, std::uint32_t out) {
        node(fb::XNodeUnion::FullyConnected, fb::CreateFullyConnectedNode(builder_, in, filter, bias, out).Union());
    }
    flatbuffers::FlatBufferBuilder& builder() { return builder_; }

    Result<std::unique_ptr<DelegateHandle>> init(std::uint32_t externals) {
        std::vector<flatbuffers::Offset<fb::Buffer>> buffers{fb::CreateBuffer(builder_)};
        for (const auto& bytes : constants_)
            buffers.push_back(fb::CreateBuffer(builder_, builder_.CreateVector(bytes)));
        const auto nodes = builder_.CreateVector(nodes_);
        const auto values = builder_.CreateVector(values_);
        const auto all = builder_.CreateVector(buffers);
        builder_.Finish(fb::CreateGraph(builder_, 0, nodes, values, externals, 0, 0, all), "XN01");
        auto owner = std::make_shared<std::vector<std::byte>>(builder_.GetSize());
        std::memcpy(owner->data(), builder_.GetBufferPointer(), owner->size());
        const CompileSpecs specs;
        InitContext context{
            .payload = {*owner, owner}, .specs = specs, .named = [](std::string_view) { return std::nullopt; }};
        return Backends::builtin().find("xnnpack")->init(context);
    }
    static constexpr std::uint32_t none = 4294967295U;

private:
    flatbuffers::Offset<fb::TensorValue> tensor_of(Datatype type, const Shape& dims, std::uint32_t constant,
                                                   std::uint32_t external, std::uint32_t flags, Datatype at_entry) {
        const auto sizes = builder_.CreateVector(std::vector<std::uint32_t>(dims.begin(), dims.end()));
        return fb::CreateTensorValue(builder_, type, static_cast<std::uint32_t>(dims.size()), sizes, constant, external,
                                     flags, static_cast<std::uint32_t>(values_.size()), at_entry);
    }
    std::uint32_t quantised(Datatype type, const Shape& dims, std::uint32_t constant, std::uint32_t external,
                            std::uint32_t flags, fb::QuantParams kind, flatbuffers::Offset<void> params) {
        const auto tensor = tensor_of(type, dims, constant, external, flags, Datatype::invalid);
        const auto value = fb::CreateQuantizedTensorValue(builder_, tensor, kind, params);
        values_.push_back(fb::CreateXValue(builder_, fb::XValueUnion::QuantizedTensorValue, value.Union()));
        return static_cast<std::uint32_t>(values_.size() - 1);
    }
    flatbuffers::FlatBufferBuilder builder_;
    std::vector<std::vector<std::uint8_t>> constants_;
    std::vector<flatbuffers::Offset<fb::XValue>> values_;
    std::vector<flatbuffers::Offset<fb::XNode>> nodes_;
};

template <class T>
inline RuntimeValue tensor(DType dtype, const Shape& dims, std::vector<T>& items) {
    TensorValue out;
    out.dtype = dtype;
    for (std::size_t i = 0; i < dims.size(); ++i) {
        out.sizes.push_back(dims[i]);
        out.order[i] = static_cast<std::uint8_t>(i);
    }
    out.upper = out.sizes;
    set_dense_strides(out);
    out.data = reinterpret_cast<std::byte*>(items.data());
    return out;
}

/// The error, or empty. `kernels`: which library computed each node.
inline std::string run(DelegateHandle& handle, std::vector<RuntimeValue> args,
                       std::vector<std::string>* kernels = nullptr) {
    std::vector<RuntimeValue*> places;
    for (RuntimeValue& arg : args) places.push_back(&arg);
    std::vector<BackendEvent> events;
    ExecuteContext context{.args = places, .events = kernels ? &events : nullptr};
    const auto ran = Backends::builtin().find("xnnpack")->execute(handle, context);
    for (const BackendEvent& event : events) kernels->push_back(event.name + ": " + event.kernel);
    return ran.ok() ? std::string() : ran.error().text();
}

inline std::vector<float> numbers(std::size_t count, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<float> out(count);
    for (float& item : out) item = static_cast<float>(random() % 2001) / 1000.0F - 1.0F;
    return out;
}

template <class T>
inline std::vector<T> integers(std::size_t count, int low, int high, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<T> out(count);
    for (T& item : out) item = static_cast<T>(low + static_cast<int>(random() % static_cast<unsigned>(high - low + 1)));
    return out;
}

inline int quantised(float value, float scale, int zero) {
    return static_cast<int>(std::clamp(std::nearbyint(value / scale) + static_cast<float>(zero), -128.0F, 127.0F));
}

/// A row's scale and zero point as dynamic quantisation finds them, in double.
inline std::pair<double, int> range_of(const float* row, std::size_t count) {
    const auto [low, high] = std::minmax_element(row, row + count);
    const double least = std::min(0.0F, *low), most = std::max(0.0F, *high), scale = (most - least) / 255;
    const double from_low = -128 - least / scale, from_high = 127 - most / scale;
    const double zero = (-128 + least / scale) + (127 + most / scale) > 0 ? from_low : from_high;
    return {scale, static_cast<int>(std::nearbyint(std::clamp(zero, -128.0, 127.0)))};
}

}  // namespace arenascope::testing
