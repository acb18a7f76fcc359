#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ptcg/card_library.hpp"
#include "ptcg/effect.hpp"
#include "ptcg/explanation.hpp"
#include "ptcg/hosting/language.hpp"
#include "ptcg/state.hpp"

/// The vocabulary of the analyses is that of card tests: "me", "opponent active", "me bench 2".
namespace ptcg::tools {

/// To whom players and places are named.
enum class Voice : std::uint8_t {
    tests,  ///< "me", "me active", "opponent bench 2"
    player  ///< "you", "your Active Pokémon", "the opponent's Bench 2"; in the reader's language
};

/// Names what a state contains, from the point of view of the player `me`. The library, the state
/// and the language must outlive it. The language is that of places and texts in a player's voice;
/// everything else is in English.
class Wording {
public:
    Wording(const CardLibrary& library, const MatchState& state, PlayerId me,
            Voice voice = Voice::tests, const Language& language = english())
        : library_(library), state_(state), me_(me), voice_(voice), language_(&language)
    {
    }

    /// "me", "opponent", "chance" or "nobody".
    [[nodiscard]] std::string side(PlayerId player) const;
    /// "me active", "opponent bench 2"; "nowhere" for no spot.
    [[nodiscard]] std::string place(Spot spot) const;
    [[nodiscard]] std::string place(SlotId id) const;
    /// The card's name, with its print ("Sparkit (MY 2)") if the match has two cards with that
    /// name.
    [[nodiscard]] std::string card(DefId def) const;
    [[nodiscard]] std::string card(CardIndex card) const
    {
        return this->card(state_.defs[at(card)]);
    }
    /// "Voltkit (opponent active)"; "a Pokémon that left play" for an empty slot.
    [[nodiscard]] std::string pokemon(SlotId id) const;
    /// A card's text: "attack Discharge of Voltkit", "Poké-Body Motor Drive of Voltkit", "Warp
    /// Point"; "the rules" without a card. `effect` is the number of the attack or Ability.
    [[nodiscard]] std::string text(DefId def, Origin origin, std::uint8_t effect) const;
    [[nodiscard]] std::string text(const Source& source) const
    {
        return text(source.def, source.origin, source.effect);
    }
    /// Likewise; "an effect of attack Lure of Emberkit" for an effect that such a text left behind.
    [[nodiscard]] std::string text(const TextRef& ref) const;
    /// What a lasting effect does: "can't retreat", "takes 20 less damage from attacks".
    [[nodiscard]] std::string lasting(const Lasting& effect) const;
    /// When it ends: "until the end of the opponent's next turn".
    [[nodiscard]] std::string until(const Lasting& effect) const;
    /// What it affects: "me active", "me", "the game".
    [[nodiscard]] std::string holder(const Lasting& effect) const;

    [[nodiscard]] const CardLibrary& library() const { return library_; }
    [[nodiscard]] const MatchState& state() const { return state_; }
    [[nodiscard]] const Table& table() const { return state_.now; }
    [[nodiscard]] PlayerId me() const { return me_; }
    [[nodiscard]] Voice voice() const { return voice_; }
    [[nodiscard]] const Texts& texts() const { return language_->texts; }

private:
    const CardLibrary& library_;
    const MatchState& state_;
    PlayerId me_;
    Voice voice_;
    const Language* language_;
};

/// Returns the spot that the words name for `me`: "active", "me bench 2", "opponent active".
[[nodiscard]] std::optional<Spot> spot_named(std::string_view words, PlayerId me);
/// Returns what the engine is doing: "the attack", "taking Prize cards".
[[nodiscard]] std::string_view words_for(Step step);

}  // namespace ptcg::tools
