// Operators of the training dialect give the results of their definitions, through lowering, planning and running.

#include <QTest>

#include <functional>

#include "tests/lowering/built_program.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

Numbers ramp(std::size_t count, double step = 0.25, double from = -1.0) {
    Numbers out(count);
    for (std::size_t i = 0; i < count; ++i) out[i] = from + step * static_cast<double>(i);
    return out;
}

Numbers mapped(const Numbers& numbers, const std::function<double(double)>& f) {
    Numbers out;
    for (const double x : numbers) out.push_back(f(x));
    return out;
}

struct Operand {
    Shape shape;
    Numbers numbers;
    DType dtype = DType::f32;
};

struct Case {
    std::string target;
    std::vector<Operand> operands;  ///< a, b, c, ...
    std::vector<fx::Arg> args;
    Operand expected;
};

const Shape line{8};
const Numbers xs = ramp(8);  // -1 ... 0.75

Case unary(const std::string& name, const std::function<double(double)>& f, std::vector<fx::Arg> more = {}) {
    std::vector<fx::Arg> args{tensorArg("self", "a")};
    args.insert(args.end(), more.begin(), more.end());
    return {"aten::" + name + ".default", {{line, xs}}, std::move(args), {line, mapped(xs, f)}};
}

double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

// Tables of cases, one a line.
// clang-format off
std::vector<Case> activations() {
    return {
        unary("selu", [](double x) { return 1.0507009873554805 * (x > 0 ? x : 1.6732632423543772 * std::expm1(x)); }),
        unary("celu", [](double x) { return x > 0 ? x : 2 * std::expm1(x / 2); }, {arg("alpha", 2.0)}),
        unary("hardshrink", [](double x) { return std::abs(x) > 0.5 ? x : 0; }),
        unary("softshrink", [](double x) { return x > 0.5 ? x - 0.5 : x < -0.5 ? x + 0.5 : 0; }),
        unary("tanhshrink", [](double x) { return x - std::tanh(x); }),
        unary("log_sigmoid", [](double x) { return std::log(sigmoid(x)); }),
        unary("softplus", [](double x) { return 3 * x > 1 ? x : std::log1p(std::exp(3 * x)) / 3; },
              {arg("beta", 3.0), arg("threshold", 1.0)}),
        unary("threshold", [](double x) { return x > 0.1 ? x : 7; }, {arg("threshold", 0.1), arg("value", 7.0)}),
        unary("rrelu", [](double x) { return x >= 0 ? x : 0.25 * x; }, {arg("lower", 0.2), arg("upper", 0.3)}),
        unary("mish", [](double x) { return x * std::tanh(std::log1p(std::exp(x))); }),
        unary("square", [](double x) { return x * x; }),
        unary("exp2", [](double x) { return std::exp2(x); }),
        unary("frac", [](double x) { return x - std::trunc(x); }),
        unary("erfc", [](double x) { return std::erfc(x); }),
        unary("sinc", [](double x) { return x == 0 ? 1 : std::sin(M_PI * x) / (M_PI * x); }),
        unary("deg2rad", [](double x) { return x * M_PI / 180; }),
        unary("nan_to_num", [](double x) { return x; }),
        unary("clamp_min", [](double x) { return std::max(x, 0.2); }, {arg("min", 0.2)}),
        unary("clamp_max", [](double x) { return std::min(x, 0.2); }, {arg("max", 0.2)}),
        unary("sgn", [](double x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }),
        {"aten::prelu.default", {{{1, 2, 4}, xs}, {{2}, {0.5, 2}}}, {tensorArg("self", "a"), tensorArg("weight", "b")},
         {{1, 2, 4}, {-0.5, -0.375, -0.25, -0.125, 0, 0.25, 0.5, 0.75}}},
        {"aten::glu.default", {{{2, 4}, xs}}, {tensorArg("self", "a"), arg("dim", std::int64_t{-1})},
         {{2, 2}, {-1 * sigmoid(-0.5), -0.75 * sigmoid(-0.25), 0, 0.25 * sigmoid(0.75)}}},
    };
}

