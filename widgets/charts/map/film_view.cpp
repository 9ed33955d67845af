#include "widgets/charts/map/film_view.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/charts/map/film_canvas.h"
#include "widgets/charts/map/film_writer.h"
#include "widgets/charts/map/live_steps.h"
#include "widgets/ui/view_state.h"

namespace arenascope {
namespace {

constexpr int speeds[] = {1, 2, 5, 10, 25};  // steps a second
constexpr double left_column = 76, right_pad = 16;

}  // namespace

FilmScrubber::FilmScrubber(ViewState& state, QWidget* parent) : QWidget(parent), state_(state) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Live bytes over steps"));
    connect(&state, &ViewState::stepChanged, this, qOverload<>(&QWidget::update));
}

void FilmScrubber::show(const ArenaScene* scene) {
    scene_ = scene;
    update();
}

QRectF FilmScrubber::room() const {
    return {left_column, 8, std::max(40.0, width() - left_column - right_pad), height() - 8.0 - 26};
}

void FilmScrubber::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chart);
    if (!scene_ || scene_->isEmpty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const LiveSteps steps{.scene = *scene_,
                          .room = room(),
                          .labels = left_column,
                          .step = nearestStep(state_.step(), scene_->steps),
                          .is_film = true};
    steps.paint(painter);
}

void FilmScrubber::pick(double x) {
    if (!scene_ || scene_->isEmpty()) return;
    const QRectF where = room();
    const double at = std::clamp((x - where.left()) / where.width(), 0.0, 1.0) * scene_->steps;
    state_.setStep(nearestStep(Step(static_cast<int>(at)), scene_->steps));
}

void FilmScrubber::mousePressEvent(QMouseEvent* event) { pick(event->position().x()); }

void FilmScrubber::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) pick(event->position().x());
}

