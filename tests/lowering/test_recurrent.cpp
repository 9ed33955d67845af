// Recurrent layers and attention of the training dialect, lowered and run, against plain loops over doubles.

#include <QtTest>
#include <cmath>
#include <cstring>
#include <random>

#include "engine/engine.h"
#include "engine/lowering/lower.h"

using namespace arenascope;

namespace {

using Shape = std::vector<std::int64_t>;

/// Numbers of a tensor in row-major order.
struct Numbers {
    Shape shape;
    std::vector<double> values;
    [[nodiscard]] double at(std::initializer_list<std::int64_t> index) const {
        std::int64_t offset = 0;
        std::size_t dim = 0;
        for (const std::int64_t each : index) offset = offset * shape[dim++] + each;
        return values[offset];
    }
};

Numbers random_numbers(std::mt19937& random, Shape shape) {
    Numbers out{std::move(shape), {}};
    std::int64_t count = 1;
    for (const std::int64_t size : out.shape) count *= size;
    std::uniform_real_distribution<float> range(-1, 1);
    for (std::int64_t i = 0; i < count; ++i) out.values.push_back(static_cast<double>(range(random)));
    return out;
}

HostTensor host(const Numbers& numbers) {
    HostTensor tensor{
        .dtype = DType::f32, .shape = numbers.shape, .bytes = std::vector<std::byte>(numbers.values.size() * 4)};
    for (std::size_t i = 0; i < numbers.values.size(); ++i) {
        const auto value = static_cast<float>(numbers.values[i]);
        std::memcpy(tensor.bytes.data() + i * 4, &value, 4);
    }
    return tensor;
}

/// One operator over inputs x0, x1, ...; `args` name them.
class Single {
public:
    void input(const Numbers& numbers) {
        const auto name = "x" + std::to_string(inputs.size());
        type(name, numbers.shape);
        program.graph.inputs.push_back(name);
        program.inputs.push_back({.kind = fx::InputSpec::Kind::user_input, .arg = name, .target = {}});
        inputs.push_back(host(numbers));
    }
    void output(const std::string& name, const Shape& shape) {
        type(name, shape);
        node.outputs.push_back({.names = {name}, .is_list = false});
        program.outputs.push_back({.kind = fx::OutputSpec::Kind::user_output,
                                   .arg = {.name = {}, .value = fx::ValueName{name}},
                                   .target = {}});
    }
    void arg(const std::string& name, fx::Arg::Variant value) {
        node.args.push_back({.name = name, .value = std::move(value)});
    }
    static fx::Arg::Variant value(int index) { return fx::ValueName{"x" + std::to_string(index)}; }
    static fx::Arg::Variant list(int first, int count) {
        std::vector<fx::Arg::Item> items;
        for (int i = 0; i < count; ++i) items.emplace_back(fx::ValueName{"x" + std::to_string(first + i)});
        return items;
    }

    Result<std::vector<HostTensor>> run() {
        Progress progress;
        program.dialect = "TRAINING";
        node.name = "layer";
        program.graph.nodes = {node};
        auto made = std::make_shared<Program>();
        made->format = FormatId::pt2;
        TRY(Method method, lower(program, progress));
        for (const Instruction& instruction : method.instructions) ops.push_back(instruction.op);
        made->methods.push_back(std::move(method));
        TRY(const Outcome outcome, Engine().evaluate(*made, {}, {}, progress));
        TRY(const auto executor, Executor::load(made, *outcome.method, outcome.plan()));
        TRY(RunResult result, executor->run(inputs, {}, progress));
        return std::move(result.outputs);
    }

