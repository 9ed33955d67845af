#include "engine/evaluate/stage_memo.h"

#include <set>

#include "engine/ir/same_method.h"

namespace arenascope {

namespace {

template <class Use>
void each_data(const Method& method, const Use& use) {
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (tensor && tensor->data) use(*tensor->data);
    }
    for (const Delegate& delegate : method.delegates) {
        use(delegate.payload);
        for (const auto& [key, data] : delegate.named_data) use(data);
    }
}

}  // namespace

bool MethodKey::operator==(const MethodKey& other) const {
    if (method == other.method) return true;
    return is_specialised || other.is_specialised ? same_but_bounds(*method, *other.method)
                                                  : same_method(*method, *other.method);
}

std::int64_t added_bytes(const Method& made, const Method& source) {
    std::set<const std::byte*> seen;
    each_data(source, [&](const Data& data) { seen.insert(data.bytes.data()); });
    std::int64_t bytes = 0;
    each_data(made, [&](const Data& data) {
        if (seen.insert(data.bytes.data()).second) bytes += static_cast<std::int64_t>(data.bytes.size());
    });
    return bytes;
}

}  // namespace arenascope
