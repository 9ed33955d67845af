#pragma once

#include <QPlainTextEdit>

namespace arenascope {

/// What happened, newest last.
class LogPanel : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit LogPanel(QWidget* parent = nullptr);
    void add(const QString& line);
};

}  // namespace arenascope
