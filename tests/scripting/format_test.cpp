#include "ptcg/scripting/format.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/packs.hpp"

namespace ptcg::format_test {

namespace {

using Found = std::vector<std::string>;

const std::string head = "id = \"x\"\nname = \"X\"\nruleset = \"dp\"\n";

Found problems_in(const std::string& text)
{
    Found found;
    for (const Problem& problem : read_format(text, "x.toml").problems) {
        found.push_back(to_string(problem));
    }
    return found;
}

Format format(const std::string& keys)
{
    const FormatResult result = read_format(head + keys, "x.toml");
    for (const Problem& problem : result.problems) UNSCOPED_INFO(to_string(problem));
    REQUIRE(result.format);
    return *result.format;
}

/// A Pokémon in pack aa1, reprinted as zz9-3, another one in bb1, and a basic Energy card in bb1.
struct Cards {
    Cards()
    {
        const std::string facts =
            "kind = \"pokemon\"\nstage = \"basic\"\nhp = 50\ntypes = [\"fire\"]\nretreat = 1\n";
        packs.pack("aa1")
            .file("aa1/001-ember.toml", "id = \"aa1-1\"\nname = \"Ember\"\n" + facts)
            .file("aa1/classes/bright.toml", "id = \"bright\"\nname = \"Bright\"\n")
            .file("aa1/prints.toml", "[[print]]\nid = \"zz9-3\"\nof = \"aa1-1\"\n");
        packs.pack("bb1", "depends = [\"aa1\"]\n")
            .file("bb1/001-glow.toml",
                  "id = \"bb1-1\"\nname = \"Glow\"\nclass = \"bright\"\n" + facts)
            .file("bb1/002-fire-energy.toml",
                  "id = \"bb1-2\"\nname = \"Fire Energy\"\nkind = \"energy\"\nenergy = \"basic\"\n"
                  "provides = [\"fire\"]\n");
        LoadResult loaded = packs.load();
        for (const Problem& problem : loaded.problems) UNSCOPED_INFO(to_string(problem));
        REQUIRE(loaded.pool);
        pool = std::move(loaded.pool);
    }

    /// Returns the format's problems with a deck of this many Ember and Glow cards, filled up with
    /// Fire Energy.
    [[nodiscard]] Found broken(const std::string& keys, int embers, int glows, int size = 60) const
    {
        const CardLibrary& library = pool->library;
        std::vector<DefId> cards;
        for (int i = 0; i < size; ++i) {
            const char* const id = i < embers ? "aa1-1" : i < embers + glows ? "bb1-1" : "bb1-2";
            cards.push_back(library.find(id));
        }
        Found found;
        for (const DeckProblem& problem : check_deck(library, format(keys), Ruleset{}, cards)) {
            found.push_back(problem.rule + ": " + problem.message);
        }
        return found;
    }

    [[nodiscard]] Found unknown(const std::string& keys) const
    {
        Found found;
        for (const Problem& problem : unknown_names(format(keys), pool->library, {"dp", "xy"})) {
            found.push_back(to_string(problem));
        }
        return found;
    }

