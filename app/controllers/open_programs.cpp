#include "app/controllers/open_programs.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "app/document/autosave.h"
#include "app/document/workspace.h"

namespace arenascope {
namespace {

/// A missing file is only the same as itself.
QString canonical(const QString& path) {
    const QString out = QFileInfo(path).canonicalFilePath();
    return out.isEmpty() ? path : out;
}

}  // namespace

OpenPrograms::OpenPrograms(QObject* parent) : QObject(parent), leftovers_(std::make_shared<Leftovers>()) {}

OpenPrograms::~OpenPrograms() = default;

void OpenPrograms::add(QMainWindow& window, Workspace& workspace) {
    if (indexOf(window) >= 0) return;
    pages_.push_back({.window = &window, .workspace = &workspace, .before = current() ? current()->window : nullptr});
    connect(&workspace, &Workspace::documentChanged, this, [this, page = &window, &workspace] {
        setReading(*page, QString());
        if (workspace.document())
            connect(&workspace.document()->history(), &QUndoStack::cleanChanged, this, &OpenPrograms::changed,
                    Qt::UniqueConnection);
        emit changed();
    });
    // Later: a program that was read becomes the document only after its job has ended.
    connect(
        &workspace.jobs(), &Jobs::finished, this,
        [this, page = &window](Jobs::Kind kind) {
            if (kind == Jobs::Kind::import) dropEmpty(page);
        },
        Qt::QueuedConnection);
    if (current_ < 0) current_ = 0;
    emit changed();
}

const OpenPrograms::Page* OpenPrograms::current() const {
    return current_ < 0 ? nullptr : &pages_[static_cast<std::size_t>(current_)];
}

int OpenPrograms::indexOf(const QMainWindow& window) const {
    const auto at =
        std::find_if(pages_.begin(), pages_.end(), [&](const Page& each) { return each.window == &window; });
    return at == pages_.end() ? -1 : static_cast<int>(at - pages_.begin());
}

void OpenPrograms::show(QMainWindow& window) {
    const int at = indexOf(window);
    if (at < 0 || at == current_) return;
    current_ = at;
    emit currentChanged();
}

void OpenPrograms::step(int by) {
    const int count = static_cast<int>(pages_.size());
    if (count > 1) show(*pages_[static_cast<std::size_t>((current_ + by + count) % count)].window);
}

void OpenPrograms::move(int from, int to) {
    const int last = static_cast<int>(pages_.size()) - 1;
    if (from == to || std::min(from, to) < 0 || std::max(from, to) > last) return;
    const QMainWindow* shown = current()->window;
    const auto at = [this](int index) { return pages_.begin() + index; };
    if (from < to) std::rotate(at(from), at(from + 1), at(to + 1));
    else std::rotate(at(to), at(from), at(from + 1));
    current_ = indexOf(*shown);
    emit changed();
}

QMainWindow* OpenPrograms::addPage() {
    QMainWindow* page = make_ ? make_() : nullptr;
    if (page) show(*page);
    return page;
}

bool OpenPrograms::closePage(QMainWindow& window) {
    const int at = indexOf(window);
    if (!areSeveral() || at < 0) return false;
    const Page gone = pages_[static_cast<std::size_t>(at)];
    if (at == current_) {
        // Back to where it came from, else to its neighbour.
        const int last = static_cast<int>(pages_.size()) - 1;
        const int before = gone.before ? indexOf(*gone.before) : -1;
        current_ = before >= 0 ? before : at == last ? at - 1 : at + 1;
        emit currentChanged();
    }
    emit leaving(&window);
    const QMainWindow* shown = current()->window;
    disconnect(gone.workspace, nullptr, this, nullptr);
    disconnect(&gone.workspace->jobs(), nullptr, this, nullptr);
    pages_.erase(pages_.begin() + at);
    for (Page& each : pages_) {
        if (each.before == &window) each.before = nullptr;
    }
    current_ = indexOf(*shown);
    emit changed();
    return true;
}

QMainWindow* OpenPrograms::showing(const QString& path) const {
    const QString wanted = canonical(path);
    const auto at = std::find_if(pages_.begin(), pages_.end(), [&](const Page& each) {
        const QString file = fileOf(each);
        return !file.isEmpty() && canonical(file) == wanted;
    });
    return at == pages_.end() ? nullptr : at->window;
}

void OpenPrograms::setReading(const QMainWindow& window, const QString& path) {
    const int at = indexOf(window);
    if (at < 0 || pages_[static_cast<std::size_t>(at)].reading == path) return;
    pages_[static_cast<std::size_t>(at)].reading = path;
    emit changed();
}

QMainWindow& OpenPrograms::askedFrom(QMainWindow& window) const {
    const int at = indexOf(window);
    if (at < 0 || !areSeveral()) return window;
    const Page& page = pages_[static_cast<std::size_t>(at)];
    return page.workspace->document() || !page.before ? window : *page.before;
}

void OpenPrograms::dropEmpty(const QMainWindow* window) {
    const auto at = std::find_if(pages_.begin(), pages_.end(), [&](const Page& each) { return each.window == window; });
    if (at == pages_.end() || at->workspace->jobs().busy(Jobs::Kind::import)) return;
    if (!at->workspace->document() && at->before) closePage(*at->window);
    else setReading(*at->window, QString());
}

QString OpenPrograms::fileOf(const Page& page) {
    return page.workspace->document() ? page.workspace->path() : page.reading;
}

QStringList OpenPrograms::titles() const {
    QStringList out;
    for (const Page& each : pages_) {
        const bool open = each.workspace->document() != nullptr;
        out.append(open                         ? each.workspace->title()
                       : each.reading.isEmpty() ? tr("No program")
                                                : QFileInfo(each.reading).fileName());
    }
    const QStringList names = out;
    for (qsizetype i = 0; i < out.size(); ++i) {
        const QFileInfo file(fileOf(pages_[static_cast<std::size_t>(i)]));
        if (names.count(names[i]) > 1 && !file.fileName().isEmpty())
            out[i] = QFileInfo(file.absolutePath()).dir().dirName() + QLatin1Char('/') + file.dir().dirName() +
                QLatin1Char('/') + file.fileName();
    }
    return out;
}

QStringList OpenPrograms::paths() const {
    QStringList out;
    for (const Page& each : pages_) {
        if (const QString file = fileOf(each); !file.isEmpty()) out.append(file);
    }
    return out;
}

bool OpenPrograms::isUnsaved(const Page& page) {
    Document* document = page.workspace->document();
    return document && !document->history().isClean();
}

void OpenPrograms::setRoom(int height) {
    if (height == room_) return;
    room_ = height;
    emit roomChanged();
}

}  // namespace arenascope
