#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ptcg/card_library.hpp"
#include "ptcg/effect.hpp"
#include "ptcg/explanation.hpp"
#include "ptcg/state.hpp"

/// The words of the analyses, those of card tests: "me", "opponent active", "me bench 2".
namespace ptcg::tools {

/// Names what a state holds, as the player `me` would point at it. Library and state must outlive
/// it.
class Wording {
public:
    Wording(const CardLibrary& library, const MatchState& state, PlayerId me)
        : library_(library), state_(state), me_(me)
    {
    }

    /// "me", "opponent", "chance" or "nobody".
    [[nodiscard]] std::string side(PlayerId player) const;
    /// "me active", "opponent bench 2"; "nowhere" for no spot.
    [[nodiscard]] std::string place(Spot spot) const;
    [[nodiscard]] std::string place(SlotId id) const;
    /// The card's name, with the print ("Sparkit (MY 2)") where the match has two of that name.
    [[nodiscard]] std::string card(DefId def) const;
    [[nodiscard]] std::string card(CardIndex card) const
    {
        return this->card(state_.defs[at(card)]);
    }
    /// "Voltkit (opponent active)"; "a Pokémon that left play" for an empty slot.
    [[nodiscard]] std::string pokemon(SlotId id) const;
    /// The text of a card: "attack Discharge of Voltkit", "Poké-Body Motor Drive of Voltkit",
    /// "Warp Point"; "the rules" without a card. `effect` is the attack's or Ability's number.
    [[nodiscard]] std::string text(DefId def, Origin origin, std::uint8_t effect) const;
    [[nodiscard]] std::string text(const Source& source) const
    {
        return text(source.def, source.origin, source.effect);
    }
    /// The same; "an effect of attack Lure of Emberkit" for what such a text has left behind.
    [[nodiscard]] std::string text(const TextRef& ref) const;
    /// What a lasting effect does: "can't retreat", "takes 20 less damage from attacks".
    [[nodiscard]] std::string lasting(const Lasting& effect) const;
    /// Until when: "until the end of the opponent's next turn".
    [[nodiscard]] std::string until(const Lasting& effect) const;
    /// What it is on: "me active", "me", "the game".
    [[nodiscard]] std::string holder(const Lasting& effect) const;

    [[nodiscard]] const CardLibrary& library() const { return library_; }
    [[nodiscard]] const MatchState& state() const { return state_; }
    [[nodiscard]] const Table& table() const { return state_.now; }
    [[nodiscard]] PlayerId me() const { return me_; }

private:
    const CardLibrary& library_;
    const MatchState& state_;
    PlayerId me_;
};

/// The spot that words mean for `me`: "active", "me bench 2", "opponent active".
[[nodiscard]] std::optional<Spot> spot_named(std::string_view words, PlayerId me);
/// "Poké-Power", "Ability", as players call them.
[[nodiscard]] std::string_view title_of(AbilityKind kind);
/// What the engine is in the middle of: "the attack", "taking Prize cards".
[[nodiscard]] std::string_view words_for(Step step);

}  // namespace ptcg::tools
