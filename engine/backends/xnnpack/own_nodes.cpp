#include "engine/backends/xnnpack/own_nodes.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "engine/backends/xnnpack/shapes.h"

namespace arenascope::xnn {

namespace {

using Dims = std::vector<std::int64_t>;

TensorValue tensor_value(const Array& array) {
    TensorValue value;
    value.is_fixed = true;
    for (const std::int64_t size : array.dims) value.sizes.push_back(size);
    value.upper = value.sizes;
    for (std::size_t i = 0; i < array.dims.size(); ++i) value.order[i] = static_cast<std::uint8_t>(i);
    set_dense_strides(value);
    value.data = reinterpret_cast<std::byte*>(array.data);
    return value;
}

/// A call of one of the project's kernels with temporary arguments.
class KernelCall {
public:
    void tensor(const Array& array) { add(tensor_value(array)); }
    void text(const std::string* value) { add(value); }
    void ints(const Dims& items) {
        for (const std::int64_t item : items) {
            list_.items.push_back(values_.next());
            values_.emplace_back(item);
        }
        add(static_cast<const IntList*>(&list_));
    }
    Result<> run(std::string_view op, const Array& output, std::string& kernel_name) {
        tensor(output);
        args_.push_back(args_.back());
        const Kernel* kernel = find_kernel(op);
        if (!kernel) return Error{.what = message("no kernel for {operator}", op)};
        std::unique_ptr<KernelState> state;
        Call call(values_, args_, state);
        CHECKED(kernel->run(call).in(op));
        kernel_name = std::string(op) + " (" + std::string(call.implementation) + ")";
        return done;
    }

private:
    void add(RuntimeValue value) {
        args_.push_back(values_.next());
        values_.push_back(std::move(value));
    }
    RuntimeValues values_;
    std::vector<ValueId> args_;
    IntList list_;
};

std::size_t count(const Dims& dims, std::size_t begin, std::size_t end) {
    std::size_t product = 1;
    for (std::size_t i = begin; i < end; ++i) product *= static_cast<std::size_t>(dims[i]);
    return product;
}

float clamped(float value, const Node& node) { return std::min(std::max(value, node.min), node.max); }

void copy(const Array& from, const Array& to) {
    std::memmove(to.data, from.data, count(from.dims, 0, from.dims.size()) * sizeof(float));
}

void join(const Node& node, const std::vector<Array>& inputs, const Array& output) {
    const std::size_t outer = count(output.dims, 0, node.axis), row = count(output.dims, node.axis, output.dims.size());
    std::size_t at = 0;
    for (const Array& part : inputs) {
        const std::size_t inner = count(part.dims, node.axis, part.dims.size());
        for (std::size_t i = 0; i < outer && inner > 0; ++i) {
            std::memcpy(output.data + i * row + at, part.data + i * inner, inner * sizeof(float));
        }
        at += inner;
    }
}

/// Copies a box of `from` to `to`, dimension by dimension; the last one in one go.
void cut(const Node& node, const Array& from, const float* source, float*& target, std::size_t dim) {
    const std::size_t inner = count(from.dims, dim + 1, from.dims.size());
    const auto offset = static_cast<std::size_t>(node.list[dim]), size = static_cast<std::size_t>(node.more[dim]);
    if (dim + 1 == from.dims.size()) {
        std::memcpy(target, source + offset, size * sizeof(float));
        target += size;
        return;
    }
    for (std::size_t i = 0; i < size; ++i) cut(node, from, source + (offset + i) * inner, target, dim + 1);
}

/// Pooling with a window of one pixel: every stride-th pixel.
void pick(const Node& node, const Array& from, const Array& to) {
    const auto channels = static_cast<std::size_t>(to.dims[3]);
    float* target = to.data;
    for (std::int64_t n = 0; n < to.dims[0]; ++n) {
        for (std::int64_t y = 0; y < to.dims[1]; ++y) {
            for (std::int64_t x = 0; x < to.dims[2]; ++x) {
                const std::int64_t from_y = y * node.window.stride_height - node.window.top,
                                   from_x = x * node.window.stride_width - node.window.left;
                const bool inside = from_y >= 0 && from_x >= 0 && from_y < from.dims[1] && from_x < from.dims[2];
                const auto at =
                    static_cast<std::size_t>((n * from.dims[1] + from_y) * from.dims[2] + from_x) * channels;
                const float nothing = node.kind == Kind::max_pool ? -std::numeric_limits<float>::infinity() : 0.0F;
                for (std::size_t c = 0; c < channels; ++c)
                    *target++ = clamped(inside ? from.data[at + c] : nothing, node);
            }
        }
    }
}

/// The maximum of every window, and its row-major index in the window. Padding never is the maximum; windows do not
/// overlap.
void find_largest(const Node& node, const Array& from, const Array& to, const Array& where) {
    const Window& w = node.window;
    const std::int64_t channels = to.dims[3];
    std::size_t target = 0;
    for (std::int64_t pixel = 0; pixel < to.dims[0] * to.dims[1] * to.dims[2]; ++pixel) {
        const std::int64_t n = pixel / (to.dims[1] * to.dims[2]),
                           y = pixel / to.dims[2] % to.dims[1] * w.stride_height - w.top,
                           x = pixel % to.dims[2] * w.stride_width - w.left;
        for (std::int64_t c = 0; c < channels; ++c, ++target) {
            to.data[target] = -std::numeric_limits<float>::infinity();
            where.data[target] = 0;
            for (std::int64_t k = 0; k < std::int64_t{w.height} * w.width; ++k) {
                const std::int64_t at_y = y + k / w.width, at_x = x + k % w.width;
                if (at_y < 0 || at_x < 0 || at_y >= from.dims[1] || at_x >= from.dims[2]) continue;
                const float value = from.data[static_cast<std::size_t>(
                    ((n * from.dims[1] + at_y) * from.dims[2] + at_x) * channels + c)];
                if (value <= to.data[target]) continue;
                to.data[target] = value;
                where.data[target] = static_cast<float>(k);
            }
        }
    }
}

void rectify(const std::vector<Array>& inputs, const Array& to) {
    const std::size_t channels = to.dims.empty() ? 1 : static_cast<std::size_t>(to.dims.back());
    const bool is_one = count(inputs[1].dims, 0, inputs[1].dims.size()) == 1;
    for (std::size_t i = 0; i < count(to.dims, 0, to.dims.size()); ++i) {
        const float x = inputs[0].data[i];
        to.data[i] = x < 0 ? x * inputs[1].data[is_one ? 0 : i % channels] : x;
    }
}

/// A linear layer whose filter is computed at run time.
void multiply(const Node& node, const std::vector<Array>& inputs, const Array& to) {
    const bool turned = (node.flags & 1) != 0;
    const auto width = static_cast<std::size_t>(inputs[0].dims.back()), outs = static_cast<std::size_t>(to.dims.back());
    const std::size_t rows = count(to.dims, 0, to.dims.size() - 1);
    for (std::size_t r = 0; r < rows; ++r) {
        for (std::size_t o = 0; o < outs; ++o) {
            float sum = inputs.size() > 2 ? inputs[2].data[o] : 0.0F;
            for (std::size_t k = 0; k < width; ++k) {
                sum += inputs[0].data[r * width + k] * inputs[1].data[turned ? k * outs + o : o * width + k];
            }
            to.data[r * outs + o] = clamped(sum, node);
        }
    }
}

bool is_one_pixel(const Node& node) { return node.window.height == 1 && node.window.width == 1; }

}  // namespace

bool library_has(const Node& node, const std::vector<Dims>& inputs, const std::vector<bool>& constant) {
    // A runtime cannot have constants as its only inputs.
    if (constant[0] && (constant.size() == 1 || constant[1])) return false;
    switch (node.kind) {
        case Kind::transpose: return keeps_bytes(node, inputs.front());
        case Kind::cat2:
        case Kind::cat3:
        case Kind::cat4:
        case Kind::cat5:
        case Kind::slice:
        case Kind::argmax_pool:
        case Kind::batch_matmul:
        case Kind::convert:
        case Kind::copy:
        case Kind::rsqrt:
        case Kind::log:
        case Kind::gelu:
        case Kind::tanh:
        case Kind::exp:
        case Kind::sin:
        case Kind::cos: return false;
        case Kind::fully_connected: return constant[1] && (constant.size() < 3 || constant[2]);
        case Kind::prelu:
            return constant[1] && !inputs[0].empty() && inputs[0].back() > 1 && numel(inputs[1]) == inputs[0].back();
        case Kind::avg_pool:
        case Kind::max_pool: return !is_one_pixel(node);
        case Kind::clamp: return node.min < node.max;
        default: return true;
    }
}

bool library_has_on_integers(const Node& node, const Payload& payload) {
    using Type = Element::Type;
    const auto at = [&](std::size_t i) -> const Value& { return payload.values[node.inputs[i]]; };
    const Element &in = at(0).element, &out = payload.values[node.output].element;
    const auto is_byte = [](const Element& element) {
        return element.type == Type::qint8 || element.type == Type::quint8;
    };
    if (in.at_entry || at(0).constant != 0) return false;
    if (node.kind == Kind::convert) return (in.is_plain() && is_byte(out)) || (is_byte(in) && out.is_plain());
    if (!is_byte(in) || in.type != out.type) return false;
    const bool has_bias = node.inputs.size() > 2 && node.inputs[2] != no_id;
    switch (node.kind) {
        case Kind::add:
        case Kind::subtract:
        case Kind::multiply: return at(1).element.type == in.type && at(1).constant == 0;
        case Kind::conv:
        case Kind::depthwise:
        case Kind::fully_connected: {
            const Type filter = at(1).element.type;
            const bool by_channel =
                filter == Type::qcint8 && in.type == Type::qint8 && node.kind != Kind::fully_connected;
            if ((filter != in.type && !by_channel) || at(1).constant == 0) return false;
            return !has_bias ||
                (at(2).constant != 0 && at(2).element.type == (by_channel ? Type::qcint32 : Type::qint32));
        }
        case Kind::global_avg_pool: return true;
        case Kind::clamp:
        case Kind::max_pool:
        case Kind::reshape:
        case Kind::transpose: return in.scale == out.scale && in.zero == out.zero;
        default: return false;
    }
}

bool keeps_bytes(const Node& node, const Dims& input) {
    std::int64_t last = -1;
    for (const std::int64_t from : node.list) {
        if (input[static_cast<std::size_t>(from)] == 1) continue;
        if (from < last) return false;
        last = from;
    }
    return true;
}

Result<> run_own(const Node& node, const std::vector<Array>& inputs, const Array& output, std::string& kernel,
                 const Array& second) {
    KernelCall call;
    kernel = own_implementation;
    const auto unary = [&](std::string_view op) {
        call.tensor(inputs[0]);
        return call.run(op, output, kernel);
    };
    switch (node.kind) {
        case Kind::transpose:
            call.tensor(inputs[0]);
            call.ints(node.list);
            return call.run("aten::permute_copy.out", output, kernel);
        case Kind::batch_matmul:
            call.tensor(inputs[0]);
            call.tensor(inputs[1]);
            return call.run("aten::bmm.out", output, kernel);
        case Kind::gelu: {
            const std::string exact = "none";
            call.tensor(inputs[0]);
            call.text(&exact);
            return call.run("aten::gelu.out", output, kernel);
        }
        case Kind::rsqrt: return unary("aten::rsqrt.out");
        case Kind::log: return unary("aten::log.out");
        case Kind::tanh: return unary("aten::tanh.out");
        case Kind::exp: return unary("aten::exp.out");
        case Kind::sin: return unary("aten::sin.out");
        case Kind::cos: return unary("aten::cos.out");
        case Kind::cat2:
        case Kind::cat3:
        case Kind::cat4:
        case Kind::cat5: join(node, inputs, output); return done;
        case Kind::slice: {
            float* target = output.data;
            if (count(output.dims, 0, output.dims.size()) > 0) cut(node, inputs[0], inputs[0].data, target, 0);
            return done;
        }
        case Kind::convert:
        case Kind::copy: copy(inputs[0], output); return done;
        case Kind::clamp: std::fill_n(output.data, count(output.dims, 0, output.dims.size()), node.min); return done;
        case Kind::avg_pool:
        case Kind::max_pool: pick(node, inputs[0], output); return done;
        case Kind::argmax_pool: find_largest(node, inputs[0], output, second); return done;
        case Kind::prelu: rectify(inputs, output); return done;
        case Kind::fully_connected: multiply(node, inputs, output); return done;
        default: return Error{.what = message("{kind} has no kernel here", name_of(node.kind))};
    }
}

}  // namespace arenascope::xnn
