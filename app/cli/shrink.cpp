// The verb shrink: rewritten programs with smaller arenas, and the file of the selected one.

#include <algorithm>
#include <array>
#include <charconv>
#include <nlohmann/json.hpp>
#include <set>

#include "app/cli/arguments.h"
#include "app/cli/one_method.h"
#include "app/cli/prepare.h"
#include "app/cli/print_json.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"
#include "engine/base/text.h"
#include "engine/evaluate/int8_method.h"
#include "engine/evaluate/tiled_method.h"
#include "engine/export/export_methods.h"
#include "engine/export/export_targets.h"
#include "engine/ir/steps.h"
#include "engine/runner/recorded.h"
#include "engine/runner/runnable.h"
#include "engine/study/shrink/change_report.h"
#include "engine/study/shrink/shrink.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string equality(const ShrunkProgram& point) {
    if (point.is_bit_for_bit) return "bit for bit";
    std::array<char, 32> text{};
    const auto [end, code] = std::to_chars(text.data(), text.data() + text.size(), point.largest_difference,
                                           std::chars_format::scientific, 1);
    return "within " + std::string(text.data(), end);
}

/// "3.4 %" of the original's.
std::string more_multiply_adds(const ShrinkReport& report, const ShrunkProgram& point) {
    const std::int64_t per_mille =
        report.multiply_adds > 0 ? point.more_multiply_adds * 1000 / report.multiply_adds : 0;
    return std::to_string(per_mille / 10) + "." + std::to_string(per_mille % 10) + " %";
}

bool is_loop(const ShrunkProgram& point, std::size_t group) { return group < point.loops.size() && point.loops[group]; }

std::string tiles_text(const ShrunkProgram& point) {
    std::string text;
    if (point.recomputes) text = "small values computed again";
    if (point.recomputes_halos) append_item(text, ", ", "halos computed again");
    if (!text.empty()) text += ": " + counted(point.more_multiply_adds, "more multiply-add");
    if (point.rolls_loops)
        append_item(text, ", ", "loops that run " + counted(point.outcome.method->instructions.size(), "instruction"));
    for (std::size_t i = 0; i < point.groups.size(); ++i) {
        const tile::GroupSetting& group = point.groups[i];
        if (!text.empty()) text += ", ";
        text += std::to_string(group.begin.number()) + "-" + std::to_string(group.end.number() - 1) + " in " +
            std::to_string(group.tiles) + (is_loop(point, i) ? " (loop)" : "");
    }
    return text;
}

/// The program that needs the least memory on a device: its arena, and what the runtime takes to load it.
struct LeastRam {
    const ShrunkProgram* point = nullptr;  ///< null: the original
    std::int64_t arena = 0, method_allocator = 0;
    [[nodiscard]] std::int64_t bytes() const { return arena + method_allocator; }
};

std::optional<LeastRam> least_ram(const ShrinkReport& report) {
    if (!report.method_allocator) return std::nullopt;
    LeastRam least{.arena = report.arena, .method_allocator = *report.method_allocator};
    for (const ShrunkProgram& point : report.front) {
        const LeastRam other{&point, point.arena, point.method_allocator.value_or(0)};
        if (point.method_allocator && other.bytes() < least.bytes()) least = other;
    }
    return least;
}

/// Every tile is an instruction to load: the smallest arena may cost more than it saves.
void print_least_ram(const ShrinkReport& report, Console& console) {
    const auto least = least_ram(report);
    if (!least || least->point == &report.front.front()) return;
    console.out << "smallest with the method allocator: " << bytes_text(least->bytes()) << ", "
                << (least->point ? "with an arena of " + bytes_text(least->arena) : std::string("the original"))
                << "; the smallest arena needs "
                << bytes_text(report.front.front().arena + report.front.front().method_allocator.value_or(0))
                << ". --count-method-allocator minimises the sum\n";
}

/// Whether loops pay, in bytes.
void print_loops(const ShrinkReport& report, Console& console) {
    if (!report.least_rolled || !report.least_unrolled) return;
    console.out << "least memory with equal tiles as loops: " << bytes_text(*report.least_rolled)
                << "; without: " << bytes_text(*report.least_unrolled) << "\n";
}

/// Operators outside of groups, with reasons.
void print_notes(const ShrinkReport& report, Console& console) {
    for (const Message& note : report.notes) console.out << "not in tiles: " << note.text() << "\n";
}

