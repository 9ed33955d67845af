#pragma once
// What matters first of a program that was just opened.

#include <QObject>

namespace arenascope {

struct FilePlanGain;
struct Outcome;
class Document;
class Shell;

/// Where the file has a plan and a smaller one is known, one message names both sizes and offers the smaller one. It
/// also says where a target comes from that the program got when it was opened.
class HeadlineController : public QObject {
    Q_OBJECT
public:
    explicit HeadlineController(Shell& shell);

private:
    void onOutcome();
    /// False: there is nothing to offer.
    [[nodiscard]] bool showGain(const Outcome& outcome);
    void show(const Outcome& outcome, const FilePlanGain& gain);
    void showTarget();

    Shell& shell_;
    const Document* told_ = nullptr;  ///< whose headline was shown; compared only
};

}  // namespace arenascope
