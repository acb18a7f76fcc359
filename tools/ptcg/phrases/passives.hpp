#pragma once

#include <string>

#include "phrases/draft_state.hpp"
#include "phrases/form.hpp"
#include "phrases/keys.hpp"
#include "phrases/templates.hpp"

namespace ptcg::tools::phrases {

/// Makes handlers of queries: what is true while a card is in play, or while a condition holds.
class Passives {
public:
    Passives(DraftState& state, Templates& templates, Keys& keys)
        : state_(state), templates_(templates), keys_(keys)
    {
    }

    /// Adds a handler for each question that a sentence answers.
    void add(const Form& sentence);

private:
    void add_handler(const Form& sentence, const Form& passive, const std::string& hook);
    std::string answer(const Form& passive);
    std::string with_steps(std::string& value);
    std::string condition();

    DraftState& state_;
    Templates& templates_;
    Keys& keys_;
};

}  // namespace ptcg::tools::phrases
