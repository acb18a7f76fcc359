#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "ptcg/hosting/eras.hpp"
#include "ptcg/hosting/json_cards.hpp"
#include "ptcg/hosting/language.hpp"
#include "ptcg/hosting/rules_of_play.hpp"
#include "ptcg/scripting/catalogue.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/script_host.hpp"

namespace ptcg::server {

/// One version of the packs with everything beside them: what rooms are played with. A room keeps
/// the version it began with.
struct CardSet {
    std::shared_ptr<const CardPool> pool;
    std::shared_ptr<ScriptHost> scripts;  ///< of the thread on which the rooms are
    Catalogue catalogue;
    RulesByName rules;  ///< of the catalogue
    std::unique_ptr<DeckTextReader> reader;
    std::map<std::string, std::shared_ptr<const Language>, std::less<>> languages;  ///< by code
    std::map<std::string, CardJsonParts, std::less<>> parts;  ///< by code, English among them

    [[nodiscard]] const CardLibrary& library() const { return pool->library; }
    /// Returns the language, or English.
    [[nodiscard]] const Language& language(std::string_view code) const;
    [[nodiscard]] const CardJsonParts& json_cards(std::string_view code) const;
};

/// Where a card set comes from: folders of packs, or the same in memory.
struct CardSources {
    std::vector<std::filesystem::path> roots;
    std::vector<MemoryFolder> memory;
    std::vector<Era> eras;
    std::map<std::string, std::shared_ptr<const Language>, std::less<>> languages;  ///< by code
};

/// Reads the eras and languages in the folders; reports in `problems` what cannot be read.
[[nodiscard]] CardSources sources_in(const std::vector<std::filesystem::path>& roots,
                                     Problems& problems);

/// Loads the packs of the sources, with decks, formats and rulesets. Packs with problems are left
/// out, and reported in `problems` with all others. Null if nothing can be played.
[[nodiscard]] std::shared_ptr<const CardSet> load_card_set(CardSources sources, Problems& problems);
[[nodiscard]] std::shared_ptr<const CardSet> load_card_set(
    const std::vector<std::filesystem::path>& roots, Problems& problems);

}  // namespace ptcg::server
