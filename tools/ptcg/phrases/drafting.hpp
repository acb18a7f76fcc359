#pragma once

#include <string>
#include <string_view>

#include "phrases/form.hpp"
#include "phrases/steps.hpp"

namespace ptcg::tools::phrases {

/// What a text belongs to, which decides how its script is put together.
enum class Place { attack, trainer, ability };

/// What a card says besides the text.
struct TextFacts {
    Place place = Place::attack;
    int damage = 0;      ///< printed; 0: none
    bool times = false;  ///< the printed damage is dealt several times: "20x"
    bool plus = false;   ///< something is added to it: "20+"
};

/// Returns what a form does, step by step.
[[nodiscard]] Script script_of(const Form& form, const TextFacts& facts);

}  // namespace ptcg::tools::phrases
