#include "phrases/finding.hpp"

#include <algorithm>
#include <system_error>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace ptcg::tools::phrases {
namespace {

/// Returns the phrasebook's folder; empty if there is none.
std::filesystem::path folder_in(std::span<const std::filesystem::path> roots)
{
    std::error_code error;
    for (const std::filesystem::path& root : roots) {
        std::filesystem::path folder = root / "phrases";
        if (std::filesystem::is_directory(folder, error)) return folder;
    }
    return {};
}

}  // namespace

Result<Phrasebook> find_phrasebook(std::span<const std::filesystem::path> roots)
{
    const std::filesystem::path folder = folder_in(roots);
    if (!folder.empty()) return Phrasebook::load(folder);
    return Error{"there is no phrasebook: no folder of packs has a folder \"phrases\""};
}

Result<Translation> find_translation(const Phrasebook& book, std::string_view code,
                                     std::span<const std::filesystem::path> roots)
{
    const std::vector<std::string> known = phrasebook_languages(roots);
    if (std::ranges::find(known, code) != known.end()) {
        return Translation::load(book, folder_in(roots) / code);
    }
    return Error{fmt::format("the phrasebook has no language \"{}\"\n  languages: {}", code,
                             fmt::join(known, ", "))};
}

std::vector<std::string> phrasebook_languages(std::span<const std::filesystem::path> roots)
{
    std::vector<std::string> codes;
    const std::filesystem::path folder = folder_in(roots);
    std::error_code error;
    for (auto it = std::filesystem::directory_iterator(folder, error);
         !error && it != std::filesystem::directory_iterator(); it.increment(error)) {
        if (it->is_directory(error)) codes.push_back(it->path().filename().string());
    }
    std::ranges::sort(codes);
    return codes;
}

}  // namespace ptcg::tools::phrases
