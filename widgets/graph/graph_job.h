#pragma once
// Drawing a large graph off the window's thread: one drawing at a time, the latest wins, and it can be given up.

#include <QObject>
#include <QThreadPool>
#include <atomic>
#include <functional>
#include <memory>

#include "widgets/graph/graph_scene.h"

namespace arenascope {

class GraphJob : public QObject {
    Q_OBJECT
public:
    struct Drawn {
        std::shared_ptr<const ProgramGraph> graph;
        GraphScene scene;
    };
    using Stop = std::atomic<bool>;
    using Work = std::function<Drawn(const Stop& stop)>;
    using Then = std::function<void(Drawn)>;

    explicit GraphJob(QObject* parent = nullptr);
    /// Gives up and waits: no drawing outlives its view.
    ~GraphJob() override;
    /// Ends the drawing before this one; `then` is called on this thread, unless this one is ended too.
    void start(Work work, Then then);
    void cancel();
    [[nodiscard]] bool busy() const { return stop_ != nullptr; }

signals:
    void busyChanged(bool busy);

private:
    QThreadPool pool_;
    std::shared_ptr<Stop> stop_;  ///< of the drawing that is awaited; null: none is
};

}  // namespace arenascope
