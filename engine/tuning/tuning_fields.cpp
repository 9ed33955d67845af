// The field tables of a Tuning. To add a field: add the member to its struct, and a row here; the compiler refuses a
// table that lacks one. Rows are read in this order, which determines the first error of a text.

#include "engine/tuning/tuning_fields.h"

#include "engine/base/json.h"
#include "engine/tuning/fields.h"
#include "engine/tuning/tuning.h"

namespace arenascope::fields {

template <>
struct Form<RangeEdit> : PairForm<RangeEdit, &RangeEdit::min, &RangeEdit::max> {};
template <>
struct Form<ByteRange> : PairForm<ByteRange, &ByteRange::begin, &ByteRange::end> {};

struct KindNames {
    static auto all() {
        return std::array{BufferKind::input, BufferKind::output, BufferKind::state, BufferKind::intermediate,
                          BufferKind::delegate_io};
    }
    static Message expected() { return message("input, output, state, intermediate or delegate-io"); }
};
template <>
struct Form<BufferKind> : EnumForm<BufferKind, KindNames> {
    static Message items() { return message("a list of input, output, state, intermediate or delegate-io"); }
};

struct LifetimeNames {
    static auto all() { return std::array{LifetimeRules::safe, LifetimeRules::executorch}; }
    static Message expected() { return message("safe or executorch"); }
};
template <>
struct Form<LifetimeRules> : EnumForm<LifetimeRules, LifetimeNames> {};

struct ScheduleNames {
    static auto all() { return std::array{ScheduleMode::off, ScheduleMode::exact, ScheduleMode::search}; }
    static Message expected() { return message("off, exact or search"); }
};
template <>
struct Form<ScheduleMode> : EnumForm<ScheduleMode, ScheduleNames> {};

struct StateNames {
    static auto all() { return std::array{InitialState::zero, InitialState::unspecified}; }
    static Message expected() { return message("zero or unspecified"); }
};
template <>
struct Form<InitialState> : EnumForm<InitialState, StateNames> {};

struct CoreNames {
    static auto all() { return all_cores; }
    static Message expected() { return message("m0plus, m4, m7, m33, m55 or m85"); }
};
template <>
struct Form<Core> : EnumForm<Core, CoreNames> {};
struct AbiNames {
    static auto all() { return std::array{Abi::bits64, Abi::x86_32, Abi::arm32}; }
    static Message expected() { return message("64-bit, x86-32 or arm-32"); }
};
template <>
struct Form<Abi> : EnumForm<Abi, AbiNames> {};

/// The pool of a rule: a valid one.
struct RulePoolForm : Form<std::optional<std::int32_t>> {
    static Result<> read(const std::string& key, const Json& json, std::optional<std::int32_t>& out) {
        std::int64_t pool = 0;
        CHECKED(Form<std::int64_t>::read(key, json, pool));
        if (pool < 1 || pool > std::numeric_limits<std::int32_t>::max())
            return Error{.what = message("'pool' is {pool}", pool), .expected = message("a mem_id")};
        out = static_cast<std::int32_t>(pool);
        return done;
    }
};

struct DelegateIndexForm : Form<std::int32_t> {
    static constexpr std::int64_t most = 1'000'000;
    static Json write(DelegateIndex delegate) { return delegate.number(); }
    static Result<> read(const std::string& key, const Json& json, DelegateIndex& out) {
        std::int64_t index = 0;
        CHECKED(Form<std::int64_t>::read(key, json, index));
        if (index < 0 || index > most) return wrong_type(key, message("0 to 1000000"));
        out = DelegateIndex(index);
        return done;
    }
};

template <>
struct Table<Pool> {
    static constexpr std::array rows{
        row<&Pool::mem_id>("mem_id", "number of this memory in the program, from 1"),
        row<&Pool::name>("name", "the pool's name"),
        row<&Pool::align>("align", "alignment of every buffer in bytes; absent: the plan's").unless_default(),
        row<&Pool::reserved>("reserved", "bytes at the start that no buffer uses").unless_default(),
        row<&Pool::tail>("tail", "bytes that stay free after the last buffer").unless_default(),
        row<&Pool::capacity>("capacity", "bytes that the pool has; absent: no limit").unless_default(),
        row<&Pool::base_address>("base_address", "the address of offset 0").unless_default(),
        row<&Pool::cost>("cost", "relative cost of a byte that is read or written; absent: 1").unless_default(),
        row<&Pool::bandwidth>("bandwidth", "MB/s (10^6 bytes per second) of reads and writes; absent: unknown")
            .unless_default(),
        row<&Pool::allow>("allow", "kinds of buffers that the pool accepts; absent: all").unless_default(),
        row<&Pool::prefer>("prefer", "kinds of buffers that go here unless they are assigned").unless_default(),
        row<&Pool::keep_out>("keep_out", "offset ranges, begin and end, that no buffer may use").unless_default(),
        row<&Pool::device>("device", "the host cannot read this memory directly").unless_default(),
        row<&Pool::copy_function>("copy_function", "copies bytes into it; absent: a plain copy").unless_default(),
        row<&Pool::zeroed>("zeroed", "the memory is zero when the program is loaded").unless_default(),
        row<&Pool::planner>("planner", "planner of this pool alone; absent: the plan's").unless_default(),
    };
};
static_assert(Table<Pool>::rows.size() == member_count<Pool>(), "a member of Pool has no row");

template <>
struct Table<PlanOptions> {
    static constexpr std::array rows{
        row<&PlanOptions::seed>("seed", "of planners that draw random numbers"),
        row<&PlanOptions::nodes>("nodes", "search budget, the same on every machine"),
        row<&PlanOptions::seconds>("seconds", "time limit; absent: none").unless_default(),
        row<&PlanOptions::improve>("improve", "search on after the first plan that fits every capacity"),
    };
};
static_assert(Table<PlanOptions>::rows.size() == member_count<PlanOptions>(), "a member of PlanOptions has no row");

template <>
struct Table<DelegateRule> {
    static constexpr std::array rows{
        row<&DelegateRule::rule>("rule", "name:GLOB, op:GLOB or module:GLOB, joined by and, or, not"),
        row<&DelegateRule::backend>("backend", "takes the matching nodes; cpu: no backend does"),
    };
};
static_assert(Table<DelegateRule>::rows.size() == member_count<DelegateRule>(), "a member of DelegateRule has no row");

template <>
struct Table<CompileSpec> {
    static constexpr std::array rows{
        row<&CompileSpec::backend>("backend", "backend that the value is for"),
        row<&CompileSpec::key>("key", "as the backend defines it"),
        row<&CompileSpec::value, HexForm>("hex", "the value's bytes"),
    };
};
static_assert(Table<CompileSpec>::rows.size() == member_count<CompileSpec>(), "a member of CompileSpec has no row");

template <>
struct Table<PayloadReplacement> {
    static constexpr std::array rows{
        row<&PayloadReplacement::delegate, DelegateIndexForm>("delegate", "index of the delegate in the method"),
        row<&PayloadReplacement::bytes, HexForm>("hex", "the payload's bytes"),
    };
};
static_assert(Table<PayloadReplacement>::rows.size() == member_count<PayloadReplacement>(),
              "a member of PayloadReplacement has no row");

template <>
struct Table<Delegation> {
    static constexpr std::array rows{
        row<&Delegation::backends>("backends", "backends in the order in which they take nodes"),
        row<&Delegation::rules>("rules", "nodes assigned by rule; the last matching rule wins"),
        row<&Delegation::payloads>("payloads", "payloads that replace the program's")
            .unless_default()
            .formerly("blobs"),
        row<&Delegation::specs>("specs", "compile specs"),
    };
};
static_assert(Table<Delegation>::rows.size() == member_count<Delegation>(), "a member of Delegation has no row");

template <>
struct Table<Limit> {
    static constexpr std::array rows{
        row<&Limit::name>("name", "ram, flash or a pool; or stack, data, code or a delegate"),
        row<&Limit::bytes>("bytes", "capacity of the device memory, or bytes that it uses"),
    };
};
static_assert(Table<Limit>::rows.size() == member_count<Limit>(), "a member of Limit has no row");

template <>
struct Table<RuntimeSetup> {
    static constexpr std::array rows{
        row<&RuntimeSetup::abi>("abi",
                                "how the device's compiler lays out structures; absent: detected from the program")
            .unless_default(),
        row<&RuntimeSetup::temp_allocator>("temp_allocator", "bytes of the temp allocator; 0: none").unless_default(),
    };
};
static_assert(Table<RuntimeSetup>::rows.size() == member_count<RuntimeSetup>(), "a member of RuntimeSetup has no row");

template <>
struct Table<PlanRule> {
    static constexpr std::array rows{
        row<&PlanRule::match>("match", "such as op:aten::add.*&size>=64K").required(),
        row<&PlanRule::pool, RulePoolForm>("pool", "mem_id; absent: bound by the caller").unless_default(),
    };
};
static_assert(Table<PlanRule>::rows.size() == member_count<PlanRule>(), "a member of PlanRule has no row");

template <>
struct Table<OperatorRule> {
    static constexpr std::array rows{
        row<&OperatorRule::node>("node", "name of the node, or a rule for nodes; empty: by operator and pool"),
        row<&OperatorRule::op>("op", "operator that the rule replaces, with pool"),
        row<&OperatorRule::replacement>("replacement", "operator that runs instead").required(),
        row<&OperatorRule::pool, RulePoolForm>("pool", "mem_id that the node writes into").unless_default(),
    };
};
static_assert(Table<OperatorRule>::rows.size() == member_count<OperatorRule>(), "a member of OperatorRule has no row");

template <>
struct Table<TiledGroup> {
    static constexpr std::array rows{
        row<&TiledGroup::begin>("begin", "first operator, as shrink numbers them").required(),
        row<&TiledGroup::end>("end", "operator behind the last one").required(),
        row<&TiledGroup::first>("first", "name of the first node"),
        row<&TiledGroup::last>("last", "name of the last node"),
        row<&TiledGroup::leader>("leader", "tensor whose rows are divided among the tiles"),
        row<&TiledGroup::made_by>("made_by", "operator of the group that makes it, from 0"),
        row<&TiledGroup::result>("result", "which result of that operator it is").unless_default(),
        row<&TiledGroup::axis>("axis", "dimension that is divided"),
        row<&TiledGroup::tiles>("tiles", "number of tiles").required(),
        row<&TiledGroup::is_sum>("sum", "the last operator sums up over the dimension, tile by tile").unless_default(),
        row<&TiledGroup::copies_planes>("by_planes", "rows of an image are copied plane by plane").unless_default(),
        row<&TiledGroup::is_loop>("loop", "one WHILE of a TensorFlow Lite model runs the tiles").unless_default(),
        row<&TiledGroup::is_over_operand>("over_operand", "the loop writes over rows of its operand").unless_default(),
    };
};
static_assert(Table<TiledGroup>::rows.size() == member_count<TiledGroup>(), "a member of TiledGroup has no row");

template <>
struct Table<TiledMethod> {
    static constexpr std::array rows{
        row<&TiledMethod::method>("method", "name of the method"),
        row<&TiledMethod::channels_last>("channels_last", "images between the groups keep their channels last"),
        row<&TiledMethod::groups>("groups", "tiled groups, ascending"),
    };
};
static_assert(Table<TiledMethod>::rows.size() == member_count<TiledMethod>(), "a member of TiledMethod has no row");

template <>
struct Table<MethodEdits> {
    static constexpr std::array rows{
        row<&MethodEdits::hints>("hints", "upper bounds from the exported example instead of the ranges"),
        row<&MethodEdits::allow_wider_ranges>("allow_wider_ranges",
                                              "export although a range is wider than the program's"),
        row<&MethodEdits::share_mutable>("share_mutable", "one offset for each state in all methods"),
        row<&MethodEdits::passes>("passes", "optional passes, in order"),
        row<&MethodEdits::rules>("rules", "pools by rule; the last matching rule wins"),
        row<&MethodEdits::operators>("operators", "replaced operators"),
        row<&MethodEdits::tiles>("tiles", "operators that run tile by tile").unless_default(),
    };
};
static_assert(Table<MethodEdits>::rows.size() == member_count<MethodEdits>(), "a member of MethodEdits has no row");

template <>
struct Table<Tuning> {
    static constexpr std::array rows{
        row<&Tuning::method>("method", "the planned method; empty: the first"),
        row<&Tuning::pools>("pools", "memories that buffers are planned into"),
        row<&Tuning::assigned>("assigned", "mem_id by tensor"),
        row<&Tuning::pinned>("pinned", "offset by tensor"),
        row<&Tuning::aligned>("aligned", "alignment in bytes by tensor").unless_default(),
        row<&Tuning::unplanned>("unplanned", "tensors that are bound by the caller"),
        row<&Tuning::ranges>("ranges", "smallest and largest value by symbol"),
        row<&Tuning::plan_inputs>("plan_inputs", "inputs are planned; false: bound by the caller"),
        row<&Tuning::plan_outputs>("plan_outputs", "outputs are planned; false: bound by the caller"),
        row<&Tuning::plan_state>("plan_state", "mutable buffers are planned; false: bound by the caller"),
        row<&Tuning::align>("align", "alignment of every buffer in bytes"),
        row<&Tuning::lifetimes>("lifetimes", "rules by which lifetimes are found"),
        row<&Tuning::planner>("planner", "planner of the plan that is shown, run and exported"),
        row<&Tuning::keep_loaded_plan>("keep_loaded_plan", "a .pte keeps its own plan until something is edited"),
        row<&Tuning::options>("options", "limits of planners"),
        row<&Tuning::schedule>("schedule", "reorders operators within their data dependencies to lower the peak"),
        row<&Tuning::delegation>("delegation", "delegates").unless_default(),
        row<&Tuning::initial>("initial", "values of states before the first run, by name").unless_default(),
        row<&Tuning::limits>("limits", "memories of the device").unless_default(),
        row<&Tuning::core>("core", "core whose kernels run cortex_m operators; absent: detected from the program")
            .unless_default(),
        row<&Tuning::runtime>("runtime", "device setup for the footprint").unless_default(),
        row<&Tuning::place_auto>("place_auto", "choose pools for the least cost of traffic"),
        row<&Tuning::edits>("edits", "changes of the method before it is planned").unless_default(),
    };
};
static_assert(Table<Tuning>::rows.size() == member_count<Tuning>(), "a member of Tuning has no row");

}  // namespace arenascope::fields

