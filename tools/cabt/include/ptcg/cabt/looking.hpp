#pragma once

#include <cstdint>
#include <vector>

#include "ptcg/decision.hpp"
#include "ptcg/match.hpp"

namespace ptcg::cabt {

/// The cards that a text in progress lets a player look at, which the interface holds aside.
class Looking {
public:
    /// Takes in what has happened in the match since the last call.
    void update(const Match& match);
    /// Goes on from where the match stands.
    void skip_to(const Match& match)
    {
        next_event_ = match.first_event() + static_cast<std::uint32_t>(match.events().size());
    }
    /// Returns those that are held aside at the open question: some cards of a deck, beginning
    /// with the top one, or with the bottom one, or the opponent's hand. None for a search of the
    /// whole deck. `of_some`: the text looks at some cards, even if the deck has no others.
    [[nodiscard]] std::vector<CardIndex> cards(const Match& match, const Decision& question,
                                               bool of_some);

private:
    std::size_t in_deck_ = 0;  ///< cards of a deck that are looked at
    bool at_all_ = false;      ///< which are the player's whole deck
    bool at_bottom_ = false;   ///< or those on the bottom
    PlayerId by_ = PlayerId::none;
    PlayerId owner_ = PlayerId::none;
    std::uint32_t next_event_ = 0;
};

}  // namespace ptcg::cabt
