#pragma once
// The backend interface. A backend takes part of a method (a region), compiles it to a payload, and later runs that
// payload inside one call. It sees regions and arguments, never a whole program, and changes neither.

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/ir/memory_budget.h"
#include "engine/ir/method.h"
#include "engine/ir/runtime_value.h"

namespace arenascope {

/// The result of compiling a region.
struct Preprocessed {
    std::vector<std::byte> payload;
    NamedData named_data;              ///< constants outside of the payload; equal keys must mean equal bytes
    std::vector<DebugHandle> handles;  ///< ids that the payload uses, and their nodes
};

/// A node inside a payload with a debug handle.
struct PayloadNode {
    std::int64_t handle = -1;
    std::vector<std::string_view> ops;  ///< its possible out variants, such as "aten::add.out"
};

/// A payload before init. Everything in it was read from a file and is untrusted.
struct InitContext {
    Data payload;  ///< copy it if the bytes are needed after init
    const CompileSpecs& specs;
    /// Bytes of a named constant, valid as long as the program; nothing if the key does not exist.
    std::function<std::optional<Data>(std::string_view key)> named;
    /// Memory that the run may still use: request it before allocating memory for values that the payload does not
    /// contain.
    std::shared_ptr<MemoryBudget> memory = std::make_shared<MemoryBudget>();
};

/// A node inside a delegate that ran or failed.
struct BackendEvent {
    std::int64_t handle = -1;   ///< id of a DebugHandle; -1: none
    std::string name;           ///< its name in the backend
    std::string kernel;         ///< the kernel that computed it
    double start = 0, end = 0;  ///< milliseconds since the call began
    Message error{};            ///< empty: success
};

/// Memory of a device. Its addresses are never dereferenced: bytes go in and out through its copy functions.
struct DeviceMemory {
    using Copy = std::function<Result<>(std::byte* to, const std::byte* from, std::size_t bytes)>;
    std::byte* data = nullptr;
    Copy write, read;             ///< host to device, device to host
    std::shared_ptr<void> owner;  ///< keeps the memory alive
};

/// A kind of device memory for pools.
struct DeviceKind {
    std::string id;          ///< as in a pool's copy function
    std::int64_t align = 1;  ///< required alignment of offsets in its pools
    std::function<Result<DeviceMemory>(std::int64_t bytes)> allocate;
};

/// One call. Arguments are the inputs, then the outputs, as the program lists them. Arguments in memory of the
/// backend's own device keep their device addresses; all others are in host memory.
struct ExecuteContext {
    std::span<RuntimeValue* const> args;
    std::vector<BackendEvent>* events = nullptr;  ///< null: not requested
    std::int64_t failed_handle = -1;              ///< set before returning an error: the failed node
    std::int64_t to_device = 0, from_device = 0;  ///< bytes that the call copied between the host and the device

    /// Argument `i` as a tensor with memory.
    [[nodiscard]] Result<TensorValue*> tensor(std::size_t i) const;
    /// The same for a written argument, which is never a constant.
    [[nodiscard]] Result<TensorValue*> output(std::size_t i) const;
};

/// Memory of a delegate outside of the arenas, which no plan contains.
struct OwnMemory {
    enum class Kind : std::uint8_t {
        workspace,       ///< for values inside the payload
        packed_weights,  ///< constants in the layout of the backend's kernels
        scratch          ///< of an accelerator
    } kind = Kind::workspace;
    std::int64_t bytes = 0;
};

/// The data of a backend between init and destroy.
class DelegateHandle {
public:
    virtual ~DelegateHandle() = default;
};

class Backend {
public:
    virtual ~Backend() = default;

    [[nodiscard]] virtual std::string_view id() const = 0;  ///< as in a .pte
    [[nodiscard]] virtual std::string_view short_name() const { return id(); }
    [[nodiscard]] virtual std::string_view title() const = 0;