std::vector<Case> pairs() {
    const Numbers ys = ramp(8, 0.5, 0.25);
    const auto both = [&](const std::function<double(double, double)>& f) {
        Numbers out;
        for (std::size_t i = 0; i < xs.size(); ++i) out.push_back(f(xs[i], ys[i]));
        return out;
    };
    const std::vector<Operand> two{{line, xs}, {line, ys}};
    const std::vector<fx::Arg> selfOther{tensorArg("self", "a"), tensorArg("other", "b")};
    return {
        {"aten::hypot.default", two, selfOther, {line, both([](double x, double y) { return std::hypot(x, y); })}},
        {"aten::xlogy.Tensor", two, selfOther, {line, both([](double x, double y) { return x == 0 ? 0 : x * std::log(y); })}},
        {"aten::logaddexp.default", two, selfOther,
         {line, both([](double x, double y) { return std::log(std::exp(x) + std::exp(y)); })}},
        {"aten::max.other", two, selfOther, {line, both([](double x, double y) { return std::max(x, y); })}},
        {"aten::multiply.Tensor", two, selfOther, {line, both([](double x, double y) { return x * y; })}},
        {"aten::lerp.Scalar", two, {tensorArg("self", "a"), tensorArg("end", "b"), arg("weight", 0.75)},
         {line, both([](double x, double y) { return x + 0.75 * (y - x); })}},
        {"aten::lerp.Tensor", {{line, xs}, {line, ys}, {line, ramp(8, 0.1, 0.1)}},
         {tensorArg("self", "a"), tensorArg("end", "b"), tensorArg("weight", "c")},
         {line, [&] {
              Numbers out;
              for (std::size_t i = 0; i < 8; ++i) out.push_back(xs[i] + 0.1 * static_cast<double>(i + 1) * (ys[i] - xs[i]));
              return out;
          }()}},
        {"aten::addcmul.default", two, {tensorArg("self", "a"), tensorArg("tensor1", "a"), tensorArg("tensor2", "b"), arg("value", 2.0)},
         {line, both([](double x, double y) { return x + 2 * x * y; })}},
        {"aten::addcdiv.default", two, {tensorArg("self", "a"), tensorArg("tensor1", "a"), tensorArg("tensor2", "b")},
         {line, both([](double x, double y) { return x + x / y; })}},
        {"aten::cosine_similarity.default", {{{1, 8}, xs}, {{1, 8}, ys}}, {tensorArg("x1", "a"), tensorArg("x2", "b")},
         {{1}, [&] {
              double xy = 0, xx = 0, yy = 0;
              for (std::size_t i = 0; i < 8; ++i) { xy += xs[i] * ys[i]; xx += xs[i] * xs[i]; yy += ys[i] * ys[i]; }
              return Numbers{xy / std::sqrt(xx * yy)};
          }()}},
        {"aten::dot.default", {{line, xs}, {line, ys}}, {tensorArg("self", "a"), tensorArg("tensor", "b")},
         {{}, [&] { double sum = 0; for (std::size_t i = 0; i < 8; ++i) sum += xs[i] * ys[i]; return Numbers{sum}; }()}},
        {"aten::outer.default", {{{2}, {1, 2}}, {{3}, {3, 4, 5}}}, {tensorArg("self", "a"), tensorArg("vec2", "b")},
         {{2, 3}, {3, 4, 5, 6, 8, 10}}},
        {"aten::matmul.default", {{{3}, {1, 2, 3}}, {{3, 2}, {1, 2, 3, 4, 5, 6}}}, {tensorArg("self", "a"), tensorArg("other", "b")},
         {{2}, {22, 28}}},
        {"aten::baddbmm.default", {{{1, 1, 2}, {10, 20}}, {{1, 1, 2}, {1, 2}}, {{1, 2, 2}, {1, 2, 3, 4}}},
         {tensorArg("self", "a"), tensorArg("batch1", "b"), tensorArg("batch2", "c"), arg("beta", 0.5), arg("alpha", 2.0)},
         {{1, 1, 2}, {19, 30}}},
        {"aten::linear.default", {{{2}, {1, 2}}, {{3, 2}, {1, 2, 3, 4, 5, 6}}}, {tensorArg("input", "a"), tensorArg("weight", "b")},
         {{3}, {5, 11, 17}}},
        {"aten::bilinear.default", {{{1, 2}, {1, 2}}, {{1, 2}, {3, 4}}, {{1, 2, 2}, {1, 2, 3, 4}}},
         {tensorArg("input1", "a"), tensorArg("input2", "b"), tensorArg("weight", "c")}, {{1, 1}, {1 * 11 + 2 * 25}}},
        {"aten::einsum.default", {{{2, 3}, {1, 2, 3, 4, 5, 6}}, {{3, 2}, {1, 0, 0, 1, 1, 1}}},
         {arg("equation", std::string("ij,jk->ki")), tensorsArg("tensors", {"a", "b"})}, {{2, 2}, {4, 10, 5, 11}}},
        {"aten::einsum.default", {{{2, 1, 2}, {1, 2, 3, 4}}, {{2, 2}, {1, 10, 100, 1000}}},
         {arg("equation", std::string("...i,...i")), tensorsArg("tensors", {"a", "b"})}, {{2, 2}, {21, 2100, 43, 4300}}},
        {"aten::einsum.default", {{{2}, {1, 2}}, {{3}, {1, 2, 3}}, {{2, 3}, {1, 1, 1, 1, 1, 2}}},
         {arg("equation", std::string("i,j,ij->")), tensorsArg("tensors", {"a", "b", "c"})}, {{}, {24}}},
        {"aten::einsum.default", {{{2, 3}, {1, 2, 3, 4, 5, 6}}},
         {arg("equation", std::string("ij->j")), tensorsArg("tensors", {"a"})}, {{3}, {5, 7, 9}}},
        {"aten::tensordot.default", {{{2, 3}, {1, 2, 3, 4, 5, 6}}, {{3, 2}, {1, 0, 0, 1, 1, 1}}},
         {tensorArg("self", "a"), tensorArg("other", "b"), intsArg("dims_self", {1}), intsArg("dims_other", {0})},
         {{2, 2}, {4, 5, 10, 11}}},
    };
}

