#include "support/drawn_games.hpp"

#include <vector>

#include "fuzz/targets/table.hpp"
#include "ptcg/random.hpp"
#include "support/catch.hpp"
#include "support/legal_decks.hpp"

namespace ptcg::test {
namespace {

struct Play {
    const Format* format;
    const Ruleset* base;
    Ruleset rules;
    std::vector<DefId> legal;
};

[[nodiscard]] const Play& play_of(std::uint64_t number)
{
    static const std::vector<Play> all = [] {
        std::vector<Play> made;
        fuzz::RealCards& cards = fuzz::real_cards();
        for (const Format& format : cards.catalogue.formats) {
            const Ruleset& base = *cards.ruleset(format.ruleset.text);
            made.push_back({&format, &base, rules_under(format, base),
                            legal_cards(cards.pool.library, format, base)});
        }
        return made;
    }();
    return all[number % all.size()];
}

}  // namespace

const CardLibrary& real_library()
{
    return fuzz::real_cards().pool.library;
}

Match drawn_game(std::uint64_t number)
{
    const Play& play = play_of(number);
    Random random(number + 1);
    const auto deck = [&] {
        return draw_legal_deck(
            real_library(), *play.format, *play.base, play.legal,
            [&](std::size_t bound) { return random.below(static_cast<std::uint32_t>(bound)); });
    };
    const std::vector<DefId> one = deck(), two = deck();
    Result<Match> match = Match::start(real_library(), play.rules, &fuzz::real_cards().host,
                                       {.deck_one = one,
                                        .deck_two = two,
                                        .seed = number,
                                        .explicit_chance = random.below(2) == 0,
                                        .lists_known = number % 3 == 2,
                                        .decision_cap = 400});
    REQUIRE(match);
    return std::move(match.value());
}

Match resumed_game(std::uint64_t number, const MatchState& state)
{
    Result<Match> match =
        Match::resume(real_library(), play_of(number).rules, &fuzz::real_cards().host, state);
    REQUIRE(match);
    return std::move(match.value());
}

}  // namespace ptcg::test
