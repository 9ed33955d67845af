// The right part of the Shrink panel: the chosen program before and after, and Apply.

#include "widgets/panels/shrink/shrink_choice.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/elided_label.h"
#include "widgets/ui/run_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

ShrinkChoice::ShrinkChoice(QWidget* parent)
    : QWidget(parent),
      title_(kit::label(QString(), "", this)),
      proof_(kit::label(QString(), "ok", this)),
      rows_(new QGridLayout),
      apply_(new QPushButton(tr("Apply"), this)),
      compare_(new QPushButton(tr("Compare"), this)),
      command_(new QPushButton(tr("Copy command"), this)) {
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setAccessibleName(tr("Chosen program"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(scroll);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(metric::panelPad, 6, metric::panelPad, 4);
    column->setSpacing(4);
    title_->setFont(theme().bodyBold);
    title_->setWordWrap(true);
    proof_->setWordWrap(true);
    title_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    rows_->setVerticalSpacing(2);
    rows_->setHorizontalSpacing(6);
    rows_->setColumnStretch(0, 1);
    column->addWidget(title_);
    column->addLayout(rows_);
    column->addWidget(proof_);
    column->addStretch();
    kit::setContent(*scroll, content);
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(metric::panelPad, 2, metric::panelPad, 6);
    buttons->setSpacing(6);
    for (QPushButton* each : {apply_, compare_, command_}) {
        setStyleState(*each, "compact", true);
        buttons->addWidget(each);
    }
    buttons->addStretch();
    setStyleState(*apply_, "primary", true);
    apply_->setToolTip(tr("Use this program (Enter); one undo restores the original"));
    compare_->setToolTip(tr("Show the plan of this program next to the present one"));
    command_->setToolTip(tr("Copy the command that writes this program"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(scroll, 1);
    layout->addLayout(buttons);
    connect(apply_, &QPushButton::clicked, this, &ShrinkChoice::applyRequested);
    connect(compare_, &QPushButton::clicked, this, &ShrinkChoice::compareRequested);
    connect(command_, &QPushButton::clicked, this, &ShrinkChoice::commandRequested);
}

QSize ShrinkChoice::minimumSizeHint() const {
    constexpr int both_figures = 320;
    return QWidget::minimumSizeHint().expandedTo({forText(both_figures), 0});
}

void ShrinkChoice::addRow(const QString& label, const QString& before, const QString& after, bool isGood) {
    const int row = rows_->count() / 3;
    rows_->addWidget(new ElidedLabel(label, "dim", Qt::ElideRight, this), row, 0);
    QLabel* from =
        kit::label(before.isEmpty() || before == after ? QString() : before + QStringLiteral(" →"), "mono", this);
    from->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QLabel* to = kit::label(after, "mono", this);
    to->setFont(theme().monoBold);
    if (isGood) setStyleState(*to, "tone", QStringLiteral("ok"));
    rows_->addWidget(from, row, 1);
    rows_->addWidget(to, row, 2);
}

void ShrinkChoice::show(const Content& content) {
    kit::clear(rows_);
    const bool isAny = content.chosen || content.choosesNone;
    apply_->setEnabled(isAny && !content.isApplied);
    apply_->setToolTip(!isAny                  ? tr("Choose a program in the table first")
                           : content.isApplied ? tr("This program is already in use")
                                               : tr("Use this program (Enter); one undo restores the original"));
    compare_->setEnabled(content.chosen != nullptr && !content.isApplied);
    command_->setEnabled(content.chosen != nullptr);
    proof_->setVisible(content.chosen != nullptr);
    constexpr std::size_t most_listed = 4;
    const auto named = [](const TiledMethod& tiles) {
        const bool is_listed = !tiles.groups.empty() && tiles.groups.size() <= most_listed;
        return is_listed ? ShrinkWords::allGroups(tiles) : ShrinkWords::groups(tiles);
    };
    title_->setText(content.chosen            ? named(content.chosen->choice)
                        : content.choosesNone ? tr("No tiles")
                                              : content.hint);
    if (!content.chosen) return;
    const ShrunkProgram& point = *content.chosen;
    title_->setToolTip(ShrinkWords::allGroups(point.choice));
    for (const PoolResult& pool : content.before) {
        const qint64 after = poolBytes(point.outcome.plan(), pool.mem_id);
        addRow(kit::text(pool.name), format::bytes(pool.bytes), format::bytes(after), after < pool.bytes);
    }
    const auto bytes = [](const std::optional<std::int64_t>& value) {
        return value ? format::bytes(*value) : tr("unknown");
    };
    if (content.keepsTimeLow) addRow(tr("Time, estimated"), QString(), ShrinkWords::extra(point), false);
    if (point.file) addRow(tr("File"), bytes(content.file), bytes(point.file), false);
    const qint64 work = point.more_multiply_adds;
    addRow(tr("Multiply-adds"), QString(), work == 0 ? tr("the same") : QStringLiteral("+") + format::number(work),
           false);
    addRow(tr("Instructions"), format::number(content.instructions), format::number(point.instructions), false);
    if (point.method_allocator)
        addRow(tr("Method allocator"), bytes(content.loading), bytes(point.method_allocator), false);
    // As the cards of the pools count it: what the plan moves, with what its passes and tiles remove and add. The cost
    // of a point counts constants as well, and from the program whose constants are folded.
    const auto moved = [](const auto& pools) {
        qint64 all = 0;
        for (const PoolResult& pool : pools) all += pool.moved_bytes;
        return all;
    };
    const qint64 from = moved(content.before), to = moved(point.outcome.plan().pools);
    addRow(tr("Traffic"), format::bytes(from), format::bytes(to), to < from);
    const auto runs = static_cast<int>(point.runs);
    proof_->setText(QStringLiteral("✓ ") +
                    (point.is_bit_for_bit
                         ? tr("Outputs equal the original's, bit for bit, in %n run(s).", nullptr, runs)
                         : tr("Outputs equal the original's within %1 in %n run(s).", nullptr, runs)
                               .arg(differenceText(point.largest_difference))));
}

}  // namespace arenascope