void print_text(const std::string& file, const ShrinkReport& report, Console& console) {
    console.out << file << ": " << bytes_text(report.arena) << ", " << counted(report.instructions, "instruction")
                << '\n';
    if (report.front.empty()) {
        console.out << "no tiled groups found that need less memory\n";
        print_notes(report, console);
        return;
    }
    const auto with_loading = [](std::int64_t arena, const std::optional<std::int64_t>& loading) {
        return loading ? bytes_text(arena + *loading) : std::string("-");
    };
    TextTable table(">>>>><<");
    table.row({"arena", "with method allocator", "file", "instructions", "more multiply-adds", "outputs",
               "tiled groups (operators in tiles)"});
    table.row({bytes_text(report.arena), with_loading(report.arena, report.method_allocator),
               report.file ? bytes_text(*report.file) : "-", std::to_string(report.instructions), "", "original", ""});
    for (const ShrunkProgram& point : report.front) {
        table.row({bytes_text(point.arena), with_loading(point.arena, point.method_allocator),
                   point.file ? bytes_text(*point.file) : "-", std::to_string(point.instructions),
                   more_multiply_adds(report, point), equality(point), tiles_text(point)});
    }
    table.print(console.out);
    print_least_ram(report, console);
    print_loops(report, console);
    if (report.unreached > 0) console.out << "fewest live bytes of any group: " << bytes_text(report.unreached) << "\n";
    print_notes(report, console);
}

/// Tensors and structures lie in one arena; what is computed twice is shown.
void print_tflite(const std::string& file, const ShrinkReport& report, Console& console) {
    console.out << file << ": " << bytes_text(report.arena) << ", " << counted(report.instructions, "instruction")
                << '\n';
    if (report.front.empty()) {
        console.out << "no tiled groups found that need less memory\n";
        print_notes(report, console);
        return;
    }
    TextTable table(">>>><<");
    table.row({"tensors", "with structures (estimated)", "instructions", "more multiply-adds", "outputs",
               "tiled groups (operators in tiles)"});
    table.row({bytes_text(report.arena), bytes_text(report.arena + report.method_allocator.value_or(0)),
               std::to_string(report.instructions), "", "original", ""});
    for (const ShrunkProgram& point : report.front) {
        table.row({bytes_text(point.arena), bytes_text(point.arena + point.method_allocator.value_or(0)),
                   std::to_string(point.instructions), more_multiply_adds(report, point), equality(point),
                   tiles_text(point)});
    }
    table.print(console.out);
    print_notes(report, console);
}

std::set<std::string> operators_of(const Method& method, bool rolls_loops = false) {
    std::set<std::string> names;
    for (const Instruction& in : method.instructions)
        if (takes_step(in)) names.insert(in.op.substr(in.op.rfind(':') + 1));
    if (rolls_loops)
        names.insert({"slice_copy.Tensor_out", "et_copy_index.tensor", "add.Scalar", "mul.Scalar", "eq.Scalar"});
    return names;
}

void print_operators(const Method& method, Console& console) {
    std::string all;
    for (const std::string& name : operators_of(method)) all += (all.empty() ? "" : ", ") + name;
    console.out << "operators that the application must register: " << all << "\n";
    if (method.graphs.size() > 1)
        console.out << "its loops need less memory only in TensorFlow Lite Micro with the plan in the file; without it "
                       "they compute the same\n";
}

template <class Number>
Json or_null(const std::optional<Number>& number) {
    return number ? Json(*number) : Json(nullptr);
}

/// Arena, plus the runtime's loading memory if it counts.
std::int64_t memory_of(const ShrunkProgram& point, const ShrinkOptions& options) {
    return point.arena + (options.counts_method_allocator ? point.method_allocator.value_or(0) : 0);
}

Json shrunk_json(const ShrunkProgram& point) {
    Json groups = Json::array();
    for (std::size_t i = 0; i < point.groups.size(); ++i) {
        const tile::GroupSetting& group = point.groups[i];
        groups.push_back({{"first_operator", group.begin.number()},
                          {"last_operator", group.end.number() - 1},
                          {"axis", group.axis},
                          {"tiles", group.tiles}});
        if (is_loop(point, i)) groups.back()["loop"] = true;
    }
    return {{"arena_bytes", point.arena},
            {"method_allocator_bytes", or_null(point.method_allocator)},
            {"file_bytes", or_null(point.file)},
            {"live_bytes", point.live_bytes},
            {"lower_bound", point.outcome.plan().lower_bound},
            {"instructions", point.instructions},
            {"more_cost", point.weight},
            {"more_bytes_moved", point.cost.traffic},
            {"more_constant_bytes", point.cost.constants},
            {"channels_last", point.has_channels_last},
            {"recomputes", point.recomputes},
            {"recomputes_halos", point.recomputes_halos},
            {"rolls_loops", point.rolls_loops},
            {"more_multiply_adds", point.more_multiply_adds},
            {"bit_for_bit", point.is_bit_for_bit},
            {"max_abs_diff", point.largest_difference},
            {"groups", std::move(groups)}};
}

