#include <set>
#include <string>
#include <vector>

#include "display/card_text.hpp"
#include "own_phrasebook.hpp"
#include "phrases/languages/card_texts.hpp"
#include "phrases/reading.hpp"
#include "phrases/wording.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"

namespace ptcg::phrase_languages_test {

using namespace ptcg::tools;
using namespace ptcg::tools::phrases;
using Catch::Matchers::ContainsSubstring;

namespace {

using test::own_book;

constexpr std::string_view rows = R"rows(
[[text]]
id = "one"
say = "{clause:a}."
frame = "sequence"
[[clause]]
id = "take"
say = "take {n} {card:c}"
[[clause]]
id = "hit"
say = "hit {card:c}"
[[clause]]
id = "call"
say = "call {owner} {card:c}"
[[card]]
id = "coin"
say = "coin"
frame = "noun"
[[card]]
id = "map"
say = "map{s:_}"
frame = "chosen"
most = "2"
[[card]]
id = "any"
say = "{old_card:c}"
frame = "noun"
[[old_card]]
id = "old"
say = "old {card:c}"
frame = "noun"
[[clause]]
id = "one-of"
say = "pick one of {card:c}"
[[card]]
id = "pearl"
say = "pearl"
frame = "noun"
[[clause]]
id = "struck"
alias = "clause hit"
print = ["strike {card:c}"]
)rows";

constexpr std::string_view wordings = R"rows(
[contractions]
"de el" = "del"
"di l'" = "dell'"
[clause]
take = "toma {n} {viejo|vieja|viejos|viejas:c*n} de {c*n} y {la|las:n} cuenta{|n:n}"
hit = "pega a el lado de {c}"
one-of = "elige 1 de {c*}"
call = "llama a {c} de {owner}"
[card]
coin = "el Sol"
pearl = { say = "perla{|s:_}", gender = "feminine" }
map = { say = "l'isla{|s:_}", gender = "feminine" }
[old_card]
old = "{c} viej{o|a|os|as:c}"
)rows";

Phrasebook small_book()
{
    Phrasebook book;
    Problems problems;
    book.add(rows, "rows.toml", problems);
    book.finish(problems);
    INFO(to_string(problems));
    REQUIRE(problems.empty());
    return book;
}

Translation translation_of(const Phrasebook& book, std::string_view text, Problems& problems)
{
    TranslationData data;
    read_translation(book, text, "xx/rows.toml", data, problems);
    return Translation(book, std::move(data), problems);
}

std::string problems_of(std::string_view text)
{
    const Phrasebook book = small_book();
    Problems problems;
    (void)translation_of(book, text, problems);
    return to_string(problems);
}

/// Reads a text in English, and returns it in the other language; "-" if that does not read back.
std::string said(std::string_view english)
{
    const Phrasebook book = small_book();
    Problems problems;
    const Translation translation = translation_of(book, wordings, problems);
    INFO(to_string(problems));
    REQUIRE(problems.empty());
    const ReadText read = read_text(book, english, {}, "text");
    REQUIRE(read.forms.size() == 1);
    const Form& form = *read.forms.front();
    CHECK(translation.missing_for(form).empty());
    std::string text = translation.wording(form);
    const std::vector<FormRef> back = translation.read(text, {{}, names_in(form)}, "text");
    return back.size() == 1 && to_string(*back.front()) == to_string(form) ? text : "- " + text;
}

}  // namespace

TEST_CASE("Phrases: words that meet are contracted, and expanded again", "[tools][phrases]")
{
    Contractions words;
    words.add("de el", "del");
    words.add("a a", "à");
    words.add("di l'", "dell'");
    CHECK(words.contract("de el mar y de ella, de el") == "del mar y de ella, del");
    CHECK(words.contract("De el mar") == "Del mar");
    CHECK(words.contract("di l'isola e di lei") == "dell'isola e di lei");
    CHECK(words.contract("a a mão, da a mão") == "à mão, da a mão");
    for (const char* text : {"De el mar", "di l'isola", "a a mão", "modelo del"}) {
        CHECK(words.expand(words.contract(text)) == words.expand(text));
    }
    CHECK(words.expand("modelo") == "modelo");
}

TEST_CASE("Phrases: another language has its own order, genders, numbers and contractions",
          "[tools][phrases]")
{
    CHECK(said("Hit coin.") == "Pega a el lado del Sol.");
    CHECK(said("Hit maps.") == "Pega a el lado de l'islas.");
    CHECK(said("Take 1 coin.") == "Toma 1 viejo del Sol y la cuenta.");
    CHECK(said("Take 3 maps.") == "Toma 3 viejas de l'islas y las cuentan.");
    // Another slot, or the wording, may say that a noun means several.
    CHECK(said("Take 1 pearl.") == "Toma 1 vieja de perla y la cuenta.");
    CHECK(said("Take 2 pearl.") == "Toma 2 viejas de perlas y las cuentan.");
    CHECK(said("Hit pearl.") == "Pega a el lado de perla.");
    CHECK(said("Pick one of pearl.") == "Elige 1 de perlas.");
    // A noun that begins with a noun of its own kind
    CHECK(said("Hit old old maps.") == "Pega a el lado de l'islas viejas viejas.");
    CHECK(said("Hit old coin.") == "Pega a el lado del Sol viejo.");
    CHECK(said("Call Team Rocket's coin.") == "Llama a el Sol de Team Rocket.");
}

