// TensorFlow Lite models rewritten to need less memory: smaller including each operator's permanent memory, equal to
// the byte, and the same when written and read again.

#include <QTemporaryDir>
#include <QTest>
#include <cstring>
#include <random>

#include "engine/ops/tflite_rows.h"
#include "engine/passes/passes.h"
#include "engine/passes/row_tiles/tile_rows.h"
#include "engine/runner/inputs.h"
#include "engine/runtime/sanitizer.h"
#include "engine/study/shrink/shrink.h"
#include "tests/exported.h"
#include "tests/formats/importing.h"
#include "tests/runtime/running.h"

using namespace arenascope;
using namespace arenascope::testing;
using ops::RowSpan;
using ops::TfliteRows;

namespace {

/// Outputs of a file on random inputs, under its own plan and the sanitizer.
Result<std::vector<HostTensor>> outputsOf(const QString& file, const std::string& planner, std::uint64_t seed) {
    TRY(const Opened opened, openAndPlan(file, planner));
    Progress progress;
    TRY(const auto inputs,
        make_inputs(*opened.program, *opened.outcome.method, opened.outcome.plan(),
                    {.values = InputRequest::Values::random, .seed = seed}));
    TRY(const auto executor, Executor::load(opened.program, *opened.outcome.method, opened.outcome.plan()));
    Sanitizer sanitizer(*opened.outcome.method, opened.outcome.plan());
    RunOptions options;
    options.observer = &sanitizer;
    TRY(RunResult result, executor->run(inputs, options, progress));
    if (!sanitizer.violations().empty())
        return Error{.what = Message::verbatim(text_of(sanitizer.violations().front()))};
    return std::move(result.outputs);
}

/// A window over numbers in a row, or a padding of them.
struct Line {
    TfliteRows rows;
    std::vector<int> weights;  ///< with gaps of 0

    [[nodiscard]] std::vector<int> of(const std::vector<int>& in, std::int64_t above, std::int64_t below) const {
        std::vector<int> out;
        const auto count = static_cast<std::int64_t>(in.size());
        if (rows.kind == TfliteRows::Kind::padding) {
            out.assign(static_cast<std::size_t>(above), -7);
            out.insert(out.end(), in.begin(), in.end());
            out.insert(out.end(), static_cast<std::size_t>(below), -7);
            return out;
        }
        const std::int64_t made =
            rows.pads ? (count + rows.stride - 1) / rows.stride : (count - rows.reach) / rows.stride + 1;
        const std::int64_t first =
            rows.pads ? std::max<std::int64_t>((made - 1) * rows.stride + rows.reach - count, 0) / 2 : 0;
        for (std::int64_t j = 0; j < made; ++j) {
            int sum = 0;
            for (std::int64_t k = 0; k < rows.reach; ++k) {
                const std::int64_t at = j * rows.stride - first + k;
                if (at >= 0 && at < count)
                    sum += weights[static_cast<std::size_t>(k)] * in[static_cast<std::size_t>(at)];
            }
            out.push_back(sum);
        }
        return out;
    }
};

Line randomLine(std::mt19937& random) {
    const auto pick = [&](int low, int high) { return std::uniform_int_distribution(low, high)(random); };
    Line line;
    line.rows.in = pick(3, 40);
    if (pick(0, 4) == 0) {
        line.rows.kind = TfliteRows::Kind::padding;
        line.rows.above = pick(0, 3);
        line.rows.below = pick(0, 3);
        line.rows.out = line.rows.in + line.rows.above + line.rows.below;
        return line;
    }
    line.rows.kind = TfliteRows::Kind::window;
    line.rows.pads = pick(0, 1) == 0;
    line.rows.stride = pick(1, 3);
    line.rows.reach = std::min<std::int64_t>(pick(1, 7), line.rows.in);
    for (std::int64_t k = 0; k < line.rows.reach; ++k) line.weights.push_back(pick(-9, 9));
    const std::int64_t out = (line.rows.in + line.rows.stride - 1) / line.rows.stride;
    if (line.rows.pads)
        line.rows.above = std::max<std::int64_t>((out - 1) * line.rows.stride + line.rows.reach - line.rows.in, 0) / 2;
    line.rows.out = line.rows.pads ? out : (line.rows.in - line.rows.reach) / line.rows.stride + 1;
    return line;
}

/// PAD and a 3 x 3 convolution without padding of its own, on an image of 6 x 6.
Method paddedConvolution(std::vector<std::int32_t> by, std::int64_t padded, double stride) {
    Method method;
    const auto quantised = std::make_shared<const Quantisation>(Quantisation{.scales = {0.5F}, .zero_points = {3}});
    const auto tensor = [&](std::string name, std::vector<std::int64_t> sizes, DType dtype) {
        Tensor out{.dtype = dtype, .sizes = {}, .upper = sizes, .dim_order = {}};
        for (std::size_t d = 0; d < sizes.size(); ++d) {
            out.sizes.emplace_back(sizes[d]);
            out.dim_order.push_back(static_cast<std::uint8_t>(d));
        }
        out.quantisation = quantised;
        method.values.push_back({.name = std::move(name), .data = std::move(out)});
        return method.values.last();
    };
    const auto constant = [&](ValueId id, const std::shared_ptr<std::vector<std::byte>>& bytes) {
        Tensor& of = *method.values[id].tensor();
        of.is_constant = true;
        of.role = Role::constant;
        of.data = Data{*bytes, std::shared_ptr<const std::vector<std::byte>>(bytes)};
    };
    const ValueId in = tensor("in", {1, 6, 6, 2}, DType::i8), pads = tensor("pads", {4, 2}, DType::i32);
    const auto bytes = std::make_shared<std::vector<std::byte>>(32);
    std::memcpy(bytes->data(), by.data(), bytes->size());
    constant(pads, bytes);
    const ValueId wide = tensor("wide", {1, padded, padded, 2}, DType::i8);
    const ValueId weight = tensor("weight", {4, 3, 3, 2}, DType::i8);
    constant(weight, std::make_shared<std::vector<std::byte>>(72));
    const std::int64_t rows = (padded - 3) / static_cast<std::int64_t>(stride) + 1;
    const ValueId out = tensor("out", {1, rows, rows, 4}, DType::i8);
    method.values[in].tensor()->role = Role::input;
    method.values[out].tensor()->role = Role::output;
    const auto options = [&](std::vector<double> numbers) {
        method.values.push_back({.name = "options", .data = DoubleList{std::move(numbers)}});
        return method.values.last();
    };
    method.inputs = {in};
    method.outputs = {out};
    method.instructions.push_back({.op = "tflite::PAD", .args = {in, pads, wide, options({1})}, .outs = {wide}});
    method.instructions.push_back({.op = "tflite::CONV_2D",
                                   .args = {wide, weight, out, options({1, 1, stride, stride, 0, 1, 1})},
                                   .outs = {out}});
    return method;
}

}  // namespace

