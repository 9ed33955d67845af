// Searches, scans, products of signals and functions of numbers, each against its definition written as loops.

#include <QTest>

#include <algorithm>

#include "tests/lowering/operator_case.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

// -- searching, scattering -------------------------------------------------------------------------------------------

std::vector<Case> searches() {
    const Array values{{2, 3}, {-1, 0, 0.5, 1, 2.5, 9}}, edges{{4}, {0, 1, 2, 3}},
        rows{{2, 4}, {0, 1, 2, 3, -5, 0, 0, 2}};
    const auto before = [](double x, const Numbers& sorted, bool right) {
        return static_cast<double>((right ? std::upper_bound(sorted.begin(), sorted.end(), x)
                                          : std::lower_bound(sorted.begin(), sorted.end(), x)) -
                                   sorted.begin());
    };
    const Array data = random({3, 5});
    const auto ordered = [&](std::int64_t row) {
        Numbers line(data.numbers.begin() + row * 5, data.numbers.begin() + row * 5 + 5);
        std::sort(line.begin(), line.end());
        return line;
    };
    const Array index{{2, 3}, {0, 2, 1, 0, 0, 1}}, src = random({2, 3}), base{{3, 3}, {1, 2, 3, 4, 5, 6, 7, 8, 9}};
    const auto scatteredBy = [&](double start, bool withSelf, const std::function<double(double, double)>& join) {
        Array out = base;
        std::vector<bool> met(9, withSelf);
        for (std::int64_t r = 0; r < 2; ++r)
            for (std::int64_t c = 0; c < 3; ++c) {
                const auto to = static_cast<std::size_t>(index.at({r, c}) * 3 + static_cast<double>(c));
                out.numbers[to] = join(met[to] ? out.numbers[to] : start, src.at({r, c}));
                met[to] = true;
            }
        return out;
    };
    const std::vector<fx::Arg> scatterArgs{self, whole("dim", 0), tensorArg("index", "b"), tensorArg("src", "c")};
    const auto scatterCase = [&](const std::string& how, bool withSelf, const Array& expected) {
        auto args = scatterArgs;
        args.push_back(arg("reduce", how));
        args.push_back(arg("include_self", withSelf));
        return Case{"scatter_reduce " + how + (withSelf ? "" : " of others"),
                    "aten::scatter_reduce.two",
                    {{base}, {index, DType::i64}, {src}},
                    args,
                    expected};
    };
    Array mean = scatteredBy(0, true, std::plus<>());
    for (std::size_t to = 0; to < 9; ++to) {
        double seen = 1;
        for (std::size_t i = 0; i < 6; ++i)
            seen += index.numbers[i] * 3 + static_cast<double>(i % 3) == static_cast<double>(to);
        mean.numbers[to] /= seen;
    }
    return {
        {"bucketize",
         "aten::bucketize.Tensor",
         {{values}, {edges}},
         {self, tensorArg("boundaries", "b")},
         filled({2, 3}, [&](const Shape& at) { return before(values.at(at), edges.numbers, false); }),
         DType::i64},
        {"bucketize right",
         "aten::bucketize.Tensor",
         {{values}, {edges}},
         {self, tensorArg("boundaries", "b"), arg("right", true)},
         filled({2, 3}, [&](const Shape& at) { return before(values.at(at), edges.numbers, true); }),
         DType::i64},
        {"searchsorted by rows",
         "aten::searchsorted.Tensor",
         {{rows}, {values}},
         {tensorArg("sorted_sequence", "a"), tensorArg("self", "b"), arg("side", std::string("right"))},
         filled({2, 3},
                [&](const Shape& at) {
                    return before(values.at(at),
                                  Numbers(rows.numbers.begin() + at[0] * 4, rows.numbers.begin() + at[0] * 4 + 4),
                                  true);
                }),
         DType::i64},
        {"nonzero_static",
         "aten::nonzero_static.default",
         {{{{2, 3}, {0, 1, 0, 2, 0, 3}}}},
         {self, whole("size", 4)},
         {{4, 2}, {0, 1, 1, 0, 1, 2, -1, -1}},
         DType::i64},
        {"isin",
         "aten::isin.Tensor_Tensor",
         {{values}, {edges}},
         {tensorArg("elements", "a"), tensorArg("test_elements", "b"), arg("invert", true)},
         {{2, 3}, {1, 0, 1, 0, 1, 1}},
         DType::boolean},
        {"kthvalue",
         "aten::kthvalue.default",
         {{data}},
         {self, whole("k", 4), whole("dim", 1)},
         filled({3}, [&](const Shape& at) { return ordered(at[0])[3]; }),
         DType::f32,
         {{3}}},
        {"median",
         "aten::median.dim",
         {{data}},
         {self, whole("dim", 1), arg("keepdim", true)},
         filled({3, 1}, [&](const Shape& at) { return ordered(at[0])[2]; }),
         DType::f32,
         {{3, 1}}},
        {"quantile",
         "aten::quantile.scalar",
         {{data}},
         {self, number("q", 0.4), whole("dim", 1)},
         filled({3},
                [&](const Shape& at) { return ordered(at[0])[1] + 0.6 * (ordered(at[0])[2] - ordered(at[0])[1]); })},
        {"repeat_interleave by a tensor",
         "aten::repeat_interleave.self_Tensor",
         {{data}, {{{3}, {2, 0, 1}}, DType::i64}},
         {self, tensorArg("repeats", "b"), whole("dim", 0), whole("output_size", 3)},
         filled({3, 5},
                [&](const Shape& at) {
                    return data.at({at[0] == 2 ? 2 : 0, at[1]});
                })},
        scatterCase("sum", true, scatteredBy(0, true, std::plus<>())),
        scatterCase("sum", false, scatteredBy(0, false, std::plus<>())),
        scatterCase("mean", true, mean),
        scatterCase("prod", false, scatteredBy(1, false, std::multiplies<>())),
        scatterCase("amax", true, scatteredBy(0, true, [](double a, double b) { return std::max(a, b); })),
        scatterCase("amin", false, scatteredBy(HUGE_VAL, false, [](double a, double b) { return std::min(a, b); })),
        {"index_reduce",
         "aten::index_reduce.default",
         {{base}, {{{2}, {2, 2}}, DType::i64}, {src}},
         {self, whole("dim", 0), tensorArg("index", "b"), tensorArg("source", "c"), arg("reduce", std::string("amax"))},
         filled({3, 3},
                [&](const Shape& at) {
                    return at[0] < 2 ? base.at(at) : std::max({base.at(at), src.at({0, at[1]}), src.at({1, at[1]})});
                })},
    };
}

