// Geometry at 1024x640, in every language and in a pseudo language 40 % longer, and at 1440x900: no button, label,
// combo box or heading of a panel or dialog is cut without a tooltip that shows it whole. None lies outside its parent
// or overlaps another, and no panel is wider than its visible part. Pictures go to ARENASCOPE_SCREENSHOTS if it is
// set.

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QHeaderView>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTranslator>
#include <QTreeWidget>
#include <functional>
#include <optional>

#include "app/cli/targets.h"
#include "app/controllers/edits.h"
#include "app/dialogs/export_dialog.h"
#include "app/dialogs/palette_commands.h"
#include "app/dialogs/preferences_dialog.h"
#include "app/dialogs/session_dialog.h"
#include "app/dialogs/shortcut_sheet.h"
#include "app/dialogs/state_dialog.h"
#include "tests/app/opened_window.h"
#include "tests/app/pictures.h"
#include "widgets/panels/inspector_panel.h"
#include "widgets/panels/memory_pools_panel.h"
#include "widgets/panels/problems_panel.h"
#include "widgets/panels/run_panel.h"
#include "widgets/panels/run_settings.h"
#include "widgets/ui/elided_check.h"
#include "widgets/ui/elided_label.h"
#include "widgets/ui/language.h"
#include "widgets/ui/link_row.h"
#include "widgets/ui/view_state.h"

using namespace arenascope;

namespace {

/// Puts every text in brackets and makes it 40 % longer.
class Longer final : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        QString more;  // in words, as a real language has them
        for (qsizetype i = 0; i < (text.size() * 2 + 4) / 5; ++i) more += QLatin1Char(i % 8 == 7 ? ' ' : '~');
        return QChar(0x27E6) + text + more + QChar(0x27E7);
    }
};

QString nameOf(const QWidget& widget, const QString& text) {
    QStringList path;
    for (const QWidget* at = &widget; at && !at->isWindow() && path.size() < 3; at = at->parentWidget())
        path.prepend(QString::fromLatin1(at->metaObject()->className()).remove(QStringLiteral("arenascope::")) +
                     (at->objectName().isEmpty() ? QString() : QLatin1Char('#') + at->objectName()));
    return path.join(QLatin1Char('/')) + QStringLiteral(" \"") + text + QLatin1Char('"');
}

/// Whether the wheel or a scroll bar brings the rest of `up` into view.
bool scrolls(const QWidget& up, Qt::Orientation orientation) {
    const auto* area = qobject_cast<const QAbstractScrollArea*>(up.parentWidget());
    if (!area || area->viewport() != &up) return false;
    return orientation == Qt::Vertical || area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
}

/// Whether an ancestor that does not scroll clips the widget.
bool isCut(const QWidget& widget, Qt::Orientation orientation) {
    const bool sides = orientation == Qt::Horizontal;
    for (const QWidget* up = widget.parentWidget(); up; up = up->parentWidget()) {
        if (scrolls(*up, orientation)) return false;
        const QPoint place = widget.mapTo(up, QPoint());
        const int first = sides ? place.x() : place.y();
        const int last = sides ? first + widget.width() : first + widget.height();
        if (first < -1 || last > (sides ? up->width() : up->height()) + 1) return true;
        if (up->isWindow()) return false;
    }
    return false;
}

int widthOfChoice(const QComboBox& combo) {
    QStyleOptionComboBox option;
    option.initFrom(&combo);
    option.editable = combo.isEditable();
    option.subControls = QStyle::SC_All;
    return combo.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &combo).width();
}

