#pragma once
// Every dimension of every input, and whether its size may change at run time.

#include <QWidget>
#include <vector>

#include "engine/ir/method.h"

class QLabel;

namespace arenascope {

class InputDimensions : public QWidget {
    Q_OBJECT
public:
    InputDimensions(const Method& method, FormatId format, QWidget* parent);
    /// The ranges that apply now.
    void show(const sym::Ranges& now);

private:
    struct Row {
        sym::Expr size;
        QLabel* range;
    };
    std::vector<Row> dynamic_;
};

}  // namespace arenascope
