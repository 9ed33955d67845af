#include "engine/study/footprint_parts.h"

namespace arenascope {

namespace {

using Kind = FootprintPart::Kind;

}  // namespace

std::string_view name_of(Known known) {
    switch (known) {
        case Known::exact: return "exact";
        case Known::measured: return "measured";
        case Known::stated: return "stated";
        case Known::given: return "given";
        case Known::estimated: return "estimated";
        case Known::at_least: return "at least";
        case Known::unknown: break;
    }
    return "unknown";
}

Message words_of(Known known) {
    switch (known) {
        case Known::exact: return message("exact");
        case Known::measured: return message("measured");
        case Known::stated: return message("stated");
        case Known::given: return message("given");
        case Known::estimated: return message("estimated");
        case Known::at_least: return message("at least");
        case Known::unknown: break;
    }
    return message("unknown");
}

bool is_in_flash(Kind kind) {
    switch (kind) {
        case Kind::constants:
        case Kind::factors:
        case Kind::states:
        case Kind::payload:
        case Kind::program:
        case Kind::code: return true;
        default: return false;
    }
}

std::string_view name_of(FootprintPart::Kind kind) {
    switch (kind) {
        case Kind::arena: return "arena";
        case Kind::scratch: return "scratch";
        case Kind::state: return "state";
        case Kind::caller: return "caller";
        case Kind::method_allocator: return "method_allocator";
        case Kind::temporary: return "temporary";
        case Kind::delegate: return "delegate";
        case Kind::stack: return "stack";
        case Kind::data: return "data";
        case Kind::constants: return "constants";
        case Kind::factors: return "factors";
        case Kind::states: return "initial_states";
        case Kind::payload: return "payload";
        case Kind::program: return "program";
        case Kind::code: break;
    }
    return "code";
}

}  // namespace arenascope
