#include "engine/study/graph/module_parts.h"

#include <algorithm>

namespace arenascope {

namespace {
constexpr std::size_t most_parts = 40;  // limit of a module's path: files are untrusted
}  // namespace

std::vector<std::string> module_parts(std::string_view module) {
    const bool slashes = module.find('/') != std::string_view::npos;
    const char separator = slashes ? '/' : '.';
    std::vector<std::string> out;
    while (!module.empty()) {
        const std::string_view part = module.substr(0, module.find(separator));
        module.remove_prefix(std::min(module.size(), part.size() + 1));
        if (part.empty()) continue;
        if (out.size() < most_parts) out.emplace_back(part);
        else out.back() += separator + std::string(part);
    }
    if (slashes && !out.empty()) out.pop_back();
    return out;
}

std::string_view module_in_name(std::string_view name) {
    name = name.substr(0, name.find(';'));
    return name.find('/') == std::string_view::npos ? std::string_view() : name;
}

}  // namespace arenascope
