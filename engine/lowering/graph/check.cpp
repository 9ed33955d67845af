// Reports unsupported programs before any work is done.

#include "engine/lowering/graph_steps.h"

namespace arenascope::lowering {
namespace {

Error refused(Message what, const std::string& place, Message remedy) {
    return Error{.what = std::move(what), .place = place, .remedy = std::move(remedy)};
}

bool is_complex(DType dtype) { return dtype == DType::c32 || dtype == DType::c64 || dtype == DType::c128; }

}  // namespace

Result<> check_supported(const fx::ExportedProgram& program) {
    for (const auto& [name, type] : program.graph.tensors)
        if (is_complex(type.dtype))
            return refused(message("complex numbers are not supported"), name,
                           message("split the tensor into real and imaginary parts"));
    for (const auto& input : program.inputs) {
        if (input.kind == fx::InputSpec::Kind::custom_obj)
            return refused(message("inputs that are script objects are not supported"), input.arg,
                           message("pass tensors only"));
        if (input.kind == fx::InputSpec::Kind::token)
            return refused(message("effect tokens are not supported"), input.arg,
                           message("export without operators that have effects"));
    }
    for (const auto& output : program.outputs) {
        if (output.kind == fx::OutputSpec::Kind::token || output.kind == fx::OutputSpec::Kind::parameter_mutation)
            return refused(message("outputs of this kind are not supported"), output.target,
                           message("export the model for inference"));
    }
    return done;
}

}  // namespace arenascope::lowering