void addCutSections(const QHeaderView& head, QStringList& out) {
    if (head.orientation() != Qt::Horizontal) return;
    const auto* view = qobject_cast<const QAbstractItemView*>(head.parentWidget());
    for (int i = 0; i < head.count(); ++i) {
        const QString text = head.model()->headerData(i, Qt::Horizontal).toString();
        const bool told = !head.model()->headerData(i, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty();
        if (head.isSectionHidden(i) || text.isEmpty() || told) continue;
        QFont font = head.font();
        const QVariant own = head.model()->headerData(i, Qt::Horizontal, Qt::FontRole);
        if (own.isValid()) font = own.value<QFont>();
        if (QFontMetrics(font).horizontalAdvance(text) > head.sectionSize(i))
            out.append(nameOf(head, text) + QStringLiteral(" head"));
        const bool scrolls = view && view->horizontalScrollBar()->maximum() > 0;
        if (!scrolls && head.sectionViewportPosition(i) + head.sectionSize(i) > head.viewport()->width() + 1)
            out.append(nameOf(head, text) + QStringLiteral(" head outside"));
    }
}

/// Cells whose text is elided without a tooltip that shows it whole.
void addCutCells(const QAbstractItemView& view, QStringList& out) {
    const QAbstractItemModel* model = view.model();
    constexpr int most_rows = 40;
    const auto* head = view.findChild<const QHeaderView*>();
    const std::function<void(const QModelIndex&)> look = [&](const QModelIndex& parent) {
        for (int row = 0; model && row < std::min(model->rowCount(parent), most_rows); ++row) {
            for (int column = 0; column < model->columnCount(parent); ++column) {
                const QModelIndex cell = model->index(row, column, parent);
                const QString text = cell.data().toString();
                const QRect place = view.visualRect(cell);
                const bool hidden = head && head->isSectionHidden(column);
                if (text.isEmpty() || hidden || place.isEmpty() || !cell.data(Qt::ToolTipRole).toString().isEmpty())
                    continue;
                QStyleOptionViewItem option;
                option.initFrom(&view);
                option.widget = &view;
                // With the style sheet's padding, and an icon if there is one.
                if (view.itemDelegateForIndex(cell)->sizeHint(option, cell).width() > place.width() + 1)
                    out.append(nameOf(view, text) + QStringLiteral(" cell of column %1").arg(column));
            }
            look(model->index(row, 0, parent));
        }
    };
    look({});
}

/// A control's text, and the width that it needs.
struct Said {
    QString text;
    int wanted = 0, given = 0;
};

std::optional<Said> saidBy(const QWidget& widget) {
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        // The first label shows as much as fits; the others are elided and have a tooltip.
        const bool elides = label->objectName() == QLatin1String("pointer") || dynamic_cast<const ElidedLabel*>(label);
        if (label->text().isEmpty() || elides) return std::nullopt;
        const int wanted = label->wordWrap() ? label->minimumSizeHint().width() : label->sizeHint().width();
        return Said{label->text(), wanted, label->width()};
    }
    if (qobject_cast<const ElidedCheck*>(&widget)) return std::nullopt;
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        const bool sign = button->text().isEmpty() || button->maximumWidth() == button->minimumWidth();
        return Said{button->text().isEmpty() ? button->accessibleName() : button->text(),
                    sign ? 0 : button->sizeHint().width(), button->width()};
    }
    if (const auto* combo = qobject_cast<const QComboBox*>(&widget))
        return Said{combo->currentText(), combo->fontMetrics().horizontalAdvance(combo->currentText()),
                    widthOfChoice(*combo)};
    return std::nullopt;
}

/// Two controls of one parent that share a pixel.
QStringList overlapsIn(const QList<const QWidget*>& controls) {
    QStringList out;
    for (qsizetype i = 0; i < controls.size(); ++i) {
        for (qsizetype k = i + 1; k < controls.size(); ++k) {
            const bool meet = controls[i]->parentWidget() == controls[k]->parentWidget() &&
                controls[i]->geometry().intersects(controls[k]->geometry());
            if (meet)
                out.append(nameOf(*controls[i], saidBy(*controls[i])->text) + QStringLiteral(" upon ") +
                           saidBy(*controls[k])->text);
        }
    }
    return out;
}

/// What asks for the most room in a panel that scrolls.
QString widestIn(const QScrollArea& area) {
    QString out;
    int most = 0;
    for (const auto* each : area.widget()->findChildren<QWidget*>()) {
        const int wanted = each->minimumWidth() > 0 ? each->minimumWidth() : each->minimumSizeHint().width();
        if (!each->isVisible() || wanted <= most || !each->findChildren<QWidget*>().isEmpty()) continue;
        most = wanted;
        const auto said = saidBy(*each);
        out = nameOf(*each, said ? said->text : QString()) + QStringLiteral(", %1 px").arg(wanted);
    }
    return out;
}