// -- running results, matrices, signals ------------------------------------------------------------------------------

Array running(const Array& x, const std::function<double(double, double)>& join) {  // along the last of two dimensions
    Array out = x;
    for (std::size_t i = 0; i < out.numbers.size(); ++i)
        if (static_cast<std::int64_t>(i) % x.shape[1] != 0) out.numbers[i] = join(out.numbers[i - 1], out.numbers[i]);
    return out;
}

std::vector<Case> scans() {
    const Array x = random({3, 6}), v = random({2, 3}), w = random({2, 3}, 0.5);
    const auto last = whole("dim", 1);
    const auto crossed = [&](const Shape& at) {
        const auto i = (at[1] + 1) % 3, j = (at[1] + 2) % 3;
        return v.at({at[0], i}) * w.at({at[0], j}) - v.at({at[0], j}) * w.at({at[0], i});
    };
    const Array square{{1, 2, 2}, {2, 1, 5, 4}};
    return {
        {"cumprod", "aten::cumprod.default", {{x}}, {self, last}, running(x, std::multiplies<>())},
        {"cummax",
         "aten::cummax.default",
         {{x}},
         {self, last},
         running(x, [](double a, double b) { return std::max(a, b); }),
         DType::f32,
         {{3, 6}}},
        {"cummin",
         "aten::cummin.default",
         {{x}},
         {self, last},
         running(x, [](double a, double b) { return std::min(a, b); }),
         DType::f32,
         {{3, 6}}},
        {"logcumsumexp",
         "aten::logcumsumexp.default",
         {{x}},
         {self, last},
         running(x, [](double a, double b) { return std::log(std::exp(a) + std::exp(b)); })},
        {"cross", "aten::linalg_cross.default", {{v}, {w}}, {self, tensorArg("other", "b")}, filled({2, 3}, crossed)},
        {"inner",
         "aten::inner.default",
         {{v}, {w}},
         {self, tensorArg("other", "b")},
         filled({2, 2},
                [&](const Shape& at) {
                    double sum = 0;
                    for (std::int64_t i = 0; i < 3; ++i) sum += v.at({at[0], i}) * w.at({at[1], i});
                    return sum;
                })},
        {"kron",
         "aten::kron.default",
         {{v}, {square}},
         {self, tensorArg("other", "b")},
         filled({1, 4, 6},
                [&](const Shape& at) {
                    return v.at({at[1] / 2, at[2] / 2}) * square.at({0, at[1] % 2, at[2] % 2});
                })},
        {"diag_embed above",
         "aten::diag_embed.default",
         {{v}},
         {self, whole("offset", 1)},
         filled({2, 4, 4},
                [&](const Shape& at) {
                    return at[2] == at[1] + 1 ? v.at({at[0], at[1]}) : 0;
                })},
        {"diag_embed below",
         "aten::diag_embed.default",
         {{v}},
         {self, whole("offset", -1)},
         filled({2, 4, 4},
                [&](const Shape& at) {
                    return at[2] == at[1] - 1 ? v.at({at[0], at[2]}) : 0;
                })},
        {"block_diag",
         "aten::block_diag.default",
         {{v}, {{{1, 2}, {7, 8}}}},
         {tensorsArg("tensors", {"a", "b"})},
         filled({3, 5},
                [&](const Shape& at) {
                    if (at[0] < 2) return at[1] < 3 ? v.at({at[0], at[1]}) : 0;
                    return at[1] < 3 ? 0 : static_cast<double>(at[1] + 4);
                })},
        {"inverse by aten::linalg_inv_ex.inverse",
         "aten::linalg_inv.default",
         {{square}},
         {tensorArg("A", "a")},
         {{1, 2, 2}, {4.0 / 3, -1.0 / 3, -5.0 / 3, 2.0 / 3}}},
        {"pairwise_distance",
         "aten::pairwise_distance.default",
         {{v}, {w}},
         {tensorArg("x1", "a"), tensorArg("x2", "b")},
         filled({2},
                [&](const Shape& at) {
                    double sum = 0;
                    for (std::int64_t i = 0; i < 3; ++i) sum += std::pow(v.at({at[0], i}) - w.at({at[0], i}) + 1e-6, 2);
                    return std::sqrt(sum);
                })},
        {"hann_window",
         "aten::hann_window.default",
         {},
         {whole("window_length", 5)},
         filled({5}, [](const Shape& at) { return std::pow(std::sin(M_PI * static_cast<double>(at[0]) / 5), 2); })},
        {"blackman_window",
         "aten::blackman_window.periodic",
         {},
         {whole("window_length", 5), arg("periodic", false)},
         {{5}, {0, 0.34, 1, 0.34, 0}}},
        {"tril_indices",
         "aten::tril_indices.default",
         {},
         {whole("row", 3), whole("col", 2), whole("offset", -1)},
         {{2, 3}, {1, 2, 2, 0, 0, 1}},
         DType::i64},
        {"affine_grid",
         "aten::affine_grid_generator.default",
         {{{{1, 2, 3}, {1, 0, 0.5, 0, 2, 0}}}},
         {tensorArg("theta", "a"), intsArg("size", {1, 1, 2, 2}), arg("align_corners", false)},
         {{1, 2, 2, 2}, {0, -1, 1, -1, 0, 1, 1, 1}}},
    };
}

