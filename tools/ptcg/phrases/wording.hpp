#pragma once

#include <string>

#include "phrases/form.hpp"
#include "phrases/phrasebook.hpp"

namespace ptcg::tools::phrases {

/// Returns a form in our wording. Reading that text gives the same form again.
[[nodiscard]] std::string wording_of(const Phrasebook& book, const Form& form);

/// Returns a form in the words of a language, in lowercase where sentences begin, before words are
/// contracted.
[[nodiscard]] std::string words_of(const Wordings& wordings, const Form& form);

/// Lets each sentence begin with a capital letter.
[[nodiscard]] std::string with_capitals(std::string_view text);

}  // namespace ptcg::tools::phrases
