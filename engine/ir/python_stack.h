#pragma once
// Python stack traces as programs carry them, frame by frame.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace arenascope {

struct PythonFrame {
    /// The owner of the code: the user, an installed package, or PyTorch.
    enum class Origin : std::uint8_t { own, package, torch } origin = Origin::own;
    std::string file;
    int line = 0;          ///< 0: not recorded
    std::string function;  ///< may be empty
    std::string code;      ///< of the line; may be empty
};

inline constexpr std::size_t most_python_frames = 200;  ///< limit for untrusted files

/// Outermost first; the innermost `most_python_frames` of them.
[[nodiscard]] std::vector<PythonFrame> python_frames(std::string_view trace);
/// The innermost frame of the user; else of a package; else of PyTorch. The number of frames if there is none.
[[nodiscard]] std::size_t own_frame(const std::vector<PythonFrame>& frames);
/// "model.py" of "/home/u/model.py".
[[nodiscard]] std::string_view file_name_of(std::string_view path);

}  // namespace arenascope
