// The list of rules that assign tensors to pools.

#include "widgets/panels/rules_panel.h"

#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/tuning/rules.h"
#include "widgets/panels/rule_matches.h"
#include "widgets/panels/rule_rows.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/query_popup.h"
#include "widgets/ui/row_queries.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"
#include "widgets/ui/wrap_layout.h"

namespace arenascope {
namespace {

constexpr int rule_role = Qt::UserRole;  ///< index in the tuning's rules
constexpr int most_rows = 6;

/// Where the pool begins. The condition of "size>=64K" contains a "=" itself; -1: there is no pool.
qsizetype separatorOf(const QString& text) {
    static const QRegularExpression separator(QStringLiteral("(?<![<>!])=[^=]*$"));
    return text.indexOf(separator);
}

QString written(const RuleRow& row, const PlanRule& rule) {
    return rule.pool ? row.match + QStringLiteral(" = ") + row.pool : row.match;
}

}  // namespace

RulesPanel::RulesPanel(ViewState& state, QWidget* parent)
    : QWidget(parent),
      state_(state),
      list_(new RuleList(this)),
      delegate_(new RuleDelegate(list_)),
      field_(new QLineEdit(this)),
      fromSelection_(new QPushButton(tr("From selection"), this)),
      remove_(new QPushButton(tr("Remove"), this)),
      queries_(new RowQueries(state, this)),
      matches_(new RuleMatches(this)) {
    build();
    connect(field_, &QLineEdit::returnPressed, this, &RulesPanel::add);
    connect(field_, &QLineEdit::textChanged, this, [this] { tellRefusal(QString()); });
    connect(remove_, &QPushButton::clicked, this, [this] { remove(list_->currentRow()); });
    connect(fromSelection_, &QPushButton::clicked, this, &RulesPanel::proposeFromSelection);
    connect(list_, &RuleList::removeRequested, this, &RulesPanel::remove);
    connect(list_, &RuleList::moveRequested, this, &RulesPanel::move);
    // Queued: the list has to finish its move or its editor before the edit rebuilds its rows.
    connect(
        list_->model(), &QAbstractItemModel::rowsMoved, this, [this] { emit rulesRequested(ordered()); },
        Qt::QueuedConnection);
    connect(list_, &QListWidget::itemChanged, this, [this](QListWidgetItem* item) {
        QMetaObject::invokeMethod(
            this, [this, row = list_->row(item), text = item->text()] { edited(row, text); }, Qt::QueuedConnection);
    });
    connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
        remove_->setEnabled(row >= 0);
        selectMatches(row);
    });
    connect(list_, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { selectMatches(list_->row(item)); });
    connect(&state_, &ViewState::outcomeChanged, this, &RulesPanel::refresh);
    connect(matches_, &RuleMatches::counted, suggestions_, &QueryPopup::refresh);
    connect(matches_, &RuleMatches::rowsReady, this, [this](const std::vector<RuleRow>& rows) {
        delegate_->setRows(rows);
        describe();
    });
    connect(&state_, &ViewState::selectionChanged, this,
            [this] { fromSelection_->setEnabled(!state_.selection().empty()); });
    refresh();
}

void RulesPanel::build() {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->setSpacing(6);
    auto* head = new WrapLayout(6);
    QLabel* title = kit::label(tr("Rules"), "section", this);
    title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    head->addWidget(title);
    head->addWidget(kit::label(tr("last match wins"), "hint", this));
    layout->addLayout(head);
    list_->setAccessibleName(tr("Assignment rules"));
    list_->setToolTip(tr("Drag, or Alt with the arrows, to reorder; F2 to edit; Del to remove"));
    list_->setItemDelegate(delegate_);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(list_);
    field_->setPlaceholderText(QStringLiteral("op:aten::add.* = SRAM"));
    field_->setAccessibleName(tr("New rule"));
    tellRefusal(QString());
    setStyleState(*field_, "compact", true);
    kit::makeDraft(*field_);
    suggestions_ =
        new QueryPopup(*field_, [this](const QString& text, qsizetype cursor) { return choices(text, cursor); });
    connect(queries_, &RowQueries::ready, suggestions_, &QueryPopup::refresh);
    layout->addWidget(field_);
    auto* row = new WrapLayout(6);
    for (QPushButton* button : {fromSelection_, remove_}) setStyleState(*button, "compact", true);
    fromSelection_->setToolTip(tr("Writes a rule that matches the selected tensors"));
    fromSelection_->setEnabled(false);
    row->addWidget(fromSelection_);
    row->addWidget(remove_);
    layout->addLayout(row);
}

