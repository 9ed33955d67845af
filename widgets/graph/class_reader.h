#pragma once
// Class names of a program's modules. They stand in its file, which takes a while: read off the window's thread.

#include <QObject>
#include <QString>
#include <map>
#include <memory>
#include <string>

#include "engine/ir/method.h"
#include "widgets/ui/latest_task.h"

namespace arenascope {

/// "InvertedResidual" by "features.3" as the file has it: "torchvision.models.mobilenetv2.InvertedResidual".
using ModuleClasses = std::map<QString, QString>;

/// What stands beside a module's name: the class without the package that it is in.
[[nodiscard]] QString shortClass(const QString& qualified);

class ClassReader : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    void setProgram(std::shared_ptr<const Program> program);
    /// Reads them once per method; `now`: before this returns. Where the file tells nothing there are none.
    void ask(const std::string& method, bool now);

signals:
    void read(const arenascope::ModuleClasses& classes);

private:
    std::shared_ptr<const Program> program_;
    std::string method_;  ///< whose classes are there, or on their way
    bool known_ = false;
    LatestTask reading_;
};

}  // namespace arenascope
