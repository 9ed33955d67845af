// How often loops iterate, where the program states it.

#include <algorithm>
#include <cstring>

#include "engine/study/graph/flows.h"

namespace arenascope {
namespace {

const Tensor* tensor_of(const Method& method, ValueId id) {
    return method.values.has(id) ? method.values[id].tensor() : nullptr;
}

std::optional<TripCount> rows_of(const Method& method, ValueId sliced, std::size_t dim) {
    const Tensor* tensor = tensor_of(method, sliced);
    if (!tensor || dim >= tensor->sizes.size()) return std::nullopt;
    if (tensor->sizes[dim].is_constant()) return TripCount{.count = tensor->sizes[dim].constant()};
    const auto bounds = tensor->sizes[dim].bounds(method.ranges);
    if (!bounds.ok() || !bounds.value().max) return std::nullopt;
    return TripCount{.count = *bounds.value().max, .is_most = true};
}

std::optional<TripCount> of_counted(const Method& method, const SubGraph& body, const ControlFlow& loop) {
    const InstructionIndex at = row_counter(method, body, loop.begin + 1);
    if (!at.valid()) return std::nullopt;
    const std::vector<ValueId>& args = method.instructions[at].args;
    return rows_of(method, args[0], static_cast<std::size_t>(std::get<std::int64_t>(method.values[args[1]].data)));
}

/// The axes that a Scan slices, as its attribute lists them; empty: it has none, which means the first ones.
std::vector<double> scan_axes(const Method& method, const Instruction& call) {
    const std::string name = call.name + ".scan_input_axes";
    for (const ValueId id : call.args) {
        const Value* value = method.values.has(id) ? &method.values[id] : nullptr;
        if (const auto* list = value ? std::get_if<DoubleList>(&value->data) : nullptr; list && value->name == name)
            return list->items;
    }
    return {};
}

/// The rows of a tensor that a Scan slices. A row has one dimension less, where the shapes of both are known.
std::optional<TripCount> of_slices(const Method& method, const ListedNode& row, double axis) {
    const Tensor* given = row.uses.size() == 1 ? tensor_of(method, row.uses.front()) : nullptr;
    if (!given) return std::nullopt;
    const auto rank = static_cast<double>(given->sizes.size());
    const Tensor* part = row.values.size() == 1 ? tensor_of(method, row.values.front()) : nullptr;
    if (part && part->sizes.size() + 1 != given->sizes.size()) return std::nullopt;
    if (axis < 0) axis += rank;
    if (axis < 0 || axis >= rank) return std::nullopt;
    return rows_of(method, row.uses.front(), static_cast<std::size_t>(axis));
}

std::optional<TripCount> of_scan(const Method& method, const Instruction& call, GraphIndex body) {
    std::vector<const ListedNode*> sliced;
    for (const ListedNode& row : method.node_list) {
        if (row.graph == body && row.kind == ListedNode::Kind::getitem) sliced.push_back(&row);
    }
    std::vector<double> axes = scan_axes(method, call);
    if (axes.empty()) axes.resize(sliced.size());
    if (axes.size() != sliced.size()) return std::nullopt;  // which axis is whose is not known
    for (std::size_t i = 0; i < sliced.size(); ++i) {
        if (const auto rows = of_slices(method, *sliced[i], axes[i])) return rows;
    }
    return std::nullopt;
}

/// Both of its optional inputs are given, and the first one is a constant: others could be taken for it.
std::optional<TripCount> of_loop(const Method& method, const Instruction& call) {
    if (call.args.size() < 2) return std::nullopt;
    const Tensor *count = tensor_of(method, call.args[0]), *condition = tensor_of(method, call.args[1]);
    if (!count || !condition || condition->dtype != DType::boolean || count->dtype != DType::i64) return std::nullopt;
    std::int64_t number = 0;
    if (!count->is_constant || !count->data || count->data->bytes.size() != sizeof number) return std::nullopt;
    std::memcpy(&number, count->data->bytes.data(), sizeof number);
    if (number < 0) return std::nullopt;
    return TripCount{.count = number, .is_most = true};
}

}  // namespace

InstructionIndex row_counter(const Method& method, const SubGraph& body, InstructionIndex before) {
    if (!method.instructions.has(before - 1)) return {};
    const Instruction& size = method.instructions[before - 1];
    if (size.op != "aten::sym_size.int" || size.args.size() < 3 || !method.values.has(size.args[1])) return {};
    const auto* dim = std::get_if<std::int64_t>(&method.values[size.args[1]].data);
    const IndexRange<InstructionIndex> inside(body.begin, body.end);
    const bool ends = std::any_of(inside.begin(), inside.end(), [&](InstructionIndex at) {
        const Instruction& each = method.instructions[at];
        return each.op == "executorch_prim::eq.Scalar" && each.args.size() > 1 && each.args[1] == size.args[2];
    });
    return dim && *dim >= 0 && ends ? before - 1 : InstructionIndex{};
}

std::optional<TripCount> trip_count(const Method& method, const Table<GraphIndex, SubGraph>& regions,
                                    const ControlFlow& loop) {
    const GraphIndex body = loop.regions.back();
    if (!loop.call.valid()) return loop.jump.valid() ? std::nullopt : of_counted(method, regions[body], loop);
    const Instruction& call = method.instructions[loop.call];
    if (call.op == "onnx::Scan") return of_scan(method, call, body);
    return call.op == "onnx::Loop" ? of_loop(method, call) : std::nullopt;
}

}  // namespace arenascope
