#include "engine/export/plan_files.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

#include "engine/base/csv.h"
#include "engine/base/file.h"
#include "engine/base/json.h"
#include "engine/evaluate/tensor_rows.h"
#include "engine/planning/lifetimes/lifetimes_paths.h"

namespace arenascope {

namespace {

using Place = PlanFile::Place;
using Places = std::map<std::string, Place>;  // by name or id

/// What a file states about the pool of a place.
void add_memory(PlanFile& file, std::int64_t mem_id, const std::string& name) {
    constexpr std::int64_t most = 255;
    const auto is_it = [&](const Pool& pool) { return pool.mem_id == mem_id; };
    if (mem_id < 1 || mem_id > most || std::any_of(file.pools.begin(), file.pools.end(), is_it)) return;
    file.pools.push_back({.mem_id = static_cast<std::int32_t>(mem_id),
                          .name = name.empty() ? "memory " + std::to_string(mem_id) : name});
}

Result<std::int64_t> whole_number(const std::string& text, const ErrorPlace& place) {
    std::int64_t value = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (status == std::errc() && end == text.data() + text.size()) return value;
    return Error{
        .what = message("'{value}' is not an offset", text), .place = place, .expected = message("a whole number")};
}

Result<> add(Places& places, const std::string& tensor, const Place& place) {
    const auto [at, is_new] = places.emplace(tensor, place);
    if (is_new || at->second == place) return done;
    return Error{.what = message("'{tensor}' has two offsets", tensor),
                 .expected = message("one for each tensor"),
                 .remedy = message("remove one of them")};
}

Result<> read_csv(std::string_view text, PlanFile& file) {
    std::vector<std::string> header;
    std::size_t key = 0, offset = 0, mem_id = 0, pool = 0;
    for (std::size_t line = 1; !text.empty(); ++line) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::vector<std::string> fields = csv::cells_of(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (fields.size() == 1 && fields[0].empty()) continue;
        const ErrorPlace place = message("line {line}", line);
        if (header.empty()) {
            header = fields;
            const auto column = [&](std::string_view name) {
                return static_cast<std::size_t>(std::find(header.begin(), header.end(), name) - header.begin());
            };
            key = std::min(column("name"), column("id"));
            offset = column("offset");
            mem_id = column("mem_id");
            pool = column("pool");
            if (key < header.size() && offset < header.size()) continue;
            return Error{.what = message("the table has other columns than a plan"),
                         .place = place,
                         .expected = message("name or id, and offset")};
        }
        if (fields.size() != header.size()) {
            return Error{.what = message("the line has {fields} fields", fields.size()),
                         .place = place,
                         .expected = Message::verbatim(std::to_string(header.size()))};
        }
        Place found;
        TRY(found.offset, whole_number(fields[offset], place));
        if (mem_id < header.size() && !fields[mem_id].empty()) {
            TRY(found.mem_id, whole_number(fields[mem_id], place));
            add_memory(file, *found.mem_id, pool < header.size() ? csv::unguarded_cell(fields[pool]) : std::string());
        }
        CHECKED(add(file.places, csv::unguarded_cell(fields[key]), found).in(place));
    }
    return done;
}

Result<> read_list(const json::View& list, PlanFile& file) {
    TRY(const auto rows, list.items());
    for (const json::View& row : rows) {
        Place place;
        TRY(place.offset, row.integer("offset"));
        if (const auto mem_id = row.find("mem_id")) {
            TRY(place.mem_id, mem_id->integer());
            add_memory(file, *place.mem_id, {});
        }
        std::string key;
        if (const auto name = row.find("name")) {
            TRY(key, name->text());
        } else {
            TRY(const std::int64_t id, row.integer("id"));
            key = std::to_string(id);
        }
        CHECKED(add(file.places, key, place));
    }
    return done;
}

/// A pool as plan --json writes it.
Result<Pool> read_pool(const json::View& from) {
    Pool pool;
    TRY(const std::int64_t mem_id, from.integer("mem_id"));
    if (mem_id < 1 || mem_id > 255)
        return Error{.what = message("memory {mem_id} is not a pool", mem_id), .expected = message("1 to 255")};
    pool.mem_id = static_cast<std::int32_t>(mem_id);
    TRY(pool.name, from.text("name"));
    const auto number = [&](const char* key, auto& to) -> Result<> {
        const auto found = from.find(key);
        if (!found || found->is_null()) return done;
        TRY(to, found->integer());
        return done;
    };
    CHECKED(number("capacity", pool.capacity));
    CHECKED(number("align", pool.align));
    CHECKED(number("base_address", pool.base_address));
    if (const auto copy = from.find("copy_function"); copy && !copy->is_null()) {
        TRY(pool.copy_function, copy->text());
        pool.device = true;
    }
    const bool is_aligned = pool.align >= 0 && (pool.align & (pool.align - 1)) == 0;
    if (!is_aligned || pool.capacity.value_or(0) < 0 || pool.base_address.value_or(0) < 0)
        return Error{.what = message("pool '{name}' has an invalid alignment, capacity or address", pool.name),
                     .expected = message("a power of two, and no negative number")};
    return pool;
}

Result<> read_json(std::string_view text, PlanFile& file) {
    TRY(const json::Document document, json::Document::parse(text));
    CHECKED(json::check_keys(text));
    const json::View root = document.root();
    if (root.is_array()) return read_list(root, file);
    if (root.find("plans")) {
        TRY(const auto plans, root.items("plans"));
        if (plans.empty()) return Error{.what = message("the file has no plan")};
        if (plans.front().find("pools")) {
            TRY(const auto pools, plans.front().items("pools"));
            for (const json::View& each : pools) {
                TRY(Pool pool, read_pool(each));
                file.pools.push_back(std::move(pool));
            }
        }
        TRY(const json::View tensors, plans.front().at("tensors"));
        return read_list(tensors, file);
    }
    TRY(const auto members, root.members());
    for (const auto& [name, value] : members) {
        TRY(file.places[name].offset, value.integer().in(name));
    }
    return done;
}

/// Rows whose name or id belongs to no planned tensor.
std::vector<std::string> unknown_rows(const Outcome& outcome, const Problem& problem, const Places& places) {
    std::set<std::string> known;
    for (const Buffer& buffer : problem.buffers) {
        known.insert(outcome.method->values[buffer.id].name);
        known.insert(std::to_string(buffer.id.number()));
    }
    std::vector<std::string> out;
    for (const auto& [tensor, place] : places) {
        if (!known.contains(tensor)) out.push_back(tensor);
    }
    return out;
}

Result<ImportedPlan> place_all(const Outcome& outcome, const Places& places, const std::string& name) {
    if (outcome.plans.empty()) return Error{.what = message("the program has no allocation problem yet")};
    Problem problem = outcome.plans.back().problem;  // a loaded plan, with its own pools, comes first
    ImportedPlan out;
    out.unknown = unknown_rows(outcome, problem, places);
    Placement placement{.offsets = {}};
    for (Buffer& buffer : problem.buffers) {
        const std::string& tensor = outcome.method->values[buffer.id].name;
        auto it = places.find(tensor);
        if (it == places.end()) it = places.find(std::to_string(buffer.id.number()));
        if (it == places.end()) {
            return Error{
                .what = message("'{tensor}' has no offset", tensor),
                .expected = message("an offset for each of {buffers} tensors, by name or id", problem.buffers.size())};
        }
        placement.offsets.push_back(it->second.offset);
        if (!it->second.mem_id) continue;
        const std::int64_t mem_id = *it->second.mem_id;
        if (mem_id < 1 || mem_id > INT32_MAX || !find_pool(problem, static_cast<std::int32_t>(mem_id))) {
            return Error{.what = message("'{tensor}' is in memory {mem_id}, which is not a pool", tensor, mem_id),
                         .remedy = message("add a pool with that mem_id")};
        }
        buffer.mem_id = static_cast<std::int32_t>(mem_id);
    }
    TRY(out.plan, assess_on_paths(*outcome.method, "file:" + name, std::move(problem), std::move(placement)));
    name_issues(*outcome.method, out.plan);
    return out;
}

}  // namespace

Result<PlanFile> read_plan_file(const std::string& path) {
    TRY(const std::vector<std::byte> bytes, load_file(path, std::uint64_t{1} << 30));
    PlanFile file{.path = path};
    auto read = path.ends_with(".csv") ? read_csv(as_text(bytes), file) : read_json(as_text(bytes), file);
    if (!read.ok()) return std::move(read).error().of_file(path);
    sort_by_id(file.pools);
    return file;
}

Tuning with_pools_of(const PlanFile& file, Tuning tuning) {
    const bool is_untouched = tuning.pools == Tuning{}.pools;
    for (const Pool& pool : file.pools) {
        const auto own = std::find_if(tuning.pools.begin(), tuning.pools.end(),
                                      [&](const Pool& each) { return each.mem_id == pool.mem_id; });
        if (own == tuning.pools.end()) tuning = edit::add_pool(std::move(tuning), pool);
        else if (is_untouched) tuning = edit::set_pool(std::move(tuning), pool);
    }
    return tuning;
}

Result<ImportedPlan> import_plan(const Outcome& outcome, const PlanFile& file) {
    auto plan = place_all(outcome, file.places, file.path.substr(file.path.rfind('/') + 1));
    if (!plan.ok()) return std::move(plan).error().of_file(file.path);
    return plan;
}

Result<Plan> import_plan(const Outcome& outcome, const std::string& path) {
    TRY(const PlanFile file, read_plan_file(path));
    TRY(ImportedPlan imported, import_plan(outcome, file));
    return std::move(imported.plan);
}

}  // namespace arenascope
