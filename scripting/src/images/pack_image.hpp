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

/// What reading a pack's files has brought, kept so that nobody has to read them again.
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

/// A pack as it was when the image was made: what it says depends on that, too.
struct PackBelow {
    std::string id;
    std::uint64_t stamp = 0;
};

/// What is the same whichever packs are loaded beside it.
struct PackHead {
    Manifest manifest;
    std::uint64_t play_hash = 0;
    // Of all files, for what a pack may be
    std::uint64_t bytes = 0, files = 0, largest_file = 0;
    std::vector<PackBelow> below;            ///< those it depends on, and they in turn
    std::vector<std::string> stray_scripts;  ///< as shown
    std::vector<std::string> required;       ///< PackInfo::required
    std::vector<Allowance> allowed;          ///< of its cards
    std::vector<ModuleImage> modules;
    std::vector<ClassImage> classes;
    std::vector<ScriptImage> scripts;  ///< of its cards, in their order
    std::vector<PrintEntry> prints;
    std::uint32_t cards = 0;
    // What the numbers in the body stand for
    std::vector<std::string> class_ids, limit_ids;
};

/// A card with what its script has registered.
struct CardImage {
    CardDef def;
    CardText text;
    std::vector<Handler> handlers;  ///< its own, without those of its classes
    std::vector<ScriptedCard::Lasting> lasting;
};

// The body is written and read in the order in which packs are put together: the notes of reading
// facts, shared files, scripts of classes, then these; the notes of reading scripts of cards, then
// the cards.

class PackImageWriter {
public:
    explicit PackImageWriter(const CardLibrary& library) : archive_(library) {}

    void notes(const LibraryNotes& notes) { archive_.notes(notes); }
    void class_handlers(FunctionRange functions, const std::vector<Handler>& handlers);
    void card(FunctionRange functions, const CardDef& def, const CardText& text,
              const std::vector<Handler>& handlers,
              const std::vector<ScriptedCard::Lasting>& lasting);
    /// The image. Fills in the head's ids.
    [[nodiscard]] std::string finish(PackHead head);

private:
    ArchiveWriter archive_;
};

/// Reads an image. All throw BrokenArchive, also where something is not known here that was.
class PackImageReader {
public:
    /// Reads the head. The image must outlive the reader.
    explicit PackImageReader(std::string_view image);

    [[nodiscard]] const PackHead& head() const { return head_; }

    /// The functions of a script, which the head has no more: of the class, or the script of a
    /// card, of this number in it.
    [[nodiscard]] std::vector<script::Callback> take_class_functions(std::size_t number)
    {
        return std::move(head_.classes[number].script->functions);
    }
    [[nodiscard]] std::vector<script::Callback> take_card_functions(std::size_t number)
    {
        return std::move(head_.scripts[number].functions);
    }

    /// Finds the classes and limits. REQUIRES: those of all packs are in the library.
    void find_words(const CardLibrary& library);
    void notes(CardLibrary& library);
    [[nodiscard]] std::vector<Handler> class_handlers(FunctionRange functions);
    /// What of the next card comes first, and then the rest of it.
    void begin_card(CardImage& card);
    void end_card(CardImage& card, FunctionRange functions);
    /// All has been read.
    void end() const;

private:
    void begin_functions(FunctionRange functions);

    PackHead head_;
    ArchiveTables tables_;
    ArchiveReader body_;
};

}  // namespace ptcg
