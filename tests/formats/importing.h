#pragma once
// Opening, planning and exporting files in tests, without the command line.

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "engine/engine.h"
#include "engine/tuning/tuning.h"
#include "tests/test_data.h"

namespace arenascope::testing {

inline QByteArray fileBytes(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

inline QString writtenFile(const QTemporaryDir& folder, const QString& name, const QByteArray& bytes) {
    const QString path = folder.filePath(name);
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

struct Opened {
    std::shared_ptr<const Program> program;
    Outcome outcome;
    [[nodiscard]] const Plan* plan(const std::string& planner) const {
        for (const Plan& each : outcome.plans) {
            if (each.planner == planner) return &each;
        }
        return nullptr;
    }
};

inline Result<Opened> openAndPlan(const QString& path, const std::string& planner = "greedy_by_size",
                                  const std::function<Tuning(Tuning)>& change = {}, const Engine& engine = Engine()) {
    Progress progress;
    Opened out;
    TRY(out.program, engine.open(path.toStdString(), progress));
    Tuning tuning = starting_tuning(*out.program);
    tuning.planner = planner;
    if (change) tuning = change(std::move(tuning));
    TRY(out.outcome, engine.evaluate(*out.program, tuning, {}, progress));
    return out;
}

inline Result<> exportTo(const QString& path, const Opened& opened, const ExportOptions& options = {}) {
    Progress progress;
    return Engine().export_to(path.toStdString(), *opened.program, opened.outcome, false, progress, options);
}

inline QByteArray errorOf(const Result<Opened>& result) {
    return result.ok() ? QByteArray("accepted") : QByteArray::fromStdString(result.error().text());
}

}  // namespace arenascope::testing
