// The start page: open, recent files and samples.

#include "app/windows/start_page.h"

#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QIcon>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "app/controllers/given_targets.h"
#include "app/dialogs/target_labels.h"
#include "app/document/jobs.h"
#include "app/document/opening.h"
#include "app/document/recent_plans.h"
#include "app/document/settings.h"
#include "app/windows/recent_row.h"
#include "app/windows/sample_card.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"
#include "widgets/ui/wrap_layout.h"

namespace arenascope {
namespace {

constexpr int most_recent = 6;  ///< the menu has all

}  // namespace

StartPage::StartPage(QWidget* parent) : QWidget(parent) {
    auto* columns = new QHBoxLayout;
    columns->setSpacing(48);
    columns->addStretch();
    columns->addWidget(buildLeft(), 0, Qt::AlignTop);
    columns->addWidget(buildSamples(), 0, Qt::AlignTop);
    columns->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 24);
    layout->addStretch(2);
    layout->addLayout(columns);
    layout->addStretch(5);
    refreshRecent();
    refreshTargets();
}

void StartPage::focusFirst() {
    if (!cards_.isEmpty()) cards_.first()->setFocus();
}

/// The icon has the colour of the text next to it, which is light on dark and dark on light.
void StartPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && open_)
        open_->setIcon(themeIcon(QStringLiteral("open"), theme().inkText));
}

QWidget* StartPage::buildLeft() {
    auto* left = new QWidget(this);
    left->setFixedWidth(320);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    QLabel* title = kit::label(QStringLiteral("ArenaScope"), "", left);
    title->setFont(theme().start);
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    auto* icon = new QLabel(left);
    icon->setPixmap(QIcon(QStringLiteral(":/icons/arenascope.svg")).pixmap(36, 36));
    head->addWidget(icon);
    head->addWidget(title, 1);
    layout->addLayout(head);
    QLabel* text = kit::label(tr("See what a model keeps in memory, step by step, and change the plan until it fits."),
                              "dim", left);
    text->setWordWrap(true);
    layout->addWidget(text);
    layout->addSpacing(8);
    open_ = new QPushButton(tr("Open model…   Ctrl O"), left);
    open_->setIcon(themeIcon(QStringLiteral("open"), theme().inkText));
    setStyleState(*open_, "primary", true);
    open_->setAutoDefault(true);
    connect(open_, &QPushButton::clicked, this, &StartPage::openRequested);
    auto* session = new QPushButton(tr("Open session…"), left);
    session->setAutoDefault(true);
    connect(session, &QPushButton::clicked, this, &StartPage::sessionRequested);
    auto* opening = new QWidget(left);
    auto* buttons = new WrapLayout(8, opening);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(open_);
    buttons->addWidget(session);
    layout->addWidget(opening);
    auto* drop =
        new QLabel(tr("or drop a file here") + QStringLiteral("\n.pt2  .pte  .tflite  .onnx  .csv  .json"), left);
    drop->setObjectName(QStringLiteral("dropHint"));
    layout->addSpacing(4);
    layout->addWidget(drop);
    layout->addLayout(buildTarget(left));
    layout->addSpacing(16);
    recent_ = new QVBoxLayout;
    recent_->setSpacing(2);
    layout->addLayout(recent_);
    return left;
}

QHBoxLayout* StartPage::buildTarget(QWidget* left) {
    target_ = new QComboBox(left);
    target_->setAccessibleName(tr("Target for opened programs"));
    target_->setToolTip(tr("Device whose memories an opened program gets; a session has its own"));
    target_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setStyleState(*target_, "compact", true);
    connect(target_, &QComboBox::activated, this, [this] { settings::setTarget(target_->currentData().toString()); });
    auto* row = new QHBoxLayout;
    row->setContentsMargins(2, 8, 0, 0);
    row->addWidget(kit::label(tr("Target"), "dim", left));
    row->addWidget(target_, 1);
    return row;
}

void StartPage::refreshTargets() {
    target_->clear();
    target_->addItem(tr("none"), QString());
    for (const Target& target : readableTargets()) target_->addItem(titleOf(target), kit::text(target.id));
    target_->setCurrentIndex(std::max(0, target_->findData(settings::target())));
}

void StartPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refreshTargets();
}

QWidget* StartPage::buildSamples() {
    auto* right = new QWidget(this);
    auto* grid = new QGridLayout(right);
    grid->setContentsMargins(0, 4, 0, 0);
    grid->setSpacing(16);
    const QList<Sample> samples = bundledSamples();
    auto* head = new QHBoxLayout;
    if (!samples.isEmpty()) {
        head->addWidget(kit::label(tr("Samples"), "section", right));
        head->addWidget(kit::label(tr("planned immediately, works offline"), "dim", right));
    }
    head->addStretch();
    grid->addLayout(head, 0, 0, 1, 2);
    for (const Sample& sample : samples) {
        auto* card = new SampleCard(sample, right);
        const int at = static_cast<int>(cards_.size());
        grid->addWidget(card, 1 + at / 2, at % 2);
        cards_.append(card);
        connect(card, &QPushButton::clicked, this, [this, path = sample.path] { emit fileRequested(path); });
    }
    auto* links = new QHBoxLayout;
    const auto add = [&](const QString& name, const char* keys, void (StartPage::*requested)()) {
        QPushButton* link = makeLink(name, QKeySequence(QLatin1String(keys)));
        connect(link, &QPushButton::clicked, this, requested);
        links->addWidget(link);
    };
    add(tr("Keyboard shortcuts"), "Ctrl+/", &StartPage::shortcutsRequested);
    add(tr("Commands"), "Ctrl+Shift+P", &StartPage::commandsRequested);
    add(tr("Preset files"), "", &StartPage::presetsRequested);
    links->addStretch();
    grid->addLayout(links, 2 + static_cast<int>(cards_.size()) / 2, 0, 1, 2);
    return right;
}

void StartPage::refreshRecent() {
    kit::clear(recent_);
    const QStringList files = settings::recentFiles();
    if (files.isEmpty()) return;
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(2, 0, 0, 0);
    row->addWidget(kit::label(tr("Recent"), "section", head), 1);
    QPushButton* clear = makeLink(tr("Clear the list"), {});
    row->addWidget(clear);
    connect(clear, &QPushButton::clicked, this, [this] {
        settings::clearRecentFiles();
        clearRecentPlans();
        refreshRecent();
    });
    recent_->addWidget(head);
    recent_->addWidget(kit::separator(this));
    for (const QString& path : files.mid(0, most_recent)) {
        auto* file = new RecentRow(path, this);
        connect(file, &QPushButton::clicked, this, [this, path] { emit fileRequested(path); });
        recent_->addWidget(file);
    }
}

/// Text buttons without a frame: less prominent than the cards above them.
QPushButton* StartPage::makeLink(const QString& name, const QKeySequence& keys) {
    const QString shown = keys.toString(QKeySequence::NativeText);
    auto* link = new QPushButton(shown.isEmpty() ? name : name + QStringLiteral("   ") + shown, this);
    link->setFlat(true);
    link->setAutoDefault(true);
    link->setCursor(Qt::PointingHandCursor);
    link->setAccessibleName(name);
    setStyleState(*link, "compact", true);
    return link;
}

void StartPage::loadPictures(Jobs& jobs) {
    using Pictures = std::vector<std::shared_ptr<const Outcome>>;
    QStringList paths;
    for (const SampleCard* card : cards_) paths.append(card->path());
    const auto work = [paths](Progress& progress) -> Result<Pictures> {
        Pictures out;
        const Engine engine;
        for (const QString& path : paths) {
            // A sample that cannot be opened has no picture; opening it reports the reason.
            out.push_back(nullptr);
            const auto opened = open_everything(engine, path, {}, progress);
            if (opened.ok()) out.back() = opened.value().outcome;
        }
        return out;
    };
    jobs.start<Pictures>(Jobs::Kind::pictures, tr("Samples"), this, work, [this](Result<Pictures> pictures) {
        if (!pictures.ok()) return;
        for (qsizetype i = 0; i < cards_.size(); ++i)
            cards_[i]->setOutcome(pictures.value()[static_cast<std::size_t>(i)]);
    });
}

}  // namespace arenascope
