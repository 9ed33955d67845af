#pragma once
// Calls the command line in process: takes the words, returns both streams and the status.

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <sstream>
#include <vector>

#include "app/cli/dispatch.h"
#include "app/cli/verb.h"
#include "tests/test_data.h"

namespace arenascope::testing {

struct Said {
    int status = -1;
    QString out, err;
    [[nodiscard]] QJsonDocument json() const { return QJsonDocument::fromJson(out.toUtf8()); }
};

inline Said say(const QStringList& words) {
    std::vector<std::string> texts;
    for (const QString& word : words) texts.push_back(word.toStdString());
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    std::ostringstream out, err;
    cli::Console console{out, err};
    const int status = cli::run_cli(Engine(), views, console);
    return {status, QString::fromStdString(out.str()), QString::fromStdString(err.str())};
}

inline QString sample(const QString& file, const QString& program = "add_mul_sin") {
    return file == QLatin1String("model.pt2") ? programFile(program) : programFolder(program) + '/' + file;
}

inline QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline bool put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

}  // namespace arenascope::testing
