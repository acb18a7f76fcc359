#include "words/sentences.hpp"

#include <array>
#include <vector>

#include <fmt/format.h>

#include "ptcg/explanation.hpp"
#include "ptcg/handler.hpp"

namespace ptcg {

namespace {

constexpr int damage_counter = 10;  // points

std::string quiet(const Teller&)
{
    return {};
}

/// For events whose sentence has no variants.
template <Text LogTexts::*Which>
std::string simple(const Teller& t)
{
    return t.say(t.texts().*Which);
}

std::string match_began(const Teller& t)
{
    if (t.event.value > 0) return t.say(t.texts().sudden_death_begins);
    if (t.is_log()) return t.naming().texts().board.setup.plain();
    return fill(t.texts().match_begins,
                {{"one", t.naming().names[0]}, {"two", t.naming().names[1]}});
}

std::string turn_began(const Teller& t)
{
    return t.say(t.is_log() ? t.texts().turn_section : t.texts().turn);
}

std::string became_active(const Teller& t)
{
    return t.say(t.revealing() ? t.texts().has_active : t.texts().first_active);
}

std::string benched(const Teller& t)
{
    if (t.revealing()) return t.say(t.texts().has_benched);
    const bool from_hand = t.event.from == Zone::hand || t.event.from == Zone::none;
    return t.say(from_hand ? t.texts().benches : t.texts().benches_from);
}

std::string attached(const Teller& t)
{
    if (t.event.from == Zone::in_play && t.is_energy()) return t.say(t.texts().moves_energy);
    const bool from_hand = t.event.from == Zone::hand || t.event.from == Zone::none;
    return t.say(from_hand ? t.texts().attaches : t.texts().attaches_from);
}

std::string evolved(const Teller& t)
{
    const bool levels =
        t.event.def != no_def && t.naming().library->def(t.event.def).has(levels_up);
    return t.say(levels ? t.texts().levels_up : t.texts().evolves);
}

std::string used_text(const Teller& t)
{
    const std::string name = t.naming().ability(t.event.def, t.event.effect);
    if (name.empty() || t.event.spot == no_spot) return t.say(t.texts().uses_card);
    return t.say(t.texts().uses_text, name);
}

std::string attack_announced(const Teller& t)
{
    return t.say(t.texts().attacks, t.naming().attack(t.event.def, t.event.effect));
}

std::string attack_copied(const Teller& t)
{
    return t.say(t.texts().copies, t.naming().attack(t.event.def, t.event.effect));
}

std::string attack_stopped(const Teller& t)
{
    switch (static_cast<StopReason>(t.event.value)) {
        case StopReason::tails:
            return t.say(t.texts().stopped_tails);
        case StopReason::confused:
            return t.say(t.texts().stopped_confused);
        case StopReason::requirement:
            return t.say(t.texts().stopped_requirement);
        case StopReason::prevented:
            return t.say(t.texts().stopped_prevented);
    }
    return {};
}

std::string coin(const Teller& t)
{
    const bool heads = t.event.value != 0;
    if (t.event.spot == no_spot || t.event.extra >= condition_count) {
        return t.say(heads ? t.texts().heads : t.texts().tails);
    }
    return t.say(heads ? t.texts().heads_for : t.texts().tails_for,
                 t.naming().texts().condition(static_cast<Condition>(t.event.extra)).plain());
}

std::string condition_name(const Teller& t)
{
    const auto number = static_cast<std::size_t>(t.event.value);
    if (number >= condition_count) return {};
    return t.naming().texts().condition(static_cast<Condition>(number)).plain();
}

std::string condition_set(const Teller& t)
{
    return t.say(t.texts().gets_condition, condition_name(t));
}

std::string effect_prevented(const Teller& t)
{
    if (static_cast<EffectKind>(t.event.extra) != EffectKind::condition) {
        return t.say(t.texts().no_effect);
    }
    return t.say(t.texts().no_condition, condition_name(t));
}

std::string condition_removed(const Teller& t)
{
    const std::string name = condition_name(t);
    return t.say(name.empty() ? t.texts().loses_all_conditions : t.texts().loses_condition, name);
}

std::string card_moved(const Teller& t)
{
    // A card that was played passes through these places, and playing it has already been reported.
    const bool passing =
        t.event.from == Zone::played || t.event.from == Zone::beside || t.event.to == Zone::beside;
    if (passing || t.of_knocked_out()) return {};
    if (t.event.to == Zone::discard) return t.say(t.texts().discards);
    if (t.event.to == Zone::hand) return t.say(t.texts().takes_to_hand);
    return t.say(t.texts().moves);
}

std::string looked_at(const Teller& t)
{
    const PlayerId whose = t.event.spot == no_spot ? t.event.player : owner_of(t.event.spot);
    if ((t.event.extra & 1) != 0) return t.say(t.texts().searches);
    // The acting player's own deck is "of their deck" even if both players are called by name.
    const std::string pile = whose == t.event.player ? t.say(Text("{of_own_zone}"))
                                                     : t.naming().of_zone(whose, t.event.from);
    return t.say(t.texts().looks, pile);
}

/// Adds what made the damage more or less than the attack's own.
std::string with_affinities(const Teller& t, std::string sentence)
{
    const Texts& all = t.naming().texts();
    std::vector<std::string_view> why;
    const auto had = [&](DamageStep step) { return (t.event.extra >> at(step) & 1u) != 0; };
    if (had(DamageStep::weakness)) why.emplace_back(all.page.weakness.plain());
    if (had(DamageStep::resistance)) why.emplace_back(all.page.resistance.plain());
    if (why.empty()) return sentence;
    return fill(all.words.by_source,
                {{"sentence", sentence}, {"source", fmt::format("{}", fmt::join(why, ", "))}});
}

std::string damaged(const Teller& t)
{
    return with_affinities(t, t.say(t.texts().damage));
}

std::string damage_prevented(const Teller& t)
{
    if (t.event.def != no_def) return t.say(t.texts().no_damage);
    return with_affinities(t, t.say(t.texts().takes_no_damage));
}

std::string checkup_began(const Teller& t)
{
    return t.say(t.naming().has_checkup ? t.texts().checkup : t.texts().between_turns);
}

std::string prize_taken(const Teller& t)
{
    const bool known = t.event.def != no_def;
    return t.say(known ? t.texts().takes_prize : t.texts().takes_hidden_prize);
}

std::string lasting_began(const Teller& t)
{
    const bool on_pokemon = t.event.spot != no_spot;
    return t.say(on_pokemon ? t.texts().effect_on_pokemon : t.texts().effect_on_player);
}

using Sentence = std::string (*)(const Teller&);

/// The sentence for each kind of event, in the order of EventKind.
constexpr auto sentences = std::to_array<Sentence>({
    match_began,
    simple<&LogTexts::takes_first_turn>,
    simple<&LogTexts::hand_card>,
    simple<&LogTexts::mulligan>,
    simple<&LogTexts::prizes_set>,
    simple<&LogTexts::all_revealed>,
    turn_began,
    quiet,  // turn_ended
    simple<&LogTexts::draws>,
    simple<&LogTexts::cannot_draw>,
    simple<&LogTexts::shuffles>,
    benched,
    became_active,
    attached,
    evolved,
    simple<&LogTexts::devolves>,
    simple<&LogTexts::plays>,
    simple<&LogTexts::plays_stadium>,
    used_text,
    simple<&LogTexts::retreats>,
    simple<&LogTexts::switches>,
    attack_announced,
    attack_copied,
    attack_stopped,
    coin,
    damaged,
    damage_prevented,
    simple<&LogTexts::counters>,
    simple<&LogTexts::heals>,
    simple<&LogTexts::counters_off>,
    condition_set,
    condition_removed,
    simple<&LogTexts::knocked_out>,
    simple<&LogTexts::saved>,
    card_moved,
    simple<&LogTexts::shows>,
    looked_at,
    prize_taken,
    simple<&LogTexts::switches>,
    lasting_began,
    quiet,  // lasting_ended
    checkup_began,
    simple<&LogTexts::leaves_play>,
    simple<&LogTexts::sudden_death>,
    quiet,  // match_ended: reported as the result
    simple<&LogTexts::changes_places>,
    effect_prevented,
});
static_assert(sentences.size() == at(EventKind::count));

}  // namespace

std::string Teller::pokemon(Case which, bool target) const
{
    const auto bare = [&](std::string_view name) {
        return fill(naming().texts().pokemon[at(which)].bare, {{"name", name}});
    };
    if (names_pokemon()) return naming().owned(event.player, naming().card(event.def), which);
    const DefId def = event.spot == no_spot ? no_def : story.pokemon(event.spot);
    if (def == no_def) return bare(naming().texts().words.some_pokemon.plain());
    const PlayerId owner = owner_of(event.spot);
    if (target && owner == event.player && !naming().is_you(owner)) return bare(naming().card(def));
    return naming().owned(owner, naming().card(def), which);
}

std::string Teller::say(const Text& text, std::string_view named) const
{
    const bool in_counters =
        event.kind == EventKind::counters_put || event.kind == EventKind::counters_removed;
    const int count = in_counters ? event.value / damage_counter : event.value;
    const Grammar grammar{.you = naming().is_you(event.player), .one = count == 1};
    return fill(text.in(grammar),
                [&](std::string_view place) { return value_of(place, named, grammar); });
}

std::optional<std::string> Teller::value_of(std::string_view place, std::string_view named,
                                            Grammar grammar) const
{
    const auto zone = [&](const auto& zones, Zone which) {
        return which < Zone::none ? zones[at(which)].in(grammar) : std::string();
    };
    const Texts& all = naming().texts();
    if (place == "player") return naming().player(event.player);
    if (place == "card") return cards;
    if (place == "text" || place == "condition") return std::string(named);
    if (place == "value") return fmt::format("{}", event.value);
    if (place == "counters") return fmt::format("{}", event.value / damage_counter);
    if (place == "own_zone") return zone(all.own_zones, event.from);
    if (place == "of_own_zone") return zone(all.of_own_zones, event.from);
    if (place == "from") return zone(all.from_zones, event.from);
    if (place == "to") return zone(all.to_zones, event.to);
    const auto [name, which] = split_place(place);
    if (name == "pokemon") return pokemon(which);
    if (name == "target") return pokemon(which, true);
    return std::nullopt;
}

std::string sentence_for(const Teller& teller)
{
    return sentences[at(teller.event.kind)](teller);
}

}  // namespace ptcg
