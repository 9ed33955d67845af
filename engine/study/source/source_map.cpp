#include "engine/study/source/source_map.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "engine/ir/dependences.h"

namespace arenascope {
namespace {

class Mapper {
public:
    explicit Mapper(const Method& method) : method_(method) {}

    SourceMap run() {
        out_.stacks.resize(method_.instructions.size());
        out_.own.resize(method_.instructions.size());
        for (const InstructionIndex at : method_.instructions.indices()) add(at);
        find_makers();
        sort_files();
        return std::move(out_);
    }

private:
    struct Stack {
        std::vector<SourceLineIndex> lines;
        SourceLineIndex own{};
    };

    /// Operators of one call share their trace, which is read once.
    const Stack& stack_of(const std::string& trace) {
        const auto [found, is_new] = known_.try_emplace(trace);
        if (!is_new) return found->second;
        const std::vector<PythonFrame> frames = python_frames(trace);
        const std::size_t own = own_frame(frames);
        for (std::size_t i = 0; i < frames.size(); ++i) {
            const SourceLineIndex line = line_of(frames[i]);
            std::vector<SourceLineIndex>& lines = found->second.lines;
            if (std::find(lines.begin(), lines.end(), line) == lines.end()) lines.push_back(line);
            if (i == own) found->second.own = line;
        }
        return found->second;
    }

    SourceLineIndex line_of(const PythonFrame& frame) {
        const auto [file, is_new_file] = files_.try_emplace(frame.file, out_.files.next());
        if (is_new_file) out_.files.push_back({.path = frame.file, .origin = frame.origin, .lines = {}});
        const auto [line, is_new] = lines_.try_emplace({file->second, frame.line}, out_.lines.next());
        if (is_new) {
            out_.lines.push_back({.file = file->second,
                                  .line = frame.line,
                                  .function = frame.function,
                                  .code = frame.code,
                                  .made = {},
                                  .called = {}});
            out_.files[file->second].lines.push_back(line->second);
        }
        return line->second;
    }

    void add(InstructionIndex at) {
        const Instruction& instruction = method_.instructions[at];
        if (instruction.stack_trace.empty()) return;
        const Stack& stack = stack_of(instruction.stack_trace);
        out_.stacks[at] = stack.lines;
        out_.own[at] = stack.own;
        for (const SourceLineIndex line : stack.lines)
            (line == stack.own ? out_.lines[line].made : out_.lines[line].called).push_back(at);
    }

    void find_makers() {
        out_.makers.resize(method_.values.size());
        for (const InstructionIndex at : method_.instructions.indices()) {
            for (const ValueId made : method_.instructions[at].outs) {
                if (!method_.values.has(made)) continue;
                for (const ValueId id : {made, memory_root(method_, made)}) {
                    if (!out_.makers[id].valid()) out_.makers[id] = at;
                }
            }
        }
    }

    void sort_files() {
        const auto weight = [&](const SourceFile& file) {
            std::size_t made = 0;
            for (const SourceLineIndex line : file.lines) made += out_.lines[line].made.size();
            return made;
        };
        std::vector<SourceFileIndex> order;
        for (const SourceFileIndex file : out_.files.indices()) order.push_back(file);
        std::stable_sort(order.begin(), order.end(), [&](SourceFileIndex a, SourceFileIndex b) {
            const SourceFile &left = out_.files[a], &right = out_.files[b];
            if (left.origin != right.origin) return left.origin < right.origin;
            return weight(left) > weight(right);
        });
        Table<SourceFileIndex, SourceFileIndex> now(out_.files.size());
        Table<SourceFileIndex, SourceFile> sorted;
        for (const SourceFileIndex file : order) {
            now[file] = sorted.next();
            sorted.push_back(std::move(out_.files[file]));
        }
        out_.files.swap(sorted);
        for (SourceLine& line : out_.lines) line.file = now[line.file];
        for (SourceFile& file : out_.files) {
            std::sort(file.lines.begin(), file.lines.end(),
                      [&](SourceLineIndex a, SourceLineIndex b) { return out_.lines[a].line < out_.lines[b].line; });
        }
    }

    const Method& method_;
    SourceMap out_;
    std::map<std::string, Stack> known_;
    std::map<std::string, SourceFileIndex> files_;
    std::map<std::pair<SourceFileIndex, int>, SourceLineIndex> lines_;
};

}  // namespace

std::string SourceMap::name_of(SourceLineIndex line) const {
    const SourceLine& it = lines[line];
    return std::string(file_name_of(files[it.file].path)) + (it.line > 0 ? ":" + std::to_string(it.line) : "");
}

SourceMap source_map(const Method& method) { return Mapper(method).run(); }

}  // namespace arenascope
