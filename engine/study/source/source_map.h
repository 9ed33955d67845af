#pragma once
// The line of the Python program that made each operator, as the program recorded it. Depends on the method alone.

#include <string>
#include <vector>

#include "engine/ir/method.h"
#include "engine/ir/python_stack.h"

namespace arenascope {

struct SourceLine;
struct SourceFile;
using SourceLineIndex = Index<SourceLine>;  ///< in SourceMap::lines
using SourceFileIndex = Index<SourceFile>;  ///< in SourceMap::files

struct SourceLine {
    SourceFileIndex file{0};
    int line = 0;
    std::string function, code;
    std::vector<InstructionIndex> made;    ///< operators whose innermost line it is, in order
    std::vector<InstructionIndex> called;  ///< operators in the functions that it calls
};

struct SourceFile {
    std::string path;
    PythonFrame::Origin origin = PythonFrame::Origin::own;
    std::vector<SourceLineIndex> lines;  ///< by number
};

struct SourceMap {
    Table<SourceLineIndex, SourceLine> lines;
    Table<SourceFileIndex, SourceFile> files;  ///< the user's own first, then by number of operators
    /// For every instruction, outermost first, each line once.
    Table<InstructionIndex, std::vector<SourceLineIndex>> stacks;
    Table<InstructionIndex, SourceLineIndex> own;  ///< none: not recorded
    Table<ValueId, InstructionIndex> makers;       ///< the first writer of a tensor or of a view of it; none: an input
    [[nodiscard]] bool is_empty() const { return lines.empty(); }
    /// "model.py:12".
    [[nodiscard]] std::string name_of(SourceLineIndex line) const;
};

SourceMap source_map(const Method& method);

}  // namespace arenascope
