#include "authoring/new_card.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>

#include "authoring/card_files.hpp"
#include "authoring/card_request.hpp"
#include "checking/check.hpp"
#include "commands/commands.hpp"
#include "data/data.hpp"
#include "data/pack_finding.hpp"
#include "screen/report.hpp"
#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::new_card_test {

using namespace ptcg::tools;
using Catch::Matchers::ContainsSubstring;
namespace fs = std::filesystem;

namespace {

/// A made-up card of every kind that card data may contain.
constexpr std::string_view set_of_all_kinds = R"([
{"id": "my1-1", "name": "Sparkit", "supertype": "Pokémon", "subtypes": ["Basic"], "level": "9",
 "hp": "50", "types": ["Lightning"], "retreatCost": ["Colorless"],
 "weaknesses": [{"type": "Fighting", "value": "+10"}],
 "resistances": [{"type": "Metal", "value": "-20"}, {"type": "Grass", "value": "-20"}],
 "abilities": [{"name": "Hum", "type": "Poké-Power", "text": "Once during your turn, secret one."}],
 "attacks": [{"name": "Gnaw", "cost": ["Colorless"], "damage": "10", "text": ""},
             {"name": "The \"Big\" One", "cost": ["Lightning", "Dragon"], "damage": "20×",
              "text": "Flip 2 coins. Secret two."}]},
{"id": "my1-2", "name": "Voltkit", "supertype": "Pokémon", "subtypes": ["Stage 1"], "hp": "90",
 "types": ["Lightning", "Metal"], "evolvesFrom": "Sparkit",
 "abilities": [{"name": "Shield", "type": "Ability", "text": "Secret three is reduced by 10."}]},
{"id": "my1-3", "name": "Lostkit", "supertype": "Pokémon", "subtypes": ["Stage 2"], "hp": "130",
 "types": ["Fire"], "attacks": [{"name": "Choice", "cost": ["Free"], "damage": "",
 "text": "Choose 1 of your opponent's Pokémon. Secret four."}]},
{"id": "my1-4", "name": "Sparkit VMAX", "supertype": "Pokémon", "subtypes": ["VMAX"], "hp": "300",
 "types": ["Lightning"], "evolvesFrom": "Sparkit V",
 "rules": ["VMAX rule: When it is Knocked Out, your opponent takes 3 Prize cards."]},
{"id": "my1-5", "name": "Sparkit ex", "supertype": "Pokémon", "subtypes": ["Basic", "ex"],
 "hp": "170", "types": ["Lightning"],
 "rules": ["Pokémon ex rule: When it is Knocked Out, your opponent takes 2 Prize cards."]},
{"id": "my1-6", "name": "Helper", "supertype": "Trainer", "subtypes": ["Supporter"],
 "rules": ["Draw 2 cards, secret five."]},
{"id": "my1-7", "name": "Old Bone", "supertype": "Trainer", "subtypes": ["Item"], "hp": "50",
 "rules": ["Secret six."]},
{"id": "my1-8", "name": "Cape", "supertype": "Trainer", "subtypes": ["Pokémon Tool"],
 "rules": ["The Pokémon gets +20 HP, secret seven."]},
{"id": "my1-9", "name": "Meadow", "supertype": "Trainer", "subtypes": ["Stadium"],
 "rules": ["Once during each player's turn, secret eight."]},
{"id": "my1-10", "name": "Boost", "supertype": "Trainer", "subtypes": ["Item"],
 "rules": ["Attach this card to 1 of your Pokémon. Secret nine."]},
{"id": "my1-TG11", "name": "Basic Water Energy", "supertype": "Energy", "subtypes": ["Basic"]},
{"id": "my1-12", "name": "Twin Energy", "supertype": "Energy", "subtypes": ["Special"],
 "rules": ["This card provides Colorless Colorless Energy."]},
{"id": "my1-!", "name": "Odd Energy", "supertype": "Energy", "subtypes": ["Special"],
 "rules": ["Secret ten."]}
])";

