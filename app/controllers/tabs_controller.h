#pragma once
// One page among the open programs: its place in their list, the commands that go to the others, and the room for the
// tabs under its toolbar.

#include <QObject>

namespace arenascope {

class OpenController;
class Shell;

class TabsController : public QObject {
    Q_OBJECT
public:
    TabsController(Shell& shell, OpenController& opening);

private:
    void showCommands();

    Shell& shell_;
};

}  // namespace arenascope
