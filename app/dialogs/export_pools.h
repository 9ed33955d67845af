#pragma once
// The pools of the exported plan: their bytes, and whether the whole program fits each.

#include <QWidget>
#include <memory>
#include <utility>
#include <vector>

class QLabel;

namespace arenascope {

class ViewState;
struct Outcome;
struct PoolResult;

/// "arena fits" until the footprint is known, then its verdict.
class ExportPools : public QWidget {
    Q_OBJECT
public:
    ExportPools(const ViewState& view, std::shared_ptr<const Outcome> outcome, QWidget* parent = nullptr);

private:
    void showVerdicts();

    const ViewState& view_;
    std::shared_ptr<const Outcome> outcome_;
    std::vector<std::pair<const PoolResult*, QLabel*>> chips_;  ///< of each pool with a capacity
};

}  // namespace arenascope
