#pragma once
// Reads the class names of a program's modules from its file. This takes time, so it runs in a worker.

#include <QObject>
#include <QString>
#include <map>
#include <memory>
#include <string>

#include "engine/ir/method.h"
#include "widgets/ui/latest_task.h"

namespace arenascope {

/// Class by module path, as in the file: "features.3" gives "torchvision.models.mobilenetv2.InvertedResidual".
using ModuleClasses = std::map<QString, QString>;

/// The class without its package, to be shown after a module's name.
[[nodiscard]] QString shortClass(const QString& qualified);

class ClassReader : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    void setProgram(std::shared_ptr<const Program> program);
    /// Reads the classes once per method; with `now`, before this returns. Empty if the file has none.
    void ask(const std::string& method, bool now);

signals:
    void read(const arenascope::ModuleClasses& classes);

private:
    std::shared_ptr<const Program> program_;
    std::string method_;  ///< the method whose classes are read or being read
    bool known_ = false;
    LatestTask reading_;
};

}  // namespace arenascope
