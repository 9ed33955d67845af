#pragma once
// A section of the Inspector that expands and collapses, with a summary to the right of its title.

#include <QWidget>

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace arenascope {

class InspectorSection : public QWidget {
    Q_OBJECT
public:
    InspectorSection(const QString& title, QWidget* parent);
    void setSummary(const QString& text);
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] QString summary() const;

protected:
    [[nodiscard]] QVBoxLayout& body() { return *body_; }
    [[nodiscard]] QWidget& page() { return *page_; }

private:
    QToolButton* head_;
    QLabel* summary_;
    QWidget* page_;
    QVBoxLayout* body_;
};

}  // namespace arenascope
