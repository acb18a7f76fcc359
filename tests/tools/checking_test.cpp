// ptcg check: comparing scripts with printed cards, and what silences a finding.

#include "checking/check.hpp"

#include <algorithm>
#include <filesystem>

#include "checking/check_words.hpp"
#include "data/sound_packs.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::checking_test {

using namespace ptcg::tools;

namespace {

/// Returns the findings about a printed text and a part of an attack.
std::vector<std::string> words(const std::string& printed, const std::string& body,
                               const std::string& part = "after")
{
    ScriptBundle bundle;
    bundle.cards.push_back({"a.lua",
                            "local card = ...\ncard.attack[\"Zap\"] = { " + part +
                                " = function(game, it)\n" + body + "\nend }\n",
                            "test", "test-1", "", no_def});
    const ScriptReport report = analyze_scripts(bundle).cards.at(0);
    REQUIRE(report.problems.empty());
    std::vector<std::string> said;
    for (const WordsFinding& found :
         compare_words({.printed = printed, .script = &report.texts.at(0), .facts = {20}})) {
        said.push_back(found.message);
    }
    return said;
}

using Said = std::vector<std::string>;

constexpr const char* pack = "id = \"my1\"\nname = \"My\"\nversion = \"1\"\napi = 2\n";
constexpr const char* card = R"(id = "my1-1"
name = "Sparkit"
kind = "pokemon"
stage = "basic"
hp = 60
types = ["lightning"]
weakness = { type = "fighting", times = 2 }
retreat = 1

[[attack]]
name = "Zap"
cost = ["lightning"]
damage = 20
text = "Coin: heads, asleep."
)";
constexpr const char* script = R"(local card = ...
card.attack["Zap"] = {
  after = function(game, it)
    if game:flip() then game:set_condition(it.defender, "asleep") end
  end,
}
)";
constexpr const char* written_test = "test(\"Zap\", function(t) t:attack \"Zap\" end)\n";
constexpr const char* printed = R"([{"id": "my1-1", "name": "Sparkit", "supertype": "Pokémon",
"subtypes": ["Basic"], "hp": "60", "types": ["Lightning"], "number": "1",
"weaknesses": [{"type": "Fighting", "value": "×2"}], "retreatCost": ["Colorless"],
"attacks": [{"name": "Zap", "cost": ["Lightning"], "damage": "20",
"text": "Made up: flip a coin, and with heads your foe is Asleep."}]}])";

std::string replaced(std::string text, const std::string& what, const std::string& by)
{
    const std::size_t place = text.find(what);
    REQUIRE(place != std::string::npos);
    return text.replace(place, what.size(), by);
}

struct World {
    ptcg::test::TemporaryFolder folder;

    World(const std::string& facts, const std::string& lua, const std::string& json)
    {
        folder.write("my1/pack.toml", pack);
        folder.write("my1/001-sparkit.toml", facts);
        folder.write("my1/001-sparkit.lua", lua);
        folder.write("my1/tests/001-sparkit.lua", written_test);
        folder.write("data/my1.json", json);
    }

    [[nodiscard]] Said check() const
    {
        auto data = CardData::open(folder.path() / "data");
        REQUIRE(data);
        const CheckReport report =
            check_packs({.roots = {folder.path() / "my1"}, .packs = {}, .data = &data.value()});
        Said said;
        for (const Finding& finding : report.findings) {
            said.push_back(std::string(finding.code) + ": " + finding.message);
        }
        return said;
    }
};

}  // namespace

TEST_CASE("A text whose words and numbers the script acts on has no finding", "[tools][check]")
{
    CHECK(words("Flip 2 coins. Zap 30 more for each heads.",
                "return it.attack.damage + 30 * game:flips(2)", "damage")
              .empty());
    CHECK(words("Search your deck for up to 3 cards and shuffle.",
                "game:search { max = 3, to = \"hand\" }")
              .empty());
    CHECK(words("Does 20 damage to a foe on the Bench.", "game:damage(it.opponent.bench[1], 20)")
              .empty());
    CHECK(
        words("When you put it onto your Bench, draw a card.", "game:draw()", "on_bench").empty());
    CHECK(words("If it remains Asleep, heal 20 damage from it.", "game:heal(it.self, 20)",
                "on_remain_asleep")
              .empty());
}

