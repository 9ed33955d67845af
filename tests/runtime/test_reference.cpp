// Every family of kernels against the fallback provider: random shapes, dimension orders, types, NaN and infinities.

#include <QTest>

#include "tests/runtime/draw.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

Make unary(bool keepsType) {
    return [=](Draw& draw, Drawn& d) {
        const DType type = keepsType ? draw.any() : draw.flip() ? draw.real() : draw.whole();
        const DType result = keepsType || is_floating(type) ? type : DType::f32;
        const Sizes sizes = draw.sizes(0, 5, 0);
        const ValueId in = draw.tensor(d, type == DType::boolean ? DType::i32 : type, sizes, true);
        d.args = {in, draw.out(d, result == DType::boolean ? DType::i32 : result, sizes)};
    };
}

enum class Gives { promoted, real, truth };

Make binary(Gives gives, bool number, bool alpha) {
    return [=](Draw& draw, Drawn& d) {
        const auto type = [&] {
            const DType drawn = draw.any();
            return drawn == DType::boolean && gives != Gives::truth ? DType::i8 : drawn;
        };
        const DType a = type(), b = number ? a : type();
        const Sizes sizes = draw.sizes(0, 4, 0), other = number ? Sizes() : draw.partner(sizes);
        const bool swapped = !number && draw.flip();
        const ValueId x = draw.tensor(d, a, swapped ? other : sizes, true);
        const double value = is_floating(a) ? 1.5 : 2;
        const ValueId y = number ? (is_floating(a) ? d.made.number(value) : d.made.integer(2))
                                 : draw.tensor(d, b, swapped ? sizes : other, true);
        const auto at = [&](ValueId id) { return std::get<TensorValue>(d.made.values()[id]); };
        DType result = number ? a : result_type(at(x), false, at(y), false);
        if (gives == Gives::real && !is_floating(result)) result = DType::f32;
        if (gives == Gives::truth) result = DType::boolean;
        d.args = {x, y};
        if (alpha) d.args.push_back(d.made.integer(draw.number(1, 3)));
        d.args.push_back(draw.out(d, result, joined(sizes, other)));
    };
}

enum class Dims1 { one, many };
/// (self, dims, keepdim, [dtype,] out)
Make reduction(Dims1 how, bool hasType, std::function<DType(DType)> result, bool wild) {
    return [=](Draw& draw, Drawn& d) {
        const Sizes sizes = draw.sizes(1, 4);
        const auto dims = how == Dims1::one ? std::vector<std::int64_t>{draw.number(0, std::int64_t(sizes.size()) - 1)}
                                            : draw.someDims(sizes.size());
        const bool keepdim = draw.flip();
        DType type = draw.any();
        if (result(type) == DType::bf16 && hasType) type = DType::f32;  // sums in bf16 round at every width
        const ValueId in = draw.tensor(d, type, sizes, wild, -2, 2);
        d.args = {in, how == Dims1::one && dims.size() == 1 ? d.made.integer(dims[0]) : d.made.ints(dims),
                  d.made.boolean(keepdim)};
        if (hasType) d.args.push_back(d.made.none());
        d.args.push_back(draw.out(d, result(type), reduced(sizes, dims, keepdim)));
        d.tolerance = std::max(d.tolerance, 2e-5);
    };
}

Make product(bool batched, bool added) {
    return [=](Draw& draw, Drawn& d) {
        const bool large = draw.number(0, 3) == 0;  // beyond the size at which a library takes over
        const std::int64_t most = large ? 40 : 6;
        const Sizes lead = batched ? Sizes{draw.number(1, 3)} : Sizes();
        const std::int64_t n = draw.number(0, most), k = draw.number(0, most), m = draw.number(1, most);
        const auto with = [&](std::int64_t x, std::int64_t y) {
            Sizes out = lead;
            out.push_back(x);
            out.push_back(y);
            return out;
        };
        const DType type = draw.oneOf({DType::f32, DType::f32, DType::f64, DType::i64, DType::f16});
        if (added) d.args.push_back(draw.tensor(d, type, draw.partner(with(n, m))));
        d.args.push_back(draw.tensor(d, type, with(n, k)));
        d.args.push_back(draw.tensor(d, type, with(k, m)));
        if (added) {
            for (int i = 0; i < 2; ++i) d.args.push_back(d.made.integer(draw.number(0, 2)));
        }
        d.args.push_back(draw.out(d, type, with(n, m)));
        d.tolerance = std::max(d.tolerance, type == DType::f16 ? 2e-2 : 5e-5);
    };
}

