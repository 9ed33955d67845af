#pragma once
// Times that a device recorded of the open program: read from an ETDump, and kept fitting to the method that is shown.

#include <QObject>
#include <QString>

namespace arenascope {

class Shell;

class DeviceController : public QObject {
    Q_OBJECT
public:
    explicit DeviceController(Shell& shell);
    /// Whether a file is an ETDump, by its first bytes.
    [[nodiscard]] static bool isRecord(const QString& path);
    /// Shows the times of an ETDump in addition to the plan. Needs a document.
    void open(const QString& path);

private:
    void choose();
    void follow();

    Shell& shell_;
};

}  // namespace arenascope
