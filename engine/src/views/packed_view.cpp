#include "ptcg/packed_view.hpp"

#include <algorithm>
#include <cstring>
#include <string>

#include "ptcg/permissions.hpp"
#include "views/viewer.hpp"

namespace ptcg {
namespace {

constexpr std::size_t header_bytes = offsetof(PackedView, cards);
constexpr std::uint8_t first_pile = 32;

std::uint8_t byte(std::size_t number)
{
    return static_cast<std::uint8_t>(number);
}

/// Writes one view, including every unused byte.
class Packer {
public:
    Packer(const Queries& game, Audience audience, PackedView& view)
        : game_(game),
          table_(game.table()),
          defs_(game.state().defs),
          viewer_{audience},
          view_(view)
    {
    }

    void run()
    {
        pack_table();
        for (PlayerId id : both_players) pack_player(id);
        view_.card_count = byte(static_cast<std::size_t>(next_ - view_.cards.data()));
        view_.size =
            static_cast<std::uint16_t>(header_bytes + sizeof(PackedCard) * view_.card_count);
        std::fill(next_, view_.cards.data() + view_.cards.size(), PackedCard{});
    }

private:
    void pack_table()
    {
        view_.version = packed_view_version;
        view_.turn = table_.turn;
        view_.stadium = static_cast<std::uint16_t>(no_def);
        view_.audience = viewer_.audience;
        view_.turn_player = byte(at(table_.turn > 0 ? table_.turn_player : PlayerId::none));
        view_.starting_player = byte(at(table_.starting_player));
        view_.outcome = byte(static_cast<std::size_t>(table_.outcome));
        view_.winner = byte(at(table_.winner));
        view_.reason = byte(static_cast<std::size_t>(table_.reason));
        view_.energy_attached = table_.energy_attached;
        view_.supporters_played = table_.supporters_played;
        view_.stadiums_played = table_.stadiums_played;
        view_.retreats = table_.retreats;
        view_.stadium_owner = byte(at(PlayerId::none));
        if (table_.stadium != no_card) {
            view_.stadium = def_of(table_.stadium);
            view_.stadium_owner = byte(at(owner_of(table_.stadium)));
        }
    }

    void pack_player(PlayerId id)
    {
        const PlayerTable& from = table_.player[at(id)];
        const std::size_t first = at(id) * slots_per_player;
        pack_pokemon(id, from.active, first);
        for (std::size_t i = 1; i < slots_per_player; ++i) {
            pack_pokemon(id, i <= from.bench_count ? from.bench[i - 1] : no_slot, first + i);
        }
        for (Zone zone : shown_piles) pack_pile(id, zone, from.pile(zone));
        PackedPlayer& to = view_.player[at(id)];
        to.deck = from.pile(Zone::deck).count;
        to.hand = from.pile(Zone::hand).count;
        to.discard = from.pile(Zone::discard).count;
        to.prizes = from.pile(Zone::prizes).count;
        to.lost_zone = from.pile(Zone::lost_zone).count;
        to.beside = from.pile(Zone::beside).count;
        to.bench_count = from.bench_count;
        to.turns_taken = from.turns_taken;
    }

    void pack_pokemon(PlayerId owner, SlotId id, std::size_t spot)
    {
        PackedPokemon& to = view_.pokemon[spot];
        to = PackedPokemon{};
        if (!game_.in_play(id)) return;
        if (viewer_.sees_backs_only(table_, owner)) {
            to.flags = packed_present | packed_face_down;
            to.def = static_cast<std::uint16_t>(no_def);
            return;
        }
        const Slot& slot = table_.slots[at(id)];
        to.def = def_of(slot.top);
        to.hp = static_cast<std::int16_t>(game_.hp(id));
        to.damage = slot.damage;
        to.types = game_.types(id).bits();
        to.conditions = slot.conditions;
        to.retreat_cost = static_cast<std::uint8_t>(game_.retreat_cost(id));
        to.flags = game_.is_evolved(id) ? packed_present | packed_evolved : packed_present;
        const PackedCard* const first = next_;
        for (CardIndex card = slot.first; card != no_card; card = table_.next[at(card)]) {
            if (card == slot.top) continue;
            add(card, byte(spot), byte(static_cast<std::size_t>(table_.role[at(card)])));
        }
        to.attached_count = byte(static_cast<std::size_t>(next_ - first));
    }

    void pack_pile(PlayerId owner, Zone zone, const Pile& pile)
    {
        const std::uint8_t where = packed_pile(owner, zone);
        const bool all = viewer_.sees_pile(owner, zone);
        PackedCard* const first = next_;
        for (std::size_t place = 0; place < pile.count; ++place) {
            const CardIndex card = pile.cards[place];
            if (all || viewer_.knows(table_.seen[at(card)])) add(card, where, byte(place));
        }
        if (viewer_.is_told_places(owner, zone)) return;
        std::sort(first, next_,
                  [](const PackedCard& a, const PackedCard& b) { return a.def < b.def; });
        std::for_each(first, next_, [](PackedCard& card) { card.place = somewhere; });
    }

    /// There is room for every card of a match, and no card is in two places.
    void add(CardIndex card, std::uint8_t where, std::uint8_t place)
    {
        *next_++ = {def_of(card), where, place};
    }

    [[nodiscard]] std::uint16_t def_of(CardIndex card) const
    {
        return static_cast<std::uint16_t>(defs_[at(card)]);
    }

