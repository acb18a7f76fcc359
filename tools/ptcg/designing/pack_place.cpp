#include "designing/pack_place.hpp"

#include <cstdlib>
#include <vector>

#include <fmt/format.h>

#include "data/pack_finding.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/problem.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> folders_of_environment()
{
    const char* const list = std::getenv("PTCG_PACKS");
    return list == nullptr ? std::vector<fs::path>() : split_paths(list);
}

/// The folder of packs of a project at whose root one is; empty if there is none.
fs::path cards_folder_here()
{
    std::error_code ignored;
    return fs::is_directory("cards", ignored) ? fs::path("cards") : fs::path();
}

/// Where to look, the nearest first.
std::vector<fs::path> places_to_look()
{
    std::vector<fs::path> places = {enclosing_pack("."), ".", cards_folder_here()};
    for (fs::path& folder : folders_of_environment()) places.push_back(std::move(folder));
    places.push_back(own_cards_folder());
    std::erase(places, fs::path());
    return places;
}

}  // namespace

fs::path folder_for_packs(std::string_view in)
{
    if (!in.empty()) return in;
    const std::vector<fs::path> folders = folders_of_environment();
    if (!folders.empty()) return folders.front();
    const fs::path cards = cards_folder_here();
    return cards.empty() ? fs::path(".") : cards;
}

Result<fs::path> find_pack_folder(std::string_view id, std::string_view folder)
{
    std::vector<std::string> known;
    const std::vector<fs::path> places =
        folder.empty() ? places_to_look() : std::vector<fs::path>{folder};
    for (const fs::path& place : places) {
        for (const PackPlace& pack : list_packs({&place, 1})) {
            if (pack.id == id) return pack.folder;
            known.push_back(pack.id);
        }
    }
    if (!folder.empty()) {
        return Error{fmt::format("{}: this is not the folder of a pack \"{}\", nor one with it",
                                 folder, id)};
    }
    return Error{
        fmt::format("there is no pack \"{}\"{}\n  ptcg new pack {} makes one; --pack names "
                    "the folder of one elsewhere",
                    id, did_you_mean(std::string(id), known), id)};
}

}  // namespace ptcg::tools
