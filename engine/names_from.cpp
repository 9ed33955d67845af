#include "engine/names_from.h"

#include <algorithm>
#include <set>

#include "engine/base/file.h"
#include "engine/formats/pt2/etrecord.h"

namespace arenascope {

namespace {

/// Gives values names that stay unique within the method.
class Renamer {
public:
    explicit Renamer(Method& method) : method_(method) {
        for (const Value& value : method.values) taken_.insert(value.name);
    }

    void value(ValueId id, const std::string& name) {
        if (name.empty() || id == no_value) return;
        Value& value = method_.values[static_cast<std::size_t>(id)];
        if (!value.tensor() || !done_.insert(id).second || value.name == name) return;
        std::string fresh = name;
        for (int i = 1; taken_.contains(fresh); ++i) fresh = name + "_" + std::to_string(i);
        taken_.erase(value.name);
        taken_.insert(fresh);
        if (auto place = method_.pinned.extract(value.name)) {
            place.key() = fresh;
            method_.pinned.insert(std::move(place));
        }
        value.name = fresh;
    }

private:
    Method& method_;
    std::set<std::string> taken_;
    std::set<ValueId> done_;
};

bool is_call(const Instruction& instruction) {
    return (instruction.kind == Instruction::Kind::kernel || instruction.kind == Instruction::Kind::delegate) &&
           instruction.op != "executorch_prim::et_view.default";
}

std::vector<std::size_t> calls_of(const Method& method) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < method.instructions.size(); ++i)
        if (is_call(method.instructions[i])) out.push_back(i);
    return out;
}

std::string name_of_value(const Method& method, ValueId id) {
    return id == no_value ? std::string() : method.values[static_cast<std::size_t>(id)].name;
}

void rename_row(Method& method, std::size_t instruction, const std::string& name) {
    for (Listing& row : method.listing)
        if (row.instruction == static_cast<std::int32_t>(instruction) && row.kind == Listing::Kind::call) row.name = name;
}

std::int32_t from_method(Method& mine, const Method& theirs) {
    Renamer rename(mine);
    for (std::size_t i = 0; i < std::min(mine.inputs.size(), theirs.inputs.size()); ++i)
        rename.value(mine.inputs[i], name_of_value(theirs, theirs.inputs[i]));
    const auto a = calls_of(mine), b = calls_of(theirs);
    constexpr std::size_t look_ahead = 64;  // operators that one side may have more
    std::int32_t matched = 0;
    for (std::size_t i = 0, k = 0; i < a.size() && k < b.size(); ++i) {
        Instruction& to = mine.instructions[a[i]];
        std::size_t at = k;
        while (at < std::min(b.size(), k + look_ahead) && theirs.instructions[b[at]].op != to.op) ++at;
        if (at == std::min(b.size(), k + look_ahead)) continue;
        const Instruction& from = theirs.instructions[b[at]];
        k = at + 1;
        ++matched;
        to.name = from.name;
        if (to.stack_trace.empty()) to.stack_trace = from.stack_trace;
        to.module_path = from.module_path;
        to.fx_name = from.fx_name;
        rename_row(mine, a[i], from.name);
        for (std::size_t o = 0; o < std::min(to.outs.size(), from.outs.size()); ++o)
            rename.value(to.outs[o], name_of_value(theirs, from.outs[o]));
    }
    return matched;
}

std::int32_t from_record(Method& mine, const std::map<std::int32_t, RecordedNode>& nodes) {
    Renamer rename(mine);
    std::int32_t matched = 0;
    for (const auto& [index, node] : nodes) {
        if (static_cast<std::size_t>(index) >= mine.instructions.size()) continue;
        Instruction& to = mine.instructions[static_cast<std::size_t>(index)];
        if (!is_call(to)) continue;
        ++matched;
        to.name = node.name;
        if (to.stack_trace.empty()) to.stack_trace = node.stack_trace;
        rename_row(mine, static_cast<std::size_t>(index), node.name);
        for (std::size_t o = 0; o < std::min(to.outs.size(), node.outs.size()); ++o) rename.value(to.outs[o], node.outs[o]);
    }
    return matched;
}

}  // namespace

Result<NamedProgram> take_names(const Engine& engine, const std::shared_ptr<const Program>& program, const std::string& path,
                                Progress& progress) {
    auto named = std::make_shared<Program>(*program);
    NamedProgram out;
    for (const Method& method : named->methods) out.total += static_cast<std::int32_t>(calls_of(method).size());
    TRY(auto file, MappedFile::open(path));
    if (sniff_etrecord(file->bytes())) {
        auto record = read_etrecord(file);
        if (!record.ok()) return std::move(record).error().of_file(path);
        for (Method& method : named->methods) {
            const auto nodes = record.value().find(method.name);
            if (nodes != record.value().end()) out.matched += from_record(method, nodes->second);
        }
    } else {
        TRY(const auto other, engine.open(path, progress));
        for (Method& method : named->methods) {
            const auto same = std::find_if(other->methods.begin(), other->methods.end(),
                                           [&](const Method& each) { return each.name == method.name; });
            const bool is_only = other->methods.size() == 1 && named->methods.size() == 1;
            if (same != other->methods.end()) out.matched += from_method(method, *same);
            else if (is_only) out.matched += from_method(method, other->methods.front());
        }
    }
    out.program = std::move(named);
    return out;
}

}  // namespace arenascope
