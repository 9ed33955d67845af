// Every edit, to be gone back to.

#include <QDockWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QUndoView>

#include "app/controllers/shell.h"
#include "app/document/workspace.h"
#include "app/windows/main_docks.h"
#include "app/windows/panels/panel_entry.h"
#include "widgets/theme/format.h"
#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

/// Rows as those of the tables: as high, and the present one with the ink bar.
class HistoryDelegate final : public QStyledItemDelegate {
public:
    HistoryDelegate(const Workspace& workspace, QObject* parent) : QStyledItemDelegate(parent), workspace_(workspace) {}
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
        QRect room = option.rect.adjusted(metric::panelPad, 0, -metric::panelPad, 0);
        if (const auto bytes = bytesAfter(index.row())) {
            painter->setFont(t.mono);
            painter->setPen(t.tx2);
            painter->drawText(room, Qt::AlignVCenter | Qt::AlignRight, format::bytes(*bytes));
            room.setRight(room.right() - painter->fontMetrics().horizontalAdvance(format::bytes(*bytes)) - gap);
            painter->setFont(t.body);
            painter->setPen(t.tx);
        }
        painter->drawText(room, Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, room.width()));
    }

private:
    static constexpr int gap = 12;
    /// Of all pools, in the plan that was shown after so many edits; nothing where none was made.
    [[nodiscard]] std::optional<qint64> bytesAfter(int steps) const {
        const auto outcome = workspace_.document() ? workspace_.document()->outcomeAfter(steps) : nullptr;
        if (!outcome) return std::nullopt;
        qint64 sum = 0;
        for (const PoolResult& pool : outcome->plan().pools) sum += pool.bytes;
        return sum;
    }

    const Workspace& workspace_;
};

void connectHistory(QUndoView& panel, QDockWidget&, Shell& shell) {
    panel.setAccessibleName(MainDocks::tr("Edits that can be undone"));
    panel.setEmptyLabel(MainDocks::tr("As opened"));
    panel.setItemDelegate(new HistoryDelegate(shell.workspace, &panel));
    QObject::connect(&shell.workspace.view(), &ViewState::outcomeChanged, panel.viewport(),
                     qOverload<>(&QWidget::update));
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
