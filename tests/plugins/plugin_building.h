#pragma once
// Plug-ins from C text.

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <string>

#include "engine/engine.h"
#include "engine/plugins/plugins.h"
#include "tests/backends/demo_programs.h"

namespace arenascope::testing {

class PluginFolder {
public:
    /// The shared library compiled from C text; empty if the compiler refuses it.
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

/// The nth block of C on the page that shows how to write a backend: the first is a whole one, the second a
/// partitioner.
inline QByteArray example_plugin(int nth) {
    QFile page(ARENASCOPE_SOURCE_DIR "/resources/help/write-a-backend.md");
    if (!page.open(QIODevice::ReadOnly)) return {};
    QByteArray rest = page.readAll();
    for (int block = 0; block <= nth; ++block) rest = rest.mid(rest.indexOf("```c\n") + 5);
    return rest.left(rest.indexOf("```\n"));
}

/// The error of planning x * x with one backend or partitioner of a library; empty if it succeeds.
inline std::string failure_with(const std::string& library, const std::string& backend) {
    Extensions extensions;
    if (!load_plugin(library, extensions).ok()) return {};
    const Engine engine(std::move(extensions));
    Graph graph;
    const ValueId x = graph.input("x");
    graph.output(graph.mul(x, x));
    Tuning tuning;
    tuning.delegation.backends = {backend};
    Progress progress;
    const auto outcome = engine.evaluate(*graph.program(), tuning, {}, progress);
    return outcome.ok() ? std::string() : outcome.error().text();
}

}  // namespace arenascope::testing
