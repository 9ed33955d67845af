#pragma once
// Whether two methods are the same calls on the same constants. Compares our lowering with
// ExecuTorch's.

#include <QString>
#include <map>

#include "engine/ir/method.h"

namespace arenascope::testing {

/// Compares instruction by instruction, argument by argument, constant byte by byte. Computed values are equal if the
/// same call computes them.
class CallComparison {
public:
    CallComparison(const Method& ours, const Method& theirs) : ours_(ours), theirs_(theirs) {}

    /// The first difference; empty if they are the same.
    QString difference() {
        for (std::size_t i = 0; i < std::min(ours_.inputs.size(), theirs_.inputs.size()); ++i)
            pair(ours_.inputs[i], theirs_.inputs[i]);
        const auto ours = calls(ours_), theirs = calls(theirs_);
        for (std::size_t i = 0; i < std::min(ours.size(), theirs.size()); ++i) {
            const QString found = call(*ours[i], *theirs[i]);
            if (!found.isEmpty()) return QStringLiteral("call %1: %2").arg(i).arg(found);
        }
        if (ours.size() != theirs.size())
            return QStringLiteral("%1 calls instead of %2: %3 | %4")
                .arg(ours.size())
                .arg(theirs.size())
                .arg(names(ours), names(theirs));
        for (std::size_t i = 0; i < ours_.outputs.size(); ++i) {
            const QString found = value(ours_.outputs[i], theirs_.outputs[i]);
            if (!found.isEmpty()) return QStringLiteral("output %1: %2").arg(i).arg(found);
        }
        return {};
    }

    [[nodiscard]] std::size_t constants() const { return constants_; }
    [[nodiscard]] std::size_t arguments() const { return arguments_; }

private:
    static std::vector<const Instruction*> calls(const Method& method) {
        std::vector<const Instruction*> out;
        for (const Instruction& each : method.instructions) out.push_back(&each);
        return out;
    }

    static QString names(const std::vector<const Instruction*>& calls) {
        QStringList out;
        for (const Instruction* each : calls) out << QString::fromStdString(each->op).section(':', -1);
        return out.join(' ');
    }

    static ValueId root(const Method& method, ValueId id) {
        const Tensor* tensor = method.values[id].tensor();
        return tensor && tensor->alias_of != no_value ? tensor->alias_of : id;
    }

    void pair(ValueId ours, ValueId theirs) { pairs_[root(ours_, ours)] = root(theirs_, theirs); }

    QString call(const Instruction& ours, const Instruction& theirs) {
        const QString op = QString::fromStdString(ours.op);
        if (ours.op != theirs.op) return QStringLiteral("%1 instead of %2").arg(op, QString::fromStdString(theirs.op));
        if (ours.args.size() != theirs.args.size() || ours.outs.size() != theirs.outs.size())
            return QStringLiteral("%1 has %2 arguments instead of %3")
                .arg(op)
                .arg(ours.args.size())
                .arg(theirs.args.size());
        for (std::size_t i = 0; i < ours.outs.size(); ++i) pair(ours.outs[i], theirs.outs[i]);
        for (std::size_t i = 0; i < ours.args.size(); ++i) {
            const QString found = value(ours.args[i], theirs.args[i]);
            if (!found.isEmpty()) return QStringLiteral("%1, argument %2: %3").arg(op).arg(i).arg(found);
        }
        return {};
    }

    QString value(ValueId ours, ValueId theirs) {
        ++arguments_;
        if (ours == no_value || theirs == no_value)
            return ours == theirs ? QString() : QStringLiteral("one of both is left out");
        const Value &a = ours_.values[ours], &b = theirs_.values[theirs];
        if (a.data.index() != b.data.index())
            return QStringLiteral("kind %1 instead of %2").arg(a.data.index()).arg(b.data.index());
        if (const auto* number = std::get_if<std::int64_t>(&a.data))
            return unequal(*number, std::get<std::int64_t>(b.data));
        if (const auto* number = std::get_if<double>(&a.data)) return unequal(*number, std::get<double>(b.data));
        if (const auto* truth = std::get_if<bool>(&a.data)) return unequal<int>(*truth, std::get<bool>(b.data));
        if (const auto* list = std::get_if<IntList>(&a.data))
            return items(list->items, std::get<IntList>(b.data).items);
        if (const auto* list = std::get_if<TensorList>(&a.data))
            return items(list->items, std::get<TensorList>(b.data).items);
        return a.tensor() ? tensors(ours, theirs) : QString();
    }

    template <class Number>
    static QString unequal(Number a, Number b) {
        return a == b ? QString() : QStringLiteral("%1 instead of %2").arg(a, 0).arg(b, 0);
    }

    QString items(const std::vector<ValueId>& ours, const std::vector<ValueId>& theirs) {
        if (ours.size() != theirs.size())
            return QStringLiteral("lists of %1 and %2").arg(ours.size()).arg(theirs.size());
        for (std::size_t i = 0; i < ours.size(); ++i)
            if (const QString found = value(ours[i], theirs[i]); !found.isEmpty())
                return QStringLiteral("item %1: %2").arg(i).arg(found);
        return {};
    }

    static QString shape(const Tensor& tensor) {
        QStringList out;
        for (const auto size : tensor.upper) out << QString::number(size);
        out << QStringLiteral("order");
        for (const auto dim : tensor.dim_order) out << QString::number(dim);
        return out.join(' ');
    }

    QString tensors(ValueId ours, ValueId theirs) {
        const Tensor &a = *ours_.values[ours].tensor(), &b = *theirs_.values[theirs].tensor();
        if (a.dtype != b.dtype)
            return QStringLiteral("type %1 instead of %2")
                .arg(static_cast<int>(a.dtype))
                .arg(static_cast<int>(b.dtype));
        if (a.upper != b.upper || a.dim_order != b.dim_order)
            return QStringLiteral("%1 instead of %2").arg(shape(a), shape(b));
        if (a.is_constant != b.is_constant) return QStringLiteral("one of both is a constant");
        if (a.is_constant) {
            ++constants_;
            const bool is_same = a.data && b.data &&
                std::equal(a.data->bytes.begin(), a.data->bytes.end(), b.data->bytes.begin(), b.data->bytes.end());
            return is_same ? QString() : QStringLiteral("a constant with other bytes");
        }
        const auto found = pairs_.find(root(ours_, ours));
        if (found == pairs_.end() || found->second != root(theirs_, theirs))
            return QStringLiteral("the value of another call");
        return {};
    }

    const Method& ours_;
    const Method& theirs_;
    std::map<ValueId, ValueId> pairs_;
    std::size_t constants_ = 0, arguments_ = 0;
};

}  // namespace arenascope::testing
