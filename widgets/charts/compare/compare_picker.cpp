// The menu that adds plans to the comparison.

#include "widgets/charts/compare/compare_picker.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QStyledItemDelegate>
#include <algorithm>

#include "widgets/theme/theme.h"

namespace arenascope {
namespace {

constexpr int plan_role = Qt::UserRole, file_role = Qt::UserRole + 1;
constexpr int between = 8;  ///< pixels from the plan to its file

void paintChoice(QPainter& painter, const QRect& room, const QString& plan, const QString& file) {
    const int width = painter.fontMetrics().horizontalAdvance(plan);
    painter.setPen(theme().tx);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, plan);
    painter.setPen(theme().tx3);
    painter.drawText(room.adjusted(width + between, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, file);
}

/// Rows of the list as the box: plan, and file in grey.
class ChoiceDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem ground = option;
        initStyleOption(&ground, index);
        ground.text.clear();
        ground.widget->style()->drawControl(QStyle::CE_ItemViewItem, &ground, painter, ground.widget);
        painter->setFont(ground.font);
        paintChoice(*painter, option.rect.adjusted(between, 0, -4, 0), index.data(plan_role).toString(),
                    index.data(file_role).toString());
    }
};

}  // namespace

ComparePicker::ComparePicker(QWidget* parent) : QComboBox(parent) {
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    setItemDelegate(new ChoiceDelegate(this));
    connect(this, &QComboBox::currentIndexChanged, this, &ComparePicker::tell);
}

QString ComparePicker::textOf(const QString& plan, const QString& file) {
    return file.isEmpty() ? plan : plan + QStringLiteral("  ·  ") + file;
}

void ComparePicker::addPlan(const QString& plan, const QString& file) {
    addItem(textOf(plan, file));
    setItemData(count() - 1, plan, plan_role);
    setItemData(count() - 1, file, file_role);
    tell();
}

void ComparePicker::tell() { setToolTip(currentText()); }

int ComparePicker::wholeWidth() const {
    const QString plan = currentData(plan_role).toString(), file = currentData(file_role).toString();
    const QFontMetrics metrics = fontMetrics();
    const int text =
        metrics.horizontalAdvance(plan) + (file.isEmpty() ? 0 : between + metrics.horizontalAdvance(file)) + 2;
    return std::max(least_width, text + width() - textRect().width());
}

QRect ComparePicker::textRect() const {
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return style()
        ->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this)
        .adjusted(2, 0, -2, 0);
}

std::pair<QString, QString> ComparePicker::seen() const {
    const QString plan = currentData(plan_role).toString(), file = currentData(file_role).toString();
    const QFontMetrics metrics = fontMetrics();
    const int room = textRect().width(), left = room - metrics.horizontalAdvance(plan) - between;
    if (left < 0) return {metrics.elidedText(plan, Qt::ElideRight, room), QString()};
    const QString own = QStringLiteral("…/") + file.section(u'/', -1);
    for (const QString& text : {file, own}) {
        if (metrics.horizontalAdvance(text) <= left) return {plan, text};
    }
    return {plan, QString()};
}

void ComparePicker::showPopup() {
    // The list is as wide as its box, which may have less room than the choices need.
    view()->setMinimumWidth(std::max(width(), view()->sizeHintForColumn(0) + 2 * between));
    QComboBox::showPopup();
}

void ComparePicker::resizeEvent(QResizeEvent* event) {
    QComboBox::resizeEvent(event);
    emit resized();
}

void ComparePicker::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const auto [plan, file] = seen();
    paintChoice(painter, textRect(), plan, file);
}

}  // namespace arenascope
