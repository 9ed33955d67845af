// The style sheet of the application, made from the theme.

#include "widgets/theme/style_sheet.h"

#include <QList>
#include <QPair>
#include <QRegularExpression>

#include "widgets/theme/preferences.h"
#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

// Colours are written as @name and filled in from the theme; every rule is in logical pixels.
const char chrome[] = R"(
QMainWindow, QDialog { background: @win; }
QDialog[sheet="true"] { background: @base; }
QWidget#sheetFoot { background: @win; }
QWidget#sheetLine { background: @line; min-width: 1px; max-width: 1px; }
QMenuBar { background: @win; border: 0; padding: 2px 4px; }
QMenuBar::item { padding: 4px 8px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: @sel; }
QMenu { background: @base; border: 1px solid @line2; padding: 4px; }
QMenu::item { padding: 4px 22px 4px 22px; border-radius: 4px; }
QMenu::item:selected { background: @sel; }
QMenu::item:disabled { color: @disabled; }
QMenu::separator { height: 1px; background: @line; margin: 4px 6px; }
QMenu::icon { padding-left: 4px; }
QToolBar { background: @win; border: 0; border-bottom: 1px solid @line; padding: 0 5px; spacing: 4px; }
QToolBar::separator { width: 1px; background: @line2; margin: 5px 8px; }
QStatusBar { background: @win; border-top: 1px solid @line; }
QStatusBar::item { border: 0; }
QDockWidget { border: 0; }
QDockWidget::title { background: @panel; padding: 7px 12px; text-align: left; }
QDockWidget > QWidget { background: @panel; }
QTabBar { background: @panel; border: 0; }
QTabWidget { background: @panel; }
QTabWidget::right-corner { bottom: 0; }
QWidget#chartTools { background: @panel; border: 0; border-bottom: 1px solid @line; }
QTabBar::tab { background: transparent; color: @tx2; border: 0; border-bottom: 2px solid transparent;
               padding: 5px 0px 5px 0px; margin: 0 10px 0 12px; min-height: 16px; }
QTabBar::tab:selected { color: @tx; border-bottom-color: @ink; }
QTabBar::tab:hover { color: @tx; }
QTabBar::tab:disabled { color: @disabled; border-bottom-color: transparent; }
QTabBar::tab:focus { border-bottom-color: @blue; }
QTabBar#programTabs::tab { border: 0; border-top: 2px solid transparent; border-right: 1px solid @line; margin: 0;
                           padding: 0 6px 0 12px; }
QTabBar#programTabs::tab:selected { background: @panel; border-top-color: @ink; }
QTabBar#programTabs::tab:hover:!selected { background: @hov; }
QTabBar#programTabs::tab:selected:focus { border-top-color: @blue; }
QTabWidget::pane { border: 0; border-top: 1px solid @line; }
QToolTip { background: @base; color: @tx; border: 1px solid @line2; padding: 4px 6px; }
QSplitter::handle { background: transparent; }
)";

const char controls[] = R"(
QPushButton { background: @base; border: 1px solid @line2; border-radius: 5px; padding: 0 10px; min-height: 26px; }
QPushButton:hover { background: @hov; }
QPushButton:pressed, QPushButton:checked { background: @sel; }
QPushButton:disabled { color: @disabled; border-color: @line; }
QPushButton:focus { border: 2px solid @blue; padding: 0 9px; min-height: 24px; }
QPushButton[primary="true"] { background: @ink; color: @inktx; border-color: @ink; }
QPushButton[primary="true"]:hover { background: @inkhov; }
QPushButton[primary="true"]:focus { border-color: @blue; }
QPushButton[primary="true"]:disabled { background: @bar; color: @disabled; border-color: @line2; }
QPushButton[compact="true"] { min-height: 22px; padding: 0 8px; }
QPushButton[compact="true"]:focus { min-height: 20px; padding: 0 7px; }
QPushButton::menu-indicator { image: url(:/icons/chevron_@kind.svg); width: 12px; height: 12px; right: 5px;
                              subcontrol-origin: padding; subcontrol-position: center right; }
