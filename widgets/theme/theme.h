#pragma once
// Colours, fonts and sizes of the visual specification, for light and dark. Widgets that paint call theme() at paint
// time and repaint on QEvent::PaletteChange; none keeps a copy.

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QString>
#include <array>
#include <cstdint>

#include "engine/engine.h"

class QApplication;
class QWidget;

namespace arenascope {

/// The hue of a tensor: one key for charts, tables and the Inspector.
enum class DataRole : std::uint8_t { intermediate, delegate, state, output, input, other };
inline constexpr std::size_t data_role_count = 6;

struct RoleColors {
    QColor solid;  ///< live at the peak, swatches
    QColor edge;   ///< one pixel around a fill
    QColor fill;   ///< the tint: solid mixed into the chart's background
};

struct Theme {
    enum class Kind : std::uint8_t { light, dark };
    Kind kind = Kind::light;

    QColor win, panel, base, chart, field;
    QColor line, line2, fline;
    QColor tx, tx2, tx3, ink, inkText;
    QColor sel, hov, bar;
    QColor blue, blueBg, bad, badBg, badLine, warn, warnBg;
    QColor grid, axis, thumb;
    std::array<RoleColors, data_role_count> roles;

    QFont body, bodyMedium, bodyBold;  ///< 9.5 pt
    QFont small;                       ///< 8.5 pt: heads, hints, chips
    QFont mono, monoBold;              ///< 8.5 pt: every number in a column and every hexadecimal
    QFont label, labelMedium, tick;    ///< 8 pt: charts only
    QFont title;                       ///< 11.5 pt: Inspector title, pool value
    QFont fact;                        ///< 13 pt: chart header
    QFont start;                       ///< 18 pt: start page

    [[nodiscard]] bool isDark() const { return kind == Kind::dark; }
    [[nodiscard]] const RoleColors& role(DataRole key) const { return roles[static_cast<std::size_t>(key)]; }
};

/// Heights and gaps in pixels (visual specification, section 4).
namespace metric {
inline constexpr int toolbar = 40, tabBar = 30, filterRow = 36, tableHead = 24, tableRow = 22, button = 28,
                     chartHeader = 50, legendRow = 28, messageBar = 50, statusBar = 24, bottomDock = 168;
inline constexpr int panelPad = 12, chartPad = 16, cellPad = 6, buttonPad = 10, chip = 18;
}  // namespace metric

/// The present theme; light until applyTheme was called.
const Theme& theme();
/// Sets the present theme; applyTheme() applies it to the application.
void setTheme(Theme::Kind kind);
/// During its lifetime, theme() is of that kind, for pictures that do not follow the window. The screen does not
/// change.
class ThemeScope {
public:
    explicit ThemeScope(Theme::Kind kind);
    ~ThemeScope();
    ThemeScope(const ThemeScope&) = delete;
    ThemeScope& operator=(const ThemeScope&) = delete;

private:
    Theme before_;
};
/// The theme that matches the desktop's own palette; call before the first applyTheme.
Theme::Kind desktopThemeKind();

/// `amount` (0..1) of `a` mixed into `b`, opaque.
QColor mixed(const QColor& a, const QColor& b, double amount);
/// Text colour that can be read on a data fill.
QColor textOn(const QColor& fill);

/// Colour key of a tensor: by its role, with separate keys for delegates' outputs and aliases.
DataRole dataRole(const Method& method, const TensorRow& row);
/// "intermediate", "state, alias, in place", … translated.
QString dataRoleName(DataRole role);

/// Own 16 px stroke icon by its file name without suffix ("open", "zoom_in"), painted in the palette's colour
/// (tx2, disabled 40 %), so one file serves both themes. With `color`: always in that colour.
QIcon themeIcon(const QString& name);
QIcon themeIcon(const QString& name, const QColor& color);
QPixmap themePixmap(const QString& name, const QColor& color, int size, qreal dpr);

/// Style-sheet state of a widget, by dynamic property; repolishes only if it changed. Known to the sheet:
/// QPushButton/QToolButton "primary" (bool), QLabel "chip" ("plain", "bad", "ok", "notice"),
/// QLabel "tone" ("dim", "hint", "bad", "ok", "title", "section", "mono"),
/// QFrame "card" ("plain", "bad", "target"), QFrame#messageBar "level" ("bad", "notice").
void setStyleState(QWidget& widget, const char* property, const QVariant& value);

}  // namespace arenascope
