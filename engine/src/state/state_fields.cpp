#include "ptcg/state_fields.hpp"

#include <array>

namespace ptcg {

namespace {

using namespace std::string_view_literals;

constexpr std::array role_words = {"none"sv, "stage"sv, "part"sv, "energy"sv, "tool"sv, "other"sv};
static_assert(role_words.size() == at(Role::other) + 1);

constexpr std::array harm_words = {"none"sv, "attack_damage"sv, "attack_effect"sv, "other_effect"sv,
                                   "checkup"sv};
static_assert(harm_words.size() == at(Harm::checkup) + 1);

constexpr std::array origin_words = {"rule"sv, "attack"sv, "ability"sv, "trainer"sv, "energy"sv};
static_assert(origin_words.size() == at(Origin::energy) + 1);

constexpr std::array anchor_words = {"pokemon"sv, "player"sv, "game"sv};
static_assert(anchor_words.size() == at(Anchor::game) + 1);

constexpr std::array lasting_words = {"script"sv,          "damage_dealt"sv,      "damage_taken"sv,
                                      "base_damage"sv,     "attack_needs_coin"sv, "no_attack"sv,
                                      "no_named_attack"sv, "no_retreat"sv,        "no_damage"sv,
                                      "no_effects"sv,      "no_abilities"sv,      "no_trainers"sv,
                                      "used_this_game"sv};
static_assert(lasting_words.size() == at(LastingKind::used_this_game) + 1);

constexpr std::array memo_words = {"none"sv,      "played"sv,       "attached"sv, "evolved"sv,
                                   "attacked"sv,  "knocked_out"sv,  "healed"sv,   "moved"sv,
                                   "used_text"sv, "prizes_taken"sv, "benched"sv,  "retreated"sv,
                                   "damaged"sv,   "used_card"sv,    "attacker"sv};
static_assert(memo_words.size() == at(Memo::count));

constexpr std::array step_words = {"none"sv,
                                   "setup_flip"sv,
                                   "setup_choose_start"sv,
                                   "setup_draw"sv,
                                   "setup_shared_mulligans"sv,
                                   "setup_single_mulligans"sv,
                                   "setup_active"sv,
                                   "setup_bench"sv,
                                   "setup_prizes"sv,
                                   "setup_bonus"sv,
                                   "setup_bonus_bench"sv,
                                   "setup_late_flip"sv,
                                   "setup_late_choice"sv,
                                   "setup_reveal"sv,
                                   "turn_begin"sv,
                                   "turn_draw"sv,
                                   "main_phase"sv,
                                   "attack_again"sv,
                                   "turn_end"sv,
                                   "play_trainer"sv,
                                   "play_trainer_end"sv,
                                   "use_text"sv,
                                   "retreat"sv,
                                   "attack_next"sv,
                                   "attack_choose"sv,
                                   "attack_require"sv,
                                   "attack_announced"sv,
                                   "attack_alter"sv,
                                   "attack_confusion"sv,
                                   "attack_before"sv,
                                   "attack_damage"sv,
                                   "attack_after"sv,
                                   "attack_end"sv,
                                   "settle_trigger"sv,
                                   "settle_checks"sv,
                                   "knock_out_replace"sv,
                                   "knock_out_triggers"sv,
                                   "knock_out_discard"sv,
                                   "knock_out_prizes"sv,
                                   "knock_out_promote"sv,
                                   "knock_out_end"sv,
                                   "checkup_begin"sv,
                                   "checkup_conditions"sv,
                                   "checkup_others"sv,
                                   "checkup_end"sv,
                                   "sudden_death"sv,
                                   "match_over"sv};
static_assert(step_words.size() == at(Step::count));

constexpr std::array outcome_words = {"running"sv, "won"sv, "draw"sv, "void_match"sv,
                                      "decision_cap"sv};
static_assert(outcome_words.size() == outcome_count);

constexpr std::array reason_words = {"none"sv,        "prizes"sv,  "no_pokemon"sv,
                                     "no_cards"sv,    "concede"sv, "both_ways"sv,
                                     "card_effect"sv, "time"sv,    "forfeit"sv};
static_assert(reason_words.size() == win_reason_count);

}  // namespace

std::span<const std::string_view> words_of(Zone)
{
    static const auto words = [] {
        std::array<std::string_view, at(Zone::none) + 1> all;
        for (std::size_t i = 0; i < all.size(); ++i) all[i] = name_of(static_cast<Zone>(i));
        return all;
    }();
    return words;
}
std::span<const std::string_view> words_of(Role)
{
    return role_words;
}
std::span<const std::string_view> words_of(Harm)
{
    return harm_words;
}
std::span<const std::string_view> words_of(Origin)
{
    return origin_words;
}
std::span<const std::string_view> words_of(Anchor)
{
    return anchor_words;
}
std::span<const std::string_view> words_of(LastingKind)
{
    return lasting_words;
}
std::span<const std::string_view> words_of(Memo)
{
    return memo_words;
}
std::span<const std::string_view> words_of(Step)
{
    return step_words;
}
std::span<const std::string_view> words_of(Outcome)
{
    return outcome_words;
}
std::span<const std::string_view> words_of(WinReason)
{
    return reason_words;
}

namespace {

/// Calls `visit(number)` for each text of the card, in order, until it returns true.
template <typename Visit>
void each_text(const CardLibrary& library, DefId id, Visit visit)
{
    if (!library.has(id)) return;
    const CardDef& def = library.def(id);
    const auto visit_range = [&](std::uint16_t first, std::uint16_t count) {
        for (std::uint16_t i = 0; i < count; ++i) {
            if (visit(static_cast<std::uint16_t>(first + i))) return true;
        }
        return false;
    };
    if (visit_range(def.first_handler, def.handler_count)) return;
    for (const LastingDef& lasting : library.lasting(def)) {
        if (visit_range(lasting.first_handler, lasting.handler_count)) return;
    }
}

}  // namespace

std::string text_name(const CardLibrary& library, DefId def, std::uint16_t handler)
{
    std::string name;
    if (handler >= library.handler_count()) return name;
    const Hook hook = library.handler(handler).hook;
    int which = 0;
    each_text(library, def, [&](std::uint16_t number) {
        which += library.handler(number).hook == hook ? 1 : 0;
        if (number != handler) return false;
        name = name_of(hook);
        if (which > 1) name += " " + std::to_string(which);
        return true;
    });
    return name;
}

std::optional<std::uint16_t> find_text(const CardLibrary& library, DefId def, std::string_view name)
{
    std::optional<std::uint16_t> found;
    each_text(library, def, [&](std::uint16_t number) {
        if (text_name(library, def, number) == name) found = number;
        return found.has_value();
    });
    return found;
}

}  // namespace ptcg
