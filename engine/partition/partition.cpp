#include "engine/partition/partition.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/ir/node_rule.h"
#include "engine/ir/source_line.h"
#include "engine/partition/partition_build.h"

namespace arenascope {

namespace {

using namespace lowering;
using Kind = Instruction::Kind;

const Tensor* tensor_of(const Method& method, ValueId id) { return method.values[id].tensor(); }

/// Why no backend can take an instruction; empty if one may.
Message unfit(const Method& method, const Flow& flow, InstructionIndex at) {
    const Instruction& node = method.instructions[at];
    if (node.kind == Kind::delegate) return message("already in a delegate");
    if (node.kind != Kind::kernel) return message("control flow");
    if (node.outs.empty()) return message("does not compute a tensor");
    for (const ValueId out : node.outs) {
        const Tensor* tensor = tensor_of(method, out);
        if (!tensor || tensor->is_constant || tensor->role == Role::input) return message("writes in place");
        if (tensor->is_state || tensor->alias_of != no_value) return message("writes a buffer or a view");
        if (flow.writers[out] != 1) return message("its output is written more than once");
        if (tensor->dynamism == Dynamism::unbounded) return message("a data-dependent shape");
        const auto& reads = flow.access[at].reads;
        if (std::find(reads.begin(), reads.end(), out) != reads.end()) return message("writes in place");
    }
    Message why;
    for (const ValueId arg : node.args) {
        each_value(method, arg, [&](ValueId id) {
            if (!tensor_of(method, id) && flow.writers[id] > 0)
                why = message("an argument that is computed at run time");
        });
    }
    return why;
}

/// The partitioner and backend for which regions are grown.
struct Group {
    std::string backend, name;  ///< id, and the partitioner's own group
    bool operator==(const Group&) const = default;
};

/// The owner of a region.
struct Owner {
    std::shared_ptr<const Backend> backend;
    std::string partitioner, group;
    std::shared_ptr<const CompileSpecs> specs;
};

/// The backend that each instruction was assigned to by hand, "cpu", or nothing.
using Chosen = Table<InstructionIndex, std::string>;

class Work {
public:
    Work(const Method& method, const Backends& backends, const std::vector<CompileSpec>& specs, Progress& progress,
         Chosen chosen = {})
        : method_(method),
          backends_(backends),
          specs_(specs),
          progress_(progress),
          flow_(find_flow(method)),
          regions_(flow_),
          chosen_(std::move(chosen)) {
        for (const Instruction& node : method.instructions) {
            out_.nodes.push_back({.node = node.name,
                                  .op = node.op,
                                  .module_path = node.module_path,
                                  .source = source_line(node.stack_trace),
                                  .shape = shape_of(node),
                                  .backend = {},
                                  .region = {},
                                  .refusals = {}});
        }
    }

    Result<Partition> run(const std::vector<Partitioner>& partitioners) {
        const std::uint64_t before = fingerprint(method_);
        for (const Partitioner& partitioner : partitioners) {
            if (progress_.cancelled()) return cancelled();
            progress_.report({StageKind::partitioning, partitioner.name});
            auto tags = partitioner.tag(method_);
            if (fingerprint(method_) != before) {
                return Error{.what = message("partitioner '{name}' changed the program", partitioner.name),
                             .place = method_.name,
                             .expected = message("a partitioner that only tags nodes")};
            }
            if (!tags.ok()) return std::move(tags).error().in(message("partitioner '{partitioner}'", partitioner.name));
            if (tags.value().size() != method_.instructions.size()) {
                return Error{.what = message("the partitioner tagged {nodes} nodes", tags.value().size()),
                             .place = "partitioner '" + partitioner.name + "'",
                             .expected = message("one tag for each of {instructions} instructions",
                                                 method_.instructions.size())};
            }
            CHECKED(take(partitioner, tags.value()));
        }
        TRY(std::vector<Cut> cuts, compile());
        if (cuts.empty()) {
            out_.method = method_;
            return std::move(out_);
        }
        TRY(out_.method, with_calls(method_, regions_, std::move(cuts)));
        return std::move(out_);
    }

private:
    [[nodiscard]] std::vector<std::int64_t> shape_of(const Instruction& node) const {
        const Tensor* tensor = node.outs.empty() ? nullptr : tensor_of(method_, node.outs.front());
        return tensor ? tensor->upper : std::vector<std::int64_t>();
    }

