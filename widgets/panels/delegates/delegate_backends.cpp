// The list of backends in their order, with rules and compile specs.

#include "widgets/panels/delegates/delegate_backends.h"

#include <QComboBox>
#include <QDropEvent>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "engine/ir/node_rule.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/tensor_mime.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

enum Role { state_role = Qt::UserRole, available_role, number_role };
constexpr int row_height = 44;
const QString cpu = QStringLiteral("cpu");

/// Grip, number and name; what it can do and took below.
class BackendDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {100, forText(row_height)};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& t = theme();
        const bool selected = option.state & QStyle::State_Selected, hovered = option.state & QStyle::State_MouseOver;
        const int number = index.data(number_role).toInt();
        const QRect& cell = option.rect;
        painter->save();
        painter->fillRect(cell, selected ? t.sel : hovered ? t.hov : t.panel);
        painter->setPen(t.line);
        painter->drawLine(cell.bottomLeft(), cell.bottomRight());
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(t.tx3);
        for (int dot = 0; number > 0 && dot < 6; ++dot) {
            const int column = dot % 2, row = dot / 2;
            painter->drawEllipse(QRectF(cell.left() + 9 + column * 5, cell.center().y() - 6 + row * 5, 2, 2));
        }
        painter->setFont(t.mono);
        painter->setPen(t.tx3);
        const QRect top(cell.left() + 28, cell.top() + 4, cell.width() - 36, forText(18));
        if (number > 0) painter->drawText(top, Qt::AlignVCenter, QString::number(number));
        painter->setFont(t.bodyMedium);
        painter->setPen(t.tx);
        const QRect name = top.adjusted(16, 0, 0, 0);
        painter->drawText(name, Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, name.width()));
        const bool available = index.data(available_role).toBool();
        QRect below(name.left(), cell.top() + forText(22), name.width(), forText(18));
        if (number > 0) {
            const QColor color = available ? t.blue : t.bad;
            painter->drawPixmap(QPointF(below.left(), below.center().y() - 5),
                                themePixmap(available ? QStringLiteral("check") : QStringLiteral("cross"), color, 11,
                                            painter->device()->devicePixelRatioF()));
            below.setLeft(below.left() + 16);
        }
        painter->setFont(t.small);
        painter->setPen(t.tx2);
        painter->drawText(
            below, Qt::AlignVCenter,
            painter->fontMetrics().elidedText(index.data(state_role).toString(), Qt::ElideRight, below.width()));
        painter->restore();
    }
};

/// A small table without a head of its own, as high as its rows.
QTreeWidget* smallTable(const QStringList& columns, const QString& name, QWidget* parent) {
    auto* out = new QTreeWidget(parent);
    out->setColumnCount(static_cast<int>(columns.size()));
    out->setHeaderLabels(columns);
    out->setRootIsDecorated(false);
    out->setUniformRowHeights(true);
    out->setAccessibleName(name);
    out->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    out->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return out;
}

void fitHeight(QTreeWidget& table) {
    table.setVisible(table.topLevelItemCount() > 0);
    table.setFixedHeight(forText(metric::tableHead) + table.topLevelItemCount() * forText(metric::tableRow) + 4);
}

QLineEdit* field(const QString& placeholder, QWidget* parent) {
    auto* out = new QLineEdit(parent);
    out->setPlaceholderText(placeholder);
    out->setAccessibleName(placeholder);
    setStyleState(*out, "compact", true);
    kit::makeDraft(*out);
    return out;
}

/// As narrow as the panel asks for; the list that it opens has the names whole.
QComboBox* narrowCombo(QWidget* parent) {
    auto* out = new QComboBox(parent);
    out->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    out->setMinimumContentsLength(5);
    return out;
}

QPushButton* compactButton(const QString& text, QWidget* parent) {
    auto* out = new QPushButton(text, parent);
    setStyleState(*out, "compact", true);
    return out;
}

}  // namespace

