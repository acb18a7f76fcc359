#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "own_phrasebook.hpp"
#include "phrases/book_check.hpp"
#include "phrases/card_draft.hpp"
#include "phrases/closeness.hpp"
#include "phrases/nearest.hpp"
#include "phrases/patterns.hpp"
#include "phrases/wording.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"

namespace ptcg::phrases_test {

using namespace ptcg::tools;
using namespace ptcg::tools::phrases;
using Catch::Matchers::ContainsSubstring;

namespace {

using test::own_book;

/// A phrasebook with only these rows. Fails the test if they have problems.
Phrasebook book_of(std::string_view rows)
{
    Phrasebook book;
    Problems problems;
    book.add(rows, "rows.toml", problems);
    book.finish(problems);
    INFO(to_string(problems));
    REQUIRE(problems.empty());
    return book;
}

/// The row of a text that is one clause.
constexpr std::string_view text_row = R"rows(
[[text]]
id = "one"
say = "{clause:a}."
frame = "sequence"
)rows";

/// What is wrong with these rows.
std::string problems_of(std::string_view rows)
{
    Phrasebook book;
    Problems problems;
    book.add(rows, "rows.toml", problems);
    book.finish(problems);
    return to_string(problems);
}

std::string shown(const std::vector<Sequence>& sequences)
{
    std::string text;
    for (const Sequence& sequence : sequences) {
        if (!text.empty()) text += " / ";
        for (const Symbol& symbol : sequence) {
            if (&symbol != sequence.data()) text += ' ';
            text +=
                symbol.word.empty() ? "<" + symbol.category + ":" + symbol.role + ">" : symbol.word;
        }
    }
    return text;
}

std::string expanded(std::string_view pattern)
{
    const Result<std::vector<Sequence>> sequences = expand(pattern);
    return sequences ? shown(sequences.value()) : "error: " + sequences.error().message;
}

std::string words(std::string_view text, const std::vector<std::string>& names = {})
{
    std::string all;
    for (const Token& token : tokens_of(text, names)) {
        if (!all.empty()) all += ' ';
        all += token.word;
    }
    return all;
}

EffectText attack(std::string text, int damage = 0, DamageMark mark = DamageMark::none)
{
    return {EffectText::Kind::attack, "Zap", "Sparkit ex", std::move(text), damage, mark};
}

std::string script_for(const EffectText& text)
{
    const EffectDraft made = draft(own_book(), text);
    CAPTURE(text.text, made.stopped, made.readings);
    REQUIRE(made.form != nullptr);
    return joined_script({made});
}

}  // namespace

TEST_CASE("Phrases: a text's tokens", "[tools][phrases]")
{
    CHECK(words("Does 20 damage.") == "does 20 damage .");
    CHECK(words("the Pokémon’s POKÉ-POWER, {G}{C}") == "the pokemon 's poke-power , {g} {c}");
    CHECK(words("Pokémon-ex or Pokémon-EX") == "pokemon-ex or pokemon-EX");
    CHECK(words("+30 damage, -20 damage, 20x") == "+ 30 damage , - 20 damage , 20x");
    CHECK(words("Sparkit ex hits Sparkit and Sparkits", own_names("Sparkit ex")) ==
          "~ hits ~ and sparkits");
    CHECK(own_names("Sparkit") == std::vector<std::string>{"Sparkit"});
    const std::string text = "Mr. Mime δ wins";
    const std::vector<Token> tokens = tokens_of(text, own_names("Mr. Mime δ"));
    REQUIRE(tokens.size() == 2);
    CHECK(tokens[0].written == "Mr. Mime δ");
    CHECK(tokens[1].at == text.find("wins"));
}

TEST_CASE("Phrases: what a pattern stands for", "[tools][phrases]")
{
    CHECK(expanded("a b") == "a b");
    CHECK(expanded("(a|b) c") == "a c / b c");
    CHECK(expanded("a (b)? c") == "a b c / a c");
    CHECK(expanded("hit {pokemon:to} {n}") == "hit <pokemon:to> <n:n>");
    CHECK(expanded("{n} card{s:n}.") == "<n:n> card . / <n:n> cards .");
    CHECK(expanded("put {it|them:_}") == "put it / put them");
    CHECK(expanded("+{n}") == "+ <n:n>");
    CHECK(expanded("{G} Energy") == "{g} energy");
    CHECK(expanded("a (b") == "error: a \"(\" without its \")\" in \"a (b\"");
    CHECK(expanded("a b)") == "error: a \")\" without its \"(\" in \"a b)\"");
    CHECK(expanded("a {b") == "error: a \"{\" without its \"}\" in \"a {b\"");
    CHECK(expanded("a } b") == "error: a \"}\" without its \"{\" in \"a } b\"");
    CHECK_THAT(expanded("{a|b}"), ContainsSubstring("without the number that decides"));
    CHECK_THAT(expanded("{a|b|c:n}"), ContainsSubstring("neither two forms nor four"));
    CHECK_THAT(expanded("{a|:n}"), ContainsSubstring("a form that is not one word"));
    CHECK_THAT(expanded("card{s}"), ContainsSubstring("an ending without the number"));
}

