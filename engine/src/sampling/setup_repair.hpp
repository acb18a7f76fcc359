#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/random.hpp"
#include "ptcg/ruleset.hpp"
#include "ptcg/state.hpp"

namespace ptcg {

/// Which cards change places with those that are not consistent with a setup.
enum class SetupSwaps : std::uint8_t {
    any,       ///< hidden cards of any pile, at random
    from_deck  ///< cards of the hand with the topmost of the deck; Pokémon in play stay
};

/// In setup, a player knows more about the opponent's hidden cards than their places: a face-down
/// card in play is a Pokémon that may start there, a player who had to take a mulligan had none,
/// and a player who is asked which one to place has a choice. Cards dealt without regard to this
/// are swapped until they are consistent.
class SetupRepair {
public:
    /// `hidden`: the cards of `owner` that may be swapped, by number. `state` is the dealt state.
    SetupRepair(const CardLibrary& library, const Ruleset& rules, PlayerId owner,
                const std::array<bool, cards_per_match>& hidden, SetupSwaps swaps, Random& random,
                MatchState& state)
        : library_(library),
          rules_(rules),
          owner_(owner),
          hidden_(hidden),
          swaps_(swaps),
          random_(random),
          state_(state)
    {
    }

    /// Makes sure that the Pokémon in play may be there, and that the hand can start the game if
    /// and as the hand in `real` can. `seen_to`: it is known whether it can. Returns false if there
    /// are not enough such cards.
    [[nodiscard]] bool agree_with(const MatchState& real, bool seen_to);
    /// If the owner is being asked which Pokémon to place, makes sure that there is a choice.
    /// Returns false if there are not enough such cards. REQUIRES: the hand is in its final order.
    [[nodiscard]] bool keep_question();

private:
    /// The places where a card may be put in setup (SETUP-08, CARD-13).
    enum class Fit : std::uint8_t { nowhere, active_only, anywhere };

    [[nodiscard]] Fit fit(const MatchState& in, std::size_t card) const;
    [[nodiscard]] Fit hand_fit(const MatchState& in) const;
    [[nodiscard]] bool swap_out(std::size_t card, Fit least, Fit most);
    [[nodiscard]] bool swap_with(std::size_t card, std::size_t other, Fit least, Fit most);
    [[nodiscard]] bool agree_in_play();
    [[nodiscard]] bool had_basic() const;
    [[nodiscard]] std::pair<Fit, Fit> known_fits(const MatchState& real) const;
    [[nodiscard]] bool agree_in_hand(Fit least, Fit most);
    [[nodiscard]] bool bring(const std::vector<std::size_t>& places, std::size_t kinds, Fit least,
                             Fit most);

    const CardLibrary& library_;
    const Ruleset& rules_;
    PlayerId owner_;
    const std::array<bool, cards_per_match>& hidden_;
    SetupSwaps swaps_;
    Random& random_;
    MatchState& state_;
};

}  // namespace ptcg
