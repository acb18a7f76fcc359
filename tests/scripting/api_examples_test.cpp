// Plays every example of the API's reference: on its own card, in random games that both players
// start with it, so that all coins, all answers and most positions occur.

#include <algorithm>
#include <map>

#include "ptcg/match.hpp"
#include "ptcg/scripting/api_reference.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/catch.hpp"
#include "support/neutral_cards.hpp"
#include "support/packs.hpp"

namespace ptcg::api_examples_test {

namespace {

constexpr int most_games = 40;
constexpr int fewest_games = 3;
constexpr int most_decisions = 400;

std::string id_of(std::size_t number)
{
    return "examples-" + std::to_string(number + 100);
}

/// Returns the card's script: the example, or an attack that runs it.
std::string script_of(const ApiExample& example)
{
    const std::string head = "local card = ...\n\n";
    const auto after = [](const std::string& code) {
        return "card.attack[\"Example\"] = {\n  after = function(game, it)\n" + code +
               "\n  end,\n}\n";
    };
    if (!example.at_top) return head + after(example.code);
    if (example.code.find("card.") != std::string::npos) return head + example.code + "\n";
    // These examples only show how to make a filter.
    return head + example.code + "\n\n" +
           after(
               "    for _, pokemon in ipairs(it.opponent.pokemon) do\n"
               "      if pokemon:matches(wanted) then game:flip() end\n    end\n"
               "    game:search { wanted, to = \"hand\", show = false }");
}

/// Returns the facts of a Pokémon with an attack and an Ability, or of a Trainer card, as the
/// example needs.
std::string facts_of(const ApiExample& example, const std::string& id)
{
    const std::string head = "id = \"" + id + "\"\nname = \"Bystander\"\ncopies = \"unlimited\"\n";
    if (example.code.find("card.play") != std::string::npos) {
        return head + "kind = \"trainer\"\ntrainer = \"item\"\ntext = \"-\"\n";
    }
    if (example.code.find("card.in_play") != std::string::npos) {
        return head + "kind = \"trainer\"\ntrainer = \"tool\"\nattach = \"own\"\ntext = \"-\"\n";
    }
    return head +
           "kind = \"pokemon\"\nstage = \"basic\"\nhp = 60\ntypes = [\"fire\"]\nretreat = 1\n"
           "weakness = { type = \"fire\", plus = 10 }\n"
           "resistance = { type = \"fire\", minus = 10 }\n"
           "[[ability]]\nname = \"Example\"\nkind = \"ability\"\ntext = \"-\"\n"
           "[[attack]]\nname = \"Example\"\ncost = []\ndamage = 20\ntext = \"-\"\n";
}

void write_card(TestPacks& packs, int number, const std::string& facts)
{
    packs.file(
        "examples/00" + std::to_string(number) + "-other.toml",
        "id = \"examples-" + std::to_string(number) + "\"\ncopies = \"unlimited\"\n" + facts);
}

/// Writes the cards that fill the decks.
void write_others(TestPacks& packs)
{
    write_card(packs, 1,
               "name = \"Elder\"\nclass = \"shiny\"\nkind = \"pokemon\"\nstage = \"stage-1\"\n"
               "evolves_from = \"Bystander\"\nhp = 80\ntypes = [\"fire\"]\nretreat = 1\n"
               "[[ability]]\nname = \"Lightness\"\nkind = \"poke-body\"\ntext = \"-\"\n"
               "[[attack]]\nname = \"Hit\"\ncost = [\"colorless\"]\ndamage = 30\ntext = \"-\"\n");
    packs.file("examples/001-other.lua",
               "local card = ...\ncard.ability[\"Lightness\"] = { retreat_cost = { value = -1 } "
               "}\ncard.attack[\"Hit\"] = { after = function(game, it)\n"
               "  game:set_condition(it.defender, \"asleep\")\nend }\n");
    write_card(packs, 2,
               "name = \"Bystander\"\nkind = \"pokemon\"\nstage = \"basic\"\nhp = 50\n"
               "types = [\"water\"]\nretreat = 0\n"
               "[[attack]]\nname = \"Hit\"\ncost = []\ndamage = 10\n");
    write_card(packs, 3,
               "name = \"Fire Energy\"\nkind = \"energy\"\nenergy = \"basic\"\n"
               "provides = [\"fire\"]\n");
    write_card(packs, 4,
               "name = \"Double Energy\"\nkind = \"energy\"\nenergy = \"special\"\n"
               "provides = [\"colorless\", \"colorless\"]\n");
    write_card(packs, 5, "name = \"Teacher\"\nkind = \"trainer\"\ntrainer = \"supporter\"\n");
    write_card(packs, 6,
               "name = \"Shield\"\nkind = \"trainer\"\ntrainer = \"tool\"\n"
               "attach = \"own\"\n");
    write_card(packs, 8,
               "name = \"Bystander\"\nclass = \"lifted\"\nkind = \"pokemon\"\nstage = \"Lifted\"\n"
               "hp = 90\ntypes = [\"fire\"]\nretreat = 1\n"
               "[[attack]]\nname = \"Hit\"\ncost = []\ndamage = 10\n");
    write_card(packs, 7, "name = \"Meadow\"\nkind = \"trainer\"\ntrainer = \"stadium\"\n");
}

std::unique_ptr<CardPool> load(const std::vector<ApiExample>& examples)
{
    TestPacks packs;
    packs.pack("examples");
    packs.file("examples/lib/heads.lua",
               "local heads = {}\nfunction heads.times(game, coins, points)\n"
               "  return points * game:flips(coins)\nend\nreturn heads\n");
    packs.file("examples/classes/shiny.toml", "id = \"shiny\"\nends_turn = true\n");
    packs.file("examples/classes/lifted.toml",
               "id = \"lifted\"\nstage = \"Lifted\"\nlevels_up = true\n"
               "inherits_attacks = true\ninherits_abilities = true\n");
    write_others(packs);
    for (std::size_t i = 0; i < examples.size(); ++i) {
        const std::string file = "examples/" + std::to_string(i + 100) + "-bystander";
        packs.file(file + ".toml", facts_of(examples[i], id_of(i)));
        packs.file(file + ".lua", script_of(examples[i]));
    }
    LoadResult loaded = packs.load();
    for (const Problem& problem : loaded.problems) UNSCOPED_INFO(to_string(problem));
    REQUIRE(loaded.problems.empty());
    return std::move(loaded.pool);
}

std::vector<DefId> deck_of(const CardPool& pool, const std::string& example)
{
    const std::vector<std::pair<std::string, int>> list = {
        {example, 18},      {"examples-1", 6}, {"examples-2", 8},
        {"examples-3", 14}, {"examples-4", 4}, {"examples-5", 3},
        {"examples-6", 3},  {"examples-7", 2}, {"examples-8", 2}};
    std::vector<DefId> deck;
    for (const auto& [id, count] : list) {
        const DefId def = pool.library.find(id);
        REQUIRE(def != no_def);
        deck.insert(deck.end(), static_cast<std::size_t>(count), def);
    }
    return deck;
}

/// Plays a game. Returns the error of a script that failed, or an empty string.
std::string play(const CardPool& pool, ScriptHost& host, const std::vector<DefId>& deck,
                 std::uint64_t seed)
{
    const Ruleset rules;
    auto started = Match::start(pool.library, rules, &host,
                                {.deck_one = deck, .deck_two = deck, .seed = seed});
    REQUIRE(started.ok());
    Match match = std::move(started.value());
    Random random(seed);
    for (int i = 0; i < most_decisions && match.decision() != nullptr; ++i) {
        const auto answered = match.answer(test::random_answer(*match.decision(), random));
        if (!answered.ok()) return answered.error().message;
    }
    return {};
}

}  // namespace

TEST_CASE("every example of the API's reference runs", "[scripting][api]")
{
    const std::vector<ApiExample> examples = api_examples();
    const std::unique_ptr<CardPool> pool = load(examples);
    ScriptHost host(pool->scripts, pool->library);
    int runs = 0;  // of the example's own texts
    host.on_engine_call([&](const ScriptStep& step) {
        if (step.kind == ScriptStep::Kind::text_begins && step.card == "Bystander") ++runs;
    });
    for (std::size_t i = 0; i < examples.size(); ++i) {
        INFO(examples[i].name << "\n" << examples[i].code);
        const std::vector<DefId> deck = deck_of(*pool, id_of(i));
        const bool has_function =
            !examples[i].at_top || examples[i].code.find("function") != std::string::npos;
        runs = 0;
        std::string error;
        int games = 0;
        while (error.empty() && games < most_games &&
               (games < fewest_games || (has_function && runs == 0))) {
            error = play(*pool, host, deck, static_cast<std::uint64_t>(++games));
        }
        CHECK(error == "");
        if (has_function) CHECK(runs > 0);
    }
}

TEST_CASE("an example shows what it is an example of", "[scripting][api]")
{
    std::map<std::string, int> seen;
    for (const ApiExample& example : api_examples()) {
        INFO(example.name << "\n" << example.code);
        const std::size_t dot = example.name.find_first_of(".:");
        REQUIRE(dot != std::string::npos);
        CHECK(example.code.find(example.name.substr(dot + 1)) != std::string::npos);
        // Examples are shown indented by four, in at most 100 columns.
        std::size_t longest = 0;
        std::size_t begin = 0;
        while (begin < example.code.size()) {
            const std::size_t end = std::min(example.code.find('\n', begin), example.code.size());
            longest = std::max(longest, end - begin);
            begin = end + 1;
        }
        CHECK(longest <= 96);
        CHECK(++seen[example.name] == 1);
    }
}

}  // namespace ptcg::api_examples_test
