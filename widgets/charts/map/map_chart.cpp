#include "widgets/charts/map/map_chart.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "widgets/charts/arena/arena_facts.h"
#include "widgets/charts/map/film_canvas.h"
#include "widgets/charts/map/film_view.h"
#include "widgets/charts/map/live_model.h"
#include "widgets/charts/map/map_canvas.h"
#include "widgets/plot/arena_colors.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/plot/widget_picture.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/ui/gain_texts.h"
#include "widgets/ui/height_texts.h"
#include "widgets/ui/row_delegate.h"
#include "widgets/ui/row_ranges.h"
#include "widgets/ui/tensor_menu.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

/// Pins or ranges that no tensor may use are in the pool.
bool isHeldUp(const Outcome& outcome, std::int32_t memId) {
    const Problem& problem = outcome.plan().problem;
    return std::any_of(problem.buffers.begin(), problem.buffers.end(),
                       [memId](const Buffer& each) { return each.mem_id == memId && each.pinned; }) ||
        std::any_of(problem.pools.begin(), problem.pools.end(), [memId](const Pool& each) {
               return each.mem_id == memId && (each.reserved > 0 || !each.keep_out.empty());
           });
}

/// A link that moves or selects a tensor, with its effect. In a narrow window, the peak goes to the tooltip first; then
/// the name is shortened.
class IdeaButton final : public QPushButton {
public:
    IdeaButton(QString sentence, QString name, QString gain, QString peak, QWidget* parent)
        : QPushButton(parent),
          sentence_(std::move(sentence)),
          name_(std::move(name)),
          gain_(std::move(gain)),
          peak_(std::move(peak)) {
        setObjectName(QStringLiteral("idea"));
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);  // may be narrower than its text
        setText(sentence_.arg(name_) + space + gain_ + peak_);
    }
    QSize minimumSizeHint() const override { return {60, QPushButton::minimumSizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent*) override {
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        const QFontMetrics metrics(font());
        const int room = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this).width();
        if (metrics.horizontalAdvance(option.text) > room) {
            const QString words = sentence_.arg(QString()), gain = space + gain_;
            const QString name = metrics.elidedText(name_, Qt::ElideLeft,
                                                    std::max(24, room - metrics.horizontalAdvance(words + gain) - 2));
            option.text = metrics.elidedText(sentence_.arg(name) + gain, Qt::ElideRight, room);
        }
        painter.drawControl(QStyle::CE_PushButton, option);
    }

private:
    static constexpr QLatin1String space{"    "};
    QString sentence_, name_, gain_, peak_;
};

/// Cards of the film are solid whether or not the step is the peak.
QList<Swatch> filmLegend(const ArenaScene& scene) {
    QList<Swatch> legend = arenaLegend(scene);
    for (Swatch& each : legend)
        if (each.look == Swatch::Look::solid) each.text = MapChart::tr("written or waiting");
    legend.append({.text = MapChart::tr("later"), .look = Swatch::Look::dashed});
    return legend;
}

}  // namespace

MapChart::MapChart(ViewState& state, QWidget* parent)
    : Chart(parent),
      state_(state),
      header_(new ChartHeader(this)),
      canvas_(new MapCanvas(state, this)),
      film_(new FilmView(state, this)),
      model_(new LiveModel(this)) {
    setObjectName(QStringLiteral("mapChart"));
    tensor_menu::attach(*this, state, [this](const TensorEdits& edits) { emit editRequested(edits); });
    setAccessibleName(tr("Memory map"));
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->setSizeConstraint(QLayout::SetNoConstraint);  // the window determines the minimum size of charts
    column->addWidget(header_);
    column->addWidget(canvas_);
    buildLower();
    column->addWidget(lower_, 1);
    column->addWidget(film_, 1);
    buildModes();
    connect(film_, &FilmView::statusChanged, this, &Chart::statusChanged);
    connect(&state, &ViewState::outcomeChanged, this, &MapChart::rebuild);
    connect(&state, &ViewState::colorRuleChanged, this, &MapChart::rebuild);
    connect(&state, &ViewState::stepChanged, this, &MapChart::showStep);
    connect(&state, &ViewState::gainsChanged, this, [this] {
        if (state_.gains() && !scene_.isEmpty()) explain();
    });
    connect(&state, &ViewState::selectionChanged, this, &MapChart::mark);
    connect(&state, &ViewState::hoverChanged, canvas_, qOverload<>(&QWidget::update));
    rebuild();
}

