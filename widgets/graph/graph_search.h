#pragma once
// The search field of the graph: a query in the language of Find, with completions and the nodes that it finds.

#include <QObject>
#include <functional>
#include <memory>
#include <vector>

#include "engine/study/graph/node_query.h"
#include "widgets/ui/latest_task.h"
#include "widgets/ui/query_popup.h"

class QLineEdit;

namespace arenascope {

class GraphSearch : public QObject {
    Q_OBJECT
public:
    /// The graph that is shown. `isLarge`: its nodes are read by a worker.
    struct Shown {
        std::shared_ptr<const ProgramGraph> graph;
        std::shared_ptr<const Outcome> outcome;
        bool isLarge = false;
    };
    using Found = Result<std::vector<NodeIndex>>;

    GraphSearch(QLineEdit& field, std::function<Shown()> shown, QObject* parent);
    /// Calls `then` with the nodes in the order of the program: at once, or when a worker has read a large graph.
    void find(const QString& text, const std::function<void(const Found&)>& then);
    /// Chooses the node that comes behind `from`, or before it, of those that are found.
    void go(const QString& text, NodeIndex from, bool backwards);
    [[nodiscard]] QueryPopup& popup() const { return *popup_; }
    [[nodiscard]] bool isSettled() const { return reading_.isSettled(); }

signals:
    /// A node of the list was taken, or is the next one.
    void nodeChosen(arenascope::NodeIndex node);
    /// "3 of 12", "no match".
    void told(const QString& text);

private:
    /// Null while a worker reads them, or without a graph.
    [[nodiscard]] const NodeRows* rows();
    void take(std::shared_ptr<const NodeRows> rows);
    [[nodiscard]] Found found(const QString& text);
    [[nodiscard]] QueryChoices choices(const QString& text, qsizetype cursor);

    QLineEdit& field_;
    std::function<Shown()> shown_;
    QueryPopup* popup_;
    Shown of_;  ///< what the nodes were read of
    std::shared_ptr<const NodeRows> rows_;
    std::vector<NodeIndex> listed_;  ///< in the popup
    std::function<void()> waiting_;  ///< a search, until the nodes are read
    LatestTask reading_;
};

/// Which of them comes behind `current`, or before it, around the ends. There is at least one.
std::size_t nextFound(const std::vector<NodeIndex>& found, NodeIndex current, bool backwards);

}  // namespace arenascope
