#pragma once

#include <array>
#include <string>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/decision.hpp"
#include "ptcg/result.hpp"
#include "ptcg/view.hpp"

#include "repl/words.hpp"

/// Options as a person types them.
namespace ptcg::tools {

/// An open question and what is needed to describe it.
struct OpenQuestion {
    const Decision& decision;
    const CardLibrary& library;
    const MatchState& state;
    const View& view;  ///< the judge's
    const std::array<std::string, players>& names;
};

/// Returns the options as they are listed for the player who is asked.
[[nodiscard]] std::vector<std::string> option_lines(const OpenQuestion& question);

/// Returns the option of the main phase that `attach` and "lightning to active" mean. Fails if no
/// option or several options match; the error lists them.
[[nodiscard]] Result<std::uint16_t> meant_action(const OpenQuestion& question, OptionKind kind,
                                                 const std::vector<Word>& words);

/// Returns the answer that "2 5", "mareep, 2 fire energy", "yes" or "none" mean: numbers as `legal`
/// lists them or words, one for each pick. The match decides whether the answer is legal.
[[nodiscard]] Result<std::vector<std::uint16_t>> meant_answer(const OpenQuestion& question,
                                                              const std::vector<Word>& words);

/// Returns how to type the option: `attach "Fire Energy" to bench 2`. Typed, it means only this
/// option, or one that differs from it in nothing visible.
[[nodiscard]] std::string phrase(const OpenQuestion& question, const Option& option);
/// Likewise for a whole answer.
[[nodiscard]] std::string phrase(const OpenQuestion& question,
                                 const std::vector<std::uint16_t>& picks);

/// Returns the word a kind of action begins with; empty for anything but an action of the main
/// phase.
[[nodiscard]] std::string_view command_word(OptionKind kind);

}  // namespace ptcg::tools
