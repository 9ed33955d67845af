#pragma once
// An ONNX model as in its protocol buffer, with weights still in the file.

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/formats/onnx/model/tensor.h"

namespace arenascope::onnx {

struct Graph;

struct Attribute {
    std::int64_t i = 0;
    float f = 0;
    std::string s;
    std::vector<std::int64_t> ints;
    std::vector<float> floats;
    std::vector<std::string> strings;
    std::optional<TensorData> tensor;
    std::shared_ptr<const Graph> body;  ///< the body of control flow
};

struct Node {
    std::string op, domain, name;
    std::string stack_trace;                   ///< Python lines, if an exporter recorded them
    std::vector<std::string> inputs, outputs;  ///< an empty name: not given
    std::map<std::string, Attribute> attributes;
    std::set<std::string> captured;  ///< values that bodies of control flow read

    [[nodiscard]] const Attribute* find(const std::string& key) const;
    [[nodiscard]] std::int64_t integer(const std::string& key, std::int64_t otherwise) const;
    [[nodiscard]] float real(const std::string& key, float otherwise) const;
    [[nodiscard]] std::vector<std::int64_t> integers(const std::string& key) const;
    [[nodiscard]] std::string text(const std::string& key, const std::string& otherwise) const;
};

struct Graph {
    std::string name;
    std::vector<Node> nodes;
    std::vector<TensorData> initializers;
    std::vector<std::string> inputs, outputs;
    std::map<std::string, TensorType> types;  ///< declared ones, by value
    std::map<std::string, Message> untyped;   ///< declared values that `types` lacks: the reason
    std::set<std::string> opaque;             ///< values and weights without bytes: strings, sequences, maps
    std::set<std::string> shapeless;          ///< of those that `types` lacks: tensors of numbers without a shape
    std::set<std::string> packed;             ///< those of `types` that are bytes of smaller elements
    sym::Ranges ranges;                       ///< symbols of open dimensions
};

struct Model {
    std::int64_t ir_version = 0, opset = 0;
    Graph graph;
};

Result<Model> parse_model(ByteView bytes, const std::shared_ptr<const void>& owner, const OpenBeside& open);
}  // namespace arenascope::onnx