TEST_CASE("The words of rarer actions are known, and only with those actions", "[tools][check]")
{
    struct Row {
        const char* printed;
        const char* done;
        const char* part = "after";
    };
    const Row row = GENERATE(
        Row{"Lay a coin down; your opponent guesses its side.",
            "return game:choose_word({ \"heads\", \"tails\" }, { secret = true }) == \"heads\""},
        Row{"You may use this only during your first turn.", "return game.turn == 2", "only_if"},
        Row{"Your opponent switches it with the Prize card.", "game:move(it.card, \"prizes\")"},
        Row{"Switch it with this one. Special Conditions remain.",
            "game:replace(it.attacker, it.card)"},
        Row{"Discard what is on it and attach it as a Tool.",
            "game:attach(it.card, it.attacker, { as = \"tool\" })"},
        Row{"It recovers from being Asleep.",
            "if ({ asleep = true })[it.value] then game:remove_conditions(it.attacker) end"});
    INFO(row.printed << " / " << row.done);
    CHECK(words(row.printed, row.done, row.part) == Said{});
    CHECK_FALSE(words(row.printed, "return game.turn == 7", row.part).empty());
}

TEST_CASE("Counters are damage, and what goes into the deck is shuffled in", "[tools][check]")
{
    CHECK(words("Heal 30 damage from it.", "game:heal(it.attacker, 30)").empty());
    CHECK(words("Heal 30 damage from it.", "game:heal(it.attacker, 40)") ==
          Said{"the text has the number 30, but the script does not",
               "the script has the number 40, but the text does not"});
    CHECK(words("Zap for each damage counter on it.", "return it.attacker.damage // 10", "damage")
              .empty());
    CHECK(words("Zap for each point.", "return it.attacker.damage // 10", "damage") ==
          Said{"the script has the number 10, but the text does not"});
    CHECK(words("Shuffle your hand into your deck.", "game:move(it.owner.hand, \"deck\")").empty());
    CHECK(words("Look at the top 7 cards of your deck and take 1 of them.",
                "game:search { top = 7, to = \"hand\" }")
              .empty());
}

TEST_CASE("A class in a filter within a function is not a problem", "[tools][check]")
{
    CHECK(words("It ends.",
                "if it.defender.card:matches { class = \"shiny\" } then "
                "game:end_turn() end")
              .empty());
}

TEST_CASE("Of a module only what a text takes from it counts", "[tools][check]")
{
    ScriptBundle bundle;
    bundle.shared.push_back({"lib/parts.lua",
                             "local parts = {}\n"
                             "parts.flip = { after = function(game, it) game:flip() end }\n"
                             "return { draw = { after = function(game, it) game:draw() end },\n"
                             "  heal = { after = function(game, it)\n"
                             "    game:heal(it.attacker, 30) end } }\n",
                             "test", "", "parts", no_def});
    bundle.shared.push_back({"lib/one.lua",
                             "return { after = function(game, it) game:draw(5) end }\n", "test", "",
                             "one", no_def});
    bundle.cards.push_back({"a.lua",
                            "local card = ...\nlocal parts = ptcg.require \"parts\"\n"
                            "card.attack[\"Draw\"] = parts.draw\n"
                            "card.attack[\"Heal\"] = parts.heal\n"
                            "card.attack[\"One\"] = ptcg.require \"one\"\n",
                            "test", "test-1", "", no_def});
    const ScriptReport report = analyze_scripts(bundle).cards.at(0);
    REQUIRE(report.texts.size() == 3);
    CHECK(report.texts[0].facts.contains("verb:draw"));
    CHECK_FALSE(report.texts[0].facts.contains("verb:heal"));
    CHECK(report.texts[1].facts.contains("verb:heal"));
    CHECK_FALSE(report.texts[1].facts.contains("verb:draw"));
    REQUIRE(report.texts[2].numbers.size() == 1);
    CHECK(report.texts[2].numbers[0].value == 5);
}

