#pragma once
// The loaded plug-ins, the extended engine, and the availability of backends on this machine.

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <vector>

#include "app/document/bench.h"
#include "engine/study/delegation_study.h"

namespace arenascope {

/// A plug-in of the settings: what it added, or why it was refused.
struct PluginState {
    QString path, error;
    QStringList adds;
};

class Plugins : public QObject {
    Q_OBJECT
public:
    /// Loads the plug-ins of the settings.
    explicit Plugins(Bench& bench, QObject* parent = nullptr);
    [[nodiscard]] const QList<PluginState>& all() const { return plugins_; }
    [[nodiscard]] QStringList paths() const;
    /// Loads exactly these, and saves them in the settings.
    void set(const QStringList& wanted);
    /// Loads these as well, but only for this start of the program.
    void add(const QStringList& further);
    /// Answered by backendsKnown().
    void askBackends();
    /// The last answer, for panels that were made after it; empty before the first.
    [[nodiscard]] const std::vector<BackendFact>& backends() const { return backends_; }

signals:
    /// The engine was replaced.
    void changed();
    void backendsKnown(const std::vector<arenascope::BackendFact>& backends);
    void logged(const QString& line);

private:
    void load(const QStringList& paths);
    void change(const QStringList& wanted);

    Bench& bench_;
    QList<PluginState> plugins_;
    std::vector<BackendFact> backends_;
};

}  // namespace arenascope
