#pragma once
// Caches input shapes that a method accepted, with the sizes of views that follow: a look-up allocates nothing,
// computing them does.

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/ir/method.h"
#include "engine/ir/tensor_value.h"
#include "engine/runtime/host_tensor.h"

namespace arenascope {

class ShapeCache {
public:
    using Sizes = std::vector<std::pair<ValueId, Dims>>;

    /// The cached results for the shapes of these inputs; null if they are new.
    [[nodiscard]] const Sizes* find(const std::vector<HostTensor>& inputs) const {
        for (const Entry& entry : entries_) {
            const bool same =
                std::equal(inputs.begin(), inputs.end(), entry.shapes.begin(), entry.shapes.end(),
                           [](const HostTensor& input, const auto& shape) { return input.shape == shape; });
            if (same) return &entry.sizes;
        }
        return nullptr;
    }
    /// Above a limit, the oldest entry is dropped.
    void add(const std::vector<HostTensor>& inputs, Sizes sizes) {
        if (entries_.size() == most) entries_.erase(entries_.begin());
        Entry& entry = entries_.emplace_back();
        for (const HostTensor& input : inputs) entry.shapes.push_back(input.shape);
        entry.sizes = std::move(sizes);
    }

private:
    static constexpr std::size_t most = 64;
    struct Entry {
        std::vector<std::vector<std::int64_t>> shapes;
        Sizes sizes;
    };
    std::vector<Entry> entries_;
};

}  // namespace arenascope
