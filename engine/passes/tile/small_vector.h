#pragma once
// A short list of numbers without heap memory: one group may need tens of thousands of them.

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <vector>

namespace arenascope::tile {

/// At most `most` of them: Graph::make refuses tensors of more dimensions.
template <class T>
class SmallVector {
public:
    static constexpr std::size_t most = 8;

    SmallVector() = default;
    SmallVector(std::initializer_list<T> items) { assign(items.begin(), items.end()); }
    SmallVector(const std::vector<T>& items) {
        assign(items.begin(), items.end());
    }                                                             // NOLINT(google-explicit-constructor)
    operator std::vector<T>() const { return {begin(), end()}; }  // NOLINT(google-explicit-constructor)

    [[nodiscard]] std::size_t size() const { return count_; }
    [[nodiscard]] bool empty() const { return count_ == 0; }
    [[nodiscard]] T* begin() { return items_.data(); }
    [[nodiscard]] T* end() { return items_.data() + count_; }
    [[nodiscard]] const T* begin() const { return items_.data(); }
    [[nodiscard]] const T* end() const { return items_.data() + count_; }
    [[nodiscard]] T& operator[](std::size_t i) { return items_[i]; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return items_[i]; }
    void push_back(const T& item) {
        if (count_ < most) items_[count_++] = item;
    }
    friend bool operator==(const SmallVector& a, const SmallVector& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }
    friend bool operator<(const SmallVector& a, const SmallVector& b) {
        return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end());
    }

private:
    template <class Iterator>
    void assign(Iterator from, Iterator to) {
        for (; from != to; ++from) push_back(*from);
    }
    std::array<T, most> items_{};
    std::size_t count_ = 0;
};

}  // namespace arenascope::tile
