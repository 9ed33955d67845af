// What plug-ins and backends bring to the open document.

#include "app/document/settings.h"
#include "app/document/workspace.h"

namespace arenascope {

namespace {

/// Names of what is in the one and not in the other.
QStringList added(const Extensions& before, const Extensions& after) {
    QStringList out;
    for (std::size_t i = before.backends.all().size(); i < after.backends.all().size(); ++i)
        out.append(Workspace::tr("backend %1").arg(QString::fromStdString(std::string(after.backends.all()[i]->id()))));
    for (std::size_t i = before.planners.size(); i < after.planners.size(); ++i)
        out.append(Workspace::tr("planner %1").arg(QString::fromStdString(after.planners[i].id)));
    for (std::size_t i = before.kernels.size(); i < after.kernels.size(); ++i)
        out.append(Workspace::tr("kernel %1").arg(QString::fromStdString(after.kernels[i].op)));
    for (std::size_t i = before.devices.size(); i < after.devices.size(); ++i)
        out.append(Workspace::tr("memory %1").arg(QString::fromStdString(after.devices[i].id)));
    return out;
}

}  // namespace

/// One that is refused keeps its row, so that it can be seen and removed.
void Workspace::loadPlugins(const QStringList& paths) {
    Extensions extensions;
    plugins_.clear();
    for (const QString& path : paths) {
        const Extensions before = extensions;
        const auto loaded = load_plugin(path.toStdString(), extensions);
        plugins_.append({.path = path,
                         .error = loaded.ok() ? QString() : QString::fromStdString(loaded.error().text()),
                         .adds = added(before, extensions)});
    }
    engine_ = std::make_shared<const Engine>(std::move(extensions));
}

QStringList Workspace::pluginPaths() const {
    QStringList out;
    for (const PluginState& plugin : plugins_) out.append(plugin.path);
    return out;
}

void Workspace::setPlugins(const QStringList& paths) {
    if (paths == pluginPaths()) return;
    settings::setPlugins(paths);
    if (const auto written = settings::written(); !written.ok())
        emit logged(QString::fromStdString(written.error().text()));
    changePlugins(paths);
}

void Workspace::addPlugins(const QStringList& paths) {
    if (!paths.isEmpty()) changePlugins(pluginPaths() + paths);
}

void Workspace::changePlugins(const QStringList& paths) {
    loadPlugins(paths);
    for (const PluginState& plugin : plugins_) {
        if (!plugin.error.isEmpty()) emit logged(plugin.error);
    }
    emit pluginsChanged();
    if (!document_) return;
    stopRun();
    runner_.reset();  // it knows another engine
    askBackends();
    replan();
}

/// Asking a driver whether it is there may take a while.
void Workspace::askBackends() {
    using Facts = std::vector<BackendFact>;
    jobs_->start<Facts>(
        Jobs::Kind::backends, tr("Looking for backends"), document_.get(),
        [engine = engine_](Progress&) -> Result<Facts> { return backend_facts(engine->backends()); },
        [this](const Result<Facts>& facts) { emit backendsKnown(facts.value()); });
}

void Workspace::studyDelegation() {
    if (!document_ || !document_->outcome() || !document_->outcome()->partition) return;
    using Study = std::shared_ptr<const DelegationStudy>;
    const auto work = [engine = engine_, program = document_->program(), tuning = document_->tuning(),
                       outcome = document_->outcome()](Progress& progress) -> Result<Study> {
        TRY(DelegationStudy study, study_delegation(*engine, *program, *tuning, *outcome, progress));
        return std::make_shared<const DelegationStudy>(std::move(study));
    };
    jobs_->start<Study>(Jobs::Kind::delegation, tr("Comparing delegations"), document_.get(), work,
                        [this, asked = document_->tuning()](Result<Study> study) {
                            if (!document_ || document_->tuning() != asked) return;  // of a tuning that is gone
                            if (study.ok()) return emit delegationStudied(std::move(study).take());
                            emit logged(QString::fromStdString(study.error().text()));
                        });
}

}  // namespace arenascope
