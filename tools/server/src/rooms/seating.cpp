#include "rooms/seating.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace ptcg::server {
namespace {

constexpr std::string_view default_deck_name = "Deck";

// Far more than a deck needs. Each line that cannot be read is compared with the names of all
// cards, while all rooms wait.
constexpr std::size_t most_deck_bytes = 8 * 1024;
constexpr std::ptrdiff_t most_deck_lines = 200;

/// Returns the decks of the plan; a seat without one has none.
std::vector<Deck> decks_of(const RoomPlan& plan, const CardSet& cards)
{
    std::vector<Deck> decks;
    for (const SeatPlan& seat : plan.seats) {
        Deck& deck = decks.emplace_back();
        deck.name = seat.deck_name;
        deck.list = seat.format.empty() ? std::string() : "# format: " + seat.format + "\n";
        for (const std::string& id : seat.cards) deck.cards.push_back(cards.library().find(id));
    }
    std::erase_if(decks, [](const Deck& deck) { return deck.cards.empty(); });
    return decks;
}

constexpr std::string_view not_playable = "this deck may not be played:";

std::string lines_of(const Problems& unreadable)
{
    std::string all(not_playable);
    for (const Problem& problem : unreadable) {
        all += problem.line > 0 ? fmt::format("\nline {}: {}", problem.line, problem.message)
                                : fmt::format("\n{}", problem.message);
    }
    return all;
}

std::string lines_of(const std::vector<DeckProblem>& broken)
{
    std::string all(not_playable);
    for (const DeckProblem& problem : broken) all += fmt::format("\n{}", problem.message);
    return all;
}

}  // namespace

ReadDeck read_deck(std::string_view deck, const CardSet& cards)
{
    ReadDeck read;
    std::string text(deck);
    read.deck.name = default_deck_name;
    if (deck.size() > most_deck_bytes || std::ranges::count(deck, '\n') > most_deck_lines) {
        read.problems.emplace_back().message = fmt::format(
            "a deck list has at most {} lines and {} bytes", most_deck_lines, most_deck_bytes);
        return read;
    }
    const bool is_name = deck.find_first_of("\n \t") == std::string_view::npos;
    if (const NamedDeckText* const known = is_name ? cards.catalogue.deck(deck) : nullptr) {
        text = known->text;
        read.deck.name = deck_title(known->name);
    }
    DeckText lines = cards.reader->read(text);
    read.deck.cards = lines.cards();
    read.deck.list = std::move(text);
    read.problems = std::move(lines.problems);
    return read;
}

Result<RulesOfPlay> rules_of(const RoomPlan& plan, const CardSet& cards)
{
    if (!plan.format.empty()) {
        Result<Format> format = cards.rules.format(plan.format);
        if (!format) return format.error();
        return rules_of_format(std::move(format.value()), cards.rules);
    }
    if (!plan.ruleset.empty()) {
        const Result<Ruleset> rules = cards.rules.ruleset(plan.ruleset);
        if (!rules) return rules.error();
        return RulesOfPlay{.ruleset = plan.ruleset, .rules = rules.value()};
    }
    return rules_for(decks_of(plan, cards), cards.library(), cards.rules);
}

Result<MatchRoom> match_of(const RoomPlan& plan, const CardSet& cards)
{
    MatchRoom::Setup setup;
    setup.pool = cards.pool;
    setup.scripts = cards.scripts;
    for (std::size_t seat = 0; seat < players; ++seat) {
        setup.decks[seat].name = plan.seats[seat].deck_name;
        for (const std::string& id : plan.seats[seat].cards) {
            const DefId card = cards.library().find(id);
            if (card == no_def) return Error{fmt::format("there is no card {}", id)};
            setup.decks[seat].cards.push_back(card);
        }
    }
    const Result<RulesOfPlay> play = rules_of(plan, cards);
    if (!play) return play.error();
    setup.ruleset = play.value().ruleset;
    setup.rules = play.value().rules;
    setup.best_of = plan.best_of;
    setup.clock = plan.clock;
    return MatchRoom(std::move(setup));
}

Result<void> seat_deck(RoomPlan& plan, std::size_t seat, const Sit& sit, const CardSet& cards)
{
    const ReadDeck read = read_deck(sit.deck, cards);
    if (!read.problems.empty()) return Error{lines_of(read.problems)};
    RoomPlan changed = plan;
    SeatPlan& mine = changed.seats[seat];
    if (const std::string name = clean_name(sit.name); !name.empty()) mine.name = name;
    if (mine.name.empty()) mine.name = fmt::format("Player {}", seat + 1);
    mine.deck_name = read.deck.name;
    mine.cards.clear();
    for (const DefId card : read.deck.cards) mine.cards.push_back(cards.library().text(card).id);
    const std::optional<FormatName> format = format_named_in(read.deck.list);
    mine.format = format ? format->text : std::string();
    const Result<RulesOfPlay> play = rules_of(changed, cards);
    if (!play) return play.error();
    // Under the rules that both decks lead to, each must be legal.
    for (const Deck& deck : decks_of(changed, cards)) {
        const std::vector<DeckProblem> broken =
            problems_of(cards.library(), play.value(), deck.cards);
        if (!broken.empty()) return Error{lines_of(broken)};
    }
    plan = std::move(changed);
    return {};
}

}  // namespace ptcg::server
