#pragma once
// Python stack traces as programs carry them, frame by frame.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arenascope {

struct PythonFrame {
    /// Whose code it is: the user's, that of an installed package, or PyTorch's own.
    enum class Origin : std::uint8_t { own, package, torch } origin = Origin::own;
    std::string file;
    int line = 0;          ///< 0: not recorded
    std::string function;  ///< may be empty
    std::string code;      ///< of the line; may be empty
};

inline constexpr std::size_t most_python_frames = 200;  ///< files may claim anything

/// Outermost first; the innermost `most_python_frames` of them.
[[nodiscard]] std::vector<PythonFrame> python_frames(std::string_view trace);
/// The innermost frame of the user's own, else of a package, else of PyTorch; the count of frames where there is none.
[[nodiscard]] std::size_t own_frame(const std::vector<PythonFrame>& frames);
/// "model.py" of "/home/u/model.py".
[[nodiscard]] std::string_view file_name_of(std::string_view path);

}  // namespace arenascope
