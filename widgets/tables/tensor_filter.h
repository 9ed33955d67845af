#pragma once
// The query in the filter field of the tensors.

#include <QString>
#include <optional>

#include "engine/evaluate/row_query.h"

namespace arenascope {

class TensorFilter {
public:
    TensorFilter() = default;
    /// "conv > 64K step 11 or kind:input": see the help page of queries.
    explicit TensorFilter(const QString& text);

    [[nodiscard]] bool matches(const TensorRow& row, const RowPlaces& places = {}) const {
        return matcher_.matches(RowSubject(row, places));
    }
    /// Why the query cannot be read; nothing if it can.
    [[nodiscard]] const std::optional<Error>& broken() const { return broken_; }
    /// It cannot be read, but may only lack its end.
    [[nodiscard]] bool isUnfinished() const { return unfinished_; }
    [[nodiscard]] bool empty() const { return matcher_.matches_all(); }

private:
    query::Matcher matcher_;
    std::optional<Error> broken_;
    bool unfinished_ = false;
};

}  // namespace arenascope
