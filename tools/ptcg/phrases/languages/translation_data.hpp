#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "phrases/languages/contractions.hpp"
#include "phrases/phrasebook.hpp"

namespace ptcg::tools::phrases {

/// What the files of a language say; cards/phrases/README.md describes them.
struct TranslationData {
    struct Wording {
        const Row* row;
        std::string pattern;  ///< with roles for slots: "{to}"
        Gender gender;        ///< of a noun's own words
        Problem at;           ///< where it stands, without a message
    };
    std::vector<Wording> wordings;
    Contractions contractions;
    /// Translations of texts that are not read, by our own text in English.
    std::map<std::string, std::string, std::less<>> texts;
};

/// Reads the content of one file into `data`. What is wrong is added to the problems.
void read_translation(const Phrasebook& book, std::string_view text, const std::string& file,
                      TranslationData& data, Problems& problems);

}  // namespace ptcg::tools::phrases
