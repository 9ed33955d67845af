// Padding that repeats what is there: reflection and replication over the last one to three dimensions.

#include "engine/kernels/families.h"
#include "engine/kernels/positions.h"

namespace arenascope {

namespace {

enum class Mode : std::uint8_t { reflect, replicate };

/// The source of an output coordinate: mirrored without the edge, or the edge itself.
template <Mode M>
std::int64_t source_of(std::int64_t at, std::int64_t size) {
    if constexpr (M == Mode::replicate) return std::clamp<std::int64_t>(at, 0, size - 1);
    else return at < 0 ? -at : at >= size ? 2 * (size - 1) - at : at;
}

/// (self, padding: before and after, last dimension first, out)
template <Mode M, std::size_t Spatial>
Result<> pad(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const SmallVector<std::int64_t> amounts, call.long_ints(1));
    TRY(TensorValue * out, call.tensor(2));
    const std::size_t rank = self->rank();
    if (amounts.size() != 2 * Spatial || rank < Spatial || rank > Spatial + 2) {
        return Error{.what = message("{count} numbers of padding do not fit {tensor}", amounts.size(), describe(*self)),
                     .expected = Message::verbatim(std::to_string(2 * Spatial))};
    }
    CHECKED(check_computable(*self));
    CHECKED(check_computable(*out));
    Dims sizes = self->sizes, starts = Dims::filled(rank, 0);
    for (std::size_t i = 0; i < Spatial; ++i) {
        const std::size_t dim = rank - 1 - i;
        const std::int64_t before = amounts[2 * i], after = amounts[2 * i + 1], size = self->sizes[dim];
        const std::int64_t most = M == Mode::reflect ? size - 1 : std::int64_t{1} << 40;
        if (size < 1 || before > most || after > most || before < -size || after < -size || size + before + after < 1) {
            return Error{.what = message("cannot pad {tensor} by {before} and {after} in dimension {dimension}",
                                         describe(*self), before, after, dim)};
        }
        sizes[dim] = size + before + after;
        starts[dim] = before;
    }
    CHECKED(resize(*out, sizes));
    return for_positions(sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        Dims from = position;
        for (std::size_t i = rank - Spatial; i < rank; ++i)
            from[i] = source_of<M>(position[i] - starts[i], self->sizes[i]);
        copy_element(*out, position, *self, from);
        return done;
    });
}

constexpr Kernel rows[] = {
    {"aten::reflection_pad1d.out", 3, pad<Mode::reflect, 1>},
    {"aten::reflection_pad2d.out", 3, pad<Mode::reflect, 2>},
    {"aten::reflection_pad3d.out", 3, pad<Mode::reflect, 3>},
    {"aten::replication_pad1d.out", 3, pad<Mode::replicate, 1>},
    {"aten::replication_pad2d.out", 3, pad<Mode::replicate, 2>},
    {"aten::replication_pad3d.out", 3, pad<Mode::replicate, 3>},
};

}  // namespace

KernelFamily padding_kernels() { return rows; }

}  // namespace arenascope
