#include "engine/formats/c_header/c_header.h"

#include <algorithm>

#include "engine/base/printable.h"
#include "engine/formats/placed_tensors.h"
#include "engine/formats/zero_states.h"

namespace arenascope {

namespace {

/// Who includes the header needs part of it, and must get no warning for the rest.
constexpr const char* maybe_unused = "__attribute__((unused))";

std::string upper(std::string text) {
    for (char& c : text) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return text;
}

/// Startup code zeroes .bss, and compilers give sections of that name no contents: a zeroed memory is one of them.
std::string pool_text(const std::string& prefix, const PoolResult& pool, const std::string& name, bool is_zeroed) {
    const std::string macro = prefix + "_" + upper(name);
    const std::int64_t size = std::max<std::int64_t>(pool.bytes, 1);  // C has no empty array
    return "/* mem_id " + std::to_string(pool.mem_id) + ": " + std::to_string(pool.bytes) + " bytes" +
        (is_zeroed ? ", zero when the method is loaded" : "") + " */\n" + "#define " + macro + "_BYTES " +
        std::to_string(size) + "u\n" + "#define " + macro + "_ALIGN " + std::to_string(pool.align) + "u\n" +
        "#ifndef " + macro + "_SECTION\n#define " + macro + "_SECTION \"" + (is_zeroed ? ".bss" : "") + ".arenascope." +
        name + "\"\n#endif\n" + "static uint8_t " + identifier(prefix) + "_" + name + "[" + macro +
        "_BYTES] __attribute__((aligned(" + macro + "_ALIGN), section(" + macro + "_SECTION), unused));\n\n";
}

/// For a startup code that knows no .bss of the header's, and for loading a method again.
std::string zeroing_text(const std::string& prefix, const Artifact& artifact, const std::set<std::int32_t>& zeroed) {
    const Table<PoolRow, std::string> names = pool_identifiers(artifact.plan.pools);
    std::string body;
    for (const PoolRow row : names.indices()) {
        if (!zeroed.contains(artifact.plan.pools[row].mem_id)) continue;
        const std::string array = prefix + "_" + names[row];
        body += "    memset(" + array + ", 0, sizeof " + array + ");\n";
    }
    if (body.empty()) return {};
    return "/* States begin at zero, and no file stores them. Their memories lie in .bss sections, which startup code\n"
           "   zeroes; call this where it does not, and before the method is loaded again. */\n#include <string.h>\n"
           "static inline void " +
        prefix + "_zero_memories(void) {\n" + body + "}\n\n";
}

/// Values of ExecuTorch's HierarchicalAllocator: index mem_id - 1; a memory that nothing uses is empty.
std::string spans_text(const std::string& prefix, const Table<PoolRow, PoolResult>& pools) {
    const Table<PoolRow, std::string> names = pool_identifiers(pools);
    std::int32_t count = 0;
    for (const PoolResult& pool : pools) count = std::max(count, pool.mem_id);
    std::string out = "typedef struct {\n    uint8_t *data;\n    size_t size;\n} " + prefix + "_span;\n\n" +
        "/* Index mem_id - 1, as HierarchicalAllocator takes them. */\n#define " + prefix + "_SPAN_COUNT " +
        std::to_string(count) + "\nstatic const " + prefix + "_span " + prefix + "_spans[" + prefix + "_SPAN_COUNT] " +
        maybe_unused + " = {\n";
    for (std::int32_t id = 1; id <= count; ++id) {
        const auto pool = std::find_if(pools.begin(), pools.end(), [&](const PoolResult& p) { return p.mem_id == id; });
        if (pool == pools.end()) {
            out += "    {0, 0},\n";
            continue;
        }
        const std::string array = prefix + "_" + names[PoolRow(pool - pools.begin())];
        out += "    {" + array + ", sizeof " + array + "},\n";
    }
    return out + "};\n\n";
}

constexpr std::int32_t tflite_arena = 1;  // TensorFlow Lite Micro has one

/// Offset or -1 of each value; views lie where their root does.
Table<ValueId, std::int64_t> offsets_by_value(const Artifact& artifact) {
    Table<ValueId, std::int64_t> offsets(artifact.method.values.size(), -1);
    for (const BufferRow row : artifact.plan.problem.buffers.indices()) {
        const Buffer& buffer = artifact.plan.problem.buffers[row];
        if (buffer.mem_id == tflite_arena) offsets[buffer.id] = artifact.plan.placement.offsets[row];
    }
    for (const ValueId id : offsets.indices()) {
        const Tensor* tensor = artifact.method.values[id].tensor();
        if (!tensor || !tensor->alias_of.valid()) continue;
        const std::int64_t root = offsets[tensor->alias_of];
        offsets[id] = root < 0 ? root : root + tensor->alias_offset;
    }
    return offsets;
}

/// {version, subgraph, count, offset or -1 of each value}: the OfflineMemoryAllocation metadata.
Result<std::string> offline_text(const std::string& prefix, const Artifact& artifact) {
    std::vector<std::int64_t> offsets;
    const bool of_tflite = artifact.program.format == FormatId::tflite;
    if (of_tflite && (artifact.method.graphs.size() > 1 || artifact.program.methods.size() > 1))
        return std::string(
            "/* No offline plan: TensorFlow Lite Micro reads one list of offsets for every subgraph from its start. "
            "*/\n");
    if (of_tflite) {
        offsets = offsets_by_value(artifact).rows();
    } else {
        for (const PlacedTensor& tensor : placed_tensors(artifact))
            offsets.push_back(tensor.mem_id == tflite_arena ? tensor.offset : -1);
    }
    std::string out =
        "/* TensorFlow Lite Micro's OfflineMemoryAllocation: version, subgraph, count, an offset each (-1: not\n"
        "   planned, or in another memory than 1: TensorFlow Lite Micro has one arena)" +
        std::string(of_tflite ? ", by tensor index" : ", in the order of the table above") +
        ". */\nstatic const int32_t " + prefix + "_offline_plan[] " + maybe_unused + " = {\n    1, 0, " +
        std::to_string(offsets.size()) + ",\n";
    for (std::size_t i = 0; i < offsets.size(); ++i) {
        if (offsets[i] > INT32_MAX) {
            return Error{.what = message("offset {offsets} does not fit in TensorFlow Lite's 32 bits", offsets[i]),
                         .remedy = message("split the pool, or write another format")};
        }
        out += (i % 8 == 0 ? "    " : " ") + std::to_string(offsets[i]) + "," + (i % 8 == 7 ? "\n" : "");
    }
    return out + (offsets.size() % 8 == 0 ? "};\n" : "\n};\n");
}

/// Text that ends no comment, on one line: a backslash before a line's end would join "*" and "/" again.
std::string comment(std::string_view name) {
    std::string text = printable(name);
    for (const std::string mark : {"*/", "/*"})
        for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark)) text.insert(at + 1, " ");
    return text;
}

}  // namespace

