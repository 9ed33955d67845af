// Infers shapes of a payload's values from those of its inputs: the payload has only upper bounds.

#include "engine/backends/xnnpack/shapes.h"

#include <algorithm>

#include "engine/backends/xnnpack/payload.h"

namespace arenascope::xnn {

namespace {

using Dims = std::vector<std::int64_t>;

Error misfit(const Message& what, const Message& expected) { return Error{.what = what, .expected = expected}; }

Result<Dims> broadcast(const Dims& a, const Dims& b) {
    Dims out(std::max(a.size(), b.size()));
    for (std::size_t i = 0; i < out.size(); ++i) {
        const std::int64_t x = i < a.size() ? a[a.size() - 1 - i] : 1, y = i < b.size() ? b[b.size() - 1 - i] : 1;
        if (x != y && x != 1 && y != 1)
            return misfit(message("{tensor} with {other_tensor}", shape_text(a), shape_text(b)),
                          message("shapes that broadcast"));
        out[out.size() - 1 - i] = x == 1 ? y : x;
    }
    return out;
}

Result<std::int64_t> slide(std::int64_t size, std::uint32_t before, std::uint32_t after, std::uint32_t kernel,
                           std::uint32_t dilation, std::uint32_t stride) {
    const std::int64_t room = size + before + after - (std::int64_t{dilation} * (std::int64_t{kernel} - 1) + 1);
    if (room < 0)
        return misfit(message("a window larger than the image of {size}", size), message("a window that fits"));
    return room / stride + 1;
}

Result<Dims> image(const Node& node, const Dims& in, std::int64_t channels) {
    const Window& w = node.window;
    if (in.size() != 4) return misfit(Message::verbatim(shape_text(in)), message("four dimensions"));
    TRY(const std::int64_t height, slide(in[1], w.top, w.bottom, w.height, w.dilation_height, w.stride_height));
    TRY(const std::int64_t width, slide(in[2], w.left, w.right, w.width, w.dilation_width, w.stride_width));
    return Dims{in[0], height, width, channels};
}

Result<> same(const Dims& got, const Dims& expected, const Message& operand) {
    if (got == expected) return done;
    return misfit(message("{operand} of shape {shape}", operand, shape_text(got)),
                  Message::verbatim(shape_text(expected)));
}

Result<Dims> convolution(const Node& node, const std::vector<const Dims*>& in) {
    const Window& w = node.window;
    const std::int64_t inputs = std::int64_t{w.groups} * w.group_inputs,
                       outputs = std::int64_t{w.groups} * w.group_outputs;
    if (in[0]->size() != 4 || in[0]->back() != inputs)
        return misfit(message("image {shape}", shape_text(*in[0])), message("{inputs} channels", inputs));
    if (node.kind == Kind::depthwise) {
        if (w.group_inputs != 1)
            return misfit(message("{count} input channels in a group", w.group_inputs), message("1"));
        CHECKED(same(*in[1], {1, w.height, w.width, outputs}, message("filter")));
    } else {
        CHECKED(same(*in[1], {outputs, w.height, w.width, w.group_inputs}, message("filter")));
    }
    if (in[2]) CHECKED(same(*in[2], {outputs}, message("bias")));
    if (node.kind != Kind::conv_transpose) return image(node, *in[0], outputs);
    const auto grow = [](std::int64_t size, std::uint32_t stride, std::uint32_t pads, std::uint32_t dilation,
                         std::uint32_t kernel, std::uint32_t adjust) {
        return (size - 1) * std::int64_t{stride} - pads + std::int64_t{dilation} * (std::int64_t{kernel} - 1) + 1 +
            adjust;
    };
    const Dims out{
        (*in[0])[0], grow((*in[0])[1], w.stride_height, w.top + w.bottom, w.dilation_height, w.height, w.adjust_height),
        grow((*in[0])[2], w.stride_width, w.left + w.right, w.dilation_width, w.width, w.adjust_width), outputs};
    if (out[1] < 1 || out[2] < 1)
        return misfit(message("an output of {shape}", shape_text(out)), message("at least one pixel"));
    return out;
}

Result<Dims> full(const Node& node, const std::vector<const Dims*>& in) {
    Dims out = *in[0];
    if (in[1]->size() != 2 || out.empty())
        return misfit(message("filter {shape}", shape_text(*in[1])), message("two dimensions"));
    const bool turned = (node.flags & 1) != 0;
    const std::int64_t from = (*in[1])[turned ? 0 : 1], to = (*in[1])[turned ? 1 : 0];
    if (out.back() != from)
        return misfit(message("input {shape}", shape_text(out)), message("{size} in the last dimension", from));
    if (in[2]) CHECKED(same(*in[2], {to}, message("bias")));
    out.back() = to;
    return out;
}

Result<Dims> transposed(const Node& node, const Dims& in) {
    if (node.list.size() != in.size())
        return misfit(message("a permutation of {count}", node.list.size()),
                      Message::verbatim(std::to_string(in.size())));
    Dims out;
    std::vector<bool> seen(in.size(), false);
    for (const std::int64_t from : node.list) {
        if (from < 0 || from >= static_cast<std::int64_t>(in.size()) || seen[static_cast<std::size_t>(from)])
            return misfit(message("a list that is not a permutation"), message("each dimension once"));
        seen[static_cast<std::size_t>(from)] = true;
        out.push_back(in[static_cast<std::size_t>(from)]);
    }
    return out;
}

Result<Dims> reshaped(const Node& node, const Dims& in) {
    Dims out = node.list;
    std::int64_t known = 1;
    std::size_t open = out.size();
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (out[i] == 0 && open == out.size()) open = i;
        else if (const auto more = checked_mul(known, out[i])) known = *more;
        else return misfit(message("a shape too large"), message("elements that 63 bits can count"));
    }
    const std::int64_t have = numel(in).value_or(0);
    if (open < out.size()) {
        if (known == 0 || have % known != 0)
            return misfit(message("{shape} as {other_shape}", shape_text(in), shape_text(node.list)),
                          message("a shape of as many elements"));
        out[open] = have / known;
    } else if (known != have) {
        return misfit(message("{shape} as {other_shape}", shape_text(in), shape_text(node.list)),
                      message("a shape of as many elements"));
    }
    return out;
}

Result<Dims> joined(const Node& node, const std::vector<const Dims*>& in) {
    Dims out = *in[0];
    if (node.axis >= out.size()) return misfit(message("axis {axis}", node.axis), message("below {count}", out.size()));
    for (std::size_t i = 1; i < in.size(); ++i) {
        Dims other = *in[i];
        if (other.size() != out.size())
            return misfit(Message::verbatim(shape_text(other)), message("{count} dimensions", out.size()));
        const std::int64_t more = other[node.axis];
        other[node.axis] = out[node.axis];
        CHECKED(same(other, out, message("part")));
        out[node.axis] += more;
    }
    return out;
}

Result<Dims> listed(const Node& node, const Dims& in) {
    if (node.list.size() != in.size() || node.more.size() != in.size())
        return misfit(message("lists of {count}", node.list.size()), Message::verbatim(std::to_string(in.size())));
    Dims out = in;
    for (std::size_t i = 0; i < in.size(); ++i) {
        if (node.kind == Kind::pad) out[i] = in[i] + node.list[i] + node.more[i];
        else if (node.list[i] + node.more[i] > in[i])
            return misfit(message("a slice beyond {shape}", shape_text(in)), message("a slice inside the shape"));
        else out[i] = node.more[i];
    }
    return out;
}

Result<Dims> multiplied(const std::vector<const Dims*>& in) {
    const Dims &a = *in[0], &b = *in[1];
    if (a.size() != 3 || b.size() != 3 || a[0] != b[0] || a[2] != b[1])
        return misfit(message("{tensor} times {other_tensor}", shape_text(a), shape_text(b)),
                      message("[b, m, k] and [b, k, n]"));
    return Dims{a[0], a[1], b[2]};
}

}  // namespace

