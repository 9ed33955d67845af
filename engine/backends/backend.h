#pragma once
// The backend seam. A backend takes part of a method (a region), compiles it into a blob, and later runs that blob
// inside one call. It sees regions and arguments, never a whole program, and changes neither.

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

/// What compiling a region gives.
struct Preprocessed {
    std::vector<std::byte> blob;
    NamedData named_data;              ///< constants kept beside the blob; equal keys must mean equal bytes
    std::vector<DebugHandle> handles;  ///< ids that the blob uses, and the nodes they stand for
};

/// A node inside a blob that carries a debug handle.
struct BlobNode {
    std::int64_t handle = -1;
    std::vector<std::string_view> ops;  ///< out variants that it may have been, such as "aten::add.out"
};

/// A blob that is about to be made ready. Everything in it was read from a file: trust nothing.
struct InitContext {
    Data blob;  ///< keep a copy of it as long as the bytes are needed; nobody else does
    const CompileSpecs& specs;
    /// Bytes of a named constant, valid as long as the program; nothing where there is none of that key.
    std::function<std::optional<Data>(std::string_view key)> named;
    /// What the run may still take: ask it before taking memory for values that the blob does not hold.
    std::shared_ptr<MemoryBudget> memory = std::make_shared<MemoryBudget>();
};

/// Something inside a delegate that ran, or failed.
struct BackendEvent {
    std::int64_t handle = -1;   ///< id of a DebugHandle; -1: none
    std::string name;           ///< what ran, in the backend's words
    std::string kernel;         ///< what computed it
    double start = 0, end = 0;  ///< milliseconds since the call began
    std::string error;          ///< empty: it went well
};

/// Memory of a device. Nobody looks at the addresses: bytes go in and out through its copy functions.
struct DeviceMemory {
    using Copy = std::function<Result<>(std::byte* to, const std::byte* from, std::size_t bytes)>;
    std::byte* data = nullptr;
    Copy write, read;             ///< host to device, device to host
    std::shared_ptr<void> owner;  ///< the memory goes with it
};

/// A kind of device memory that pools may lie in.
struct DeviceKind {
    std::string id;          ///< as a pool's copy function names it
    std::int64_t align = 1;  ///< what offsets in its pools must be multiples of
    std::function<Result<DeviceMemory>(std::int64_t bytes)> allocate;
};

/// One call. Arguments are the inputs, then the outputs, as the program lists them. Those that lie in memory of the
/// backend's own device keep their addresses there; all others are the host's.
struct ExecuteContext {
    std::span<RuntimeValue* const> args;
    std::vector<BackendEvent>* events = nullptr;  ///< null: nobody asks
    std::int64_t failed_handle = -1;              ///< set before returning an error: where it happened
    std::int64_t to_device = 0, from_device = 0;  ///< bytes that the call copied between the host and the device

    /// Argument `i` as a tensor with memory.
    [[nodiscard]] Result<TensorValue*> tensor(std::size_t i) const;
    /// The same for one that is written: never a constant.
    [[nodiscard]] Result<TensorValue*> output(std::size_t i) const;
};

/// Memory that a delegate takes beside the arenas, which no plan knows.
struct OwnMemory {
    enum class Kind : std::uint8_t {
        workspace,       ///< for values inside the payload
        packed_weights,  ///< constants in the form that the backend's kernels want
        scratch          ///< of an accelerator
    } kind = Kind::workspace;
    std::int64_t bytes = 0;
};

/// What a backend keeps between init and destroy.
class DelegateHandle {
public:
    virtual ~DelegateHandle() = default;
};

class Backend {
public:
    virtual ~Backend() = default;

    [[nodiscard]] virtual std::string_view id() const = 0;  ///< as it stands in a .pte
    [[nodiscard]] virtual std::string_view short_name() const { return id(); }
    [[nodiscard]] virtual std::string_view title() const = 0;