/// All texts of the panel or dialog that cannot be read whole.
QStringList cutIn(const QWidget& part) {
    QStringList out;
    QList<const QWidget*> controls;
    QList<const QWidget*> all{&part};
    for (const QWidget* widget : part.findChildren<QWidget*>()) all.append(widget);
    for (const QWidget* widget : all) {
        if (!widget->isVisible() || widget->visibleRegion().isEmpty()) continue;
        if (const auto* head = qobject_cast<const QHeaderView*>(widget)) {
            addCutSections(*head, out);
            continue;
        }
        if (const auto* view = qobject_cast<const QAbstractItemView*>(widget)) addCutCells(*view, out);
        const auto* area = qobject_cast<const QScrollArea*>(widget);
        if (area && area->widget() && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff &&
            area->widget()->width() > area->viewport()->width())
            out.append(nameOf(
                *area, QStringLiteral("%1 of %2 px").arg(area->viewport()->width()).arg(area->widget()->width())));
        if (area && area->horizontalScrollBar()->maximum() > 0)
            out.append(nameOf(*area,
                              QStringLiteral("scrolls sideways, %1 px, for %2")
                                  .arg(area->horizontalScrollBar()->maximum())
                                  .arg(widestIn(*area))));
        const auto said = saidBy(*widget);
        if (!said) continue;
        controls.append(widget);
        if (said->wanted > said->given + 1 && widget->toolTip().isEmpty())
            out.append(nameOf(*widget, said->text) + QStringLiteral(" %1 of %2 px").arg(said->given).arg(said->wanted));
        else if (isCut(*widget, Qt::Horizontal))
            out.append(nameOf(*widget, said->text) + QStringLiteral(" beyond the side"));
        else if (isCut(*widget, Qt::Vertical))
            out.append(nameOf(*widget, said->text) + QStringLiteral(" beyond the end"));
    }
    return out + overlapsIn(controls);
}

}  // namespace

class TestSmallWindow : public QObject {
    Q_OBJECT
private:
    std::unique_ptr<testing::OpenedWindow> window_;
    Longer longer_;
    QStringList wrong_;

    void look(QWidget& part, const QString& language, const QString& place) {
        testing::handleEvents();
        for (const QString& each : cutIn(part)) wrong_.append(place + QStringLiteral(": ") + each);
        QVERIFY(testing::keepPicture(*part.window(), QStringLiteral("small_%1_%2").arg(language, place)));
    }

    /// Pins that overlap, a pool that is too small, backends that take parts, and a run with sanitizer findings.
    bool makeTrouble(const QSize& size) {
        window_ = std::make_unique<testing::OpenedWindow>();  // the previous one has edits; closing would ask
        (*window_)->resize(size);
        if (!window_->open(QStringLiteral("mobilenet_v2_w035"))) return false;
        MainWindow& window = **window_;
        emit window.docks().panel<MemoryPoolsPanel>()->poolChanged(
            Pool{.mem_id = 1, .name = "SRAM", .capacity = 300 * 1024});
        if (!window_->wait()) return false;
        std::vector<QString> names;
        for (const TensorRow& row : window_->document()->outcome()->tensors) {
            if (row.planned && row.role == Role::intermediate) names.push_back(QString::fromStdString(row.name));
        }
        for (const QString& name : {names.at(0), names.at(1)}) {
            emit window.docks().panel<InspectorPanel>()->pinRequested(name, 0x34000);
            if (!window_->wait()) return false;
        }
        window.docks().panel<RunPanel>()->settings().sanitize().setChecked(true);
        window.workspace().runs().start(window.docks().panel<RunPanel>()->request());
        return window_->wait();
    }

    void lookAt(const char* name, const QString& language) {
        auto* dock = (*window_)->findChild<QDockWidget*>(QLatin1String(name));
        (*window_)->docks().raise(dock->objectName());
        look(*dock->widget(), language, QLatin1String(name) + QStringLiteral("_trouble"));
    }

    void lookAtDocks(const QString& language) {
        for (QDockWidget* dock : (*window_)->findChildren<QDockWidget*>()) {
            (*window_)->docks().raise(dock->objectName());
            look(*dock->widget(), language, dock->objectName());
        }
    }

    void lookAtDialogs(const QString& language) {
        MainWindow& window = **window_;
        const auto show = [&](QWidget& dialog, const QString& place) {
            dialog.show();
            if (QTest::qWaitForWindowExposed(dialog.window()) && window_->wait()) look(dialog, language, place);
            else wrong_.append(place + QStringLiteral(": not shown"));
            dialog.hide();
        };
        ExportDialog exporting(window.workspace(), &window);
        show(exporting, QStringLiteral("export"));
        using Page = PreferencesDialog::Page;
        for (const Page page : {Page::look, Page::numbers, Page::planning, Page::files, Page::plugins}) {
            PreferencesDialog preferences(window.workspace(), page, &window);
            show(preferences, QStringLiteral("preferences_%1").arg(static_cast<int>(page)));
        }
        SessionDialog session(window.workspace(), &window);
        show(session, QStringLiteral("session"));
        ShortcutSheet shortcuts(commandsOf(*window.menuBar()), &window);
        show(shortcuts, QStringLiteral("shortcuts"));
        StateDialog states({}, &window);
        show(states, QStringLiteral("states"));
    }

private slots:
    void initTestCase() { testing::prepareWindows(QStringLiteral("small")); }

