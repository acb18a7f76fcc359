#pragma once

#include <filesystem>
#include <span>

#include "checking/finding.hpp"
#include "data/card_data.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/script_analysis.hpp"

/// The single checks. Each adds what it finds.
namespace ptcg::tools {

/// What all packs have in common. With problems while loading, `pool` holds what could be read.
struct CheckGround {
    const CardPool& pool;
    std::span<const std::filesystem::path> roots;
    std::vector<const PackInfo*> packs;      ///< those that are to be checked
    std::vector<std::string> names_in_play;  ///< of all Pokémon, to evolve from; sorted

    CheckGround(const CardPool& all, std::span<const std::filesystem::path> where,
                std::vector<const PackInfo*> wanted);
};

/// A pack that is looked at.
struct CheckSubject {
    const CardPool& pool;
    const PackInfo& pack;
    const PackAnalysis& analysis;
    const std::vector<std::string>& names_in_play;

    /// What a card's script says; null if it has none.
    [[nodiscard]] const ScriptReport* script_of(std::string_view card) const;
};

/// Names of files and prints, Evolution, names in other languages.
void check_files(const CheckSubject& subject, Findings& findings);
/// What the scripts say.
void check_scripts(const CheckSubject& subject, Findings& findings);
/// Trainer cards that may be played although they could do nothing.
void check_needs(const CheckSubject& subject, Findings& findings);
/// Texts that never run where they stand.
void check_standing(const CheckSubject& subject, Findings& findings);
/// Texts without scripts or tests, and the reverse.
void check_texts(const CheckSubject& subject, Findings& findings);
/// Facts, and the words of the printed texts against what the scripts do.
void check_data(const CheckSubject& subject, CardData& data, Findings& findings);

/// Shared files that no script of any pack requires.
void check_modules(const CheckGround& ground, Findings& findings);
/// Those of the packs that are checked, and those of no pack.
void check_decks(const CheckGround& ground, Findings& findings);
void check_rulesets(const CheckGround& ground, Findings& findings);
/// Formats that cannot be read, or name what nobody knows.
void check_formats(const CheckGround& ground, Findings& findings);
/// Files of languages: what is wrong with them, and what they do not translate.
void check_languages(const CheckGround& ground, Findings& findings);

/// The line of a pack's file on which `word` stands in quotes; 0 if there is none.
[[nodiscard]] int line_of(const std::filesystem::path& file, std::string_view word);
/// Where a file of a pack, named as in messages, really is.
[[nodiscard]] std::filesystem::path real_path(const PackInfo& pack, const std::string& shown);

}  // namespace ptcg::tools
