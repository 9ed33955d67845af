// Bytes by source line: stacks of the program, costs at a step, shares of modules and lines.

#include <QDirIterator>
#include <QTest>

#include "engine/engine.h"
#include "engine/evaluate/tiled_method.h"
#include "engine/ir/source_line.h"
#include "engine/open/first_tuning.h"
#include "engine/passes/passes.h"
#include "engine/study/inspect/call_arguments.h"
#include "engine/study/inspect/tensor_numbers.h"
#include "engine/study/shrink/shrink.h"
#include "engine/study/source/cost_tree.h"
#include "tests/test_data.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Opened {
    std::shared_ptr<const Program> program;
    Outcome outcome;
};

std::optional<Opened> opened(const QString& path) {
    const Engine engine;
    Progress progress;
    auto program = engine.open(path.toStdString(), progress);
    if (!program.ok() || program.value()->methods.empty()) return std::nullopt;
    Opened out{.program = program.value(), .outcome = {}};
    Tuning tuning = starting_tuning(*out.program);
    tuning.planner = "greedy_by_size";
    for (const auto& [symbol, range] : out.program->methods.front().ranges)
        if (!range.max) tuning.ranges[symbol] = {.min = std::clamp<std::int64_t>(range.min, 0, 64), .max = 64};
    auto outcome = engine.evaluate(*out.program, tuning, {}, progress);
    if (!outcome.ok()) return std::nullopt;
    out.outcome = std::move(outcome).take();
    return out;
}

QString bundled(const char* file) { return QStringLiteral(ARENASCOPE_TEST_DATA "/") + QLatin1String(file); }

QStringList files() {
    QStringList out;
    for (const char* folder : {"programs", "tflite", "onnx", "delegated"}) {
        QDirIterator it(bundled(folder), {"*.pt2", "*.pte", "*.tflite", "*.onnx"}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) out << it.next();
    }
    return out;
}

/// Costs of parts add up to that of the whole.
QString wrongSum(const CostTree& tree) {
    for (const CostNode& node : tree.nodes) {
        if (node.children.empty()) continue;
        double sum = 0;
        for (const CostIndex child : node.children) sum += tree.nodes[child].cost;
        if (std::abs(sum - node.cost) > 1e-6 * std::max(1.0, node.cost)) return QString::fromStdString(node.title);
    }
    return {};
}

/// What does not add up to the live bytes of a step; empty: every byte counts once, in each table and tree.
QString wrongShares(const Outcome& outcome) {
    const Method& method = *outcome.method;
    const SourceMap map = source_map(method);
    for (const Step step : {peak_step(outcome), Step(0), Step(outcome.steps / 2)}) {
        if (!step.valid()) continue;
        const SourceCosts costs = source_costs(map, outcome, nullptr, step);
        const QString at = QString(" at step %1").arg(step.number());
        std::int64_t sum = 0, made = 0;
        for (const LiveShare& tensor : costs.tensors) {
            if (tensor.bytes < 0) return "a negative share" + at;
            sum += tensor.bytes;
        }
        for (const SourceCost& each : costs.operators) made += each.live;
        if (sum + costs.padding != costs.live)
            return QString("%1 B of tensors, %2 B of %3 B").arg(sum).arg(costs.padding).arg(costs.live) + at;
        if (costs.padding > static_cast<std::int64_t>(costs.tensors.size()) * 4096) return "too much padding" + at;
        if (costs.total.live != sum) return "the total" + at;
        for (const CostOrder order : {CostOrder::modules, CostOrder::stack}) {
            const CostTree tree = cost_tree(map, costs, method, order, CostMeasure::memory);
            const CostTree moved = cost_tree(map, costs, method, order, CostMeasure::traffic);
            for (const QString& wrong : {wrongSum(tree), wrongSum(moved)})
                if (!wrong.isEmpty()) return wrong + at;
            if (tree.total() != static_cast<double>(costs.live)) return "the tree's total" + at;
            if (moved.total() != static_cast<double>(costs.total.traffic)) return "the tree's traffic" + at;
        }
        std::int64_t lines = 0, operators = 0;
        for (const CostRow& row : costs_by_line(map, costs)) lines += row.cost.live;
        for (const CostRow& row : costs_by_operator(costs, method)) operators += row.cost.live;
        if (operators != made) return "operators" + at;
        if (lines != made) return "lines" + at;
        if (costs_by_module(costs, method).front().cost.live != made) return "modules" + at;
    }
    return {};
}

