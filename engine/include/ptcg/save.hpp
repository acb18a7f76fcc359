#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "ptcg/match.hpp"
#include "ptcg/result.hpp"

/// A match as bytes: for hosts that put idle matches away, for bug reports, for moving machines.
///
/// A save is text: a head, then the state in words (state_text.hpp). Everything goes by name, so a
/// save loads into a library in which the same cards have other numbers, and into a program whose
/// fields, steps and texts have. What the program or the library lacks is refused by name. The head
/// holds the packs its cards came with (CardLibrary::packs_of), each with its hash, a hash of the
/// ruleset, the question that was open, and a checksum. All its lines are also lines of TOML.
namespace ptcg {

struct SaveOptions {
    bool accept_other_packs = false;  ///< load also if packs the save needs have changed since
};

struct LoadedMatch {
    Match match;
    /// The packs have changed, and what was waiting no longer asks the same question:
    /// the match stands before that effect's step instead. Empty if nothing was lost.
    std::string note;
};

/// The match as text. `match` is not changed (its open question may be put).
[[nodiscard]] std::string save_match(Match& match);

/// Whether `bytes` begin as a save made under these rules does. Says nothing else about them; false
/// for what is no save of this format.
[[nodiscard]] bool is_saved_under(std::string_view bytes, const Ruleset& rules);

/// The match in `bytes`. Fails, naming the reason, if the bytes are damaged or cut short, of
/// another format, of another ruleset, of other packs (unless accepted), or name what the library
/// or this program lacks.
[[nodiscard]] Result<LoadedMatch> load_match(std::string_view bytes, const CardLibrary& library,
                                             const Ruleset& rules, EffectHost* effects,
                                             const SaveOptions& options = {});

}  // namespace ptcg