BackendList::BackendList(QWidget* parent) : QListWidget(parent) {
    setItemDelegate(new BackendDelegate(this));
    setAccessibleName(tr("Backends in order of preference"));
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(SingleSelection);
    setDragDropMode(DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setToolTip(tr("Drag a row to change its priority, or drop nodes on a row to assign them; Delete removes it"));
}

void BackendList::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasFormat(QLatin1String(nodes_mime_type))) return event->acceptProposedAction();
    QListWidget::dragEnterEvent(event);
}

void BackendList::dragMoveEvent(QDragMoveEvent* event) {
    if (!event->mimeData()->hasFormat(QLatin1String(nodes_mime_type))) return QListWidget::dragMoveEvent(event);
    const QListWidgetItem* under = itemAt(event->position().toPoint());
    if (!under) return event->ignore();
    setCurrentItem(const_cast<QListWidgetItem*>(under));
    event->acceptProposedAction();
}

void BackendList::dropEvent(QDropEvent* event) {
    const QListWidgetItem* under = itemAt(event->position().toPoint());
    const int at = under ? row(under) : count() - 1;
    if (event->mimeData()->hasFormat(QLatin1String(nodes_mime_type))) {
        const QStringList nodes = tensorsOf(event->mimeData()->data(QLatin1String(nodes_mime_type)));
        event->acceptProposedAction();
        if (!nodes.isEmpty()) emit nodesDropped(nodes, at);
        return;
    }
    if (event->source() != this) return event->ignore();
    const int from = currentRow();
    const int to = dropIndicatorPosition() == BelowItem && at < from ? at + 1 : at;
    event->setDropAction(Qt::IgnoreAction);  // the document moves the row, not this list
    event->accept();
    if (from != to) emit moved(from, std::min(to, count() - 2));
}

void BackendList::keyPressEvent(QKeyEvent* event) {
    const int at = currentRow(), last = count() - 2;  // behind it is the CPU
    const bool isBackend = at >= 0 && at <= last;
    if (isBackend && event->modifiers() == Qt::AltModifier && event->key() == Qt::Key_Up) {
        if (at > 0) emit moved(at, at - 1);
    } else if (isBackend && event->modifiers() == Qt::AltModifier && event->key() == Qt::Key_Down) {
        if (at < last) emit moved(at, at + 1);
    } else if (isBackend && event->key() == Qt::Key_Delete) {
        emit removed(at);
    } else {
        QListWidget::keyPressEvent(event);
    }
}

