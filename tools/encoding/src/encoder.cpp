#include "ptcg/encoding/encoder.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <new>
#include <string>
#include <type_traits>

#include "ptcg/fnv1a.hpp"
#include "ptcg/permissions.hpp"
#include "ptcg/resolver.hpp"
#include "relative.hpp"
#include "rows.hpp"

namespace ptcg::encoding {
namespace {

constexpr std::uint8_t first_pile = packed_pile(PlayerId::one, Zone::deck);

/// Writes one scene into the numbers.
class Writer {
public:
    Writer(const Scene& scene, const Decision& shown, const Layout& layout,
           std::span<std::int16_t> numbers)
        : seat_(scene.seat),
          view_(scene.view),
          table_(scene.table),
          shown_(shown),
          scene_(scene),
          picks_(scene.picks),
          layout_(layout),
          to_(numbers.data())
    {
        std::memcpy(&before_, to_, sizeof before_);
    }

    void run()
    {
        put(offsetof(Head, global), 0, [&] { return global(); });
        for (std::size_t i = 0; i < players; ++i)
            put(offsetof(Head, sides), i, [&] { return player(i); });
        for (std::size_t row = 0; row < slots_per_match; ++row)
            put(offsetof(Head, pokemon), row, [&] { return pokemon(turned(seat_, row)); });
        put_cards();
        for (std::size_t i = 0; i < table_.lasting_count; ++i)
            put(offsetof(Head, lasting), i, [&] { return lasting(table_.lasting[i]); });
        clear<LastingRow>(offsetof(Head, lasting), table_.lasting_count, before_.lasting,
                          most_lasting);
        for (std::size_t i = 0; i < picks_.size(); ++i)
            put(offsetof(Head, picks), i, [&] { return PickRow{.option = from_one(picks_[i])}; });
        clear<PickRow>(offsetof(Head, picks), picks_.size(), before_.picks, most_picks);
        put_lists();
        put_options();
    }

private:
    /// Makes the row where it belongs: to copy one that was just written number by number, the
    /// processor would have to wait for these. `bytes` is where the section begins.
    template <typename MakeRow>
    void put(std::size_t bytes, std::size_t row, const MakeRow& make)
    {
        using Row = std::invoke_result_t<MakeRow>;
        std::int16_t* const place = to_ + bytes / sizeof *to_ + row * numbers_in<Row>;
        new (static_cast<void*>(place)) Row(make());
    }

    /// Clears the rows that the last scene used and this one does not.
    template <typename Row>
    void clear(std::size_t bytes, std::size_t used, int before, std::size_t most)
    {
        const auto end = std::min(static_cast<std::size_t>(std::max(before, 0)), most);
        if (used >= end) return;
        std::int16_t* const begin = to_ + bytes / sizeof *to_;
        std::fill(begin + used * numbers_in<Row>, begin + end * numbers_in<Row>, std::int16_t{0});
    }

    [[nodiscard]] std::int16_t who(std::uint8_t player) const
    {
        return relative(seat_, PlayerId{player});
    }

    [[nodiscard]] GlobalRow global() const
    {
        const bool is_open = shown_.asked != PlayerId::none;
        const auto used = [&](PlayerId id) { return narrow(table_.stadium_used >> at(id) & 1u); };
        return {.asked = relative(seat_, shown_.asked),
                .purpose = is_open ? from_one(shown_.purpose) : narrow(0),
                .min = narrow(shown_.min),
                .max = narrow(shown_.max),
                .ordered = shown_.ordered,
                .secret = shown_.secret,
                .source = from_one(shown_.source),
                .effect = from_one(shown_.effect),
                .by_attack = shown_.origin_attack,
                .options = narrow(shown_.options.size()),
                .picks = narrow(picks_.size()),
                .words = narrow(shown_.words.size()),
                .turn = narrow(view_.turn),
                .turn_player = who(view_.turn_player),
                .starting_player = who(view_.starting_player),
                .outcome = view_.outcome,
                .winner = who(view_.winner),
                .reason = view_.reason,
                .energy_attached = view_.energy_attached,
                .supporters_played = view_.supporters_played,
                .stadiums_played = view_.stadiums_played,
                .retreats = view_.retreats,
                .stadium = from_one(view_.stadium),
                .stadium_owner = who(view_.stadium_owner),
                .stadium_used_by_me = used(seat_),
                .stadium_used_by_opponent = used(opponent_of(seat_)),
                .cards = view_.card_count,
                .lasting = table_.lasting_count,
                .faulty = scene_.faulty,
                .stopped = !is_open && scene_.stopped,
                .script_failed = !is_open && scene_.script_failed};
    }

