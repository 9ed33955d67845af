#pragma once
// Faults of a .pte that make ExecuTorch's runtime refuse it, and the list that collects them.

#include <string>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/ir/ids.h"

namespace arenascope {

struct LoaderFault {
    Error error;           ///< its place: "forward/instruction 3"
    std::string method{};  ///< empty: of the file as a whole
    InstructionIndex instruction{};
    std::string op{};  ///< called by the instruction
};

/// Limit of the list: a file may break one rule everywhere.
inline constexpr std::size_t most_loader_faults = 64;

class LoaderFaults {
public:
    /// Of the method that follows; empty: of the file.
    void enter(std::string method) { method_ = std::move(method); }
    void add(Error error, const ErrorPlace& place = {}) { keep({.error = std::move(error).in(place)}); }
    void add(Error error, InstructionIndex instruction, const std::string& op = {}) {
        const ErrorPlace place = message("instruction {instruction}", instruction.number());
        keep({.error = std::move(error).in(place), .instruction = instruction, .op = op});
    }
    /// Of a check that stops at the first fault.
    void add_of(const Result<>& checked, const ErrorPlace& place) {
        if (!checked.ok()) add(checked.error(), place);
    }
    [[nodiscard]] std::vector<LoaderFault> take() && { return std::move(faults_); }

private:
    void keep(LoaderFault fault) {
        if (faults_.size() >= most_loader_faults) return;
        fault.method = method_;
        if (!method_.empty()) fault.error = std::move(fault.error).in(method_);
        faults_.push_back(std::move(fault));
    }

    std::vector<LoaderFault> faults_;
    std::string method_;
};

}  // namespace arenascope
