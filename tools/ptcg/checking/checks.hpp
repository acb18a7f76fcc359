#pragma once

#include <filesystem>
#include <span>

#include "authoring/drafted_scripts.hpp"
#include "checking/finding.hpp"
#include "data/card_data.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/script_analysis.hpp"

/// The individual checks. Each appends its findings.
namespace ptcg::tools {

/// Shared by all packs. If loading had problems, `pool` contains what could be read.
struct CheckGround {
    const CardPool& pool;
    std::span<const std::filesystem::path> roots;
    std::vector<const PackInfo*> packs;      ///< those to check
    std::vector<std::string> names_in_play;  ///< names of all Pokémon, to evolve from; sorted
    std::vector<std::string> known_names;    ///< names of all cards and attacks, sorted
    DraftedScripts drafts;
    bool complete = false;  ///< all cards could be read

    CheckGround(const CardPool& all, std::span<const std::filesystem::path> where,
                std::vector<const PackInfo*> wanted, bool all_read);
};

/// A pack to check.
struct CheckSubject {
    const CardPool& pool;
    const PackInfo& pack;
    const PackAnalysis& analysis;
    const CheckGround& ground;

    /// Returns the analysis of a card's script, or null if it has none.
    [[nodiscard]] const ScriptReport* script_of(std::string_view card) const;
};

/// Checks names of files and prints, Evolution, and names in other languages.
void check_files(const CheckSubject& subject, Findings& findings);
/// Reports problems found by reading the scripts.
void check_scripts(const CheckSubject& subject, Findings& findings);
/// Finds Trainer cards that can be played without any effect.
void check_needs(const CheckSubject& subject, Findings& findings);
/// Finds filters that name a card no loaded pack has.
void check_names(const CheckSubject& subject, Findings& findings);
/// Finds texts that never run in their section.
void check_standing(const CheckSubject& subject, Findings& findings);
/// Finds texts without scripts or tests, and the reverse.
void check_texts(const CheckSubject& subject, Findings& findings);
/// Compares facts, and the words of printed texts, with the cards' files and scripts.
void check_data(const CheckSubject& subject, CardData& data, Findings& findings);

/// Finds shared files that no script of any pack requires.
void check_modules(const CheckGround& ground, Findings& findings);
/// Checks the decks of the checked packs and those outside packs.
void check_decks(const CheckGround& ground, Findings& findings);
void check_rulesets(const CheckGround& ground, Findings& findings);
/// Finds formats that can't be read or name something unknown.
void check_formats(const CheckGround& ground, Findings& findings);
/// Finds problems in language files, including what they do not translate.
void check_languages(const CheckGround& ground, Findings& findings);

/// Returns the line of a pack's file on which `word` is in quotes; 0 if there is none.
[[nodiscard]] int line_of(const std::filesystem::path& file, std::string_view word);
/// Returns the path of a pack's file from its name in messages.
[[nodiscard]] std::filesystem::path real_path(const PackInfo& pack, const std::string& shown);

}  // namespace ptcg::tools