MapChart::~MapChart() = default;

void MapChart::buildLower() {
    lower_ = new QWidget(this);
    auto* row = new QHBoxLayout(lower_);
    row->setContentsMargins(0, 1, 0, 0);
    row->setSpacing(1);
    table_ = new QTableView(lower_);
    table_->setModel(model_);
    table_->setAccessibleName(tr("Tensors live at this step"));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setShowGrid(false);
    table_->setItemDelegate(new RowDelegate(table_));
    table_->setWordWrap(false);
    table_->setTabKeyNavigation(false);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setMinimumSectionSize(forText(metric::tableRow));
    table_->verticalHeader()->setDefaultSectionSize(forText(metric::tableRow));
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setFixedHeight(forText(metric::tableHead));
    table_->horizontalHeader()->setMinimumSectionSize(40);
    table_->horizontalHeader()->setSectionResizeMode(LiveModel::name, QHeaderView::Stretch);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        if (marking_) return;
        const QScopedValueRollback quiet(marking_, true);
        std::set<ValueId> values;
        for (const QModelIndex& index : table_->selectionModel()->selectedRows())
            values.insert(model_->at(index.row()).box->value);
        state_.select(values, values.empty() ? no_value : *values.begin());
    });
    row->addWidget(table_, 1);
    // A low window scrolls, so that nothing is cut or overlaps.
    why_ = new QScrollArea(lower_);
    why_->setAccessibleName(tr("What the peak consists of"));
    why_->setWidgetResizable(true);
    why_->setFrameShape(QFrame::NoFrame);
    why_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* why = new QWidget(why_);
    why->setBackgroundRole(QPalette::Base);
    why->setAutoFillBackground(true);
    auto* words = new QVBoxLayout(why);
    words->setContentsMargins(metric::panelPad, 8, metric::panelPad, 8);
    words->setSizeConstraint(QLayout::SetNoConstraint);  // long text wraps or elides
    words->setSpacing(6);
    title_ = kit::label(QString(), "section", why);
    text_ = kit::label(QString(), "dim", why);
    text_->setWordWrap(true);
    title_->setWordWrap(true);
    ideas_ = new QVBoxLayout;
    ideas_->setSpacing(2);
    words->addWidget(title_);
    words->addWidget(text_);
    words->addLayout(ideas_);
    words->addStretch();
    why_->setWidget(why);
    why_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);  // a long name takes no room from the table
    row->addWidget(why_, 1);
}

void MapChart::buildModes() {
    auto* modes = new QWidget(this);
    auto* row = new QHBoxLayout(modes);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    auto* group = new QButtonGroup(modes);
    for (const bool is_film : {false, true}) {
        auto* mode = new QPushButton(is_film ? tr("Film") : tr("One step"), modes);
        mode->setObjectName(is_film ? QStringLiteral("filmMode") : QStringLiteral("stepMode"));
        mode->setToolTip(is_film ? tr("All steps, which can be played (K)")
                                 : tr("The memory at one step, and why the peak is not lower"));
        mode->setCheckable(true);
        mode->setChecked(is_film == isFilm_);
        setStyleState(*mode, "compact", true);
        group->addButton(mode, is_film ? 1 : 0);
        row->addWidget(mode);
    }
    connect(group, &QButtonGroup::idClicked, this, [this](int mode) { setFilm(mode == 1); });
    header_->setCorner(modes);
}

void MapChart::setFilm(bool is_film) {
    isFilm_ = is_film;
    findChild<QPushButton*>(is_film ? QStringLiteral("filmMode") : QStringLiteral("stepMode"))->setChecked(true);
    showParts();
    showStep();
}

void MapChart::showParts() {
    const bool shown = !scene_.isEmpty();
    header_->setVisible(shown);
    canvas_->setVisible(shown && !isFilm_);
    fitLower();
    film_->setVisible(shown && isFilm_);
    film_->show(shown && isFilm_ ? &scene_ : nullptr);
}

