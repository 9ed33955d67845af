// The page that shows progress while a file is opened.

#include "app/windows/loading_page.h"

#include <QFileInfo>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTabBar>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/engine_texts.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {

/// A line of the list: a ring for its state, its title, and details; the running one has a progress bar if its work can
/// be counted.
class LoadingStage final : public QWidget {
public:
    enum class State : std::uint8_t { waiting, running, finished };
    LoadingStage(const QString& title, QWidget* parent) : QWidget(parent), title_(title) {
        setFixedHeight(forText(28));
    }
    void set(State state, const QString& detail, double fraction = -1) {
        state_ = state;
        detail_ = detail;
        fraction_ = fraction;
        setAccessibleName(title_ + QLatin1Char(' ') + detail_);
        update();
    }
    [[nodiscard]] State state() const { return state_; }

protected:
    void paintEvent(QPaintEvent*) override {
        const Theme& t = theme();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF line(0, 0, width(), height() - 5), ring(1, line.center().y() - 7, 14, 14);
        paintRing(painter, ring);
        painter.setFont(t.mono);
        painter.setPen(t.tx2);
        const QFontMetricsF mono(t.mono), body(t.body);
        const double text = ring.right() + 10, name = body.horizontalAdvance(title_);
        const double room = std::max(0.0, line.width() - text - name - 16);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, mono.elidedText(detail_, Qt::ElideMiddle, room));
        painter.setFont(t.body);
        painter.setPen(state_ == State::waiting ? t.tx3 : t.tx);
        painter.drawText(line.adjusted(text, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, title_);
        if (state_ != State::running || fraction_ < 0) return;
        const QRectF track(text, height() - 4, width() - text, 4);
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.bar);
        painter.drawRoundedRect(track, 2, 2);
        painter.setBrush(t.ink);
        painter.drawRoundedRect(QRectF(track.topLeft(), QSizeF(track.width() * std::min(1.0, fraction_), 4)), 2, 2);
    }

private:
    void paintRing(QPainter& painter, const QRectF& ring) const {
        const Theme& t = theme();
        painter.setBrush(Qt::NoBrush);
        if (state_ == State::waiting) {
            QPen dots(t.tx3, 1.4);
            dots.setDashPattern({1.6, 2});
            painter.setPen(dots);
            return painter.drawEllipse(ring);
        }
        painter.setPen(QPen(state_ == State::finished ? t.blue : t.ink, 1.4, Qt::SolidLine, Qt::RoundCap));
        if (state_ == State::running) return painter.drawArc(ring, 90 * 16, -270 * 16);
        painter.drawEllipse(ring);
        painter.drawPolyline(QPolygonF({ring.topLeft() + QPointF(4, 7.2), ring.topLeft() + QPointF(6.3, 9.5),
                                        ring.topLeft() + QPointF(10.2, 4.8)}));
    }

    QString title_, detail_;
    State state_ = State::waiting;
    double fraction_ = -1;
};

LoadingPage::LoadingPage(QWidget* parent)
    : QWidget(parent),
      views_(new QTabBar(this)),
      title_(kit::label(QString(), "title", this)),
      kind_(kit::label(QString(), "hint", this)),
      size_(kit::label(QString(), "hint", this)),
      back_(kit::label(QString(), "hint", this)) {
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    views_->setEnabled(false);
    views_->setDrawBase(false);
    views_->setExpanding(false);
    views_->setFocusPolicy(Qt::NoFocus);
    auto* column = new QVBoxLayout;
    column->setSpacing(6);
    auto* head = new QHBoxLayout;
    head->addWidget(title_, 1);
    head->addWidget(size_, 0, Qt::AlignBottom);
    column->addLayout(head);
    column->addWidget(kind_);
    column->addSpacing(14);
    const QString titles[] = {tr("Reading the file"), tr("Lowering to memory operations"), tr("Lifetimes and plans")};
    for (std::size_t part = 0; part < parts; ++part) {
        stages_[part] = new LoadingStage(titles[part], this);
        column->addWidget(stages_[part]);
    }
    column->addSpacing(8);
    QFrame* line = kit::separator(this);
    column->addWidget(line);
    column->addSpacing(8);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(10);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setShortcut(Qt::Key_Escape);
    foot->addWidget(cancel);
    foot->addWidget(back_, 1);
    column->addLayout(foot);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(views_);
    layout->addStretch(1);
    auto* middle = new QHBoxLayout;
    middle->setContentsMargins(metric::chartPad, 0, metric::chartPad, 0);
    auto* content = new QWidget(this);
    content->setMaximumWidth(520);
    content->setLayout(column);
    middle->addStretch(1);
    middle->addWidget(content, 1000);
    middle->addStretch(1);
    layout->addLayout(middle);
    layout->addStretch(2);
    connect(cancel, &QPushButton::clicked, this, &LoadingPage::cancelRequested);
}