TEST_CASE("Phrases: what is wrong with rows is told with its place", "[tools][phrases]")
{
    CHECK_THAT(problems_of("[[clause]]\nsay = \"wait\"\n"),
               ContainsSubstring("rows.toml:1") && ContainsSubstring("a clause without id"));
    CHECK_THAT(problems_of("[[a]]\nid = \"x\"\nsay = \"wait\"\n[[a]]\nid = \"x\"\nsay = \"go\"\n"),
               ContainsSubstring("rows.toml:4") && ContainsSubstring("there is another a \"x\""));
    CHECK_THAT(problems_of("[[a]]\nid = \"x\"\nsay = \"hit {pokemon}\"\n"),
               ContainsSubstring("there are no rows of {pokemon}"));
    CHECK_THAT(problems_of("[[a]]\nid = \"x\"\nsay = \"hit {n}\"\nprint = \"hits\"\n"),
               ContainsSubstring("must have the same slots"));
    CHECK_THAT(problems_of("[[a]]\nid = \"x\"\nsay = \"hit {n:_}\"\n"),
               ContainsSubstring("nothing could be written there"));
    CHECK_THAT(problems_of("[[a]]\nid = \"x\"\nsay = \"(a)?\"\n"),
               ContainsSubstring("can stand for nothing at all"));
    CHECK_THAT(problems_of("[[n]]\nid = \"x\"\nsay = \"a\"\n"),
               ContainsSubstring("\"n\" is not a category of rows"));
    CHECK_THAT(problems_of("[[a]]\nid = \"x\"\nsay = \"a\"\nexpect = \"hit(own, 3)\"\n"),
               ContainsSubstring("\"hit\" is not a word that an expectation may call"));
    CHECK_THAT(problems_of("[[a]]\nid = \"x\"\nsay = \"a\"\nexpect = \"count(own.hand\"\n"),
               ContainsSubstring("expected )"));
    CHECK_THAT(problems_of("[[a]]\nid = \"x\"\nsay = \"a\"\nluaa = \"b\"\n"),
               ContainsSubstring("luaa"));
    CHECK(problems_of("[[a]]\nid = \"x\"\nsay = \"hit {n}\"\nprint = \"hits {n} of {n:_}\"\n") ==
          "");
}

TEST_CASE("Phrases: a text is read whole or not at all", "[tools][phrases]")
{
    const Phrasebook book = book_of(std::string(text_row) + R"rows(
[[clause]]
id = "draw"
say = "draw {n} card{s:n}"
lua = "game:draw($n)"
[[clause]]
id = "take"
say = "take {many:n} of {name}"
lua = "game:take($n, $name)"
)rows");
    const auto read = [&](std::string_view text) { return read_text(book, text, {}, "text"); };
    CHECK(read("Draw 3 cards.").forms.size() == 1);
    CHECK(read("DRAW 1 CARD.").forms.size() == 1);
    CHECK(read("Draw 3 cards").forms.empty());
    CHECK(read("Draw 3 cards. Draw 3 cards.").forms.empty());
    CHECK(read("Draw 3 coins.").stopped == 7);
    CHECK(read("Take 2 of Team Rocket's Mr. X.").forms.empty());  // a full stop ends a sentence
    CHECK(read("Take 1 of Pikachu.").forms.empty());
    const ReadText two = read("Take 2 of Lady of the Lake.");
    REQUIRE(two.forms.size() == 1);
    CHECK(to_string(*two.forms.front()) ==
          "text:one(a=clause:take(n=2 name=\"Lady of the Lake\"))");
    CHECK(wording_of(book, *two.forms.front()) == "Take 2 of Lady of the Lake.");
    CHECK(wording_of(book, *read("draw 1 cards.").forms.front()) == "Draw 1 card.");
}

