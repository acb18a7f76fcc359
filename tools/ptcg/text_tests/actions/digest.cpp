#include "text_tests/actions/digest.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>
#include <utility>

namespace ptcg::tools {
namespace {

/// Numbers in an order that does not matter.
class Bag {
public:
    void add(std::uint64_t value) { sum_ += mixed(1, value); }
    [[nodiscard]] std::uint64_t value() const { return sum_; }

private:
    std::uint64_t sum_ = 0;
};

[[nodiscard]] std::uint64_t pile_digest(const MatchState& state, const Pile& pile, bool ordered)
{
    Bag bag;
    std::uint64_t digest = 2;
    for (std::size_t i = 0; i < pile.count; ++i) {
        const std::uint64_t card = at(state.defs[at(pile.cards[i])]);
        digest = mixed(digest, card);
        bag.add(card);
    }
    return ordered ? digest : bag.value();
}

[[nodiscard]] std::uint64_t player_digest(const MatchState& state, const PlayerTable& player)
{
    std::uint64_t digest = 3;
    digest = mixed(digest, pokemon_digest(state, player.active));
    Bag bench;
    for (std::size_t i = 0; i < player.bench_count; ++i) {
        bench.add(pokemon_digest(state, player.bench[i]));
    }
    digest = mixed(digest, bench.value());
    for (std::size_t zone = 0; zone < player.piles.size(); ++zone) {
        const bool ordered = static_cast<Zone>(zone) == Zone::deck;
        digest = mixed(digest, pile_digest(state, player.piles[zone], ordered));
    }
    return mixed(digest, player.once_per_game);
}

}  // namespace

SlotId slot_at(const Table& table, Spot spot)
{
    if (spot == no_spot) return no_slot;
    const PlayerTable& player = table.player[at(owner_of(spot))];
    const std::size_t place = at(spot) % slots_per_player;
    return place == 0 ? player.active : player.bench[place - 1];
}

std::uint64_t pokemon_digest(const MatchState& state, SlotId id)
{
    if (id == no_slot) return 4;
    const Table& table = state.now;
    const Slot& slot = table.slots[at(id)];
    std::uint64_t digest = mixed(5, at(slot.top == no_card ? no_def : state.defs[at(slot.top)]));
    Bag cards;
    for (CardIndex card = slot.first; card != no_card; card = table.next[at(card)]) {
        cards.add(
            mixed(at(state.defs[at(card)]), static_cast<std::uint64_t>(table.role[at(card)])));
    }
    digest = mixed(digest, cards.value());
    digest = mixed(digest, slot.damage);
    digest = mixed(digest, slot.conditions);
    digest = mixed(digest, slot.poison_counters * 256u + slot.burn_counters);
    digest = mixed(digest, slot.entered_turn == table.turn ? 1u : 0u);
    return mixed(digest, slot.evolved_turn == table.turn ? 1u : 0u);
}

std::uint64_t table_digest(const MatchState& state)
{
    const Table& table = state.now;
    std::uint64_t digest = mixed(table.turn, static_cast<std::uint64_t>(table.turn_player));
    digest = mixed(digest, static_cast<std::uint64_t>(table.outcome));
    digest = mixed(digest, static_cast<std::uint64_t>(table.winner));
    for (const PlayerTable& player : table.player) {
        digest = mixed(digest, player_digest(state, player));
    }
    for (const int done : {table.energy_attached, table.supporters_played, table.retreats}) {
        digest = mixed(digest, static_cast<std::uint64_t>(done));
    }
    const CardIndex stadium = table.stadium;
    digest = mixed(digest, stadium == no_card ? 6 : at(state.defs[at(stadium)]));
    return mixed(digest, stadium == no_card ? 6 : at(owner_of(stadium)));
}

std::uint64_t pending_digest(const MatchState& state)
{
    const Table& table = state.now;
    Bag bag;
    for (std::size_t i = 0; i < table.slots.size(); ++i) {
        const bool out = !table.slots[i].empty() && table.slots[i].knocked_out;
        if (out) bag.add(pokemon_digest(state, static_cast<SlotId>(i)));
    }
    for (std::size_t i = 0; i < table.lasting_count; ++i) {
        const Lasting& one = table.lasting[i];
        if (one.kind == LastingKind::script) continue;
        std::uint64_t digest = mixed(static_cast<std::uint64_t>(one.kind), one.turn);
        const bool on_pokemon = one.anchor == Anchor::pokemon;
        digest = mixed(digest, on_pokemon ? pokemon_digest(state, static_cast<SlotId>(one.subject))
                                          : one.subject);
        bag.add(mixed(digest, static_cast<std::uint64_t>(one.value + 32768) * 256 + one.detail));
    }
    return mixed(bag.value(), table.end_turn ? 1 : 0);
}

PokemonValues values_of(const Queries& rules, SlotId slot)
{
    return {.hp = rules.hp(slot),
            .retreat_cost = rules.retreat_cost(slot),
            .prizes = rules.prizes_for(slot),
            .types = rules.types(slot).bits(),
            .weakness = rules.weakness(slot).bits(),
            .resistance = rules.resistance(slot).bits()};
}

std::uint64_t events_digest(std::span<const Event> events)
{
    Bag bag;
    std::array<std::uint64_t, players> damage{};
    std::array<std::uint64_t, players> counters{};
    std::set<std::tuple<EventKind, PlayerId, Zone, DefId, int>> seen;
    for (const Event& event : events) {
        switch (event.kind) {
            case EventKind::coin:
                bag.add(mixed(static_cast<std::uint64_t>(event.value), at(event.player)));
                break;
            case EventKind::card_shown:
                seen.emplace(event.kind, event.player, Zone::none, event.def, event.extra);
                break;
            case EventKind::shuffled:
                seen.emplace(event.kind, event.player, event.from, no_def, 0);
                break;
            case EventKind::damaged:
                damage[at(owner_of(event.spot))] += static_cast<std::uint64_t>(event.value);
                break;
            case EventKind::counters_put:
                counters[at(owner_of(event.spot))] += static_cast<std::uint64_t>(event.value);
                break;
            default:
                break;
        }
    }
    std::uint64_t digest = 7;
    for (const auto& points : {damage, counters}) {
        digest = mixed(mixed(digest, points[0]), points[1]);
    }
    for (const auto& [kind, player, zone, card, extra] : seen) {
        digest = mixed(digest, static_cast<std::uint64_t>(kind) * 1024 + at(player) * 64 +
                                   static_cast<std::uint64_t>(zone));
        digest = mixed(digest, at(card) * 16 + static_cast<std::uint64_t>(extra));
    }
    return mixed(digest, bag.value());
}

DefId card_of(const MatchState& state, const Option& option)
{
    if (option.kind != OptionKind::face_down) return option.def;
    const PlayerTable& owner = state.now.player[at(owner_of(option.spot))];
    const Pile& pile = owner.pile(option.zone);
    return option.place < pile.count ? state.defs[at(pile.cards[option.place])] : no_def;
}

std::uint64_t option_digest(const MatchState& state, const Option& option)
{
    std::uint64_t digest =
        mixed(static_cast<std::uint64_t>(option.kind), at(card_of(state, option)));
    digest = mixed(digest, static_cast<std::uint64_t>(option.zone) * 256 + option.value);
    if (option.spot == no_spot) return digest;
    const SlotId slot = slot_at(state.now, option.spot);
    const bool active = at(option.spot) % slots_per_player == 0;
    digest = mixed(digest, at(owner_of(option.spot)) * 2 + (active ? 1 : 0));
    return option.kind == OptionKind::card || option.kind == OptionKind::face_down
               ? digest
               : mixed(digest, pokemon_digest(state, slot));
}

}  // namespace ptcg::tools
