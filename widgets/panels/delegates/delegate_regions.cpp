// The table of regions with their bytes and the effect on the arena.

#include "widgets/panels/delegates/delegate_regions.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QRegularExpression>
#include <QSplitter>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/panels/delegates/delegate_nodes.h"
#include "widgets/panels/delegates/payload_viewer.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

enum Column {
    region_column,
    nodes_column,
    in_column,
    out_column,
    payload_column,
    const_column,
    inside_column,
    arena_column,
    columns
};
constexpr int row_role = Qt::UserRole;
constexpr int room = 5;  // beside what a column holds, whose head is padded

QString numberOrDot(qint64 value) { return value == 0 ? QStringLiteral("·") : format::number(value); }

void fillRow(QTreeWidgetItem& item, const QStringList& texts) {
    for (int column = 0; column < columns; ++column) {
        item.setText(column, texts[column]);
        if (column == region_column) continue;
        item.setFont(column, theme().mono);
        item.setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
}

/// "aten::add.out" by its own name, "add".
QString operatorName(const QString& op) { return op.section(QStringLiteral("::"), -1).section(QLatin1Char('.'), 0, 0); }

QString firstSentence(const QString& text) {
    static const QRegularExpression end(QStringLiteral("\\.(\\s|$)|。"));
    const auto found = end.match(text);
    return found.hasMatch() ? text.left(found.capturedStart() + 1) : text;
}

}  // namespace

DelegateRegions::DelegateRegions(ViewState& state, QWidget* parent)
    : QWidget(parent),
      state_(state),
      table_(new QTreeWidget(this)),
      verdict_(kit::label(QString(), "", this)),
      payload_(new PayloadViewer(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* split = new QSplitter(Qt::Vertical, this);
    regions_ = new QWidget(split);
    auto* column = new QVBoxLayout(regions_);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    table_->setHeaderLabels({tr("Region"), tr("Nodes"), tr("In, B"), tr("Out, B"), tr("Payload, B"), tr("Const, B"),
                             tr("Inside, B"), tr("Arena, B")});
    for (int i = nodes_column; i < columns; ++i)
        table_->headerItem()->setTextAlignment(i, Qt::AlignRight | Qt::AlignVCenter);
    table_->headerItem()->setToolTip(const_column, tr("Constants outside the payload, by key"));
    table_->headerItem()->setToolTip(inside_column, tr("Tensors that moved from the arena into the delegate"));
    table_->headerItem()->setToolTip(arena_column, tr("Arena before and after this region is added to those above"));
    table_->setUniformRowHeights(true);
    table_->setAccessibleName(tr("Regions"));
    table_->header()->setStretchLastSection(true);
    table_->header()->setMinimumSectionSize(44);
    verdict_->setContentsMargins(metric::panelPad, 6, metric::panelPad, 6);
    verdict_->setWordWrap(true);
    verdict_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);  // all its lines, clear of the table
    column->addWidget(table_, 1);
    column->addWidget(verdict_);
    split->addWidget(regions_);
    split->addWidget(payload_);
    split->setChildrenCollapsible(false);
    payload_->setMinimumHeight(1);
    layout->addWidget(makePages());
    layout->addWidget(split, 1);
    choosePage();
    connect(table_, &QTreeWidget::currentItemChanged, this, &DelegateRegions::select);
    connect(payload_, &PayloadViewer::extractRequested, this, [this] { emit extractRequested(delegate()); });
    connect(payload_, &PayloadViewer::replaceRequested, this, [this] { emit replaceRequested(delegate()); });
    connect(payload_, &PayloadViewer::restoreRequested, this, [this] { emit restoreRequested(delegate()); });
}

QWidget* DelegateRegions::makePages() {
    pages_ = new QWidget(this);
    auto* row = new QHBoxLayout(pages_);
    row->setContentsMargins(metric::panelPad, 4, metric::panelPad, 4);
    row->setSpacing(6);
    auto* group = new QButtonGroup(pages_);
    for (const QString& name : {tr("Regions"), tr("Payload")}) {
        auto* button = new QToolButton(pages_);
        button->setText(name);
        button->setCheckable(true);
        setStyleState(*button, "filter", true);
        group->addButton(button, static_cast<int>(group->buttons().size()));
        row->addWidget(button);
    }
    // In a low dock the sentence has no row of its own: the sum of the regions would lose it.
    brief_ = kit::label(QString(), "dim", pages_);
    brief_->setObjectName(QStringLiteral("briefVerdict"));
    brief_->setContentsMargins(6, 0, 0, 0);
    brief_->setWordWrap(true);
    row->addWidget(brief_, 1);
    group->button(0)->setChecked(true);
    connect(group, &QButtonGroup::idClicked, this, [this](int page) {
        page_ = page;
        choosePage();
    });
    return pages_;
}

