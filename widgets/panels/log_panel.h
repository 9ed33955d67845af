#pragma once

#include <QPlainTextEdit>

namespace arenascope {

/// Messages, the newest last.
class LogPanel : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit LogPanel(QWidget* parent = nullptr);
    void add(const QString& line);
};

}  // namespace arenascope
