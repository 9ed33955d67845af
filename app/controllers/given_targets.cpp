#include "app/controllers/given_targets.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/cli/targets.h"
#include "app/dialogs/target_labels.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"

namespace arenascope {
namespace {

struct Given {
    Q_DECLARE_TR_FUNCTIONS(arenascope::GivenTarget)
};

GivenTarget given(const Target& target, GivenTarget::From from) {
    const QString name = titleOf(target);
    switch (from) {
        case GivenTarget::From::preference:
            return {target, from, Given::tr("Use the memories of %1 (target for opened programs)").arg(name)};
        case GivenTarget::From::otherProgram:
            return {target, from, Given::tr("Use the memories of %1 (as in the program shown before)").arg(name)};
        case GivenTarget::From::folderTable: break;
    }
    return {target, from, Given::tr("Use the memories of %1 (target of the folder table)").arg(name)};
}

/// Before all edits. What a session brings are the user's own figures.
Tuning openedTuning(const Workspace& workspace) {
    Document& document = *workspace.document();
    if (workspace.session().hasSession()) return {};
    return document.history().index() == 0 ? *document.tuning() : *document.steps().front();
}

/// With figures of its own where the user changed it.
std::optional<Target> targetOf(const Workspace& workspace, const std::vector<Target>& targets) {
    if (!workspace.document()) return std::nullopt;
    const TargetWords words = shownTarget(workspace, targets);
    if (!words.target) return std::nullopt;
    const Tuning& tuning = *workspace.document()->tuning();
    Target out = *words.target;
    out.pools = tuning.pools;
    out.limits = tuning.limits;
    out.core = tuning.core;
    out.runtime = tuning.runtime;
    return out;
}

}  // namespace

std::vector<Target> readableTargets() {
    std::vector<Error> unreadable;  // the controller of targets reports them
    return cli::known_targets(unreadable);
}

TargetWords shownTarget(const Workspace& workspace, const std::vector<Target>& targets) {
    const Document* document = workspace.document();
    if (!document) return targetWords(Tuning(), Tuning(), targets);
    return targetWords(*document->tuning(), openedTuning(workspace), targets);
}

std::optional<GivenTarget> targetForNext(const Workspace& workspace) {
    const std::vector<Target> targets = readableTargets();
    if (const auto shown = targetOf(workspace, targets)) return given(*shown, GivenTarget::From::otherProgram);
    const std::string id = settings::target().toStdString();
    for (const Target& target : targets)
        if (target.id == id) return given(target, GivenTarget::From::preference);
    return std::nullopt;
}

GivenTarget targetOfFolder(const Target& target) { return given(target, GivenTarget::From::folderTable); }

std::string targetIdForNext(const Workspace& workspace) {
    const std::vector<Target> targets = readableTargets();
    if (workspace.document())
        if (const TargetWords words = shownTarget(workspace, targets); words.target) return words.target->id;
    return settings::target().toStdString();
}

QString givenText(const Workspace& workspace) {
    const std::optional<GivenTarget>& target = workspace.givenTarget();
    if (!target || !workspace.document() || !has_target(*workspace.document()->tuning(), target->target)) return {};
    const QString name = titleOf(target->target);
    switch (target->from) {
        case GivenTarget::From::preference: return Given::tr("%1 is the target for opened programs.").arg(name);
        case GivenTarget::From::otherProgram:
            return Given::tr("%1 is the target of the program that was shown before.").arg(name);
        case GivenTarget::From::folderTable: break;
    }
    return Given::tr("%1 is the target of the folder table.").arg(name);
}

}  // namespace arenascope