TEST_CASE("Phrases: scripts of attacks", "[tools][phrases]")
{
    CHECK(script_for(attack("Flip a coin. If heads, this attack does 30 more damage.", 20,
                            DamageMark::plus)) ==
          "card.attack[\"Zap\"] = { more = function(game) return game:flip() and 30 end }\n");
    CHECK(script_for(attack("Flip 3 coins. This attack does 20 damage for each heads.", 20,
                            DamageMark::times)) ==
          "card.attack[\"Zap\"] = { times = function(game) return game:flips(3) end }\n");
    CHECK(script_for(attack("Flip a coin. If heads, this attack does 20 more damage. If tails, "
                            "Sparkit does 10 damage to itself.",
                            20, DamageMark::plus)) ==
          "card.attack[\"Zap\"] = {\n"
          "  more = function(game)\n"
          "    local heads = game:flip()\n"
          "    return heads and 20, heads\n"
          "  end,\n"
          "  after = function(game, it, heads) if not heads then game:damage(it.attacker, 10) end "
          "end,\n"
          "}\n");
    CHECK(script_for(attack("This attack does 20 damage to 1 of your opponent's Benched Pokémon. "
                            "(Don't apply Weakness and Resistance for Benched Pokémon.)")) ==
          "card.attack[\"Zap\"] = {\n"
          "  target = \"opponent_bench\",\n"
          "  after = function(game, _, target) game:damage(target, 20) end,\n"
          "}\n");
    CHECK(script_for(attack("Flip a coin. If tails, this attack does nothing.", 50)) ==
          "card.attack[\"Zap\"] = { fails_unless = function(game) return game:flip() end }\n");
    CHECK(script_for(attack("Search your deck for up to 2 Basic Pokémon and put them onto your "
                            "Bench. Then, shuffle your deck.")) ==
          "local basic_pokemon = ptcg.filter { \"pokemon\", stage = \"basic\" }\n\n"
          "card.attack[\"Zap\"] = function(game) game:search { basic_pokemon, max = 2, to = "
          "\"bench\" } "
          "end\n");
}