DelegateBackends::DelegateBackends(ViewState& state, QWidget* parent) : QScrollArea(parent), state_(state) {
    setAccessibleName(tr("Backends, rules and compile specs"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    auto* host = new QWidget(this);
    auto* grid = new QGridLayout(host);
    grid->setContentsMargins(0, 6, 0, 8);
    grid->setVerticalSpacing(6);
    buildBackends(host, *grid);
    buildRules(host, *grid);
    buildSpecs(host, *grid);
    grid->setRowStretch(grid->rowCount(), 1);
    kit::setContent(*this, host);
}

void DelegateBackends::buildBackends(QWidget* host, QGridLayout& grid) {
    hint_ = kit::label(tr("Backends in order of preference"), "hint", host);
    hint_->setWordWrap(true);
    hint_->setContentsMargins(metric::panelPad, 0, metric::panelPad, 0);
    list_ = new BackendList(host);
    add_ = compactButton(tr("Add backend"), host);
    addMenu_ = new QMenu(add_);
    add_->setMenu(addMenu_);
    ordersHost_ = new QWidget(host);
    orders_ = new QGridLayout(ordersHost_);
    orders_->setContentsMargins(metric::panelPad, 0, metric::panelPad, 0);
    orders_->setVerticalSpacing(2);
    grid.addWidget(hint_, 0, 0);
    grid.addWidget(list_, 1, 0);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(metric::panelPad, 0, metric::panelPad, 0);
    row->addWidget(add_);
    row->addStretch();
    grid.addLayout(row, 2, 0);
    grid.addWidget(ordersHost_, 3, 0);
    connect(list_, &BackendList::moved, this, [this](int from, int to) {
        QStringList names = order();
        names.move(from, to);
        emit orderRequested(names);
    });
    connect(list_, &BackendList::removed, this, [this](int at) {
        QStringList names = order();
        names.removeAt(at);
        emit orderRequested(names);
    });
    connect(list_, &BackendList::nodesDropped, this, [this](const QStringList& nodes, int at) {
        QStringList rules;
        for (const QString& node : nodes) rules.append(kit::text(rule_for_name(node.toStdString())));
        const QStringList names = order();
        emit delegateRequested(rules, at < names.size() ? names[at].section(QLatin1Char('+'), 0, 0) : cpu);
    });
}

void DelegateBackends::buildRules(QWidget* host, QGridLayout& grid) {
    auto* title = kit::label(tr("Assigned by rule; the last match wins"), "hint", host);
    title->setContentsMargins(metric::panelPad, 6, metric::panelPad, 0);
    title->setWordWrap(true);
    rules_ = smallTable({tr("Rule"), tr("Goes to")}, tr("Rules of delegation"), host);
    rules_->setToolTip(tr("Delete removes a rule"));
    rules_->header()->setStretchLastSection(false);
    rules_->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    rules_->header()->resizeSection(1, 90);
    rule_ = field(tr("op:aten::add.*"), host);
    rule_->setToolTip(tr("op:aten::add.*, module:head.*, name:…"));
    ruleBackend_ = narrowCombo(host);
    ruleBackend_->setAccessibleName(tr("Backend of the rule"));
    setStyleState(*ruleBackend_, "compact", true);
    auto* add = compactButton(tr("Assign"), host);
    add->setObjectName(QStringLiteral("assignRule"));
    auto* row = new QGridLayout;  // two lines: the panel is narrow, and words are long in some languages
    row->setContentsMargins(metric::panelPad, 0, metric::panelPad, 0);
    row->addWidget(rule_, 0, 0, 1, 2);
    row->addWidget(ruleBackend_, 1, 0);
    row->addWidget(add, 1, 1);
    grid.addWidget(title, 4, 0);
    grid.addWidget(rules_, 5, 0);
    grid.addLayout(row, 6, 0);
    connect(add, &QPushButton::clicked, this, &DelegateBackends::addRule);
    connect(rule_, &QLineEdit::returnPressed, this, &DelegateBackends::addRule);
    auto* remove = new QShortcut(QKeySequence::Delete, rules_, nullptr, nullptr, Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, [this] {
        if (const QTreeWidgetItem* item = rules_->currentItem()) emit delegateRequested({item->text(0)}, QString());
    });
}

void DelegateBackends::buildSpecs(QWidget* host, QGridLayout& grid) {
    auto* title = kit::label(tr("Compile specs"), "hint", host);
    title->setContentsMargins(metric::panelPad, 6, metric::panelPad, 0);
    specs_ = smallTable({tr("Backend"), tr("Key"), tr("Value")}, tr("Compile specs"), host);
    specs_->setToolTip(tr("Type a new value to change it; Delete removes it"));
    specs_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                            QAbstractItemView::SelectedClicked);
    specBackend_ = narrowCombo(host);
    specBackend_->setAccessibleName(tr("Backend of the compile spec"));
    setStyleState(*specBackend_, "compact", true);
    specKey_ = field(tr("key"), host);
    specValue_ = field(tr("value"), host);
    auto* add = compactButton(tr("Set"), host);
    add->setObjectName(QStringLiteral("setSpec"));
    auto* row = new QGridLayout;
    row->setContentsMargins(metric::panelPad, 0, metric::panelPad, 0);
    row->addWidget(specBackend_, 0, 0);
    row->addWidget(specKey_, 0, 1);
    row->addWidget(specValue_, 1, 0);
    row->addWidget(add, 1, 1);
    grid.addWidget(title, 7, 0);
    grid.addWidget(specs_, 8, 0);
    grid.addLayout(row, 9, 0);
    connect(add, &QPushButton::clicked, this, &DelegateBackends::addSpec);
    connect(specValue_, &QLineEdit::returnPressed, this, &DelegateBackends::addSpec);
    connect(specs_, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item, int column) {
        if (column == 2) emit specRequested(item->text(0), item->text(1), item->text(2));
    });
    auto* remove = new QShortcut(QKeySequence::Delete, specs_, nullptr, nullptr, Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, [this] {
        if (const QTreeWidgetItem* item = specs_->currentItem()) emit specRemoveRequested(item->text(0), item->text(1));
    });
}

