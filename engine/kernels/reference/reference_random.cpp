// Random numbers: the same ones in every run, so that runs can be compared.

#include <cmath>

#include "engine/base/random.h"
#include "engine/kernels/families.h"
#include "engine/kernels/positions.h"

namespace arenascope {

namespace {

/// (size, out)
template <bool Normal>
Result<> random(Call& call) {
    TRY(const Dims sizes, call.ints(0));
    TRY(TensorValue * out, call.tensor(1));
    CHECKED(check_computable(*out));
    CHECKED(resize(*out, sizes));
    KernelRandom bits(1);
    const auto unit = [&] { return (static_cast<double>(bits() >> 11) + 0.5) * 0x1p-53; };
    return for_positions(sizes, [&](const Dims& at, std::int64_t) -> Result<> {
        const double first = unit();
        const double value =
            Normal ? std::sqrt(-2 * std::log(first)) * std::cos(2 * M_PI * unit()) : std::min(first, 0x1.fffffep-1);
        store_one<double>(*out, offset_at(*out, at), value);
        return done;
    });
}

constexpr Kernel rows[] = {
    {"aten::rand.out", 2, random<false>},
    {"aten::randn.out", 2, random<true>},
};

}  // namespace

KernelFamily reference_random_kernels() { return rows; }

}  // namespace arenascope
