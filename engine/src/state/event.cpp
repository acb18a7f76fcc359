#include "ptcg/event.hpp"

#include <array>

namespace ptcg {

namespace {

using namespace std::string_view_literals;

constexpr std::array kind_names = {"match_began"sv,
                                   "start_decided"sv,
                                   "hand_revealed"sv,
                                   "mulligan"sv,
                                   "prizes_set"sv,
                                   "revealed"sv,
                                   "turn_began"sv,
                                   "turn_ended"sv,
                                   "drew"sv,
                                   "draw_failed"sv,
                                   "shuffled"sv,
                                   "benched"sv,
                                   "became_active"sv,
                                   "attached"sv,
                                   "evolved"sv,
                                   "devolved"sv,
                                   "played"sv,
                                   "stadium_played"sv,
                                   "used_text"sv,
                                   "retreated"sv,
                                   "switched"sv,
                                   "attack_announced"sv,
                                   "attack_copied"sv,
                                   "attack_stopped"sv,
                                   "coin"sv,
                                   "damaged"sv,
                                   "damage_prevented"sv,
                                   "counters_put"sv,
                                   "healed"sv,
                                   "counters_removed"sv,
                                   "condition_set"sv,
                                   "condition_removed"sv,
                                   "knocked_out"sv,
                                   "saved"sv,
                                   "card_moved"sv,
                                   "card_shown"sv,
                                   "looked_at"sv,
                                   "prize_taken"sv,
                                   "promoted"sv,
                                   "lasting_began"sv,
                                   "lasting_ended"sv,
                                   "checkup_began"sv,
                                   "left_play"sv,
                                   "sudden_death"sv,
                                   "match_ended"sv,
                                   "replaced"sv,
                                   "effect_prevented"sv};
static_assert(kind_names.size() == at(EventKind::count));

}  // namespace

Event as_seen_by(Event event, Audience audience)
{
    if ((event.audience & audience) == 0) event.def = no_def;
    if (audience != seen_by_all) event.answer = 0;  // hides how often the other was asked
    return event;
}

std::string_view name_of(EventKind kind)
{
    return kind_names[at(kind)];
}

}  // namespace ptcg
