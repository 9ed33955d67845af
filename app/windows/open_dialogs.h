#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <vector>

class QDialog;

namespace arenascope {

/// The dialogs that are open over a window. In another language they are made anew, with what was entered in them.
class OpenDialogs : public QObject {
    Q_OBJECT
public:
    using Make = std::function<QDialog*()>;
    using QObject::QObject;
    /// Over the window, which waits for it; it goes when it is closed.
    void ask(const Make& make) { show(make, true); }
    /// Beside the window, which goes on.
    void showBeside(const Make& make) { show(make, false); }
    void makeAnew();

private:
    struct Open {
        QPointer<QDialog> dialog;
        Make make;
        bool waits;
    };
    QDialog* show(const Make& make, bool waits);
    std::vector<Open> open_;
};

}  // namespace arenascope
