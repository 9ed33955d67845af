#include "engine/passes/fold_sizes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string_view>

#include "engine/passes/method_edit.h"

namespace arenascope::lowering {
namespace {

using Number = std::variant<std::int64_t, double>;

double real(const Number& number) {
    return std::visit([](auto each) { return static_cast<double>(each); }, number);
}

std::optional<Number> whole(double number) {
    constexpr double most = 9.0e18;  // fits
    if (!(std::abs(number) < most)) return std::nullopt;
    return static_cast<std::int64_t>(number);
}

std::optional<Number> of_whole(std::string_view op, std::int64_t a, std::int64_t b) {
    std::int64_t out = 0;
    if (op == "add") return __builtin_add_overflow(a, b, &out) ? std::nullopt : std::optional<Number>(out);
    if (op == "sub") return __builtin_sub_overflow(a, b, &out) ? std::nullopt : std::optional<Number>(out);
    if (op == "mul") return __builtin_mul_overflow(a, b, &out) ? std::nullopt : std::optional<Number>(out);
    if (op == "sym_max") return std::max(a, b);
    if (op == "sym_min") return std::min(a, b);
    const bool divides = b != 0 && !(b == -1 && a == std::numeric_limits<std::int64_t>::min());
    if (op == "floordiv" && divides) return a / b - ((a % b != 0 && (a < 0) != (b < 0)) ? 1 : 0);
    if (op == "mod" && divides && a >= 0 && b > 0) return a % b;
    if (op == "truediv" && b != 0) return static_cast<double>(a) / static_cast<double>(b);
    return std::nullopt;
}

std::optional<Number> of_two(std::string_view op, const Number& a, const Number& b) {
    if (std::holds_alternative<std::int64_t>(a) && std::holds_alternative<std::int64_t>(b))
        return of_whole(op, std::get<std::int64_t>(a), std::get<std::int64_t>(b));
    const double x = real(a), y = real(b);
    if (op == "add") return x + y;
    if (op == "sub") return x - y;
    if (op == "mul") return x * y;
    if (op == "truediv" && y != 0) return x / y;
    return std::nullopt;
}

std::optional<Number> of_one(std::string_view op, const Number& a) {
    if (op == "sym_float") return real(a);
    if (op == "neg" && std::holds_alternative<double>(a)) return -std::get<double>(a);
    if (op == "neg" && std::get<std::int64_t>(a) != std::numeric_limits<std::int64_t>::min())
        return -std::get<std::int64_t>(a);
    if (op == "ceil") return whole(std::ceil(real(a)));
    if (op == "trunc" || op == "sym_int") return whole(std::trunc(real(a)));
    if (op == "round") return whole(std::nearbyint(real(a)));
    return std::nullopt;
}

class SizeFolder {
public:
    explicit SizeFolder(Method& method) : method_(method), writers_(method.values.size(), 0) {
        for (const Instruction& in : method.instructions) {
            if (const ValueId id = number_of(in); id != no_value) ++writers_[id];
            for (const ValueId out : in.outs) ++writers_[out];
        }
        for (const ValueId id : method.inputs) ++writers_[id];
    }

    void run() {
        Table<InstructionIndex, bool> gone(method_.instructions.size(), false);
        for (const InstructionIndex at : method_.instructions.indices()) {
            const Instruction& in = method_.instructions[at];
            if (in.op.starts_with("executorch_prim::et_view")) {
                gone[at] = is_fixed_view(in);
                continue;
            }
            const ValueId id = number_of(in);
            if (id == no_value || writers_[id] != 1) continue;
            const auto number = value_of(in);
            if (!number) continue;
            std::visit([&](auto each) { method_.values[id].data = each; }, *number);
            writers_[id] = 0;
            gone[at] = true;
        }
        if (std::find(gone.begin(), gone.end(), true) != gone.end()) remove_instructions(method_, gone);
    }

private:
    /// What an instruction without result tensors writes.
    [[nodiscard]] ValueId number_of(const Instruction& in) const {
        if (in.kind != Instruction::Kind::kernel || !in.outs.empty() || in.args.empty()) return no_value;
        const ValueId id = in.args.back();
        return method_.values.has(id) && !method_.values[id].tensor() ? id : no_value;
    }

    [[nodiscard]] bool is_fixed_view(const Instruction& in) const {
        const Tensor* view = in.args.empty() ? nullptr : tensor_of(method_, in.args.back());
        if (!view || view->alias_of == no_value || !is_static(*view)) return false;
        const Tensor* root = tensor_of(method_, view->alias_of);
        return root && is_static(*root);
    }

    [[nodiscard]] std::optional<Number> known(ValueId id) const {
        if (!method_.values.has(id) || writers_[id] != 0) return std::nullopt;
        const auto& data = method_.values[id].data;
        if (const auto* number = std::get_if<std::int64_t>(&data)) return *number;
        if (const auto* number = std::get_if<double>(&data)) return *number;
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Number> value_of(const Instruction& in) const {
        if (in.op == "aten::sym_size.int" && in.args.size() == 3) {
            const Tensor* tensor = tensor_of(method_, in.args[0]);
            const auto axis = known(in.args[1]);
            if (!tensor || !is_static(*tensor) || !axis || !std::holds_alternative<std::int64_t>(*axis))
                return std::nullopt;
            const auto rank = static_cast<std::int64_t>(tensor->upper.size());
            std::int64_t at = std::get<std::int64_t>(*axis);
            if (at < 0) at += rank;
            if (at < 0 || at >= rank) return std::nullopt;
            return tensor->upper[static_cast<std::size_t>(at)];
        }
        constexpr std::string_view prim = "executorch_prim::";
        std::string_view op = in.op;
        if (!op.starts_with(prim)) return std::nullopt;
        op = op.substr(prim.size(), op.find('.') - prim.size());
        const auto a = known(in.args[0]);
        if (!a) return std::nullopt;
        if (in.args.size() == 2) return of_one(op, *a);
        const auto b = in.args.size() == 3 ? known(in.args[1]) : std::nullopt;
        return b ? of_two(op, *a, *b) : std::nullopt;
    }

    Method& method_;
    Table<ValueId, int> writers_;
};

}  // namespace

void fold_sizes(Method& method) {
    if (!has_jumps_or_moves(method)) SizeFolder(method).run();
}

}  // namespace arenascope::lowering
