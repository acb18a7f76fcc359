#include "analysis/wording.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "ptcg/hosting/naming.hpp"

namespace ptcg::tools {

namespace {

using namespace std::string_view_literals;

constexpr std::array step_words = {
    "nothing"sv,
    "the setup: the coin"sv,
    "the setup: who starts"sv,
    "the setup: drawing"sv,
    "the setup: mulligans"sv,
    "the setup: mulligans"sv,
    "the setup: Active Pokémon"sv,
    "the setup: Bench"sv,
    "the setup: Prize cards"sv,
    "the setup: cards for mulligans"sv,
    "the setup: Bench after mulligans"sv,
    "the setup: the coin"sv,
    "the setup: who starts"sv,
    "the setup: revealing"sv,
    "the turn's beginning"sv,
    "drawing for the turn"sv,
    "the turn"sv,
    "the turn: another attack"sv,
    "the turn's end"sv,
    "playing a Trainer card"sv,
    "after a Trainer card"sv,
    "using a text"sv,
    "retreating"sv,
    "an attack"sv,
    "an attack: choices"sv,
    "an attack: requirements"sv,
    "an attack: announced"sv,
    "an attack: what alters it"sv,
    "an attack: Confusion"sv,
    "an attack: before damage"sv,
    "an attack: damage"sv,
    "an attack: after damage"sv,
    "an attack: its end"sv,
    "what was triggered"sv,
    "the checks"sv,
    "Knock Outs: what replaces them"sv,
    "Knock Outs: what they trigger"sv,
    "Knock Outs: discarding"sv,
    "Knock Outs: Prize cards"sv,
    "Knock Outs: new Active Pokémon"sv,
    "Knock Outs: their end"sv,
    "between turns"sv,
    "between turns: Special Conditions"sv,
    "between turns: other effects"sv,
    "between turns: the end"sv,
    "Sudden Death"sv,
    "the match is over"sv,
};
static_assert(step_words.size() == at(Step::count));

/// Returns whether another card of the match has the same name.
[[nodiscard]] bool shares_name(const CardLibrary& library, const MatchState& state, DefId def)
{
    const NameId name = library.def(def).name;
    return std::any_of(state.defs.begin(), state.defs.end(), [&](DefId other) {
        return other != def && library.def(other).name == name;
    });
}

}  // namespace

std::string_view words_for(Step step)
{
    return step_words[at(step)];
}

std::optional<Spot> spot_named(std::string_view words, PlayerId me)
{
    PlayerId whose = me;
    if (words.starts_with("me ")) {
        words.remove_prefix(3);
    } else if (words.starts_with("opponent ")) {
        words.remove_prefix(9);
        whose = opponent_of(me);
    }
    if (words == "active") return spot_at(whose, 0);
    for (std::size_t place = 1; place < slots_per_player; ++place) {
        if (words == fmt::format("bench {}", place)) return spot_at(whose, place);
    }
    return std::nullopt;
}

std::string Wording::side(PlayerId player) const
{
    if (at(player) < players && voice_ == Voice::player) {
        return player == me_ ? "you" : "the opponent";
    }
    if (at(player) < players) return player == me_ ? "me" : "opponent";
    return player == PlayerId::chance ? "chance" : "nobody";
}

std::string Wording::place(Spot spot) const
{
    if (at(spot) >= slots_per_match) return "nowhere";
    const std::string whose = side(owner_of(spot));
    const std::size_t place = place_of(spot);
    if (voice_ == Voice::player) {
        const ReasonTexts& words = texts().reasons;
        const bool own = owner_of(spot) == me_;
        if (place == 0) return (own ? words.your_active : words.their_active).plain();
        return fill(own ? words.your_bench : words.their_bench, {{"value", std::to_string(place)}});
    }
    return place == 0 ? whose + " active" : fmt::format("{} bench {}", whose, place);
}

std::string Wording::place(SlotId id) const
{
    if (at(id) >= slots_per_match) return "nowhere";
    const PlayerId owner = owner_of(id);
    const PlayerTable& side = table().player[at(owner)];
    if (side.active == id) return place(spot_at(owner, 0));
    for (std::size_t i = 0; i < side.bench_count; ++i) {
        if (side.bench[i] == id) return place(spot_at(owner, i + 1));
    }
    return "nowhere";
}

std::string Wording::card(DefId def) const
{
    if (def == no_def) return "a card";
    const std::string& name = library_.text(def).name;
    if (!shares_name(library_, state_, def)) return name;
    return fmt::format("{} ({})", name, Naming{.library = &library_}.print(def));
}

std::string Wording::pokemon(SlotId id) const
{
    if (at(id) >= slots_per_match || table().slots[at(id)].empty()) {
        return "a Pokémon that left play";
    }
    const std::string& name = library_.text(state_.defs[at(table().slots[at(id)].top)]).name;
    return fill(texts().reasons.of_pokemon, {{"card", name}, {"place", place(id)}});
}

std::string Wording::text(DefId def, Origin origin, std::uint8_t effect) const
{
    if (def == no_def) return "the rules";
    const CardDef& printed = library_.def(def);
    const std::string& name = library_.text(def).name;
    const ReasonTexts& words = texts().reasons;
    if (origin == Origin::attack && effect < printed.attack_count) {
        return fill(words.by_attack,
                    {{"name", library_.name(printed.attacks[effect].name)}, {"card", name}});
    }
    if (origin == Origin::ability && effect < printed.ability_count) {
        const AbilityDef& ability = printed.abilities[effect];
        return fill(words.by_ability, {{"kind", texts().ability(ability.kind).plain()},
                                       {"name", library_.name(ability.name)},
                                       {"card", name}});
    }
    return name;
}

std::string Wording::text(const TextRef& ref) const
{
    const std::string plain = text(ref.def, ref.origin, ref.effect);
    return ref.lasting ? fill(texts().reasons.by_effect, {{"text", plain}}) : plain;
}

std::string Wording::lasting(const Lasting& effect) const
{
    const auto attack = [&]() -> std::string {
        if (effect.anchor == Anchor::pokemon && effect.subject < slots_per_match) {
            const Slot& slot = table().slots[effect.subject];
            if (!slot.empty()) {
                const CardDef& def = library_.def(state_.defs[at(slot.top)]);
                if (effect.detail < def.attack_count) {
                    return std::string(library_.name(def.attacks[effect.detail].name));
                }
            }
        }
        return fmt::format("attack {}", effect.detail + 1);
    };
    const auto more = [&](std::string_view verb) {
        return fmt::format("{} {} {} damage", verb, effect.value < 0 ? -effect.value : effect.value,
                           effect.value < 0 ? "less" : "more");
    };
    switch (effect.kind) {
        case LastingKind::script: {
            const auto named = library_.lasting(library_.def(effect.def));
            const std::string_view name =
                effect.effect < named.size() ? library_.name(named[effect.effect].name) : "?";
            return effect.value == 0 ? fmt::format("\"{}\"", name)
                                     : fmt::format("\"{}\" ({})", name, effect.value);
        }
        case LastingKind::damage_dealt:
            return more("attacks do") + " before Weakness and Resistance";
        case LastingKind::damage_taken:
            return more("attacks do") + " to it after Weakness and Resistance";
        case LastingKind::base_damage:
            return fmt::format("the base damage of {} is {}", attack(), effect.value);
        case LastingKind::attack_needs_coin:
            return "attacking needs a coin";
        case LastingKind::no_attack:
            return "can't attack";
        case LastingKind::no_named_attack:
            return fmt::format("can't use {}", attack());
        case LastingKind::no_retreat:
            return "can't retreat";
        case LastingKind::no_damage:
            return "damage by attacks is prevented";
        case LastingKind::no_effects:
            return "other effects of attacks are prevented";
        case LastingKind::no_abilities:
            return "can't use Abilities or Powers";
        case LastingKind::no_trainers:
            return fmt::format("can't play Trainer cards ({})", effect.value);
        case LastingKind::used_this_game:
            return fmt::format("has used {} this game",
                               library_.name(static_cast<NameId>(effect.value)));
    }
    return "an effect";
}

std::string Wording::until(const Lasting& effect) const
{
    constexpr std::uint16_t no_end = 0xffff;
    if (effect.turn == no_end) {
        return effect.anchor == Anchor::pokemon ? "until it leaves play" : "for the whole game";
    }
    const int turns = effect.turn - table().turn;
    if (turns <= 0) return "until the end of this turn";
    const PlayerId whose = turns % 2 == 0 ? table().turn_player : opponent_of(table().turn_player);
    if (turns > 2) return fmt::format("until the end of turn {}", effect.turn);
    return whose == me_ ? "until the end of my next turn"
                        : "until the end of the opponent's next turn";
}

std::string Wording::holder(const Lasting& effect) const
{
    switch (effect.anchor) {
        case Anchor::pokemon:
            return place(static_cast<SlotId>(effect.subject));
        case Anchor::player:
            return side(static_cast<PlayerId>(effect.subject));
        case Anchor::game:
            break;
    }
    return "the game";
}

}  // namespace ptcg::tools