    const Queries& game_;
    const Table& table_;
    const std::array<DefId, cards_per_match>& defs_;
    Viewer viewer_;
    PackedView& view_;
    PackedCard* next_ = view_.cards.data();
};

PileView& pile_at(View& view, std::uint8_t where)
{
    PlayerView& player = view.player[(where - first_pile) / 8u];
    switch (static_cast<Zone>((where - first_pile) % 8)) {
        case Zone::hand:
            return player.hand;
        case Zone::discard:
            return player.discard;
        case Zone::prizes:
            return player.prizes;
        case Zone::lost_zone:
            return player.lost_zone;
        case Zone::beside:
            return player.beside;
        default:
            return player.deck;
    }
}

PokemonView unpacked(const PackedPokemon& from)
{
    PokemonView to;
    to.present = (from.flags & packed_present) != 0;
    if (!to.present) return to;
    to.face_down = (from.flags & packed_face_down) != 0;
    to.def = DefId{from.def};
    to.hp = from.hp;
    to.damage = from.damage;
    to.conditions = from.conditions;
    to.retreat_cost = from.retreat_cost;
    to.types = TypeSet::from_bits(from.types);
    to.evolved = (from.flags & packed_evolved) != 0;
    return to;
}

void unpack_player(const PackedView& from, std::size_t number, PlayerView& to)
{
    const PackedPlayer& player = from.player[number];
    to.bench_count = player.bench_count;
    to.turns_taken = player.turns_taken;
    to.deck.count = player.deck;
    to.hand.count = player.hand;
    to.discard.count = player.discard;
    to.prizes.count = player.prizes;
    to.lost_zone.count = player.lost_zone;
    to.beside.count = player.beside;
    for (std::size_t i = 0; i < slots_per_player; ++i) {
        to.pokemon[i] = unpacked(from.pokemon[number * slots_per_player + i]);
    }
}

/// Returns false if the card is in an impossible place.
bool unpack_card(const PackedCard& card, View& view)
{
    if (card.where < slots_per_match) {
        PokemonView& on =
            view.player[card.where / slots_per_player].pokemon[card.where % slots_per_player];
        if (card.place > byte(static_cast<std::size_t>(Role::other))) return false;
        if (on.attached_count == on.attached.size()) return true;
        on.attached[on.attached_count++] = {DefId{card.def}, static_cast<Role>(card.place)};
        return true;
    }
    const auto last_pile = packed_pile(PlayerId::two, Zone::beside);
    if (card.where < first_pile || card.where > last_pile ||
        (card.where - first_pile) % 8 > static_cast<int>(Zone::beside)) {
        return false;
    }
    PileView& pile = pile_at(view, card.where);
    if (pile.known_count == pile.known.size()) return false;
    pile.known[pile.known_count++] = {card.place, DefId{card.def}};
    return true;
}

View unpacked_table(const PackedView& from)
{
    View to;
    to.audience = from.audience;
    to.turn = from.turn;
    to.turn_player = PlayerId{from.turn_player};
    to.starting_player = PlayerId{from.starting_player};
    to.outcome = static_cast<Outcome>(from.outcome);
    to.winner = PlayerId{from.winner};
    to.reason = static_cast<WinReason>(from.reason);
    to.energy_attached = from.energy_attached;
    to.supporters_played = from.supporters_played;
    to.stadiums_played = from.stadiums_played;
    to.retreats = from.retreats;
    to.stadium = DefId{from.stadium};
    to.stadium_owner = PlayerId{from.stadium_owner};
    return to;
}

/// Returns whether the counts and names of the table are possible.
bool is_sound(const PackedView& view)
{
    const auto is_player = [](std::uint8_t id) {
        return id < players || id == byte(at(PlayerId::none));
    };
    const auto has_room = [](const PackedPlayer& player) {
        return player.bench_count <= max_bench &&
               std::max({player.deck, player.hand, player.discard, player.prizes, player.lost_zone,
                         player.beside}) <= cards_per_player;
    };
    return view.outcome <= byte(static_cast<std::size_t>(Outcome::decision_cap)) &&
           view.reason < byte(win_reason_count) && is_player(view.turn_player) &&
           is_player(view.starting_player) && is_player(view.winner) &&
           is_player(view.stadium_owner) &&
           std::all_of(view.player.begin(), view.player.end(), has_room);
}

}  // namespace

bool pack_view(const Permissions& game, Audience audience, PackedView& view)
{
    Packer(game, audience, view).run();
    return !game.failed();
}

std::span<const std::byte> bytes_of(const PackedView& view)
{
    return std::as_bytes(std::span(&view, 1)).first(view.size);
}

Result<View> unpack_view(std::span<const std::byte> bytes)
{
    const auto refuse = [](const std::string& why) {
        return Error{"this is not a packed view: " + why};
    };
    PackedView from;
    if (bytes.size() < header_bytes) return refuse("too short");
    std::memcpy(&from, bytes.data(), std::min(bytes.size(), sizeof from));
    if (from.version != packed_view_version) {
        return refuse("version " + std::to_string(from.version) + ", not " +
                      std::to_string(packed_view_version));
    }
    if (from.card_count > from.cards.size() || from.size > bytes.size() ||
        from.size != header_bytes + sizeof(PackedCard) * from.card_count) {
        return refuse("wrong size");
    }
    if (!is_sound(from)) return refuse("a number is out of range");
    View view = unpacked_table(from);
    for (std::size_t i = 0; i < players; ++i) unpack_player(from, i, view.player[i]);
    for (std::size_t i = 0; i < from.card_count; ++i) {
        if (!unpack_card(from.cards[i], view)) {
            return refuse("card " + std::to_string(i) + " is in a place that does not exist");
        }
    }
    return view;
}

}  // namespace ptcg
