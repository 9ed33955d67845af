#include "engine/formats/etdump/etdump.h"

#include <algorithm>
#include <cstring>

#include "engine/ir/graph_budget.h"
#include "schemas/etdump_generated.h"

namespace arenascope {

namespace {

namespace fb = ::arenascope::etdump_schema;

constexpr std::size_t prefix = 4;  ///< the size of the rest, as the runtime writes it

Error damaged(Message what) {
    return Error{.what = std::move(what),
                 .place = "etdump",
                 .expected = message("an undamaged ETDump"),
                 .remedy = message("copy it from the device again")};
}

bool is_prefixed(ByteView file) {
    const auto id = slice(file, 2 * prefix, 4);
    return id && as_text(*id) == fb::ETDumpIdentifier();
}

/// An event takes two tables, and a table of a valid file has at least this size.
flatbuffers::Verifier verifier_of(const std::uint8_t* start, std::size_t size) {
    constexpr std::size_t least_tables = 1'000'000, table_bytes = 8, most_depth = 64;
    const std::size_t tables = std::max(least_tables, size / table_bytes);
    return {start, size, most_depth, static_cast<flatbuffers::uoffset_t>(tables)};
}

/// A device may return a whole buffer that begins with the dump. `aligned` is set if its numbers are aligned without
/// the prefix, as some writers have them.
Result<const fb::ETDump*> root_of(ByteView file, std::vector<std::uint64_t>& aligned) {
    const auto* start = reinterpret_cast<const std::uint8_t*>(file.data());
    if (file.size() >= FLATBUFFERS_MAX_BUFFER_SIZE) return damaged(message("an ETDump of more than 2 GiB"));
    if (!is_prefixed(file)) {
        auto verifier = verifier_of(start, file.size());
        if (!fb::VerifyETDumpBuffer(verifier)) return damaged(message("an offset points outside the file"));
        return fb::GetETDump(start);
    }
    const std::size_t rest = read_at<std::uint32_t>(file, 0).value_or(0), size = prefix + rest;
    if (size > file.size()) {
        Error cut = damaged(message("the dump ends at byte {end}, the file has {size}", size, file.size()));
        cut.remedy = message("copy all of it from the device, or give the device a larger buffer for it");
        return cut;
    }
    auto verifier = verifier_of(start, size);
    if (fb::VerifySizePrefixedETDumpBuffer(verifier)) return fb::GetSizePrefixedETDump(start);
    aligned.resize(rest / sizeof(std::uint64_t) + 1);
    std::memcpy(aligned.data(), file.data() + prefix, rest);
    const auto* copy = reinterpret_cast<const std::uint8_t*>(aligned.data());
    auto again = verifier_of(copy, rest);
    if (!fb::VerifyETDumpBuffer(again)) return damaged(message("an offset points outside the file"));
    return fb::GetETDump(copy);
}

Result<std::string> text_of(const flatbuffers::String* from, GraphBudget& budget) {
    if (!from) return std::string();
    CHECKED(budget.take(from->size()));
    return from->str();
}

Result<EtDumpCall> call_of(const fb::ProfileEvent& from, GraphBudget& budget) {
    EtDumpCall out{.chain = from.chain_index(),
                   .instruction = from.instruction_id(),
                   .delegate_id = from.delegate_debug_id_int(),
                   .start = from.start_time(),
                   .end = from.end_time()};
    TRY(out.name, text_of(from.name(), budget));
    TRY(out.delegate_name, text_of(from.delegate_debug_id_str(), budget));
    return out;
}

Result<EtDumpRun> run_of(const fb::RunData& from, GraphBudget& budget) {
    EtDumpRun out{.bundled_input = from.bundled_input_index()};
    TRY(out.name, text_of(from.name(), budget));
    for (std::uint32_t i = 0; from.allocators() && i < from.allocators()->size(); ++i) {
        CHECKED(budget.take(GraphBudget::use_bytes));
        TRY(std::string name, text_of(from.allocators()->Get(i)->name(), budget));
        out.allocators.push_back(std::move(name));
    }
    for (std::uint32_t i = 0; from.events() && i < from.events()->size(); ++i) {
        CHECKED(budget.take(2 * GraphBudget::use_bytes));
        const fb::Event& event = *from.events()->Get(i);
        if (const auto* call = event.profile_event()) {
            TRY(EtDumpCall made, call_of(*call, budget));
            out.calls.push_back(std::move(made));
        } else if (const auto* memory = event.allocation_event()) {
            out.allocations.push_back(
                {.allocator = memory->allocator_id(), .bytes = memory->allocation_size(), .call = out.calls.size()});
        } else if (event.debug_event()) {
            ++out.values;
        }
    }
    return out;
}

}  // namespace

bool sniff_etdump(ByteView file) {
    const auto id = slice(file, prefix, 4);
    return is_prefixed(file) || (id && as_text(*id) == fb::ETDumpIdentifier());
}

Result<EtDump> parse_etdump(ByteView file) {
    if (!sniff_etdump(file)) {
        return Error{.what = message("not an ETDump"),
                     .place = "etdump",
                     .expected = message("the identifier ED00"),
                     .remedy = message("give the file that the device's ETDumpGen wrote")};
    }
    std::vector<std::uint64_t> aligned;
    TRY(const fb::ETDump* root, root_of(file, aligned));
    GraphBudget budget(file.size());
    EtDump out{.version = root->version(), .runs = {}};
    for (std::uint32_t i = 0; root->run_data() && i < root->run_data()->size(); ++i) {
        CHECKED(budget.take(2 * GraphBudget::use_bytes));
        TRY(EtDumpRun run, run_of(*root->run_data()->Get(i), budget).in("run_data[" + std::to_string(i) + "]"));
        out.runs.push_back(std::move(run));
    }
    return out;
}

}  // namespace arenascope
