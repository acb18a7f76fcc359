// Positions as text: written by hand, and the exact state of a match at any decision.

#include "ptcg/scripting/position.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/state_fields.hpp"
#include "support/theme_decks.hpp"

namespace ptcg::position_test {

using namespace ptcg::test;

namespace {

#ifdef NDEBUG
constexpr std::uint64_t games = 30;
#else
constexpr std::uint64_t games = 2;  // one seeded, one with explicit chance
#endif

[[nodiscard]] const Ruleset* find_profile(std::string_view name)
{
    return name == "dp" ? &profile("dp") : nullptr;
}

struct Positions : ThemeDecks {
    [[nodiscard]] ReadPosition read(std::string_view text) const
    {
        return read_position(text, "p.toml", pool->library, host.get(), find_profile);
    }
    [[nodiscard]] Match match(std::string_view text) const
    {
        ReadPosition read_ = read(text);
        for (const Problem& problem : read_.problems) UNSCOPED_INFO(to_string(problem));
        REQUIRE(read_.match);
        return std::move(*read_.match);
    }
    [[nodiscard]] std::vector<std::string> problems(std::string_view text) const
    {
        std::vector<std::string> shown;
        ReadPosition read_ = read(text);
        CHECK(read_.match.has_value() == read_.problems.empty());
        for (const Problem& problem : read_.problems) shown.push_back(to_string(problem));
        return shown;
    }
};

/// Counts bits, because some fields are half a byte.
struct Counter {
    std::size_t bits = 0;

    template <typename T>
    void field(std::string_view, T& value)
    {
        if constexpr (std::is_class_v<T> && !std::is_same_v<T, Random>) {
            visit_fields(value, *this);
        } else {
            bits += 8 * sizeof(T);
        }
    }
    template <typename T, std::size_t N>
    void field(std::string_view name, std::array<T, N>& values)
    {
        for (T& value : values) field(name, value);
    }
    template <typename T>
    void part(std::string_view, T&, int part_bits)
    {
        bits += static_cast<std::size_t>(part_bits);
    }
    template <typename T>
    void meant(std::string_view name, T& value, Meaning)
    {
        field(name, value);
    }
    void handler(std::string_view name, std::uint16_t& number, DefId, bool) { field(name, number); }
    template <typename T>
    void derived(std::string_view name, T& value)
    {
        field(name, value);
    }
    void lasting(std::string_view name, std::uint8_t& effect, DefId, bool) { field(name, effect); }
};

constexpr const char* small =
    "turn = 5\n[me]\nactive = \"Electabuzz dp3-87\"\n[opponent]\nactive = \"dp3-55\"\n";

}  // namespace

TEST_CASE("the description of the state's fields leaves out no byte")
{
    MatchState state{};
    Counter counter;
    visit_fields(state, counter);
    CHECK(counter.bits == 8 * sizeof(MatchState));
}

TEST_CASE("an exact position is the very state, at every decision of a game", "[properties]")
{
    const Positions positions;
    std::size_t decisions = 0, in_effect = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        Match match = positions.start(seed, seed % 2 == 0);
        play(match, seed, [&](Match& at) {
            const std::string text =
                write_position(at, "dp", PositionForm::exact,
                               {.me = seed % 3 == 0 ? PlayerId::two : PlayerId::one});
            ReadPosition read = positions.read(text);
            if (!read.match) {
                FAIL("seed " << seed << ": " << to_string(read.problems.front()) << "\n" << text);
            }
            if (hash(read.match->state()) != hash(at.state()))
                FAIL("seed " << seed << "\n" << text);
            const Decision* here = at.decision();
            const Decision* there = read.match->decision();
            REQUIRE(there != nullptr);
            CHECK(there->asked == here->asked);
            CHECK(there->purpose == here->purpose);
            CHECK(std::equal(there->options.begin(), there->options.end(), here->options.begin(),
                             here->options.end()));
            ++decisions;
            in_effect += at.state().checkpointed ? 1u : 0u;
        });
    }
    INFO(decisions << " decisions, " << in_effect << " of them in the middle of an effect");
    CHECK(in_effect > games);
}

