#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/packs.hpp"
#include "words/facts.hpp"

namespace ptcg::card_schema_test {

namespace {

using Found = std::vector<std::string>;

/// Returns the problems of one card file, without the leading "cards/test/card.toml:".
Found problems_of(const std::string& card)
{
    TestPacks packs;
    packs.pack("test").file("test/card.toml", card);
    Found found = packs.problems();
    const std::string file = "cards/test/card.toml:";
    for (std::string& problem : found) {
        REQUIRE(problem.starts_with(file));
        problem.erase(0, file.size());
    }
    return found;
}

struct OneCard {
    CardDef def;
    CardText text;
    std::unique_ptr<CardPool> pool;
};

OneCard load_card(const std::string& card)
{
    TestPacks packs;
    packs.pack("test", "code = \"TST\"\n").file("test/card.toml", card);
    LoadResult result = packs.load();
    for (const Problem& problem : result.problems) FAIL(to_string(problem));
    return {result.pool->library.def(DefId{0}), result.pool->library.text(DefId{0}),
            std::move(result.pool)};
}

const std::string head = "id = \"test-1\"\nname = \"Wall\"\nkind = \"pokemon\"\n";
const std::string wall =
    head + "stage = \"basic\"\nhp = 90\ntypes = [\"colorless\"]\nretreat = 1\n";

}  // namespace

TEST_CASE("A Pokémon's facts are read from its file", "[schema]")
{
    const OneCard card = load_card(R"(
id           = "test-26"
name         = "Electrode"
level        = 42
kind         = "pokemon"
stage        = "stage-1"
evolves_from = "Voltorb"
hp           = 80
types        = ["lightning"]
weakness     = { type = "fighting", plus = 20 }
resistance   = [{ type = "metal", minus = 20 }, { type = ["grass", "fire"], minus = 30 }]
retreat      = 0

[[ability]]
name = "Energy Shift"
kind = "poke-power"
text = "Becomes Energy."

[[attack]]
name   = "Ion Blast"
cost   = ["lightning", "colorless"]
damage = 40
mark   = "plus"
text   = "More damage."

[as_energy]
provides = ["any"]
)");
    const CardLibrary& library = card.pool->library;
    CHECK(library.name(card.def.name) == "Electrode");
    CHECK(library.name(card.def.evolves_from) == "Voltorb");
    CHECK(card.def.stage == Stage::stage_1);
    CHECK(card.def.hp == 80);
    CHECK(card.def.types == TypeSet{Type::lightning});
    CHECK(card.def.weakness[0].types == TypeSet{Type::fighting});
    CHECK(card.def.weakness[0].amount == 20);
    CHECK(card.def.weakness[0].times == 0);
    CHECK(card.def.weakness[1].types.empty());
    CHECK(card.def.resistance[1].types == TypeSet{Type::grass, Type::fire});
    CHECK(card.def.prizes == 1);
    REQUIRE(card.def.ability_count == 1);
    CHECK(card.def.abilities[0].kind == AbilityKind::poke_power);
    REQUIRE(card.def.attack_count == 1);
    const AttackDef& attack = card.def.attacks[0];
    CHECK(library.name(attack.name) == "Ion Blast");
    CHECK(attack.cost.total == 2);
    CHECK(attack.cost.of[at(Type::lightning)] == 1);
    CHECK(attack.damage == 40);
    CHECK(attack.mark == DamageMark::plus);
    CHECK(attack.has_text);
    CHECK(attack.part[0] == no_callback);
    CHECK(card.def.energy.kind == EnergyKind::special);
    CHECK(card.def.energy.units == 1);
    CHECK(card.def.energy.unit[0] == TypeSet::every_type());
    CHECK(card.text.label == "Electrode LV.42");
    CHECK(card.text.set_code == "TST");
    CHECK(card.text.number == "26");
    CHECK(card.text.file == "cards/test/card.toml");
    CHECK(card.text.needs_script);
    CHECK_FALSE(card.text.has_script);
}

TEST_CASE("A text that still has to be worded is a text", "[schema]")
{
    const std::string attack = "[[attack]]\nname = \"Zap\"\ncost = []\n";
    const OneCard card = load_card(wall + attack + "text = \"\"\n");
    CHECK(card.text.needs_script);
    CHECK(card.def.attacks[0].has_text);
    CHECK(card.text.attack_text[0].empty());
    CHECK_FALSE(load_card(wall + attack).text.needs_script);
    CHECK_FALSE(load_card(wall + attack).def.attacks[0].has_text);
    CHECK(load_card("id = \"test-1\"\nname = \"Aid\"\nkind = \"trainer\"\n"
                    "trainer = \"item\"\ntext = \"\"\n")
              .text.needs_script);
}

TEST_CASE("A card whose text only repeats its facts needs no script", "[schema]")
{
    const std::string energy = R"(
id       = "test-96"
name     = "Double Colorless Energy"
kind     = "energy"
energy   = "special"
provides = ["colorless", "colorless"]
text     = "Provides two Colorless Energy."
)";
    CHECK(load_card(energy).text.needs_script);
    const OneCard card = load_card(energy + "script = false\n");
    CHECK_FALSE(card.text.needs_script);
    CHECK(card.def.energy.units == 2);
    CHECK(card.def.energy_kind == EnergyKind::special);
    CHECK_FALSE(load_card(wall).text.needs_script);
}

