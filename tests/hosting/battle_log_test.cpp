#include "ptcg/hosting/language_files.hpp"
#include "ptcg/hosting/story.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/small_cards.hpp"

namespace ptcg::battle_log_test {

namespace {

constexpr PlayerId one = PlayerId::one;
constexpr PlayerId two = PlayerId::two;

/// The beginning of a game and a turn, as player one knows it.
std::vector<Event> some_events(const test::SmallCards& cards)
{
    const auto event = [](EventKind kind, PlayerId player, DefId def = no_def, int value = 0) {
        Event made;
        made.kind = kind;
        made.player = player;
        made.def = def;
        made.value = static_cast<std::int16_t>(value);
        made.effect = 0;  // the first attack
        return made;
    };
    const auto at_spot = [](Event made, PlayerId player, std::size_t place) {
        made.spot = spot_at(player, place);
        return made;
    };
    const auto caused = [](Event made, DefId source) {
        made.source = source;
        return made;
    };
    return {
        event(EventKind::match_began, PlayerId::none),
        event(EventKind::drew, one, cards.mareep),
        event(EventKind::drew, one, cards.fire),
        event(EventKind::drew, one, cards.fire),
        event(EventKind::drew, two),
        event(EventKind::drew, two),
        at_spot(event(EventKind::became_active, one, cards.mareep), one, 0),
        at_spot(event(EventKind::became_active, two, cards.magmar), two, 0),
        event(EventKind::coin, one, no_def, 1),
        event(EventKind::turn_began, two, no_def, 1),
        event(EventKind::drew, two),
        event(EventKind::played, two, cards.cape),
        caused(event(EventKind::drew, two), cards.cape),
        caused(event(EventKind::drew, two), cards.cape),
        at_spot(event(EventKind::attack_announced, two, cards.magmar), two, 0),
        at_spot(event(EventKind::damaged, one, no_def, 30), one, 0),
        event(EventKind::turn_began, one, no_def, 2),
        event(EventKind::drew, one, cards.fire),
        event(EventKind::played, one, cards.cape),
        caused(event(EventKind::drew, one, cards.fire), cards.cape),
        caused(event(EventKind::drew, one, cards.mareep), cards.cape),
        caused(event(EventKind::drew, one, cards.fire), cards.cape),
        at_spot(event(EventKind::knocked_out, one, cards.mareep), one, 0),
    };
}

std::string log_in(const test::SmallCards& cards, const Language& language, bool ids = false)
{
    Naming naming = cards.naming(true);
    naming.language = &language;
    naming.has_ids = ids;
    return battle_log_text(Story(naming, StoryForm::battle_log).tell(some_events(cards)));
}

}  // namespace

TEST_CASE("The battle log has sections, details and counted draws", "[tools][story]")
{
    const test::SmallCards cards;
    CHECK(log_in(cards, english()) ==
          "Setup\n"
          "Powerhouse draws 3 cards.\n"
          "- Mareep and 2 Fire Energy\n"
          "Lava Flow draws 2 cards.\n"
          "Powerhouse puts Mareep into the Active Spot.\n"
          "Lava Flow puts Magmar into the Active Spot.\n"
          "Powerhouse flips heads.\n"
          "\n"
          "Lava Flow's Turn\n"
          "Lava Flow draws a card.\n"
          "Lava Flow plays Expert Cape.\n"
          "- Lava Flow draws 2 cards.\n"
          "Lava Flow's Magmar attacks with Ember.\n"
          "- Powerhouse's Mareep takes 30 damage.\n"
          "\n"
          "Powerhouse's Turn\n"
          "Powerhouse draws Fire Energy.\n"
          "Powerhouse plays Expert Cape.\n"
          "- Powerhouse draws 3 cards.\n"
          "   • 2 Fire Energy and Mareep\n"
          "Powerhouse's Mareep is Knocked Out.\n");
}

TEST_CASE("The battle log can name cards with their IDs", "[tools][story]")
{
    const test::SmallCards cards;
    const std::string log = log_in(cards, english(), true);
    CHECK_THAT(log, Catch::Matchers::ContainsSubstring("- (test_1) Mareep and 2 (test_5) Fire"));
    CHECK_THAT(log, Catch::Matchers::ContainsSubstring("Lava Flow's (test_3) Magmar attacks"));
}

TEST_CASE("The battle log has the same shape in every language", "[tools][story]")
{
    const test::SmallCards cards;
    const auto shape = [](const std::string& log) {
        std::string marks;
        bool starts = true, section = true;
        for (const char c : log) {
            if (starts && c == '\n') section = true;
            if (starts && c != '\n') {
                marks += section ? 'S' : c == '-' || c == ' ' ? c : 'a';
                section = false;
            }
            starts = c == '\n';
        }
        return marks;
    };
    const std::string in_english = log_in(cards, english());
    CHECK(shape(in_english) == "Sa-aaaaSaa-a-Saa- a");
    std::size_t languages = 0;
    for (const auto& file : language_files(test::cards_folder())) {
        const LanguageResult read = load_language(file, file.filename().string());
        REQUIRE(read.language != nullptr);
        const std::string log = log_in(cards, *read.language);
        INFO(log);
        CHECK(shape(log) == shape(in_english));
        CHECK((log == in_english) == (read.language->code == "en"));
        ++languages;
    }
    CHECK(languages == 4);
}

TEST_CASE("A story shows what came of an action, too", "[tools][story]")
{
    const test::SmallCards cards;
    Story story(cards.naming());
    std::string depths;
    for (const StoryLine& line : story.tell(some_events(cards))) {
        depths += static_cast<char>('0' + line.depth);
    }
    CHECK(depths ==
          "000000"
          "00010"
          "100010");
}

}  // namespace ptcg::battle_log_test