    /// Grows regions from one partitioner's tags, one backend after the other.
    Result<> take(const Partitioner& partitioner, const Partitioner::Tags& tags) {
        std::vector<Group> groups;  // in order of appearance
        std::vector<Owner> owners;
        for (const Partitioner::Tag& tag : tags) {
            const Group group{tag.backend, tag.group};
            if (tag.backend.empty() || std::find(groups.begin(), groups.end(), group) != groups.end()) continue;
            groups.push_back(group);
            owners.push_back({backends_.find(tag.backend), partitioner.name, tag.group, tag.specs});
            if (!owners.back().backend)
                return unknown(tag.backend).in(message("partitioner '{partitioner}'", partitioner.name));
        }
        for (const InstructionIndex at : tags.indices()) {
            const Partitioner::Tag& tag = tags[at];
            if (!tag.backend.empty() || regions_.of(at).valid() || method_.instructions[at].kind != Kind::kernel)
                continue;
            const Message general = unfit(method_, flow_, at);
            out_.nodes[at].refusals.push_back({partitioner.name, tag.why_not.empty() ? general : tag.why_not});
        }
        for (std::size_t g = 0; g < groups.size(); ++g) grow(owners[g], groups[g], tags);
        return done;
    }

    [[nodiscard]] Error unknown(const std::string& id) const {
        return Error{.what = message("unknown backend '{id}'", id), .expected = Message::verbatim(backends_.names())};
    }

    void grow(const Owner& owner, const Group& group, const Partitioner::Tags& tags) {
        const Backend& backend = *owner.backend;
        Table<InstructionIndex, bool> marked(tags.size(), false);
        for (const InstructionIndex at : tags.indices()) {
            if (Group{tags[at].backend, tags[at].group} != group || regions_.of(at).valid()) continue;
            Message why = unfit(method_, flow_, at);
            // A custom partitioner need not have checked with the backend.
            if (why.empty() && !group.name.empty())
                why = backend.refuses(method_, method_.instructions[at]).value_or(Message());
            if (why.empty()) marked[at] = true;
            else refuse(at, backend, why);
        }
        const RegionIndex first = regions_.next();
        regions_.grow(marked);
        while (give_up_torn(backend, first, marked)) {
            for (const RegionIndex region : IndexRange<RegionIndex>(first, regions_.next())) regions_.dissolve(region);
            regions_.grow(marked);
        }
        for (const RegionIndex region : IndexRange<RegionIndex>(first, regions_.next())) settle(region, owner);
    }

    /// Unmarks nodes that would expose a value that exists only inside the payload; false if there are none.
    bool give_up_torn(const Backend& backend, RegionIndex first, Table<InstructionIndex, bool>& marked) {
        bool is_torn = false;
        for (const InstructionIndex at : marked.indices()) {
            const RegionIndex region = regions_.of(at);
            if (!marked[at] || region < first) continue;
            const std::vector<ValueId> inner = backend.inner_values(method_.instructions[at]);
            const bool leaves = std::any_of(inner.begin(), inner.end(), [&](ValueId id) {
                return touched_beyond(method_, flow_, regions_, region, memory_root(method_, id));
            });
            if (!leaves) continue;
            marked[at] = false;
            is_torn = true;
            refuse(at, backend, message("its neighbours are not in one region"));
        }
        return is_torn;
    }

    void refuse(InstructionIndex node, const Backend& backend, const Message& why) {
        out_.nodes[node].refusals.push_back({std::string(backend.short_name()), why});
    }

