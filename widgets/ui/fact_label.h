#pragma once

#include <QLabel>

namespace arenascope {

/// Text that can be selected, and that breaks inside long identifiers rather than widen its panel. What is copied is
/// the text as it was set.
class FactLabel : public QLabel {
    Q_OBJECT
public:
    FactLabel(const char* tone, QWidget* parent);
    void setFact(const QString& text);
    [[nodiscard]] const QString& fact() const { return fact_; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void copy();
    QString fact_;
};

}  // namespace arenascope