    /// `side`: 0 for the observing player, 1 for the other.
    [[nodiscard]] PlayerRow player(std::size_t side) const
    {
        const std::size_t id = side == 0 ? at(seat_) : at(opponent_of(seat_));
        const PackedPlayer& from = view_.player[id];
        return {.deck = from.deck,
                .hand = from.hand,
                .discard = from.discard,
                .prizes = from.prizes,
                .lost_zone = from.lost_zone,
                .beside = from.beside,
                .bench = from.bench_count,
                .turns_taken = from.turns_taken,
                .limits_used = narrow(table_.limits_used[id])};
    }

    [[nodiscard]] PokemonRow pokemon(std::size_t spot)
    {
        const PackedPokemon& from = view_.pokemon[spot];
        written_[spot] = {};
        if ((from.flags & packed_present) == 0) return {};
        if ((from.flags & packed_face_down) != 0) {
            PokemonRow back{};
            back.present = back.face_down = 1;
            return back;
        }
        const PokemonStatus& status = table_.pokemon[spot];
        const auto& [weakness, weakness_2] = status.weakness;
        const auto& [resistance, resistance_2] = status.resistance;
        const auto has = [&](Condition c) {
            return narrow(from.conditions >> static_cast<unsigned>(c) & 1u);
        };
        return {.present = 1,
                .face_down = 0,
                .card = from_one(from.def),
                .hp = from.hp,
                .damage = narrow(from.damage),
                .asleep = has(Condition::asleep),
                .burned = has(Condition::burned),
                .confused = has(Condition::confused),
                .paralyzed = has(Condition::paralyzed),
                .poisoned = has(Condition::poisoned),
                .poison_counters = status.poison_counters,
                .burn_counters = status.burn_counters,
                .sleep_coins = status.sleep_coins,
                .retreat_cost = from.retreat_cost,
                .types = narrow(from.types),
                .evolved = (from.flags & packed_evolved) != 0,
                .attached = from.attached_count,
                .came_this_turn = status.came_this_turn,
                .evolved_this_turn = status.evolved_this_turn,
                .devolved_this_turn = status.devolved_this_turn,
                .id = narrow(status.id),
                .used = used_texts(spot, from.def),
                .weakness_types = narrow(weakness.types.bits()),
                .weakness_times = weakness.times,
                .weakness_amount = weakness.amount,
                .weakness_2_types = narrow(weakness_2.types.bits()),
                .weakness_2_times = weakness_2.times,
                .weakness_2_amount = weakness_2.amount,
                .resistance_types = narrow(resistance.types.bits()),
                .resistance_times = resistance.times,
                .resistance_amount = resistance.amount,
                .resistance_2_types = narrow(resistance_2.types.bits()),
                .resistance_2_times = resistance_2.times,
                .resistance_2_amount = resistance_2.amount};
    }

    /// Returns the bits of the next used texts of the Pokémon that are of this card. They are in
    /// the order of its cards, so of equal cards the first gets them.
    [[nodiscard]] std::int16_t used_texts(std::size_t spot, std::uint16_t def)
    {
        const PokemonStatus& status = table_.pokemon[spot];
        std::uint8_t& next = written_[spot].texts;
        int bits = 0;
        for (; next < status.used_count; ++next) {
            const UsedText& text = status.used[next];
            const int bit = bit_of_text(text.ability);
            if (at(text.def) != def || bit <= bits) break;
            bits |= bit;
        }
        return narrow(bits);
    }