std::vector<PrintedCard> all_kinds()
{
    Problems problems;
    auto cards = read_printed_cards(set_of_all_kinds, "my1.json", problems);
    REQUIRE(problems.empty());
    return cards;
}

int run(std::vector<std::string> words)
{
    std::vector<const char*> pointers = {"ptcg"};
    for (const std::string& word : words) pointers.push_back(word.c_str());
    return run_program(static_cast<int>(pointers.size()), pointers.data());
}

std::string with_name(const std::vector<NewFile>& files, const std::string& name)
{
    const auto found = std::find_if(files.begin(), files.end(), [&](const NewFile& file) {
        return file.path.generic_string().ends_with(name);
    });
    return found == files.end() ? "no such file" : found->content;
}

/// Creates a pack my1 with the cards of all kinds.
fs::path begun_pack(const test::TemporaryFolder& folder)
{
    folder.write("data/my1.json", set_of_all_kinds);
    const std::string data = (folder.path() / "data").string();
    const std::string pack = (folder.path() / "my1").string();
    REQUIRE(run({"new", "pack", "my1", "--packs", folder.path().string()}) == exit_fine);
    REQUIRE(run({"new", "cards", "my1", "--data", data, "--pack", pack}) == exit_fine);
    return pack;
}

}  // namespace

TEST_CASE("A begun pack with cards of every kind loads, and its tests wait to be written",
          "[tools][designing]")
{
    const test::TemporaryFolder folder;
    const fs::path pack = begun_pack(folder);
    const LoadResult loaded = load_packs(std::vector{own_cards_folder(), pack});
    for (const Problem& problem : loaded.problems) UNSCOPED_INFO(to_string(problem));
    REQUIRE(loaded.pool != nullptr);
    const CardLibrary& library = loaded.pool->library;
    const CardDef& sparkit = library.def(library.find("my1-1"));
    CHECK(sparkit.hp == 50);
    CHECK(sparkit.attacks[1].damage == 20);
    CHECK(sparkit.attacks[1].mark == DamageMark::times);
    CHECK(library.name(sparkit.attacks[1].name) == "The \"Big\" One");
    CHECK(library.text(library.find("my1-1")).level == 9);
    const CardDef& vmax = library.def(library.find("my1-4"));
    CHECK(vmax.prizes == 3);
    CHECK(vmax.rule_box);
    CHECK(library.class_stage(vmax) == "VMAX");
    CHECK(library.name(vmax.evolves_from) == "Sparkit V");
    CHECK(vmax.classes.has(library.find_class("vmax")));
    CHECK(library.def(library.find("my1-5")).prizes == 2);
    CHECK_FALSE(fs::exists(pack / "classes/my1-vmax.toml"));
    CHECK(fs::exists(pack / "classes/my1-pokemon-ex.toml"));  // no "ex" class names this set
    CHECK(library.def(library.find("my1-7")).counts_as_basic_in_play);
    CHECK(library.def(library.find("my1-10")).attaches_to_pokemon);
    CHECK(library.def(library.find("my1-12")).energy.units == 2);
    CHECK_FALSE(library.text(library.find("my1-12")).needs_script);
    CHECK(library.text(library.find("my1-!")).needs_script);
    CHECK(run({"test", pack.string()}) == exit_wrong);
}

TEST_CASE("No begun script has a text that never runs where it stands", "[tools][designing]")
{
    const test::TemporaryFolder folder;
    const fs::path pack = begun_pack(folder);
    const CheckReport report = check_packs({.roots = {own_cards_folder(), pack}, .packs = {"my1"}});
    CHECK(report.cards == 13);
    for (const Finding& finding : report.findings) {
        INFO(to_string(finding));
        CHECK(finding.code != "never-runs");
        CHECK(finding.code != "not-here");
        CHECK(finding.code != "registration");
    }
    // The script of a card played as a Pokémon has that card's text.
    const std::vector<NewFile> files = new_card_files(all_kinds(), TextWording::own, pack);
    CHECK_THAT(with_name(files, "my1/007-old-bone.toml"),
               ContainsSubstring("[[ability]]\nname = \"Old Bone\"\nkind = \"rule\""));
    CHECK_THAT(with_name(files, "my1/007-old-bone.lua"),
               ContainsSubstring("card.ability[\"Old Bone\"]"));
}

