#pragma once
// Queries about the rows of an outcome: the filter of the tensors, and Find, which also knows constants, views and
// operators.

#include <atomic>
#include <map>
#include <memory>

#include "engine/evaluate/outcome.h"
#include "engine/query/matching.h"

namespace arenascope {

/// "name:conv > 64K at:peak"; without patterns and without folding of letters beyond ASCII.
[[nodiscard]] const query::Language& row_language();

/// What rows are asked about besides themselves.
class RowPlaces {
public:
    RowPlaces() = default;
    explicit RowPlaces(const Outcome& outcome);
    [[nodiscard]] std::string_view pool_name(std::int32_t mem_id) const;
    [[nodiscard]] std::optional<std::int64_t> offset(const TensorRow& row) const;
    /// Whether the tensor lives when its pool has the most live bytes.
    [[nodiscard]] bool lives_at_peak(const TensorRow& row) const;

private:
    std::map<std::int32_t, std::string> names_;
    std::map<std::int32_t, Position> peaks_;
    Position highest_{};  ///< of the pool with the most bytes
    Table<BufferRow, std::int64_t> offsets_;
};

/// A tensor. `is_operator`: the row stands for an operator that has none.
class RowSubject final : public query::Subject {
public:
    RowSubject(const TensorRow& row, const RowPlaces& places, bool is_operator = false)
        : row_(row), places_(places), is_operator_(is_operator) {}
    [[nodiscard]] bool has_text(std::size_t field, const query::TextTest& test) const override;
    [[nodiscard]] bool has_number(std::size_t field, const query::NumberTest& test) const override;

private:
    const TensorRow& row_;
    const RowPlaces& places_;
    bool is_operator_;
};

/// Something that Find can go to.
struct Findable {
    ValueId value = no_value;        ///< of a tensor
    InstructionIndex instruction{};  ///< of an operator
    std::string name, op;
    std::int64_t bytes = 0;
    Role role = Role::intermediate;  ///< of a tensor
    Step step{};                     ///< where it is made, or first read
};

struct FoundRows {
    std::vector<Findable> rows;  ///< the first ones
    std::size_t total = 0;
};

/// Tensors in the order of the program, then constants and views, then operators of which no tensor matches.
class FindIndex {
public:
    explicit FindIndex(std::shared_ptr<const Outcome> outcome);
    /// Rows that a query is asked about.
    [[nodiscard]] std::size_t size() const { return outcome_->tensors.size() + others_.size() + operators_.size(); }
    /// `stop`: may be null; once it is set, whatever was found until then.
    [[nodiscard]] FoundRows find(const query::Matcher& matcher, std::size_t most,
                                 const std::atomic<bool>* stop = nullptr) const;
    /// Values of a text field that contain `part`, ignoring case, with the number of tensors that have each; the most
    /// frequent first. Names are listed in their order.
    [[nodiscard]] std::vector<std::pair<std::string, std::size_t>> values(
        std::size_t field, std::string_view part, std::size_t most, const std::atomic<bool>* stop = nullptr) const;

private:
    std::shared_ptr<const Outcome> outcome_;
    RowPlaces places_;
    std::vector<TensorRow> others_;  ///< constants and views
    std::vector<std::pair<InstructionIndex, TensorRow>> operators_;
};

}  // namespace arenascope
