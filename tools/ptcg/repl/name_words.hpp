#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "ptcg/types.hpp"

#include "repl/words.hpp"

/// How typed text is compared with names and keywords. Every command uses these functions, so a
/// name is typed the same way everywhere.
namespace ptcg::tools {

/// How well typed text matches a name; later values are preferred.
enum class NameFit : std::uint8_t { none, part, beginning, whole };

/// Compares typed text with a name. Case, accents, spaces and punctuation do not matter, nor does
/// British spelling; "f", "m" and "star" are the symbols of a name, and "and" is "&".
[[nodiscard]] NameFit name_fit(std::string_view typed, std::string_view name);

/// Returns whether the word is one of these keywords, in any case. A word in quotation marks never
/// is.
[[nodiscard]] bool is_word(const Word& word, std::initializer_list<std::string_view> keywords);
/// Returns whether these words are this keyword alone.
[[nodiscard]] bool is_only(const std::vector<Word>& words, std::string_view keyword);

/// Returns the Special Condition that typed text names.
[[nodiscard]] std::optional<Condition> condition_word(std::string_view text);

}  // namespace ptcg::tools
