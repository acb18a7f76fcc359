#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "phrases/form.hpp"
#include "phrases/languages/translation_data.hpp"

namespace ptcg::tools::phrases {

/// The names in a text. Names of cards stay in English; in other languages nothing else tells them
/// from nouns with a capital letter.
struct TextNames {
    std::vector<std::string> own;  ///< those that the card uses for itself
    std::set<std::string> others;  ///< of other cards, attacks and owners ("Team Rocket")
};

/// Returns the names that a form mentions.
[[nodiscard]] std::set<std::string> names_in(const Form& form);

/// The phrasebook in another language. The phrasebook must outlive it.
class Translation {
public:
    /// Reads the files of a folder such as cards/phrases/es. The error has every problem, with file
    /// and line.
    [[nodiscard]] static Result<Translation> load(const Phrasebook& book,
                                                  const std::filesystem::path& folder);

    /// What is wrong with the wordings is added to the problems.
    Translation(const Phrasebook& book, TranslationData data, Problems& problems);

    /// Returns the rows of a form that have no wording.
    [[nodiscard]] std::vector<const Row*> missing_for(const Form& form) const;
    /// Returns a form, all of whose rows have a wording, in this language.
    [[nodiscard]] std::string wording(const Form& form) const;

    /// Returns all forms that a text in this language can have.
    [[nodiscard]] std::vector<FormRef> read(std::string_view text, const TextNames& names,
                                            std::string_view category) const;

    /// Returns the translation of a text that is not read; null if there is none.
    [[nodiscard]] const std::string* whole_text(std::string_view english) const;
    /// Returns all of these, by our English text.
    [[nodiscard]] const std::map<std::string, std::string, std::less<>>& whole_texts() const
    {
        return texts_;
    }

    /// Returns the rows that have an English wording of ours and none in this language.
    [[nodiscard]] std::vector<const Row*> missing() const;

    /// Returns the wording of a row as its file has it; null if there is none.
    [[nodiscard]] const std::string* pattern(const Row& row) const;

private:
    /// Lets a pattern say a row, wherever the row and its aliases are read.
    void add(const Row& row, const std::string& pattern, const Problem& at, Problems& problems);
    void add_wording(const TranslationData::Wording& wording, Problems& problems);

    const Phrasebook* book_;
    Wordings wordings_;
    Contractions contractions_;
    std::map<std::string, std::string, std::less<>> texts_;
    std::map<const Row*, std::string> patterns_;
};

}  // namespace ptcg::tools::phrases
