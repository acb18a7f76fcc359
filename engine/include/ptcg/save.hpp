#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/match.hpp"
#include "ptcg/result.hpp"

/// A match as bytes, for hosts that store idle matches, for bug reports, and for moving to other
/// machines.
///
/// A save is text: a header, then the state in words (state_text.hpp). Everything is identified by
/// name, so a save loads into a library that gives the same cards other numbers, and into a program
/// that gives fields, steps and texts other numbers. Loading rejects what the program or the
/// library lacks, by name. The header contains the packs its cards came with
/// (CardLibrary::packs_of), each with its hash, a hash of the ruleset, the question that was open,
/// and a checksum. All its lines are also lines of TOML.
///
/// A save contains the whole state, with all hidden cards and future chance: never send it to a
/// player. It does not contain what belongs to the host:
///
/// - the events so far, and the damage calculations;
/// - the FailurePolicy, `Match::withhold_at_most` and how many failures have been withheld;
/// - that the match is stopped;
/// - `Match::failure`, and so the reason why a match is void;
/// - the seed, the decks' names and the packs' files.
namespace ptcg {

struct SaveOptions {
    bool accept_other_packs = false;  ///< load even if packs the save needs have changed since
};

/// What the header of a save says.
struct SaveInfo {
    std::vector<CardPack> packs;  ///< with id and hash, sorted by id; those that loading requires
    std::string asked;  ///< the open question in words: "player one: use_text, 1 to 1 of 2"
};

struct LoadedMatch {
    Match match;
    /// Not empty if the packs have changed and the waiting effect no longer asks the same question:
    /// the match is then before that effect's step. Empty if nothing was lost.
    std::string note;
};

/// Returns the match as text. `match` is not changed (its open question may be asked).
[[nodiscard]] std::string save_match(Match& match);

/// Returns whether `bytes` begin like a save made under these rules. Checks nothing else in them.
/// False if they are not a save of this format.
[[nodiscard]] bool is_saved_under(std::string_view bytes, const Ruleset& rules);

/// Returns what the header says, without a library. Fails, naming the reason, if the bytes are
/// damaged or have another format.
[[nodiscard]] Result<SaveInfo> info_of_save(std::string_view bytes);

/// Returns the match in `bytes`. Fails, naming the reason, if the bytes are damaged or cut short,
/// have another format, ruleset or packs (unless accepted), or name what the library or this
/// program lacks.
[[nodiscard]] Result<LoadedMatch> load_match(std::string_view bytes, const CardLibrary& library,
                                             const Ruleset& rules, EffectHost* effects,
                                             const SaveOptions& options = {});

}  // namespace ptcg