    fx::ExportedProgram program;
    fx::Node node;
    std::vector<HostTensor> inputs;
    std::vector<std::string> ops;  ///< of the lowered method

private:
    void type(const std::string& name, const Shape& shape) {
        for (const std::int64_t size : shape) program.graph.tensors[name].sizes.emplace_back(size);
        std::int64_t stride = 1;
        std::vector<sym::Expr> strides;
        for (std::size_t i = shape.size(); i-- > 0; stride *= shape[i])
            strides.insert(strides.begin(), sym::Expr(stride));
        program.graph.tensors[name].strides = std::move(strides);
    }
};

QString difference(const HostTensor& got, const Numbers& expected) {
    if (got.shape != expected.shape) return QStringLiteral("another shape");
    for (std::size_t i = 0; i < expected.values.size(); ++i) {
        float value = 0;
        std::memcpy(&value, got.bytes.data() + i * 4, 4);
        if (!(std::fabs(static_cast<double>(value) - expected.values[i]) <= 1e-5)) {
            return QStringLiteral("element %1 is %2, expected %3")
                .arg(i)
                .arg(static_cast<double>(value))
                .arg(expected.values[i]);
        }
    }
    return {};
}

double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

constexpr std::int64_t steps = 4, batch = 2, wide = 3, hidden = 5;

/// PyTorch's recurrent layers by their definition. `kind`: "lstm", "gru", "rnn_tanh", "rnn_relu".
struct Reference {
    std::string kind;
    bool both_ways, biased, resets_before;
    int layers;
    std::vector<Numbers> params;
    Numbers out, last, last_cell;

    void run(const Numbers& x, const Numbers& h0, const Numbers& c0) {
        Numbers input = x;
        last = h0;
        last_cell = c0;
        const std::int64_t ways = both_ways ? 2 : 1;
        for (int layer = 0; layer < layers; ++layer) {
            out = {{steps, batch, hidden * ways},
                   std::vector<double>(static_cast<std::size_t>(steps * batch * hidden * ways))};
            for (std::int64_t way = 0; way < ways; ++way) {
                for (std::int64_t row = 0; row < batch; ++row)
                    one(input, layer * ways + way, way == 1, row, way * hidden);
            }
            input = out;
        }
    }

private:
    void one(const Numbers& input, std::int64_t run, bool backward, std::int64_t row, std::int64_t column) {
        const std::size_t first = static_cast<std::size_t>(run) * (biased ? 4 : 2);
        const std::int64_t gates = kind == "lstm" ? 4 : kind == "gru" ? 3 : 1;
        double* h = &last.values[(run * batch + row) * hidden];
        double* c = kind == "lstm" ? &last_cell.values[(run * batch + row) * hidden] : nullptr;
        for (std::int64_t i = 0; i < steps; ++i) {
            const std::int64_t t = backward ? steps - 1 - i : i;
            std::vector<double> from_x, from_h;
            for (std::int64_t g = 0; g < gates * hidden; ++g) {
                double a = biased ? params[first + 2].values[g] : 0;
                double b = biased ? params[first + 3].values[g] : 0;
                for (std::int64_t k = 0; k < input.shape[2]; ++k) a += params[first].at({g, k}) * input.at({t, row, k});
                for (std::int64_t k = 0; k < hidden; ++k) b += params[first + 1].at({g, k}) * h[k];
                from_x.push_back(a);
                from_h.push_back(b);
            }
            for (std::int64_t g = 2 * hidden; resets_before && g < 3 * hidden; ++g) {
                double b = biased ? params[first + 3].values[static_cast<std::size_t>(g)] : 0;
                for (std::int64_t k = 0; k < hidden; ++k) {
                    const auto at = static_cast<std::size_t>(k);
                    b += params[first + 1].at({g, k}) * h[k] * sigmoid(from_x[at] + from_h[at]);
                }
                from_h[static_cast<std::size_t>(g)] = b;
            }
            for (std::size_t k = 0; k < hidden; ++k) {
                const auto gate = [&](std::size_t which) {
                    return from_x[which * hidden + k] + from_h[which * hidden + k];
                };
                if (kind == "lstm") {
                    c[k] = sigmoid(gate(1)) * c[k] + sigmoid(gate(0)) * std::tanh(gate(2));
                    h[k] = sigmoid(gate(3)) * std::tanh(c[k]);
                } else if (kind == "gru") {
                    const double factor = resets_before ? 1 : sigmoid(gate(0));
                    const double fresh = std::tanh(from_x[2 * hidden + k] + factor * from_h[2 * hidden + k]);
                    h[k] = (1 - sigmoid(gate(1))) * fresh + sigmoid(gate(1)) * h[k];
                } else {
                    h[k] = kind == "rnn_tanh" ? std::tanh(gate(0)) : std::max(0.0, gate(0));
                }
                out.values[static_cast<std::size_t>((t * batch + row) * out.shape[2] + column) + k] = h[k];
            }
        }
    }
};

}  // namespace

