#pragma once

#include <QObject>

class QMainWindow;
class QTabBar;

namespace arenascope {

/// Property of a dock whose title ends with a count of problems.
inline constexpr const char* counts_problems = "countsProblems";

/// Counts after the titles of docks ("Problems  3"): in a quieter colour, or in the colour of problems if they count
/// problems. A tab bar paints one colour per label, so the counts are painted over it.
class TabCounts : public QObject {
    Q_OBJECT
public:
    explicit TabCounts(QMainWindow& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void paint(QTabBar& bar) const;
    [[nodiscard]] bool isOfProblems(const QString& title) const;
    QMainWindow& window_;
    bool painting_ = false;
};

}  // namespace arenascope
