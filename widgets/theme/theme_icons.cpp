// Icons: one SVG file per name, drawn in black, painted in the present colour.

#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <optional>

#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

QByteArray svgOf(const QString& name) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void paintSvg(QPainter& painter, const QString& name, const QColor& color, const QRectF& target) {
    QByteArray svg = svgOf(name);
    if (svg.isEmpty()) return;
    svg.replace("#000000", color.name().toLatin1());
    QSvgRenderer renderer(svg);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(color.alphaF());
    renderer.render(&painter, target);
    painter.restore();
}

class ThemeIconEngine final : public QIconEngine {
public:
    ThemeIconEngine(QString name, std::optional<QColor> color) : name_(std::move(name)), color_(color) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        QColor color = color_.value_or(theme().tx2);
        if (mode == QIcon::Disabled) color.setAlphaF(0.4f);
        paintSvg(*painter, name_, color, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap out(size);
        out.fill(Qt::transparent);
        QPainter painter(&out);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return out;
    }

    QIconEngine* clone() const override { return new ThemeIconEngine(*this); }
    QString iconName() override { return name_; }
    bool isNull() override { return !QFile::exists(QStringLiteral(":/icons/%1.svg").arg(name_)); }

private:
    QString name_;
    std::optional<QColor> color_;
};

}  // namespace

QIcon themeIcon(const QString& name) { return QIcon(new ThemeIconEngine(name, std::nullopt)); }

QIcon themeIcon(const QString& name, const QColor& color) { return QIcon(new ThemeIconEngine(name, color)); }

QPixmap themePixmap(const QString& name, const QColor& color, int size, qreal dpr) {
    const QString key = QStringLiteral("as:%1:%2:%3:%4").arg(name, color.name(QColor::HexArgb)).arg(size).arg(dpr);
    QPixmap out;
    if (QPixmapCache::find(key, &out)) return out;
    out = QPixmap(QSizeF(size * dpr, size * dpr).toSize());
    out.setDevicePixelRatio(dpr);
    out.fill(Qt::transparent);
    QPainter painter(&out);
    paintSvg(painter, name, color, QRectF(0, 0, size, size));
    painter.end();
    QPixmapCache::insert(key, out);
    return out;
}

}  // namespace arenascope
