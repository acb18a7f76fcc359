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

/// The steps in which packs add names and filters to the library, all packs in each.
enum class LoadStep : std::uint8_t { facts, shared_scripts, class_scripts, card_scripts };
inline constexpr std::size_t step_count = 4;

/// An image that was kept of a pack, while it is read.
struct OpenImage {
    explicit OpenImage(std::string all) : bytes(std::move(all)), reader(bytes) {}

    /// Nothing but the head is read any more.
    void close() { std::string().swap(bytes); }

    std::string bytes;
    PackImageReader reader;
};

/// Places in a list, one after the other.
struct PlaceRange {
    std::size_t begin = 0, end = 0;
};

/// A pack while it is being loaded: from its files, or from an image.
struct PackDraft {
    PackFolder folder;
    PackFiles files;                   ///< none where there is an image
    std::unique_ptr<OpenImage> image;  ///< null: it is read from its files
    std::optional<FolderStamp> stamp;  ///< before anything was read
    PlayHash hash;                     ///< of what is read from files
    PackNumber number{};               ///< in the library
    // Its part of the lists of all packs
    PlaceRange modules, class_scripts, card_scripts, cards, defs;
    // Of what is read from files
    std::array<LibraryNotes, step_count> notes;
    std::vector<PrintEntry> prints;
    bool faulty = false;                ///< has a script that is wrong, and no other problem
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
    std::optional<std::size_t> chunk;  ///< its script, as a position in the bundle
    ScriptedCard script;
};

/// All packs while they are being loaded, and what they make up together.
struct Loading {
    std::unique_ptr<CardPool> pool = std::make_unique<CardPool>();
    LibraryWriter writer{pool->library};
    Problems problems;
    bool faults_stay = false;  ///< scripts that are wrong spoil their cards alone
    Problems faults;           ///< these
    LoadCounts counts;
    IdRegister card_ids;           ///< of what is read from files
    std::vector<PackDraft> packs;  ///< like the two below
    std::vector<Manifest> manifests;
    std::vector<std::vector<std::size_t>> reach;  ///< see reach_of_packs
    std::vector<std::size_t> order;               ///< a pack comes after those it depends on
    PackClasses classes{manifests, reach};
    std::vector<std::vector<Handler>> class_handlers;  ///< by ClassId
    std::vector<CardDraft> cards;                      ///< of packs that are read from files

    /// A file of a pack as it is named in problems.
    [[nodiscard]] std::string shown(std::size_t pack, const std::string& file) const
    {
        return packs[pack].folder.shown + "/" + file;
    }
    /// Calls `read(table)` for a TOML file; what it reports is put in the order of the lines.
    template <typename Read>
    void with_toml(std::size_t pack, const std::string& file, Read read)
    {
        const std::size_t before = problems.size();
        const auto table = parse_toml(packs[pack].files.at(file), shown(pack, file), problems);
        if (table) read(*table);
        sort_by_place(problems, before);
    }
};

/// An image does not go together with what else there is: all must be read from files, which tells
/// what is wrong with them, if anything is.
struct OddImage {};

}  // namespace ptcg
