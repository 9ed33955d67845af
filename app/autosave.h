#pragma once
// Edits survive a crash: a dirty document is written beside the settings now and then, and what a program that
// died left there is offered at the next start.

#include <QLockFile>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <memory>

#include "widgets/later.h"

namespace arenascope {

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
    /// Sessions whose program is gone, newest first.
    [[nodiscard]] QStringList orphans() const;
    /// The folder and file that such a session is about; empty where it cannot be read.
    [[nodiscard]] static QString modelOf(const QString& session);
    /// Removes one that was recovered or is not wanted.
    void forget(const QString& session) const;
    void setDelay(int milliseconds) { timer_.setInterval(milliseconds); }

private:
    void watch();
    void onEdit();
    void write();
    void clean();
    [[nodiscard]] bool ready();

    Workspace& workspace_;
    QString folder_, own_;  ///< own_: base name of this program's files
    std::unique_ptr<QLockFile> lock_;
    QTimer timer_;
    struct Copy;
    std::shared_ptr<Copy> copy_;  ///< that a worker writes, or has written; null: none is wanted
    Later later_;
};

}  // namespace arenascope
