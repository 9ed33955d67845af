#pragma once

#include <QProxyStyle>

namespace arenascope {

/// Fusion with a one-pixel dock separator that can be grabbed over six pixels, and an own focus ring.
class ProxyStyle : public QProxyStyle {
    Q_OBJECT
public:
    ProxyStyle();
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* returned) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;

    /// The project's own icons in message boxes and file dialogs: the colours of Qt's have no meaning here.
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const override;
    QPixmap standardPixmap(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const override;

private:
    void drawSeparator(const QStyleOption& option, QPainter& painter) const;
};

}  // namespace arenascope
