#pragma once

#include <QScrollArea>
#include <map>
#include <memory>
#include <optional>

#include "engine/tuning/tuning.h"

class QLabel;
class QVBoxLayout;

namespace arenascope {

struct Program;
class SymbolEditor;
class ViewState;

/// Symbols of the program with their ranges, and every input's dimensions. Without symbols it says why.
class DimensionsPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit DimensionsPanel(ViewState& state, QWidget* parent = nullptr);
    void setProgram(std::shared_ptr<const Program> program);
    /// Brings the first symbol without an upper bound into view, ready to be typed.
    void askForBound();
    /// Whether there is anything to edit here.
    [[nodiscard]] bool hasSymbols() const { return !symbols_.empty(); }

signals:
    /// An absent range restores the file's. Edits with the same merge key belong to one drag of the slider.
    void rangeRequested(const QString& symbol, const std::optional<arenascope::RangeEdit>& range, int mergeKey);

private:
    struct Row {
        SymbolEditor* editor = nullptr;
        QLabel* uses = nullptr;
    };
    void rebuild();
    void refresh();
    void addSymbol(const std::string& symbol, const sym::Range& range);
    void addInputs(const Method& method);
    [[nodiscard]] const Method* fileMethod() const;
    [[nodiscard]] sym::Range tunedRange(const std::string& symbol, sym::Range range) const;
    [[nodiscard]] QString usesOf(const std::string& symbol) const;

    ViewState& state_;
    std::shared_ptr<const Program> program_;
    const Method* shown_ = nullptr;  ///< of `program_`, whose rows are there
    std::map<std::string, Row> symbols_;
    QVBoxLayout* layout_;
    int drag_ = 0;  ///< merge key of the slider's current drag
};

}  // namespace arenascope
