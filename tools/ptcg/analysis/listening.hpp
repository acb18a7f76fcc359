#pragma once

#include <string>
#include <vector>

#include "ptcg/match.hpp"

/// Lists which texts in play listen to which hooks, and which lasting effects are active.
namespace ptcg::tools {

/// A text that listens to a hook.
struct ListeningText {
    std::string hook;   ///< the hook's name in scripts: "damage_taken"
    std::string text;   ///< "Poké-Body Steady of Lamppost", "Expert Cape"
    std::string place;  ///< "me active", "the Stadium of me", "me", "the game"
    std::string about;  ///< whose actions it listens to: "itself", "own Pokémon" ...
    bool counts = true;
    std::string why_not;  ///< "its Abilities are off (Muk's Toxic Gas)"; empty if it counts
};

/// Example: "damage_taken: Poké-Body Steady of Lamppost (me active), about itself".
[[nodiscard]] std::string to_string(const ListeningText& text);

/// Returns all listening texts in the order the rules ask them: the turn player's Pokémon first,
/// each side's Active Spot before its Bench, then the Stadium and lasting effects. Conditions that
/// depend on an event (a filter on its card, a condition in the script) are not checked.
[[nodiscard]] std::vector<ListeningText> listening_texts(Match& match, PlayerId me);

/// A lasting effect in words.
struct LastingEffect {
    std::string what;   ///< "can't retreat"
    std::string on;     ///< "opponent active", "me", "the game"
    std::string by;     ///< "attack Lure of Emberkit"
    std::string owner;  ///< the player whose text it is: "me" or "opponent"
    std::string until;  ///< "until the end of the opponent's next turn"
};

/// Example: "opponent active can't retreat until the end of this turn (attack Lure of Emberkit,
/// me)".
[[nodiscard]] std::string to_string(const LastingEffect& effect);

/// Returns all lasting effects, oldest first.
[[nodiscard]] std::vector<LastingEffect> lasting_effects(Match& match, PlayerId me);

}  // namespace ptcg::tools
