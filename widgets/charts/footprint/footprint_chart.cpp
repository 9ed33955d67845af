#include "widgets/charts/footprint/footprint_chart.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "widgets/charts/arena/arena_facts.h"
#include "widgets/charts/footprint/footprint_banner.h"
#include "widgets/charts/footprint/footprint_bars.h"
#include "widgets/charts/footprint/footprint_table.h"
#include "widgets/charts/map/map_canvas.h"
#include "widgets/plot/arena_colors.h"
#include "widgets/plot/chart_header.h"
#include "widgets/plot/plot_paint.h"
#include "widgets/plot/widget_picture.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
FootprintChart::FootprintChart(ViewState& state, QWidget* parent)
    : Chart(parent),
      state_(state),
      header_(new ChartHeader(this)),
      bars_(new FootprintBars(this)),
      parts_(new FootprintTable(this)),
      banner_(new FootprintBanner(this)) {
    setObjectName(QStringLiteral("footprintChart"));
    setAccessibleName(tr("Footprint"));
    setFocusProxy(parts_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->setSizeConstraint(QLayout::SetNoConstraint);
    header_->setFixedHeight(forText(metric::chartHeader + 6));
    column->addWidget(header_);
    linkerMap_ = new QPushButton(tr("Linker map…"), header_);
    linkerMap_->setToolTip(tr("Read the firmware's stack, data and code sizes from a GNU ld map file"));
    connect(linkerMap_, &QPushButton::clicked, this, &FootprintChart::linkerMapRequested);
    shrink_ = new QPushButton(tr("Shrink…"), header_);
    shrink_->setToolTip(tr("Search for programs that need less memory (F7)"));
    shrink_->hide();
    connect(shrink_, &QPushButton::clicked, &state_, &ViewState::wantShrink);
    column->addWidget(banner_);
    column->addWidget(bars_);
    column->addWidget(kit::separator(this));
    column->addWidget(parts_, 1);
    column->addWidget(kit::separator(this));
    placesHead_ = new QWidget(this);
    auto* head = new QHBoxLayout(placesHead_);
    head->setContentsMargins(metric::chartPad, 8, metric::chartPad, 4);
    head->setSpacing(metric::chartPad);
    placesTitle_ = kit::label(QString(), "section", placesHead_);
    placesLegend_ = kit::label(QString(), "hint", placesHead_);
    placesLegend_->setTextFormat(Qt::RichText);
    head->addWidget(placesTitle_, 1);
    head->addWidget(placesLegend_);
    column->addWidget(placesHead_);
    map_ = new MapCanvas(state, this);
    map_->setCompact(true);
    map_->setAccessibleName(tr("Memory map"));
    column->addWidget(map_);
    notes_ = kit::label(QString(), "hint", this);
    notes_->setObjectName(QStringLiteral("footprintNotes"));
    notes_->setWordWrap(true);
    notes_->setContentsMargins(metric::chartPad, 2, metric::chartPad, 8);
    column->addWidget(notes_);
    for (const auto changed : {&ViewState::stepChanged, &ViewState::selectionChanged, &ViewState::hoverChanged})
        connect(&state_, changed, this, &FootprintChart::markStep);
    connect(&state_, &ViewState::colorRuleChanged, this, [this] {
        placesOf_.reset();
        showPlaces();
    });
    connect(banner_, &FootprintBanner::measureRequested, this, &FootprintChart::measureRequested);
    connect(banner_, &FootprintBanner::bytesGiven, this,
            [this](const QString& delegate, qint64 bytes) { emit limitRequested(delegate, bytes); });
    connect(&state_, &ViewState::runChanged, this, &FootprintChart::takeRun);
    connect(&state_, &ViewState::footprintChanged, this, &FootprintChart::rebuild);
    connect(&state_, &ViewState::outcomeChanged, this, &FootprintChart::rebuild);
    rebuild();
}

/// Flash needs the file that export would write: it is requested only if the view is visible.
void FootprintChart::showEvent(QShowEvent* event) {
    Chart::showEvent(event);
    rebuild();
}

void FootprintChart::rebuild() {
    const bool has_one = state_.footprint() != nullptr;
    if (!has_one && state_.outcome() && isVisible()) emit footprintRequested();
    const bool shown = has_one && state_.outcome();
    for (QWidget* part : {static_cast<QWidget*>(header_), static_cast<QWidget*>(bars_), static_cast<QWidget*>(parts_)})
        part->setVisible(shown);
    if (shown) scene_ = footprintScene(*state_.footprint(), *state_.tuning(), state_.outcome()->plan().valid());
    const QString notes = shown ? scene_.notes() : QString();
    notes_->setText(notes);
    notes_->setVisible(!notes.isEmpty());
    const QString cause = shown ? scene_.cause() : QString();
    banner_->setVisible(!cause.isEmpty());
    banner_->show(cause, scene_.unmeasured());
    fitPlaces();
    update();
    if (!shown) return;
    showVerdict();
    bars_->show(scene_);
    parts_->show(scene_);
    showLimits();
    fitPlaces();  // now the heights above are known
    showPlaces();
}

void FootprintChart::takeRun() {
    if (!scene_.unmeasured().isEmpty() && state_.run() && !state_.run()->delegate_memory.empty())
        emit footprintRequested();
}

/// The verdict first, then every memory with its limit.
void FootprintChart::showVerdict() {
    const auto tone = [](Fit fit) {
        switch (fit) {
            case Fit::over: return Fact::Tone::bad;
            case Fit::fits: return Fact::Tone::good;
            case Fit::unknown: return Fact::Tone::warn;
            case Fit::no_limit: break;
        }
        return Fact::Tone::plain;
    };
    QList<Fact> facts{{tr("Will it fit?"), scene_.verdict(), {}, tone(scene_.fit)}};
    for (const FootprintBar& memory : scene_.memories) {
        const QString used = format::bytes(memory.used);
        facts.append({memory.name, memory.isOpen ? tr("at least %1").arg(used) : used,
                      memory.limit ? tr("of %1").arg(format::bytes(*memory.limit)) : QString(),
                      memory.fit == Fit::over ? Fact::Tone::bad : Fact::Tone::plain});
        if (memory.fit == Fit::over) facts.append({tr("Over by"), format::bytes(memory.overBy()), {}, Fact::Tone::bad});
    }
    if (!scene_.unmeasured().isEmpty())
        facts.append({tr("Not measured"),
                      tr("%n delegate(s)", nullptr, static_cast<int>(scene_.unmeasured().size())),
                      {},
                      Fact::Tone::warn});
    header_->setFacts(facts);
    setAccessibleDescription(header_->accessibleDescription());
}

void FootprintChart::showPlaces() {
    if (!map_->isVisibleTo(this) || waits() || !state_.outcome()) return;
    if (std::exchange(placesOf_, state_.outcome()) != state_.outcome()) {
        map_->show(nullptr);
        places_ = arenaScene(*state_.outcome());
        if (!places_.isEmpty()) colorScene(places_, *state_.outcome(), state_.colorRule(), state_.run().get());
        map_->show(&places_);
        showLegend();
        fitPlaces();  // now its height is known
    }
    qint64 beside = 0;
    if (!scene_.memories.empty()) {
        for (const FootprintRow& row : scene_.memories.front().rows) {
            const bool isCounted = row.kind != FootprintPart::Kind::arena && !row.within && row.known != Known::unknown;
            beside += isCounted ? row.bytes : 0;
        }
    }
    map_->setBehindArena(beside, tr("outside the arena"));
    markStep();
}

void FootprintChart::markStep() {
    const QString node = paint::nodeName(places_.stepName(std::max(Step(0), state_.step())));
    placesTitle_->setText(tr("Memory map, step %1  %2").arg(state_.step().number()).arg(node));
    map_->update();
}

/// What the map's colours stand for; only what lies in a memory.
void FootprintChart::showLegend() {
    if (places_.isEmpty()) return placesLegend_->clear();
    QStringList words;
    for (const Swatch& swatch : arenaLegend(places_)) {
        if (swatch.look != Swatch::Look::tinted) continue;
        words.append(QStringLiteral("<span style=\"color:%1\">\u25A0</span> %2")
                         .arg(swatch.colors.solid.name(), swatch.text.toHtmlEscaped()));
    }
    placesLegend_->setText(words.join(QStringLiteral("&nbsp;&nbsp;&nbsp;")));
}

/// Only if there is height for it and for the first parts: the others scroll.
void FootprintChart::fitPlaces() {
    constexpr int least_rows = 3;
    const int row = std::max(forText(metric::tableRow), parts_->sizeHintForRow(0));
    const int rows = std::min(least_rows, parts_->topLevelItemCount());
    const int parts_height = forText(metric::tableHead) + row * rows + 6;
    const int notes = notes_->text().isEmpty() ? 0 : notes_->sizeHint().height();
    const int others = notes + header_->height() + (banner_->isVisibleTo(this) ? banner_->sizeHint().height() : 0) +
        bars_->sizeHint().height() + placesHead_->sizeHint().height() + map_->sizeHint().height();
    const bool shown = state_.footprint() && state_.outcome() && height() >= parts_height + others;
    placesHead_->setVisible(shown);
    map_->setVisible(shown);
    map_->setFixedHeight(map_->sizeHint().height());
    shrink_->setVisible(state_.footprint() && state_.outcome() && scene_.fit == Fit::over);
    int right = header_->width();
    for (QPushButton* button : {linkerMap_, shrink_}) {
        if (!button->isVisibleTo(header_)) continue;
        button->adjustSize();
        right -= button->width() + metric::chartPad;
        button->move(right, (header_->height() - button->height()) / 2);
    }
    header_->reserveRight(header_->width() - right);
    layout()->activate();  // a picture is taken immediately
}

void FootprintChart::resizeEvent(QResizeEvent* event) {
    Chart::resizeEvent(event);
    fitPlaces();
    showPlaces();
}

/// One field per memory, kept as long as the memories are the same, so that the edited one keeps the focus.
void FootprintChart::showLimits() {
    QStringList ids;
    for (const FootprintBar& memory : scene_.memories) ids.append(memory.id);
    if (ids != limitIds_) makeFields(ids);
    for (std::size_t i = 0; i < scene_.memories.size(); ++i) {
        const std::optional<qint64>& limit = scene_.memories[i].limit;
        QLineEdit& field = *limitFields_[i];
        setStyleState(field, "invalid", false);
        field.setText(limit ? kit::bytesField(*limit) : QString());
    }
}

void FootprintChart::makeFields(const QStringList& ids) {
    limitFields_.clear();
    limitIds_ = ids;
    for (const FootprintBar& memory : scene_.memories) {
        auto* field = new QLineEdit(bars_);
        field->setObjectName(QStringLiteral("limit_") + memory.id);
        field->setAccessibleName(tr("Limit of %1").arg(memory.name));
        field->setToolTip(tr("512K, 8M or bytes; empty: no limit"));
        field->setPlaceholderText(tr("none"));
        setStyleState(*field, "compact", true);
        kit::shareUndo(*field);
        limitFields_.push_back(field);
        connect(field, &QLineEdit::editingFinished, this, [this, field, id = memory.id] {
            if (field->isModified()) applyLimit(*field, id);
        });
    }
    bars_->setFields(limitFields_);
}

void FootprintChart::applyLimit(QLineEdit& field, const QString& id) {
    const std::optional<qint64> bytes = kit::parseBytes(field.text());
    const bool readable = bytes || field.text().trimmed().isEmpty();
    setStyleState(field, "invalid", !readable);
    field.setModified(false);
    if (readable) emit limitRequested(id, bytes);
}

void FootprintChart::changeEvent(QEvent* event) {
    Chart::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    placesOf_.reset();  // other colours
    rebuild();
}

void FootprintChart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    if (!parts_->isVisibleTo(this))
        paint::emptyText(painter, rect(), state_.outcome() ? tr("Computing the footprint") : noPlanText());
}

QImage FootprintChart::renderImage(QSize size, qreal dpr) { return widgetPicture(*this, size, dpr); }

void FootprintChart::paintOnto(QPaintDevice& device, QSize size) { paintWidgetOnto(*this, device, size); }

}  // namespace arenascope
