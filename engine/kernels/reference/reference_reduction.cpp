// The meaning of reductions and softmax: every element is added to the result at its index, in double.

#include <cmath>
#include <limits>

#include "engine/kernels/families.h"
#include "engine/kernels/positions.h"

namespace arenascope {

namespace {

/// Which dimensions go; none given means all.
Result<std::array<bool, max_rank>> reduced_dims(const TensorValue& self, const Dims& dims) {
    std::array<bool, max_rank> gone{};
    for (const std::int64_t dim : dims) {
        TRY(const std::size_t at, wrap_dim(dim, self.rank()));
        gone[at] = true;
    }
    if (dims.size() == 0) gone.fill(true);
    return gone;
}

Dims sizes_without(const TensorValue& self, const std::array<bool, max_rank>& gone, bool keepdim) {
    Dims sizes;
    for (std::size_t i = 0; i < self.rank(); ++i) {
        if (!gone[i]) sizes.push_back(self.sizes[i]);
        else if (keepdim) sizes.push_back(1);
    }
    return sizes;
}

/// The result that an element belongs to, in logical order.
std::int64_t result_of(const TensorValue& self, const std::array<bool, max_rank>& gone, const Dims& position) {
    std::int64_t at = 0;
    for (std::size_t i = 0; i < self.rank(); ++i) {
        if (!gone[i]) at = at * self.sizes[i] + position[i];
    }
    return at;
}

std::int64_t offset_of(const TensorValue& tensor, std::int64_t number) {
    std::int64_t offset = 0;
    for (std::size_t dim = tensor.rank(); dim-- > 0; number /= tensor.sizes[dim])
        offset += number % tensor.sizes[dim] * tensor.strides[dim];
    return offset;
}

struct Gathered {
    std::vector<std::vector<double>> elements;  ///< of each result, in logical order
    Dims sizes;
};

Result<Gathered> gather(const TensorValue& self, const Dims& dims, bool keepdim) {
    CHECKED(check_computable(self));
    TRY(const auto gone, reduced_dims(self, dims));
    Gathered out;
    out.sizes = sizes_without(self, gone, keepdim);
    out.elements.resize(static_cast<std::size_t>(product(out.sizes)));
    CHECKED(for_positions(self.sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        out.elements[static_cast<std::size_t>(result_of(self, gone, position))].push_back(
            load_one<double>(self, offset_at(self, position)));
        return done;
    }));
    return out;
}

using Fold = double (*)(const std::vector<double>&);

double sum(const std::vector<double>& items) {
    double total = 0;
    for (const double x : items) total += x;
    return total;
}
double mean(const std::vector<double>& items) { return sum(items) / static_cast<double>(items.size()); }
double times(const std::vector<double>& items) {
    double total = 1;
    for (const double x : items) total *= x;
    return total;
}
double most(const std::vector<double>& items) {
    double best = items.empty() ? 0 : items.front();
    for (const double x : items) best = x != x || x > best ? x : best;
    return best;
}
double least(const std::vector<double>& items) {
    double best = items.empty() ? 0 : items.front();
    for (const double x : items) best = x != x || x < best ? x : best;
    return best;
}
double any(const std::vector<double>& items) {
    return std::any_of(items.begin(), items.end(), [](double x) { return x != 0; }) ? 1 : 0;
}
double all(const std::vector<double>& items) {
    return std::all_of(items.begin(), items.end(), [](double x) { return x != 0; }) ? 1 : 0;
}

Result<> fold_into(const TensorValue& self, const Dims& dims, bool keepdim, Fold fold, TensorValue& out) {
    CHECKED(check_computable(out));
    TRY(const Gathered gathered, gather(self, dims, keepdim));
    CHECKED(resize(out, gathered.sizes));
    for (std::size_t i = 0; i < gathered.elements.size(); ++i) {
        if (gathered.elements[i].empty() && (fold == most || fold == least))
            return Error{.what = message("cannot find an extremum of an empty tensor")};
        store_one<double>(out, offset_of(out, static_cast<std::int64_t>(i)), fold(gathered.elements[i]));
    }
    return done;
}

/// (self, dims, keepdim, [dtype,] out)
template <Fold F, std::size_t OutAt>
Result<> fold_dims(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const Dims dims, call.ints(1));
    TRY(const bool keepdim, call.boolean(2));
    TRY(TensorValue * out, call.tensor(OutAt));
    return fold_into(*self, dims, keepdim, F, *out);
}
template <Fold F, std::size_t OutAt>
Result<> fold_all(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(TensorValue * out, call.tensor(OutAt));
    return fold_into(*self, {}, false, F, *out);
}

/// (self, dim, half_to_float, out)
template <bool Log>
Result<> softmax(Call& call) {
    TRY(const TensorValue* self, call.tensor(0));
    TRY(const std::int64_t dim, call.integer(1));
    TRY(TensorValue * out, call.tensor(3));
    CHECKED(check_computable(*out));
    CHECKED(resize(*out, self->sizes));
    TRY(const auto gone, reduced_dims(*self, Dims{dim}));
    TRY(const Gathered gathered, gather(*self, Dims{dim}, false));
    return for_positions(self->sizes, [&](const Dims& position, std::int64_t) -> Result<> {
        const auto& line = gathered.elements[static_cast<std::size_t>(result_of(*self, gone, position))];
        const double top = most(line);
        double total = 0;
        for (const double x : line) total += std::exp(x - top);
        const double x = load_one<double>(*self, offset_at(*self, position)) - top;
        store_one<double>(*out, offset_at(*out, position), Log ? x - std::log(total) : std::exp(x) / total);
        return done;
    });
}

constexpr Kernel rows[] = {
    {"aten::sum.IntList_out", 5, fold_dims<sum, 4>}, {"aten::mean.out", 5, fold_dims<mean, 4>},
    {"aten::prod.int_out", 5, fold_dims<times, 4>},  {"aten::amax.out", 4, fold_dims<most, 3>},
    {"aten::amin.out", 4, fold_dims<least, 3>},      {"aten::any.out", 4, fold_dims<any, 3>},
    {"aten::any.dims_out", 4, fold_dims<any, 3>},    {"aten::all.out", 4, fold_dims<all, 3>},
    {"aten::any.all_out", 2, fold_all<any, 1>},      {"aten::all.all_out", 2, fold_all<all, 1>},
    {"aten::max.unary_out", 2, fold_all<most, 1>},   {"aten::min.unary_out", 2, fold_all<least, 1>},
    {"aten::_softmax.out", 4, softmax<false>},       {"aten::_log_softmax.out", 4, softmax<true>},
};

}  // namespace

KernelFamily reference_reduction_kernels() { return rows; }

}  // namespace arenascope
