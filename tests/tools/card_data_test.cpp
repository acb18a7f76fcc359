#include "data/card_data.hpp"
#include "data/printed_classes.hpp"

#include <cstdlib>

#include "support/catch.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::card_data_test {

using namespace ptcg::tools;
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr std::string_view sparkit = R"({
    "id": "my1-7", "name": "Sparkit LV.X", "supertype": "Pokémon",
    "subtypes": ["Level-Up", "SP"], "level": "X", "hp": "110", "types": ["Lightning", "Metal"],
    "evolvesFrom": "Sparkit",
    "rules": ["Made-up rule: the opponent takes 2 Prize cards."],
    "abilities": [{"name": "Hum", "text": "Buzz.", "type": "Poké-Body"}],
    "ancientTrait": {"name": "Old", "text": "Older."},
    "attacks": [
        {"name": "Free Zap", "cost": ["Free"], "damage": "", "text": "Zap."},
        {"name": "Bolt", "cost": ["Lightning", "Colorless"], "damage": "30×", "text": ""},
        {"name": "Jolt", "cost": [], "damage": "40+"}, {"name": "Fade", "damage": "50-"}],
    "weaknesses": [{"type": "Fighting", "value": "+30"}, {"type": "Water", "value": "×2"}],
    "resistances": [{"type": "Metal", "value": "-20"}],
    "retreatCost": ["Colorless", "Colorless"], "number": "1"})";

PrintedCard only_card(std::string_view json)
{
    Problems problems;
    const auto cards = read_printed_cards("[" + std::string(json) + "]", "my1.json", problems);
    REQUIRE(problems.empty());
    REQUIRE(cards.size() == 1);
    return cards.front();
}

PrintedCard card_of(const std::string& supertype, const std::string& rest)
{
    return only_card(R"({"id": "my1-1", "supertype": ")" + supertype + R"(", )" + rest + "}");
}

}  // namespace

TEST_CASE("Card data: a Pokémon with all its facts", "[tools][card-data]")
{
    const PrintedCard card = only_card(sparkit);
    CHECK(card.id == "my1-7");
    CHECK(card.set == "my1");
    CHECK(card.number == "7");  // from the ID, whatever "number" is
    CHECK(card.name == "Sparkit");
    CHECK(card.evolves_from == "Sparkit");
    CHECK(card.kind == CardKind::pokemon);
    CHECK(card.stage == Stage::class_stage);
    CHECK(card.printed_name == "Sparkit LV.X");
    CHECK(card.level == 0);
    CHECK(card.hp == 110);
    CHECK(card.retreat == 2);
    CHECK(card.prizes == 2);
    CHECK(card.rule_box);
    CHECK(card.types == std::vector{Type::lightning, Type::metal});
    REQUIRE(card.weakness.size() == 2);
    CHECK(card.weakness[0].types == TypeSet{Type::fighting});
    CHECK(card.weakness[0].amount == 30);
    CHECK(card.weakness[1].times == 2);
    REQUIRE(card.resistance.size() == 1);
    CHECK(card.resistance[0].amount == 20);
    REQUIRE(card.abilities.size() == 2);
    CHECK(card.abilities[0].kind == AbilityKind::poke_body);
    CHECK(card.abilities[1].kind == AbilityKind::ancient_trait);
    REQUIRE(card.attacks.size() == 4);
    CHECK(card.attacks[0].cost.empty());
    CHECK(card.attacks[0].damage == 0);
    CHECK(card.attacks[0].text == "Zap.");
    CHECK(card.attacks[1].cost == std::vector{Type::lightning, Type::colorless});
    CHECK(card.attacks[1].damage == 30);
    CHECK(card.attacks[1].mark == DamageMark::times);
    CHECK(card.attacks[2].mark == DamageMark::plus);
    CHECK(card.attacks[3].mark == DamageMark::minus);
}

TEST_CASE("Card data: Stages, names and Prizes", "[tools][card-data]")
{
    const auto pokemon = [](const std::string& rest) { return card_of("Pokémon", rest); };
    CHECK(pokemon(R"("name": "A", "subtypes": ["Basic", "MEGA", "ex"])").stage == Stage::basic);
    CHECK(pokemon(R"("name": "A", "subtypes": ["Stage 2", "ex"])").stage == Stage::stage_2);
    CHECK(pokemon(R"("name": "A", "subtypes": ["Baby"])").stage == Stage::class_stage);
    CHECK(pokemon(R"("name": "A")").stage == Stage::basic);
    CHECK(pokemon(R"("name": "A δ", "evolvesFrom": "B δ")").name == "A");
    CHECK(pokemon(R"x("name": "A (Its Painter)")x").name == "A");
    CHECK(pokemon(R"("name": "A", "level": "12")").level == 12);
    const PrintedCard plain = pokemon(R"("name": "A", "rules": ["Look at your Prize cards."])");
    CHECK(plain.prizes == 1);
    CHECK_FALSE(plain.rule_box);
}

