#pragma once
// The available programs as graphs, for the tests of the graph view.

#include <QDirIterator>
#include <optional>

#include "engine/engine.h"
#include "engine/open/first_tuning.h"
#include "engine/study/graph/make_graph.h"
#include "engine/study/graph/unplanned.h"
#include "tests/test_data.h"

namespace arenascope::testing {

struct OpenedGraph {
    std::shared_ptr<const Program> program;
    std::shared_ptr<const Outcome> outcome;
    std::shared_ptr<const ProgramGraph> graph;
};

/// Sizes that a file leaves open are small: the geometry does not depend on them.
inline std::optional<OpenedGraph> openedGraph(const QString& path) {
    const Engine engine;
    Progress progress;
    auto program = engine.open(path.toStdString(), progress);
    if (!program.ok() || program.value()->methods.empty()) return std::nullopt;
    OpenedGraph out{.program = program.value()};
    Tuning tuning = starting_tuning(*out.program);
    tuning.planner = "greedy_by_size";
    for (const auto& [symbol, range] : out.program->methods.front().ranges) {
        if (!range.max) tuning.ranges[symbol] = {.min = std::clamp<std::int64_t>(range.min, 0, 64), .max = 64};
    }
    auto outcome = engine.evaluate(*out.program, tuning, {}, progress);
    out.outcome =
        outcome.ok() ? std::make_shared<const Outcome>(std::move(outcome).take()) : unplanned_outcome(*out.program, {});
    if (!out.outcome) return std::nullopt;
    out.graph = std::make_shared<const ProgramGraph>(program_graph(*out.outcome, out.program.get()));
    return out;
}

/// Every program in the repository.
inline QStringList bundledPrograms() {
    QStringList out;
    for (const QString& folder :
         {QStringLiteral(ARENASCOPE_TEST_DATA "/programs"), QStringLiteral(ARENASCOPE_TEST_DATA "/delegated"),
          QStringLiteral(ARENASCOPE_TEST_DATA "/tflite"), QStringLiteral(ARENASCOPE_TEST_DATA "/onnx"),
          QStringLiteral(ARENASCOPE_TEST_DATA "/cortex_m/programs"),
          QStringLiteral(ARENASCOPE_SOURCE_DIR "/resources/samples")}) {
        QDirIterator it(folder, {"*.pt2", "*.pte", "*.tflite", "*.onnx"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) out << it.next();
    }
    out.sort();
    return out;
}

/// Programs of the larger set, if ARENASCOPE_DATA names it: one file per format of each.
inline QStringList sharedPrograms() {
    QStringList out;
    if (!std::getenv("ARENASCOPE_DATA")) return out;
    for (const QString& name : programNames()) {
        const QString folder = dataFolder() + QStringLiteral("/programs/") + name;
        const bool core = QFileInfo::exists(folder + QStringLiteral("/model_core.pt2"));
        for (const QString& file : {core ? QStringLiteral("model_core.pt2") : QStringLiteral("model.pt2"),
                                    QStringLiteral("model_greedy.pte")}) {
            const QString path = folder + QLatin1Char('/') + file;
            if (QFileInfo::exists(path)) out << path;
        }
    }
    for (const char* folder : {"delegated", "tflite", "onnx", "variants", "cortex_m", "special"}) {
        QDirIterator it(dataFolder() + QLatin1Char('/') + QLatin1String(folder),
                        {"*.pt2", "*.pte", "*.tflite", "*.onnx"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) out << it.next();
    }
    out.sort();
    return out;
}

}  // namespace arenascope::testing