std::map<std::string, std::string> argumentsOf(const Method& method, std::string_view op) {
    std::map<std::string, std::string> out;
    for (const Instruction& instruction : method.instructions) {
        if (instruction.op != op) continue;
        for (const NamedArgument& each : named_arguments(method, instruction))
            out[each.name] = each.tensor != no_value ? "tensor" : each.text + (each.is_default ? " (default)" : "");
        break;
    }
    return out;
}

}  // namespace

class TestSourceCosts : public QObject {
    Q_OBJECT
private slots:
    void framesAreReadAndTheUsersOwnComesFirst() {
        const std::string trace =
            "File \"/home/u/zoo/main.py\", line 12, in forward\n    y = self.conv(x)\n"
            "  File \"/usr/lib/python3/dist-packages/torchvision/models/resnet.py\", line 97, in forward\n    out = 1\n"
            "  File \"/usr/lib/python3/dist-packages/torch/nn/modules/conv.py\", line 565, in forward\n    return z";
        const std::vector<PythonFrame> frames = python_frames(trace);
        QCOMPARE(frames.size(), std::size_t{3});
        QCOMPARE(frames[0].line, 12);
        QCOMPARE(frames[0].function, std::string("forward"));
        QCOMPARE(frames[0].code, std::string("y = self.conv(x)"));
        QVERIFY(frames[0].origin == PythonFrame::Origin::own);
        QVERIFY(frames[1].origin == PythonFrame::Origin::package && frames[2].origin == PythonFrame::Origin::torch);
        QCOMPARE(own_frame(frames), std::size_t{0});
        QCOMPARE(source_line(trace), std::string("/home/u/zoo/main.py:12"));
        // A line of the user's package is more useful than one of PyTorch.
        const std::string packages = trace.substr(trace.find("  File"));
        QVERIFY(source_line(packages).ends_with("resnet.py:97"));
        QCOMPARE(source_line("nothing"), std::string());
        QCOMPARE(python_frames("File \"a.py\", line 99999999999999999999").front().line, 0);
        QVERIFY(python_frames("File \"").size() <= 1);
    }

    /// Every table and tree divides the same total of bytes, for every program.
    void sharesAddUpToWhatLives() {
        int compared = 0;
        for (const QString& file : files()) {
            const auto it = opened(file);
            if (!it || it->outcome.steps == 0) continue;
            const QString wrong = wrongShares(it->outcome);
            QVERIFY2(wrong.isEmpty(), qPrintable(file + ": " + wrong));
            ++compared;
        }
        QVERIFY(compared > 20);
    }

