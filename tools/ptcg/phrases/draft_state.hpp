#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "phrases/drafting.hpp"
#include "phrases/form.hpp"
#include "phrases/steps.hpp"

namespace ptcg::tools::phrases {

/// What later words of a text can refer to, as expressions.
struct Mentions {
    std::map<std::string, std::string, std::less<>> results;  ///< by name: "coin", "chosen"
    std::map<const Form*, std::string> fillings;  ///< of slots: the same if mentioned twice
    std::string that;                             ///< the Pokémon that was mentioned last
    std::string did;                              ///< whether what was said last was done
    std::string holder;  ///< the filter of the Pokémon that the card is attached to

    /// Changes all references after a step is inserted at `at`.
    void renumber(std::size_t at);
};

/// What a player is asked: "you may".
struct Question {
    bool open = false;               ///< it is about what is said now
    bool by_choice = false;          ///< a choice of what is said now can be the answer
    bool answered = false;           ///< such a choice is made
    std::size_t clauses = 0;         ///< that it is about
    std::string can;                 ///< whether what is optional is possible
    std::vector<std::string> given;  ///< what must be there for the first of the clauses
};

/// The script as far as it is written, and what the text said before. The parts of the drafting
/// share it.
struct DraftState {
    TextFacts facts;
    Script script = {};
    std::vector<Guard> guards = {};  ///< the conditions of what is said now
    Mentions mentions = {};
    Question question = {};
    /// The text mentions something that it has not said before, or that has no script here.
    bool incomplete = false;

    [[nodiscard]] bool in_attack() const { return facts.place == Place::attack; }

    /// Returns a step with the conditions of what is said now.
    [[nodiscard]] Step new_step(Step::Kind kind, Part part = Part::after) const;
    /// Adds a step, and returns the reference to its result.
    std::string add(Step step);
    /// Inserts a step, and renumbers the references of those after it.
    void insert(std::size_t at, Step step);
    /// Adds a statement for the top of the file, unless it is there.
    void add_local(std::string local);

    /// Begins the script of a handler, and returns the script around it.
    [[nodiscard]] Script open_handler();
    /// Ends it: the handler gets the script, and is added to the one around it.
    void close_handler(Script outer, Handler made);

    /// Returns what the text said before. If that is nothing, the script is incomplete.
    std::string mentioned(const std::string& expression);
    /// Returns whether a text uses the result of an earlier clause.
    [[nodiscard]] bool uses_result(const std::string& lua) const;
    /// Returns whether what is said now decides whether a card can be used at all.
    [[nodiscard]] bool decides_use() const;

private:
    [[nodiscard]] bool is_coin(const Guard& guard) const;
};

}  // namespace ptcg::tools::phrases
