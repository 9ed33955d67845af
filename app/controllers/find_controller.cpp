#include "app/controllers/find_controller.h"

#include <QAction>
#include <QLineEdit>
#include <utility>

#include "app/controllers/main_actions.h"
#include "app/controllers/shell.h"
#include "app/document/workspace.h"
#include "widgets/tables/tensor_table.h"
#include "widgets/theme/format.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/query_language.h"
#include "widgets/ui/query_popup.h"
#include "widgets/ui/row_queries.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

constexpr std::size_t most_listed = 50, most_visited = 100'000;

/// What was found, beside its name: "constant", "operator aten::add.out, step 3".
QString detailOf(const Findable& found) {
    const QString op = kit::text(found.op);
    if (found.instruction.valid()) return FindController::tr("operator %1, step %2").arg(op).arg(found.step.number());
    QString kind;
    switch (found.role) {
        case Role::input: kind = FindController::tr("input"); break;
        case Role::output: kind = FindController::tr("output"); break;
        case Role::state: kind = FindController::tr("state"); break;
        case Role::constant: kind = FindController::tr("constant"); break;
        case Role::alias: kind = FindController::tr("view"); break;
        case Role::intermediate: break;
    }
    return kind.isEmpty() || op.isEmpty() ? kind + op : kind + QStringLiteral(", ") + op;
}

}  // namespace

FindController::FindController(Shell& shell, TensorTable& table)
    : QObject(&table), shell_(shell), table_(table), queries_(new RowQueries(shell.workspace.view(), this)) {
    QLineEdit& search = *shell.actions.search;
    popup_ = new QueryPopup(search, [this](const QString& text, qsizetype cursor) { return choices(text, cursor); });
    connect(this, &QObject::destroyed, popup_, &QObject::deleteLater);
    connect(queries_, &RowQueries::ready, this, [this] {
        popup_->refresh();
        if (const int by = std::exchange(waiting_, 0); by != 0) go(by);
    });
    connect(&shell.workspace.view(), &ViewState::outcomeChanged, popup_, &QueryPopup::refresh);  // rows of another plan
    connect(&search, &QLineEdit::textEdited, this, [this] { waiting_ = 0; });
    connect(popup_, &QueryPopup::resultChosen, this, [this](int result) {
        searched_ = shell_.actions.search->text().trimmed();
        at_ = static_cast<std::size_t>(result);
        goTo(found_.rows[at_]);
    });
    const MainActions& actions = shell.actions;
    connect(actions.find, &QAction::triggered, &search, [&search] {
        search.setFocus();
        search.selectAll();
    });
    connect(&search, &QLineEdit::returnPressed, this, [this] { go(1); });
    connect(actions.findNext, &QAction::triggered, this, [this] { go(1); });
    connect(actions.findPrevious, &QAction::triggered, this, [this] { go(-1); });
}

QueryChoices FindController::choices(const QString& text, qsizetype cursor) {
    QueryChoices out{.rows = queries_->completions(text, cursor, rowQueryLanguage())};
    const std::string written = text.trimmed().toStdString();
    auto found = queries_->find(text, most_listed);
    if (!found.ok()) {
        if (query::is_unfinished(written, rowQueryLanguage())) return out;
        out.foot = words::error(found.error());
        out.isWrong = true;
        return out;
    }
    if (!found.value() && shell_.workspace.view().outcome()) {
        out.foot = tr("Searching…");
        found_ = {};
        return out;
    }
    found_ = found.value() ? *found.value() : FoundRows();
    for (std::size_t i = 0; i < found_.rows.size(); ++i) {
        const Findable& each = found_.rows[i];
        out.rows.append({.title = kit::text(each.name),
                         .detail = detailOf(each),
                         .count = each.instruction.valid() ? QString() : format::bytes(each.bytes),
                         .result = static_cast<int>(i)});
    }
    out.foot = found_.total == 0
        ? tr("Nothing found")
        : tr("%n match(es). Enter goes to the first, F3 to the next.", nullptr, static_cast<int>(found_.total));
    return out;
}

void FindController::go(int by) {
    const QString text = shell_.actions.search->text().trimmed();
    if (text.isEmpty()) return selectNextRow(by);
    const auto found = queries_->find(text, most_visited);
    if (!found.ok()) return shell_.tell(words::error(found.error()));
    if (!found.value()) {
        if (!shell_.workspace.view().outcome()) return shell_.tell(tr("Nothing found"));
        waiting_ = by;
        return shell_.tell(tr("Searching…"));
    }
    const std::vector<Findable>& rows = found.value()->rows;
    const std::size_t count = rows.size();
    if (count == 0) return shell_.tell(tr("Nothing found"));
    const bool is_new = searched_ != text || at_ >= count;
    if (is_new) at_ = by > 0 ? 0 : count - 1;
    else at_ = (by > 0 ? at_ + 1 : at_ + count - 1) % count;
    searched_ = text;
    goTo(rows[at_]);
    shell_.tell(tr("Match %1 of %2: %3")
                    .arg(format::number(static_cast<qint64>(at_) + 1), format::number(static_cast<qint64>(count)),
                         kit::text(rows[at_].name)));
}

void FindController::goTo(const Findable& found) {
    ViewState& view = shell_.workspace.view();
    if (found.instruction.valid()) return view.showCall(found.instruction);
    if (found.step.valid()) view.setStep(found.step);
    view.select({found.value}, found.value);
}

/// Without a query: the rows of the table.
void FindController::selectNextRow(int by) {
    shell_.raise(QStringLiteral("tensors"));
    QTableView& rows = table_.view();
    const int count = rows.model()->rowCount();
    if (count == 0) return;
    const int current = rows.currentIndex().row();  // -1: none
    const int next = rows.currentIndex().isValid() ? (current + by + count) % count : 0;
    rows.setCurrentIndex(rows.model()->index(next, 0));
}

}  // namespace arenascope