void convolution(Draw& draw, Drawn& d) {
    const std::size_t spatial = draw.flip() ? 2 : 1;
    const bool transposed = draw.number(0, 3) == 0;
    const std::int64_t groups = draw.oneOf({1, 1, 2, 3}), in = groups * draw.number(1, 3),
                       out = groups * draw.number(1, 3);
    Sizes input{draw.number(1, 2), in}, weight{transposed ? in : out, transposed ? out / groups : in / groups},
        result{input[0], out};
    std::vector<std::int64_t> stride, padding, dilation, extra;
    for (std::size_t i = 0; i < spatial; ++i) {
        const std::int64_t kernel = draw.number(1, 3), size = draw.number(5, 9);
        stride.push_back(draw.number(1, 2));
        padding.push_back(draw.number(0, kernel - 1));
        dilation.push_back(draw.number(1, 2));
        extra.push_back(0);
        input.push_back(size);
        weight.push_back(kernel);
        const std::int64_t reach = dilation[i] * (kernel - 1) + 1;
        result.push_back(transposed ? (size - 1) * stride[i] - 2 * padding[i] + reach
                                    : (size + 2 * padding[i] - reach) / stride[i] + 1);
    }
    const DType type = draw.oneOf({DType::f32, DType::f32, DType::f64, DType::f16, DType::bf16});
    d.args = {draw.tensor(d, type, input),
              draw.tensor(d, type, weight),
              draw.flip() ? draw.tensor(d, type, {out}) : d.made.none(),
              d.made.ints(stride),
              d.made.ints(padding),
              d.made.ints(dilation),
              d.made.boolean(transposed),
              d.made.ints(extra),
              d.made.integer(groups),
              draw.out(d, type, result)};
    d.tolerance = std::max(d.tolerance, 5e-5);
}

void maxPool(Draw& draw, Drawn& d) {
    const DType type = draw.oneOf({DType::f32, DType::f64, DType::i32, DType::f16});
    Sizes input = draw.sizes(3, 4, 1, 3), result = input;
    std::vector<std::int64_t> kernel, stride, padding, dilation;
    const bool ceils = draw.flip();
    for (std::size_t i = 0; i < 2; ++i) {
        kernel.push_back(draw.number(1, 3));
        stride.push_back(draw.number(1, 3));
        padding.push_back(draw.number(0, kernel[i] / 2));
        dilation.push_back(draw.number(1, 2));
        std::int64_t& size = input[input.size() - 2 + i];
        size = draw.number(6, 10);
        const std::int64_t room = size + 2 * padding[i] - dilation[i] * (kernel[i] - 1) - 1;
        std::int64_t count = (room + (ceils ? stride[i] - 1 : 0)) / stride[i] + 1;
        if (ceils && (count - 1) * stride[i] >= size + padding[i]) --count;
        result[result.size() - 2 + i] = count;
    }
    d.args = {draw.tensor(d, type, input, true),
              d.made.ints(kernel),
              d.made.ints(stride),
              d.made.ints(padding),
              d.made.ints(dilation),
              d.made.boolean(ceils),
              draw.out(d, type, result),
              draw.out(d, DType::i64, result)};
}

