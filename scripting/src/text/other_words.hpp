#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Finds the name that was meant by a word that is not a misspelling of it.
namespace ptcg {

/// Returns the name in `known` that other programs, or the cards, call `word`; else empty.
[[nodiscard]] std::string same_meaning(std::string_view word,
                                       const std::vector<std::string>& known);

/// Returns the name in `known` that is a whole part of `word`, the first and longest of several:
/// "flip" for "flip_coins", "hp" for "maxHp". Returns an empty string if there is none.
[[nodiscard]] std::string word_within(std::string_view word, const std::vector<std::string>& known);

}  // namespace ptcg
