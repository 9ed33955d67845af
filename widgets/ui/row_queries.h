#pragma once
// Completions and results of queries about the shown outcome.

#include <QObject>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/evaluate/row_query.h"
#include "widgets/ui/latest_task.h"
#include "widgets/ui/query_completions.h"

namespace arenascope {

class ViewState;

/// What a field of rows or nodes holds, in words.
[[nodiscard]] QString aboutRowField(std::string_view field);

/// Among many rows a worker looks; a later question stops it.
class RowQueries : public QObject {
    Q_OBJECT
public:
    explicit RowQueries(ViewState& state, QObject* parent = nullptr);
    /// Fields and values that the word at the cursor can become; values only once they are known.
    [[nodiscard]] QList<QueryChoice> completions(const QString& text, qsizetype cursor,
                                                 const query::Language& language);
    /// The first `most` rows that a query finds; null until they are known, or without a plan. The error names the
    /// place in the query.
    [[nodiscard]] Result<std::shared_ptr<const FoundRows>> find(const QString& text, std::size_t most);
    /// The rows are known. Else a worker is reading them, or there is no plan.
    [[nodiscard]] bool isReady() const { return index_ != nullptr; }
    [[nodiscard]] bool isSettled() const { return making_.isSettled() && answering_.isSettled() && questions_.empty(); }
    /// With more rows, a worker looks.
    void setMany(std::size_t rows) { many_ = rows; }

signals:
    /// What was asked for before can be answered now.
    void ready();

private:
    /// About the values of a field that contain `text`, or about the rows that the query `text` finds.
    struct Question {
        std::optional<std::size_t> field;
        std::string text;
        std::size_t most = 0;
        bool operator==(const Question&) const = default;
    };
    struct Answer {
        Question question;
        QueryValues values{};
        std::shared_ptr<const FoundRows> rows{};
    };

    /// Null while a worker makes it.
    [[nodiscard]] const FindIndex* index();
    /// Null while a worker looks for it.
    [[nodiscard]] const Answer* answer(const Question& question);
    [[nodiscard]] static Answer answered(const FindIndex& index, const Question& question,
                                         const LatestTask::Stop* stop);
    void ask();
    void keep(Answer answer);
    void forget();

    ViewState& state_;
    std::size_t many_ = many_tensors;
    std::shared_ptr<const FindIndex> index_;  ///< of the shown outcome; made when it is asked for
    std::vector<Answer> answers_;             ///< the latest ones
    std::vector<Question> questions_;         ///< for the worker
    LatestTask making_, answering_;
};

}  // namespace arenascope
