// The columns of Problems: their widths, and which leave a narrow panel.

#include <QHeaderView>
#include <QTreeWidget>
#include <algorithm>
#include <numeric>
#include <vector>

#include "widgets/panels/problems_panel.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/link_row.h"

namespace arenascope {

/// Numbers and fixes are shown in full in every language. A problem has a tool tip and gets the remaining width. If
/// that is too little, long places and fixes are cut.
void ProblemsPanel::fitColumns() {
    constexpr int least = 180, least_where = 100, gap = 30, icon = 58, most_measured = 200, words_of_fix = 260,
                  most_where = 190;
    const auto headOf = [this](int column) {
        return tree_->header()->fontMetrics().horizontalAdvance(tree_->headerItem()->text(column)) + 2 * gap;
    };
    // The text of a fix has a tool tip, but a link has to be visible to be used.
    std::array<int, columns> wanted{least, least_where, headOf(step_column), headOf(bytes_column), least};
    const QFontMetrics words = tree_->fontMetrics(), numbers(theme().mono);
    std::vector<const LinkRow*> links;
    int fix_words = least;
    int left = most_measured;
    const auto measure = [&](QTreeWidgetItem* item, int indent) {
        if (left-- <= 0) return;
        const auto take = [&](int column, int width) {
            wanted[static_cast<std::size_t>(column)] = std::max(wanted[static_cast<std::size_t>(column)], width);
        };
        take(problem_column, words.horizontalAdvance(item->text(problem_column)) + icon + indent);
        for (const int column : {where_column, step_column, bytes_column}) {
            const bool mono = item->data(column, Qt::FontRole).isValid();
            take(column, (mono ? numbers : words).horizontalAdvance(item->text(column)) + gap);
        }
        if (const auto* row = qobject_cast<const LinkRow*>(tree_->itemWidget(item, fix_column))) {
            take(fix_column, row->sizeHint().width() + gap);
            return links.push_back(row);
        }
        fix_words = std::max(fix_words, std::min(words_of_fix, words.horizontalAdvance(item->text(fix_column)) + gap));
        take(fix_column, fix_words);
    };
    for (int i = 0; i < tree_->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = tree_->topLevelItem(i);
        measure(item, 0);
        for (int k = 0; k < item->childCount(); ++k) measure(item->child(k), tree_->indentation());
    }
    // The tree's own width: the viewport still has the old width after a resize of the tree.
    const int whole = tree_->width();
    hideColumns({least, least_where, wanted[step_column], wanted[bytes_column], least}, whole);
    const auto taken = [&](int column) {
        return tree_->isColumnHidden(column) ? 0 : wanted[static_cast<std::size_t>(column)];
    };
    const int numbers_width = taken(step_column) + taken(bytes_column),
              of_where = std::min(taken(where_column), most_where);
    // Where nothing is left to hide, the problem and its fix share the width.
    const int half = std::min(least, (whole - numbers_width) / 2);
    int room = whole - numbers_width;
    // Fixes that do not fit go into a menu, so up to a third is for the words of the problem.
    const int of_problem = std::clamp(room / 3, half, std::max(half, wanted[problem_column]));
    const int of_fix = std::clamp(room - of_problem - of_where, half, wanted[fix_column]);
    // Links that are folded leave room.
    int fix = std::min(fix_words, of_fix);
    for (const LinkRow* row : links) fix = std::max(fix, std::min(of_fix, row->widthWithin(of_fix - gap) + gap));
    room -= fix;
    const int where = of_where == 0 ? 0 : std::clamp(room - half, least_where, wanted[where_column]);
    const int problem = std::clamp(room - where, half, wanted[problem_column]);
    const int widths[] = {problem, where, wanted[step_column], wanted[bytes_column]};
    for (int column = problem_column; column < fix_column; ++column)
        if (!tree_->isColumnHidden(column)) tree_->header()->resizeSection(column, widths[column]);
}

/// The tool tips have what is hidden.
void ProblemsPanel::hideColumns(const std::array<int, columns>& least, int room) {
    int sum = std::accumulate(least.begin(), least.end(), 0);
    for (const int column : {step_column, where_column, bytes_column}) {
        const bool hides = sum > room;
        tree_->setColumnHidden(column, hides);
        if (hides) sum -= least[static_cast<std::size_t>(column)];
    }
}

}  // namespace arenascope
