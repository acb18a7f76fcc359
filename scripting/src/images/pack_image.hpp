#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "definitions/scripted_card.hpp"
#include "facts/card_facts.hpp"
#include "facts/pack_schema.hpp"
#include "sandbox/runtime.hpp"

/// What reading a pack's files has brought, kept so that nobody has to read them again.
namespace ptcg {

/// A script as it was run.
struct ScriptImage {
    std::string file;         ///< in the pack: "003-voltkit.lua"
    std::uint64_t hash = 0;   ///< of its source
    ScriptedCard registered;  ///< functions by their place in `functions`
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
};

struct CardImage {
    CardFacts facts;
    std::vector<ScriptImage> script;  ///< one or none
};

/// What there is to say of a pack before those it depends on are known.
struct PackHead {
    Manifest manifest;
    std::uint64_t play_hash = 0;
    std::vector<std::string> stray_scripts;  ///< as shown
    std::vector<ModuleImage> modules;
    std::vector<ClassImage> classes;
    std::vector<PrintEntry> prints;
};

/// What can be read when all classes are in the library.
struct PackBody {
    std::vector<std::vector<ScriptImage>> class_scripts;  ///< of each class, one or none
    std::vector<CardImage> cards;
};

/// Both as bytes.
struct PackImage {
    std::string head, body;
};

/// `library`: the one that numbers are of.
[[nodiscard]] PackImage image_of(const PackHead& head, const PackBody& body,
                                 const CardLibrary& library);

// Both throw BrokenArchive where the bytes are none of an image.

[[nodiscard]] PackHead read_head(std::string_view bytes);
/// Adds names and filters to the library; `classes` are those the pack may use.
[[nodiscard]] PackBody read_body(std::string_view bytes, CardLibrary& library,
                                 const std::map<std::string, ClassId>& classes);

/// Renumbers the functions of what a script has registered: the first becomes `first`.
void number_functions(ScriptedCard& registered, std::uint16_t first);

}  // namespace ptcg
