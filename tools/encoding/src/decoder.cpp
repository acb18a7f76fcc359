#include "ptcg/encoding/decoder.hpp"

#include <algorithm>
#include <cstring>

#include "relative.hpp"
#include "rows.hpp"

namespace ptcg::encoding {
namespace {

template <typename Number>
[[nodiscard]] Number wide(int number)
{
    return static_cast<Number>(number);
}
[[nodiscard]] std::uint8_t byte(int number)
{
    return static_cast<std::uint8_t>(number);
}

/// Reads one scene out of the numbers.
class Reader {
public:
    Reader(std::span<const std::int16_t> numbers, const Layout& layout, PlayerId seat)
        : numbers_(numbers), layout_(layout), seat_(seat)
    {
        std::memcpy(&head_, numbers.data(), sizeof head_);
    }

    [[nodiscard]] Decoded run()
    {
        read_question();
        read_table();
        for (std::size_t side = 0; side < players; ++side) read_player(side);
        for (std::size_t row = 0; row < slots_per_match; ++row)
            read_pokemon(head_.pokemon[row], turned(seat_, row));
        read_cards();
        const std::span<const LastingRow> all = head_.lasting;
        for (const LastingRow& row : all.first(used(head_.global.lasting)))
            read_lasting(row, to_.table.lasting[to_.table.lasting_count++]);
        const std::span<const PickRow> picks = head_.picks;
        for (const PickRow& row : picks.first(used(head_.global.picks)))
            to_.picks.push_back(back_from_one<std::uint16_t>(row.option));
        for (std::size_t i = 0; i < used(head_.global.options); ++i) read_option(option_row(i));
        read_lists();
        to_.may_stop = option_row(layout_.enough()).left > 0;
        return std::move(to_);
    }

private:
    [[nodiscard]] static std::size_t used(int count) { return static_cast<std::size_t>(count); }
    [[nodiscard]] std::uint8_t player_of(int who) const
    {
        return byte(static_cast<int>(at(absolute(seat_, who))));
    }

    [[nodiscard]] OptionRow option_row(std::size_t number) const
    {
        OptionRow row;
        std::memcpy(&row, numbers_.data() + numbers_in<Head> + number * numbers_in<OptionRow>,
                    sizeof row);
        return row;
    }

    void read_question()
    {
        const GlobalRow& from = head_.global;
        Decision& to = to_.decision;
        to.asked = absolute(seat_, from.asked);
        if (from.purpose != 0) to.purpose = back_from_one<Purpose>(from.purpose);
        to.min = wide<std::uint16_t>(from.min);
        to.max = wide<std::uint16_t>(from.max);
        to.ordered = from.ordered != 0;
        to.secret = from.secret != 0;
        to.source = back_from_one<DefId>(from.source);
        to.effect = back_from_one<std::uint8_t>(from.effect);
        to.origin_attack = from.by_attack != 0;
        to_.faulty = from.faulty != 0;
        to_.stopped = from.stopped != 0;
        to_.script_failed = from.script_failed != 0;
    }

    void read_table()
    {
        const GlobalRow& from = head_.global;
        PackedView& to = to_.view;
        to.audience = byte(1 << at(seat_));
        to.turn = wide<std::uint16_t>(from.turn);
        to.turn_player = player_of(from.turn_player);
        to.starting_player = player_of(from.starting_player);
        to.outcome = byte(from.outcome);
        to.winner = player_of(from.winner);
        to.reason = byte(from.reason);
        to.energy_attached = byte(from.energy_attached);
        to.supporters_played = byte(from.supporters_played);
        to.stadiums_played = byte(from.stadiums_played);
        to.retreats = byte(from.retreats);
        to.stadium = back_from_one<std::uint16_t>(from.stadium);
        to.stadium_owner = player_of(from.stadium_owner);
        to_.table.stadium_used = byte(from.stadium_used_by_me << at(seat_) |
                                      from.stadium_used_by_opponent << at(opponent_of(seat_)));
    }

    void read_lists()
    {
        for (std::size_t side = 0; side < players; ++side) {
            const PlayerId owner = side == 0 ? seat_ : opponent_of(seat_);
            for (const ListRow& row : head_.lists[side]) {
                if (row.card != 0) to_.lists[at(owner)].push_back(back_from_one<DefId>(row.card));
            }
        }
    }

    void read_player(std::size_t side)
    {
        const std::size_t id = side == 0 ? at(seat_) : at(opponent_of(seat_));
        const PlayerRow& from = head_.sides[side];
        PackedPlayer& to = to_.view.player[id];
        to.deck = byte(from.deck);
        to.hand = byte(from.hand);
        to.discard = byte(from.discard);
        to.prizes = byte(from.prizes);
        to.lost_zone = byte(from.lost_zone);
        to.beside = byte(from.beside);
        to.bench_count = byte(from.bench);
        to.turns_taken = byte(from.turns_taken);
        to_.table.limits_used[id] = wide<std::uint16_t>(from.limits_used);
    }

    void read_pokemon(const PokemonRow& from, std::size_t spot)
    {
        PackedPokemon& to = to_.view.pokemon[spot];
        if (from.present == 0) return;
        to.flags = packed_present;
        to.def = back_from_one<std::uint16_t>(from.card);
        if (from.face_down != 0) {
            to.flags = packed_present | packed_face_down;
            return;
        }
        to.hp = from.hp;
        to.damage = wide<std::uint16_t>(from.damage);
        const auto condition = [&](int is, Condition which) {
            to.conditions = byte(to.conditions | is << static_cast<unsigned>(which));
        };
        condition(from.asleep, Condition::asleep);
        condition(from.burned, Condition::burned);
        condition(from.confused, Condition::confused);
        condition(from.paralyzed, Condition::paralyzed);
        condition(from.poisoned, Condition::poisoned);
        to.retreat_cost = byte(from.retreat_cost);
        to.types = wide<std::uint16_t>(from.types);
        if (from.evolved != 0) to.flags = byte(to.flags | packed_evolved);
        to.attached_count = byte(from.attached);
        read_status(from, to.def, to_.table.pokemon[spot]);
    }

