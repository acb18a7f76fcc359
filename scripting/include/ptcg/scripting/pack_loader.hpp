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

/// Loads packs of cards, folders of TOML and Lua, into one immutable card library.
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
    std::filesystem::path path;              ///< empty: it came from memory
    std::string shown;                       ///< its folder as shown in file names: "cards/my1"
    std::uint64_t play_hash = 0;             ///< of everything that affects play (CardPack::hash)
    std::vector<std::string> cards;          ///< ids of its cards, in the order of their files
    std::vector<std::string> stray_scripts;  ///< Lua files of cards without a TOML file
    std::vector<std::string> required;   ///< shared Lua its scripts require, "pack/name"; sorted
    std::vector<std::string> languages;  ///< those in which every card must have a name
    std::vector<Allowance> allowed;      ///< of the pack and of its cards
};

/// Everything that was read from the packs. The same files give the same pool, wherever they are.
struct CardPool {
    CardLibrary library;
    ScriptBundle scripts;
    std::vector<PackInfo> packs;  ///< each pack comes after those it depends on
};

/// Returns a hash of everything that affects play in all packs of the pool. It does not depend on
/// where the packs are.
[[nodiscard]] std::uint64_t hash_of_packs(const CardPool& pool);

/// What a faulty script makes unusable. A script is faulty if it is not valid Lua, fails when it is
/// first run, or registers something that no card can have.
enum class FaultyScripts : std::uint8_t {
    spoil_all,         ///< nothing is loaded, as with any other problem
    spoil_their_cards  ///< matches with that script's cards, which ScriptHost::prepare refuses
};

/// What a pack with a problem makes unusable.
enum class FaultyPacks : std::uint8_t {
    stop_all,  ///< nothing is loaded
    leave_out  ///< that pack, and those that depend on it: the others are loaded without them
};

/// Limits for packs. A host sets them for packs from strangers.
struct PackLimits {
    std::size_t file_bytes = 1u << 20;   ///< of each file of every pack
    std::size_t pack_bytes = 64u << 20;  ///< of every pack; all packs together: twice as much
    std::size_t pack_files = 20'000;     ///< of every pack
    ScriptLimits scripts{};  ///< for the first run of all files, and each ScriptHost of the pool
    /// The default is for checking packs. A host that plays many matches with packs by many authors
    /// should rather lose one card than all of them.
    FaultyScripts faulty_scripts = FaultyScripts::spoil_all;
    FaultyPacks faulty_packs = FaultyPacks::stop_all;  ///< the same for any other problem
};

/// A pack, or a folder of packs, in memory: for example one that a host has received or keeps in an
/// archive.
struct MemoryFolder {
    std::string name = "memory";  ///< the prefix of its file names in problems
    /// Content by name in the folder, with "/": "x1/pack.toml", "x1/001-wall.lua", "sets.toml".
    std::map<std::string, std::string> files;
};

/// What loading took, in counts that do not depend on a clock.
struct LoadCounts {
    std::size_t packs_from_images = 0;  ///< taken from a PackCache; the others are read from files
    std::size_t files_looked_at = 0;    ///< whose size and times were checked for a PackCache
    std::size_t files_read = 0;         ///< in the folders of packs
    std::size_t scripts_run = 0;
    std::size_t images_written = 0;
};

struct LoadResult {
    /// Null if there is any problem, unless every problem makes only its own cards or packs
    /// unusable (FaultyScripts, FaultyPacks).
    std::unique_ptr<CardPool> pool;
    Problems problems;  ///< all of them, of all packs, also of those that were left out
    /// If there are problems: what could be read despite them, for tools that only inspect. Its
    /// scripts must not be run.
    std::unique_ptr<CardPool> incomplete;
    LoadCounts counts;
};

/// A pack that was found but not read further.
struct PackPlace {
    std::string id;  ///< the ID in its pack.toml, or its folder's name if that cannot be read
    std::filesystem::path folder;
};

/// Returns the packs in `roots`, even those with errors: by root, then sorted by folder.
[[nodiscard]] std::vector<PackPlace> list_packs(std::span<const std::filesystem::path> roots);

/// Loads all packs in `roots`. Each root is a pack (a folder with a pack.toml) or a folder of
/// packs. If two packs have the same id, the one in the later root is reported; if both are in one
/// root, the one whose folder comes later in the alphabet. Limits for a pack that does not exist
/// are a problem, too.
[[nodiscard]] LoadResult load_packs(std::span<const std::filesystem::path> roots,
                                    const PackLimits& limits = {}, const PackCache& cache = {});

/// Loads packs from memory, too, which come after those in folders. Packs in folders and in memory
/// may depend on each other. The same files give the same pack with the same hash, wherever they
/// come from.
[[nodiscard]] LoadResult load_packs(std::span<const std::filesystem::path> roots,
                                    std::span<const MemoryFolder> memory,
                                    const PackLimits& limits = {}, const PackCache& cache = {});

}  // namespace ptcg