// -- elementwise -----------------------------------------------------------------------------------------------------

double betweenLogs(double x) {  // ln gamma at halves, by its recurrence from sqrt(pi)
    double out = std::log(std::sqrt(M_PI));
    for (double at = 0.5; at < x; ++at) out += std::log(at);
    return out;
}

std::vector<Case> functions() {
    constexpr double euler = 0.57721566490153286;  // -digamma(1)
    const Array x{{6}, {-2, -0.5, 0, 0.5, 1, 3}}, y{{6}, {1, 2, -1, 0, 3, -4}}, halves{{3}, {0.5, 2.5, 6.5}};
    const auto one = [&](const std::function<double(double)>& f) {
        return filled({6}, [&](const Shape& at) { return f(x.at(at)); });
    };
    const auto two = [&](const std::function<double(double, double)>& f) {
        return filled({6}, [&](const Shape& at) { return f(x.at(at), y.at(at)); });
    };
    const std::vector<fx::Arg> selfOther{self, tensorArg("other", "b")};
    const Array wanted{{2}, {1, 0}}, scores{{2, 3}, {0.1, 0.7, -0.2, 1, 0, -1}};
    const auto logShare = [&](std::int64_t row, std::int64_t c) {
        double sum = 0;
        for (std::int64_t i = 0; i < 3; ++i) sum += std::exp(scores.at({row, i}));
        return scores.at({row, c}) - std::log(sum);
    };
    return {
        {"logaddexp2", "aten::logaddexp2.default", {{x}, {y}}, selfOther, two([](double a, double b) {
             return std::log2(std::exp2(a) + std::exp2(b));
         })},
        {"heaviside",
         "aten::heaviside.default",
         {{x}, {y}},
         {self, tensorArg("values", "b")},
         two([](double a, double b) { return a > 0 ? 1
                                          : a < 0  ? 0
                                                   : b; })},
        {"copysign", "aten::copysign.Tensor", {{x}, {y}}, selfOther, two([](double a, double b) {
             return std::copysign(a, b);
         })},
        {"signbit", "aten::signbit.default", {{{{3}, {-0.0, 0.0, -1}}}}, {self}, {{3}, {1, 0, 1}}, DType::boolean},
        {"ldexp", "aten::ldexp.Tensor", {{x}, {y}}, selfOther, two([](double a, double b) {
             return a * std::exp2(b);
         })},
        {"isclose",
         "aten::isclose.default",
         {{x}, {{{6}, {-2, -0.50001, 1e-9, 0.6, HUGE_VAL, 3}}}},
         {self, tensorArg("other", "b"), number("rtol", 1e-4)},
         {{6}, {1, 1, 1, 0, 0, 1}},
         DType::boolean},
        {"entropy", "aten::special_entr.default", {{x}}, {self}, one([](double a) {
             return a > 0 ? -a * std::log(a) : a == 0 ? 0 : -HUGE_VAL;
         })},
        {"normal distribution", "aten::special_ndtr.default", {{x}}, {self}, one([](double a) {
             return std::erfc(-a / std::sqrt(2.0)) / 2;
         })},
        {"rounded to decimals",
         "aten::round.decimals",
         {{{{3}, {1.26, -0.051, 7}}}},
         {self, whole("decimals", 1)},
         {{3}, {1.3, -0.1, 7}}},
        {"log gamma",
         "aten::lgamma.default",
         {{halves}},
         {self},
         filled({3}, [&](const Shape& at) { return betweenLogs(halves.at(at)); })},
        {"digamma",
         "aten::digamma.default",
         {{{{4}, {1, 2, 0.5, -0.5}}}},
         {self},
         {{4}, {-euler, 1 - euler, -euler - 2 * std::log(2.0), 2 - euler - 2 * std::log(2.0)}}},
        {"erfinv",
         "aten::erfinv.default",
         {{{{4}, {std::erf(0.3), std::erf(-1.1), 0, std::erf(0.9)}}}},
         {self},
         {{4}, {0.3, -1.1, 0, 0.9}}},
        {"nansum", "aten::nansum.default", {{{{1, 3}, {1, std::nan(""), 5}}}}, {self, intsArg("dim", {1})}, {{1}, {6}}},
        {"mse_loss",
         "aten::mse_loss.default",
         {{x}, {y}},
         {self, tensorArg("target", "b")},
         {{}, {(9 + 6.25 + 1 + 0.25 + 4 + 49) / 6}}},
        {"smooth_l1_loss",
         "aten::smooth_l1_loss.default",
         {{x}, {y}},
         {self, tensorArg("target", "b"), whole("reduction", 0), number("beta", 2)},
         two([](double a, double b) { return std::abs(a - b) < 2 ? (a - b) * (a - b) / 4 : std::abs(a - b) - 1; })},
        {"binary cross entropy of logits",
         "aten::binary_cross_entropy_with_logits.default",
         {{x}, {{{6}, {1, 0, 1, 0, 1, 0}}}},
         {self, tensorArg("target", "b"), whole("reduction", 0)},
         filled({6},
                [&](const Shape& at) {
                    return at[0] % 2 == 0 ? std::log1p(std::exp(-x.at(at))) : std::log1p(std::exp(x.at(at)));
                })},
        {"cross entropy",
         "aten::cross_entropy_loss.default",
         {{scores}, {wanted, DType::i64}},
         {self, tensorArg("target", "b")},
         {{}, {-(logShare(0, 1) + logShare(1, 0)) / 2}}},
        {"batch norm by the batch",
         "aten::batch_norm.default",
         {{{{2, 1, 2}, {1, 2, 3, 6}}}, {{{1}, {2}}}},
         {tensorArg("input", "a"), tensorArg("weight", "b"), arg("training", true), number("eps", 0.5)},
         filled({2, 1, 2},
                [](const Shape& at) {
                    return 2 * (Array{{2, 1, 2}, {1, 2, 3, 6}}.at(at) - 3) / 2;
                })},  // variance 3.5
        {"attention of three dimensions",
         "aten::scaled_dot_product_attention.default",
         {{{{1, 1, 2}, {1, 0}}}, {{{1, 2, 2}, {2, 0, 0, 2}}}, {{{1, 2, 1}, {1, 3}}}},
         {tensorArg("query", "a"), tensorArg("key", "b"), tensorArg("value", "c")},
         {{1, 1, 1}, {(std::exp(std::sqrt(2.0)) + 3) / (std::exp(std::sqrt(2.0)) + 1)}}},
    };
}

}  // namespace

class TestScansAndFunctions : public QObject {
    Q_OBJECT

private slots:
    void followTheirDefinition_data() { addRows(all_); }
    void followTheirDefinition() {
        QFETCH(int, index);
        QCOMPARE(failureOf(all_[static_cast<std::size_t>(index)]), QString());
    }

private:
    const std::vector<Case> all_ = [] {
        std::vector<Case> out;
        for (auto&& cases : {searches(), scans(), functions()}) out.insert(out.end(), cases.begin(), cases.end());
        return out;
    }();
};

QTEST_GUILESS_MAIN(TestScansAndFunctions)
#include "test_scans_and_functions.moc"
