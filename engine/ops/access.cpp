#include "engine/ops/access.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <optional>
#include <string>

#include "engine/base/bytes.h"
#include "engine/ops/call_numbers.h"
#include "engine/ops/cortex_m.h"
#include "engine/ops/cortex_m_access.h"
#include "engine/ops/effects.h"

namespace arenascope::ops {
namespace {

Access cut(const Call& call) {
    Access access{.can_cut = true};
    access.operands.resize(call.arguments());
    return access;
}

RowMap same_axis(std::size_t axis) { return {.kind = RowMap::Kind::affine, .axis = axis}; }
RowMap shifted(std::size_t axis, std::int64_t by, std::int64_t step = 1) {
    return {.kind = RowMap::Kind::affine, .axis = axis, .scale = step, .low = by, .divisor = 1, .high = by};
}

RowMap broadcast_map(const Call& call, const Sizes& operand) {
    const std::size_t rank = call.out().upper.size();
    if (operand.size() > rank || call.axis() + operand.size() < rank) return {};
    const std::size_t axis = call.axis() + operand.size() - rank;
    return operand[axis] == call.out().upper[call.axis()] ? same_axis(axis) : RowMap{};
}

Access elementwise(const Call& call) {
    Access access = cut(call);
    for (std::size_t i = 0; i + 1 < call.arguments(); ++i)
        if (call.tensor(i)) access.operands[i] = broadcast_map(call, call.sizes(i));
    return access;
}

Access copied(const Call& call) {
    if (call.arguments() == 0) return {};
    Access access = cut(call);
    access.operands[0] = same_axis(call.axis());
    return access;
}

Access expanded(const Call& call) {
    Access access = cut(call);
    access.operands[0] = broadcast_map(call, call.sizes(0));
    return access;
}

Access permuted(const Call& call) {
    const Sizes dims = call.integers(1);
    if (call.axis() >= dims.size() || call.wrapped(dims[call.axis()], dims.size()) >= call.sizes(0).size()) return {};
    Access access = cut(call);
    access.operands[0] = same_axis(call.wrapped(dims[call.axis()], dims.size()));
    return access;
}

Access transposed(const Call& call) {
    const std::size_t rank = call.out().upper.size();
    const std::size_t a = call.wrapped(call.integer(1), rank), b = call.wrapped(call.integer(2), rank);
    Access access = cut(call);
    access.operands[0] = same_axis(call.axis() == a ? b : call.axis() == b ? a : call.axis());
    return access;
}

Access reshaped(const Call& call) {
    // Equal numbers may be different sizes at run time.
    if (call.out().dynamism != Dynamism::fixed) return {};
    Access view = reshape_access(call.sizes(0), call.out().upper, call.axis());
    if (view.can_cut) view.operands.resize(call.arguments());
    return view;
}

/// Joined along another axis: the same rows of each operand.
Access joined(const Call& call) {
    const std::size_t rank = call.out().upper.size();
    if (call.axis() == call.wrapped(call.integer(1), rank)) return {};
    for (const ValueId id : call.items(0))
        if (!call.item(id) || call.item(id)->upper.size() != rank) return {};
    return copied(call);
}

Access selected(const Call& call) {
    const std::size_t dim = call.wrapped(call.integer(1), call.sizes(0).size());
    Access access = cut(call);
    access.operands[0] = same_axis(call.axis() < dim ? call.axis() : call.axis() + 1);
    return access;
}

Access sliced(const Call& call) {
    const Sizes from = call.sizes(0);
    const std::size_t dim = call.wrapped(call.integer(1), from.size());
    if (call.axis() != dim || dim >= from.size()) return copied(call);
    std::int64_t start = call.integer(2);
    if (start < 0) start += from[dim];
    Access access = cut(call);
    access.operands[0] = shifted(dim, std::clamp<std::int64_t>(start, 0, from[dim]), call.integer(4, 1));
    return access;
}

Access split(const Call& call) {
    const std::size_t dim = call.wrapped(call.integer(2), call.sizes(0).size());
    if (call.axis() != dim) return copied(call);
    const Sizes parts = call.integers(1);
    if (call.result() >= parts.size()) return {};
    std::int64_t start = 0;
    for (std::size_t i = 0; i < call.result(); ++i) start += parts[i];
    Access access = cut(call);
    access.operands[0] = shifted(dim, start);
    return access;
}

Access padded(const Call& call) {
    const Sizes pads = call.integers(1);
    const std::size_t behind = 2 * (call.out().upper.size() - 1 - call.axis());
    const bool touches = behind + 1 < pads.size() && (pads[behind] != 0 || pads[behind + 1] != 0);
    return touches ? Access{} : copied(call);
}

std::int64_t at_axis(const Sizes& list, std::size_t k, std::int64_t otherwise) {
    return list.empty() ? otherwise : list[std::min(k, list.size() - 1)];
}

RowMap window(std::size_t axis, std::int64_t kernel, std::int64_t stride, std::int64_t pad, std::int64_t dilation) {
    return {.kind = RowMap::Kind::affine,
            .axis = axis,
            .scale = stride,
            .low = -pad,
            .divisor = 1,
            .high = dilation * (kernel - 1) - pad};
}

/// Each row of the operand contributes to several rows of the result.
Access convolved_back(const Call& call, const Sizes& weight) {
    const std::size_t d = call.axis();
    Access access = cut(call);
    access.operands[0] = same_axis(d);
    if (d == 0) return access;
    const std::int64_t stride = at_axis(call.integers(3), d - 2, 1), pad = at_axis(call.integers(4), d - 2, 0);
    const std::int64_t reach = at_axis(call.integers(5), d - 2, 1) * (weight[d] - 1);
    RowMap& map = access.operands[0];
    map.divisor = stride;
    map.low = pad - reach + stride - 1;
    map.high = pad;
    return access;
}

Access convolved(const Call& call) {
    const Sizes in = call.sizes(0), weight = call.sizes(1), out = call.out().upper;
    const std::size_t d = call.axis();
    const std::int64_t groups = call.integer(8, 1);
    const bool is_transposed = call.integer(6) != 0;
    if (in.size() != out.size() || weight.size() != out.size() || out.size() < 3 || groups < 1 || out[1] < groups)
        return {};
    if (is_transposed) return d == 1 ? Access{} : convolved_back(call, weight);
    Access access = cut(call);
    if (d == 0) {
        access.operands[0] = same_axis(0);
    } else if (d == 1) {
        const std::int64_t per_out = out[1] / groups, per_in = in[1] / groups;
        access.operands[1] = same_axis(0);
        if (call.tensor(2)) access.operands[2] = same_axis(0);
        if (groups > 1) {
            if (per_out != 1) return {};
            access.operands[0] = {
                .kind = RowMap::Kind::affine, .axis = 1, .scale = per_in, .low = 0, .divisor = 1, .high = per_in - 1};
        }
    } else {
        access.pads = true;
        access.operands[0] = window(d, weight[d], at_axis(call.integers(3), d - 2, 1),
                                    at_axis(call.integers(4), d - 2, 0), at_axis(call.integers(5), d - 2, 1));
    }
    return access;
}

Access pooled(const Call& call, bool takes_largest) {
    const std::size_t rank = call.out().upper.size(), d = call.axis();
    if (rank < 3) return {};
    if (d + 2 < rank) return copied(call);
    // Indices count in the plane that the kernel sees.
    if (takes_largest && call.result() != 0) return {};
    const std::size_t k = d + 2 - rank;
    const Sizes kernel = call.integers(1), strides = call.integers(2), pads = call.integers(3);
    const std::int64_t size = at_axis(kernel, k, 1);
    const std::int64_t stride = strides.empty() ? size : at_axis(strides, k, 1), pad = at_axis(pads, k, 0);
    if (!takes_largest && pad != 0) return {};  // it divides by the number of counted elements
    Access access = cut(call);
    access.pads = true;
    access.operands[0] = window(d, size, stride, pad, takes_largest ? at_axis(call.integers(4), k, 1) : 1);
    return access;
}

Access pooled_largest(const Call& call) { return pooled(call, true); }
Access pooled_average(const Call& call) { return pooled(call, false); }

/// Over `dims` of operand 0, which the result keeps as length 1 or drops.
Access reduced_over(const Call& call, const Sizes& dims) {
    const std::size_t rank = call.sizes(0).size();
    std::vector<bool> is_reduced(rank, dims.empty());
    for (const std::int64_t dim : dims)
        if (const std::size_t at = call.wrapped(dim, rank); at < rank) is_reduced[at] = true;
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < rank; ++i)
        if (!is_reduced[i]) kept.push_back(i);
    Access access = cut(call);
    if (call.out().upper.size() == rank) {
        if (!is_reduced[call.axis()]) access.operands[0] = same_axis(call.axis());
    } else if (call.axis() < kept.size()) {
        access.operands[0] = same_axis(kept[call.axis()]);
    }
    return access;
}

Access reduced(const Call& call) {
    const Sizes dims = call.integers(1);
    return reduced_over(call, dims.empty() && call.tensor(0) ? Sizes{call.integer(1, 0)} : dims);
}
Access reduced_by_list(const Call& call) { return reduced_over(call, call.integers(1)); }

/// Each row needs all of another axis.
Access along(const Call& call) {
    const std::size_t dim = call.wrapped(call.integer(1), call.out().upper.size());
    return call.axis() == dim ? Access{} : copied(call);
}

Access layer_normed(const Call& call) {
    const std::size_t normed = call.integers(1).size(), rank = call.sizes(0).size();
    return call.axis() + normed < rank ? copied(call) : Access{};
}

Access group_normed(const Call& call) { return call.axis() == 0 ? copied(call) : Access{}; }

Access batch_normed(const Call& call) {
    if (call.result() != 0) return {};
    Access access = copied(call);
    if (call.axis() == 1)
        for (std::size_t i = 1; i < 5; ++i)
            if (call.tensor(i)) access.operands[i] = same_axis(0);
    return access;
}

Access multiplied(const Call& call, std::size_t first) {
    if (call.arguments() < first + 2) return {};
    Access access = cut(call);
    const bool batched = call.out().upper.size() == 3;
    const std::size_t rows = batched ? 1 : 0;
    if (batched && call.axis() == 0) access.operands[first] = access.operands[first + 1] = same_axis(0);
    else if (call.axis() == rows) access.operands[first] = same_axis(rows);
    else access.operands[first + 1] = same_axis(rows + 1);
    if (first == 1) access.operands[0] = broadcast_map(call, call.sizes(0));
    return access;
}
Access product_of_two(const Call& call) { return multiplied(call, 0); }
Access product_and_sum(const Call& call) { return multiplied(call, 1); }

Access embedded(const Call& call) {
    Access access = cut(call);
    if (call.axis() + 1 < call.out().upper.size()) access.operands[1] = same_axis(call.axis());
    else access.operands[0] = same_axis(1);
    return access;
}

/// By a whole factor, with half-pixel centres where it interpolates.
Access upsampled(const Call& call, bool interpolates) {
    const std::size_t d = call.axis();
    const Sizes in = call.sizes(0), out = call.out().upper;
    if (d < 2) return copied(call);
    if (in.size() != out.size() || in[d] < 1 || out[d] % in[d] != 0 || (interpolates && call.integer(2) != 0))
        return {};
    Access access = cut(call);
    RowMap& map = access.operands[0];
    map = {.kind = RowMap::Kind::affine, .axis = d, .scale = in[d], .low = 0, .divisor = out[d], .high = 0};
    if (interpolates) {
        map.scale = 2 * in[d];
        map.low = in[d] - out[d];
        map.divisor = 2 * out[d];
        map.high = in[d] - out[d] + 2 * out[d];
    }
    return access;
}
Access upsampled_nearest(const Call& call) { return upsampled(call, false); }
Access upsampled_linear(const Call& call) { return upsampled(call, true); }

/// The numbers of a constant tensor of indices.
std::optional<Sizes> constant_indices(const Tensor& tensor) {
    if (!tensor.is_constant || !tensor.data) return std::nullopt;
    const ByteView bytes = tensor.data->bytes;
    Sizes out;
    const auto read = [&]<class Number>(Number) {
        for (std::size_t at = 0; at + sizeof(Number) <= bytes.size(); at += sizeof(Number)) {
            Number number{};
            std::memcpy(&number, bytes.data() + at, sizeof number);
            out.push_back(number);
        }
    };
    if (tensor.dtype == DType::i64) read(std::int64_t{});
    else if (tensor.dtype == DType::i32) read(std::int32_t{});
    else return std::nullopt;
    return out;
}

RowMap by_table(std::size_t axis, Sizes rows, std::int64_t length) {
    for (std::int64_t& row : rows)
        if (row < 0) row += length;
    return {.kind = RowMap::Kind::table, .axis = axis, .rows = std::move(rows)};
}

Access index_selected(const Call& call) {
    const Sizes from = call.sizes(0);
    const std::size_t dim = call.wrapped(call.integer(1), from.size());
    if (call.axis() != dim) return copied(call);
    const Tensor* index = call.tensor(2);
    auto rows = index ? constant_indices(*index) : std::nullopt;
    if (!rows) return {};
    Access access = cut(call);
    access.operands[0] = by_table(dim, std::move(*rows), from[dim]);
    access.operands[2] = same_axis(0);
    return access;
}

/// None, None, [h, 1], [w]: adjacent axes, each with an index of its own.
Access indexed(const Call& call) {
    const Sizes from = call.sizes(0), &to = call.out().upper;
    const auto items = call.items(1);
    if (to.size() != from.size() || items.size() > from.size()) return {};
    std::size_t first = items.size(), last = 0;
    for (std::size_t i = 0; i < items.size(); ++i)
        if (call.item(items[i])) first = std::min(first, i), last = i;
    for (std::size_t i = first; i <= last && i < items.size(); ++i)
        if (!call.item(items[i]) || call.item(items[i])->dtype == DType::boolean) return {};
    const std::size_t d = call.axis();
    if (d >= items.size() || !call.item(items[d])) return copied(call);
    const Tensor& index = *call.item(items[d]);
    const std::size_t own = d - first, rank = last - first + 1;
    if (index.upper.size() > rank || own + index.upper.size() < rank) return {};
    for (std::size_t i = 0; i < index.upper.size(); ++i)
        if (i + rank - index.upper.size() != own && index.upper[i] != 1) return {};
    auto rows = constant_indices(index);
    if (!rows || static_cast<std::int64_t>(rows->size()) != to[d]) return {};
    Access access = cut(call);
    access.operands[0] = by_table(d, std::move(*rows), from[d]);
    return access;
}

using Rule = Access (*)(const Call&);

const std::map<std::string_view, Rule>& rules() {
    static const std::map<std::string_view, Rule> known{
        {"dim_order_ops::_clone_dim_order.out", copied},
        {"dim_order_ops::_to_dim_order_copy.out", copied},
        {"aten::clone.out", copied},
        {"aten::alias_copy.out", copied},
        {"aten::lift_fresh_copy.out", copied},
        {"aten::detach_copy.out", copied},
        {"aten::full_like.out", copied},
        {"aten::expand_copy.out", expanded},
        {"aten::permute_copy.out", permuted},
        {"aten::transpose_copy.int_out", transposed},
        {"aten::view_copy.out", reshaped},
        {"aten::unsqueeze_copy.out", reshaped},
        {"aten::squeeze_copy.dims_out", reshaped},
        {"aten::squeeze_copy.dim_out", reshaped},
        {"aten::select_copy.int_out", selected},
        {"aten::slice_copy.Tensor_out", sliced},
        {"aten::split_with_sizes_copy.out", split},
        {"aten::cat.out", joined},
        {"aten::constant_pad_nd.out", padded},
        {"aten::convolution.out", convolved},
        {"aten::max_pool2d_with_indices.out", pooled_largest},
        {"aten::avg_pool2d.out", pooled_average},
        {"aten::mean.out", reduced_by_list},
        {"aten::sum.IntList_out", reduced_by_list},
        {"aten::amax.out", reduced_by_list},
        {"aten::amin.out", reduced_by_list},
        {"aten::any.dims_out", reduced_by_list},
        {"aten::any.out", reduced},
        {"aten::prod.int_out", reduced},
        {"aten::_softmax.out", along},
        {"aten::_log_softmax.out", along},
        {"aten::cumsum.out", along},
        {"aten::native_layer_norm.out", layer_normed},
        {"aten::native_group_norm.out", group_normed},
        {"aten::_native_batch_norm_legit_no_training.out", batch_normed},
        {"aten::mm.out", product_of_two},
        {"aten::bmm.out", product_of_two},
        {"aten::addmm.out", product_and_sum},
        {"aten::embedding.out", embedded},
        {"aten::upsample_nearest2d.vec_out", upsampled_nearest},
        {"aten::upsample_bilinear2d.vec_out", upsampled_linear},
        {"aten::index_select.out", index_selected},
        {"aten::index.Tensor_out", indexed},
    };
    return known;
}

}  // namespace