TEST_CASE("A begun script has what was read, and says where to write the rest",
          "[tools][designing]")
{
    PrintedCard card;
    card.id = "my1-1";
    card.name = "Kit Whistle";
    card.kind = CardKind::trainer;
    card.trainer = TrainerKind::item;
    card.text = "Heal 30 damage.";
    const Drafter reads_everything = [](const phrases::EffectText& text) {
        phrases::EffectDraft draft;
        draft.form = std::make_shared<const phrases::Form>();
        draft.script = "card.play = function(game) game:draw(" + text.text.substr(5, 2) + ") end\n";
        return draft;
    };
    const Drafter reads_nothing = [](const phrases::EffectText&) { return phrases::EffectDraft(); };
    CHECK(script_text(card, reads_everything) == "card.play = function(game) game:draw(30) end\n");
    CHECK(script_text(card, reads_nothing) ==
          "card.play = function(game, it)\n  -- what it does\nend\n");
    card.trainer = TrainerKind::stadium;
    CHECK_THAT(script_text(card, reads_nothing), ContainsSubstring("card.in_play = {\n  use ="));
    card.trainer = TrainerKind::tool;
    CHECK_THAT(script_text(card, reads_nothing),
               ContainsSubstring("card.in_play = {\n  on_attach ="));
}

TEST_CASE("A begun test names the rules of its card's set, the newest where no era has the set",
          "[tools][designing]")
{
    const test::TemporaryFolder folder;
    for (const auto& [pack, ruleset] :
         {std::pair<std::string, std::string>{"xy99", "xy"}, {"dp99", "dp"}, {"my1", "sv"}}) {
        REQUIRE(run({"new", "pack", pack, "--packs", folder.path().string()}) == exit_fine);
        REQUIRE(run({"new", "card", pack + "-1", "--name", "Zap", "--attack", "C Hum: hums",
                     "--pack", (folder.path() / pack).string()}) == exit_fine);
        std::ifstream file(folder.path() / pack / "tests" / "001-zap.lua");
        const std::string text{std::istreambuf_iterator<char>(file), {}};
        CHECK(text.find("    ruleset = \"" + ruleset + "\",\n") != std::string::npos);
    }
}

TEST_CASE("Nothing of a printed text stands in the files of a card that is begun",
          "[tools][designing]")
{
    const std::vector<NewFile> files = new_card_files(all_kinds(), TextWording::printed, "my1");
    CHECK(files.size() > 30);
    for (const NewFile& file : files) {
        CAPTURE(file.path.string());
        CHECK(file.content.find("ecret") == std::string::npos);
    }
    CHECK_THAT(with_name(files, "my1/001-sparkit.toml"), ContainsSubstring("text = \"\""));
    CHECK(printed_texts(all_kinds()[0]) ==
          std::vector<std::string>{"Hum: Once during your turn, secret one.",
                                   "The \"Big\" One: Flip 2 coins. Secret two."});
}

TEST_CASE("What the files of a card are called", "[tools][designing]")
{
    CHECK(file_stem("7", "Sparkit") == "007-sparkit");
    CHECK(file_stem("107", "Prof. Oak's Pokédex (Old)") == "107-prof-oaks-pokedex-old");
    CHECK(file_stem("TG1", "Nidoran ♀") == "TG1-nidoran");
    CHECK(file_stem("!", "Unown") == "x21-unown");
    CHECK(file_stem("1000", "???") == "1000");
}

