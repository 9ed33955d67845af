#pragma once
// What the models of a folder are compared with: a table that was saved, or the baselines of their sessions.

#include <QString>
#include <QStringList>
#include <map>

#include "engine/base/progress.h"
#include "engine/base/result.h"

namespace arenascope {

/// Bytes of the arenas by model, as the table names it.
using FolderBaseline = std::map<QString, std::int64_t>;

/// Of a table that this window saved, as CSV or JSON: the column "least_bytes".
Result<FolderBaseline> savedTable(const QString& path);

/// Of the sessions beside the models ("model.session.json"). Those that cannot be read are left out.
Result<FolderBaseline> sessionBaselines(const QString& folder, const QStringList& models, Progress& progress);

}  // namespace arenascope
