#pragma once
// The size of each dynamic dimension in a run with random inputs or zeros.

#include <QString>
#include <QWidget>
#include <map>
#include <string>

#include "engine/runner/run_request.h"

class QGridLayout;
class QSpinBox;

namespace arenascope {

class RunSizes : public QWidget {
    Q_OBJECT
public:
    explicit RunSizes(QWidget* parent = nullptr);
    /// A field for each symbol in the sizes of the inputs; sizes that were chosen stay where the symbol has them.
    void setMethod(const Method& method);
    /// Shapes of the inputs for which a size is chosen; other dimensions keep the sizes that the request gives them.
    void fill(const Method& method, InputRequest& request) const;
    /// Null: the method has no such symbol.
    [[nodiscard]] QSpinBox* field(const std::string& symbol) const;

private:
    [[nodiscard]] sym::Values chosen() const;

    struct Dimension {
        QString place;
        int least = 0, most = 0;
        bool operator==(const Dimension&) const = default;
    };

    QGridLayout* grid_;
    std::map<std::string, Dimension> dimensions_;  ///< of the fields
    std::map<std::string, QSpinBox*> fields_;
};

}  // namespace arenascope
