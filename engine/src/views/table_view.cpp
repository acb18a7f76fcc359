#include "ptcg/table_view.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <type_traits>

#include "cards/affinity.hpp"
#include "ptcg/permissions.hpp"
#include "state/lists.hpp"
#include "views/viewer.hpp"

namespace ptcg {
namespace {

/// Returns what is printed, as changed to `types`; `times`, if not 0, replaces what is printed. As
/// in a damage calculation, types that are not printed count as the first that is.
[[nodiscard]] std::array<Affinity, 2> affinities_now(const std::array<Affinity, 2>& printed,
                                                     TypeSet types, const Affinity& lent,
                                                     int times = 0)
{
    std::array<Affinity, 2> now{};
    const std::uint16_t added =
        types.bits() & static_cast<std::uint16_t>(~types_of(printed).bits());
    for (std::size_t i = 0; i < printed.size(); ++i) {
        const std::uint16_t still = printed[i].types.bits() & types.bits();
        now[i] = printed[i].types.empty() && i == 0 ? lent : printed[i];
        now[i].types = TypeSet::from_bits(i == 0 ? still | added : still);
        if (times != 0) now[i].times = static_cast<std::uint8_t>(times);
    }
    return now;
}

/// Adds the texts of a card of the Pokémon that are used up: its Abilities in their order, then its
/// own text.
void add_used(const Facts& game, SlotId id, CardIndex card, PokemonStatus& to)
{
    const CardDef& def = game.def(card);
    if (!has(def.listeners, Hook::use) || !game.has_abilities_of(id, card)) return;
    const DefId number = game.def_id(card);
    unsigned used = 0;  // a bit for each Ability, then one for its own text
    for (const Handler& text : game.library().handlers(def)) {
        if (text.hook != Hook::use || is_pile(text.where)) continue;
        if (!game.used_up(text, id, number, owner_of(id), card)) continue;
        used |= 1u << std::min<std::size_t>(text.ability, max_abilities);
    }
    for (std::size_t i = 0; i <= max_abilities; ++i) {
        if ((used >> i & 1u) == 0 || to.used_count == to.used.size()) continue;
        const std::uint8_t ability =
            i < max_abilities ? static_cast<std::uint8_t>(i) : Handler::none;
        to.used[to.used_count++] = {number, ability};
    }
}

void fill_turn(const Facts& game, const Slot& slot, PokemonStatus& to)
{
    const Table& table = game.table();
    const auto is_now = [&](std::uint16_t turn) { return turn != 0 && turn == table.turn; };
    to.came_this_turn = is_now(slot.entered_turn);
    to.evolved_this_turn = is_now(slot.evolved_turn);
    to.devolved_this_turn = is_now(slot.devolved_turn);
    if (slot.has(Condition::poisoned)) to.poison_counters = slot.poison_counters;
    if (slot.has(Condition::burned)) to.burn_counters = slot.burn_counters;
    if (slot.has(Condition::asleep)) to.sleep_coins = std::max<std::uint8_t>(slot.sleep_coins, 1);
}

void fill_pokemon(const Queries& game, SlotId id, PokemonStatus& to)
{
    const Slot& slot = game.slot(id);
    const Table& table = game.table();
    to.id = slot.order;
    fill_turn(game, slot, to);
    const CardDef& printed = game.kept(id, keeps_affinities);
    to.weakness =
        affinities_now(printed.weakness, game.weakness(id), lent_weakness, game.weakness_times(id));
    to.resistance = affinities_now(printed.resistance, game.resistance(id), lent_resistance);
    add_used(game, id, slot.top, to);
    std::size_t place = 0;
    for (CardIndex card = slot.first; card != no_card; card = table.next[at(card)]) {
        if (card == slot.top) continue;
        add_used(game, id, card, to);
        if (place == to.energy.size()) continue;
        const bool is_energy = table.role[at(card)] == Role::energy;
        to.energy[place++] = is_energy ? game.provides(card) : EnergyFacts{};
    }
}

/// The number that a script keeps with its effect is left out, as is that of a physical card.
void fill_lasting(const Facts& game, const Lasting& effect, LastingView& to)
{
    to.kind = effect.kind;
    to.anchor = effect.anchor;
    to.origin = effect.origin;
    to.owner = effect.owner;
    to.def = effect.def;
    to.source_effect = effect.source_effect;
    to.last_turn = effect.turn;
    to.later = !holds(effect, game.table());
    if (effect.anchor == Anchor::pokemon)
        to.spot = game.spot_of(static_cast<SlotId>(effect.subject));
    if (effect.anchor == Anchor::player) to.player = static_cast<PlayerId>(effect.subject);
    if (effect.kind == LastingKind::script) {
        to.name = game.def(effect).name;
        to.marker = (effect.detail & is_marker) != 0;
        if (to.marker) to.value = effect.value;
        return;
    }
    if (effect.kind == LastingKind::used_this_game) {
        to.name = effect.detail == 1 ? no_name : static_cast<NameId>(effect.value);
        return;
    }
    to.value = effect.value;
    if (!is_about_an_attack(effect)) return;
    // An effect that may be about all attacks counts them from 1.
    const int first = effect.kind == LastingKind::damage_dealt ? 1 : 0;
    to.attack = {game.def_id(static_cast<CardIndex>(effect.effect)),
                 static_cast<std::uint8_t>(effect.detail - first)};
}

}  // namespace

bool make_table_view(const Permissions& game, Audience audience, TableView& table)
{
    // Clearing also what has no meaning would cost as much as the rest.
    static constexpr PokemonStatus blank{};
    static_assert(std::is_trivially_copyable_v<PokemonStatus>);
    for (PokemonStatus& to : table.pokemon) std::memcpy(&to, &blank, offsetof(PokemonStatus, used));
    table.lasting_count = 0;
    const Viewer viewer{audience};
    const Table& now = game.table();
    for (const PlayerId id : both_players) {
        table.limits_used[at(id)] = game.player(id).once_per_game;
        if (viewer.sees_backs_only(now, id)) continue;
        game.each_pokemon(id, [&](SlotId slot) {
            fill_pokemon(game, slot, table.pokemon[at(game.spot_of(slot))]);
        });
    }
    table.stadium_used = now.stadium == no_card ? std::uint8_t{0} : now.stadium_used;
    for (const Lasting& effect : lasting_of(now)) {
        const bool on_pokemon = effect.anchor == Anchor::pokemon;
        const auto on = static_cast<SlotId>(effect.subject);
        if (on_pokemon && (!game.in_play(on) || viewer.sees_backs_only(now, owner_of(on))))
            continue;
        LastingView& to = table.lasting[table.lasting_count++];
        to = LastingView{};
        fill_lasting(game, effect, to);
    }
    return !game.failed();
}

}  // namespace ptcg
