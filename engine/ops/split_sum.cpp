#include "engine/ops/split_sum.h"

#include "engine/ops/call_numbers.h"
#include "engine/ops/cortex_m.h"
#include "engine/ops/cortex_m_access.h"
#include "engine/ops/tflite_rows.h"

namespace arenascope::ops {

std::vector<SplitSum> split_sums(const Method& method, const Instruction& in) {
    if (in.kind != Instruction::Kind::kernel || in.outs.empty()) return {};
    const Call call(method, in, 0, 0);
    if (in.op == "aten::mm.out") return {{.argument = 0, .axis = 1, .other = 1, .other_axis = 0}};
    if (in.op == "aten::addmm.out") return {{.argument = 1, .axis = 1, .other = 2, .other_axis = 0}};
    if (in.op == "aten::bmm.out") return {{.argument = 0, .axis = 2, .other = 1, .other_axis = 1}};
    if (in.op == "aten::convolution.out" && call.integer(6) == 0 && call.integer(8, 1) == 1)
        return {{.argument = 0, .axis = 1, .other = 1, .other_axis = 1}};
    std::vector<SplitSum> sums;
    if (in.op == "aten::mean.out" || in.op == "aten::sum.IntList_out") {
        const std::size_t rank = call.sizes(0).size();
        for (const std::int64_t dim : call.integers(1))
            sums.push_back({.argument = 0, .axis = call.wrapped(dim, rank)});
    }
    if (in.op == "aten::mean.dtype_out")
        for (std::size_t axis = 0; axis < call.sizes(0).size(); ++axis) sums.push_back({.argument = 0, .axis = axis});
    return sums;
}

bool adds_to_first(std::string_view op) { return op == "aten::addmm.out"; }

std::optional<std::size_t> summand_written_over(std::string_view op) {
    constexpr std::size_t added = 9;
    return op == "arenascope::convolution.out" ? std::optional(added) : std::nullopt;
}

std::int64_t multiply_adds(const Method& method, const Instruction& in) {
    if (in.kind != Instruction::Kind::kernel || in.outs.empty()) return 0;
    if (in.op.starts_with("tflite::")) return tflite_multiply_adds(method, in);
    const Call call(method, in, 0, 0);
    const auto all = [](const Sizes& sizes) { return product_of(sizes, 0, sizes.size()); };
    const Sizes& out = call.out().upper;
    if (is_cortex_m(in.op)) return cortex_m_multiply_adds(in.op, call);
    if (in.op == "aten::mm.out") return all(out) * call.sizes(0)[1];
    if (in.op == "aten::addmm.out") return all(out) * call.sizes(1)[1];
    if (in.op == "aten::bmm.out") return all(out) * call.sizes(0)[2];
    if (in.op != "aten::convolution.out") return 0;
    const Sizes weight = call.sizes(1);
    return all(call.integer(6) != 0 ? call.sizes(0) : out) * product_of(weight, 1, weight.size());
}

}  // namespace arenascope::ops
