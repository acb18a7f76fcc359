// Verbs that begin and end lasting effects.

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "api/rows.hpp"
#include "sandbox/freeze.hpp"

namespace ptcg::script::verbs {

namespace {

using namespace arguments;
using enum Act;

/// Returns the number of the lasting effect that this text's card defines under this name.
std::optional<std::uint8_t> find_lasting(const Call& call, std::string_view name)
{
    const CardLibrary& library = call.game.library();
    const DefId card = call.it.source.def;
    if (card != no_def) {
        const std::span<const LastingDef> defined = library.lasting(library.def(card));
        for (std::size_t i = 0; i < defined.size(); ++i) {
            if (library.name(defined[i].name) == name) return static_cast<std::uint8_t>(i);
        }
    }
    return std::nullopt;
}

std::uint8_t named_lasting(Call& call, const char* name)
{
    if (const auto number = find_lasting(call, name)) return *number;
    call.fail("card.lasting[\"%.60s\"] is not defined", name);
}

/// Returns the Pokémon's attack of this name; without a card if it has none.
AttackRef attack_named(Call& call, SlotId of, std::string_view name)
{
    const CardLibrary& library = call.game.library();
    for (const AttackRef& attack : call.game.attacks_of(of)) {
        if (library.name(library.def(attack.def).attacks[attack.index].name) == name) return attack;
    }
    return {};
}

/// Returns the attack of this name on this text's card.
AttackRef own_attack_named(Call& call, std::string_view name)
{
    const CardLibrary& library = call.game.library();
    const DefId card = call.it.source.def;
    if (card == no_def) return {};
    const CardDef& def = library.def(card);
    for (std::uint8_t i = 0; i < def.attack_count; ++i) {
        if (library.name(def.attacks[i].name) == name) return {card, i};
    }
    return {};
}

/// Returns the attack that a lasting effect is about, given as a handle or by its name. A Pokémon
/// that performs this text as a copy (NAME-10) may not have the attack that it names: then the
/// result is without a card.
AttackRef attack_meant(Call& call, Given argument, const Handle& on)
{
    if (!argument.is_text()) return argument.attack();
    const char* const name = argument.text();
    const AttackRef own = own_attack_named(call, name);
    if (on.kind != HandleKind::pokemon) return own;
    const AttackRef attack = attack_named(call, on.slot, name);
    if (attack.def == no_def && own.def == no_def)
        call.fail("there is no attack \"%.60s\" here", name);
    return attack;
}

/// Sets the attack that the effect is about; returns false if it is not in this match.
bool set_attack(Call& call, Lasting& effect, AttackRef attack)
{
    const auto& defs = call.game.state().defs;
    const auto found = std::find(defs.begin(), defs.end(), attack.def);
    if (attack.def == no_def || found == defs.end()) return false;
    effect.effect = static_cast<std::uint8_t>(found - defs.begin());
    // Of the copies, one that everybody sees: another would tell where it lies.
    for (std::size_t i = 0; i < defs.size(); ++i) {
        const bool open = call.game.table().zone[i] == Zone::in_play;
        if (defs[i] != attack.def || !open) continue;
        effect.effect = static_cast<std::uint8_t>(i);
        break;
    }
    // Effects of this kind are about any attack if `detail` is 0, so they count attacks from 1.
    const int first = effect.kind == LastingKind::damage_dealt ? 1 : 0;
    effect.detail = static_cast<std::uint8_t>(attack.index + first);
    return true;
}

constexpr Argument lasting_arguments[] = {
    placed({"on", anchor, true}),
    placed({"what", effect_table, true, "", &lasting_list,
            "the word of a built-in effect, with its number as in { damage_taken = -20 }, or the "
            "name of an effect in `card.lasting`"}),
    placed({"ends", word, true, "", &until_list}),
    {"value", integer, false, "0", nullptr, "for an effect in `card.lasting`: its `it.value`"},
    {"attack", attack_or_name, false, "", nullptr,
     "for \"base_damage\", \"no_named_attack\" and, if it is about one attack, \"damage_dealt\""}};

void set_built_in(Lasting& effect, std::size_t word, lua_Integer value)
{
    effect.kind = lasting_values[word];
    effect.value = static_cast<std::int16_t>(value);
    if (word >= first_lasting_of_cards) {
        effect.value = static_cast<std::int16_t>(lasting_cards[word - first_lasting_of_cards]);
    }
}

std::optional<std::size_t> built_in(std::string_view word)
{
    const auto found = std::ranges::find(lasting_words, word, &Word::name);
    if (found == lasting_words.end()) return std::nullopt;
    return static_cast<std::size_t>(found - lasting_words.begin());
}

/// { damage_taken = -20 }
void read_built_in(Call& call, const Given& what, Lasting& effect)
{
    lua_State* const L = call.L;
    lua_pushvalue(L, what.index());
    unwrap(L);
    lua_pushnil(L);
    const bool any = lua_next(L, -2) != 0;
    const bool sound = any && lua_type(L, -2) == LUA_TSTRING && lua_isinteger(L, -1) != 0;
    if (!sound) call.fail("`what` must be a word, a name or a table as in { damage_taken = -20 }");
    const char* const name = lua_tostring(L, -2);
    const auto word = built_in(name);
    if (!word) {
        Message text;
        std::array<std::string_view, most_words> buffer{};
        text.set("there is no lasting effect \"%.60s\"", name);
        text.suggest(name, names_of(lasting_list, buffer));
        call.fail(text);
    }
    constexpr lua_Integer most = 9990;
    set_built_in(effect, *word, std::clamp(lua_tointeger(L, -1), -most, most));
    lua_pop(L, 1);
    if (lua_next(L, -2) != 0)
        call.fail("`what` must contain exactly one effect; start others with separate calls");
    lua_pop(L, 1);
}

/// Reads the effect. A name in `card.lasting` has priority over a word.
void read_what(Call& call, Takes<lasting_arguments> args, Lasting& effect)
{
    if (!args["what"].is_text()) return read_built_in(call, args["what"], effect);
    const char* const name = args["what"].text();
    const auto own = find_lasting(call, name);
    const auto word = own ? std::nullopt : built_in(name);
    if (word) return set_built_in(effect, *word, 0);
    effect.kind = LastingKind::script;
    effect.effect = own ? *own : named_lasting(call, name);
    effect.value = static_cast<std::int16_t>(std::clamp(args["value"].integer(), -9990, 9990));
}

int lasting(Call& call, Takes<lasting_arguments> args)
{
    Lasting effect;
    effect.def = call.it.source.def;
    effect.origin = call.it.source.origin;
    effect.owner = call.it.owner;
    read_what(call, args, effect);
    if (args["value"].given() && effect.kind != LastingKind::script) {
        call.fail("write the number of a built-in effect as in { damage_taken = -20 }");
    }
    const bool about_attack =
        effect.kind == LastingKind::no_named_attack || effect.kind == LastingKind::base_damage;
    if (about_attack && !args["attack"].given()) call.fail("`attack` must be an attack, got nil");
    const Handle target = args["on"].handle();
    const bool of_attack = about_attack || effect.kind == LastingKind::damage_dealt;
    if (of_attack && args["attack"].given() &&
        !set_attack(call, effect, attack_meant(call, args["attack"], target))) {
        return 0;
    }
    if (target.kind == HandleKind::pokemon) {
        effect.anchor = Anchor::pokemon;
        effect.subject = static_cast<std::uint8_t>(target.slot);
        effect.generation = target.generation;
    } else if (target.kind == HandleKind::player) {
        effect.anchor = Anchor::player;
        effect.subject = static_cast<std::uint8_t>(target.index);
    } else {
        effect.anchor = Anchor::game;
    }
    call.need(call.game.add_lasting(effect, until_values[args["ends"].word()]));
    return 0;
}

constexpr Argument put_marker_arguments[] = {
    on_each_place,
    placed({"name", text, true, "", nullptr,
            "the name of an effect in `card.lasting`: what the marker does, if anything"}),
    {"count", integer, false, "1"},
    {"stays", boolean, false, "false", nullptr,
     "true: until the Pokémon leaves play; false: evolving also removes it (EVO-09)"}};

// A marker is an effect that lasts as long as the Pokémon is in play, or until it evolves.
int put_marker(Call& call, Takes<put_marker_arguments> args)
{
    const std::uint8_t traits = args["stays"].boolean(false) ? is_marker | marker_stays : is_marker;
    for (SlotId slot : args["on"].slots()) {
        Lasting effect;
        effect.def = call.it.source.def;
        effect.effect = named_lasting(call, args["name"].text());
        effect.origin = call.it.source.origin;
        effect.subject = static_cast<std::uint8_t>(slot);
        effect.owner = call.it.owner;
        effect.value = static_cast<std::int16_t>(std::clamp(args["count"].integer(1), 1, 999));
        effect.detail = traits;
        call.need(call.game.add_lasting(effect, Until::leaves_play));
    }
    return 0;
}

constexpr Argument end_effects_arguments[] = {
    placed({"on", pokemon, true}),
    {"all", boolean, false, "false", nullptr,
     "true: every lasting effect, not only those of attacks"}};

// "Remove all effects of attacks", or every lasting effect on the Pokémon.
int end_effects(Call& call, Takes<end_effects_arguments> args)
{
    const SlotId slot = args["on"].slot();
    if (!call.game.can_reach(slot, EffectKind::lasting)) return 0;
    call.game.end_effects_on(slot, args["all"].boolean(false));
    return 0;
}

constexpr Member rows_of_lasting[] = {
    verb<lasting>(asks, "lasting", "nil", "starts a lasting effect",
                  R"(game:lasting(it.defender, "no_retreat", "opponents_next_turn")
game:lasting(it.attacker, { damage_taken = -20 }, "opponents_next_turn"))",
                  "for a name that is neither a word nor in `card.lasting`; for the two effects "
                  "about an attack without `attack`; for the name of an attack that does not "
                  "exist; when there are already 24 lasting effects"),
    verb<put_marker>(
        asks, "put_marker", "nil",
        "puts markers that are not damage counters on a Pokémon; they also stay on the Bench",
        R"(card.attack["Example"] = {
  after = function(game, it)
    if it.defender:markers("Char") == 0 and game:flip() then
      game:put_marker(it.defender, "Char", { stays = true })
    end
  end,
}

card.lasting["Char"] = {
  on_checkup = function(game, it)
    if not game:flip(it.self.owner) then
      game:put_counters(it.self, 2)
    end
  end,
})",
        "for a `name` that is not in `card.lasting`; when there are already 24 lasting effects"),
    verb<end_effects>(asks, "end_effects", "nil", "ends effects of attacks on the Pokémon",
                      R"(game:end_effects(it.attacker))"),
};

}  // namespace

std::span<const Member> lasting_rows()
{
    return rows_of_lasting;
}

}  // namespace ptcg::script::verbs