void softmax(Draw& draw, Drawn& d) {
    const DType type = draw.real();
    const Sizes sizes = draw.sizes(1, 4, 1, 12);
    d.args = {draw.tensor(d, type, sizes),
              d.made.integer(draw.number(-std::int64_t(sizes.size()), std::int64_t(sizes.size()) - 1)),
              d.made.boolean(false), draw.out(d, type, sizes)};
}

void layerNorm(Draw& draw, Drawn& d) {
    const DType type = draw.oneOf({DType::f32, DType::f64});
    Sizes sizes = draw.sizes(2, 4, 2, 6), kept = sizes;
    const auto count = std::size_t(draw.number(1, std::int64_t(sizes.size())));
    const Sizes shape(sizes.end() - std::ptrdiff_t(count), sizes.end());
    std::fill(kept.end() - std::ptrdiff_t(count), kept.end(), 1);
    d.args = {draw.tensor(d, type, sizes),
              d.made.ints(shape),
              draw.flip() ? draw.tensor(d, type, shape) : d.made.none(),
              draw.flip() ? draw.tensor(d, type, shape) : d.made.none(),
              d.made.number(1e-5),
              draw.out(d, type, sizes),
              draw.out(d, type, kept),
              draw.out(d, type, kept)};
    d.tolerance = 1e-4;
}

void batchNorm(Draw& draw, Drawn& d) {
    const DType type = draw.oneOf({DType::f32, DType::f64});
    const Sizes sizes = draw.sizes(2, 4);
    const Sizes channel{sizes[1]};
    d.args = {draw.tensor(d, type, sizes),
              draw.flip() ? draw.tensor(d, type, channel) : d.made.none(),
              draw.flip() ? draw.tensor(d, type, channel) : d.made.none(),
              draw.tensor(d, type, channel),
              draw.tensor(d, type, channel, false, 0.5, 2),
              d.made.number(0.1),
              d.made.number(1e-5),
              draw.out(d, type, sizes)};
    for (int i = 0; i < 2; ++i) d.args.push_back(d.made.tensor(type, {0}));
}

void batchStatistics(Draw& draw, Drawn& d) {
    const DType type = draw.oneOf({DType::f32, DType::f64});
    const Sizes sizes = draw.sizes(2, 4, 2, 6);
    const Sizes channel{sizes[1]};
    d.args = {draw.tensor(d, type, sizes),
              draw.flip() ? draw.tensor(d, type, channel) : d.made.none(),
              draw.flip() ? draw.tensor(d, type, channel) : d.made.none(),
              d.made.boolean(true),
              d.made.number(0.1),
              d.made.number(1e-5),
              draw.out(d, type, sizes),
              draw.out(d, type, channel),
              draw.out(d, type, channel)};
    d.tolerance = 1e-4;
}

void permute(Draw& draw, Drawn& d) {
    const DType type = draw.any();
    const Sizes sizes = draw.sizes(1, 5, 0, 20);
    std::vector<std::int64_t> dims(sizes.size());
    for (std::size_t i = 0; i < dims.size(); ++i) dims[i] = std::int64_t(i);
    for (std::size_t i = dims.size(); i-- > 1;) std::swap(dims[i], dims[std::size_t(draw.number(0, std::int64_t(i)))]);
    Sizes result;
    for (const std::int64_t dim : dims) result.push_back(sizes[std::size_t(dim)]);
    d.args = {draw.tensor(d, type, sizes, true), d.made.ints(dims), draw.out(d, type, result)};
}

void select(Draw& draw, Drawn& d) {
    const DType type = draw.any();
    Sizes sizes = draw.sizes(1, 4);
    const std::int64_t dim = draw.number(0, std::int64_t(sizes.size()) - 1), size = sizes[std::size_t(dim)];
    const ValueId in = draw.tensor(d, type, sizes, true);
    sizes.erase(sizes.begin() + dim);
    d.args = {in, d.made.integer(dim), d.made.integer(draw.number(-size, size - 1)), draw.out(d, type, sizes)};
}

