#include "engine/study/footprint_flash.h"

#include <algorithm>
#include <set>

#include "engine/backends/vela_stream.h"
#include "engine/base/error_message.h"
#include "engine/base/file.h"
#include "engine/formats/format.h"
#include "engine/formats/pte/pte.h"
#include "engine/formats/pte/pte_parts.h"
#include "engine/formats/pte/pte_write.h"
#include "engine/passes/pass_ids.h"
#include "engine/study/load_counts.h"

namespace arenascope {

namespace {

namespace fb = pte::fb;
using Kind = FootprintPart::Kind;
using pte::FilePart;

FootprintPart flash_part(Kind kind, Message name, Message from, std::int64_t bytes, Known known = Known::exact) {
    return {.kind = kind,
            .memory = "flash",
            .name = std::move(name),
            .from = std::move(from),
            .bytes = bytes,
            .known = known};
}

/// Each stored once, however many values share it.
class DistinctData {
public:
    void add(const Data& data) {
        if (seen_.insert(data.bytes.data()).second) bytes_ += static_cast<std::int64_t>(data.bytes.size());
    }
    [[nodiscard]] std::int64_t bytes() const { return bytes_; }

private:
    std::set<const std::byte*> seen_;
    std::int64_t bytes_ = 0;
};

bool is_zero(ByteView bytes) {
    return std::all_of(bytes.begin(), bytes.end(), [](std::byte byte) { return byte == std::byte{0}; });
}

/// "arm_0": the call of a delegate, or its number if it is never called.
std::string call_of(const Method& method, DelegateIndex delegate) {
    for (const Instruction& in : method.instructions) {
        if (in.kind == Instruction::Kind::delegate && in.delegate == delegate) return in.name;
    }
    return std::to_string(delegate.number());
}

/// A payload, block by block if its format is known.
void add_payload(const std::string& call, ByteView payload, std::int64_t bytes, std::vector<FootprintPart>& parts) {
    const auto blocks = vela_blocks(payload);
    if (!blocks) {
        parts.push_back(flash_part(Kind::payload, message("Payload {call}", call), message("the file"), bytes));
        return;
    }
    std::int64_t data = 0;
    for (const VelaBlock& block : *blocks) {
        const auto size = static_cast<std::int64_t>(block.data.size());
        data += size;
        FootprintPart part = flash_part(Kind::payload, message("Payload {call}: {block}", call, block.name),
                                        message("block {block}", block.name), size);
        if (block.name == "scratch_data" && size > 0 && is_zero(block.data))
            part.note = message("stored as zeros; no kernel reads it");
        if (size > 0) parts.push_back(std::move(part));
    }
    parts.push_back(flash_part(Kind::payload, message("Payload {call}: headers", call),
                               message("{count} blocks", blocks->size()), bytes - data));
}

/// The contents of the .pte, to the byte: its segments, and its tables with the padding between them.
std::vector<FootprintPart> parts_of_pte(const fb::Program& root, std::int64_t file_bytes, const Method& method) {
    std::vector<FootprintPart> parts;
    std::int64_t program = file_bytes, named = 0;
    for (const FilePart& part : pte::file_parts(root)) {
        program -= part.bytes;
        if (part.kind == FilePart::Kind::named) {
            named += part.bytes;
        } else if (part.kind == FilePart::Kind::constants) {
            parts.push_back(flash_part(Kind::constants, message("Constants"),
                                       message("each stored once, with the padding between them"), part.bytes));
        } else if (part.kind == FilePart::Kind::states) {
            parts.push_back(
                flash_part(Kind::states, message("Initial states"), message("values other than zero"), part.bytes));
        } else if (part.method == method.name && method.delegates.has(part.delegate)) {
            add_payload(call_of(method, part.delegate), method.delegates[part.delegate].payload.bytes, part.bytes,
                        parts);
        } else {
            parts.push_back(flash_part(
                Kind::payload, message("Payload {delegate} of method {method}", part.delegate.number(), part.method),
                message("the file"), part.bytes));
        }
    }
    if (named > 0)
        parts.push_back(
            flash_part(Kind::payload, message("Named data of payloads"), message("weights and debug handles"), named));
    parts.push_back(flash_part(Kind::program, message("Program"), message("the .pte without its data"), program));
    return parts;
}

std::optional<LoadCounts> counts_of(const fb::Program& root, const std::string& method) {
    if (!root.execution_plan()) return std::nullopt;
    for (const fb::ExecutionPlan* plan : *root.execution_plan()) {
        if (plan->name() && plan->name()->string_view() == method) return load_counts(*plan);
    }
    return std::nullopt;
}

StoredProgram stored(const fb::Program& root, std::int64_t file_bytes, const Method& method) {
    return {.parts = parts_of_pte(root, file_bytes, method), .counts = counts_of(root, method.name)};
}

/// Whether export would write a different file than the program's own.
bool is_edited(const Outcome& outcome) {
    const Tuning& asked = outcome.report.asked;
    const Tuning fresh;
    return !outcome.plan().is_loaded() || asked.edits != fresh.edits || asked.delegation != fresh.delegation ||
        !asked.initial.empty();
}

std::optional<StoredProgram> of_own_file(const Program& program, const Method& method) {
    std::shared_ptr<const MappedFile> file = program.file;
    if (!file) {
        const auto opened = MappedFile::open(program.path);
        if (opened.ok()) file = opened.value();
    }
    if (!file) return std::nullopt;
    const auto container = pte::open_container({file->bytes(), file}, program.path);
    if (!container.ok()) return std::nullopt;
    return stored(*container.value().root, static_cast<std::int64_t>(file->bytes().size()), method);
}

/// Weights and payloads if no .pte can be written: its tables and its loading memory are unknown.
StoredProgram unwritten(const Method& method, const Error& why) {
    StoredProgram out;
    DistinctData constants;
    for (const Value& value : method.values) {
        const Tensor* tensor = value.tensor();
        if (tensor && tensor->is_constant && tensor->data) constants.add(*tensor->data);
    }
    if (constants.bytes() > 0)
        out.parts.push_back(
            flash_part(Kind::constants, message("Constants"), message("each stored once"), constants.bytes()));
    for (const DelegateIndex index : method.delegates.indices()) {
        const Delegate& delegate = method.delegates[index];
        DistinctData data;
        data.add(delegate.payload);
        for (const auto& [key, named] : delegate.named_data) data.add(named);
        out.parts.push_back(flash_part(Kind::payload, message("Payload {call}", call_of(method, index)),
                                       message("with its named data"), data.bytes()));
    }
    FootprintPart unknown = flash_part(Kind::program, message("Program"),
                                       message("the program cannot be written as a .pte"), 0, Known::unknown);
    unknown.note = message_of(why);
    out.parts.push_back(std::move(unknown));
    return out;
}

StoredProgram of_export(const Program& program, const Outcome& outcome) {
    Progress progress;
    const Artifact artifact{program, *outcome.method, outcome.plan()};
    const auto& passes = outcome.report.asked.edits.passes;
    const PteForm form{lowering::merges_places(passes), lowering::rolls_loops(passes)};
    const auto pieces = pieces_of_small_pte(artifact, form, progress);
    if (!pieces.ok()) return unwritten(*outcome.method, pieces.error());
    std::int64_t bytes = 0;
    const Pieces::File& file = pieces.value().files.front();
    for (const ByteView part : file.parts) bytes += static_cast<std::int64_t>(part.size());
    return stored(*fb::GetProgram(file.parts.front().data()), bytes, *outcome.method);
}

/// A .tflite runs unchanged.
StoredProgram of_tflite(const Program& program) {
    StoredProgram out;
    DistinctData constants;
    for (const Method& method : program.methods) {
        for (const Value& value : method.values) {
            const Tensor* tensor = value.tensor();
            if (tensor && tensor->data) constants.add(*tensor->data);
        }
    }
    const auto file = MappedFile::open(program.path);
    out.parts.push_back(
        flash_part(Kind::constants, message("Constants"), message("each stored once"), constants.bytes()));
    if (file.ok()) {
        const auto bytes = static_cast<std::int64_t>(file.value()->bytes().size());
        out.parts.push_back(flash_part(Kind::program, message("Program"), message("the .tflite without its data"),
                                       std::max<std::int64_t>(0, bytes - constants.bytes())));
    } else {
        FootprintPart unknown =
            flash_part(Kind::program, message("Program"), message("the .tflite"), 0, Known::unknown);
        unknown.note = message_of(file.error());
        out.parts.push_back(std::move(unknown));
    }
    return out;
}

}  // namespace

StoredProgram stored_program(const Program& program, const Outcome& outcome) {
    if (is_table(program.format)) return {};
    if (program.format == FormatId::tflite) return of_tflite(program);
    if (program.format == FormatId::pte && !is_edited(outcome)) {
        if (auto out = of_own_file(program, *outcome.method)) return *std::move(out);
    }
    return of_export(program, outcome);
}

}  // namespace arenascope
