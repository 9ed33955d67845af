// Python scalars as operands of tensors, as ScalarToTensorPass, RemoveMixedTypeOperators and lift_constant_tensor_pass
// handle them: x * 2.0 multiplies by a 0-d constant, which is cast at run time if its type is not the promoted one.

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <set>
#include <utility>

#include "engine/lowering/graph/inline_flow.h"
#include "engine/lowering/graph/node_names.h"
#include "engine/lowering/promotion.h"

namespace arenascope::lowering {
namespace {

template <class T>
Data bytes_of(T value) {
    const auto owner = std::make_shared<std::vector<std::byte>>(sizeof(T));
    std::memcpy(owner->data(), &value, sizeof(T));
    return Data{.bytes = *owner, .owner = owner};
}

/// float(value) without the undefined conversion of out-of-range doubles.
float narrowed(double value) {
    if (value > static_cast<double>(std::numeric_limits<float>::max())) return std::numeric_limits<float>::infinity();
    if (value < -static_cast<double>(std::numeric_limits<float>::max())) return -std::numeric_limits<float>::infinity();
    return static_cast<float>(value);
}

class Lifter {
public:
    Lifter(fx::ExportedProgram& program, const ops::Registry& registry) : program_(program), registry_(registry) {
        for (const auto& input : program.inputs) {
            namer_.take(input.arg);
            if (input.kind == fx::InputSpec::Kind::buffer) ++next_constant_;
        }
        for (const auto& [name, type] : program.graph.tensors) namer_.take(name);
        for (const auto& node : program.graph.nodes) namer_.take(node.name);
    }

    Result<> run() {
        auto& nodes = program_.graph.nodes;
        auto before = std::exchange(nodes, {});
        for (auto& node : before) {
            remember_number(node);
            CHECKED(lift_in(node).in(node.name));
            promote_in(node);
            nodes.push_back(std::move(node));
        }
        const auto first_user = std::find_if(program_.inputs.begin(), program_.inputs.end(), [](const auto& input) {
            return input.kind == fx::InputSpec::Kind::user_input || input.kind == fx::InputSpec::Kind::constant_input;
        });
        program_.inputs.insert(first_user, constants_.begin(), constants_.end());
        return done;
    }

private:
    Result<> lift_in(fx::Node& node) {
        const auto* op = registry_.by_core(node.target);
        if (!op) return done;
        for (auto& arg : node.args) {
            const auto* param = op->schema.find(arg.name);
            if (!param || param->kind != ops::Kind::tensor) continue;
            if (const auto* real = std::get_if<double>(&arg.value))
                arg.value = fx::ValueName{real_constant(node, *real)};
            else if (const auto* integer = std::get_if<std::int64_t>(&arg.value))
                arg.value = fx::ValueName{constant(node, DType::i64, bytes_of(*integer))};
            else if (const auto* truth = std::get_if<bool>(&arg.value))
                arg.value = fx::ValueName{constant(node, DType::boolean, bytes_of(static_cast<std::uint8_t>(*truth)))};
            else if (const auto* value = std::get_if<fx::ValueName>(&arg.value); value && is_number(value->name))
                arg.value = fx::ValueName{tensor_of_scalar(node, value->name)};
        }
        return done;
    }

    /// Symbolic numbers by their nodes: the file has no range for real ones.
    void remember_number(const fx::Node& node) {
        if (!makes_number(node.target) || node.outputs.size() != 1 || node.outputs[0].names.size() != 1) return;
        const bool reads_reals = std::any_of(node.args.begin(), node.args.end(), [&](const fx::Arg& each) {
            const auto* value = std::get_if<fx::ValueName>(&each.value);
            return std::holds_alternative<double>(each.value) || (value && is_real(value->name));
        });
        const std::string& name = node.outputs[0].names[0];
        if (number_type(node, reads_reals) == DType::f32) reals_.insert(name);
        else whole_.insert(name);
    }

    [[nodiscard]] DType number_type(const fx::Node& node, bool reads_reals) const {
        static constexpr std::array<std::string_view, 6> whole{"math::floor",    "math::ceil",    "math::trunc",
                                                               "torch::sym_int", "builtins::int", "builtins::round"};
        if (node.target == "_operator::truediv" || node.target == "torch::sym_float") return DType::f32;
        if (std::find(whole.begin(), whole.end(), node.target) != whole.end()) return DType::i64;
        if (node.target == "aten::item.default" || node.target == "aten::_local_scalar_dense.default") {
            const auto* read = node.args.empty() ? nullptr : std::get_if<fx::ValueName>(&node.args[0].value);
            const auto type = read ? program_.graph.tensors.find(read->name) : program_.graph.tensors.end();
            if (type != program_.graph.tensors.end() && category_of(type->second.dtype) == Category::floating)
                return DType::f32;
        }
        return reads_reals || node.target.starts_with("math::") ? DType::f32 : DType::i64;
    }

    [[nodiscard]] bool is_real(const std::string& name) const { return reals_.contains(name); }
    [[nodiscard]] bool is_number(const std::string& name) const {
        return program_.graph.scalars.contains(name) || is_real(name) || whole_.contains(name);
    }