    // Ahead of time. Why this backend cannot take an instruction of `method`; nothing if it can.
    [[nodiscard]] virtual std::optional<Message> refuses(const Method& method, const Instruction& node) const = 0;
    /// Values of an instruction that can only exist inside a payload: all instructions that make and read them must be
    /// in one region.
    [[nodiscard]] virtual std::vector<ValueId> inner_values(const Instruction&) const { return {}; }
    /// Regions with fewer nodes stay on the CPU.
    [[nodiscard]] virtual std::size_t least_nodes() const { return 1; }
    /// Whether a buffer that only one region uses may move into the delegate.
    [[nodiscard]] virtual bool keeps_state() const { return false; }
    /// Whether a constant with other readers may be an argument of the call, instead of a copy with the payload.
    [[nodiscard]] virtual bool takes_constants_as_arguments() const { return false; }
    /// Compiles a region: a method of its own, whose inputs and outputs are the call's arguments in that order.
    virtual Result<Preprocessed> preprocess(const Method& region, const CompileSpecs& specs) const = 0;

    /// The nodes of a payload, in program order, so that they can be matched with the program's.
    [[nodiscard]] virtual Result<std::vector<PayloadNode>> nodes(const InitContext&) const {
        return std::vector<PayloadNode>();
    }

    /// The memory that a payload needs at least, from its own numbers, one entry for each kind of memory; empty:
    /// unknown before init.
    [[nodiscard]] virtual std::vector<OwnMemory> least_memory(const InitContext&) const { return {}; }

    // At run time. The memory for inputs and outputs of its regions; nothing: host memory.
    [[nodiscard]] virtual std::optional<DeviceKind> device() const { return std::nullopt; }
    /// An error states what is missing and how to install it.
    [[nodiscard]] virtual Result<> is_available() const = 0;
    virtual Result<std::unique_ptr<DelegateHandle>> init(InitContext& context) const = 0;
    virtual Result<> execute(DelegateHandle& handle, ExecuteContext& context) const = 0;
    /// The memory that the delegate used on this machine for the largest shapes; nothing: the backend does not count
    /// it.
    [[nodiscard]] virtual std::optional<std::vector<OwnMemory>> own_memory(const DelegateHandle&) const {
        return std::nullopt;
    }
    /// Resets state inside the delegate to its initial values.
    virtual void reset(DelegateHandle&) const {}
    /// Called exactly once for every successful init.
    virtual void destroy(std::unique_ptr<DelegateHandle> handle) const { handle.reset(); }
};

/// Proposes a backend for each instruction. It may not change the method.
struct Partitioner {
    struct Tag {
        std::string backend{};  ///< id; empty: none
        Message why_not{};
        std::string group{};  ///< nodes of different groups are never in one region; empty: the backend's own
        std::shared_ptr<const CompileSpecs> specs{};  ///< of the group's regions; null: only the user's
    };
    using Tags = Table<InstructionIndex, Tag>;
    std::string name;
    std::function<Result<Tags>(const Method& method)> tag;
    std::string title{};  ///< as shown in lists
};

/// The backends of an engine, and partitioners of plug-ins.
class Backends {
public:
    /// The built-in ones, see registry.cpp.
    static Backends builtin();
    /// Refuses an id or a short name that already exists.
    Result<> add(std::shared_ptr<const Backend> backend);
    /// Its name may be a backend's id: it then decides for that backend. Any other existing name is refused.
    Result<> add(Partitioner partitioner);
    /// By id or short name; null if there is none.
    [[nodiscard]] std::shared_ptr<const Backend> find(std::string_view name) const;
    /// Null if there is none.
    [[nodiscard]] const Partitioner* find_partitioner(std::string_view name) const;
    [[nodiscard]] const std::vector<std::shared_ptr<const Backend>>& all() const { return all_; }
    [[nodiscard]] const std::vector<Partitioner>& partitioners() const { return partitioners_; }
    [[nodiscard]] std::string names() const;  ///< "demo, xnnpack", for messages

private:
    std::vector<std::shared_ptr<const Backend>> all_;
    std::vector<Partitioner> partitioners_;
};

/// Bytes of a constant of a region, checked against its shape.
Result<ByteView> constant_bytes(const Method& region, ValueId id);
/// The debug handle of one instruction: `id` refers to that node and the innermost line of its trace.
[[nodiscard]] DebugHandle handle_of(std::int64_t id, const Instruction& node);

}  // namespace arenascope