std::vector<Case> shapes() {
    const Operand six{{2, 3}, {1, 2, 3, 4, 5, 6}}, image{{1, 1, 3, 3}, {1, 2, 3, 4, 5, 6, 7, 8, 9}};
    const auto self = tensorArg("self", "a");
    return {
        {"aten::pad.default", {{{1, 4}, {1, 2, 3, 4}}}, {self, intsArg("pad", {2, 1}), arg("mode", std::string("reflect"))},
         {{1, 7}, {3, 2, 1, 2, 3, 4, 3}}},
        {"aten::pad.default", {{{1, 4}, {1, 2, 3, 4}}}, {self, intsArg("pad", {2, 1}), arg("mode", std::string("replicate"))},
         {{1, 7}, {1, 1, 1, 2, 3, 4, 4}}},
        {"aten::pad.default", {{{1, 4}, {1, 2, 3, 4}}}, {self, intsArg("pad", {2, 1}), arg("mode", std::string("circular"))},
         {{1, 7}, {3, 4, 1, 2, 3, 4, 1}}},
        {"aten::reflection_pad2d.default", {image}, {self, intsArg("padding", {1, 0, 0, 1})},
         {{1, 1, 4, 4}, {2, 1, 2, 3, 5, 4, 5, 6, 8, 7, 8, 9, 5, 4, 5, 6}}},
        {"aten::movedim.int", {{{1, 2, 3}, {1, 2, 3, 4, 5, 6}}}, {self, arg("source", std::int64_t{2}), arg("destination", std::int64_t{0})},
         {{3, 1, 2}, {1, 4, 2, 5, 3, 6}}},
        {"aten::mT.default", {six}, {self}, {{3, 2}, {1, 4, 2, 5, 3, 6}}},
        {"aten::narrow.default", {six}, {self, arg("dim", std::int64_t{1}), arg("start", std::int64_t{1}), arg("length", std::int64_t{2})},
         {{2, 2}, {2, 3, 5, 6}}},
        {"aten::roll.default", {six}, {self, intsArg("shifts", {1}), intsArg("dims", {1})}, {{2, 3}, {3, 1, 2, 6, 4, 5}}},
        {"aten::roll.default", {six}, {self, intsArg("shifts", {-1})}, {{2, 3}, {2, 3, 4, 5, 6, 1}}},
        {"aten::rot90.default", {six}, {self, arg("k", std::int64_t{1}), intsArg("dims", {0, 1})}, {{3, 2}, {3, 6, 2, 5, 1, 4}}},
        {"aten::rot90.default", {six}, {self, arg("k", std::int64_t{3}), intsArg("dims", {0, 1})}, {{3, 2}, {4, 1, 5, 2, 6, 3}}},
        {"aten::fliplr.default", {six}, {self}, {{2, 3}, {3, 2, 1, 6, 5, 4}}},
        {"aten::tile.default", {{{2}, {1, 2}}}, {self, intsArg("dims", {2})}, {{4}, {1, 2, 1, 2}}},
        {"aten::repeat_interleave.self_int", {{{2}, {1, 2}}}, {self, arg("repeats", std::int64_t{2})}, {{4}, {1, 1, 2, 2}}},
        {"aten::hstack.default", {{{2}, {1, 2}}, {{1}, {3}}}, {tensorsArg("tensors", {"a", "b"})}, {{3}, {1, 2, 3}}},
        {"aten::vstack.default", {{{2}, {1, 2}}, {{2}, {3, 4}}}, {tensorsArg("tensors", {"a", "b"})}, {{2, 2}, {1, 2, 3, 4}}},
        {"aten::column_stack.default", {{{2}, {1, 2}}, {{2}, {3, 4}}}, {tensorsArg("tensors", {"a", "b"})}, {{2, 2}, {1, 3, 2, 4}}},
        {"aten::triu.default", {six}, {self, arg("diagonal", std::int64_t{1})}, {{2, 3}, {0, 2, 3, 0, 0, 6}}},
        {"aten::tril.default", {six}, {self}, {{2, 3}, {1, 0, 0, 4, 5, 0}}},
        {"aten::pixel_unshuffle.default", {{{1, 1, 2, 4}, {1, 2, 3, 4, 5, 6, 7, 8}}}, {self, arg("downscale_factor", std::int64_t{2})},
         {{1, 4, 1, 2}, {1, 3, 2, 4, 5, 7, 6, 8}}},
        {"aten::channel_shuffle.default", {{{1, 4, 1, 1}, {1, 2, 3, 4}}}, {self, arg("groups", std::int64_t{2})},
         {{1, 4, 1, 1}, {1, 3, 2, 4}}},
        {"aten::im2col.default", {image},
         {self, intsArg("kernel_size", {2, 2}), intsArg("dilation", {1, 1}), intsArg("padding", {0, 0}), intsArg("stride", {1, 1})},
         {{1, 4, 4}, {1, 2, 4, 5, 2, 3, 5, 6, 4, 5, 7, 8, 5, 6, 8, 9}}},
        {"aten::take_along_dim.default", {six, {{2, 1}, {2, 0}, DType::i64}}, {self, tensorArg("indices", "b"), arg("dim", std::int64_t{1})},
         {{2, 1}, {3, 4}}},
        {"aten::take.default", {six, {{2}, {5, 0}, DType::i64}}, {self, tensorArg("index", "b")}, {{2}, {6, 1}}},
        {"aten::index_fill.int_Scalar", {six, {{1}, {1}, DType::i64}},
         {self, arg("dim", std::int64_t{1}), tensorArg("index", "b"), arg("value", 9.0)}, {{2, 3}, {1, 9, 3, 4, 9, 6}}},
        {"aten::index_add.default", {six, {{2}, {0, 0}, DType::i64}, {{2, 3}, {1, 1, 1, 2, 2, 2}}},
         {self, arg("dim", std::int64_t{0}), tensorArg("index", "b"), tensorArg("source", "c")}, {{2, 3}, {4, 5, 6, 4, 5, 6}}},
        {"aten::index_copy.default", {six, {{1}, {2}, DType::i64}, {{2, 1}, {8, 9}}},
         {self, arg("dim", std::int64_t{1}), tensorArg("index", "b"), tensorArg("source", "c")}, {{2, 3}, {1, 2, 8, 4, 5, 9}}},
        {"aten::linspace.default", {}, {arg("start", 0.0), arg("end", 1.0), arg("steps", std::int64_t{5})}, {{5}, {0, 0.25, 0.5, 0.75, 1}}},
        {"aten::eye.default", {}, {arg("n", std::int64_t{2})}, {{2, 2}, {1, 0, 0, 1}}},
    };
}

