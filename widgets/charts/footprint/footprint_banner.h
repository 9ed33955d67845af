#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace arenascope {

/// Why it is unknown whether a program fits, and what would tell: a run here, or a number that is typed in.
class FootprintBanner : public QWidget {
    Q_OBJECT
public:
    explicit FootprintBanner(QWidget* parent = nullptr);
    /// `unmeasured`: delegates that a run or a number would tell of.
    void show(const QString& cause, const QStringList& unmeasured);
    [[nodiscard]] const QString& cause() const { return cause_; }

signals:
    void measureRequested();
    /// "2M" was typed in for that delegate.
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
