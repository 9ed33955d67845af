#pragma once

#include <QObject>
#include <set>
#include <string>
#include <vector>

#include "engine/ir/method.h"

class QTabWidget;

namespace arenascope {

class ViewState;

/// Where the user looked: chart, selected tensors and step, to go back to and forward again. A place that was left
/// after going back starts a new way forward, as in a browser.
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
    /// Tensors are known by their number in a method: those of another one mean nothing.
    void forgetOther();

    ViewState& state_;
    QTabWidget& charts_;
    std::string method_;
    std::vector<Place> places_;
    int at_ = -1;
    bool going_ = false;
};

}  // namespace arenascope
