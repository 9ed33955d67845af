#pragma once
// The film of a plan: canvas, transport and the live bytes as its scrubber.

#include <QWidget>

#include "widgets/charts/map/arena_bytes.h"
#include "widgets/charts/map/film_scene.h"

class QComboBox;
class QHBoxLayout;
class QPushButton;
class QTimer;
class QToolButton;

namespace arenascope {

class FilmCanvas;
class FilmWriter;
class ViewState;

/// The live bytes over steps: a click or a drag sets the step.
class FilmScrubber : public QWidget {
    Q_OBJECT
public:
    FilmScrubber(ViewState& state, QWidget* parent);
    void show(const ArenaScene* scene);
    QSize sizeHint() const override { return {480, 84}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void pick(double x);
    [[nodiscard]] QRectF room() const;
    ViewState& state_;
    const ArenaScene* scene_ = nullptr;
};

class FilmView : public QWidget {
    Q_OBJECT
public:
    FilmView(ViewState& state, QWidget* parent);
    ~FilmView() override;
    /// The scene must outlive the next call; null: nothing.
    void show(const ArenaScene* scene);
    /// K plays, comma and full stop step, N jumps to the next peak.
    bool handleKey(int key);
    [[nodiscard]] bool isPlaying() const;
    void setPlaying(bool playing);
    [[nodiscard]] const FilmCanvas& canvas() const { return *canvas_; }
    /// The answer to bytesRequested().
    void showBytes(Step step, const Result<ArenaContents>& contents);
    /// The request was cancelled: there will be no answer.
    void forgetRequest() { isReading_ = false; }
    [[nodiscard]] const ArenaBytes& bytes() const { return *bytes_; }
    /// Writes the film to a file whose suffix names an installed format.
    void save(const QString& path);

signals:
    void statusChanged(const QString& text);
    /// The bytes of the arenas after a step of the last run are wanted; the answer may come later.
    void bytesRequested(arenascope::Step step);

protected:
    void hideEvent(QHideEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildTransport();
    QToolButton* transport(const QString& icon, const QString& tip);
    void askForBytes();
    [[nodiscard]] bool isNarrow() const;
    void goTo(Step step);
    void move(int by);
    void advance();
    void askWhere();
    void onSaved(const QString& error, const QString& path);
    void offerSaving();

    ViewState& state_;
    const ArenaScene* scene_ = nullptr;
    FilmCanvas* canvas_;
    ArenaBytes* bytes_;
    FilmScrubber* scrubber_;
    QHBoxLayout* row_;
    QPushButton *peak_ = nullptr, *showBytes_ = nullptr;
    bool isReading_ = false;  ///< bytes were requested, and there is no answer yet
    QToolButton *play_ = nullptr, *loop_ = nullptr;
    QComboBox* speed_ = nullptr;
    QPushButton* save_ = nullptr;
    QTimer* clock_;
    FilmWriter* writer_ = nullptr;  ///< null: nothing is being saved
};

}  // namespace arenascope
