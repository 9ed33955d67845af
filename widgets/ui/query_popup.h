#pragma once
// What a query field offers while it is typed: completions, and what the query finds.

#include <QFrame>
#include <QList>
#include <QString>
#include <functional>

class QLabel;
class QLineEdit;
class QListWidget;

namespace arenascope {

struct QueryChoice {
    QString title, detail{}, count{};
    /// A completion: `insert` replaces these characters of the field.
    qsizetype begin = 0, end = 0;
    QString insert{};
    int result = -1;  ///< what was found: its number; a completion has none
};

struct QueryChoices {
    QList<QueryChoice> rows;
    QString foot{};  ///< below the rows: how many match, or what is wrong
    bool isWrong = false;
};

/// A list below the field, inside its window. Up and Down choose, Enter takes the chosen row, Tab the first completion,
/// Escape closes the list and then clears the field.
class QueryPopup : public QFrame {
    Q_OBJECT
public:
    using Source = std::function<QueryChoices(const QString& text, qsizetype cursor)>;
    /// After the owner has connected to textChanged() of the field, where `source` tells what that leads to.
    QueryPopup(QLineEdit& field, Source source);
    [[nodiscard]] const QueryChoices& choices() const { return choices_; }
    [[nodiscard]] QListWidget& list() const { return *list_; }
    [[nodiscard]] QString foot() const;
    /// Asks the source again, where the list is open.
    void refresh();

signals:
    /// The row of a result was taken.
    void resultChosen(int result);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void place();
    bool press(int key);
    bool take(int row);
    void step(int by);
    [[nodiscard]] int firstCompletion() const;

    QLineEdit& field_;
    Source source_;
    QueryChoices choices_;
    QListWidget* list_;
    QLabel* foot_;
    QString changed_;     ///< the text of the last change
    bool typed_ = false;  ///< the next change is by the user
};

}  // namespace arenascope
