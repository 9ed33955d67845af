#pragma once

#include <QPushButton>
#include <memory>

#include "app/document/samples.h"
#include "engine/engine.h"

namespace arenascope {

/// A sample with a picture of its own plan.
class SampleCard : public QPushButton {
    Q_OBJECT
public:
    SampleCard(Sample sample, QWidget* parent = nullptr);
    void setOutcome(std::shared_ptr<const Outcome> outcome);
    [[nodiscard]] const QString& path() const { return sample_.path; }
    QSize sizeHint() const override { return {352, 180}; }
    QSize minimumSizeHint() const override { return {230, 150}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintPlan(QPainter& painter, const QRectF& room) const;

    Sample sample_;
    std::shared_ptr<const Outcome> outcome_;
};

}  // namespace arenascope