TEST_CASE("A wrong card is found by its words", "[tools][check]")
{
    const std::string sleep = "game:set_condition(it.defender, \"asleep\")";
    CHECK(words("Flip a coin. If heads, the foe is Asleep.", sleep) ==
          Said{"the text mentions a coin, but the script does nothing like it"});
    CHECK(words("The foe is Asleep.", "if game:flip() then " + sleep + " end") ==
          Said{"the script has `flip`, but the text does not mention a coin"});
    CHECK(words("The foe is Confused.", sleep) ==
          Said{"the script says \"asleep\", but the text does not",
               "the text says \"confused\", but the script does not"});
    CHECK(words("Does 30 more.", "game:damage(it.defender, 40)") ==
          Said{"the text has the number 30, but the script does not",
               "the script has the number 40, but the text does not"});
    CHECK(words("Draw three cards.", "game:draw(2)") ==
          Said{"the text has the number 3, but the script does not",
               "the script has the number 2, but the text does not"});
    CHECK(words("Shuffle your hand into your deck.",
                "for _, c in ipairs(it.owner.hand) do game:discard(c) end") ==
          Said{"the text mentions shuffling, but the script does nothing like it",
               "the script has `discard`, but the text does not mention discarding"});
    CHECK(words("Heal 2 counters from it and draw a card.", "game:draw(1 + 2 - 2)") ==
          Said{"the text mentions healing, but the script does nothing like it"});
    CHECK(words("Discard an Energy.", "game:end_turn()") ==
          Said{"the text mentions discarding, but the script does nothing like it"});
    CHECK(words("Switch it with a Pokémon of the Bench.",
                "if #it.owner.bench > 0 then game:end_turn() end") ==
          Said{"the text mentions switching, but the script does nothing like it"});
    CHECK(words("Search your deck for a card.", "game:draw()") ==
          Said{"the script has `draw`, but the text does not mention drawing",
               "the text mentions searching, but the script does nothing like it"});
}

TEST_CASE("Words that do not mean an action are not taken for one", "[tools][check]")
{
    CHECK(words("Count the cards in your discard pile. It isn't discarded.",
                "game:damage(it.defender, #it.owner.discard)")
              .empty());
    CHECK(words("For anyone on behalf of us.", "game:end_turn()").empty());
}

TEST_CASE("Cards in the discard pile are face up: taking them is not searching", "[tools][check]")
{
    CHECK(words("Put a card from your discard pile into your hand.",
                "game:search { zone = \"discard\", to = \"hand\" }")
              .empty());
    CHECK(words("Put a card into your hand.", "game:search { to = \"hand\" }") ==
          Said{"the script has `search.to=hand`, but the text does not mention searching"});
}

TEST_CASE("Symbols in a row are a number", "[tools][check]")
{
    const std::string two_more = "return it.attack.damage * 2";
    CHECK(words("The Retreat Cost is ColorlessColorless more.", two_more, "damage").empty());
    CHECK(words("The Retreat Cost is Colorless more.", two_more, "damage") ==
          Said{"the script has the number 2, but the text does not"});
    CHECK(words("The Retreat Cost is FireFireFire more.", two_more, "damage") ==
          Said{"the text has the number 3, but the script does not",
               "the script has the number 2, but the text does not"});
}

TEST_CASE("A card like the printed one has no finding", "[tools][check]")
{
    CHECK(World(card, script, printed).check().empty());
}

TEST_CASE("Each fact that differs from the printed card is named", "[tools][check]")
{
    const auto with = [](const std::string& what, const std::string& by) {
        return World(replaced(card, what, by), script, printed).check();
    };
    CHECK(with("hp = 60", "hp = 70") == Said{"data-fact: HP is 70, but 60 is printed"});
    CHECK(with("[\"lightning\"]\nweak", "[\"fire\"]\nweak") ==
          Said{"data-fact: the type is fire, but lightning is printed"});
    CHECK(with("times = 2", "plus = 20") ==
          Said{"data-fact: Weakness is fighting +20, but fighting x2 is printed"});
    CHECK(with("retreat = 1", "retreat = 2") ==
          Said{"data-fact: the Retreat Cost is 2, but 1 is printed"});
    CHECK(with("cost = [\"lightning\"]", "cost = [\"lightning\", \"colorless\"]") ==
          Said{"data-fact: the cost of \"Zap\" is lightning, colorless, but lightning is printed"});
    CHECK(with("damage = 20", "damage = 30") ==
          Said{"data-fact: the damage of \"Zap\" is 30, but 20 is printed"});
    CHECK(with("\"Sparkit\"", "\"Sparkitt\"") ==
          Said{"data-fact: name is Sparkitt, but Sparkit is printed"});
    CHECK(with("id = \"my1-1\"", "id = \"my1-2\"") ==
          Said{"file-name: the file of my1-2 must begin with \"002-\"",
               "data-missing: the data has no card my1-2"});
}

