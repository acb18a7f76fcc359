#include "phrases/replacing.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "card_tests/transcript.hpp"

namespace ptcg::tools::phrases {
namespace {

/// Returns where a statement begins and ends; the next one begins with a word at the start of a
/// line. It begins at npos if there is none.
std::pair<std::size_t, std::size_t> statement_at(const std::string& source,
                                                 const std::string& beginning)
{
    std::size_t begin = source.starts_with(beginning) ? 0 : source.find('\n' + beginning);
    if (begin == std::string::npos) return {begin, begin};
    if (begin > 0) ++begin;
    const auto begins_another = [&](std::size_t at) {
        constexpr std::string_view beginnings[] = {"card.", "local ", "--", "for ", "do\n"};
        return std::ranges::any_of(beginnings, [&](std::string_view word) {
            return source.compare(at, word.size(), word) == 0;
        });
    };
    std::size_t end = begin;
    do {
        end = source.find('\n', end);
        end = end == std::string::npos ? source.size() : end + 1;
    } while (end < source.size() && !begins_another(end));
    return {begin, end};
}

/// Returns the left side of the statement that a text's script is.
std::string left_side(const EffectText& text)
{
    switch (text.kind) {
        case EffectText::Kind::attack:
            return fmt::format("card.attack[{}] =", quoted_for_lua(text.name));
        case EffectText::Kind::ability:
            return fmt::format("card.ability[{}] =", quoted_for_lua(text.name));
        case EffectText::Kind::play:
            return "card.play =";
        case EffectText::Kind::in_play:
            return "card.in_play =";
    }
    return {};
}

/// Removes the lasting effects that the draft writes under the same names.
void remove_lasting(std::string& source, const std::string& draft)
{
    constexpr std::string_view begins = "card.lasting[";
    for (std::size_t at = draft.find(begins); at != std::string::npos;
         at = draft.find(begins, at + 1)) {
        const std::string left = draft.substr(at, draft.find('=', at) + 1 - at);
        const auto [begin, end] = statement_at(source, left);
        if (begin != std::string::npos) source.erase(begin, end - begin);
    }
}

}  // namespace

int line_of_statement(const std::string& source, const EffectText& text)
{
    const std::size_t begin = statement_at(source, left_side(text)).first;
    if (begin == std::string::npos) return 0;
    const auto end = source.begin() + static_cast<std::ptrdiff_t>(begin);
    return 1 + static_cast<int>(std::count(source.begin(), end, '\n'));
}

bool replace_by_draft(std::string& source, const EffectText& text, const EffectDraft& draft)
{
    if (statement_at(source, left_side(text)).first == std::string::npos) return false;
    std::string made = "do\n";
    for (const std::string& local : draft.locals) made += local + '\n';
    made += draft.script + "end\n";
    remove_lasting(source, made);
    const auto [begin, end] = statement_at(source, left_side(text));
    source.replace(begin, end - begin, made);
    return true;
}

}  // namespace ptcg::tools::phrases
