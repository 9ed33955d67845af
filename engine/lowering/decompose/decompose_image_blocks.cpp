// Decomposes im2col, col2im, and pixel shuffles.

#include <algorithm>
#include <array>
#include <numeric>

#include "engine/lowering/decompose/core_math.h"

namespace arenascope::lowering {
namespace {

struct Patches {
    std::array<std::int64_t, 2> kernel{}, dilation{}, padding{}, stride{};
};

Result<Patches> patches_of(const fx::Node& node) {
    Patches p;
    const auto read = [&](const char* name, std::int64_t otherwise) {
        const auto given = integers_arg(node, name);
        if (given.empty()) return std::array{otherwise, otherwise};
        return std::array{given[0], given.size() > 1 ? given[1] : given[0]};
    };
    p.kernel = read("kernel_size", 1);
    p.dilation = read("dilation", 1);
    p.padding = read("padding", 0);
    p.stride = read("stride", 1);
    constexpr std::int64_t most = 1 << 30;
    for (std::size_t i = 0; i < 2; ++i) {
        if (p.kernel[i] < 1 || p.dilation[i] < 1 || p.padding[i] < 0 || p.stride[i] < 1)
            return Error{.what = message("{operator} with a kernel, dilation or stride below 1", node.target)};
        if (std::max({p.kernel[i], p.dilation[i], p.padding[i], p.stride[i]}) > most)
            return Error{.what =
                             message("{operator} with a kernel, dilation, padding or stride above 2^30", node.target)};
    }
    return p;
}

struct Places {
    Core grid;  ///< i64[kernel, blocks]: index of each element of each block in the padded image
    sym::Expr blocks;
};

/// Along dimension i of an image that is `length` long.
Result<Places> places(Expansion& d, const Patches& p, std::size_t i, const sym::Expr& length) {
    const auto room = length + 2 * p.padding[i] - p.dilation[i] * (p.kernel[i] - 1);
    const auto blocks = sym::Expr::make(sym::Op::floor_div, {room - 1, p.stride[i]}) + 1;
    TRY(const auto end, d.out.dim(room));
    Math m(d);
    const auto starts = d.out.emit("aten::arange.start_step",
                                   {arg("start", std::int64_t{0}), arg("end", as_value(end)), arg("step", p.stride[i])},
                                   dense(DType::i64, {blocks}));
    const auto inside =
        d.out.emit("aten::arange.start_step",
                   {arg("start", std::int64_t{0}), arg("end", p.kernel[i] * p.dilation[i]), arg("step", p.dilation[i])},
                   dense(DType::i64, {p.kernel[i]}));
    return Places{m.add(m.unsqueeze(starts, 0), m.unsqueeze(inside, -1)), blocks};
}

Core pad(Expansion& d, const Core& image, const Patches& p, std::int64_t sign) {
    if (p.padding == std::array<std::int64_t, 2>{0, 0}) return image;
    auto sizes = image.type.sizes;
    for (std::size_t i = 0; i < 2; ++i) sizes[2 + i] = sizes[2 + i] + 2 * sign * p.padding[i];
    return d.out.emit("aten::constant_pad_nd.default",
                      {arg("self", image),
                       arg("pad", {sign * p.padding[1], sign * p.padding[1], sign * p.padding[0], sign * p.padding[0]}),
                       arg("value", 0.0)},
                      dense(image.type.dtype, sizes));
}

std::vector<fx::Arg::Item> at(const Core& rows, const Core& columns) {
    return {std::nullopt, std::nullopt, fx::ValueName{rows.name}, fx::ValueName{columns.name}};
}

/// Every block looked up by its rows and columns: [batch, channels x kernel, blocks].
Result<Cores> im2col(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    TRY(const auto p, patches_of(node));
    const auto type = d.in.out_type(node);
    Math m(d);
    if (self.type.sizes.size() == 3) self = m.unsqueeze(self, 0);
    if (self.type.sizes.size() != 4) return Error{.what = message("im2col of another rank than 4")};
    TRY(const auto rows, places(d, p, 0, self.type.sizes[2]));
    TRY(const auto columns, places(d, p, 1, self.type.sizes[3]));
    const auto padded = pad(d, self, p, 1);
    const auto deep = m.unsqueeze(m.unsqueeze(rows.grid, -1), -1);
    const auto found = d.out.emit(
        "aten::index.Tensor", {arg("self", padded), arg("indices", at(deep, columns.grid))},
        dense(self.type.dtype,
              {self.type.sizes[0], self.type.sizes[1], p.kernel[0], rows.blocks, p.kernel[1], columns.blocks}));
    const auto turned = d.out.permute(found, {0, 1, 2, 4, 3, 5});
    TRY(const auto out, d.out.view(m.clone(turned), type.sizes));
    return Cores{out};
}

/// Blocks added where they overlap, into an image of zeros.
Result<Cores> col2im(Expansion& d, const fx::Node& node) {
    TRY(auto self, d.in.tensor(node, "self"));
    TRY(const auto p, patches_of(node));
    const auto type = d.in.out_type(node);
    const auto rank = type.sizes.size();
    Math m(d);
    if (self.type.sizes.size() == 2) self = m.unsqueeze(self, 0);
    if (self.type.sizes.size() != 3 || rank < 3) return Error{.what = message("col2im of another rank than 3")};
    const auto &channels = type.sizes[rank - 3], &height = type.sizes[rank - 2], &width = type.sizes[rank - 1];
    TRY(const auto rows, places(d, p, 0, height));
    TRY(const auto columns, places(d, p, 1, width));
    const auto batch = self.type.sizes[0];
    TRY(const auto split, d.out.view(self, {batch, channels, p.kernel[0], p.kernel[1], rows.blocks, columns.blocks}));
    const auto blocks = d.out.permute(split, {0, 1, 2, 4, 3, 5});
    TRY(const auto zeros,
        m.full({batch, channels, height + 2 * p.padding[0], width + 2 * p.padding[1]}, std::int64_t{0}, type.dtype));
    const auto deep = m.unsqueeze(m.unsqueeze(rows.grid, -1), -1);
    auto image = d.out.emit(
        "aten::index_put.default",
        {arg("self", zeros), arg("indices", at(deep, columns.grid)), arg("values", blocks), arg("accumulate", true)},
        zeros.type);
    image = pad(d, image, p, -1);
    if (rank == 3) image = m.squeeze(image, {0});
    return Cores{image};
}

/// Dimensions in another order behind those that lead; then as the sizes say, in memory of its own as PyTorch gives it.
Result<Cores> rearranged(Expansion& d, const Core& self, const Sizes& split, std::span<const std::int64_t> order,
                         const Sizes& sizes) {
    const std::size_t lead = split.size() - order.size();
    std::vector<std::int64_t> dims(lead);
    std::iota(dims.begin(), dims.end(), 0);
    for (const std::int64_t each : order) dims.push_back(static_cast<std::int64_t>(lead) + each);
    TRY(const auto size, d.out.dims(sizes));  // numbers come before what they are the sizes of
    static_cast<void>(size);
    TRY(const auto blocks, d.out.view(self, split));
    Math m(d);
    TRY(const auto joined, d.out.view(m.clone(d.out.permute(blocks, dims)), sizes));
    return Cores{m.clone(joined)};
}

/// Blocks of r x r pixels from channels, whatever lies before the channels.
Result<Cores> pixel_shuffle(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto r = integer_arg(node, "upscale_factor", 1);
    const auto out = d.in.out_type(node);
    const auto rank = self.type.sizes.size();
    if (rank < 3 || out.sizes.size() != rank)
        return Error{.what = message("{operator} of fewer than three dimensions", node.target)};
    Sizes split = out.sizes;
    split.resize(rank - 2);
    split.insert(split.end(), {r, r, self.type.sizes[rank - 2], self.type.sizes[rank - 1]});
    static constexpr std::array<std::int64_t, 5> order{0, 3, 1, 4, 2};
    return rearranged(d, self, split, order, out.sizes);
}

/// Channels from blocks of r x r pixels, whatever lies before the channels.
Result<Cores> pixel_unshuffle(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto r = integer_arg(node, "downscale_factor", 1);
    const auto out = d.in.out_type(node);
    const auto rank = self.type.sizes.size();
    if (rank < 3 || out.sizes.size() != rank)
        return Error{.what = message("{operator} of fewer than three dimensions", node.target)};
    Sizes split = self.type.sizes;
    split.resize(rank - 2);
    split.insert(split.end(), {out.sizes[rank - 2], r, out.sizes[rank - 1], r});
    static constexpr std::array<std::int64_t, 5> order{0, 2, 4, 1, 3};
    return rearranged(d, self, split, order, out.sizes);
}

/// [groups, channels of each] transposed, for any number of trailing positions.
Result<Cores> channel_shuffle(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    const auto groups = integer_arg(node, "groups", 1);
    const auto& sizes = self.type.sizes;
    if (sizes.size() < 3 || !sizes[1].is_constant() || groups < 1)
        return Error{.what = message("channel_shuffle of fewer than three dimensions")};
    const auto rest = product(std::span(sizes).subspan(2));
    TRY(const auto split, d.out.view(self, {sizes[0], groups, sizes[1].constant() / groups, rest}));
    TRY(const auto joined, d.out.view(Math(d).clone(d.out.permute(split, {0, 2, 1, 3})), sizes));
    return Cores{joined};
}

/// Maxima back to the places that they were taken from, zeros elsewhere.
Result<Cores> max_unpool(Expansion& d, const fx::Node& node) {
    TRY(const auto self, d.in.tensor(node, "self"));
    TRY(const auto indices, d.in.tensor(node, "indices"));
    const auto type = d.in.out_type(node);
    const auto rank = type.sizes.size();
    const std::size_t plane = node.target.find("3d") == std::string::npos ? 2 : 3;
    if (rank < plane || self.type.sizes.size() != rank)
        return Error{.what = message("{operator} of this rank", node.target)};
    const auto lead = product(std::span(type.sizes).first(rank - plane));
    const auto taken = product(std::span(self.type.sizes).subspan(rank - plane));
    Math m(d);
    TRY(const auto zeros,
        m.full({lead, product(std::span(type.sizes).subspan(rank - plane))}, std::int64_t{0}, type.dtype));
    TRY(const auto places, d.out.view(indices, {lead, taken}));
    TRY(const auto values, d.out.view(self, {lead, taken}));
    const auto put = d.out.emit(
        "aten::scatter.src",
        {arg("self", zeros), arg("dim", std::int64_t{1}), arg("index", places), arg("src", values)}, zeros.type);
    TRY(const auto out, d.out.view(put, type.sizes));
    return Cores{out};
}

constexpr std::array image_block_table{
    Decomposition{"aten::im2col.default", im2col},
    Decomposition{"aten::pixel_shuffle.default", pixel_shuffle},
    Decomposition{"aten::col2im.default", col2im},
    Decomposition{"aten::max_unpool2d.default", max_unpool},
    Decomposition{"aten::max_unpool3d.default", max_unpool},
    Decomposition{"aten::pixel_unshuffle.default", pixel_unshuffle},
    Decomposition{"aten::channel_shuffle.default", channel_shuffle},
};

}  // namespace

std::span<const Decomposition> image_block_decompositions() { return image_block_table; }

}  // namespace arenascope::lowering