void cat(Draw& draw, Drawn& d) {
    const DType type = draw.any();
    Sizes sizes = draw.sizes(1, 4);
    const std::int64_t dim = draw.number(0, std::int64_t(sizes.size()) - 1);
    std::int64_t total = 0;
    std::vector<ValueId> parts;
    for (std::int64_t i = draw.number(1, 3); i > 0; --i) {
        sizes[std::size_t(dim)] = draw.number(0, 4);
        total += sizes[std::size_t(dim)];
        parts.push_back(draw.tensor(d, type, sizes, true));
    }
    sizes[std::size_t(dim)] = total;
    const ValueId list = d.made.tensors(parts);
    d.args = {list, d.made.integer(dim), draw.out(d, type, sizes)};
}

void gather(Draw& draw, Drawn& d) {
    const DType type = draw.any();
    const Sizes sizes = draw.sizes(1, 4);
    const std::int64_t dim = draw.number(0, std::int64_t(sizes.size()) - 1);
    Sizes picked = sizes;
    for (std::int64_t& size : picked) size = draw.number(1, size);
    const ValueId in = draw.tensor(d, type, sizes, true);
    const ValueId index = d.made.tensor(DType::i64, picked, [&] {
        std::vector<double> items;
        for (std::int64_t i = 0; i < countOf(picked); ++i)
            items.push_back(double(draw.number(0, sizes[std::size_t(dim)] - 1)));
        return items;
    }());
    d.args = {in, d.made.integer(dim), index, d.made.boolean(false), draw.out(d, type, picked)};
}

void flipped(Draw& draw, Drawn& d) {
    const DType type = draw.any();
    const Sizes sizes = draw.sizes(1, 4);
    d.args = {draw.tensor(d, type, sizes, true),
              d.made.ints(draw.flip() ? std::vector<std::int64_t>{0} : std::vector<std::int64_t>{-1}),
              draw.out(d, type, sizes)};
}

void where(Draw& draw, Drawn& d) {
    const DType type = draw.any();
    const Sizes sizes = draw.sizes(0, 4, 0);
    const Sizes condition = draw.partner(sizes), other = draw.partner(sizes);
    d.args = {draw.tensor(d, DType::boolean, condition, false, 0, 2), draw.tensor(d, type, sizes, true),
              draw.tensor(d, type, other, true), draw.out(d, type, sizes)};
}

DType kept(DType type) { return type; }
DType summed(DType type) { return is_floating(type) ? type : DType::i64; }
DType averaged(DType type) { return is_floating(type) ? type : DType::f32; }
DType truth(DType) { return DType::boolean; }

