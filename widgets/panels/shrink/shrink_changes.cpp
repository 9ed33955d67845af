// The table of the Shrink panel: passes and tiled programs with what each saves and costs.

#include "widgets/panels/shrink/shrink_changes.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <algorithm>

#include "engine/passes/passes.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/column_room.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/gain_texts.h"
#include "widgets/ui/row_delegate.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

enum Column { change_column, saves_column, alone_column, flash_column, work_column, calls_column, outputs_column };
constexpr int pass_role = Qt::UserRole, point_role = Qt::UserRole + 1, choice_role = Qt::UserRole + 2;
constexpr int no_tiles = -1;

QString delta(qint64 value) {
    return value == 0 ? QStringLiteral("0") : (value > 0 ? QStringLiteral("+") : QString()) + format::number(value);
}

QString bytesOf(qint64 value) { return value == 0 ? QStringLiteral("0") : format::bytesDelta(value); }

QString work(qint64 after, qint64 before) {
    if (after == before || before == 0) return QStringLiteral("0");
    return format::percentDelta(static_cast<double>(after - before) / static_cast<double>(before)) +
        QStringLiteral(" %");
}

QString title(const std::string& id) {
    const lowering::OptionalPass* pass = lowering::find_pass(id);
    return pass ? words::engine(pass->title) : QString::fromStdString(id);
}

/// "SRAM 69.3 KiB → 29.8 KiB", each pool that changes.
QString poolsText(const ProgramCost& before, const ProgramCost& after) {
    QStringList out;
    for (const ProgramCost::PoolBytes& pool : before.pools) {
        const auto other = std::find_if(after.pools.begin(), after.pools.end(),
                                        [&](const ProgramCost::PoolBytes& each) { return each.mem_id == pool.mem_id; });
        if (other == after.pools.end() || other->bytes == pool.bytes) continue;
        out.append(QStringLiteral("%1 %2 → %3")
                       .arg(kit::text(pool.name), format::bytes(pool.bytes), format::bytes(other->bytes)));
    }
    return out.join(QLatin1Char('\n'));
}

}  // namespace

ShrinkChanges::ShrinkChanges(QWidget* parent) : QTreeWidget(parent) {
    setHeaderLabels(
        {tr("Change"), tr("Saves"), tr("Alone"), tr("Flash"), tr("Work"), tr("Instructions"), tr("Outputs")});
    for (int column = saves_column; column < outputs_column; ++column)
        headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    headerItem()->setToolTip(saves_column, tr("Bytes of all arenas, with the other choices unchanged"));
    headerItem()->setToolTip(alone_column, tr("Bytes of all arenas with this pass only"));
    headerItem()->setToolTip(flash_column, tr("Bytes added to the file or removed from it"));
    headerItem()->setToolTip(work_column, tr("Multiply-adds added or removed"));
    headerItem()->setToolTip(outputs_column, tr("Compared with the original program on the same inputs"));
    setAccessibleName(tr("Changes of the program"));
    setRootIsDecorated(false);
    setIndentation(10);
    setUniformRowHeights(true);
    setTextElideMode(Qt::ElideMiddle);  // rows of tiles differ at their ends
    setItemDelegate(new RowDelegate(this));
    header()->setStretchLastSection(true);
    connect(this, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item, int column) {
        const QVariant pass = item->data(change_column, pass_role);
        if (column == change_column && pass.isValid())
            emit passToggled(pass.toString(), item->checkState(change_column) == Qt::Checked);
        const QVariant choice = item->data(change_column, choice_role);
        if (column != change_column || !choice.isValid() || !passes_) return;
        const ProgramChange change = passes_->choices[static_cast<std::size_t>(choice.toInt())].change;
        emit choiceToggled(change, item->checkState(change_column) == Qt::Checked);
    });
    connect(this, &QTreeWidget::itemSelectionChanged, this, [this] {
        const QTreeWidgetItem* item = kit::chosenOf(*this);
        const QVariant point = item ? item->data(change_column, point_role) : QVariant();
        if (!point.isValid()) return;
        if (point.toInt() == no_tiles) return emit noTilesChosen();
        const ShrinkPoint chosen = points_[static_cast<std::size_t>(point.toInt())];
        emit pointChosen(chosen);
    });
    setMouseTracking(true);
    connect(this, &QTreeWidget::itemEntered, this, [this](const QTreeWidgetItem* item) { hover(item); });
    connect(this, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem* item) {
        if (item->data(change_column, point_role).isValid()) emit activated();
    });
}

QTreeWidgetItem* ShrinkChanges::addHead(const QString& title) {
    auto* head = new QTreeWidgetItem(this, {title});
    head->setFlags(Qt::ItemIsEnabled);
    head->setFont(change_column, theme().small);
    head->setForeground(change_column, theme().tx3);
    head->setExpanded(true);
    return head;
}

void ShrinkChanges::addNote(QTreeWidgetItem& head, const QString& text, const QString& tip) {
    auto* item = new QTreeWidgetItem(&head, {text});
    item->setFlags(Qt::ItemIsEnabled);
    item->setForeground(change_column, theme().tx3);
    item->setToolTip(change_column, tip.isEmpty() ? text : tip);
    item->setFirstColumnSpanned(true);
}

