#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/scripting/allowance.hpp"
#include "ptcg/scripting/api_version.hpp"
#include "ptcg/scripting/pack_cache.hpp"
#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/script_bundle.hpp"

/// Packs of cards: folders of TOML and Lua, made into one immutable card library.
namespace ptcg {

/// A pack that was loaded.
struct PackInfo {
    std::string id;    ///< "my1"
    std::string name;  ///< "Secret Wonders"
    std::string version;
    int api = 0;
    std::string code;  ///< the set's code in deck lists, "SW"; may be empty
    std::string description;
    std::vector<std::string> authors;
    std::vector<std::string> depends;
    std::filesystem::path path;      ///< empty: it came from memory
    std::string shown;               ///< its folder as it begins the names of files: "cards/my1"
    std::uint64_t play_hash = 0;     ///< over what plays (CardPack::hash)
    std::vector<std::string> cards;  ///< ids of its cards, in the order of their files
    std::vector<std::string> stray_scripts;  ///< Lua files of cards that have no TOML file
    std::vector<std::string> required;   ///< shared Lua its scripts require, "pack/name"; sorted
    std::vector<std::string> languages;  ///< of which every card is to have its name
    std::vector<Allowance> allowed;      ///< of the pack and of its cards
};

/// Everything that was read from the packs. The same files give the same pool, wherever they lie.
struct CardPool {
    CardLibrary library;
    ScriptBundle scripts;
    std::vector<PackInfo> packs;  ///< a pack stands after those it depends on
};

/// A hash over what plays of all packs of the pool: the same packs, wherever they lie.
[[nodiscard]] std::uint64_t hash_of_packs(const CardPool& pool);

/// What a script that is wrong spoils: one that is no Lua, fails while it is run once, or registers
/// what no card can have.
enum class FaultyScripts : std::uint8_t {
    spoil_all,         ///< nothing is loaded, as with any other problem
    spoil_their_cards  ///< matches with the cards of that script, which ScriptHost::prepare refuses
};

/// What a pack may be. A host sets this for strangers' packs.
struct PackLimits {
    std::size_t file_bytes = 1u << 20;
    std::size_t pack_bytes = 64u << 20;  ///< all packs together: twice as many
    std::size_t pack_files = 20'000;
    ScriptLimits scripts{};  ///< while files are run once, and of every ScriptHost of the pool
    /// Who checks packs wants to know first of all; who plays many a match with packs of many
    /// authors had better lose one card than all of them.
    FaultyScripts faulty_scripts = FaultyScripts::spoil_all;
};

/// A pack, or a folder of packs, that lies in memory: what a host was sent or keeps in an archive.
struct MemoryFolder {
    std::string name = "memory";  ///< what names of files begin with in problems
    /// By their names in the folder, with "/": "x1/pack.toml", "x1/001-wall.lua", "sets.toml".
    std::map<std::string, std::string> files;
};

/// What loading has taken, in numbers that no clock decides.
struct LoadCounts {
    std::size_t packs_from_images = 0;  ///< that a PackCache had; the others are read from files
    std::size_t files_looked_at = 0;    ///< whose size and times were asked for, for a PackCache
    std::size_t files_read = 0;         ///< of packs in folders
    std::size_t scripts_run = 0;
    std::size_t images_written = 0;
};

struct LoadResult {
    /// Null if there is any problem, unless all of them are of scripts that spoil their cards
    /// alone.
    std::unique_ptr<CardPool> pool;
    Problems problems;  ///< all of them, of all packs
    /// With problems: what could be read all the same, for tools that look on. Its scripts must
    /// not be run.
    std::unique_ptr<CardPool> incomplete;
    LoadCounts counts;
};

/// A pack that was found, and not looked into further.
struct PackPlace {
    std::string id;  ///< its pack.toml's, or its folder's name if that cannot be read
    std::filesystem::path folder;
};

/// The packs in `roots`, sorted by folder, whatever is wrong with them.
[[nodiscard]] std::vector<PackPlace> list_packs(std::span<const std::filesystem::path> roots);

/// Loads all packs in `roots`. Each root is a pack (a folder with a pack.toml) or a folder of
/// packs.
[[nodiscard]] LoadResult load_packs(std::span<const std::filesystem::path> roots,
                                    const PackLimits& limits = {}, const PackCache& cache = {});

/// The same with packs from memory beside them; these may depend on each other. The same files
/// give the same pack, with the same hash, wherever they come from.
[[nodiscard]] LoadResult load_packs(std::span<const std::filesystem::path> roots,
                                    std::span<const MemoryFolder> memory,
                                    const PackLimits& limits = {}, const PackCache& cache = {});

}  // namespace ptcg