    /// Keeps a region that is large enough, with the buffers that only it uses.
    void settle(RegionIndex region, const Owner& owner) {
        const std::shared_ptr<const Backend>& backend = owner.backend;
        const std::vector<InstructionIndex> members = regions_.members(region);
        if (members.empty()) return;
        if (!works_on_values(region)) {
            for (const InstructionIndex at : members)
                refuse(at, *backend, message("a region too small for a call: it works on constants only"));
            regions_.dissolve(region);
            return;
        }
        const bool is_chosen = std::any_of(members.begin(), members.end(), [&](InstructionIndex at) {
            return chosen_.has(at) && chosen_[at] == backend->id();
        });
        if (members.size() < backend->least_nodes() && !is_chosen) {
            for (const InstructionIndex at : members) {
                const Message size = message("region of {nodes}; a call needs at least {minimum} nodes", members.size(),
                                             backend->least_nodes());
                refuse(at, *backend,
                       regions_.blocked(at) ? message("a region with its neighbours would be cyclic; {reason}", size)
                                            : size);
            }
            regions_.dissolve(region);
            return;
        }
        owners_[region] = owner;
        if (backend->keeps_state()) absorb_states(region);
    }

    /// Whether a region reads anything that is not constant.
    [[nodiscard]] bool works_on_values(RegionIndex region) const {
        std::set<ValueId> own;
        const std::vector<InstructionIndex>& members = regions_.members(region);
        for (const InstructionIndex at : members) {
            const auto& writes = flow_.access[at].writes;
            own.insert(writes.begin(), writes.end());
        }
        return std::any_of(members.begin(), members.end(), [&](InstructionIndex at) {
            const auto& reads = flow_.access[at].reads;
            return std::any_of(reads.begin(), reads.end(), [&](ValueId id) {
                const ValueId root = memory_root(method_, id);
                const Tensor* tensor = tensor_of(method_, root);
                return tensor && !own.contains(root) && !tensor->is_constant;
            });
        });
    }

    /// A buffer that only this region reads, and that is written only with a value of this region, moves into the
    /// delegate.
    void absorb_states(RegionIndex region) {
        for (const ValueId id : method_.values.indices()) {
            const Tensor* tensor = tensor_of(method_, id);
            if (!tensor || !tensor->is_state || tensor->alias_of != no_value || flow_.writers[id] != 1) continue;
            const InstructionIndex writer = sole_writer(region, id);
            if (writer.valid()) static_cast<void>(regions_.absorb(region, writer));
        }
    }

    [[nodiscard]] InstructionIndex sole_writer(RegionIndex region, ValueId state) const {
        InstructionIndex writer;
        bool is_read = false;
        for (const InstructionIndex at : method_.instructions.indices()) {
            const auto& access = flow_.access[at];
            const bool writes = std::find(access.writes.begin(), access.writes.end(), state) != access.writes.end();
            const bool reads = std::find(access.reads.begin(), access.reads.end(), state) != access.reads.end();
            if (writes) writer = at;
            else if (reads && regions_.of(at) != region) return {};
            is_read = is_read || (reads && !writes);
        }
        const auto shows = [&](ValueId id) { return memory_root(method_, id) == state; };
        if (!writer.valid() || !is_read || std::any_of(method_.outputs.begin(), method_.outputs.end(), shows))
            return {};
        const Instruction& copy = method_.instructions[writer];
        if (copy.op != "aten::copy_" || copy.args.size() < 2 || copy.args[0] != state) return {};
        const Tensor *from = tensor_of(method_, copy.args[1]), *to = tensor_of(method_, state);
        if (!from || from->dtype != to->dtype || from->upper != to->upper || from->dim_order != to->dim_order)
            return {};
        // The new value must be computed in the region: a producer outside would make it an argument.
        const auto& feeds = flow_.feeds[writer];
        const bool is_own = std::any_of(feeds.begin(), feeds.end(), [&](InstructionIndex feed) {
            const auto& writes = flow_.access[feed].writes;
            return regions_.of(feed) == region &&
                std::find(writes.begin(), writes.end(), memory_root(method_, copy.args[1])) != writes.end();
        });
        return is_own ? writer : InstructionIndex{};
    }

