#include "widgets/tables/kernel_column.h"

#include <QCoreApplication>
#include <utility>

#include "widgets/ui/engine_texts.h"

namespace arenascope {

QString kernelWord(const NodeKernel& node) { return words::engine(name_of(node.kind)); }

QString unmanagedWord(const NodeKernel& node) {
    constexpr std::string_view aliases = "aliases output ";
    if (!node.reason.starts_with(aliases)) return words::engine(node.reason);
    return QCoreApplication::translate("arenascope::TensorModel", "aliases output %1")
        .arg(QString::fromStdString(node.reason.substr(aliases.size())));
}

void KernelColumn::setOutcome(std::shared_ptr<const Outcome> outcome) {
    outcome_ = std::move(outcome);
    known_ = false;
    kernels_.clear();
    at_.clear();
}

const NodeKernel* KernelColumn::of(const TensorRow& row) const {
    if (!outcome_ || !outcome_->method) return nullptr;
    if (!std::exchange(known_, true)) {
        kernels_ = node_kernels(*outcome_->method, outcome_->plan(), Fallback::reference);
        for (std::size_t i = 0; i < kernels_.size(); ++i) {
            const Instruction& call = outcome_->method->instructions[kernels_[i].instruction];
            for (const ValueId out : call.outs) at_.emplace(out, i);
        }
    }
    const auto found = at_.find(row.value);
    return found == at_.end() ? nullptr : &kernels_[found->second];
}

QString KernelColumn::kernel(const TensorRow& row) const {
    const NodeKernel* node = of(row);
    return node ? kernelWord(*node) : QString();
}

QString KernelColumn::managed(const TensorRow& row) const {
    const NodeKernel* node = of(row);
    if (!node) return {};
    return node->managed ? QCoreApplication::translate("arenascope::TensorModel", "yes") : unmanagedWord(*node);
}

}  // namespace arenascope
