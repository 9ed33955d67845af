#pragma once

#include <QFrame>

#include "engine/base/result.h"

class QLabel;

namespace arenascope {

/// The one place for messages: what in bold, then where, what was expected and what to do. Never a dialog.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);
    void showError(const Error& error);
    void showNotice(const QString& title, const QString& text);
    [[nodiscard]] QString title() const;

private:
    void present(const QString& level, const QString& title, const QString& text);

    QLabel *icon_, *title_, *text_;
};

}  // namespace arenascope
