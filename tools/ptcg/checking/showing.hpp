#pragma once

#include <string>

#include "checking/check.hpp"
#include "screen/terminal.hpp"

/// Findings for people and machines.
namespace ptcg::tools {

/// The findings file by file, and a line that counts them.
[[nodiscard]] std::string findings_text(const CheckReport& report, const Paint& paint);
/// The line that says how many errors are not shown, and of which packs or files.
[[nodiscard]] std::string not_shown(std::size_t errors, const std::vector<std::string>& elsewhere);
/// {"findings": [...], "cards": n, "packs": n, "errors": n, "warnings": n, "allowed": n,
/// "not_loaded": [ids of packs], "errors_elsewhere": n, "elsewhere": [ids of packs, or files]}
[[nodiscard]] std::string findings_json(const CheckReport& report);

/// What a code means and what to do, wrapped to a width.
[[nodiscard]] std::string explain_code(const FindingCode& code, std::size_t width);
/// All codes, a line each.
[[nodiscard]] std::string list_codes();
/// The page cards/CHECKS.md.
[[nodiscard]] std::string codes_markdown();

}  // namespace ptcg::tools
