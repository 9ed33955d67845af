#pragma once

#include <QDialog>
#include <QPointer>

class QVBoxLayout;

namespace arenascope {

/// A dialog as a sheet inside the dimmed window: a frame with a visible title. Escape and the cross close it, F1 opens
/// its help page; the focus stays in it and then returns to its previous place.
class Sheet : public QDialog {
    Q_OBJECT
public:
    /// `detail` is shown next to the title; `page`: of the help.
    Sheet(const QString& title, const QString& detail, QString page, QWidget* parent);
    void done(int result) override;
    void showHelp();

protected:
    /// Below the title: a list of choices at the left, a line, and the contents of the current one.
    void addColumns(QWidget* left, QWidget* right);
    /// The row at the bottom, below a line.
    void addFoot(QWidget* foot);
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void buildHead(const QString& title, const QString& detail);

    QString page_;
    QVBoxLayout* content_;
    QPointer<QWidget> before_;  ///< the focus widget before
};

}  // namespace arenascope