TEST_CASE("Trainer cards: where they go, and what is played as a Basic Pokémon", "[schema]")
{
    const std::string trainer = "id = \"test-1\"\nname = \"T\"\nkind = \"trainer\"\n";
    const CardDef plus = load_card(trainer +
                                   "trainer = \"item\"\nattach = \"own\"\n"
                                   "leaves = \"end-of-turn\"\n")
                             .def;
    CHECK(plus.attaches_to_pokemon);
    CHECK(plus.leaves_at_end_of_turn);
    CHECK(load_card(trainer + "trainer = \"tool\"\n").def.attaches_to_pokemon);
    CHECK_FALSE(load_card(trainer + "trainer = \"supporter\"\n").def.attaches_to_pokemon);

    const CardDef fossil = load_card(trainer +
                                     "trainer = \"item\"\nplays_as_basic = true\n"
                                     "hp = 50\ntypes = [\"colorless\"]\n")
                               .def;
    CHECK(fossil.counts_as_basic_in_play);
    CHECK(fossil.hp == 50);
    CHECK_FALSE(fossil.is_basic_pokemon());
    CHECK(problems_of(trainer + "trainer = \"item\"\nhp = 50\n") ==
          Found{"5:1: error: unknown key \"hp\""});
}

TEST_CASE("A misspelt energy type is named with its attack", "[schema][errors]")
{
    CHECK(problems_of(wall + "[[attack]]\nname = \"Fire Blast\"\ncost = [\"fire\", \"fier\"]\n") ==
          Found{"10:17: error: unknown energy type \"fier\"; did you mean \"fire\"?\n"
                "  in the cost of attack \"Fire Blast\""});
}

TEST_CASE("An energy type far from every name is answered with the names", "[schema][errors]")
{
    CHECK(
        problems_of(head + "stage = \"basic\"\nhp = 50\ntypes = [\"plasma\"]\nretreat = 1\n") ==
        Found{"6:10: error: unknown energy type \"plasma\"; known: grass, fire, water, lightning, "
              "psychic, fighting, darkness, metal, fairy, dragon, colorless"});
    CHECK(problems_of(head + "stage = \"basic\"\nhp = 50\ntypes = []\nretreat = 1\n") ==
          Found{"6:9: error: a Pokémon must have at least one type"});
}

TEST_CASE("A misspelt key is one problem, though the right one is missing", "[schema][errors]")
{
    CHECK(problems_of(head + "stage = \"basic\"\nhp = 50\ntypes = [\"fire\"]\nretreet = 1\n") ==
          Found{"7:1: error: unknown key \"retreet\"; did you mean \"retreat\"?"});
}

TEST_CASE("Unknown keys are errors at every level", "[schema][errors]")
{
    CHECK(problems_of(wall + "retreet = 1\nweakness = { type = \"fire\", times = 2, tims = 2 }\n"
                             "[[attack]]\nname = \"Tackle\"\ncost = []\ndamge = 10\n") ==
          Found{"8:1: error: unknown key \"retreet\"; did you mean \"retreat\"?",
                "9:40: error: unknown key \"tims\"; did you mean \"times\"?\n  in the weakness",
                "13:1: error: unknown key \"damge\"; did you mean \"damage\"?\n"
                "  in attack \"Tackle\""});
}

TEST_CASE("Missing keys and wrong types", "[schema][errors]")
{
    CHECK(problems_of("id = \"test-1\"\nkind = \"pokemon\"\nstage = 1\nhp = \"90\"\n"
                      "types = \"fire\"\nretreat = 1.5\n") ==
          Found{"1:1: error: missing key \"name\"",
                "3:9: error: stage must be a string, not a whole number",
                "4:6: error: \"hp\" must be a whole number, not a string; write 90 without quotes",
                "5:9: error: \"types\" must be a list, not a string; write types = [\"fire\"]",
                "6:11: error: \"retreat\" must be a whole number, not a fraction"});
    CHECK(problems_of(wall + "[[attack]]\ndamage = 10\n") ==
          Found{"8:1: error: missing key \"name\"\n  in attack 1",
                "8:1: error: missing key \"cost\"\n  in attack 1"});
    CHECK(problems_of("id = \"test-1\"\nname = \"X\"\nkind = \"pokemn\"\n") ==
          Found{"3:8: error: unknown kind of card \"pokemn\"; did you mean \"pokemon\"?"});
}

