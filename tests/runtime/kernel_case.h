#pragma once
// Calling one kernel on hand-made tensors, and obvious references to compare it with.

#include <QTest>

#include <random>

#include "engine/kernels/heap.h"
#include "engine/kernels/rows.h"
#include "tests/runtime/hand_made.h"

namespace arenascope::testing {

/// One kernel call: tensors in any dimension order, surrounded by guard bytes that must not change.
class KernelCase {
public:
    /// Elements in logical order.
    ValueId tensor(DType dtype, const std::vector<std::int64_t>& sizes, const std::vector<double>& elements = {},
                   std::vector<std::uint8_t> order = {}) {
        if (order.empty()) {
            for (std::size_t i = 0; i < sizes.size(); ++i) order.push_back(static_cast<std::uint8_t>(i));
        }
        TensorValue value;
        value.dtype = dtype;
        for (const std::int64_t size : sizes) value.sizes.push_back(size);
        value.upper = value.sizes;
        for (std::size_t i = 0; i < order.size(); ++i) value.order[i] = order[i];
        set_dense_strides(value);
        auto& memory = memory_.emplace_back(std::make_unique<std::vector<std::byte>>());
        memory->assign(static_cast<std::size_t>(value.numel() * item_size(dtype)) + 2 * guard, std::byte{0xA5});
        value.data = memory->data() + guard;
        if (!elements.empty()) {
            for (std::int64_t i = 0; i < value.numel(); ++i) store(value, i, elements[static_cast<std::size_t>(i)]);
        }
        values_.push_back(value);
        return last();
    }
    ValueId add(RuntimeValue value) {
        values_.push_back(std::move(value));
        return last();
    }
    ValueId integer(std::int64_t value) { return add(value); }
    ValueId number(double value) { return add(value); }
    ValueId boolean(bool value) { return add(value); }
    ValueId none() { return add(std::monostate{}); }
    ValueId ints(const std::vector<std::int64_t>& items) {
        auto list = std::make_unique<IntList>();
        for (const std::int64_t item : items) list->items.push_back(integer(item));
        lists_.push_back(std::move(list));
        return add(static_cast<const IntList*>(lists_.back().get()));
    }
    ValueId tensors(const std::vector<ValueId>& items) {
        tensor_lists_.push_back(std::make_unique<TensorList>(TensorList{items}));
        return add(static_cast<const TensorList*>(tensor_lists_.back().get()));
    }
    ValueId text(const std::string& value) {
        texts_.push_back(std::make_unique<std::string>(value));
        return add(static_cast<const std::string*>(texts_.back().get()));
    }
    [[nodiscard]] Result<> run(std::string_view op, const std::vector<ValueId>& args) {
        const Kernel* kernel = find_kernel(op);
        if (!kernel) return Error{.what = message("no kernel {op}", op)};
        return run(*kernel, args);
    }
    [[nodiscard]] Result<> run(const Kernel& kernel, const std::vector<ValueId>& args) {
        if (args.size() < kernel.arguments) return Error{.what = message("too few arguments")};
        std::unique_ptr<KernelState> state;
        CallTools tools;
        const std::int64_t declared = kernel.takes_scratch ? declaredBy(kernel, args, state, tools) : 0;
        Call call(values_, args, state, &tools);
        CHECKED(kernel.run(call));
        isDeclared_ = isDeclared_ && tools.scratch.used() <= declared;
        return done;
    }
    /// Heap allocations of a second call on the same instruction.
    [[nodiscard]] Result<std::int64_t> allocationsOfSecond(const Kernel& kernel, const std::vector<ValueId>& args) {
        std::unique_ptr<KernelState> state;
        CallTools tools;
        if (kernel.takes_scratch && !tools.scratch.reserve(declaredBy(kernel, args, state, tools)))
            return Error{.what = message("no memory")};
        for (int i = 0;; ++i) {
            const std::int64_t before = heap_allocations().value_or(0);
            Call call(values_, args, state, &tools);
            CHECKED(kernel.run(call));
            if (i == 1) return heap_allocations().value_or(0) - before;
        }
    }
    /// Elements in logical order.
    [[nodiscard]] std::vector<double> read(ValueId id) const {
        const auto& value = std::get<TensorValue>(values_[id]);
        std::vector<double> out;
        for (std::int64_t i = 0; i < value.numel(); ++i) out.push_back(load(value, i));
        return out;
    }
    [[nodiscard]] std::vector<std::int64_t> sizes(ValueId id) const {
        const Dims& dims = std::get<TensorValue>(values_[id]).sizes;
        return {dims.begin(), dims.end()};
    }
    [[nodiscard]] RuntimeValues& values() { return values_; }
    /// No kernel wrote outside its tensors, wrote while it declared its scratch, or took more scratch than declared.
    [[nodiscard]] bool guardsHold() const {
        if (!isDeclared_) return false;
        for (const auto& memory : memory_) {
            for (std::size_t i = 0; i < guard; ++i) {
                if ((*memory)[i] != std::byte{0xA5} || (*memory)[memory->size() - 1 - i] != std::byte{0xA5})
                    return false;
            }
        }
        return true;
    }

