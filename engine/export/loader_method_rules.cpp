#include "engine/export/loader_method_rules.h"

#include "engine/ops/kernel_call.h"

namespace arenascope {

namespace {

namespace fb = pte::fb;

constexpr std::size_t longest_name = 99;  // the runtime's buffer, including the dot and the overload

bool has_tables(const fb::ExecutionPlan& plan, LoaderFaults& faults) {
    bool has_all = true;
    const auto need = [&](bool present, const char* what) {
        if (present) return;
        faults.add({.what = message("{field} is absent", what), .expected = message("a (possibly empty) list")});
        has_all = false;
    };
    need(plan.values(), "values");
    need(plan.inputs(), "inputs");
    need(plan.outputs(), "outputs");
    need(plan.operators(), "operators");
    need(plan.delegates(), "delegates");
    need(plan.chains(), "chains");
    need(plan.non_const_buffer_sizes(), "non_const_buffer_sizes");
    if (!has_all) return false;
    if (plan.chains()->size() == 0)
        faults.add({.what = message("the method has no instruction chain"), .expected = message("at least one")});
    for (const fb::Chain* chain : *plan.chains()) {
        if (chain->instructions()) continue;
        faults.add({.what = message("the chain has no instructions"), .expected = message("a list")});
        has_all = false;
    }
    return has_all;
}

void check_arenas(const fb::ExecutionPlan& plan, LoaderFaults& faults) {
    const auto sizes = pte::elements_of(*plan.non_const_buffer_sizes());
    if (sizes.empty() || sizes.front() != 0) {
        faults.add({.what = sizes.empty() ? message("non_const_buffer_sizes is empty")
                                          : message("non_const_buffer_sizes has {bytes} at index 0", sizes.front()),
                    .expected = message("a reserved 0 at index 0")});
    }
    for (const std::int64_t bytes : sizes) {
        if (bytes < 0)
            faults.add({.what = message("the arena has {bytes} bytes", bytes), .expected = message("0 or more")});
    }
}

void check_values_of(const flatbuffers::Vector<std::int32_t>& ids, const fb::ExecutionPlan& plan, bool are_inputs,
                     LoaderFaults& faults) {
    for (std::uint32_t i = 0; i < ids.size(); ++i) {
        const std::int32_t id = ids.Get(i);
        const ErrorPlace place = {are_inputs ? "inputs" : "outputs", std::to_string(i)};
        if (id < 0 || static_cast<std::uint32_t>(id) >= plan.values()->size()) {
            faults.add({.what = message("value {id} does not exist", id),
                        .expected = message("an index below {count}", plan.values()->size())},
                       place);
            continue;
        }
        const fb::KernelTypes type = plan.values()->Get(static_cast<std::uint32_t>(id))->val_type();
        if (are_inputs && type > fb::KernelTypes::String) {
            const auto kind = static_cast<ops::ValueKind>(static_cast<int>(type) - 1);
            faults.add({.what = message("the input is {kind}", ops::name_of(kind)),
                        .expected = message("a tensor, a number or a string")},
                       place);
        }
    }
}

void check_operators(const fb::ExecutionPlan& plan, LoaderFaults& faults) {
    for (std::uint32_t i = 0; i < plan.operators()->size(); ++i) {
        const fb::Operator* op = plan.operators()->Get(i);
        const std::size_t name = op->name() ? op->name()->size() : 0;
        const std::size_t overload = op->overload() && op->overload()->size() > 0 ? op->overload()->size() + 1 : 0;
        if (name > 0 && name + overload <= longest_name) continue;
        faults.add({.what = message("the operator name has {characters} characters", name + overload),
                    .expected = message("1..{limit} characters", longest_name)},
                   message("operator {operator}", i));
    }
}

Result<> check_delegate(const pte::Container& file, const fb::BackendDelegate& delegate) {
    if (!delegate.id())
        return Error{.what = message("the delegate has no usable id"), .expected = message("1..255 characters")};
    const fb::BackendDelegateDataReference* data = delegate.processed();
    if (!data)
        return Error{.what = message("the delegate has no payload"), .expected = message("a reference in processed")};
    if (data->location() == 1) {
        TRY([[maybe_unused]] const ByteView bytes, file.segment(data->index()));
    } else {
        const auto* inlined = file.root->backend_delegate_data();
        if (data->location() != 0 || !inlined || data->index() >= inlined->size()) {
            return Error{.what = message("the payload has index {index} and location {location}", data->index(),
                                         data->location()),
                         .expected = message("an existing segment or inline data")};
        }
    }
    if (!delegate.compile_specs()) return done;
    for (const fb::CompileSpec* spec : *delegate.compile_specs()) {
        if (!spec->key() || !spec->value())
            return Error{.what = message("a compile spec lacks its key or its value"), .expected = message("both")};
    }
    return done;
}

}  // namespace

bool check_loader_method(const pte::Container& file, const fb::ExecutionPlan& plan, LoaderFaults& faults) {
    if (!has_tables(plan, faults)) return false;
    check_arenas(plan, faults);
    check_values_of(*plan.inputs(), plan, true, faults);
    check_values_of(*plan.outputs(), plan, false, faults);
    check_operators(plan, faults);
    for (std::uint32_t i = 0; i < plan.delegates()->size(); ++i)
        faults.add_of(check_delegate(file, *plan.delegates()->Get(i)), "delegate " + std::to_string(i));
    return true;
}

}  // namespace arenascope
