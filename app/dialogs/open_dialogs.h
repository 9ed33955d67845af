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
    QDialog* ask(const Make& make);
    void makeAnew();

private:
    struct Open {
        QPointer<QDialog> dialog;
        Make make;
    };
    std::vector<Open> open_;
};

}  // namespace arenascope
