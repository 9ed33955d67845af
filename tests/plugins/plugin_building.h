#pragma once
// Plug-ins from C text.

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <string>

namespace arenascope::testing {

class PluginFolder {
public:
    /// The shared library made from C text; empty where the compiler refuses it.
    std::string built(const QString& name, const QByteArray& text) {
        const QString source = path(name + ".c"), library = path(name + ".so");
        QFile file(source);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) return {};
        file.close();
        QProcess compiler;
        compiler.start("cc",
                       {"-std=c11", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", "-I",
                        ARENASCOPE_SOURCE_DIR "/engine/plugins", source, "-o", library});
        const bool ok = compiler.waitForFinished() && compiler.exitCode() == 0;
        if (!ok) qWarning("%s", compiler.readAllStandardError().constData());
        return ok ? library.toStdString() : std::string();
    }
    [[nodiscard]] QString path(const QString& name) const { return folder_.filePath(name); }

private:
    QTemporaryDir folder_;
};

/// The example of README.md.
inline QByteArray example_plugin() {
    QFile readme(ARENASCOPE_SOURCE_DIR "/README.md");
    if (!readme.open(QIODevice::ReadOnly)) return {};
    const QByteArray text = readme.readAll();
    const qsizetype begin = text.indexOf("```c\n") + 5;
    return text.mid(begin, text.indexOf("```\n", begin) - begin);
}

}  // namespace arenascope::testing
