#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"

namespace ptcg::tools {

/// A deck list with a name: decks/<name>.txt of a folder of packs or of a pack.
struct NamedDeck {
    std::string name;
    std::filesystem::path path;
};

/// All decks in the folders, by name. Of two with the same name the one found first counts.
[[nodiscard]] std::vector<NamedDeck> list_decks(std::span<const std::filesystem::path> roots);

/// The file of a deck: a path (with a slash or a dot in it), else a name. The error says which
/// decks there are.
[[nodiscard]] Result<std::filesystem::path> find_deck(std::string_view wanted,
                                                      std::span<const std::filesystem::path> roots);

/// The text of a deck list, or why it is none. Errors begin with the path.
[[nodiscard]] Result<std::string> read_deck_text(const std::filesystem::path& path);

}  // namespace ptcg::tools
