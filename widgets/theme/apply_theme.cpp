#include "widgets/theme/apply_theme.h"

#include <QApplication>
#include <QPalette>

#include "widgets/theme/proxy_style.h"
#include "widgets/theme/style_sheet.h"

// Resources of a static library are linked only when they are named; the macro works at global scope only.
static void linkResources() {
    Q_INIT_RESOURCE(resources);
    Q_INIT_RESOURCE(help_pages);
}

namespace arenascope {

namespace {

QPalette paletteOf(const Theme& t) {
    QPalette p;
    p.setColor(QPalette::Window, t.win);
    p.setColor(QPalette::Base, t.base);
    p.setColor(QPalette::AlternateBase, t.base);
    p.setColor(QPalette::Button, t.win);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText, QPalette::HighlightedText,
                            QPalette::ToolTipText, QPalette::BrightText}) {
        p.setColor(role, t.tx);
        p.setColor(QPalette::Disabled, role, mixed(t.tx, t.panel, 0.4));
    }
    p.setColor(QPalette::PlaceholderText, t.tx3);
    p.setColor(QPalette::Highlight, t.sel);
    p.setColor(QPalette::Link, t.blue);
    p.setColor(QPalette::LinkVisited, t.blue);
    p.setColor(QPalette::ToolTipBase, t.base);
    p.setColor(QPalette::Mid, t.line);
    p.setColor(QPalette::Midlight, t.hov);
    p.setColor(QPalette::Light, t.panel);
    p.setColor(QPalette::Dark, t.line2);
    p.setColor(QPalette::Shadow, t.line2);
    return p;
}

}  // namespace

void applyTheme(QApplication& app, Theme::Kind kind) {
    linkResources();
    setTheme(kind);
    if (app.property("arenascope_style").isNull()) {
        app.setProperty("arenascope_style", true);
        QApplication::setStyle(new ProxyStyle);
    }
    QApplication::setPalette(paletteOf(theme()));
    QApplication::setFont(theme().body);
    app.setStyleSheet(styleSheetOf(theme()));
}

}  // namespace arenascope