class TestRecurrent : public QObject {
    Q_OBJECT

private slots:
    void layers_compute_what_their_definition_says_data();
    void layers_compute_what_their_definition_says();
    void attention_masks_what_comes_later_and_repeats_heads_data();
    void attention_masks_what_comes_later_and_repeats_heads();
};

void TestRecurrent::layers_compute_what_their_definition_says_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<bool>("both_ways");
    QTest::addColumn<int>("layers");
    QTest::addColumn<bool>("biased");
    QTest::addColumn<bool>("joined");
    QTest::addColumn<bool>("resets_before");
    for (const char* kind : {"lstm", "gru", "rnn_tanh", "rnn_relu"}) {
        for (const bool both_ways : {false, true}) {
            for (const int layers : {1, 2}) {
                for (const bool joined : {false, true}) {
                    QTest::addRow("%s, %d ways, %d layers%s", kind, both_ways ? 2 : 1, layers,
                                  joined ? ", in one operator" : "")
                        << kind << both_ways << layers << true << joined << false;
                }
            }
        }
        QTest::addRow("%s without biases", kind) << kind << true << 1 << false << false << false;
        QTest::addRow("%s without biases, in one operator", kind) << kind << false << 1 << false << true << false;
    }
    for (const bool both_ways : {false, true})
        QTest::addRow("gru, %d ways, reset before the product", both_ways ? 2 : 1)
            << "gru" << both_ways << 2 << both_ways << true << true;
}

void TestRecurrent::layers_compute_what_their_definition_says() {
    QFETCH(QString, kind);
    QFETCH(bool, both_ways);
    QFETCH(int, layers);
    QFETCH(bool, biased);
    QFETCH(bool, joined);
    QFETCH(bool, resets_before);
    std::mt19937 random(7);
    const std::int64_t ways = both_ways ? 2 : 1, gates = kind == "lstm" ? 4 : kind == "gru" ? 3 : 1;
    const bool has_cell = kind == "lstm";
    const Numbers x = random_numbers(random, {steps, batch, wide});
    const Numbers h0 = random_numbers(random, {layers * ways, batch, hidden}),
                  c0 = random_numbers(random, {layers * ways, batch, hidden});
    Reference reference{.kind = kind.toStdString(),
                        .both_ways = both_ways,
                        .biased = biased,
                        .resets_before = resets_before,
                        .layers = layers,
                        .params = {},
                        .out = {},
                        .last = {},
                        .last_cell = {}};
    Single single;
    single.input(x);
    single.input(h0);
    if (has_cell) single.input(c0);
    const int first = static_cast<int>(single.inputs.size());
    for (int layer = 0; layer < layers; ++layer) {
        for (std::int64_t way = 0; way < ways; ++way) {
            std::vector<Shape> shapes{{gates * hidden, layer == 0 ? wide : hidden * ways}, {gates * hidden, hidden}};
            if (biased) shapes.insert(shapes.end(), 2, Shape{gates * hidden});
            for (const Shape& shape : shapes) {
                reference.params.push_back(random_numbers(random, shape));
                single.input(reference.params.back());
            }
        }
    }
    single.node.target = "aten::" + kind.toStdString() + ".input";
    single.arg("input", Single::value(0));
    if (has_cell) single.arg("hx", Single::list(1, 2));
    else single.arg("hx", Single::value(1));
    single.arg("params", Single::list(first, static_cast<int>(reference.params.size())));
    single.arg("has_biases", biased);
    single.arg("num_layers", static_cast<std::int64_t>(layers));
    single.arg("dropout", 0.0);
    single.arg("train", false);
    single.arg("bidirectional", both_ways);
    single.arg("batch_first", false);
    if (joined) single.arg("joins_steps", true);
    if (resets_before) single.arg("resets_before", true);
    single.output("y", {steps, batch, hidden * ways});
    single.output("h", h0.shape);
    if (has_cell) single.output("c", c0.shape);
    const auto outputs = single.run();
    QVERIFY2(outputs.ok(), outputs.ok() ? "" : outputs.error().text().c_str());
    reference.run(x, h0, c0);
    QCOMPARE(difference(outputs.value()[0], reference.out), QString());
    QCOMPARE(difference(outputs.value()[1], reference.last), QString());
    if (has_cell) QCOMPARE(difference(outputs.value()[2], reference.last_cell), QString());
    const auto calls = std::count_if(single.ops.begin(), single.ops.end(),
                                     [](const std::string& op) { return op.starts_with("arenascope::"); });
    QCOMPARE(calls, joined ? layers * ways : 0);
}

