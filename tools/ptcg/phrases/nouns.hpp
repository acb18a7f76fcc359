#pragma once

#include <string>
#include <vector>

#include "phrases/form.hpp"

namespace ptcg::tools::phrases {

/// What a noun phrase means: which Pokémon or cards, where, and how many. Fields hold pieces of
/// Lua.
struct Noun {
    std::string frame;  ///< "fixed", "each", "chosen", "that", "those"; empty: only a description
    std::string fixed;  ///< the expression of a fixed one, or of a list of these
    std::string side;   ///< "own", "opponent", "both"
    std::string place;  ///< "pokemon", "bench", "active", "hand", "discard" ...
    std::string least;  ///< how many at least and at most; empty: one
    std::string most;
    std::vector<std::string> filter;  ///< words, then fields
    bool early = false;               ///< chosen before an attack does anything
    bool by_opponent = false;         ///< the opponent chooses
    bool random = false;

    [[nodiscard]] bool several() const { return number() != "1"; }
    /// Returns how many at most, as an expression.
    [[nodiscard]] std::string number() const { return most.empty() ? "1" : most; }
    /// Returns the player whose Pokémon or cards they are, as an expression.
    [[nodiscard]] std::string player() const;
    /// Returns where they are, as methods of a player name it.
    [[nodiscard]] std::string pile() const { return place.empty() ? "pokemon" : place; }
};

/// Adds what `other` says to what `noun` says already.
void merge(Noun& noun, const Noun& other);

/// Returns the filter as a value: a word, or a table; empty if everything matches.
[[nodiscard]] std::string filter_value(const Noun& noun);

/// Returns the elements of the filter for a verb's own table, words first.
[[nodiscard]] std::vector<std::string> filter_elements(const Noun& noun);

/// Returns a name for the noun's filter, made from its words: "basic_pokemon".
[[nodiscard]] std::string filter_name(const Noun& noun);

/// Returns the place as verbs name it: "own_bench", "opponent_pokemon", "discard".
[[nodiscard]] std::string place_word(const Noun& noun);

/// Returns a list of all the Pokémon or cards that the noun means. `filter` is its filter as a
/// value, or empty.
[[nodiscard]] std::string list_expression(const Noun& noun, const std::string& filter);

}  // namespace ptcg::tools::phrases
