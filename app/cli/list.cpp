// The verb list: planners, backends, formats, passes, kernels or targets of this build.

#include <array>
#include <nlohmann/json.hpp>

#include "app/cli/arguments.h"
#include "app/cli/print_json.h"
#include "app/cli/targets.h"
#include "app/cli/text_output.h"
#include "app/cli/verbs.h"
#include "app/reports/json_output.h"
#include "engine/base/text.h"
#include "engine/formats/format.h"
#include "engine/kernels/kernel.h"
#include "engine/passes/passes.h"
#include "engine/planning/planner.h"

namespace arenascope::cli {

namespace {

using Json = nlohmann::ordered_json;

/// Constraints that a planner does not support, in words.
std::string refuses(const Supports& supported) {
    std::string out;
    const auto add = [&](bool honoured, const char* what) {
        if (!honoured) append_item(out, ", ", what);
    };
    add(supported.pins, "pins");
    add(supported.groups, "shared storage");
    add(supported.keep_out, "keep-out");
    add(supported.padding, "padding");
    return out.empty() ? "nothing" : out;
}

void list_planners(const Engine& engine, Json& json, TextTable& table) {
    table.row({"id", "title", "origin", "refuses", "summary"});
    for (const Planner& planner : builtin_planners()) {
        json.push_back({{"id", planner.id},
                        {"title", planner.title},
                        {"origin", planner.origin},
                        {"pins", planner.supports.pins},
                        {"groups", planner.supports.groups},
                        {"keep_out", planner.supports.keep_out},
                        {"padding", planner.supports.padding},
                        {"summary", planner.summary}});
        table.row({std::string(planner.id), std::string(planner.title), std::string(planner.origin),
                   refuses(planner.supports), std::string(planner.summary)});
    }
    for (const ExtraPlanner& planner : engine.extensions().planners) {
        json.push_back({{"id", planner.id},
                        {"title", planner.title},
                        {"origin", "plug-in"},
                        {"pins", true},
                        {"groups", false},
                        {"keep_out", false},
                        {"padding", false},
                        {"summary", ""}});
        table.row({planner.id, planner.title, "plug-in", "checked: pins", ""});
    }
}

/// Formats without an importer or exporter: options read them, or a verb draws them.
struct OtherFormat {
    std::string_view id, title, suffix;
    bool reads, writes;
};
constexpr std::array other_formats{
    OtherFormat{"plan_json", "Plan as JSON (read by --plan-file)", ".json", true, true},
    OtherFormat{"session", "ArenaScope session (--session, --save-session, the window)", ".session.json", true, true},
    OtherFormat{"etdump", "ExecuTorch ETDump (info --etdump)", ".etdump", true, false},
    OtherFormat{"etrecord", "ExecuTorch ETRecord (--etrecord, --names-from)", ".bin", true, false},
    OtherFormat{"external_data", "ExecuTorch external constants (--data, --external-constants)", ".ptd", true, true},
    OtherFormat{"numpy", "NumPy array (--input, --expect, --output-dir)", ".npy", true, true},
    OtherFormat{"state", "States (--state-in, --state-out)", ".safetensors", true, true},
    OtherFormat{"svg", "Picture of the plan", ".svg", false, true},
    OtherFormat{"png", "Picture of the plan", ".png", false, true},
    OtherFormat{"pdf", "Picture of the plan", ".pdf", false, true},
    OtherFormat{"html", "Report with charts and tables", ".html", false, true},
};

void list_formats(Json& json, TextTable& table) {
    table.row({"id", "title", "suffix", "reads", "writes"});
    for (const Format& format : builtin_formats()) {
        json.push_back({{"id", name_of(format.id)},
                        {"title", format.title},
                        {"suffix", format.suffix},
                        {"reads", format.read != nullptr},
                        {"writes", format.write != nullptr}});
        table.row({std::string(name_of(format.id)), std::string(format.title), std::string(format.suffix),
                   format.read ? "yes" : "no", format.write ? "yes" : "no"});
    }
    for (const OtherFormat& format : other_formats) {
        json.push_back({{"id", format.id},
                        {"title", format.title},
                        {"suffix", format.suffix},
                        {"reads", format.reads},
                        {"writes", format.writes}});
        table.row({std::string(format.id), std::string(format.title), std::string(format.suffix),
                   format.reads ? "yes" : "no", format.writes ? "yes" : "no"});
    }
}

void list_passes(Json& json, TextTable& table) {
    table.row({"id", "title", "summary"});
    for (const lowering::OptionalPass& pass : lowering::optional_passes()) {
        json.push_back({{"id", pass.id}, {"title", pass.title}, {"summary", pass.summary}});
        table.row({std::string(pass.id), std::string(pass.title), std::string(pass.summary)});
    }
}

void list_kernels(Json& json, TextTable& table) {
    table.row({"op", "arguments"});
    for (const KernelFamily family : kernel_families()) {
        for (const Kernel& kernel : family) {
            json.push_back({{"op", kernel.op}, {"arguments", kernel.arguments}});
            table.row({std::string(kernel.op), std::to_string(kernel.arguments)});
        }
    }
    for (const KernelFamily family : tflite_families()) {
        for (const Kernel& kernel : family) {  // as many as the file gives
            json.push_back({{"op", kernel.op}, {"arguments", nullptr}});
            table.row({std::string(kernel.op), "any"});
        }
    }
}

void list_targets(Json& json, TextTable& table, Console& console) {
    table.row({"id", "title", "core", "pools", "limits"});
    std::vector<Error> problems;
    for (const Target& target : known_targets(problems)) {
        Json pools = Json::array(), limits = Json::object();
        std::string pools_text, limits_text;
        for (const Pool& pool : target.pools) {
            pools.push_back({{"mem_id", pool.mem_id},
                             {"name", pool.name},
                             {"capacity", pool.capacity ? Json(*pool.capacity) : Json(nullptr)},
                             {"align", pool.align},
                             {"cost", pool.cost},
                             {"bandwidth", pool.bandwidth ? Json(*pool.bandwidth) : Json(nullptr)}});
            append_item(pools_text, ", ", pool.name + (pool.capacity ? " " + bytes_text(*pool.capacity) : ""));
        }
        for (const Limit& limit : target.limits) {
            limits[limit.name] = limit.bytes;
            append_item(limits_text, ", ", limit.name + " " + bytes_text(limit.bytes));
        }
        json.push_back({{"id", target.id},
                        {"title", target.title},
                        {"note", target.note},
                        {"source", target.source},
                        {"core", target.core ? Json(name_of(*target.core)) : Json(nullptr)},
                        {"pools", std::move(pools)},
                        {"limits", std::move(limits)},
                        {"file", target.file}});
        table.row({target.id, target.title, target.core ? std::string(name_of(*target.core)) : std::string(),
                   pools_text, limits_text});
    }
    for (const Error& problem : problems) console.err << "arenascope: warning: " << problem.text() << '\n';
}

void list_backends(const Engine& engine, Json& json, TextTable& table) {
    table.row({"name", "id", "title", "available", "kind"});
    for (const auto& backend : engine.backends().all()) {
        const auto available = backend->is_available();
        const std::string missing =
            available.ok() ? "" : available.error().what.text() + "; " + available.error().remedy.text();
        json.push_back({{"name", backend->short_name()},
                        {"id", backend->id()},
                        {"title", backend->title()},
                        {"available", available.ok()},
                        {"missing", available.ok() ? Json(nullptr) : Json(missing)},
                        {"kind", "backend"}});
        table.row({std::string(backend->short_name()), std::string(backend->id()), std::string(backend->title()),
                   available.ok() ? "yes" : missing, "backend"});
    }
    for (const Partitioner& partitioner : engine.backends().partitioners()) {
        json.push_back({{"name", partitioner.name},
                        {"id", partitioner.name},
                        {"title", partitioner.title},
                        {"available", true},
                        {"missing", nullptr},
                        {"kind", "partitioner"}});
        table.row({partitioner.name, partitioner.name, partitioner.title, "yes", "partitioner"});
    }
}

}  // namespace

Result<Exit> run_list(const Engine& engine, const Verb& verb, Args args, Console& console) {
    TRY(const Arguments arguments, Arguments::parse(verb, args));
    const Message listable = message("planners, formats, passes, kernels, targets or backends");
    const std::vector<std::string> known{"planners", "formats", "passes", "kernels", "targets", "backends"};
    if (arguments.operands().size() != 1) return Error{.what = message("nothing to list given"), .expected = listable};
    const std::string& what = arguments.operands().front();
    Json json = Json::array();
    TextTable table("<<<<<");
    if (what == "planners") {
        list_planners(engine, json, table);
    } else if (what == "formats") {
        list_formats(json, table);
    } else if (what == "passes") {
        list_passes(json, table);
    } else if (what == "kernels") {
        list_kernels(json, table);
    } else if (what == "targets") {
        list_targets(json, table, console);
    } else if (what == "backends") {
        list_backends(engine, json, table);
    } else {
        return Error{
            .what = message("cannot list '{name}'", what), .expected = listable, .remedy = did_you_mean(what, known)};
    }
    if (arguments.has("--json")) {
        print_json({{what, std::move(json)}}, console);
    } else {
        table.print(console.out);
    }
    return Exit::met;
}

}  // namespace arenascope::cli
