#pragma once
// Small building blocks of panels.

#include <QLabel>
#include <QString>
#include <QStringList>
#include <optional>
#include <string_view>
#include <vector>

class QFrame;
class QLineEdit;
class QScrollArea;
class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace arenascope::kit {

[[nodiscard]] inline QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

/// Sizes of a shape, "2 × 3"; empty for a scalar.
[[nodiscard]] QString sizesText(const std::vector<std::int64_t>& sizes,
                                const QString& separator = QStringLiteral(" × "));
/// Sizes of a shape, or that it is a scalar.
[[nodiscard]] QString shapeText(const std::vector<std::int64_t>& sizes,
                                const QString& separator = QStringLiteral(" × "));

/// One after the other, with a space between them unless the first ends with a full-width stop, as in Chinese and
/// Japanese; empty ones are left out.
[[nodiscard]] QString sentences(const QStringList& all);

/// The text of an action or a label without its mnemonic, "&Save" or, in Chinese and Japanese, "保存(&S)"; "&&" is an
/// ampersand.
[[nodiscard]] QString withoutMnemonic(QString text);

/// A label with a "tone" of the style sheet (may be empty). Plain text: names of files are not markup.
QLabel* label(const QString& text, const char* tone, QWidget* parent);
/// A chip: a short fact with a background.
QLabel* chip(const QString& text, const char* kind, QWidget* parent);
/// A one-pixel line.
QFrame* separator(QWidget* parent);
/// Makes `content` the scrolled contents of a panel, with the panel's background.
void setContent(QScrollArea& panel, QWidget* content);
/// If the field has nothing to undo, Ctrl+Z goes to the document.
void shareUndo(QLineEdit& field);
/// Text typed there has no effect until it is submitted: it is cleared with its program. Undo is shared.
void makeDraft(QLineEdit& field);
/// Empties all such fields below a widget.
void clearDrafts(const QWidget& below);
/// Removes and deletes everything in a layout.
void clear(QLayout* layout);
/// The selected row; null: none. A tree that gets the focus makes its first row the current one without selecting it,
/// and a click does so before it selects: what a person chose is known by itemSelectionChanged().
[[nodiscard]] QTreeWidgetItem* chosenOf(const QTreeWidget& tree);
/// Gives a card over its window that place and size, as far as the window has room.
void placeOver(QWidget& card, QPoint at, QSize wanted);

/// "256K", "1M", "512 KiB", "0x1000", "1.5 MiB", "384": bytes; nothing for any other text.
std::optional<qint64> parseBytes(const QString& text);
/// The shortest text that parseBytes reads as the same number: "256K", "1M", "1000".
QString bytesField(qint64 bytes);

}  // namespace arenascope::kit
