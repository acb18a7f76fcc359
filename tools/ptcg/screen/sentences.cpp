#include "screen/sentences.hpp"

#include <array>

#include <fmt/format.h>

namespace ptcg::tools {

namespace {

std::string quiet(const Teller&)
{
    return {};
}

/// For events whose sentence has no variants.
template <std::string_view Texts::*Text>
std::string simple(const Teller& t)
{
    return t.say(texts().*Text);
}

std::string match_began(const Teller& t)
{
    if (t.event.value > 0) return t.say(texts().sudden_death_begins);
    return fill(texts().match_begins, {{"one", t.naming().names[0]}, {"two", t.naming().names[1]}});
}

std::string became_active(const Teller& t)
{
    return t.say(t.revealing() ? texts().has_active : texts().first_active);
}

std::string benched(const Teller& t)
{
    if (t.revealing()) return t.say(texts().has_benched);
    const bool from_hand = t.event.from == Zone::hand || t.event.from == Zone::none;
    return t.say(from_hand ? texts().benches : texts().benches_from);
}

std::string attached(const Teller& t)
{
    const bool from_hand = t.event.from == Zone::hand || t.event.from == Zone::none;
    return t.say(from_hand ? texts().attaches : texts().attaches_from);
}

std::string used_text(const Teller& t)
{
    const std::string name = t.naming().ability(t.event.def, t.event.effect);
    if (name.empty() || t.event.spot == no_spot) return t.say(texts().uses_card);
    return t.say(texts().uses_text, name);
}

std::string attack_announced(const Teller& t)
{
    return t.say(texts().attacks, t.naming().attack(t.event.def, t.event.effect));
}

std::string attack_copied(const Teller& t)
{
    return t.say(texts().copies, t.naming().attack(t.event.def, t.event.effect));
}

std::string attack_stopped(const Teller& t)
{
    switch (static_cast<StopReason>(t.event.value)) {
        case StopReason::tails:
            return t.say(texts().stopped_tails);
        case StopReason::confused:
            return t.say(texts().stopped_confused);
        case StopReason::requirement:
            return t.say(texts().stopped_requirement);
        case StopReason::prevented:
            return t.say(texts().stopped_prevented);
    }
    return {};
}

std::string coin(const Teller& t)
{
    const bool heads = t.event.value != 0;
    if (t.event.spot == no_spot || t.event.extra >= condition_count) {
        return t.say(heads ? texts().heads : texts().tails);
    }
    return t.say(heads ? texts().heads_for : texts().tails_for,
                 texts().condition_name(static_cast<Condition>(t.event.extra)));
}

std::string condition_name(const Teller& t)
{
    const auto number = static_cast<std::size_t>(t.event.value);
    if (number >= condition_count) return {};
    return std::string(texts().condition_name(static_cast<Condition>(number)));
}

std::string condition_set(const Teller& t)
{
    return t.say(texts().gets_condition, condition_name(t));
}

std::string condition_removed(const Teller& t)
{
    const std::string name = condition_name(t);
    return t.say(name.empty() ? texts().loses_all_conditions : texts().loses_condition, name);
}

std::string card_moved(const Teller& t)
{
    // A card that was played passes through these places; playing it has been told.
    const bool passing =
        t.event.from == Zone::played || t.event.from == Zone::beside || t.event.to == Zone::beside;
    if (passing || t.of_knocked_out()) return {};
    if (t.event.to == Zone::discard) return t.say(texts().discards);
    if (t.event.to == Zone::hand) return t.say(texts().takes_to_hand);
    return t.say(texts().moves);
}

std::string looked_at(const Teller& t)
{
    const PlayerId whose = t.event.spot == no_spot ? t.event.player : owner_of(t.event.spot);
    const std::string_view zone = texts().zone(t.event.from);
    const std::string pile = whose == t.event.player ? t.say(fmt::format("{{their}} {}", zone))
                                                     : t.naming().owned(whose, zone);
    return t.say(texts().looks, pile);
}

std::string prize_taken(const Teller& t)
{
    const bool known = t.event.def != no_def;
    return t.say(known ? texts().takes_prize : texts().takes_hidden_prize);
}

std::string lasting_began(const Teller& t)
{
    const bool on_pokemon = t.event.spot != no_spot;
    return t.say(on_pokemon ? texts().effect_on_pokemon : texts().effect_on_player);
}

using Sentence = std::string (*)(const Teller&);

/// How each kind of event is told, in the order of EventKind.
constexpr std::array<Sentence, at(EventKind::count)> sentences = {
    match_began,
    simple<&Texts::takes_first_turn>,
    simple<&Texts::hand_card>,
    simple<&Texts::mulligan>,
    simple<&Texts::prizes_set>,
    simple<&Texts::all_revealed>,
    simple<&Texts::turn>,
    quiet,  // turn_ended
    simple<&Texts::draws>,
    simple<&Texts::cannot_draw>,
    simple<&Texts::shuffles>,
    benched,
    became_active,
    attached,
    simple<&Texts::evolves>,
    simple<&Texts::devolves>,
    simple<&Texts::plays>,
    simple<&Texts::plays_stadium>,
    used_text,
    simple<&Texts::retreats>,
    simple<&Texts::switches>,
    attack_announced,
    attack_copied,
    attack_stopped,
    coin,
    simple<&Texts::damage>,
    simple<&Texts::no_damage>,
    simple<&Texts::counters>,
    simple<&Texts::heals>,
    simple<&Texts::counters_off>,
    condition_set,
    condition_removed,
    simple<&Texts::knocked_out>,
    simple<&Texts::saved>,
    card_moved,
    simple<&Texts::shows>,
    looked_at,
    prize_taken,
    simple<&Texts::switches>,
    lasting_began,
    quiet,  // lasting_ended
    simple<&Texts::checkup>,
    simple<&Texts::leaves_play>,
    simple<&Texts::sudden_death>,
    quiet,  // match_ended: told as the result
};

}  // namespace

std::string sentence_for(const Teller& teller)
{
    return sentences[at(teller.event.kind)](teller);
}

}  // namespace ptcg::tools