    /// The view has player one's cards first.
    void put_cards()
    {
        const auto cards = std::span(view_.cards).first(view_.card_count);
        const auto is_first = [](const PackedCard& card) {
            return card.where < slots_per_match
                       ? card.where < slots_per_player
                       : card.where < packed_pile(PlayerId::two, Zone::deck);
        };
        const auto ones = static_cast<std::size_t>(
            std::partition_point(cards.begin(), cards.end(), is_first) - cards.begin());
        const bool turn = seat_ == PlayerId::two;
        std::size_t row = 0;
        for (const PackedCard& card : turn ? cards.subspan(ones) : cards.first(ones))
            put(offsetof(Head, cards), row++, [&] { return known(card); });
        for (const PackedCard& card : turn ? cards.first(ones) : cards.subspan(ones))
            put(offsetof(Head, cards), row++, [&] { return known(card); });
        clear<CardRow>(offsetof(Head, cards), row, before_.cards, cards_per_match);
    }

    [[nodiscard]] CardRow of_pokemon(const PackedCard& card)
    {
        const auto spot = static_cast<Spot>(card.where);
        const PokemonStatus& status = table_.pokemon[card.where];
        const std::size_t number = written_[card.where].cards++;
        const EnergyFacts energy =
            number < status.energy.size() ? status.energy[number] : EnergyFacts{};
        return {.card = from_one(card.def),
                .owner = relative(seat_, owner_of(spot)),
                .zone = narrow(1 + at(Zone::in_play)),
                .spot = row_of(seat_, spot),
                .role = card.place,
                .place = 0,
                .used = used_texts(card.where, card.def),
                .units = energy.units,
                .unit_1 = narrow(energy.unit[0].bits()),
                .unit_2 = narrow(energy.unit[1].bits()),
                .unit_3 = narrow(energy.unit[2].bits()),
                .unit_4 = narrow(energy.unit[3].bits())};
    }

    [[nodiscard]] CardRow known(const PackedCard& card)
    {
        if (card.where < slots_per_match) return of_pokemon(card);
        const unsigned pile = card.where - first_pile;
        CardRow row{};
        row.card = from_one(card.def);
        row.owner = relative(seat_, static_cast<PlayerId>(pile / 8));
        row.zone = narrow(1 + pile % 8);
        row.place = from_one(card.place);
        return row;
    }

    [[nodiscard]] LastingRow lasting(const LastingView& from) const
    {
        const bool ends = from.last_turn != LastingView::no_turn;
        return {.kind = narrow(1 + static_cast<int>(from.kind)),
                .anchor = narrow(from.anchor),
                .origin = narrow(from.origin),
                .spot = row_of(seat_, from.spot),
                .player = relative(seat_, from.player),
                .owner = relative(seat_, from.owner),
                .marker = from.marker,
                .later = from.later,
                .card = from_one(from.def),
                .effect = from_one(from.source_effect),
                .name = from_one(from.name),
                .attack_card = from_one(from.attack.def),
                .attack = from.attack.index,
                .value = from.value,
                .ends = ends,
                .turns_left = ends ? narrow(from.last_turn - view_.turn) : narrow(0)};
    }

    void put_lists()
    {
        static constexpr DeckLists unknown{};
        const DeckLists& theirs = scene_.lists_known ? scene_.lists : unknown;
        put(offsetof(Head, lists), 0, [&] { return scene_.lists[at(seat_)]; });
        put(offsetof(Head, lists), 1, [&] { return theirs[at(opponent_of(seat_))]; });
    }

    void put_options()
    {
        for (std::size_t i = 0; i < shown_.options.size(); ++i)
            put(sizeof(Head), i, [&] { return option(shown_.options[i]); });
        clear<OptionRow>(sizeof(Head), shown_.options.size(), before_.options, layout_.options());
        for (const std::uint16_t pick : picks_) {
            OptionRow row;
            const std::size_t place = numbers_in<Head> + pick * numbers_in<OptionRow>;
            std::memcpy(&row, to_ + place, sizeof row);
            --row.left;
            ++row.picked;
            std::memcpy(to_ + place, &row, sizeof row);
        }
        OptionRow enough{};
        const bool asked = shown_.asked == seat_;
        if (asked && picks_.size() >= shown_.min) {
            enough.kind = enough_kind;
            enough.left = 1;
        }
        put(sizeof(Head), layout_.enough(), [&] { return enough; });
    }

