#pragma once

#include <QDialog>

class QTextBrowser;

namespace arenascope {

/// The pages under resources/help, offline. One window, not modal.
class HelpWindow : public QDialog {
    Q_OBJECT
public:
    explicit HelpWindow(QWidget* parent = nullptr);
    /// Page of a panel by its name ("pools"); the contents where it has none. `section`: the part of it that begins
    /// with these words in bold; false where it has none.
    bool showPage(const QString& panel, const QString& section = {});
    [[nodiscard]] QTextBrowser& browser() { return *browser_; }
    /// Address of a panel's page in the language of the window, in English where there is none; empty where it has
    /// none.
    [[nodiscard]] static QString pageOf(const QString& panel);

private:
    bool goTo(const QString& section);

    QTextBrowser* browser_;
};

}  // namespace arenascope
