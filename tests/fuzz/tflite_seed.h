#pragma once
// TensorFlow Lite models with one operator after the other, as seeds: small third-party files hold few of them.

#include <flatbuffers/flexbuffers.h>

#include <string_view>
#include <vector>

#include "engine/formats/tflite/tflite_names.h"
#include "schemas/tflite_generated.h"
#include "tests/fuzz/mutation.h"

namespace arenascope::fuzz {

namespace fb = ::arenascope::tflite_schema;

/// A model whose operators each read its inputs and constants and write results of their own.
class TfliteSeed {
public:
    enum Type : std::int8_t { f32 = 0, i32 = 2, boolean = 6, i8 = 9 };

    TfliteSeed() { buffers_.push_back(fb::CreateBuffer(b_)); }

    std::int32_t tensor(Type type, const std::vector<std::int32_t>& shape, float scale = 0.5F) {
        return add(type, shape, scale, 0);
    }
    std::int32_t input(Type type, const std::vector<std::int32_t>& shape) {
        inputs_.push_back(tensor(type, shape));
        return inputs_.back();
    }
    /// Numbers of 0 to 6, whatever the type.
    std::int32_t constant(Type type, const std::vector<std::int32_t>& shape) {
        std::int64_t count = 1;
        for (const std::int32_t size : shape) count *= size;
        std::vector<std::uint8_t> bytes;
        for (std::int64_t i = 0; i < count; ++i) {
            if (type == f32) append(bytes, static_cast<float>(i % 7));
            else if (type == i32) append(bytes, static_cast<std::int32_t>(i % 7));
            else bytes.push_back(static_cast<std::uint8_t>(i % 7));
        }
        return holding(type, shape, bytes);
    }
    std::int32_t whole(const std::vector<std::int32_t>& numbers) {
        std::vector<std::uint8_t> bytes;
        for (const std::int32_t number : numbers) append(bytes, number);
        return holding(i32, {static_cast<std::int32_t>(numbers.size())}, bytes);
    }
    /// `options`: of the table of options, in their order; each is written as a number of 4 bytes.
    void op(std::string_view name, const std::vector<std::int32_t>& from, const std::vector<std::int32_t>& to,
            const std::vector<std::int32_t>& options = {}, const std::vector<std::uint8_t>& custom = {}) {
        std::int32_t number = 32;  // CUSTOM
        for (std::int32_t i = 0; custom.empty() && i < 256; ++i)
            if (tflite::builtin_name(i) == name) number = i;
        codes_.push_back(fb::CreateOperatorCode(b_, static_cast<std::int8_t>(number < 127 ? number : 127),
                                                custom.empty() ? 0 : b_.CreateString(std::string(name)), 1, number));
        const auto in = b_.CreateVector(from), out = b_.CreateVector(to);
        const auto bytes = custom.empty() ? 0 : b_.CreateVector(custom);
        const auto start = b_.StartTable();
        for (std::size_t i = 0; i < options.size(); ++i)
            b_.AddElement<std::int32_t>(static_cast<flatbuffers::voffset_t>(4 + 2 * i), options[i]);
        const flatbuffers::Offset<fb::Opaque> table(b_.EndTable(start));
        operators_.push_back(
            fb::CreateOperator(b_, static_cast<std::uint32_t>(codes_.size()) - 1, in, out, 1, table, bytes));
        outputs_.insert(outputs_.end(), to.begin(), to.end());
    }
    /// Instead of what all operators of the graph make.
    void gives(std::vector<std::int32_t> outputs) { outputs_ = std::move(outputs); }
    /// What follows is part of another graph, whose tensors are numbered from 0.
    void next_graph() {
        const std::string name = graphs_.empty() ? "main" : "graph" + std::to_string(graphs_.size());
        graphs_.push_back(fb::CreateSubGraphDirect(b_, &tensors_, &inputs_, &outputs_, &operators_, name.c_str()));
        tensors_.clear();
        operators_.clear();
        inputs_.clear();
        outputs_.clear();
    }
    Bytes bytes() {
        next_graph();
        fb::FinishModelBuffer(b_, fb::CreateModelDirect(b_, 3, &codes_, &graphs_, "seed", &buffers_));
        return {b_.GetBufferPointer(), b_.GetBufferPointer() + b_.GetSize()};
    }

private:
    template <class T>
    static void append(std::vector<std::uint8_t>& to, T item) {
        const auto* bytes = reinterpret_cast<const std::uint8_t*>(&item);
        to.insert(to.end(), bytes, bytes + sizeof item);
    }
    std::int32_t holding(Type type, const std::vector<std::int32_t>& shape, const std::vector<std::uint8_t>& bytes) {
        buffers_.push_back(fb::CreateBuffer(b_, b_.CreateVector(bytes)));
        return add(type, shape, 0.25F, static_cast<std::uint32_t>(buffers_.size()) - 1);
    }
    std::int32_t add(Type type, const std::vector<std::int32_t>& shape, float scale, std::uint32_t buffer) {
        flatbuffers::Offset<fb::Quantization> of;
        if (type == i8) {
            const auto scales = b_.CreateVector(std::vector<float>{scale});
            const auto zeros = b_.CreateVector(std::vector<std::int64_t>{0});
            of = fb::CreateQuantization(b_, 0, 0, scales, zeros);
        }
        const std::string name = "t" + std::to_string(tensors_.size());
        tensors_.push_back(fb::CreateTensorDirect(b_, &shape, type, buffer, name.c_str(), of));
        return static_cast<std::int32_t>(tensors_.size()) - 1;
    }

