#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "checking/check.hpp"
#include "screen/terminal.hpp"

/// Formats findings for people and for programs.
namespace ptcg::tools {

/// Returns the findings file by file, and a line with their counts.
[[nodiscard]] std::string findings_text(const CheckReport& report, const Paint& paint);
/// Returns the line that says how many errors are not shown, and from which packs or files.
[[nodiscard]] std::string not_shown(std::size_t errors, const std::vector<std::string>& elsewhere);
/// Returns the line that says that `ptcg COMMAND` covered only the pack around the current folder.
[[nodiscard]] std::string only_this_pack(const std::filesystem::path& pack,
                                         std::string_view command);
/// {"findings": [...], "cards": n, "packs": n, "errors": n, "warnings": n, "allowed": n,
/// "not_loaded": [ids of packs], "errors_elsewhere": n, "elsewhere": [ids of packs, or files]}
[[nodiscard]] std::string findings_json(const CheckReport& report);

/// Returns what a code means and what to do, wrapped to a width.
[[nodiscard]] std::string explain_code(const FindingCode& code, std::size_t width);
/// Returns all codes, one per line.
[[nodiscard]] std::string list_codes(std::size_t width);
/// Returns the contents of cards/CHECKS.md.
[[nodiscard]] std::string codes_markdown();

}  // namespace ptcg::tools
