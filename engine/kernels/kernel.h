#pragma once
// The kernel interface. A kernel sees its arguments, never a program: it checks them, sets the sizes of its outputs
// within the planned bounds, and computes. Any fault is an error, never an abort.

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/ir/core.h"
#include "engine/ir/method.h"
#include "engine/ir/runtime_value.h"
#include "engine/ir/tensor_value.h"
#include "engine/kernels/scratch.h"

namespace arenascope {

/// A number given as an argument, with its category.
struct Scalar {
    enum class Kind : std::uint8_t { boolean, integer, floating } kind = Kind::integer;
    std::int64_t integer = 0;  ///< of a boolean or an integer
    double floating = 0;       ///< of any
};

/// Arguments of a list: up to 32 inline, so that a run takes no heap memory for them.
template <class T>
class SmallVector {
public:
    void push_back(T item) {
        if (count_ == inline_.size() && more_.empty()) more_.assign(inline_.begin(), inline_.end());
        if (count_ >= inline_.size()) more_.push_back(item);
        else inline_[count_] = item;
        ++count_;
    }
    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] bool empty() const { return count_ == 0; }
    [[nodiscard]] const T* begin() const { return count_ > inline_.size() ? more_.data() : inline_.data(); }
    [[nodiscard]] const T* end() const { return begin() + count_; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return begin()[i]; }
    [[nodiscard]] const T& front() const { return begin()[0]; }
    [[nodiscard]] const T& back() const { return begin()[count_ - 1]; }

private:
    std::array<T, 32> inline_{};
    std::vector<T> more_;  ///< all of them, once there are more
    std::size_t count_ = 0;
};

/// Data that a kernel keeps between calls of one instruction: prepared primitives and packed weights.
class KernelState {
public:
    virtual ~KernelState() = default;
    /// Bytes of weights in another layout, made at the first call.
    [[nodiscard]] virtual std::int64_t packed_bytes() const { return 0; }
};

class Workers;

/// What the calls of one executor share.
struct CallTools {
    ScratchPool scratch;
    Workers* workers = nullptr;  ///< null: single-threaded
    std::optional<Core> core;    ///< the core whose kernels are reproduced; none: no operator is specific to a core
};

/// Of calls that no library computes.
inline constexpr std::string_view own_implementation = "arenascope";

/// One call: arguments by position, and the data of its instruction.
class Call {
public:
    Call(ValuesView values, std::span<const ValueId> args, std::unique_ptr<KernelState>& state,
         CallTools* tools = nullptr)
        : values_(values), args_(args), state_(state), tools_(tools) {
        if (tools_) tools_->scratch.begin();
    }

    [[nodiscard]] std::size_t size() const { return args_.size(); }
    [[nodiscard]] Result<TensorValue*> tensor(std::size_t i) const;
    /// A tensor whose address is about to be set: it may have none yet.
    [[nodiscard]] Result<TensorValue*> view(std::size_t i) const;
    /// Null where the argument is None.
    [[nodiscard]] Result<TensorValue*> optional_tensor(std::size_t i) const;
    [[nodiscard]] Result<std::int64_t> integer(std::size_t i) const;
    [[nodiscard]] Result<std::optional<std::int64_t>> optional_integer(std::size_t i) const;
    [[nodiscard]] Result<bool> boolean(std::size_t i) const;
    [[nodiscard]] Result<Scalar> scalar(std::size_t i) const;
    [[nodiscard]] Result<std::optional<Scalar>> optional_scalar(std::size_t i) const;
    [[nodiscard]] Result<double> number(std::size_t i) const;
    [[nodiscard]] Result<std::string_view> text(std::size_t i) const;
    [[nodiscard]] bool is_none(std::size_t i) const;
    /// At most max_rank ints; a single int counts as a list of one; None is empty.
    [[nodiscard]] Result<Dims> ints(std::size_t i) const;
    /// One or `spatial` (1 or 2) numbers of at least `least`, as rows and columns; one dimension has `filler` rows.
    [[nodiscard]] Result<std::array<std::int64_t, 2>> pair(std::size_t i, std::size_t spatial, std::int64_t least,
                                                           std::int64_t filler) const;
    [[nodiscard]] Result<SmallVector<std::int64_t>> long_ints(std::size_t i) const;
    [[nodiscard]] Result<SmallVector<double>> doubles(std::size_t i) const;
    [[nodiscard]] Result<SmallVector<TensorValue*>> tensors(std::size_t i) const;
    /// Overwrites an argument's value (scalar operators).
    Result<> set(std::size_t i, RuntimeValue value);

    template <class State>
    [[nodiscard]] State& state() {
        if (!state_) state_ = std::make_unique<State>();
        return static_cast<State&>(*state_);
    }
    [[nodiscard]] ScratchPool& scratch() { return tools().scratch; }
    /// True if the kernel should only declare its scratch, at the largest sizes and before any value exists: it returns
    /// once it has allocated all of it, and neither reads nor writes a tensor.
    [[nodiscard]] bool measures() const { return tools_ && tools_->scratch.is_measuring(); }
    [[nodiscard]] Workers* workers() { return tools().workers; }
    [[nodiscard]] std::optional<Core> core() { return tools().core; }
    std::string_view implementation = own_implementation;  ///< static text: who computes this call

private:
    [[nodiscard]] Result<RuntimeValue*> value(std::size_t i) const;
    [[nodiscard]] Result<TensorValue*> tensor_of(ValueId id, std::size_t i) const;
    ValuesView values_;
    std::span<const ValueId> args_;
    CallTools& tools() {
        if (!tools_) tools_ = &own_.emplace();
        return *tools_;
    }
    std::unique_ptr<KernelState>& state_;
    CallTools* tools_;
    std::optional<CallTools> own_;  ///< of a call outside any executor
};

struct Kernel {
    std::string_view op;        ///< "aten::add.out"
    std::size_t arguments = 0;  ///< of the out schema, including outputs, without returned values
    Result<> (*run)(Call& call) = nullptr;
    /// Called once per node with the specs of its arguments (null: not a tensor); false leaves the node to the next
    /// provider. Null: supports every node.
    bool (*accepts)(std::span<const Tensor* const> args) = nullptr;
    /// Uses scratch and supports Call::measures(). Kernels that do not declare scratch get it on first use.
    bool takes_scratch = false;
};
/// For rows of kernels: every node is supported, and scratch is used.
inline constexpr bool with_scratch = true;

/// Operators that write no tensor of their own: views that redirect a handle, and numbers.
[[nodiscard]] bool is_native(std::string_view op);

using KernelFamily = std::span<const Kernel>;
/// Every family, see registry.cpp.
std::span<const KernelFamily> kernel_families();
/// Of the operators of a .tflite, whose calls (kernels/tflite/tflite_call.h) have options instead of a schema.
std::span<const KernelFamily> tflite_families();
/// The kernel of an operator, or null.
const Kernel* find_kernel(std::string_view op);
/// The fallback provider `reference`: slow kernels that define the meaning of operators, in double precision.
std::span<const KernelFamily> reference_families();
const Kernel* find_reference(std::string_view op);

}  // namespace arenascope