/// A low dock holds one of the two parts, chosen above it.
void DelegateRegions::choosePage() {
    constexpr int roomForBoth = 380;
    const bool low = height() < roomForBoth;
    pages_->setVisible(low);
    regions_->setVisible(!low || page_ == 0);
    payload_->setVisible(!low || page_ == 1);
    const bool brief = low && !rows_.regions.empty();
    brief_->setText(brief ? verdict_->text() : QString());
    brief_->setToolTip(brief_->text());
    // Where all of it would leave the regions no room: what it comes to, without how.
    constexpr int most_lines = 3;
    const int room = width() - brief_->x() - 2 * metric::panelPad;
    if (brief && brief_->heightForWidth(room) > most_lines * brief_->fontMetrics().lineSpacing())
        brief_->setText(firstSentence(verdict_->text()));
    verdict_->setVisible(!brief);
}

void DelegateRegions::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    choosePage();
}

void DelegateRegions::show(const DelegationRows& rows) {
    rows_ = rows;
    fill();
}

void DelegateRegions::setStudy(std::shared_ptr<const DelegationStudy> study) {
    study_ = std::move(study);
    fill();
}

const RegionRow* DelegateRegions::current() const {
    const QTreeWidgetItem* item = table_->currentItem();
    const QVariant row = item ? item->data(region_column, row_role) : QVariant();
    return row.isValid() ? &rows_.regions[static_cast<std::size_t>(row.toInt())] : nullptr;
}

DelegateIndex DelegateRegions::delegate() const {
    const RegionRow* region = current();
    return region ? region->delegate : DelegateIndex{};
}

QString DelegateRegions::verdict() const { return verdict_->text(); }

/// Calls that the file came with were never outside: nothing is known of the arena without them.
QString DelegateRegions::arenaOf(std::size_t region) const {
    if (!study_) return QStringLiteral("·");
    const std::size_t loaded = rows_.regions.size() - std::min(rows_.regions.size(), study_->arena_after.size());
    if (region < loaded || study_->arena_after.empty()) return QStringLiteral("·");
    const std::size_t at = region - loaded;
    const qint64 before = at == 0 ? study_->arena_before : study_->arena_after[at - 1];
    return format::number(before) + QStringLiteral(" → ") + format::number(study_->arena_after[at]);
}

void DelegateRegions::fill() {
    const QString before = current() ? kit::text(current()->tag) : QString();
    {
        const QSignalBlocker quiet(table_);
        table_->clear();
        QTreeWidgetItem* again = nullptr;
        for (std::size_t i = 0; i < rows_.regions.size(); ++i) {
            QTreeWidgetItem* item = addRegion(i);
            if (kit::text(rows_.regions[i].tag) == before) again = item;
        }
        if (rows_.regions.size() > 1) addSum();
        // The arena without calls that the file already has is unknown.
        table_->setColumnHidden(arena_column, !state_.outcome() || !state_.outcome()->partition);
        for (int i = 0; i < arena_column; ++i) {
            table_->resizeColumnToContents(i);
            table_->setColumnWidth(i, table_->columnWidth(i) + room);
        }
        table_->setCurrentItem(again);
    }
    fillVerdict();
    choosePage();
    showPayload();
}

const Delegate* DelegateRegions::delegateOf(const RegionRow& region) const {
    const auto& outcome = state_.outcome();
    if (!outcome || !outcome->method->delegates.has(region.delegate)) return nullptr;
    return &outcome->method->delegates[region.delegate];
}

/// By name where the program is known that they come from, else the operators that the payload holds.
QStringList DelegateRegions::nodesOf(const RegionRow& region) const {
    QStringList out;
    for (const std::string& node : region.nodes) out.append(kit::text(node));
    const Delegate* delegate = delegateOf(region);
    if (!out.isEmpty() || !delegate || !readPayload_) return out;
    for (const std::string& op : readPayload_(*delegate)) out.append(operatorName(kit::text(op)));
    return out;
}

/// A region with the nodes inside it below.
QTreeWidgetItem* DelegateRegions::addRegion(std::size_t index) {
    const RegionRow& region = rows_.regions[index];
    const QStringList nodes = nodesOf(region);
    auto* item = new QTreeWidgetItem(table_);
    fillRow(*item,
            {kit::text(region.tag), numberOrDot(nodes.size()), numberOrDot(region.input_bytes),
             numberOrDot(region.output_bytes), numberOrDot(region.payload_bytes), numberOrDot(region.named_bytes),
             numberOrDot(region.inside_bytes), arenaOf(index)});
    item->setData(region_column, row_role, static_cast<int>(index));
    item->setToolTip(region_column, tr("%1, region %2").arg(kit::text(region.backend), kit::text(region.tag)));
    if (region.inside_bytes == 0) item->setToolTip(inside_column, tr("None, or not stated by the file"));
    for (const QString& node : nodes) {
        auto* child = new QTreeWidgetItem(item, {node});
        child->setData(region_column, row_role, static_cast<int>(index));
        child->setToolTip(region_column, node);
    }
    return item;
}

