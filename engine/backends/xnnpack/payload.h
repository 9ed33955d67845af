#pragma once
// ExecuTorch's XNNPACK payload as plain values: a header, a flatbuffer, and constants by key or in the payload.

#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "engine/backends/xnnpack/element.h"
#include "engine/ir/method.h"

namespace arenascope::xnn {

/// Kinds of nodes by their number in the format.
enum class Kind : std::uint8_t {
    none,
    add,
    fully_connected,
    softmax,
    sigmoid,
    transpose,
    clamp,
    conv,
    div,
    resize,
    pad,
    avg_pool,
    minimum,
    depthwise,
    max_pool,
    multiply,
    subtract,
    floor,
    convert,
    global_avg_pool,
    reshape,
    argmax_pool,
    sqrt,
    ceiling,
    hardswish,
    leaky_relu,
    maximum,
    negate,
    square,
    elu,
    abs,
    prelu,
    cat2,
    cat3,
    cat4,
    slice,
    attention,
    batch_matmul,
    cat5,
    conv_transpose,
    rsqrt,
    log,
    gelu,
    tanh,
    exp,
    sin,
    copy,
    cos,
};
inline constexpr int kind_count = 48;
[[nodiscard]] std::string_view name_of(Kind kind);  ///< "Conv2d"

inline constexpr std::uint32_t no_id = std::numeric_limits<std::uint32_t>::max();
inline constexpr std::size_t most_dims = 6;

struct Value {
    std::vector<std::int64_t> dims;  ///< upper bounds; actual ones follow from the inputs
    std::uint32_t external = no_id;  ///< position among the call's arguments
    bool is_input = false, is_output = false;
    std::uint32_t constant = 0;  ///< index in Payload::constants; 0: none
    Element element{};
    std::uint32_t scales = 0;  ///< constant with the element's scales; used for writing
};

/// Window parameters over an image.
struct Window {
    std::uint32_t top = 0, right = 0, bottom = 0, left = 0;
    std::uint32_t height = 1, width = 1, stride_height = 1, stride_width = 1, dilation_height = 1, dilation_width = 1;
    std::uint32_t group_inputs = 1, group_outputs = 1, groups = 1;
    std::uint32_t adjust_height = 0, adjust_width = 0;
};

struct Node {
    Kind kind = Kind::none;
    std::int64_t handle = 65535;        ///< 65535: the exporter's own
    std::vector<std::uint32_t> inputs;  ///< values; optional ones (a bias) may be no_id
    std::uint32_t output = no_id;
    std::uint32_t second = no_id;  ///< indices of the maxima, of ArgMaxPooling2d
    std::uint32_t flags = 0;
    float min = -std::numeric_limits<float>::infinity(), max = std::numeric_limits<float>::infinity();
    Window window{};
    std::vector<std::int64_t> list,
        more;          ///< perm; new shape; paddings before, after; offsets, sizes; new height, width
    float scalar = 0;  ///< slope, alpha or padding value
    std::uint32_t axis = 0;
    std::size_t byte = 0;  ///< position in the payload that it was read from; 0: none

    [[nodiscard]] bool has_bounds() const {
        return min != -std::numeric_limits<float>::infinity() || max != std::numeric_limits<float>::infinity();
    }
};

/// "byte 1234/node 3 (Conv2d)", for messages.
[[nodiscard]] ErrorPlace place_of(const Node& node, std::size_t index);

struct Payload {
    std::vector<Value> values;  ///< indexed by the ids that nodes use
    std::vector<Node> nodes;
    std::vector<Data> constants;    ///< entry 0: none
    std::vector<std::string> keys;  ///< of the constants; used for writing
    std::uint32_t externals = 0;
};

using FindNamed = std::function<std::optional<Data>(std::string_view key)>;

/// Checks everything that running relies on: ids exist, nodes are in order, each value has one producer, constants
/// match their shapes. The place of an error is a byte, a value or a node.
Result<Payload> read_payload(const Data& serialized, const FindNamed& named);
/// The payload as ExecuTorch's exporter writes it: constants by key only.
std::vector<std::byte> write_payload(const Payload& payload);

}  // namespace arenascope::xnn
