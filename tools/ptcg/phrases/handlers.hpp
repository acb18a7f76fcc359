#pragma once

#include <functional>
#include <utility>

#include "phrases/draft_state.hpp"
#include "phrases/form.hpp"
#include "phrases/keys.hpp"
#include "phrases/needs.hpp"
#include "phrases/templates.hpp"

namespace ptcg::tools::phrases {

/// Makes the handlers of Abilities and cards in play that do something.
class Handlers {
public:
    /// Adds the steps of a sentence to the script.
    using Act = std::function<void(const Form&)>;

    Handlers(DraftState& state, Needs& needs, Templates& templates, Keys& keys, Act act)
        : state_(state), needs_(needs), templates_(templates), keys_(keys), act_(std::move(act))
    {
    }

    /// Adds what happens at a hook, with the conditions and the sentences that belong to it.
    void add(const Form& form);
    /// Adds a sentence about the handlers before: how often, only from where.
    void limit(const Form& form);
    /// Adds what has to be paid before a text can be used.
    void pay(const Form& price);

private:
    DraftState& state_;
    Needs& needs_;
    Templates& templates_;
    Keys& keys_;
    Act act_;
};

}  // namespace ptcg::tools::phrases
