// The verb render: draws a view of the plan as a PNG, SVG or PDF file without a display.

#include <QApplication>
#include <QBuffer>
#include <QComboBox>
#include <QFileInfo>
#include <QImage>
#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <nlohmann/json.hpp>

#include "app/cli/one_method.h"
#include "app/cli/prepare.h"
#include "app/cli/print_json.h"
#include "app/cli/verbs.h"
#include "app/reports/json_output.h"
#include "app/reports/pictures.h"
#include "engine/base/file.h"
#include "engine/base/text.h"
#include "widgets/charts/compare/compare_scene.h"
#include "widgets/charts/source/source_chart.h"
#include "widgets/graph/graph_bar.h"
#include "widgets/graph/graph_chart.h"
#include "widgets/plot/chart.h"
#include "widgets/theme/apply_theme.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/view_state.h"

namespace arenascope::cli {

namespace {

struct RenderArgs {
    std::string output;
    const ChartEntry* chart = nullptr;
    QSize size{1440, 900};
    double scale = 1;
    Theme::Kind theme = Theme::Kind::light;
    std::optional<Step> step;
    std::string symbol, select;
    std::optional<int> level;
    GraphHeat heat = GraphHeat::off;
    bool whole = false;
    [[nodiscard]] bool is_pixels() const { return output.ends_with(".png"); }
};

Result<const ChartEntry*> find_chart(std::string_view id) {
    std::vector<std::string> known;
    std::string list;
    for (const ChartEntry& chart : builtinCharts()) {
        if (id == chart.id) return &chart;
        known.emplace_back(chart.id);
        append_item(list, ", ", known.back());
    }
    return Error{.what = message("unknown view '{id}'", id),
                 .expected = message("one of {names}", list),
                 .remedy = did_you_mean(id, known)};
}

Result<QSize> parse_size(std::string_view text) {
    const std::vector<std::string> parts = split(text, 'x');
    if (parts.size() != 2)
        return Error{.what = message("'{value}' is not a size", text), .expected = message("WIDTHxHEIGHT")};
    TRY(const std::int64_t width, parse_integer(parts[0], 200, 16000));
    TRY(const std::int64_t height, parse_integer(parts[1], 150, 16000));
    return QSize(static_cast<int>(width), static_cast<int>(height));
}

/// Options of the graph only.
Result<> parse_graph(const Arguments& arguments, RenderArgs& args) {
    constexpr std::int64_t most_levels = 99;
    const bool any = arguments.last("--open") || arguments.last("--heat") || arguments.has("--whole");
    if (any && std::string_view(args.chart->id) != "graph")
        return Error{.what = message("--open, --heat and --whole need the graph view"),
                     .expected = message("--view graph")};
    if (const auto text = arguments.last("--open")) {
        TRY(const std::int64_t level, parse_integer(*text, 0, most_levels).in("--open"));
        args.level = static_cast<int>(level);
    }
    if (const auto text = arguments.last("--heat")) {
        constexpr std::array<std::string_view, 2> names{"memory", "traffic"};
        const auto found = std::find(names.begin(), names.end(), *text);
        if (found == names.end())
            return Error{.what = message("unknown heat '{name}'", *text), .expected = message("memory or traffic")};
        args.heat = found == names.begin() ? GraphHeat::memory : GraphHeat::traffic;
    }
    args.whole = arguments.has("--whole");
    return done;
}

Result<RenderArgs> parse_render(const Arguments& arguments) {
    RenderArgs args;
    args.output = arguments.last("-o").value_or("");
    if (args.output.empty()) return Error{.what = message("no output file given"), .expected = message("-o OUT.png")};
    if (!args.is_pixels() && !args.output.ends_with(".svg") && !args.output.ends_with(".pdf")) {
        return Error{.what = message("cannot write this kind of picture"),
                     .file = args.output,
                     .expected = message("a name ending in .png, .svg or .pdf")};
    }
    TRY(args.chart, find_chart(arguments.last("--view").value_or("arena")));
    if (const auto text = arguments.last("--size")) {
        TRY(args.size, parse_size(*text).in("--size"));
    }
    if (const auto text = arguments.last("--scale")) {
        if (!args.is_pixels())
            return Error{.what = message("--scale applies to pixels only"),
                         .file = args.output,
                         .expected = message("a name ending in .png")};
        TRY(args.scale, parse_number(*text, 0.5, 8).in("--scale"));
    }
    constexpr double most_pixels = 1 << 26;  // 4 bytes each
    const double pixels = args.scale * args.scale * args.size.width() * args.size.height();
    if (pixels > most_pixels) {
        return Error{.what = message("--size and --scale give {pixels} pixels", std::llround(pixels)),
                     .expected = message("at most {limit}", std::llround(most_pixels))};
    }
    if (const auto text = arguments.last("--step")) {
        TRY(const std::int64_t step, parse_integer(*text, 0, 1000000000).in("--step"));
        args.step = Step(step);
    }
    args.symbol = arguments.last("--symbol").value_or("");
    args.select = arguments.last("--select").value_or("");
    CHECKED(parse_graph(arguments, args));
    const std::string_view theme = arguments.last("--theme").value_or("light");
    if (theme != "light" && theme != "dark") {
        return Error{.what = message("unknown theme '{theme}'", theme), .expected = message("light or dark")};
    }
    args.theme = theme == "dark" ? Theme::Kind::dark : Theme::Kind::light;
    return args;
}

/// What some views show in addition to the plan: the curve of a symbol, or another file.
struct ShownData {
    std::shared_ptr<const SizeCurve> curve;
    std::vector<std::shared_ptr<const Compared>> compared;  ///< in the order of the command line
    std::shared_ptr<const Footprint> footprint;
};

Result<std::shared_ptr<const SizeCurve>> curve_of(const Engine& engine, const RenderArgs& args,
                                                  const Evaluated& evaluated) {
    std::string symbol = args.symbol;
    if (symbol.empty() && !evaluated.outcome.method->ranges.empty())
        symbol = evaluated.outcome.method->ranges.begin()->first;
    constexpr int samples = 33;
    Progress progress;
    TRY(SizeCurve curve,
        size_curve(engine, *evaluated.prepared.program, evaluated.prepared.tuning, symbol, samples, progress));
    return std::make_shared<const SizeCurve>(std::move(curve));
}

Result<ShownData> shown_data(const Engine& engine, const RenderArgs& args, const std::vector<std::string>& files,
                             const PlanArgs& plan_args, const Evaluated& evaluated) {
    ShownData out;
    if (std::string_view(args.chart->id) == "curve") {
        TRY(out.curve, curve_of(engine, args, evaluated));
    }
    // Arena and Timeline judge the whole program where a pool has a capacity.
    constexpr std::array<std::string_view, 3> judging{"footprint", "arena", "timeline"};
    if (std::find(judging.begin(), judging.end(), args.chart->id) != judging.end()) {
        out.footprint = std::make_shared<const Footprint>(
            footprint(*evaluated.prepared.program, evaluated.outcome, {.backends = &engine.backends()}));
    }
    if (std::string_view(args.chart->id) == "compare" && files.size() < 2 && evaluated.outcome.plans.size() < 2) {
        return Error{.what = message("comparing needs a second plan"),
                     .expected = message("two files, or --planner all")};
    }
    for (std::size_t i = 1; i < files.size(); ++i) {
        TRY(Evaluated other, evaluate_file(engine, files[i], plan_args));
        const QFileInfo file(QString::fromStdString(files[i]));
        out.compared.push_back(std::make_shared<const Compared>(
            Compared{QFileInfo(file.absolutePath()).fileName() + QLatin1Char('/') + file.fileName(),
                     std::make_shared<const Outcome>(std::move(other.outcome)), file.absoluteFilePath()}));
    }
    return out;
}

void prepare_graph(GraphChart& graph, const RenderArgs& args) {
    graph.renderImage(args.size, 1);  // makes it
    if (args.level) graph.openToLevel(*args.level);
    graph.bar().heats().setCurrentIndex(static_cast<int>(args.heat));
}

/// The bytes of the file; empty: it could not be made.
QByteArray bytes_of(Chart& chart, const RenderArgs& args, const std::string& title) {
    if (!args.is_pixels())
        return drawing_of(chart, args.size, args.whole ? Extent::whole : Extent::visible,
                          QString::fromStdString(args.output).right(3), QString::fromStdString(title));
    const QImage image = args.whole ? chart.wholePicture(args.scale) : chart.renderImage(args.size, args.scale);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (image.isNull() || !image.save(&buffer, "PNG")) return {};
    return bytes;
}

Result<std::vector<std::byte>> picture(const RenderArgs& args, Evaluated evaluated, ShownData shown) {
    const OffscreenApplication application;
    applyTheme(*qApp, args.theme);
    ViewState state;
    state.setCurve(std::move(shown.curve));
    state.setFootprint(std::move(shown.footprint));
    const std::int32_t steps = evaluated.outcome.steps;
    state.show(std::make_shared<const Outcome>(std::move(evaluated.outcome)),
               std::make_shared<const Tuning>(std::move(evaluated.prepared.tuning)));
    if (args.step) {
        if (args.step->number() >= steps) {
            return Error{.what = message("unknown step {step}", args.step->number()),
                         .expected = message("0 to {limit}", steps - 1)};
        }
        state.setStep(*args.step);
    }
    if (!args.select.empty()) {
        const auto& rows = state.outcome()->tensors;
        const auto row =
            std::find_if(rows.begin(), rows.end(), [&](const TensorRow& each) { return each.name == args.select; });
        if (row == rows.end())
            return Error{.what = message("unknown tensor '{name}'; it cannot be selected", args.select),
                         .expected = message("a name that plan lists")};
        state.select({row->value}, row->value);
    }
    const std::unique_ptr<Chart> chart(args.chart->make(state, nullptr));
    auto* graph = qobject_cast<GraphChart*>(chart.get());
    const std::string title = evaluated.prepared.program->path;
    if (graph) graph->setProgram(evaluated.prepared.program);
    if (auto* source = qobject_cast<SourceChart*>(chart.get())) source->setProgram(evaluated.prepared.program);
    for (const std::shared_ptr<const Compared>& file : shown.compared) state.setCompared(file);
    if (graph) prepare_graph(*graph, args);
    const QByteArray bytes = bytes_of(*chart, args, title);
    if (bytes.isEmpty()) return Error{.what = message("the picture could not be made")};
    const auto view = std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    return std::vector<std::byte>(view.begin(), view.end());
}

/// A pool that is named, but neither made nor changed, is selected for display.
Result<> check_pools(const Arguments& arguments, const Plan& plan) {
    std::vector<std::string> used;
    std::string list;
    for (const PoolResult& pool : plan.pools) {
        if (pool.bytes == 0) continue;
        used.push_back(pool.name);
        append_item(list, ", ", pool.name);
    }
    for (const std::string_view name : arguments.all("--pool")) {
        if (name.find_first_of("=,") != std::string_view::npos) continue;
        if (std::find(used.begin(), used.end(), name) == used.end())
            return Error{.what = message("--pool: no tensor is in a pool '{name}'", name),
                         .expected = message("one of {names}", list),
                         .remedy = did_you_mean(name, used)};
    }
    return done;
}

}  // namespace

Result<Exit> run_render(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(const PlanArgs plan_args, PlanArgs::parse(engine, arguments));
    TRY(const RenderArgs render_args, parse_render(arguments));
    // Compare takes further files; every other view shows one.
    std::vector<std::string> files = arguments.operands();
    const bool several = std::string_view(render_args.chart->id) == "compare" && files.size() > 1;
    if (several && files.size() > most_sides) {
        return Error{.what = message("{count} files are too many for one picture", files.size()),
                     .expected = message("at most {limit}", most_sides)};
    }
    if (!several) {
        TRY(const std::string only, arguments.only_file());
        files = {only};
    }
    const std::string& file = files.front();
    TRY(Evaluated evaluated, evaluate_file(engine, file, plan_args));
    if (auto known = check_pools(arguments, evaluated.outcome.plan()); !known.ok())
        return std::move(known).error().of_file(file);
    auto other = shown_data(engine, render_args, files, plan_args, evaluated);
    if (!other.ok()) {
        Error error = std::move(other).error();
        return error.file.empty() ? std::move(error).of_file(file) : error;
    }
    print_warnings(evaluated.prepared.warnings, plan_args, console);
    warn_of_other_methods(evaluated.prepared, plan_args, console);
    const Exit exit = strict_exit(plan_args, evaluated.prepared, Exit::met);
    auto bytes = picture(render_args, std::move(evaluated), std::move(other).take());
    if (!bytes.ok()) return std::move(bytes).error().of_file(file);
    CHECKED(save_file(render_args.output, bytes.value()));
    if (plan_args.json) {
        print_json({{"file", file},
                    {"output", render_args.output},
                    {"view", render_args.chart->id},
                    {"bytes", bytes.value().size()}},
                   console);
    } else if (!plan_args.quiet) {
        console.out << render_args.output << ": " << render_args.chart->id << " view of " << file << '\n';
    }
    return exit;
}

}  // namespace arenascope::cli