TEST_CASE("A card that is made twice should be a print", "[tools][check]")
{
    const std::string again = replaced(replaced(printed, "my1-1", "my1-2"), "\"1\"", "\"2\"");
    const std::string both = printed + std::string{};
    const auto check = [&](const std::string& second) {
        const World world(card, script, both.substr(0, both.size() - 1) + ", " + second.substr(1));
        world.folder.write("my1/002-sparkit.toml", replaced(card, "my1-1", "my1-2"));
        world.folder.write("my1/002-sparkit.lua", script);
        world.folder.write("my1/tests/002-sparkit.lua", written_test);
        return world.check();
    };
    CHECK(
        check(again) ==
        Said{"data-print: the data has the same print as my1-1; make it a [[print]] of that card"});
    CHECK(check(replaced(again, "Made up:", "It is made up:")).empty());
}

TEST_CASE("Of a Pokémon of several cards the first has the facts", "[tools][check]")
{
    const auto check = [](const std::string& facts) {
        const World world(facts, script, replaced(printed, "\"Basic\"", "\"Odd One\""));
        world.folder.write("my1/classes/odd.toml",
                           "id = \"odd\"\nstage = \"ODD\"\ndata_words = [\"Odd One\"]\n"
                           "parts = { count = 2, from = \"hand\" }\n");
        return world.check();
    };
    const std::string first =
        replaced(card, "stage = \"basic\"", "class = \"odd\"\nstage = \"ODD\"\npart = 1");
    CHECK(check(replaced(first, "hp = 60", "hp = 70")) ==
          Said{"data-fact: HP is 70, but 60 is printed"});
    const std::string second =
        "id = \"my1-1\"\nname = \"Sparkit\"\nkind = \"pokemon\"\n"
        "class = \"odd\"\nstage = \"ODD\"\npart = 2\n";
    const Said said = check(second);
    CAPTURE(said);
    CHECK(std::ranges::none_of(said,
                               [](const std::string& one) { return one.starts_with("data-"); }));
}

TEST_CASE("Class and Stage are compared by the words of the loaded classes", "[tools][check]")
{
    const auto check = [](const std::string& subtypes, const std::string& facts) {
        const World world(replaced(card, "stage = \"basic\"", facts), script,
                          replaced(printed, "\"Basic\"", subtypes));
        world.folder.write("my1/classes/odd.toml",
                           "id = \"odd\"\nstage = \"ODD\"\ndata_words = [\"Odd One\"]\n");
        world.folder.write("my1/classes/own.toml", "id = \"own\"\n");
        return world.check();
    };
    const std::string basic = "stage = \"basic\"";
    CHECK(check(R"("Basic")", "class = \"own\"\n" + basic).empty());
    CHECK(check(R"("Odd One")", "class = \"odd\"\nstage = \"ODD\"").empty());
    CHECK(check(R"("Odd One")", basic) ==
          Said{"data-fact: the class is none, but odd is printed",
               "data-fact: the Stage is basic, but ODD is printed"});
    CHECK(check(R"("Basic")", "class = \"odd\"\nstage = \"ODD\"") ==
          Said{"data-fact: the class is odd, but none is printed",
               "data-fact: the Stage is ODD, but basic is printed"});
    CHECK(check(R"("Stage 2")", basic) ==
          Said{"data-fact: the Stage is basic, but stage-2 is printed"});
}

TEST_CASE("A finding that is allowed with a reason is silent, and an idle reason is not",
          "[tools][check]")
{
    const std::string wrong = replaced(script, "asleep", "burned");
    const std::string allow = "\n[check.allow]\ndata-words = \"the card was corrected later\"\n";
    CHECK(World(card, wrong, printed).check().size() == 2);
    CHECK(World(card + allow, wrong, printed).check().empty());
    CHECK(World(card + allow, script, printed).check() ==
          Said{"allow-unneeded: \"data-words\" is allowed here, but not found"});
    CHECK(World(card + replaced(allow, "data-words", "data-word"), script, printed).check() ==
          Said{"allow-unknown: there is no code \"data-word\"; did you mean \"data-words\"?"});
}

