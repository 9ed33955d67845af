#pragma once

#include <QDialog>

class QTextBrowser;

namespace arenascope {

/// The pages under resources/help, offline. One window, not modal.
class HelpWindow : public QDialog {
    Q_OBJECT
public:
    explicit HelpWindow(QWidget* parent = nullptr);
    /// Page of a panel by its name ("pools"); the contents page if there is none. `section`: the part that begins with
    /// these words in bold; false if it does not exist.
    bool showPage(const QString& panel, const QString& section = {});
    [[nodiscard]] QTextBrowser& browser() { return *browser_; }
    /// Address of a panel's page in the window's language, otherwise in English; empty if it does not exist.
    [[nodiscard]] static QString pageOf(const QString& panel);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool goTo(const QString& section);
    void goToHeading(const QString& anchor);

    QTextBrowser* browser_;
};

}  // namespace arenascope
