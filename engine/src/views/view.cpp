#include "ptcg/view.hpp"

#include <algorithm>
#include <cstring>
#include <type_traits>

#include "ptcg/permissions.hpp"
#include "views/viewer.hpp"

namespace ptcg {
namespace {

void add_known(PileView& view, std::size_t place, DefId def)
{
    view.known[view.known_count++] = {static_cast<std::uint8_t>(place), def};
}

// The views filled in here are blank: clearing and copying each part would cost more than the rest.

void view_pile(const Facts& game, PlayerId owner, Zone zone, const Viewer& viewer, PileView& view)
{
    const Pile& pile = game.pile(owner, zone);
    const bool all = viewer.sees_pile(owner, zone);
    view.count = pile.count;  // also of a deck (ZONE-02)
    for (std::size_t place = 0; place < pile.count; ++place) {
        const CardIndex card = pile.cards[place];
        if (all || viewer.knows(game.table().seen[at(card)]))
            add_known(view, place, game.def_id(card));
    }
    if (viewer.is_told_places(owner, zone)) return;
    const auto known = view.known.begin();
    std::sort(known, known + view.known_count,
              [](const KnownCard& a, const KnownCard& b) { return a.def < b.def; });
    std::for_each(known, known + view.known_count, [](KnownCard& card) { card.place = somewhere; });
}

void add_attached(const Facts& game, const Slot& slot, PokemonView& view)
{
    const Table& table = game.table();
    for (CardIndex card = slot.first; card != no_card; card = table.next[at(card)]) {
        if (card == slot.top || view.attached_count == view.attached.size()) continue;
        view.attached[view.attached_count++] = {game.def_id(card), table.role[at(card)]};
    }
}

void view_pokemon(const Queries& game, SlotId id, const Viewer& viewer, PokemonView& view)
{
    if (!game.in_play(id)) return;
    view.present = true;
    if (viewer.sees_backs_only(game.table(), owner_of(id))) {
        view.face_down = true;
        return;
    }
    const Slot& slot = game.slot(id);
    view.def = game.def_id(slot.top);
    view.hp = static_cast<std::int16_t>(game.hp(id));
    view.damage = slot.damage;
    view.conditions = slot.conditions;
    view.retreat_cost = static_cast<std::uint8_t>(game.retreat_cost(id));
    view.types = game.types(id);
    view.evolved = game.is_evolved(id);
    add_attached(game, slot, view);
}

void view_player(const Queries& game, PlayerId id, const Viewer& viewer, PlayerView& view)
{
    const PlayerTable& player = game.player(id);
    view_pokemon(game, player.active, viewer, view.pokemon[0]);
    view.bench_count = player.bench_count;
    for (std::size_t i = 0; i < player.bench_count; ++i)
        view_pokemon(game, player.bench[i], viewer, view.pokemon[1 + i]);
    view_pile(game, id, Zone::hand, viewer, view.hand);
    view_pile(game, id, Zone::deck, viewer, view.deck);
    view_pile(game, id, Zone::prizes, viewer, view.prizes);
    view_pile(game, id, Zone::discard, viewer, view.discard);
    view_pile(game, id, Zone::lost_zone, viewer, view.lost_zone);
    view_pile(game, id, Zone::beside, viewer, view.beside);
    view.turns_taken = player.turns_taken;
}

}  // namespace

bool make_view(const Permissions& game, Audience audience, View& view)
{
    const Viewer viewer{audience};
    const Table& table = game.table();
    // A block of bytes: assignment would write it member by member, which takes longer than the
    // rest.
    static constexpr View blank{};
    static_assert(std::is_trivially_copyable_v<View>);
    std::memcpy(&view, &blank, sizeof view);
    view.audience = audience;
    view.turn = table.turn;
    view.turn_player = table.turn > 0 ? table.turn_player : PlayerId::none;
    view.starting_player = table.starting_player;
    view.outcome = table.outcome;
    view.winner = table.winner;
    view.reason = table.reason;
    view.energy_attached = table.energy_attached;
    view.supporters_played = table.supporters_played;
    view.stadiums_played = table.stadiums_played;
    view.retreats = table.retreats;
    if (table.stadium != no_card) {
        view.stadium = game.def_id(table.stadium);
        view.stadium_owner = owner_of(table.stadium);
    }
    for (PlayerId id : both_players) view_player(game, id, viewer, view.player[at(id)]);
    return !game.failed();
}

}  // namespace ptcg