void ShrinkChanges::setNumber(QTreeWidgetItem& item, int column, const QString& text, bool isGood) {
    item.setText(column, text);
    item.setFont(column, theme().mono);
    item.setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    if (isGood) item.setForeground(column, theme().blue);
}

void ShrinkChanges::show(const Content& content) {
    const QSignalBlocker quiet(this);
    clear();
    points_ = content.points;
    passes_ = content.passes;
    listsPasses_ = !content.isTiled;
    addPasses(content);
    addChoices(content);
    addTiles(content);
    select(content.chosen, content.choosesNone);
    fitColumns();
}

void ShrinkChanges::select(const ShrinkPoint& point, bool isNone) {
    const QSignalBlocker quiet(this);
    const auto found = std::find(points_.begin(), points_.end(), point);
    const int wanted = isNone ? no_tiles : static_cast<int>(found - points_.begin());
    if (!isNone && (!point || found == points_.end())) return setCurrentItem(nullptr);
    QTreeWidgetItem* tiles = topLevelItem(topLevelItemCount() - 1);
    for (int i = 0; tiles && i < tiles->childCount(); ++i) {
        const QVariant held = tiles->child(i)->data(change_column, point_role);
        if (held.isValid() && held.toInt() == wanted) return setCurrentItem(tiles->child(i));
    }
}

void ShrinkChanges::addPasses(const Content& content) {
    QTreeWidgetItem* head = addHead(tr("Passes"));
    if (content.isTiled)
        return addNote(*head, tr("Tiled programs include the passes that help them"),
                       tr("Remove the tiles to choose passes one by one."));
    if (!content.passes) return addNote(*head, tr("Measuring each pass…"), QString());
    if (content.passes->rows.empty())
        return addNote(*head, tr("The passes of this program could not be measured"), QString());
    QStringList nothing;
    for (const PassRow& row : content.passes->rows) {
        const bool findsNothing = row.finds_nothing(content.passes->bare) && row.saves_with_others == 0;
        if (!row.is_chosen && findsNothing) nothing.append(title(row.id));
        else addPass(*head, *content.passes, row);
    }
    if (content.passes->together) addTogether(*head, *content.passes);
    if (!nothing.isEmpty())
        addNote(*head, tr("%n other pass(es) change nothing here", nullptr, static_cast<int>(nothing.size())),
                nothing.join(QLatin1Char('\n')));
}

void ShrinkChanges::addPass(QTreeWidgetItem& head, const PassTable& table, const PassRow& row) {
    auto* item = new QTreeWidgetItem(&head, {title(row.id)});
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
    item->setCheckState(change_column, row.is_chosen ? Qt::Checked : Qt::Unchecked);
    item->setData(change_column, pass_role, QString::fromStdString(row.id));
    const lowering::OptionalPass* pass = lowering::find_pass(row.id);
    if (pass) item->setToolTip(change_column, words::engine(pass->summary));
    if (row.alone) {
        const qint64 alone = row.alone->arena - table.bare.arena;
        setNumber(*item, alone_column, bytesOf(alone), alone < 0);
        item->setToolTip(alone_column, poolsText(table.bare, *row.alone));
    }
    if (!row.with || !row.without) return item->setText(saves_column, tr("not measured"));
    const qint64 saves = row.with->arena - row.without->arena, stored = row.with->constants - row.without->constants;
    setNumber(*item, saves_column, bytesOf(saves), saves < 0);
    item->setToolTip(saves_column, poolsText(*row.without, *row.with));
    setNumber(*item, flash_column, bytesOf(stored), stored < 0);
    setNumber(*item, work_column, work(row.with->multiply_adds, row.without->multiply_adds), false);
    setNumber(*item, calls_column, delta(row.with->instructions - row.without->instructions), false);
    if (row.saves_with_others == 0) return;
    item->setText(outputs_column, tr("saves with others"));
    item->setToolTip(outputs_column,
                     tr("All passes together save %1 less without it").arg(format::bytes(row.saves_with_others)));
}

void ShrinkChanges::addTogether(QTreeWidgetItem& head, const PassTable& table) {
    const ProgramCost &all = *table.together, &now = table.now;
    if (all.arena == now.arena && all.constants == now.constants && all.instructions == now.instructions) return;
    auto* item = new QTreeWidgetItem(&head, {tr("All passes together")});
    item->setFlags(Qt::ItemIsEnabled);
    setNumber(*item, saves_column, bytesOf(all.arena - now.arena), all.arena < now.arena);
    item->setToolTip(saves_column, poolsText(now, all));
    setNumber(*item, flash_column, bytesOf(all.constants - now.constants), all.constants < now.constants);
    setNumber(*item, work_column, work(all.multiply_adds, now.multiply_adds), false);
    setNumber(*item, calls_column, delta(all.instructions - now.instructions), false);
}