std::vector<Case> layers() {
    const Operand image{{1, 2, 2, 2}, {1, 2, 3, 4, -1, 0, 1, 4}}, wave{{1, 1, 6}, {1, 5, 2, 6, 3, 4}};
    const auto normal = [](const Numbers& x, double mean, double var) {
        return mapped(x, [=](double v) { return (v - mean) / std::sqrt(var + 1e-5); });
    };
    Numbers instance = normal({1, 2, 3, 4}, 2.5, 1.25);
    const Numbers second = normal({-1, 0, 1, 4}, 1, 3.5);
    instance.insert(instance.end(), second.begin(), second.end());
    const double rms = std::sqrt((1 + 4 + 9 + 16) / 4.0 + 1e-6);
    const auto self = tensorArg("self", "a");
    return {
        {"aten::instance_norm.default", {image}, {tensorArg("input", "a"), arg("use_input_stats", true), arg("eps", 1e-5)},
         {{1, 2, 2, 2}, instance}},
        {"aten::rms_norm.default", {{{1, 4}, {1, 2, 3, 4}}, {{4}, {1, 1, 2, 2}}},
         {tensorArg("input", "a"), intsArg("normalized_shape", {4}), tensorArg("weight", "b"), arg("eps", 1e-6)},
         {{1, 4}, {1 / rms, 2 / rms, 6 / rms, 8 / rms}}},
        {"aten::max_pool1d.default", {wave}, {self, intsArg("kernel_size", {2}), intsArg("stride", {2})}, {{1, 1, 3}, {5, 6, 4}}},
        {"aten::avg_pool1d.default", {wave}, {self, intsArg("kernel_size", {3})}, {{1, 1, 2}, {8.0 / 3, 13.0 / 3}}},
        {"aten::adaptive_avg_pool1d.default", {wave}, {self, intsArg("output_size", {1})}, {{1, 1, 1}, {3.5}}},
        {"aten::adaptive_avg_pool1d.default", {wave}, {self, intsArg("output_size", {2})}, {{1, 1, 2}, {8.0 / 3, 13.0 / 3}}},
        {"aten::adaptive_max_pool2d.default", {image}, {self, intsArg("output_size", {1, 1})}, {{1, 2, 1, 1}, {4, 4}}},
        {"aten::upsample_nearest1d.vec", {{{1, 1, 2}, {1, 2}}},
         {tensorArg("input", "a"), arg("output_size", fx::None{}), arg("scale_factors", std::vector<double>{2.0})}, {{1, 1, 4}, {1, 1, 2, 2}}},
        {"aten::upsample_linear1d.vec", {{{1, 1, 2}, {1, 2}}},
         {tensorArg("input", "a"), intsArg("output_size", {4}), arg("align_corners", false), arg("scale_factors", fx::None{})},
         {{1, 1, 4}, {1, 1.25, 1.75, 2}}},
        {"aten::conv1d.padding", {wave, {{1, 1, 2}, {1, 10}}},
         {tensorArg("input", "a"), tensorArg("weight", "b"), arg("padding", std::string("same"))}, {{1, 1, 6}, {51, 25, 62, 36, 43, 4}}},
        {"aten::conv1d.default", {{{1, 6}, {1, 5, 2, 6, 3, 4}}, {{1, 1, 2}, {1, 10}}}, {tensorArg("input", "a"), tensorArg("weight", "b")},
         {{1, 5}, {51, 25, 62, 36, 43}}},
        {"aten::_weight_norm.default", {{{2, 2}, {3, 4, 6, 8}}, {{2, 1}, {1, 2}}},
         {tensorArg("v", "a"), tensorArg("g", "b"), arg("dim", std::int64_t{0})}, {{2, 2}, {0.6, 0.8, 1.2, 1.6}}},
        {"aten::embedding_bag.padding_idx",
         {{{3, 2}, {1, 2, 3, 4, 5, 6}}, {{4}, {0, 2, 1, 1}, DType::i64}, {{2}, {0, 2}, DType::i64}},
         {tensorArg("weight", "a"), tensorArg("indices", "b"), tensorArg("offsets", "c"), arg("scale_grad_by_freq", false),
          arg("mode", std::int64_t{1}), arg("sparse", false), arg("per_sample_weights", fx::None{}),
          arg("include_last_offset", false), arg("padding_idx", std::int64_t{-1})},
         {{2, 2}, {3, 4, 3, 4}}},
        // An ignored index, an empty bag, and a row after the last index.
        {"aten::embedding_bag.padding_idx",
         {{{3, 2}, {1, 2, 3, 4, 5, 6}}, {{4}, {0, 2, 1, 1}, DType::i64}, {{4}, {0, 2, 2, 3}, DType::i64}},
         {tensorArg("weight", "a"), tensorArg("indices", "b"), tensorArg("offsets", "c"), arg("mode", std::int64_t{0}),
          arg("include_last_offset", true), arg("padding_idx", std::int64_t{2})},
         {{3, 2}, {1, 2, 0, 0, 3, 4}}},
        {"aten::embedding_bag.padding_idx",
         {{{3, 2}, {1, 2, 3, 4, 5, 6}}, {{4}, {0, 2, 1, 1}, DType::i64}, {{2}, {0, 4}, DType::i64}},
         {tensorArg("weight", "a"), tensorArg("indices", "b"), tensorArg("offsets", "c"), arg("mode", std::int64_t{1}),
          arg("include_last_offset", false), arg("padding_idx", std::int64_t{-1})},
         {{2, 2}, {3, 4, 0, 0}}},
        {"aten::embedding_bag.default",
         {{{3, 2}, {1, 2, 3, 4, 5, 6}}, {{4}, {0, 2, 1, 1}, DType::i64}, {{2}, {0, 2}, DType::i64}, {{4}, {1, 10, 100, 0}}},
         {tensorArg("weight", "a"), tensorArg("indices", "b"), tensorArg("offsets", "c"), arg("mode", std::int64_t{0}),
          tensorArg("per_sample_weights", "d")},
         {{2, 2}, {51, 62, 300, 400}}},
        {"aten::embedding_bag.default",
         {{{3, 2}, {1, -2, 3, 4, 5, -6}}, {{3}, {0, 2, 1}, DType::i64}, {{3}, {0, 2, 3}, DType::i64}},
         {tensorArg("weight", "a"), tensorArg("indices", "b"), tensorArg("offsets", "c"), arg("mode", std::int64_t{2})},
         {{3, 2}, {5, -2, 3, 4, 0, 0}}},
        // The same where a matrix of membership would be larger than the sums.
        {"aten::embedding_bag.padding_idx",
         {{{3, 1}, {1, 2, 3}}, {{8}, {0, 1, 2, 0, 1, 2, 0, 1}, DType::i64}, {{4}, {0, 3, 3, 6}, DType::i64}},
         {tensorArg("weight", "a"), tensorArg("indices", "b"), tensorArg("offsets", "c"), arg("mode", std::int64_t{0}),
          arg("include_last_offset", true), arg("padding_idx", std::int64_t{1})},
         {{3, 1}, {4, 0, 4}}},
        {"aten::embedding_bag.default",
         {{{3, 1}, {1, 2, 3}}, {{8}, {0, 1, 2, 0, 1, 2, 0, 1}, DType::i64}, {{3}, {0, 3, 3}, DType::i64}},
         {tensorArg("weight", "a"), tensorArg("indices", "b"), tensorArg("offsets", "c"), arg("mode", std::int64_t{1})},
         {{3, 1}, {2, 0, 1.8}}},
        {"aten::pixel_shuffle.default", {{{1, 4, 1, 2}, {0, 1, 2, 3, 4, 5, 6, 7}}}, {self, arg("upscale_factor", std::int64_t{2})},
         {{1, 1, 2, 4}, {0, 2, 1, 3, 4, 6, 5, 7}}},
        {"aten::pixel_shuffle.default", {{{4, 1, 2}, {0, 1, 2, 3, 4, 5, 6, 7}}}, {self, arg("upscale_factor", std::int64_t{2})},
         {{1, 2, 4}, {0, 2, 1, 3, 4, 6, 5, 7}}},
        {"aten::pixel_unshuffle.default", {{{1, 2, 4}, {0, 2, 1, 3, 4, 6, 5, 7}}}, {self, arg("downscale_factor", std::int64_t{2})},
         {{4, 1, 2}, {0, 1, 2, 3, 4, 5, 6, 7}}},
        {"aten::logsumexp.default", {{{1, 3}, {1000, 1000, 1000}}}, {self, intsArg("dim", {1})}, {{1}, {1000 + std::log(3.0)}}},
        {"aten::linalg_vector_norm.default", {{{2, 2}, {3, 4, 6, 8}}}, {self, arg("ord", 2.0), intsArg("dim", {1})}, {{2}, {5, 10}}},
        {"aten::linalg_vector_norm.default", {{{2, 2}, {3, -4, 6, 8}}}, {self, arg("ord", HUGE_VAL), intsArg("dim", {1}), arg("keepdim", true)},
         {{2, 1}, {4, 8}}},
        {"aten::std.correction", {{{4}, {1, 2, 3, 4}}}, {self, intsArg("dim", {0}), arg("correction", 0.0)}, {{}, {std::sqrt(1.25)}}},
    };
}

