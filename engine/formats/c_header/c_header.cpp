#include "engine/formats/c_header/c_header.h"

#include <algorithm>

#include "engine/base/counted.h"
#include "engine/base/printable.h"
#include "engine/base/text.h"
#include "engine/formats/arenas.h"
#include "engine/formats/placed_tensors.h"

namespace arenascope {

namespace {

/// Text that cannot end a comment, on one line: a backslash before a line's end would join "*" and "/" again.
std::string comment(std::string_view name) {
    std::string text = printable(name);
    for (const std::string mark : {"*/", "/*"})
        for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark)) text.insert(at + 1, " ");
    return text;
}

/// Lines of the header: declarations for every source that includes it, and definitions for one source.
struct Lines {
    std::string declared, defined, executorch;
};

std::string array_of(const std::string& prefix, const Arena& arena) { return prefix + "_" + arena.name; }

void add_arena(const std::string& prefix, const Arena& arena, Lines& lines) {
    const std::string macro = prefix + "_" + upper_case(arena.name), array = array_of(prefix, arena);
    const std::int64_t size = std::max<std::int64_t>(arena.bytes, 1);  // C has no empty array
    lines.declared += "/* mem_id " + std::to_string(arena.mem_id) + ": " + counted(arena.bytes, "byte") +
        (arena.is_zeroed ? ", zero when the method is loaded" : "") +
        (arena.method.empty() ? std::string() : " of method '" + comment(arena.method) + "'") + " */\n#define " +
        macro + "_BYTES " + std::to_string(size) + "u\n#define " + macro + "_ALIGN " + std::to_string(arena.align) +
        "u\n";
    if (arena.base) {
        lines.declared +=
            "#define " + macro + "_BASE " + hex_text(*arena.base) + (*arena.base > UINT32_MAX ? "ull" : "u") + "\n";
    }
    // Startup code zeroes .bss, and compilers give sections with that name no contents, so zeroed memories use it.
    lines.declared += "#ifndef " + macro + "_SECTION\n#define " + macro + "_SECTION \"" +
        (arena.is_zeroed ? ".bss" : "") + ".arenascope." + arena.name + "\"\n#endif\nextern uint8_t " + array + "[" +
        macro + "_BYTES];\n";
    lines.defined += "uint8_t " + array + "[" + macro + "_BYTES] __attribute__((aligned(" + macro +
        "_ALIGN), section(" + macro + "_SECTION)));\n";
    // The MemcpyFn of ExecuTorch's proposal: copies initial values of states, and other data, into a memory.
    const std::string copy = "void *" + array + "_copy(void *src, void *dst, size_t len)";
    if (arena.copy_function.empty()) {
        lines.declared += copy + ";\n\n";
        lines.defined += copy + " { return memcpy(dst, src, len); }\n";
    } else {
        lines.declared += "/* For the application to define: the processor cannot write this memory ('" +
            comment(arena.copy_function) + "'). */\n" + copy + ";\n\n";
    }
}

/// For startup code that does not know the header's .bss sections, and for loading a method again.
void add_zeroing(const std::string& prefix, const std::vector<Arena>& arenas, Lines& lines) {
    std::string body;
    for (const Arena& arena : arenas) {
        const std::string array = array_of(prefix, arena);
        if (arena.is_zeroed) body += "    memset(" + array + ", 0, sizeof " + array + ");\n";
    }
    if (body.empty()) return;
    const std::string head = "void " + prefix + "_zero_memories(void)";
    lines.declared +=
        "/* States begin at zero, and no file stores them. Their memories lie in .bss sections, which startup code\n"
        "   zeroes; call this where it does not, and before the method is loaded again. */\n" +
        head + ";\n\n";
    lines.defined += head + " {\n" + body + "}\n";
}

