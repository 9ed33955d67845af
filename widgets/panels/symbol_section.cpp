// A row of the Dimensions panel for a symbol, and the arenas for its values.

#include "widgets/panels/symbol_section.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "engine/symbolic/known.h"
#include "widgets/panels/symbol_editor.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/elided_label.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

QString rangeText(const sym::Range& range) {
    return QString::number(range.min) + QStringLiteral("–") +
        (range.max ? QString::number(*range.max) : QStringLiteral("∞"));
}

/// The bytes that one pool needs with the symbol at most at a value.
struct Need {
    QString pool;
    qint64 bytes = 0;
    std::optional<qint64> capacity;
    bool exact = true;  ///< otherwise interpolated between two planned values
};

std::vector<Need> plannedNeeds(const Outcome& outcome) {
    std::vector<Need> out;
    for (const PoolResult& pool : outcome.plan().pools) {
        if (pool.bytes > 0) out.push_back({kit::text(pool.name), pool.bytes, pool.capacity});
    }
    return out;
}

/// Empty if the curve does not reach that far.
std::vector<Need> curveNeeds(const SizeCurve& curve, qint64 value) {
    const auto after = std::find_if(curve.points.begin(), curve.points.end(),
                                    [value](const CurvePoint& point) { return point.value >= value; });
    if (after == curve.points.end() || (after->value != value && after == curve.points.begin())) return {};
    std::vector<Need> out;
    for (const PoolRow i : curve.pools.indices()) {
        if (!after->bytes.has(i) || after->bytes[i] == 0) continue;
        Need need{kit::text(curve.pools[i].name), after->bytes[i], curve.pools[i].capacity, after->value == value};
        if (!need.exact) {
            const CurvePoint& before = *std::prev(after);
            const double part =
                static_cast<double>(value - before.value) / static_cast<double>(after->value - before.value);
            need.bytes = before.bytes[i] + std::llround(part * static_cast<double>(after->bytes[i] - before.bytes[i]));
        }
        out.push_back(std::move(need));
    }
    return out;
}

bool isOver(const Need& need) { return need.capacity && need.bytes > *need.capacity; }

}  // namespace

SymbolSection::SymbolSection(QString symbol, const sym::Range& file, const sym::Range& now, QWidget* parent)
    : QWidget(parent),
      symbol_(std::move(symbol)),
      file_(file),
      now_(now),
      head_(new QToolButton(this)),
      range_(buildHead()),
      uses_(nullptr),
      arena_(nullptr),
      body_(new QWidget(this)),
      editor_(new SymbolEditor(symbol_, file, now, body_)) {
    auto* column = new QVBoxLayout(body_);
    column->setContentsMargins(0, 0, 0, 4);
    column->setSpacing(6);
    QString facts = tr("file %1").arg(rangeText(file));
    if (file.hint) facts += tr(", example %1").arg(*file.hint);
    // The parts are stacked and wrap, so that a narrow dock is never wider than its frame in any language.
    auto* known = kit::label(facts, "hint", body_);
    uses_ = kit::label(QString(), "hint", body_);
    arena_ = kit::label(QString(), "", body_);
    arena_->setObjectName(QStringLiteral("arena_") + symbol_);
    for (QLabel* each : {known, uses_, arena_}) each->setWordWrap(true);
    // In a low dock, the effect of the slider is visible without scrolling.
    for (QWidget* each : {static_cast<QWidget*>(arena_), static_cast<QWidget*>(editor_), static_cast<QWidget*>(known),
                          static_cast<QWidget*>(uses_)})
        column->addWidget(each);
    layout()->addWidget(body_);
    body_->hide();
    tellHead();
    connect(editor_, &SymbolEditor::moved, this, [this] {
        tellHead();
        tellArena();
    });
}

/// Returns the label at the right.
QLabel* SymbolSection::buildHead() {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    head_->setText(symbol_);
    head_->setFont(theme().bodyBold);
    head_->setCheckable(true);
    head_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    head_->setArrowType(Qt::RightArrow);
    head_->setObjectName(QStringLiteral("head_") + symbol_);
    setStyleState(*head_, "filter", true);
    auto* range = new ElidedLabel(QString(), "mono", Qt::ElideRight, this);
    range->setMinimumWidth(1);  // a narrow dock is never wider than its frame
    row->addWidget(head_);
    row->addStretch(1);
    row->addWidget(range);
    layout->addLayout(row);
    layout->addWidget(buildAssumed(), 0, Qt::AlignLeft);
    connect(head_, &QToolButton::toggled, this, [this](bool open) {
        head_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        body_->setVisible(open);
        if (open) emit opened();
    });
    return range;
}