/// What the rule can become, and what it matches so far.
QueryChoices RulesPanel::choices(const QString& text, qsizetype cursor) {
    const qsizetype at = separatorOf(text);
    const QString match = (at < 0 ? text : text.left(at)).trimmed();
    QueryChoices out;
    if (at >= 0 && cursor > at) {
        const QString typed = text.mid(at + 1).trimmed();
        for (const Pool& pool : state_.tuning()->pools) {
            const QString name = kit::text(pool.name);
            if (name != typed && name.startsWith(typed, Qt::CaseInsensitive))
                out.rows.append(
                    {.title = name, .begin = at + 1, .end = text.size(), .insert = QStringLiteral(" ") + name});
        }
    } else {
        out.rows = queries_->completions(text, cursor, rule_language());
    }
    if (!state_.outcome() || !state_.outcome()->method) return out;
    // Without a pool a rule is for inputs and outputs only; the pool may just not be written yet.
    const PlanRule rule{.match = match.toStdString(), .pool = default_pool(*state_.tuning())};
    if (const auto readable = rule_matches(rule.match, TensorFacts{}); !readable.ok()) {
        if (query::is_unfinished(rule.match, rule_language())) return out;
        out.isWrong = true;
        out.foot = words::error(readable.error());
        return out;
    }
    const std::optional<RuleCount> count = matches_->count(rule);
    out.foot = count
        ? tr("matches %n tensor(s), %1", nullptr, static_cast<int>(count->tensors)).arg(format::bytes(count->bytes))
        : tr("Searching…");
    return out;
}

void RulesPanel::tellRefusal(const QString& why) {
    setStyleState(*field_, "invalid", !why.isEmpty());
    field_->setToolTip(why.isEmpty() ? tr("name:, op:, module:, graph:, dtype:, kind: or size>=64K, joined by and, or "
                                          "and not, then = and a pool. Without a pool, the caller supplies the "
                                          "tensors. F1 explains the language.")
                                     : why);
}

QListWidget& RulesPanel::list() { return *list_; }

QString RulesPanel::effect(int row) const {
    const auto at = static_cast<std::size_t>(row);
    return row >= 0 && at < delegate_->rows().size() ? RuleDelegate::effect(delegate_->rows()[at]) : QString();
}

QString RulesPanel::poolName(const PlanRule& rule) const {
    if (!rule.pool) return tr("the caller");
    for (const Pool& pool : state_.tuning()->pools) {
        if (pool.mem_id == *rule.pool) return kit::text(pool.name);
    }
    return QString::number(*rule.pool);
}

void RulesPanel::refresh() {
    const std::vector<PlanRule>& rules = state_.tuning()->edits.rules;
    matches_->setMethod(state_.outcome() ? state_.outcome()->method : nullptr);
    QStringList pools;
    for (const PlanRule& rule : rules) pools.append(poolName(rule));
    delegate_->setRows(matches_->rows(rules, pools));
    const int before = list_->currentRow();
    const QSignalBlocker quiet(list_);
    list_->clear();
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const RuleRow& row = delegate_->rows()[i];
        auto* item = new QListWidgetItem(written(row, rules[i]), list_);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsDragEnabled);
        item->setData(rule_role, static_cast<int>(i));
    }
    describe();
    list_->setCurrentRow(std::min(before, list_->count() - 1));
    remove_->setEnabled(list_->currentRow() >= 0);
    list_->setVisible(!rules.empty());
    remove_->setVisible(!rules.empty());
    const int shown = std::min(most_rows, std::max(1, static_cast<int>(rules.size())));
    list_->setFixedHeight(RuleDelegate::rowHeight() * shown);
}

void RulesPanel::describe() {
    const QSignalBlocker quiet(list_);
    for (int i = 0; i < list_->count(); ++i) {
        QListWidgetItem& item = *list_->item(i);
        const auto at = static_cast<std::size_t>(item.data(rule_role).toInt());
        if (at >= delegate_->rows().size()) continue;
        const RuleRow& row = delegate_->rows()[at];
        item.setData(Qt::AccessibleTextRole,
                     tr("Rule %1: %2 to %3, %4").arg(i + 1).arg(row.match, row.pool, RuleDelegate::effect(row)));
        item.setToolTip(row.wider ? row.match + QLatin1Char('\n') + RuleDelegate::effect(row) : row.match);
    }
    list_->viewport()->update();
}

