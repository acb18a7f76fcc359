#include "phrases/draft.hpp"

#include <algorithm>
#include <array>

#include "phrases/reading.hpp"

namespace ptcg::tools::phrases {
namespace {

/// Damage to your own Pokémon is usually reduced after Weakness and Resistance. "Before" is no
/// reminder there: "any damage done to your Pokémon ... is reduced by 10 (before ...)".
bool says_when(std::span<const Token> tokens, std::size_t open)
{
    if (open < 3 || tokens[open - 3].word != "reduced" || tokens[open + 1].word != "before")
        return false;
    constexpr std::array<std::string_view, 3> done{"done", "to", "your"};
    const auto sentence = tokens.first(open);
    return std::search(sentence.begin(), sentence.end(), done.begin(), done.end(),
                       [](const Token& token, std::string_view word) {
                           return token.word == word;
                       }) != sentence.end();
}

/// Drops each bracket that only reminds of a rule.
void drop_reminders(const Phrasebook& book, std::vector<Token>& tokens)
{
    for (std::size_t open = 0; open < tokens.size(); ++open) {
        if (tokens[open].word != "(") continue;
        std::size_t close = open;
        while (close < tokens.size() && tokens[close].word != ")") ++close;
        if (close == tokens.size()) return;
        const std::span inside(tokens.data() + open + 1, close - open - 1);
        if (inside.empty() || says_when(tokens, open)) continue;
        if (read(book.english(), inside, "reminder").forms.empty()) continue;
        const auto begin = tokens.begin() + static_cast<std::ptrdiff_t>(open);
        tokens.erase(begin, begin + static_cast<std::ptrdiff_t>(close - open + 1));
        --open;
    }
}

/// Drops each sentence that only repeats a rule.
void drop_rules(const Phrasebook& book, std::vector<Token>& tokens)
{
    std::size_t begin = 0;
    while (begin < tokens.size()) {
        std::size_t end = begin;
        while (end < tokens.size() && tokens[end].word != ".") ++end;
        end = std::min(end + 1, tokens.size());
        const std::span sentence(tokens.data() + begin, end - begin);
        if (read(book.english(), sentence, "rule").forms.empty()) {
            begin = end;
            continue;
        }
        tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                     tokens.begin() + static_cast<std::ptrdiff_t>(end));
    }
}

}  // namespace

ReadText read_text(const Phrasebook& book, std::string_view text,
                   std::span<const std::string> names, std::string_view category)
{
    ReadText result;
    result.tokens = tokens_of(text, names);
    if (result.tokens.size() > most_tokens) {
        result.stopped = result.tokens[most_tokens].at;
        return result;
    }
    drop_reminders(book, result.tokens);
    drop_rules(book, result.tokens);
    Reading reading = read(book.english(), result.tokens, category);
    result.forms = std::move(reading.forms);
    result.stopped =
        reading.furthest < result.tokens.size() ? result.tokens[reading.furthest].at : text.size();
    return result;
}

}  // namespace ptcg::tools::phrases
