// Decomposes padding by reflection, replication and wrapping: index_select with computed positions, one dimension at a
// time.

#include <array>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

enum class Mode : std::uint8_t { reflect, replicate, wrap };

/// Positions -before ... length + after - 1, folded back into 0 ... length - 1.
Result<Core> positions(Expansion& d, const sym::Expr& length, std::int64_t before, std::int64_t after, Mode mode) {
    Math m(d);
    TRY(const auto plain, m.counting(length + before + after, -before));
    TRY(const auto last, d.out.dim(length - 1));
    if (mode == Mode::replicate) return m.clamp(plain, std::int64_t{0}, as_value(last));
    const auto distance = m.unary("abs", plain);
    // last - | last - |i| | mirrors at both ends
    const auto mirrored = m.unary("abs", m.add(m.unary("neg", distance), as_value(last)));
    return m.add(m.unary("neg", mirrored), as_value(last));
}

/// The end before the start, the start after the end.
Result<Core> wrapped_around(Expansion& d, const Core& self, std::size_t dim, std::int64_t before, std::int64_t after) {
    Math m(d);
    const auto& length = self.type.sizes[dim];
    Cores parts{self};
    if (before > 0) {
        TRY(auto tail, m.slice(self, dim, length - before, before));
        parts.insert(parts.begin(), std::move(tail));
    }
    if (after > 0) {
        TRY(auto head, m.slice(self, dim, 0, after));
        parts.push_back(std::move(head));
    }
    return m.cat(parts, dim);
}

Result<Core> padded(Expansion& d, Core self, const std::vector<std::int64_t>& pad, Mode mode) {
    const auto rank = self.type.sizes.size();
    if (pad.size() % 2 != 0 || pad.size() / 2 > rank)
        return Error{.what = message("a padding of {count} numbers", pad.size())};
    for (std::size_t i = 0; i < pad.size() / 2; ++i) {
        const auto dim = rank - 1 - i;
        const auto before = pad[2 * i], after = pad[2 * i + 1];
        if (before == 0 && after == 0) continue;
        if (mode == Mode::wrap && before >= 0 && after >= 0) {
            TRY(self, wrapped_around(d, self, dim, before, after));
            continue;
        }
        if (mode == Mode::wrap) return Error{.what = message("negative circular padding is not lowered yet")};
        TRY(const auto index, positions(d, self.type.sizes[dim], before, after, mode));
        self = Math(d).gather_rows(self, dim, index);
    }
    return self;
}

Result<Cores> by_mode(Expansion& d, const fx::Node& node) {
    const auto mode = text_arg(node, "mode", "constant");
    if (mode == "constant")
        return Cores{d.out.emit("aten::constant_pad_nd.default",
                                {arg("self", d.in.given(node, "self")), arg("pad", d.in.given(node, "pad")),
                                 arg("value", number_arg(node, "value", 0.0))},
                                d.in.out_type(node))};
    TRY(const auto self, d.in.tensor(node, "self"));
    if (!is_numeric_arg(node, "pad")) return Error{.what = message("symbolic padding is not lowered yet")};
    const auto kind = mode == "reflect" ? Mode::reflect : mode == "replicate" ? Mode::replicate : Mode::wrap;
    TRY(const auto out, padded(d, self, integers_arg(node, "pad"), kind));
    return Cores{out};
}

Result<Cores> by_name(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto kind = node.target.starts_with("aten::reflection") ? Mode::reflect
        : node.target.starts_with("aten::replication")            ? Mode::replicate
                                                                  : Mode::wrap;
    const auto* name = find_arg(node, "padding") ? "padding" : "pad";
    if (!is_numeric_arg(node, name)) return Error{.what = message("symbolic padding is not lowered yet")};
    TRY(const auto out, padded(d, self, integers_arg(node, name), kind));
    return Cores{out};
}

constexpr std::array padding_table{
    Decomposition{"aten::pad.default", by_mode},
    Decomposition{"aten::reflection_pad1d.default", by_name},
    Decomposition{"aten::reflection_pad2d.default", by_name},
    Decomposition{"aten::reflection_pad3d.default", by_name},
    Decomposition{"aten::replication_pad1d.default", by_name},
    Decomposition{"aten::replication_pad2d.default", by_name},
    Decomposition{"aten::replication_pad3d.default", by_name},
    Decomposition{"aten::_pad_circular.default", by_name},
};

}  // namespace

std::span<const Decomposition> padding_decompositions() { return padding_table; }

}  // namespace arenascope::lowering