QPushButton[flat="true"], QPushButton:flat { background: transparent; border: 0; }
QToolButton { background: transparent; border: 1px solid transparent; border-radius: 5px; padding: 5px; }
QToolButton:hover { background: @hov; }
QToolButton:pressed, QToolButton:checked { background: @sel; }
QToolButton:disabled { color: @disabled; }
QToolButton:checked:disabled { background: transparent; }
QToolButton:focus { border: 2px solid @blue; padding: 4px; }
QToolButton[framed="true"] { background: @base; border-color: @line2; padding: 4px 10px; min-height: 18px; }
QToolButton[framed="true"][popupMode="2"] { padding-right: 22px; }
QToolButton[framed="true"]:hover { background: @hov; }
QToolButton[framed="true"]:pressed, QToolButton[framed="true"]:checked { background: @sel; }
QToolButton[framed="true"]:disabled { border-color: @line; }
QToolButton[filter="true"] { color: @tx2; padding: 3px 8px; font-size: 8.5pt; }
QToolButton[filter="true"]:checked { color: @tx; background: @sel; }
QToolButton[link="true"] { border: 0; padding: 2px 18px 2px 4px; color: @tx2; font-size: 8.5pt; }
QToolButton[link="true"]::menu-indicator { right: 2px; width: 12px; height: 12px; }
QToolButton[primary="true"] { background: @ink; color: @inktx; border-color: @ink; }
QToolButton::menu-indicator { image: url(:/icons/chevron_@kind.svg); width: 14px; height: 14px; right: 6px;
                              subcontrol-origin: padding; subcontrol-position: center right; }
QLineEdit, QSpinBox, QDoubleSpinBox, QPlainTextEdit[field="true"] { background: @field; border: 1px solid @fline;
    border-radius: 5px; padding: 0 7px; min-height: 26px; selection-background-color: @selText; selection-color: @tx; }
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus { border: 2px solid @blue; padding: 0 6px; min-height: 24px; }
QLineEdit:disabled, QSpinBox:disabled { color: @disabled; border-color: @line2; }
QLineEdit[compact="true"], QSpinBox[compact="true"] { min-height: 22px; }
QLineEdit[compact="true"]:focus, QSpinBox[compact="true"]:focus { min-height: 20px; }
QLineEdit[invalid="true"] { border-color: @bad; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button, QDoubleSpinBox::down-button {
    width: 0; border: 0; }
QComboBox { background: @base; border: 1px solid @line2; border-radius: 5px; padding: 0 8px; min-height: 26px; }
QComboBox:hover { background: @hov; }
QComboBox:focus { border: 2px solid @blue; padding: 0 7px; min-height: 24px; }
QComboBox:disabled { color: @disabled; border-color: @line; }
QComboBox[compact="true"] { min-height: 22px; }
QComboBox[compact="true"]:focus { min-height: 20px; }
QComboBox::drop-down { border: 0; width: 22px; }
QComboBox::down-arrow { image: url(:/icons/chevron_@kind.svg); width: 14px; height: 14px; }
QComboBox QAbstractItemView { background: @base; border: 1px solid @line2; outline: 0; padding: 3px;
    selection-background-color: @sel; selection-color: @tx; }
QComboBox QAbstractItemView::item { min-height: 22px; padding: 0 5px; }
QCheckBox, QRadioButton { spacing: 7px; }
QCheckBox::indicator, QTreeView::indicator, QListView::indicator { width: 14px; height: 14px; border: 1px solid @fline; border-radius: 3px;
    background: @field; }
QCheckBox::indicator:checked, QTreeView::indicator:checked, QListView::indicator:checked { background: @ink; border-color: @ink;
    image: url(:/icons/tick_@kind.svg); }
QCheckBox::indicator:focus { border: 2px solid @blue; width: 12px; height: 12px; }
QRadioButton::indicator { width: 14px; height: 14px; border: 1px solid @fline; border-radius: 8px; background: @field; }
QRadioButton::indicator:checked { width: 6px; height: 6px; border: 5px solid @ink; }
QCheckBox:disabled { color: @disabled; }
QSlider::groove:horizontal { height: 4px; background: @bar; border-radius: 2px; }
QSlider::sub-page:horizontal { background: @thumb; border-radius: 2px; }
QSlider::handle:horizontal { width: 12px; height: 12px; margin: -5px 0; border-radius: 7px; background: @ink;
                             border: 1px solid @panel; }
QSlider::handle:horizontal:focus { border: 2px solid @blue; }
QProgressBar { background: @bar; border: 0; border-radius: 2px; max-height: 4px; }
QProgressBar::chunk { background: @ink; border-radius: 2px; }
)";

const char views[] = R"(
QLabel#dropHint { color: @tx2; border: 1px dashed @line2; border-radius: 6px; padding: 12px 14px; }
QAbstractScrollArea { background: @panel; border: 0; }
QScrollArea#sheetColumn { background: @base; }
QTableView, QTreeView, QListView { background: @base; border: 0; outline: 0; selection-background-color: @sel;
    selection-color: @tx; gridline-color: transparent; }
QTableView::item, QTreeView::item, QListView::item { padding: 0 3px; border: 0; }
QTreeView::item { height: 22px; }
QTableView::item:selected, QTreeView::item:selected, QListView::item:selected { background: @sel; }
QHeaderView { background: @base; border: 0; }
QHeaderView { font-size: 8.5pt; }
QHeaderView::section { background: @base; color: @tx3; border: 0; border-bottom: 1px solid @line; padding: 0 6px;
    height: 23px; }
