#pragma once
// Kernels that only move elements: copies, views, joining, padding, rearranging.

#include "tests/runtime/oracles.h"

namespace arenascope::testing {

/// self -> one output of the same type, each element from the index that `from` returns.
template <class From>
ValueId moved(Draw& draw, Drawn& d, ValueId in, const Sizes& sizes, From from) {
    const Seen x = see(d, in);
    return gives(draw, d, typeOf(d, in), sizes, [&](const Index& index) { return x.at(from(index)); });
}

inline Make copies(int extra) {
    return [=](Draw& draw, Drawn& d) {
        const Sizes sizes = draw.sizes(0, 5, 0);
        const ValueId in = draw.tensor(d, draw.any(), sizes, true);
        d.args = {in};
        for (int i = 0; i < extra; ++i) d.args.push_back(d.made.none());
        d.args.push_back(moved(draw, d, in, sizes, [](const Index& index) { return index; }));
    };
}

/// Into any type: floats from integers and the other way round, fractions cut.
inline Make converts() {
    return [](Draw& draw, Drawn& d) {
        const Sizes sizes = draw.sizes(0, 4, 0);
        const DType from = draw.any(), to = draw.any();
        const bool isNarrow = to == DType::u8;
        const ValueId in = draw.tensor(d, from, sizes, false, isNarrow ? 0 : -3, 3);
        const Seen x = see(d, in);
        d.args = {in, d.made.boolean(false), d.made.none()};
        d.args.push_back(gives(draw, d, to, sizes, [&](const Index& index) {
            const double item = x.at(index);
            if (to == DType::boolean) return item != 0 ? 1.0 : 0.0;
            return is_floating(to) ? item : std::trunc(item);
        }));
    };
}

/// (self, sizes, out): the same elements in logical order.
inline Make reshapes() {
    return [](Draw& draw, Drawn& d) {
        const std::int64_t a = draw.number(1, 4), b = draw.number(1, 4), c = draw.number(0, 4);
        const DType type = draw.any();  // row-major on one side, as in ExecuTorch
        const ValueId in = d.made.tensor(type, {a, b, c}, draw.elements(type, a * b * c, true));
        const Sizes sizes = draw.oneOf<Sizes>({{a * b, c}, {a, b * c}, {a * b * c}, {1, c, b, 1, a}, {a, 1, b, c}});
        d.expected.push_back(d.made.read(in));
        const ValueId list = d.made.ints(draw.flip() && c > 0 ? with(sizes, 0, -1) : sizes);
        d.args = {in, list, draw.out(d, typeOf(d, in), sizes)};
    };
}

inline Make paddings(std::size_t dims, bool reflects) {
    return [=](Draw& draw, Drawn& d) {
        Sizes sizes = draw.sizes(dims + 1, dims + 2, 3, 5), wide = sizes;
        Sizes pads;
        for (std::size_t i = 0; i < 2 * dims; ++i) pads.push_back(draw.number(0, 2));
        for (std::size_t i = 0; i < dims; ++i) wide[wide.size() - 1 - i] += pads[2 * i] + pads[2 * i + 1];
        const ValueId in = draw.tensor(d, draw.real(), sizes, true);
        d.args = {in, d.made.ints(pads), moved(draw, d, in, wide, [&](Index index) {
                      for (std::size_t i = 0; i < dims; ++i) {
                          const std::size_t dim = sizes.size() - 1 - i;
                          std::int64_t at = index[dim] - pads[2 * i];
                          if (reflects && at < 0) at = -at;
                          if (reflects && at >= sizes[dim]) at = 2 * (sizes[dim] - 1) - at;
                          index[dim] = std::clamp<std::int64_t>(at, 0, sizes[dim] - 1);
                      }
                      return index;
                  })};
    };
}

inline void slice(Draw& draw, Drawn& d) {
    Sizes sizes = draw.sizes(1, 4, 1, 7);
    const auto dim = std::size_t(some(draw, sizes));
    const std::int64_t size = sizes[dim], start = draw.number(0, size), end = draw.number(0, size + 2),
                       step = draw.number(1, 3);
    const ValueId in = draw.tensor(d, draw.any(), sizes, true);
    const std::int64_t last = std::min(end, size);
    d.args = {in, d.made.integer(std::int64_t(dim)),
              d.made.integer(draw.flip()             ? start
                                 : start - size == 0 ? start
                                                     : start - size),
              d.made.integer(end), d.made.integer(step)};
    d.args.push_back(moved(draw, d, in, with(sizes, dim, last > start ? (last - start + step - 1) / step : 0),
                           [&](const Index& i) { return with(i, dim, start + i[dim] * step); }));
}

inline void narrow(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(1, 4);
    const auto dim = std::size_t(some(draw, sizes));
    const std::int64_t start = draw.number(0, sizes[dim]), length = draw.number(0, sizes[dim] - start);
    const ValueId in = draw.tensor(d, draw.any(), sizes, true);
    d.args = {
        in, d.made.integer(std::int64_t(dim)), d.made.integer(start), d.made.integer(length),
        moved(draw, d, in, with(sizes, dim, length), [&](const Index& i) { return with(i, dim, start + i[dim]); })};
}

/// self with another tensor in some of its rows.
inline void sliceScatter(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(1, 4, 1, 7);
    const auto dim = std::size_t(some(draw, sizes));
    const std::int64_t size = sizes[dim], start = draw.number(0, size - 1), end = draw.number(start, size),
                       step = draw.number(1, 3);
    const DType type = draw.any();
    const ValueId in = draw.tensor(d, type, sizes, true),
                  part = draw.tensor(d, type, with(sizes, dim, (end - start + step - 1) / step), true);
    const Seen x = see(d, in), y = see(d, part);
    d.args = {
        in, part, d.made.integer(std::int64_t(dim)), d.made.integer(start), d.made.integer(end), d.made.integer(step)};
    d.args.push_back(gives(draw, d, type, sizes, [&](const Index& i) {
        const bool isInside = i[dim] >= start && i[dim] < end && (i[dim] - start) % step == 0;
        return isInside ? y.at(with(i, dim, (i[dim] - start) / step)) : x.at(i);
    }));
}

inline void selectScatter(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(1, 4);
    const auto dim = std::size_t(some(draw, sizes));
    const std::int64_t at = draw.number(0, sizes[dim] - 1);
    const DType type = draw.any();
    const ValueId in = draw.tensor(d, type, sizes, true), part = draw.tensor(d, type, without(sizes, dim), true);
    const Seen x = see(d, in), y = see(d, part);
    d.args = {in, part, d.made.integer(std::int64_t(dim)), d.made.integer(draw.flip() ? at : at - sizes[dim])};
    d.args.push_back(
        gives(draw, d, type, sizes, [&](const Index& i) { return i[dim] == at ? y.at(without(i, dim)) : x.at(i); }));
}

inline void unfold(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(1, 4, 1, 7);
    const auto dim = std::size_t(some(draw, sizes));
    const std::int64_t size = draw.number(1, sizes[dim]), step = draw.number(1, 3);
    Sizes wide = with(sizes, dim, (sizes[dim] - size) / step + 1);
    wide.push_back(size);
    const ValueId in = draw.tensor(d, draw.any(), sizes, true);
    d.args = {in, d.made.integer(std::int64_t(dim)), d.made.integer(size), d.made.integer(step),
              moved(draw, d, in, wide, [&](Index i) {
                  const std::int64_t inside = i.back();
                  i.pop_back();
                  return with(i, dim, i[dim] * step + inside);
              })};
}

inline void expand(Draw& draw, Drawn& d) {
    const Sizes wide = draw.sizes(0, 4, 0), sizes = draw.partner(wide);
    const ValueId in = draw.tensor(d, draw.any(), sizes, true);
    const Seen x = see(d, in);
    d.args = {in, d.made.ints(wide), d.made.boolean(false),
              gives(draw, d, typeOf(d, in), wide, [&](const Index& i) { return x.spread(i); })};
}

inline void transpose(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(1, 5, 0);
    const auto a = std::size_t(some(draw, sizes)), b = std::size_t(some(draw, sizes));
    const auto swapped = [a, b](Sizes i) {
        std::swap(i[a], i[b]);
        return i;
    };
    const ValueId in = draw.tensor(d, draw.any(), sizes, true);
    d.args = {in, d.made.integer(std::int64_t(a)), d.made.integer(std::int64_t(b) - std::int64_t(sizes.size())),
              moved(draw, d, in, swapped(sizes), swapped)};
}

inline void turn(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(0, 2, 0);
    const ValueId in = draw.tensor(d, draw.any(), sizes, true);
    d.args = {in, moved(draw, d, in, {sizes.rbegin(), sizes.rend()}, [](const Index& i) {
                  return Index(i.rbegin(), i.rend());
              })};
}

inline void unsqueeze(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(0, 4, 0);
    const auto dim = std::size_t(draw.number(0, std::int64_t(sizes.size())));
    const ValueId in = draw.tensor(d, draw.any(), sizes, true);
    d.args = {in, d.made.integer(draw.flip() ? std::int64_t(dim) : std::int64_t(dim) - std::int64_t(sizes.size()) - 1),
              moved(draw, d, in, inserted(sizes, dim, 1), [&](const Index& i) { return without(i, dim); })};
}

/// A dimension that is not 1 stays.
inline Make squeezes(bool isList) {
    return [=](Draw& draw, Drawn& d) {
        Sizes sizes = draw.sizes(1, 4);
        const auto dim = std::size_t(some(draw, sizes));
        if (draw.flip()) sizes[dim] = 1;
        const bool goes = sizes[dim] == 1;
        const ValueId in = draw.tensor(d, draw.any(), sizes, true);
        const ValueId which = isList ? d.made.ints({std::int64_t(dim)}) : d.made.integer(std::int64_t(dim));
        d.args = {in, which, moved(draw, d, in, goes ? without(sizes, dim) : sizes, [&](const Index& i) {
                      return goes ? inserted(i, dim, 0) : i;
                  })};
    };
}

inline void repeat(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(0, 3, 0, 4);
    Sizes times = draw.sizes(sizes.size(), sizes.size() + 1, 1, 3), wide = times;
    for (std::size_t i = 0; i < sizes.size(); ++i) wide[wide.size() - 1 - i] *= sizes[sizes.size() - 1 - i];
    const ValueId in = draw.tensor(d, draw.any(), sizes, true);
    d.args = {in, d.made.ints(times), moved(draw, d, in, wide, [&](const Index& i) {
                  Index own(i.end() - std::ptrdiff_t(sizes.size()), i.end());
                  for (std::size_t k = 0; k < own.size(); ++k) own[k] %= sizes[k];
                  return own;
              })};
}

inline void stack(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(0, 3, 0);
    const DType type = draw.any();
    const auto dim = std::size_t(draw.number(0, std::int64_t(sizes.size())));
    std::vector<ValueId> parts;
    std::vector<Seen> seen;
    for (std::int64_t i = draw.number(1, 3); i > 0; --i) {
        parts.push_back(draw.tensor(d, type, sizes, true));
        seen.push_back(see(d, parts.back()));
    }
    const ValueId list = d.made.tensors(parts);
    d.args = {list, d.made.integer(std::int64_t(dim)),
              gives(draw, d, type, inserted(sizes, dim, std::int64_t(parts.size())),
                    [&](const Index& i) { return seen[std::size_t(i[dim])].at(without(i, dim)); })};
}

/// (self, sizes or size, dim, outs), and unbind (self, dim, outs).
enum class Parts { sizes, size, unbound };
inline Make splits(Parts how) {
    return [=](Draw& draw, Drawn& d) {
        Sizes sizes = draw.sizes(1, 4), lengths;
        const auto dim = std::size_t(some(draw, sizes));
        const std::int64_t step = draw.number(1, sizes[dim]);
        for (std::int64_t left = sizes[dim]; left > 0; left -= lengths.back()) {
            lengths.push_back(how == Parts::unbound    ? 1
                                  : how == Parts::size ? std::min(step, left)
                                                       : draw.number(1, left));
        }
        const ValueId in = draw.tensor(d, draw.any(), sizes, true);
        std::int64_t start = 0;
        std::vector<ValueId> outs;
        for (const std::int64_t length : lengths) {
            outs.push_back(moved(draw, d, in, how == Parts::unbound ? without(sizes, dim) : with(sizes, dim, length),
                                 [&](const Index& i) {
                                     return how == Parts::unbound ? inserted(i, dim, start)
                                                                  : with(i, dim, start + i[dim]);
                                 }));
            start += length;
        }
        d.args = {in};
        if (how == Parts::sizes) d.args.push_back(d.made.ints(lengths));
        if (how == Parts::size) d.args.push_back(d.made.integer(step));
        d.args.push_back(d.made.integer(std::int64_t(dim)));
        d.args.push_back(d.made.tensors(outs));
    };
}

inline void constantPad(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(1, 4, 2, 5);
    Sizes wide = sizes, pads;
    for (std::int64_t i = draw.number(0, std::int64_t(sizes.size())); i > 0; --i) {
        for (int side = 0; side < 2; ++side) pads.push_back(draw.number(-1, 2));
    }
    for (std::size_t i = 0; i < pads.size(); ++i) wide[wide.size() - 1 - i / 2] += pads[i];
    const ValueId in = draw.tensor(d, draw.oneOf({DType::f32, DType::f64, DType::i64, DType::i32}), sizes, true);
    const Seen x = see(d, in);
    d.args = {in, d.made.ints(pads), d.made.integer(2), gives(draw, d, typeOf(d, in), wide, [&](Index i) {
                  for (std::size_t k = 0; k < pads.size(); k += 2) {
                      const std::size_t dim = i.size() - 1 - k / 2;
                      i[dim] -= pads[k];
                      if (i[dim] < 0 || i[dim] >= sizes[dim]) return 2.0;
                  }
                  return x.at(i);
              })};
}

inline Make pixels(bool apart) {
    return [=](Draw& draw, Drawn& d) {
        const std::int64_t f = draw.number(1, 3), n = draw.number(1, 2), c = draw.number(1, 2), h = draw.number(1, 3),
                           w = draw.number(1, 3);
        const Sizes deep{n, c * f * f, h, w}, wide{n, c, h * f, w * f};
        const ValueId in = draw.tensor(d, draw.any(), apart ? wide : deep, true);
        d.args = {in, d.made.integer(f), moved(draw, d, in, apart ? deep : wide, [&](const Index& i) {
                      if (apart) return Index{i[0], i[1] / (f * f), i[2] * f + i[1] / f % f, i[3] * f + i[1] % f};
                      return Index{i[0], i[1] * f * f + i[2] % f * f + i[3] % f, i[2] / f, i[3] / f};
                  })};
    };
}

inline void roll(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(1, 4);
    const auto dim = std::size_t(some(draw, sizes));
    const std::int64_t shift = draw.number(-7, 7), size = sizes[dim];
    const ValueId in = draw.tensor(d, draw.any(), sizes, true);
    d.args = {in, d.made.ints({shift}), d.made.ints({std::int64_t(dim)}),
              moved(draw, d, in, sizes,
                    [&](const Index& i) { return with(i, dim, ((i[dim] - shift) % size + size) % size); })};
}

inline Make triangle(bool upper) {
    return [=](Draw& draw, Drawn& d) {
        const Sizes sizes = draw.sizes(2, 4);
        const std::int64_t diagonal = draw.number(-2, 2);
        const ValueId in = draw.tensor(d, draw.any(), sizes, true);
        const Seen x = see(d, in);
        d.args = {in, d.made.integer(diagonal), gives(draw, d, typeOf(d, in), sizes, [&](const Index& i) {
                      const std::int64_t across = i[i.size() - 1] - i[i.size() - 2];
                      return (upper ? across >= diagonal : across <= diagonal) ? x.at(i) : 0;
                  })};
    };
}

inline void diagonal(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(2, 4);
    const std::size_t a = 0, b = sizes.size() - 1;
    const std::int64_t offset = draw.number(-1, 1);
    Sizes wide = without(without(sizes, b), a);
    wide.push_back(std::max<std::int64_t>(
        0, std::min(sizes[a] + std::min<std::int64_t>(offset, 0), sizes[b] - std::max<std::int64_t>(offset, 0))));
    const ValueId in = draw.tensor(d, draw.any(), sizes, true);
    d.args = {in, d.made.integer(offset), d.made.integer(0), d.made.integer(-1), moved(draw, d, in, wide, [&](Index i) {
                  const std::int64_t at = i.back();
                  i.pop_back();
                  return inserted(inserted(i, 0, at + std::max<std::int64_t>(-offset, 0)), b,
                                  at + std::max<std::int64_t>(offset, 0));
              })};
}

/// A window on the elements in logical order.
inline void asStrided(Draw& draw, Drawn& d) {
    const ValueId in = d.made.tensor(DType::f32, {4, 5}, draw.elements(DType::f32, 20, true));
    const Seen x = see(d, in);
    const std::int64_t a = draw.number(1, 5), b = draw.number(1, 2), offset = draw.number(0, 2);
    d.args = {in, d.made.ints({3, 2}), d.made.ints({a, b}), d.made.integer(offset),
              gives(draw, d, DType::f32, {3, 2},
                    [&](const Index& i) { return x.items[std::size_t(offset + i[0] * a + i[1] * b)]; })};
}

inline Oracles movingOracles() {
    Oracles out;
    for (const char* op : {"alias_copy", "detach_copy", "lift_fresh_copy"})
        out["aten::" + std::string(op) + ".out"] = copies(0);
    for (const char* op : {"_h2d_copy", "_d2h_copy"}) out["et_copy::" + std::string(op) + ".out"] = copies(0);
    out["aten::clone.out"] = copies(1);
    out["dim_order_ops::_clone_dim_order.out"] = copies(2);
    out["aten::_to_copy.out"] = out["dim_order_ops::_to_dim_order_copy.out"] = converts();
    out["aten::view_copy.out"] = out["aten::_unsafe_view.out"] = reshapes();
    out["aten::slice_copy.Tensor_out"] = slice;
    out["aten::narrow_copy.out"] = narrow;
    out["aten::slice_scatter.out"] = sliceScatter;
    out["aten::select_scatter.out"] = selectScatter;
    out["aten::unfold_copy.out"] = unfold;
    out["aten::expand_copy.out"] = expand;
    out["aten::transpose_copy.int_out"] = transpose;
    out["aten::t_copy.out"] = turn;
    out["aten::unsqueeze_copy.out"] = unsqueeze;
    out["aten::squeeze_copy.dim_out"] = squeezes(false);
    out["aten::squeeze_copy.dims_out"] = squeezes(true);
    out["aten::repeat.out"] = repeat;
    out["aten::stack.out"] = stack;
    out["aten::split_with_sizes_copy.out"] = splits(Parts::sizes);
    out["aten::split_copy.Tensor_out"] = splits(Parts::size);
    out["aten::unbind_copy.int_out"] = splits(Parts::unbound);
    out["aten::constant_pad_nd.out"] = constantPad;
    out["aten::pixel_shuffle.out"] = pixels(false);
    out["aten::pixel_unshuffle.out"] = pixels(true);
    out["aten::roll.out"] = roll;
    out["aten::triu.out"] = triangle(true);
    out["aten::tril.out"] = triangle(false);
    out["aten::diagonal_copy.out"] = diagonal;
    out["aten::as_strided_copy.out"] = asStrided;
    for (std::size_t dims = 1; dims <= 3; ++dims) {
        out["aten::reflection_pad" + std::to_string(dims) + "d.out"] = paddings(dims, true);
        out["aten::replication_pad" + std::to_string(dims) + "d.out"] = paddings(dims, false);
    }
    return out;
}

}  // namespace arenascope::testing
