#include "engine/partition/delegate_edits.h"

#include <algorithm>
#include <span>

namespace arenascope {

namespace {

bool is_for(const CompileSpec& spec, const Delegate& delegate, const Backends& backends) {
    if (spec.backend == delegate.id) return true;
    const auto backend = backends.find(spec.backend);
    return backend && backend->id() == delegate.id;
}

void set_spec(CompileSpecs& specs, const CompileSpec& spec) {
    const ByteView bytes = std::as_bytes(std::span(spec.value));
    std::vector<std::byte> value(bytes.begin(), bytes.end());
    const auto same = std::find_if(specs.begin(), specs.end(), [&](const auto& one) { return one.first == spec.key; });
    if (same != specs.end()) same->second = std::move(value);
    else specs.emplace_back(spec.key, std::move(value));
}

}  // namespace

Result<> edit_delegates(Method& method, const Delegation& delegation, const Backends& backends) {
    for (const CompileSpec& spec : delegation.specs) {
        for (Delegate& delegate : method.delegates) {
            if (is_for(spec, delegate, backends)) set_spec(delegate.compile_specs, spec);
        }
    }
    for (const PayloadReplacement& payload : delegation.payloads) {
        if (!method.delegates.has(payload.delegate)) {
            return Error{
                .what =
                    message("unknown delegate {delegate}; its payload cannot be replaced", payload.delegate.number()),
                .place = method.name,
                .expected = method.delegates.empty() ? message("a method with delegates")
                                                     : message("0 to {count}", method.delegates.last().number())};
        }
        method.delegates[payload.delegate].payload = {std::as_bytes(std::span(*payload.bytes)), payload.bytes};
    }
    return done;
}

}  // namespace arenascope
