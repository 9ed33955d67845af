#include "widgets/charts/curve/curve_chart.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "engine/planning/planner.h"
#include "widgets/charts/curve/curve_canvas.h"
#include "widgets/charts/curve/size_map_canvas.h"
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
      second_(new QComboBox(header_)),
      mapButton_(new QToolButton(header_)),
      table_(new QTableWidget(this)),
      map_(new SizeMapCanvas(this)) {
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
    column->addWidget(map_, 5);
    header_->setCorner(buildCorner());
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
    connect(symbol_, &QComboBox::activated, this, [this] {
        fillSecond(second_->currentData().toString());
        if (isMap()) return askForMap();
        cancelMap();  // it was with this symbol
        emit curveRequested(symbol_->currentText());
        if (!canvas_->isVisibleTo(this)) {  // until there is a curve: nothing of the map
            header_->setFacts({});
            header_->setLegend({});
        }
        showParts();
    });
    connect(second_, &QComboBox::activated, this, [this] {
        cancelMap();
        if (isMap()) askForMap();
        else showCurve();
    });
    connect(mapButton_, &QToolButton::clicked, this, [this] {
        if (mapState_ == MapState::computing) cancelMap();
        else askForMap();
    });
    connect(map_, &SizeMapCanvas::cellChosen, this, &CurveChart::takeSizes);
    connect(map_, &SizeMapCanvas::cursorMoved, this, &CurveChart::showMapFacts);
    connect(&state, &ViewState::outcomeChanged, this, &CurveChart::fillSymbols);
    connect(&state, &ViewState::curveChanged, this, &CurveChart::showCurve);
    fillSymbols();
    showCurve();
}

CurveChart::~CurveChart() = default;

QWidget* CurveChart::buildCorner() {
    auto* corner = new QWidget(header_);
    auto* row = new QHBoxLayout(corner);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    mapButton_->setObjectName(QStringLiteral("mapButton"));
    setStyleState(*mapButton_, "filter", true);
    row->addWidget(mapButton_);
    for (QComboBox* each : {symbol_, second_}) {
        setStyleState(*each, "compact", true);
        each->setMinimumWidth(110);
        row->addWidget(each);
    }
    symbol_->setAccessibleName(tr("Dimension"));
    second_->setAccessibleName(tr("Second dimension"));
    second_->setToolTip(tr("Adds a second dimension: a map shows which pairs of sizes fit"));
    return corner;
}

bool CurveChart::isMap() const { return !second_->currentData().toString().isEmpty(); }

void CurveChart::fillSecond(const QString& before) {
    second_->clear();
    second_->addItem(tr("alone"), QString());
    for (int i = 0; i < symbol_->count(); ++i) {
        const QString each = symbol_->itemText(i);
        if (each != symbol_->currentText()) second_->addItem(tr("with %1").arg(each), each);
    }
    second_->setVisible(symbol_->count() > 1);
    second_->setCurrentIndex(std::max(0, second_->findData(before)));
}

/// A map belongs to its tuning: another plan of the same one changes nothing.
void CurveChart::followMap() {
    const bool focused = map_->hasFocus();
    if (mapOf_ != state_.tuning() || !state_.outcome()) mapState_ = MapState::none;
    if (mapState_ == MapState::none) map_->show(nullptr, 0, 0);
    showParts();
    if (isVisible()) ask();
    if (focused) (mapState_ == MapState::shown ? static_cast<QWidget*>(map_) : this)->setFocus(Qt::OtherFocusReason);
}

/// A map that is known comes at once.
void CurveChart::askForMap() {
    map_->show(nullptr, 0, 0);
    mapState_ = MapState::computing;
    mapOf_ = state_.tuning();
    mapProgress_ = 0;
    showParts();
    emit mapRequested(symbol_->currentText(), second_->currentData().toString());
}

void CurveChart::cancelMap() {
    if (mapState_ != MapState::computing) return;
    mapState_ = MapState::cancelled;
    emit mapCancelled();
    showParts();
}

QVariant CurveChart::choices() const { return QStringList{symbol_->currentText(), second_->currentData().toString()}; }

void CurveChart::setChoices(const QVariant& choices) {
    const QStringList symbols = choices.toStringList();
    if (symbols.size() != 2 || symbol_->findText(symbols[0]) < 0) return;
    symbol_->setCurrentText(symbols[0]);
    fillSecond(symbols[1]);
    if (isMap()) followMap();
}

void CurveChart::clearSelection() { cancelMap(); }

void CurveChart::showMap(std::shared_ptr<const SizeMap> map) {
    if (!isMap() || !state_.outcome() || map->across.symbol != symbol_->currentText().toStdString() ||
        map->up.symbol != second_->currentData().toString().toStdString())
        return;  // another one is shown now
    mapState_ = MapState::shown;
    map_->setAccessibleName(
        tr("Arena sizes over %1 and %2").arg(symbol_->currentText(), second_->currentData().toString()));
    const std::int64_t across = boundOf(map->across.symbol), up = boundOf(map->up.symbol);
    map_->show(std::move(map), across, up);
    showParts();
}

