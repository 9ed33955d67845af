#include "engine/open/strangers.h"

#include <algorithm>
#include <array>

#include "engine/base/text.h"

namespace arenascope {

namespace {

constexpr std::size_t looked_at = 1024;
constexpr std::string_view pointer = "version https:", host = "git-lfs.github.com";  ///< of Git LFS
constexpr std::array<std::string_view, 3> pages{"<!doctype html", "<html", "<head"};

std::string lower(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return out;
}

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

std::optional<Error> by_text(ByteView file) {
    const std::string_view head = as_text(file.first(std::min(file.size(), looked_at)));
    if (head.starts_with(pointer) && head.find(host) < 40) {
        const std::string size = pointed_size(head);
        return Error{.what = size.empty() ? message("a Git LFS pointer, not the file itself")
                                          : message("a Git LFS pointer to a file of {size} bytes", size),
                     .remedy = message("run 'git lfs pull' in the repository, or download the file itself")};
    }
    const std::string start = lower(without_space(head).substr(0, 64));
    if (std::any_of(pages.begin(), pages.end(), [&](std::string_view tag) { return start.starts_with(tag); })) {
        return Error{.what = message("an HTML page, saved from a web page instead of the file"),
                     .remedy = message("download the raw file")};
    }
    if (start.starts_with("<?xml"))
        return Error{.what = message("an XML document, perhaps a server's error page"),
                     .remedy = message("download the file again")};
    const bool is_text = std::all_of(head.begin(), head.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 32 || c == '\n' || c == '\r' || c == '\t';
    });
    if (is_text && !head.empty()) {
        const std::string_view line = without_space(head);
        return Error{.what = message("a text file that begins with '{line}'",
                                     std::string(line.substr(0, std::min<std::size_t>(line.find('\n'), 40)))),
                     .remedy = message("export the model to a .pt2, .pte, .onnx or .tflite file")};
    }
    return std::nullopt;
}

struct Magic {
    std::string_view bytes;
    std::size_t at;
    Message (*what)();
    Message (*remedy)();
};

Message unpack() { return message("unpack it and open the model inside"); }
Message export_model() { return message("export the model with torch.export.save or ExecuTorch's to_executorch"); }

Message open_with_program() {
    return message(
        "open the .pte that was run, then this file in the same window; or: arenascope info MODEL.pte --etdump FILE");
}

/// ETDump's identifier stands behind the size that it begins with.
constexpr std::array magics{
    Magic{"BZh", 0, [] { return message("a bzip2 archive"); }, unpack},
    Magic{"\xFD"
          "7zXZ",
          0, [] { return message("an xz archive"); }, unpack},
    Magic{"\x28\xB5\x2F\xFD", 0, [] { return message("a Zstandard archive"); }, unpack},
    Magic{"7z\xBC\xAF", 0, [] { return message("a 7-Zip archive"); }, unpack},
    Magic{"ustar", 257, [] { return message("a tar archive"); }, unpack},
    Magic{"ED00", 8, [] { return message("an ETDump: times of a run, without a program"); }, open_with_program},
    Magic{"ED00", 4, [] { return message("an ETDump: times of a run, without a program"); }, open_with_program},
    Magic{"\x7f"
          "ELF",
          0, [] { return message("a compiled library or program (ELF)"); }, export_model},
    Magic{"MZ", 0, [] { return message("a Windows program or library"); }, export_model},
    Magic{"\x89HDF", 0, [] { return message("an HDF5 file, such as Keras writes"); },
          [] { return message("convert the model to .tflite or .onnx"); }},
    Magic{"LITERTLM", 0, [] { return message("a LiteRT-LM bundle (.litertlm) of several models"); },
          [] { return message("unpack it with litertlm_peek of LiteRT-LM, and open a .tflite inside"); }},
    Magic{"GGUF", 0, [] { return message("a GGUF file of llama.cpp: weights without a graph"); }, export_model},
    Magic{"FT01", 0, [] { return message("named data of ExecuTorch (.ptd) without a program"); },
          [] { return message("open the .pte that it belongs to, with --data FILE"); }},
    Magic{"FH01", 8, [] { return message("named data of ExecuTorch (.ptd) without a program"); },
          [] { return message("open the .pte that it belongs to, with --data FILE"); }},
};

/// Python's pickles of protocol 2 to 5 begin with that number; torch.save's old ones with its own magic.
bool is_pickle(ByteView file) {
    return file.size() > 3 && file[0] == std::byte{0x80} && file[1] >= std::byte{2} && file[1] <= std::byte{5};
}

}  // namespace

std::optional<Error> stranger(ByteView file) {
    if (auto found = by_text(file)) return found;
    const std::string_view bytes = as_text(file.first(std::min(file.size(), looked_at)));
    for (const Magic& magic : magics) {
        if (magic.at < bytes.size() && bytes.substr(magic.at).starts_with(magic.bytes))
            return Error{.what = magic.what(), .remedy = magic.remedy()};
    }
    if (is_pickle(file)) {
        return Error{.what = message("a Python pickle, such as torch.save writes: weights or objects, no program"),
                     .remedy = message("load it in Python and save torch.export.export(model, inputs)")};
    }
    if (file.size() >= 8 && std::all_of(bytes.begin(), bytes.end(), [](char c) { return c == '\0'; }))
        return Error{.what = message("a file of zeros: a download that was not finished"),
                     .remedy = message("download it again")};
    return std::nullopt;
}

}  // namespace arenascope