/// Each of NaN, infinities, zero and a number whose square is none, with each.
std::vector<Case> oddNumbers() {
    const double odd[] = {std::nan(""), HUGE_VAL, -HUGE_VAL, 0, 1, 3e30};
    Numbers left, right;
    for (const double x : odd) {
        for (const double y : odd) {
            left.push_back(x);
            right.push_back(y);
        }
    }
    const auto both = [&](const std::string& name, double (*f)(double, double)) {
        Numbers out;
        for (std::size_t i = 0; i < left.size(); ++i) out.push_back(f(left[i], right[i]));
        return Case{"aten::" + name, {{{36}, left}, {{36}, right}}, {tensorArg("self", "a"), tensorArg("other", "b")}, {{36}, out}};
    };
    const auto log_of_sum = [](double x, double y) { return x == y ? x + std::log(2.0) : std::max(x, y) + std::log1p(std::exp(-std::abs(x - y))); };
    return {
        both("fmax.default", [](double x, double y) { return std::fmax(x, y); }),
        both("fmin.default", [](double x, double y) { return std::fmin(x, y); }),
        both("hypot.default", [](double x, double y) { return std::hypot(x, y); }),
        both("xlogy.Tensor", [](double x, double y) { return std::isnan(y) ? y : x == 0 ? 0 : x * std::log(y); }),
        both("logaddexp.default", +log_of_sum),
    };
}
// clang-format on

}  // namespace

