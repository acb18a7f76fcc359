#include "fuzz/targets/table.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "ptcg/invariants.hpp"
#include "ptcg/save.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "support/folders.hpp"
#include "support/same_question.hpp"

namespace ptcg::fuzz {

namespace {

const std::array roots{test::cards_folder()};

LoadResult load_real_cards()
{
    LoadResult loaded = load_packs(roots);
    expect(loaded.pool != nullptr, "the packs of the project do not load",
           [&] { return to_string(loaded.problems); });
    return loaded;
}

Catalogue load_catalogue()
{
    Problems problems;
    Catalogue catalogue = read_catalogue(roots, {}, problems);
    expect(problems.empty(), "what lies beside the packs does not load",
           [&] { return to_string(problems); });
    return catalogue;
}

ScriptLimits without_watchdog(ScriptLimits limits)
{
    limits.watchdog_ms = 0;
    return limits;
}

/// Everything that a failed answer must leave unchanged.
struct Before {
    Table now;
    Answers answers;
    std::size_t events;

    explicit Before(const Match& match)
        : now(match.state().now), answers(match.state().answers), events(match.events().size())
    {
    }
    [[nodiscard]] bool same(const Match& match) const
    {
        return std::memcmp(&now, &match.state().now, sizeof now) == 0 &&
               std::memcmp(&answers, &match.state().answers, sizeof answers) == 0 &&
               events == match.events().size();
    }
};

void expect_same_question(Match& match, Match& other)
{
    const Decision* one = match.decision();
    const Decision* two = other.decision();
    expect((one == nullptr) == (two == nullptr), "one asks and the other does not");
    if (one == nullptr) return;
    expect(test::same_question(*one, *two), "they ask different questions");
}

}  // namespace

RealCards::RealCards()
    : loaded(load_real_cards()),
      pool(*loaded.pool),
      catalogue(load_catalogue()),
      host(pool.scripts, pool.library, without_watchdog(pool.scripts.limits))
{
    expect(host.problems().empty(), "the scripts of the project do not load");
}

const Ruleset* RealCards::ruleset(std::string_view id) const
{
    const NamedRuleset* const named = catalogue.ruleset(id);
    return named == nullptr ? nullptr : &named->rules;
}

std::vector<std::vector<DefId>> RealCards::decks() const
{
    const DeckTextReader reader(pool.library);
    std::vector<std::vector<DefId>> decks;
    for (const NamedDeckText& deck : catalogue.decks) {
        decks.push_back(reader.read(deck.text, deck.file).cards());
    }
    return decks;
}

RealCards& real_cards()
{
    static RealCards cards;
    return cards;
}

std::vector<std::uint16_t> choose(const Decision& open, Input& input, bool eager)
{
    std::vector<std::uint16_t> left;
    for (std::size_t i = 0; i < open.options.size(); ++i) {
        const Option& option = open.options[i];
        if (eager && option.kind == OptionKind::end_turn && !left.empty()) continue;
        left.insert(left.end(), option.count, static_cast<std::uint16_t>(i));
    }
    const std::size_t most = std::min<std::size_t>(open.max, left.size());
    if (most < open.min) return {};
    const std::size_t wanted = open.min + (most > open.min ? input.below(most - open.min + 1) : 0);
    std::vector<std::uint16_t> picks;
    while (picks.size() < wanted) {
        const auto at = left.begin() + static_cast<std::ptrdiff_t>(input.below(left.size()));
        picks.push_back(*at);
        left.erase(at);
    }
    return picks;
}

void expect_sound(Match& match)
{
    const std::string broken = invariant_broken(match.rules());
    expect(broken.empty(), "the state is invalid", [&] { return broken; });
}

void expect_same_elsewhere(Match& match)
{
    const std::string saved = save_match(match);
    Result<LoadedMatch> loaded =
        load_match(saved, match.library(), match.ruleset(), match.effects());
    expect(loaded.ok(), "a save does not load", [&] { return loaded.error().message; });
    Match& back = loaded.value().match;
    expect(back.state() == match.state(), "a loaded match is another");
    expect(loaded.value().note.empty(), "a loaded match has lost something");
    expect_same_question(match, back);
    expect(save_match(back) == saved, "a loaded match makes another save");

    Result<Match> fork =
        Match::resume(match.library(), match.ruleset(), match.effects(), match.state());
    expect(fork.ok(), "a match cannot be forked", [&] { return fork.error().message; });
    expect_same_question(match, fork.value());
    expect(hash(fork.value().state()) == hash(match.state()), "a fork has another hash");
}

void play(Match& match, Input& input, int answers)
{
    for (const Decision* open = match.decision(); open != nullptr && answers > 0;
         open = match.decision(), --answers) {
        const std::vector<std::uint16_t> picks = choose(*open, input, true);
        if (picks.size() < open->min) break;
        const Before before(match);
        const Result<void> taken = match.answer(picks);
        if (!taken && !match.over()) {
            expect(before.same(match), "an answer that failed has changed something",
                   [&] { return taken.error().message; });
        }
        expect_sound(match);
    }
}

std::vector<Match> matches_on_their_way(std::size_t count, std::size_t apart)
{
    RealCards& cards = real_cards();
    const std::vector<std::vector<DefId>> decks = cards.decks();
    std::vector<Match> matches;
    for (std::size_t i = 0; i < count; ++i) {
        const Ruleset& rules = cards.catalogue.rulesets[i % cards.catalogue.rulesets.size()].rules;
        Result<Match> made = Match::start(cards.pool.library, rules, &cards.host,
                                          {.deck_one = decks[i % decks.size()],
                                           .deck_two = decks[(i + 1) % decks.size()],
                                           .seed = i,
                                           .explicit_chance = i % 2 == 1});
        expect(made.ok(), "a match cannot begin", [&] { return made.error().message; });
        Input input = Input::seeded_by(std::to_string(i));
        play(made.value(), input, static_cast<int>(apart * i));
        matches.push_back(std::move(made.value()));
    }
    return matches;
}

}  // namespace ptcg::fuzz