void MapChart::rebuild() {
    canvas_->show(nullptr);
    film_->show(nullptr);
    model_->show(nullptr, Step(0));
    scene_ = {};
    late_ = waits();
    if (late_) return;
    if (state_.outcome()) scene_ = arenaScene(*state_.outcome());
    const bool shown = !scene_.isEmpty();
    if (shown) colorScene(scene_, *state_.outcome(), state_.colorRule(), state_.run().get());
    showParts();
    if (shown) canvas_->show(&scene_);
    showStep();
    update();
}

void MapChart::catchUp() {
    if (std::exchange(late_, false)) rebuild();
}

void MapChart::showEvent(QShowEvent* event) {
    Chart::showEvent(event);
    catchUp();
}

QList<Fact> MapChart::stepFacts() const {
    const Step step = state_.step();
    const QString node = paint::nodeName(scene_.stepName(std::max(Step(0), step)));
    QList<Fact> facts{{tr("Step"), format::number(step.number()), node, Fact::Tone::plain}};
    for (std::size_t i = 0; i < scene_.lanes.size(); ++i) {
        const ArenaLane& lane = scene_.lanes[i];
        const qint64 live = liveBytes(scene_, i, step);
        const bool over = lane.capacity && live > *lane.capacity;
        facts.append({tr("Live in %1").arg(lane.name), format::bytes(live),
                      lane.capacity ? tr("of %1").arg(format::bytes(*lane.capacity))
                                    : tr("in an arena of %1").arg(format::bytes(lane.bytes)),
                      over ? Fact::Tone::bad : Fact::Tone::plain});
    }
    const Table<Step, StepAccess>& access = film_->canvas().access();
    if (!isFilm_ || !access.has(step)) return facts;
    const auto sum = [&](const std::vector<ValueId>& values) {
        qint64 bytes = 0;
        for (const ValueId value : values) {
            const ArenaBox* box = scene_.boxOf(value);
            bytes += box ? box->bytes : 0;
        }
        return format::bytes(bytes);
    };
    facts.append({tr("Read"), sum(access[step].reads), QString(), Fact::Tone::plain});
    facts.append({tr("Written"), sum(access[step].writes), QString(), Fact::Tone::plain});
    return facts;
}

void MapChart::showStep() {
    if (scene_.isEmpty()) return;
    header_->setFacts(stepFacts());
    header_->setLegend(isFilm_ ? filmLegend(scene_) : arenaLegend(scene_));
    setAccessibleDescription(header_->accessibleDescription());
    if (isFilm_) return;
    {
        const QScopedValueRollback quiet(marking_, true);
        model_->show(&scene_, state_.step());
    }
    explain();
    mark();
    canvas_->update();
}

QString MapChart::explanation() const { return title_->text() + QLatin1Char('\n') + text_->text(); }