/// Arguments of ExecuTorch's HierarchicalAllocator: index mem_id - 1; an unused memory is empty.
void add_spans(const std::string& prefix, const std::string& own, const Method& method, const Plan& plan,
               const std::vector<Arena>& arenas, Lines& lines) {
    std::int32_t count = 0;
    for (const PoolResult& pool : plan.pools) count = std::max(count, pool.mem_id);
    const std::string macro = own + "_SPAN_COUNT", type = prefix + "_span";
    lines.declared += "#define " + macro + " " + std::to_string(count) + "\n";
    lines.executorch += "/* Memory of method '" + comment(method.name) +
        "': keep one as long as the method. */\nstruct " + own +
        "_memory {\n    executorch::runtime::Span<uint8_t> spans[" + macro + " + 1] = {\n";
    if (count > 0) {
        lines.declared += "extern const " + type + " " + own + "_spans[" + macro + "];\n";
        lines.defined += "const " + type + " " + own + "_spans[" + macro + "] = {\n";
    }
    for (std::int32_t id = 1; id <= count; ++id) {
        const Arena* arena = plan.pool(id) ? arena_of(arenas, method, id) : nullptr;
        const std::string array = arena ? array_of(prefix, *arena) : std::string();
        lines.defined +=
            arena ? "    {" + array + ", sizeof " + array + ", " + array + "_copy},\n" : "    {0, 0, 0},\n";
        lines.executorch += arena ? "        {" + array + ", sizeof " + array + "},\n" : "        {},\n";
    }
    if (count > 0) lines.defined += "};\n";
    lines.executorch += "    };\n    executorch::runtime::HierarchicalAllocator planned{{spans, " + macro +
        "}};\n    executorch::runtime::MemoryAllocator method_allocator;\n"
        "    executorch::runtime::MemoryManager manager{&method_allocator, &planned};\n    " +
        own + "_memory(uint8_t *bytes, uint32_t size) : method_allocator(size, bytes) {}\n    " + own +
        "_memory(const " + own + "_memory &) = delete;\n};\n";
}

constexpr std::int32_t tflite_arena = 1;  // TensorFlow Lite Micro has one

/// Offset or -1 of each value; views have the offset of their root.
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
Result<> add_offline(const std::string& prefix, const Artifact& artifact, Lines& lines) {
    std::vector<std::int64_t> offsets;
    const bool of_tflite = artifact.program.format == FormatId::tflite;
    if (of_tflite && (artifact.method.graphs.size() > 1 || artifact.program.methods.size() > 1)) {
        lines.declared +=
            "/* No offline plan: TensorFlow Lite Micro reads one list of offsets for every subgraph from its start. "
            "*/\n";
        return done;
    }
    if (of_tflite) {
        const auto by_value = offsets_by_value(artifact);
        for (const ValueId id : by_value.indices())  // values that are not tensors are operator options
            if (artifact.method.values[id].tensor()) offsets.push_back(by_value[id]);
    } else {
        for (const PlacedTensor& tensor : placed_tensors(artifact))
            offsets.push_back(tensor.mem_id == tflite_arena ? tensor.offset : -1);
    }
    const std::string array = "const int32_t " + prefix + "_offline_plan[" + std::to_string(offsets.size() + 3) + "]";
    lines.declared +=
        "/* TensorFlow Lite Micro's OfflineMemoryAllocation: version, subgraph, count, an offset each "
        "(-1: not\n   planned, or in another memory than 1: TensorFlow Lite Micro has one arena)" +
        std::string(of_tflite ? ", by tensor index" : ", in the order of the table below") + ". */\nextern " + array +
        ";\n";
    std::string list;
    for (std::size_t i = 0; i < offsets.size(); ++i) {
        if (offsets[i] > INT32_MAX) {
            return Error{.what = message("offset {offsets} does not fit in TensorFlow Lite's 32 bits", offsets[i]),
                         .remedy = message("split the pool, or write another format")};
        }
        list += (i % 8 == 0 ? "    " : " ") + std::to_string(offsets[i]) + "," + (i % 8 == 7 ? "\n" : "");
    }
    lines.defined += array + " = {\n    1, 0, " + std::to_string(offsets.size()) + ",\n" + list +
        (offsets.size() % 8 == 0 ? "};\n" : "\n};\n");
    return done;
}

/// A method's tensors with their places, in a comment.
std::string tensors_text(const Artifact& artifact, const std::vector<Arena>& arenas) {
    std::string out = "/* Method '" + comment(artifact.method.name) +
        "', tensor: memory, offset, bytes, address where "
        "its memory has a base\n";
    for (const PlacedTensor& tensor : placed_tensors(artifact)) {
        const Arena* arena = arena_of(arenas, artifact.method, tensor.mem_id);
        out += "   " + comment(tensor.name) + ": " + std::to_string(tensor.mem_id) + ", " +
            std::to_string(tensor.offset) + ", " + std::to_string(tensor.bytes) +
            (arena && arena->base ? ", " + hex_text(*arena->base + tensor.offset) : std::string()) + "\n";
    }
    return out + "*/\n";
}

}  // namespace