    Result<std::vector<Cut>> compile() {
        std::vector<Cut> cuts;
        std::map<std::string, int> tags;
        for (const auto& [region, owner] : owners_) {
            if (progress_.cancelled()) return cancelled();
            const auto& backend = owner.backend;
            const std::string stem = owner.group.empty() ? std::string(backend->short_name()) : owner.group;
            const std::string tag = stem + "_" + std::to_string(tags[stem]++);
            Cut cut = find_edges(method_, flow_, regions_, region, backend->takes_constants_as_arguments());
            if (cut.outputs.empty() && cut.states.empty()) {
                for (const InstructionIndex at : regions_.members(region)) {
                    refuse(at, *backend, message("its result is not used"));
                }
                regions_.dissolve(region);
                continue;
            }
            cut.call = call_name(cuts.size());
            cut.delegate.id = std::string(backend->id());
            cut.delegate.compile_specs = specs_of(owner);
            progress_.report({StageKind::compiling, tag});
            auto made = backend->preprocess(sub_method(method_, regions_, cut), cut.delegate.compile_specs);
            if (!made.ok())
                return std::move(made)
                    .error()
                    .in(message("region {region}", tag))
                    .in(message("backend {backend}", backend->id()));
            auto payload = std::make_shared<std::vector<std::byte>>(std::move(made.value().payload));
            cut.delegate.payload = Data{*payload, payload};
            cut.delegate.named_data = std::move(made.value().named_data);
            cut.delegate.handles = std::move(made.value().handles);
            describe(tag, owner, cut, cuts.size());
            cuts.push_back(std::move(cut));
        }
        return cuts;
    }

    [[nodiscard]] std::string call_name(std::size_t index) const {
        std::size_t number = index + method_.delegates.size();
        return number == 0 ? "executorch_call_delegate" : "executorch_call_delegate_" + std::to_string(number);
    }

    /// Compile specs of the partitioner's group; the user's replace those with the same key.
    [[nodiscard]] CompileSpecs specs_of(const Owner& owner) const {
        const Backend& backend = *owner.backend;
        CompileSpecs specs = owner.specs ? *owner.specs : CompileSpecs();
        for (const CompileSpec& spec : specs_) {
            if (spec.backend != backend.id() && spec.backend != backend.short_name()) continue;
            const auto* bytes = reinterpret_cast<const std::byte*>(spec.value.data());
            if (owner.specs) std::erase_if(specs, [&](const auto& own) { return own.first == spec.key; });
            specs.emplace_back(spec.key, std::vector<std::byte>(bytes, bytes + spec.value.size()));
        }
        return specs;
    }

    void describe(const std::string& tag, const Owner& owner, const Cut& cut, std::size_t index) {
        RegionRow row{.tag = tag,
                      .backend = cut.delegate.id,
                      .partitioner = owner.partitioner,
                      .call = cut.call,
                      .delegate = method_.delegates.next() + index,
                      .nodes = {},
                      .inputs = {},
                      .outputs = {},
                      .states = {}};
        for (const InstructionIndex at : regions_.members(cut.region)) {
            NodeVerdict& node = out_.nodes[at];
            node.backend = cut.delegate.id;
            node.region = tag;
            if (regions_.blocked(at))
                node.refusals.push_back({tag, message("the region of a neighbour would become cyclic")});
            row.nodes.push_back(node.node);
            for (const ValueId id : flow_.access[at].writes) {
                const bool leaves = std::find(cut.outputs.begin(), cut.outputs.end(), id) != cut.outputs.end();
                const Tensor* tensor = tensor_of(method_, id);
                if (tensor && !leaves) row.inside_bytes += tensor->bytes().value_or(0);
            }
        }
        const auto list = [this](const std::vector<ValueId>& ids, std::vector<std::string>& names) {
            std::int64_t bytes = 0;
            for (const ValueId id : ids) {
                names.push_back(method_.values[id].name);
                bytes += tensor_of(method_, id)->bytes().value_or(0);
            }
            return bytes;
        };
        row.input_bytes = list(cut.inputs, row.inputs);
        row.output_bytes = list(cut.outputs, row.outputs);
        static_cast<void>(list(cut.states, row.states));
        row.payload_bytes = static_cast<std::int64_t>(cut.delegate.payload.bytes.size());
        for (const auto& [key, data] : cut.delegate.named_data)
            row.named_bytes += static_cast<std::int64_t>(data.bytes.size());
        out_.regions.push_back(std::move(row));
    }