void DelegateBackends::setBackends(std::vector<BackendFact> backends) {
    facts_ = std::move(backends);
    refresh();
}

void DelegateBackends::setStudy(std::shared_ptr<const DelegationStudy> study) {
    study_ = std::move(study);
    fillOrders();
}

QStringList DelegateBackends::order() const {
    QStringList out;
    for (const std::string& name : state_.tuning()->delegation.backends) out.append(kit::text(name));
    return out;
}

void DelegateBackends::refresh() {
    fillBackends();
    fillAdd();
    fillOrders();
    fillRules();
    fillSpecs();
}

/// "available, 15 nodes in 3 regions"; "A+B" in one pass is one entry.
QString DelegateBackends::stateOf(const QString& entry, bool& available) const {
    int nodes = 0, regions = 0;
    QString missing;
    for (const QString& name : entry.split(QLatin1Char('+'))) {
        for (const BackendFact& fact : facts_) {
            if (name != kit::text(fact.short_name) && name != kit::text(fact.id)) continue;
            if (!fact.missing.empty()) missing = words::message(fact.missing);
            const auto& partition = state_.outcome() ? state_.outcome()->partition : nullptr;
            for (const RegionRow& region : partition ? partition->regions : std::vector<RegionRow>{}) {
                if ((fact.is_partitioner ? region.partitioner : region.backend) != fact.id) continue;
                ++regions;
                nodes += static_cast<int>(region.nodes.size());
            }
        }
    }
    available = missing.isEmpty();
    const QString took = nodes == 0 ? tr("takes no node")
                                    : tr("%1 in %2")
                                          .arg(tr("%n node(s)", nullptr, static_cast<int>(nodes)),
                                               tr("%n region(s)", nullptr, static_cast<int>(regions)));
    return available ? tr("available, %1").arg(took) : tr("cannot run here: %1").arg(missing);
}

void DelegateBackends::fillBackends() {
    const int current = list_->currentRow();
    list_->clear();
    int number = 0;
    for (const QString& entry : order()) {
        auto* item = new QListWidgetItem(entry, list_);
        bool available = false;
        item->setData(state_role, stateOf(entry, available));
        item->setData(available_role, available);
        item->setData(number_role, ++number);
        item->setToolTip(item->data(state_role).toString());
    }
    auto* rest = new QListWidgetItem(tr("CPU"), list_);
    rest->setFlags(rest->flags() & ~Qt::ItemIsDragEnabled);
    rest->setData(state_role, tr("built-in kernels"));
    rest->setToolTip(tr("Built-in kernels: nodes that no backend takes, and nodes dropped here"));
    rest->setData(available_role, true);
    list_->setCurrentRow(std::min(current, list_->count() - 1));
    list_->setFixedHeight(list_->count() * row_height + 2);
}

