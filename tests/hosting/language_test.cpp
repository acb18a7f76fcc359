// The languages of the program: their files, and that every text can be produced in each of them.

#include "ptcg/hosting/language_files.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>

#include <fmt/format.h>

#include "checking/check.hpp"
#include "display/card_text.hpp"
#include "language/english_file.hpp"
#include "ptcg/hosting/prompt.hpp"
#include "ptcg/hosting/story.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/small_cards.hpp"
#include "support/temporary_folder.hpp"

namespace ptcg::language_test {

using namespace ptcg::tools;
using ptcg::test::content_of;

namespace {

namespace fs = std::filesystem;

using Said = std::vector<std::string>;

std::vector<std::unique_ptr<Language>> all_languages()
{
    std::vector<std::unique_ptr<Language>> all;
    for (const fs::path& file : language_files(test::cards_folder())) {
        LanguageResult read = load_language(file, file.filename().string());
        INFO(file);
        REQUIRE(read.language != nullptr);
        all.push_back(std::move(read.language));
    }
    return all;
}

Said messages(const Problems& problems)
{
    Said said;
    for (const Problem& problem : problems) said.push_back(to_string(problem));
    return said;
}

LanguageResult read(std::string_view text)
{
    return read_language(text, "lang/xx.toml", "xx");
}

/// Writes all story lines, with two Pokémon a side, for this reader.
void tell_everything(const Language& language, PlayerId you, std::vector<std::string>& said)
{
    const test::SmallCards cards;
    Naming naming = cards.naming();
    naming.language = &language;
    naming.you = you;
    View view;
    for (PlayerView& player : view.player) {
        for (std::size_t place = 0; place < 2; ++place) {
            player.pokemon[place].present = true;
            player.pokemon[place].def = cards.mareep;
        }
    }
    for (std::size_t kind = 0; kind < at(EventKind::count); ++kind) {
        for (int value = 0; value < 5; ++value) {
            for (std::size_t zone = 0; zone <= at(Zone::none); ++zone) {
                for (const Spot spot :
                     {spot_at(PlayerId::one, 0), spot_at(PlayerId::two, 1), no_spot}) {
                    for (const DefId def : {cards.magmar, no_def}) {
                        Event event;
                        event.kind = static_cast<EventKind>(kind);
                        event.player = PlayerId::one;
                        event.def = def;
                        event.spot = spot;
                        event.value = static_cast<std::int16_t>(value);
                        event.from = static_cast<Zone>(zone);
                        event.to = static_cast<Zone>(zone);
                        event.extra = 0;
                        for (const StoryForm form : {StoryForm::story, StoryForm::battle_log}) {
                            Story story(naming, form);
                            story.look_at(view);
                            for (const StoryLine& line : story.tell(std::span(&event, 1))) {
                                said.push_back(line.text);
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Writes every question with some of its numbers of picks, and every option.
void ask_everything(const Language& language, std::vector<std::string>& said)
{
    const test::SmallCards cards;
    Naming naming = cards.naming();
    naming.language = &language;
    View view;
    view.audience = seen_by(PlayerId::one);
    for (PlayerView& player : view.player) {
        for (std::size_t place = 0; place < 2; ++place) {
            player.pokemon[place].present = true;
            player.pokemon[place].def = cards.magmar;
            player.pokemon[place].hp = 70;
            player.pokemon[place].damage = static_cast<std::uint16_t>(10 * place);
        }
        player.pokemon[2].present = true;
        player.pokemon[2].face_down = true;
    }
    std::vector<Option> all;
    for (std::size_t kind = 0; kind <= at(OptionKind::end_turn); ++kind) {
        for (const PlayerId owner : {PlayerId::one, PlayerId::two}) {
            for (std::size_t place = 0; place < 3; ++place) {
                Option option;
                option.kind = static_cast<OptionKind>(kind);
                option.def = cards.magmar;
                option.spot = spot_at(owner, place);
                option.zone = place == 0 ? Zone::prizes : Zone::hand;
                option.count = 2;
                all.push_back(option);
            }
        }
    }
    Decision decision;
    decision.options = all;
    const std::vector<std::string> words{"word"};
    decision.words = words;
    for (std::size_t purpose = 0; purpose < at(Purpose::count); ++purpose) {
        decision.purpose = static_cast<Purpose>(purpose);
        for (const auto& [min, max] : {std::pair{0, 0}, {0, 1}, {0, 3}, {1, 1}, {1, 3}, {2, 2}}) {
            decision.min = static_cast<std::uint16_t>(min);
            decision.max = static_cast<std::uint16_t>(max);
            decision.ordered = max == 3;
            decision.source = min == 0 ? cards.magmar : no_def;
            decision.origin_attack = max == 1;
            said.push_back(question_text(decision, naming));
            said.push_back(picks_text(decision, language.texts.picking));
            said.push_back(
                waiting_text(purpose % 2 == 0 ? PlayerId::two : PlayerId::chance, naming));
            for (const char* typed : {"x", "0", "1 1 1 1 1", ""}) {
                const auto picks = parse_picks(typed, decision, language.texts.picking);
                if (!picks) said.push_back(picks.error().message);
            }
        }
        const Said options = option_texts(decision, view, naming);
        said.insert(said.end(), options.begin(), options.end());
    }
}

}  // namespace

TEST_CASE("English says everything, and each text under a key of its own", "[tools][language]")
{
    const std::vector<Keyed<const Text>> all = keyed(english().texts);
    CHECK(all.size() == sizeof(Texts) / sizeof(Text));
    std::set<std::pair<std::string_view, std::string_view>> keys;
    std::set<const Text*> texts;
    for (const auto& [table, key, text] : all) {
        INFO(table << "." << key);
        CHECK(keys.emplace(table, key).second);
        CHECK(texts.insert(text).second);
        for (Grammar grammar : Text::grammars) CHECK_FALSE(text->in(grammar).empty());
    }
    const LanguageResult read = read_language(english_file(), "en.toml", "en");
    CHECK(messages(read.problems) == Said{});
    CHECK(read.missing == Said{});
    CHECK(content_of(test::cards_folder() / "lang" / "en.toml") == english_file());
}

TEST_CASE("The libraries and the program use every text there is a key for", "[tools][language]")
{
    const fs::path sources = test::cards_folder().parent_path() / "tools";
    std::string code;
    for (const auto& entry : fs::recursive_directory_iterator(sources)) {
        if (entry.path().filename().string().starts_with("texts.")) continue;
        const std::string extension = entry.path().extension().string();
        if (extension == ".cpp" || extension == ".hpp") code += content_of(entry.path());
    }
    REQUIRE_FALSE(code.empty());
    const std::set<std::string_view> by_number = {"zones",     "own_zones",  "from_zones",
                                                  "to_zones",  "conditions", "types",
                                                  "questions", "refusals",   "needs"};
    for (const auto& [table, key, text] : keyed(english().texts)) {
        if (by_number.contains(table)) continue;
        INFO(table << "." << key);
        const bool used = code.find("." + std::string(key)) != std::string::npos ||
                          code.find("Texts::" + std::string(key)) != std::string::npos;
        CHECK(used);
    }
}

TEST_CASE("The languages of the project are complete", "[tools][language]")
{
    const std::vector<fs::path> files = language_files(test::cards_folder());
    Said names;
    for (const fs::path& file : files) {
        names.push_back(file.filename().string());
        const LanguageResult read = load_language(file, file.filename().string());
        CHECK(messages(read.problems) == Said{});
        CHECK(messages(read.doubts) == Said{});
        CHECK(read.missing == Said{});
    }
    CHECK(names == Said{"en.toml", "es.toml", "it.toml", "pt.toml"});
}

TEST_CASE("Every sentence, question and option can be said in every language", "[tools][language]")
{
    for (const auto& language : all_languages()) {
        Said said;
        for (const PlayerId you : {PlayerId::one, PlayerId::two, PlayerId::none}) {
            tell_everything(*language, you, said);
        }
        ask_everything(*language, said);
        REQUIRE(said.size() > 1000);
        for (const std::string& line : said) {
            INFO(language->code << ": " << line);
            CHECK(line.find_first_of("{}") == std::string::npos);
        }
    }
}

TEST_CASE("A Pokémon melts with the preposition before it", "[tools][language]")
{
    const test::SmallCards cards;
    const auto roots = std::vector<fs::path>{test::cards_folder()};
    const auto attaching = [&](std::string_view code, PlayerId you) {
        const auto language = find_language(code, roots).value();
        Naming naming = cards.naming();
        naming.you = you;
        naming.language = language.get();
        Event put;
        put.kind = EventKind::became_active;
        put.player = PlayerId::one;
        put.def = cards.mareep;
        put.spot = spot_at(PlayerId::one, 0);
        Event attach = put;
        attach.kind = EventKind::attached;
        attach.def = cards.fire;
        attach.from = Zone::hand;
        Story story(naming);
        return story.tell(std::vector<Event>{put, attach}).back().text;
    };
    CHECK(attaching("en", PlayerId::one) == "You attach Fire Energy to your Mareep.");
    CHECK(attaching("en", PlayerId::two) == "Powerhouse attaches Fire Energy to Mareep.");
    CHECK(attaching("pt", PlayerId::one) == "Você liga Fire Energy ao seu Mareep.");
    CHECK(attaching("es", PlayerId::one) == "Unes Fire Energy a tu Mareep.");
    CHECK(attaching("it", PlayerId::one) == "Assegni Fire Energy al tuo Mareep.");
    CHECK(attaching("it", PlayerId::two) == "Powerhouse assegna Fire Energy a Mareep.");
}

TEST_CASE("Cards go by their names in the language, where they have any", "[tools][language]")
{
    CardLibrary library;
    CardDef def;
    def.kind = CardKind::trainer;
    def.trainer = TrainerKind::item;
    def.name = library.intern("Potion");
    CardText text;
    text.id = "test-1";
    text.name = "Potion";
    text.names = {{"pt", "Poção"}};
    const DefId potion = library.add(def, text);
    const std::vector<fs::path> roots{test::cards_folder()};
    const auto pt = find_language("pt", roots).value();
    const auto it = find_language("it", roots).value();
    CHECK(Naming{.library = &library}.card(potion) == "Potion");
    CHECK(Naming{.library = &library, .language = pt.get()}.card(potion) == "Poção");
    CHECK(Naming{.library = &library, .language = it.get()}.card(potion) == "Potion");
    CHECK(Naming{.library = &library, .language = it.get()}.card(no_def) == "una carta");
    CHECK(find_cards(library, "poção") == std::vector<DefId>{potion});
    CHECK(card_lines(library, potion, 80, *pt) == Said{"Poção (test-1)", "  Item"});
    CHECK(card_lines(library, potion, 80, *it) == Said{"Potion (test-1)", "  Strumento"});
}

TEST_CASE("Spanish says e before the sound of an i", "[tools][language]")
{
    const std::vector<fs::path> roots{test::cards_folder()};
    const auto es = find_language("es", roots).value();
    CardLibrary library;
    const auto named = [&](const char* name) {
        CardDef def;
        def.name = library.intern(name);
        CardText text;
        text.id = fmt::format("test-{}", library.size() + 1);
        text.name = name;
        return library.add(def, text);
    };
    const DefId ball = named("Ultra Ball");
    const auto drawn = [&](const char* name) {
        Naming naming{.library = &library, .language = es.get()};
        std::vector<Event> events(2);
        for (Event& event : events) {
            event.kind = EventKind::drew;
            event.player = PlayerId::one;
            event.def = ball;
        }
        events[1].def = named(name);
        return Story(naming).tell(events).front().text;
    };
    CHECK(drawn("Iono") == "Player 1 roba Ultra Ball e Iono.");
    CHECK(drawn("Hipno") == "Player 1 roba Ultra Ball e Hipno.");
    CHECK(drawn("Hierba") == "Player 1 roba Ultra Ball y Hierba.");
    CHECK(drawn("Yanma") == "Player 1 roba Ultra Ball y Yanma.");
}

TEST_CASE("What a language lacks is said in English, and listed", "[tools][language]")
{
    const LanguageResult result = read(R"(name = "X"
[log]
draws = "{player} pulls {card}"
[board]
active = "Front"
)");
    CHECK(messages(result.problems) == Said{});
    REQUIRE(result.language != nullptr);
    const Texts& texts = result.language->texts;
    CHECK(texts.log.draws.in({.you = true}) == "{player} pulls {card}");
    CHECK(texts.board.active.plain() == "Front");
    CHECK(texts.board.bench.plain() == "Bench");
    CHECK(texts.log.plays.in({.you = true}) == "you play {card}");
    CHECK(result.missing.size() == keyed(texts).size() - 2);
    CHECK(result.missing.front() == "words.you");
}

TEST_CASE("Forms go by who acts and by how many", "[tools][language]")
{
    const LanguageResult result = read(R"(name = "X"
[log]
looks = { one = { you = "a{value}{text}", they = "b{player}{value}{text}" }, other = "c{player}{value}{text}" }
)");
    CHECK(messages(result.problems) == Said{});
    REQUIRE(result.language != nullptr);
    const Text& looks = result.language->texts.log.looks;
    CHECK(looks.in({.you = true, .one = true}) == "a{value}{text}");
    CHECK(looks.in({.you = false, .one = true}) == "b{player}{value}{text}");
    CHECK(looks.in({.you = true, .one = false}) == "c{player}{value}{text}");
    CHECK(looks.plain() == "c{player}{value}{text}");
}

TEST_CASE("Mistakes in a language are named with their place", "[tools][language]")
{
    const auto problems = [](std::string_view text) { return messages(read(text).problems); };
    CHECK(problems("[log]\ndraws = \"x\"\n") ==
          Said{"lang/xx.toml:1:1: error: missing key \"name\""});
    CHECK(problems("name = \"X\"\n[lgo]\n") ==
          Said{"lang/xx.toml:2:2: error: unknown key \"lgo\"; did you mean \"log\"?"});
    CHECK(
        problems("name = \"X\"\n[log]\ndraw = \"{card}\"\n") ==
        Said{"lang/xx.toml:3:1: error: unknown key \"draw\"; did you mean \"draws\"?\n  in [log]"});
    CHECK(problems("name = \"X\"\n[log]\ndraws = \"{crad}\"\n") ==
          Said{"lang/xx.toml:3:9: error: unknown placeholder {crad}; did you mean \"card\"?\n"
               "  in [log]"});
    CHECK(problems("name = \"X\"\n[log]\ndraws = \"{pokemon}\"\n") ==
          Said{"lang/xx.toml:3:9: error: unknown placeholder {pokemon}; its placeholders: {card}, "
               "{player}\n  in [log]"});
    CHECK(
        problems("name = \"X\"\n[board]\nactive = \"{value}\"\n") ==
        Said{
            "lang/xx.toml:3:10: error: unknown placeholder {value}; this text has no placeholders\n"
            "  in [board]"});
    CHECK(problems("name = \"X\"\n[options]\nattach = \"{card} {pokemon.to}\"\n") ==
          Said{"lang/xx.toml:3:10: error: unknown placeholder {pokemon.to}; did you mean "
               "\"pokemon\"?\n  in [options]"});
    CHECK(problems("name = \"X\"\n[log]\ndraws = \"{card\"\n") ==
          Said{"lang/xx.toml:3:9: error: an unmatched { or }\n  in [log]"});
    CHECK(
        problems("name = \"X\"\n[log]\ndraws = 3\n") ==
        Said{
            "lang/xx.toml:3:9: error: \"draws\" must be a string, not a whole number\n  in [log]"});
    CHECK(problems("name = \"X\"\n[log]\ndraws = { you = \"{card}\" }\n") ==
          Said{"lang/xx.toml:3:9: error: missing key \"they\"\n  in \"draws\" of [log]"});
    CHECK(problems("name = \"X\"\n[log]\ndraws = { you = { you = \"{card}\", they = \"\" }, they = "
                   "\"{card}\" }\n")
              .size() == 4);
    CHECK(problems("name = \"X\"\nlog = 3\n") ==
          Said{"lang/xx.toml:2:7: error: \"log\" must be a table, not a whole number"});
    CHECK(problems("name = \"X\n").size() == 1);
    CHECK(messages(read("name = \"X\"\n[log]\ndraws = \"{player} draws\"\n").doubts) ==
          Said{"lang/xx.toml:3:9: error: \"draws\" leaves out {card}, which the English text has\n "
               " in [log]"});
}

TEST_CASE("ptcg check lists what languages lack and get wrong", "[tools][language][check]")
{
    const test::TemporaryFolder folder;
    const auto root = folder.path() / "packs";
    folder.write("packs/my1/pack.toml", "id = \"my1\"\nname = \"My\"\nversion = \"1\"\napi = 2\n");
    std::string most(english_file());
    const std::size_t draws = most.find("draws = ");
    most.erase(draws, most.find('\n', draws) - draws);
    folder.write("packs/lang/aa.toml", most);
    folder.write("packs/lang/bb.toml", "name = \"B\"\n[board]\nactive = \"{value}\"\n");
    Said said;
    for (const Finding& finding :
         check_packs({.roots = {root}, .packs = {}, .data = nullptr}).findings) {
        said.push_back(to_string(finding));
    }
    CHECK(said == Said{"packs/lang/aa.toml: warning: 1 text is not translated: log.draws "
                       "[language-missing]",
                       "packs/lang/bb.toml:3:10: error: unknown placeholder {value}; this text has "
                       "no placeholders [language-place]\n  in [board]"});
}

TEST_CASE("A language is found by its code, or by the environment", "[tools][language]")
{
    const test::TemporaryFolder folder;
    folder.write("lang/pt.toml", "name = \"Mine\"\n");
    folder.write("lang/xx.toml", "name = \"X\"\n[borad]\n");
    const std::vector<fs::path> roots{test::cards_folder(), folder.path()};
    CHECK(find_language("en", {}).value()->name == "English");
    CHECK(find_language("pt", roots).value()->name == "Português");
    CHECK(find_language("pt", {folder.path()}).value()->name == "Mine");
    CHECK(find_language("ptt", roots).error().message ==
          "there is no language \"ptt\"; did you mean \"pt\"?\n  languages: en, es, it, pt, xx");
    CHECK_THAT(find_language("xx", roots).error().message,
               Catch::Matchers::ContainsSubstring("unknown key \"borad\""));

    const auto in_locale = [&](const char* locale) {
        setenv("LC_ALL", locale, 1);
        const std::string name = find_language("auto", roots).value()->name;
        unsetenv("LC_ALL");
        return name;
    };
    CHECK(in_locale("it_IT.UTF-8") == "Italiano");
    CHECK(in_locale("es") == "Español");
    CHECK(in_locale("C.UTF-8") == "English");
    CHECK(in_locale("tlh_XX") == "English");
}

}  // namespace ptcg::language_test
