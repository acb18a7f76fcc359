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

/// What lies beside the cards in folders of packs, found by name: decks, rulesets, formats.
namespace ptcg {

/// A deck list that has not been read yet; see DeckTextReader.
struct NamedDeckText {
    std::string name;  ///< its file's, without ".txt": "lava-flow"
    std::string file;  ///< as shown in problems
    std::string text;
};

/// Of two of the same name the one found first counts: folders come before memory, and each in the
/// order they were given.
struct Catalogue {
    std::vector<NamedDeckText> decks;  ///< decks/*.txt, also those of packs; sorted by name
    std::vector<NamedRuleset> rulesets;
    std::vector<Format> formats;

    // Null if there is none of the name
    [[nodiscard]] const NamedDeckText* deck(std::string_view name) const;
    [[nodiscard]] const NamedRuleset* ruleset(std::string_view id) const;
    [[nodiscard]] const Format* format(std::string_view id) const;
};

/// Reads the catalogue of the folders that packs are loaded from. What cannot be read is left out
/// and told in `problems`, as are formats that name a ruleset nobody has.
[[nodiscard]] Catalogue read_catalogue(std::span<const std::filesystem::path> roots,
                                       std::span<const MemoryFolder> memory, Problems& problems);

/// The deck lists in a folder of packs, decks/*.txt and <pack>/decks/*.txt, sorted within each
/// folder; none if there is no such folder.
[[nodiscard]] std::vector<std::filesystem::path> deck_files(const std::filesystem::path& root);

}  // namespace ptcg
