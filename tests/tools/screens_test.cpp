// The questions of games of all decks on a terminal of 80 columns and 24 lines: none outgrows it,
// and each of their options can be reached.

#include <set>

#include <fmt/format.h>

#include "all_decks.hpp"
#include "data/formats.hpp"
#include "display/board.hpp"
#include "play/menu.hpp"
#include "play/story_lines.hpp"
#include "ptcg/bots/bots.hpp"
#include "ptcg/hosting/naming.hpp"
#include "ptcg/match.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "screen/layout.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"

namespace ptcg::screens_test {

using namespace ptcg::tools;

namespace {

constexpr ScreenSize small_terminal{80, 24};

struct Counts {
    std::size_t questions = 0;
    std::size_t outgrowing = 0;  ///< on an endless screen, so that the limit matters
    std::size_t joined = 0;
    std::size_t paged = 0;
};

/// Looks at every screen a person would see of the questions of a game.
class Screens {
public:
    Screens(Match& match, const Naming& naming) : match_(match), naming_(naming) {}

    void check(const Decision& decision, Counts& counts)
    {
        make_view(match_.rules(), seen_by(decision.asked), view_);
        ++counts.questions;
        Menu endless(decision, view_, naming_);
        const std::size_t needed =
            endless.draw(frame(decision), {small_terminal.width, 0}, paint_).size() + 1;
        if (needed > small_terminal.height) ++counts.outgrowing;
        Menu menu(decision, view_, naming_);
        std::set<std::uint16_t> reached;
        paged_ = false;
        go_through(menu, frame(decision), decision, reached);
        if (menu.shown().size() < decision.options.size()) ++counts.joined;
        if (paged_) ++counts.paged;
        INFO(question_text(decision, naming_));
        CHECK(reached.size() == decision.options.size());
    }

private:
    [[nodiscard]] ScreenFrame frame(const Decision& decision) const
    {
        BoardStyle style;
        style.near = decision.asked;
        ScreenFrame frame;
        frame.board = lines_of(draw_board(view_, naming_, style));
        style.compact = true;
        frame.compact = lines_of(draw_board(view_, naming_, style));
        frame.hint = "(? lists the commands)";
        return frame;
    }

    /// Turns all pages, and opens each choice that stands for several options.
    void go_through(Menu& menu, const ScreenFrame& frame, const Decision& decision,
                    std::set<std::uint16_t>& reached)
    {
        std::string shown;
        const auto draw = [&](const ScreenFrame& above) {
            const std::vector<std::string> lines = menu.draw(above, small_terminal, paint_);
            check_size(lines);
            for (const std::string& line : lines) shown += "\n" + line;
        };
        draw(frame);
        if (menu.has_more()) paged_ = true;
        while (menu.has_more()) {
            menu.next_page();
            draw({});
        }
        const std::vector<Choice> choices = menu.shown();
        for (std::size_t i = 0; i < choices.size(); ++i) {
            INFO(shown);
            const std::string word = words_of(choices[i].text).front();
            CHECK(shown.find(fmt::format("{:>3}  {}", i + 1, word)) != std::string::npos);
            if (!choices[i].is_group()) {
                reached.insert(choices[i].options.begin(), choices[i].options.end());
                continue;
            }
            const auto opened = menu.read(fmt::format("{}", i + 1));
            REQUIRE(opened);
            REQUIRE_FALSE(opened.value());
            REQUIRE(menu.is_open());
            go_through(menu, {}, decision, reached);
            menu.close();
        }
    }

    static void check_size(const std::vector<std::string>& lines)
    {
        bool fits = lines.size() < small_terminal.height;
        for (const std::string& line : lines) {
            fits = fits && width_of(line) <= small_terminal.width &&
                   line.find('\n') == std::string::npos;
        }
        if (fits) return;
        std::string screen;
        for (const std::string& line : lines) screen += line + "\n";
        FAIL_CHECK("a screen of " << lines.size() << " lines:\n" << screen);
    }

    Match& match_;
    const Naming& naming_;
    const Paint paint_;
    View view_;
    bool paged_ = false;
};

}  // namespace

TEST_CASE("No question of any deck outgrows a terminal of 80 by 24", "[tools][play][screens]")
{
    const std::vector<std::filesystem::path> roots{test::cards_folder()};
    LoadResult loaded = load_packs(roots);
    REQUIRE(loaded.pool);
    const std::shared_ptr<const CardPool> pool = std::move(loaded.pool);
    const std::vector<test::NamedList> lists = test::all_lists(*pool, roots);
    ScriptHost host(pool->scripts, pool->library);
    Counts counts;
    std::vector<std::uint16_t> picks;
    View view;
    for (std::size_t one = 0; one < lists.size(); ++one) {
        const std::size_t two = (one + 1) % lists.size();
        const std::array decks{Deck{{}, lists[one].cards, lists[one].text},
                               Deck{{}, lists[two].cards, lists[two].text}};
        const Result<RulesOfPlay> play = choose_rules({}, decks, pool->library, roots);
        REQUIRE(play);
        Result<Match> started = Match::start(pool->library, play.value().rules, &host,
                                             {.deck_one = lists[one].cards,
                                              .deck_two = lists[two].cards,
                                              .seed = one + 1,
                                              .decision_cap = 2000});
        REQUIRE(started);
        Match& match = started.value();
        const Naming naming{.library = &pool->library,
                            .names = {lists[one].name, lists[two].name},
                            .you = PlayerId::one};
        Screens screens(match, naming);
        // One plays what looks best, the other anything: unusual Benches and hands.
        const std::array bots{make_greedy_bot(pool->library), make_random_bot()};
        bots[1]->begin(one);
        while (const Decision* decision = match.decision()) {
            screens.check(*decision, counts);
            ask(*bots[at(decision->asked)], match, view, picks);
            REQUIRE(match.answer(picks));
        }
    }
    INFO(counts.questions << " questions, of which " << counts.outgrowing
                          << " would outgrow the screen; " << counts.joined << " in two steps, "
                          << counts.paged << " in pages");
    CHECK(counts.questions > 3000);
    CHECK(counts.outgrowing > counts.questions / 10);
    CHECK(counts.joined > 0);
    CHECK(counts.paged > 0);
}

}  // namespace ptcg::screens_test