TEST_CASE("a brief position read again is written alike", "[properties]")
{
    const Positions positions;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        Match match = positions.start(seed, false);
        play(match, seed, [&](Match& at) {
            if (at.decision()->purpose != Purpose::main_phase) return;
            const PositionHead head{.title = "a \"title\"", .note = "", .me = PlayerId::two};
            const std::string text = write_position(at, "dp", PositionForm::brief, head);
            Match again = positions.match(text);
            CHECK(write_position(again, "dp", PositionForm::brief, head) == text);
        });
    }
}

TEST_CASE("an exact position that is cut or garbled is refused, or is a sound one", "[properties]")
{
    const Positions positions;
    Match match = positions.start(4, true);
    std::vector<std::string> texts;
    play(match, 4, [&](Match& at) {
        if (at.state().checkpointed) {
            texts.push_back(write_position(at, "dp", PositionForm::exact));
        }
    });
    REQUIRE(texts.size() > 3);
    Random random(7);
    for (std::size_t i = 0; i < 400; ++i) {
        std::string text = texts[random.below(static_cast<std::uint32_t>(texts.size()))];
        const std::size_t where = random.below(static_cast<std::uint32_t>(text.size()));
        if (i % 4 == 0) {
            text.resize(where);
        } else {
            const char with[] = "0123456789-\"x,";
            text[where] = with[random.below(sizeof with - 1)];
        }
        ReadPosition read = positions.read(text);
        CHECK(read.match.has_value() == read.problems.empty());
        if (read.match && read.match->decision() != nullptr) {
            static_cast<void>(read.match->answer_by_default());
        }
    }
}

TEST_CASE("a position by hand: names, ids, counts, unknown cards")
{
    const Positions positions;
    Match match = positions.match(R"(
        title = "Everything"
        turn = 4
        this_turn = ["energy", "supporter"]
        [me]
        active = { card = "Electivire", energy = "LL", damage = 30, conditions = ["poisoned"], used = ["Motor Drive"] }
        bench = ["Mareep", { card = "Ampharos", under = ["Flaaffy", "Mareep"], attached = ["Metal Energy dp3-130"], new = true }]
        hand = ["2 Lightning Energy", "PlusPower", "3 dp1-126"]
        deck = ["Fire Energy", "10 unknown cards"]
        prizes = 2
        [opponent]
        active = "Electabuzz SW 87"
        hand = 4
        discard = ["unknown card"]
    )");
    const Permissions& game = match.rules();
    const CardLibrary& library = match.library();
    const PlayerId me = PlayerId::one;
    const PlayerId opponent = PlayerId::two;
    CHECK(game.table().turn_player == me);
    CHECK(game.table().starting_player == opponent);
    CHECK(game.table().energy_attached == 1);
    CHECK(game.table().supporters_played == 1);
    const SlotId active = game.active(me);
    CHECK(game.def_id(game.slot(active).top) == library.find("dp3-25"));
    CHECK(game.slot(active).stage_count == 2);  // on top of the Electabuzz it evolves from
    CHECK(game.slot(active).energy_count == 2);
    CHECK(game.slot(active).damage == 30);
    CHECK(game.slot(active).used == 1);
    CHECK(game.player(me).bench_count == 2);
    CHECK(game.slot(game.player(me).bench[1]).evolved_turn == 4);
    CHECK(game.pile(me, Zone::hand).count == 6);
    CHECK(game.pile(me, Zone::deck).count == 11);
    CHECK(game.def_id(game.pile(me, Zone::deck).cards[10]) == library.find("dp1-124"));
    CHECK(game.def_id(game.pile(me, Zone::deck).cards[0]) == library.unknown());
    CHECK(game.pile(me, Zone::prizes).count == 2);
    CHECK(game.pile(opponent, Zone::hand).count == 4);
    CHECK(game.pile(opponent, Zone::prizes).count == 6);
    // What the position does not say is unknown.
    CHECK(game.def_id(game.pile(opponent, Zone::deck).cards[0]) == library.unknown());
    const Decision* open = match.decision();
    REQUIRE(open != nullptr);
    CHECK(open->asked == me);
    CHECK(open->purpose == Purpose::main_phase);
}