    [[nodiscard]] OptionRow option(const Option& from) const
    {
        const bool is_word = from.kind == OptionKind::word && from.value < shown_.words.size();
        return {.kind = narrow(1 + static_cast<int>(from.kind)),
                .left = from.count,
                .picked = 0,
                .zone = from.zone == Zone::none ? narrow(0) : narrow(1 + at(from.zone)),
                .place = from_one(from.place),
                .spot = row_of(seat_, from.spot),
                .value = from.value,
                .card = from_one(from.def),
                .word = is_word ? number_of_word(shown_.words[from.value]) : narrow(0)};
    }

    PlayerId seat_;
    const PackedView& view_;
    const TableView& table_;
    const Decision& shown_;
    const Scene& scene_;
    std::span<const std::uint16_t> picks_;
    const Layout& layout_;
    std::int16_t* to_;
    GlobalRow before_;  ///< what is in the numbers already
    /// Of each Pokémon, how many cards and used texts have been written.
    struct Written {
        std::uint8_t cards = 0;
        std::uint8_t texts = 0;
    };
    std::array<Written, slots_per_match> written_;
};

/// Returns the part of the question that the player may know.
Decision shown_to(PlayerId seat, const Decision* open)
{
    if (open != nullptr && open->asked == seat) return *open;
    Decision shown;
    shown.min = shown.max = 0;
    if (open == nullptr) return shown;
    shown.asked = open->asked;
    shown.purpose = open->purpose;
    return shown;
}

}  // namespace

Result<Encoder> Encoder::make(const CardLibrary& library, const Layout& layout)
{
    // Numbers begin with 1, and the library also has a card that stands for unknown ones.
    constexpr std::size_t most = static_cast<std::size_t>(most_number) - 2;
    if (library.size() > most) {
        return Error{"an encoding has room for " + std::to_string(most) +
                     " cards; the library has " + std::to_string(library.size()) +
                     ", so load fewer packs"};
    }
    if (layout.options() < 1 || layout.options() > Layout::most_options) {
        return Error{"an encoding needs room for 1 to " + std::to_string(Layout::most_options) +
                     " options, not " + std::to_string(layout.options())};
    }
    return Encoder(layout);
}

Result<void> Encoder::encode(const Scene& scene, std::span<std::int16_t> numbers) const
{
    const Decision shown = shown_to(scene.seat, scene.open);
    if (shown.options.size() > layout_.options()) {
        return Error{"the question has " + std::to_string(shown.options.size()) +
                     " options, but there is room for only " + std::to_string(layout_.options()) +
                     "; make the encoding with room for more"};
    }
    Writer(scene, shown, layout_, numbers).run();
    return {};
}

Result<void> Encoder::encode(Match& match, PlayerId seat, const DeckLists& lists,
                             std::span<const std::uint16_t> picks,
                             std::span<std::int16_t> numbers) const
{
    const Decision* const open = match.decision();
    const Permissions& rules = match.rules();
    // Each thread has its own, so that they are cleared only once.
    thread_local PackedView view;
    thread_local TableView table;
    // If a card text fails, its numbers are those printed, as in every view.
    bool sound = pack_view(rules, seen_by(seat), view);
    sound = make_table_view(rules, seen_by(seat), table) && sound;
    return encode({.seat = seat,
                   .view = view,
                   .table = table,
                   .open = open,
                   .picks = picks,
                   .lists = lists,
                   .lists_known = match.state().lists_known,
                   .faulty = !sound,
                   .stopped = match.stopped(),
                   .script_failed = !match.failure().empty()},
                  numbers);
}

DeckLists lists_of(std::span<const DefId> deck_one, std::span<const DefId> deck_two)
{
    DeckLists lists{};
    for (std::size_t who = 0; who < players; ++who) {
        const auto deck = who == 0 ? deck_one : deck_two;
        const auto known = deck.first(std::min(deck.size(), cards_per_player));
        std::ranges::transform(known, lists[who].begin(), from_one<DefId>);
        std::ranges::sort(lists[who]);
    }
    return lists;
}

DeckLists lists_of(const Match& match)
{
    const std::span<const DefId> all = match.state().defs;
    return lists_of(all.first(cards_per_player), all.last(cards_per_player));
}

std::int16_t number_of_word(std::string_view word)
{
    return narrow(fnv1a(word) % (static_cast<unsigned>(most_number) + 1));
}

}  // namespace ptcg::encoding
