#pragma once
// Keeps edits over a crash: a modified document is regularly written to the application's data folder, and copies left
// by a crashed program are offered at the next start.

#include <QLockFile>
#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <memory>

#include "widgets/ui/latest_task.h"

namespace arenascope {

class Document;
class Workspace;

/// What the user decided about copies that a crash left; one for all documents of a window.
struct Leftovers {
    Leftovers() = default;
    Leftovers(const Leftovers&) = delete;
    Leftovers& operator=(const Leftovers&) = delete;
    /// Deletes what was discarded: the program ends.
    ~Leftovers();

    QStringList discarded, putOff;
    QStringList open;  ///< a document has their edits now
};

class Autosave : public QObject {
    Q_OBJECT
public:
    /// `folder`: of unfinished sessions; created on the first write.
    Autosave(Workspace& workspace, QString folder,
             std::shared_ptr<Leftovers> leftovers = std::make_shared<Leftovers>());
    /// A regular exit removes the copy.
    ~Autosave() override;

    /// The usual folder, in the application's data.
    [[nodiscard]] static QString usualFolder();
    /// Copies whose program ended, newest first; without those that were recovered or discarded in this window.
    [[nodiscard]] QStringList orphans() const;
    /// The file of such a session, absolute; empty if the session cannot be read.
    [[nodiscard]] static QString programOf(const QString& session);
    /// The same as folder and file.
    [[nodiscard]] static QString modelOf(const QString& session);
    /// Marks it for deletion at this program's regular exit; until then it can be restored.
    void discard(const QString& session) { leftovers_->discarded.append(session); }
    void takeBack(const QString& session) { leftovers_->discarded.removeAll(session); }
    [[nodiscard]] const QStringList& discarded() const { return leftovers_->discarded; }
    /// It is the open document now: it is deleted once its edits are saved, copied again or discarded.
    void supersede(const QString& session);
    /// It is not offered again in this run of the program, but stays in the menu.
    void putOff(const QString& session) { leftovers_->putOff.append(session); }
    void offerAgain(const QString& session) { leftovers_->putOff.removeAll(session); }
    [[nodiscard]] bool isPutOff(const QString& session) const { return leftovers_->putOff.contains(session); }
    void setDelay(int milliseconds) { timer_.setInterval(milliseconds); }
    /// No copy is being written or waits for it.
    [[nodiscard]] bool isSettled() const { return !timer_.isActive() && later_.isSettled(); }

private:
    void watch();
    void onEdit();
    void write();
    void clean();
    [[nodiscard]] bool ready();
    void removeSuperseded();

    Workspace& workspace_;
    QString folder_, own_;  ///< own_: base name of this program's files
    std::shared_ptr<Leftovers> leftovers_;
    QStringList superseded_;  ///< by this document's edits
    std::unique_ptr<QLockFile> lock_;
    QTimer timer_;
    struct Copy;
    std::shared_ptr<Copy> copy_;  ///< that a worker writes or has written; null: none is needed
    LatestTask later_;
    QPointer<Document> watched_;
};

}  // namespace arenascope
