// Measures how much of each fixed capacity of a match games use: every pair of decks, random and
// greedy bots. Hidden; prints a table for engine/LIMITS.md: ptcg_tests "[.maxima]"

#include <algorithm>
#include <map>
#include <span>
#include <string>

#include <fmt/format.h>

#include "all_decks.hpp"
#include "data/formats.hpp"
#include "ptcg/bots/bots.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/folders.hpp"
#include "support/neutral_cards.hpp"

namespace ptcg::maxima_test {

using namespace ptcg::tools;

namespace {

class Maxima {
public:
    void look(Match& match)
    {
        const Table& t = match.state().now;
        note("lasting effects", t.lasting_count);
        note("memory", t.memo_count);
        note("memory, of one turn",
             std::ranges::count(std::span(t.memos).first(t.memo_count), t.turn, &MemoRecord::turn));
        note("waiting texts", t.waiting_count);
        note("procedures inside each other", t.depth);
        note("bytes of answers", match.state().answers.used);
        note("options", static_cast<long>(match.decision()->options.size()));
        note("turns", t.turn);
        look(match.rules());
    }
    void look(std::span<const Event> events)
    {
        for (const Event& e : events) {
            if (e.kind == EventKind::damaged) note("damage at once", e.value);
        }
    }

    [[nodiscard]] std::string table() const
    {
        std::string text;
        for (const auto& [what, most] : most_) text += fmt::format("{:32} {:6}\n", what, most);
        return text;
    }

private:
    void note(const std::string& what, long number) { most_[what] = std::max(most_[what], number); }
    void look(const Permissions& game)
    {
        for (const PlayerId id : both_players) {
            for (const SlotId slot : game.pokemon_of(id)) {
                note("attacks", static_cast<long>(game.attacks_of(slot).size()));
                note("units of Energy", static_cast<long>(game.energy(slot).size()));
                note("damage", game.slot(slot).damage);
            }
        }
        std::map<Hook, long> texts;
        for (const TextInPlay& text : game.texts_in_play()) {
            note("texts with one hook", ++texts[text.handler->hook]);
        }
    }

    std::map<std::string, long> most_;
};

}  // namespace

TEST_CASE("What games of every pair of decks come to need", "[.maxima]")
{
    const std::vector<std::filesystem::path> roots{test::cards_folder()};
    LoadResult loaded = load_packs(roots);
    REQUIRE(loaded.pool);
    const CardPool& pool = *loaded.pool;
    ScriptHost host(pool.scripts, pool.library);
    const std::vector<test::NamedList> lists = test::all_lists(pool, roots);
    Maxima maxima;
    Random chance(1);
    View view;
    std::vector<std::uint16_t> picks;
    for (std::size_t game = 0; game < lists.size() * lists.size(); ++game) {
        const test::NamedList& one = lists[game / lists.size()];
        const test::NamedList& two = lists[game % lists.size()];
        const std::array decks{Deck{{}, one.cards, one.text}, Deck{{}, two.cards, two.text}};
        const RulesOfPlay play = choose_rules({}, decks, pool.library, roots).value();
        for (const char* name : {"random", "greedy"}) {
            std::array<std::unique_ptr<Bot>, players> bots;
            for (std::size_t i = 0; i < players; ++i) {
                bots[i] = std::move(make_bot(name, pool.library).value());
                bots[i]->begin(game * 2 + i);
            }
            Result<Match> match = Match::start(pool.library, play.rules, &host,
                                               {.deck_one = one.cards,
                                                .deck_two = two.cards,
                                                .seed = game,
                                                .explicit_chance = true,
                                                .decision_cap = 20'000});
            REQUIRE(match);
            while (const Decision* open = match.value().decision()) {
                maxima.look(match.value());
                if (open->asked == PlayerId::chance) {
                    picks = test::random_answer(*open, chance);
                } else {
                    ask(*bots[at(open->asked)], match.value(), view, picks);
                }
                REQUIRE(match.value().answer(picks));
            }
            maxima.look(match.value().events());
        }
    }
    fmt::print("{}", maxima.table());
}

}  // namespace ptcg::maxima_test
