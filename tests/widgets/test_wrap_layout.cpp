// The row that continues on further lines: at every width its widgets lie inside, apart from each other, and as wide as
// they ask to be.

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "widgets/ui/wrap_layout.h"

using namespace arenascope;

class TestWrapLayout : public QObject {
    Q_OBJECT
private:
    QWidget host_;
    WrapLayout* layout_ = nullptr;
    QList<QWidget*> parts_;

    void lay(int width) {
        host_.resize(width, layout_->heightForWidth(width));
        layout_->setGeometry(host_.rect());
    }

private slots:
    void initTestCase() {
        layout_ = new WrapLayout(6, &host_);
        layout_->setContentsMargins(4, 2, 4, 2);
        for (const int length : {3, 18, 7, 30, 1}) parts_.append(new QPushButton(QString(length, u'w')));
        auto* rest = new QLabel(QStringLiteral("takes the rest"));
        rest->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        rest->setMinimumWidth(40);
        parts_.append(rest);
        parts_.append(new QPushButton(QStringLiteral("end")));
        for (QWidget* each : parts_) layout_->addWidget(each);
    }

    void partsLieInsideAndApart() {
        for (int width = layout_->minimumSize().width(); width <= layout_->sizeHint().width() + 50; width += 7) {
            lay(width);
            for (qsizetype i = 0; i < parts_.size(); ++i) {
                QVERIFY2(host_.rect().contains(parts_[i]->geometry()), qPrintable(QString::number(width)));
                for (qsizetype k = i + 1; k < parts_.size(); ++k)
                    QVERIFY2(!parts_[i]->geometry().intersects(parts_[k]->geometry()),
                             qPrintable(QString::number(width)));
                if (qobject_cast<QPushButton*>(parts_[i])) QCOMPARE(parts_[i]->width(), parts_[i]->sizeHint().width());
            }
        }
    }

    void thereIsOneLineWhereAllFits() {
        lay(layout_->sizeHint().width());
        QCOMPARE(host_.height(), layout_->sizeHint().height());
        lay(layout_->sizeHint().width() - 1);
        QVERIFY(host_.height() > layout_->sizeHint().height());
    }

    void theRestOfTheLineIsTaken() {
        lay(layout_->sizeHint().width() + 100);
        QCOMPARE(parts_.back()->geometry().right(), host_.width() - 4 - 1);
        QCOMPARE(parts_[5]->width(), 40 + 100);
    }

    void whatIsHiddenTakesNoRoom() {
        const int before = layout_->sizeHint().width();
        parts_[0]->hide();
        QCOMPARE(layout_->sizeHint().width(), before - parts_[0]->sizeHint().width() - 6);
        parts_[0]->show();
    }
};

QTEST_MAIN(TestWrapLayout)
#include "test_wrap_layout.moc"
