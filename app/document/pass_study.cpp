// Asks for the table of passes of the shown tuning.

#include "app/document/pass_study.h"

namespace arenascope {
namespace {

constexpr double longest_study = 20;  // seconds

}  // namespace

PassStudy::PassStudy(Workspace& workspace, QObject* parent) : QObject(parent), study_(workspace, this) {
    connect(&study_, &TuningStudy::forgotten, this, [this] { emit studied(nullptr); });
}

void PassStudy::study() {
    study_.start<PassTable>(
        [](const TuningStudy::Subject& of, Progress& progress) {
            return measure_passes(*of.engine, *of.program, *of.tuning, longest_study, progress);
        },
        // An empty table: the passes could not be measured.
        [this](const std::shared_ptr<const PassTable>& table) {
            emit studied(table ? table : std::make_shared<const PassTable>());
        });
}

}  // namespace arenascope