void TestRecurrent::attention_masks_what_comes_later_and_repeats_heads_data() {
    QTest::addColumn<bool>("causal");
    QTest::addColumn<int>("key_heads");
    QTest::addColumn<bool>("masked");
    QTest::newRow("plain") << false << 4 << false;
    QTest::newRow("causal") << true << 4 << false;
    QTest::newRow("grouped queries") << false << 2 << false;
    QTest::newRow("causal, grouped queries") << true << 1 << false;
    QTest::newRow("added mask, grouped queries") << false << 2 << true;
}

void TestRecurrent::attention_masks_what_comes_later_and_repeats_heads() {
    QFETCH(bool, causal);
    QFETCH(int, key_heads);
    QFETCH(bool, masked);
    constexpr std::int64_t heads = 4, rows = 3, columns = 5, features = 6;
    std::mt19937 random(11);
    const Numbers query = random_numbers(random, {batch, heads, rows, features}),
                  key = random_numbers(random, {batch, key_heads, columns, features});
    const Numbers value = random_numbers(random, {batch, key_heads, columns, features}),
                  mask = random_numbers(random, {rows, columns});
    Single single;
    for (const Numbers* each : {&query, &key, &value}) single.input(*each);
    if (masked) single.input(mask);
    single.node.target = "aten::scaled_dot_product_attention.default";
    single.arg("query", Single::value(0));
    single.arg("key", Single::value(1));
    single.arg("value", Single::value(2));
    if (masked) single.arg("attn_mask", Single::value(3));
    if (causal) single.arg("is_causal", true);
    if (key_heads != heads) single.arg("enable_gqa", true);
    single.output("y", {batch, heads, rows, features});
    const auto outputs = single.run();
    QVERIFY2(outputs.ok(), outputs.ok() ? "" : outputs.error().text().c_str());

    Numbers expected{{batch, heads, rows, features}, {}};
    for (std::int64_t b = 0; b < batch; ++b) {
        for (std::int64_t h = 0; h < heads; ++h) {
            const std::int64_t shared = h / (heads / key_heads);
            for (std::int64_t r = 0; r < rows; ++r) {
                std::vector<double> weights;
                double total = 0;
                for (std::int64_t c = 0; c < columns; ++c) {
                    double score = masked ? mask.at({r, c}) : 0;
                    for (std::int64_t f = 0; f < features; ++f)
                        score += query.at({b, h, r, f}) * key.at({b, shared, c, f}) / std::sqrt(double{features});
                    weights.push_back(causal && c > r ? 0 : std::exp(score));
                    total += weights.back();
                }
                for (std::int64_t f = 0; f < features; ++f) {
                    double sum = 0;
                    for (std::int64_t c = 0; c < columns; ++c)
                        sum += weights[static_cast<std::size_t>(c)] / total * value.at({b, shared, c, f});
                    expected.values.push_back(sum);
                }
            }
        }
    }
    QCOMPARE(difference(outputs.value()[0], expected), QString());
}

QTEST_GUILESS_MAIN(TestRecurrent)
#include "test_recurrent.moc"