Result<std::vector<std::byte>> write_c_header(const Artifact& artifact, Progress&) {
    const auto methods = methods_of(artifact);
    const bool is_alone = methods.size() == 1;
    const std::string prefix = is_alone ? identifier(artifact.method.name) : "program";
    const std::string guard = "ARENASCOPE_" + upper_case(prefix) + "_H", define = upper_case(prefix) + "_DEFINE_ARENAS";
    const std::vector<Arena> arenas = arenas_of(artifact);
    std::string head, tensors;
    Lines lines;
    for (const Arena& arena : arenas) add_arena(prefix, arena, lines);
    add_zeroing(prefix, arenas, lines);
    lines.declared +=
        "typedef struct {\n    uint8_t *data;\n    size_t size;\n    void *(*copy)(void *src, void *dst, "
        "size_t len);\n} " +
        prefix + "_span;\n\n/* Index mem_id - 1, as HierarchicalAllocator takes them. */\n";
    for (const auto& [method, plan] : methods) {
        const std::string own = is_alone ? prefix : prefix + "_" + identifier(method->name);
        const Artifact one{artifact.program, *method, *plan, artifact.options, {}};
        head +=
            (head.empty() ? "" : ", ") + ("'" + comment(method->name)) + "' (plan '" + comment(plan->planner) + "')";
        add_spans(prefix, own, *method, *plan, arenas, lines);
        CHECKED(add_offline(own, one, lines));
        tensors += tensors_text(one, arenas);
    }
    std::string out = "/* Arenas of " + std::string(is_alone ? "method " : "methods ") + head +
        ", made by ArenaScope.\n   One source file of the application defines " + define +
        " before it includes this header, and so holds the arenas. */\n#ifndef " + guard + "\n#define " + guard +
        "\n\n#include <stddef.h>\n#include <stdint.h>\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n" +
        lines.declared + "\n" + tensors + "\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n\n#if defined(" + define +
        ") && !defined(" + guard + "_DEFINED)\n#define " + guard +
        "_DEFINED\n\n#include <string.h>\n\n#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n" + lines.defined +
        "\n#ifdef __cplusplus\n}\n#endif\n\n#endif\n\n/* ExecuTorch's memory manager over these arenas: define " +
        upper_case(prefix) +
        "_EXECUTORCH before including. `bytes` is the\n   method allocator's memory, of ..._METHOD_ALLOCATOR_BYTES. "
        "*/\n#if defined(__cplusplus) && defined(" +
        upper_case(prefix) + "_EXECUTORCH) && !defined(" + guard + "_EXECUTORCH)\n#define " + guard +
        "_EXECUTORCH\n\n#include <executorch/runtime/core/hierarchical_allocator.h>\n#include "
        "<executorch/runtime/core/memory_allocator.h>\n#include <executorch/runtime/executor/memory_manager.h>\n\n" +
        lines.executorch + "\n#endif\n";
    return bytes_of(out);
}

std::string loading_section(const std::vector<LoadingMemory>& methods, bool is_alone, std::string_view abi) {
    if (methods.empty()) return {};
    const std::string prefix = is_alone ? identifier(methods.front().method) : "program";
    const std::string guard = "ARENASCOPE_" + upper_case(prefix) + "_LOADING";
    std::string out = "\n/* Memory for loading, outside the arenas (" + comment(abi) +
        "). The temp allocator is free again once a method is loaded;\n   kernels outside the Cortex-M library may "
        "need "
        "a larger one. */\n#ifndef " +
        guard + "\n#define " + guard + "\n\n";
    for (const LoadingMemory& each : methods) {
        const std::string own = is_alone ? prefix : prefix + "_" + identifier(each.method);
        out += "#define " + own + "_METHOD_ALLOCATOR_BYTES " + std::to_string(each.method_allocator) + "u\n#define " +
            own + "_TEMP_ALLOCATOR_BYTES " + std::to_string(each.temp_allocator) + "u\n";
    }
    return out + "\n#endif\n";
}

}  // namespace arenascope
