#pragma once

#include <QWidget>
#include <memory>

#include "engine/delegation_study.h"

class QLabel;
class QTreeWidget;

namespace arenascope {

class BlobViewer;
class ElidedLabel;
class ViewState;

/// Regions with their bytes, what delegating did to the arena, and the payload of the selected region.
class DelegateRegions : public QWidget {
    Q_OBJECT
public:
    explicit DelegateRegions(ViewState& state, QWidget* parent = nullptr);
    void show(const DelegationRows& rows);
    void setStudy(std::shared_ptr<const DelegationStudy> study);
    /// Index of the selected region's delegate in the method; -1: none.
    [[nodiscard]] int delegate() const;
    [[nodiscard]] BlobViewer& blob() { return *blob_; }
    [[nodiscard]] QTreeWidget& table() { return *table_; }
    [[nodiscard]] QString verdict() const;

signals:
    void regionSelected(const QString& tag);
    void extractRequested(int delegate);
    void replaceRequested(int delegate);
    void restoreRequested(int delegate);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makePages();
    void choosePage();
    void fill();
    void addSum();
    void fillVerdict();
    [[nodiscard]] QString devicePools() const;
    void select();
    void showBlob();
    [[nodiscard]] QString arenaOf(std::size_t region) const;
    [[nodiscard]] const RegionRow* current() const;

    ViewState& state_;
    DelegationRows rows_;
    std::shared_ptr<const DelegationStudy> study_;
    QTreeWidget* table_ = nullptr;
    QLabel* verdict_;
    ElidedLabel* brief_ = nullptr;  ///< the verdict, in a low dock
    BlobViewer* blob_;
    QWidget *regions_ = nullptr, *pages_ = nullptr;  ///< table and verdict; the choice between them and the payload
    int page_ = 0;
};

}  // namespace arenascope
