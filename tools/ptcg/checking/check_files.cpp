#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "checking/checks.hpp"
#include "ptcg/scripting/ascii.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

/// "my1-25" -> "025": the beginning of the names of a card's files.
std::string file_number(const std::string& number)
{
    const bool digits = std::ranges::all_of(number, ascii::is_digit);
    return digits && number.size() < 3 ? std::string(3 - number.size(), '0') + number : number;
}

void check_file_name(const CardText& card, Findings& findings)
{
    const std::string stem = fs::path(card.file).stem().string();
    const std::string wanted = file_number(card.number) + "-";
    // File names may omit characters like "?" (an Unown's number).
    if (stem.starts_with(wanted) || stem == file_number(card.number)) return;
    if (!std::ranges::all_of(card.number,
                             [](char c) { return ascii::is_digit(c) || ascii::is_letter(c); })) {
        return;
    }
    findings.push_back(
        finding_about(card, "file-name", 0,
                      fmt::format("the file of {} must begin with \"{}\"", card.id, wanted)));
}

/// Calls `add` for each card; returns the names it has added to a set, sorted.
template <typename Add>
std::vector<std::string> names_in(const CardLibrary& library, Add add)
{
    std::set<std::string> names;
    for (std::size_t i = 0; i < library.size(); ++i) add(static_cast<DefId>(i), names);
    return {names.begin(), names.end()};
}

/// Returns the names of all Pokémon, including Trainer cards that are played as Pokémon.
std::vector<std::string> all_names_in_play(const CardLibrary& library)
{
    return names_in(library, [&](DefId id, std::set<std::string>& names) {
        if (library.def(id).works_as_pokemon()) names.insert(library.text(id).name);
    });
}

std::vector<std::string> all_names(const CardLibrary& library)
{
    return names_in(library, [&](DefId id, std::set<std::string>& names) {
        const CardDef& card = library.def(id);
        names.insert(library.text(id).name);
        for (std::size_t i = 0; i < card.attack_count; ++i) {
            names.emplace(library.name(card.attacks[i].name));
        }
    });
}

void check_evolution(const CardLibrary& library, DefId def, const PackInfo& pack,
                     const std::vector<std::string>& names, Findings& findings)
{
    const CardDef& card = library.def(def);
    if (card.evolves_from == no_name) return;
    const std::string from(library.name(card.evolves_from));
    if (std::ranges::binary_search(names, from)) return;
    const std::string near = did_you_mean(from, names);
    if (near.empty()) return;  // a card of a set that is not loaded
    const std::string& file = library.text(def).file;
    findings.push_back(finding_about(library.text(def), "evolves-from-nobody",
                                     line_of(real_path(pack, file), from),
                                     fmt::format("no card has the name \"{}\"{}", from, near)));
}

void check_languages(const CardText& card, const PackInfo& pack, Findings& findings)
{
    for (const std::string& language : pack.languages) {
        const bool there = std::ranges::any_of(
            card.names, [&](const auto& name) { return name.first == language; });
        if (there) continue;
        findings.push_back(finding_about(card, "missing-name", 0,
                                         fmt::format("no name in \"{}\", one of the languages of "
                                                     "pack.toml; add [names] {} = \"...\"",
                                                     language, language)));
    }
}

}  // namespace

CheckGround::CheckGround(const CardPool& all, std::span<const fs::path> where,
                         std::vector<const PackInfo*> wanted, bool all_read)
    : pool(all),
      roots(where),
      packs(std::move(wanted)),
      names_in_play(all_names_in_play(all.library)),
      known_names(all_names(all.library)),
      drafts({where.begin(), where.end()}),
      complete(all_read)
{
}

const ScriptReport* CheckSubject::script_of(std::string_view card) const
{
    for (const auto& [number, report] : analysis.cards) {
        if (pool.scripts.cards[number].card == card) return &report;
    }
    return nullptr;
}

void check_modules(const CheckGround& ground, Findings& findings)
{
    std::set<std::string> required;
    for (const PackInfo& pack : ground.pool.packs) {
        required.insert(pack.required.begin(), pack.required.end());
    }
    for (const PackInfo* const pack : ground.packs) {
        for (const ScriptChunk& chunk : ground.pool.scripts.shared) {
            if (chunk.pack != pack->id || required.contains(chunk.pack + "/" + chunk.module)) {
                continue;
            }
            findings.push_back({.code = "unused-module",
                                .file = chunk.path,
                                .message = fmt::format("no script requires \"{}\"", chunk.module),
                                .context = {},
                                .card = {}});
        }
    }
}

int line_of(const std::filesystem::path& file, std::string_view word)
{
    const Result<std::string> text = read_file(file, most_text_bytes);
    if (!text) return 0;
    std::istringstream in(text.value());
    const std::string wanted = "\"" + std::string(word) + "\"";
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        if (line.find(wanted) != std::string::npos) return number;
    }
    return 0;
}

std::filesystem::path real_path(const PackInfo& pack, const std::string& shown)
{
    return shown.starts_with(pack.shown + "/") ? pack.path / shown.substr(pack.shown.size() + 1)
                                               : fs::path(shown);
}

void check_files(const CheckSubject& subject, Findings& findings)
{
    const CardLibrary& library = subject.pool.library;
    const PackInfo& pack = subject.pack;
    for (const std::string& script : pack.stray_scripts) {
        findings.push_back(
            {.code = "stray-script",
             .file = script,
             .message = "this script belongs to no card: there is no .toml file with this name",
             .context = {},
             .card = {}});
    }
    for (const std::string& id : pack.cards) {
        const DefId def = library.find(id);
        if (def == no_def) continue;
        check_file_name(library.text(def), findings);
        check_evolution(library, def, pack, subject.ground.names_in_play, findings);
        check_languages(library.text(def), pack, findings);
    }
}

}  // namespace ptcg::tools