Json least_json(const ShrinkReport& report) {
    const auto least = least_ram(report);
    if (!least) return nullptr;
    return {{"arena_bytes", least->arena},
            {"method_allocator_bytes", least->method_allocator},
            {"total_bytes", least->bytes()},
            {"original", least->point == nullptr}};
}

/// The selected program: the one of the lowest cost that meets the goal, or the smallest.
const ShrunkProgram* chosen(const ShrinkReport& report, std::optional<std::int64_t> goal,
                            const ShrinkOptions& options) {
    if (report.front.empty()) return nullptr;
    const auto needs_less = [&](const ShrunkProgram& a, const ShrunkProgram& b) {
        return memory_of(a, options) < memory_of(b, options);
    };
    if (!goal) return &*std::min_element(report.front.begin(), report.front.end(), needs_less);
    const ShrunkProgram* best = nullptr;
    for (const ShrunkProgram& point : report.front)
        if (memory_of(point, options) <= *goal) best = &point;
    return best;
}

/// Which row of the table is written, and why.
std::string choice_text(const ShrinkReport& report, const ShrunkProgram& best, std::optional<std::int64_t> goal) {
    const auto row = std::to_string(1 + (&best - report.front.data()));
    const std::string of = "row " + row + " of " + std::to_string(report.front.size()) + " below the original, ";
    return of + (goal ? "the least cost within " + bytes_text(*goal) : std::string("the least memory"));
}

/// "256K" or "SRAM=256K": all pools count, so the name is only for readers.
Result<std::optional<std::int64_t>> goal_of(const Arguments& arguments) {
    const auto given = arguments.last("--goal");
    if (!given) return std::optional<std::int64_t>();
    const std::string text(given->substr(given->find('=') == std::string_view::npos ? 0 : given->find('=') + 1));
    TRY(const std::int64_t bytes, parse_bytes(text).in("--goal"));
    return std::optional(bytes);
}

/// A goal for a pool that the program does not have is a mistake.
Result<> check_goal(const Arguments& arguments, const Tuning& tuning) {
    const auto given = arguments.last("--goal");
    if (!given || given->find('=') == std::string_view::npos) return done;
    const std::string_view name = given->substr(0, given->find('='));
    std::string known;
    for (const Pool& pool : tuning.pools) {
        if (pool.name == name) return done;
        append_item(known, ", ", pool.name);
    }
    return Error{.what = message("unknown pool '{pool}'", name), .expected = message("one of {expected}", known)}.in(
        "--goal");
}

Result<ShrinkOptions> options_of(const Arguments& arguments) {
    ShrinkOptions options;
    if (const auto given = arguments.last("--cost")) {
        const auto cost = shrink_cost_of(*given);
        if (!cost)
            return Error{.what = message("unknown cost '{value}'", std::string(*given)),
                         .expected = message("time, work, flash or traffic")};
        options.cost = *cost;
    }
    options.counts_method_allocator = arguments.has("--count-method-allocator");
    options.recomputes_halos = arguments.has("--recompute-halos");
    options.rolls_loops = arguments.has("--roll-loops");
    if (const auto given = arguments.last("--max-extra")) {
        std::string_view number = *given;
        if (number.ends_with('%')) number.remove_suffix(1);
        double percent = 0;
        const auto [end, code] = std::from_chars(number.data(), number.data() + number.size(), percent);
        if (code != std::errc() || end != number.data() + number.size() || !(percent >= 0))
            return Error{.what = message("'{value}' is not a percentage", std::string(*given)),
                         .expected = message("a percentage such as 20%")}
                .in("--max-extra");
        options.max_extra = percent / 100;
    }
    return options;
}

/// How the outputs were compared, as a sentence of a report.
std::string proof_of(const ShrunkProgram& point) {
    const std::string runs = std::to_string(point.runs) + (point.runs == 1 ? " run" : " runs");
    return "The outputs of " + runs + " equal those of the original program " + equality(point) + ".";
}

Result<> write_changes(const Engine& engine, const Arguments& arguments, const Prepared& prepared,
                       const ShrinkReport& report, const ShrunkProgram& point, Progress& progress) {
    const Tuning tuning = with_shrunk(prepared.tuning, point);
    const bool has_loops = std::find(point.loops.begin(), point.loops.end(), true) != point.loops.end();
    Outcome after;  // a tuning keeps no loops
    if (has_loops) after = point.outcome;
    after.report.asked = tuning;
    const ChangedProgram changed{.file = prepared.program->path,
                                 .before = report.original,
                                 .after = after,
                                 .more_multiply_adds = point.more_multiply_adds,
                                 .proof = proof_of(point)};
    for (const std::string_view path : arguments.all("--changes")) {
        if (has_loops) CHECKED(save_changes(std::string(path), changed));
        else CHECKED(save_changes(std::string(path), engine, *prepared.program, tuning, proof_of(point), progress));
    }
    return done;
}

}  // namespace

