#pragma once
// Opens lines of the Python program: in the user's editor, or in the Source view.

#include <QObject>

namespace arenascope {

class Shell;
class SourceChart;

class EditorController : public QObject {
    Q_OBJECT
public:
    explicit EditorController(Shell& shell);
    /// In the editor if one is set and the file exists, otherwise in the Source view.
    void showLine(const QString& file, int line);
    /// In the editor; reports what is missing.
    void openInEditor(const QString& file, int line);

private:
    [[nodiscard]] static bool isThere(const QString& file);
    bool start(const QString& file, int line);
    Shell& shell_;
};

/// The program and its arguments: `command` with {file} and {line} replaced; if it has no {file}, the file is appended.
[[nodiscard]] QStringList editorWords(const QString& command, const QString& file, int line);

}  // namespace arenascope
