#include "engine/evaluate/int8_method.h"

#include <algorithm>

#include "engine/ir/int8_form.h"
#include "engine/ops/cortex_m.h"

namespace arenascope {

bool wants_int8(const Tuning& tuning) {
    const auto& passes = tuning.edits.passes;
    return std::find(passes.begin(), passes.end(), int8_pass) != passes.end();
}

Tuning with_int8(Tuning tuning, bool on) {
    std::vector<std::string>& passes = tuning.edits.passes;
    std::erase(passes, std::string(int8_pass));
    if (on) passes.emplace_back(int8_pass);
    return tuning;
}

RuntimeSetup device_runtime(const Tuning& tuning) {
    RuntimeSetup out = tuning.runtime;
    if (out.abi == Abi::by_program) out.abi = wants_int8(tuning) ? Abi::arm32 : Abi::bits64;
    return out;
}

Tuning for_cortex_m(const Method& method, Tuning tuning) {
    if (method.int8_form && !wants_int8(tuning)) tuning.edits.passes.emplace_back(int8_pass);
    return tuning;
}

bool calls_cortex_m(const Method& method) {
    return std::any_of(method.instructions.begin(), method.instructions.end(),
                       [](const Instruction& each) { return ops::is_cortex_m(each.op); });
}

Error nothing_lowered() {
    return Error{.what = message("no operator is quantised, so nothing was lowered to Cortex-M operators"),
                 .expected = message("a .pt2 with the marks of ExecuTorch's quantiser for Cortex-M"),
                 .remedy = message("quantise the model before it is exported")};
}

Result<> take_int8_form(Method& method) {
    if (!method.int8_form) return done;
    const std::shared_ptr<const Int8Form> form = method.int8_form;
    if (form->refusal) return *form->refusal;
    Method taken = *form->method;
    taken.name = method.name;
    taken.int8_form = form;
    method = std::move(taken);
    return done;
}

}  // namespace arenascope
