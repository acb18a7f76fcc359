#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/scripting/format.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/ruleset_loader.hpp"

/// Decks, rulesets and formats in the folders of packs, found by name.
namespace ptcg {

/// A deck list that has not been read yet; see DeckTextReader.
struct NamedDeckText {
    std::string name;  ///< its file's name without ".txt": "lava-flow"
    std::string file;  ///< as shown in problems
    std::string text;
};

/// If two entries have the same name, the first one found counts: folders come before memory, each
/// in the order given.
struct Catalogue {
    std::vector<NamedDeckText> decks;  ///< decks/*.txt, also those of packs; sorted by name
    std::vector<NamedRuleset> rulesets;
    std::vector<Format> formats;

    // Null if no entry has the name
    [[nodiscard]] const NamedDeckText* deck(std::string_view name) const;
    [[nodiscard]] const NamedRuleset* ruleset(std::string_view id) const;
    [[nodiscard]] const Format* format(std::string_view id) const;
};

/// Reads the catalogue from the folders that packs are loaded from. Leaves out what cannot be read
/// and reports it in `problems`, along with formats that name an unknown ruleset.
[[nodiscard]] Catalogue read_catalogue(std::span<const std::filesystem::path> roots,
                                       std::span<const MemoryFolder> memory, Problems& problems);

/// Returns the deck lists in a folder of packs, decks/*.txt and <pack>/decks/*.txt, sorted within
/// each folder. Empty if there is no such folder.
[[nodiscard]] std::vector<std::filesystem::path> deck_files(const std::filesystem::path& root);

}  // namespace ptcg
