#pragma once
// The query in the filter field: words that must all match, and conditions on size, step and pool.

#include <QRegularExpression>
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "engine/engine.h"

namespace arenascope {

class TensorFilter {
public:
    TensorFilter() = default;
    /// "conv > 64K step 11": any order. Words match name, operator, module or node, ignoring case; "op:", "name:",
    /// "module:" and "node:" before a word restrict it. "/conv_[0-9]+$/" is a regular expression on the name.
    explicit TensorFilter(const QString& text);

    /// One word, and how its letters look in the UTF-8 of a row.
    struct Word {
        QString text;
        std::string lower;
        bool isAscii = true;
        std::string TensorRow::*where = nullptr;  ///< null: all fields
    };

    [[nodiscard]] bool matches(const TensorRow& row) const;
    /// Why the regular expression is invalid; empty if it is valid, or if there is none.
    [[nodiscard]] const QString& broken() const { return broken_; }
    [[nodiscard]] bool empty() const { return words_.empty() && bounds_.empty() && !step_ && !name_; }

private:
    struct Bound {
        QString relation;
        qint64 bytes;
        [[nodiscard]] bool holds(qint64 value) const;
    };
    std::vector<Word> words_;
    std::vector<Bound> bounds_;
    std::optional<Step> step_;
    std::optional<QRegularExpression> name_;
    QString broken_;
};

}  // namespace arenascope
