#include <fmt/format.h>

#include "checking/checks.hpp"
#include "ptcg/hosting/language_files.hpp"

namespace ptcg::tools {

void check_languages(const CheckGround& ground, Findings& findings)
{
    for (const std::filesystem::path& root : ground.roots) {
        for (const std::filesystem::path& file : language_files(root)) {
            const std::string shown = (root.filename() / "lang" / file.filename()).generic_string();
            const LanguageResult read = load_language(file, shown);
            for (const Problem& problem : read.problems) findings.push_back(to_finding(problem));
            for (const Problem& doubt : read.doubts) findings.push_back(to_finding(doubt));
            if (read.language == nullptr || read.missing.empty()) continue;
            const std::size_t count = read.missing.size();
            findings.push_back({.code = "language-missing",
                                .file = shown,
                                .message = fmt::format("{} text{} not translated: {}", count,
                                                       count == 1 ? " is" : "s are",
                                                       fmt::join(read.missing, ", ")),
                                .context = {},
                                .card = {}});
        }
    }
}

}  // namespace ptcg::tools