class TestOperators : public QObject {
    Q_OBJECT

private slots:
    void followTheirDefinition_data() {
        QTest::addColumn<int>("family");
        QTest::addColumn<int>("index");
        int family = 0;
        for (const auto& cases : all_) {
            for (std::size_t i = 0; i < cases.size(); ++i)
                QTest::addRow("%s %d", cases[i].target.c_str(), static_cast<int>(i)) << family << static_cast<int>(i);
            ++family;
        }
    }
    void followTheirDefinition();
    void aWriteThroughASliceReachesTheWhole();
    void aWriteThroughChainedViewsReachesTheWhole();
    void otherViewsSeeAWrite();
    void aWriteToOnePartOfASplitLeavesTheOthers();
    void aReshapeThatCopiesIsNoView();
    void anInputThatIsWrittenIsWrittenBack();
    void anUnknownOperatorPlansByTheSizesInTheFile();

private:
    const std::vector<std::vector<Case>> all_{activations(), pairs(), shapes(), layers(), oddNumbers()};
};

void TestOperators::followTheirDefinition() {
    QFETCH(int, family);
    QFETCH(int, index);
    const Case& each = all_[static_cast<std::size_t>(family)][static_cast<std::size_t>(index)];
    BuiltProgram program;
    char name = 'a';
    for (const Operand& operand : each.operands)
        program.input(std::string(1, name++), operand.shape, operand.numbers, operand.dtype);
    program.node("y", each.target, each.args, each.expected.shape, each.expected.dtype);
    program.output("y");
    const auto got = program.run();
    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
    const auto difference =
        compare(got.value().at(0), hostTensor(each.expected.shape, each.expected.numbers, each.expected.dtype));
    QVERIFY2(difference.ok(), difference.ok() ? "" : difference.error().text().c_str());
    QVERIFY2(difference.value().first_mismatch < 0,
             qPrintable(QStringLiteral("differs by %1 at %2")
                            .arg(difference.value().max_abs)
                            .arg(difference.value().first_mismatch)));
}

