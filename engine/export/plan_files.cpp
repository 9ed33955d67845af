#include "engine/export/plan_files.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "engine/base/csv.h"
#include "engine/base/file.h"
#include "engine/base/json.h"
#include "engine/evaluate/tensor_rows.h"
#include "engine/planning/lifetimes/lifetimes_paths.h"

namespace arenascope {

namespace {

struct Place {
    std::int64_t offset = 0;
    std::optional<std::int64_t> mem_id{};
    bool operator==(const Place&) const = default;
};
using Places = std::map<std::string, Place>;  // by name or id

Result<std::int64_t> whole_number(const std::string& text, const ErrorPlace& place) {
    std::int64_t value = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (status == std::errc() && end == text.data() + text.size()) return value;
    return Error{.what = message("'{text}' is no offset", text), .place = place, .expected = message("a whole number")};
}

Result<> add(Places& places, const std::string& tensor, const Place& place) {
    const auto [at, is_new] = places.emplace(tensor, place);
    if (is_new || at->second == place) return done;
    return Error{.what = message("'{tensor}' has two places", tensor),
                 .expected = message("one for each tensor"),
                 .remedy = message("remove one of them")};
}

Result<Places> read_csv(std::string_view text) {
    Places places;
    std::vector<std::string> header;
    std::size_t key = 0, offset = 0, mem_id = 0;
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
            if (key < header.size() && offset < header.size()) continue;
            return Error{.what = message("the columns are not those of a plan"),
                         .place = place,
                         .expected = message("name or id, and offset")};
        }
        if (fields.size() != header.size()) {
            return Error{.what = message("{count} fields", fields.size()),
                         .place = place,
                         .expected = Message::verbatim(std::to_string(header.size()))};
        }
        Place found;
        TRY(found.offset, whole_number(fields[offset], place));
        if (mem_id < header.size() && !fields[mem_id].empty()) {
            TRY(found.mem_id, whole_number(fields[mem_id], place));
        }
        CHECKED(add(places, csv::unguarded_cell(fields[key]), found).in(place));
    }
    return places;
}

Result<Places> read_list(const json::View& list) {
    Places places;
    TRY(const auto rows, list.items());
    for (const json::View& row : rows) {
        Place place;
        TRY(place.offset, row.integer("offset"));
        if (const auto mem_id = row.find("mem_id")) {
            TRY(place.mem_id, mem_id->integer());
        }
        std::string key;
        if (const auto name = row.find("name")) {
            TRY(key, name->text());
        } else {
            TRY(const std::int64_t id, row.integer("id"));
            key = std::to_string(id);
        }
        CHECKED(add(places, key, place));
    }
    return places;
}

Result<Places> read_json(std::string_view text) {
    TRY(const json::Document document, json::Document::parse(text));
    CHECKED(json::check_keys(text));
    const json::View root = document.root();
    if (root.is_array()) return read_list(root);
    if (root.find("plans")) {
        TRY(const auto plans, root.items("plans"));
        if (plans.empty()) return Error{.what = message("the file holds no plan")};
        TRY(const json::View tensors, plans.front().at("tensors"));
        return read_list(tensors);
    }
    Places places;
    TRY(const auto members, root.members());
    for (const auto& [name, value] : members) {
        TRY(places[name].offset, value.integer().in(name));
    }
    return places;
}

Result<Plan> place_all(const Outcome& outcome, const Places& places, const std::string& name) {
    if (outcome.plans.empty()) return Error{.what = message("there is no problem to place")};
    Problem problem = outcome.plans.back().problem;  // a loaded plan, with pools of its own, comes first
    Placement placement{.offsets = {}};
    for (Buffer& buffer : problem.buffers) {
        const std::string& tensor = outcome.method->values[buffer.id].name;
        auto it = places.find(tensor);
        if (it == places.end()) it = places.find(std::to_string(buffer.id.number()));
        if (it == places.end()) {
            return Error{.what = message("there is no place for '{tensor}'", tensor),
                         .expected = message("{buffers} tensors, by name or id", problem.buffers.size())};
        }
        placement.offsets.push_back(it->second.offset);
        if (!it->second.mem_id) continue;
        const std::int64_t mem_id = *it->second.mem_id;
        if (mem_id < 1 || mem_id > INT32_MAX || !find_pool(problem, static_cast<std::int32_t>(mem_id))) {
            return Error{.what = message("'{tensor}' is in memory {mem_id}, which is no pool", tensor, mem_id),
                         .remedy = message("add a pool with that mem_id")};
        }
        buffer.mem_id = static_cast<std::int32_t>(mem_id);
    }
    TRY(Plan plan, assess_on_paths(*outcome.method, "file:" + name, std::move(problem), std::move(placement)));
    name_issues(*outcome.method, plan);
    return plan;
}

}  // namespace

Result<Plan> import_plan(const Outcome& outcome, const std::string& path) {
    TRY(const std::vector<std::byte> bytes, load_file(path, std::uint64_t{1} << 30));
    auto places = path.ends_with(".csv") ? read_csv(as_text(bytes)) : read_json(as_text(bytes));
    if (!places.ok()) return std::move(places).error().of_file(path);
    auto plan = place_all(outcome, places.value(), path.substr(path.rfind('/') + 1));
    if (!plan.ok()) return std::move(plan).error().of_file(path);
    return plan;
}

}  // namespace arenascope
