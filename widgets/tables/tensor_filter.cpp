#include "widgets/tables/tensor_filter.h"

#include <algorithm>

#include "widgets/panels/kit.h"

namespace arenascope {

TensorFilter::TensorFilter(const QString& text) {
    QString rest = text.simplified();
    static const QRegularExpression quoted(QStringLiteral("(?:^|\\s)/(.+)/(?:\\s|$)"));
    if (const auto match = quoted.match(rest); match.hasMatch()) {
        QRegularExpression name(match.captured(1), QRegularExpression::CaseInsensitiveOption);
        if (name.isValid()) {
            name_ = std::move(name);
            rest.remove(match.capturedStart(), match.capturedLength());
        }
    }
    static const QRegularExpression size(
        QStringLiteral("(?:\\bsize\\s*)?(<=|>=|<|>|=)\\s*([0-9.]+\\s*[kKmMgG]?(?:[iI]?[bB])?)(?![\\w.])"));
    for (auto match = size.match(rest); match.hasMatch(); match = size.match(rest)) {
        if (const auto bytes = kit::parseBytes(match.captured(2))) bounds_.push_back({match.captured(1), *bytes});
        rest.remove(match.capturedStart(), match.capturedLength());
    }
    static const QRegularExpression step(QStringLiteral("\\bstep\\s*:?\\s*([0-9]{1,9})\\b"));
    if (const auto match = step.match(rest); match.hasMatch()) {
        step_ = match.captured(1).toInt();
        rest.remove(match.capturedStart(), match.capturedLength());
    }
    rest.remove(QLatin1Char(','));
    words_ = rest.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

bool TensorFilter::Bound::holds(qint64 value) const {
    if (relation == QLatin1String("<")) return value < bytes;
    if (relation == QLatin1String(">")) return value > bytes;
    if (relation == QLatin1String("<=")) return value <= bytes;
    if (relation == QLatin1String(">=")) return value >= bytes;
    return value == bytes;
}

bool TensorFilter::matches(const TensorRow& row) const {
    if (step_ && (*step_ < row.first_step || *step_ > row.last_step)) return false;
    if (name_ && !name_->match(kit::text(row.name)).hasMatch()) return false;
    for (const Bound& bound : bounds_) {
        if (!bound.holds(row.bytes)) return false;
    }
    return std::all_of(words_.begin(), words_.end(), [&](const QString& word) {
        for (const std::string* text : {&row.name, &row.op, &row.module_path, &row.node}) {
            if (kit::text(*text).contains(word, Qt::CaseInsensitive)) return true;
        }
        return false;
    });
}

}  // namespace arenascope