    static void read_status(const PokemonRow& from, std::uint16_t def, PokemonStatus& to)
    {
        const auto affinity = [](int types, int times, std::int16_t amount) {
            return Affinity{types_of(types), byte(times), amount};
        };
        to.came_this_turn = from.came_this_turn != 0;
        to.evolved_this_turn = from.evolved_this_turn != 0;
        to.devolved_this_turn = from.devolved_this_turn != 0;
        to.poison_counters = byte(from.poison_counters);
        to.burn_counters = byte(from.burn_counters);
        to.sleep_coins = byte(from.sleep_coins);
        to.id = wide<std::uint16_t>(from.id);
        to.weakness = {
            affinity(from.weakness_types, from.weakness_times, from.weakness_amount),
            affinity(from.weakness_2_types, from.weakness_2_times, from.weakness_2_amount)};
        to.resistance = {
            affinity(from.resistance_types, from.resistance_times, from.resistance_amount),
            affinity(from.resistance_2_types, from.resistance_2_times, from.resistance_2_amount)};
        read_used(from.used, def, to);
    }

    [[nodiscard]] static TypeSet types_of(int bits)
    {
        return TypeSet::from_bits(static_cast<std::uint16_t>(bits));
    }

    static void read_used(int bits, std::uint16_t def, PokemonStatus& to)
    {
        for (std::size_t i = 0; i <= max_abilities; ++i) {
            if ((bits >> i & 1) != 0)
                to.used[to.used_count++] = {static_cast<DefId>(def), text_of_bit(i)};
        }
    }

    /// The view has player one's cards first.
    void read_cards()
    {
        const std::size_t count = used(head_.global.cards);
        for (const int owner : {relative(seat_, PlayerId::one), relative(seat_, PlayerId::two)}) {
            for (std::size_t i = 0; i < count; ++i) {
                if (head_.cards[i].owner != owner) continue;
                const PackedCard& read = to_.view.cards[to_.view.card_count++] =
                    card(head_.cards[i]);
                if (read.where < slots_per_match) read_status(head_.cards[i], read);
            }
        }
        to_.view.size = wide<std::uint16_t>(
            static_cast<int>(offsetof(PackedView, cards) + sizeof(PackedCard) * count));
    }

    [[nodiscard]] PackedCard card(const CardRow& from) const
    {
        PackedCard to;
        to.def = back_from_one<std::uint16_t>(from.card);
        const Zone zone = back_from_one<Zone>(from.zone);
        if (zone == Zone::in_play) {
            to.where = byte(static_cast<int>(at(spot_of(seat_, from.spot))));
            to.place = byte(from.role);
        } else {
            to.where = packed_pile(absolute(seat_, from.owner), zone);
            to.place = back_from_one<std::uint8_t>(from.place);
        }
        return to;
    }

    /// Reads what a card of a Pokémon does now.
    void read_status(const CardRow& from, const PackedCard& card)
    {
        PokemonStatus& to = to_.table.pokemon[card.where];
        read_used(from.used, card.def, to);
        const std::size_t number = cards_read_[card.where]++;
        if (number >= to.energy.size()) return;
        to.energy[number].units = byte(from.units);
        to.energy[number].unit = {types_of(from.unit_1), types_of(from.unit_2),
                                  types_of(from.unit_3), types_of(from.unit_4)};
    }

    void read_lasting(const LastingRow& from, LastingView& to) const
    {
        to.kind = back_from_one<LastingKind>(from.kind);
        to.anchor = wide<Anchor>(from.anchor);
        to.origin = wide<Origin>(from.origin);
        to.spot = spot_of(seat_, from.spot);
        to.player = absolute(seat_, from.player);
        to.owner = absolute(seat_, from.owner);
        to.marker = from.marker != 0;
        to.later = from.later != 0;
        to.source_effect = back_from_one<std::uint8_t>(from.effect);
        to.def = back_from_one<DefId>(from.card);
        to.name = back_from_one<NameId>(from.name);
        to.attack = {back_from_one<DefId>(from.attack_card), byte(from.attack)};
        to.value = from.value;
        if (from.ends != 0) to.last_turn = wide<std::uint16_t>(head_.global.turn + from.turns_left);
    }

    void read_option(const OptionRow& from)
    {
        to_.options.push_back({.kind = back_from_one<OptionKind>(from.kind),
                               .count = byte(from.left + from.picked),
                               .zone = from.zone == 0 ? Zone::none : back_from_one<Zone>(from.zone),
                               .place = back_from_one<std::uint8_t>(from.place),
                               .spot = spot_of(seat_, from.spot),
                               .value = byte(from.value),
                               .def = back_from_one<DefId>(from.card)});
        to_.words.push_back(from.word);
    }

    std::span<const std::int16_t> numbers_;
    const Layout& layout_;
    PlayerId seat_;
    Head head_;
    std::array<std::size_t, slots_per_match> cards_read_{};  ///< of each Pokémon
    Decoded to_{};
};

}  // namespace

Decoded decode(std::span<const std::int16_t> numbers, const Layout& layout, PlayerId seat)
{
    return Reader(numbers, layout, seat).run();
}

}  // namespace ptcg::encoding