TEST_CASE("Phrases: what is wrong with wordings is told with its place", "[tools][phrases]")
{
    CHECK_THAT(problems_of("[clause]\nhut = \"x\"\n"),
               ContainsSubstring("xx/rows.toml:2") &&
                   ContainsSubstring("the phrasebook has no clause \"hut\""));
    CHECK_THAT(problems_of("[clause]\nhit = \"pega\"\n"),
               ContainsSubstring("clause \"hit\" needs the slot {c}"));
    CHECK_THAT(problems_of("[clause]\nhit = \"pega {c} {d}\"\n"),
               ContainsSubstring("clause \"hit\" has no other slot {d}"));
    CHECK_THAT(problems_of("[clause]\nhit = \"pega {c} {c}\"\n"),
               ContainsSubstring("clause \"hit\" has no other slot {c}"));
    CHECK_THAT(problems_of("[clause]\nhit = \"\"\n"), ContainsSubstring("\"hit\" needs a wording"));
    CHECK_THAT(problems_of("[clause]\nhit = 3\n"), ContainsSubstring("\"hit\" needs a wording"));
    CHECK_THAT(problems_of("[clause]\nstruck = \"golpea {c}\"\n"),
               ContainsSubstring("clause \"struck\" is never written"));
    CHECK_THAT(problems_of("[card]\ncoin = { say = \"el Sol\", gender = \"f\" }\n"),
               ContainsSubstring("gender"));
    CHECK_THAT(problems_of("[clause]\nhit = \"{a|b|c:c} {c}\"\n"),
               ContainsSubstring("neither two forms nor four"));
    CHECK_THAT(problems_of("[clause]\nhit = \"{de el|de los:c} {c}\"\n"),
               ContainsSubstring("a form that is not one word"));
    CHECK_THAT(problems_of("clause = 3\n"), ContainsSubstring("is not a table of wordings"));
    const Phrasebook book = small_book();
    TranslationData twice;
    Problems problems;
    for (const char* file : {"xx/a.toml", "xx/b.toml"}) {
        read_translation(book, "[card]\ncoin = \"el Sol\"\n", file, twice, problems);
    }
    const Translation translation(book, std::move(twice), problems);
    CHECK_THAT(to_string(problems), ContainsSubstring("xx/b.toml:2") &&
                                        ContainsSubstring("card \"coin\" has another wording"));
    for (const char* pair :
         {"\"\" = \"a\"", "\"a\" = \"a\"", "\"a b\" = \"a b\"", "\" a\" = \"a\""}) {
        CHECK_THAT(problems_of("[contractions]\n" + std::string(pair) + "\n"),
                   ContainsSubstring("must be words that become other words"));
    }
}

TEST_CASE("Phrases: every row of ours has a wording in every language", "[tools][phrases]")
{
    const std::vector<std::filesystem::path> roots{test::cards_folder()};
    CHECK(phrasebook_languages(roots) == std::vector<std::string>{"es", "it", "pt"});
    for (const std::string& code : phrasebook_languages(roots)) {
        const Result<Translation> translation = find_translation(own_book(), code, roots);
        INFO((translation ? std::string() : translation.error().message));
        REQUIRE(translation);
        for (const Row* row : translation.value().missing()) {
            FAIL_CHECK(code << " has no wording of " << row->category << " " << row->id);
        }
    }
    CHECK_THAT(find_translation(own_book(), "xx", roots).error().message,
               ContainsSubstring("no language \"xx\"") && ContainsSubstring("es, it, pt"));
}

TEST_CASE("Phrases: every text of our cards is said in every language", "[tools][phrases]")
{
    const std::vector<std::filesystem::path> roots{test::cards_folder()};
    const LoadResult loaded = load_packs(roots);
    REQUIRE(loaded.pool != nullptr);
    const CardLibrary& library = loaded.pool->library;
    std::set<std::string> unread;
    std::vector<EffectText> texts;
    for (std::size_t i = 0; i < library.size(); ++i) {
        for (EffectText& text : effect_texts(library, static_cast<DefId>(i))) {
            if (draft(own_book(), text).form == nullptr) unread.insert(text.text);
            texts.push_back(std::move(text));
        }
    }
    for (const std::string& code : phrasebook_languages(roots)) {
        const Result<Translation> found = find_translation(own_book(), code, roots);
        REQUIRE(found);
        const Translation& translation = found.value();
        for (const EffectText& text : texts) {
            if (translated(own_book(), translation, text)) continue;
            FAIL_CHECK(code << " has no translation of: " << text.text);
        }
        for (const auto& [english, said] : translation.whole_texts()) {
            if (unread.contains(english)) continue;
            FAIL_CHECK(code << " translates what no card says, or what is read: " << english);
        }
    }
}

TEST_CASE("A card is shown in the language of the program", "[tools][phrases][language]")
{
    CardLibrary library;
    CardDef def;
    def.kind = CardKind::trainer;
    def.trainer = TrainerKind::item;
    def.name = library.intern("Coin Toss");
    CardText text;
    text.id = "test-1";
    text.name = "Coin Toss";
    text.text = "Flip a coin. Heads: draw 2 cards.";
    const DefId card = library.add(def, text);
    text.id = "test-2";
    text.text = "Think of a number.";
    const DefId unread = library.add(def, text);
    const std::vector<std::filesystem::path> roots{test::cards_folder()};
    const auto shown = [&](const char* code, DefId which) {
        return card_lines(library, which, 80, *find_language_of_cards(code, roots).value()).back();
    };
    CHECK(shown("en", card) == "  Flip a coin. Heads: draw 2 cards.");
    CHECK(shown("pt", card) == "  Jogue uma moeda. Cara: compre 2 cards.");
    CHECK(shown("pt", unread) == "  Think of a number.");
}

}  // namespace ptcg::phrase_languages_test
