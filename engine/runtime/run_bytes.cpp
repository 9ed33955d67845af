#include "engine/runtime/run_bytes.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>

namespace arenascope {

namespace {

constexpr std::int64_t too_many = std::numeric_limits<std::int64_t>::max();

/// Saturating sums.
class Sum {
public:
    void add(std::optional<std::int64_t> bytes) {
        total_ = bytes ? checked_add(total_, std::max<std::int64_t>(*bytes, 0)).value_or(too_many) : too_many;
    }
    [[nodiscard]] std::int64_t total() const { return total_; }

private:
    std::int64_t total_ = 0;
};

}  // namespace

std::int64_t run_bytes(const Method& method, const Plan& plan, std::span<const Bank> banks) {
    std::map<std::int32_t, std::int64_t> arenas;
    for (const PoolResult& pool : plan.pools) arenas[pool.mem_id] = pool.bytes;
    for (const Bank& bank : banks) arenas.erase(bank.mem_id);
    Sum sum;
    for (const auto& [mem_id, bytes] : arenas) sum.add(bytes);
    std::set<ValueId> has_place;
    for (const Buffer& buffer : plan.problem.buffers) has_place.insert(buffer.id);
    const auto supply = [&](ValueId id) {
        const Tensor* tensor = method.values.has(id) ? method.values[id].tensor() : nullptr;
        if (!tensor || tensor->is_constant || tensor->alias_of != no_value || !has_place.insert(id).second) return;
        sum.add(tensor->bytes());
    };
    for (const auto* ids : {&method.inputs, &method.outputs}) {
        for (const ValueId id : *ids) {
            supply(id);
            const Tensor* tensor = method.values.has(id) ? method.values[id].tensor() : nullptr;
            if (tensor) sum.add(tensor->bytes());
        }
    }
    for (const ValueId id : method.values.indices()) {
        const Tensor* tensor = method.values[id].tensor();
        if (tensor && tensor->is_state) supply(id);
    }
    return sum.total();
}

}  // namespace arenascope
