#pragma once
// Opens another file to compare with the shown plan: from the menu, the toolbar or the view itself.

#include <QObject>

namespace arenascope {

class Shell;

class CompareController : public QObject {
    Q_OBJECT
public:
    explicit CompareController(Shell& shell);

private:
    void choose();
    void fillMenu();

    Shell& shell_;
};

}  // namespace arenascope
