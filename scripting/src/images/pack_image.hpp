#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "definitions/script_functions.hpp"
#include "definitions/scripted_card.hpp"
#include "facts/card_facts.hpp"
#include "facts/pack_schema.hpp"
#include "images/archive.hpp"
#include "sandbox/runtime.hpp"

/// The results of reading a pack's files, cached so that they need not be read again.
namespace ptcg {

/// A script of a card or class that has been run.
struct ScriptImage {
    std::string file;        ///< in the pack: "003-voltkit.lua"
    std::string of;          ///< id of the card or class
    std::uint64_t hash = 0;  ///< of its source
    std::vector<script::Callback> functions;
};

/// A file that others may require.
struct ModuleImage {
    std::string file;  ///< in the pack: "lib/costs.lua"
    std::string module;
    std::uint64_t hash = 0;  ///< of its source
};

struct ClassImage {
    std::string file;  ///< as shown
    ClassEntry entry;
    std::optional<ScriptImage> script;
};

/// A pack at the time the image was made. The image depends on it, too.
struct PackBelow {
    std::string id;
    std::uint64_t stamp = 0;
};

/// The part that does not depend on the other packs loaded.
struct PackHead {
    Manifest manifest;
    std::uint64_t play_hash = 0;
    // Of all files, for the limits on packs
    std::uint64_t bytes = 0, files = 0, largest_file = 0;
    std::vector<PackBelow> below;            ///< those it depends on, also indirectly
    std::vector<std::string> stray_scripts;  ///< as shown
    std::vector<std::string> required;       ///< PackInfo::required
    std::vector<Allowance> allowed;          ///< of its cards
    std::vector<ModuleImage> modules;
    std::vector<ClassImage> classes;
    std::vector<ScriptImage> scripts;  ///< of its cards, in order
    std::vector<PrintEntry> prints;
    std::uint32_t cards = 0;
    // The meaning of the numbers in the body
    std::vector<std::string> class_ids, limit_ids;
};

/// A card, and what its script has registered.
struct CardImage {
    CardDef def;
    CardText text;
    std::vector<Handler> handlers;  ///< its own, without those of its classes
    std::vector<ScriptedCard::Lasting> lasting;
};

// The body is written and read in the order in which packs are loaded: the notes of reading facts,
// of shared files and of class scripts, then the handlers of classes; the notes of reading card
// scripts, then the cards.

class PackImageWriter {
public:
    explicit PackImageWriter(const CardLibrary& library) : archive_(library) {}

    void notes(const LibraryNotes& notes) { archive_.notes(notes); }
    void class_handlers(FunctionRange functions, const std::vector<Handler>& handlers);
    void card(FunctionRange functions, const CardDef& def, const CardText& text,
              const std::vector<Handler>& handlers,
              const std::vector<ScriptedCard::Lasting>& lasting);
    /// Returns the image. Fills in the head's ids.
    [[nodiscard]] std::string finish(PackHead head);

private:
    ArchiveWriter archive_;
};

/// Reads an image. All functions throw BrokenArchive, also if something the image names is unknown
/// here.
class PackImageReader {
public:
    /// Reads the head. The image must outlive the reader.
    explicit PackImageReader(std::string_view image);

    [[nodiscard]] const PackHead& head() const { return head_; }

    /// Move the functions of a script out of the head: of the class with this index, or of the card
    /// script with this index.
    [[nodiscard]] std::vector<script::Callback> take_class_functions(std::size_t number)
    {
        return std::move(head_.classes[number].script->functions);
    }
    [[nodiscard]] std::vector<script::Callback> take_card_functions(std::size_t number)
    {
        return std::move(head_.scripts[number].functions);
    }

    /// Looks up the classes and limits. REQUIRES: those of all packs are in the library.
    void find_words(const CardLibrary& library);
    void notes(CardLibrary& library);
    [[nodiscard]] std::vector<Handler> class_handlers(FunctionRange functions);
    /// Read the first part of the next card, and then the rest of it.
    void begin_card(CardImage& card);
    void end_card(CardImage& card, FunctionRange functions);
    /// Checks that everything has been read.
    void end() const;

private:
    void begin_functions(FunctionRange functions);

    PackHead head_;
    ArchiveTables tables_;
    ArchiveReader body_;
};

}  // namespace ptcg
