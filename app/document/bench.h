#pragma once
// The common data of a workspace's parts: the open document, the workers, the state of all views and the engine.

#include <memory>

#include "app/document/document.h"
#include "app/document/jobs.h"
#include "engine/engine.h"
#include "widgets/ui/view_state.h"

namespace arenascope {

struct Bench {
    std::shared_ptr<const Engine> engine;
    std::unique_ptr<Document> document;  ///< null on the start page
    ViewState* view;
    Jobs* jobs;

    /// Null without a document or before its first plan.
    [[nodiscard]] std::shared_ptr<const Outcome> outcome() const { return document ? document->outcome() : nullptr; }
};

}  // namespace arenascope