void CurveChart::failMap(const QString& why) {
    mapState_ = MapState::failed;
    mapError_ = why;
    showParts();
}

void CurveChart::setMapProgress(double fraction) {
    mapProgress_ = std::clamp(fraction, 0.0, 1.0);
    if (isMap()) update();
}

std::int64_t CurveChart::boundOf(const std::string& symbol) const {
    const auto range = state_.outcome()->method->ranges.find(symbol);
    return range == state_.outcome()->method->ranges.end() ? 0 : range->second.max.value_or(0);
}

QString CurveChart::othersText(const QStringList& shown) const {
    QStringList out;
    if (!state_.outcome() || !state_.outcome()->method) return {};
    for (const auto& [name, range] : state_.outcome()->method->ranges) {
        const QString symbol = QString::fromStdString(name);
        if (!shown.contains(symbol) && range.max) out.append(tr("%1 at %2").arg(symbol, format::number(*range.max)));
    }
    return out.join(QStringLiteral(", "));
}

/// The lower ends of both ranges stay, unless they would be above the new sizes.
void CurveChart::takeSizes(std::size_t across, std::size_t up) {
    const SizeMap& map = *map_->map();
    const auto upTo = [this](const SizeAxis& axis, std::int64_t value) {
        const auto now = state_.outcome()->method->ranges.find(axis.symbol);
        const std::int64_t least = now == state_.outcome()->method->ranges.end() ? axis.min : now->second.min;
        return RangeEdit{.min = std::min(least, value), .max = value};
    };
    emit rangesRequested(symbol_->currentText(), upTo(map.across, map.across.values[across]),
                         second_->currentData().toString(), upTo(map.up, map.up.values[up]));
}

void CurveChart::showParts() {
    const bool map = isMap(), hasMap = map && mapState_ == MapState::shown;
    if (map) {
        header_->setVisible(true);
        canvas_->setVisible(false);
        table_->setVisible(false);
        if (!hasMap) {
            header_->setFacts({});
            header_->setLegend({});
        } else {
            showMapFacts();
        }
    }
    map_->setVisible(hasMap);
    mapButton_->setVisible(map && !hasMap);
    mapButton_->setText(mapState_ == MapState::computing ? tr("Cancel") : tr("Compute"));
    header_->placeCorner();
    update();
}

void CurveChart::showMapFacts() {
    if (!isMap() || !map_->map()) return;
    const SizeMap& map = *map_->map();
    const SizeMapCanvas::Cell& cell = map_->cursor();
    const SizePoint& point = map.at(cell.across, cell.up);
    const PoolRow pool = map_->mainPool();
    const auto fits =
        std::count_if(map.points.begin(), map.points.end(), [](const SizePoint& each) { return each.fits; });
    const QString across = QString::fromStdString(map.across.symbol), up = QString::fromStdString(map.up.symbol);
    QList<Fact> facts;
    const auto& capacity = map.pools[pool].capacity;
    facts.append({tr("%1 at %2 = %3, %4 = %5")
                      .arg(QString::fromStdString(map.pools[pool].name), across,
                           format::number(map.across.values[cell.across]), up, format::number(map.up.values[cell.up])),
                  format::bytes(point.bytes[pool]), capacity ? tr("of %1").arg(format::bytes(*capacity)) : QString(),
                  point.fits ? Fact::Tone::plain : Fact::Tone::bad});
    const bool limited = is_limited(map.pools);
    if (limited) {
        const auto& largest = map.largest[cell.up];
        facts.append({tr("Largest %1 that fits").arg(across), largest ? format::number(*largest) : tr("none"),
                      tr("at %1 = %2").arg(up, format::number(map.up.values[cell.up])),
                      largest ? Fact::Tone::good : Fact::Tone::bad});
        facts.append({tr("Pairs of sizes that fit"), format::number(fits),
                      tr("of the %1 shown").arg(format::number(static_cast<qint64>(map.points.size()))),
                      Fact::Tone::plain});
    }
    if (const QString others = othersText({across, up}); !others.isEmpty())
        facts.append({tr("Other sizes"), others, {}, Fact::Tone::plain});
    header_->setFacts(facts);
    QList<Swatch> legend;
    for (int step = 0; step < SizeMapCanvas::heat_steps; ++step) {
        const int percent = 100 / SizeMapCanvas::heat_steps * (step + 1);
        const bool saysOfWhat = step == 0;  // where there is no room, the last ones are left out
        const QColor fill = SizeMapCanvas::heat(step);
        legend.append({.text = !saysOfWhat ? tr("up to %1 %").arg(percent)
                           : limited       ? tr("up to %1 % of the capacity").arg(percent)
                                           : tr("up to %1 % of the largest arena").arg(percent),
                       .colors = {.solid = fill, .edge = fill, .fill = fill},
                       .look = Swatch::Look::solid});
    }
    if (limited) legend.append({.text = tr("does not fit"), .look = Swatch::Look::hatched});
    header_->setLegend(legend);
    setAccessibleDescription(header_->accessibleDescription());
}

