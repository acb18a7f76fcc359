#include "ptcg/scripting/deck_text.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"

namespace ptcg::deck_text_test {

namespace {

/// A few cards as packs would define them.
struct Cards {
    Cards()
    {
        pokemon("dp3-87", "Electabuzz", "SW");
        pokemon("dp3-48", "Donphan", "SW", 40);
        pokemon("dp2-20", "Unown", "MT");
        pokemon("dp3-67", "Unown", "SW");
        pokemon("dp3-10", "Ho-Oh", "SW");
        pokemon("pokegear-186", "Pokégear 3.0", "PGR");
        pokemon("boss-114", "Boss's Orders", "MEG");
        pokemon("svp-149", "Pecharunt", "");
        pokemon("30th-1", "Porygon2", "30C");
        energy("dp1-126", "Lightning Energy", EnergyKind::basic, Type::lightning);
        energy("sve-4", "Lightning Energy", EnergyKind::basic, Type::lightning);
        energy("dp1-129", "Darkness Energy", EnergyKind::basic, Type::darkness);
        energy("dp3-129", "Darkness Energy", EnergyKind::special, Type::darkness, "SW");
        for (const auto& [code, set] :
             std::initializer_list<std::pair<const char*, const char*>>{{"BRS", "swsh9"},
                                                                        {"CRZ", "swsh12pt5"},
                                                                        {"SIT", "swsh12"},
                                                                        {"SIT", "swsh12tg"},
                                                                        {"PR-SV", "svp"},
                                                                        {"RS", "ex1"},
                                                                        {"SVP", "svp"},
                                                                        {"SVI", "sv1"},
                                                                        {"DP", "dp1"},
                                                                        {"SW", "dp3"}}) {
            library.add_set_code(code, set);
        }
        library.add_print("dp1-109", library.find("dp3-87"));
        library.add_print("swsh12tg-TG15", library.find("dp3-10"));
    }

    void pokemon(const std::string& id, const std::string& name, const std::string& code,
                 int level = 0)
    {
        CardDef def;
        def.stage = Stage::basic;
        add(id, name, code, def, level);
    }
    void trainer(const std::string& id, const std::string& name, const std::string& code)
    {
        CardDef def;
        def.kind = CardKind::trainer;
        def.trainer = TrainerKind::item;
        add(id, name, code, def, 0);
    }
    void energy(const std::string& id, const std::string& name, EnergyKind kind, Type type,
                const std::string& code = "DP")
    {
        CardDef def;
        def.kind = CardKind::energy;
        def.energy_kind = kind;
        def.energy.units = 1;
        def.energy.unit[0] = {type};
        add(id, name, id == "sve-4" ? "SVE" : code, def, 0);
    }
    void add(const std::string& id, const std::string& name, const std::string& code, CardDef def,
             int level)
    {
        def.name = library.intern(name);
        CardText text;
        text.id = id;
        text.name = name;
        text.label = level == 0 ? name : name + " LV." + std::to_string(level);
        text.set_code = code;
        text.number = id.substr(id.rfind('-') + 1);
        library.add(def, text);
    }

    [[nodiscard]] DeckText read(const std::string& text) const
    {
        return DeckTextReader(library).read(text, "deck.txt");
    }
    /// Returns the parsed cards as "4 dp3-87, ...", and any problems.
    [[nodiscard]] std::string of(const std::string& text) const
    {
        const DeckText deck = read(text);
        std::string shown;
        for (const DeckLine& line : deck.lines) {
            shown += (shown.empty() ? "" : ", ") + std::to_string(line.count) + " " +
                     library.text(line.card).id;
        }
        for (const Problem& problem : deck.problems) {
            shown += (shown.empty() ? "" : "\n") + to_string(problem);
        }
        return shown;
    }

