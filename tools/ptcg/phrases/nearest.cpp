#include "phrases/nearest.hpp"

#include <algorithm>
#include <map>

namespace ptcg::tools::phrases {
namespace {

/// Returns how many of the pattern's words occur in this order among the words.
std::size_t common_words(const Sequence& pattern, std::span<const Token> words)
{
    std::vector<std::size_t> row(words.size() + 1, 0);
    for (const Symbol& symbol : pattern) {
        if (symbol.word.empty()) continue;
        std::size_t diagonal = 0;
        for (std::size_t i = 1; i <= words.size(); ++i) {
            const std::size_t above = row[i];
            row[i] = words[i - 1].word == symbol.word ? diagonal + 1 : std::max(row[i], row[i - 1]);
            diagonal = above;
        }
    }
    return row.back();
}

}  // namespace

std::vector<const Row*> nearest_rows(const Phrasebook& book, std::span<const Token> words,
                                     std::size_t most)
{
    std::map<const Row*, double> likeness;
    for (const Production& production : book.english().productions()) {
        std::size_t all = 0;
        for (const Symbol& symbol : production.symbols) all += symbol.word.empty() ? 0U : 1U;
        if (all < 2) continue;  // too little to be like anything
        const std::size_t same = common_words(production.symbols, words);
        if (2 * same < all) continue;
        // Longer likenesses count more than short complete ones.
        const double value = static_cast<double>(same * same) / static_cast<double>(all);
        double& best = likeness[production.row];
        best = std::max(best, value);
    }
    std::vector<std::pair<double, const Row*>> sorted;
    for (const auto& [row, value] : likeness) sorted.emplace_back(value, row);
    std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second->line < b.second->line;
    });
    std::vector<const Row*> rows;
    for (const auto& [value, row] : sorted) {
        if (rows.size() < most) rows.push_back(row);
    }
    return rows;
}

}  // namespace ptcg::tools::phrases
