#pragma once

#include <QWidget>
#include <functional>
#include <memory>

#include "engine/study/delegation_study.h"

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace arenascope {

class PayloadViewer;
class ViewState;

/// Regions with their bytes, the effect of delegation on the arena, and the payload of the selected region.
class DelegateRegions : public QWidget {
    Q_OBJECT
public:
    /// Operators of a delegate's payload, in program order; empty if it cannot be read.
    using ReadPayload = std::function<std::vector<std::string>(const Delegate&)>;
    explicit DelegateRegions(ViewState& state, QWidget* parent = nullptr);
    void setPayloadReader(ReadPayload read) { readPayload_ = std::move(read); }
    void show(const DelegationRows& rows);
    void setStudy(std::shared_ptr<const DelegationStudy> study);
    /// Of the selected region; none: none is.
    [[nodiscard]] DelegateIndex delegate() const;
    [[nodiscard]] PayloadViewer& payload() { return *payload_; }
    [[nodiscard]] QTreeWidget& table() { return *table_; }
    [[nodiscard]] QString verdict() const;

signals:
    void regionSelected(const QString& tag);
    void extractRequested(arenascope::DelegateIndex delegate);
    void replaceRequested(arenascope::DelegateIndex delegate);
    void restoreRequested(arenascope::DelegateIndex delegate);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makePages();
    void choosePage();
    void fill();
    QTreeWidgetItem* addRegion(std::size_t index);
    [[nodiscard]] QStringList nodesOf(const RegionRow& region) const;
    void addSum();
    void fillVerdict();
    [[nodiscard]] QString devicePools() const;
    void select();
    void showPayload();
    [[nodiscard]] const Delegate* delegateOf(const RegionRow& region) const;
    [[nodiscard]] QString arenaOf(std::size_t region) const;
    [[nodiscard]] const RegionRow* current() const;

    ViewState& state_;
    DelegationRows rows_;
    std::shared_ptr<const DelegationStudy> study_;
    QTreeWidget* table_ = nullptr;
    QLabel* verdict_;
    QLabel* brief_ = nullptr;  ///< the verdict, in a low dock
    ReadPayload readPayload_;
    PayloadViewer* payload_;
    QWidget *regions_ = nullptr, *pages_ = nullptr;  ///< table and verdict; the choice between them and the payload
    int page_ = 0;
};

}  // namespace arenascope
