#include "widgets/tables/tensor_filter.h"

#include <algorithm>
#include <utility>

#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

/// ASCII only, without a locale lookup for each of millions of letters.
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

/// Without making a QString of each of 100,000 names: only non-ASCII text needs one.
bool contains(const std::string& text, const TensorFilter::Word& word) {
    if (!word.isAscii) return kit::text(text).contains(word.text, Qt::CaseInsensitive);
    return std::search(text.begin(), text.end(), word.lower.begin(), word.lower.end(),
                       [](char a, char b) { return lower(a) == b; }) != text.end();
}

/// "op:conv" as the field to search and the text.
std::pair<std::string TensorRow::*, QString> placed(const QString& word) {
    const std::pair<QLatin1String, std::string TensorRow::*> places[] = {
        {QLatin1String("op:"), &TensorRow::op},
        {QLatin1String("name:"), &TensorRow::name},
        {QLatin1String("module:"), &TensorRow::module_path},
        {QLatin1String("node:"), &TensorRow::node}};
    for (const auto& [prefix, where] : places) {
        if (word.startsWith(prefix, Qt::CaseInsensitive)) return {where, word.mid(prefix.size())};
    }
    return {nullptr, word};
}

}  // namespace

TensorFilter::TensorFilter(const QString& text) {
    QString rest = text.simplified();
    static const QRegularExpression quoted(QStringLiteral("(?:^|\\s)/(.+)/(?:\\s|$)"));
    if (const auto match = quoted.match(rest); match.hasMatch()) {
        QRegularExpression name(match.captured(1), QRegularExpression::CaseInsensitiveOption);
        if (name.isValid()) {
            name_ = std::move(name);
        } else {
            broken_ = name.errorString();
        }
        rest.remove(match.capturedStart(), match.capturedLength());
    }
    static const QRegularExpression size(
        QStringLiteral("(?:\\bsize\\s*)?(<=|>=|<|>|=)\\s*([0-9.]+\\s*[kKmMgG]?(?:[iI]?[bB])?)(?![\\w.])"));
    for (auto match = size.match(rest); match.hasMatch(); match = size.match(rest)) {
        if (const auto bytes = kit::parseBytes(match.captured(2))) bounds_.push_back({match.captured(1), *bytes});
        rest.remove(match.capturedStart(), match.capturedLength());
    }
    static const QRegularExpression step(QStringLiteral("\\bstep\\s*:?\\s*([0-9]{1,9})\\b"));
    if (const auto match = step.match(rest); match.hasMatch()) {
        step_ = Step(match.captured(1).toInt());
        rest.remove(match.capturedStart(), match.capturedLength());
    }
    rest.remove(QLatin1Char(','));
    for (const QString& word : rest.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const auto [where, wanted] = placed(word);
        if (wanted.isEmpty()) continue;  // "op:" before its word is typed
        const bool ascii = std::all_of(wanted.begin(), wanted.end(), [](QChar c) { return c.unicode() < 128; });
        words_.push_back({.text = wanted, .lower = wanted.toLower().toStdString(), .isAscii = ascii, .where = where});
    }
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
    return std::all_of(words_.begin(), words_.end(), [&](const Word& word) {
        if (word.where) return contains(row.*word.where, word);
        for (const std::string* text : {&row.name, &row.op, &row.module_path, &row.node}) {
            if (contains(*text, word)) return true;
        }
        return false;
    });
}

}  // namespace arenascope