QHeaderView::up-arrow { image: url(:/icons/sort_up_@kind.svg); width: 10px; height: 10px; }
QHeaderView::down-arrow { image: url(:/icons/sort_down_@kind.svg); width: 10px; height: 10px; }
QTableCornerButton::section { background: @base; border: 0; }
QPlainTextEdit, QTextEdit, QTextBrowser { background: @base; border: 0; selection-background-color: @selText;
    selection-color: @tx; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: @line2; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @tx3; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)";

const char parts[] = R"(
QLabel { background: transparent; }
QLabel[tone="dim"] { color: @tx2; }
QLabel[tone="hint"] { color: @tx3; font-size: 8.5pt; }
QLabel[tone="bad"] { color: @bad; }
QLabel[tone="ok"] { color: @blue; }
QLabel[tone="section"] { font-weight: 500; }
QLabel[tone="title"] { font-size: 11.5pt; font-weight: 600; }
QLabel[tone="mono"] { font-family: "@mono"; font-size: 8.5pt; }
QLabel[chip] { background: @bar; color: @tx2; border-radius: 4px; padding: 0 6px; font-size: 8.5pt;
               min-height: 18px; max-height: 18px; }
QLabel[chip="bad"] { background: @badbg; color: @bad; }
QLabel[chip="ok"] { background: @bluebg; color: @blue; }
QLabel[chip="notice"] { background: @warnbg; color: @warn; }
QLabel[chip="ink"] { background: @ink; color: @inktx; }
QFrame[card] { background: @base; border: 1px solid @line2; border-radius: 6px; }
QFrame[card="bad"] { border-color: @badln; }
QFrame[card="target"] { border: 2px solid @ink; }
QFrame#messageBar { background: @warnbg; border: 0; border-bottom: 1px solid @line2; }
QFrame#messageBar[level="info"], QFrame#messageBar[level="done"] { background: @bluebg; }
QFrame#messageBar[level="bad"] { background: @badbg; border-bottom-color: @badln; }
QFrame#separator { background: @line; border: 0; max-height: 1px; min-height: 1px; }
)";

/// Sizes of text, and heights of what holds a line of it, at the chosen size.
QString sized(const QString& sheet) {
    const int percent = preferences().textPercent;
    if (percent == 100) return sheet;
    constexpr double least_line = 16;  // lower objects are indicators or lines
    static const QRegularExpression size(QStringLiteral("(font-size: |height: )([0-9.]+)(pt|px)"));
    QString out;
    qsizetype from = 0;
    for (auto each = size.globalMatch(sheet); each.hasNext();) {
        const auto match = each.next();
        const double value = match.captured(2).toDouble();
        const bool grows = match.captured(3) == QLatin1String("pt") || value >= least_line;
        out += sheet.mid(from, match.capturedStart(2) - from) + QString::number(grows ? value * percent / 100 : value);
        from = match.capturedEnd(2);
    }
    return out + sheet.mid(from);
}

}  // namespace

QString styleSheetOf(const Theme& t) {
    // Longer names first: "@line2" must not be read as "@line" and "2".
    const QList<QPair<QString, QString>> names = {
        {"@disabled", mixed(t.tx, t.panel, 0.4).name()},
        {"@inkhov", mixed(t.ink, t.panel, 0.86).name()},
        {"@selText", mixed(t.blue, t.field, 0.28).name()},
        {"@badbg", t.badBg.name()},
        {"@badln", t.badLine.name()},
        {"@bad", t.bad.name()},
        {"@bar", t.bar.name()},
        {"@base", t.base.name()},
        {"@bluebg", t.blueBg.name()},
        {"@blue", t.blue.name()},
        {"@field", t.field.name()},
        {"@fline", t.fline.name()},
        {"@hov", t.hov.name()},
        {"@inktx", t.inkText.name()},
        {"@ink", t.ink.name()},
        {"@kind", t.isDark() ? QStringLiteral("dark") : QStringLiteral("light")},
        {"@line2", t.line2.name()},
        {"@line", t.line.name()},
        {"@mono", t.mono.family()},
        {"@panel", t.panel.name()},
        {"@sel", t.sel.name()},
        {"@thumb", t.thumb.name()},
        {"@tx2", t.tx2.name()},
        {"@tx3", t.tx3.name()},
        {"@tx", t.tx.name()},
        {"@warnbg", t.warnBg.name()},
        {"@warn", t.warn.name()},
        {"@win", t.win.name()}};
    QString sheet = QLatin1String(chrome) + QLatin1String(controls) + QLatin1String(views) + QLatin1String(parts);
    for (const auto& [name, value] : names) sheet.replace(name, value);
    return sized(sheet);
}

}  // namespace arenascope
