#include "repl/editing.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ptcg/hosting/naming.hpp"
#include "ptcg/note_card.hpp"
#include "ptcg/scripting/position.hpp"

namespace ptcg::tools {

namespace {

constexpr std::uint8_t both_know = 3;

}  // namespace

// ---- where cards come from ----------------------------------------------------------------------

/// Returns a card with this face in the pile, the lowest one.
std::optional<CardIndex> Editing::lying(PlayerId owner, Zone zone, DefId card)
{
    const Pile& pile = game().pile(owner, zone);
    for (std::size_t i = 0; i < pile.count; ++i) {
        if (game().def_id(pile.cards[i]) == card) return pile.cards[i];
    }
    return std::nullopt;
}

/// Returns a card that can be replaced without loss.
std::optional<CardIndex> Editing::spare(PlayerId owner)
{
    for (Zone zone : {Zone::deck, Zone::lost_zone}) {
        const Pile& pile = game().pile(owner, zone);
        for (std::size_t i = 0; i < pile.count; ++i) {
            if (game().def(pile.cards[i]).energy_kind == EnergyKind::basic) return pile.cards[i];
        }
    }
    for (Zone zone : {Zone::lost_zone, Zone::deck}) {
        const Pile& pile = game().pile(owner, zone);
        if (pile.count > 0) return pile.cards[0];
    }
    return std::nullopt;
}

/// Changes the face of a card.
void Editing::become(CardIndex card, DefId def)
{
    MatchState state = match_.state();
    state.defs[at(card)] = def;
    note_card(state, game().library().def(def));
    match_.restore(state);
}

/// Takes a card with this face out of its zone.
Result<CardIndex> Editing::take(PlayerId owner, DefId card)
{
    std::optional<CardIndex> found = lying(owner, Zone::deck, card);
    if (!found) found = lying(owner, Zone::lost_zone, card);
    if (!found) {
        found = spare(owner);
        if (!found) {
            return Error{fmt::format("the deck has no card left that could become {}",
                                     match_.library().text(card).name)};
        }
        become(*found, card);
    }
    game().take_from_zone(*found);
    return *found;
}

void Editing::put(CardIndex card, Zone zone, bool bottom)
{
    game().put_on_pile(card, zone, bottom);
    std::uint8_t seen = 0;
    if (zone == Zone::hand) seen = seen_by(owner_of(card));
    if (zone == Zone::discard || zone == Zone::lost_zone) seen = both_know;
    game().table().seen[at(card)] = seen;
}

// ---- Pokémon ------------------------------------------------------------------------------------

Result<SlotId> Editing::pokemon(Spot spot)
{
    const SlotId id = game().slot_at(spot);
    if (!game().in_play(id)) return Error{"there is no Pokémon at that place"};
    return id;
}

std::span<const DefId> Editing::cards_of(PlayerId owner) const
{
    const std::span<const DefId> all = match_.state().defs;
    return all.subspan(owner == PlayerId::one ? 0 : cards_per_player, cards_per_player);
}

/// Removes the cards with this role from the Pokémon; all of them for Role::none.
void Editing::clear_away(SlotId id, Role role)
{
    for (CardIndex card : game().cards_of(id, role)) {
        game().take_from_zone(card);
        put(card, Zone::deck, true);
    }
}

Result<void> Editing::put_pokemon(Spot spot, DefId card)
{
    const PlayerId owner = owner_of(spot);
    const std::size_t place = place_of(spot);
    if (!match_.library().def(card).works_as_pokemon()) {
        const CardDef& def = match_.library().def(card);
        const std::string_view instead = def.kind == CardKind::energy          ? "energy"
                                         : def.trainer == TrainerKind::tool    ? "tool"
                                         : def.trainer == TrainerKind::stadium ? "set stadium"
                                                                               : "set hand +";
        const std::string& name = match_.library().text(card).name;
        return Error{fmt::format("{} is not a Pokémon; use \"{} {}\"", name, instead, name)};
    }
    const std::size_t bench = game().player(owner).bench_count;
    const auto limit = static_cast<std::size_t>(game().bench_limit(owner));
    if (place > bench + 1 || place > limit) {
        return Error{fmt::format("the Bench has {} of {} Pokémon; the next place is bench {}",
                                 bench, limit, std::min(bench + 1, limit))};
    }
    if (const SlotId old = game().slot_at(spot); game().in_play(old)) {
        clear_away(old, Role::none);
        game().vacate(old);
    }
    std::vector<DefId> stages = stages_below(match_.library(), card, cards_of(owner));
    stages.insert(stages.begin(), card);
    const SlotId id = game().free_slot(owner);
    for (auto stage = stages.rbegin(); stage != stages.rend(); ++stage) {
        const Result<CardIndex> taken = take(owner, *stage);
        if (!taken) return taken.error();
        if (stage == stages.rbegin()) {
            game().enter_play(id, taken.value());
        } else {
            game().link(id, taken.value(), Role::stage);
            game().slot(id).top = taken.value();
        }
        game().table().seen[at(taken.value())] = both_know;
    }
    game().slot(id).entered_turn = 0;
    PlayerTable& who = game().player(owner);
    if (place == 0) {
        who.active = id;
    } else {
        game().move_to_bench(id);
        const auto first = who.bench.begin() + static_cast<std::ptrdiff_t>(place) - 1;
        std::rotate(first, who.bench.begin() + who.bench_count - 1,
                    who.bench.begin() + who.bench_count);
    }
    return {};
}

Result<void> Editing::remove_pokemon(Spot spot)
{
    const Result<SlotId> id = pokemon(spot);
    if (!id) return id.error();
    if (place_of(spot) == 0) {
        return Error{"the Active Spot cannot be empty; put another Pokémon there"};
    }
    clear_away(id.value(), Role::none);
    game().vacate(id.value());
    return {};
}

Result<void> Editing::set_damage(Spot spot, std::size_t points)
{
    constexpr std::size_t most = 2'000;
    const Result<SlotId> id = pokemon(spot);
    if (!id) return id.error();
    if (points % 10 != 0 || points > most) {
        return Error{fmt::format("damage must be a multiple of 10, at most {}", most)};
    }
    game().slot(id.value()).damage = static_cast<std::uint16_t>(points);
    return {};
}

Result<void> Editing::set_energy(Spot spot, const std::vector<DefId>& cards)
{
    const Result<SlotId> id = pokemon(spot);
    if (!id) return id.error();
    clear_away(id.value(), Role::energy);
    for (DefId def : cards) {
        const CardDef& card = match_.library().def(def);
        if (card.kind != CardKind::energy && card.energy.units == 0) {
            return Error{fmt::format("{} is not an Energy card", match_.library().text(def).name)};
        }
        const Result<CardIndex> taken = take(owner_of(spot), def);
        if (!taken) return taken.error();
        game().link(id.value(), taken.value(), Role::energy);
        game().table().seen[at(taken.value())] = both_know;
    }
    return {};
}

Result<void> Editing::set_tool(Spot spot, DefId card)
{
    const Result<SlotId> id = pokemon(spot);
    if (!id) return id.error();
    clear_away(id.value(), Role::tool);
    if (card == no_def) return {};
    if (match_.library().def(card).trainer != TrainerKind::tool) {
        return Error{fmt::format("{} is not a Pokémon Tool", match_.library().text(card).name)};
    }
    const Result<CardIndex> taken = take(owner_of(spot), card);
    if (!taken) return taken.error();
    game().link(id.value(), taken.value(), Role::tool);
    game().table().seen[at(taken.value())] = both_know;
    return {};
}

Result<void> Editing::add_condition(Spot spot, Condition condition)
{
    const Result<SlotId> id = pokemon(spot);
    if (!id) return id.error();
    if (place_of(spot) != 0)
        return Error{"only the Active Pokémon can have Special Conditions (SC-02)"};
    Slot& slot = game().slot(id.value());
    const auto bit = [](Condition c) {
        return static_cast<std::uint8_t>(1u << static_cast<unsigned>(c));
    };
    const std::uint8_t turned = static_cast<std::uint8_t>(
        bit(Condition::asleep) | bit(Condition::confused) | bit(Condition::paralyzed));
    if ((turned & bit(condition)) != 0) {
        slot.conditions = static_cast<std::uint8_t>(slot.conditions & ~turned);
        slot.paralyzed_since_turn_began = false;
    }
    slot.conditions = static_cast<std::uint8_t>(slot.conditions | bit(condition));
    if (condition == Condition::poisoned) slot.poison_counters = 1;
    if (condition == Condition::burned) slot.burn_counters = 2;
    if (condition == Condition::paralyzed) {
        // The turn player's Pokémon has been Paralyzed since before this turn (PAR-02).
        slot.paralyzed_since_turn_began = owner_of(spot) == game().table().turn_player;
    }
    return {};
}

Result<void> Editing::clear_conditions(Spot spot)
{
    const Result<SlotId> id = pokemon(spot);
    if (!id) return id.error();
    game().clear_conditions(id.value());
    return {};
}

Result<void> Editing::set_new(Spot spot, bool is_new)
{
    const Result<SlotId> id = pokemon(spot);
    if (!id) return id.error();
    Slot& slot = game().slot(id.value());
    const std::uint16_t turn = is_new ? game().table().turn : std::uint16_t{0};
    slot.entered_turn = slot.stage_count > 1 ? std::uint16_t{0} : turn;
    slot.evolved_turn = slot.stage_count > 1 ? turn : std::uint16_t{0};
    return {};
}

// ---- piles and the rest -------------------------------------------------------------------------

Result<void> Editing::set_pile(PlayerId player, Zone zone, const std::vector<DefId>& cards)
{
    const Zone away = zone == Zone::deck ? Zone::lost_zone : Zone::deck;
    while (game().pile(player, zone).count > 0) {
        const CardIndex card = game().pile(player, zone).cards[0];
        game().take_from_zone(card);
        put(card, away, true);
    }
    if (zone == Zone::deck) return put_on_deck(player, cards);
    return add_to_pile(player, zone, cards);
}

Result<void> Editing::add_to_pile(PlayerId player, Zone zone, const std::vector<DefId>& cards)
{
    for (DefId def : cards) {
        const Result<CardIndex> taken = take(player, def);
        if (!taken) return taken.error();
        put(taken.value(), zone);
    }
    return {};
}

Result<void> Editing::take_from_pile(PlayerId player, Zone zone, const std::vector<DefId>& cards)
{
    for (DefId def : cards) {
        const std::optional<CardIndex> card = lying(player, zone, def);
        if (!card) {
            return Error{
                fmt::format("there is no {} in that place", match_.library().text(def).name)};
        }
        game().take_from_zone(*card);
        put(*card, Zone::deck, true);
    }
    return {};
}

Result<void> Editing::put_on_deck(PlayerId player, const std::vector<DefId>& cards)
{
    // All are taken before the first is put back, so that the second copy of a card is another
    // card.
    std::vector<CardIndex> taken;
    for (DefId def : cards) {
        const Result<CardIndex> card = take(player, def);
        if (!card) return card.error();
        taken.push_back(card.value());
    }
    for (auto card = taken.rbegin(); card != taken.rend(); ++card) put(*card, Zone::deck);
    return {};
}

Result<void> Editing::set_prize_count(PlayerId player, std::size_t count)
{
    const std::size_t most = game().pile(player, Zone::prizes).count +
                             std::size_t{game().pile(player, Zone::deck).count};
    if (count < 1 || count > most || count > static_cast<std::size_t>(game().rules().prizes)) {
        return Error{fmt::format("a player must have 1 to {} Prize cards left",
                                 std::min<std::size_t>(most, game().rules().prizes))};
    }
    while (game().pile(player, Zone::prizes).count != count) {
        const bool too_many = game().pile(player, Zone::prizes).count > count;
        const Pile& from = game().pile(player, too_many ? Zone::prizes : Zone::deck);
        const CardIndex card = from.cards[from.count - 1];
        game().take_from_zone(card);
        put(card, too_many ? Zone::deck : Zone::prizes, too_many);
    }
    return {};
}

Result<void> Editing::set_stadium(PlayerId owner, DefId card)
{
    Table& t = game().table();
    if (const CardIndex old = t.stadium; old != no_card) {
        game().take_from_zone(old);
        put(old, Zone::deck, true);
    }
    if (card == no_def) return {};
    if (match_.library().def(card).trainer != TrainerKind::stadium) {
        return Error{fmt::format("{} is not a Stadium", match_.library().text(card).name)};
    }
    const Result<CardIndex> taken = take(owner, card);
    if (!taken) return taken.error();
    Table& now = game().table();
    now.stadium = taken.value();
    now.zone[at(taken.value())] = Zone::stadium;
    now.seen[at(taken.value())] = both_know;
    return {};
}

Result<void> Editing::set_turn(std::size_t turn)
{
    constexpr std::size_t most = 10'000;
    if (turn < 1 || turn > most)
        return Error{fmt::format("the turn must be a number from 1 to {}", most)};
    game().table().turn = static_cast<std::uint16_t>(turn);
    return {};
}

}  // namespace ptcg::tools
