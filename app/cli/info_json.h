#pragma once
// The JSON of `info`. A large program has megabytes of it: it is written row by row and never exists as a tree.

#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "app/cli/verb.h"
#include "app/reports/json_sink.h"

namespace arenascope::cli {

/// A method with its plan, if it has one, and its use of the device.
struct ShownMethod {
    const Method* method = nullptr;
    Tuning tuning;
    std::optional<Outcome> outcome{};
    nlohmann::ordered_json footprint{}, device{};
};

struct ShownProgram {
    std::string file;
    std::shared_ptr<const Program> program{};  ///< has the methods
    std::vector<ShownMethod> methods{};
};

/// Data shared by several tensors counts once; initial values of states are not constants.
[[nodiscard]] std::int64_t bytes_of_constants(const Method& method);

/// The documents of all files: one is an object, several are an array.
class InfoDocuments {
public:
    InfoDocuments(const Engine& engine, std::size_t files) : engine_(engine), is_array_(files != 1) {}
    void add(ShownProgram shown);
    void add(const nlohmann::ordered_json& document);
    void print(Console& console) const;

private:
    void append(const std::string& text);

    const Engine& engine_;
    bool is_array_ = false;
    std::optional<ShownProgram> only_{};  ///< not written before it is printed
    std::string items_;
};

}  // namespace arenascope::cli
