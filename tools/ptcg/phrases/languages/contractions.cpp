#include "phrases/languages/contractions.hpp"

#include "ptcg/scripting/ascii.hpp"

namespace ptcg::tools::phrases {
namespace {

/// Whether a byte belongs to a word; a byte of an accented letter does.
bool in_word(char c)
{
    return ascii::is_letter(c) || static_cast<unsigned char>(c) >= 0x80;
}

bool begins_word(std::string_view text, std::size_t at)
{
    return at == 0 || (!in_word(text[at - 1]) && text[at - 1] != '\'');
}

bool ends_word(std::string_view text, std::size_t end, char last)
{
    return last == '\'' || end == text.size() || !in_word(text[end]);
}

/// Returns whether the text has these words at a place; the first letter may be a capital one.
bool stands_at(std::string_view text, std::size_t at, std::string_view words)
{
    const std::string_view there = text.substr(at, words.size());
    return there.size() == words.size() && ascii::lower(there[0]) == words[0] &&
           there.substr(1) == words.substr(1) && ends_word(text, at + words.size(), words.back());
}

/// Replaces one of the words by the other; `forward`: the first by the second.
std::string replaced(std::string_view text,
                     const std::vector<std::pair<std::string, std::string>>& pairs, bool forward)
{
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        bool found = false;
        for (const auto& [separate, joined] : pairs) {
            const std::string& from = forward ? separate : joined;
            const std::string& to = forward ? joined : separate;
            if (!begins_word(text, at) || !stands_at(text, at, from)) continue;
            result += text[at] == from[0] ? to[0] : ascii::upper(to[0]);
            result += std::string_view(to).substr(1);
            at += from.size();
            found = true;
            break;
        }
        if (!found) result += text[at++];
    }
    return result;
}

}  // namespace

void Contractions::add(std::string separate, std::string joined)
{
    pairs_.emplace_back(std::move(separate), std::move(joined));
}

std::string Contractions::contract(std::string_view text) const
{
    return replaced(text, pairs_, true);
}

std::string Contractions::expand(std::string_view text) const
{
    return replaced(text, pairs_, false);
}

}  // namespace ptcg::tools::phrases
