// How many bytes each tensor moves: what its pool's cost is paid for.

#include <algorithm>
#include <limits>

#include "engine/base/bytes.h"
#include "engine/planning/lifetimes.h"

namespace arenascope {

namespace {

class Traffic {
public:
    explicit Traffic(const Method& method) : method_(method), bytes_(method.values.size(), 0) {}

    void count(ValueId id) {
        if (!is_known(id)) return;
        const Value& value = method_.values[static_cast<std::size_t>(id)];
        if (const auto* list = std::get_if<TensorList>(&value.data)) {
            for (const ValueId item : list->items) add(item);
        } else if (const auto* optional = std::get_if<OptionalTensorList>(&value.data)) {
            for (const ValueId item : optional->items) add(item);
        } else {
            add(id);
        }
    }

    std::vector<std::int64_t> take() { return std::move(bytes_); }

private:
    [[nodiscard]] bool is_known(ValueId id) const { return id >= 0 && static_cast<std::size_t>(id) < bytes_.size(); }

    void add(ValueId id) {
        if (!is_known(id)) return;
        const Tensor* tensor = method_.values[static_cast<std::size_t>(id)].tensor();
        if (!tensor) return;
        const ValueId root = tensor->alias_of == no_value ? id : tensor->alias_of;
        if (!is_known(root)) return;
        std::int64_t& sum = bytes_[static_cast<std::size_t>(root)];
        sum = checked_add(sum, tensor->bytes().value_or(0)).value_or(std::numeric_limits<std::int64_t>::max());
    }

    const Method& method_;
    std::vector<std::int64_t> bytes_;
};

}  // namespace

std::vector<std::int64_t> bytes_moved(const Method& method) {
    Traffic traffic(method);
    for (const Instruction& instruction : method.instructions) {
        if (instruction.kind != Instruction::Kind::kernel && instruction.kind != Instruction::Kind::delegate) continue;
        for (const ValueId out : instruction.outs) traffic.count(out);
        for (std::size_t i = 0; i < instruction.args.size(); ++i) {
            const ValueId arg = instruction.args[i];
            // A kernel names its result twice (as `out` and as what it returns); a third time, it is also read.
            const auto mentions = std::count(instruction.args.begin(), instruction.args.end(), arg);
            const bool is_out = std::find(instruction.outs.begin(), instruction.outs.end(), arg) != instruction.outs.end();
            if (!is_out) {
                traffic.count(arg);
            } else if (mentions > 2 && std::find(instruction.args.begin(), instruction.args.end(), arg) ==
                                           instruction.args.begin() + static_cast<std::ptrdiff_t>(i)) {
                for (std::ptrdiff_t read = 2; read < mentions; ++read) traffic.count(arg);
            }
        }
    }
    return traffic.take();
}

}  // namespace arenascope
