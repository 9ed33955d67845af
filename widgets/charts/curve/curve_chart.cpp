#include "widgets/charts/curve/curve_chart.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/planning/planner.h"
#include "widgets/charts/curve/curve_canvas.h"
#include "widgets/plot/chart_header.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/plot/widget_picture.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/row_delegate.h"

namespace arenascope {

CurveChart::CurveChart(ViewState& state, QWidget* parent)
    : Chart(parent),
      state_(state),
      header_(new ChartHeader(this)),
      canvas_(new CurveCanvas(this)),
      symbol_(new QComboBox(header_)),
      table_(new QTableWidget(this)) {
    setObjectName(QStringLiteral("curveChart"));
    setAccessibleName(tr("Arena size over a dimension"));
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->setSizeConstraint(QLayout::SetNoConstraint);  // the window determines the minimum size of charts
    column->addWidget(header_);
    column->addWidget(canvas_, 3);
    column->addWidget(table_, 2);
    setStyleState(*symbol_, "compact", true);
    symbol_->setAccessibleName(tr("Symbol"));
    symbol_->setMinimumWidth(110);
    header_->setCorner(symbol_);
    table_->setColumnCount(5);
    table_->setAccessibleName(tr("Arena size by value"));
    table_->setShowGrid(false);
    table_->setItemDelegate(new RowDelegate(table_));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setMinimumSectionSize(forText(metric::tableRow));
    table_->verticalHeader()->setDefaultSectionSize(forText(metric::tableRow));
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setFixedHeight(forText(metric::tableHead));
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    connect(symbol_, &QComboBox::activated, this, [this] { emit curveRequested(symbol_->currentText()); });
    connect(&state, &ViewState::outcomeChanged, this, &CurveChart::fillSymbols);
    connect(&state, &ViewState::curveChanged, this, &CurveChart::showCurve);
    fillSymbols();
    showCurve();
}

CurveChart::~CurveChart() = default;

void CurveChart::fillSymbols() {
    const QString before = symbol_->currentText();
    symbol_->clear();
    if (state_.outcome() && state_.outcome()->method) {
        for (const auto& [name, range] : state_.outcome()->method->ranges)
            symbol_->addItem(QString::fromStdString(name));
    }
    symbol_->setCurrentIndex(std::max(symbol_->count() > 0 ? 0 : -1, symbol_->findText(before)));
    if (shown_ && !state_.curve()) showCurve();
    else if (isVisible()) ask();
    update();
}

/// The curve takes a while to compute, so it is requested only if it is visible.
void CurveChart::ask() {
    if (symbol_->count() > 0 && !state_.curve()) emit curveRequested(symbol_->currentText());
}

void CurveChart::showEvent(QShowEvent* event) {
    Chart::showEvent(event);
    ask();
}

QString CurveChart::emptyMessage() const {
    if (!state_.outcome()) return tr("Open a program (Ctrl+O) to see its arena size over a dynamic dimension");
    if (symbol_->count() == 0)
        return tr("Every size in this file is fixed; export it with a dynamic dimension to see a curve");
    return tr("Computing the curve of %1…").arg(symbol_->currentText());
}

/// Until the curve of the present tuning is ready: the last one of the same dimension, with the present value.
std::shared_ptr<const SizeCurve> CurveChart::meanwhile() const {
    const Outcome* outcome = state_.outcome().get();
    if (!shown_ || !outcome || !outcome->method) return nullptr;
    if (outcome->tensors.size() != shownTensors_ || symbol_->currentText().toStdString() != shown_->symbol)
        return nullptr;
    const auto range = outcome->method->ranges.find(shown_->symbol);
    if (range == outcome->method->ranges.end() || !range->second.max) return nullptr;
    auto out = std::make_shared<SizeCurve>(*shown_);
    out->now = *range->second.max;
    return out;
}

void CurveChart::showCurve() {
    const bool waits = !state_.curve();
    shown_ = waits ? meanwhile() : state_.curve();
    shownTensors_ = state_.outcome() ? state_.outcome()->tensors.size() : 0;
    const std::shared_ptr<const SizeCurve>& curve = shown_;
    const bool shown = curve && !curve->points.empty() && !curve->pools.empty();
    for (QWidget* part :
         {static_cast<QWidget*>(header_), static_cast<QWidget*>(canvas_), static_cast<QWidget*>(table_)})
        part->setVisible(shown);
    canvas_->show(shown ? curve : nullptr);
    update();
    if (waits && isVisible()) ask();
    if (!shown) return;
    const PoolRow pool = CurveCanvas::mainPool(*curve);
    symbol_->setCurrentIndex(symbol_->findText(QString::fromStdString(curve->symbol)));
    showFacts(*curve, pool);
    setAccessibleDescription(header_->accessibleDescription());
    fillTable();
}

void CurveChart::showFacts(const SizeCurve& curve, PoolRow pool) {
    const QString symbol = QString::fromStdString(curve.symbol), name = QString::fromStdString(curve.pools[pool].name);
    const std::optional<std::int64_t> capacity = curve.pools[pool].capacity;
    QList<Fact> facts;
    const auto now = std::find_if(curve.points.begin(), curve.points.end(),
                                  [&](const CurvePoint& point) { return point.value == curve.now; });
    const QString what = tr("%1 at %2 = %3").arg(name, symbol, format::number(curve.now));
    if (now == curve.points.end()) facts.append({what, QStringLiteral("…"), {}, Fact::Tone::plain});
    else
        facts.append({what, format::bytes(now->bytes[pool]),
                      capacity ? tr("of %1").arg(format::bytes(*capacity)) : QString(),
                      now->fits ? Fact::Tone::plain : Fact::Tone::bad});
    if (curve.largest_fit)
        facts.append(
            {tr("Largest %1 that fits").arg(symbol), format::number(*curve.largest_fit), {}, Fact::Tone::good});
    else if (capacity) facts.append({tr("Largest %1 that fits").arg(symbol), tr("none"), {}, Fact::Tone::bad});
    const CurvePoint &first = curve.points.front(), &last = curve.points.back();
    if (last.value > first.value) {
        const double each =
            static_cast<double>(last.bytes[pool] - first.bytes[pool]) / static_cast<double>(last.value - first.value);
        facts.append({tr("Growth per %1").arg(symbol), format::number(static_cast<qint64>(each)), tr("B on average"),
                      Fact::Tone::plain});
    }
    header_->setFacts(facts);
    const Planner* planner = find_planner(curve.planner);
    const bool best = planner && curve.planner == planner_id::automatic;
    const QString title = planner ? words::engine(planner->title) : QString::fromStdString(curve.planner);
    QList<Swatch> legend{
        {.text = best ? tr("arena, best plan for each value") : tr("arena, planned with %1").arg(title),
         .colors = theme().role(DataRole::intermediate),
         .look = Swatch::Look::solid},
        {.text = tr("lower bound"), .look = Swatch::Look::dashed}};
    if (curve.largest_fit) legend.append({.text = tr("does not fit"), .look = Swatch::Look::hatched});
    header_->setLegend(legend);
}

void CurveChart::fillTable() {
    const SizeCurve& curve = *shown_;
    const PoolRow pool = CurveCanvas::mainPool(curve);
    const std::optional<std::int64_t> capacity = curve.pools[pool].capacity;
    const format::Unit unit = format::unitFor(curve.points.empty() ? 0 : curve.points.back().bytes[pool]);
    table_->horizontalHeader()->setFont(theme().small);
    table_->setHorizontalHeaderLabels({QString::fromStdString(curve.symbol), tr("Arena, %1").arg(unit.name),
                                       tr("Bound, %1").arg(unit.name), tr("To spare, %1").arg(unit.name),
                                       tr("Verdict")});
    for (int column = 0; column < 5; ++column)
        table_->horizontalHeaderItem(column)->setTextAlignment(column < 4 ? Qt::AlignRight | Qt::AlignVCenter
                                                                          : Qt::AlignLeft | Qt::AlignVCenter);
    table_->setRowCount(static_cast<int>(curve.points.size()));
    int set = 0;  // row of the value that is set
    for (int row = 0; row < table_->rowCount(); ++row) {
        const CurvePoint& point = curve.points[static_cast<std::size_t>(row)];
        QString verdict = !capacity ? QString() : point.fits ? tr("✓ fits") : tr("✗ over");
        if (point.value == curve.now) verdict += (verdict.isEmpty() ? QString() : QStringLiteral("  ")) + tr("current");
        if (curve.largest_fit == point.value) verdict += QStringLiteral("  ") + tr("largest that fits");
        const QString cells[] = {format::number(point.value), format::in(unit, point.bytes[pool]),
                                 format::in(unit, point.bounds[pool]),
                                 capacity ? format::in(unit, *capacity - point.bytes[pool]) : QString(), verdict};
        for (int column = 0; column < 5; ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            item->setFont(column < 4 ? theme().mono : theme().body);
            item->setTextAlignment(column < 4 ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
            if (column == 4 && capacity) item->setForeground(point.fits ? theme().blue : theme().bad);
            if (column == 1) item->setToolTip(format::exactBytes(point.bytes[pool]));
            table_->setItem(row, column, item);
        }
        if (point.value == curve.now) set = row;
    }
    fitColumns();
    table_->setCurrentCell(set, 0);
    table_->scrollToItem(table_->item(set, 0), QAbstractItemView::PositionAtCenter);
}

/// As wide as header and numbers: the style's own hint of a header omits its padding.
void CurveChart::fitColumns() {
    constexpr int padding = 26;
    const QFontMetrics head(theme().small), cell(theme().mono);
    for (int column = 0; column + 1 < table_->columnCount(); ++column) {
        int width = head.horizontalAdvance(table_->horizontalHeaderItem(column)->text());
        for (int row = 0; row < table_->rowCount(); ++row)
            width = std::max(width, cell.horizontalAdvance(table_->item(row, column)->text()));
        table_->horizontalHeader()->resizeSection(column, width + padding);
    }
}

void CurveChart::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) showCurve();
}

void CurveChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    if (!table_->isVisibleTo(this)) paint::emptyText(painter, rect(), emptyMessage());
}

QImage CurveChart::renderImage(QSize size, qreal dpr) { return widgetPicture(*this, size, dpr); }

void CurveChart::paintOnto(QPaintDevice& device, QSize size) { paintWidgetOnto(*this, device, size); }

}  // namespace arenascope
