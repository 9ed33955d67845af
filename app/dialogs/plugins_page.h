#pragma once

#include <QWidget>

class QPushButton;
class QTreeWidget;

namespace arenascope {

class Workspace;

/// The plug-ins loaded at every start: what each adds, or why it was refused.
class PluginsPage : public QWidget {
    Q_OBJECT
public:
    PluginsPage(Workspace& workspace, QWidget* parent = nullptr);
    /// Loads another one and adds it to the settings.
    void add(const QString& path);
    void removeCurrent();

private:
    void choose();
    void fill();
    Workspace& workspace_;
    QTreeWidget* list_;
    QPushButton* remove_;
};

}  // namespace arenascope
