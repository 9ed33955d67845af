#include "engine/formats/bad_download.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "engine/base/text.h"

namespace arenascope {

namespace {

constexpr std::size_t looked_at = 1024;
constexpr std::string_view pointer = "version https:", host = "git-lfs.github.com";  ///< of Git LFS
constexpr std::array<std::string_view, 3> pages{"<!doctype html", "<html", "<head"};

std::string_view without_space(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return first == std::string_view::npos ? std::string_view() : text.substr(first);
}

/// The number of bytes that a pointer file states; empty if it states none.
std::string pointed_size(std::string_view text) {
    constexpr std::string_view key = "\nsize ";
    const std::size_t at = text.find(key);
    if (at == std::string_view::npos) return {};
    const std::string_view digits = text.substr(at + key.size());
    return std::string(digits.substr(0, digits.find_first_not_of("0123456789")));
}

}  // namespace

std::optional<Error> bad_download_of_numbers(ByteView file) {
    const std::string_view head = as_text(file.first(std::min(file.size(), looked_at)));
    if (head.starts_with(pointer) && head.find(host) < 40) {
        const std::string size = pointed_size(head);
        return Error{.what = size.empty() ? message("a Git LFS pointer, not the file itself")
                                          : message("a Git LFS pointer to a file of {size} bytes", size),
                     .remedy = message("run 'git lfs pull' in the repository, or download the file itself")};
    }
    const std::string start = lower_case(without_space(head).substr(0, 64));
    if (std::any_of(pages.begin(), pages.end(), [&](std::string_view tag) { return start.starts_with(tag); })) {
        return Error{.what = message("an HTML page, saved from a web page instead of the file"),
                     .remedy = message("download the raw file")};
    }
    if (start.starts_with("<?xml"))
        return Error{.what = message("an XML document, perhaps a server's error page"),
                     .remedy = message("download the file again")};
    return std::nullopt;
}

std::optional<Error> bad_download(ByteView file) {
    if (auto found = bad_download_of_numbers(file)) return found;
    const std::string_view head = as_text(file.first(std::min(file.size(), looked_at)));
    if (file.size() >= 8 && std::all_of(head.begin(), head.end(), [](char c) { return c == '\0'; }))
        return Error{.what = message("a file of zeros, perhaps an unfinished download"),
                     .remedy = message("download it again")};
    return std::nullopt;
}

}  // namespace arenascope