/// An axis can be cut if the number of elements before it, and along it, equals that of an operand's axis.
Access reshape_access(const Sizes& from, const Sizes& to, std::size_t axis) {
    if (axis >= to.size() || product_of(to, 0, to.size()) != product_of(from, 0, from.size())) return {};
    if (product_of(to, 0, to.size()) == 0) return {};  // no rows, and no sizes to divide by
    const std::int64_t before = product_of(to, 0, axis), row = product_of(to, axis + 1, to.size());
    std::int64_t passed = 1;
    for (std::size_t k = 0; k < from.size(); ++k) {
        const std::int64_t other = product_of(from, k + 1, from.size());
        if (passed == before && from[k] > 1 && from[k] * other == to[axis] * row) {
            Access access{.can_cut = true};
            access.operands = {
                {.kind = RowMap::Kind::affine, .axis = k, .scale = row, .divisor = other, .high = row - 1}};
            return access;
        }
        passed *= from[k];
    }
    return {};
}

bool has_access_map(std::string_view op) {
    return effects(op).is_elementwise || rules().contains(op) || has_cortex_m_access(op);
}

bool is_fixed_size(const Method& method, const Tensor& tensor, std::size_t axis) {
    if (tensor.dynamism == Dynamism::fixed) return true;
    if (axis >= tensor.sizes.size()) return false;
    const auto bounds = tensor.sizes[axis].bounds(method.ranges);
    return bounds.ok() && bounds.value().max && *bounds.value().max == bounds.value().min;
}

