#pragma once

#include <array>
#include <string>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/decision.hpp"
#include "ptcg/result.hpp"
#include "ptcg/view.hpp"

#include "repl/words.hpp"

/// Options in a person's words.
namespace ptcg::tools {

/// An open question and what it takes to talk about it.
struct OpenQuestion {
    const Decision& decision;
    const CardLibrary& library;
    const MatchState& state;
    const View& view;  ///< the judge's
    const std::array<std::string, players>& names;
};

/// The options as they are listed to whoever is asked.
[[nodiscard]] std::vector<std::string> option_lines(const OpenQuestion& question);

/// The option of the main phase meant by `attach` and "lightning to active". Fails, listing them,
/// if several options or none are meant.
[[nodiscard]] Result<std::uint16_t> meant_action(const OpenQuestion& question, OptionKind kind,
                                                 const std::vector<Word>& words);

/// The answer meant by "2 5", "mareep, 2 fire energy", "yes", "none": numbers as `legal` lists them
/// or words, one for each pick. What the rules make of it is for the match to say.
[[nodiscard]] Result<std::vector<std::uint16_t>> meant_answer(const OpenQuestion& question,
                                                              const std::vector<Word>& words);

/// How one would type the option: `attach "Fire Energy" to bench 2`. Typed, it means this option
/// and no other, but for options that differ in nothing one can see.
[[nodiscard]] std::string phrase(const OpenQuestion& question, const Option& option);
/// The same for a whole answer.
[[nodiscard]] std::string phrase(const OpenQuestion& question,
                                 const std::vector<std::uint16_t>& picks);

/// The word a kind of action begins with; empty for what is no action of the main phase.
[[nodiscard]] std::string_view command_word(OptionKind kind);

}  // namespace ptcg::tools