TEST_CASE("A card is described on the command line", "[tools][designing]")
{
    CardRequest request;
    request.id = "my1-7";
    request.name = "Sparkit";
    request.types = {"lightning"};
    request.weakness = "fightingx2";
    request.resistance = "metal-30";
    request.attacks = {"LC Thunder Jolt 30+: words, and more", "Gnaw", "M Punch"};
    request.abilities = {"Hum: what it does"};
    const Result<PrintedCard> made = card_from(request);
    REQUIRE(made);
    const PrintedCard& card = made.value();
    CHECK(card.hp == 60);
    CHECK(card.stage == Stage::basic);
    CHECK(card.weakness[0].times == 2);
    CHECK(card.resistance[0].amount == 30);
    REQUIRE(card.attacks.size() == 3);
    CHECK(card.attacks[0].name == "Thunder Jolt");
    CHECK(card.attacks[0].cost == std::vector{Type::lightning, Type::colorless});
    CHECK(card.attacks[0].damage == 30);
    CHECK(card.attacks[0].mark == DamageMark::plus);
    CHECK(card.attacks[0].text == "words, and more");
    CHECK(card.attacks[1].name == "Gnaw");
    CHECK(card.attacks[1].cost.empty());
    CHECK(card.attacks[1].text.empty());
    CHECK(card.attacks[2].cost == std::vector{Type::metal});
    CHECK(card.abilities[0].text == "what it does");
    const auto files = new_card_files({card}, TextWording::own, "my1");
    CHECK_THAT(with_name(files, "007-sparkit.toml"), ContainsSubstring("\"words, and more\""));
}

TEST_CASE("A card described wrongly is refused with the reason", "[tools][designing]")
{
    CardRequest request;
    request.id = "my1-7";
    request.name = "Sparkit";
    std::string reason;
    SECTION("type")
    {
        request.types = {"lightening"};
        reason = "did you mean \"lightning\"";
    }
    SECTION("kind")
    {
        request.kind = "trainer";
        reason = "kinds: pokemon, item";
    }
    SECTION("stage")
    {
        request.stage = "stage1";
        reason = "did you mean \"stage-1\"";
    }
    SECTION("does not evolve from anything")
    {
        request.stage = "stage-1";
        reason = "--evolves-from";
    }
    SECTION("a Basic Pokémon that evolves")
    {
        request.stage = "basic";
        request.evolves_from = "Egg";
        reason = "does not evolve from anything";
    }
    SECTION("weakness")
    {
        request.weakness = "fighting-20";
        reason = "fighting+20";
    }
    SECTION("attack")
    {
        request.attacks = {": words"};
        reason = "expected cost, name, damage";
    }
    SECTION("a letter of no type in a cost")
    {
        request.attacks = {"RXC Scorch 20"};
        reason = "expected cost, name, damage";
    }
    SECTION("an attack that is only a cost")
    {
        request.attacks = {"R"};
        reason = "expected cost, name, damage";
    }
    SECTION("facts an Item does not have")
    {
        request.kind = "item";
        request.hp = 50;
        reason = "--hp is only for Pokémon; --kind is item";
    }
    SECTION("energy")
    {
        request.kind = "basic-energy";
        reason = "--provides";
    }
    const Result<PrintedCard> made = card_from(request);
    REQUIRE_FALSE(made);
    CHECK_THAT(made.error().message, ContainsSubstring(reason));
}

