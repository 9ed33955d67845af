#pragma once
// A weight that changes at some positions of a long row: added in any order, read from the first one to the last.

#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace arenascope {

/// For few positions, changes are added up where they lie: no change is compared with another. For many, they are
/// sorted.
class WeightSteps {
public:
    /// Nothing changes at the positions from `first` to `last`, the only ones that may be added.
    void begin(std::int64_t first, std::int64_t last);
    /// From `from` on, and no longer from `to` on.
    void add(std::int64_t from, std::int64_t to, std::int64_t weight) {
        count_ += 2;
        change(from, weight);
        change(to, -weight);
    }
    /// Changes added since begin().
    [[nodiscard]] std::int64_t count() const { return count_; }
    /// Calls once for each position that was added, in ascending order, with the sum of its changes, which may be 0.
    /// Ends early where the call returns false. begin() must be called before anything else is added.
    template <class Call>
    void each(const Call& call);

private:
    static constexpr std::int64_t most_positions = std::int64_t{1} << 20;

    void change(std::int64_t at, std::int64_t weight) {
        if (!is_dense_) {
            sorted_.emplace_back(at, weight);
            return;
        }
        const auto place = static_cast<std::size_t>(at - first_);
        sums_[place] += weight;
        marks_[place / 64] |= std::uint64_t{1} << place % 64;
        groups_[place / 4096] |= std::uint64_t{1} << place / 64 % 64;
    }
    void sort();

    std::int64_t first_ = 0, count_ = 0;
    bool is_dense_ = true;
    std::vector<std::int64_t> sums_;             ///< 0 where nothing changes
    std::vector<std::uint64_t> marks_, groups_;  ///< a bit for each position that changes; for each word of marks
    std::vector<std::pair<std::int64_t, std::int64_t>> sorted_;
};

template <class Call>
void WeightSteps::each(const Call& call) {
    bool goes_on = true;
    if (!is_dense_) {
        sort();
        for (std::size_t i = 0; i < sorted_.size() && goes_on;) {
            const std::int64_t at = sorted_[i].first;
            std::int64_t sum = 0;
            for (; i < sorted_.size() && sorted_[i].first == at; ++i) sum += sorted_[i].second;
            goes_on = call(at, sum);
        }
        return;
    }
    for (std::size_t group = 0; group < groups_.size(); ++group) {
        for (; groups_[group] != 0; groups_[group] &= groups_[group] - 1) {
            const std::size_t word = group * 64 + static_cast<std::size_t>(std::countr_zero(groups_[group]));
            for (; marks_[word] != 0; marks_[word] &= marks_[word] - 1) {
                const std::size_t place = word * 64 + static_cast<std::size_t>(std::countr_zero(marks_[word]));
                const std::int64_t sum = std::exchange(sums_[place], 0);
                if (goes_on) goes_on = call(first_ + static_cast<std::int64_t>(place), sum);
            }
        }
    }
}

}  // namespace arenascope
