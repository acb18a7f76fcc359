#include "phrases/finding.hpp"

#include <system_error>

namespace ptcg::tools::phrases {

Result<Phrasebook> find_phrasebook(std::span<const std::filesystem::path> roots)
{
    std::error_code error;
    for (const std::filesystem::path& root : roots) {
        const std::filesystem::path folder = root / "phrases";
        if (std::filesystem::is_directory(folder, error)) return Phrasebook::load(folder);
    }
    return Error{"there is no phrasebook: no folder of packs has a folder \"phrases\""};
}

}  // namespace ptcg::tools::phrases
