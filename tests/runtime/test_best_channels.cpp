// What `--layout best` does along the channels of convolutions: biases, scales, groups, shuffles, and their order.

#include <QTest>

#include "engine/passes/best_byte_moves.h"
#include "engine/passes/best_layout.h"
#include "tests/runtime/fused.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

/// Behind all others: tensors from that value on.
void placeNew(HandMade& of, ValueId first) {
    for (ValueId id = first; id < of.method.values.next(); ++id) {
        const Tensor* added = of.method.values[id].tensor();
        if (!added || added->is_constant) continue;
        PoolResult& pool = of.plan.pools[PoolRow(0)];
        of.plan.problem.buffers.push_back({.id = id, .bytes = *added->bytes()});
        of.plan.placement.offsets.push_back(pool.bytes);
        pool.bytes += (*added->bytes() + 15) / 16 * 16;
    }
}

class TestBestChannels : public QObject {
    Q_OBJECT
private slots:
    /// Two convolutions with a shuffle between them, written as a view, a permutation and a view.
    void aShuffleOfChannelsIsOneOperator() {
        HandMade made;
        const std::vector<std::int64_t> sizes{1, 6, 5, 5};
        const ValueId x = made.tensor("x", DType::f32, sizes), c = made.tensor("c", DType::f32, sizes),
                      turned = made.tensor("turned", DType::f32, {1, 3, 2, 5, 5}),
                      image = made.tensor("image", DType::f32, sizes), d = made.tensor("d", DType::f32, sizes),
                      out = made.tensor("out", DType::f32, {1, 6});
        Tensor groups = *made.method.values[c].tensor();
        groups.upper = {1, 2, 3, 5, 5};
        groups.sizes.assign(groups.upper.begin(), groups.upper.end());
        groups.dim_order = {0, 1, 2, 3, 4};
        groups.alias_of = c;
        const ValueId seen = made.add("seen", std::move(groups));
        made.method.values[image].tensor()->alias_of = turned;
        const ValueId w = made.constant<float>("w", DType::f32, {6, 6, 1, 1}, varied(36, 1)),
                      depth = made.constant<float>("depth", DType::f32, {6, 1, 3, 3}, varied(54, 2));
        const ValueId one = made.ints({1, 1}), zero = made.ints({0, 0}), no = made.add("", false), none = made.none();
        made.kernel("aten::convolution.out", {x, w, none, one, zero, one, no, zero, made.integer(1), c, c}, {c});
        made.kernel("aten::permute_copy.out", {seen, made.ints({0, 2, 1, 3, 4}), turned, turned}, {turned});
        made.kernel("aten::convolution.out", {image, depth, none, one, one, one, no, zero, made.integer(6), d, d}, {d});
        made.kernel("aten::mean.out", {d, made.ints({2, 3}), no, none, out, out}, {out});
        made.method.inputs = {x};
        made.method.outputs = {out};
        // The view lies where what it sees does, and has a place of its own in the rewritten method.
        HandMade fused = made;
        fused.method = best_layout(made.method);
        QCOMPARE(opsOf(fused.method),
                 std::string("arenascope::convolution.out arenascope::channel_shuffle.out "
                             "arenascope::convolution.out aten::mean.out "));
        QCOMPARE(fused.method.values[image].tensor()->dim_order, (std::vector<std::uint8_t>{0, 2, 3, 1}));
        const QString text = differs(made, fused, {host<float>(DType::f32, sizes, varied(150, 3))}, 1e-5F);
        QVERIFY2(text.isEmpty(), qPrintable(text));
    }
    /// The sum of a residual block is a part of its convolution, also where it is an output, with and without bounds.
    /// An output that somebody else reads stays as it is.
    void aSumThatIsAnOutputIsPartOfItsConvolution() {
        for (const std::string form : {"sum", "relu", "read", "transposed"}) {
            HandMade made;
            const std::vector<std::int64_t> sizes{1, 8, 5, 7};
            const auto image = [&](const char* name) { return made.tensor(name, DType::f32, sizes); };
            const ValueId x = image("x"), a = image("a"), b = image("b"), s = image("s"), r = image("r"),
                          n = image("n");
            const ValueId one = made.ints({1, 1}), zero = made.ints({0, 0}), none = made.none();
            const auto convolve = [&](ValueId from, ValueId to, int seed) {
                const ValueId w =
                    made.constant<float>("w" + std::to_string(seed), DType::f32, {8, 8, 1, 1}, varied(64, seed));
                const ValueId transposed = made.add("", form == "transposed");
                made.kernel("aten::convolution.out",
                            {from, w, none, one, zero, one, transposed, zero, made.integer(1), to, to}, {to});
            };
            convolve(x, a, 1);
            convolve(a, b, 2);
            made.kernel("aten::add.out", {b, a, made.integer(1), s, s}, {s});
            made.method.outputs = {s};
            if (form == "relu") made.kernel("aten::relu.out", {s, r, r}, {r});
            if (form == "relu") made.method.outputs = {r};
            if (form == "read") made.kernel("aten::neg.out", {s, n, n}, {n});
            if (form == "read") made.method.outputs = {s, n};
            made.method.inputs = {x};
            HandMade fused = made;
            fused.method = best_layout(made.method);
            placeNew(fused, made.method.values.next());
            const std::string ops = opsOf(fused.method), convolution = "arenascope::convolution.out ";
            if (form == "sum" || form == "relu") QCOMPARE(ops, convolution + convolution + "aten::clone.out ");
            else QVERIFY2(ops.find("clone") == std::string::npos, ops.c_str());
            const QString text = differs(made, fused, {host<float>(DType::f32, sizes, varied(280, 3))}, 1e-5F);
            QVERIFY2(text.isEmpty(), qPrintable(text));
        }
    }
    /// Parts of other scales are quantised anew, and joined and shuffled as bytes: the numbers are the same.
    void whatIsDequantisedAndQuantisedAgainIsMovedAsBytes() {
        for (const bool shuffles : {true, false}) {
            HandMade made;
            const std::vector<std::int64_t> sizes{1, 6, 3, 5}, whole{1, 12, 3, 5};
            const ValueId x = made.tensor("x", DType::u8, sizes), y = made.tensor("y", DType::u8, sizes),
                          a = made.tensor("a", DType::f32, sizes), b = made.tensor("b", DType::f32, sizes),
                          c = made.tensor("c", DType::f32, whole), d = made.tensor("d", DType::f32, whole),
                          out = made.tensor("out", DType::u8, whole);
            const ValueId least = made.integer(0), most = made.integer(255), none = made.none();
            const auto dequantise = [&](ValueId from, double scale, std::int64_t zero, ValueId to) {
                made.kernel("quantized_decomposed::dequantize_per_tensor.out",
                            {from, made.real(scale), made.integer(zero), least, most, none, none, to, to}, {to});
            };
            dequantise(x, 0.013, 100, a);
            dequantise(y, 0.021, 128, b);
            made.kernel("aten::cat.out", {made.add("", TensorList{{a, b}}), made.integer(1), c, c}, {c});
            if (shuffles) made.kernel("arenascope::channel_shuffle.out", {c, made.integer(2), d, d}, {d});
            made.kernel("quantized_decomposed::quantize_per_tensor.out",
                        {shuffles ? d : c, made.real(0.017), made.integer(111), least, most, none, out, out}, {out});
            made.method.inputs = {x, y};
            made.method.outputs = {out};
            HandMade moved = made;
            moved.method = best::move_bytes(made.method);
            placeNew(moved, made.method.values.next());
            QCOMPARE(opsOf(moved.method),
                     std::string("arenascope::requantize.out arenascope::requantize.out aten::cat.out ") +
                         (shuffles ? "arenascope::channel_shuffle.out " : ""));
            std::vector<std::uint8_t> first(90), second(90);
            for (std::size_t i = 0; i < first.size(); ++i) {
                first[i] = static_cast<std::uint8_t>(i * 37);
                second[i] = static_cast<std::uint8_t>(i * 91 + 5);
            }
            const std::vector<HostTensor> inputs{host(DType::u8, sizes, first), host(DType::u8, sizes, second)};
            const auto expected = made.run(inputs), got = moved.run(inputs);
            QVERIFY2(expected.ok(), expected.ok() ? "" : expected.error().text().c_str());
            QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
            QVERIFY(expected.value().outputs[0].bytes == got.value().outputs[0].bytes);
        }
    }

