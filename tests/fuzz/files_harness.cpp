// Files as they are, of a folder ($FUZZ_FILES, else the hostile ones of the shared data and of tests/data): opened,
// planned, explained, delegated, run with zeros, with noise and with the inputs beside them, and exported to every
// format. Each seed is one of these uses of one file. Nothing is expected of them but that nothing is damaged.

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

#include "engine/engine.h"
#include "engine/runtime/sanitizer.h"
#include "engine/study/fit_and_explain.h"
#include "engine/tuning/reapply.h"
#include "engine/tuning/session.h"
#include "tests/fuzz/harness.h"
#include "tests/fuzz/subject.h"

namespace arenascope::fuzz {

namespace {

namespace fs = std::filesystem;
constexpr std::int64_t most_run_bytes = std::int64_t{32} << 20;

enum class Use : std::uint8_t { zeros, noise, given, demo, xnnpack, order, exports, count };
enum Count : std::size_t { cases, opened, planned, valid, ran, exported };

struct Tried {
    std::string path;
    std::string program;  ///< the file itself, or for a session the first program beside it
};

Bytes read(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

bool is_program(const fs::path& path) {
    const std::string suffix = path.extension().string();
    return suffix == ".pte" || suffix == ".pt2" || suffix == ".onnx" || suffix == ".tflite" || suffix == ".csv";
}

std::vector<Tried> files_in(const std::vector<fs::path>& folders) {
    std::vector<fs::path> found;
    std::error_code error;
    for (const fs::path& folder : folders)
        for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
            if (it->is_regular_file(error)) found.push_back(it->path());
    std::sort(found.begin(), found.end());
    std::vector<Tried> out;
    for (const fs::path& path : found) {
        if (path.extension() == ".bin" || path.extension() == ".md") continue;
        const bool beside = path.extension() == ".json";
        const auto program = std::find_if(found.begin(), found.end(), [&](const fs::path& other) {
            return beside && other.parent_path() == path.parent_path() && is_program(other);
        });
        out.push_back({path.string(), program == found.end() ? path.string() : program->string()});
    }
    return out;
}

class Files final : public Harness {
public:
    Files() : files_(files_in(folders())) {
        if (files_.empty()) complain("no file to try");
    }
    [[nodiscard]] std::vector<std::string> counted() const override {
        const std::size_t all = files_.size() * static_cast<std::size_t>(Use::count);
        return {"cases of " + std::to_string(all), "opened", "planned", "valid", "runs that ended well", "exported"};
    }
    void begin() override {
        engine_ = std::make_unique<Engine>();
        folder_ = std::make_unique<Folder>();
    }
    void end() override { folder_.reset(); }
    std::size_t try_case(std::uint64_t seed, Progress& progress, Counts& counts) override {
        const Tried& tried = files_[seed % files_.size()];
        const auto use = static_cast<Use>(seed / files_.size() % static_cast<std::size_t>(Use::count));
        ++counts[cases];
        const Bytes bytes = read(tried.path);
        const auto program = engine_->open(tried.program, progress);
        if (!program.ok()) return refused(program.error(), bytes);
        ++counts[opened];
        for (const Method& method : program.value()->methods) {
            Tuning tuning = starting_tuning(*program.value(), method.name);
            if (tried.program != tried.path) tuning = tuning_of(bytes, method, tuning);
            if (use == Use::demo || use == Use::xnnpack)
                tuning.delegation.backends.emplace_back(use == Use::demo ? "demo" : "xnnpack");
            if (use == Use::order) tuning.schedule = ScheduleMode::search;
            const auto outcome = engine_->evaluate(*program.value(), tuning, {}, progress);
            if (!outcome.ok()) {
                static_cast<void>(refused(outcome.error(), bytes));
                continue;
            }
            ++counts[planned];
            counts[valid] += outcome.value().plan().valid() ? 1 : 0;
            static_cast<void>(explain_plan(outcome.value(), outcome.value().plan(), 64));
            if (use == Use::exports) write(*program.value(), outcome.value(), progress, counts);
            else run(program.value(), outcome.value(), use, tried, seed, progress, counts);
        }
        return bytes.size();
    }
    std::string keep(std::uint64_t seed, const std::string&) override {
        return "fuzz_harness files --seeds " + std::to_string(seed) + " --one  # " + files_[seed % files_.size()].path;
    }

private:
    static std::vector<fs::path> folders() {
        if (const char* given = std::getenv("FUZZ_FILES")) return {given};
        const char* data = std::getenv("ARENASCOPE_DATA");
        const fs::path source = ARENASCOPE_SOURCE_DIR;
        return {(data ? fs::path(data) : source / "../shared/data") / "hostile", source / "tests/data/hostile"};
    }
    [[nodiscard]] std::size_t refused(const Error& error, const Bytes& bytes) const {
        if (error.text().empty()) complain("a refusal without a word");
        if (talks) std::fprintf(stderr, "%s\n", error.text().c_str());
        return bytes.size();
    }
    static Tuning tuning_of(const Bytes& bytes, const Method& method, const Tuning& otherwise) {
        const auto session = session_from_json({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
        if (!session.ok()) return otherwise;
        Tuning tuning = reapply(session.value().tuning, session.value(), method).tuning;
        tuning.method = method.name;
        return tuning;
    }
    /// Zeros, any bytes, or what lies beside the file under its first input's size.
    static std::vector<HostTensor> inputs_of(const Method& method, Use use, const Tried& tried, Random& random) {
        std::vector<HostTensor> out;
        for (const ValueId id : method.inputs) {
            const Tensor* tensor = method.values[id].tensor();
            HostTensor& made = out.emplace_back();
            if (!tensor) continue;
            made = {.dtype = tensor->dtype,
                    .shape = tensor->upper,
                    .bytes = std::vector<std::byte>(static_cast<std::size_t>(tensor->bytes().value_or(0)))};
            if (use == Use::noise)
                for (std::byte& byte : made.bytes) byte = static_cast<std::byte>(random());
            if (use == Use::given) fill_from_beside(made, tried, random);
        }
        return out;
    }
    static void fill_from_beside(HostTensor& made, const Tried& tried, Random& random) {
        std::vector<fs::path> fitting;
        std::error_code error;
        for (fs::directory_iterator it(fs::path(tried.path).parent_path(), error), end; !error && it != end;
             it.increment(error))
            if (it->path().extension() == ".bin" && it->file_size(error) == made.bytes.size())
                fitting.push_back(it->path());
        if (fitting.empty()) return;
        std::sort(fitting.begin(), fitting.end());
        const Bytes bytes = read(fitting[pick(random, fitting.size())]);
        std::transform(bytes.begin(), bytes.end(), made.bytes.begin(), [](unsigned char b) { return std::byte{b}; });
    }
    void run(const std::shared_ptr<const Program>& program, const Outcome& outcome, Use use, const Tried& tried,
             std::uint64_t seed, Progress& progress, Counts& counts) {
        const Method& method = *outcome.method;
        LoadOptions options = engine_->load_options();
        options.memory_limit = most_run_bytes;
        const auto executor = Executor::load(program, method, outcome.plan(), options);
        if (!executor.ok()) return static_cast<void>(refused(executor.error(), {}));
        Random random = random_of("files", seed);
        Sanitizer sanitizer(method, outcome.plan());
        for (int times = 0; times < 2; ++times) {
            const auto result =
                executor.value()->run(inputs_of(method, use, tried, random), {.observer = &sanitizer}, progress);
            if (!result.ok()) return static_cast<void>(refused(result.error(), {}));
            ++counts[ran];
        }
        for (const Violation& violation : sanitizer.violations())
            if (violation.kind == ViolationKind::outside) complain(text_of(violation));
    }
    void write(const Program& program, const Outcome& outcome, Progress& progress, Counts& counts) {
        for (const Format& format : builtin_formats()) {
            if (!format.write && !format.pieces) continue;
            const std::string path = folder_->path() + "/written" + std::string(format.suffix);
            const auto written = engine_->export_to(path, program, outcome, true, progress);
            if (!written.ok()) {
                static_cast<void>(refused(written.error(), {}));
                continue;
            }
            ++counts[exported];
            if (format.read && !progress.cancelled()) static_cast<void>(engine_->open(path, progress));
        }
    }

    std::vector<Tried> files_;
    std::unique_ptr<Engine> engine_;
    std::unique_ptr<Folder> folder_;
};

}  // namespace

Harness& files_harness() {
    static Files made;
    return made;
}

}  // namespace arenascope::fuzz