TEST_CASE("A special Energy card may provide several units of a type",
          "[tools][designing][commands]")
{
    const test::TemporaryFolder folder;
    const std::string pack = begun_pack(folder).string();
    const auto begin = [&](const std::string& id, std::vector<std::string> more) {
        std::vector<std::string> words = {"new",     "card", id,       "--pack",         pack,
                                          "--name",  "Twin", "--kind", "special-energy", "--text",
                                          "Heal 10."};
        words.insert(words.end(), more.begin(), more.end());
        REQUIRE(run(words) == exit_fine);
    };
    begin("my1-91", {"--provides", "water", "--provides", "water"});
    begin("my1-92", {"--provides", "fire,water"});
    const LoadResult loaded = load_packs(std::vector{own_cards_folder(), fs::path(pack)});
    REQUIRE(loaded.pool != nullptr);
    const CardLibrary& library = loaded.pool->library;
    CHECK(library.def(library.find("my1-91")).energy.units == 2);
    CHECK(library.def(library.find("my1-92")).energy.units == 2);
}

TEST_CASE("ptcg new: exit codes", "[tools][designing][commands]")
{
    const test::TemporaryFolder folder;
    const fs::path pack = begun_pack(folder);
    const std::string data = (folder.path() / "data").string();
    CHECK(run({"new"}) == exit_usage);
    CHECK(run({"new", "pack", "My Set"}) == exit_usage);
    CHECK(run({"new", "pack", "my1", "--packs", folder.path().string()}) == exit_wrong);
    CHECK(run({"new", "card", "my1"}) == exit_usage);
    CHECK(run({"new", "card", "none-1", "--name", "A"}) == exit_usage);
    CHECK(run({"new", "card", "my1-90", "--pack", data, "--name", "A"}) == exit_usage);
    CHECK(run({"new", "card", "my1-90", "--pack", pack.string()}) == exit_usage);
    CHECK(run({"new", "card", "my1-90", "--pack", pack.string(), "--data", data}) == exit_wrong);
    CHECK(run({"new", "card", "my1-1", "--pack", pack.string(), "--data", data}) == exit_wrong);
    CHECK(run({"new", "card", "my1-1", "--pack", pack.string(), "--data", data, "--dry-run"}) ==
          exit_fine);
    CHECK(run({"new", "card", "my1-1", "--pack", pack.string(), "--data", data, "--force"}) ==
          exit_fine);
    CHECK(run({"new", "card", "my1-90", "--pack", pack.string(), "--name", "A"}) == exit_fine);
    CHECK(run({"new", "card", "my1-91", "--pack", pack.string(), "--data", data, "--nmae"}) ==
          exit_usage);
    CHECK(run({"new", "cards", "my1", "99", "--pack", pack.string(), "--data", data}) ==
          exit_usage);
    CHECK(run({"new", "cards", "my1", "--pack", pack.string(), "--data", data, "--set", "my2"}) ==
          exit_usage);
    CHECK(run({"new", "cards", "my1", "1-2", "--pack", pack.string(), "--data", data, "--force"}) ==
          exit_fine);
}

TEST_CASE("Every set of the folder named by PTCG_CARD_DATA makes a pack that loads",
          "[tools][designing][card-data]")
{
    const char* const folder = std::getenv("PTCG_CARD_DATA");
    if (folder == nullptr) return;
    auto data = CardData::open(folder);
    REQUIRE(data);
    for (const std::string& set : data.value().sets()) {
        CAPTURE(set);
        const test::TemporaryFolder packs;
        // Under new IDs, because the program has cards of these sets too.
        std::vector<PrintedCard> cards = data.value().cards(set);
        for (PrintedCard& card : cards) {
            card.set = "test";
            card.id = "test-" + card.number;
        }
        std::vector<NewFile> files = new_card_files(cards, TextWording::printed, packs.path());
        std::string about = pack_text("test", set, "");
        about.insert(about.find("\"classes\""), "\"ex7\", \"me1\", ");  // they also have classes
        files.push_back({packs.path() / "pack.toml", about});
        REQUIRE(write_new_files(files, false));
        const LoadResult loaded = load_packs(std::vector{own_cards_folder(), packs.path()});
        for (const Problem& problem : loaded.problems) UNSCOPED_INFO(to_string(problem));
        CHECK(loaded.problems.empty());
    }
}

}  // namespace ptcg::new_card_test
