#pragma once
// Pages of closed tabs whose work has not ended yet.

#include <QObject>
#include <QPointer>
#include <vector>

namespace arenascope {

class MainWindow;

/// Pages that were closed while a worker was busy for them: each is deleted once its workers have ended, so that the
/// window waits for none.
class LeavingPages : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    /// Waits for the workers: the program ends.
    ~LeavingPages() override;
    void take(MainWindow& page);
    [[nodiscard]] std::size_t count() const;

private:
    std::vector<QPointer<MainWindow>> pages_;
};

}  // namespace arenascope