namespace {

QString differenceOf(const Result<std::vector<HostTensor>>& got, std::size_t output, const Shape& shape,
                     const Numbers& expected) {
    if (!got.ok()) return QString::fromStdString(got.error().text());
    const auto difference = compare(got.value().at(output), hostTensor(shape, expected));
    if (!difference.ok()) return QString::fromStdString(difference.error().text());
    return difference.value().first_mismatch < 0 ? QString()
                                                 : QStringLiteral("element %1").arg(difference.value().first_mismatch);
}

/// y = 2 x, a tensor of its own that may be written.
BuiltProgram doubled() {
    BuiltProgram program;
    program.input("x", {2, 3}, {1, 2, 3, 4, 5, 6});
    program.node("y", "aten::mul.Tensor", {tensorArg("self", "x"), arg("other", 2.0)}, {2, 3});
    return program;
}

}  // namespace

void TestOperators::aWriteThroughASliceReachesTheWhole() {
    BuiltProgram program = doubled();
    program.node("s", "aten::slice.Tensor",
                 {tensorArg("self", "y"), arg("dim", std::int64_t{1}), arg("start", std::int64_t{1}),
                  arg("end", std::int64_t{3})},
                 {2, 2});
    program.node("w", "aten::fill_.Scalar", {tensorArg("self", "s"), arg("value", 0.0)}, {2, 2});
    program.output("y");
    program.output("s");
    const auto got = program.run();
    QCOMPARE(differenceOf(got, 0, {2, 3}, {2, 0, 0, 8, 0, 0}), QString());
    QCOMPARE(differenceOf(got, 1, {2, 2}, {0, 0, 0, 0}), QString());
}

void TestOperators::aWriteThroughChainedViewsReachesTheWhole() {
    BuiltProgram program = doubled();
    program.node("t", "aten::t.default", {tensorArg("self", "y")}, {3, 2});
    program.node("r", "aten::select.int",
                 {tensorArg("self", "t"), arg("dim", std::int64_t{0}), arg("index", std::int64_t{2})}, {2});
    program.node("u", "aten::unsqueeze.default", {tensorArg("self", "r"), arg("dim", std::int64_t{0})}, {1, 2});
    program.node("w", "aten::add_.Tensor", {tensorArg("self", "u"), arg("other", 100.0)}, {1, 2});
    program.node("v", "aten::mul_.Tensor", {tensorArg("self", "w"), arg("other", 2.0)}, {1, 2});
    program.output("y");
    program.output("t");
    const auto got = program.run();
    QCOMPARE(differenceOf(got, 0, {2, 3}, {2, 4, 212, 8, 10, 224}), QString());
    QCOMPARE(differenceOf(got, 1, {3, 2}, {2, 8, 4, 10, 212, 224}), QString());
}

