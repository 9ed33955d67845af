#include "widgets/ui/row_queries.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "widgets/ui/query_language.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {

QString aboutRowField(std::string_view field) {
    constexpr std::pair<std::string_view, const char*> texts[] = {
        {"name", QT_TRANSLATE_NOOP("arenascope::RowQueries", "name of the tensor or operator")},
        {"node", QT_TRANSLATE_NOOP("arenascope::RowQueries", "node that computes the tensor")},
        {"op", QT_TRANSLATE_NOOP("arenascope::RowQueries", "operator")},
        {"module", QT_TRANSLATE_NOOP("arenascope::RowQueries", "module")},
        {"source", QT_TRANSLATE_NOOP("arenascope::RowQueries", "Python file and line")},
        {"size", QT_TRANSLATE_NOOP("arenascope::RowQueries", "bytes, such as 64K")},
        {"step", QT_TRANSLATE_NOOP("arenascope::RowQueries", "a step at which the tensor is live")},
        {"first", QT_TRANSLATE_NOOP("arenascope::RowQueries", "first step of the lifetime")},
        {"last", QT_TRANSLATE_NOOP("arenascope::RowQueries", "last step of the lifetime")},
        {"at", QT_TRANSLATE_NOOP("arenascope::RowQueries", "live at the peak of its pool")},
        {"pool", QT_TRANSLATE_NOOP("arenascope::RowQueries", "pool")},
        {"offset", QT_TRANSLATE_NOOP("arenascope::RowQueries", "offset in the pool")},
        {"kind", QT_TRANSLATE_NOOP("arenascope::RowQueries", "input, output, state, constant, operator")},
        {"is", QT_TRANSLATE_NOOP("arenascope::RowQueries", "planned, unplanned or pinned")},
        {"dtype", QT_TRANSLATE_NOOP("arenascope::RowQueries", "data type")},
        {"shape", QT_TRANSLATE_NOOP("arenascope::RowQueries", "shape")},
        {"graph", QT_TRANSLATE_NOOP("arenascope::RowQueries", "graph of a branch or loop")},
        {"id", QT_TRANSLATE_NOOP("arenascope::RowQueries", "number of the value")},
    };
    for (const auto& [name, text] : texts)
        if (name == field) return QCoreApplication::translate("arenascope::RowQueries", text);
    return {};
}

RowQueries::RowQueries(ViewState& state, QObject* parent) : QObject(parent), state_(state) {
    connect(&state_, &ViewState::outcomeChanged, this, &RowQueries::forget);
}

void RowQueries::forget() {
    making_.cancel();
    answering_.cancel();
    answers_.clear();
    questions_.clear();
    if (index_) making_.drop(std::exchange(index_, nullptr));
}

const FindIndex* RowQueries::index() {
    using Made = std::shared_ptr<const FindIndex>;
    const std::shared_ptr<const Outcome>& outcome = state_.outcome();
    if (index_ || making_.busy() || !outcome || !outcome->method) return index_.get();
    making_.start<Made>([outcome]() -> Made { return std::make_shared<const FindIndex>(outcome); },
                        [this](Made made) {
                            index_ = std::move(made);
                            emit ready();
                        });
    return nullptr;
}

RowQueries::Answer RowQueries::answered(const FindIndex& index, const Question& question,
                                        const LatestTask::Stop* stop) {
    Answer out{.question = question};
    if (question.field) {
        out.values = index.values(*question.field, question.text, question.most, stop);
        return out;
    }
    const auto query = query::parse(question.text, rowQueryLanguage());  // it was read before it was asked
    out.rows = std::make_shared<const FoundRows>(
        query.ok() ? index.find(query::Matcher(query.value(), rowQueryLanguage()), question.most, stop) : FoundRows());
    return out;
}

const RowQueries::Answer* RowQueries::answer(const Question& question) {
    const FindIndex* rows = index();
    if (!rows) return nullptr;
    const auto known =
        std::find_if(answers_.begin(), answers_.end(), [&](const Answer& each) { return each.question == question; });
    if (known != answers_.end()) return &*known;
    if (rows->size() <= many_) {
        keep(answered(*rows, question, nullptr));
        return &answers_.back();
    }
    // All that one key asks is one task.
    if (questions_.empty()) QMetaObject::invokeMethod(this, &RowQueries::ask, Qt::QueuedConnection);
    questions_.push_back(question);
    return nullptr;
}

void RowQueries::ask() {
    const std::vector<Question> questions = std::exchange(questions_, {});
    if (!index_ || questions.empty()) return;
    answering_.start<std::vector<Answer>>(
        [index = index_, questions](const LatestTask::Stop& stop) {
            std::vector<Answer> out;
            for (const Question& each : questions) {
                if (stop.load()) break;
                out.push_back(answered(*index, each, &stop));
            }
            return out;
        },
        [this](std::vector<Answer> answers) {
            for (Answer& each : answers) keep(std::move(each));
            emit ready();
        });
}

void RowQueries::keep(Answer answer) {
    constexpr std::size_t most = 8;  // a key asks three: values of two fields, and rows
    if (answers_.size() == most) answers_.erase(answers_.begin());
    answers_.push_back(std::move(answer));
}

QList<QueryChoice> RowQueries::completions(const QString& text, qsizetype cursor, const query::Language& language) {
    return queryCompletions(
        text, cursor, language, aboutRowField, [&](std::size_t field, std::string_view part, std::size_t most) {
            const auto column = row_language().find(language.fields[field].name);
            if (!column) return QueryValues();
            const Answer* known = answer({.field = column, .text = std::string(part), .most = most});
            return known ? known->values : QueryValues();
        });
}

Result<std::shared_ptr<const FoundRows>> RowQueries::find(const QString& text, std::size_t most) {
    const std::string written = text.trimmed().toStdString();
    TRY(const query::Query query, query::parse(written, rowQueryLanguage()));
    if (query.kind == query::Query::Kind::everything) return std::make_shared<const FoundRows>();
    const Answer* known = answer({.field = {}, .text = written, .most = most});
    return known ? known->rows : nullptr;
}

}  // namespace arenascope