TEST_CASE("Card data: the loaded classes say what a card's words mean", "[tools][card-data]")
{
    CardLibrary library;
    const auto add = [&](const std::string& id, std::vector<std::string> words,
                         std::vector<std::string> sets = {}, const std::string& stage = {}) {
        CardClass made;
        made.id = id;
        made.stage_name = stage;
        made.data_words = std::move(words);
        made.data_sets = std::move(sets);
        library.add_class(std::move(made));
    };
    add("ex", {"EX"});
    add("mega", {"MEGA", "EX"}, {}, "MEGA");
    add("old-form", {"MEGA", "EX", "Old *"}, {}, "MEGA");
    add("baby", {"Baby"});
    add("team", {"Team"});
    add("early", {"ex"}, {"my"});
    add("late", {"ex"}, {"your"});
    add("owned", {"*'s *"});
    add("silent", {});
    const auto said = [&](const std::string& name, const std::string& subtypes,
                          const std::string& supertype = "Pokémon") {
        const PrintedClasses found = classes_of(
            card_of(supertype, "\"name\": \"" + name + "\", \"subtypes\": [" + subtypes + "]"),
            library);
        return class_names(found.ids, library) + (found.stage.empty() ? "" : ": " + found.stage);
    };
    CHECK(said("A", R"("Basic")") == "none: basic");
    CHECK(said("A EX", R"("Basic", "EX")") == "ex: basic");
    CHECK(said("M A EX", R"("EX", "MEGA")") == "mega: MEGA");
    CHECK(said("Old A EX", R"("EX", "MEGA")") == "old-form: MEGA");
    CHECK(said("Older EX", R"("EX", "Team", "Basic")") == "ex, team: basic");
    CHECK(said("A", R"("Baby")") == "baby: basic");
    CHECK(said("A", R"("Team", "Odd")") == "team");
    CHECK(said("A ex", R"("Stage 1", "ex")") == "early: stage-1");
    CHECK(said("Kit's A", R"("Stage 2")") == "owned: stage-2");
    CHECK(said("Kit's", R"("Basic")") == "none: basic");
    CHECK(said("Kit's Plan", R"("Item")", "Trainer") == "none");
    CHECK(said("Team Hat", R"("Item", "Team")", "Trainer") == "team");
}

TEST_CASE("Card data: Trainer cards and Energy", "[tools][card-data]")
{
    const PrintedCard tool =
        card_of("Trainer", R"("name": "T", "subtypes": ["Item", "Pokémon Tool"],
        "rules": ["Attach a Pokémon Tool to 1 of your Pokémon that has none.", "Own.", "Words."])");
    CHECK(tool.trainer == TrainerKind::tool);
    CHECK(tool.text == "Own.\nWords.");
    CHECK(tool.rules.size() == 3);
    CHECK(card_of("Trainer", R"("name": "T")").trainer == TrainerKind::item);
    CHECK(card_of("Trainer", R"("name": "T", "subtypes": ["Supporter"])").trainer ==
          TrainerKind::supporter);
    CHECK(card_of("Trainer", R"("name": "T", "subtypes": ["Stadium"])").trainer ==
          TrainerKind::stadium);
    const PrintedCard limited =
        card_of("Trainer", R"("name": "T", "subtypes": ["Item", "Pokémon Tool X"], "rules":
        ["You can't have more than 1 ODD card in your deck.", "Own."])");
    CHECK(limited.trainer == TrainerKind::tool);
    CHECK(limited.text == "Own.");
    CHECK(card_of("Trainer", R"("name": "Old Bone", "hp": "50", "subtypes": ["Item"])").hp == 50);

    const PrintedCard basic =
        card_of("Energy", R"("name": "Basic Fire Energy", "subtypes": ["Basic"])");
    CHECK(basic.name == "Fire Energy");
    CHECK(basic.provides == std::vector{Type::fire});
    const PrintedCard special =
        card_of("Energy", R"("name": "Odd Energy", "subtypes": ["Special"], "rules": ["Odd."])");
    CHECK(special.energy == EnergyKind::special);
    CHECK(special.text == "Odd.");
}

