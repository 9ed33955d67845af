#include "widgets/ui/ui_helpers.h"

#include <QCoreApplication>
#include <QFrame>
#include <QKeyEvent>
#include <QLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTreeWidget>
#include <algorithm>
#include <cmath>

#include "engine/base/text.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"

namespace arenascope::kit {

QString sizesText(const std::vector<std::int64_t>& sizes, const QString& separator) {
    QStringList out;
    for (const std::int64_t size : sizes) out.append(QString::number(size));
    return out.join(separator);
}

QString shapeText(const std::vector<std::int64_t>& sizes, const QString& separator) {
    return sizes.empty() ? QCoreApplication::translate("arenascope::Shapes", "scalar") : sizesText(sizes, separator);
}

QString sentences(const QStringList& all) {
    QString out;
    for (const QString& each : all) {
        if (each.isEmpty()) continue;
        if (!out.isEmpty() && !out.endsWith(QChar(0x3002))) out += QLatin1Char(' ');
        out += each;
    }
    return out;
}

QString withoutMnemonic(QString text) {
    static const QRegularExpression behind(QStringLiteral(R"(\s*\(&[A-Za-z0-9]\))"));
    text.remove(behind);
    for (qsizetype at = text.indexOf(u'&'); at >= 0; at = text.indexOf(u'&', at + 1)) text.remove(at, 1);
    return text;
}

QLabel* label(const QString& text, const char* tone, QWidget* parent) {
    auto* out = new QLabel(text, parent);
    out->setTextFormat(Qt::PlainText);
    if (*tone != 0) setStyleState(*out, "tone", QString::fromLatin1(tone));
    return out;
}

QLabel* chip(const QString& text, const char* kind, QWidget* parent) {
    auto* out = new QLabel(text, parent);
    out->setTextFormat(Qt::PlainText);
    out->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setStyleState(*out, "chip", QString::fromLatin1(kind));
    return out;
}

QFrame* separator(QWidget* parent) {
    auto* out = new QFrame(parent);
    out->setObjectName(QStringLiteral("separator"));
    return out;
}

void setContent(QScrollArea& panel, QWidget* content) {
    panel.setWidget(content);
    content->setAutoFillBackground(false);
    panel.viewport()->setAutoFillBackground(false);
}

namespace {
constexpr char draft_property[] = "draft";
}  // namespace

void makeDraft(QLineEdit& field) {
    field.setProperty(draft_property, true);
    shareUndo(field);
}

void clearDrafts(const QWidget& below) {
    for (QLineEdit* field : below.findChildren<QLineEdit*>()) {
        if (field->property(draft_property).toBool()) field->clear();
    }
}

void shareUndo(QLineEdit& field) {
    class Filter : public QObject {
    public:
        using QObject::QObject;
        bool eventFilter(QObject* watched, QEvent* event) override {
            if (event->type() != QEvent::ShortcutOverride) return false;
            const auto* line = static_cast<QLineEdit*>(watched);
            const auto* key = static_cast<QKeyEvent*>(event);
            const bool idle = (key->matches(QKeySequence::Undo) && !line->isUndoAvailable()) ||
                (key->matches(QKeySequence::Redo) && !line->isRedoAvailable());
            if (idle) event->ignore();
            return idle;  // otherwise the field would consume the keys without effect
        }
    };
    field.installEventFilter(new Filter(&field));
}

void clear(QLayout* layout) {
    while (QLayoutItem* item = layout->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();  // may be called from a signal of that widget
        }
        if (QLayout* inner = item->layout()) clear(inner);
        delete item;
    }
}

QTreeWidgetItem* chosenOf(const QTreeWidget& tree) {
    const QList<QTreeWidgetItem*> items = tree.selectedItems();
    return items.contains(tree.currentItem()) ? tree.currentItem() : items.value(0);
}

void placeOver(QWidget& card, QPoint at, QSize wanted) {
    constexpr int margin = 8;
    const QSize room = card.parentWidget()->size();
    const int width = std::min(wanted.width(), room.width() - 2 * margin);
    const int top = std::max(0, std::min(at.y(), room.height() / 2));  // in a low window above what it belongs to
    card.setGeometry(std::clamp(at.x(), margin, std::max(margin, room.width() - width - margin)), top, width,
                     std::min(wanted.height(), room.height() - top - margin));
}

std::optional<qint64> parseBytes(const QString& text) {
    static const QRegularExpression hex(QStringLiteral("^\\s*0x([0-9a-fA-F]{1,15})\\s*$"));
    if (const auto match = hex.match(text); match.hasMatch()) return match.captured(1).toLongLong(nullptr, 16);
    static const QRegularExpression size(
        QStringLiteral("^\\s*([0-9]{1,15}(?:\\.[0-9]{1,6})?)\\s*([kKmMgG]?)(?:[iI]?[bBoO])?\\s*$"));
    const auto match = size.match(format::plainNumber(text));
    if (!match.hasMatch()) return std::nullopt;
    double value = match.captured(1).toDouble();
    const QString unit = match.captured(2);
    if (!unit.isEmpty()) value *= static_cast<double>(byte_unit(unit.front().toLatin1()).value());
    // Above 2^53 a double cannot represent every byte.
    if (value > 9007199254740992.0 || value != std::floor(value)) return std::nullopt;
    return static_cast<qint64>(value);
}

QString bytesField(qint64 bytes) {
    constexpr qint64 kilo = 1024;
    if (bytes > 0 && bytes % (kilo * kilo) == 0) return QString::number(bytes / (kilo * kilo)) + QLatin1Char('M');
    if (bytes > 0 && bytes % kilo == 0) return QString::number(bytes / kilo) + QLatin1Char('K');
    return QString::number(bytes);
}

}  // namespace arenascope::kit