/// A symbol without an upper bound is planned at the size of the file, and the user can change the size here.
QToolButton* SymbolSection::buildAssumed() {
    assumed_ = new QToolButton(this);
    assumed_->setObjectName(QStringLiteral("assumed_") + symbol_);
    setStyleState(*assumed_, "compact", true);
    const bool some = !file_.max && file_.assumed;
    const QString size = some ? format::number(file_.assumed->size) : QString();
    assumed_->setText(some && file_.assumed->from == sym::AssumedSize::From::file
                          ? tr("planned as %1, as in the file").arg(size)
                          : tr("planned as %1").arg(size));
    assumed_->setToolTip(tr("The file has no range for %1. Set one to plan for other sizes.").arg(symbol_));
    assumed_->setAccessibleName(symbol_ + QStringLiteral(", ") + assumed_->text());
    connect(assumed_, &QToolButton::clicked, this, [this] {
        setOpen(true);
        editor_->focusMax();
    });
    return assumed_;
}

bool SymbolSection::isOpen() const { return head_->isChecked(); }

void SymbolSection::setOpen(bool open) { head_->setChecked(open); }

void SymbolSection::show(const sym::Range& now, const QString& uses) {
    now_ = now;
    editor_->show(now);
    uses_->setText(uses);
    tellHead();
    tellArena();
}

void SymbolSection::setOutcome(std::shared_ptr<const Outcome> outcome) {
    outcome_ = std::move(outcome);
    tellArena();
}

void SymbolSection::setCurve(std::shared_ptr<const SizeCurve> curve) {
    curve_ = std::move(curve);
    const bool limited = curve_ && std::any_of(curve_->pools.begin(), curve_->pools.end(), [](const Pool& pool) {
                             return pool.capacity.has_value();
                         });
    if (!limited) editor_->setFit({});
    else editor_->setFit({.isKnown = true, .largest = curve_->largest_fit});
    tellArena();
}

/// Name, value and range are one row on screen and one sentence for screen readers.
void SymbolSection::tellHead() {
    const bool bounded = now_.max.has_value();
    const QString value = bounded ? QStringLiteral("≤ %1").arg(editor_->value()) : tr("no upper bound");
    const sym::Range start = sym::with_assumed(file_);
    assumed_->setVisible(!file_.max && file_.assumed && now_.min == start.min && now_.max == start.max);
    range_->setText(value + QStringLiteral("   ") + rangeText(file_));
    range_->setToolTip(tr("Planned maximum of %1; in the file it is %2").arg(symbol_, rangeText(file_)));
    head_->setAccessibleName(symbol_ + QStringLiteral(", ") + value);
    head_->setAccessibleDescription(range_->toolTip());
}

QString SymbolSection::arena() const { return arena_->text(); }

/// While the slider moves, plans come later than its value; until then the curve gives the result.
void SymbolSection::tellArena() {
    const qint64 value = editor_->value();
    std::vector<Need> needs;
    if (outcome_ && outcome_->method && !outcome_->plans.empty()) {
        const auto planned = outcome_->method->ranges.find(symbol_.toStdString());
        if (planned != outcome_->method->ranges.end() && planned->second.max == value) needs = plannedNeeds(*outcome_);
    }
    if (needs.empty() && curve_) needs = curveNeeds(*curve_, value);
    QStringList lines;
    for (const Need& need : needs) {
        const QString bytes = (need.exact ? QString() : QStringLiteral("≈ ")) + format::bytes(need.bytes);
        if (!need.capacity) lines.append(tr("%1: %2").arg(need.pool, bytes));
        else if (isOver(need))
            lines.append(
                tr("✗ %1: %2 of %3, over by %4")
                    .arg(need.pool, bytes, format::bytes(*need.capacity), format::bytes(need.bytes - *need.capacity)));
        else
            lines.append(
                tr("✓ %1: %2 of %3, %4 to spare")
                    .arg(need.pool, bytes, format::bytes(*need.capacity), format::bytes(*need.capacity - need.bytes)));
    }
    const QString head = tr("Arena for %1 up to %2").arg(symbol_, format::number(value));
    arena_->setVisible(outcome_ != nullptr);
    arena_->setText(lines.isEmpty() ? tr("%1: being planned").arg(head) : head + QLatin1Char('\n') + lines.join(u'\n'));
    setStyleState(*arena_, "tone", std::any_of(needs.begin(), needs.end(), isOver) ? "bad" : "");
}

}  // namespace arenascope