TEST_CASE("Values out of range", "[schema][errors]")
{
    const std::string rest = "stage = \"basic\"\ntypes = [\"fire\"]\n";
    CHECK(problems_of(head + rest + "hp = 85\nretreat = 10\n") ==
          Found{"6:6: error: \"hp\" must be a multiple of 10, not 85",
                "7:11: error: \"retreat\" must be from 0 to 9, not 10"});
    CHECK(problems_of(head + rest + "hp = 99999999999\nretreat = 1\n") ==
          Found{"6:6: error: \"hp\" must be from 10 to 990, not 99999999999"});
    CHECK(problems_of(wall + "copies = \"many\"\n") ==
          Found{"8:10: error: \"copies\" must be a whole number or \"unlimited\""});
    CHECK(problems_of(wall + "weakness = { type = \"fire\" }\n") ==
          Found{"8:12: error: missing key \"plus\" or \"times\"\n  in the weakness"});
}

TEST_CASE("Stage and evolves_from belong together", "[schema][errors]")
{
    const std::string rest = "hp = 90\ntypes = [\"fire\"]\nretreat = 1\n";
    CHECK(problems_of(head + "stage = \"stage-1\"\n" + rest) ==
          Found{"1:1: error: missing key \"evolves_from\": a stage-1 card must name the Pokémon it "
                "evolves from"});
    CHECK(problems_of(wall + "evolves_from = \"Brick\"\n") ==
          Found{"8:16: error: a basic card does not evolve from anything; remove \"evolves_from\" "
                "or correct \"stage\""});
    CHECK(problems_of(head + "stage = \"stage1\"\n" + rest) ==
          Found{"4:9: error: unknown stage \"stage1\"; did you mean \"stage-1\"?"});
}

TEST_CASE("Attacks: names once, and not too many", "[schema][errors]")
{
    const std::string tackle = "[[attack]]\nname = \"Tackle\"\ncost = []\n";
    CHECK(problems_of(wall + tackle + tackle) ==
          Found{"12:8: error: this card has another attack named \"Tackle\"\n"
                "  in attack \"Tackle\""});
    std::string many = wall;
    for (char c = 'A'; c <= 'E'; ++c)
        many += "[[attack]]\nname = \"" + std::string(1, c) + "\"\ncost = []\n";
    CHECK(problems_of(many) == Found{"20:1: error: a card can have at most 4 [[attack]], not 5"});
    CHECK(problems_of(wall + tackle + "mark = \"plus\"\n") ==
          Found{"11:8: error: \"mark\" needs a \"damage\" as well\n  in attack \"Tackle\""});
}

TEST_CASE("A basic Energy card provides one Energy of a basic kind", "[schema][errors]")
{
    const std::string energy =
        "id = \"test-1\"\nname = \"E\"\nkind = \"energy\"\nenergy = \"basic\"\n";
    const Found wrong = {
        "5:12: error: a basic Energy card must provide one Energy of one type, which is neither "
        "Dragon nor Colorless"};
    CHECK(problems_of(energy + "provides = [\"fire\", \"fire\"]\n") == wrong);
    CHECK(problems_of(energy + "provides = [\"dragon\"]\n") == wrong);
    CHECK(problems_of(energy + "provides = []\n") ==
          Found{"5:12: error: \"provides\" must have from 1 to 4 entries, not 0"});
}

TEST_CASE("ZONE-07: the types of an Energy card out of play: a basic one's, or those of its name",
          "[schema][rules]")
{
    const std::string energy = "id = \"test-1\"\nname = \"E\"\nkind = \"energy\"\n";
    const std::string special = energy + "energy = \"special\"\nprovides = [\"metal\", \"any\"]\n";
    const std::string basic = energy + "energy = \"basic\"\nprovides = [\"metal\"]\n";
    const TypeSet metal = load_card(basic).def.types_out_of_play();
    CHECK(metal.size() == 1);
    CHECK(metal.has(Type::metal));
    CHECK(load_card(special).def.types_out_of_play().empty());
    CHECK(load_card(special + "types = [\"metal\"]\n").def.types_out_of_play() == metal);
    CHECK(problems_of(basic + "types = [\"metal\"]\n").size() == 1);
}

TEST_CASE("Ids belong to the pack", "[schema][errors]")
{
    CHECK(problems_of("id = \"dp3-1\"\n" + wall.substr(wall.find('\n') + 1)) ==
          Found{"1:6: error: the id of a card in this pack must be like \"test-25\", not "
                "\"dp3-1\""});
}

