#include "engine/backends/xnnpack/payload_listing.h"

#include <algorithm>
#include <cstdio>
#include <unordered_map>

#include "engine/backends/xnnpack/shapes.h"
#include "engine/base/text.h"

namespace arenascope::xnn {
namespace {

using Attributes = std::vector<std::pair<Message, Message>>;

std::string number(float value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.6g", static_cast<double>(value));
    return text;
}

void add_window(const Node& node, Attributes& out) {
    const Window& w = node.window;
    const auto pair = [&](Message name, std::uint32_t height, std::uint32_t width) {
        out.emplace_back(std::move(name), Message::verbatim(std::to_string(height) + ", " + std::to_string(width)));
    };
    pair(message("kernel"), w.height, w.width);
    pair(message("stride"), w.stride_height, w.stride_width);
    const std::vector<std::uint32_t> padding{w.top, w.right, w.bottom, w.left};
    out.emplace_back(message("padding (top, right, bottom, left)"), Message::verbatim(joined(padding, ", ")));
    if (w.dilation_height != 1 || w.dilation_width != 1) pair(message("dilation"), w.dilation_height, w.dilation_width);
    if (node.kind == Kind::avg_pool || node.kind == Kind::max_pool || node.kind == Kind::argmax_pool) return;
    out.emplace_back(message("groups"), Message::verbatim(std::to_string(w.groups)));
    if (w.adjust_height != 0 || w.adjust_width != 0) pair(message("output padding"), w.adjust_height, w.adjust_width);
}

Attributes attributes_of(const Node& node) {
    Attributes out;
    const auto list = [&](Message name, const std::vector<std::int64_t>& items) {
        out.emplace_back(std::move(name), Message::verbatim(joined(items, ", ")));
    };
    switch (node.kind) {
        case Kind::conv:
        case Kind::depthwise:
        case Kind::conv_transpose:
        case Kind::avg_pool:
        case Kind::max_pool:
        case Kind::argmax_pool: add_window(node, out); break;
        case Kind::transpose: list(message("permutation"), node.list); break;
        case Kind::reshape: list(message("new shape"), node.list); break;
        case Kind::resize: list(message("new height, width"), node.list); break;
        case Kind::pad:
            list(message("padding before"), node.list);
            list(message("padding after"), node.more);
            out.emplace_back(message("value"), Message::verbatim(number(node.scalar)));
            break;
        case Kind::slice:
            list(message("offsets"), node.list);
            list(message("sizes"), node.more);
            break;
        case Kind::leaky_relu:
            out.emplace_back(message("negative slope"), Message::verbatim(number(node.scalar)));
            break;
        case Kind::elu: out.emplace_back(message("alpha"), Message::verbatim(number(node.scalar))); break;
        case Kind::cat2:
        case Kind::cat3:
        case Kind::cat4:
        case Kind::cat5: out.emplace_back(message("axis"), Message::verbatim(std::to_string(node.axis))); break;
        default: break;
    }
    if (node.has_bounds())
        out.emplace_back(message("output range"),
                         message("{minimum} to {maximum}", number(node.min), number(node.max)));
    if (node.flags != 0) out.emplace_back(message("flags"), Message::verbatim(std::to_string(node.flags)));
    return out;
}

Message role_of(const Node& node, std::size_t input) {
    switch (node.kind) {
        case Kind::conv:
        case Kind::depthwise:
        case Kind::conv_transpose:
        case Kind::fully_connected:
            return input == 0 ? message("input") : input == 1 ? message("filter") : message("bias");
        case Kind::prelu: return input == 0 ? message("input") : message("slope");
        default: return node.inputs.size() == 1 ? message("input") : message("input {number}", input + 1);
    }
}

Message quantisation_of(const Element& element) {
    if (element.scales.size() == 1) return message("scale {scale}", number(element.scales.front()));
    if (!element.scales.empty()) {
        const auto [least, most] = std::minmax_element(element.scales.begin(), element.scales.end());
        return message("{count} scales from {minimum} to {maximum}", element.scales.size(), number(*least),
                       number(*most));
    }
    const auto one = [&] { return message("scale {scale}, zero point {zero}", number(element.scale), element.zero); };
    switch (element.type) {
        case Element::Type::qint8:
        case Element::Type::quint8:
        case Element::Type::qint32: return one();
        case Element::Type::qdint8: return message("scale at run time");
        default: return element.at_entry ? one() : Message();
    }
}

PayloadOperator::Tensor tensor_of(const Value& value, Message role) {
    return {.role = std::move(role),
            .type = std::string(name_of(value.element.type)),
            .shape = value.dims,
            .bytes = stored_bytes(value.element, numel(value.dims).value_or(0)).value_or(0),
            .quantisation = quantisation_of(value.element),
            .is_constant = value.constant != 0};
}

}  // namespace

Result<std::vector<PayloadOperator>> listed_operators(const Data& serialized, const FindNamed& named) {
    TRY(const Payload payload, read_payload(serialized, named));
    constexpr std::int64_t nobodys = 65535;  // of nodes that the exporter added
    std::vector<PayloadOperator> out;
    std::unordered_map<std::uint32_t, std::size_t> makers;
    for (const Node& node : payload.nodes) {
        PayloadOperator made{.op = "xnnpack::" + std::string(name_of(node.kind)), .attributes = attributes_of(node)};
        if (node.handle != nobodys) made.handle = node.handle;
        for (std::size_t i = 0; i < node.inputs.size(); ++i) {
            const std::uint32_t id = node.inputs[i];
            if (id == no_id) continue;
            const Value& value = payload.values[id];
            PayloadOperator::Tensor& read = made.tensors.emplace_back(tensor_of(value, role_of(node, i)));
            if (const auto maker = makers.find(id); maker != makers.end()) {
                read.maker = maker->second;
                made.reads.push_back(maker->second);
            } else if (value.is_input && value.external != no_id) {
                read.argument = value.external;
                made.arguments.push_back(value.external);
            }
        }
        for (std::vector<std::size_t>* each : {&made.reads, &made.arguments}) {
            std::sort(each->begin(), each->end());
            each->erase(std::unique(each->begin(), each->end()), each->end());
        }
        if (node.output != no_id) {
            const Value& value = payload.values[node.output];
            made.shape = value.dims;
            made.bytes = stored_bytes(value.element, numel(value.dims).value_or(0)).value_or(0);
        }
        for (const std::uint32_t id : {node.output, node.second}) {
            if (id == no_id) continue;
            makers[id] = out.size();
            const Value& value = payload.values[id];
            PayloadOperator::Tensor& written =
                made.tensors.emplace_back(tensor_of(value, id == node.second ? message("indices") : message("output")));
            written.is_output = true;
            if (value.is_output && value.external != no_id) written.argument = value.external;
        }
        out.push_back(std::move(made));
    }
    return out;
}

}  // namespace arenascope::xnn
