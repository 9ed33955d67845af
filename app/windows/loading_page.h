#pragma once

#include <QElapsedTimer>
#include <QWidget>
#include <array>

#include "engine/base/progress.h"

class QLabel;
class QPushButton;
class QTabBar;

namespace arenascope {

class LoadingStage;

/// Shown while a program is opened: file and size, stages that are done, running and waiting, and Cancel with its
/// destination.
class LoadingPage : public QWidget {
    Q_OBJECT
public:
    explicit LoadingPage(QWidget* parent = nullptr);
    /// Names of the future views, shown disabled.
    void setViews(const QStringList& titles);
    /// `back`: the file that Cancel returns to; empty: the start page.
    void begin(const QString& path, const QString& back);
    /// `fraction` below 0 if unknown.
    void setStage(const Stage& stage, double fraction);
    /// "done", "running" or "waiting" for each stage that is listed, in order.
    [[nodiscard]] QStringList states() const;

signals:
    void cancelRequested();

private:
    enum Part : std::uint8_t { read, lower, plan, parts };
    [[nodiscard]] static Part partOf(StageKind stage);

    QTabBar* views_;
    QLabel *title_, *kind_, *size_, *back_;
    std::array<LoadingStage*, parts> stages_{};
    QElapsedTimer clock_;
    qint64 began_ = 0;  ///< the running stage, by the clock
    int running_ = -1;
};

}  // namespace arenascope
