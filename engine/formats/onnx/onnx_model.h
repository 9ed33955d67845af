#pragma once
// An ONNX model as its protocol buffer has it, with weights still in the file.

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/base/file.h"
#include "engine/ir/graph.h"

namespace arenascope::onnx {

/// Larger sizes are refused, so that sums of a few of them cannot overflow.
inline constexpr std::int64_t most_size = std::int64_t{1} << 48;

/// ONNX's numbering of element types; nothing for those that are not known here.
std::optional<DType> dtype_of(std::int64_t number);
/// Two elements in a byte (INT4, UINT4, FLOAT4): such tensors are shown as their bytes, and do not run.
constexpr bool is_half_byte(std::int64_t number) { return number >= 21 && number <= 23; }
/// What a value of an element type that is not known here holds.
[[nodiscard]] Message contents_of(std::int64_t number);

struct TensorData {
    std::string name;
    TensorType type;
    Data data;  ///< dense, little endian
    bool half_bytes = false;
};

struct Graph;

struct Attribute {
    std::int64_t i = 0;
    float f = 0;
    std::string s;
    std::vector<std::int64_t> ints;
    std::vector<float> floats;
    std::vector<std::string> strings;
    std::optional<TensorData> tensor;
    std::shared_ptr<const Graph> body;  ///< what control flow runs
};

struct Node {
    std::string op, domain, name;
    std::string stack_trace;                   ///< Python lines, where an exporter recorded them
    std::vector<std::string> inputs, outputs;  ///< an empty name: not given
    std::map<std::string, Attribute> attributes;
    std::set<std::string> captured;  ///< what bodies of control flow read

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
    std::map<std::string, Message> untyped;   ///< declared values that `types` lacks: why
    std::set<std::string> half_bytes;         ///< those of `types` that are
    sym::Ranges ranges;                       ///< symbols of open dimensions
};

struct Model {
    std::int64_t ir_version = 0, opset = 0;
    Graph graph;
};

/// Maps a file that the model names beside itself.
using OpenBeside = std::function<Result<std::shared_ptr<const MappedFile>>(const std::string& name)>;

Result<Model> parse_model(ByteView bytes, const std::shared_ptr<const void>& owner, const OpenBeside& open);
/// A serialised TensorProto, such as the recorded inputs of ONNX's own tests.
Result<TensorData> parse_tensor(ByteView bytes, const std::shared_ptr<const void>& owner, const OpenBeside& open);

}  // namespace arenascope::onnx
