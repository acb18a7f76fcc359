#pragma once

#include <cstddef>

#include "phrases/clauses.hpp"
#include "phrases/draft_state.hpp"
#include "phrases/form.hpp"
#include "phrases/handlers.hpp"
#include "phrases/keys.hpp"
#include "phrases/needs.hpp"
#include "phrases/passives.hpp"
#include "phrases/templates.hpp"

namespace ptcg::tools::phrases {

/// Turns sentences into steps, by their frames: how they follow and contain each other.
class Sentences {
public:
    explicit Sentences(DraftState& state);
    Sentences(const Sentences&) = delete;
    Sentences& operator=(const Sentences&) = delete;

    /// Adds what a sentence does to the script.
    void add(const Form& form);
    /// Decides what only the whole text can say. Call it after the last sentence.
    void finish() { needs_.settle(); }

private:
    void all_parts(const Form& form);
    void conditional(const Form& form);
    void optional(const Form& form);
    void if_done(const Form& form);
    void repeated(const Form& form);
    void bind(const Form& form);
    void fails();

    void add_under(const Guard& guard, const Form& form);
    Guard guard_of(const Form& condition);
    void ask_before(std::size_t first);
    void move_given_to_question(std::size_t first);

    DraftState& state_;
    Needs needs_;
    Templates templates_;
    Keys keys_;
    Clauses clauses_;
    Passives passives_;
    Handlers handlers_;
};

}  // namespace ptcg::tools::phrases
