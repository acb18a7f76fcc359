// Answers to chance in terms of cards instead of the numbers of face-down options.

#include <algorithm>

#include "match/driver.hpp"
#include "ptcg/match.hpp"

namespace ptcg {

namespace {

[[nodiscard]] std::string named(const CardLibrary& library, DefId card)
{
    if (card == no_def || !library.has(card)) return "a card that the library does not have";
    const CardText& text = library.text(card);
    return text.name + " (" + text.id + ")";
}

[[nodiscard]] std::string times(std::ptrdiff_t count)
{
    return count == 1 ? "once" : std::to_string(count) + " times";
}

/// Returns why the cards are not an answer: the first that the pile does not have so often.
[[nodiscard]] std::string misfit(const CardLibrary& library, std::span<const DefId> pile,
                                 std::span<const DefId> cards)
{
    for (const DefId card : cards) {
        const auto wanted = std::count(cards.begin(), cards.end(), card);
        const auto there = std::count(pile.begin(), pile.end(), card);
        if (wanted <= there) continue;
        const std::string name = named(library, card);
        if (there == 0) return name + " is not among the cards";
        return name + " is given " + times(wanted) + " but is among the cards only " + times(there);
    }
    return {};
}

}  // namespace

std::span<const DefId> Match::chance_cards()
{
    const Decision* const open = decision();
    if (open == nullptr || open->asked != PlayerId::chance) return {};
    return driver_->chance_cards();
}

Result<std::vector<std::uint16_t>> Match::picks_of_cards(std::span<const DefId> cards)
{
    const Decision* const open = decision();
    if (open == nullptr) return no_question();
    const std::span<const DefId> pile = chance_cards();
    if (pile.empty()) return Error{"the open question is not one to chance about a pile of cards"};
    if (std::string why = misfit(*library_, pile, cards); !why.empty())
        return Error{std::move(why)};
    if (cards.size() != open->min) {
        return Error{"the answer takes " + std::to_string(open->min) + " of the " +
                     std::to_string(pile.size()) + " cards, not " + std::to_string(cards.size())};
    }
    std::vector<std::uint16_t> picks;
    picks.reserve(cards.size());
    for (const DefId card : cards) {
        const auto is_free = [&](std::uint16_t option) {
            return pile[option] == card &&
                   std::find(picks.begin(), picks.end(), option) == picks.end();
        };
        std::uint16_t option = 0;
        while (!is_free(option)) ++option;
        picks.push_back(option);
    }
    return picks;
}

}  // namespace ptcg
