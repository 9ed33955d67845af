#pragma once

#include <QWidget>
#include <memory>
#include <vector>

#include "engine/study/delegation_study.h"

namespace arenascope {

class DelegateBackends;
class DelegateNodes;
class DelegateRegions;
class LazyRefresh;
class ViewState;

/// Backends in order, nodes with their backends, regions and their payloads.
class DelegatesPanel : public QWidget {
    Q_OBJECT
public:
    explicit DelegatesPanel(ViewState& state, QWidget* parent = nullptr);
    void setBackends(const std::vector<BackendFact>& backends);
    /// For the outcome that is shown; the panel forgets it with the outcome.
    void setStudy(std::shared_ptr<const DelegationStudy> study);
    [[nodiscard]] DelegateBackends& backends() { return *backends_; }
    [[nodiscard]] DelegateNodes& nodes() { return *nodes_; }
    [[nodiscard]] DelegateRegions& regions() { return *regions_; }

signals:
    void orderRequested(const QStringList& backends);
    /// An empty backend takes the rules back.
    void delegateRequested(const QStringList& rules, const QString& backend);
    void specRequested(const QString& backend, const QString& key, const QString& value);
    void specRemoveRequested(const QString& backend, const QString& key);
    void extractRequested(arenascope::DelegateIndex delegate);
    void replaceRequested(arenascope::DelegateIndex delegate);
    void restoreRequested(arenascope::DelegateIndex delegate);
    /// The panel is visible and has no study of its contents.
    void studyWanted();
    void countChanged(int regions);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void fill();
    void askForStudy();
    ViewState& state_;
    DelegateBackends* backends_;
    DelegateNodes* nodes_;
    DelegateRegions* regions_;
    LazyRefresh* rows_;                     ///< of the outcome, made when they are looked at
    std::shared_ptr<const Tuning> tuning_;  ///< that the study belongs to
    std::shared_ptr<const DelegationStudy> study_;
};

}  // namespace arenascope