const std::map<std::string, Make>& cases() {
    static const std::map<std::string, Make> all = [] {
        std::map<std::string, Make> out;
        for (const char* op : {"sin",  "cos",   "tan",   "asin",  "acos",       "atan",  "sinh",   "cosh",
                               "tanh", "asinh", "acosh", "atanh", "exp",        "expm1", "log",    "log1p",
                               "log2", "log10", "sqrt",  "rsqrt", "reciprocal", "erf",   "sigmoid"}) {
            out["aten::" + std::string(op) + ".out"] = unary(false);
        }
        for (const char* op : {"relu", "abs", "neg", "sign", "floor", "ceil", "trunc", "round"})
            out["aten::" + std::string(op) + ".out"] = unary(true);
        for (const char* op : {"add", "sub"}) {
            out["aten::" + std::string(op) + ".out"] = binary(Gives::promoted, false, true);
            out["aten::" + std::string(op) + ".Scalar_out"] = binary(Gives::promoted, true, true);
        }
        out["aten::mul.out"] = binary(Gives::promoted, false, false);
        out["aten::mul.Scalar_out"] = binary(Gives::promoted, true, false);
        out["aten::div.out"] = binary(Gives::real, false, false);
        out["aten::div.Scalar_out"] = binary(Gives::real, true, false);
        for (const char* op : {"maximum", "minimum"})
            out["aten::" + std::string(op) + ".out"] = binary(Gives::promoted, false, false);
        for (const char* op : {"eq", "ne", "lt", "le", "gt", "ge"}) {
            out["aten::" + std::string(op) + ".Tensor_out"] = binary(Gives::truth, false, false);
            out["aten::" + std::string(op) + ".Scalar_out"] = binary(Gives::truth, true, false);
        }
        out["aten::where.self_out"] = where;
        out["aten::sum.IntList_out"] = reduction(Dims1::many, true, summed, false);
        out["aten::mean.out"] = reduction(Dims1::many, true, averaged, false);
        out["aten::prod.int_out"] = reduction(Dims1::one, true, summed, false);
        out["aten::amax.out"] = reduction(Dims1::many, false, kept, true);
        out["aten::amin.out"] = reduction(Dims1::many, false, kept, true);
        out["aten::any.out"] = out["aten::all.out"] = reduction(Dims1::one, false, truth, true);
        out["aten::any.dims_out"] = reduction(Dims1::many, false, truth, true);
        for (const char* op : {"any.all_out", "all.all_out", "max.unary_out", "min.unary_out"}) {
            const bool isTruth = op[0] == 'a';
            out["aten::" + std::string(op)] = [=](Draw& draw, Drawn& d) {
                const DType type = draw.any();
                d.args = {draw.tensor(d, type, draw.sizes(0, 4), true),
                          draw.out(d, isTruth ? DType::boolean : type, {})};
            };
        }
        out["aten::_softmax.out"] = out["aten::_log_softmax.out"] = softmax;
        out["aten::mm.out"] = product(false, false);
        out["aten::bmm.out"] = product(true, false);
        out["aten::addmm.out"] = product(false, true);
        out["aten::baddbmm.out"] = product(true, true);
        out["aten::convolution.out"] = convolution;
        out["aten::_native_batch_norm_legit_no_training.out"] = batchNorm;
        out["aten::max_pool2d_with_indices.out"] = maxPool;
        out["aten::native_layer_norm.out"] = layerNorm;
        out["aten::_native_batch_norm_legit.no_stats_out"] = batchStatistics;
        out["aten::permute_copy.out"] = permute;
        out["aten::select_copy.int_out"] = select;
        out["aten::cat.out"] = cat;
        out["aten::gather.out"] = gather;
        out["aten::flip.out"] = flipped;
        return out;
    }();
    return all;
}

/// The text of the tests whose programs come with expected numbers.
const QByteArray& oracles() {
    static const QByteArray all = [] {
        QByteArray text;
        QDirIterator each(QStringLiteral(ARENASCOPE_SOURCE_DIR) + "/tests/lowering",
                          {QStringLiteral("*.cpp"), QStringLiteral("*.h")});
        while (each.hasNext()) {
            QFile file(each.next());
            if (file.open(QIODevice::ReadOnly)) text += file.readAll();
        }
        return text;
    }();
    return all;
}

class TestReference : public QObject {
    Q_OBJECT
private slots:
    void everyReferenceKernelIsCompared() {
        for (const KernelFamily family : reference_families()) {
            for (const Kernel& kernel : family) {
                if (find_kernel(kernel.op)) {
                    QVERIFY2(cases().contains(std::string(kernel.op)), kernel.op.data());
                } else {  // nothing to compare with: a program with recorded results covers it
                    const std::string_view base = kernel.op.substr(0, kernel.op.find('.') + 1);
                    QVERIFY2(oracles().contains(QByteArray(base.data(), static_cast<qsizetype>(base.size()))),
                             kernel.op.data());
                }
            }
        }
    }