TEST_CASE("Phrases: a text longer than any card's is not read", "[tools][phrases]")
{
    std::string text = "Draw a card";
    for (int i = 0; i < 20; ++i) text += " and draw a card";
    CHECK(draft(own_book(), attack(text + ".")).form != nullptr);
    for (int i = 0; i < 20'000; ++i) text += " and draw a card";
    CHECK(draft(own_book(), attack(text + ".")).form == nullptr);
    CHECK(draft(own_book(), attack(std::string(10'000, '('))).form == nullptr);
    CHECK(draft(own_book(), attack(std::string())).form == nullptr);
}

TEST_CASE("Phrases: what was not said before cannot be meant", "[tools][phrases]")
{
    CHECK(draft(own_book(), attack("Heal 30 damage from that Pokémon.")).form == nullptr);
    CHECK(draft(own_book(), attack("If you do, draw a card.")).form == nullptr);
}

TEST_CASE("Phrases: handlers of Abilities, with what they need", "[tools][phrases]")
{
    EffectText text{EffectText::Kind::ability, "Hum", "Sparkit",
                    "Once during your turn, you may "
                    "draw a card."};
    CHECK(script_for(text) ==
          "card.ability[\"Hum\"] = {\n"
          "  once_per_turn = { needs = { \"deck\" }, effect = function(game) game:draw() end },\n"
          "}\n");
    text.text =
        "This Pokémon takes 20 less damage from attacks (after applying Weakness and "
        "Resistance).";
    CHECK(script_for(text) == "card.ability[\"Hum\"] = { damage_taken = -20 }\n");
}

TEST_CASE("Phrases: what a text makes depend on what was done, chosen or paid", "[tools][phrases]")
{
    // "If you do": with an empty Bench of your own, the opponent need not switch.
    CHECK_THAT(script_for(attack("Switch this Pokémon with 1 of your Benched Pokémon. If you do, "
                                 "switch out your opponent's Active Pokémon to the Bench.")),
               ContainsSubstring("local switched_in = game:switch()") &&
                   ContainsSubstring("if switched_in then game:switch { player = it.opponent }"));
    // An empty Bench leaves no target whose counters could be counted.
    CHECK_THAT(script_for(attack("This attack does 20 damage to 1 of your opponent's Benched "
                                 "Pokémon for each damage counter on that Pokémon.")),
               ContainsSubstring("if target then game:damage(target, 20 * target.counters) end"));
    // "Any number" includes none (QTY-02).
    CHECK_THAT(script_for(attack("Discard any number of Energy cards from your hand.")),
               ContainsSubstring("may = true"));
    EffectText card{EffectText::Kind::play, {}, "Kit Whistle", {}};
    card.text =
        "You can use this card only if you discard another card from your hand. Draw cards "
        "until you have 6 cards in your hand.";
    // With 6 other cards in hand, the price leaves 5, and 1 is drawn.
    CHECK_THAT(script_for(card), ContainsSubstring("{ \"hand_at_most\", count = 6 }"));
    EffectText ability{EffectText::Kind::ability, "Hum", "Sparkit", {}};
    ability.text =
        "You must discard a Basic Lightning Energy from this Pokémon in order to use this "
        "Ability. Once during your turn, you may draw a card.";
    // The price may be impossible, and no need says so: not drafted rather than free.
    CHECK(draft(own_book(), ability).form == nullptr);
}

TEST_CASE("Phrases: what a script can't say under a condition is not said without it",
          "[tools][phrases]")
{
    const std::string ignores = "this attack's damage isn't affected by Weakness or Resistance.";
    CHECK(draft(own_book(), attack("This attack does 30 more damage. " + ignores)).form != nullptr);
    for (const char* condition :
         {"Flip a coin. If heads, ", "If this Pokémon has any damage counters on it, ",
          "You may discard an Energy from this Pokémon. If you do, "}) {
        CAPTURE(condition);
        CHECK(draft(own_book(), attack(condition + ignores)).form == nullptr);
    }
}

TEST_CASE(
    "Phrases: where Energy is taken from a chosen Pokémon, only those with Energy are offered",
    "[tools][phrases]")
{
    const std::string from = " from 1 of your opponent's Pokémon";
    for (const std::string& text :
         {"Discard an Energy" + from + ".", "Discard 2 Energy" + from + ".",
          "Discard all Energy" + from + ".",
          "Move an Energy" + from + " to another of their Pokémon.",
          std::string("Put an Energy attached to 1 of your opponent's Pokémon into their hand."),
          std::string("Put 2 Energy attached to 1 of your Pokémon into your hand.")}) {
        CAPTURE(text);
        const EffectDraft drafted = draft(own_book(), attack(text));
        REQUIRE(drafted.form != nullptr);
        CHECK_THAT(drafted.script, ContainsSubstring("\"has_energy\""));
    }
}

TEST_CASE("Phrases: names in quotation marks have no spaces around them", "[tools][phrases]")
{
    const std::string text =
        "40 damage per Pokémon whose name includes \"Koffing\" or \"Weezing\", yours and the "
        "opponent's.";
    CHECK(draft(own_book(), attack(text, 40, DamageMark::times)).wording == text);
}

TEST_CASE("Phrases: the nearest rows of a sentence", "[tools][phrases]")
{
    const std::vector<Token> tokens = tokens_of("Put 2 damage counters onto the Defending Pokémon");
    const auto near = nearest_rows(own_book(), tokens, 3);
    REQUIRE_FALSE(near.empty());
    CHECK(near.size() <= 3);
    CHECK(std::any_of(near.begin(), near.end(),
                      [](const Row* row) { return row->id == "counters"; }));
    CHECK(nearest_rows(own_book(), tokens_of("xyzzy plugh"), 3).empty());
}

TEST_CASE("Phrases: a faulty row is found by the texts that use it", "[tools][phrases]")
{
    const Phrasebook book = book_of(std::string(text_row) + R"rows(
[[clause]]
id = "unknown-verb"
say = "draw a card"
lua = "game:drawn()"
[[clause]]
id = "first"
say = "go {n} far"
lua = "game:draw($n)"
[[clause]]
id = "second"
say = "go {n} far"
lua = "game:flips($n)"
[[clause]]
id = "no-lua"
say = "wait"
lua = "game:draw("
)rows");
    BookCheck check(book);
    for (const char* text : {"Draw a card.", "Go 2 far.", "Wait.", "Unread."}) {
        check.add(attack(text), "my1-1");
    }
    const std::vector<std::string> problems = check.problems();
    REQUIRE(problems.size() == 3);
    CHECK_THAT(problems[0], ContainsSubstring("\"Go 2 far.\": can be read in 2 ways"));
    CHECK_THAT(problems[1], ContainsSubstring("\"Wait.\": the script is not Lua"));
    CHECK_THAT(problems[2], ContainsSubstring("\"Draw a card.\"") && ContainsSubstring("drawn"));
    CHECK(check.unused().size() == 2);  // those with two readings were not drafted
}

TEST_CASE("Phrases: words that our text has in a row with a printed sentence", "[tools][phrases]")
{
    const auto shared = [](std::string_view ours, std::string_view printed) {
        const SharedWords longest = longest_shared(ours, printed);
        return fmt::format("{} {}", longest.count, longest.words);
    };
    CHECK(shared("Draw 2 cards, then flip a coin.",
                 "Shuffle your deck. You may draw 2 cards, then flip 3 coins for each of them.") ==
          "5 draw 2 cards then flip");
    CHECK(shared("Take: one two three.", "One, two; three four five six seven eight, nine.") ==
          "3 one two three");
    // Sentences of eight words are formulas.
    CHECK(shared("Draw 2 cards and flip a coin now.", "Draw 2 cards and flip a coin now.") == "0 ");
    CHECK(shared("a Basic Team Rocket's Pokémon",
                 "Search your deck for a Basic Team Rocket's Pokémon and take it.") ==
          "4 a basic team rocket's pokemon");
}

}  // namespace ptcg::phrases_test
