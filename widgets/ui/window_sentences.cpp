#include "widgets/ui/window_sentences.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace arenascope::words {
namespace {

struct Sentence {
    std::string_view engine;
    const char* window;
};

/// What has a RemedyCode is named by that code.
constexpr auto sentences = std::to_array<Sentence>({
    {"sizes depend on the value of {inputs} (--input NAME=VALUE)",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy",
                       "sizes depend on the value of {inputs}; enter it in Run, in the menu of the input")},
    {"give --input {index}=PATH, --random SEED or --zeros",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy",
                       "give input {index} a value in its menu in Run, or choose random numbers or zeros")},
    {"give a buffer: --input {index}=PATH, --random SEED or --zeros",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy",
                       "give input {index} a buffer: a value in its menu in Run, random numbers or zeros")},
    {"give the shape with --shape where it varies",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "enter the sizes of its dimensions in Run")},
    {"run without --check-values", QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "run without “Check all values”")},
    {"integer kernels and PyTorch round differently: accept it with --atol {tolerance}, or record the outputs of "
     "ExecuTorch's kernels",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy",
                       "integer kernels and PyTorch round differently: set the tolerance per output to {tolerance}, or "
                       "record the outputs of ExecuTorch's kernels")},
    {"the file is a BundledProgram; run it with the same file as --vectors to check its test cases",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy",
                       "the file is a BundledProgram; choose a recorded run in Run to check its test cases")},
    {"fix it, e.g. --range {symbol}={size}",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "set {symbol} to one size, such as {size}, under Dimensions")},
    {"export the model again with wider ranges, or use --allow-wider-ranges",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy",
                       "export the model again with wider ranges, or choose “Allow at export” in Problems")},
    {"at most {limit} bytes, as --memory-limit allows",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "at most {limit} bytes, as set in Preferences, Planning")},
    {"use --schedule search",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "choose “Search for a better order” under Pools")},
    {"choose the core of the program with --core",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "choose the program's core in the menu Target, Cortex-M core")},
    {"state '{state}' of method '{method}' is separate from the state of that name in {methods}; use --share-mutable "
     "if they must be one",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy",
                       "state '{state}' of method '{method}' is separate from the state of that name in {methods}")},
    {"plan all methods alike with --share-mutable",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "use the file's own plan, which shares the states")},
    {"open the program, and pass the array as its input: --input K=FILE",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "open the program, then drop the array on its input in Run")},
    {"open the .pte that was run, then this file in the same window; or: arenascope info MODEL.pte --etdump FILE",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "open the .pte that was run, then this file in the same window")},
    {"open the .pte that it belongs to, with --data FILE",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "put it next to the .pte that it belongs to, and open the .pte")},
    {"put it in the program's folder, or pass it with --data",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "put it in the program's folder")},
    {"{constants} constants are missing; put {file} in the program's folder, or pass the .ptd with --data",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy",
                       "{constants} constants are missing; put {file} in the program's folder")},
    {"pass it with that file: --etrecord FILE",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy",
                       "open that file, then choose this one in the menu File, Take names from…")},
    {"a session, as --save-session or the window writes it",
     QT_TRANSLATE_NOOP("arenascope::WindowRemedy", "a session that ArenaScope saved")},
});

}  // namespace

const char* windowSentence(std::string_view engine) {
    const auto found =
        std::find_if(sentences.begin(), sentences.end(), [&](const Sentence& each) { return each.engine == engine; });
    return found == sentences.end() ? nullptr : found->window;
}

}  // namespace arenascope::words
