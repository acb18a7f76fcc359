#pragma once

#include <string>

#include "phrases/form.hpp"
#include "phrases/phrasebook.hpp"

namespace ptcg::tools::phrases {

/// Returns a form in our wording. Reading that text gives the same form again.
[[nodiscard]] std::string wording_of(const Phrasebook& book, const Form& form);

}  // namespace ptcg::tools::phrases
