#include "engine/study/footprint.h"

#include <algorithm>
#include <set>

#include "engine/base/file.h"
#include "engine/formats/format.h"

namespace arenascope {

namespace {

// Measured with ExecuTorch's runtime on a 64-bit machine: 281 bytes.
constexpr std::int64_t scratch_bytes = 512;

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

void add_data(const Program& program, Footprint::Flash& flash) {
    DistinctData constants, blobs;
    for (const Method& method : program.methods) {
        for (const Value& value : method.values) {
            const Tensor* tensor = value.tensor();
            if (tensor && tensor->data) constants.add(*tensor->data);
        }
        for (const Delegate& delegate : method.delegates) blobs.add(delegate.blob);
    }
    for (const auto& [name, data] : program.named_data) blobs.add(data);
    flash.constants = constants.bytes();
    flash.blobs = blobs.bytes();
}

/// Bytes of the file as it lies in flash, where there is one or can be one.
std::optional<std::int64_t> file_bytes(const Program& program, const Outcome& outcome) {
    if (program.format == FormatId::pte || program.format == FormatId::tflite) {
        const auto file = MappedFile::open(program.path);
        if (file.ok()) return static_cast<std::int64_t>(file.value()->bytes().size());
        return std::nullopt;
    }
    for (const Format& format : builtin_formats()) {
        if (format.id != FormatId::pte || is_table(program.format)) continue;
        Progress progress;
        const auto pieces = format.pieces(Artifact{program, *outcome.method, outcome.plan()}, progress);
        if (!pieces.ok()) continue;
        std::int64_t bytes = 0;
        for (const ByteView part : pieces.value().files.front().parts) bytes += static_cast<std::int64_t>(part.size());
        return bytes;
    }
    return std::nullopt;
}

}  // namespace

Footprint footprint(const Program& program, const Outcome& outcome) {
    Footprint out;
    const Plan& plan = outcome.plan();
    out.pools = plan.pools;
    out.ram.planned = plan.total_bytes;
    for (const TensorRow& row : outcome.tensors) {
        if (row.role == Role::constant || row.role == Role::alias) continue;
        if (!row.planned) out.ram.caller += row.bytes;
        if (row.planned && row.role == Role::state) out.ram.state += row.bytes;
    }
    const auto instructions = static_cast<std::int64_t>(outcome.method->instructions.size());
    if (!is_table(program.format)) {
        out.ram.method_allocator = instructions * bytes_per_instruction;
        out.ram.temporary = scratch_bytes;
        out.method_allocator_formula = std::to_string(bytes_per_instruction) + " B for each of " +
            std::to_string(instructions) + " instructions (measured: 250 to 640)";
    }
    add_data(program, out.flash);
    if (const auto bytes = file_bytes(program, outcome)) {
        out.flash.program = std::max<std::int64_t>(0, *bytes - out.flash.constants - out.flash.blobs);
    }
    return out;
}

Result<std::vector<LimitResult>> check_limits(const Footprint& footprint, const std::vector<Limit>& limits) {
    std::vector<LimitResult> out;
    for (const Limit& limit : limits) {
        if (limit.name == "ram" || limit.name == "flash") {
            out.push_back({limit, limit.name == "ram" ? footprint.ram.total() : footprint.flash.total()});
            continue;
        }
        std::string known = "ram, flash";
        bool found = false;
        for (const PoolResult& pool : footprint.pools) {
            known += ", " + pool.name;
            if (pool.name != limit.name) continue;
            out.push_back({limit, pool.bytes});
            found = true;
        }
        if (!found)
            return Error{.what = message("there is nothing called '{name}' to limit", limit.name),
                         .expected = Message::verbatim(known)};
    }
    return out;
}

}  // namespace arenascope
