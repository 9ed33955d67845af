#pragma once
// The plans that are compared: the available choices, the choice of each side, and the baseline.

#include <QCoreApplication>
#include <optional>
#include <utility>

#include "widgets/charts/compare/compare_scene.h"
#include "widgets/ui/view_state.h"

namespace arenascope {

class CompareSides {
    Q_DECLARE_TR_FUNCTIONS(arenascope::CompareSides)
public:
    /// Plans that a side can show: all of the program, then those of the files opened for comparison.
    [[nodiscard]] const std::vector<CompareSide>& choices() const { return choices_; }
    [[nodiscard]] bool hasFiles() const { return !files_.empty(); }
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] std::size_t baseline() const { return base_; }
    /// The choice that a side shows; −1: none.
    [[nodiscard]] int choiceOf(std::size_t side) const { return shown_[side]; }
    [[nodiscard]] const CompareSide& at(std::size_t side) const {
        return choices_[static_cast<std::size_t>(shown_[side])];
    }
    /// The plans of all sides; nothing while one of them has no plan.
    [[nodiscard]] std::vector<CompareSide> all() const;
    /// The first side whose file is planned for other memories than the baseline's.
    [[nodiscard]] std::optional<std::size_t> withOtherPools() const;
    /// Only one plan exists: there is nothing to compare it with.
    [[nodiscard]] bool isAlone() const { return choices_.size() == 1; }

    /// The program's plans changed, or the program did. A side keeps its choice as long as that plan exists.
    void setProgram(std::shared_ptr<const Outcome> outcome);
    /// A file was opened for comparison (null: all are closed). The first one goes to the second side, further ones get
    /// sides of their own; returns the added side.
    std::optional<std::size_t> setFile(const std::shared_ptr<const Compared>& file);
    /// The next file gets a side of its own, even if it is the first.
    void addNextFile() { addsNext_ = true; }

    void choose(std::size_t side, int choice);
    /// Adds a side at the right with `choice`; false if there is no room.
    bool add(int choice);
    bool remove(std::size_t side);
    bool setBaseline(std::size_t side);

private:
    using Name = std::pair<QString, QString>;  ///< of a choice: plan and file
    void fillChoices();
    void fillSides();
    [[nodiscard]] Name nameOf(std::size_t side) const { return {at(side).title, at(side).file}; }
    [[nodiscard]] int firstChoice(std::size_t side) const;
    /// The same without plans that other sides show.
    [[nodiscard]] int freeChoice(std::size_t side, const std::vector<int>& taken) const;

    std::shared_ptr<const Outcome> program_;
    std::vector<std::shared_ptr<const Compared>> files_;  ///< oldest first
    std::vector<CompareSide> choices_;
    std::array<std::optional<Name>, most_sides> chosen_;  ///< by the user
    std::array<int, most_sides> shown_{-1, -1, -1, -1};   ///< choices
    std::size_t count_ = 2, base_ = 0;
    bool addsNext_ = false;
};

}  // namespace arenascope