FilmView::FilmView(ViewState& state, QWidget* parent)
    : QWidget(parent),
      state_(state),
      canvas_(new FilmCanvas(state, this)),
      bytes_(new ArenaBytes(this)),
      scrubber_(new FilmScrubber(state, this)),
      row_(new QHBoxLayout),
      clock_(new QTimer(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->setSizeConstraint(QLayout::SetNoConstraint);
    auto* above = new QHBoxLayout;
    above->setSpacing(0);
    above->addWidget(canvas_, 3);
    above->addWidget(bytes_, 2);
    bytes_->hide();
    column->addLayout(above, 1);
    row_->setContentsMargins(metric::chartPad, 4, metric::chartPad, 0);
    row_->setSpacing(6);
    column->addLayout(row_);
    column->addWidget(scrubber_);
    buildTransport();
    connect(clock_, &QTimer::timeout, this, &FilmView::advance);
    connect(&state, &ViewState::selectionChanged, canvas_, qOverload<>(&QWidget::update));
    connect(&state, &ViewState::hoverChanged, canvas_, qOverload<>(&QWidget::update));
    connect(&state, &ViewState::stepChanged, canvas_, qOverload<>(&QWidget::update));
    connect(&state, &ViewState::runChanged, canvas_, qOverload<>(&QWidget::update));
    for (const auto changed : {&ViewState::stepChanged, &ViewState::runChanged})
        connect(&state, changed, this, &FilmView::askForBytes);
    connect(&state, &ViewState::selectionChanged, this, [this] { bytes_->reveal(state_.current()); });
    setPlaying(false);
}

FilmView::~FilmView() = default;

QToolButton* FilmView::transport(const QString& icon, const QString& tip) {
    auto* button = new QToolButton(this);
    button->setIcon(themeIcon(icon));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    row_->addWidget(button);
    return button;
}

void FilmView::buildTransport() {
    connect(transport(QStringLiteral("first"), tr("First step")), &QToolButton::clicked, this,
            [this] { goTo(Step(0)); });
    connect(transport(QStringLiteral("previous"), tr("Previous step (,)")), &QToolButton::clicked, this,
            [this] { move(-1); });
    play_ = transport(QStringLiteral("run"), QString());
    play_->setObjectName(QStringLiteral("filmPlay"));
    connect(play_, &QToolButton::clicked, this, [this] { setPlaying(!isPlaying()); });
    connect(transport(QStringLiteral("next"), tr("Next step (.)")), &QToolButton::clicked, this, [this] { move(1); });
    connect(transport(QStringLiteral("last"), tr("Last step")), &QToolButton::clicked, this,
            [this] { goTo(Step(scene_ ? scene_->steps - 1 : 0)); });
    peak_ = new QPushButton(tr("Next peak"), this);
    peak_->setToolTip(tr("Go to the next step with more live bytes than its neighbours (N)"));
    setStyleState(*peak_, "compact", true);
    connect(peak_, &QPushButton::clicked, this, [this] { handleKey(Qt::Key_N); });
    row_->addWidget(peak_);
    speed_ = new QComboBox(this);
    speed_->setAccessibleName(tr("Steps a second"));
    speed_->setToolTip(tr("Steps a second"));
    for (const int each : speeds) speed_->addItem(tr("%1 / s").arg(each), each);
    speed_->setCurrentIndex(1);
    connect(speed_, &QComboBox::currentIndexChanged, this,
            [this] { clock_->setInterval(1000 / speed_->currentData().toInt()); });
    clock_->setInterval(1000 / speed_->currentData().toInt());
    row_->addWidget(speed_);
    loop_ = transport(QStringLiteral("loop"), tr("Repeat from the first step"));
    loop_->setCheckable(true);
    showBytes_ = new QPushButton(tr("Bytes"), this);
    showBytes_->setObjectName(QStringLiteral("filmBytes"));
    showBytes_->setCheckable(true);
    showBytes_->setToolTip(tr("The bytes of the arena after the step, and their values"));
    setStyleState(*showBytes_, "compact", true);
    connect(showBytes_, &QPushButton::toggled, this, [this](bool shown) {
        bytes_->setVisible(shown);
        askForBytes();
    });
    row_->addWidget(showBytes_);
    row_->addStretch(1);
    save_ = new QPushButton(this);
    save_->setObjectName(QStringLiteral("saveFilm"));
    setStyleState(*save_, "compact", true);
    connect(save_, &QPushButton::clicked, this, &FilmView::askWhere);
    row_->addWidget(save_);
    peak_->setVisible(!isNarrow());
    offerSaving();
}

void FilmView::show(const ArenaScene* scene) {
    if (!scene) setPlaying(false);
    if (writer_) {
        writer_->cancel();
        writer_->deleteLater();
        writer_ = nullptr;
        offerSaving();
    }
    bytes_->showNothing(QString());
    isReading_ = false;
    scene_ = scene;
    canvas_->show(scene);
    scrubber_->show(scene);
    askForBytes();
}

/// Not while the film plays or is hidden: each step is a run of the program.
void FilmView::askForBytes() {
    if (!isVisible() || !showBytes_->isChecked() || !scene_ || isPlaying() || isReading_) return;
    if (!state_.run()) return bytes_->showNothing(tr("Run the program (F6), then its bytes are shown here."));
    isReading_ = true;
    emit bytesRequested(nearestStep(state_.step(), scene_->steps));
}

void FilmView::showBytes(Step step, const Result<ArenaContents>& contents) {
    isReading_ = false;
    if (!scene_ || !showBytes_->isChecked()) return;
    bytes_->show(scene_, step, contents);
    bytes_->reveal(state_.current());
    if (step != nearestStep(state_.step(), scene_->steps)) askForBytes();  // it has moved meanwhile
}

bool FilmView::isPlaying() const { return clock_->isActive(); }

void FilmView::setPlaying(bool playing) {
    if (playing && scene_ && state_.step() + 1 >= Step(scene_->steps)) goTo(Step(0));
    if (playing) clock_->start();
    else clock_->stop();
    if (!playing) askForBytes();
    const QString tip = playing ? tr("Pause (K)") : tr("Play (K)");
    play_->setIcon(themeIcon(playing ? QStringLiteral("pause") : QStringLiteral("run")));
    play_->setToolTip(tip);
    play_->setAccessibleName(tip);
}

bool FilmView::handleKey(int key) {
    switch (key) {
        case Qt::Key_K: setPlaying(!isPlaying()); return true;
        case Qt::Key_Comma: move(-1); return true;
        case Qt::Key_Period: move(1); return true;
        case Qt::Key_N:
            if (scene_ && !scene_->isEmpty()) goTo(nextPeak(scene_->lanes[scene_->mainLane()].live, state_.step()));
            return true;
        default: return false;
    }
}

void FilmView::goTo(Step step) {
    if (scene_ && !scene_->isEmpty()) state_.setStep(nearestStep(step, scene_->steps));
}

void FilmView::move(int by) { goTo(std::max(Step(0), state_.step()) + by); }

void FilmView::advance() {
    if (!scene_ || scene_->isEmpty()) return setPlaying(false);
    const bool at_end = state_.step() + 1 >= Step(scene_->steps);
    if (at_end && !loop_->isChecked()) return setPlaying(false);
    goTo(at_end ? Step(0) : std::max(Step(0), state_.step()) + 1);
}

void FilmView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    askForBytes();
}

