#pragma once

#include <QLabel>

class QLineEdit;

namespace arenascope {

/// A value that is edited where it stands: a click, Enter or F2 opens a field upon it; Enter takes what was typed,
/// Escape and leaving it do not.
class EditInPlace : public QLabel {
    Q_OBJECT
public:
    explicit EditInPlace(const char* tone, QWidget* parent);
    /// What the field holds when it opens, and what it says while it is empty.
    void setField(const QString& text, const QString& empty);
    /// Whether that text would be taken; the field stays open and says so where not.
    void setCheck(bool (*isValid)(const QString& text)) { isValid_ = isValid; }
    void open();
    [[nodiscard]] QLineEdit* field() const { return field_; }  ///< null while it is closed

signals:
    void entered(const QString& text);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void take();
    void close();

    QString text_, empty_;
    bool (*isValid_)(const QString&) = nullptr;
    QLineEdit* field_ = nullptr;
};

}  // namespace arenascope
