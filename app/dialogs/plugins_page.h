#pragma once

#include <QWidget>

class QPushButton;
class QTreeWidget;

namespace arenascope {

class Workspace;

/// The plug-ins that are loaded with every start: what each brings, or why it was refused.
class PluginsPage : public QWidget {
    Q_OBJECT
public:
    PluginsPage(Workspace& workspace, QWidget* parent = nullptr);
    /// Loads one more and remembers it.
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
