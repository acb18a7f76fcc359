#include "data/deck_finding.hpp"

#include <algorithm>
#include <system_error>

#include <fmt/format.h>

#include "ptcg/scripting/catalogue.hpp"
#include "ptcg/scripting/problem.hpp"
#include "screen/layout.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

bool looks_like_path(std::string_view wanted)
{
    return wanted.find('/') != std::string_view::npos || wanted.find('.') != std::string_view::npos;
}

Error no_such_deck(std::string_view wanted, const std::vector<NamedDeck>& decks)
{
    if (decks.empty()) {
        return Error{fmt::format("there is no deck \"{}\": no folder of packs has decks", wanted)};
    }
    std::vector<std::string> names;
    for (const NamedDeck& deck : decks) names.push_back(deck.name);
    constexpr std::size_t most_listed = 8;
    const std::string known = names.size() > most_listed
                                  ? std::string("`ptcg deck` lists them")
                                  : fmt::format("decks: {}", fmt::join(names, ", "));
    return Error{fmt::format("there is no deck \"{}\"{}\n  {}", wanted,
                             did_you_mean(folded(wanted), names), known)};
}

/// Returns the byte length of the UTF-8 character at the front; 0 if there is none.
std::size_t character_length(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    std::size_t length = 0;
    if (byte(0) < 0x80) return byte(0) == 0 ? 0 : 1;
    if (byte(0) >= 0xc2 && byte(0) < 0xe0) length = 2;
    if (byte(0) >= 0xe0 && byte(0) < 0xf0) length = 3;
    if (byte(0) >= 0xf0 && byte(0) < 0xf5) length = 4;
    if (length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0u) != 0x80u) return 0;
    }
    return length;
}

bool is_text(std::string_view text)
{
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

}  // namespace

std::vector<NamedDeck> list_decks(std::span<const fs::path> roots)
{
    std::vector<NamedDeck> decks;
    for (const fs::path& root : roots) {
        for (fs::path& path : deck_files(root)) {
            std::string name = path.stem().string();
            const bool known = std::any_of(decks.begin(), decks.end(), [&](const NamedDeck& deck) {
                return deck.name == name;
            });
            if (!known) decks.push_back({std::move(name), std::move(path)});
        }
    }
    std::sort(decks.begin(), decks.end(),
              [](const NamedDeck& a, const NamedDeck& b) { return a.name < b.name; });
    return decks;
}

Result<fs::path> find_deck(std::string_view wanted, std::span<const fs::path> roots)
{
    std::error_code error;
    if (looks_like_path(wanted)) {
        const fs::path path = wanted;
        if (fs::is_directory(path, error)) {
            return Error{fmt::format("{}: is a folder, not a deck list", wanted)};
        }
        if (!fs::exists(path, error)) {
            return Error{fmt::format("{}: there is no such file", wanted)};
        }
        return path;
    }
    const std::vector<NamedDeck> decks = list_decks(roots);
    const std::string name = folded(wanted);
    for (const NamedDeck& deck : decks) {
        if (deck.name == wanted || folded(deck.name) == name) return deck.path;
    }
    if (fs::is_regular_file(wanted, error)) return fs::path(wanted);
    return no_such_deck(wanted, decks);
}

Result<std::string> read_deck_text(const fs::path& path)
{
    Result<std::string> text = read_file(path, most_deck_bytes);
    if (!text || is_text(text.value())) return text;
    return Error{fmt::format("{}: this is not a text file (UTF-8)", path.string())};
}

}  // namespace ptcg::tools
