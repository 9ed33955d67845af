#include "engine/passes/tile/sums.h"

#include <algorithm>

#include "engine/ops/call_numbers.h"
#include "engine/passes/tile/constants.h"

namespace arenascope::tile {
namespace {

using Last = std::vector<std::uint8_t>;
const Last channels_last{0, 2, 3, 1};

bool is_one(const Method& method, ValueId id) {
    const auto& data = method.values[id].data;
    const auto* number = std::get_if<std::int64_t>(&data);
    const auto* real = std::get_if<double>(&data);
    return (number && *number == 1) || (real && *real == 1);
}

bool all_are(const Sizes& sizes, std::int64_t number) {
    return std::all_of(sizes.begin(), sizes.end(), [&](std::int64_t each) { return each == number; });
}

/// A convolution with a 1x1 kernel is a matrix product.
bool is_pointwise(const Graph& graph, const GraphOp& op) {
    const Method& method = graph.method();
    const Instruction& in = graph.instruction(op);
    const Tensor* weight = constant_of(method, in.args[1]);
    const Sizes& out = graph.values()[op.outs.front()].sizes;
    return weight && out.size() == 4 && out[0] == 1 && weight->upper[2] == 1 && weight->upper[3] == 1 &&
        graph.values()[op.outs.front()].symbols == Symbols{} && all_are(ops::integers_of(method, in.args[3]), 1) &&
        all_are(ops::integers_of(method, in.args[4]), 0) && weight->dtype == DType::f32;
}

void add_product(const Argument& addend, bool has_addend, const Ref& left_or_right, const Argument& factor,
                 bool factor_is_left, const Ref& result, InstructionIndex source, Script& script) {
    const Argument first = factor_is_left ? factor : Argument(left_or_right);
    const Argument second = factor_is_left ? Argument(left_or_right) : factor;
    if (has_addend)
        script.calls.push_back({.op = "aten::addmm.out",
                                .arguments = {addend, first, second, std::int64_t{1}, std::int64_t{1}},
                                .outs = {result},
                                .source = source});
    else
        script.calls.push_back(
            {.op = "aten::mm.out", .arguments = {first, second}, .outs = {result}, .source = source});
}

Ref matrix(const Ref& ref, std::int64_t rows, std::int64_t columns) {
    Ref out = ref;
    out.sizes = {rows, columns};
    out.order = {0, 1};
    return out;
}

void add_convolution(const Graph& graph, const GraphOp& op, const SumPart& part, const Ref& result, Script& script) {
    const Method& method = graph.method();
    const Instruction& in = graph.instruction(op);
    const Tensor &weight = *constant_of(method, in.args[1]), *bias = constant_of(method, in.args[2]);
    const std::int64_t outs = weight.upper[0], ins = part.hi - part.lo, pixels = result.sizes[2] * result.sizes[3];
    const bool last = result.order == channels_last;
    NewConstant factor{.dtype = weight.dtype, .source = in.args[1], .axis = 1, .lo = part.lo, .hi = part.hi};
    factor.order = last ? Last{1, 0, 2, 3} : plain_order(4);
    factor.sizes = last ? Sizes{ins, outs} : Sizes{outs, ins};
    const ConstantIndex matrix_of = keep_part(weight, factor, script);
    const Ref sum = last ? matrix(result, pixels, outs) : matrix(result, outs, pixels);
    const Ref rows = last ? matrix(part.rows, pixels, ins) : matrix(part.rows, ins, pixels);
    Argument addend = sum;
    if (part.lo == 0 && bias && last) addend = in.args[2];
    if (part.lo == 0 && bias && !last) {
        NewConstant column{.dtype = bias->dtype, .sizes = {outs, 1}, .source = in.args[2], .hi = outs};
        column.order = plain_order(1);
        addend = keep_part(*bias, column, script);
    }
    add_product(addend, part.lo > 0 || bias, rows, matrix_of, !last, sum, op.source, script);
}

void add_matrices(const Graph& graph, const GraphOp& op, const SumPart& part, const Ref& result, Script& script) {
    const Method& method = graph.method();
    const Instruction& in = graph.instruction(op);
    const bool has_addend = in.op == "aten::addmm.out";
    const ValueId other = in.args[static_cast<std::size_t>(part.sum.other)];
    Argument factor;
    if (part.other) {
        factor = *part.other;
    } else {
        const Tensor& weight = *constant_of(method, other);
        NewConstant rows{.dtype = weight.dtype, .source = other, .axis = 0, .lo = part.lo, .hi = part.hi};
        rows.order = plain_order(2);
        factor = keep_part(weight, rows, script);
    }
    Argument addend = result;
    if (part.lo == 0 && has_addend) addend = part.addend ? Argument(*part.addend) : Argument(in.args[0]);
    add_product(addend, part.lo > 0 || has_addend, part.rows, factor, false, result, op.source, script);
}

/// Means of parts are weighted by their numbers of elements.
void add_reduction(const Graph& graph, const GraphOp& op, const SumPart& part, const Ref& result, Script& script) {
    const Instruction& in = graph.instruction(op);
    const bool is_of_all = in.op == "aten::mean.dtype_out";
    const bool last = part.rows.order == channels_last && !is_of_all;
    Ref sum = result;
    if (last) {
        sum = result.flat();
        const std::int64_t channels = part.rows.sizes[1], images = part.rows.sizes[0];
        sum.sizes = result.sizes.size() == 4 ? Sizes{images, 1, 1, channels} : Sizes{images, channels};
        sum.order = plain_order(sum.sizes.size());
    }
    Ref added = sum;
    if (part.lo > 0) {
        added.storage = script.storages.next();
        added.offset = 0;
        script.storages.push_back({.bytes = added.bytes(), .is_temporary = true});
    }
    Argument dims = in.args[1];
    if (last) dims = Sizes{1, 2};
    std::vector<Argument> arguments{last ? part.rows.plain() : part.rows, dims, in.args[2], in.args[3]};
    if (is_of_all) arguments = {part.rows, in.args[1]};
    script.calls.push_back({.op = in.op, .arguments = std::move(arguments), .outs = {added}, .source = op.source});
    if (in.op != "aten::sum.IntList_out")
        script.calls.push_back(
            {.op = "aten::mul.Scalar_out",
             .arguments = {added, static_cast<double>(part.hi - part.lo) / static_cast<double>(part.all)},
             .outs = {added},
             .source = op.source});
    if (part.lo > 0)
        script.calls.push_back(
            {.op = "aten::add.out", .arguments = {sum, added, std::int64_t{1}}, .outs = {sum}, .source = op.source});
}

}  // namespace

std::vector<ops::SplitSum> splittable_sums(const Graph& graph, OpIndex at) {
    const GraphOp& op = graph.ops()[at];
    if (op.kind != GraphOp::Kind::call || op.outs.size() != 1) return {};
    const Method& method = graph.method();
    const Instruction& in = graph.instruction(op);
    if (graph.values()[op.outs.front()].dtype != DType::f32) return {};
    if (in.op == "aten::bmm.out") return {};
    if (in.op == "aten::convolution.out" && !is_pointwise(graph, op)) return {};
    if (in.op == "aten::addmm.out" && !(is_one(method, in.args[3]) && is_one(method, in.args[4]))) return {};
    std::vector<ops::SplitSum> sums = ops::split_sums(method, in);
    std::erase_if(sums, [&](const ops::SplitSum& sum) {
        return std::any_of(op.ins.begin(), op.ins.end(), [&](const Operand& each) {
            return each.argument == sum.argument && graph.values()[each.value].symbols[sum.axis] != 0;
        });
    });
    return sums;
}

void add_sum(const Graph& graph, OpIndex at, const SumPart& part, const Ref& result, Script& script) {
    const GraphOp& op = graph.ops()[at];
    const std::string& name = graph.instruction(op).op;
    if (name == "aten::convolution.out") add_convolution(graph, op, part, result, script);
    else if (part.sum.other >= 0) add_matrices(graph, op, part, result, script);
    else add_reduction(graph, op, part, result, script);
}

}  // namespace arenascope::tile
