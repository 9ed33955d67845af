#include "widgets/theme/theme.h"

#include <QApplication>
#include <QCoreApplication>
#include <QFontDatabase>
#include <QStyle>
#include <QVariant>
#include <QWidget>
#include <cmath>

#include "widgets/theme/preferences.h"

namespace arenascope {
namespace {

QString firstInstalled(const QStringList& families) {
    const QStringList installed = QFontDatabase::families();
    for (const QString& family : families) {
        if (installed.contains(family)) return family;
    }
    return families.last();
}

QFont fontOf(const QString& family, double points, QFont::Weight weight) {
    QFont font(family);
    font.setPointSizeF(points * preferences().textPercent / 100.0);
    font.setWeight(weight);
    return font;
}

void setFonts(Theme& theme) {
    const QString sans =
        firstInstalled({QStringLiteral("Inter"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
    const QString fixed = firstInstalled({QStringLiteral("JetBrains Mono"), QStringLiteral("DejaVu Sans Mono")});
    // Shaping is off, so that "!=" and "->" stay separate characters: Qt 6.4 cannot switch ligatures off.
    const auto mono = [&](double points, QFont::Weight weight) {
        QFont font = fontOf(fixed, points, weight);
        font.setStyleHint(QFont::Monospace);
        font.setStyleStrategy(QFont::PreferNoShaping);
        return font;
    };
    theme.body = fontOf(sans, 9.5, QFont::Normal);
    theme.bodyMedium = fontOf(sans, 9.5, QFont::Medium);
    theme.bodyBold = fontOf(sans, 9.5, QFont::DemiBold);
    theme.small = fontOf(sans, 8.5, QFont::Normal);
    theme.mono = mono(8.5, QFont::Normal);
    theme.monoBold = mono(8.5, QFont::DemiBold);
    theme.label = fontOf(sans, 8, QFont::Normal);
    theme.labelMedium = fontOf(sans, 8, QFont::Medium);
    theme.tick = mono(8, QFont::Normal);
    theme.title = fontOf(sans, 11.5, QFont::DemiBold);
    theme.fact = fontOf(sans, 13, QFont::DemiBold);
    theme.start = fontOf(sans, 18, QFont::DemiBold);
}

Theme lightTheme() {
    Theme t;
    t.kind = Theme::Kind::light;
    t.win = 0xF2F3F5, t.panel = 0xFAFBFC, t.base = 0xFFFFFF, t.chart = 0xFFFFFF, t.field = 0xFFFFFF;
    t.line = 0xE1E4E9, t.line2 = 0xC9CED6, t.fline = 0x8A929D;
    t.tx = 0x1B2027, t.tx2 = 0x4F5863, t.tx3 = 0x5F6873, t.ink = 0x1B2027, t.inkText = 0xFFFFFF;
    t.sel = 0xE4E9F0, t.hov = 0xF0F2F5, t.bar = 0xE7EBF0;
    t.blue = 0x0B66A0, t.blueBg = 0xE8F2F9, t.bad = 0xA84300, t.badBg = 0xFDF0E8, t.badLine = 0xF0C4A8;
    t.warn = 0x7A5700, t.warnBg = 0xFBF4E0;
    t.grid = 0xEDEFF2, t.axis = 0xC9CED6, t.thumb = 0xB8BFC9;
    t.roles = {{{0x0072B2, 0x005E94, {}},
                {0xE69F00, 0xA06C00, {}},
                {0x009E73, 0x00765A, {}},
                {0xCC79A7, 0xA3527F, {}},
                {0x56B4E9, 0x2777AB, {}},
                {0xD55E00, 0xA84A00, {}}}};
    for (RoleColors& role : t.roles) role.fill = mixed(role.solid, t.chart, 0.30);
    setFonts(t);
    return t;
}

Theme darkTheme() {
    Theme t;
    t.kind = Theme::Kind::dark;
    t.win = 0x1D2024, t.panel = 0x212429, t.base = 0x191C1F, t.chart = 0x15171A, t.field = 0x15171A;
    t.line = 0x2E3238, t.line2 = 0x434953, t.fline = 0x6E7681;
    t.tx = 0xE4E7EB, t.tx2 = 0xAEB6C1, t.tx3 = 0x9CA4B0, t.ink = 0xE4E7EB, t.inkText = 0x16181B;
    t.sel = 0x303845, t.hov = 0x282C32, t.bar = 0x2B3036;
    t.blue = 0x74BCF0, t.blueBg = 0x1E3446, t.bad = 0xF4925C, t.badBg = 0x3A2519, t.badLine = 0x6E4127;
    t.warn = 0xE6BE62, t.warnBg = 0x332B17;
    t.grid = 0x22262A, t.axis = 0x3D434B, t.thumb = 0x4A515B;
    t.roles = {{{0x3594E7, 0x5CA9EE, {}},
                {0xE6B54A, 0xF0C768, {}},
                {0x10966F, 0x2BB58C, {}},
                {0xD07DAE, 0xE09AC4, {}},
                {0x9ADAF9, 0xB4E5FC, {}},
                {0xE85A2A, 0xF27A4E, {}}}};
    for (RoleColors& role : t.roles) role.fill = mixed(role.solid, t.chart, 0.34);
    setFonts(t);
    return t;
}

Theme& current() {
    static Theme value = lightTheme();
    return value;
}

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

}  // namespace

const Theme& theme() { return current(); }

void setTheme(Theme::Kind kind) { current() = kind == Theme::Kind::dark ? darkTheme() : lightTheme(); }

ThemeScope::ThemeScope(Theme::Kind kind) : before_(current()) {
    current() = kind == Theme::Kind::dark ? darkTheme() : lightTheme();
}
ThemeScope::~ThemeScope() { current() = before_; }

Theme::Kind desktopThemeKind() {
    const QPalette palette = QApplication::palette();
    const bool dark = palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    return dark ? Theme::Kind::dark : Theme::Kind::light;
}

QColor mixed(const QColor& a, const QColor& b, double amount) {
    const auto mix = [amount](int x, int y) { return static_cast<int>(std::lround(x * amount + y * (1 - amount))); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

QColor textOn(const QColor& fill) {
    const double luminance =
        0.2126 * linear(fill.redF()) + 0.7152 * linear(fill.greenF()) + 0.0722 * linear(fill.blueF());
    return luminance > 0.185 ? QColor(0x14181D) : QColor(Qt::white);
}

DataRole dataRole(const Method& method, const TensorRow& row) {
    switch (row.role) {
        case Role::input: return DataRole::input;
        case Role::output: return DataRole::output;
        case Role::state:
        case Role::alias: return DataRole::state;
        case Role::constant: return DataRole::other;
        case Role::intermediate: break;
    }
    // The row's op is the operator's name, or the backend's id if a delegate wrote the tensor.
    for (const Delegate& delegate : method.delegates) {
        if (delegate.id == row.op) return DataRole::delegate;
    }
    return DataRole::intermediate;
}

QString dataRoleName(DataRole role) {
    const char* names[data_role_count] = {QT_TRANSLATE_NOOP("arenascope::DataRole", "intermediate"),
                                          QT_TRANSLATE_NOOP("arenascope::DataRole", "delegate"),
                                          QT_TRANSLATE_NOOP("arenascope::DataRole", "state, alias"),
                                          QT_TRANSLATE_NOOP("arenascope::DataRole", "output"),
                                          QT_TRANSLATE_NOOP("arenascope::DataRole", "input"),
                                          QT_TRANSLATE_NOOP("arenascope::DataRole", "other")};
    return QCoreApplication::translate("arenascope::DataRole", names[static_cast<std::size_t>(role)]);
}

void setStyleState(QWidget& widget, const char* property, const QVariant& value) {
    if (widget.property(property) == value) return;
    widget.setProperty(property, value);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
    widget.update();
}

}  // namespace arenascope
