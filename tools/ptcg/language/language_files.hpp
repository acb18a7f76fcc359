#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/result.hpp"
#include "ptcg/scripting/problem.hpp"

#include "language/language.hpp"

/// The files of languages: a file lang/<code>.toml in a folder of packs each.
namespace ptcg::tools {

/// A file that was read, and what is the matter with it.
struct LanguageResult {
    std::unique_ptr<Language> language;  ///< null if there are problems
    Problems problems;
    Problems doubts;                   ///< places a translation leaves out
    std::vector<std::string> missing;  ///< "log.draws": texts that are not there
};

/// Reads the text of a language's file; `file` is the name shown in problems. Each text must be one
/// English has, with no other places than its.
[[nodiscard]] LanguageResult read_language(std::string_view text, const std::string& file,
                                           std::string_view code);
[[nodiscard]] LanguageResult load_language(const std::filesystem::path& file,
                                           const std::string& shown);

/// Files of languages in a folder lang/, by name.
[[nodiscard]] std::vector<std::filesystem::path> language_files(const std::filesystem::path& root);

/// The language of this code, from the first of the folders that has it. "auto" is the language of
/// the environment (LC_ALL, LC_MESSAGES, LANG), English if there is no file for it. What is missing
/// or wrong with a file is the error's message, a line each.
[[nodiscard]] Result<std::shared_ptr<const Language>> find_language(
    std::string_view wanted, const std::vector<std::filesystem::path>& roots);

/// The code of the language the environment asks for ("pt" for "pt_BR.UTF-8"); empty if it does
/// not.
[[nodiscard]] std::string language_of_environment();

/// The places in a form: {"player", "card"}, with the case of a Pokémon ("pokemon.to").
[[nodiscard]] std::vector<std::string> places_in(std::string_view form);

}  // namespace ptcg::tools