TEST_CASE("a position by hand: seats and turns")
{
    const Positions positions;
    Match match =
        positions.match("seat = \"two\"\nto_act = \"opponent\"\nseed = 5\n" + std::string(small));
    CHECK_FALSE(match.state().explicit_chance);
    CHECK(match.state().now.turn_player == PlayerId::one);
    CHECK(match.state().now.turn == 5);
    CHECK(match.library().text(match.state().defs[60]).id == "dp3-87");
}

TEST_CASE("unknown cards cannot be played, and are not a kind of card")
{
    const Positions positions;
    Match match = positions.match(
        "[me]\nactive = \"Electabuzz dp3-87\"\nhand = 5\n[opponent]\nactive = \"dp3-55\"\n");
    const Decision* open = match.decision();
    for (const Option& option : open->options) CHECK(option.def != match.library().unknown());
    CardFilter trainer;
    trainer.kinds = CardFilter::trainer;
    const Permissions& game = match.rules();
    CHECK_FALSE(game.matches(game.pile(PlayerId::one, Zone::hand).cards[0], trainer));
}

TEST_CASE("what is wrong with a position is named with its place", "[errors]")
{
    const Positions positions;
    using List = std::vector<std::string>;
    CHECK(positions.problems("turn = 5\n[me]\nactiv = \"dp3-87\"\n[opponent]\n"
                             "active = { card = \"dp3-55\", dammage = 20 }\n") ==
          List{"p.toml:3:1: error: unknown key \"activ\"; did you mean \"active\"?\n  in [me]",
               "p.toml:5:29: error: unknown key \"dammage\"; did you mean \"damage\"?\n"
               "  in the Active Pokémon of [opponent]"});
    CHECK(
        positions.problems("[me]\nactive = \"Electivir\"\n[opponent]\nactive = \"PlusPower\"\n") ==
        List{"p.toml:2:10: error: no card is named \"Electivir\"; did you mean \"Electivire\"?\n"
             "  in [me]",
             "p.toml:4:10: error: \"PlusPower\" is not a Pokémon\n  in [opponent]"});
    CHECK(positions.problems("ruleset = \"bw\"\n" + std::string(small)) ==
          List{"p.toml:1:11: error: there is no ruleset \"bw\""});
    CHECK(positions.problems(std::string(small) + "hand = [\"61 dp1-126\"]\n").size() == 1);
    CHECK(positions.problems(std::string(small) + "hand = [\"40 dp1-126\", \"15 dp1-125\"]\n"
                                                  "discard = [\"10 dp1-125\"]\n") ==
          List{"p.toml: error: a player has 66 cards; the limit is 60"});
    CHECK(positions.problems("turn = ").size() == 1);
}

TEST_CASE("an exact position whose parts disagree is refused", "[errors]")
{
    const Positions positions;
    Match match = positions.start(3, true);
    Random random(3);
    while (match.turn() < 3 || match.decision()->purpose != Purpose::main_phase) {
        give(match, random_answer(*match.decision(), random));
    }
    const std::string text = write_position(match, "dp", PositionForm::exact);
    REQUIRE(positions.problems(text).empty());
    const std::string turn = "turn = " + std::to_string(match.turn());
    std::string edited = text;
    edited.replace(edited.find(turn), turn.size(), "turn = 99");
    CHECK(positions.problems(edited) ==
          std::vector<std::string>{
              "p.toml:3:8: error: the two parts of this position disagree about \"turn\": here it "
              "is 99, in [exact] " +
              std::to_string(match.turn()) +
              "\n  to change the position by hand, delete everything from [exact] on"});
    // Without the save it is a position written by hand.
    edited.resize(edited.find("[exact]"));
    CHECK(positions.match(edited).turn() == 99);
}

TEST_CASE("the position in the designer's guide is one")
{
    const Positions positions;
    const std::string guide = ThemeDecks::file_text(cards_folder() / "README.md");
    const std::string mark = "<!-- position -->\n```toml\n";
    const std::size_t begin = guide.find(mark);
    REQUIRE(begin != std::string::npos);
    const std::size_t first = begin + mark.size();
    Match match = positions.match(guide.substr(first, guide.find("```", first) - first));
    CHECK(match.rules().hp(match.rules().active(PlayerId::one)) == 50);
    CHECK(match.state().now.supporters_played == 1);
}

}  // namespace ptcg::position_test
