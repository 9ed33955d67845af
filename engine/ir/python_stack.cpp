#include "engine/ir/python_stack.h"

#include <algorithm>
#include <charconv>

namespace arenascope {

namespace {

constexpr std::string_view file_mark = "File \"", line_mark = "line ", function_mark = ", in ";

PythonFrame::Origin origin_of(std::string_view file) {
    constexpr std::string_view torch = "torch/";
    for (const std::string_view packages : {"/site-packages/", "/dist-packages/"}) {
        const auto at = file.rfind(packages);
        if (at == std::string_view::npos) continue;
        return file.substr(at + packages.size()).starts_with(torch) ? PythonFrame::Origin::torch
                                                                    : PythonFrame::Origin::package;
    }
    return file.starts_with(torch) ? PythonFrame::Origin::torch : PythonFrame::Origin::own;
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

/// `text`: from behind `File "` to the next frame.
PythonFrame frame_of(std::string_view text) {
    PythonFrame frame;
    const auto quote = text.find('"');
    frame.file = std::string(text.substr(0, quote));
    frame.origin = origin_of(frame.file);
    if (quote == std::string_view::npos) return frame;
    text.remove_prefix(quote);
    const auto end = std::min(text.find('\n'), text.size());
    const std::string_view head = text.substr(0, end);
    if (const auto at = head.find(line_mark); at != std::string_view::npos) {
        const std::string_view number = head.substr(at + line_mark.size());
        std::from_chars(number.data(), number.data() + number.size(), frame.line);
        frame.line = std::max(frame.line, 0);
    }
    if (const auto at = head.find(function_mark); at != std::string_view::npos)
        frame.function = std::string(trimmed(head.substr(at + function_mark.size())));
    std::string_view code = trimmed(text.substr(end));
    frame.code = std::string(trimmed(code.substr(0, code.find('\n'))));
    return frame;
}

}  // namespace

std::vector<PythonFrame> python_frames(std::string_view trace) {
    std::vector<PythonFrame> out;
    auto end = trace.size();
    for (auto at = trace.rfind(file_mark); at != std::string_view::npos && out.size() < most_python_frames;
         at = at == 0 ? std::string_view::npos : trace.rfind(file_mark, at - 1)) {
        const auto begin = at + file_mark.size();
        out.push_back(frame_of(trace.substr(begin, end - begin)));
        end = at;
    }
    std::reverse(out.begin(), out.end());
    return out;
}

std::size_t own_frame(const std::vector<PythonFrame>& frames) {
    std::size_t best = frames.size();
    for (std::size_t i = frames.size(); i-- > 0;) {
        if (best == frames.size() || frames[i].origin < frames[best].origin) best = i;
    }
    return best;
}

std::string_view file_name_of(std::string_view path) {
    const auto slash = path.find_last_of("/\\");
    return slash == std::string_view::npos ? path : path.substr(slash + 1);
}

}  // namespace arenascope
