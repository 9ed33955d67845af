#pragma once
// A cache of recent results of a stage, keyed by the inputs of the stage.

#include <algorithm>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <optional>

namespace arenascope {

/// Keeps the most recently used results, at most `most_results` of them with at most `most_bytes` in all. Safe to share
/// between threads; two that miss at the same time both compute.
template <class Key, class Result>
class Memo {
public:
    Memo(std::size_t most_results, std::int64_t most_bytes) : most_results_(most_results), most_bytes_(most_bytes) {}

    /// The cached result of an equal key; null: none.
    std::shared_ptr<const Result> find(const Key& key) {
        const std::lock_guard lock(mutex_);
        const auto found = std::find_if(rows_.begin(), rows_.end(), [&](const Row& row) { return row.key == key; });
        if (found == rows_.end()) return nullptr;
        rows_.splice(rows_.begin(), rows_, found);
        return rows_.front().result;
    }

    /// A key that fits; none: no result has one.
    template <class Fits>
    [[nodiscard]] std::optional<Key> find_key(Fits fits) {
        const std::lock_guard lock(mutex_);
        const auto found = std::find_if(rows_.begin(), rows_.end(), [&](const Row& row) { return fits(row.key); });
        return found == rows_.end() ? std::nullopt : std::optional(found->key);
    }

    /// `bytes`: memory that only this result owns. A result that is too large is not cached.
    void keep(Key key, std::shared_ptr<const Result> result, std::int64_t bytes) {
        const std::lock_guard lock(mutex_);
        if (bytes > most_bytes_) return;
        rows_.push_front({std::move(key), std::move(result), bytes});
        std::size_t count = 0;
        std::int64_t sum = 0;
        rows_.remove_if([&](const Row& row) { return ++count > most_results_ || (sum += row.bytes) > most_bytes_; });
    }

private:
    struct Row {
        Key key;
        std::shared_ptr<const Result> result;
        std::int64_t bytes = 0;
    };

    std::mutex mutex_;
    std::list<Row> rows_;  // the most recently used in front
    std::size_t most_results_;
    std::int64_t most_bytes_;
};

}  // namespace arenascope