/// The need at this step, and at the peak: why no plan can be smaller, and what would be.
void MapChart::explain() {
    kit::clear(ideas_);
    const ArenaLane& lane = scene_.lanes[scene_.mainLane()];
    const Step step = state_.step();
    const std::vector<LiveTensor> live = liveAt(scene_, scene_.mainLane(), step);
    const qint64 bytes = liveBytes(scene_, scene_.mainLane(), step);
    const bool at_peak = step == lane.peakStep;
    title_->setText(at_peak ? tr("The peak of %1").arg(lane.name)
                            : tr("%1 at step %2").arg(lane.name, format::number(step.number())));
    if (!at_peak) {
        text_->setText(tr("%1 live here; the peak is %2 at step %3. Press Home to go there.")
                           .arg(format::bytes(bytes),
                                format::bytes(liveBytes(scene_, scene_.mainLane(), lane.peakStep)),
                                format::number(lane.peakStep.number())));
        return;
    }
    int used = 0;
    for (const LiveTensor& each : live) used += each.why != LiveTensor::Why::waits ? 1 : 0;
    const auto waits = static_cast<int>(live.size()) - used;
    QString text;
    if (used > 0) text = tr("Tensors that the step's operator reads or writes: %1.").arg(used) + QLatin1Char(' ');
    if (waits > 0) text += tr("Tensors kept for later steps: %1.").arg(waits) + QLatin1Char(' ');
    text += tr("All tensors live at this step need %1.").arg(format::exactBytes(bytes));
    const QString gains = changesThatLower(lane.memId);
    const qint64 above = lane.bytes - lane.lowerBound, forced = lane.bytes - bytes;
    const PoolResult* pool = state_.outcome()->plan().pool(lane.memId);
    const QString pinned = pool ? pinnedHeight(state_, *pool) : QString();
    text += QLatin1Char(' ') +
        (!pinned.isEmpty() ? tr("The plan is %1 above the lower bound: %2.").arg(format::bytes(forced), pinned)
             : above > 0
             ? tr("The plan is %1 above the lower bound: at most that much can be saved.").arg(format::bytes(above))
             : forced > 0 && isHeldUp(*state_.outcome(), lane.memId)
             ? tr("The plan needs %1 more: pins and reserved ranges prevent lower offsets.")
                   .arg(format::exactBytes(forced))
             : forced > 0 ? tr("%1 of the plan are free at this step; no plan in this order needs less.")
                                .arg(format::exactBytes(forced))
             : gains.isEmpty()
             ? tr("Optimal for this program: only graph passes, another order or smaller tensors can lower this "
                  "peak.")
             : tr("Optimal for this program. Program changes that lower the peak: %1.").arg(gains));
    const bool isOptimal = pinned.isEmpty() && above <= 0 && forced <= 0;
    if (!gains.isEmpty() && !isOptimal)
        text += QLatin1Char(' ') + tr("Program changes that lower the peak: %1.").arg(gains);
    if (gains.isEmpty() && state_.gains() && state_.gains()->is_complete)
        text += QLatin1Char(' ') + tr("No graph pass or operator order lowers it.");
    text_->setText(text);
    addIdeas();
    if (lane.fits()) return;
    auto* shrink = new QPushButton(tr("Shrink…"), lower_);
    setStyleState(*shrink, "compact", true);
    shrink->setToolTip(tr("Search for programs that need less memory (F7)"));
    ideas_->addWidget(shrink, 0, Qt::AlignLeft);
    connect(shrink, &QPushButton::clicked, &state_, &ViewState::wantShrink);
}

/// Measured passes, orders and tiles; requests the measurement if there is none.
QString MapChart::changesThatLower(std::int32_t memId) {
    const std::shared_ptr<const GainStudy> study = state_.gains();
    if (study) return gainsOf(*study, memId, 4).join(QStringLiteral(", "));
    state_.wantGains();
    return {};
}

void MapChart::addIdeas() {
    const ArenaLane& lane = scene_.lanes[scene_.mainLane()];
    for (const HeightFix& fix : heightFixes(state_, lane.memId, 3)) {
        const HeightFixText words = heightFixText(state_, fix);
        addIdea(words.sentence, words.name, lane.bytes - fix.height, fix.height, fix.edit);
    }
    const qint64 live = liveBytes(scene_, scene_.mainLane(), lane.peakStep);
    if (scene_.lanes.size() > 1 || lane.bytes > live) return;  // fewer live bytes alone would not lower it
    for (const LowerIdea& idea : lowerIdeas(scene_, scene_.mainLane(), 3)) {
        if (idea.saves > 0) addIdea(tr("Without %1"), idea.name, idea.saves, idea.peak, {.tensor = idea.value});
    }
}

/// An edit without effect only selects its tensor.
void MapChart::addIdea(const QString& sentence, const QString& name, qint64 saves, qint64 peak,
                       const TensorEdit& edit) {
    const bool edits = edit.mem_id || edit.unpin;
    const QString gain = format::bytesDelta(-saves), all = tr("%1, peak %2").arg(gain, format::bytes(peak));
    auto* button =
        new IdeaButton(sentence, name, gain, all.startsWith(gain) ? all.mid(gain.size()) : QString(), lower_);
    const QString act = sentence.arg(name);
    button->setAccessibleName(act + QStringLiteral("    ") + all);
    setStyleState(*button, "compact", true);
    button->setToolTip(act + QStringLiteral(", ") + all + QLatin1Char('\n') +
                       (edit.unpin        ? tr("Remove the pin and replan")
                            : edit.mem_id ? tr("Move the tensor and replan")
                                          : tr("Select the tensor; a second pool could hold it")));
    ideas_->addWidget(button, 0, Qt::AlignLeft);
    connect(button, &QPushButton::clicked, this, [this, edit, act, edits] {
        state_.select({edit.tensor}, edit.tensor);
        if (edits) emit editRequested({.label = act, .edits = {edit}});
    });
}

