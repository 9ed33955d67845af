#pragma once

#include <QDialog>
#include <QPointer>

class QVBoxLayout;

namespace arenascope {

/// A task with choices as a sheet inside the window, which is veiled meanwhile: a frame with a visible title. Escape
/// and the cross close it, F1 opens its page of the help; the focus stays in it and goes back to where it was.
class Sheet : public QDialog {
    Q_OBJECT
public:
    /// `detail` stands beside the title; `page`: of the help.
    Sheet(const QString& title, const QString& detail, QString page, QWidget* parent);
    void done(int result) override;
    void showHelp();

protected:
    /// Below the head: what is chosen among at the left, a line, and what belongs to it.
    void addColumns(QWidget* left, QWidget* right);
    /// What stands at the bottom, behind a line.
    void addFoot(QWidget* foot);
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void buildHead(const QString& title, const QString& detail);

    QString page_;
    QVBoxLayout* content_;
    QPointer<QWidget> before_;  ///< had the focus
};

}  // namespace arenascope
