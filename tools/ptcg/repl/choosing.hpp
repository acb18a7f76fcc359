#pragma once

#include <array>
#include <optional>
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

/// Returns the ways to split an action's words into parts, the most likely first: "attach fire to
/// bench 2" is "fire" and "bench 2". A name may itself contain a word such as "to".
[[nodiscard]] std::vector<std::vector<std::vector<Word>>> ways_to_cut(
    const std::vector<Word>& words, PlayerId speaker,
    const std::array<std::string, players>& names);

/// Returns whether people call an action of the second kind by a word for the first: they "play"
/// any card of the hand.
[[nodiscard]] bool means(OptionKind said, OptionKind kind);

/// Returns the actions of the kind that are possible, as lines to add to an error; empty if there
/// are none.
[[nodiscard]] std::string possible_actions(const OpenQuestion& question, OptionKind kind);

/// Returns the option of the main phase that `attach` and "lightning to active" mean; none if no
/// option matches. Fails if several match; the error lists them.
[[nodiscard]] Result<std::optional<std::uint16_t>> meant_action(const OpenQuestion& question,
                                                                OptionKind kind,
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
