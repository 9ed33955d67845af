// Every kind of node of ExecuTorch's payload, one by one, against plain loops.

#include <QTest>
#include <cmath>
#include <set>

#include "engine/backends/xnnpack/payload.h"
#include "tests/backends/built_in.h"
#include "tests/backends/xnnpack_maker.h"

namespace arenascope {

namespace {

using testing::Shape;
using xnn::Kind;
using Numbers = std::vector<double>;

struct Input {
    Shape dims;
    bool is_constant = false;
};

struct Case {
    std::string name;
    xnn::Node node;
    std::vector<Input> inputs;
    Shape out;
    /// From the inputs' elements to the output's.
    std::function<Numbers(const std::vector<std::vector<float>>&)> expected;
    float low = -1;  ///< inputs lie between this and 1
};

std::size_t count(const Shape& dims) {
    std::size_t out = 1;
    for (const std::int64_t size : dims) out *= static_cast<std::size_t>(size);
    return out;
}

std::size_t at(const Shape& dims, std::initializer_list<std::int64_t> place) {
    std::int64_t flat = 0;
    auto size = dims.begin();
    for (const std::int64_t each : place) flat = flat * *size++ + each;
    return static_cast<std::size_t>(flat);
}

/// Places of a shape of four dimensions, in order.
template <class Use>
Numbers each_place(const Shape& dims, const Use& use) {
    Numbers out;
    for (std::int64_t n = 0; n < dims[0]; ++n)
        for (std::int64_t y = 0; y < dims[1]; ++y)
            for (std::int64_t x = 0; x < dims[2]; ++x)
                for (std::int64_t c = 0; c < dims[3]; ++c) out.push_back(use(n, y, x, c));
    return out;
}

Case unary(Kind kind, std::function<double(double)> f, float low = -1, float scalar = 0) {
    xnn::Node node{.kind = kind};
    node.scalar = scalar;
    return {std::string(xnn::name_of(kind)),
            node,
            {{{2, 3, 5}}},
            {2, 3, 5},
            [f = std::move(f)](const auto& in) {
                Numbers out;
                for (const float item : in[0]) out.push_back(f(static_cast<double>(item)));
                return out;
            },
            low};
}

Case binary(Kind kind, std::function<double(double, double)> f, float low = -1) {
    return {std::string(xnn::name_of(kind)),
            {.kind = kind},
            {{{2, 3, 4}}, {{3, 1}}},  // the second is repeated over the rest
            {2, 3, 4},
            [f = std::move(f)](const auto& in) {
                Numbers out;
                for (std::size_t i = 0; i < in[0].size(); ++i)
                    out.push_back(f(static_cast<double>(in[0][i]), static_cast<double>(in[1][i / 4 % 3])));
                return out;
            },
            low};
}

const Shape image{2, 6, 5, 4};

/// Convolutions: what a window of the image, filter and bias give.
Case convolution(std::string name, Kind kind, std::uint32_t groups, Shape filter, Shape out, xnn::Window window) {
    window.height = static_cast<std::uint32_t>(filter[1]);
    window.width = static_cast<std::uint32_t>(filter[2]);
    window.groups = groups;
    window.group_inputs = static_cast<std::uint32_t>(image[3]) / groups;
    window.group_outputs = static_cast<std::uint32_t>(out[3]) / groups;
    xnn::Node node{.kind = kind};
    node.window = window;
    const bool is_depthwise = kind == Kind::depthwise, is_transposed = kind == Kind::conv_transpose;
    const auto expected = [=](const std::vector<std::vector<float>>& in) {
        const std::int64_t per_group = image[3] / groups;
        return each_place(out, [&](std::int64_t n, std::int64_t y, std::int64_t x, std::int64_t o) {
            double sum = static_cast<double>(in[2][static_cast<std::size_t>(o)]);
            const std::int64_t first = o / (out[3] / groups) * per_group;
            for (std::int64_t ky = 0; ky < filter[1]; ++ky) {
                for (std::int64_t kx = 0; kx < filter[2]; ++kx) {
                    std::int64_t iy = y * window.stride_height - window.top + ky * window.dilation_height,
                                 ix = x * window.stride_width - window.left + kx * window.dilation_width;
                    if (is_transposed) {
                        iy = y + window.top - ky * window.dilation_height;
                        ix = x + window.left - kx * window.dilation_width;
                        if (iy % window.stride_height != 0 || ix % window.stride_width != 0) continue;
                        iy /= window.stride_height;
                        ix /= window.stride_width;
                    }
                    if (iy < 0 || ix < 0 || iy >= image[1] || ix >= image[2]) continue;
                    for (std::int64_t i = 0; i < per_group; ++i) {
                        const std::size_t from = is_depthwise ? at(filter, {0, ky, kx, o}) : at(filter, {o, ky, kx, i});
                        sum += static_cast<double>(in[0][at(image, {n, iy, ix, first + i})]) *
                            static_cast<double>(in[1][from]);
                    }
                }
            }
            return sum;
        });
    };
    return {std::move(name), node, {{image}, {filter, true}, {{out[3]}, true}}, out, expected};
}

/// Poolings: `join` takes the result so far and the next element inside the image.
Case pooling(Kind kind, Shape out, xnn::Window window, double start, std::function<double(double, double)> join) {
    xnn::Node node{.kind = kind, .flags = 64};
    node.window = window;
    const auto expected = [=](const std::vector<std::vector<float>>& in) {
        return each_place(out, [&](std::int64_t n, std::int64_t y, std::int64_t x, std::int64_t c) {
            double sum = start;
            int inside = 0;
            for (std::int64_t ky = 0; ky < window.height; ++ky) {
                for (std::int64_t kx = 0; kx < window.width; ++kx) {
                    const std::int64_t iy = y * window.stride_height - window.top + ky * window.dilation_height,
                                       ix = x * window.stride_width - window.left + kx * window.dilation_width;
                    if (iy < 0 || ix < 0 || iy >= image[1] || ix >= image[2]) continue;
                    sum = join(sum, static_cast<double>(in[0][at(image, {n, iy, ix, c})]));
                    ++inside;
                }
            }
            return kind == Kind::avg_pool ? sum / inside : sum;
        });
    };
    return {std::string(xnn::name_of(kind)), node, {{image}}, out, expected};
}

Case cat(Kind kind, std::int64_t parts) {
    xnn::Node node{.kind = kind};
    node.axis = 1;
    Case out{std::string(xnn::name_of(kind)), node, {}, {2, 3 * parts, 2}, {}};
    for (std::int64_t i = 0; i < parts; ++i) out.inputs.push_back({{2, 3, 2}});
    out.expected = [](const auto& in) {
        Numbers joined;
        for (std::size_t row = 0; row < 2; ++row) {
            for (const auto& part : in) joined.insert(joined.end(), part.begin() + row * 6, part.begin() + row * 6 + 6);
        }
        return joined;
    };
    return out;
}

void add_plain(std::vector<Case>& cases) {
    const auto sigmoid = [](double x) { return 1 / (1 + std::exp(-x)); };
    cases.push_back(unary(Kind::sigmoid, sigmoid));
    cases.push_back(unary(Kind::floor, [](double x) { return std::floor(x); }));
    cases.push_back(unary(Kind::ceiling, [](double x) { return std::ceil(x); }));
    cases.push_back(unary(
        Kind::sqrt, [](double x) { return std::sqrt(x); }, 0.01F));
    cases.push_back(unary(
        Kind::rsqrt, [](double x) { return 1 / std::sqrt(x); }, 0.01F));
    cases.push_back(unary(
        Kind::log, [](double x) { return std::log(x); }, 0.01F));
    cases.push_back(unary(Kind::hardswish, [](double x) { return x * std::clamp(x + 3, 0.0, 6.0) / 6; }));
    cases.push_back(unary(Kind::negate, [](double x) { return -x; }));
    cases.push_back(unary(Kind::square, [](double x) { return x * x; }));
    cases.push_back(unary(Kind::abs, [](double x) { return std::abs(x); }));
    cases.push_back(unary(Kind::gelu, [](double x) { return x / 2 * (1 + std::erf(x / std::sqrt(2.0))); }));
    cases.push_back(unary(Kind::tanh, [](double x) { return std::tanh(x); }));
    cases.push_back(unary(Kind::exp, [](double x) { return std::exp(x); }));
    cases.push_back(unary(Kind::sin, [](double x) { return std::sin(x); }));
    cases.push_back(unary(Kind::cos, [](double x) { return std::cos(x); }));
    cases.push_back(unary(Kind::copy, [](double x) { return x; }));
    cases.push_back(unary(
        Kind::leaky_relu, [](double x) { return x < 0 ? x * 0.25 : x; }, -1, 0.25F));
    cases.push_back(unary(
        Kind::elu, [](double x) { return x < 0 ? 0.5 * std::expm1(x) : x; }, -1, 0.5F));
    Case clamp = unary(Kind::clamp, [](double x) { return std::clamp(x, -0.25, 0.5); });
    clamp.node.min = -0.25F;
    clamp.node.max = 0.5F;
    cases.push_back(std::move(clamp));
    cases.push_back(binary(Kind::add, [](double x, double y) { return x + y; }));
    cases.push_back(binary(Kind::subtract, [](double x, double y) { return x - y; }));
    cases.push_back(binary(Kind::multiply, [](double x, double y) { return x * y; }));
    cases.push_back(binary(
        Kind::div, [](double x, double y) { return x / y; }, 0.1F));
    cases.push_back(binary(Kind::minimum, [](double x, double y) { return std::min(x, y); }));
    cases.push_back(binary(Kind::maximum, [](double x, double y) { return std::max(x, y); }));
}

void add_images(std::vector<Case>& cases) {
    using std::uint32_t;
    cases.push_back(convolution("Conv2d", Kind::conv, 1, {3, 3, 3, 4}, {2, 3, 3, 3},
                                {.top = 1, .right = 1, .bottom = 1, .left = 1, .stride_height = 2, .stride_width = 2}));
    cases.push_back(convolution("Conv2d in groups", Kind::conv, 2, {6, 1, 2, 2}, {2, 6, 4, 6}, {}));
    cases.push_back(convolution("DepthwiseConv2d", Kind::depthwise, 4, {1, 3, 3, 4}, {2, 2, 1, 4},
                                {.dilation_height = 2, .dilation_width = 2}));
    cases.push_back(
        convolution("DepthwiseConv2d, two outputs a channel", Kind::depthwise, 4, {1, 2, 2, 8}, {2, 5, 4, 8}, {}));
    cases.push_back(convolution("ConvTranspose2d", Kind::conv_transpose, 1, {3, 3, 3, 4}, {2, 12, 10, 3},
                                {.top = 1,
                                 .right = 1,
                                 .bottom = 1,
                                 .left = 1,
                                 .stride_height = 2,
                                 .stride_width = 2,
                                 .adjust_height = 1,
                                 .adjust_width = 1}));
    const xnn::Window window{
        .top = 1, .right = 0, .bottom = 1, .left = 0, .height = 2, .width = 3, .stride_height = 2, .stride_width = 1};
    cases.push_back(pooling(Kind::avg_pool, {2, 4, 3, 4}, window, 0, [](double sum, double x) { return sum + x; }));
    cases.push_back(
        pooling(Kind::max_pool, {2, 4, 3, 4}, window, -1e30, [](double most, double x) { return std::max(most, x); }));
    cases.push_back({"GlobalAvgPooling2d",
                     {.kind = Kind::global_avg_pool, .flags = 64},
                     {{image}},
                     {2, 1, 1, 4},
                     [](const auto& in) {
                         return each_place({2, 1, 1, 4}, [&](std::int64_t n, auto, auto, std::int64_t c) {
                             double sum = 0;
                             for (std::int64_t i = 0; i < 30; ++i)
                                 sum += static_cast<double>(in[0][at(image, {n, i / 5, i % 5, c})]);
                             return sum / 30;
                         });
                     }});
    xnn::Node resize{.kind = Kind::resize};
    resize.list = {9, 10};
    cases.push_back(
        {"StaticResizeBilinear2D", resize, {{image}}, {2, 9, 10, 4}, [](const auto& in) {
             return each_place({2, 9, 10, 4}, [&](std::int64_t n, std::int64_t y, std::int64_t x, std::int64_t c) {
                 const double fy = std::max(0.0, (static_cast<double>(y) + 0.5) * 6 / 9 - 0.5),
                              fx = std::max(0.0, (static_cast<double>(x) + 0.5) * 5 / 10 - 0.5);
                 const auto y0 = static_cast<std::int64_t>(fy), x0 = static_cast<std::int64_t>(fx);
                 const std::int64_t y1 = std::min<std::int64_t>(y0 + 1, 5), x1 = std::min<std::int64_t>(x0 + 1, 4);
                 const double wy = fy - static_cast<double>(y0), wx = fx - static_cast<double>(x0);
                 const auto from = [&](std::int64_t row, std::int64_t column) {
                     return static_cast<double>(in[0][at(image, {n, row, column, c})]);
                 };
                 return (1 - wy) * ((1 - wx) * from(y0, x0) + wx * from(y0, x1)) +
                     wy * ((1 - wx) * from(y1, x0) + wx * from(y1, x1));
             });
         }});
    cases.push_back({"PReLU", {.kind = Kind::prelu}, {{image}, {{1, 1, 1, 4}, true}}, image, [](const auto& in) {
                         return each_place(image, [&](std::int64_t n, std::int64_t y, std::int64_t x, std::int64_t c) {
                             const auto value = static_cast<double>(in[0][at(image, {n, y, x, c})]);
                             return value < 0 ? value * static_cast<double>(in[1][static_cast<std::size_t>(c)]) : value;
                         });
                     }});
}

void add_moves(std::vector<Case>& cases) {
    xnn::Node turn{.kind = Kind::transpose};
    turn.list = {0, 3, 1, 2};
    cases.push_back({"StaticTranspose", turn, {{image}}, {2, 4, 6, 5}, [](const auto& in) {
                         return each_place({2, 4, 6, 5},
                                           [&](std::int64_t n, std::int64_t c, std::int64_t y, std::int64_t x) {
                                               return static_cast<double>(in[0][at(image, {n, y, x, c})]);
                                           });
                     }});
    xnn::Node flat{.kind = Kind::reshape};
    flat.list = {0, 20};
    cases.push_back({"StaticReshape", flat, {{image}}, {12, 20}, [](const auto& in) {
                         return Numbers(in[0].begin(), in[0].end());
                     }});
    xnn::Node slice{.kind = Kind::slice};
    slice.list = {1, 2, 0, 1};
    slice.more = {1, 3, 5, 2};
    cases.push_back({"StaticSlice", slice, {{image}}, {1, 3, 5, 2}, [](const auto& in) {
                         return each_place({1, 3, 5, 2}, [&](auto, std::int64_t y, std::int64_t x, std::int64_t c) {
                             return static_cast<double>(in[0][at(image, {1, y + 2, x, c + 1})]);
                         });
                     }});
    xnn::Node pad{.kind = Kind::pad};
    pad.list = {0, 1, 0, 2};
    pad.more = {0, 0, 2, 1};
    pad.scalar = 0.75F;
    cases.push_back({"StaticConstantPad", pad, {{image}}, {2, 7, 7, 7}, [](const auto& in) {
                         return each_place(
                             {2, 7, 7, 7}, [&](std::int64_t n, std::int64_t y, std::int64_t x, std::int64_t c) {
                                 const bool inside = y >= 1 && x < 5 && c >= 2 && c < 6;
                                 return inside ? static_cast<double>(in[0][at(image, {n, y - 1, x, c - 2})]) : 0.75;
                             });
                     }});
    for (std::int64_t parts = 2; parts < 6; ++parts)
        cases.push_back(cat(
            std::array{Kind::cat2, Kind::cat3, Kind::cat4, Kind::cat5}[static_cast<std::size_t>(parts - 2)], parts));
}

void add_matrices(std::vector<Case>& cases) {
    const auto product = [](std::int64_t rows, std::int64_t inner, std::int64_t outs, bool turned, bool has_bias) {
        return [=](const std::vector<std::vector<float>>& in) {
            Numbers out;
            for (std::int64_t r = 0; r < rows; ++r) {
                for (std::int64_t o = 0; o < outs; ++o) {
                    double sum = has_bias ? static_cast<double>(in[2][static_cast<std::size_t>(o)]) : 0;
                    for (std::int64_t k = 0; k < inner; ++k) {
                        sum += static_cast<double>(in[0][static_cast<std::size_t>(r * inner + k)]) *
                            static_cast<double>(in[1][static_cast<std::size_t>(turned ? k * outs + o : o * inner + k)]);
                    }
                    out.push_back(sum);
                }
            }
            return out;
        };
    };
    cases.push_back({"FullyConnected",
                     {.kind = Kind::fully_connected},
                     {{{3, 7}}, {{4, 7}, true}, {{4}, true}},
                     {3, 4},
                     product(3, 7, 4, false, true)});
    cases.push_back({"FullyConnected, filter turned",
                     {.kind = Kind::fully_connected, .flags = 1},
                     {{{3, 7}}, {{7, 4}, true}, {{4}, true}},
                     {3, 4},
                     product(3, 7, 4, true, true)});
    cases.push_back({"BatchMatrixMultiply",
                     {.kind = Kind::batch_matmul},
                     {{{1, 3, 7}}, {{1, 7, 4}}},
                     {1, 3, 4},
                     product(3, 7, 4, true, false)});
    cases.push_back({"Softmax", {.kind = Kind::softmax}, {{{3, 7}}}, {3, 7}, [](const auto& in) {
                         Numbers out;
                         for (std::size_t row = 0; row < 3; ++row) {
                             double sum = 0;
                             for (std::size_t i = 0; i < 7; ++i)
                                 sum += std::exp(static_cast<double>(in[0][row * 7 + i]));
                             for (std::size_t i = 0; i < 7; ++i)
                                 out.push_back(std::exp(static_cast<double>(in[0][row * 7 + i])) / sum);
                         }
                         return out;
                     }});
}

std::vector<Case> all_cases() {
    std::vector<Case> out;
    add_plain(out);
    add_images(out);
    add_moves(out);
    add_matrices(out);
    return out;
}

/// The payload of one node, written as for a file, read, and run. An error's text, or empty.
std::string run_one(const Case& each, const std::vector<std::vector<float>>& items, bool node_by_node,
                    std::vector<float>& result) {
    xnn::Payload payload;
    payload.constants = {{}};
    payload.keys = {""};
    xnn::Node node = each.node;
    NamedData named;
    std::vector<RuntimeValue> args;
    std::vector<std::vector<float>> buffers = items;
    for (std::size_t i = 0; i < each.inputs.size(); ++i) {
        xnn::Value value{.dims = each.inputs[i].dims};
        node.inputs.push_back(static_cast<std::uint32_t>(payload.values.size()));
        if (each.inputs[i].is_constant) {
            const auto bytes = std::as_bytes(std::span(buffers[i]));
            auto owner = std::make_shared<std::vector<std::byte>>(bytes.begin(), bytes.end());
            value.constant = static_cast<std::uint32_t>(payload.constants.size());
            payload.constants.push_back({*owner, owner});
            payload.keys.push_back("key" + std::to_string(i));
            named.emplace_back(payload.keys.back(), payload.constants.back());
        } else {
            value.external = static_cast<std::uint32_t>(args.size());
            value.is_input = true;
            args.push_back(testing::tensor(DType::f32, each.inputs[i].dims, buffers[i]));
        }
        payload.values.push_back(std::move(value));
    }
    node.output = static_cast<std::uint32_t>(payload.values.size());
    payload.values.push_back(
        {.dims = each.out, .external = static_cast<std::uint32_t>(args.size()), .is_output = true});
    result.assign(count(each.out), -7);
    args.push_back(testing::tensor(DType::f32, each.out, result));
    payload.externals = static_cast<std::uint32_t>(args.size());
    payload.nodes.push_back(std::move(node));
    const std::vector<std::byte> serialized = xnn::write_payload(payload);
    const CompileSpecs specs;
    InitContext context{
        .payload = {serialized, nullptr}, .specs = specs, .named = [&](std::string_view key) -> std::optional<Data> {
            for (const auto& [name, data] : named) {
                if (name == key) return data;
            }
            return std::nullopt;
        }};
    auto handle = Backends::builtin().find("xnnpack")->init(context);
    if (!handle.ok()) return handle.error().text();
    std::vector<std::string> kernels;
    return testing::run(*handle.value(), args, node_by_node ? &kernels : nullptr);
}

}  // namespace

class TestXnnpackNodes : public QObject {
    Q_OBJECT

private slots:
    void init() {
        if (!testing::is_built_in("xnnpack")) QSKIP("built without XNNPACK");
    }