void FilmView::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    setPlaying(false);
}

bool FilmView::isNarrow() const { return width() < 640; }

/// The key N does the same as the button that has no room.
void FilmView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr int least_height = 220;  // below, the steps themselves need the room; keys and buttons go through them
    scrubber_->setVisible(height() >= least_height);
    if (peak_->isHidden() == isNarrow()) return;
    peak_->setVisible(!isNarrow());
    if (!writer_) offerSaving();  // not at each size: it looks for programs
}

void FilmView::offerSaving() {
    const bool can = !installedFilmFormats().empty();
    const QString text = tr("Save as film…");
    save_->setText(isNarrow() ? QString() : text);
    save_->setIcon(isNarrow() ? themeIcon(QStringLiteral("save")) : QIcon());
    save_->setAccessibleName(text);
    save_->setEnabled(can);
    save_->setToolTip(can ? tr("Write every step as a frame of an animation")
                          : tr("Install img2webp, ffmpeg or ImageMagick to save a film"));
}

void FilmView::askWhere() {
    if (writer_) {
        show(scene_);  // ends it
        return;
    }
    QFileDialog dialog(this, tr("Save as film"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters;
    for (const FilmFormat& each : installedFilmFormats())
        filters.append(QStringLiteral("%1 (*.%2)").arg(each.name, each.suffix));
    if (filters.isEmpty()) return;
    dialog.setNameFilters(filters);
    const auto takeSuffix = [&dialog](const QString& filter) {
        const qsizetype dot = filter.lastIndexOf(QLatin1Char('.'));
        dialog.setDefaultSuffix(filter.mid(dot + 1, filter.size() - dot - 2));  // "GIF (*.gif)"
    };
    takeSuffix(filters.front());
    connect(&dialog, &QFileDialog::filterSelected, &dialog, takeSuffix);
    if (dialog.exec() == QDialog::Accepted) save(dialog.selectedFiles().value(0));
}

void FilmView::save(const QString& path) {
    if (!scene_ || scene_->isEmpty() || writer_) return;
    const std::vector<FilmFormat> formats = installedFilmFormats();
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto format =
        std::find_if(formats.begin(), formats.end(), [&](const FilmFormat& each) { return each.suffix == suffix; });
    if (format == formats.end()) return onSaved(tr("no installed program writes .%1 films").arg(suffix), path);
    const int steps = scene_->steps, frames = std::min(steps, format->most);
    const QSize size = canvas_->size().expandedTo({320, 240});
    const auto frame = [this, steps, frames, size](int number) {
        const auto at = static_cast<int>(static_cast<qint64>(number) * steps / frames);
        QImage image(canvas_->size().expandedTo({320, 240}), QImage::Format_RGB32);
        image.fill(theme().chart);
        QPainter painter(&image);
        canvas_->paintFrame(painter, Step(at));
        painter.end();
        // Encoders take frames of one size, though the view may change meanwhile.
        return image.size() == size ? image : image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    writer_ = new FilmWriter(*format, path, frame, this);
    connect(writer_, &FilmWriter::progressed, this,
            [this](int done, int all) { save_->setText(tr("Cancel (%1 of %2)").arg(done).arg(all)); });
    connect(writer_, &FilmWriter::ended, this, [this, path](const QString& error) { onSaved(error, path); });
    writer_->start(frames, 1000 / speed_->currentData().toInt());
}

void FilmView::onSaved(const QString& error, const QString& path) {
    if (writer_) writer_->deleteLater();
    writer_ = nullptr;
    offerSaving();
    emit statusChanged(error.isEmpty() ? tr("Film saved as %1").arg(path) : tr("Film not saved: %1").arg(error));
}

}  // namespace arenascope
