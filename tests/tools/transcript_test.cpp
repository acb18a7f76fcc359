#include "card_tests/transcript.hpp"

#include <algorithm>
#include <random>

#include "card_tests/bindings/position.hpp"
#include "card_tests/card_test.hpp"
#include "card_tests/position_source.hpp"
#include "data/data.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/catch.hpp"
#include "support/profiles.hpp"

namespace ptcg::transcript_test {

using namespace ptcg::tools;

namespace {

/// Returns a player's deck, shuffled and laid out as at the start of a game.
SideSetup lay_out(const CardLibrary& library, std::vector<DefId> cards, std::mt19937& random)
{
    std::shuffle(cards.begin(), cards.end(), random);
    SideSetup side;
    const auto take = [&](std::size_t count) {
        std::vector<DefId> taken(cards.end() - static_cast<std::ptrdiff_t>(count), cards.end());
        cards.resize(cards.size() - count);
        return taken;
    };
    const auto basic = std::find_if(cards.begin(), cards.end(),
                                    [&](DefId def) { return library.def(def).is_basic_pokemon(); });
    side.active = PokemonSetup{.card = *basic};
    cards.erase(basic);
    side.hand = take(9);
    side.prizes = take(6);
    side.deck = cards;
    return side;
}

/// Answers at random, including questions to chance.
std::vector<std::uint16_t> any_answer(const Decision& decision, std::mt19937& random)
{
    std::vector<std::uint16_t> all;
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
        all.insert(all.end(), decision.options[i].count, static_cast<std::uint16_t>(i));
    }
    std::shuffle(all.begin(), all.end(), random);
    const std::size_t most = std::min<std::size_t>(decision.max, all.size());
    all.resize(decision.min + random() % (most - decision.min + 1));
    return all;
}

}  // namespace

TEST_CASE("The transcript of any play is a test that passes", "[tools][card_tests]")
{
    const std::optional<Data> data = load_data({});
    REQUIRE(data);
    const CardLibrary& library = data->library();
    const Result<Deck> one = load_deck("powerhouse", *data);
    const Result<Deck> two = load_deck("lava-flow", *data);
    REQUIRE(one);
    REQUIRE(two);
    const Ruleset rules = test::profile("dp");
    ScriptHost scripts(data->pool->scripts, library);
    const CardTestWorld world{.library = &library,
                              .effects = &scripts,
                              .ruleset = [&](std::string_view) { return &rules; }};

    const unsigned seed = GENERATE(range(0u, 6u));
    CAPTURE(seed);
    std::mt19937 random(seed);
    PositionSetup position;
    position.rules = &rules;
    position.filler = basic_energy(library, 'G');  // as in a test's own tables
    position.my_side = lay_out(library, one.value().cards, random);
    position.opponents_side = lay_out(library, two.value().cards, random);
    Match match = start_in(library, &scripts, position);
    Recording recording{.library = &library,
                        .rules = &rules,
                        .effects = &scripts,
                        .start = match.state(),
                        .answers = {}};
    const auto in_main_phase = [&] {
        return match.over() || match.decision()->purpose == Purpose::main_phase;
    };
    while (!match.over() && (recording.answers.size() < 120 || !in_main_phase())) {
        recording.answers.push_back(any_answer(*match.decision(), random));
        REQUIRE(match.answer(recording.answers.back()));
    }

    const Result<std::string> source =
        to_test_source("a recording", to_lua(library, position), recording);
    if (!source) FAIL(source.error().message);
    CAPTURE(source.value());
    const CardTestResult result = run_card_tests(world, source.value(), "recording.lua", {});
    CHECK(result.report() == "");
    CHECK(result.passed() == 1);
}

}  // namespace ptcg::transcript_test
