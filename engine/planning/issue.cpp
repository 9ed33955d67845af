#include "engine/planning/issue.h"

#include <algorithm>
#include <array>

namespace arenascope {

namespace {

constexpr auto texts = std::to_array<SentenceText>({
    {"overlap", "{a} and {b} share {bytes} bytes while both live, first at {at}"},
    {"overlap", "{a} and {b} share {bytes} bytes while both live, first at {at}; both are pinned there"},
    {"over_capacity",
     "{pool} needs {needed} bytes, {bytes} more than its capacity of {capacity}; beyond it, first at {at}: {largest}"},
    {"over_capacity",
     "{pool}: {needed} bytes live at {at}, {bytes} more than its capacity of {capacity}; the largest: {largest}"},
    {"infeasible",
     "{pool}: {needed} bytes live at {at}, {bytes} more than its capacity of {capacity}; no plan fits; the largest: "
     "{largest}"},
    {"infeasible",
     "{pool} needs {needed} bytes at least, {bytes} more than its capacity of {capacity}: so a search has proved; no "
     "plan "
     "fits; fullest at {at}, the largest there: {largest}"},
    {"unknown_pool", "{a} is in memory {memory}, which is no pool"},
    {"lifetime", "{a} ends before it starts"},
    {"kind", "{a} is of kind {kind}, which its pool does not take"},
    {"overflow", "{a} has a size that does not fit in 64 bits"},
    {"overflow", "{a} is at {offset}: its end does not fit in 64 bits"},
    {"negative", "{a} is at {offset}, before the start of its pool"},
    {"pin_moved", "{a} is at {offset}, but is pinned to {pin}"},
    {"misaligned", "{a} is at {offset}, no multiple of {align}"},
    {"reserved", "{a} is at {offset}, inside the first {reserved} reserved bytes"},
    {"keep_out", "{a} is at {offset}, inside the bytes {begin} to {end} that nothing may use"},
    {"group_pools", "{a} and {b} share storage, but are in different pools"},
    {"group_moved", "{a} and {b} share storage, but are not {distance} bytes apart"},
    {"incomplete", "{offsets} offsets for {buffers} buffers"},
    {"wider_range", "{symbol}: asked {asked}, exported for {own}: the graph's guards do not cover it"},
    {"hint_bound", "{symbol}: hint {hint}, range max {max}; the plan is {bytes} bytes short at {max}"},
    {"hint_bound", "{symbol}: hint {hint}, range max unbounded"},
    {"rule_matches_nothing", "rule '{rule}' matches no tensor"},
    {"rule_matches_nothing",
     "rule '{rule}' matches only tensors inside the program: the caller can supply inputs, outputs and state"},
    {"shared_state_mem_id", "shared state lies in memory {memory}: ExecuTorch's own 2 is a pool of yours"},
    {"outside",
     "{a} is at {offset} and ends {bytes} bytes behind the {size} bytes of memory {memory}, written at {at}; "
     "ExecuTorch refuses to load such a plan"},
    {"delegate_rule_matches_nothing", "rule '{rule}' of the delegation matches no node"},
    {"backend_takes_nothing", "backend '{backend}' takes no node: Delegates and arenascope partition say why"},
    {"state_copies",
     "ExecuTorch also places {bytes} bytes at the last step for what it writes back to {count} states; "
     "nothing reads them, and they are left out here: its own total may be that much larger"},
});
static_assert(texts.size() == static_cast<std::size_t>(Sentence::state_copies) + 1);

}  // namespace

std::span<const SentenceText> sentences() { return texts; }

PlanProblem problem_of(Sentence sentence, ProblemArgs args) {
    PlanProblem out;
    out.args = std::move(args);
    say(out, sentence);
    return out;
}

void say(PlanProblem& problem, Sentence sentence) {
    const SentenceText& with = texts[static_cast<std::size_t>(sentence)];
    problem.code = with.code;
    problem.sentence = with.text;
    problem.text = filled(with.text, problem.args);
}

void set_argument(PlanProblem& problem, std::string_view name, std::string value) {
    const auto found =
        std::find_if(problem.args.begin(), problem.args.end(), [&](const auto& each) { return each.first == name; });
    if (found != problem.args.end()) found->second = std::move(value);
    else problem.args.emplace_back(name, std::move(value));
    problem.text = filled(problem.sentence, problem.args);
}

std::string filled(std::string_view text, const ProblemArgs& args) {
    std::string out;
    while (true) {
        const auto open = text.find('{'), close = text.find('}', open);
        if (open == std::string_view::npos || close == std::string_view::npos) return out.append(text);
        const std::string_view name = text.substr(open + 1, close - open - 1);
        const auto found = std::find_if(args.begin(), args.end(), [&](const auto& each) { return each.first == name; });
        out.append(text.substr(0, open));
        if (found != args.end()) out += found->second;
        else out.append(text.substr(open, close - open + 1));
        text.remove_prefix(close + 1);
    }
}

std::string largest_of(std::vector<const Buffer*> buffers, const std::function<std::string(const Buffer&)>& name) {
    constexpr std::size_t most_named = 3;
    std::stable_sort(buffers.begin(), buffers.end(),
                     [](const Buffer* a, const Buffer* b) { return a->bytes > b->bytes; });
    std::string out;
    for (std::size_t i = 0; i < std::min(buffers.size(), most_named); ++i)
        out += (i > 0 ? ", " : "") + name(*buffers[i]) + " (" + std::to_string(buffers[i]->bytes) + " B)";
    return out;
}

}  // namespace arenascope
