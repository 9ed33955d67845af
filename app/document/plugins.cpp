#include "app/document/plugins.h"

#include "app/document/settings.h"
#include "widgets/ui/engine_texts.h"

namespace arenascope {
namespace {

/// Names in one list that the other lacks.
QStringList added(const Extensions& before, const Extensions& after) {
    QStringList out;
    for (std::size_t i = before.backends.all().size(); i < after.backends.all().size(); ++i)
        out.append(Plugins::tr("backend %1").arg(QString::fromStdString(std::string(after.backends.all()[i]->id()))));
    for (std::size_t i = before.backends.partitioners().size(); i < after.backends.partitioners().size(); ++i)
        out.append(Plugins::tr("partitioner %1").arg(QString::fromStdString(after.backends.partitioners()[i].name)));
    for (std::size_t i = before.planners.size(); i < after.planners.size(); ++i)
        out.append(Plugins::tr("planner %1").arg(QString::fromStdString(after.planners[i].id)));
    for (std::size_t i = before.kernels.size(); i < after.kernels.size(); ++i)
        out.append(Plugins::tr("kernel %1").arg(QString::fromStdString(after.kernels[i].op)));
    for (std::size_t i = before.devices.size(); i < after.devices.size(); ++i)
        out.append(Plugins::tr("memory %1").arg(QString::fromStdString(after.devices[i].id)));
    return out;
}

}  // namespace

Plugins::Plugins(Bench& bench, QObject* parent) : QObject(parent), bench_(bench) { load(settings::plugins()); }

/// A refused plug-in keeps its row, so that it can be seen and removed.
void Plugins::load(const QStringList& paths) {
    Extensions extensions;
    plugins_.clear();
    for (const QString& path : paths) {
        const Extensions before = extensions;
        const auto loaded = load_plugin(path.toStdString(), extensions);
        plugins_.append({.path = path,
                         .error = loaded.ok() ? QString() : words::line(loaded.error()),
                         .adds = added(before, extensions)});
    }
    bench_.engine = std::make_shared<const Engine>(std::move(extensions));
}

QStringList Plugins::paths() const {
    QStringList out;
    for (const PluginState& plugin : plugins_) out.append(plugin.path);
    return out;
}

void Plugins::set(const QStringList& wanted) {
    if (wanted == paths()) return;
    settings::setPlugins(wanted);
    if (const auto written = settings::written(); !written.ok()) emit logged(words::line(written.error()));
    change(wanted);
}

void Plugins::add(const QStringList& further) {
    if (!further.isEmpty()) change(paths() + further);
}

void Plugins::change(const QStringList& wanted) {
    load(wanted);
    for (const PluginState& plugin : plugins_) {
        if (!plugin.error.isEmpty()) emit logged(plugin.error);
    }
    emit changed();
}

/// Detecting a device's driver may take a while.
void Plugins::askBackends() {
    using Facts = std::vector<BackendFact>;
    bench_.jobs->start<Facts>(
        Jobs::Kind::backends, tr("Looking for backends"), bench_.document.get(),
        [engine = bench_.engine](Progress&) -> Result<Facts> { return backend_facts(engine->backends()); },
        [this](const Result<Facts>& facts) {
            backends_ = facts.value();
            emit backendsKnown(backends_);
        });
}

}  // namespace arenascope
