#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ptcg::tools::phrases {

/// Words of a language that melt into one where they meet: Spanish "de el" into "del".
class Contractions {
public:
    /// `separate` are two words or more; `joined` is one, which means nothing else. A `joined` that
    /// ends in an apostrophe takes the word that follows with it, as `separate` does: Italian
    /// "di l'" and "dell'".
    void add(std::string separate, std::string joined);

    /// Contracts a text.
    [[nodiscard]] std::string contract(std::string_view text) const;
    /// Undoes `contract`: the same words, contracted or not, give the same text.
    [[nodiscard]] std::string expand(std::string_view text) const;

private:
    std::vector<std::pair<std::string, std::string>> pairs_;  ///< separate, joined
};

}  // namespace ptcg::tools::phrases