void DelegateBackends::fillAdd() {
    addMenu_->clear();
    const QStringList have = order();
    const QString rule = ruleBackend_->currentText(), spec = specBackend_->currentText();
    ruleBackend_->clear();
    specBackend_->clear();
    for (const BackendFact& fact : facts_) {
        const QString name = kit::text(fact.short_name);
        QAction* action = addMenu_->addAction(tr("%1: %2").arg(name, kit::text(fact.title)), this,
                                              [this, name] { emit orderRequested(order() + QStringList{name}); });
        action->setData(name);
        action->setEnabled(!have.contains(name));
        if (fact.is_partitioner) continue;
        ruleBackend_->addItem(name);
        specBackend_->addItem(name);
    }
    ruleBackend_->addItem(cpu);
    ruleBackend_->setCurrentIndex(std::max(0, ruleBackend_->findText(rule)));
    specBackend_->setCurrentIndex(std::max(0, specBackend_->findText(spec)));
}

void DelegateBackends::fillOrders() {
    kit::clear(orders_);
    const bool has = study_ && study_->orders.size() > 1;
    ordersHost_->setVisible(has);
    if (!has) return;
    const auto put = [this](const QString& text, const char* tone, int row, int column) {
        QLabel* label = kit::label(text, tone, ordersHost_);
        orders_->addWidget(label, row, column, column == 0 ? Qt::AlignLeft : Qt::AlignRight);
        return label;
    };
    const QString heads[] = {tr("Order"), tr("Regions"), tr("Nodes"), tr("Inside, B"), tr("Arena, B")};
    for (int row = 0; row < 5; ++row) put(heads[row], "hint", row, 0);
    for (std::size_t i = 0; i < study_->orders.size(); ++i) {
        const DelegationOrder& one = study_->orders[i];
        const int column = static_cast<int>(i) + 1;
        QStringList names;
        for (const std::string& name : one.backends) names.append(kit::text(name));
        const QString title = names.join(QStringLiteral(", "));
        if (i == 0) {
            put(title, "section", 0, column);
        } else {
            QLabel* link = put(QString(), "", 0, column);
            link->setTextFormat(Qt::RichText);
            link->setText(QStringLiteral("<a href=\"#\">%1</a>").arg(title.toHtmlEscaped()));
            link->setObjectName(QStringLiteral("otherOrder"));
            link->setFocusPolicy(Qt::StrongFocus);
            link->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
            connect(link, &QLabel::linkActivated, this, [this, names] { emit orderRequested(names); });
        }
        const std::int64_t numbers[] = {one.regions, one.nodes_taken, one.inside_bytes, one.arena_bytes};
        for (int row = 0; row < 4; ++row) put(format::number(numbers[row]), "mono", row + 1, column);
    }
}

void DelegateBackends::fillRules() {
    rules_->clear();
    for (const DelegateRule& rule : state_.tuning()->delegation.rules) {
        auto* item = new QTreeWidgetItem(rules_, {kit::text(rule.rule), kit::text(rule.backend)});
        item->setFont(0, theme().mono);
        item->setToolTip(0, item->text(0));
    }
    fitHeight(*rules_);
}

void DelegateBackends::fillSpecs() {
    const QSignalBlocker quiet(specs_);
    specs_->clear();
    for (const CompileSpec& spec : state_.tuning()->delegation.specs) {
        auto* item = new QTreeWidgetItem(specs_, {kit::text(spec.backend), kit::text(spec.key), kit::text(spec.value)});
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        for (const int column : {1, 2}) item->setFont(column, theme().mono);
    }
    fitHeight(*specs_);
}

void DelegateBackends::addRule() {
    const QString text = rule_->text().trimmed();
    if (text.isEmpty()) return rule_->setFocus();
    rule_->clear();
    emit delegateRequested({text}, ruleBackend_->currentText());
}

void DelegateBackends::addSpec() {
    const QString key = specKey_->text().trimmed();
    if (key.isEmpty()) return specKey_->setFocus();
    const QString value = specValue_->text();
    specKey_->clear();
    specValue_->clear();
    emit specRequested(specBackend_->currentText(), key, value);
}

}  // namespace arenascope