    flatbuffers::FlatBufferBuilder b_;
    std::vector<flatbuffers::Offset<fb::Tensor>> tensors_;
    std::vector<flatbuffers::Offset<fb::Buffer>> buffers_;
    std::vector<flatbuffers::Offset<fb::OperatorCode>> codes_;
    std::vector<flatbuffers::Offset<fb::Operator>> operators_;
    std::vector<flatbuffers::Offset<fb::SubGraph>> graphs_;
    std::vector<std::int32_t> inputs_, outputs_;
};

/// Elementwise operators and views on floats.
inline Bytes pointwise_model() {
    TfliteSeed m;
    using enum TfliteSeed::Type;
    const std::vector<std::int32_t> shape{1, 4, 4, 2};
    const std::int32_t x = m.input(f32, shape), y = m.constant(f32, {1, 1, 4, 2});
    for (const char* name : {"ABS", "ELU", "EXP", "FLOOR", "HARD_SWISH", "LEAKY_RELU", "LOGISTIC", "NEG", "RELU6",
                             "ROUND", "SIN", "SQUARE", "TANH", "GELU", "L2_NORMALIZATION", "SOFTMAX", "LOG_SOFTMAX"})
        m.op(name, {x}, {m.tensor(f32, shape)}, {0, 1});
    for (const char* name : {"ADD", "SUB", "MUL", "DIV", "MAXIMUM", "MINIMUM", "POW", "SQUARED_DIFFERENCE", "PRELU"})
        m.op(name, {x, y}, {m.tensor(f32, shape)}, {1});
    const std::int32_t is_less = m.tensor(boolean, shape);
    m.op("LESS", {x, y}, {is_less});
    m.op("SELECT_V2", {is_less, x, y}, {m.tensor(f32, shape)});
    m.op("CAST", {x}, {m.tensor(i32, shape)});
    return m.bytes();
}

/// Operators that move elements, and operators that take some of them.
inline Bytes moving_model() {
    TfliteSeed m;
    using enum TfliteSeed::Type;
    const std::int32_t x = m.input(f32, {1, 4, 4, 2});
    m.op("PAD", {x, m.whole({0, 0, 1, 1, 1, 1, 0, 0})}, {m.tensor(f32, {1, 6, 6, 2})});
    m.op("MIRROR_PAD", {x, m.whole({0, 0, 1, 1, 1, 1, 0, 0})}, {m.tensor(f32, {1, 6, 6, 2})}, {0});
    m.op("TRANSPOSE", {x, m.whole({0, 3, 1, 2})}, {m.tensor(f32, {1, 2, 4, 4})});
    m.op("RESHAPE", {x, m.whole({1, -1})}, {m.tensor(f32, {1, 32})});
    m.op("STRIDED_SLICE", {x, m.whole({0, 1, 0, 0}), m.whole({1, 4, 4, 2}), m.whole({1, 2, 1, 1})},
         {m.tensor(f32, {1, 2, 4, 2})}, {0, 0, 0, 0, 0});
    m.op("SLICE", {x, m.whole({0, 0, 1, 0}), m.whole({1, 2, 2, -1})}, {m.tensor(f32, {1, 2, 2, 2})});
    m.op("CONCATENATION", {x, x}, {m.tensor(f32, {1, 4, 4, 4})}, {3});
    m.op("SPLIT", {m.whole({1}), x}, {m.tensor(f32, {1, 2, 4, 2}), m.tensor(f32, {1, 2, 4, 2})}, {2});
    m.op("SPLIT_V", {x, m.whole({1, -1}), m.whole({1})}, {m.tensor(f32, {1, 1, 4, 2}), m.tensor(f32, {1, 3, 4, 2})},
         {2});
    m.op("PACK", {x, x}, {m.tensor(f32, {2, 1, 4, 4, 2})}, {2, 0});
    m.op("UNPACK", {x}, {m.tensor(f32, {4, 4, 2})}, {1, 0});
    m.op("GATHER", {x, m.whole({3, 0})}, {m.tensor(f32, {1, 2, 4, 2})}, {1, 0});
    m.op("TILE", {x, m.whole({1, 2, 1, 1})}, {m.tensor(f32, {1, 8, 4, 2})});
    m.op("REVERSE_V2", {x, m.whole({1})}, {m.tensor(f32, {1, 4, 4, 2})});
    m.op("SPACE_TO_DEPTH", {x}, {m.tensor(f32, {1, 2, 2, 8})}, {2});
    m.op("SPACE_TO_BATCH_ND", {x, m.whole({2, 2}), m.whole({0, 0, 0, 0})}, {m.tensor(f32, {4, 2, 2, 2})});
    m.op("RESIZE_BILINEAR", {x, m.whole({8, 2})}, {m.tensor(f32, {1, 8, 2, 2})});
    m.op("RESIZE_NEAREST_NEIGHBOR", {x, m.whole({8, 2})}, {m.tensor(f32, {1, 8, 2, 2})});
    m.op("TOPK_V2", {x, m.whole({1})}, {m.tensor(f32, {1, 4, 4, 1}), m.tensor(i32, {1, 4, 4, 1})});
    return m.bytes();
}

/// Layers and reductions, in floats, in integers, and in floats with integer weights.
inline Bytes layers_model(bool is_integer, bool has_integer_weights) {
    TfliteSeed m;
    using enum TfliteSeed::Type;
    const TfliteSeed::Type type = is_integer ? i8 : f32, weight = has_integer_weights ? i8 : type;
    const std::int32_t x = m.input(type, {1, 4, 4, 2}), axes = m.whole({1, 2});
    m.op("CONV_2D", {x, m.constant(weight, {3, 2, 2, 2}), m.constant(is_integer ? i32 : f32, {3})},
         {m.tensor(type, {1, 4, 4, 3})}, {0, 1, 1, 0, 1, 1});
    m.op("DEPTHWISE_CONV_2D", {x, m.constant(weight, {1, 2, 2, 4})}, {m.tensor(type, {1, 3, 3, 4})},
         {1, 1, 1, 2, 0, 1, 1});
    m.op("TRANSPOSE_CONV", {m.whole({1, 8, 8, 3}), m.constant(weight, {3, 2, 2, 2}), x}, {m.tensor(type, {1, 8, 8, 3})},
         {0, 2, 2});
    m.op("FULLY_CONNECTED", {x, m.constant(weight, {5, 32})}, {m.tensor(type, {1, 5})});
    m.op("AVERAGE_POOL_2D", {x}, {m.tensor(type, {1, 2, 2, 2})}, {1, 2, 2, 2, 2, 0});
    m.op("MAX_POOL_2D", {x}, {m.tensor(type, {1, 2, 2, 2})}, {1, 2, 2, 2, 2, 0});
    if (!is_integer) m.op("L2_POOL_2D", {x}, {m.tensor(type, {1, 2, 2, 2})}, {1, 2, 2, 2, 2, 0});
    for (const char* name : {"MEAN", "SUM", "REDUCE_MAX", "REDUCE_MIN"})
        m.op(name, {x, axes}, {m.tensor(type, {1, 2})}, {0});
    if (!is_integer) m.op("REDUCE_PROD", {x, axes}, {m.tensor(type, {1, 2})}, {0});
    m.op("ARG_MAX", {x, m.whole({3})}, {m.tensor(i32, {1, 4, 4})});
    m.op("BATCH_MATMUL", {m.input(type, {2, 3, 4}), m.input(type, {2, 4, 2})}, {m.tensor(type, {2, 3, 2})}, {0, 0});
    m.op(is_integer ? "DEQUANTIZE" : "QUANTIZE", {x}, {m.tensor(is_integer ? f32 : i8, {1, 4, 4, 2})});
    return m.bytes();
}

/// Boxes of detected objects, whose sizes the operator's options decide.
inline Bytes detection_model() {
    TfliteSeed m;
    using enum TfliteSeed::Type;
    flexbuffers::Builder options;
    options.Map([&] {
        for (const auto& [name, number] : {std::pair("max_detections", 3),
                                           {"max_classes_per_detection", 1},
                                           {"detections_per_class", 2},
                                           {"num_classes", 2}})
            options.Int(name, number);
        options.Bool("use_regular_nms", true);
        for (const char* name : {"nms_score_threshold", "nms_iou_threshold"}) options.Float(name, 0.5F);
        for (const char* name : {"y_scale", "x_scale", "h_scale", "w_scale"}) options.Float(name, 5);
    });
    options.Finish();
    m.op("TFLite_Detection_PostProcess", {m.input(f32, {1, 4, 4}), m.input(f32, {1, 4, 3}), m.constant(f32, {4, 4})},
         {m.tensor(f32, {}), m.tensor(f32, {}), m.tensor(f32, {}), m.tensor(f32, {})}, {}, options.GetBuffer());
    return m.bytes();
}

/// While x is not 1: x / 2 if it is even, else 3 x + 1. Inputs: x and 0; outputs: 1 and how many steps that took.
inline Bytes flow_model() {
    TfliteSeed m;
    using enum TfliteSeed::Type;
    const std::vector<std::int32_t> one{1};
    const auto input = [&] { return m.input(i32, one); };
    const auto number = [&] { return m.tensor(i32, one); };
    const auto truth = [&] { return m.tensor(boolean, one); };
    const std::int32_t start = input(), none = input(), last = number(), steps = number();
    m.op("WHILE", {start, none}, {last, steps}, {1, 2});
    m.next_graph();  // 1: the test, which reads one of its inputs
    const std::int32_t tested = input(), goes_on = (input(), truth());
    m.op("NOT_EQUAL", {tested, m.whole({1})}, {goes_on});
    m.next_graph();  // 2: the body
    const std::int32_t x = input(), before = input(), rest = number(), is_odd = truth(), next = number(),
                       count = number();
    m.op("FLOOR_MOD", {x, m.whole({2})}, {rest});
    m.op("EQUAL", {rest, m.whole({1})}, {is_odd});
    m.op("IF", {is_odd, x}, {next}, {3, 4});
    m.op("ADD", {before, m.whole({1})}, {count});
    m.gives({next, count});
    m.next_graph();  // 3: if it is odd
    const std::int32_t odd = input(), tripled = number(), more = number();
    m.op("MUL", {odd, m.whole({3})}, {tripled});
    m.op("ADD", {tripled, m.whole({1})}, {more});
    m.gives({more});
    m.next_graph();  // 4: else
    const std::int32_t even = input();
    m.op("FLOOR_DIV", {even, m.whole({2})}, {number()});
    return m.bytes();
}

}  // namespace arenascope::fuzz
