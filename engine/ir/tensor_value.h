#pragma once
// A tensor at run time: actual sizes, element strides and a pointer. Kernels compute on these.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>

#include "engine/base/result.h"
#include "engine/ir/dtype.h"
#include "engine/ir/quantisation.h"

namespace arenascope {

inline constexpr std::size_t max_rank = 16;  // ExecuTorch's own limit

/// Sizes or strides, inline: a run takes no heap memory for shapes.
class Dims {
public:
    Dims() = default;
    Dims(std::initializer_list<std::int64_t> items) {
        for (const std::int64_t item : items) push_back(item);
    }
    [[nodiscard]] static Dims filled(std::size_t count, std::int64_t value) {
        Dims dims;
        for (std::size_t i = 0; i < count; ++i) dims.push_back(value);
        return dims;
    }
    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] bool full() const { return count_ == max_rank; }
    [[nodiscard]] std::int64_t& operator[](std::size_t i) { return items_[i]; }
    [[nodiscard]] std::int64_t operator[](std::size_t i) const { return items_[i]; }
    [[nodiscard]] std::int64_t* begin() { return items_.data(); }
    [[nodiscard]] std::int64_t* end() { return items_.data() + count_; }
    [[nodiscard]] const std::int64_t* begin() const { return items_.data(); }
    [[nodiscard]] const std::int64_t* end() const { return items_.data() + count_; }
    /// More than max_rank items are dropped; callers with untrusted lengths check full() first.
    void push_back(std::int64_t item) {
        if (count_ < max_rank) items_[count_++] = item;
    }
    void insert(std::size_t at, std::int64_t item) {
        push_back(item);
        std::rotate(begin() + at, end() - 1, end());
    }
    void erase(std::size_t at) {
        std::rotate(begin() + at, begin() + at + 1, end());
        --count_;
    }
    [[nodiscard]] bool operator==(const Dims& other) const {
        return std::equal(begin(), end(), other.begin(), other.end());
    }

private:
    std::array<std::int64_t, max_rank> items_{};
    std::size_t count_ = 0;
};

struct TensorValue {
    DType dtype = DType::f32;
    bool is_fixed = true;      ///< sizes never change
    bool is_constant = false;  ///< data may be in a read-only mapping, so it is never an output
    Dims sizes;
    Dims strides;                                ///< in elements
    Dims upper;                                  ///< largest sizes that the memory holds
    std::array<std::uint8_t, max_rank> order{};  ///< dimensions, outermost first
    std::byte* data = nullptr;
    const Quantisation* quantisation = nullptr;  ///< of the method, which outlives the value; null: none

    [[nodiscard]] std::size_t rank() const { return sizes.size(); }
    [[nodiscard]] std::int64_t numel() const;
    /// Row-major without gaps (dimensions of size 1 do not count).
    [[nodiscard]] bool is_contiguous() const;
    template <class T>
    [[nodiscard]] T* as() const {
        return reinterpret_cast<T*>(data);
    }
};

/// For the sizes of an existing tensor: their product is known to fit.
[[nodiscard]] std::int64_t product(const Dims& sizes);
/// For requested sizes: nothing if one is negative, or if the product overflows, also that of the nonzero sizes.
[[nodiscard]] std::optional<std::int64_t> checked_product(const Dims& sizes);
/// "f32[4,16]"
[[nodiscard]] std::string describe(const TensorValue& tensor);
[[nodiscard]] std::string describe(DType dtype, const Dims& sizes);
/// Recomputes strides from sizes and order: dense.
void set_dense_strides(TensorValue& tensor);
/// Gives an output its sizes, within its upper bound; a fixed tensor must already have them.
Result<> resize(TensorValue& out, const Dims& sizes);
/// A dimension counted from the end where negative; an error outside [-rank, rank).
Result<std::size_t> wrap_dim(std::int64_t dim, std::size_t rank);
/// Sizes that both broadcast to.
Result<Dims> broadcast(const Dims& a, const Dims& b);
/// The same data seen as `sizes`, by stride 0 where it is repeated.
Result<TensorValue> expand_to(const TensorValue& tensor, const Dims& sizes);
/// PyTorch's promotion of two element types.
DType promote(DType a, DType b);

}  // namespace arenascope
