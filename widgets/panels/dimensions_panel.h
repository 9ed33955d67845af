#pragma once

#include <QScrollArea>
#include <map>
#include <memory>
#include <optional>

#include "engine/tuning/tuning.h"

class QCheckBox;
class QComboBox;
class QTimer;
class QVBoxLayout;

namespace arenascope {

struct Program;
class InputDimensions;
class SymbolSection;
class ViewState;

/// Symbols of the program with their ranges, the source of upper bounds, and every dimension of every input. Without
/// symbols it states why.
class DimensionsPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit DimensionsPanel(ViewState& state, QWidget* parent = nullptr);
    void setProgram(std::shared_ptr<const Program> program);
    /// Shows the first symbol without an upper bound, ready for input.
    void askForBound();
    /// Whether there is anything to edit here.
    [[nodiscard]] bool hasSymbols() const { return !symbols_.empty(); }
    /// Null where the program has no such symbol.
    [[nodiscard]] SymbolSection* section(const std::string& symbol) const;

signals:
    /// An absent range restores the file's. Edits with the same merge key belong to one drag of the slider.
    void rangeRequested(const QString& symbol, const std::optional<arenascope::RangeEdit>& range, int mergeKey);
    void hintsRequested(bool fromExample);
    void widerRequested(bool allowed);
    /// The panel needs ViewState::curve of that symbol; the answer may come later.
    void curveRequested(const QString& symbol);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void rebuild();
    void refresh();
    void addSymbol(const std::string& symbol, const sym::Range& range);
    void adoptCurve();
    /// A curve is valid as long as only its own symbol's range changes.
    void dropOldCurves();
    void askForCurve();
    void addBounds();
    void addWider();
    void tellChoices();
    void tellInputs();
    [[nodiscard]] bool isWider() const;
    [[nodiscard]] const Method* fileMethod() const;
    /// Without an edit of this symbol.
    [[nodiscard]] sym::Range usualRange(sym::Range range) const;
    [[nodiscard]] sym::Range tunedRange(const std::string& symbol, sym::Range range) const;
    void tellRange(const std::string& symbol, SymbolSection& section) const;
    [[nodiscard]] QString usesOf(const std::string& symbol) const;

    ViewState& state_;
    std::shared_ptr<const Program> program_;
    const Method* shown_ = nullptr;  ///< of `program_`, whose rows are there
    std::map<std::string, SymbolSection*> symbols_;
    QComboBox* bounds_ = nullptr;  ///< null if the program has no example sizes
    QCheckBox* wider_ = nullptr;   ///< null if no range can be wider
    InputDimensions* inputs_ = nullptr;
    std::map<std::string, Tuning> curveOf_;  ///< the tuning of a symbol's curve, without its range
    QTimer* asking_;                         ///< combines requests in quick succession
    QVBoxLayout* layout_;
    int drag_ = 0;  ///< merge key of the slider's current drag
};

}  // namespace arenascope
