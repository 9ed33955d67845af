#include "engine/lowering/emit/emit_scalars.h"

#include <algorithm>
#include <array>

namespace arenascope::lowering {
namespace {

/// Numbers that take one instruction.
constexpr std::array<std::pair<std::string_view, std::string_view>, 21> primitives{{{"_operator::add", "add"},
                                                                                    {"_operator::sub", "sub"},
                                                                                    {"_operator::mul", "mul"},
                                                                                    {"_operator::floordiv", "floordiv"},
                                                                                    {"_operator::truediv", "truediv"},
                                                                                    {"_operator::mod", "mod"},
                                                                                    {"_operator::eq", "eq"},
                                                                                    {"_operator::gt", "gt"},
                                                                                    {"_operator::lt", "lt"},
                                                                                    {"_operator::ge", "ge"},
                                                                                    {"_operator::le", "le"},
                                                                                    {"_operator::neg", "neg"},
                                                                                    {"torch::sym_max", "sym_max"},
                                                                                    {"torch::sym_min", "sym_min"},
                                                                                    {"torch::sym_float", "sym_float"},
                                                                                    {"torch::sym_int", "sym_int"},
                                                                                    {"torch::sym_not", "sym_not"},
                                                                                    {"torch::sym_ite", "sym_ite"},
                                                                                    {"math::ceil", "ceil"},
                                                                                    {"math::trunc", "trunc"},
                                                                                    {"builtins::round", "round"}}};

std::string_view primitive_for(std::string_view target) {
    for (const auto& [name, primitive] : primitives)
        if (name == target) return primitive;
    return {};
}

/// Its result is a Bool, as a jump requires.
bool is_truth(std::string_view target) {
    static constexpr std::array<std::string_view, 9> names{"_operator::eq",   "_operator::gt",  "_operator::lt",
                                                           "_operator::ge",   "_operator::le",  "_operator::ne",
                                                           "_operator::and_", "_operator::or_", "torch::sym_not"};
    return std::find(names.begin(), names.end(), target) != names.end();
}

/// The small integer exponent of a power of a number; 0: it has none.
std::int64_t power_of(const fx::Node& node) {
    constexpr std::int64_t most = 16;
    const bool is_power = node.target == "_operator::pow" || node.target == "builtins::pow";
    const auto* exponent = is_power && node.args.size() == 2 ? std::get_if<std::int64_t>(&node.args[1].value) : nullptr;
    return exponent && *exponent > 0 && *exponent <= most ? *exponent : 0;
}

}  // namespace

/// One instruction for most; several for operators without a primitive.
Result<> emit_number(MethodBuilder& builder, const fx::Node& node) {
    if (node.outputs.size() != 1 || node.outputs[0].names.size() != 1)
        return Error{.what = message("{operator} must have one output", node.target)};
    const auto uses = builder.tensors_used(node);
    const auto& name = node.outputs[0].names[0];
    ArgumentMaker maker = builder.arguments(node);
    std::vector<ValueId> args;
    for (const auto& arg : node.args) {
        const auto* list = std::get_if<std::vector<fx::Arg::Dim>>(&arg.value);  // of sym_sum
        if (!list) {
            TRY(args.emplace_back(), maker.literal(arg.value, {.name = arg.name, .kind = ops::Kind::scalar}));
            continue;
        }
        for (const auto& item : *list) {
            const auto value = std::visit([](const auto& each) { return fx::Arg::Variant(each); }, item);
            TRY(args.emplace_back(), maker.literal(value, {.name = arg.name, .kind = ops::Kind::scalar}));
        }
    }
    const auto push = [&](std::string op, std::vector<ValueId> given, ValueId out) {
        auto instruction = builder.instruction_for(node, std::move(op));
        instruction.args = std::move(given);
        instruction.args.push_back(out);
        builder.push_call(std::move(instruction), {}, uses);
        return out;
    };
    const auto primitive = [&](std::string_view op, std::vector<ValueId> given, ValueId out) {
        return push("executorch_prim::" + std::string(op) + ".Scalar", std::move(given), out);
    };
    const auto number = [&](const std::string& called = {}) { return builder.add_value(called, std::int64_t{0}); };
    const auto truth = [&](const std::string& called = {}) { return builder.add_value(called, false); };
    const auto& target = node.target;
    const bool is_pair = args.size() == 2;
    if (const auto reader = number_reader(target); !reader.empty()) {
        push(std::string(reader), args, number(name));
    } else if (target == "math::floor" && args.size() == 1) {
        primitive("sym_int", {primitive("floordiv", {args[0], builder.add_value({}, std::int64_t{1})}, number())},
                  number(name));
    } else if (target == "_operator::ne" && is_pair) {
        primitive("sym_not", {primitive("eq", args, truth())}, truth(name));
    } else if (target == "_operator::and_" && is_pair) {
        primitive("sym_ite", {args[0], args[1], builder.add_value({}, false)}, truth(name));
    } else if (target == "_operator::or_" && is_pair) {
        primitive("sym_ite", {args[0], builder.add_value({}, true), args[1]}, truth(name));
    } else if (target == "torch::sym_sum" && !args.empty()) {
        ValueId sum = args[0];
        if (args.size() == 1) primitive("add", {sum, builder.add_value({}, std::int64_t{0})}, number(name));
        for (std::size_t i = 1; i < args.size(); ++i)
            sum = primitive("add", {sum, args[i]}, number(i + 1 == args.size() ? name : std::string()));
    } else if (const auto power = power_of(node); power > 0) {
        ValueId product = args[0];
        if (power == 1) primitive("mul", {product, builder.add_value({}, std::int64_t{1})}, number(name));
        for (std::int64_t i = 1; i < power; ++i)
            product = primitive("mul", {product, args[0]}, number(i + 1 == power ? name : std::string()));
    } else if (const auto op = primitive_for(target); !op.empty()) {
        primitive(op, args, is_truth(target) ? truth(name) : number(name));
    } else {
        return Error{.what = message("{operator} is not lowered yet", target)};
    }
    return done;
}

}  // namespace arenascope::lowering
