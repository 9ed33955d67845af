#pragma once
// The front door: open a file, evaluate a tuning, run it, export it.

#include <memory>
#include <string>
#include <vector>

#include "engine/evaluate/evaluator.h"
#include "engine/formats/format.h"

namespace arenascope {

/// An evaluator that also opens and writes files.
class Engine : public Evaluator {
public:
    using Evaluator::Evaluator;
    /// Opens a program by content. The error names the file.
    Result<std::shared_ptr<const Program>> open(const std::string& path, Progress& progress) const;
    /// Opens a .pte with what an ETRecord says of it: Python lines of its instructions and of its delegates' insides.
    Result<std::shared_ptr<const Program>> open(const std::string& path, const std::string& etrecord,
                                                Progress& progress) const;
    /// Writes in the format whose suffix `path` has, atomically. Refuses an invalid plan unless forced.
    Result<> export_to(const std::string& path, const Program& program, const Outcome& outcome, bool force,
                       Progress& progress, const ExportOptions& options = {}) const;
};

}  // namespace arenascope
