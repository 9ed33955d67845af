#pragma once

#include <QObject>
#include <set>
#include <string>
#include <vector>

#include "engine/ir/method.h"

class QTabWidget;

namespace arenascope {

class ViewState;

/// Navigation history: chart, selected tensors and step. A new place after going back discards the forward history, as
/// in a browser.
class ViewHistory : public QObject {
    Q_OBJECT
public:
    ViewHistory(ViewState& state, QTabWidget& charts, QObject* parent = nullptr);
    void back() { go(at_ - 1); }
    void forward() { go(at_ + 1); }
    /// Another document is open.
    void clear();
    [[nodiscard]] bool canGoBack() const { return at_ > 0; }
    [[nodiscard]] bool canGoForward() const { return at_ + 1 < static_cast<int>(places_.size()); }

signals:
    void changed();

private:
    struct Place {
        int chart = 0;
        std::set<ValueId> selection;
        ValueId current = no_value;
        Step step{0};
    };
    void note();
    void go(int at);
    /// Tensors are identified by their id in a method, so ids of another method are invalid.
    void forgetOther();

    ViewState& state_;
    QTabWidget& charts_;
    std::string method_;
    std::vector<Place> places_;
    int at_ = -1;
    bool going_ = false;
};

}  // namespace arenascope
