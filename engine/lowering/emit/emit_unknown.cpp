#include "engine/lowering/emit/emit_unknown.h"

#include <algorithm>

namespace arenascope::lowering {
namespace {

bool has_gap(const fx::Arg& arg) {
    const auto* items = std::get_if<std::vector<fx::Arg::Item>>(&arg.value);
    return items && std::any_of(items->begin(), items->end(), [](const auto& item) { return !item; });
}

/// "mylib::foo.Tensor" -> "mylib::foo.Tensor_out"
std::string out_variant(const std::string& target) {
    const auto dot = target.rfind('.');
    const auto overload = dot == std::string::npos ? std::string() : target.substr(dot + 1);
    const bool is_default = overload.empty() || overload == "default";
    return target.substr(0, dot) + (is_default ? ".out" : "." + overload + "_out");
}

}  // namespace

Result<> emit_unknown(MethodBuilder& builder, const fx::ExportedProgram& program, const fx::Node& node) {
    const auto uses = builder.tensors_used(node);
    auto instruction = builder.instruction_for(node, out_variant(node.target));
    ArgumentMaker maker = builder.arguments(node);
    for (const auto& arg : node.args) {
        const auto kind = has_gap(arg) ? ops::Kind::optional_tensor_list : ops::Kind::scalar;
        TRY(const auto id, maker.literal(arg.value, {.name = arg.name, .kind = kind}));
        instruction.args.push_back(id);
    }
    std::vector<ValueId> returned;
    for (const auto& output : node.outputs) {
        std::vector<ValueId> part;
        for (const auto& name : output.names) {
            if (!program.graph.tensors.contains(name))
                return Error{.what = message("{operator} returns a number, which is not lowered yet", node.target),
                             .remedy = message("leave the operator out, or keep its result a tensor")};
            TRY(const auto id, builder.add_tensor(name, Role::intermediate));
            part.push_back(id);
        }
        if (part.empty()) continue;
        builder.push_alloc(part);
        instruction.outs.insert(instruction.outs.end(), part.begin(), part.end());
        returned.push_back(output.is_list ? builder.add_value({}, TensorList{part}) : part[0]);
    }
    instruction.args.insert(instruction.args.end(), returned.begin(), returned.end());
    if (returned.empty()) return Error{.what = message("{operator} returns nothing", node.target)};
    if (returned.size() == 1) instruction.args.push_back(returned[0]);
    else instruction.args.push_back(builder.add_value({}, TensorList{instruction.outs}));
    const auto outs = instruction.outs;
    builder.push_call(std::move(instruction), outs, uses);
    if (node.outputs.size() > 1 || (node.outputs.size() == 1 && node.outputs[0].is_list)) builder.push_getitems(outs);
    return done;
}

}  // namespace arenascope::lowering
