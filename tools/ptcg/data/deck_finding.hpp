#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"

namespace ptcg::tools {

/// A deck list with a name: decks/<name>.txt in a folder of packs or in a pack.
struct NamedDeck {
    std::string name;
    std::filesystem::path path;
};

/// Returns all decks in the folders, sorted by name. If two have the same name, the first one found
/// counts.
[[nodiscard]] std::vector<NamedDeck> list_decks(std::span<const std::filesystem::path> roots);

/// Returns the file of a deck: `wanted` is a path if it contains a slash or a dot, else a name. The
/// error lists the decks.
[[nodiscard]] Result<std::filesystem::path> find_deck(std::string_view wanted,
                                                      std::span<const std::filesystem::path> roots);

/// Returns the text of a deck list, or why the file is not one. Errors begin with the path.
[[nodiscard]] Result<std::string> read_deck_text(const std::filesystem::path& path);

}  // namespace ptcg::tools
