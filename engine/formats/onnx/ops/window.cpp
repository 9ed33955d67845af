#include "engine/formats/onnx/ops/window.h"

#include <algorithm>
#include <utility>

namespace arenascope::onnx {

using Numbers = std::vector<std::int64_t>;

namespace {

Result<> resolve_padding(const Node& node, const TensorType& input, Window& window) {
    const std::size_t n = window.kernel.size();
    const std::string mode = node.text("auto_pad", "NOTSET");
    const Numbers pads = or_else(node.integers("pads"), 2 * n, 0);
    if (pads.size() != 2 * n) return not_mapped(node, message("pads for another number of dimensions"));
    for (std::size_t i = 0; i < n; ++i) {
        window.before.push_back(pads[i]);
        window.after.push_back(pads[i + n]);
        if (mode == "NOTSET" || mode.empty()) continue;
        window.before[i] = window.after[i] = 0;
        if (mode == "VALID") continue;
        if (!input.sizes[i + 2].is_constant()) return not_mapped(node, message("SAME padding of a dynamic dimension"));
        const std::int64_t size = input.sizes[i + 2].constant();
        const std::int64_t steps = (size + window.stride[i] - 1) / window.stride[i];
        const std::int64_t total = std::max<std::int64_t>(
            0, (steps - 1) * window.stride[i] + window.dilation[i] * (window.kernel[i] - 1) + 1 - size);
        (mode == "SAME_LOWER" ? window.after : window.before)[i] = total / 2;
        (mode == "SAME_LOWER" ? window.before : window.after)[i] = total - total / 2;
    }
    return done;
}

}  // namespace

Numbers or_else(Numbers given, std::size_t count, std::int64_t value) {
    return given.empty() ? Numbers(count, value) : std::move(given);
}

Result<Window> window_of(const Node& node, const TensorType& input, const Numbers& kernel) {
    const std::size_t rank = input.sizes.size();
    if (rank < 3 || kernel.size() + 2 != rank)
        return not_mapped(node, message("a window of another number of dimensions"));
    Window window{.kernel = kernel,
                  .stride = or_else(node.integers("strides"), kernel.size(), 1),
                  .dilation = or_else(node.integers("dilations"), kernel.size(), 1)};
    constexpr std::int64_t most = std::int64_t{1} << 24;
    for (const Numbers* list : {&window.kernel, &window.stride, &window.dilation}) {
        const bool odd = std::any_of(list->begin(), list->end(), [](std::int64_t v) { return v < 1 || v > most; });
        if (list->size() != kernel.size() || odd)
            return not_mapped(node, message("a kernel, stride or dilation that is not usable"));
    }
    CHECKED(resolve_padding(node, input, window));
    for (const Numbers* list : {&window.before, &window.after}) {
        if (std::any_of(list->begin(), list->end(), [](std::int64_t v) { return v < 0 || v > most; })) {
            return not_mapped(node, message("pads that are not usable"));
        }
    }
    return window;
}

sym::Expr windows_along(const Window& w, std::size_t i, const sym::Expr& size, bool ceil) {
    const sym::Expr span = size +
        sym::Expr(w.before[i] + w.after[i] - w.dilation[i] * (w.kernel[i] - 1) - 1 + (ceil ? w.stride[i] - 1 : 0));
    sym::Expr count = sym::Expr::make(sym::Op::floor_div, {span, sym::Expr(w.stride[i])}) + sym::Expr(1);
    // The last window of a rounded-up count must begin inside the input or the padding before it.
    if (ceil && count.is_constant() && size.is_constant() &&
        (count.constant() - 1) * w.stride[i] >= size.constant() + w.before[i]) {
        count = count - sym::Expr(1);
    }
    return count;
}

}  // namespace arenascope::onnx
