#include "app/document/autosave.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>
#include <mutex>
#include <utility>

#include "app/document/session_file.h"
#include "app/document/settings.h"
#include "app/document/workspace.h"
#include "widgets/ui/engine_texts.h"

namespace arenascope {
namespace {

constexpr int second = 1000;  ///< milliseconds
const QString sessionSuffix = QStringLiteral(".session.json");
const QString lockSuffix = QStringLiteral(".lock");

QString lockOf(const QString& session) { return session.left(session.size() - sessionSuffix.size()) + lockSuffix; }

void removeSession(const QString& session) {
    QFile::remove(session);
    QFile::remove(lockOf(session));
}

}  // namespace

/// A copy that is no longer needed must not be written after it was removed.
struct Autosave::Copy {
    std::mutex writing;
    bool wanted = true;
};

Leftovers::~Leftovers() {
    for (const QString& session : discarded) removeSession(session);
}

Autosave::Autosave(Workspace& workspace, QString folder, std::shared_ptr<Leftovers> leftovers)
    : workspace_(workspace),
      folder_(std::move(folder)),
      own_(QUuid::createUuid().toString(QUuid::WithoutBraces)),
      leftovers_(std::move(leftovers)) {
    timer_.setSingleShot(true);
    timer_.setInterval(settings::autosaveSeconds() * second);
    connect(&timer_, &QTimer::timeout, this, &Autosave::write);
    connect(&workspace_, &Workspace::documentChanged, this, &Autosave::watch);
}

Autosave::~Autosave() { clean(); }

void Autosave::supersede(const QString& session) {
    superseded_.append(session);
    leftovers_->open.append(session);
}

QString Autosave::usualFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/recovery");
}

/// The lock shows that this program is running; otherwise a second window would offer the first one's edits.
bool Autosave::ready() {
    if (lock_) return true;
    if (!QDir().mkpath(folder_)) return false;
    auto lock = std::make_unique<QLockFile>(folder_ + QLatin1Char('/') + own_ + lockSuffix);
    lock->setStaleLockTime(0);
    if (!lock->tryLock(0)) return false;
    lock_ = std::move(lock);
    return true;
}

void Autosave::watch() {
    Document* document = workspace_.document();
    const bool reloaded = document && watched_ == document && !document->history().isClean();
    watched_ = document;
    if (!reloaded) clean();  // earlier edits are saved or discarded
    if (!document) return;
    disconnect(&document->history(), nullptr, this, nullptr);  // of a program that was read again it stays
    connect(&document->history(), &QUndoStack::indexChanged, this, &Autosave::onEdit);
    connect(&document->history(), &QUndoStack::cleanChanged, this, &Autosave::onEdit);
    onEdit();
}

void Autosave::onEdit() {
    if (!workspace_.document()) return;  // the history of a closing document also emits this
    if (workspace_.document()->history().isClean()) return clean();
    if (!timer_.isActive()) timer_.start();
}

void Autosave::write() {
    const Document* document = workspace_.document();
    if (!document || !ready()) return;
    if (!copy_) copy_ = std::make_shared<Copy>();
    const QString path = folder_ + QLatin1Char('/') + own_ + sessionSuffix;
    later_.start<Result<>>(
        [copy = copy_, path, make = workspace_.session().maker()]() -> Result<> {
            Session session = make();
            const std::lock_guard alone(copy->writing);
            return copy->wanted ? writeSession(path, std::move(session)) : done;
        },
        [this](const Result<>& written) {
            if (written.ok()) return removeSuperseded();
            emit workspace_.logged(tr("no recovery copy: %1").arg(words::line(written.error())));
        });
}

void Autosave::clean() {
    timer_.stop();
    later_.cancel();
    if (copy_) {
        const std::lock_guard alone(copy_->writing);
        copy_->wanted = false;
    }
    copy_.reset();
    QFile::remove(folder_ + QLatin1Char('/') + own_ + sessionSuffix);
    lock_.reset();
    removeSuperseded();
}

void Autosave::removeSuperseded() {
    for (const QString& session : std::exchange(superseded_, {})) {
        removeSession(session);
        leftovers_->open.removeAll(session);
    }
}

QStringList Autosave::orphans() const {
    QStringList out;
    const QFileInfoList files =
        QDir(folder_).entryInfoList({QLatin1Char('*') + sessionSuffix}, QDir::Files, QDir::Time);
    for (const QFileInfo& file : files) {
        const QString path = file.absoluteFilePath();
        if (file.fileName() == own_ + sessionSuffix || leftovers_->discarded.contains(path) ||
            leftovers_->open.contains(path))
            continue;
        QLockFile lock(lockOf(path));
        lock.setStaleLockTime(0);
        if (lock.tryLock(0)) out.append(path);
    }
    return out;
}

QString Autosave::programOf(const QString& session) {
    QFile file(session);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QString program = QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("program")).toString();
    return program.isEmpty() ? QString() : QDir::cleanPath(QFileInfo(session).dir().absoluteFilePath(program));
}

QString Autosave::modelOf(const QString& session) {
    const QFileInfo program(programOf(session));
    return program.fileName().isEmpty() ? QString() : program.dir().dirName() + QLatin1Char('/') + program.fileName();
}

}  // namespace arenascope
