#include "phrases/closeness.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include "phrases/tokens.hpp"
#include "ptcg/scripting/ascii.hpp"

namespace ptcg::tools::phrases {
namespace {

constexpr std::size_t longest_formula = 8;

/// Returns the words of a text. An owner's name is one word ("Team Rocket's"): nobody can say it in
/// another way.
std::vector<std::string> words_in(std::string_view text)
{
    std::vector<std::string> words;
    bool after_capital = false;
    for (const Token& token : tokens_of(text)) {
        const char first = token.word.front();
        if (!ascii::is_letter(first) && !ascii::is_digit(first) && first != '{') continue;
        if (after_capital && token.capital && token.word.ends_with("'s")) {
            words.back() += " " + token.word;
        } else {
            words.push_back(token.word);
        }
        after_capital = token.capital;
    }
    return words;
}

/// Returns the longest sequence that both have.
std::span<const std::string> common_part(std::span<const std::string> a,
                                         std::span<const std::string> b)
{
    std::span<const std::string> best;
    std::vector<std::size_t> ending(b.size() + 1, 0);  // of a sequence that ends here
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = b.size(); j > 0; --j) {
            ending[j] = a[i] == b[j - 1] ? ending[j - 1] + 1 : 0;
            if (ending[j] > best.size()) best = a.subspan(i + 1 - ending[j], ending[j]);
        }
    }
    return best;
}

}  // namespace

SharedWords longest_shared(std::string_view ours, std::string_view printed)
{
    const std::vector<std::string> our_words = words_in(ours);
    SharedWords longest;
    while (!printed.empty()) {
        const std::size_t end = std::min(printed.find(". "), printed.size());
        const std::vector<std::string> sentence = words_in(printed.substr(0, end));
        printed.remove_prefix(std::min(end + 2, printed.size()));
        if (sentence.size() <= longest_formula) continue;
        const std::span<const std::string> shared = common_part(our_words, sentence);
        if (shared.size() <= longest.count) continue;
        longest = {shared.size(), {}};
        for (const std::string& word : shared) {
            longest.words += (longest.words.empty() ? "" : " ") + word;
        }
    }
    return longest;
}

}  // namespace ptcg::tools::phrases
