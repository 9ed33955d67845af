#include "widgets/tables/plans_table.h"

#include <QAbstractTableModel>
#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>
#include <cmath>
#include <utility>

#include "widgets/plot/plot_paint.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"

namespace arenascope {

/// Columns: name, bar, one per pool, then the fixed ones of `Tail`.
class PlansModel final : public QAbstractTableModel {
public:
    enum Tail : std::uint8_t { ranged, moving, above, percent, delta, verdict, time, bound, tail_count };
    using QAbstractTableModel::QAbstractTableModel;

    void show(const Outcome* outcome, const Plan* instead, const RunResult* run, const Outcome* atRanges) {
        beginResetModel();
        std::vector<PlanRow> before =
            std::exchange(rows_, outcome ? planRows(*outcome, instead, run) : std::vector<PlanRow>{});
        if (outcome && outcome->plans.size() == 1 && outcome->refusals.empty())
            keepWaiting(std::move(before), *outcome);
        if (atRanges) addRanged(rows_, *atRanges);
        pools_.clear();
        qint64 largest = 0;
        for (const PlanRow& row : rows_) largest = std::max({largest, row.total, row.ranged.value_or(0)});
        unit_ = format::unitFor(largest);
        if (!rows_.empty()) {
            for (const PoolResult& pool : outcome->plan().pools)
                pools_.append(pool.name.empty() ? QString::number(pool.mem_id) : QString::fromStdString(pool.name));
        }
        endResetModel();
    }
    [[nodiscard]] const std::vector<PlanRow>& rows() const { return rows_; }
    [[nodiscard]] int pools() const { return static_cast<int>(pools_.size()); }
    /// The column's index after the pools, or -1.
    [[nodiscard]] int tailOf(int column) const { return column - 2 - pools(); }
    [[nodiscard]] bool hasRanged() const {
        return std::any_of(rows_.begin(), rows_.end(), [](const PlanRow& row) { return row.ranged.has_value(); });
    }
    [[nodiscard]] bool isTimed() const {
        return std::any_of(rows_.begin(), rows_.end(), [](const PlanRow& row) { return row.moveMs.has_value(); });
    }
    [[nodiscard]] bool limited() const {
        return std::any_of(rows_.begin(), rows_.end(), [](const PlanRow& row) { return row.capacity > 0; });
    }
    [[nodiscard]] QString baselineText() const;
    [[nodiscard]] QString mainPool() const { return pools_.isEmpty() ? QString() : pools_.front(); }

