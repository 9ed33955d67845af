#pragma once

#include <QFrame>
#include <functional>

#include "engine/base/result.h"

class QBoxLayout;
class QLabel;
class QPushButton;
class QTimer;

namespace arenascope {

/// The only place for messages: what in bold, then where, what was expected and what to do. Never a dialog.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);
    /// `head`: the action that failed, before the reason.
    void showError(const Error& error, const QString& head = {});
    void showNotice(const QString& title, const QString& text);
    /// A result of a request: not an error, and it stays.
    void showInfo(const QString& title, const QString& text);
    /// A confirmation, which disappears by itself.
    void showDone(const QString& title, const QString& text);
    /// A question with one button. `act` runs if it is pressed, `refused` if the bar is closed by its cross.
    void showOffer(const QString& title, const QString& text, const QString& button, std::function<void()> act,
                   std::function<void()> refused);
    /// A condition of the shown plan: it makes room for every other message and returns after it, until the user closes
    /// it or it changes. An empty title: no condition.
    void setStanding(const QString& title, const QString& text);
    /// The remedy of an error, as a button next to those that are shown.
    void setStandingOffer(const QString& button, std::function<void()> act);
    /// The present message goes; what stands comes back.
    void giveWay();
    /// The shown offer is good news, and what it does is the obvious next step.
    void recommend();
    /// A second action next to the shown offer.
    void offerAlso(const QString& button, std::function<void()> act);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QPushButton& offer() { return *offer_; }
    [[nodiscard]] QPushButton& otherOffer() { return *other_; }

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Below the text where there is no room beside it.
    void stackButtons();
    void setLevel(const QString& level);
    void paintIcon();
    void present(const QString& level, const QString& title, const QString& text);

    QLabel *icon_, *title_, *text_;
    QBoxLayout *body_, *buttons_;
    QTimer* passing_;  ///< of messages that disappear by themselves
    QPushButton *offer_, *other_;
    std::function<void()> act_, refused_, otherAct_;
    QString level_;  ///< "bad", "notice", "info" or "done"
    QString standingTitle_, standingText_, standingButton_;
    std::function<void()> standingAct_;
    bool showsStanding_ = false, standingClosed_ = false;
};

}  // namespace arenascope