    // Ahead of time.
    /// Why this backend cannot take an instruction of `method`; nothing where it can.
    [[nodiscard]] virtual std::optional<Message> refuses(const Method& method, const Instruction& node) const = 0;
    /// Values that an instruction reads or makes and that exist only inside a blob: it is taken only in one region
    /// with all that make and read them.
    [[nodiscard]] virtual std::vector<ValueId> inner_values(const Instruction&) const { return {}; }
    /// Regions with fewer nodes are not worth a call.
    [[nodiscard]] virtual std::size_t least_nodes() const { return 1; }
    /// Whether a buffer that only one region uses may live in the delegate.
    [[nodiscard]] virtual bool keeps_state() const { return false; }
    /// Whether a constant that others use as well may be an argument of the call, instead of a copy beside the blob.
    [[nodiscard]] virtual bool takes_constants_as_arguments() const { return false; }
    /// Compiles a region: a method of its own, whose inputs and outputs are the call's arguments in that order.
    virtual Result<Preprocessed> preprocess(const Method& region, const CompileSpecs& specs) const = 0;

    /// What is inside a blob, in the order of the program: whoever knows that program finds its nodes again.
    [[nodiscard]] virtual Result<std::vector<BlobNode>> nodes(const InitContext&) const {
        return std::vector<BlobNode>();
    }

    /// What a blob will take at the least, by its own numbers, one entry for each kind of memory; empty: nothing is
    /// known before it is ready.
    [[nodiscard]] virtual std::vector<OwnMemory> least_memory(const InitContext&) const { return {}; }

    // At run time.
    /// Where inputs and outputs of its regions belong; nothing: in the host's memory.
    [[nodiscard]] virtual std::optional<DeviceKind> device() const { return std::nullopt; }
    /// An error says what is missing and how to get it.
    [[nodiscard]] virtual Result<> is_available() const = 0;
    virtual Result<std::unique_ptr<DelegateHandle>> init(InitContext& context) const = 0;
    virtual Result<> execute(DelegateHandle& handle, ExecuteContext& context) const = 0;
    /// What the delegate has taken on this machine for the largest shapes; nothing: the backend does not count it.
    [[nodiscard]] virtual std::optional<std::vector<OwnMemory>> own_memory(const DelegateHandle&) const {
        return std::nullopt;
    }
    /// State that lives in the delegate goes back to its initial values.
    virtual void reset(DelegateHandle&) const {}
    /// Called exactly once for every successful init.
    virtual void destroy(std::unique_ptr<DelegateHandle> handle) const { handle.reset(); }
};

/// Says per instruction which backend it would give it to. It may not change the method.
struct Partitioner {
    struct Tag {
        std::string backend{};  ///< id; empty: none
        Message why_not{};
        std::string group{};  ///< nodes of different groups are never in one region; empty: the backend's own
        std::shared_ptr<const CompileSpecs> specs{};  ///< of the group's regions; null: none but the user's
    };
    using Tags = Table<InstructionIndex, Tag>;
    std::string name;
    std::function<Result<Tags>(const Method& method)> tag;
    std::string title{};  ///< as shown in lists
};

/// The backends that an engine knows, and partitioners that come from outside.
class Backends {
public:
    /// Those that this program was built with, see registry.cpp.
    static Backends builtin();
    /// Refuses an id or a short name that is taken.
    Result<> add(std::shared_ptr<const Backend> backend);
    /// Its name may be a backend's id: it then decides for that backend. Any other name that is taken is refused.
    Result<> add(Partitioner partitioner);
    /// By id or short name; null where there is none.
    [[nodiscard]] std::shared_ptr<const Backend> find(std::string_view name) const;
    /// Null where there is none.
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
/// The debug handle of one instruction: `id` stands for that node and the innermost line of its trace.
[[nodiscard]] DebugHandle handle_of(std::int64_t id, const Instruction& node);

}  // namespace arenascope
