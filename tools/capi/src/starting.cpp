#include "starting.hpp"

#include <string>

#include "rules_of_play.hpp"
#include "structs.hpp"

namespace ptcg::capi {
namespace {

ptcg_status check_setup(const ptcg_setup& setup)
{
    constexpr std::uint32_t known =
        PTCG_EXPLICIT_CHANCE | PTCG_LISTS_KNOWN | PTCG_UNCHECKED_DECKS | PTCG_NO_EVENTS;
    if ((setup.flags & ~known) != 0 || setup.reserved != 0) {
        return fail(PTCG_ERROR_ARGUMENT, "ptcg_setup: has flags that this library does not know");
    }
    return check_failure_policy(setup.on_failure);
}

std::string deck_of(std::size_t player)
{
    return "player " + std::to_string(player + 1) + "'s deck";
}

ptcg_status check_decks(const LibraryData& library, const RulesOfPlay& play,
                        const DeckGiven (&decks)[2])
{
    for (std::size_t who = 0; who < players; ++who) {
        const auto problems = problems_of(library.cards(), play, decks[who].cards);
        if (problems.empty()) continue;
        return fail(PTCG_ERROR_DECK, deck_of(who) + " is not legal:\n" + to_string(problems));
    }
    return PTCG_OK;
}

ptcg_status read(const LibraryData& library, const ptcg_setup* wanted, Start& start)
{
    PTCG_TRY(need(wanted, "setup"));
    ptcg_setup setup;
    PTCG_TRY(read_struct(wanted, setup, "ptcg_setup"));
    PTCG_TRY(check_setup(setup));
    DeckGiven decks[2];
    for (std::size_t who = 0; who < players; ++who) {
        Checked<DeckGiven> deck = read_deck_or_cards(library, "ptcg_setup", setup.deck[who],
                                                     setup.cards[who], setup.card_count[who]);
        if (!deck.ok()) return fail(deck.status, deck_of(who) + ": " + last_error());
        decks[who] = std::move(deck.value);
    }
    const Checked<RulesOfPlay> play =
        choose_rules(library, setup.ruleset, setup.format, {&decks[0], &decks[1]});
    PTCG_TRY(play.status);
    const bool checked = (setup.flags & PTCG_UNCHECKED_DECKS) == 0;
    if (checked) PTCG_TRY(check_decks(library, play.value, decks));
    for (std::size_t who = 0; who < players; ++who) start.decks[who] = std::move(decks[who].cards);
    start.rules = std::make_shared<const Ruleset>(play.value.rules);
    start.keeps_events = (setup.flags & PTCG_NO_EVENTS) == 0;
    start.setup.seed = setup.seed;
    start.setup.explicit_chance = (setup.flags & PTCG_EXPLICIT_CHANCE) != 0;
    start.setup.lists_known = (setup.flags & PTCG_LISTS_KNOWN) != 0;
    start.setup.decision_cap = setup.decision_cap;
    start.setup.on_failure = static_cast<FailurePolicy>(setup.on_failure);
    return PTCG_OK;
}

}  // namespace

Result<Match> Start::begin(HostData& host, std::uint64_t seed) const
{
    MatchSetup now = setup;
    now.deck_one = decks[0];
    now.deck_two = decks[1];
    now.seed = seed;
    return Match::start(host.library->cards(), *rules, &host.scripts, now);
}

Checked<std::shared_ptr<const Start>> read_start(const LibraryData& library,
                                                 const ptcg_setup* wanted)
{
    auto start = std::make_shared<Start>();
    const ptcg_status status = read(library, wanted, *start);
    return {status, std::move(start)};
}

}  // namespace ptcg::capi