    static std::int64_t offsetOf(const TensorValue& value, std::int64_t index) {
        std::int64_t offset = 0;
        for (std::size_t dim = value.rank(); dim-- > 0;) {
            offset += index % value.sizes[dim] * value.strides[dim];
            index /= value.sizes[dim];
        }
        return offset;
    }
    static std::byte* at(const TensorValue& value, std::int64_t index) {
        return value.data + offsetOf(value, index) * item_size(value.dtype);
    }
    static void store(const TensorValue& value, std::int64_t index, double element) {
        const auto put = [&](auto item) { std::memcpy(at(value, index), &item, sizeof item); };
        switch (value.dtype) {
            case DType::f32: put(static_cast<float>(element)); break;
            case DType::f64: put(element); break;
            case DType::i64: put(static_cast<std::int64_t>(element)); break;
            case DType::i32: put(static_cast<std::int32_t>(element)); break;
            case DType::i16: put(static_cast<std::int16_t>(element)); break;
            case DType::i8: put(static_cast<std::int8_t>(element)); break;
            case DType::u8: put(static_cast<std::uint8_t>(element)); break;
            case DType::boolean: put(static_cast<std::uint8_t>(element != 0)); break;
            case DType::f16:
            case DType::bf16: store_one<double>(value, offsetOf(value, index), element); break;
            default: qFatal("no such element in tests");
        }
    }
    static double load(const TensorValue& value, std::int64_t index) {
        const auto take = [&](auto item) {
            std::memcpy(&item, at(value, index), sizeof item);
            return static_cast<double>(item);
        };
        switch (value.dtype) {
            case DType::f32: return take(float{});
            case DType::f64: return take(double{});
            case DType::i64: return take(std::int64_t{});
            case DType::i32: return take(std::int32_t{});
            case DType::i16: return take(std::int16_t{});
            case DType::i8: return take(std::int8_t{});
            case DType::u8: return take(std::uint8_t{});
            case DType::boolean: return take(std::uint8_t{});
            case DType::f16:
            case DType::bf16: return load_one<double>(value, offsetOf(value, index));
            default: qFatal("no such element in tests");
        }
    }

private:
    static constexpr std::size_t guard = 64;
    bool isDeclared_ = true;

    std::int64_t declaredBy(const Kernel& kernel, const std::vector<ValueId>& args, std::unique_ptr<KernelState>& state,
                            CallTools& tools) {
        std::vector<std::vector<std::byte>> before;
        for (const auto& memory : memory_) before.push_back(*memory);
        const std::int64_t bytes = tools.scratch.measure([&] {
            RuntimeValues asked = values_;
            Call call(asked, args, state, &tools);
            static_cast<void>(kernel.run(call).ok());
        });
        for (std::size_t i = 0; i < memory_.size(); ++i) isDeclared_ = isDeclared_ && *memory_[i] == before[i];
        return bytes;
    }
    [[nodiscard]] ValueId last() const { return values_.last(); }
    RuntimeValues values_;
    std::vector<std::unique_ptr<std::vector<std::byte>>> memory_;
    std::vector<std::unique_ptr<IntList>> lists_;
    std::vector<std::unique_ptr<TensorList>> tensor_lists_;
    std::vector<std::unique_ptr<std::string>> texts_;
};

inline std::int64_t countOf(const std::vector<std::int64_t>& sizes) {
    std::int64_t count = 1;
    for (const std::int64_t size : sizes) count *= size;
    return count;
}

inline std::vector<double> randomElements(std::mt19937& random, std::int64_t count, double low = -3, double high = 3,
                                          bool whole = false) {
    std::vector<double> out;
    std::uniform_real_distribution<double> real(low, high);
    for (std::int64_t i = 0; i < count; ++i) out.push_back(whole ? std::floor(real(random)) : real(random));
    return out;
}

/// A random dimension order.
inline std::vector<std::uint8_t> randomOrder(std::mt19937& random, std::size_t rank) {
    std::vector<std::uint8_t> order;
    for (std::size_t i = 0; i < rank; ++i) order.push_back(static_cast<std::uint8_t>(i));
    std::shuffle(order.begin(), order.end(), random);
    return order;
}

inline bool near(const std::vector<double>& got, const std::vector<double>& expected, double tolerance = 1e-5) {
    if (got.size() != expected.size()) return false;
    for (std::size_t i = 0; i < got.size(); ++i) {
        if (std::isnan(got[i]) != std::isnan(expected[i])) return false;
        if (!std::isnan(got[i]) && got[i] != expected[i] &&
            std::fabs(got[i] - expected[i]) > tolerance * (1 + std::fabs(expected[i])))
            return false;
    }
    return true;
}

}  // namespace arenascope::testing
