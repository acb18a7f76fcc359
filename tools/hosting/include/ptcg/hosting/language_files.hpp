#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"
#include "ptcg/scripting/problem.hpp"

#include "ptcg/hosting/language.hpp"

/// Language files: in a folder of packs, a file lang/<code>.toml for each language.
namespace ptcg {

/// A file that was read, and its problems.
struct LanguageResult {
    std::unique_ptr<Language> language;  ///< null if there are problems
    Problems problems;
    Problems doubts;                   ///< places that a translation leaves out
    std::vector<std::string> missing;  ///< "log.draws": texts that the file does not have
};

/// Parses a language file; `file` is the name shown in problems. Each text must exist in English,
/// and have no places other than the English ones.
[[nodiscard]] LanguageResult read_language(std::string_view text, const std::string& file,
                                           std::string_view code);
[[nodiscard]] LanguageResult load_language(const std::filesystem::path& file,
                                           const std::string& shown);

/// Returns the language files in a folder's lang/, by name.
[[nodiscard]] std::vector<std::filesystem::path> language_files(const std::filesystem::path& root);

/// Returns the language with this code, from the first of the folders that has it. "auto" is the
/// language of the environment (LC_ALL, LC_MESSAGES, LANG), or English if there is no file for it.
/// The error's message lists what is missing or wrong in a file, one line each.
[[nodiscard]] Result<std::shared_ptr<const Language>> find_language(
    std::string_view wanted, const std::vector<std::filesystem::path>& roots);

/// Returns the code of the language set in the environment ("pt" for "pt_BR.UTF-8"); empty if none
/// is set.
[[nodiscard]] std::string language_of_environment();

/// Returns the places in a form: {"player", "card"}, with the case of a Pokémon ("pokemon.to").
[[nodiscard]] std::vector<std::string> places_in(std::string_view form);

}  // namespace ptcg
