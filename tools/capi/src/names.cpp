#include <array>
#include <optional>

#include "ptcg.h"
#include "ptcg/decision.hpp"
#include "ptcg/event.hpp"
#include "ptcg/hosting/match_json.hpp"
#include "status.hpp"

namespace ptcg::capi {
namespace {

static_assert(PTCG_DRAW == at(ptcg::Outcome::draw) && PTCG_VOID == at(ptcg::Outcome::void_match) &&
              PTCG_DECISION_CAP == at(ptcg::Outcome::decision_cap));

template <typename Enum>
std::string_view named(unsigned number, std::size_t count)
{
    if (number >= count) return {};
    return ptcg::name_of(static_cast<Enum>(number));
}

/// Returns the name, or an empty one. All names are literals, so a zero byte follows each.
std::string_view find_name(int what, unsigned number)
{
    switch (what) {
        case PTCG_NAMES_PURPOSE:
            return named<Purpose>(number, at(Purpose::count));
        case PTCG_NAMES_OPTION:
            return named<OptionKind>(number, option_kind_count);
        case PTCG_NAMES_EVENT:
            return named<EventKind>(number, at(EventKind::count));
        case PTCG_NAMES_ZONE:
            return named<Zone>(number, at(Zone::none) + 1);
        case PTCG_NAMES_CONDITION:
            return named<Condition>(number, condition_count);
        case PTCG_NAMES_TYPE:
            return named<Type>(number, type_count);
        case PTCG_NAMES_OUTCOME:
            return named<ptcg::Outcome>(number, outcome_count);
        case PTCG_NAMES_REASON:
            return named<WinReason>(number, win_reason_count);
        default:
            return {};
    }
}

}  // namespace

}  // namespace ptcg::capi

const char* ptcg_name(int what, unsigned number)
{
    return ptcg::capi::find_name(what, number).data();
}

int ptcg_number(int what, const char* name)
{
    if (name == nullptr) return -1;
    for (unsigned number = 0;; ++number) {
        const std::string_view known = ptcg::capi::find_name(what, number);
        if (known.data() == nullptr) return -1;
        if (known == name) return static_cast<int>(number);
    }
}
