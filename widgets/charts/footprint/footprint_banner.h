#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace arenascope {

/// The reason for an unknown verdict, and how to resolve it: a run here, or a number to enter.
class FootprintBanner : public QWidget {
    Q_OBJECT
public:
    explicit FootprintBanner(QWidget* parent = nullptr);
    /// `unmeasured`: delegates that a run or a number would resolve.
    void show(const QString& cause, const QStringList& unmeasured);
    [[nodiscard]] const QString& cause() const { return cause_; }

signals:
    void measureRequested();
    /// "2M" was entered for that delegate.
    void bytesGiven(const QString& delegate, qint64 bytes);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void ask();
    QString cause_;
    QStringList unmeasured_;
    QLabel *what_, *how_;
    QPushButton *measure_, *type_;
};

}  // namespace arenascope
