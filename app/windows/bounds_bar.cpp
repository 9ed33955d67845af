#include "app/windows/bounds_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

#include "app/document/workspace.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

BoundsBar::BoundsBar(Workspace& workspace, QWidget* parent)
    : QFrame(parent),
      workspace_(workspace),
      icon_(new QLabel(this)),
      title_(kit::label(tr("Upper bounds come from the example's shapes (deprecated)"), "", this)),
      text_(kit::label(QString(), "", this)) {
    setObjectName(QStringLiteral("messageBar"));
    setStyleState(*this, "level", QStringLiteral("notice"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 7, 8, 7);
    row->setSpacing(10);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    title_->setFont(theme().bodyBold);
    for (QLabel* label : {title_, text_}) {
        label->setWordWrap(true);
        texts->addWidget(label);
    }
    auto* ranges = new QPushButton(tr("Use value ranges"), this);
    ranges->setObjectName(QStringLiteral("useRanges"));
    setStyleState(*ranges, "compact", true);
    row->addWidget(icon_, 0, Qt::AlignVCenter);
    row->addLayout(texts, 1);
    row->addWidget(ranges, 0, Qt::AlignVCenter);
    connect(ranges, &QPushButton::clicked, this, &BoundsBar::rangesRequested);
    connect(&workspace_.view(), &ViewState::outcomeChanged, this, &BoundsBar::refresh);
    refresh();
}

QString BoundsBar::text() const { return text_->text(); }

void BoundsBar::refresh() {
    const std::shared_ptr<const Outcome>& outcome = workspace_.view().outcome();
    const bool hinted = workspace_.document() && workspace_.view().tuning()->edits.hints;
    setVisible(hinted && (outcome ? outcome->report.uses_hints : isVisible()));
    if (!hinted || !outcome) return;
    QStringList symbols;
    qint64 shortBy = 0;
    for (const PlanIssue& issue : outcome->report.issues) {
        if (issue.code != IssueCode::hint_bound) continue;
        symbols.append(kit::text(issue.subject));
        shortBy = std::max<qint64>(shortBy, issue.bytes);
    }
    const QString names = symbols.join(QStringLiteral(", "));
    text_->setText(shortBy > 0 ? tr("At the largest sizes of %2 the plan is %1 too small. Runs refuse larger inputs.")
                                     .arg(format::bytes(shortBy), names)
                               : tr("Runs refuse inputs larger than the example's: %1.").arg(names));
    text_->setVisible(!symbols.isEmpty());
    icon_->setPixmap(themePixmap(QStringLiteral("info"), theme().warn, 16, devicePixelRatioF()));
}

}  // namespace arenascope