Result<std::vector<std::byte>> write_c_header(const Artifact& artifact, Progress&) {
    const std::string prefix = identifier(artifact.method.name);
    const std::string guard = "ARENASCOPE_" + upper(prefix) + "_H";
    std::string out = "/* Memory plan '" + comment(artifact.plan.planner) + "' of method '" +
        comment(artifact.method.name) + "', made by ArenaScope. */\n#ifndef " + guard + "\n#define " + guard +
        "\n\n#include <stddef.h>\n#include <stdint.h>\n\n";
    const Table<PoolRow, std::string> names = pool_identifiers(artifact.plan.pools);
    const std::set<std::int32_t> zeroed = zeroed_memories(artifact.method, artifact.plan);
    for (const PoolRow row : names.indices()) {
        const PoolResult& pool = artifact.plan.pools[row];
        out += pool_text(prefix, pool, names[row], zeroed.contains(pool.mem_id));
    }
    out += spans_text(prefix, artifact.plan.pools) + zeroing_text(prefix, artifact, zeroed) +
        "/* tensor: memory, offset, bytes\n";
    for (const PlacedTensor& tensor : placed_tensors(artifact)) {
        out += "   " + comment(tensor.name) + ": " + std::to_string(tensor.mem_id) + ", " +
            std::to_string(tensor.offset) + ", " + std::to_string(tensor.bytes) + "\n";
    }
    out += "*/\n\n";
    TRY(const std::string offline, offline_text(prefix, artifact));
    return bytes_of(out + offline + "\n#endif\n");
}

}  // namespace arenascope
