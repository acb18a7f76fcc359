#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/random.hpp"
#include "ptcg/ruleset.hpp"
#include "ptcg/state.hpp"

namespace ptcg {

/// In setup a player knows more of the other's hidden cards than where they lie: what is face down
/// in play is a Pokémon that may start there, who has had to take a mulligan had none, and who is
/// asked which one to place has a choice. Cards that were dealt without heeding this are exchanged
/// until they agree.
class SetupRepair {
public:
    /// `hidden`: the cards of `owner` that may be exchanged, by number. `state` has what was dealt.
    SetupRepair(const CardLibrary& library, const Ruleset& rules, PlayerId owner,
                const std::array<bool, cards_per_match>& hidden, Random& random, MatchState& state)
        : library_(library),
          rules_(rules),
          owner_(owner),
          hidden_(hidden),
          random_(random),
          state_(state)
    {
    }

    /// The Pokémon in play are ones that may lie there, and the hand can start the game if and as
    /// the hand of `real` can. `seen_to`: it is known whether it can. False if there are no such
    /// cards to be had.
    [[nodiscard]] bool agree_with(const MatchState& real, bool seen_to);
    /// If the owner is being asked which Pokémon to place, it has those that make it a question.
    /// The hand must be in its final order. False if there are none to be had.
    [[nodiscard]] bool keep_question();

private:
    /// Where a card may be placed in setup (SETUP-08, CARD-13).
    enum class Fit : std::uint8_t { nowhere, active_only, anywhere };

    [[nodiscard]] Fit fit(const MatchState& in, std::size_t card) const;
    [[nodiscard]] Fit hand_fit(const MatchState& in) const;
    [[nodiscard]] bool swap_out(std::size_t card, Fit least, Fit most);
    [[nodiscard]] bool agree_in_play();
    [[nodiscard]] bool agree_in_hand(Fit wanted);
    [[nodiscard]] bool bring(const std::vector<std::size_t>& places, std::size_t kinds, Fit least,
                             Fit most);

    const CardLibrary& library_;
    const Ruleset& rules_;
    PlayerId owner_;
    const std::array<bool, cards_per_match>& hidden_;
    Random& random_;
    MatchState& state_;
};

}  // namespace ptcg
