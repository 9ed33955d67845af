#include "app/cli/rules.h"

#include "app/cli/arguments.h"
#include "engine/base/glob.h"

namespace arenascope::cli {

namespace {

constexpr std::string_view known_parts = "name:GLOB, op:GLOB, module:GLOB, dtype:NAME, size>=BYTES, "
                                         "kind:input|output|state|intermediate";

Result<bool> kind_matches(std::string_view kind, const TensorRow& row) {
    for (const Role role : {Role::input, Role::output, Role::state, Role::intermediate}) {
        if (kind == name_of(role)) return row.role == role;
    }
    return Error{.what = "unknown kind '" + std::string(kind) + "'", .expected = "input, output, state or intermediate"};
}

Result<bool> size_matches(std::string_view condition, const TensorRow& row) {
    const bool at_least = condition.starts_with(">=");
    const bool at_most = condition.starts_with("<=");
    if (!at_least && !at_most) {
        return Error{.what = "rule part 'size" + std::string(condition) + "' is not known",
                     .expected = "size>=BYTES or size<=BYTES"};
    }
    TRY(const std::int64_t bytes, parse_bytes(condition.substr(2)));
    return at_least ? row.bytes >= bytes : row.bytes <= bytes;
}

Result<bool> part_matches(std::string_view part, const TensorRow& row) {
    if (part.empty()) return Error{.what = "an empty rule part", .expected = std::string(known_parts)};
    const auto rest = [&](std::string_view prefix) { return part.substr(prefix.size()); };
    if (part.starts_with("name:")) return glob_matches(rest("name:"), row.name);
    if (part.starts_with("op:")) return glob_matches(rest("op:"), row.op);
    if (part.starts_with("module:")) return glob_matches(rest("module:"), row.module_path);
    if (part.starts_with("kind:")) return kind_matches(rest("kind:"), row);
    if (part.starts_with("size")) return size_matches(rest("size"), row);
    if (part.starts_with("dtype:")) {
        return rest("dtype:") == name_of(row.dtype) || rest("dtype:") == torch_name_of(row.dtype);
    }
    if (const std::size_t colon = part.find(':'); colon != std::string_view::npos) {
        return Error{.what = "rule part '" + std::string(part.substr(0, colon + 1)) + "' is not known",
                     .expected = std::string(known_parts)};
    }
    return glob_matches(part, row.name);
}

}  // namespace

Result<std::vector<std::string>> match_rule(const std::string& rule, const std::vector<TensorRow>& rows) {
    const std::vector<std::string> parts = split(rule, '&');
    // Against a dummy first, so that a malformed part is refused even where no tensor would reach it.
    for (const std::string& part : parts) CHECKED(part_matches(part, TensorRow{}));
    std::vector<std::string> names;
    for (const TensorRow& row : rows) {
        bool all = row.role != Role::constant && row.role != Role::alias;
        for (const std::string& part : parts) {
            if (!all) break;
            TRY(const bool matches, part_matches(part, row));
            all = matches;
        }
        if (all) names.push_back(row.name);
    }
    return names;
}

}  // namespace arenascope::cli