void TestOperators::otherViewsSeeAWrite() {
    BuiltProgram program = doubled();
    program.node("a", "aten::select.int",
                 {tensorArg("self", "y"), arg("dim", std::int64_t{0}), arg("index", std::int64_t{0})}, {3});
    program.node("b", "aten::view.default", {tensorArg("self", "y"), intsArg("size", {6})}, {6});
    program.node("w", "aten::zero_.default", {tensorArg("self", "a")}, {3});
    program.node("c", "aten::add.Tensor", {tensorArg("self", "b"), arg("other", 1.0)}, {6});
    program.node("w2", "aten::add_.Tensor", {tensorArg("self", "y"), arg("other", 1.0)}, {2, 3});
    program.output("c");
    program.output("a");
    const auto got = program.run();
    QCOMPARE(differenceOf(got, 0, {6}, {1, 1, 1, 9, 11, 13}), QString());
    QCOMPARE(differenceOf(got, 1, {3}, {1, 1, 1}), QString());
}

void TestOperators::aWriteToOnePartOfASplitLeavesTheOthers() {
    BuiltProgram program = doubled();
    program.nodes({"p", "q"}, "aten::split_with_sizes.default",
                  {tensorArg("self", "y"), intsArg("split_sizes", {1, 2}), arg("dim", std::int64_t{1})},
                  {{2, 1}, {2, 2}});
    program.node("w", "aten::neg_.default", {tensorArg("self", "q")}, {2, 2});
    program.output("p");
    program.output("y");
    const auto got = program.run();
    QCOMPARE(differenceOf(got, 0, {2, 1}, {2, 8}), QString());
    QCOMPARE(differenceOf(got, 1, {2, 3}, {2, -4, -6, 8, -10, -12}), QString());
}

void TestOperators::aReshapeThatCopiesIsNoView() {
    BuiltProgram program = doubled();
    program.node("c", "aten::clone.default", {tensorArg("self", "y")}, {2, 3});
    program.node("w", "aten::zero_.default", {tensorArg("self", "c")}, {2, 3});
    program.output("y");
    program.output("c");
    const auto got = program.run();
    QCOMPARE(differenceOf(got, 0, {2, 3}, {2, 4, 6, 8, 10, 12}), QString());
    QCOMPARE(differenceOf(got, 1, {2, 3}, {0, 0, 0, 0, 0, 0}), QString());
}

void TestOperators::anInputThatIsWrittenIsWrittenBack() {
    BuiltProgram program;
    program.input("x", {3}, {1, 2, 3});
    program.node("s", "aten::slice.Tensor",
                 {tensorArg("self", "x"), arg("dim", std::int64_t{0}), arg("start", std::int64_t{0}),
                  arg("end", std::int64_t{1})},
                 {1});
    program.node("w", "aten::fill_.Scalar", {tensorArg("self", "s"), arg("value", 9.0)}, {1});
    program.node("y", "aten::mul.Tensor", {tensorArg("self", "x"), arg("other", 2.0)}, {3});
    program.output("y");
    const auto method = program.lowered();
    QVERIFY2(method.ok(), method.ok() ? "" : method.error().text().c_str());
    QCOMPARE(QString::fromStdString(method.value().instructions.back().op), QStringLiteral("aten::copy_"));
    QCOMPARE(differenceOf(program.run(), 0, {3}, {18, 4, 6}), QString());
}

void TestOperators::anUnknownOperatorPlansByTheSizesInTheFile() {
    BuiltProgram program = doubled();
    program.node("z", "mylib::shrink.Tensor",
                 {tensorArg("self", "y"), arg("by", std::int64_t{2}), arg("note", std::string("n"))}, {2, 1});
    program.output("z");
    const auto method = program.lowered();
    QVERIFY2(method.ok(), method.ok() ? "" : method.error().text().c_str());
    const Instruction& call = method.value().instructions.back();
    QCOMPARE(QString::fromStdString(call.op), QStringLiteral("mylib::shrink.Tensor_out"));
    QCOMPARE(call.args.size(), std::size_t{5});
    QCOMPARE(call.args[3], call.args[4]);
    const auto got = program.run();
    QVERIFY(!got.ok() && got.error().text().find("mylib::shrink.Tensor_out") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestOperators)
#include "test_operators.moc"
