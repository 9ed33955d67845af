#pragma once

#include <QScrollArea>
#include <memory>
#include <optional>

#include "engine/tuning/tuning.h"

class QVBoxLayout;

namespace arenascope {

struct Program;
class ViewState;

/// Symbols of the program with their ranges, and every input's dimensions. Without symbols it says why.
class DimensionsPanel : public QScrollArea {
    Q_OBJECT
public:
    explicit DimensionsPanel(ViewState& state, QWidget* parent = nullptr);
    void setProgram(std::shared_ptr<const Program> program);

signals:
    /// An absent range restores the file's. Edits with the same merge key belong to one drag of the slider.
    void rangeRequested(const QString& symbol, const std::optional<arenascope::RangeEdit>& range, int mergeKey);

private:
    void rebuild();
    void refresh();
    void addSymbol(const std::string& symbol, const sym::Range& range);
    void addInputs();
    [[nodiscard]] const Method* fileMethod() const;
    [[nodiscard]] int tensorsUsing(const std::string& symbol) const;

    ViewState& state_;
    std::shared_ptr<const Program> program_;
    QVBoxLayout* layout_;
    bool editing_ = false;
    int drag_ = 0;  ///< merge key of the slider's current drag
};

}  // namespace arenascope