    void nothingIsCut_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const Language& each : shippedLanguages())
            QTest::newRow(qPrintable(each.id)) << each.id << QSize(1024, 640);
        QTest::newRow("longer") << QStringLiteral("longer") << QSize(1024, 640);
        QTest::newRow("large de") << QStringLiteral("de") << QSize(1440, 900);
    }

    void nothingIsCut() {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        const bool longer = language == QLatin1String("longer");
        applyLanguageByName(longer ? QStringLiteral("en") : language);
        if (longer) QCoreApplication::installTranslator(&longer_);
        window_ = std::make_unique<testing::OpenedWindow>();
        (*window_)->resize(size);
        wrong_.clear();
        const bool opened = window_->open(QStringLiteral("llama_kv_dynseq"));
        if (opened) {
            const auto target = cli::find_target("esp32_s3");
            QVERIFY(target.ok());
            (*window_)->edits().useTarget(target.value());
            QVERIFY(window_->wait());
            const TensorRow& row = window_->document()->outcome()->tensors.front();
            (*window_)->workspace().view().select({row.value}, row.value);
            lookAtDocks(language);
        }
        const bool troubled = opened && makeTrouble(size);
        if (troubled) {
            for (const char* dock : {"problems", "delegates", "run", "pools"}) lookAt(dock, language);
            if ((*window_)->width() > size.width())
                wrong_.append(QStringLiteral("the window became %1 px wide").arg((*window_)->width()));
        }
        window_.reset();
        if (longer) QCoreApplication::removeTranslator(&longer_);
        applyLanguageByName(QStringLiteral("en"));
        QVERIFY(opened && troubled);
        wrong_.removeDuplicates();
        for (const QString& each : wrong_) qWarning("%s", qPrintable(each));
        QCOMPARE(wrong_.size(), 0);
    }

    /// The column of the fixes takes no more than they show.
    void foldedFixesLeaveRoomForTheProblem() {
        window_ = std::make_unique<testing::OpenedWindow>();
        (*window_)->resize(1024, 640);
        QVERIFY(window_->open(QStringLiteral("mobilenet_v2_w035")));
        (*window_)->workspace().edit(QStringLiteral("capacity"), [](Tuning tuning) {
            tuning.pools.front().capacity = 256 * 1024;
            return tuning;
        });
        QVERIFY(window_->wait());
        (*window_)->docks().raise(QStringLiteral("problems"));
        QVERIFY(window_->settle());
        const auto& tree = *(*window_)->docks().panel<ProblemsPanel>()->findChild<QTreeWidget*>();
        const auto* links = tree.findChild<LinkRow*>();
        QVERIFY(links && links->shown() < links->links().size());
        QStyleOptionViewItem option;
        option.initFrom(&tree);
        const QModelIndex problem = tree.model()->index(0, 0);
        QVERIFY2(tree.itemDelegateForIndex(problem)->sizeHint(option, problem).width() <= tree.columnWidth(0),
                 qPrintable(QString::number(tree.columnWidth(0))));
        window_.reset();
    }

    void noDialogIsCut_data() {
        QTest::addColumn<QString>("language");
        for (const Language& each : shippedLanguages()) QTest::newRow(qPrintable(each.id)) << each.id;
    }
    void noDialogIsCut() {
        QFETCH(QString, language);
        applyLanguageByName(language);
        window_ = std::make_unique<testing::OpenedWindow>();
        (*window_)->resize(1024, 640);
        wrong_.clear();
        const bool opened = window_->open(QStringLiteral("llama_kv_dynseq"));
        if (opened) lookAtDialogs(language);
        window_.reset();
        applyLanguageByName(QStringLiteral("en"));
        QVERIFY(opened);
        wrong_.removeDuplicates();
        for (const QString& each : wrong_) qWarning("%s", qPrintable(each));
        QCOMPARE(wrong_.size(), 0);
    }
};

QTEST_MAIN(TestSmallWindow)
#include "test_small_window.moc"