namespace {

/// Windows and steps are what a file says: those of nothing, and those whose rows no number holds, are no map.
bool can_be_followed(const RowMap& map, std::int64_t rows) {
    if (map.kind != RowMap::Kind::affine) return true;
    const auto reach = checked_mul(rows, map.scale);
    constexpr std::int64_t most = std::int64_t{1} << 62;
    const auto is_small = [](std::int64_t number) { return number > -most && number < most; };
    return map.divisor > 0 && reach && is_small(*reach) && is_small(map.low) && is_small(map.high) &&
        is_small(map.divisor);
}

Access unchecked_access(const Call& call, const std::string& op) {
    if (is_cortex_m(op)) return cortex_m_access(call, op);
    if (effects(op).is_elementwise) return elementwise(call);
    const auto rule = rules().find(op);
    return rule == rules().end() ? Access{} : rule->second(call);
}

}  // namespace

Access access(const Method& method, const Instruction& in, std::size_t result, std::size_t axis) {
    if (in.kind != Instruction::Kind::kernel || result >= in.outs.size() || !method.values.has(in.outs[result]))
        return {};
    const Tensor* out = method.values[in.outs[result]].tensor();
    if (!out || axis >= out->upper.size() || !is_fixed_size(method, *out, axis)) return {};
    Access made = unchecked_access(Call(method, in, result, axis), in.op);
    const bool is_sound = std::all_of(made.operands.begin(), made.operands.end(),
                                      [&](const RowMap& map) { return can_be_followed(map, out->upper[axis]); });
    return is_sound ? std::move(made) : Access{};
}

}  // namespace arenascope::ops
