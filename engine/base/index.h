#pragma once
// A row number of one kind of table. The compiler rejects an index of values where instructions or counts are expected.

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace arenascope {

/// The row of an `Of` in its table, from 0; none (-1) unless it is given one.
template <class Of>
class Index {
public:
    constexpr Index() = default;
    constexpr explicit Index(std::integral auto number) : number_(static_cast<std::int32_t>(number)) {}
    [[nodiscard]] friend constexpr std::int32_t operator-(Index a, Index b) { return a.number_ - b.number_; }
    // clang-tidy 14 takes the 0 inside for a pointer.
    constexpr auto operator<=>(const Index&) const = default;  // NOLINT(modernize-use-nullptr)

    /// For output and arithmetic; -1 for none.
    [[nodiscard]] constexpr std::int32_t number() const { return number_; }
    /// To use as a subscript of a container that is not a Table; only if valid.
    [[nodiscard]] constexpr std::size_t row() const { return static_cast<std::size_t>(number_); }
    [[nodiscard]] constexpr bool valid() const { return number_ >= 0; }

    constexpr Index& operator++() { return ++number_, *this; }
    constexpr Index& operator--() { return --number_, *this; }
    [[nodiscard]] friend constexpr Index operator+(Index a, std::integral auto rows) {
        return Index(a.number_ + static_cast<std::int32_t>(rows));
    }
    [[nodiscard]] friend constexpr Index operator-(Index a, std::integral auto rows) {
        return Index(a.number_ - static_cast<std::int32_t>(rows));
    }

private:
    std::int32_t number_ = -1;
};

/// Rows from `first` up to, but without, `end`: `for (const ValueId id : method.values.indices())`.
template <class I>
class IndexRange {
public:
    class Iterator {
    public:
        using value_type = I;
        using difference_type = std::ptrdiff_t;
        constexpr Iterator() = default;
        constexpr explicit Iterator(I at) : at_(at) {}
        constexpr I operator*() const { return at_; }
        constexpr Iterator& operator++() { return ++at_, *this; }
        constexpr Iterator operator++(int) { return std::exchange(*this, Iterator(at_ + 1)); }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        I at_{};
    };

    constexpr IndexRange(I first, I end) : first_(first), end_(end < first ? first : end) {}
    constexpr explicit IndexRange(std::size_t count) : IndexRange(I(0), I(count)) {}
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(first_); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(end_); }
    [[nodiscard]] constexpr std::size_t size() const { return static_cast<std::size_t>(end_ - first_); }

private:
    I first_, end_;
};

/// A vector whose rows are addressed by one kind of index.
template <class I, class T>
class Table : private std::vector<T> {
    using Rows = std::vector<T>;

public:
    using Rows::assign, Rows::back, Rows::begin, Rows::clear, Rows::emplace_back, Rows::empty, Rows::end, Rows::erase,
        Rows::front, Rows::insert, Rows::pop_back, Rows::push_back, Rows::rbegin, Rows::rend, Rows::reserve,
        Rows::resize, Rows::size, Rows::Rows;
    using typename Rows::const_iterator;
    using typename Rows::const_reference;
    using typename Rows::iterator;
    using typename Rows::reference;
    using typename Rows::value_type;

    Table() = default;
    explicit Table(Rows rows) : Rows(std::move(rows)) {}

    [[nodiscard]] reference operator[](I at) { return Rows::operator[](at.row()); }
    [[nodiscard]] const_reference operator[](I at) const { return Rows::operator[](at.row()); }
    [[nodiscard]] bool has(I at) const { return at.valid() && at.row() < size(); }
    [[nodiscard]] IndexRange<I> indices() const { return IndexRange<I>(size()); }
    /// The index that the next row will have.
    [[nodiscard]] I next() const { return I(size()); }
    [[nodiscard]] I last() const { return I(static_cast<std::int64_t>(size()) - 1); }
    [[nodiscard]] const Rows& rows() const { return *this; }
    [[nodiscard]] Rows& rows() { return *this; }
    void swap(Table& other) noexcept { Rows::swap(other); }
    bool operator==(const Table& other) const { return rows() == other.rows(); }
};

/// A view of a table that it does not own.
template <class I, class T>
class TableView {
public:
    TableView() = default;
    explicit TableView(std::span<T> rows) : rows_(rows) {}
    TableView(Table<I, std::remove_const_t<T>>& table) : rows_(table.rows()) {}
    TableView(const Table<I, std::remove_const_t<T>>& table) requires std::is_const_v<T> : rows_(table.rows()) {}
    template <class U>
    requires(std::is_const_v<T>&& std::is_same_v<U, std::remove_const_t<T>>) TableView(TableView<I, U> view)
        : rows_(view.rows()) {}

    [[nodiscard]] T& operator[](I at) const { return rows_[at.row()]; }
    [[nodiscard]] bool has(I at) const { return at.valid() && at.row() < rows_.size(); }
    [[nodiscard]] std::size_t size() const { return rows_.size(); }
    [[nodiscard]] bool empty() const { return rows_.empty(); }
    [[nodiscard]] auto begin() const { return rows_.begin(); }
    [[nodiscard]] auto end() const { return rows_.end(); }
    [[nodiscard]] IndexRange<I> indices() const { return IndexRange<I>(size()); }
    [[nodiscard]] std::span<T> rows() const { return rows_; }

private:
    std::span<T> rows_;
};

}  // namespace arenascope

template <class Of>
struct std::hash<arenascope::Index<Of>> {
    std::size_t operator()(arenascope::Index<Of> index) const noexcept {
        return std::hash<std::int32_t>{}(index.number());
    }
};
