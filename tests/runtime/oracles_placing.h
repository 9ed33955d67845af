#pragma once
// Kernels that make elements, look them up by index, or choose them by a mask.

#include "tests/runtime/oracles.h"

namespace arenascope::testing {

inline ValueId indices(Draw& draw, Drawn& d, const Sizes& sizes, std::int64_t below) {
    std::vector<double> items;
    for (std::int64_t i = 0; i < countOf(sizes); ++i) items.push_back(double(draw.number(0, below - 1)));
    return d.made.tensor(draw.oneOf({DType::i64, DType::i32}), sizes, items);
}

/// The leading argument (sizes, or a tensor of them), a number or none, others without effect, out.
inline Make fills(bool like, std::optional<double> value, int extra) {
    return [=](Draw& draw, Drawn& d) {
        const Sizes sizes = draw.sizes(0, 4, 0);
        const DType type = draw.any();
        d.args = {like ? draw.tensor(d, DType::f32, sizes) : d.made.ints(sizes)};
        if (!value) d.args.push_back(d.made.integer(type == DType::boolean ? 1 : 2));
        for (int i = 0; i < extra; ++i) d.args.push_back(d.made.none());
        d.args.push_back(
            gives(draw, d, type, sizes, [&](const Index&) { return value.value_or(type == DType::boolean ? 1 : 2); }));
    };
}

/// Only the sizes are defined.
inline void empty(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(0, 4, 0);
    d.args = {d.made.ints(sizes), d.made.none(), d.made.tensor(draw.any(), sizes)};
}

inline void scalarTensor(Draw& draw, Drawn& d) {
    d.args = {d.made.number(1.5), gives(draw, d, draw.real(), {}, [](const Index&) { return 1.5; })};
}

inline void arange(Draw& draw, Drawn& d) {
    const std::int64_t end = draw.number(0, 20);
    d.args = {d.made.integer(end),
              gives(draw, d, draw.oneOf({DType::i64, DType::i32, DType::f32}), {end},
                    [](const Index& i) { return double(i[0]); })};
}

inline void arangeStart(Draw& draw, Drawn& d) {
    const std::int64_t start = draw.number(-5, 5), step = draw.oneOf({-2, -1, 1, 2, 3}), count = draw.number(0, 9);
    d.args = {d.made.integer(start), d.made.integer(start + count * step), d.made.integer(step),
              gives(draw, d, draw.oneOf({DType::i64, DType::i32, DType::f32}), {count},
                    [=](const Index& i) { return double(start + i[0] * step); })};
}

inline void fillTensor(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(0, 4, 0);
    const ValueId in = draw.tensor(d, DType::f32, sizes), value = draw.tensor(d, draw.any(), {}, true);
    const Seen x = see(d, value);
    d.args = {in, value, gives(draw, d, typeOf(d, value), sizes, [&](const Index&) { return x.items[0]; })};
}

/// (self, src, non_blocking[, out])
inline Make copiesInto(bool inPlace) {
    return [=](Draw& draw, Drawn& d) {
        const Sizes sizes = draw.sizes(0, 4, 0);
        const DType type = draw.any();
        const ValueId source = draw.tensor(d, type, draw.partner(sizes), true);
        const Seen x = see(d, source);
        const auto expected = [&](const Index& i) { return x.spread(i); };
        if (inPlace) {
            const ValueId self = gives(draw, d, type, sizes, expected);
            d.args = {self, source, d.made.boolean(false)};
        } else {
            const ValueId self = draw.tensor(d, type, sizes);
            d.args = {self, source, d.made.boolean(false), gives(draw, d, type, sizes, expected)};
        }
    };
}

inline void embedding(Draw& draw, Drawn& d) {
    const std::int64_t rows = draw.number(1, 6), columns = draw.number(1, 6);
    const Sizes sizes = draw.sizes(0, 3, 0);
    const ValueId weight = draw.tensor(d, draw.real(), {rows, columns}, true), which = indices(draw, d, sizes, rows);
    const Seen x = see(d, weight), at = see(d, which);
    d.args = {weight, which, d.made.integer(-1), d.made.boolean(false), d.made.boolean(false)};
    d.args.push_back(gives(draw, d, typeOf(d, weight), inserted(sizes, sizes.size(), columns), [&](const Index& i) {
        return x.at({std::int64_t(at.at(without(i, sizes.size()))), i.back()});
    }));
}

inline void indexSelect(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(1, 4);
    const auto dim = std::size_t(some(draw, sizes));
    const std::int64_t count = draw.number(0, 5);
    const ValueId in = draw.tensor(d, draw.any(), sizes, true), which = indices(draw, d, {count}, sizes[dim]);
    const Seen x = see(d, in), at = see(d, which);
    d.args = {in, d.made.integer(std::int64_t(dim)), which,
              gives(draw, d, typeOf(d, in), with(sizes, dim, count),
                    [&](const Index& i) { return x.at(with(i, dim, std::int64_t(at.items[std::size_t(i[dim])]))); })};
}

/// For equal indices the last write wins; added ones sum.
enum class Scatters { source, value, add };
inline Make scatters(Scatters how) {
    return [=](Draw& draw, Drawn& d) {
        const Sizes sizes = draw.sizes(1, 3);
        const auto dim = std::size_t(some(draw, sizes));
        Sizes small = sizes;
        for (std::int64_t& size : small) size = draw.number(1, size);
        const DType type = draw.oneOf({DType::f32, DType::f64, DType::i64, DType::i32});
        const ValueId self = draw.tensor(d, type, sizes), source = draw.tensor(d, type, small);
        std::vector<double> where;
        for (std::int64_t i = 0; i < countOf(small); ++i) where.push_back(double(draw.number(0, sizes[dim] - 1)));
        const ValueId index = d.made.tensor(DType::i64, small, where);
        const Seen x = see(d, self), y = see(d, source), at = see(d, index);
        std::map<Index, double> written;
        static_cast<void>(filled(small, [&](const Index& i) {
            const Index to = with(i, dim, std::int64_t(at.at(i)));
            const double before = written.contains(to) ? written[to] : x.at(to);
            return written[to] = how == Scatters::add ? before + y.at(i) : how == Scatters::value ? 2 : y.at(i);
        }));
        d.args = {
            self, d.made.integer(std::int64_t(dim)), index, how == Scatters::value ? d.made.integer(2) : source,
            gives(draw, d, type, sizes, [&](const Index& i) { return written.contains(i) ? written[i] : x.at(i); })};
    };
}

inline void nonzero(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(1, 4, 0);
    const ValueId in = draw.tensor(d, draw.any(), sizes, false, -1, 2);
    const Seen x = see(d, in);
    std::vector<Index> found;
    static_cast<void>(filled(sizes, [&](const Index& i) {
        if (x.at(i) != 0) found.push_back(i);
        return 0.0;
    }));
    d.args = {in,
              gives(draw, d, DType::i64, {std::int64_t(found.size()), std::int64_t(sizes.size())},
                    [&](const Index& i) { return double(found[std::size_t(i[0])][std::size_t(i[1])]); })};
}

inline void repeatInterleave(Draw& draw, Drawn& d) {
    const std::int64_t count = draw.number(0, 5);
    const ValueId in = indices(draw, d, {count}, 4);
    std::vector<double> rows;
    const std::vector<double> times = d.made.read(in);
    for (std::size_t i = 0; i < times.size(); ++i) rows.insert(rows.end(), std::size_t(times[i]), double(i));
    d.args = {in, d.made.none(), gives(draw, d, DType::i64, {std::int64_t(rows.size())}, [&](const Index& i) {
                  return rows[std::size_t(i[0])];
              })};
}

inline void maskedSelect(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(0, 4, 0);
    const ValueId in = draw.tensor(d, draw.any(), sizes, true),
                  mask = draw.tensor(d, DType::boolean, draw.partner(sizes), false, 0, 2);
    const Seen x = see(d, in), m = see(d, mask);
    std::vector<double> kept;
    static_cast<void>(filled(sizes, [&](const Index& i) {
        if (m.spread(i) != 0) kept.push_back(x.at(i));
        return 0.0;
    }));
    d.args = {in, mask, gives(draw, d, typeOf(d, in), {std::int64_t(kept.size())}, [&](const Index& i) {
                  return kept[std::size_t(i[0])];
              })};
}

inline void maskedScatter(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(0, 4, 0);
    const DType type = draw.any();
    const ValueId in = draw.tensor(d, type, sizes, true),
                  mask = draw.tensor(d, DType::boolean, draw.partner(sizes), false, 0, 2);
    const ValueId source = draw.tensor(d, type, {countOf(sizes)}, true);
    const Seen x = see(d, in), m = see(d, mask), y = see(d, source);
    std::size_t next = 0;
    d.args = {in, mask, source, gives(draw, d, type, sizes, [&](const Index& i) {
                  return m.spread(i) != 0 ? y.items[next++] : x.at(i);
              })};
}

inline void maskedFill(Draw& draw, Drawn& d) {
    const Sizes sizes = draw.sizes(0, 4, 0);
    const DType type = draw.oneOf({DType::f32, DType::f64, DType::f16, DType::i64, DType::i32, DType::u8});
    const ValueId in = draw.tensor(d, type, sizes, true),
                  mask = draw.tensor(d, DType::boolean, draw.partner(sizes), false, 0, 2);
    const Seen x = see(d, in), m = see(d, mask);
    d.args = {in, mask, d.made.integer(2),
              gives(draw, d, type, sizes, [&](const Index& i) { return m.spread(i) != 0 ? 2 : x.at(i); })};
}

/// self[:, rows, ...] with index tensors that broadcast, in front or behind a full dimension.
enum class Indexes { read, put, inPlace };
inline Make indexes(Indexes how) {
    return [=](Draw& draw, Drawn& d) {
        const Sizes sizes{draw.number(1, 4), draw.number(1, 4), draw.number(1, 4)};
        const bool behind = draw.flip();  // the first dimension stays, the two behind are indexed; or the first two are
        const std::size_t first = behind ? 1 : 0;
        const std::int64_t count = draw.number(1, 4);
        const DType type = draw.oneOf({DType::f32, DType::f64, DType::i64, DType::u8});
        const ValueId a = indices(draw, d, {count}, sizes[first]),
                      b = indices(draw, d, draw.flip() ? Sizes{count} : Sizes{1}, sizes[first + 1]);
        const Seen rows = see(d, a), columns = see(d, b);
        std::vector<ValueId> list{a, b};
        if (behind) list.insert(list.begin(), d.made.none());
        const ValueId given = d.made.tensors(list);
        const Sizes picked = behind ? Sizes{sizes[0], count} : Sizes{count, sizes[2]};
        const auto place = [&](const Index& i) {
            const std::int64_t k = behind ? i[1] : i[0];
            const auto row = std::int64_t(rows.items[std::size_t(k)]),
                       column = std::int64_t(columns.items[columns.items.size() == 1 ? 0 : std::size_t(k)]);
            return behind ? Index{i[0], row, column} : Index{row, column, i[1]};
        };
        if (how == Indexes::read) {
            const ValueId self = draw.tensor(d, type, sizes, true);
            const Seen x = see(d, self);
            d.args = {self, given, gives(draw, d, type, picked, [&](const Index& i) { return x.at(place(i)); })};
            return;
        }
        const ValueId values = draw.tensor(d, type, picked, false, 0, 3),
                      before = draw.tensor(d, type, sizes, false, 0, 3);
        const Seen x = see(d, before), y = see(d, values);
        const bool adds = draw.flip();
        std::map<Index, double> written;
        static_cast<void>(filled(picked, [&](const Index& i) {
            const Index to = place(i);
            const double old = written.contains(to) ? written[to] : x.at(to);
            return written[to] = adds ? old + y.at(i) : y.at(i);
        }));
        const ValueId accumulate = d.made.boolean(adds);
        if (how == Indexes::put) {
            d.args = {before, given, values, accumulate, gives(draw, d, type, sizes, [&](const Index& i) {
                          return written.contains(i) ? written[i] : x.at(i);
                      })};
            return;
        }
        d.expected.push_back(filled(sizes, [&](const Index& i) { return written.contains(i) ? written[i] : x.at(i); }));
        d.outs.push_back(before);
        d.args = {before, given, values, accumulate};
    };
}

inline Oracles placingOracles() {
    Oracles out;
    out["aten::full.out"] = fills(false, std::nullopt, 0);
    out["aten::full_like.out"] = fills(true, std::nullopt, 1);
    out["aten::fill.Scalar_out"] = fills(true, std::nullopt, 0);
    out["aten::zeros.out"] = fills(false, 0, 0);
    out["aten::ones.out"] = fills(false, 1, 0);
    out["aten::zeros_like.out"] = fills(true, 0, 1);
    out["aten::ones_like.out"] = fills(true, 1, 1);
    out["aten::empty.out"] = out["dim_order_ops::_empty_dim_order.out"] = empty;
    out["aten::scalar_tensor.out"] = scalarTensor;
    out["aten::arange.out"] = arange;
    out["aten::arange.start_out"] = arangeStart;
    out["aten::fill.Tensor_out"] = fillTensor;
    out["aten::copy_"] = copiesInto(true);
    out["aten::copy.out"] = copiesInto(false);
    out["aten::embedding.out"] = embedding;
    out["aten::index_select.out"] = indexSelect;
    out["aten::scatter.src_out"] = scatters(Scatters::source);
    out["aten::scatter.value_out"] = scatters(Scatters::value);
    out["aten::scatter_add.out"] = scatters(Scatters::add);
    out["aten::nonzero.out"] = nonzero;
    out["aten::repeat_interleave.Tensor_out"] = repeatInterleave;
    out["aten::masked_select.out"] = maskedSelect;
    out["aten::masked_scatter.out"] = maskedScatter;
    out["aten::masked_fill.Scalar_out"] = maskedFill;
    out["aten::index.Tensor_out"] = indexes(Indexes::read);
    out["aten::index_put.out"] = indexes(Indexes::put);
    out["aten::index_put_"] = indexes(Indexes::inPlace);
    return out;
}

}  // namespace arenascope::testing
