#include "app/controllers/editor_controller.h"

#include <QFileInfo>
#include <QProcess>
#include <QTabWidget>

#include "app/controllers/shell.h"
#include "app/document/settings.h"
#include "widgets/charts/source/source_chart.h"

namespace arenascope {

QStringList editorWords(const QString& command, const QString& file, int line) {
    QStringList words = QProcess::splitCommand(command);
    bool named = false;
    for (QString& word : words) {
        named = named || word.contains(QLatin1String("{file}"));
        word.replace(QLatin1String("{line}"), QString::number(line));
        word.replace(QLatin1String("{file}"), file);  // last, because a file may be called "{line}"
    }
    if (!words.isEmpty() && !named) words.append(file);
    return words;
}

EditorController::EditorController(Shell& shell) : QObject(&shell), shell_(shell) {
    for (SourceChart* chart : shell.charts.findChildren<SourceChart*>()) {
        connect(chart, &SourceChart::editorRequested, this, &EditorController::openInEditor);
        connect(chart, &SourceChart::refused, &shell, &Shell::showError);
    }
}

/// Paths from programs are untrusted: only an absolute path of a regular file is passed to the editor.
bool EditorController::isThere(const QString& file) {
    const QFileInfo info(file);
    return info.isAbsolute() && info.isFile();
}

bool EditorController::start(const QString& file, int line) {
    QStringList words = editorWords(settings::editorCommand(), file, line);
    if (words.isEmpty()) return false;
    const QString program = words.takeFirst();
    if (QProcess::startDetached(program, words)) return true;
    shell_.showError({.what = message("the editor cannot be started"),
                      .file = program.toStdString(),
                      .remedy = message("change the editor command in Preferences")});
    return true;
}

void EditorController::showLine(const QString& file, int line) {
    if (!settings::editorCommand().isEmpty() && isThere(file) && start(file, line)) return;
    shell_.showChart(QStringLiteral("sourceChart"));
    for (SourceChart* chart : shell_.charts.findChildren<SourceChart*>()) chart->goTo(file, line);
}

void EditorController::openInEditor(const QString& file, int line) {
    if (settings::editorCommand().isEmpty())
        return shell_.showError({.what = message("no source editor is set"),
                                 .remedy = message("set one in Preferences, on the page Files")});
    if (!isThere(file))
        return shell_.showError({.what = message("the source file is not on this computer"),
                                 .file = file.toStdString(),
                                 .remedy = message("locate it with \"Show the whole file\"")});
    start(file, line);
}

}  // namespace arenascope
