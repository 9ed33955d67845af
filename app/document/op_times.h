#pragma once

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

#include "widgets/panels/run_panel.h"

namespace arenascope {

/// Gathers the times of every operator over the repetitions.
class OpTimes {
public:
    void add(const RunResult& result) {
        std::unordered_map<std::int32_t, double> sums;
        for (const OpTime& time : result.times) {
            if (rows_.try_emplace(time.instruction, ops_.size()).second) {
                ops_.push_back({time.instruction, time.op, time.name, time.kernel});
                times_.emplace_back();
            }
            sums[time.instruction] += time.milliseconds;
            if (result.calls.empty()) continue;  // nobody counted bytes
            OperatorTimes& op = ops_[rows_.at(time.instruction)];
            op.read = time.bytes_read;
            op.written = time.bytes_written;
        }
        for (const auto& [instruction, sum] : sums) times_[rows_.at(instruction)].push_back(sum);
    }

    [[nodiscard]] std::vector<OperatorTimes> take() && {
        for (std::size_t i = 0; i < ops_.size(); ++i) {
            std::vector<double>& times = times_[i];
            const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
            std::nth_element(times.begin(), middle, times.end());
            ops_[i].median = *middle;
            ops_[i].fastest = *std::min_element(times.begin(), times.end());
        }
        return std::move(ops_);
    }

private:
    std::unordered_map<std::int32_t, std::size_t> rows_;
    std::vector<OperatorTimes> ops_;
    std::vector<std::vector<double>> times_;
};

}  // namespace arenascope