namespace arenascope {

namespace {

using fields::Form;
using fields::Json;

template <class T>
std::string text_of(const T& value) {
    return Form<T>::write(value).dump(2, ' ', false, Json::error_handler_t::replace);
}

/// `expected`: the file that contains such an object.
template <class T>
Result<T> value_of(std::string_view text, Message expected) {
    CHECKED(json::Document::parse(text));  // limits the nesting for the parser
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return Error{.what = message("not a JSON object"), .expected = std::move(expected)};
    T out;
    CHECKED(Form<T>::read({}, json, out));
    return out;
}

}  // namespace

std::string to_json(const Tuning& tuning) { return text_of(tuning); }
std::string to_json(const MethodEdits& edits) { return text_of(edits); }

Result<Tuning> tuning_from_json(std::string_view text) {
    return value_of<Tuning>(text, message("a session, as --save-session or the window writes it"));
}

Result<MethodEdits> method_edits_from_json(std::string_view text) {
    return value_of<MethodEdits>(text, message("an object"));
}

void visit_tuning(const nlohmann::json& tuning, const std::string& place, const ObjectVisit& visit) {
    Form<Tuning>::visit(tuning, place, visit);
}

void visit_pools(const nlohmann::json& pools, const std::string& place, const ObjectVisit& visit) {
    Form<std::vector<Pool>>::visit(pools, place, visit);
}

std::string tuning_schema() { return Form<Tuning>::schema().dump(); }

}  // namespace arenascope
