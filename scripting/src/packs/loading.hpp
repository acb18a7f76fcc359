#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "definitions/scripted_card.hpp"
#include "facts/card_facts.hpp"
#include "facts/library_writer.hpp"
#include "facts/pack_schema.hpp"
#include "facts/play_hash.hpp"
#include "images/folder_stamp.hpp"
#include "images/pack_image.hpp"
#include "packs/classes.hpp"
#include "packs/files.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg {

/// The steps in which packs add names and filters to the library. Each step covers all packs.
enum class LoadStep : std::uint8_t { facts, shared_scripts, class_scripts, card_scripts };
inline constexpr std::size_t step_count = 4;

/// The cached image of a pack, while it is read.
struct OpenImage {
    explicit OpenImage(std::string all) : bytes(std::move(all)), reader(bytes) {}

    /// Frees all but the head, which is all that is still read.
    void close() { std::string().swap(bytes); }

    std::string bytes;
    PackImageReader reader;
};

/// A range of indexes.
struct PlaceRange {
    std::size_t begin = 0, end = 0;
};

/// A pack while it is being loaded from its files or from an image.
struct PackDraft {
    PackFolder folder;
    PackFiles files;                   ///< none if there is an image
    std::unique_ptr<OpenImage> image;  ///< null: it is read from its files
    std::optional<FolderStamp> stamp;  ///< from before anything was read
    PlayHash hash;                     ///< of a pack read from files
    PackNumber number{};               ///< in the library
    // Its parts of the lists of all packs
    PlaceRange modules, class_scripts, card_scripts, cards, defs;
    // Of a pack read from files
    std::array<LibraryNotes, step_count> notes;
    std::vector<PrintEntry> prints;
    bool faulty = false;                ///< has a faulty script, and no other problem
    bool unread = false;                ///< has the id of an earlier pack, so only that was read
    std::vector<std::string> required;  ///< PackInfo::required

    [[nodiscard]] std::uint64_t play_hash() const
    {
        return image != nullptr ? image->reader.head().play_hash : hash.value();
    }
};

/// A card while it is being loaded from its files.
struct CardDraft {
    std::size_t pack = 0;
    CardFacts facts;
    std::optional<std::size_t> chunk;  ///< the index of its script in the bundle
    ScriptedCard script;
};

/// All packs while they are being loaded, and what they contain together.
struct Loading {
    std::unique_ptr<CardPool> pool = std::make_unique<CardPool>();
    LibraryWriter writer{pool->library};
    Problems problems;
    bool faults_stay = false;  ///< faulty scripts disable only their own cards
    Problems faults;           ///< of those scripts
    LoadCounts counts;
    IdRegister card_ids;           ///< of packs read from files
    std::vector<PackDraft> packs;  ///< same indexes as the two below
    std::vector<Manifest> manifests;
    std::vector<std::vector<std::size_t>> reach;  ///< see reach_of_packs
    std::vector<std::size_t> order;               ///< each pack comes after those it depends on
    PackClasses classes{manifests, reach};
    std::vector<std::vector<Handler>> class_handlers;  ///< by ClassId
    std::vector<CardDraft> cards;                      ///< of packs read from files

    /// Returns the name of a pack's file for problems.
    [[nodiscard]] std::string shown(std::size_t pack, const std::string& file) const
    {
        return packs[pack].folder.shown + "/" + file;
    }
    /// Calls `read(table)` for a TOML file and sorts the problems it reports by line.
    template <typename Read>
    void with_toml(std::size_t pack, const std::string& file, Read read)
    {
        const std::size_t before = problems.size();
        const auto table = parse_toml(packs[pack].files.at(file), shown(pack, file), problems);
        if (table) read(*table);
        sort_by_place(problems, before);
    }
};

/// Thrown when an image conflicts with other packs. All packs must then be read from files, which
/// reports any problems they have.
struct OddImage {};

}  // namespace ptcg