std::vector<PlanRule> RulesPanel::ordered() const {
    const std::vector<PlanRule>& rules = state_.tuning()->edits.rules;
    std::vector<PlanRule> out;
    for (int row = 0; row < list_->count(); ++row) {
        const auto at = static_cast<std::size_t>(list_->item(row)->data(rule_role).toInt());
        if (at < rules.size()) out.push_back(rules[at]);
    }
    return out;
}

std::optional<PlanRule> RulesPanel::read(const QString& text, QString& why) const {
    const qsizetype at = separatorOf(text);
    const QString match = (at < 0 ? text : text.left(at)).trimmed(),
                  pool = at < 0 ? QString() : text.mid(at + 1).trimmed();
    const auto readable = rule_matches(match.toStdString(), TensorFacts{});
    if (match.isEmpty() || !readable.ok()) {
        why = match.isEmpty() ? tr("enter a condition, such as name:conv*") : words::error(readable.error());
        return std::nullopt;
    }
    PlanRule rule{.match = match.toStdString()};
    if (pool.isEmpty()) return rule;
    for (const Pool& each : state_.tuning()->pools) {
        if (kit::text(each.name) == pool || QString::number(each.mem_id) == pool) rule.pool = each.mem_id;
    }
    if (rule.pool) return rule;
    why = tr("unknown pool %1").arg(pool);
    return std::nullopt;
}

void RulesPanel::add() {
    QString why;
    const std::optional<PlanRule> rule = read(field_->text(), why);
    if (!rule) return tellRefusal(why);
    std::vector<PlanRule> rules = ordered();
    rules.push_back(*rule);
    field_->clear();
    emit rulesRequested(rules);
}

void RulesPanel::edited(int row, const QString& text) {
    std::vector<PlanRule> rules = ordered();
    QString why;
    const std::optional<PlanRule> rule = read(text, why);
    if (row < 0 || static_cast<std::size_t>(row) >= rules.size() || !rule) return refresh();  // restores the text
    rules[static_cast<std::size_t>(row)] = *rule;
    emit rulesRequested(rules);
}

void RulesPanel::remove(int row) {
    std::vector<PlanRule> rules = ordered();
    if (row < 0 || static_cast<std::size_t>(row) >= rules.size()) return;
    rules.erase(rules.begin() + row);
    emit rulesRequested(rules);
}

void RulesPanel::move(int row, int by) {
    std::vector<PlanRule> rules = ordered();
    const int to = row + by;
    if (row < 0 || to < 0 || static_cast<std::size_t>(std::max(row, to)) >= rules.size()) return;
    std::swap(rules[static_cast<std::size_t>(row)], rules[static_cast<std::size_t>(to)]);
    list_->setCurrentRow(to);
    emit rulesRequested(rules);
}

void RulesPanel::selectMatches(int row) {
    const auto at = static_cast<std::size_t>(row);
    if (row < 0 || at >= delegate_->rows().size()) return;
    const std::vector<ValueId>& matched = delegate_->rows()[at].matched;
    if (!matched.empty()) state_.select({matched.begin(), matched.end()}, matched.front());
}

void RulesPanel::proposeFromSelection() {
    std::vector<const TensorRow*> rows;
    for (const ValueId value : state_.selection()) {
        if (const TensorRow* row = state_.row(value)) rows.push_back(row);
    }
    if (rows.empty()) return;
    const TensorRow& first = *rows.front();
    const auto all = [&](auto same) { return std::all_of(rows.begin(), rows.end(), same); };
    std::string match = "name:" + query::value_of(first.name, rule_language());
    if (rows.size() > 1) {
        std::size_t common = first.name.size();
        for (const TensorRow* row : rows) {
            const auto end =
                std::mismatch(first.name.begin(), first.name.end(), row->name.begin(), row->name.end()).first;
            common = std::min(common, static_cast<std::size_t>(end - first.name.begin()));
        }
        match = "name:" + query::beginning_of(std::string_view(first.name).substr(0, common), rule_language());
        if (!first.op.empty() && all([&](const TensorRow* row) { return row->op == first.op; }))
            match = "op:" + query::value_of(first.op, rule_language());
        else if (!first.module_path.empty() &&
                 all([&](const TensorRow* row) { return row->module_path == first.module_path; }))
            match = "module:" + query::value_of(first.module_path, rule_language());
    }
    field_->setText(kit::text(match) + QStringLiteral(" = "));
    field_->setFocus();
}

}  // namespace arenascope
