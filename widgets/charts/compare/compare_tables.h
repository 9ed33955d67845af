#pragma once
// The tables below the Compare chart: numbers of the whole plans, and the differences of their tensors.

#include <QStringList>
#include <QWidget>

#include "widgets/charts/compare/compare_table.h"

class QTableView;

namespace arenascope {

class CompareTables final : public QWidget {
    Q_OBJECT
public:
    enum class Shown : std::uint8_t { both, numbers, tensors };
    explicit CompareTables(QWidget* parent);
    [[nodiscard]] CompareModel& model() const { return *model_; }
    /// The scene must outlive the next call; null: no differences, and the numbers stay until there are others.
    void show(const CompareScene* scene);
    /// Selects the row of a tensor without emitting `picked`; null, or a tensor that is not listed: none.
    void mark(const CompareRow* tensor);
    void fitHeight(int windowHeight);
    /// Whether both tables fit next to each other without a cut number or name.
    [[nodiscard]] bool bothFit(int room);
    /// After bothFit().
    void arrange(int room, Shown shown);

signals:
    void picked(const arenascope::CompareRow* tensor);

private:
    int fitFacts();
    void fitRows(int room);

    CompareFactsModel* factsModel_;
    CompareModel* model_;
    QTableView *facts_, *rows_;
    QStringList labels_;  ///< of the numbers
    int factsWidth_ = 0;
    bool marking_ = false;
};

}  // namespace arenascope
