#include "engine/open/strangers.h"

#include <algorithm>
#include <array>

#include "engine/base/text.h"
#include "engine/formats/bad_download.h"

namespace arenascope {

namespace {

constexpr std::size_t looked_at = 1024;

std::optional<Error> by_text(ByteView file) {
    const std::string_view head = as_text(file.first(std::min(file.size(), looked_at)));
    const bool is_text = std::all_of(head.begin(), head.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 32 || c == '\n' || c == '\r' || c == '\t';
    });
    if (is_text && !head.empty()) {
        const std::size_t first = std::min(head.find_first_not_of(" \t\r\n\xEF\xBB\xBF"), head.size());
        const std::string_view line = head.substr(first);
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
    Magic{"PK\x05\x06", 0, [] { return message("an empty ZIP archive"); },
          [] { return message("export or copy it again"); }},
    Magic{"\x93NUMPY", 0, [] { return message("an array of NumPy (.npy), no program"); },
          [] { return message("open the program, and pass the array as its input: --input K=FILE"); }},
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

/// Python's pickles of protocol 2 to 5 begin with that number; torch.save's old ones with its own magic. Those of
/// protocol 0 are text: a dictionary, a list, or a class by name.
bool is_pickle(ByteView file) {
    if (file.size() <= 3) return false;
    if (file[0] == std::byte{0x80}) return file[1] >= std::byte{2} && file[1] <= std::byte{5};
    const std::string_view head = as_text(file.first(std::min(file.size(), looked_at)));
    constexpr std::array<std::string_view, 4> texts{"(dp0\n", "(lp0\n", "ccopy_reg\n", "c__main__\n"};
    return std::any_of(texts.begin(), texts.end(), [&](std::string_view each) { return head.starts_with(each); });
}

/// The size of a header, then the header in JSON.
bool is_safetensors(ByteView file) {
    const auto size = read_at<std::uint64_t>(file, 0);
    return size && *size > 0 && *size <= file.size() - 8 && file.size() > 9 &&
        as_text(file.subspan(8, 2)).starts_with("{\"");
}

}  // namespace

std::optional<Error> stranger(ByteView file) {
    if (auto found = bad_download(file)) return found;
    if (is_pickle(file)) {
        return Error{.what = message("a Python pickle, such as torch.save writes: weights or objects, no program"),
                     .remedy = message("load it in Python and save torch.export.export(model, inputs)")};
    }
    if (auto found = by_text(file)) return found;
    const std::string_view bytes = as_text(file.first(std::min(file.size(), looked_at)));
    for (const Magic& magic : magics) {
        if (magic.at < bytes.size() && bytes.substr(magic.at).starts_with(magic.bytes))
            return Error{.what = magic.what(), .remedy = magic.remedy()};
    }
    if (is_safetensors(file))
        return Error{.what = message("weights in the form of safetensors, without a graph"), .remedy = export_model()};
    return std::nullopt;
}

}  // namespace arenascope
