#pragma once
// A row of links that folds into a menu.

#include <QLabel>
#include <QStringList>

namespace arenascope {

/// Links in one row. What there is no room for is in a menu behind the last link.
class LinkRow : public QLabel {
    Q_OBJECT
public:
    /// `note`: text after the links, where there is room.
    LinkRow(const QStringList& links, const QString& note, QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// All of them, also those in the menu.
    [[nodiscard]] const QStringList& links() const { return links_; }
    /// What it takes of a width: it may fold.
    [[nodiscard]] int widthWithin(int width) const;
    /// The number of links that are shown in the row itself.
    [[nodiscard]] int shown() const { return shown_; }

signals:
    void chosen(int link);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void openMenu();
    /// As many as there is room for; their order is that of their effect.
    [[nodiscard]] int linksWithin(int width) const;
    /// Of the first links, with what follows them.
    [[nodiscard]] double widthOf(int links) const;
    [[nodiscard]] QString rest(int links) const;

    QStringList links_;
    QString note_;
    int shown_ = -1;
};

}  // namespace arenascope