    /// Also where tensors lie inside others, and where rows of them live for steps of their own.
    void sharesOfRewrittenProgramsAddUp() {
        const Engine engine;
        Progress progress;
        bool has_groups = false, has_pieces = false, has_jumps = false;
        for (const char* name : {"lstm", "cond", "scan_gru", "while_loop", "mutable_state"}) {
            const QString file = bundled("programs/") + QLatin1String(name) + "/model.pt2";
            if (!QFileInfo::exists(file)) continue;
            const auto program = engine.open(file.toStdString(), progress);
            QVERIFY2(program.ok(), name);
            Tuning tuning = starting_tuning(*program.value());
            tuning.options.nodes = 5'000;
            std::vector<Tuning> tunings;
            for (const char* planner : {"naive", "greedy_by_size", "auto"})
                for (const LifetimeRules rules : {LifetimeRules::safe, LifetimeRules::executorch}) {
                    Tuning each = edit::set_planner(tuning, planner);
                    each.lifetimes = rules;
                    for (const auto& pass : lowering::optional_passes()) each.edits.passes.emplace_back(pass.id);
                    tunings.push_back(each);
                    each.edits.passes.clear();
                    tunings.push_back(std::move(each));
                }
            const auto report = shrink_program(engine, program.value(), tuning, {}, progress);
            if (report.ok())
                for (const ShrunkProgram& point : report.value().front)
                    tunings.push_back(with_tiles(tuning, point.choice));
            for (const Tuning& each : tunings) {
                const auto outcome = engine.evaluate(*program.value(), each, {}, progress);
                if (!outcome.ok()) continue;
                const QString wrong = wrongShares(outcome.value());
                QVERIFY2(wrong.isEmpty(), qPrintable(QString("%1, %2: %3").arg(name, each.planner.c_str(), wrong)));
                for (const Buffer& buffer : outcome.value().plan().problem.buffers) {
                    has_groups = has_groups || buffer.group >= 0;
                    has_pieces = has_pieces || !buffer.pieces.empty();
                }
                for (const Instruction& each_one : outcome.value().method->instructions)
                    has_jumps = has_jumps || each_one.kind == Instruction::Kind::jump_false;
            }
        }
        QVERIFY(has_groups && has_pieces && has_jumps);
    }

    void aLineKnowsWhatItCallsAndWhatItMakes() {
        const auto it = opened(bundled("programs/lstm/model.pt2"));
        QVERIFY(it);
        const SourceMap map = source_map(*it->outcome.method);
        QVERIFY(!map.is_empty());
        for (const SourceFile& file : map.files) {
            for (std::size_t i = 1; i < file.lines.size(); ++i)
                QVERIFY(map.lines[file.lines[i - 1]].line < map.lines[file.lines[i]].line);
        }
        bool makes = false;
        for (const InstructionIndex at : map.own.indices()) {
            if (!map.own[at].valid()) continue;
            const SourceLine& line = map.lines[map.own[at]];
            makes = true;
            QVERIFY(std::find(line.made.begin(), line.made.end(), at) != line.made.end());
            QVERIFY(std::find(map.stacks[at].begin(), map.stacks[at].end(), map.own[at]) != map.stacks[at].end());
        }
        QVERIFY(makes);
    }

    void argumentsHaveTheNamesOfTheirSchema() {
        const auto conv = opened(bundled("programs/dw_conv_tiny/model.pt2"));
        QVERIFY(conv);
        const auto arguments = argumentsOf(*conv->outcome.method, "aten::convolution.out");
        QVERIFY(arguments.contains("stride") && arguments.at("stride").starts_with('['));
        QVERIFY(arguments.contains("groups") && arguments.contains("padding") && arguments.contains("dilation"));
        QCOMPARE(arguments.at("input"), std::string("tensor"));
        QCOMPARE(arguments.at("transposed"), std::string("False"));
        const auto lite = opened(bundled("tflite/micro_speech_quantized.tflite"));
        QVERIFY(lite);
        const auto options = argumentsOf(*lite->outcome.method, "tflite::DEPTHWISE_CONV_2D");
        QCOMPARE(options.at("padding"), std::string("SAME"));
        QCOMPARE(options.at("filter"), std::string("tensor"));
        QVERIFY(options.contains("activation") && options.contains("stride_w"));
    }