    TestPacks packs;
    std::unique_ptr<CardPool> pool;
};

}  // namespace

TEST_CASE("A format is read whole", "[format]")
{
    const Format read = format(
        "packs = [\"aa*\", \"bb1\"]\nbanned = [\"Ember\"]\nnot_classes = [\"bright\"]\n"
        "deck_size = 40\ncopies = 2\n[limits]\nGlow = 1\n");
    CHECK(read.id == "x");
    CHECK(read.name == "X");
    CHECK(read.ruleset.text == "dp");
    CHECK(read.packs.at(1).text == "bb1");
    CHECK(read.banned.at(0).text == "Ember");
    CHECK(read.not_classes.at(0).text == "bright");
    CHECK(read.limits.at(0).first.text == "Glow");
    CHECK(read.limits.at(0).second == 1);
    const Ruleset rules = rules_under(read, Ruleset{});
    CHECK(rules.deck_size == 40);
    CHECK(rules.copies == 2);
    CHECK(rules_under(format(""), Ruleset{}) == Ruleset{});
}

TEST_CASE("What is wrong with a format's file is told with its place", "[format][errors]")
{
    CHECK(problems_in("id = \"x\"\n") == Found{"x.toml:1:1: error: missing key \"name\"",
                                               "x.toml:1:1: error: missing key \"ruleset\""});
    CHECK(problems_in(head + "pakcs = [\"aa1\"]\n") ==
          Found{"x.toml:4:1: error: unknown key \"pakcs\"; did you mean \"packs\"?"});
    CHECK(problems_in(head + "packs = []\n") ==
          Found{"x.toml:4:9: error: \"packs\" is empty; add an entry or remove the key"});
    CHECK(problems_in(head + "[limits]\nGlow = 0\n") ==
          Found{"x.toml:5:8: error: limit of \"Glow\" must be from 1 to 60, not 0"});
    CHECK(problems_in(head + "banned = [3]\n").size() == 1);
    CHECK(problems_in(head + "deck_size = \"many\"\n").size() == 1);
    const FormatResult none = load_format("/nowhere/x.toml");
    CHECK_FALSE(none.format);
    CHECK(format_files("/nowhere").empty());
}

TEST_CASE("A format's names are looked up", "[format][errors]")
{
    const Cards cards;
    CHECK(cards.unknown("packs = [\"aa*\", \"zz9\"]\nbanned = [\"bb1-1\", \"zz9-3\"]\n").empty());
    CHECK(cards.unknown("packs = [\"cc*\"]\n") ==
          Found{"x.toml:4:10: error: there is no set of a pack or print \"cc*\""});
    CHECK(cards.unknown("banned = [\"Embre\"]\n") ==
          Found{"x.toml:4:11: error: there is no card \"Embre\"; did you mean \"Ember\"?"});
    CHECK(cards.unknown("not_classes = [\"brihgt\"]\n") ==
          Found{"x.toml:4:16: error: there is no class of cards \"brihgt\"; did you mean "
                "\"bright\"?"});
    CHECK(cards.unknown("[limits]\nGlwo = 1\n") ==
          Found{"x.toml:5:8: error: there is no card \"Glwo\"; did you mean \"Glow\"?"});
    Format other = format("");
    other.ruleset.text = "dpp";
    CHECK(unknown_names(other, cards.pool->library, {"dp"}).at(0).message ==
          "there is no ruleset \"dpp\"; did you mean \"dp\"?");
}

TEST_CASE("Each rule of a format finds the cards that break it", "[format]")
{
    const Cards cards;
    CHECK(cards.broken("", 4, 4).empty());
    // Basic Energy is legal in every format.
    CHECK(cards.broken("packs = [\"aa*\"]\n", 4, 0).empty());
    CHECK(cards.broken("packs = [\"zz9\"]\n", 4, 0).empty());  // a reprint is enough
    CHECK(cards.broken("packs = [\"aa1\"]\n", 4, 2) ==
          Found{"FORMAT packs: \"Glow\" (bb1-1) has no print in a set of the format x; remove it, "
                "or play in a format with its set"});
    CHECK(cards.broken("packs = [\"a\"]\n", 1, 0).size() == 1);  // no star: not a pattern
    const Found banned{"FORMAT banned: \"Ember\" (aa1-1) is banned in the format x; remove it"};
    CHECK(cards.broken("banned = [\"Ember\"]\n", 2, 2) == banned);
    CHECK(cards.broken("banned = [\"zz9-3\"]\n", 2, 2) == banned);
    CHECK(
        cards.broken("not_classes = [\"bright\"]\n", 2, 2) ==
        Found{
            "FORMAT not_classes: \"Glow\" (bb1-1) belongs to the class Bright, which the format x "
            "does not allow; remove it"});
    CHECK(cards.broken("[limits]\nGlow = 1\n", 2, 1).empty());
    CHECK(cards.broken("[limits]\nGlow = 1\n", 2, 2) ==
          Found{"FORMAT limits: 2 cards named \"Glow\"; the format x allows at most 1"});
    CHECK(cards.broken("deck_size = 40\ncopies = 2\n", 2, 2, 40).empty());
    CHECK(cards.broken("deck_size = 40\ncopies = 2\n", 3, 2, 60) ==
          Found{"DECK-01: a deck must have exactly 40 cards; this one has 60",
                "DECK-02: 3 cards named \"Ember\"; at most 2 are allowed"});
}

}  // namespace ptcg::format_test