    int rowCount(const QModelIndex& parent) const override {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }
    int columnCount(const QModelIndex& parent) const override {
        return parent.isValid() ? 0 : 2 + pools() + tail_count;
    }
    /// A planner that refused has no plan to show, and neither has another runtime.
    Qt::ItemFlags flags(const QModelIndex& index) const override {
        if (!index.isValid()) return QAbstractTableModel::flags(index);
        const PlanRow& row = rows_[static_cast<std::size_t>(index.row())];
        return !row.refusal.isEmpty() || row.isRuntime ? Qt::NoItemFlags : QAbstractTableModel::flags(index);
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    /// The first plan after an edit arrives alone: planners compared before keep their rows meanwhile.
    void keepWaiting(std::vector<PlanRow> before, const Outcome& outcome) {
        for (PlanRow& old : before) {
            const auto is_same = [&](const PlanRow& row) { return row.planner == old.planner; };
            if (old.isRuntime || std::any_of(rows_.begin(), rows_.end(), is_same)) continue;
            PlanRow row;
            row.planner = std::move(old.planner);
            row.title = std::move(old.title);
            row.poolBytes.resize(outcome.plan().pools.size());
            row.verdict = PlansTable::tr("waiting");
            row.refusal = PlansTable::tr("not replanned yet");
            row.valid = row.fits = false;
            rows_.push_back(std::move(row));
        }
    }
    /// Names the baseline: "Δ Greedy".
    [[nodiscard]] QString deltaHead() const {
        const auto base = std::find_if(rows_.begin(), rows_.end(), [](const PlanRow& row) { return row.isBaseline; });
        return base == rows_.end() ? PlansTable::tr("\u0394 reference") : QStringLiteral("\u0394 ") + base->title;
    }
    [[nodiscard]] QString textOf(const PlanRow& row, int column) const;
    [[nodiscard]] QVariant colorOf(const PlanRow& row, int column) const;
    std::vector<PlanRow> rows_;
    QStringList pools_;
    format::Unit unit_;  ///< of all sizes here
};

QVariant PlansModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    const int tail = tailOf(section);
    if (role == Qt::FontRole) return theme().small;
    if (role == Qt::ToolTipRole && tail == delta) return baselineText();
    if (role == Qt::ToolTipRole && tail == moving) return PlansTable::tr("Time to move the bytes of one run");
    if (role == Qt::TextAlignmentRole) {
        const bool right = section > 1 && tail != verdict && tail != bound;
        return QVariant((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) return {};
    if (section == 0) return PlansTable::tr("Plan");
    if (section == 1) return PlansTable::tr("%1 peak").arg(mainPool());
    if (tail < 0) return QStringLiteral("%1 %2").arg(pools_[section - 2], unit_.name);
    switch (tail) {
        case ranged: return PlansTable::tr("At value ranges, %1").arg(unit_.name);
        case moving: return PlansTable::tr("Transfer time");
        case above: return PlansTable::tr("Above bound");
        case percent: return QStringLiteral("%");
        case delta: return deltaHead();
        case verdict: return PlansTable::tr("Verdict");
        case time: return PlansTable::tr("ms");
        default: return QString();
    }
}

QString PlansModel::baselineText() const {
    QString out;
    for (const PlanRow& row : rows_) {
        if (row.isBaseline) out = PlansTable::tr("reference: %1").arg(row.title);
    }
    for (const PlanRow& row : rows_) {
        if (row.refusedBaseline && !row.isBaseline && !out.isEmpty())
            out += QLatin1Char('\n') + row.title + QStringLiteral(": ") + row.refusal;
    }
    return out;
}

QString PlansModel::textOf(const PlanRow& row, int column) const {
    const int tail = tailOf(column);
    if (column == 0) return row.title;
    if (column == 1) return row.refusal;
    if (!row.refusal.isEmpty()) return tail == verdict ? row.verdict : QString();
    if (tail < 0) {
        const auto& bytes = row.poolBytes[PoolRow(column - 2)];
        return bytes ? format::in(unit_, *bytes) : QString();
    }
    if (row.isRuntime && (tail == above || tail == percent || tail == bound)) return {};  // the bound belongs to a plan
    switch (tail) {
        case ranged: return row.ranged ? format::in(unit_, *row.ranged) : QString();
        case moving: return row.moveMs ? format::moveTime(*row.moveMs) : QString();
        case above: return row.aboveBound == 0 ? QStringLiteral("0") : format::deltaIn(unit_, row.aboveBound);
        case percent: return format::percentDelta(row.gap);
        case delta:
            if (row.isBaseline) return PlansTable::tr("reference");
            return row.toBaseline ? format::deltaIn(unit_, *row.toBaseline) : QStringLiteral("·");
        case verdict: return row.verdict;
        case time: return row.milliseconds > 0 ? format::milliseconds(row.milliseconds) : QString();
        default: return row.optimal ? PlansTable::tr("= lower bound") : QString();
    }
}

namespace {

QColor verdictColor(const PlanRow& row) {
    if (row.isRuntime || row.isFar()) return theme().tx2;
    return row.fits && row.valid ? theme().blue : theme().bad;
}

}  // namespace

QVariant PlansModel::colorOf(const PlanRow& row, int column) const {
    const int tail = tailOf(column);
    if (!row.refusal.isEmpty()) return theme().tx3;
    if (column == 0) return theme().tx;
    if (column == 2) return row.capacity > 0 && row.bytes > row.capacity ? theme().bad : theme().tx;
    if (tail == verdict && row.isRuntime) return theme().tx2;
    if (tail == verdict) return verdictColor(row);
    if (tail == ranged) return row.ranged && *row.ranged > row.total ? theme().bad : theme().tx;
    if (tail == above || tail == percent) return row.aboveBound == 0 ? theme().tx3 : theme().tx;
    return theme().tx2;
}

QVariant PlansModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || static_cast<std::size_t>(index.row()) >= rows_.size()) return {};
    const PlanRow& row = rows_[static_cast<std::size_t>(index.row())];
    const int column = index.column(), tail = tailOf(column);
    const bool words = column == 0 || tail == verdict || tail == bound;
    switch (role) {
        case Qt::DisplayRole: return textOf(row, column);
        case Qt::ForegroundRole: return colorOf(row, column);
        case Qt::FontRole: return words ? theme().body : theme().mono;
        case Qt::TextAlignmentRole: return QVariant((words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
        case Qt::ToolTipRole:
            if (!row.refusal.isEmpty()) return row.refusal;
            if (column == 0) return row.origin;
            if (tail == ranged) return row.ranged ? QVariant(format::exactBytes(*row.ranged)) : QVariant();
            return tail < 0 && column > 1 ? QVariant() : QVariant(format::exactBytes(row.total));
        case Qt::AccessibleTextRole:
            return column == 1 && row.refusal.isEmpty()
                ? PlansTable::tr("%1 of %2").arg(format::bytes(row.bytes), format::bytes(row.capacity))
                : textOf(row, column);
        default: return {};
    }
}

namespace {

constexpr int smallest_name = 150, smallest_bar = 140, comfortable_bar = 220;
constexpr int between = 24;           ///< the air of a column
constexpr int pad = metric::cellPad;  ///< the head's
constexpr int mark_room = 18;         ///< of the sign before a verdict

/// Head with the meaning of the two ticks beside the bar's title.
class PlansHead final : public QHeaderView {
public:
    PlansHead(const PlansModel& plans, QWidget* parent) : QHeaderView(Qt::Horizontal, parent), plans_(plans) {
        setSectionsClickable(false);
    }

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override {
        painter->save();
        QHeaderView::paintSection(painter, rect, section);
        painter->restore();
        if (section != 1) return;
        const Theme& t = theme();
        const QFontMetrics metrics(t.small);
        painter->save();
        painter->setFont(t.small);
        int x = rect.left() + 14 + metrics.horizontalAdvance(model()->headerData(1, Qt::Horizontal).toString()) + 18;
        const auto entry = [&](const QString& text, const QPen& pen) {
            if (x + 8 + metrics.horizontalAdvance(text) > rect.right()) return;
            painter->setPen(pen);
            painter->drawLine(x, rect.center().y() - 5, x, rect.center().y() + 6);
            painter->setPen(t.tx3);
            painter->drawText(QRect(x + 7, rect.top(), rect.right() - x, rect.height()), Qt::AlignVCenter, text);
            x += metrics.horizontalAdvance(text) + 24;
        };
        QPen dots(t.tx, 1);
        dots.setCapStyle(Qt::FlatCap);
        dots.setDashPattern({2, 2});
        if (plans_.limited()) entry(PlansTable::tr("capacity"), QPen(t.bad, 2));
        entry(PlansTable::tr("lower bound"), dots);
        painter->restore();
    }

private:
    const PlansModel& plans_;
};

class PlansDelegate final : public QStyledItemDelegate {
public:
    explicit PlansDelegate(PlansModel* model) : QStyledItemDelegate(model), model_(*model) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& t = theme();
        const PlanRow& row = model_.rows()[static_cast<std::size_t>(index.row())];
        const bool selected = option.state & QStyle::State_Selected, hovered = option.state & QStyle::State_MouseOver;
        painter->save();
        painter->fillRect(option.rect, selected ? t.sel : hovered ? t.hov : t.base);
        if (index.column() == 0 && selected)
            painter->fillRect(QRect(option.rect.left(), option.rect.top(), 2, option.rect.height()), t.ink);
        if (index.column() == 0) paintName(*painter, option.rect, row);
        else if (!row.refusal.isEmpty()) paintRefusal(*painter, option.rect, index, row);
        else if (index.column() == 1) paintBar(*painter, option.rect, row);
        else if (model_.tailOf(index.column()) == PlansModel::verdict) paintVerdict(*painter, option.rect, index, row);
        else {
            painter->setFont(index.data(Qt::FontRole).value<QFont>());
            painter->setPen(index.data(Qt::ForegroundRole).value<QColor>());
            painter->drawText(option.rect.adjusted(pad, 0, -pad, 0), index.data(Qt::TextAlignmentRole).toInt(),
                              index.data().toString());
        }
        painter->restore();
    }

private:
    static void paintName(QPainter& painter, const QRect& cell, const PlanRow& row) {
        const QFontMetrics metrics(theme().body);
        const QRect room = cell.adjusted(pad, 0, -pad, 0);
        const QString title = metrics.elidedText(row.title, Qt::ElideRight, room.width());
        painter.setFont(theme().body);
        painter.setPen(row.refusal.isEmpty() ? theme().tx : theme().tx3);
        painter.drawText(room, Qt::AlignVCenter, title);
        const QRect rest = room.adjusted(metrics.horizontalAdvance(title) + 6, 0, 0, 0);
        painter.setPen(theme().tx3);
        if (rest.width() > 30)
            painter.drawText(rest, Qt::AlignVCenter, metrics.elidedText(row.origin, Qt::ElideRight, rest.width()));
    }

    static void paintRefusal(QPainter& painter, const QRect& cell, const QModelIndex& index, const PlanRow& row) {
        painter.setPen(theme().tx3);
        if (index.column() == 1) {
            const QRect room = cell.adjusted(pad, 0, -pad, 0);
            painter.setFont(theme().small);
            painter.drawText(room, Qt::AlignVCenter,
                             QFontMetrics(theme().small).elidedText(row.refusal, Qt::ElideRight, room.width()));
            return;
        }
        painter.setFont(theme().body);
        painter.drawText(cell.adjusted(pad, 0, 0, 0), Qt::AlignVCenter, index.data().toString());
    }

    static void paintVerdict(QPainter& painter, const QRect& cell, const QModelIndex& index, const PlanRow& row) {
        const bool good = row.fits && row.valid;
        const QColor color = verdictColor(row);
        if (!row.isRuntime && !row.isFar()) {
            const QPixmap mark = themePixmap(good ? QStringLiteral("check") : QStringLiteral("cross"), color, 12,
                                             painter.device()->devicePixelRatioF());
            painter.drawPixmap(QPointF(cell.left() + pad, cell.center().y() - 5.5), mark);
        }
        painter.setFont(theme().body);
        painter.setPen(color);
        painter.drawText(cell.adjusted(row.isRuntime ? pad : pad + mark_room, 0, 0, 0), Qt::AlignVCenter,
                         index.data().toString());
    }

    /// All rows share one scale: 140 % of the capacity, or slightly above the second worst plan.
    [[nodiscard]] double scaleOf() const {
        double limit = 1;
        std::vector<double> sizes;
        for (const PlanRow& row : model_.rows()) {
            if (!row.refusal.isEmpty()) continue;
            limit = std::max(limit, static_cast<double>(std::max(row.capacity, row.lowerBound)) * 1.48);
            sizes.push_back(static_cast<double>(row.bytes));
        }
        std::sort(sizes.begin(), sizes.end());
        const double median = sizes.empty() ? 1 : sizes[sizes.size() / 2];
        return std::max(limit, std::min(median * 1.3, limit * 1.5));
    }

    void paintBar(QPainter& painter, const QRect& cell, const PlanRow& row) const {
        const Theme& t = theme();
        const QRectF room = QRectF(cell).adjusted(pad, 0, -14, 0);
        const double scale = room.width() / scaleOf();
        const auto x = [&](qint64 bytes) {
            return room.left() + std::min(room.width(), static_cast<double>(bytes) * scale);
        };
        const double top = cell.center().y() - 3, end = x(row.bytes);
        const QColor blue = t.role(DataRole::intermediate).solid, orange = t.role(DataRole::other).solid;
        const qint64 inside = row.capacity > 0 ? std::min(row.bytes, row.capacity) : row.bytes;
        painter.fillRect(QRectF(room.left(), top, x(inside) - room.left(), 7),
                         mixed(blue, t.base, row.shown ? 1 : 0.55));
        if (row.capacity > 0 && row.bytes > row.capacity)
            painter.fillRect(QRectF(x(row.capacity), top, end - x(row.capacity), 7),
                             mixed(orange, t.base, row.shown ? 1 : 0.6));
        painter.setRenderHint(QPainter::Antialiasing);
        if (static_cast<double>(row.bytes) * scale > room.width()) {
            // Longer than the column: two slashes, with the number.
            painter.setPen(QPen(t.base, 2));
            for (const double at : {end - 16, end - 10})
                painter.drawLine(QPointF(at, top + 8), QPointF(at + 4, top - 1));
        }
        painter.setRenderHint(QPainter::Antialiasing, false);
        if (row.capacity > 0)
            painter.fillRect(QRectF(std::round(x(row.capacity)) - 1, cell.top() + 3, 2, cell.height() - 6), t.bad);
        QPen dots(t.tx, 1);
        dots.setCapStyle(Qt::FlatCap);
        dots.setDashPattern({2, 2});
        painter.setPen(dots);
        const double bound = std::round(x(row.lowerBound));
        painter.drawLine(QPointF(bound, cell.top() + 3), QPointF(bound, cell.bottom() - 2));
    }

    const PlansModel& model_;
};

}  // namespace

PlansTable::PlansTable(ViewState& state, QWidget* parent)
    : QTableView(parent), state_(state), model_(new PlansModel(this)) {
    setObjectName(QStringLiteral("plansTable"));
    setAccessibleName(tr("Plans"));
    setHorizontalHeader(new PlansHead(*model_, this));
    setModel(model_);
    setItemDelegate(new PlansDelegate(model_));
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setShowGrid(false);
    setMouseTracking(true);
    setWordWrap(false);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(forText(metric::tableRow));
    verticalHeader()->setMinimumSectionSize(forText(metric::tableRow));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setFixedHeight(forText(metric::tableHead));
    horizontalHeader()->setStretchLastSection(true);  // the selected row reaches the end
    setTabKeyNavigation(false);
    connect(&state, &ViewState::outcomeChanged, this, &PlansTable::refresh);
    connect(&state, &ViewState::whatIfChanged, this, &PlansTable::refresh);
    connect(&state, &ViewState::runChanged, this, &PlansTable::refresh);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &PlansTable::chosen);
    refresh();
}

void PlansTable::setRanged(std::shared_ptr<const Outcome> ranged) {
    ranged_ = std::move(ranged);
    refresh();
}

QString PlansTable::baselineText() const { return model_->baselineText(); }

void PlansTable::refresh() {
    refreshing_ = true;
    model_->show(state_.outcome().get(), state_.whatIf() ? &state_.whatIf()->plan : nullptr, state_.run().get(),
                 ranged_.get());
    fitColumns();
    for (std::size_t i = 0; i < model_->rows().size(); ++i) {
        if (!model_->rows()[i].shown) continue;
        selectRow(static_cast<int>(i));
        scrollTo(model_->index(static_cast<int>(i), 0));
    }
    refreshing_ = false;
    viewport()->update();
}

/// Of the longest name with where it is from.
int PlansTable::wholeName() const {
    constexpr int gap = 6;
    int width = 0;
    for (const PlanRow& row : model_->rows())
        width = std::max(
            width, fontMetrics().horizontalAdvance(row.title) + gap + fontMetrics().horizontalAdvance(row.origin));
    return width + 2 * pad + gap;
}

void PlansTable::fitColumns() {
    const int columns = model_->columnCount({});
    if (columns < 3) return;
    horizontalHeader()->setMinimumSectionSize(40);
    // As wide as their contents and headers: names get the rest.
    const auto width_of = [&](int column) {
        const int tail = model_->tailOf(column);
        int width = 0;
        for (int row = 0; row < model_->rowCount({}); ++row) {
            const QModelIndex cell = model_->index(row, column);
            const QFontMetrics metrics(cell.data(Qt::FontRole).value<QFont>());
            width = std::max(width, metrics.horizontalAdvance(cell.data().toString()));
        }
        if (tail == PlansModel::bound) width = fontMetrics().horizontalAdvance(tr("= lower bound"));
        if (tail == PlansModel::verdict) width += mark_room;
        const QString head = model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        return std::max(width, fontMetrics().horizontalAdvance(head)) + between;
    };
    const auto is_empty = [&](int column) {
        const int tail = model_->tailOf(column);
        return (tail == PlansModel::ranged && !model_->hasRanged()) ||
            (tail == PlansModel::moving && !model_->isTimed());
    };
    int used = 0;
    for (int column = 2; column < columns; ++column) {
        if (!is_empty(column)) used += width_of(column);
    }
    // A narrow dock keeps sizes and verdict; redundant columns are hidden first.
    const int room = viewport()->width() - smallest_name - smallest_bar;
    for (int column = 2; column < columns; ++column)  // with other pools it is another column
        setColumnHidden(column, is_empty(column));
    for (const int tail :
         {PlansModel::bound, PlansModel::percent, PlansModel::delta, PlansModel::time, PlansModel::above}) {
        const int column = 2 + model_->pools() + tail;
        const bool hide = used > room;
        setColumnHidden(column, hide);
        if (hide) used -= width_of(column);
    }
    for (int column = 2; column < columns; ++column) {
        if (!isColumnHidden(column)) setColumnWidth(column, width_of(column));
    }
    // Name and bar share the rest.
    const int left = std::max(smallest_name + smallest_bar, viewport()->width() - used);
    setColumnWidth(0, std::clamp(wholeName(), smallest_name, std::max(smallest_name, left - comfortable_bar)));
    setColumnWidth(1, std::max(smallest_bar, std::min(400, left - columnWidth(0))));
}

void PlansTable::chosen(const QModelIndex& now) {
    if (refreshing_ || !now.isValid()) return;
    emit planChosen(model_->rows()[static_cast<std::size_t>(now.row())].planner);
}

void PlansTable::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fitColumns();
}

void PlansTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) viewport()->update();
}

void PlansTable::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    if (!model_->rows().empty()) return;
    QPainter painter(viewport());
    paint::emptyText(painter, viewport()->rect(), tr("Press F5 to compare the plans of all planners"));
}

}  // namespace arenascope
