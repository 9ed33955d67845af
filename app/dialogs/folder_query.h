#pragma once
// The filter of the folder table: a query about models.

#include <QSortFilterProxyModel>
#include <optional>

#include "app/dialogs/folder_model.h"
#include "engine/query/matching.h"
#include "widgets/ui/query_popup.h"

namespace arenascope {

/// "mobilenet plan>=64K not fits:yes"
[[nodiscard]] const query::Language& folderLanguage();

/// Rows that match, sorted.
class FolderFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    FolderFilter(const FolderModel& models, QObject* parent);
    /// A query that cannot be read leaves the rows of the last one.
    void setQuery(const QString& text);
    [[nodiscard]] const std::optional<Error>& broken() const { return broken_; }
    [[nodiscard]] QueryChoices choices(const QString& text, qsizetype cursor) const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    const FolderModel& models_;
    query::Matcher matcher_;
    std::optional<Error> broken_;
};

}  // namespace arenascope