void DelegateRegions::addSum() {
    RegionRow sum;
    qint64 nodes = 0;
    for (int row = 0; row < table_->topLevelItemCount(); ++row) nodes += table_->topLevelItem(row)->childCount();
    for (const RegionRow& region : rows_.regions) {
        sum.payload_bytes += region.payload_bytes;
        sum.named_bytes += region.named_bytes;
        sum.inside_bytes += region.inside_bytes;
    }
    auto* item = new QTreeWidgetItem(table_);
    const QString change = study_ && !study_->orders.empty()
        ? format::number(study_->orders.front().arena_bytes - study_->arena_before)
        : QString();
    fillRow(
        *item,
        {tr("%n region(s)", nullptr, static_cast<int>(rows_.regions.size())), numberOrDot(nodes), QString(), QString(),
         numberOrDot(sum.payload_bytes), numberOrDot(sum.named_bytes), numberOrDot(sum.inside_bytes), change});
    item->setFlags(Qt::ItemIsEnabled);
    item->setFont(region_column, theme().bodyBold);
    for (int i = nodes_column; i < columns; ++i) item->setFont(i, theme().monoBold);
}

void DelegateRegions::fillVerdict() {
    table_->setVisible(!rows_.regions.empty());  // an empty one would leave the sentence no room
    QStringList idle;
    for (const PlanIssue& problem : state_.outcome() ? state_.outcome()->report.issues : std::vector<PlanIssue>()) {
        if (problem.code != IssueCode::backend_takes_nothing) continue;
        idle.append(tr("%1 takes no node; the column “Reason” explains each.").arg(kit::text(problem.subject)));
    }
    if (rows_.regions.empty()) {
        if (!idle.isEmpty()) return verdict_->setText(idle.join(u' '));
        return verdict_->setText(
            tr("Nothing is delegated. Add a backend to see the nodes that it takes and the effect on the arena."));
    }
    if (state_.outcome() && !state_.outcome()->partition)
        return verdict_->setText(tr("The file contains these calls; the arena without them is unknown.") +
                                 devicePools());
    if (!study_ || study_->orders.empty()) return verdict_->setText(tr("Comparing with the arena without delegates…"));
    qint64 inside = 0;
    for (const RegionRow& region : rows_.regions) inside += region.inside_bytes;
    const qint64 after = study_->orders.front().arena_bytes, change = study_->arena_before - after;
    const QString what = change > 0
        ? tr("The arena shrinks by %1 to %2.").arg(format::exactBytes(change), format::exactBytes(after))
        : change < 0 ? tr("The arena grows by %1 to %2.").arg(format::exactBytes(-change), format::exactBytes(after))
                     : tr("The arena does not shrink: %1 either way.").arg(format::exactBytes(after));
    verdict_->setText(
        what + QLatin1Char(' ') +
        tr("%1 of tensors moved into delegates, which allocate them themselves.").arg(format::exactBytes(inside)) +
        devicePools() + (idle.isEmpty() ? QString() : u' ' + idle.join(u' ')));
}

/// A sentence for every pool that lies in a device.
QString DelegateRegions::devicePools() const {
    QString text;
    if (!state_.outcome()) return text;
    const Plan& plan = state_.outcome()->plan();
    for (const PoolResult& pool : plan.pools) {
        const Pool* asked = find_pool(plan.problem, pool.mem_id);
        if (!asked || asked->copy_function.empty()) continue;
        text += QLatin1Char(' ') +
            tr("Pool %1 of %2 is device memory with alignment %3; %4 copies its inputs and outputs.")
                .arg(kit::text(pool.name), format::exactBytes(pool.bytes))
                .arg(pool.align)
                .arg(kit::text(asked->copy_function));
    }
    return text;
}

/// A region is also its step and the tensors that go in and come out.
void DelegateRegions::select() {
    showPayload();
    const RegionRow* region = current();
    if (!region || !state_.outcome()) return;
    emit regionSelected(kit::text(region->tag));
    std::set<ValueId> values;
    ValueId first = no_value;
    for (const TensorRow& row : state_.outcome()->tensors) {
        const auto has = [&](const std::vector<std::string>& names) {
            return std::find(names.begin(), names.end(), row.name) != names.end();
        };
        const bool comesOut = has(region->outputs);
        if (comesOut || has(region->inputs)) values.insert(row.value);
        if (comesOut && first == no_value) {
            first = row.value;
            state_.setStep(row.first_step);
        }
    }
    if (!values.empty()) state_.select(values, first != no_value ? first : *values.begin());
}

void DelegateRegions::showPayload() {
    const RegionRow* region = current();
    const Delegate* delegate = region ? delegateOf(*region) : nullptr;
    if (!delegate) return payload_->show(QString(), std::nullopt, false);
    const auto& payloads = state_.tuning()->delegation.payloads;
    const bool replaced = std::any_of(payloads.begin(), payloads.end(),
                                      [&](const PayloadReplacement& one) { return one.delegate == region->delegate; });
    payload_->show(kit::text(region->tag), *delegate, replaced);
}

void DelegateRegions::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && table_) fill();
}

}  // namespace arenascope