Result<Exit> run_shrink(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    TRY(const PlanArgs plan_args, PlanArgs::parse(engine, arguments));
    TRY(const std::string file, arguments.only_file());
    for (const std::string_view path : arguments.all("--changes")) CHECKED(check_changes_name(std::string(path)));
    TRY(const auto goal, goal_of(arguments));
    TRY(ShrinkOptions asked, options_of(arguments));
    asked.goal = goal;
    if (const auto out = arguments.last("-o")) CHECKED(check_suffix(std::string(*out)));
    TRY(const Prepared prepared, prepare(engine, file, plan_args));
    CHECKED(check_goal(arguments, prepared.tuning));
    if (auto runs = check_runnable(*prepared.program, prepared.tuning.method); !runs.ok())
        return std::move(runs).error().of_file(file);
    const bool is_tflite = prepared.program->format == FormatId::tflite;
    if (is_tflite) asked.counts_method_allocator = true;  // its structures lie in the same arena
    print_warnings(prepared.warnings, plan_args, console);
    warn_of_other_methods(prepared, plan_args, console);
    Progress progress;
    const auto recorded = recorded_runs(file, prepared.tuning.method, wants_int8(prepared.tuning));
    auto found = shrink_program(engine, prepared.program, prepared.tuning,
                                recorded.ok() ? recorded.value() : std::vector<VectorRun>(), progress, asked);
    if (!found.ok()) return std::move(found).error().of_file(file);
    const ShrinkReport& report = found.value();
    const ShrunkProgram* best = chosen(report, goal, asked);
    const std::int64_t before =
        report.arena + (asked.counts_method_allocator ? report.method_allocator.value_or(0) : 0);
    if (plan_args.json) {
        Json front = Json::array();
        for (const ShrunkProgram& point : report.front) front.push_back(shrunk_json(point));
        print_json({{"file", file},
                    {"method", report.original.method->name},
                    {"arena_bytes", report.arena},
                    {"method_allocator_bytes", or_null(report.method_allocator)},
                    {"file_bytes", or_null(report.file)},
                    {"instructions", report.instructions},
                    {"multiply_adds", report.multiply_adds},
                    {"goal", goal ? Json(*goal) : Json(nullptr)},
                    {"cost", report.weight},
                    {"unreached_live_bytes", report.unreached},
                    {"groups_tried", report.groups_tried},
                    {"front", std::move(front)},
                    {"least_with_method_allocator", least_json(report)},
                    {"least_with_loops", or_null(report.least_rolled)},
                    {"least_without_loops", or_null(report.least_unrolled)},
                    {"operators", best ? Json(operators_of(*best->outcome.method, best->rolls_loops)) : Json(nullptr)},
                    {"not_in_tiles", texts_of(report.notes)}},
                   console);
    } else {
        if (is_tflite) print_tflite(file, report, console);
        else print_text(file, report, console);
        if (is_tflite && best) print_operators(*best->outcome.method, console);
    }
    if (prepared.program->format == FormatId::onnx && best && !plan_args.json && !plan_args.quiet)
        console.out << "An ONNX file cannot be written back in tiles; write a .pte, or keep the tiles in a session.\n";
    if (const auto out = arguments.last("-o"); out && best) {
        ExportOptions options;
        if (!is_tflite) options.target = usual_target(*best->outcome.method).id;
        options.keep_values = arguments.has("--keep-values");
        CHECKED(engine.export_to(std::string(*out), *best->program, best->outcome, false, progress, options));
        if (!plan_args.json && !plan_args.quiet)
            console.out << *out << ": written, " << bytes_text(best->arena) << ", "
                        << counted(best->instructions, "instruction") << "; " << choice_text(report, *best, goal)
                        << '\n';
    }
    if (best) CHECKED(write_changes(engine, arguments, prepared, report, *best, progress));
    if (goal && !best && before > *goal)
        print_warnings({file + ": no rewritten program of at most " + bytes_text(*goal) + " found"}, plan_args,
                       console);
    const bool is_met = goal ? before <= *goal || best != nullptr : best != nullptr;
    return strict_exit(plan_args, prepared, is_met ? Exit::met : Exit::not_met);
}

}  // namespace arenascope::cli