void MapChart::mark() {
    canvas_->update();
    if (marking_) return;
    const QScopedValueRollback quiet(marking_, true);
    std::vector<int> rows;
    for (int row = 0; row < model_->rowCount(); ++row) {
        if (state_.selection().contains(model_->at(row).box->value)) rows.push_back(row);
    }
    table_->selectionModel()->select(rangesOf(rows, *model_), QItemSelectionModel::ClearAndSelect);
}

/// The peak with everything that lives there selected.
void MapChart::toPeak() {
    if (scene_.isEmpty()) return;
    const std::size_t lane = scene_.mainLane();
    state_.setStep(std::max(Step(0), scene_.lanes[lane].peakStep));
    std::set<ValueId> values;
    for (const LiveTensor& each : liveAt(scene_, lane, state_.step())) values.insert(each.box->value);
    state_.select(values, values.empty() ? no_value : *values.begin());
}

void MapChart::zoom(double factor) {
    if (factor > 1) toPeak();
}

void MapChart::fitAll() { toPeak(); }

void MapChart::fitSelection() {
    if (const ArenaBox* box = scene_.boxOf(state_.current())) state_.setStep(box->first);
}

void MapChart::moveCursor(int by) {
    if (!scene_.isEmpty()) state_.setStep(nearestStep(state_.step() + by, scene_.steps));
}

void MapChart::keyPressEvent(QKeyEvent* event) {
    const bool is_plain = (event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    if (isFilm_ && is_plain && film_->handleKey(event->key())) return;
    Chart::keyPressEvent(event);
}

void MapChart::clearSelection() { state_.select({}, no_value); }

/// A low view has no room below the pools.
void MapChart::fitLower() {
    const int least = forText(64), free = height() - header_->height() - canvas_->sizeHint().height();
    lower_->setVisible(!scene_.isEmpty() && !isFilm_ && free >= least);
}

void MapChart::resizeEvent(QResizeEvent* event) {
    Chart::resizeEvent(event);
    fitLower();
    const int room = width() / 2;
    constexpr int for_place = 520, for_share = 440, for_reason = 340, size_width = 62, share_width = 40;
    const int place_width = QFontMetrics(theme().mono).horizontalAdvance(QStringLiteral("0x0000000")) + 18;
    table_->setColumnHidden(LiveModel::place, room < for_place);
    table_->setColumnHidden(LiveModel::share, room < for_share);
    table_->setColumnHidden(LiveModel::reason, room < for_reason);  // the tooltip has it then
    table_->setColumnWidth(LiveModel::size, size_width);
    table_->setColumnWidth(LiveModel::share, share_width);
    table_->setColumnWidth(LiveModel::place, place_width);
    constexpr int least_reason = 130, most_reason = 190, name_width = 150;
    const int used = size_width + (room < for_share ? 0 : share_width) + (room < for_place ? 0 : place_width);
    table_->setColumnWidth(LiveModel::reason, std::clamp(room - used - name_width, least_reason, most_reason));
}

void MapChart::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) rebuild();
}

void MapChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    if (scene_.isEmpty()) paint::emptyText(painter, rect(), noPlanText());
    else if (!isFilm_) painter.fillRect(lower_->geometry(), theme().line);
}

QImage MapChart::renderImage(QSize size, qreal dpr) {
    catchUp();
    return widgetPicture(*this, size, dpr);
}

void MapChart::paintOnto(QPaintDevice& device, QSize size) {
    catchUp();
    paintWidgetOnto(*this, device, size);
}

}  // namespace arenascope
