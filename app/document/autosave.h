#pragma once
// Edits survive a crash: a dirty document is written beside the settings now and then, and what a program that
// died left there is offered at the next start.

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

class Autosave : public QObject {
    Q_OBJECT
public:
    /// `folder`: where unfinished sessions lie; made on the first write.
    Autosave(Workspace& workspace, QString folder, QObject* parent = nullptr);
    /// A regular end leaves nothing behind.
    ~Autosave() override;

    /// The usual folder, in the application's data.
    [[nodiscard]] static QString usualFolder();
    /// Sessions whose program is gone, newest first; without those that were recovered or discarded here.
    [[nodiscard]] QStringList orphans() const;
    /// The file that such a session is about, absolute; empty where it cannot be read.
    [[nodiscard]] static QString programOf(const QString& session);
    /// The same as folder and file.
    [[nodiscard]] static QString modelOf(const QString& session);
    /// It is not wanted: it goes with this program's regular end, and comes back until then.
    void discard(const QString& session) { discarded_.append(session); }
    void takeBack(const QString& session) { discarded_.removeAll(session); }
    [[nodiscard]] const QStringList& discarded() const { return discarded_; }
    /// It is the open document now: it goes once what became of it is on the disk, or saved, or given up.
    void supersede(const QString& session) { superseded_.append(session); }
    /// Not offered by itself again in this run of the program; it stays in the menu.
    void putOff(const QString& session) { putOff_.append(session); }
    void offerAgain(const QString& session) { putOff_.removeAll(session); }
    [[nodiscard]] bool isPutOff(const QString& session) const { return putOff_.contains(session); }
    void setDelay(int milliseconds) { timer_.setInterval(milliseconds); }
    /// Nothing waits to be written, and nothing is.
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
    QStringList discarded_, superseded_, putOff_;
    std::unique_ptr<QLockFile> lock_;
    QTimer timer_;
    struct Copy;
    std::shared_ptr<Copy> copy_;  ///< that a worker writes, or has written; null: none is wanted
    LatestTask later_;
    QPointer<Document> watched_;
};

}  // namespace arenascope
