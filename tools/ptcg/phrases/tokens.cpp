#include "phrases/tokens.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "ptcg/scripting/ascii.hpp"

namespace ptcg::tools::phrases {
namespace {

/// Letters and marks that several printings write in several ways.
constexpr std::array<std::pair<std::string_view, std::string_view>, 10> folded{{
    {"é", "e"},
    {"É", "e"},
    {"’", "'"},
    {"‘", "'"},
    {"×", "x"},
    {"−", "-"},
    {"–", "-"},
    {"—", "-"},
    {"“", "\""},
    {"”", "\""},
}};

/// Returns how the beginning of `text` is folded, and how many bytes that replaces.
std::pair<std::string, std::size_t> fold(std::string_view text)
{
    for (const auto& [from, to] : folded) {
        if (text.starts_with(from)) return {std::string(to), from.size()};
    }
    const auto byte = static_cast<unsigned char>(text[0]);
    const std::size_t length = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    if (length == 1) return {std::string(1, ascii::lower(text[0])), 1};
    return {std::string(text.substr(0, length)), std::min(length, text.size())};
}

bool joins(std::string_view folded_character)
{
    const char c = folded_character[0];
    return folded_character.size() > 1 || ascii::is_letter(c) || ascii::is_digit(c) || c == '\'' ||
           c == '-';
}

/// A sign before a number is a token of its own: "-20".
bool is_sign(std::string_view text, std::size_t at)
{
    return text[at] == '-' && at + 1 < text.size() && ascii::is_digit(text[at + 1]) &&
           (at == 0 || ascii::is_blank(text[at - 1]));
}

Token word_at(std::string_view text, std::size_t at)
{
    Token token{.word = {}, .written = {}, .at = at};
    std::size_t end = at;
    if (is_sign(text, at)) {
        token.word = "-";
        end = at + 1;
    } else if (text[at] == '{') {
        const std::size_t close = text.find('}', at);
        end = close == std::string_view::npos ? at + 1 : close + 1;
        for (const char c : text.substr(at, end - at)) token.word += ascii::lower(c);
    } else {
        while (end < text.size()) {
            const auto [character, length] = fold(text.substr(end));
            if (!joins(character) && end > at) break;
            // "Pokémon's" is two words: what follows says the same of "this Pokémon's".
            if (token.word == "pokemon" && character == "'") break;
            token.word += character;
            end += length;
            if (!joins(character)) break;
        }
    }
    token.written = text.substr(at, end - at);
    if (token.word == "an") token.word = "a";
    // "Pokémon-ex" and "Pokémon-EX" are two kinds, which only the spelling tells apart.
    if (token.word.ends_with("-ex") && token.written.ends_with("-EX")) {
        token.word.replace(token.word.size() - 2, 2, "EX");
    }
    token.capital = ascii::is_upper(text[at]) || text.substr(at).starts_with("É");
    token.number = std::all_of(token.word.begin(), token.word.end(), ascii::is_digit);
    return token;
}

/// Splits "Sparkit's" in two where it is the last word of the name.
void split_possessives(std::vector<Token>& tokens, const Token& last)
{
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].word != last.word + "'s") continue;
        Token mark = tokens[i];
        const std::size_t size =
            tokens[i].written.size() - (tokens[i].written.ends_with("'s") ? 2 : 4);
        tokens[i].word = last.word;
        tokens[i].written = mark.written.substr(0, size);
        mark.word = "'s";
        mark.written.remove_prefix(size);
        mark.at += size;
        mark.capital = false;
        tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(i) + 1, mark);
        ++i;
    }
}

/// Replaces each sequence of tokens that spells `name` by one.
void join(std::vector<Token>& tokens, std::span<const Token> name)
{
    const auto same = [](const Token& a, const Token& b) { return a.word == b.word; };
    auto from = tokens.begin();
    while (true) {
        from = std::search(from, tokens.end(), name.begin(), name.end(), same);
        if (from == tokens.end()) return;
        const Token& last = *(from + static_cast<std::ptrdiff_t>(name.size()) - 1);
        const char* const end = last.written.data() + last.written.size();
        from->written = {from->written.data(),
                         static_cast<std::size_t>(end - from->written.data())};
        from->word = own_name;
        ++from;
        from = tokens.erase(from, from + static_cast<std::ptrdiff_t>(name.size()) - 1);
    }
}

constexpr std::array<std::string_view, 14> class_marks{
    " ex", "-EX", "-GX",   " V",     " VMAX", " VSTAR", " V-UNION",
    " GX", " EX", " LV.X", " BREAK", " ☆",    " Star",  " δ",
};

}  // namespace

std::vector<Token> tokens_of(std::string_view text, std::span<const std::string> names)
{
    std::vector<Token> tokens;
    for (std::size_t at = 0; at < text.size();) {
        if (ascii::is_blank(text[at])) {
            ++at;
            continue;
        }
        tokens.push_back(word_at(text, at));
        at += tokens.back().written.size();
    }
    for (const std::string& name : names) {
        const std::vector<Token> words = tokens_of(name);
        if (words.empty()) continue;
        split_possessives(tokens, words.back());
        join(tokens, words);
    }
    return tokens;
}

std::vector<std::string> own_names(std::string_view name)
{
    std::vector<std::string> names{std::string(name)};
    for (const std::string_view mark : class_marks) {
        if (name.ends_with(mark)) names.emplace_back(name.substr(0, name.size() - mark.size()));
    }
    // Texts call Unown [A] "Unown A".
    if (const std::size_t open = name.find(" [");
        open != std::string_view::npos && name.ends_with(']')) {
        names.push_back(fmt::format("{} {}", name.substr(0, open),
                                    name.substr(open + 2, name.size() - open - 3)));
    }
    return names;
}

}  // namespace ptcg::tools::phrases
