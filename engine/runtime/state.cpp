// State buffers between a loaded method and the caller.

#include "engine/runtime/state.h"

#include <algorithm>

#include "engine/base/text.h"
#include "engine/kernels/rows.h"
#include "engine/runtime/host_io.h"

namespace arenascope {

namespace {

bool is_state(const Value& value) {
    const Tensor* tensor = value.tensor();
    return tensor && tensor->is_state && tensor->alias_of == no_value;
}

/// The name that is common to files and methods, if there is one.
const std::string& state_name(const Value& value) {
    const std::string& qualified = value.tensor()->qualified_name;
    return qualified.empty() ? value.name : qualified;
}

std::string names_of(const Method& method) {
    std::string names;
    for (const Value& value : method.values) {
        if (is_state(value)) append_item(names, ", ", state_name(value));
    }
    return names.empty() ? "a method with state; this one has none" : names;
}

Result<> write_one(const Value& spec, const TensorValue& to, const HostTensor& given) {
    const Dims sizes = [&] {
        Dims out;
        for (const std::int64_t size : given.shape) out.push_back(size);
        return out;
    }();
    const auto bytes = static_cast<std::int64_t>(given.bytes.size());
    if (given.shape.size() > max_rank || given.dtype != to.dtype || !(sizes == to.sizes) ||
        bytes != to.numel() * item_size(to.dtype)) {
        return Error{.what = message("state '{name}': got {tensor}", state_name(spec), describe(given.dtype, sizes)),
                     .expected = Message::verbatim(describe(to))};
    }
    TensorValue from = to;
    from.is_constant = true;
    for (std::size_t i = 0; i < from.rank(); ++i) from.order[i] = static_cast<std::uint8_t>(i);
    set_dense_strides(from);
    from.data = const_cast<std::byte*>(given.bytes.data());
    return copy_values(to, from);
}

}  // namespace

Result<std::vector<NamedTensor>> read_state(const Method& method, ConstValuesView values) {
    std::vector<NamedTensor> state;
    for (const ValueId id : method.values.indices()) {
        const Value& value = method.values[id];
        if (!is_state(value)) continue;
        TRY(auto tensor, take_output(values[id]).in(state_name(value)));
        if (tensor) state.push_back({state_name(value), *std::move(tensor)});
    }
    return state;
}

Result<> write_state(const Method& method, ConstValuesView values, const std::vector<NamedTensor>& state) {
    for (const NamedTensor& given : state) {
        auto found = std::find_if(method.values.begin(), method.values.end(), [&](const Value& value) {
            return is_state(value) && state_name(value) == given.name;
        });
        if (found == method.values.end()) {
            found = std::find_if(method.values.begin(), method.values.end(),
                                 [&](const Value& value) { return is_state(value) && value.name == given.name; });
        }
        if (found == method.values.end())
            return Error{.what = message("unknown state '{name}'", given.name),
                         .expected = Message::verbatim(names_of(method))};
        const auto* tensor = std::get_if<TensorValue>(&values[ValueId(found - method.values.begin())]);
        if (tensor) CHECKED(write_one(*found, *tensor, given.tensor));
    }
    return done;
}

}  // namespace arenascope