void CurveChart::fillSymbols() {
    const QString before = symbol_->currentText(), second = second_->currentData().toString();
    symbol_->clear();
    if (state_.outcome() && state_.outcome()->method) {
        for (const auto& [name, range] : state_.outcome()->method->ranges)
            symbol_->addItem(QString::fromStdString(name));
    }
    symbol_->setCurrentIndex(std::max(symbol_->count() > 0 ? 0 : -1, symbol_->findText(before)));
    fillSecond(second);
    if (isMap()) return followMap();
    if (shown_ && !state_.curve()) showCurve();
    else if (isVisible()) ask();
    update();
}

/// The curve takes a while to compute, so it is requested only if it is visible.
void CurveChart::ask() {
    if (isMap()) {
        if (mapState_ == MapState::none && state_.outcome()) askForMap();
        return;
    }
    if (symbol_->count() > 0 && !state_.curve()) emit curveRequested(symbol_->currentText());
}

void CurveChart::showEvent(QShowEvent* event) {
    Chart::showEvent(event);
    ask();
}

QString CurveChart::emptyMessage() const {
    if (!state_.outcome()) return noPlanText();
    if (symbol_->count() == 0)
        return tr("Every size in this file is fixed; export it with a dynamic dimension to see a curve");
    if (!isMap()) return tr("Computing the curve of %1…").arg(symbol_->currentText());
    const QString across = symbol_->currentText(), up = second_->currentData().toString();
    constexpr int percent = 100;
    switch (mapState_) {
        case MapState::failed: return mapError_;
        case MapState::cancelled: return tr("The map of %1 and %2 was cancelled").arg(across, up);
        default:
            return tr("Computing the map of %1 and %2: %3 %")
                .arg(across, up)
                .arg(static_cast<int>(mapProgress_ * percent));
    }
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
    if (isMap()) return showParts();
    showParts();
    const bool waits = !state_.curve();
    shown_ = waits ? meanwhile() : state_.curve();
    shownTensors_ = state_.outcome() ? state_.outcome()->tensors.size() : 0;
    const std::shared_ptr<const SizeCurve>& curve = shown_;
    const bool shown = curve && !curve->points.empty() && !curve->pools.empty();
    if (!waits && shown) others_ = othersText({QString::fromStdString(curve->symbol)});
    for (QWidget* part :
         {static_cast<QWidget*>(header_), static_cast<QWidget*>(canvas_), static_cast<QWidget*>(table_)})
        part->setVisible(shown);
    canvas_->show(shown ? curve : nullptr);
    update();
    if (waits && isVisible()) ask();
    if (!shown) return;
    const PoolRow pool = CurveCanvas::mainPool(*curve);
    symbol_->setCurrentIndex(symbol_->findText(QString::fromStdString(curve->symbol)));
    fillSecond({});
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
            {tr("Largest %1 whose arenas fit").arg(symbol), format::number(*curve.largest_fit), {}, Fact::Tone::good});
    else if (capacity) facts.append({tr("Largest %1 whose arenas fit").arg(symbol), tr("none"), {}, Fact::Tone::bad});
    const CurvePoint &first = curve.points.front(), &last = curve.points.back();
    if (last.value > first.value) {
        const double each =
            static_cast<double>(last.bytes[pool] - first.bytes[pool]) / static_cast<double>(last.value - first.value);
        facts.append({tr("Growth per %1").arg(symbol), format::number(static_cast<qint64>(each)), tr("B on average"),
                      Fact::Tone::plain});
    }
    if (!others_.isEmpty()) facts.append({tr("Other sizes"), others_, {}, Fact::Tone::plain});
    header_->setFacts(facts);
    const Planner* planner = find_planner(curve.planner);
    const bool best = planner && curve.planner == planner_id::automatic;
    const QString title = planner ? words::engine(planner->title) : QString::fromStdString(curve.planner);
    QList<Swatch> legend{
        {.text = best ? tr("arena, best plan for each value") : tr("arena, planned with %1").arg(title),
         .colors = theme().role(DataRole::intermediate),
         .look = Swatch::Look::solid},
        {.text = tr("lower bound"), .look = Swatch::Look::dashed}};
    if (curve.largest_fit) legend.append({.text = tr("arenas do not fit"), .look = Swatch::Look::hatched});
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
        QString verdict = !capacity ? QString() : point.fits ? tr("arenas fit") : tr("✗ over");
        if (point.value == curve.now) verdict += (verdict.isEmpty() ? QString() : QStringLiteral("  ")) + tr("current");
        if (curve.largest_fit == point.value) verdict += QStringLiteral("  ") + tr("largest");
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
    if (event->type() != QEvent::PaletteChange) return;
    showCurve();
    showMapFacts();
}

void CurveChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    if (!table_->isVisibleTo(this) && !map_->isVisibleTo(this)) paint::emptyText(painter, rect(), emptyMessage());
}

QImage CurveChart::renderImage(QSize size, qreal dpr) { return widgetPicture(*this, size, dpr); }

void CurveChart::paintOnto(QPaintDevice& device, QSize size) { paintWidgetOnto(*this, device, size); }

}  // namespace arenascope
