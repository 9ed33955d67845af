#include "app/windows/title_line.h"

#include <QFileInfo>
#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>

#include "app/controllers/shell.h"
#include "app/document/workspace.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

/// The same number as in the question on closing.
QString editsText(const Workspace& workspace) {
    const Document& document = *workspace.document();
    const std::optional<int> unsaved = document.unsavedCount();
    if (!unsaved) return TitleLine::tr("unsaved edits");
    if (*unsaved > 0) return TitleLine::tr("%n unsaved edit(s)", nullptr, *unsaved);
    const int edits = workspace.editCount();
    return edits == 0 ? TitleLine::tr("no edits")
                      : TitleLine::tr("%n edit(s)", nullptr, edits) + QStringLiteral(", ") + TitleLine::tr("saved");
}

}  // namespace

TitleLine::TitleLine(Shell& shell)
    : QObject(&shell), shell_(shell), label_(kit::label(QString(), "dim", &shell.window)) {
    label_->setContentsMargins(0, 6, 12, 0);
    shell.window.menuBar()->setCornerWidget(label_);
    connect(&shell, &Shell::documentShown, this, &TitleLine::onDocument);
    connect(&shell.workspace.view(), &ViewState::outcomeChanged, this, [this] {
        if (shell_.workspace.view().outcome()) showDocument();
    });
}

void TitleLine::showLoading(const QString& path) {
    label_->setText(QFileInfo(path).fileName() + QStringLiteral("  ·  ") + tr("loading"));
    shell_.window.menuBar()->adjustSize();
}

void TitleLine::onDocument() {
    if (Document* document = shell_.workspace.document()) {
        disconnect(&document->history(), nullptr, this, nullptr);  // that of a program that was read again stays
        connect(&document->history(), &QUndoStack::indexChanged, this, &TitleLine::showDocument);
        connect(&document->history(), &QUndoStack::cleanChanged, this, &TitleLine::showDocument);
    }
    showDocument();
}

void TitleLine::showDocument() {
    QMainWindow& window = shell_.window;
    const Workspace& workspace = shell_.workspace;
    Document* document = workspace.document();
    if (!document) {
        window.setWindowTitle(QStringLiteral("ArenaScope"));
        window.setWindowModified(false);
        label_->clear();
        return;
    }
    const std::shared_ptr<const Outcome>& outcome = shell_.workspace.view().outcome();
    const QString method = outcome ? kit::text(outcome->method->name) : QString();
    const bool saved = workspace.editCount() == 0 && document->unsavedCount() == 0;
    const bool session = saved && !workspace.session().path().isEmpty();  // its edits are no steps of the history
    QStringList facts{workspace.title(), method, session ? tr("as in the session") : editsText(workspace)};
    facts.removeAll(QString());  // a program that is not planned yet has no method
    label_->setText(facts.join(QStringLiteral("  ·  ")));
    window.setWindowTitle(workspace.title() + QStringLiteral("[*] – ArenaScope"));
    window.setWindowModified(!document->history().isClean());
    window.menuBar()->adjustSize();
}

}  // namespace arenascope