TEST_CASE("Card data: a card that is not understood is left out, with the reason",
          "[tools][card-data]")
{
    const auto [json, reason] = GENERATE(table<std::string, std::string>({
        {R"({"id": "my1-1", "name": "A", "supertype": "Spell"})", "unknown supertype \"Spell\""},
        {R"({"id": "my1", "name": "A", "supertype": "Trainer"})", "form of an id \"my1\""},
        {R"({"id": "my1-1", "supertype": "Trainer"})", "a card needs"},
        {R"({"id": "my1-1", "name": "A", "supertype": "Pokémon", "hp": 50})", "a card needs"},
        {R"({"id": "my1-1", "name": "A", "supertype": "Pokémon", "hp": "5x"})", "HP \"5x\""},
        {R"({"id": "my1-1", "name": "A", "supertype": "Pokémon", "types": ["Wood"]})", "type"},
        {R"({"id": "my1-1", "name": "A", "supertype": "Pokémon",
             "weaknesses": [{"type": "Fire", "value": "×9999"}]})",
         "Weakness or Resistance \"×9999\""},
        {R"({"id": "my1-1", "name": "A", "supertype": "Pokémon",
             "attacks": [{"name": "B", "damage": "30!"}]})",
         "damage \"30!\""},
        {"7", "a card needs"},
    }));
    CAPTURE(json);
    Problems problems;
    const auto cards =
        read_printed_cards("[" + json + "," + std::string(sparkit) + "]", "my1.json", problems);
    CHECK(cards.size() == 1);
    REQUIRE(problems.size() == 1);
    CHECK(problems[0].file == "my1.json");
    CHECK_THAT(problems[0].message, ContainsSubstring(reason));
    CHECK_THAT(problems[0].context, ContainsSubstring(json == "7" ? "card 1" : "my1"));
}

TEST_CASE("Card data: a text that is not a list of cards", "[tools][card-data]")
{
    Problems problems;
    CHECK(read_printed_cards("{", "my1.json", problems).empty());
    CHECK(read_printed_cards("{}", "my1.json", problems).empty());
    CHECK(problems.size() == 2);
}

TEST_CASE("Card data: files in each of the layouts", "[tools][card-data]")
{
    const test::TemporaryFolder folder;
    const std::string promo = R"([{"id": "my1-90", "name": "P", "supertype": "Trainer"}])";
    const std::string cards = GENERATE("cards/en/", "", "extra/cards/en/");
    folder.write(cards + "my1.json", "[" + std::string(sparkit) + "]");
    folder.write("extra/cards/en/other.json", promo);
    folder.write("sets/en.json", R"([{"id": "my1", "name": "My Set", "ptcgoCode": "MY"},
                                     {"id": "unknown", "name": "Nothing here"}])");
    auto data = CardData::open(folder.path());
    REQUIRE(data);
    CHECK(data.value().sets() == std::vector<std::string>{"my1", "other"});
    REQUIRE(data.value().set("my1") != nullptr);
    CHECK(data.value().set("my1")->name == "My Set");
    CHECK(data.value().set("my1")->code == "MY");
    CHECK(data.value().set("your1") == nullptr);
    REQUIRE(data.value().find("my1-7") != nullptr);
    CHECK(data.value().find("my1-7")->name == "Sparkit");
    CHECK(data.value().find("my1-8") == nullptr);
    CHECK(data.value().find("your1-8") == nullptr);
    CHECK(data.value().problems().empty());
}

TEST_CASE("Card data: a set in two files, and a folder of cards itself", "[tools][card-data]")
{
    const test::TemporaryFolder folder;
    folder.write("cards/en/my1.json", "[" + std::string(sparkit) + "]");
    folder.write("extra/cards/en/my1.json",
                 R"([{"id": "my1-90", "name": "P", "supertype": "Trainer"}])");
    folder.write("sets/en.json", R"([{"id": "my1", "name": "My Set"}])");
    auto whole = CardData::open(folder.path());
    REQUIRE(whole);
    CHECK(whole.value().cards("my1").size() == 2);
    auto part = CardData::open(folder.path() / "cards/en");
    REQUIRE(part);
    CHECK(part.value().cards("my1").size() == 1);
    CHECK(part.value().set("my1")->name == "My Set");
}

TEST_CASE("Card data: a folder without any", "[tools][card-data]")
{
    const test::TemporaryFolder folder;
    const auto data = CardData::open(folder.path());
    REQUIRE_FALSE(data);
    CHECK_THAT(data.error().message, ContainsSubstring("<set>.json"));
    CHECK_FALSE(CardData::open(folder.path() / "none"));
}

TEST_CASE("Card data: every card of the folder named by PTCG_CARD_DATA is understood",
          "[tools][card-data]")
{
    const char* const folder = std::getenv("PTCG_CARD_DATA");
    if (folder == nullptr) return;
    auto data = CardData::open(folder);
    REQUIRE(data);
    std::size_t cards = 0;
    for (const std::string& set : data.value().sets()) cards += data.value().cards(set).size();
    for (const Problem& problem : data.value().problems()) UNSCOPED_INFO(to_string(problem));
    CHECK(data.value().problems().empty());
    CHECK(cards > 0);
}

}  // namespace ptcg::card_data_test
