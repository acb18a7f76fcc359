// What is encoded can be decoded, in games of decks drawn from all cards, in all formats.

#include <algorithm>
#include <array>
#include <cstring>
#include <set>
#include <string>

#include "ptcg/encoding/decoder.hpp"
#include "ptcg/hosting/match_json.hpp"
#include "ptcg/permissions.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/view.hpp"
#include "seats.hpp"

namespace ptcg::round_trip_test {

using namespace ptcg::encoding;
using test::Seats;

namespace {

bool same_bytes(const PackedView& a, const PackedView& b)
{
    return std::memcmp(&a, &b, sizeof a) == 0;
}

bool same_affinities(const std::array<Affinity, 2>& a, const std::array<Affinity, 2>& b)
{
    return std::ranges::equal(a, b, [](const Affinity& one, const Affinity& other) {
        return one.types == other.types && one.times == other.times && one.amount == other.amount;
    });
}

bool same_status(const PokemonStatus& a, const PokemonStatus& b)
{
    const auto used = [](const PokemonStatus& of) {
        return std::span(of.used).first(of.used_count);
    };
    return a.came_this_turn == b.came_this_turn && a.evolved_this_turn == b.evolved_this_turn &&
           a.devolved_this_turn == b.devolved_this_turn && a.poison_counters == b.poison_counters &&
           a.burn_counters == b.burn_counters && a.sleep_coins == b.sleep_coins && a.id == b.id &&
           same_affinities(a.weakness, b.weakness) && same_affinities(a.resistance, b.resistance) &&
           std::ranges::equal(used(a), used(b));
}

/// The kind of Energy is printed, so it is not compared.
bool same_energy(const PackedView& view, const TableView& a, const TableView& b)
{
    for (std::size_t spot = 0; spot < slots_per_match; ++spot) {
        for (std::size_t i = 0; i < view.pokemon[spot].attached_count; ++i) {
            if (i == a.pokemon[spot].energy.size()) break;
            const EnergyFacts &one = a.pokemon[spot].energy[i], &other = b.pokemon[spot].energy[i];
            if (one.units != other.units || one.unit != other.unit) return false;
        }
    }
    return true;
}

bool same_table(const TableView& a, const TableView& b)
{
    const auto lasting = [](const TableView& table) {
        return std::span(table.lasting).first(table.lasting_count);
    };
    return std::ranges::equal(a.pokemon, b.pokemon, same_status) &&
           a.limits_used == b.limits_used && a.stadium_used == b.stadium_used &&
           std::ranges::equal(lasting(a), lasting(b));
}

/// Returns what a host tells the seat of the table, from the match or from what was decoded.
std::string json_of(Match& match, PlayerId seat)
{
    JsonWriter json;
    write_view(json, match, seen_by(seat), match.library());
    return std::string(json.text());
}
std::string json_of(const Decoded& told, const CardLibrary& library)
{
    JsonWriter json;
    write_view(json, library, unpack_view(bytes_of(told.view)).value(), &told.table, told.faulty);
    return std::string(json.text());
}

/// Returns whether these are the lists that the seat knows.
bool same_lists(const Decoded& told, const Match& match, PlayerId seat)
{
    const DeckLists real = lists_of(match);
    for (const PlayerId owner : both_players) {
        const bool known = owner == seat || match.state().lists_known;
        const auto& list = told.lists[at(owner)];
        const auto same = [](DefId card, int number) {
            return static_cast<int>(at(card)) + 1 == number;
        };
        if (known ? !std::ranges::equal(list, real[at(owner)], same) : !list.empty()) return false;
    }
    return true;
}

/// Returns what differs between a position and what its encoding tells; empty if nothing does.
std::string difference(Seats& seats, Match& match, PlayerId seat,
                       std::span<const std::int16_t> numbers)
{
    const Decoded told = decode(numbers, seats.layout, seat);
    PackedView packed;
    pack_view(match.rules(), seen_by(seat), packed);
    if (!same_bytes(told.view, packed)) return "the view";
    View view;
    make_view(match.rules(), seen_by(seat), view);
    const Result<View> unpacked = unpack_view(bytes_of(told.view));
    if (!unpacked || !(unpacked.value() == view)) return "the view unpacked";
    TableView table;
    make_table_view(match.rules(), seen_by(seat), table);
    if (!same_table(told.table, table)) return "the table";
    if (!same_energy(packed, told.table, table)) return "what Energy provides";
    if (json_of(told, match.library()) != json_of(match, seat)) return "the view as JSON";
    if (!same_lists(told, match, seat)) return "the lists";

    const Decision* const open = match.decision();
    const Decision& question = told.decision;
    if (open == nullptr) return question.asked == PlayerId::none ? "" : "whether one is asked";
    if (question.asked != open->asked || question.purpose != open->purpose) return "who is asked";
    if (open->asked != seat) {
        const bool bare = told.options.empty() && question.source == no_def && question.max == 0;
        return bare && !told.may_stop ? "" : "the other player's question";
    }
    if (question.min != open->min || question.max != open->max ||
        question.ordered != open->ordered || question.secret != open->secret ||
        question.source != open->source || question.effect != open->effect ||
        question.origin_attack != open->origin_attack) {
        return "the question";
    }
    if (!std::ranges::equal(told.options, open->options)) return "the options";
    for (std::size_t i = 0; i < open->options.size(); ++i) {
        const Option& option = open->options[i];
        const bool is_word = option.kind == OptionKind::word;
        const int word = is_word ? number_of_word(open->words[option.value]) : 0;
        if (told.words[i] != word) return "a word";
    }
    if (!std::ranges::equal(told.picks, seats.picking.picks())) return "the picks";
    return told.may_stop == seats.picking.may_stop(*open) ? "" : "\"enough\"";
}

/// Returns what the encoding of a scene of player one tells.
Decoded coded(const Scene& scene)
{
    Seats seats;
    std::vector<std::int16_t> numbers(seats.layout.size());
    REQUIRE(seats.encoder.encode(scene, numbers));
    return decode(numbers, seats.layout, PlayerId::one);
}

/// Returns 1 if this is true of a Pokémon, else 0.
template <typename Is>
std::size_t shows(const TableView& table, const Is& is)
{
    return std::ranges::any_of(table.pokemon, is) ? 1 : 0;
}

/// Returns the name of a number that is out of its range; empty if none is.
std::string out_of_range(const Layout& layout, std::span<const std::int16_t> numbers)
{
    std::size_t at = 0;
    for (const Section& section : sections()) {
        for (std::size_t row = 0; row < layout.rows(section); ++row) {
            for (const Field& field : section.fields) {
                const int number = numbers[at++];
                if (number < field.least || number > field.most)
                    return std::string(section.name) + "." + std::string(field.name);
            }
        }
    }
    return at == numbers.size() ? "" : "the end";
}

}  // namespace

TEST_CASE("An encoded position can be decoded, and its numbers are in their ranges",
          "[encoding][games]")
{
    std::size_t positions = 0, with_picks = 0, with_lasting = 0, with_used = 0, with_energy = 0;
    std::set<Purpose> purposes;
    for (std::uint64_t number = 0; number < test::games_drawn; ++number) {
        Match match = test::drawn_game(number);
        Seats seats;
        Random random(number);
        std::array<std::vector<std::int16_t>, players> kept;
        kept.fill(std::vector<std::int16_t>(seats.layout.size()));
        do {
            const Decision* const open = match.decision();
            if (open != nullptr) purposes.insert(open->purpose);
            for (const PlayerId seat : both_players) {
                std::vector<std::int16_t>& numbers = kept[at(seat)];
                REQUIRE(seats.encode(match, seat, numbers));
                INFO("game " << number << ", decision " << match.state().decisions << ", seat "
                             << at(seat));
                REQUIRE(difference(seats, match, seat, numbers) == "");
                REQUIRE(out_of_range(seats.layout, numbers) == "");
                // What an earlier position left behind is cleared.
                REQUIRE(numbers == seats.fresh(match, seat));
                const Decoded told = decode(numbers, seats.layout, seat);
                with_picks += told.picks.empty() ? 0u : 1u;
                with_lasting += told.table.lasting_count > 0 ? 1u : 0u;
                with_used += shows(told.table, [](auto& of) { return of.used_count > 0; });
                with_energy += shows(told.table, [](auto& of) { return of.energy[0].units > 0; });
                ++positions;
            }
        } while (seats.step(match, random));
    }
    // The games show most of what there is.
    CHECK(positions > 100 * test::games_drawn);
    CHECK(with_picks > positions / 500);
    CHECK(with_lasting > positions / 200);
    CHECK(with_used > positions / 500);
    CHECK(with_energy > positions / 10);
    CHECK(purposes.size() > 15);
}

TEST_CASE("A seat's encoding does not depend on which seat it is", "[encoding][games]")
{
    // The same position with the players' names exchanged: both sides of the first questions of a
    // mirror look alike.
    Match match = test::drawn_game(1);
    Seats seats;
    Random random(1);
    bool one_saw = false, two_saw = false;
    do {
        const Decision* const open = match.decision();
        if (open == nullptr || open->asked == PlayerId::chance) continue;
        const std::vector<std::int16_t> numbers = seats.fresh(match, open->asked);
        CHECK(numbers[0] == 1);  // `asked`: me
        (open->asked == PlayerId::one ? one_saw : two_saw) = true;
        const auto& other = match.rules().player(opponent_of(open->asked));
        CHECK(numbers[seats.layout.offset(1) + sections()[1].fields.size()] ==
              other.pile(Zone::deck).count);
    } while (seats.step(match, random));
    CHECK(one_saw);
    CHECK(two_saw);
}

TEST_CASE("Used texts are decoded, also those of equal cards of one Pokémon", "[encoding]")
{
    PackedView view;
    TableView table;
    constexpr DefId top{7}, tool{8}, other{9};
    const auto spot = static_cast<std::uint8_t>(spot_at(PlayerId::two, 1));
    view.pokemon[spot].def = static_cast<std::uint16_t>(top);
    view.pokemon[spot].flags = packed_present;
    for (const DefId def : {tool, other, tool})
        view.cards[view.card_count++] = {static_cast<std::uint16_t>(def), spot, 0};
    using Used = std::vector<UsedText>;
    for (const Used& used :
         {Used{}, Used{{tool}}, Used{{tool}, {tool}}, Used{{other}, {tool}},
          Used{{top, 0}, {top, 2}, {tool}, {other}}, Used{{top, 1}, {other, 0}, {other, 1}}}) {
        PokemonStatus& status = table.pokemon[spot];
        status.used_count = static_cast<std::uint8_t>(used.size());
        std::ranges::copy(used, status.used.begin());
        const Decoded told = coded({.view = view, .table = table, .lists = DeckLists{}});
        const PokemonStatus& back = told.table.pokemon[spot];
        CHECK(Used(back.used.begin(), back.used.begin() + back.used_count) == used);
    }
}

TEST_CASE("What failed scripts leave behind is decoded", "[encoding]")
{
    const PackedView view;
    const TableView table;
    const DeckLists lists{};
    Decision open;
    open.asked = PlayerId::two;
    const Decoded sound = coded({.view = view, .table = table, .lists = lists});
    CHECK_FALSE((sound.faulty || sound.stopped || sound.script_failed));
    CHECK(coded({.view = view, .table = table, .lists = lists, .faulty = true}).faulty);
    CHECK(coded({.view = view, .table = table, .lists = lists, .stopped = true}).stopped);
    Scene failed{.view = view, .table = table, .lists = lists, .script_failed = true};
    CHECK(coded(failed).script_failed);
    failed.open = &open;  // as in JSON, only told when nothing is asked
    CHECK_FALSE(coded(failed).script_failed);
}

TEST_CASE("A question with more options than there is room for is refused, not cut",
          "[encoding][errors]")
{
    Match match = test::drawn_game(2);
    Seats seats;
    Random random(2);
    while (match.decision() != nullptr &&
           (match.decision()->asked == PlayerId::chance || match.decision()->options.size() < 4)) {
        REQUIRE(seats.step(match, random));
    }
    const Decision& open = *match.decision();
    const Layout narrow(3);
    const Encoder encoder = Encoder::make(test::real_library(), narrow).value();
    const DeckLists lists = lists_of(match);
    std::vector<std::int16_t> numbers(narrow.size());
    const Result<void> refused = encoder.encode(match, open.asked, lists, {}, numbers);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message == "the question has " + std::to_string(open.options.size()) +
                                         " options, but there is room for only 3; make the "
                                         "encoding with room for more");
    CHECK(std::ranges::count(numbers, 0) == static_cast<std::ptrdiff_t>(numbers.size()));
    CHECK(
        encoder.encode(match, opponent_of(open.asked), lists, {}, numbers));  // it sees no options
    CHECK(Encoder::make(test::real_library(), Layout(0)).error().message ==
          "an encoding needs room for 1 to 32765 options, not 0");
    CHECK_FALSE(Encoder::make(test::real_library(), Layout(Layout::most_options + 1)));
}

}  // namespace ptcg::round_trip_test