    void numbersOfATensorAreCounted() {
        HostTensor tensor{.dtype = DType::f32, .shape = {5}, .bytes = std::vector<std::byte>(20)};
        const std::array<float, 5> numbers{-1, 0, 1, 3, std::numeric_limits<float>::quiet_NaN()};
        std::memcpy(tensor.bytes.data(), numbers.data(), 20);
        const auto read = tensor_numbers(tensor);
        QVERIFY(read.ok());
        const TensorNumbers& it = read.value();
        QCOMPARE(it.count, 5);
        QCOMPARE(it.nans, 1);
        QCOMPARE(it.zeros, 1);
        QCOMPARE(it.min, -1.0);
        QCOMPARE(it.max, 3.0);
        QCOMPARE(it.mean, 0.75);
        QVERIFY(std::abs(it.sigma - 1.479) < 0.001);
        QCOMPARE(it.histogram.front(), 1);
        QCOMPARE(it.histogram.back(), 1);
        QCOMPARE(it.first.size(), std::size_t{5});
        QVERIFY(!tensor_numbers({.dtype = DType::c64, .shape = {1}, .bytes = std::vector<std::byte>(8)}).ok());
    }

    void channelsOfAConstantHaveRangesOfTheirOwn() {
        HostTensor tensor{.dtype = DType::f32, .shape = {2, 3, 2}, .bytes = std::vector<std::byte>(48)};
        std::array<float, 12> numbers{};
        for (std::size_t i = 0; i < 12; ++i) numbers[i] = static_cast<float>(i * 7 % 12) - 5;
        numbers[4] = std::numeric_limits<float>::infinity();
        std::memcpy(tensor.bytes.data(), numbers.data(), 48);
        for (const std::size_t axis : {0, 1, 2}) {
            const auto read = tensor_numbers(tensor, axis);
            QVERIFY(read.ok());
            const auto& channels = read.value().channels;
            QCOMPARE(channels.size(), static_cast<std::size_t>(tensor.shape[axis]));
            std::vector<TensorNumbers::Channel> expected(channels.size(), {HUGE_VAL, -HUGE_VAL});
            for (std::size_t at = 0; at < 12; ++at) {
                const std::array<std::size_t, 3> index{at / 6, at / 2 % 3, at % 2};
                if (!std::isfinite(numbers[at])) continue;
                auto& channel = expected[index[axis]];
                channel = {std::min<double>(channel.min, numbers[at]), std::max<double>(channel.max, numbers[at])};
            }
            for (std::size_t i = 0; i < channels.size(); ++i) {
                QCOMPARE(channels[i].min, expected[i].min);
                QCOMPARE(channels[i].max, expected[i].max);
            }
        }
        QVERIFY(tensor_numbers(tensor).value().channels.empty());
        QVERIFY(tensor_numbers(tensor, 3).value().channels.empty());
        Tensor constant{.upper = {4, 3}, .is_constant = true};
        QCOMPARE(channel_axis(constant), std::optional<std::size_t>(0));
        constant.quantisation =
            std::make_shared<const Quantisation>(Quantisation{.scales = {1, 2, 3}, .zero_points = {}, .axis = 1});
        QCOMPARE(channel_axis(constant), std::optional<std::size_t>(1));
        constant.is_constant = false;
        QVERIFY(!channel_axis(constant));
    }

    /// A constant in another order of dimensions reads as the program sees it.
    void constantsAreReadInTheirLogicalOrder() {
        Tensor tensor;
        tensor.dtype = DType::u8;
        tensor.upper = {2, 3};
        tensor.dim_order = {1, 0};
        const auto bytes = std::make_shared<std::vector<std::byte>>();
        for (const int each : {0, 3, 1, 4, 2, 5}) bytes->push_back(static_cast<std::byte>(each));
        tensor.data = Data{*bytes, bytes};
        auto host = host_tensor_of(tensor);
        QVERIFY(host.ok());
        for (int i = 0; i < 6; ++i) QCOMPARE(static_cast<int>(host.value().bytes[static_cast<std::size_t>(i)]), i);
        tensor.dim_order = {1, 1};
        QVERIFY(!host_tensor_of(tensor).ok());
        tensor.dim_order = {0, 1};
        tensor.upper = {2, 4};
        QVERIFY(!host_tensor_of(tensor).ok());
        tensor.data.reset();
        QVERIFY(!host_tensor_of(tensor).ok());
    }
};

QTEST_GUILESS_MAIN(TestSourceCosts)
#include "test_source_costs.moc"