    void everyKindComputesWhatItsNameSays_data() {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const Case& each : all_cases()) QTest::newRow(each.name.c_str()) << index++;
    }
    void everyKindComputesWhatItsNameSays() {
        QFETCH(const int, index);
        const Case each = all_cases()[static_cast<std::size_t>(index)];
        std::vector<std::vector<float>> items;
        for (std::size_t i = 0; i < each.inputs.size(); ++i) {
            items.push_back(testing::numbers(count(each.inputs[i].dims), static_cast<unsigned>(i + 3)));
            for (float& item : items.back()) item = each.low + (item + 1) / 2 * (1 - each.low);
        }
        const Numbers expected = each.expected(items);
        QCOMPARE(expected.size(), count(each.out));
        for (const bool node_by_node : {false, true}) {
            std::vector<float> got;
            const std::string error = run_one(each, items, node_by_node, got);
            QVERIFY2(error.empty(), error.c_str());
            for (std::size_t i = 0; i < got.size(); ++i) {
                const double tolerance = 2e-5 * (1 + std::abs(expected[i]));
                QVERIFY2(
                    std::abs(static_cast<double>(got[i]) - expected[i]) <= tolerance,
                    qPrintable(QStringLiteral("element %1 is %2, expected %3").arg(i).arg(got[i]).arg(expected[i])));
            }
        }
    }

    /// Convert and ArgMaxPooling2d have tests among the element types; attention is refused.
    void noKindIsLeftOut() {
        std::set<Kind> seen{Kind::none, Kind::convert, Kind::argmax_pool, Kind::attention};
        for (const Case& each : all_cases()) seen.insert(each.node.kind);
        for (int kind = 0; kind < xnn::kind_count; ++kind)
            QVERIFY2(seen.contains(static_cast<Kind>(kind)), std::to_string(kind).c_str());
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestXnnpackNodes)
#include "test_xnnpack_nodes.moc"
