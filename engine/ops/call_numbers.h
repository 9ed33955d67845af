#pragma once
// The arguments of one call as numbers: for rules about its sizes.

#include <cstdint>
#include <vector>

#include "engine/ir/method.h"

namespace arenascope::ops {

using Sizes = std::vector<std::int64_t>;

[[nodiscard]] inline std::int64_t product_of(const Sizes& sizes, std::size_t from, std::size_t to) {
    std::int64_t all = 1;
    for (std::size_t i = from; i < to; ++i) all *= sizes[i];
    return all;
}

/// The integers of a list; none where the value is no list of integers.
[[nodiscard]] inline Sizes integers_of(const Method& method, ValueId id) {
    Sizes out;
    if (const auto* list = std::get_if<IntList>(&method.values[id].data))
        for (const ValueId item : list->items)
            if (const auto* number = std::get_if<std::int64_t>(&method.values[item].data)) out.push_back(*number);
    return out;
}

/// The arguments of one call as numbers, and what is asked about its result.
class Call {
public:
    Call(const Method& method, const Instruction& in, std::size_t result, std::size_t axis)
        : method_(method), in_(in), result_(result), axis_(axis) {}

    [[nodiscard]] std::size_t axis() const { return axis_; }
    [[nodiscard]] std::size_t result() const { return result_; }
    [[nodiscard]] std::size_t arguments() const { return in_.args.size(); }
    [[nodiscard]] const Tensor* tensor(std::size_t arg) const {
        return arg < in_.args.size() && method_.values.has(in_.args[arg]) ? method_.values[in_.args[arg]].tensor()
                                                                          : nullptr;
    }
    [[nodiscard]] const Tensor& out() const { return *method_.values[in_.outs[result_]].tensor(); }
    [[nodiscard]] Sizes sizes(std::size_t arg) const {
        const Tensor* each = tensor(arg);
        return each ? each->upper : Sizes();
    }
    [[nodiscard]] std::vector<ValueId> items(std::size_t arg) const {
        const auto& data = method_.values[in_.args[arg]].data;
        if (const auto* list = std::get_if<TensorList>(&data)) return list->items;
        if (const auto* some = std::get_if<OptionalTensorList>(&data)) return some->items;
        return {};
    }
    [[nodiscard]] const Tensor* item(ValueId id) const {
        return method_.values.has(id) ? method_.values[id].tensor() : nullptr;
    }
    [[nodiscard]] std::int64_t integer(std::size_t arg, std::int64_t otherwise = 0) const {
        if (arg >= in_.args.size() || !method_.values.has(in_.args[arg])) return otherwise;
        const auto& data = method_.values[in_.args[arg]].data;
        if (const auto* number = std::get_if<std::int64_t>(&data)) return *number;
        if (const auto* flag = std::get_if<bool>(&data)) return *flag ? 1 : 0;
        return otherwise;
    }
    [[nodiscard]] Sizes integers(std::size_t arg) const {
        if (arg >= in_.args.size() || !method_.values.has(in_.args[arg])) return {};
        return integers_of(method_, in_.args[arg]);
    }
    /// An axis as an argument counts it, from the end where it is negative.
    [[nodiscard]] std::size_t wrapped(std::int64_t dim, std::size_t rank) const {
        return static_cast<std::size_t>(dim < 0 ? dim + static_cast<std::int64_t>(rank) : dim);
    }

private:
    const Method& method_;
    const Instruction& in_;
    std::size_t result_, axis_;
};

}  // namespace arenascope::ops
