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
    std::filesystem::path path;  ///< empty: it came from memory
    std::string shown;           ///< its folder as it begins the names of files: "cards/my1"
    std::uint64_t hash = 0;  ///< over names and bytes of all its files; the same on every machine
    std::uint64_t play_hash = 0;             ///< over what plays alone (CardPack::hash)
    std::vector<std::string> cards;          ///< ids of its cards, in the order of their files
    std::vector<std::string> stray_scripts;  ///< Lua files of cards that have no TOML file
    std::vector<std::string> languages;      ///< of which every card is to have its name
    std::vector<Allowance> allowed;          ///< of the pack and of its cards
};

/// Everything that was read from the packs. The same files give the same pool, wherever they lie.
struct CardPool {
    CardLibrary library;
    ScriptBundle scripts;
    std::vector<PackInfo> packs;  ///< a pack stands after those it depends on
};

/// A hash over all files of all packs of the pool: the same packs, wherever they lie.
[[nodiscard]] std::uint64_t hash_of_packs(const CardPool& pool);

/// What a pack may be. A host sets this for strangers' packs.
struct PackLimits {
    std::size_t file_bytes = 1u << 20;
    std::size_t pack_bytes = 64u << 20;  ///< all packs together: twice as many
    std::size_t pack_files = 20'000;
    ScriptLimits scripts{};  ///< while files are run once, and of every ScriptHost of the pool
};

/// A pack, or a folder of packs, that lies in memory: what a host was sent or keeps in an archive.
struct MemoryFolder {
    std::string name = "memory";  ///< what names of files begin with in problems
    /// By their names in the folder, with "/": "x1/pack.toml", "x1/001-wall.lua", "sets.toml".
    std::map<std::string, std::string> files;
};

struct LoadResult {
    std::unique_ptr<CardPool> pool;  ///< null if there is any problem
    Problems problems;               ///< all of them, of all packs
    /// With problems: what could be read all the same, for tools that look on. Its scripts must
    /// not be run.
    std::unique_ptr<CardPool> incomplete;
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
                                    const PackLimits& limits = {});

/// The same with packs from memory beside them; these may depend on each other. The same files
/// give the same pack, with the same hash, wherever they come from.
[[nodiscard]] LoadResult load_packs(std::span<const std::filesystem::path> roots,
                                    std::span<const MemoryFolder> memory,
                                    const PackLimits& limits = {});

}  // namespace ptcg
