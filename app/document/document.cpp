#include "app/document/document.h"

#include <QScopedValueRollback>
#include <cstdlib>
#include <utility>

namespace arenascope {

/// The only command class: contains the version that is not shown.
struct Document::Swap : QUndoCommand {
    Swap(Document& owner, const QString& label, std::shared_ptr<Version> next, int merge)
        : QUndoCommand(label), document(owner), other(std::move(next)), key(merge) {}
    void redo() override {
        std::swap(document.version_, other);
        emit document.versionChanged();
    }
    void undo() override {
        setObsolete(document.takingBack_);
        redo();
    }
    int id() const override { return key; }
    // The later command's `other` is the intermediate version; this one keeps the version before both.
    bool mergeWith(const QUndoCommand* later) override { return later->id() == key; }

    Document& document;
    std::shared_ptr<Version> other;
    int key;
};

Document::Document(std::shared_ptr<const Program> program, Tuning tuning, std::shared_ptr<const Outcome> outcome,
                   QObject* parent)
    : QObject(parent),
      program_(std::move(program)),
      version_(std::make_shared<Version>(
          Version{std::make_shared<const Tuning>(std::move(tuning)), std::move(outcome), nullptr})),
      history_(new QUndoStack(this)) {}

Document::~Document() = default;

void Document::edit(const QString& label, const std::function<Tuning(Tuning)>& change, int mergeKey) {
    auto next = std::make_shared<const Tuning>(change(*version_->tuning));
    if (*next == *version_->tuning) return;
    Tuning before = *version_->tuning;
    before.limits = next->limits;
    before.runtime = next->runtime;
    const bool same_plan = before == *next;  // limits affect verdicts, not placements
    auto version = std::make_shared<Version>(
        Version{std::move(next), same_plan ? version_->outcome : nullptr, same_plan ? version_->beside : nullptr});
    history_->push(new Swap(*this, label, std::move(version), mergeKey));
}

std::optional<int> Document::unsavedCount() const {
    if (history_->isClean()) return 0;
    if (history_->cleanIndex() < 0) return std::nullopt;
    return std::abs(history_->index() - history_->cleanIndex());
}

void Document::takeBack() {
    const QScopedValueRollback taking(takingBack_, true);
    history_->undo();
}

std::vector<std::shared_ptr<const Outcome>> Document::outcomes() const {
    std::vector<std::shared_ptr<const Outcome>> out{version_->outcome};
    for (int i = 0; i < history_->count(); ++i) {
        if (const auto* swap = dynamic_cast<const Swap*>(history_->command(i))) out.push_back(swap->other->outcome);
    }
    return out;
}

std::shared_ptr<const Outcome> Document::outcomeAfter(int steps) const {
    const int now = history_->index();
    if (steps == now) return version_->outcome;
    // A step that is done keeps the version before it, one that was undone the version after it.
    const int keeper = steps < now ? steps : steps - 1;
    if (keeper < 0 || keeper >= history_->count()) return nullptr;
    const auto* swap = dynamic_cast<const Swap*>(history_->command(keeper));
    return swap ? swap->other->outcome : nullptr;
}

std::vector<std::shared_ptr<const Tuning>> Document::steps() const {
    std::vector<std::shared_ptr<const Tuning>> out;
    for (int i = 0; i < history_->count(); ++i) {
        if (const auto* swap = dynamic_cast<const Swap*>(history_->command(i))) out.push_back(swap->other->tuning);
    }
    return out;
}

void Document::replace(std::shared_ptr<const Program> program, Tuning now, std::shared_ptr<const Outcome> outcome,
                       const std::vector<Tuning>& steps) {
    program_ = std::move(program);
    // Another version: a worker may still be planning the previous program.
    version_ = std::make_shared<Version>(
        Version{.tuning = std::make_shared<const Tuning>(std::move(now)), .outcome = std::move(outcome)});
    std::size_t next = 0;
    for (int i = 0; i < history_->count(); ++i) {
        if (const auto* swap = dynamic_cast<const Swap*>(history_->command(i)))
            *swap->other = Version{.tuning = std::make_shared<const Tuning>(steps[next++]), .outcome = nullptr};
    }
}

void Document::deliver(const std::weak_ptr<Version>& asked, std::shared_ptr<const Outcome> outcome,
                       std::shared_ptr<const Result<PlansByMethod>> beside) {
    const std::shared_ptr<Version> version = asked.lock();
    if (!version) return;
    version->outcome = std::move(outcome);
    version->beside = std::move(beside);
    if (version == version_) emit outcomeDelivered();
}

}  // namespace arenascope
