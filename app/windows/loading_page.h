#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QVBoxLayout;

namespace arenascope {

/// Shown while a program is opened: its stages as they come, and Cancel.
class LoadingPage : public QWidget {
    Q_OBJECT
public:
    explicit LoadingPage(QWidget* parent = nullptr);
    void begin(const QString& file);
    void setStage(const QString& stage, double fraction);

signals:
    void cancelRequested();

private:
    QLabel* title_;
    QProgressBar* bar_;
    QVBoxLayout* stages_;
    QString stage_;
    QLabel* current_ = nullptr;
};

}  // namespace arenascope