TEST_CASE("Every code is in the table once", "[tools][check]")
{
    std::set<std::string_view> seen;
    for (const FindingGroup& group : finding_groups()) {
        for (const FindingCode& code : group.codes) {
            CAPTURE(code.code);
            CHECK(seen.insert(code.code).second);
            CHECK(find_code(code.code) == &code);
            CHECK_FALSE(code.explanation.empty());
            CHECK_FALSE(code.remedy.empty());
        }
    }
}

TEST_CASE("Of what nobody named errors are counted, and files beside packs belong to their folder",
          "[tools][check]")
{
    const ptcg::test::TemporaryFolder folder;
    folder.write("set/my1/pack.toml", pack);
    folder.write("set/my2/pack.toml", replaced(pack, "my1", "my2"));
    folder.write("set/sets.toml", "MYS = \"my3\"\n");
    folder.write("set/my2/001-sparkit.toml", "id = \n");
    folder.write("set/formats/cup.toml", "id = \n");
    const std::vector<std::filesystem::path> roots = {folder.path() / "set"};
    const auto check = [&](const std::vector<std::string>& wanted) {
        return check_packs({.roots = roots, .packs = wanted, .data = nullptr});
    };
    const CheckReport one = check({"my1"});
    CHECK(one.errors() == 0);
    CHECK(one.errors_elsewhere == 2);
    CHECK(one.elsewhere == Said{"my2", "set/formats/cup.toml"});
    const NeededPacks packs =
        load_needed_packs(roots, [](const PackInfo& info) { return info.id == "my1"; });
    REQUIRE(packs.loaded.pool != nullptr);
    CHECK(packs.loaded.pool->library.set_codes().size() == 1);
    CHECK(check({"my2"}).errors() == 1);
    CHECK(check({roots.front().string()}).errors() == 1);  // formats wait until packs load
    folder.write("set/my2/001-sparkit.toml", replaced(card, "my1-1", "my2-1"));
    CHECK(check({roots.front().string()}).errors() == 1);
}

TEST_CASE("What could not be loaded is said, and does not keep the others from it",
          "[tools][check]")
{
    const ptcg::test::TemporaryFolder folder;
    const auto add_pack = [&](const std::string& id, const std::string& depends) {
        folder.write(id + "/pack.toml", replaced(pack, "my1", id) + depends);
        folder.write(id + "/001-sparkit.toml", replaced(card, "my1-1", id + "-1"));
        folder.write(id + "/001-sparkit.lua", script);
        folder.write(id + "/tests/001-sparkit.lua", written_test);
    };
    add_pack("broken", "");
    add_pack("fine", "");
    add_pack("leaning", "depends = [\"broken\"]\n");
    folder.write("broken/001-sparkit.lua", "local card = \n");
    const std::vector<std::filesystem::path> roots = {folder.path()};

    const CheckReport report = check_packs({.roots = roots, .packs = {}, .data = nullptr});
    CHECK(report.not_loaded == Said{"broken", "leaning"});
    CHECK_FALSE(report.playable);
    const CheckReport one = check_packs({.roots = roots, .packs = {"fine"}, .data = nullptr});
    CHECK(one.not_loaded.empty());
    CHECK(one.findings.empty());
    CHECK(one.playable);
    CHECK(one.errors_elsewhere == 1);
    CHECK(one.elsewhere == Said{"broken"});
    const CheckReport leaning =
        check_packs({.roots = roots, .packs = {"leaning"}, .data = nullptr});
    CHECK(leaning.not_loaded == Said{"leaning"});
    CHECK(leaning.errors() == 1);
    CHECK(leaning.errors_elsewhere == 0);

    const SoundPacks asked =
        load_sound_packs(roots, [](const PackInfo& info) { return info.id == "fine"; });
    REQUIRE(asked.loaded.pool != nullptr);
    CHECK(asked.left_out.empty());
    CHECK(asked.problems.empty());
    CHECK(asked.elsewhere.size() == 1);
    CHECK(asked.wrong_elsewhere == Said{"broken"});

    const SoundPacks sound = load_sound_packs(roots, [](const PackInfo&) { return true; });
    REQUIRE(sound.loaded.pool != nullptr);
    CHECK(sound.loaded.pool->packs.size() == 1);
    CHECK(sound.loaded.pool->packs.front().id == "fine");
    REQUIRE(sound.left_out.size() == 2);
    CHECK(sound.left_out[0].id == "broken");
    CHECK(sound.left_out[1].id == "leaning");
    CHECK(sound.problems.size() == 1);
}

}  // namespace ptcg::checking_test
