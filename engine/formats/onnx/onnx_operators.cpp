#include "engine/formats/onnx/onnx_operators.h"

#include <vector>

#include "engine/formats/onnx/model/fields.h"
#include "engine/formats/onnx/model/wire.h"

namespace arenascope {
namespace {

using namespace onnx;

/// Calls `take` for each readable field of a message.
template <class Take>
void each_field(ByteView bytes, const Take& take) {
    for (Wire wire(bytes); !wire.at_end();) {
        const auto field = wire.next();
        if (!field.ok()) return;
        take(field.value());
    }
}

void add(std::map<std::string, std::string, std::less<>>& to, std::string_view name, std::string_view op) {
    if (name.empty()) return;
    const auto [known, is_new] = to.try_emplace(std::string(name), op);
    if (!is_new && known->second != op) known->second.clear();
}

void add_node(ByteView node, OnnxOperators& out, std::vector<ByteView>& bodies) {
    std::string_view name, op;
    std::vector<std::string_view> results;
    each_field(node, [&](const Field& field) {
        if (field.number == node_name) name = field.text();
        if (field.number == node_op_type) op = field.text();
        if (field.number == node_output) results.push_back(field.text());
        if (field.number != node_attribute) return;
        each_field(field.bytes, [&](const Field& part) {
            if (part.number == attribute_g || part.number == attribute_graphs) bodies.push_back(part.bytes);
        });
    });
    add(out.by_node, name, op);
    for (const std::string_view result : results) add(out.by_result, result, op);
}

}  // namespace

OnnxOperators onnx_operators(ByteView file) {
    OnnxOperators out;
    std::vector<ByteView> graphs;  // a list, not calls: bodies may be nested deeply
    each_field(file, [&](const Field& field) {
        if (field.number == model_graph) graphs.push_back(field.bytes);
    });
    while (!graphs.empty()) {
        const ByteView graph = graphs.back();
        graphs.pop_back();
        each_field(graph, [&](const Field& field) {
            if (field.number == graph_node) add_node(field.bytes, out, graphs);
        });
    }
    return out;
}

}  // namespace arenascope
