// The Log panel: messages with their times.

#include "widgets/panels/log_panel.h"

#include <QTime>

#include "widgets/theme/theme.h"

namespace arenascope {

LogPanel::LogPanel(QWidget* parent) : QPlainTextEdit(parent) {
    setReadOnly(true);
    setMaximumBlockCount(5000);
    setFont(theme().mono);
    document()->setDocumentMargin(8);
    setAccessibleName(tr("Log"));
    setPlaceholderText(tr("Messages appear here."));
}

void LogPanel::add(const QString& line) {
    appendPlainText(QTime::currentTime().toString(QStringLiteral("hh:mm:ss")) + QStringLiteral("  ") + line);
}

}  // namespace arenascope