class TestShrinkTflite : public QObject {
    Q_OBJECT

private slots:
    /// A call on some rows computes those rows of the whole call's result.
    void rowsOfACallAreThoseOfTheWhole() {
        std::mt19937 random(11);
        int compared = 0;
        for (int i = 0; i < 4000; ++i) {
            const Line line = randomLine(random);
            const TfliteRows& rows = line.rows;
            std::vector<int> in;
            for (std::int64_t k = 0; k < rows.in; ++k) in.push_back(std::uniform_int_distribution(-9, 9)(random));
            const std::vector<int> whole = line.of(in, rows.above, rows.below);
            QCOMPARE(static_cast<std::int64_t>(whole.size()), rows.out);
            const std::int64_t lo = std::uniform_int_distribution<std::int64_t>(0, rows.out - 1)(random);
            const RowSpan wanted{lo, std::uniform_int_distribution<std::int64_t>(lo + 1, rows.out)(random)};
            const auto needed = rows.needed_for(wanted);
            if (!needed) continue;  // nothing but padding
            const auto made = rows.made_of(*needed, *needed, wanted);
            QVERIFY(made && made->right.has(wanted) && made->rows.has(made->right));
            const std::vector<int> part =
                line.of({in.begin() + needed->lo, in.begin() + needed->hi}, made->above, made->below);
            QCOMPARE(static_cast<std::int64_t>(part.size()), made->rows.count());
            for (std::int64_t row = made->right.lo; row < made->right.hi; ++row, ++compared)
                QCOMPARE(part[static_cast<std::size_t>(row - made->rows.lo)], whole[static_cast<std::size_t>(row)]);
        }
        QVERIFY(compared > 10'000);
    }

    void modelsNeedLess_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<qint64>("now");  ///< of the whole arena of TensorFlow Lite Micro, as it was measured
        QTest::addColumn<qint64>("most");
        const auto row = [](const char* name, const char* file, qint64 now, qint64 most) {
            QTest::newRow(name) << QString(file) << now << most;
        };
        row("person_detect", "", 82'304, 62'144);
        row("vww_96", "mlcommons+tiny/benchmark/training/visual_wake_words/trained_models/vww_96_int8.tflite", 82'240,
            65'984);
        row("mobilenet_v1_0.25",
            "nxp-mcuxpresso+mcuxsdk-examples/eiq_examples/tflm_label_image/pcq/mobilenet_v1_0.25_128_quant_int8.tflite",
            133'376, 94'406);
        row("mobilenet_custom",
            "espressif+esp-tflite-micro/examples/mobilenet_custom/main/model~4d95eca.from_header.tflite", 1'281'904,
            296'880);
        row("mobilenet_v2",
            "tensorflow+tflite-micro/third_party/xtensa/examples/pytorch_to_tflite/"
            "mobilenet_v2_quantized_1x3x224x224.tflite",
            2'600'608, 588'640);
        row("mcunetv2_large", "mit-han-lab+tinyengine/assets/mcunetv2_large.tflite", 2'602'256, 777'856);
        row("tinyengine vww", "mit-han-lab+tinyengine/assets/vww.tflite", 219'792, 141'696);
        row("tinyengine detection", "mit-han-lab+tinyengine/assets/detection.tflite", 380'032, 296'320);
    }
    void modelsNeedLess() {
        QFETCH(QString, file);
        QFETCH(qint64, now);
        QFETCH(qint64, most);
        const QString path = file.isEmpty()
            ? QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/person_detect_offline_plan.tflite")
            : largerData(QStringLiteral("wild/tflite/") + file);
        if (path.isEmpty()) QSKIP("the larger set is not in reach");
        Progress progress;
        const Engine engine;
        const auto program = engine.open(path.toStdString(), progress);
        QVERIFY(program.ok());
        Tuning tuning = starting_tuning(*program.value());
        const auto report = shrink_program(engine, program.value(), tuning, {}, progress);
        QVERIFY2(report.ok(), report.ok() ? "" : report.error().text().c_str());
        QVERIFY(!report.value().front.empty());
        const std::int64_t before = report.value().arena + report.value().method_allocator.value_or(0);
        const ShrunkProgram& least = report.value().front.front();
        const std::int64_t after = now + least.arena + least.method_allocator.value_or(0) - before;
        qInfo(
            "%lld bytes before, %lld after, %.1f %% more multiply-adds", static_cast<long long>(now),
            static_cast<long long>(after),
            100.0 * static_cast<double>(least.more_multiply_adds) / static_cast<double>(report.value().multiply_adds));
        QVERIFY2(after <= most, qPrintable(QString::number(after)));
        for (const ShrunkProgram& point : report.value().front) {
            QVERIFY(point.is_bit_for_bit && point.outcome.plan().valid());
            QVERIFY(point.more_multiply_adds * 100 <= report.value().multiply_adds * 13);
        }
        const QTemporaryDir folder;
        const QString written = folder.filePath(QStringLiteral("out.tflite"));
        const auto wrote = engine.export_to(written.toStdString(), *least.program, least.outcome, false, progress, {});
        QVERIFY2(wrote.ok(), wrote.ok() ? "" : qPrintable(textOf(wrote.error())));
        const auto again = openAndPlan(written, std::string(planner_id::loaded));
        QVERIFY2(again.ok(), errorOf(again));
        QVERIFY(again.value().outcome.plan().is_loaded() && again.value().outcome.plan().valid());
        QCOMPARE(again.value().outcome.plan().total_bytes, least.arena);
        const auto expected = outputsOf(path, std::string(planner_id::greedy_by_size), 5);
        QVERIFY2(expected.ok(), expected.ok() ? "" : expected.error().text().c_str());
        // Buffers are shared in the file's plan, and in another plan made for it.
        for (const auto planner : {planner_id::loaded, planner_id::greedy_by_size}) {
            const auto got = outputsOf(written, std::string(planner), 5);
            QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
            QCOMPARE(got.value().size(), expected.value().size());
            for (std::size_t i = 0; i < got.value().size(); ++i)
                QVERIFY(got.value()[i].bytes == expected.value()[i].bytes);
        }
    }

    void aModelInTilesStaysAsItIs() {
        const QTemporaryDir folder;
        const QString small = folder.filePath(QStringLiteral("small.tflite"));
        Progress progress;
        const Engine engine;
        const auto shrunk = [&](const QString& path) -> Result<ShrinkReport> {
            TRY(const auto program, engine.open(path.toStdString(), progress));
            return shrink_program(engine, program, starting_tuning(*program), {}, progress);
        };
        const auto first = shrunk(QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/person_detect_offline_plan.tflite"));
        QVERIFY(first.ok() && !first.value().front.empty());
        const ShrunkProgram& least = first.value().front.front();
        QVERIFY(engine.export_to(small.toStdString(), *least.program, least.outcome, false, progress, {}).ok());
        const auto second = shrunk(small);
        QVERIFY2(second.ok(), second.ok() ? "" : second.error().text().c_str());
        QVERIFY(second.value().front.empty());
        QCOMPARE(second.value().notes.size(), std::size_t{1});
        QCOMPARE(second.value().arena, least.arena);
    }

    /// Every group alone, in some numbers of tiles, cropped in every way: the same bytes as untiled.
    void everyGroupGivesTheSameBytes() {
        const QString path = QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/person_detect_offline_plan.tflite");
        const auto opened = openAndPlan(path);
        QVERIFY2(opened.ok(), errorOf(opened));
        const Method& method = *opened.value().outcome.method;
        Progress progress;
        const auto inputs = make_inputs(*opened.value().program, method, opened.value().outcome.plan(),
                                        {.values = InputRequest::Values::random, .seed = 3});
        QVERIFY(inputs.ok());
        const auto plain = Executor::load(opened.value().program, method, opened.value().outcome.plan());
        QVERIFY(plain.ok());
        const auto expected = plain.value()->run(inputs.value(), {}, progress);
        QVERIFY(expected.ok());
        const rows::RowGraph graph(method);
        int groups = 0;
        for (const auto& [begin, end] : {std::pair{0, 1}, {0, 4}, {1, 8}, {3, 5}, {7, 16}, {22, 24}}) {
            for (const std::int64_t tiles : {2, 3, 5, 11}) {
                for (const auto crop :
                     {rows::RowGroup::Crop::results, rows::RowGroup::Crop::last, rows::RowGroup::Crop::windows}) {
                    const rows::RowGroup group{InstructionIndex(begin), InstructionIndex(end), tiles, crop};
                    auto cut = rows::tiled_by_rows(graph, {group});
                    if (!cut.ok()) continue;
                    auto program = std::make_shared<Program>();
                    program->methods.push_back(std::move(cut).take());
                    Tuning tuning = starting_tuning(*program);
                    tuning.planner = "piecewise";
                    const auto outcome = Engine().evaluate(*program, tuning, {}, progress);
                    QVERIFY2(outcome.ok(), outcome.ok() ? "" : outcome.error().text().c_str());
                    QVERIFY(outcome.value().plan().valid());
                    const auto executor = Executor::load(program, *outcome.value().method, outcome.value().plan());
                    QVERIFY(executor.ok());
                    Sanitizer sanitizer(*outcome.value().method, outcome.value().plan());
                    RunOptions options;
                    options.observer = &sanitizer;
                    const auto got = executor.value()->run(inputs.value(), options, progress);
                    QVERIFY2(got.ok(), got.ok() ? "" : got.error().text().c_str());
                    QVERIFY(sanitizer.violations().empty());
                    QVERIFY(got.value().outputs[0].bytes == expected.value().outputs[0].bytes);
                    ++groups;
                }
            }
        }
        QVERIFY2(groups > 40, qPrintable(QString::number(groups)));
    }

    void paddingThatAConvolutionWouldDoIsFolded_data() {
        QTest::addColumn<QList<int>>("by");
        QTest::addColumn<int>("padded");
        QTest::addColumn<double>("stride");
        QTest::addColumn<bool>("isFolded");
        QTest::newRow("as much on both sides") << QList<int>{0, 0, 1, 1, 1, 1, 0, 0} << 8 << 1.0 << true;
        QTest::newRow("less above, with steps of two") << QList<int>{0, 0, 0, 1, 0, 1, 0, 0} << 7 << 2.0 << true;
        QTest::newRow("as much on both sides, with steps of two")
            << QList<int>{0, 0, 1, 1, 1, 1, 0, 0} << 8 << 2.0 << false;
        QTest::newRow("more above") << QList<int>{0, 0, 1, 0, 1, 0, 0, 0} << 7 << 2.0 << false;
        QTest::newRow("more than that") << QList<int>{0, 0, 2, 2, 2, 2, 0, 0} << 10 << 1.0 << false;
    }
    void paddingThatAConvolutionWouldDoIsFolded() {
        QFETCH(QList<int>, by);
        QFETCH(int, padded);
        QFETCH(double, stride);
        QFETCH(bool, isFolded);
        Method method = paddedConvolution({by.begin(), by.end()}, padded, stride);
        Progress progress;
        const auto* pass = lowering::find_pass("fold-padding");
        QVERIFY(pass && pass->run(method, {.evaluate = {}, .can_run = {}, .progress = progress}).ok());
        QCOMPARE(method.instructions.size(), isFolded ? std::size_t{1} : std::size_t{2});
        const Instruction& last = method.instructions.rows().back();
        QCOMPARE(ops::tflite_option(method, last, 0), isFolded ? 0.0 : 1.0);
        QCOMPARE(last.args[0], isFolded ? ValueId(0) : ValueId(2));
    }
};

QTEST_GUILESS_MAIN(TestShrinkTflite)
#include "test_shrink_tflite.moc"
