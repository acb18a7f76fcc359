#include "authoring/pack_place.hpp"

#include <cstdlib>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "data/pack_finding.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/problem.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> folders_of_environment()
{
    const char* const list = std::getenv("PTCG_PACKS");
    return list == nullptr ? std::vector<fs::path>() : split_paths(list);
}

/// Returns the packs folder of the project whose root is the current folder; empty if there is
/// none.
fs::path cards_folder_here()
{
    std::error_code ignored;
    return fs::is_directory("cards", ignored) ? fs::path("cards") : fs::path();
}

std::vector<fs::path> places_here()
{
    std::vector<fs::path> places = {enclosing_pack("."), ".", cards_folder_here()};
    std::erase(places, fs::path());
    return places;
}

/// Finds the pack with this id in the first of the places that has it. Adds all other ids it sees
/// to `known`.
std::optional<fs::path> find_in(const std::vector<fs::path>& places, std::string_view id,
                                std::vector<std::string>& known)
{
    for (const fs::path& place : places) {
        for (PackPlace& pack : list_packs({&place, 1})) {
            if (pack.id == id) return std::move(pack.folder);
            known.push_back(pack.id);
        }
    }
    return std::nullopt;
}

/// A designer's cards in one of the program's own packs would be lost with the next version.
Error own_pack(std::string_view id, const fs::path& folder)
{
    const std::string shown = shown_path(folder);
    return Error{
        fmt::format("\"{}\" is a pack of the program itself; put your cards into your own pack\n  "
                    "ptcg new pack my1 makes one, then ptcg new card my1-1\n  to change the "
                    "program's own pack: --pack {}",
                    id, shown)};
}

bool comes_with_the_program(const fs::path& pack)
{
    std::error_code ignored;
    return fs::equivalent(pack.parent_path(), own_cards_folder(), ignored);
}

fs::path wanted_folder(std::string_view in)
{
    if (!in.empty()) return in;
    const std::vector<fs::path> folders = folders_of_environment();
    if (!folders.empty()) return folders.front();
    const fs::path cards = cards_folder_here();
    return cards.empty() ? fs::path(".") : cards;
}

}  // namespace

Result<fs::path> folder_for_packs(std::string_view id, std::string_view in)
{
    fs::path folder = wanted_folder(in);
    const fs::path outer = enclosing_pack(folder);
    if (outer.empty()) return folder;
    return Error{
        fmt::format("a pack cannot be inside another, and this one would be in {}\n  to put it "
                    "next to that one: ptcg new pack {} --packs {}",
                    outer.filename().string(), id, shown_path(outer.parent_path()))};
}

std::optional<fs::path> existing_pack(std::string_view id, const fs::path& folder)
{
    std::vector<fs::path> places = pack_roots({});
    places.insert(places.begin(), folder);
    std::vector<std::string> ignored;
    return find_in(places, id, ignored);
}

Result<fs::path> find_pack_folder(std::string_view id, std::string_view folder)
{
    std::vector<std::string> known;
    if (!folder.empty()) {
        if (std::optional<fs::path> pack = find_in({folder}, id, known)) return *pack;
        return Error{fmt::format(
            "{}: this is neither the folder of a pack \"{}\" nor a folder that contains one",
            folder, id)};
    }
    if (std::optional<fs::path> pack = find_in(places_here(), id, known)) return *pack;
    std::vector<fs::path> elsewhere = folders_of_environment();
    elsewhere.push_back(own_cards_folder());
    if (std::optional<fs::path> pack = find_in(elsewhere, id, known)) {
        if (comes_with_the_program(*pack)) return own_pack(id, *pack);
        return *pack;
    }
    return Error{
        fmt::format("there is no pack \"{}\"{}\n  ptcg new pack {} makes one; --pack names its "
                    "folder if it is elsewhere",
                    id, did_you_mean(std::string(id), known), id)};
}

}  // namespace ptcg::tools
