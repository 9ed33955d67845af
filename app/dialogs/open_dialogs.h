#pragma once

#include <QObject>
#include <QPointer>
#include <functional>
#include <vector>

class QDialog;

namespace arenascope {

/// The open dialogs over a window. After a change of the language they are created again, with their contents.
class OpenDialogs : public QObject {
    Q_OBJECT
public:
    using Make = std::function<QDialog*()>;
    using QObject::QObject;
    /// Opens it over the window, which it blocks; it is deleted when it is closed.
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
