#include "engine/study/inspect/call_work.h"

#include <algorithm>
#include <array>

#include "engine/base/bytes.h"
#include "engine/ops/split_sum.h"

namespace arenascope {
namespace {

struct Product {
    std::string_view op;
    std::size_t arguments;                                     ///< at least
    std::array<std::pair<std::size_t, std::size_t>, 2> ranks;  ///< of arguments: at least
};
constexpr std::array products{
    Product{"aten::mm.out", 3, {{{0, 2}, {1, 2}}}}, Product{"aten::addmm.out", 6, {{{1, 2}, {2, 2}}}},
    Product{"aten::bmm.out", 3, {{{0, 3}, {1, 3}}}}, Product{"aten::convolution.out", 10, {{{0, 3}, {1, 3}}}}};

bool is_countable(const Tensor* tensor, std::size_t rank) {
    return tensor && tensor->upper.size() >= rank && tensor->bytes().has_value();
}

}  // namespace

std::int64_t call_work(const Method& method, const Instruction& instruction) {
    const auto product =
        std::find_if(products.begin(), products.end(), [&](const Product& each) { return each.op == instruction.op; });
    if (product == products.end() || instruction.args.size() < product->arguments || instruction.outs.empty()) return 0;
    const auto tensor = [&](ValueId id) { return method.values.has(id) ? method.values[id].tensor() : nullptr; };
    const Tensor* out = tensor(instruction.outs.front());
    if (!is_countable(out, 1)) return 0;
    std::int64_t before = 1;
    for (const auto& [argument, rank] : product->ranks) {
        const Tensor* operand = tensor(instruction.args[argument]);
        if (!is_countable(operand, rank) || !checked_mul(before, *operand->bytes())) return 0;
        before = *operand->bytes();
        if (!checked_mul(*operand->bytes(), *out->bytes())) return 0;
    }
    return ops::multiply_adds(method, instruction);
}

}  // namespace arenascope
