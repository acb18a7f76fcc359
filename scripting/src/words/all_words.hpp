#pragma once

#include <span>
#include <string_view>

#include "words/word_lists.hpp"

/// All words of the language together.
namespace ptcg::script {

/// Returns the lists of words for arguments and keys, in the order of the reference.
[[nodiscard]] std::span<const WordList> all_word_lists();

/// Whether scripts write `name` in quotes: a word of a list, of a filter or of a need.
[[nodiscard]] bool is_word(std::string_view name);

}  // namespace ptcg::script
