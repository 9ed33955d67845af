#include "app/cli/targets.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <algorithm>
#include <map>
#include <span>

#include "app/cli/arguments.h"
#include "engine/base/bytes.h"
#include "engine/base/file.h"
#include "engine/runner/tensor_files.h"

// Resources of a static library are linked only if they are named; the macro works at global scope only.
static void linkResources() { Q_INIT_RESOURCE(resources); }

namespace arenascope::cli {

namespace {

constexpr qint64 most_bytes = 1 << 20;

QStringList folders() {
    linkResources();
    return {QStringLiteral(":/targets"), QString::fromStdString(own_targets())};  // later folders override earlier ones
}

Result<Target> load(const QString& path, const std::string& id) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{.what = message("cannot be opened"),
                     .file = path.toStdString(),
                     .remedy = message("check the path and its permissions")};
    if (file.size() > most_bytes)
        return Error{.what = message("is larger than a preset may be"), .file = path.toStdString()};
    auto target = parse_target(id, file.readAll().toStdString());
    if (!target.ok()) return std::move(target).error().of_file(path.toStdString());
    Target out = std::move(target).take();
    out.file = path.toStdString();
    return out;
}

}  // namespace

std::string own_targets() {
    return (QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
            QStringLiteral("/arenascope/targets"))
        .toStdString();
}

Result<std::string> save_target(const Target& target) {
    std::string id;
    for (const QChar c : QString::fromStdString(target.title).toLower()) {
        const bool plain =
            (c >= QLatin1Char('a') && c <= QLatin1Char('z')) || (c >= QLatin1Char('0') && c <= QLatin1Char('9'));
        if (plain) id += static_cast<char>(c.unicode());
        else if (!id.empty() && id.back() != '_') id += '_';
    }
    while (id.ends_with('_')) id.pop_back();
    if (id.empty())
        return Error{.what = message("'{title}' is not a target name", target.title),
                     .expected = message("letters or digits")};
    CHECKED(make_folder(own_targets()));
    const std::string path = own_targets() + "/" + id + ".json", text = to_json(target);
    CHECKED(save_file(path, std::as_bytes(std::span(text))));
    return path;
}

std::vector<Target> known_targets(std::vector<Error>& problems) {
    std::map<std::string, Target> found;
    for (const QString& folder : folders()) {
        for (const QFileInfo& file : QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
            const std::string id = file.completeBaseName().toStdString();
            auto target = load(file.filePath(), id);
            if (target.ok()) found.insert_or_assign(id, std::move(target).take());
            else problems.push_back(target.error());
        }
    }
    std::vector<Target> out;
    out.reserve(found.size());
    for (auto& [id, target] : found) out.push_back(std::move(target));
    return out;
}

Result<Target> find_target(const std::string& name) {
    if (name.ends_with(".json")) return load(QString::fromStdString(name), name);
    std::vector<Error> problems;
    std::vector<std::string> known;
    for (Target& target : known_targets(problems)) {
        if (target.id == name) return std::move(target);
        known.push_back(target.id);
    }
    for (const QString& folder : folders()) {
        const QString path = folder + QLatin1Char('/') + QString::fromStdString(name) + QStringLiteral(".json");
        if (QFile::exists(path)) return load(path, name);  // the file exists but is unusable: report why
    }
    const Message near = did_you_mean(name, known);
    return Error{.what = message("unknown target '{name}'", name),
                 .remedy = near.empty() ? message("see arenascope list targets") : near};
}

}  // namespace arenascope::cli
