#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/view.hpp"

namespace ptcg::test {

/// Whether a card lies where everyone sees it.
[[nodiscard]] inline bool lies_open(Zone zone)
{
    return zone != Zone::deck && zone != Zone::hand && zone != Zone::prizes && zone != Zone::none;
}

/// The most that each player may know about the cards, derived from the rules of the game: from
/// what has happened and where the cards are, never from what the engine records as seen. Anything
/// more in a view, a question or an event is a leak.
///
/// Follows one match from its start, after every answer. REQUIRES: the match records its events.
class Knowledge {
public:
    /// Processes everything since the last call and checks all that the match shows. Returns a
    /// description of what leaks, or an empty string.
    [[nodiscard]] std::string look(Match& match);
    /// Returns whether the player knew, at the last call, which card this is.
    [[nodiscard]] bool knows(PlayerId viewer, CardIndex card) const
    {
        return known_[at(viewer)][at(card)];
    }
    /// Returns whether all do: a Prize card that was turned face up.
    [[nodiscard]] bool is_face_up(CardIndex card) const { return face_up_[at(card)]; }

private:
    struct Copy {
        CardIndex card;
        PlayerId owner;
        Zone from, to;  ///< at the last call and now
        DefId def;
    };

    void learn(Match& match, std::span<const Event> events);
    [[nodiscard]] bool lies_face_up(const Copy& copy, std::span<const Event> events) const;
    [[nodiscard]] bool knows_now(const Table& table, PlayerId viewer, const Copy& copy,
                                 std::span<const Event> events) const;
    [[nodiscard]] std::string leak_in_view(Match& match, PlayerId viewer);
    [[nodiscard]] std::string leak_to_spectators(Match& match);
    [[nodiscard]] std::string leak_in_question(Match& match) const;
    [[nodiscard]] std::string leak_in_events(Match& match, std::span<const Event> events) const;
    [[nodiscard]] std::string leak_in_pile(Match& match, PlayerId viewer, PlayerId owner, Zone zone,
                                           const PileView& pile) const;
    [[nodiscard]] bool knows_one(const Match& match, PlayerId viewer, PlayerId owner, Zone zone,
                                 DefId def) const;

    using Known = std::array<std::array<bool, cards_per_match>, players>;

    std::uint32_t next_event_ = 0;
    std::array<Zone, cards_per_match> zone_{};  ///< at the last call; initially all in the decks
    Known before_{}, known_{};
    std::array<bool, cards_per_match> face_up_{};  ///< Prize cards that were turned face up
    View view_;
};

}  // namespace ptcg::test