void LoadingPage::setViews(const QStringList& titles) {
    while (views_->count() > 0) views_->removeTab(0);
    for (const QString& title : titles) views_->addTab(title);
}

void LoadingPage::begin(const QString& path, const QString& back) {
    const QFileInfo file(path);
    const QString suffix = file.suffix().toLower();
    title_->setText(QFileInfo(file.absolutePath()).fileName() + QLatin1Char('/') + file.fileName());
    kind_->setText(suffix == QLatin1String("pt2")        ? tr("Exported program")
                       : suffix == QLatin1String("pte")  ? tr("ExecuTorch program")
                       : suffix == QLatin1String("csv")  ? tr("Allocation problem")
                       : suffix == QLatin1String("json") ? tr("Session or trace")
                                                         : tr("Program"));
    size_->setText(file.exists() ? format::exactBytes(file.size()) : QString());
    back_->setText(back.isEmpty() ? tr("returns to the start page")
                                  : tr("returns to %1, which is unchanged").arg(back));
    stages_[lower]->setVisible(suffix == QLatin1String("pt2"));
    for (LoadingStage* stage : stages_) stage->set(LoadingStage::State::waiting, QString());
    running_ = -1;
    began_ = 0;
    clock_.start();
}

LoadingPage::Part LoadingPage::partOf(StageKind stage) {
    switch (stage) {
        case StageKind::opening:
        case StageKind::reading:
        case StageKind::reading_graph:
        case StageKind::reading_methods:
        case StageKind::reading_buffers:
        case StageKind::reading_trace:
        case StageKind::reading_back: return read;
        case StageKind::lowering:
        case StageKind::pass: return lower;
        default: return plan;
    }
}

/// Stages before the reported one are done, including those without work.
void LoadingPage::setStage(const Stage& stage, double fraction) {
    // A file of several methods is lowered and read alternately: a running stage stays so.
    const int part = std::max(running_, static_cast<int>(partOf(stage.kind)));
    if (part != running_) {
        const double seconds = static_cast<double>(clock_.elapsed() - began_) / 1000;
        for (int before = 0; before < part; ++before) {
            LoadingStage& past = *stages_[static_cast<std::size_t>(before)];
            if (past.state() == LoadingStage::State::finished) continue;
            const QString took = before == running_ ? tr("%L1 s").arg(seconds, 0, 'f', 1) : QString();
            past.set(LoadingStage::State::finished, took);
        }
        running_ = part;
        began_ = clock_.elapsed();
    }
    LoadingStage& now = *stages_[static_cast<std::size_t>(part)];
    now.show();
    QString detail = words::stage(stage);
    if (fraction >= 0) detail += QStringLiteral("  ") + format::percent(fraction);
    now.set(LoadingStage::State::running, detail, fraction);
}

QStringList LoadingPage::states() const {
    QStringList states;
    for (const LoadingStage* stage : stages_) {
        if (stage->isHidden()) continue;
        using State = LoadingStage::State;
        states.append(stage->state() == State::finished      ? QStringLiteral("done")
                          : stage->state() == State::running ? QStringLiteral("running")
                                                             : QStringLiteral("waiting"));
    }
    return states;
}

}  // namespace arenascope
