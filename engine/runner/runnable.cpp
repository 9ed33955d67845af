#include "engine/runner/runnable.h"

#include <algorithm>
#include <set>

#include "engine/base/text.h"
#include "engine/evaluate/evaluator.h"
#include "engine/kernels/kernel.h"

namespace arenascope {

namespace {

/// Operators of TensorFlow Lite without a kernel, each with the first node that needs it.
std::string foreign_operators(const Method& method) {
    std::set<std::string> seen;
    std::string out;
    for (const Instruction& node : method.instructions) {
        if (!node.op.starts_with("tflite::") || find_kernel(node.op) || !seen.insert(node.op).second) continue;
        append_item(out, ", ", node.op + " (" + node.name + ")");
    }
    return out;
}

/// An IF or a WHILE of TensorFlow Lite whose graphs the importer did not find: its options do not say that they stand
/// before it.
const Instruction* caller_of_unknown_graphs(const Method& method) {
    const auto found =
        std::find_if(method.instructions.begin(), method.instructions.end(), [&](const Instruction& node) {
            if ((node.op != "tflite::IF" && node.op != "tflite::WHILE") || node.args.empty()) return false;
            const auto* options = std::get_if<DoubleList>(&method.values[node.args.back()].data);
            return !options || options->items.size() < 2 || options->items.back() != 1;
        });
    return found == method.instructions.end() ? nullptr : &*found;
}

}  // namespace

Result<> check_runnable(const Program& program, const std::string& name) {
    TRY(const Method* method, find_method(program, name));
    const auto has = [&](const auto& is) {
        return std::any_of(method->instructions.begin(), method->instructions.end(), [&](const Instruction& node) {
            return node.kind == Instruction::Kind::kernel && is(std::string_view(node.op));
        });
    };
    if (has([](std::string_view op) { return op.find("::") == op.npos; })) {
        return Error{.what = message("the file has buffers and lifetimes, but no operators to run"),
                     .expected = message("a program with operators"),
                     .remedy = message("plan it, or run the original model")};
    }
    if (has([](std::string_view op) { return op.starts_with("onnx::"); })) {
        return Error{.what = program.notes.empty() ? message("the file has operators of ONNX, which do not run here")
                                                   : program.notes.front(),
                     .remedy = message("plan, view or export the program; these need no kernels")};
    }
    if (const std::string operators = foreign_operators(*method); !operators.empty()) {
        return Error{.what = message("no kernel for {names}", operators),
                     .remedy = message("plan it here, and run it with a TensorFlow Lite runtime that has them")};
    }
    if (const Instruction* caller = caller_of_unknown_graphs(*method)) {
        return Error{.what = message("'{name}' runs graphs that the file does not name", caller->name),
                     .remedy = message("convert the model again")};
    }
    return done;
}

}  // namespace arenascope
