#include "engine/formats/csv/csv.h"

#include <algorithm>
#include <map>

#include "engine/base/csv.h"
#include "engine/base/text.h"
#include "engine/formats/arenas.h"
#include "engine/formats/csv/csv_table.h"
#include "engine/formats/csv/vela_csv.h"
#include "engine/formats/events.h"
#include "engine/formats/linker_map/linker_map.h"
#include "engine/formats/placed_tensors.h"

namespace arenascope {

namespace {

/// A column name that distinguishes a table of buffers from other text.
bool names_a_time(std::string_view cell) {
    return cell == "lower" || cell == "start" || cell == "begin" || cell == "upper" || cell == "end";
}

}  // namespace

bool sniff_csv(ByteView file) {
    std::string_view text = as_text(file.first(std::min<std::size_t>(file.size(), 4096)));
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    text = text.substr(0, text.find('\n'));
    const std::vector<std::string> cells = csv::cells_of(text);
    if (csv::is_vela_table(text) || sniff_linker_map(file)) return true;
    return cells.size() >= 3 &&
        std::any_of(cells.begin(), cells.end(), [](const std::string& c) { return names_a_time(c); });
}

Result<Program> read_csv(const std::shared_ptr<const MappedFile>& file, Progress& progress,
                         const StageOptions& /*stages*/) {
    progress.report(StageKind::reading_buffers);
    if (sniff_linker_map(file->bytes())) return program_of_linker_map(*file);
    if (csv::is_vela_table(as_text(file->bytes()))) {
        TRY(csv::VelaTable vela, csv::parse_vela_table(as_text(file->bytes())));
        Program program{.path = file->path(), .format = FormatId::csv};
        program.align = 1;
        TRY(Method method, method_of_buffers(std::move(vela.buffers)));
        program.methods.push_back(std::move(method));
        program.notes.push_back(std::move(vela.note));
        return program;
    }
    TRY(const csv::Table table, csv::parse_table(as_text(file->bytes())));
    std::vector<TimedBuffer> buffers;
    buffers.reserve(table.rows.size());
    Program program{.path = file->path(), .format = FormatId::csv};
    program.align = 1;
    std::map<std::string, std::int64_t> pinned;
    for (const csv::Row& row : table.rows) {
        buffers.push_back({.name = row.id,
                           .bytes = row.size,
                           .lower = row.lower,
                           .upper = row.upper,
                           .align = row.align,
                           .mem_id = row.mem_id});
        if (row.offset) pinned.emplace(row.id, *row.offset);
    }
    TRY(Method method, method_of_buffers(std::move(buffers)));
    method.pinned = std::move(pinned);
    program.methods.push_back(std::move(method));
    if (table.has_gaps)
        program.notes.push_back(message("gaps are not used; each buffer is planned for its whole lifetime"));
    if (table.has_hints) program.notes.push_back(message("hints are not used"));
    return program;
}

namespace {

/// Columns for readers, as in the window: steps, the pool's name and the tensor's role.
std::string told_of(const Artifact& artifact, const PlacedTensor& placed) {
    const Tensor* tensor = artifact.method.values[placed.value].tensor();
    const Pool* pool = find_pool(artifact.plan.problem, placed.mem_id);
    const std::string shape = tensor ? joined(tensor->upper, "x") : std::string();
    return ',' + std::to_string(placed.first_step.number()) + ',' + std::to_string(placed.last_step.number()) + ',' +
        csv::cell_text(pool ? pool->name : std::string()) + ',' +
        std::string(tensor ? name_of(tensor->role) : std::string_view()) + ',' +
        std::string(tensor ? name_of(tensor->dtype) : std::string_view()) + ',' + shape + ',' +
        csv::cell_text(placed.op);
}

}  // namespace

Result<std::vector<std::byte>> write_csv(const Artifact& artifact, Progress&) {
    const Problem& problem = artifact.plan.problem;
    const auto any = [&](auto&& differs) {
        return std::any_of(problem.buffers.begin(), problem.buffers.end(), differs);
    };
    const bool aligned = any([](const Buffer& buffer) { return buffer.align > 0; });
    const bool pools = any([](const Buffer& buffer) { return buffer.mem_id != 1; });
    const bool based = std::any_of(problem.pools.begin(), problem.pools.end(),
                                   [](const Pool& pool) { return pool.base_address.has_value(); });
    std::map<ValueId, PlacedTensor> placed;
    for (PlacedTensor& each : placed_tensors(artifact)) placed.emplace(each.value, std::move(each));
    std::string text = std::string("id,lower,upper,size") + (aligned ? ",alignment" : "") + ",offset" +
        (pools ? ",mem_id" : "") + (based ? ",address" : "") + ",first_step,last_step,pool,role,dtype,shape,op\n";
    for (const BufferRow row : problem.buffers.indices()) {
        const Buffer& buffer = problem.buffers[row];
        text += csv::cell_text(artifact.method.values[buffer.id].name) + ',' +
            std::to_string(time_at(artifact.method, Position(buffer.first))) + ',' +
            std::to_string(time_at(artifact.method, Position(buffer.last) + 1)) + ',' + std::to_string(buffer.bytes) +
            ',';
        if (aligned) text += std::to_string(alignment_of(problem, buffer)) + ',';
        text += std::to_string(artifact.plan.placement.offsets[row]);
        if (pools) text += ',' + std::to_string(buffer.mem_id);
        const Pool* pool = find_pool(problem, buffer.mem_id);
        if (based) text += ',';
        if (pool && pool->base_address) text += hex_text(*pool->base_address + artifact.plan.placement.offsets[row]);
        text += told_of(artifact, placed.at(buffer.id)) + '\n';
    }
    const auto bytes = std::as_bytes(std::span(text));
    return std::vector<std::byte>(bytes.begin(), bytes.end());
}

}  // namespace arenascope