TEST_CASE("What is not TOML, or not for a terminal, is refused", "[schema][errors]")
{
    const Found broken = problems_of(head + "stage = \"basic\nhp = 90\n");
    REQUIRE(broken.size() == 1);
    CHECK_THAT(broken[0],
               Catch::Matchers::StartsWith("4:15: error: a string is not closed on its line"));
    CHECK(
        problems_of("id = \"test-1\"\nname = \"\\u001b[2J\"\n" + wall.substr(wall.find("kind"))) ==
        Found{"2:8: error: \"name\" must not contain line breaks, control characters or stacked "
              "accents"});
}

TEST_CASE("A class brings its stage, Prizes and Rule Box", "[schema]")
{
    TestPacks packs;
    packs.pack("test")
        .file("test/classes/mega.toml",
              "id = \"mega\"\nstage = \"MEGA\"\nprizes = 2\n"
              "rule_box = true\nevolution = true\nends_turn = true\n")
        .file("test/1.toml",
              "id = \"test-1\"\nname = \"M Wall-EX\"\nkind = \"pokemon\"\n"
              "class = \"mega\"\nstage = \"MEGA\"\nevolves_from = \"Wall-EX\"\n"
              "hp = 220\ntypes = [\"fire\"]\nretreat = 4\n");
    const LoadResult result = packs.load();
    REQUIRE(result.pool);
    const CardDef& def = result.pool->library.def(DefId{0});
    CHECK(def.stage == Stage::class_stage);
    CHECK(def.prizes == 2);
    CHECK(def.rule_box);
    CHECK(def.is_evolution());
    CHECK(def.has(evolving_ends_turn));
    CHECK(def.classes.has(result.pool->library.find_class("mega")));

    packs.file("test/1.toml", wall + "class = \"meg\"\n");
    CHECK(packs.problems() == Found{"cards/test/1.toml:8:9: error: unknown class \"meg\"; did you "
                                    "mean \"mega\"?"});
}

TEST_CASE("What a card says of where it may lie is read from its file", "[schema]")
{
    const OneCard pokemon = load_card(wall + "only_by = \"Moult\"\nactive_in_setup = true\n");
    CHECK(pokemon.pool->library.name(pokemon.def.only_by) == "Moult");
    CHECK(pokemon.def.active_in_setup);
    CHECK(load_card(wall).def.only_by == no_name);
    CHECK_FALSE(load_card(wall).def.active_in_setup);

    const std::string tool =
        "id = \"test-1\"\nname = \"Leash\"\nkind = \"trainer\"\n"
        "trainer = \"tool\"\n";
    const OneCard leash = load_card(tool +
                                    "stays_in_discard = true\n[attaches_to]\ntypes = [\"fire\"]\n"
                                    "evolved = true\nname_includes = \"Team\"\n");
    CHECK(leash.def.stays_in_discard);
    CHECK(leash.def.leaves_others());
    const CardFilter& on = leash.pool->library.filter(leash.def.only_on);
    CHECK(on.types.has(Type::fire));
    CHECK(on.properties == CardFilter::evolved);
    CHECK(leash.pool->library.name(on.name_includes) == "Team");
    CHECK_FALSE(load_card(tool).def.leaves_others());
}

TEST_CASE("The facts of the API's reference are read, as its examples have them", "[schema][api]")
{
    for (const script::CardFact& fact : script::card_facts) {
        std::string card = "id = \"test-1\"\nname = \"Wall\"\n";
        if (fact.kind == CardKind::pokemon) card = wall;
        if (fact.kind == CardKind::trainer) card += "kind = \"trainer\"\ntrainer = \"item\"\n";
        if (fact.kind == CardKind::energy) card += "kind = \"energy\"\nenergy = \"special\"\n";
        if (fact.kind == CardKind::energy && fact.name != "provides") {
            card += "provides = [\"colorless\"]\n";
        }
        INFO(fact.name);
        CHECK(fact.example.find(fact.name) != std::string_view::npos);
        CHECK(problems_of(card + std::string(fact.example) + "\n") == Found{});
    }
}

TEST_CASE("[attaches_to] says something, in words there are", "[schema][errors]")
{
    const std::string tool =
        "id = \"test-1\"\nname = \"Leash\"\nkind = \"trainer\"\n"
        "trainer = \"tool\"\n[attaches_to]\n";
    CHECK(problems_of(tool) ==
          Found{"5:1: error: [attaches_to] must say which Pokémon the card attaches to"});
    CHECK(problems_of(tool + "type = \"fire\"\n").size() == 2);
    CHECK(problems_of(tool + "class = \"knight\"\n").size() == 2);
}

}  // namespace ptcg::card_schema_test