std::optional<std::int64_t> numel(const std::vector<std::int64_t>& dims) {
    std::int64_t count = 1;
    for (const std::int64_t size : dims) {
        const auto more = size < 0 ? std::nullopt : checked_mul(count, size);
        if (!more) return std::nullopt;
        count = *more;
    }
    return count;
}

Result<Dims> output_dims(const Node& node, const std::vector<const Dims*>& in) {
    switch (node.kind) {
        case Kind::add:
        case Kind::div:
        case Kind::minimum:
        case Kind::multiply:
        case Kind::subtract:
        case Kind::maximum: return broadcast(*in[0], *in[1]);
        case Kind::prelu: {
            const std::int64_t channels = in[0]->empty() ? 1 : in[0]->back(), slopes = numel(*in[1]).value_or(0);
            if (slopes != channels && slopes != 1)
                return misfit(message("slope {shape}", shape_text(*in[1])), message("{channels} slopes", channels));
            return *in[0];
        }
        case Kind::fully_connected: return full(node, in);
        case Kind::conv:
        case Kind::depthwise:
        case Kind::conv_transpose: return convolution(node, in);
        case Kind::avg_pool:
        case Kind::max_pool:
        case Kind::argmax_pool: return image(node, *in[0], in[0]->empty() ? 0 : in[0]->back());
        case Kind::global_avg_pool:
            if (in[0]->size() != 4) return misfit(Message::verbatim(shape_text(*in[0])), message("four dimensions"));
            if ((node.flags & 64) != 0) return Dims{(*in[0])[0], 1, 1, (*in[0])[3]};
            return Dims{(*in[0])[0], (*in[0])[3]};
        case Kind::transpose: return transposed(node, *in[0]);
        case Kind::reshape: return reshaped(node, *in[0]);
        case Kind::pad:
        case Kind::slice: return listed(node, *in[0]);
        case Kind::resize:
            if (in[0]->size() != 4) return misfit(Message::verbatim(shape_text(*in[0])), message("four dimensions"));
            return Dims{(*in[0])[0], node.list[0], node.list[1], (*in[0])[3]};
        case Kind::cat2:
        case Kind::cat3:
        case Kind::cat4:
        case Kind::cat5: return joined(node, in);
        case Kind::batch_matmul: return multiplied(in);
        default: return *in[0];
    }
}

}  // namespace arenascope::xnn