    CardLibrary library;
};

}  // namespace

TEST_CASE("A pasted list is read whatever its language, headings and line ends", "[decktext]")
{
    const Cards cards;
    const DeckText deck = cards.read(
        "\xef\xbb\xbf****** Deck List ******\r\n"
        "# made by hand\r\n"
        "// twice\r\n"
        "\r\n"
        "Pokémon: 99\r\n"
        "4 Electabuzz SW 87\r\n"
        "* 2 Donphan SW 48\r\n"
        "1 Electabuzz DP 109 PH\r\n"
        "Énergie\xc2\xa0: 1\r\n"
        "3 Basic {L} Energy SVE 4\r\n"
        "Total Cards - 60\r\n"
        "Total de cartes : 60");
    for (const Problem& problem : deck.problems) FAIL_CHECK(to_string(problem));
    REQUIRE(deck.lines.size() == 4);
    CHECK(deck.lines[0].card == cards.library.find("dp3-87"));
    CHECK(deck.lines[0].count == 4);
    CHECK(deck.lines[0].line == 6);
    CHECK(deck.lines[2].card == cards.library.find("dp3-87"));
    CHECK(deck.lines[3].line == 10);
    CHECK(deck.cards().size() == 10);
}

TEST_CASE("Cards are found by set and number, also those of prints and promos", "[decktext]")
{
    const Cards cards;
    CHECK(cards.of("4 Electabuzz SW 087") == "4 dp3-87");
    CHECK(cards.of("4x Electabuzz SW 87") == "4 dp3-87");
    CHECK(cards.of("1 Pecharunt PR-SV 149") == "1 svp-149");
    CHECK(cards.of("1 Pecharunt SVP 149") == "1 svp-149");
    CHECK(cards.of("1 Ho-Oh SIT TG15") == "1 dp3-10");
    CHECK(cards.of("1 Porygon2 30C 1") == "1 30th-1");
}

TEST_CASE("Set and number may be typed in small letters", "[decktext]")
{
    const Cards cards;
    CHECK(cards.of("4 electabuzz sw 087") == "4 dp3-87");
    CHECK(cards.of("4 Electabuzz Sw 87 PH") == "4 dp3-87");
    CHECK(cards.of("1 Pecharunt pr-sv 149") == "1 svp-149");
    CHECK(cards.of("1 Ho-Oh sit tg15") == "1 dp3-10");
    CHECK(cards.of("9 basic {L} Energy mee 4") == "9 dp1-126");
    CHECK(cards.of("1 Donphan sw 87") ==
          "deck.txt:1: error: SW 87 is \"Electabuzz\", not \"Donphan\"");
    CHECK(cards.of("1 Donphan sqw 87") ==
          "deck.txt:1: error: unknown set code \"SQW\"; \"Donphan\" is SW 48");
}

TEST_CASE("A set's id is as good as its code, in any case and without a name", "[decktext]")
{
    const Cards cards;
    CHECK(cards.of("4 Electabuzz DP3 87") == "4 dp3-87");
    CHECK(cards.of("4 electabuzz dp3 87") == "4 dp3-87");
    CHECK(cards.of("4 dp3 87") == "4 dp3-87");
    CHECK(cards.of("4 SW 87") == "4 dp3-87");
    CHECK(cards.of("4 Electabuzz DP3-87") == "4 dp3-87");
    CHECK(cards.of("4 DP3-87") == "4 dp3-87");
}

TEST_CASE("Cards are found by id", "[decktext]")
{
    const Cards cards;
    CHECK(cards.of("4 dp3-87") == "4 dp3-87");
    CHECK(cards.of("4 Electabuzz dp3-87") == "4 dp3-87");
    CHECK(cards.of("4 dp1-109") == "4 dp3-87");
    CHECK(cards.of("4 Donphan dp3-87") ==
          "deck.txt:1: error: dp3-87 is \"Electabuzz\", not \"Donphan\"");
    CHECK(cards.of("4 dp3-99") == "deck.txt:1: error: no card has the id \"dp3-99\"");
}

TEST_CASE("A name alone will do if only one card has it", "[decktext]")
{
    const Cards cards;
    CHECK(cards.of("4 Electabuzz") == "4 dp3-87");
    CHECK(cards.of("1 Ho-Oh") == "1 dp3-10");
    CHECK(cards.of("1 Porygon2") == "1 30th-1");
    CHECK(cards.of("1 donphan LV.40") == "1 dp3-48");
    CHECK(cards.of("1 Unown") ==
          "deck.txt:1: error: several cards are named \"Unown\" (MT 20, SW "
          "67); write the set and number too");
}

TEST_CASE("Accents and apostrophes do not matter", "[decktext]")
{
    const Cards cards;
    CHECK(cards.of("1 Pokegear 3.0 PGR 186 PH") == "1 pokegear-186");
    CHECK(cards.of("1 Poke\xcc\x81gear 3.0") == "1 pokegear-186");
    CHECK(cards.of("4 Boss’s Orders MEG 114") == "4 boss-114");
    CHECK(cards.of("4 Boss’s Orders (Somebody) MEG 114") == "4 boss-114");
    CHECK(cards.of("4 Boss’s Orders (Some Body)") == "4 boss-114");
    CHECK(cards.of("4 Electabuzz (Somebody) SW 48") ==
          "deck.txt:1: error: SW 48 is \"Donphan\", not \"Electabuzz\"");
    CHECK(fold_name("  Flabébé’s\xc2\xa0 ÉLAN ") == "flabebe's elan");
}

TEST_CASE("All prints of a basic Energy are one card", "[decktext]")
{
    const Cards cards;
    CHECK(cards.of("9 Lightning Energy DP 126") == "9 dp1-126");
    for (const char* line : {"9 Basic {L} Energy", "9 Basic Lightning Energy", "9 Lightning Energy",
                             "9 Lightning Energy XY 135", "9 Basic {L} Energy MEE 4",
                             "9 Basic Lightning Energy ZZZ 1"}) {
        CHECK(cards.of(line) == "9 dp1-126");
    }
}

TEST_CASE("A special Energy card is not mistaken for the basic one of its name", "[decktext]")
{
    const Cards cards;
    CHECK(cards.of("4 Darkness Energy SW 129") == "4 dp3-129");
    CHECK(cards.of("4 Darkness Energy DP 129") == "4 dp1-129");
    CHECK(cards.of("4 Darkness Energy") == "4 dp1-129");
    CHECK(cards.of("4 Basic {D} Energy RS 93") == "4 dp1-129");
    CHECK(cards.of("4 Darkness Energy RS 93") ==
          "deck.txt:1: error: no card RS 93; \"Darkness Energy\" is DP 129, SW 129");
}

TEST_CASE("What cannot be found is named with its line, and what may be meant",
          "[decktext][errors]")
{
    const Cards cards;
    CHECK(cards.of("\n1 Electabzz SW 999") ==
          "deck.txt:2: error: no card SW 999; did you mean \"Electabuzz\"?");
    CHECK(cards.of("1 Electabuzz SW 88") ==
          "deck.txt:1: error: no card SW 88; \"Electabuzz\" is SW 87");
    CHECK(cards.of("1 Donphan SW 87") ==
          "deck.txt:1: error: SW 87 is \"Electabuzz\", not \"Donphan\"");
    CHECK(cards.of("1 Electabuzz SQW 87") ==
          "deck.txt:1: error: unknown set code \"SQW\"; \"Electabuzz\" is SW 87");
    CHECK(cards.of("1 Pikachu SQW 1") ==
          "deck.txt:1: error: unknown set code \"SQW\"; did you mean \"SW\"?");
    CHECK(cards.of("1 Electabzz") ==
          "deck.txt:1: error: no card is named \"Electabzz\"; did you mean \"Electabuzz\"?");
}

TEST_CASE("Of Trainer and Energy cards the name decides, whatever the print", "[decktext]")
{
    Cards cards;
    cards.trainer("sv1-191", "Odd Candy", "SVI");
    cards.trainer("sv1-200", "Twin Ball", "SVI");
    cards.trainer("sv2-200", "Twin Ball", "PAL");
    CHECK(cards.of("4 Odd Candy ZZZ 999") == "4 sv1-191");
    CHECK(cards.of("4 Odd Candy SVI 999") == "4 sv1-191");
    // A print of another card is a mistake, and so is a name of several texts.
    CHECK(cards.of("4 Odd Candy SW 87") ==
          "deck.txt:1: error: SW 87 is \"Electabuzz\", not \"Odd Candy\"");
    CHECK(cards.of("4 Twin Ball SVI 1") ==
          "deck.txt:1: error: no card SVI 1; \"Twin Ball\" is SVI 200, PAL 200");
    CHECK(cards.of("4 Donphan SVI 1") == "deck.txt:1: error: no card SVI 1; \"Donphan\" is SW 48");
}

TEST_CASE("What is suggested is of the kind that the list names there, and close",
          "[decktext][errors]")
{
    Cards cards;
    cards.trainer("sv1-191", "Chespun", "SVI");
    cards.pokemon("xy1-12", "Chespin", "XY");
    CHECK(cards.of("Trainer: 1\n1 Chespinn SVI 1") ==
          "deck.txt:2: error: no card SVI 1; did you mean \"Chespun\"?");
    CHECK(cards.of("Pok\u00e9mon: 1\n1 Chespan SVI 1") ==
          "deck.txt:2: error: no card SVI 1; did you mean \"Chespin\"?");
    CHECK(cards.of("Energy: 1\n1 Chespinn SVI 1") == "deck.txt:2: error: no card SVI 1");
    CHECK(cards.of("Trainer: 1\n1 Crispin SVI 1") == "deck.txt:2: error: no card SVI 1");
}

TEST_CASE("Every line that makes no sense is reported", "[decktext][errors]")
{
    const Cards cards;
    CHECK(cards.of("My deck\n0 Donphan SW 48\n4\n61 Donphan SW 48\n1 Donphan SW 48") ==
          "1 dp3-48\n"
          "deck.txt:1: error: expected a count and a card, such as \"4 Kit Whistle MY 4\"\n"
          "deck.txt:2: error: a count must be from 1 to 60, not \"0\"\n"
          "deck.txt:3: error: expected a card after the count\n"
          "deck.txt:4: error: a count must be from 1 to 60, not \"61\"");
    CHECK(cards.of(std::string(70'000, 'x')) ==
          "deck.txt: error: a deck list can have at most 65536 bytes");
    CHECK(cards.of("").empty());
}

}  // namespace ptcg::deck_text_test
