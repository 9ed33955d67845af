#pragma once
// Small parts that every panel is made of.

#include <QLabel>
#include <QString>
#include <optional>
#include <string_view>
#include <vector>

class QFrame;
class QLineEdit;
class QScrollArea;
class QVBoxLayout;

namespace arenascope::kit {

[[nodiscard]] inline QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// Sizes of a shape, "2 × 3"; empty where there are none.
[[nodiscard]] QString sizesText(const std::vector<std::int64_t>& sizes,
                                const QString& separator = QStringLiteral(" × "));

/// A label with a "tone" of the style sheet (may be empty). Plain text: names of files are not markup.
QLabel* label(const QString& text, const char* tone, QWidget* parent);
/// A chip: a short fact on its own ground.
QLabel* chip(const QString& text, const char* kind, QWidget* parent);
/// A one-pixel line.
QFrame* separator(QWidget* parent);
/// Makes `content` what a panel scrolls, on the panel's own ground.
void setContent(QScrollArea& panel, QWidget* content);
/// Where the field has nothing of its own to undo, Ctrl+Z goes to the document.
void shareUndo(QLineEdit& field);
/// What is typed there has no effect until it is taken: it goes with the program that it was typed for. Undo is shared.
void makeDraft(QLineEdit& field);
/// Empties all such fields below a widget.
void clearDrafts(const QWidget& below);
/// Removes and deletes everything in a layout.
void clear(QLayout* layout);

/// "256K", "1M", "512 KiB", "0x1000", "1.5 MiB", "384": bytes; nothing where it is no size.
std::optional<qint64> parseBytes(const QString& text);
/// The shortest text that parseBytes reads back as the same number: "256K", "1M", "1000".
QString bytesField(qint64 bytes);

}  // namespace arenascope::kit
