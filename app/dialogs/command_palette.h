#pragma once

#include <QFrame>
#include <QPointer>

#include "app/dialogs/palette_commands.h"

class QLabel;
class QLineEdit;
class QListWidget;

namespace arenascope {

/// A field over the window that finds and runs every command. Disabled commands are last.
class CommandPalette : public QFrame {
    Q_OBJECT
public:
    /// `commands` is called whenever the palette opens; `places` for queries that begin with "@", "#" or ":".
    CommandPalette(std::function<QList<PaletteCommand>()> commands,
                   std::function<QList<PaletteCommand>(const QString&)> places, QWidget* window);
    /// Opens below `top` (in the window's coordinates), its left edge at `left`.
    void open(int left, int top);
    [[nodiscard]] QLineEdit& field() { return *field_; }
    /// Titles of what is listed, in their order.
    [[nodiscard]] QStringList titles() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void addHead(const QString& title);
    void addCommand(qsizetype index);
    void step(int by);
    void fit();
    void dismiss();
    void runCurrent();

    std::function<QList<PaletteCommand>()> source_;
    std::function<QList<PaletteCommand>(const QString&)> places_;
    QList<PaletteCommand> all_, shown_;
    QLineEdit* field_;
    QPoint at_;                 ///< where it was asked for
    QPointer<QWidget> before_;  ///< had the focus when the palette opened, and gets it back
    QLabel* count_;
    QListWidget* list_;
};

}  // namespace arenascope
