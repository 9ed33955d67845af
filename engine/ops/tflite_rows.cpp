#include "engine/ops/tflite_rows.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>

#include "engine/base/bytes.h"
#include "engine/ir/dependences.h"

namespace arenascope::ops {
namespace {

constexpr std::size_t rows_axis = 1, rank = 4;
constexpr std::int64_t most_rows = 1 << 20, most_stride = 64;  // a file may say any number

constexpr std::array<std::string_view, 9> of_one{"tflite::RELU",     "tflite::RELU6",      "tflite::RELU_N1_TO_1",
                                                 "tflite::LOGISTIC", "tflite::TANH",       "tflite::HARD_SWISH",
                                                 "tflite::QUANTIZE", "tflite::DEQUANTIZE", "tflite::LEAKY_RELU"};
constexpr std::array<std::string_view, 5> of_two{"tflite::ADD", "tflite::SUB", "tflite::MUL", "tflite::MAXIMUM",
                                                 "tflite::MINIMUM"};

template <std::size_t Count>
bool is_any_of(const std::array<std::string_view, Count>& names, std::string_view op) {
    return std::find(names.begin(), names.end(), op) != names.end();
}

const Tensor* tensor_at(const Method& method, const Instruction& in, std::size_t argument) {
    if (argument >= in.args.size() || !method.values.has(in.args[argument])) return nullptr;
    return method.values[in.args[argument]].tensor();
}

/// One picture whose rows are pieces of memory.
bool is_picture(const Tensor* tensor) {
    return tensor && tensor->upper.size() == rank && tensor->upper[0] == 1 && tensor->dynamism == Dynamism::fixed &&
        !tensor->is_state && tensor->upper[rows_axis] > 0 && tensor->upper[rows_axis] <= most_rows;
}

std::int64_t floor_of(std::int64_t a, std::int64_t b) { return a >= 0 ? a / b : -((-a + b - 1) / b); }
std::int64_t ceiling_of(std::int64_t a, std::int64_t b) { return -floor_of(-a, b); }

std::int64_t whole(const Method& method, const Instruction& in, std::size_t index) {
    const double given = tflite_option(method, in, index);
    return given > 0 && given <= static_cast<double>(most_rows) ? static_cast<std::int64_t>(given) : 0;
}

/// Where a window that pads begins, for so many rows: as many above as below, or one fewer.
std::int64_t above_of(std::int64_t rows, std::int64_t reach, std::int64_t stride) {
    const std::int64_t out = (rows + stride - 1) / stride;
    return std::max<std::int64_t>((out - 1) * stride + reach - rows, 0) / 2;
}

/// `stride`, `dilation`: options that have them along the rows.
std::optional<TfliteRows> window(const Method& method, const Instruction& in, std::int64_t size, std::int64_t stride,
                                 std::int64_t dilation) {
    const Tensor* from = tensor_at(method, in, 0);
    if (size < 1 || size > most_rows || stride < 1 || stride > most_stride || dilation < 1 || !is_picture(from))
        return std::nullopt;
    TfliteRows rows{.kind = TfliteRows::Kind::window, .in = from->upper[rows_axis]};
    rows.reach = (size - 1) * dilation + 1;
    rows.stride = stride;
    rows.pads = tflite_option(method, in, 0) == 0;
    rows.above = rows.pads ? above_of(rows.in, rows.reach, stride) : 0;
    rows.operands = {0};
    return rows;
}

std::optional<TfliteRows> convolution(const Method& method, const Instruction& in, std::size_t more) {
    const Tensor *from = tensor_at(method, in, 0), *weight = tensor_at(method, in, 1);
    if (!from || !weight || weight->upper.size() != rank || !weight->is_constant) return std::nullopt;
    // Weights of 8 bits over real numbers: a picture is quantised as a whole.
    if (from->dtype == DType::f32 && weight->dtype != DType::f32) return std::nullopt;
    return window(method, in, weight->upper[1], whole(method, in, 2), whole(method, in, 5 + more));
}

std::optional<TfliteRows> padding(const Method& method, const Instruction& in) {
    const std::vector<std::int32_t> by = constant_integers(method, in.args[1]);
    const Tensor* from = tensor_at(method, in, 0);
    if (!is_picture(from) || by.size() != 2 * rank || by[0] != 0 || by[1] != 0) return std::nullopt;
    if (std::any_of(by.begin(), by.end(), [](std::int32_t each) { return each < 0 || each > most_rows; }))
        return std::nullopt;
    TfliteRows rows{.kind = TfliteRows::Kind::padding, .in = from->upper[rows_axis]};
    rows.above = by[2];
    rows.below = by[3];
    rows.operands = {0};
    return rows;
}

/// What has one row is the same for all of them.
std::optional<TfliteRows> elementwise(const Method& method, const Instruction& in, std::size_t count,
                                      std::int64_t rows_of_result) {
    TfliteRows rows{.in = rows_of_result};
    for (std::size_t i = 0; i < count; ++i) {
        const Tensor* operand = tensor_at(method, in, i);
        if (!operand) return std::nullopt;
        const std::size_t dims = operand->upper.size();
        if (dims < rank - rows_axis || (dims <= rank && operand->upper[dims - (rank - rows_axis)] == 1)) continue;
        if (!is_picture(operand) || operand->upper[rows_axis] != rows_of_result || operand->is_constant)
            return std::nullopt;
        rows.operands.push_back(i);
    }
    return rows.operands.empty() ? std::nullopt : std::optional(rows);
}

/// Along the channels.
std::optional<TfliteRows> joining(const Method& method, const Instruction& in, std::int64_t rows_of_result) {
    const double axis = tflite_option(method, in, 0);
    if (axis != 3 && axis != -1) return std::nullopt;
    return elementwise(method, in, tflite_inputs(method, in), rows_of_result);
}

std::optional<TfliteRows> rows_by_operator(const Method& method, const Instruction& in, const Tensor& result) {
    const std::size_t inputs = tflite_inputs(method, in);
    const std::int64_t rows = result.upper[rows_axis];
    if (in.op == "tflite::CONV_2D" && inputs >= 2) return convolution(method, in, 0);
    if (in.op == "tflite::DEPTHWISE_CONV_2D" && inputs >= 2) return convolution(method, in, 1);
    if ((in.op == "tflite::MAX_POOL_2D" || in.op == "tflite::AVERAGE_POOL_2D") && inputs == 1)
        return window(method, in, whole(method, in, 4), whole(method, in, 2), 1);
    if (in.op == "tflite::PAD" && inputs == 2) return padding(method, in);
    if (is_any_of(of_one, in.op) && inputs == 1) return elementwise(method, in, 1, rows);
    if (is_any_of(of_two, in.op) && inputs == 2) return elementwise(method, in, 2, rows);
    if (in.op == "tflite::CONCATENATION") return joining(method, in, rows);
    return std::nullopt;
}

}  // namespace

RowSpan hull(const RowSpan& a, const RowSpan& b) {
    if (a.count() <= 0) return b;
    if (b.count() <= 0) return a;
    return {std::min(a.lo, b.lo), std::max(a.hi, b.hi)};
}

RowSpan TfliteRows::read_for(const RowSpan& made) const {
    if (kind == Kind::each) return made;
    const auto inside = [&](std::int64_t row) { return std::clamp<std::int64_t>(row, 0, in); };
    if (kind == Kind::padding) return {inside(made.lo - above), inside(made.hi - above)};
    return {inside(made.lo * stride - above), inside((made.hi - 1) * stride - above + reach)};
}

std::optional<RowSpan> TfliteRows::needed_for(const RowSpan& made) const {
    if (kind == Kind::each) return made;
    const auto inside = [&](std::int64_t row) { return std::clamp<std::int64_t>(row, 0, in); };
    const RowSpan fewest = read_for(made);
    if (kind == Kind::padding) return fewest.count() > 0 ? std::optional(fewest) : std::nullopt;
    // Rows of the result lie where they do in the whole only where the windows begin at the same rows.
    for (std::int64_t more = 0; more <= 2 * stride; ++more) {
        for (std::int64_t before = 0; before <= more; ++before) {
            const RowSpan given{inside(fewest.lo - before), inside(fewest.hi + more - before)};
            const auto found = made_of(given, given, made);
            if (found && found->right.has(made)) return given;
        }
    }
    return std::nullopt;
}

std::optional<TfliteRows::Made> TfliteRows::made_of(const RowSpan& given, const RowSpan& right,
                                                    const RowSpan& wanted) const {
    if (given.count() <= 0) return std::nullopt;
    if (kind == Kind::each) return Made{.rows = given, .right = right};
    const bool has_top = right.lo == 0 && given.lo == 0, has_end = right.hi == in && given.hi == in;
    if (kind == Kind::padding) {
        Made made;
        if (given.lo == 0) made.above = above - std::clamp<std::int64_t>(wanted.lo, 0, above);
        if (given.hi == in) made.below = std::clamp<std::int64_t>(wanted.hi - above - in, 0, below);
        made.rows = {given.lo + above - made.above, given.hi + above + made.below};
        made.right = {has_top ? made.rows.lo : right.lo + above, has_end ? made.rows.hi : right.hi + above};
        return made;
    }
    const std::int64_t rows = given.count();
    if (!pads && rows < reach) return std::nullopt;
    const std::int64_t count = pads ? (rows + stride - 1) / stride : (rows - reach) / stride + 1;
    const std::int64_t moved = given.lo + above - (pads ? above_of(rows, reach, stride) : 0);
    if (moved < 0 || moved % stride != 0) return std::nullopt;
    Made made{.rows = {moved / stride, moved / stride + count}};
    if (made.rows.hi > out) return std::nullopt;
    const std::int64_t first = has_top && pads ? made.rows.lo : ceiling_of(right.lo + above, stride);
    const std::int64_t end = has_end && pads ? made.rows.hi : floor_of(right.hi + above - reach, stride) + 1;
    made.right = {std::max(made.rows.lo, first), std::min(made.rows.hi, end)};
    return made;
}

std::optional<TfliteRows> tflite_rows(const Method& method, const Instruction& instruction) {
    if (instruction.kind != Instruction::Kind::kernel || instruction.outs.size() != 1) return std::nullopt;
    const Tensor* result = method.values[instruction.outs.front()].tensor();
    if (!is_picture(result) || result->alias_of != no_value) return std::nullopt;
    auto rows = rows_by_operator(method, instruction, *result);
    if (rows) rows->out = result->upper[rows_axis];
    return rows;
}

std::size_t tflite_inputs(const Method& method, const Instruction& instruction) {
    if (instruction.args.empty()) return 0;
    const auto* options = std::get_if<DoubleList>(&method.values[instruction.args.back()].data);
    if (!options || options->items.empty()) return 0;
    const auto results = static_cast<std::size_t>(std::max(options->items.front(), 0.0));
    return instruction.args.size() > results + 1 ? instruction.args.size() - 1 - results : 0;
}

double tflite_option(const Method& method, const Instruction& instruction, std::size_t index) {
    const auto* options =
        instruction.args.empty() ? nullptr : std::get_if<DoubleList>(&method.values[instruction.args.back()].data);
    return options && 1 + index < options->items.size() ? options->items[1 + index] : 0;
}

std::vector<std::int32_t> constant_integers(const Method& method, ValueId id) {
    const Tensor* tensor = method.values.has(id) ? method.values[id].tensor() : nullptr;
    if (!tensor || !tensor->is_constant || tensor->dtype != DType::i32 || !tensor->data) return {};
    std::vector<std::int32_t> out(tensor->data->bytes.size() / sizeof(std::int32_t));
    if (!out.empty()) std::memcpy(out.data(), tensor->data->bytes.data(), out.size() * sizeof(std::int32_t));
    return out;
}

bool slices_in_place(const Method& method, const Instruction& instruction) {
    if (instruction.op != "tflite::SLICE" || instruction.outs.size() != 1 || instruction.args.size() < 4) return false;
    const Tensor *from = tensor_at(method, instruction, 0), *to = method.values[instruction.outs.front()].tensor();
    if (!from || !to || memory_root(method, instruction.args[0]) != memory_root(method, instruction.outs.front()))
        return false;
    const std::vector<std::int32_t> begin = constant_integers(method, instruction.args[1]);
    const bool is_flat = from->upper.size() == 1 && to->upper.size() == 1 && begin.size() == 1;
    if (is_flat)
        return begin[0] >= 0 && from->dtype == to->dtype &&
            to->alias_offset == from->alias_offset + begin[0] * std::int64_t{item_size(from->dtype)};
    if (!is_picture(from) || !is_picture(to)) return false;
    if (begin.size() != rank || begin[0] != 0 || begin[2] != 0 || begin[3] != 0 || begin[1] < 0) return false;
    const std::int64_t row = from->bytes().value_or(0) / from->upper[rows_axis];
    return from->upper[2] == to->upper[2] && from->upper[3] == to->upper[3] &&
        to->alias_offset == from->alias_offset + begin[1] * row;
}

std::int64_t tflite_multiply_adds(const Method& method, const Instruction& instruction) {
    const Tensor* weight = tensor_at(method, instruction, 1);
    const Tensor* out = instruction.outs.empty() ? nullptr : method.values[instruction.outs.front()].tensor();
    if (!weight || !out) return 0;
    const bool by_channel = instruction.op == "tflite::DEPTHWISE_CONV_2D";
    const bool has_window = by_channel || instruction.op == "tflite::CONV_2D";
    if (!has_window && instruction.op != "tflite::FULLY_CONNECTED") return 0;
    std::optional<std::int64_t> all = 1;
    const auto multiply = [&](std::int64_t size) {
        all = all ? checked_mul(*all, std::max<std::int64_t>(size, 0)) : all;
    };
    for (std::size_t d = 1; d < weight->upper.size(); ++d)
        if (!by_channel || d + 1 < weight->upper.size()) multiply(weight->upper[d]);
    for (const std::int64_t size : out->upper) multiply(size);
    constexpr std::int64_t most = std::int64_t{1} << 40;  // of any model; many of them add up
    return all && *all <= most ? *all : 0;
}

}  // namespace arenascope::ops
