#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "ptcg/match.hpp"
#include "ptcg/result.hpp"

/// A match as bytes: for hosts that put idle matches away, for bug reports, for moving machines.
///
/// A save names cards, names and texts by their strings, so it loads into a library in which the
/// same cards have other numbers. It carries the hash of the packs and the ruleset it was made
/// with, the question that was open, and a checksum. Saves of the same format version go on
/// loading; others, and those of a program whose state has other fields, are refused as such.
namespace ptcg {

struct SaveOptions {
    std::uint64_t packs = 0;          ///< hash over the packs in use, from whoever loaded them
    bool accept_other_packs = false;  ///< load also if the packs have changed since
};

struct LoadedMatch {
    Match match;
    /// The packs have changed, and the effect that was waiting no longer asks the same question:
    /// the match stands before that effect's step instead. Empty if nothing was lost.
    std::string note;
};

/// The match as bytes. `match` is not changed.
[[nodiscard]] std::string save_match(Match& match, const SaveOptions& options);

/// Whether `bytes` begin as a save made under these rules does. Says nothing else about them; false
/// for what is no save of this format.
[[nodiscard]] bool is_saved_under(std::string_view bytes, const Ruleset& rules);

/// The match in `bytes`. Fails, naming the reason, if the bytes are damaged or cut short, of
/// another format, of another ruleset, of other packs (unless accepted), or name cards the library
/// lacks.
[[nodiscard]] Result<LoadedMatch> load_match(std::string_view bytes, const CardLibrary& library,
                                             const Ruleset& rules, EffectHost* effects,
                                             const SaveOptions& options);

}  // namespace ptcg