void ShrinkChanges::addChoices(const Content& content) {
    if (content.isTiled || !content.passes || content.passes->choices.empty()) return;
    QTreeWidgetItem* head = addHead(tr("Order and pools"));
    for (std::size_t i = 0; i < content.passes->choices.size(); ++i) {
        const ChoiceRow& row = content.passes->choices[i];
        auto* item = new QTreeWidgetItem(head, {gainText({.changes = {row.change}, .pools = {}})});
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(change_column, row.is_chosen ? Qt::Checked : Qt::Unchecked);
        item->setData(change_column, choice_role, static_cast<int>(i));
        if (!row.with || !row.without) {
            item->setText(saves_column, tr("not measured"));
            continue;
        }
        const qint64 saves = row.with->arena - row.without->arena;
        setNumber(*item, saves_column, bytesOf(saves), saves < 0);
        item->setToolTip(saves_column, poolsText(*row.without, *row.with));
        setNumber(*item, flash_column, QStringLiteral("0"), false);
        setNumber(*item, work_column, QStringLiteral("0"), false);
        setNumber(*item, calls_column, QStringLiteral("0"), false);
    }
}

void ShrinkChanges::addTiles(const Content& content) {
    QTreeWidgetItem* head = addHead(tr("Tiles"));
    if (content.points.empty() && !content.isTiled) return addNote(*head, content.state, QString());
    auto* none = new QTreeWidgetItem(head, {tr("No tiles")});
    none->setData(change_column, point_role, no_tiles);
    if (!content.isTiled) none->setIcon(change_column, themeIcon(QStringLiteral("check"), theme().blue));
    for (const ShrinkPoint& point : content.points) addPoint(*head, content, point);
    if (content.points.empty()) addNote(*head, content.state, QString());
}

void ShrinkChanges::addPoint(QTreeWidgetItem& head, const Content& content, const ShrinkPoint& point) {
    auto* item = new QTreeWidgetItem(&head, {ShrinkWords::groups(point->choice)});
    const auto at = std::find(points_.begin(), points_.end(), point) - points_.begin();
    item->setData(change_column, point_role, static_cast<int>(at));
    QString tip = ShrinkWords::allGroups(point->choice);
    if (point->recomputes_halos) tip += QLatin1Char('\n') + tr("Halos are computed again.");
    if (point->rolls_loops) tip += QLatin1Char('\n') + tr("Equal tiles are loops of the file.");
    item->setToolTip(change_column, tip);
    if (point == content.current) item->setIcon(change_column, themeIcon(QStringLiteral("check"), theme().blue));
    const qint64 memory = memoryOf(*point, content.goal);
    const bool fits = !content.goal.bytes || memory <= *content.goal.bytes;
    setNumber(*item, saves_column, bytesOf(memory - content.asItIs), fits);
    if (!fits) item->setForeground(saves_column, theme().bad);
    item->setToolTip(saves_column,
                     QStringLiteral("%1 → %2").arg(format::exactBytes(content.asItIs), format::exactBytes(memory)));
    if (point->file && content.file) setNumber(*item, flash_column, bytesOf(*point->file - *content.file), false);
    setNumber(*item, work_column, work(content.multiplyAdds + point->more_multiply_adds, content.multiplyAdds), false);
    setNumber(*item, calls_column, delta(point->instructions - content.instructions), false);
    item->setText(outputs_column, QStringLiteral("✓ ") + ShrinkWords::proof(*point));
    item->setForeground(outputs_column, theme().blue);
}

void ShrinkChanges::fitColumns() {
    constexpr int least_change = 230;
    const auto wish = [this](int column, int leaves) {
        return ColumnWish{.column = column, .whole = wholeWidth(*this, column), .least = 0, .leaves = leaves};
    };
    std::vector<ColumnWish> wishes{
        {.column = change_column, .whole = wholeWidth(*this, change_column), .least = forText(least_change)},
        wish(saves_column, 0),
        wish(flash_column, 3),
        wish(work_column, 1),
        wish(calls_column, 4),
        wish(outputs_column, 5)};
    if (listsPasses_) wishes.push_back(wish(alone_column, 2));
    else setColumnHidden(alone_column, true);
    divideColumns(*this, wishes);
}

void ShrinkChanges::hover(const QTreeWidgetItem* item) {
    const QVariant held = item ? item->data(change_column, point_role) : QVariant();
    const bool isPoint = held.isValid() && held.toInt() != no_tiles;
    const ShrinkPoint point = isPoint ? points_[static_cast<std::size_t>(held.toInt())] : nullptr;
    if (point == hovered_) return;
    hovered_ = point;
    emit pointHovered(point);
}

/// Below the rows nothing is entered.
bool ShrinkChanges::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) hover(nullptr);
    return QTreeWidget::viewportEvent(event);
}

void ShrinkChanges::resizeEvent(QResizeEvent* event) {
    QTreeWidget::resizeEvent(event);
    fitColumns();
}

void ShrinkChanges::keyPressEvent(QKeyEvent* event) {
    const QTreeWidgetItem* item = currentItem();
    const bool isPoint = item && item->data(change_column, point_role).isValid();
    if (isPoint && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) return emit activated();
    QTreeWidget::keyPressEvent(event);
}

}  // namespace arenascope
