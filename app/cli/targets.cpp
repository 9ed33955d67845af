#include "app/cli/targets.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <algorithm>
#include <map>

#include "app/cli/arguments.h"
#include "engine/base/bytes.h"

// Resources of a static library are linked only when they are named; the macro works at global scope only.
static void linkResources() { Q_INIT_RESOURCE(resources); }

namespace arenascope::cli {

namespace {

constexpr qint64 most_bytes = 1 << 20;

QStringList folders() {
    linkResources();
    const QString own = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + QStringLiteral("/arenascope/targets");
    return {QStringLiteral(":/targets"), own};  // later ones win
}

Result<Target> load(const QString& path, const std::string& id) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return Error{.what = "cannot be opened", .file = path.toStdString()};
    if (file.size() > most_bytes) return Error{.what = "is larger than a preset can be", .file = path.toStdString()};
    auto target = parse_target(id, file.readAll().toStdString());
    if (!target.ok()) return std::move(target).error().of_file(path.toStdString());
    Target out = std::move(target).take();
    out.file = path.toStdString();
    return out;
}

}  // namespace

std::vector<Target> known_targets(std::vector<std::string>& problems) {
    std::map<std::string, Target> found;
    for (const QString& folder : folders()) {
        for (const QFileInfo& file : QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
            const std::string id = file.completeBaseName().toStdString();
            auto target = load(file.filePath(), id);
            if (target.ok()) found.insert_or_assign(id, std::move(target).take());
            else problems.push_back(target.error().text());
        }
    }
    std::vector<Target> out;
    for (auto& [id, target] : found) out.push_back(std::move(target));
    return out;
}

Result<Target> find_target(const std::string& name) {
    if (name.ends_with(".json")) return load(QString::fromStdString(name), name);
    std::vector<std::string> problems, known;
    for (Target& target : known_targets(problems)) {
        if (target.id == name) return std::move(target);
        known.push_back(target.id);
    }
    for (const QString& folder : folders()) {
        const QString path = folder + QLatin1Char('/') + QString::fromStdString(name) + QStringLiteral(".json");
        if (QFile::exists(path)) return load(path, name);  // there, but not usable: say why
    }
    const std::string near = did_you_mean(name, known);
    return Error{.what = "there is no target '" + name + "'", .remedy = near.empty() ? "see arenascope list targets" : near};
}

}  // namespace arenascope::cli