    /// Bytes that are written over before the quantise reads them as floats are dequantised where they are.
    void bytesThatAreWrittenOverAreDequantisedBefore() {
        HandMade made;
        const std::vector<std::int64_t> sizes{1, 6, 3, 5};
        const ValueId x = made.tensor("x", DType::u8, sizes), y = made.tensor("y", DType::u8, sizes),
                      a = made.tensor("a", DType::f32, sizes), out = made.tensor("out", DType::u8, sizes);
        const ValueId least = made.integer(0), most = made.integer(255), none = made.none();
        made.kernel("aten::abs.out", {y, x, x}, {x});
        made.kernel("quantized_decomposed::dequantize_per_tensor.out",
                    {x, made.real(0.013), made.integer(100), least, most, none, none, a, a}, {a});
        made.kernel("aten::abs.out", {y, x, x}, {x});
        made.kernel("quantized_decomposed::quantize_per_tensor.out",
                    {a, made.real(0.017), made.integer(111), least, most, none, out, out}, {out});
        made.method.inputs = {y};
        made.method.outputs = {out, x};
        QCOMPARE(opsOf(best::move_bytes(made.method)), opsOf(made.method));
    }

    /// The sum of a convolution is written over the tensor that it adds, if nobody else needs that one.
    void aSumLiesOnWhatItAdds() {
        for (const std::string form : {"free", "read later", "its own input"}) {
            HandMade made;
            const std::vector<std::int64_t> sizes{1, 8, 5, 7};
            const auto image = [&](const char* name) { return made.tensor(name, DType::f32, sizes); };
            const ValueId x = image("x"), y = image("y"), a = image("a"), b = image("b"), c = image("c"),
                          s = image("s"), out = image("out");
            const ValueId one = made.ints({1, 1}), zero = made.ints({0, 0}), none = made.none();
            const auto convolve = [&](ValueId from, ValueId to, int seed) {
                const ValueId w =
                    made.constant<float>("w" + std::to_string(seed), DType::f32, {8, 8, 1, 1}, varied(64, seed));
                made.kernel("aten::convolution.out",
                            {from, w, none, one, zero, one, made.add("", false), zero, made.integer(1), to, to}, {to});
            };
            convolve(x, a, 1);
            convolve(y, b, 2);
            convolve(form == "its own input" ? a : b, c, 3);
            made.kernel("aten::add.out", {c, a, made.integer(1), s, s}, {s});
            made.kernel("aten::mul.out", {s, form == "read later" ? a : b, out, out}, {out});
            made.method.inputs = {x, y};
            made.method.outputs = {out};
            HandMade fused = made;
            fused.method = best_layout(made.method);
            QCOMPARE(fused.method.values[s].tensor()->alias_of, form == "free" ? a : no_value);
            const auto input = [&](int seed) { return host<float>(DType::f32, sizes, varied(280, seed)); };
            const QString text = differs(made, fused, {input(3), input(4)}, 1e-5F);
            QVERIFY2(text.isEmpty(), qPrintable(text));
        }
    }
    /// A copy of the second half of a tensor is not its first half.
    void aCopyOfAPartIsReadAsThatPart() {
        HandMade made;
        const ValueId x = made.tensor("x", DType::f32, {4, 3}), y = made.tensor("y", DType::f32, {4, 3}),
                      copy = made.tensor("copy", DType::f32, {2, 3}), out = made.tensor("out", DType::f32, {2, 3});
        Tensor half = *made.method.values[copy].tensor();
        half.alias_of = y;
        half.alias_offset = 6 * static_cast<std::int64_t>(sizeof(float));
        half.role = Role::alias;
        const ValueId part = made.add("part", std::move(half));
        made.kernel("aten::neg.out", {x, y, y}, {y});
        made.kernel("aten::clone.out", {part, made.none(), copy, copy}, {copy});
        made.kernel("aten::neg.out", {copy, out, out}, {out});
        made.method.inputs = {x};
        made.method.outputs = {out};
        HandMade fused = made;
        fused.method = best_layout(made.method);
        const QString text = differs(made, fused, {host<float>(DType::f32, {4, 3}, varied(12, 3))}, 0);
        QVERIFY2(text.isEmpty(), qPrintable(text));
    }
    /// A batch norm, a product and a sum with a number for each channel, alone and after a convolution that stays.
    void scalesOfChannelsGoIntoTheBatchNorm() {
        for (const bool convolves : {false, true}) {
            HandMade made;
            const std::vector<std::int64_t> sizes{1, 4, 3, 3};
            const auto image = [&](const char* name) { return made.tensor(name, DType::f32, sizes); };
            const auto numbers = [&](const char* name, const std::vector<std::int64_t>& of, int seed) {
                return made.constant<float>(name, DType::f32, of, varied(4, seed));
            };
            const ValueId x = image("x"), c = image("c"), n = image("n"), p = image("p"), s = image("s"),
                          mean = made.tensor("mean", DType::f32, {0}), rstd = made.tensor("rstd", DType::f32, {0});
            const ValueId variance = made.constant<float>("variance", DType::f32, {4}, {0.5F, 1, 2, 0.25F});
            const ValueId one = made.ints({1, 1}), zero = made.ints({0, 0}), no = made.add("", false);
            if (convolves)
                made.kernel("aten::convolution.out",
                            {x, made.constant<float>("w", DType::f32, {4, 4, 1, 1}, varied(16, 5)), made.none(), one,
                             zero, one, no, zero, made.integer(1), c, c},
                            {c});
            made.kernel("aten::_native_batch_norm_legit_no_training.out",
                        {convolves ? c : x, numbers("weight", {4}, 1), numbers("bias", {4}, 2), numbers("mean", {4}, 3),
                         variance, made.real(0.1), made.real(1e-5), n, mean, rstd, n, mean, rstd},
                        {n, mean, rstd});
            made.kernel("aten::mul.out", {n, numbers("scale", {4, 1, 1}, 4), p, p}, {p});
            made.kernel("aten::add.out", {numbers("shift", {1, 4, 1, 1}, 6), p, made.integer(1), s, s}, {s});
            made.method.inputs = {x};
            made.method.outputs = {s};
            HandMade fused = made;
            fused.method = best_layout(made.method);
            QCOMPARE(opsOf(fused.method),
                     std::string(convolves ? "aten::convolution.out " : "arenascope::scale_channels.out "));
            const QString text = differs(made, fused, {host<float>(DType::f32, sizes, varied(36, 7))}, 1e-5F);
            QVERIFY2(text.isEmpty(), qPrintable(text));
        }
    }
    /// A convolution, then a number for each channel, along one dimension or two.
    void numbersOfChannelsBecomeTheBias() {
        for (const bool isBiased : {false, true}) {
            for (const int dims : {1, 2}) {
                for (const bool isSeen : {false, true}) {
                    HandMade made;
                    std::vector<std::int64_t> in{1, 3}, out{1, 4}, weight{4, 3}, numbers{4};
                    for (int i = 0; i < dims; ++i) {
                        in.push_back(5);
                        out.push_back(5);
                        weight.push_back(1);
                        numbers.push_back(1);
                    }
                    if (isBiased) numbers.insert(numbers.begin(), 1);
                    const auto list = [&](std::int64_t item) {
                        return made.ints(std::vector<std::int64_t>(std::size_t(dims), item));
                    };
                    const ValueId x = made.tensor("x", DType::f32, in), c = made.tensor("c", DType::f32, out),
                                  s = made.tensor("s", DType::f32, out), r = made.tensor("r", DType::f32, out);
                    const ValueId w = made.constant<float>("w", DType::f32, weight, varied(12, 1)),
                                  b = made.constant<float>("b", DType::f32, {4}, varied(4, 2)),
                                  n = made.constant<float>("n", DType::f32, numbers, varied(4, 3));
                    made.kernel("aten::convolution.out",
                                {x, w, isBiased ? b : made.none(), list(1), list(0), list(1), made.add("", false),
                                 list(0), made.integer(1), c, c},
                                {c});
                    made.kernel("aten::add.out", {n, c, made.integer(1), s, s}, {s});
                    made.kernel("aten::neg.out", {s, r, r}, {r});
                    made.method.inputs = {x};
                    made.method.outputs = {r};
                    if (isSeen) made.method.outputs.push_back(c);
                    HandMade fused = made;
                    fused.method = best_layout(made.method);
                    QCOMPARE(fused.method.instructions.size(), isSeen ? std::size_t{3} : std::size_t{2});
                    const std::int64_t count = dims == 1 ? 15 : 75;
                    const QString text = differs(made, fused, {host<float>(DType::f32, in, varied(count, 4))}, 1e-5F);
                    QVERIFY2(text.isEmpty(), qPrintable(text));
                }
            }
        }
    }
    /// Convolutions of one pixel in groups, with a sum and bounds or a curve behind them, for odd numbers of channels.
    void groupsOfChannelsAreProducts() {
        for (const std::int64_t perGroup : {4, 6, 16, 17, 34}) {
            for (const std::string behind : {"", "sum", "curve"}) {
                HandMade made;
                const std::int64_t groups = 3, channels = groups * perGroup, outs = groups * (perGroup + 9);
                const auto image = [&](const char* name, std::int64_t of) {
                    return made.tensor(name, DType::f32, {2, of, 3, 5});
                };
                const auto numbers = [&](const char* name, const std::vector<std::int64_t>& sizes, int seed) {
                    std::int64_t count = 1;
                    for (const std::int64_t size : sizes) count *= size;
                    return made.constant<float>(name, DType::f32, sizes, varied(count, seed));
                };
                const auto convolution = [&](ValueId from, ValueId weight, ValueId bias, std::int64_t of, ValueId to) {
                    made.kernel("aten::convolution.out",
                                {from, weight, bias, made.ints({1, 1}), made.ints({0, 0}), made.ints({1, 1}),
                                 made.add("", false), made.ints({0, 0}), made.integer(of), to, to},
                                {to});
                };
                const ValueId x = image("x", channels), c = image("c", channels), other = image("other", outs),
                              g = image("g", outs), s = image("s", outs), r = image("r", outs);
                const ValueId out = made.tensor("out", DType::f32, {2, outs});
                convolution(x, numbers("v", {channels, channels, 1, 1}, 1), made.none(), 1, c);
                convolution(x, numbers("u", {outs, channels, 1, 1}, 2), made.none(), 1, other);
                convolution(c, numbers("w", {outs, perGroup, 1, 1}, 3), numbers("b", {outs}, 4), groups, g);
                ValueId last = g;
                if (behind == "sum") {
                    made.kernel("aten::add.out", {g, other, made.integer(1), s, s}, {s});
                    made.kernel("aten::hardtanh.out", {s, made.real(-1), made.real(2), r, r}, {r});
                    last = r;
                } else if (behind == "curve") {
                    made.kernel("aten::sigmoid.out", {g, r, r}, {r});
                    last = r;
                }
                made.kernel("aten::mean.out", {last, made.ints({2, 3}), made.add("", false), made.none(), out, out},
                            {out});
                made.method.inputs = {x};
                made.method.outputs = {out};
                HandMade fused = made;
                fused.method = best_layout(made.method);
                QCOMPARE(fused.method.instructions.size(), std::size_t{4});
                const QString text = differs(
                    made, fused, {host<float>(DType::f32, {2, channels, 3, 5}, varied(channels * 30, 5))}, 2e-5F);
                QVERIFY2(text.isEmpty(), qPrintable(text));
            }
        }
    }
    /// Bytes between two convolutions: quantised, copied, pooled and cut in the order of channels, not turned back.
    void bytesBetweenConvolutionsKeepTheirOrder() {
        HandMade made;
        const auto tensor = [&](const char* name, DType type, std::int64_t channels, std::int64_t size) {
            return made.tensor(name, type, {1, channels, size, size});
        };
        const ValueId x = tensor("x", DType::f32, 3, 8), c = tensor("c", DType::f32, 6, 8),
                      q = tensor("q", DType::u8, 6, 8), copy = tensor("copy", DType::u8, 6, 8),
                      p = tensor("p", DType::u8, 6, 4), where = tensor("where", DType::i64, 6, 4),
                      cut = tensor("cut", DType::u8, 4, 4), f = tensor("f", DType::f32, 4, 4),
                      d = tensor("d", DType::f32, 2, 4), out = made.tensor("out", DType::f32, {1, 2});
        const ValueId one = made.ints({1, 1}), zero = made.ints({0, 0}), two = made.ints({2, 2}),
                      no = made.add("", false);
        const auto convolution = [&](ValueId from, const std::vector<std::int64_t>& sizes, ValueId to) {
            made.kernel("aten::convolution.out",
                        {from, made.constant<float>("w", DType::f32, sizes, varied(sizes[0] * sizes[1], 1)),
                         made.none(), one, zero, one, no, zero, made.integer(1), to, to},
                        {to});
        };
        const auto parameters = [&] {
            return std::vector<ValueId>{made.real(0.02), made.integer(120), made.integer(0), made.integer(255)};
        };
        const auto with_parameters = [&](ValueId from, std::vector<ValueId> rest) {
            std::vector<ValueId> args = parameters();
            args.insert(args.begin(), from);
            args.insert(args.end(), rest.begin(), rest.end());
            return args;
        };
        convolution(x, {6, 3, 1, 1}, c);
        made.kernel("quantized_decomposed::quantize_per_tensor.out", with_parameters(c, {made.integer(0), q, q}), {q});
        made.kernel("dim_order_ops::_clone_dim_order.out", {q, no, made.ints({0, 1, 2, 3}), copy, copy}, {copy});
        made.kernel("aten::max_pool2d_with_indices.out", {copy, two, two, zero, one, no, p, where, p, where},
                    {p, where});
        made.kernel("aten::slice_copy.Tensor_out",
                    {p, made.integer(1), made.integer(1), made.integer(5), made.integer(1), cut, cut}, {cut});
        made.kernel("quantized_decomposed::dequantize_per_tensor.out",
                    with_parameters(cut, {made.integer(0), made.none(), f, f}), {f});
        convolution(f, {2, 4, 1, 1}, d);
        made.kernel("aten::mean.out", {d, made.ints({2, 3}), no, made.none(), out, out}, {out});
        made.method.inputs = {x};
        made.method.outputs = {out};
        const std::vector<HostTensor> inputs{host<float>(DType::f32, {1, 3, 8, 8}, varied(192, 3))};
        HandMade fused = made;
        fused.method = best_layout(made.method, false);
        for (const ValueId image : {c, q, p, cut, f, d})
            QCOMPARE(fused.method.values[image].tensor()->dim_order, (std::vector<std::uint8_t>{0, 2, 3, 1}));
        QVERIFY(opsOf(fused.method).find("arenascope::max_pool2d.out") != std::string::npos);
        QString text = differs(made, fused, inputs, 1e-5F);
        QVERIFY2(text.isEmpty(), qPrintable(text));
        fused.method = best_layout(made.method, true);
        text = differs(made, fused, inputs, 1e-5F);
        QVERIFY2(text.isEmpty(), qPrintable(text));
    }
};

}  // namespace

QTEST_GUILESS_MAIN(TestBestChannels)
#include "test_best_channels.moc"
