#pragma once

#include <QObject>
#include <optional>
#include <string>
#include <vector>

namespace arenascope {

struct MainDocks;
class Workspace;

/// Turns what the panels ask for into edits of the document, each one undo step with its name.
class Edits : public QObject {
    Q_OBJECT
public:
    Edits(Workspace& workspace, MainDocks& docks, QObject* parent = nullptr);

    void assign(const QStringList& tensors, int memId);
    void pin(const QString& tensor, qint64 offset);
    void unpin(const QString& tensor);
    void unpinAll();
    void setCaller(const QString& tensor, bool boundByCaller);
    /// A drop in a chart: pool, and a place in it where one was chosen.
    void move(const QString& tensor, int memId, std::optional<qint64> offset);
    void setPlanner(const QString& id);

private:
    void connectTensors(MainDocks& docks);
    void connectPools(MainDocks& docks);
    /// Tensors that the file itself put into a pool; without it they need to be told where to go.
    [[nodiscard]] std::vector<std::string> loadedIn(int memId) const;
    [[nodiscard]] QString poolName(int memId) const;

    Workspace& workspace_;
};

}  // namespace arenascope