    const Method& method_;
    const Backends& backends_;
    const std::vector<CompileSpec>& specs_;
    Progress& progress_;
    Flow flow_;
    Regions regions_;
    Chosen chosen_;
    std::map<RegionIndex, Owner> owners_;
    Partition out_;
};

/// The last matching rule of each instruction.
Result<Chosen> by_hand(const Method& method, const std::vector<DelegateRule>& rules, const Backends& backends) {
    Chosen chosen(method.instructions.size());
    for (const DelegateRule& rule : rules) {
        const auto backend = backends.find(rule.backend);
        if (!backend && rule.backend != "cpu") {
            return Error{.what = message("unknown backend '{backend}'", rule.backend),
                         .place = "rule '" + rule.rule + "'",
                         .expected = message("{names} or cpu", backends.names())};
        }
        TRY(const NodeRule parsed, NodeRule::parse(rule.rule).in(message("rule '{rule}'", rule.rule)));
        for (const InstructionIndex at : chosen.indices()) {
            if (parsed.matches(method, method.instructions[at]))
                chosen[at] = backend ? std::string(backend->id()) : std::string("cpu");
        }
    }
    return chosen;
}

/// A partitioner combined with the user's rules. `only_by_hand`: it takes only nodes that rules assign.
Partitioner ruled(Partitioner inner, std::vector<std::string> ids, const Chosen& chosen, bool only_by_hand) {
    auto tag = [inner = inner.tag, ids = std::move(ids), chosen,
                only_by_hand](const Method& method) -> Result<Partitioner::Tags> {
        TRY(auto tags, inner(method));
        for (const InstructionIndex at : tags.indices()) {
            if (!chosen.has(at)) break;
            const std::string& given = chosen[at];
            Partitioner::Tag& made = tags[at];
            const bool mine = std::find(ids.begin(), ids.end(), given) != ids.end();
            if (given == "cpu") made = {.why_not = message("kept on the CPU by a rule")};
            else if (!given.empty() && made.backend != given && (!mine || !made.backend.empty()))
                made = {.why_not = message("given to another backend by a rule")};
            else if (only_by_hand && given.empty()) made = {.why_not = message("not chosen")};
        }
        return tags;
    };
    return {.name = std::move(inner.name), .tag = std::move(tag)};
}

Result<std::shared_ptr<const Backend>> find_backend(const Backends& backends, std::string_view name) {
    auto found = backends.find(name);
    if (found) return found;
    return Error{.what = message("unknown backend '{name}'", name), .expected = Message::verbatim(backends.names())};
}

}  // namespace

Result<Partition> partition(const Method& method, const std::vector<Partitioner>& partitioners,
                            const std::vector<CompileSpec>& specs, const Backends& backends, Progress& progress) {
    return Work(method, backends, specs, progress).run(partitioners);
}

Result<Partition> partition(const Method& method, const Delegation& delegation, const Backends& backends,
                            Progress& progress) {
    for (const CompileSpec& spec : delegation.specs)
        CHECKED(find_backend(backends, spec.backend).in(message("compile spec {key}", spec.key)));
    TRY(const Chosen chosen, by_hand(method, delegation.rules, backends));
    std::vector<Partitioner> all;
    std::set<std::string> listed;
    for (const std::string& entry : delegation.backends) {
        if (const Partitioner* own = backends.find_partitioner(entry)) {
            all.push_back(ruled(*own, {}, chosen, false));
            continue;
        }
        std::vector<std::shared_ptr<const Backend>> group;
        std::vector<std::string> ids;
        for (std::size_t at = 0; at <= entry.size();) {
            const std::size_t end = std::min(entry.find('+', at), entry.size());
            TRY(auto backend, find_backend(backends, std::string_view(entry).substr(at, end - at)));
            ids.emplace_back(backend->id());
            group.push_back(std::move(backend));
            at = end + 1;
        }
        listed.insert(ids.begin(), ids.end());
        Partitioner inner = group.size() == 1 ? partitioners::by_support(group.front()) : partitioners::together(group);
        all.push_back(ruled(std::move(inner), std::move(ids), chosen, false));
    }
    for (const DelegateRule& rule : delegation.rules) {
        const auto backend = backends.find(rule.backend);
        if (!backend || !listed.insert(std::string(backend->id())).second) continue;
        all.push_back(ruled(partitioners::by_support(backend), {std::string(backend->id())}, chosen, true));
    }
    return Work(method, backends, delegation.specs, progress, chosen).run(all);
}

}  // namespace arenascope