    void kernelsAgreeWithTheReference_data() {
        QTest::addColumn<QString>("op");
        for (const auto& [op, make] : cases()) QTest::newRow(op.c_str()) << QString::fromStdString(op);
    }
    void kernelsAgreeWithTheReference() {
        QFETCH(QString, op);
        const Kernel* kernel = find_kernel(op.toStdString());
        const Kernel* slow = find_reference(op.toStdString());
        QVERIFY(kernel && slow);
        for (std::uint32_t seed = 1; seed <= 60; ++seed) {
            Drawn got, expected;
            Draw first(seed), second(seed);
            cases().at(op.toStdString())(first, got);
            cases().at(op.toStdString())(second, expected);
            const auto a = got.made.run(*kernel, got.args), b = expected.made.run(*slow, expected.args);
            const QString place = QStringLiteral("seed %1: ").arg(seed);
            QVERIFY2(a.ok(), qPrintable(place + (a.ok() ? QString() : QString::fromStdString(a.error().text()))));
            QVERIFY2(b.ok(), qPrintable(place + (b.ok() ? QString() : QString::fromStdString(b.error().text()))));
            QVERIFY2(got.made.guardsHold() && expected.made.guardsHold(), qPrintable(place));
            for (std::size_t i = 0; i < got.outs.size(); ++i) {
                QCOMPARE(got.made.sizes(got.outs[i]), expected.made.sizes(expected.outs[i]));
                const auto x = got.made.read(got.outs[i]), y = expected.made.read(expected.outs[i]);
                for (std::size_t k = 0; k < x.size(); ++k) {
                    if (near({x[k]}, {y[k]}, got.tolerance)) continue;
                    QFAIL(qPrintable(
                        place +
                        QStringLiteral("output %1, element %2: %3, expected %4").arg(i).arg(k).arg(x[k]).arg(y[k])));
                }
            }
        }
    }
    /// The reference convolves in any number of dimensions: it serves volumes, which no other kernel takes.
    void volumesAreLeftToTheReference() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {1, 1, 2, 2, 2}),
                      out = made.tensor("out", DType::f32, {1, 1, 1, 1, 1});
        const ValueId weight = made.constant<float>("weight", DType::f32, {1, 1, 2, 2, 2}, std::vector<float>(8, 2));
        const ValueId one = made.ints({1}), zero = made.ints({0});
        made.kernel("aten::convolution.out",
                    {x, weight, made.none(), one, zero, one, made.add("", false), zero, made.integer(1), out, out},
                    {out});
        made.method.inputs = {x};
        made.method.outputs = {out};
        const auto result = made.run({host<float>(DType::f32, {1, 1, 2, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 8})});
        QVERIFY2(result.ok(), result.ok() ? "" : result.error().text().c_str());
        QCOMPARE(items<float>(result.value().outputs.front()), std::vector<float>{72});
        QCOMPARE(result.value().times.front().kernel, std::string("reference"));
        LoadOptions none;
        none.fallback = Fallback::none;
        const auto refused = Executor::load(std::make_shared<const Program>(), made.method, made.plan, none);
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().text().find("aten::convolution.out") != std::string::npos);
    }
    void theNodeTableSaysWhatIsManagedAndWhyNot() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {4}), y = made.tensor("y", DType::f32, {4}),
                      z = made.caller("z", DType::f32, {4});
        const ValueId view = made.tensor("view", DType::f32, {2, 2});
        made.method.values[view].tensor()->alias_of = y;
        made.kernel("aten::neg.out", {x, y, y}, {y});
        made.kernel("aten::neg.out", {y, z, z}, {z});
        made.kernel("executorch_prim::et_view.default", {y, made.ints({2, 2}), view}, {view});
        made.kernel("mylib::op.out", {x, y, y}, {y});
        const auto rows = node_kernels(made.method, made.plan, Fallback::reference);
        QCOMPARE(rows.size(), std::size_t{4});
        QVERIFY(rows[0].managed && rows[0].kind == KernelChoice::Kind::out);
        QCOMPARE(rows[1].reason, std::string("unplanned"));
        QVERIFY(rows[2].kind == KernelChoice::Kind::native && rows[2].reason == "view" && !rows[2].managed);
        QVERIFY(rows[3].kind == KernelChoice::Kind::missing && rows[3].reason == "no out variant");
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestReference)
#include "test_reference.moc"
