#include "engine/plugins/plugins.h"

#include <dlfcn.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "engine/base/printable.h"
#include "engine/kernels/kernel.h"
#include "engine/planning/planner.h"
#include "engine/plugins/library_file.h"
#include "engine/plugins/plugin_backend.h"
#include "engine/plugins/plugin_partitioner.h"

namespace arenascope {

namespace {

constexpr std::size_t longest_id = 100;
constexpr std::int32_t most_kernel_arguments = 256;
constexpr std::int64_t most_memory_align = std::int64_t{1} << 30;

/// Ids stand on command lines, in tables and in sessions: letters, digits and "_-.+", and colons in operators.
bool is_plain_id(const char* id, bool may_have_colons = false) {
    const std::size_t length = strnlen(id, longest_id + 1);
    return length > 0 && length <= longest_id && id[0] != '-' && std::all_of(id, id + length, [&](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
                   c == '-' || c == '.' || c == '+' || (c == ':' && may_have_colons);
           });
}

/// What a plug-in adds, until it is known that all of it is fine.
struct Adding {
    Extensions extensions;
    std::shared_ptr<void> library;
    Message fault{};  ///< the first

    int refuse(Message why) {
        if (fault.empty()) fault = std::move(why);
        return 1;
    }
    int refuse_id(const char* id) {
        return refuse(message("id '{id}' has other characters than letters, digits and _-.+, or more than {limit}",
                              printable(std::string(id, strnlen(id, longest_id))), longest_id));
    }
};

Result<Placement> plan_by(const as_planner& planner, const Problem& problem) {
    std::vector<as_buffer> buffers;
    for (const Buffer& buffer : problem.buffers) {
        buffers.push_back({.bytes = buffer.bytes,
                           .align = alignment_of(problem, buffer),
                           .pinned = buffer.pinned.value_or(-1),
                           .first = buffer.first,
                           .last = buffer.last,
                           .mem_id = buffer.mem_id});
    }
    Placement placement;
    placement.offsets.resize(buffers.size());
    placement.deterministic = false;  // unknown for a plug-in
    std::array<char, plugin_error_size> error{};
    const int failed = planner.plan(buffers.data(), static_cast<std::int32_t>(buffers.size()),
                                    placement.offsets.rows().data(), error.data(), error.size());
    if (failed != 0) return plugin_error(planner.id, error.data(), error.size());
    return placement;
}

Result<> run_by(const as_kernel& kernel, Call& call) {
    const auto count = static_cast<std::size_t>(kernel.arguments);
    std::vector<as_tensor> tensors;
    std::vector<std::vector<std::int64_t>> sizes(count);
    for (std::size_t i = 0; i < count; ++i) {
        TRY(const TensorValue* tensor, call.tensor(i));
        if (i + 1 == count && tensor->is_constant) return Error{.what = message("writes a constant")};
        TRY(const as_tensor plain, plugin_tensor(*tensor, sizes[i]));
        tensors.push_back(plain);
    }
    call.implementation = "plug-in";
    std::array<char, plugin_error_size> error{};
    if (kernel.run(tensors.data(), kernel.arguments, error.data(), error.size()) == 0) return done;
    return plugin_error(kernel.op, error.data(), error.size());
}

int add_backend(void* context, const as_backend* backend) {
    Adding& adding = *static_cast<Adding*>(context);
    const bool whole = backend && backend->id && backend->supports && backend->preprocess && backend->init &&
        backend->execute && backend->destroy;
    if (!whole) return adding.refuse(message("a backend without all of its functions"));
    if (!is_plain_id(backend->id)) return adding.refuse_id(backend->id);
    const auto added = adding.extensions.backends.add(make_plugin_backend(*backend, adding.library));
    return added.ok() ? 0 : adding.refuse(added.error().what);
}

int add_partitioner(void* context, const as_partitioner* partitioner) {
    Adding& adding = *static_cast<Adding*>(context);
    if (!partitioner || !partitioner->id || !partitioner->partition)
        return adding.refuse(message("a partitioner without all of its functions"));
    if (!is_plain_id(partitioner->id)) return adding.refuse_id(partitioner->id);
    const auto added = adding.extensions.backends.add(make_plugin_partitioner(*partitioner, adding.library));
    return added.ok() ? 0 : adding.refuse(added.error().what);
}

int add_planner(void* context, const as_planner* planner) {
    Adding& adding = *static_cast<Adding*>(context);
    if (!planner || !planner->id || !planner->plan)
        return adding.refuse(message("a planner without all of its functions"));
    if (!is_plain_id(planner->id)) return adding.refuse_id(planner->id);
    const std::string id = planner->id;
    auto& planners = adding.extensions.planners;
    const bool taken = find_planner(id) || id == planner_id::all || id == planner_id::loaded ||
        std::any_of(planners.begin(), planners.end(), [&](const ExtraPlanner& other) { return other.id == id; });
    if (taken) return adding.refuse(message("planner '{name}' is already registered", id));
    planners.push_back(
        {id, planner->title ? planner->title : id,
         [planner, library = adding.library](const Problem& problem) { return plan_by(*planner, problem); }});
    return 0;
}

int add_kernel(void* context, const as_kernel* kernel) {
    Adding& adding = *static_cast<Adding*>(context);
    if (!kernel || !kernel->op || !kernel->run || kernel->arguments < 1 || kernel->arguments > most_kernel_arguments)
        return adding.refuse(message("a kernel without all of its parts, or with more than 256 arguments"));
    if (!is_plain_id(kernel->op, true)) return adding.refuse_id(kernel->op);
    const std::string op = kernel->op;
    auto& kernels = adding.extensions.kernels;
    const bool taken = find_kernel(op) ||
        std::any_of(kernels.begin(), kernels.end(), [&](const ExtraKernel& other) { return other.op == op; });
    if (taken) return adding.refuse(message("kernel '{name}' is already registered", op));
    kernels.push_back({op, static_cast<std::size_t>(kernel->arguments),
                       [kernel, library = adding.library](Call& call) { return run_by(*kernel, call); }});
    return 0;
}

/// The device memory of a plug-in, in the form of the engine.
Result<DeviceMemory> allocate_by(const as_memory& memory, std::int64_t bytes, const std::shared_ptr<void>& library) {
    std::array<char, plugin_error_size> error{};
    void* data = memory.allocate(bytes, error.data(), error.size());
    if (!data) return plugin_error(memory.id, error.data(), error.size());
    const auto copy = [&memory](int (*function)(void*, const void*, size_t, char*, size_t)) -> DeviceMemory::Copy {
        return [&memory, function](std::byte* to, const std::byte* from, std::size_t count) -> Result<> {
            std::array<char, plugin_error_size> why{};
            if (function(to, from, count, why.data(), why.size()) == 0) return done;
            return plugin_error(memory.id, why.data(), why.size());
        };
    };
    const auto release = [&memory, library](void* at) { memory.release(at); };
    return DeviceMemory{.data = static_cast<std::byte*>(data),
                        .write = copy(memory.to_device),
                        .read = copy(memory.from_device),
                        .owner = std::shared_ptr<void>(data, release)};
}

int add_memory(void* context, const as_memory* memory) {
    Adding& adding = *static_cast<Adding*>(context);
    const bool whole = memory && memory->id && memory->allocate && memory->release && memory->to_device &&
        memory->from_device && memory->align > 0 && memory->align <= most_memory_align &&
        (memory->align & (memory->align - 1)) == 0;
    if (!whole) return adding.refuse(message("a memory without all of its parts"));
    if (!is_plain_id(memory->id)) return adding.refuse_id(memory->id);
    const std::string id = memory->id;
    const auto is_it = [&id](const DeviceKind& other) { return other.id == id; };
    auto& devices = adding.extensions.devices;
    const auto& backends = adding.extensions.backends.all();
    const bool taken = std::any_of(devices.begin(), devices.end(), is_it) ||
        std::any_of(backends.begin(), backends.end(), [&](const auto& backend) {
                           const auto device = backend->device();
                           return device && is_it(*device);
                       });
    if (taken) return adding.refuse(message("memory '{name}' is already registered", id));
    devices.push_back(
        {.id = id, .align = memory->align, .allocate = [memory, library = adding.library](std::int64_t bytes) {
             return allocate_by(*memory, bytes, library);
         }});
    return 0;
}

}  // namespace

Result<> load_plugin(const std::string& path, Extensions& extensions) {
    // A name without a folder would be searched for among the system's libraries.
    const std::string place = path.find('/') == std::string::npos ? "./" + path : path;
    CHECKED(check_library_file(place));
    void* raw = dlopen(place.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!raw) {
        const char* said = dlerror();
        std::string why = said ? said : "";
        if (why.starts_with(place + ": ")) why.erase(0, place.size() + 2);  // the error names the file itself
        return Error{.what = why.empty() ? message("cannot be loaded") : Message::verbatim(std::move(why)),
                     .file = path,
                     .expected = message("a shared library")};
    }
    const std::shared_ptr<void> library(raw, [](void* handle) { dlclose(handle); });
    using Entry = int (*)(std::uint32_t, const as_registry*);
    const auto entry = reinterpret_cast<Entry>(dlsym(raw, "arenascope_plugin"));
    if (!entry)
        return Error{.what = message("is not a plug-in"),
                     .file = path,
                     .expected = message("an exported function arenascope_plugin")};
    Adding adding{extensions, library};
    const as_registry registry{.context = &adding,
                               .add_backend = add_backend,
                               .add_planner = add_planner,
                               .add_kernel = add_kernel,
                               .add_memory = add_memory,
                               .add_partitioner = add_partitioner};
    const int wanted = entry(ARENASCOPE_PLUGIN_VERSION, &registry);
    if (!adding.fault.empty())
        return Error{.what = adding.fault, .file = path, .expected = message("unique ids and complete entries")};
    if (wanted != 0) {
        return Error{.what = message("needs version {version} of the plug-in interface", wanted),
                     .file = path,
                     .expected = message("version {version}", ARENASCOPE_PLUGIN_VERSION),
                     .remedy = message("rebuild it with this program's arenascope_plugin.h")};
    }
    extensions = std::move(adding.extensions);
    return done;
}

}  // namespace arenascope
