#pragma once

#include <QDialog>

#include "app/dialogs/palette_commands.h"

class QTreeWidget;

namespace arenascope {

/// Every shortcut of the window: the menus' commands, then the keys and the mouse in charts.
class ShortcutSheet : public QDialog {
    Q_OBJECT
public:
    ShortcutSheet(const QList<PaletteCommand>& commands, QWidget* parent = nullptr);

private:
    void add(const QString& group, const QString& keys, const QString& what);
    void addCharts();

    QTreeWidget* tree_;
};

}  // namespace arenascope