    /// ExecuTorch keeps float32 even with float64 operands, which loses 0.1 and 1e300; here the value is kept, and
    /// ExecuTorch's cast (a planned tensor) stays.
    std::string real_constant(const fx::Node& user, double value) {
        const bool wide = std::any_of(user.args.begin(), user.args.end(), [&](const auto& arg) {
            const auto* name = std::get_if<fx::ValueName>(&arg.value);
            const auto type = name ? program_.graph.tensors.find(name->name) : program_.graph.tensors.end();
            return type != program_.graph.tensors.end() && type->second.dtype == DType::f64;
        });
        if (!wide) return constant(user, DType::f32, bytes_of(narrowed(value)));
        const auto name = constant(user, DType::f64, bytes_of(value));
        wide_constants_.insert(name);
        return name;
    }

    /// In a sub-graph a constant is an attribute of the sub-graph.
    std::string constant(const fx::Node& user, DType dtype, Data data) {
        const auto base = user.graph == fx::own_path
            ? "_lifted_tensor_constant" + std::to_string(next_constant_++)
            : "_tensor_constant" + std::to_string(next_attribute_[user.graph]++);
        const auto name = namer_.fresh(name_in(program_.graph_paths, user.graph, base));
        if (user.graph != fx::own_path)
            program_.graph.nodes.push_back({.name = name,
                                            .target = std::string(flow_constant),
                                            .args = {{.name = "value", .value = fx::ValueName{name}}},
                                            .outputs = {},
                                            .stack_trace = {},
                                            .module_path = {},
                                            .graph = user.graph});
        TensorType type;
        type.dtype = dtype;
        program_.graph.tensors[name] = type;
        program_.state_types[name] = type;
        program_.state[name] = std::move(data);
        constants_.push_back({.kind = fx::InputSpec::Kind::tensor_constant, .arg = name, .target = name});
        return name;
    }

    /// A symbolic number as an operand becomes a tensor at run time (SymToTensorPass).
    std::string tensor_of_scalar(const fx::Node& user, const std::string& scalar) {
        const auto name = namer_.fresh(name_in(program_.graph_paths, user.graph, "scalar_tensor"));
        program_.graph.tensors[name].dtype = is_real(scalar) ? DType::f32 : DType::i64;
        program_.graph.nodes.push_back({.name = name,
                                        .target = "aten::scalar_tensor.default",
                                        .args = {{.name = "s", .value = fx::ValueName{scalar}}},
                                        .outputs = {{.names = {name}}},
                                        .stack_trace = user.stack_trace,
                                        .module_path = user.module_path,
                                        .graph = user.graph});
        return name;
    }

    void promote_in(fx::Node& node) {
        const bool divides = node.target == "aten::div.Tensor";
        // In sub-graphs ExecuTorch also casts the operands of a difference.
        const bool is_own = node.graph == fx::own_path;
        if (!divides && (is_own || node.target != "aten::sub.Tensor") && node.target != "aten::add.Tensor" &&
            node.target != "aten::mul.Tensor" && node.target != "aten::div.Tensor_mode" &&
            node.target != "aten::minimum.default")
            return;
        auto promoted = promoted_type(node);
        if (!promoted) return;
        if (divides && category_of(*promoted) != Category::floating) promoted = DType::f32;
        for (auto& arg : node.args) {
            auto* value = std::get_if<fx::ValueName>(&arg.value);
            const auto type = value ? program_.graph.tensors.find(value->name) : program_.graph.tensors.end();
            if (type == program_.graph.tensors.end()) continue;
            if (type->second.dtype == *promoted && !wide_constants_.contains(value->name)) continue;
            value->name = cast(node, value->name, *promoted);
        }
    }

    /// torch's elementwise promotion: 0-d tensors count only if they are of a higher category.
    std::optional<DType> promoted_type(const fx::Node& node) const {
        std::optional<DType> shaped, scalar;
        for (const auto& arg : node.args) {
            const auto* value = std::get_if<fx::ValueName>(&arg.value);
            const auto type = value ? program_.graph.tensors.find(value->name) : program_.graph.tensors.end();
            if (type == program_.graph.tensors.end()) continue;
            auto& slot = type->second.sizes.empty() ? scalar : shaped;
            slot = slot ? wider(*slot, type->second.dtype) : type->second.dtype;
        }
        if (!shaped) return scalar;
        if (!scalar || category_of(*shaped) >= category_of(*scalar)) return shaped;
        return scalar;
    }

    std::string cast(const fx::Node& user, const std::string& value, DType dtype) {
        const auto name = namer_.fresh(name_in(program_.graph_paths, user.graph, "_to_copy"));
        program_.graph.tensors[name] = program_.graph.tensors[value];
        program_.graph.tensors[name].dtype = dtype;
        program_.graph.nodes.push_back(
            {.name = name,
             .target = "aten::_to_copy.default",
             .args = {{.name = "self", .value = fx::ValueName{value}}, {.name = "dtype", .value = dtype}},
             .outputs = {{.names = {name}}},
             .stack_trace = user.stack_trace,
             .module_path = user.module_path,
             .graph = user.graph});
        return name;
    }

    fx::ExportedProgram& program_;
    const ops::Registry& registry_;
    Namer namer_;
    int next_constant_ = 0;
    std::map<fx::PathIndex, int> next_attribute_;
    std::set<std::string> whole_, reals_;   ///< symbolic numbers that nodes compute
    std::set<std::string> wide_constants_;  ///< float64 here, float32 in ExecuTorch
    std::vector<fx::InputSpec> constants_;
};

}  // namespace

Result<> lift_scalars(fx::ExportedProgram& program, const ops::Registry& registry) {
    return Lifter(program, registry).run();
}

}  // namespace arenascope::lowering
