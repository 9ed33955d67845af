// Every edit, to be gone back to.

#include <QDockWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QUndoView>

#include "app/controllers/shell.h"
#include "app/document/workspace.h"
#include "app/windows/main_docks.h"
#include "app/windows/panels/panel_entry.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

/// Rows as those of the tables: as high, and the present one with the ink bar.
class HistoryDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        return {QStyledItemDelegate::sizeHint(option, index).width(), forText(metric::tableRow)};
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        const Theme& t = theme();
        const bool present = option.state & QStyle::State_Selected;
        painter->fillRect(option.rect, present ? t.sel : t.base);
        if (present) painter->fillRect(QRect(option.rect.topLeft(), QSize(2, option.rect.height())), t.ink);
        painter->setFont(t.body);
        painter->setPen(t.tx);
        const QRect room = option.rect.adjusted(metric::panelPad, 0, -metric::panelPad, 0);
        painter->drawText(room, Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width()));
    }
};

void connectHistory(QUndoView& panel, QDockWidget&, Shell& shell) {
    panel.setAccessibleName(MainDocks::tr("Edits that can be undone"));
    panel.setEmptyLabel(MainDocks::tr("As opened"));
    panel.setItemDelegate(new HistoryDelegate(&panel));
    QObject::connect(&shell, &Shell::documentShown, &panel, [&panel, &workspace = shell.workspace] {
        panel.setStack(workspace.document() ? &workspace.document()->history() : nullptr);
    });
}

}  // namespace

PanelEntry history_panel() {
    return {
        .id = "history",
        .title = QT_TRANSLATE_NOOP("arenascope::MainDocks", "History"),
        .about = QT_TRANSLATE_NOOP("arenascope::WhatsThis",
                                   "Every edit since the document was opened. Click one to return to that state."),
        .area = Qt::BottomDockWidgetArea,
        .make = [](ViewState&) -> QWidget* { return new QUndoView; },
        .connect = [](QWidget& widget, QDockWidget& dock,
                      Shell& shell) { connectHistory(static_cast<QUndoView&>(widget), dock, shell); },
    };
}

}  // namespace arenascope
