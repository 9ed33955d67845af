// Moves constants of sub-modules among the buffers: torch adds a traced module's constants to the buffers of its
// modules, and lists these module by module, each before the modules inside it.

#include <algorithm>
#include <vector>

#include "engine/lowering/graph_steps.h"

namespace arenascope::lowering {
namespace {

bool is_constant(const fx::InputSpec& input) { return input.kind == fx::InputSpec::Kind::tensor_constant; }
bool is_buffer(const fx::InputSpec& input) { return input.kind == fx::InputSpec::Kind::buffer; }

std::string_view module_of(const std::string& target) {
    const auto dot = target.rfind('.');
    return dot == std::string::npos ? std::string_view() : std::string_view(target).substr(0, dot);
}

/// How many other modules preceded a module and each of its parents: the traversal order.
class Modules {
public:
    void add(const std::string& target) {
        for (std::size_t dot = target.find('.'); dot != std::string::npos; dot = target.find('.', dot + 1))
            first_.emplace(target.substr(0, dot), first_.size());
    }
    [[nodiscard]] std::vector<std::size_t> place_of(const std::string& target) const {
        std::vector<std::size_t> out;
        for (std::size_t dot = target.find('.'); dot != std::string::npos; dot = target.find('.', dot + 1))
            out.push_back(first_.at(target.substr(0, dot)));
        return out;
    }

private:
    std::map<std::string, std::size_t> first_;
};

}  // namespace

void order_constants(fx::ExportedProgram& program) {
    auto& inputs = program.inputs;
    const bool is_mixed = std::any_of(inputs.begin(), inputs.end(), is_buffer) &&
        std::any_of(inputs.begin(), inputs.end(),
                    [](const auto& each) { return is_constant(each) && !module_of(each.target).empty(); });
    if (!is_mixed) return;
    Modules modules;
    for (const auto& input : inputs)
        if (input.kind == fx::InputSpec::Kind::parameter || is_buffer(input) || is_constant(input))
            modules.add(input.target);
    std::vector<fx::InputSpec> moved;
    for (auto input = inputs.begin(); input != inputs.end();) {
        if (!is_buffer(*input) && !is_constant(*input)) {
            ++input;
            continue;
        }
        moved.push_back(std::move(*input));
        input = inputs.erase(input);
    }
    std::stable_sort(moved.begin(), moved.end(), [&](const auto& a, const auto& b) {
        return modules.place_of(a.target) < modules.place_of(b.target);
    });
    const auto last_parameter = std::find_if(
        inputs.rbegin(), inputs.rend(), [](const auto& each) { return each.kind == fx::InputSpec::Kind::parameter; });
    inputs.insert(last_parameter.base(), std::make_move_iterator(moved.begin()), std::make_move_iterator(moved.end()));
}

}  // namespace arenascope::lowering
