#include "phrases/lua_text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/scripting/ascii.hpp"

namespace ptcg::tools::phrases {

bool is_name_character(char c)
{
    return ascii::is_letter(c) || ascii::is_digit(c) || c == '_';
}

bool uses_word(std::string_view source, std::string_view word)
{
    for (std::size_t at = source.find(word); at != std::string_view::npos;
         at = source.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        if ((at == 0 || (!is_name_character(source[at - 1]) && source[at - 1] != '.')) &&
            (end == source.size() || !is_name_character(source[end]))) {
            return true;
        }
    }
    return false;
}

std::string parameters_of(std::string_view body, const std::vector<std::string>& passed)
{
    const bool it = uses_word(body, "it");
    const bool game = uses_word(body, "game");
    std::vector<std::string> all;
    if (game || it || !passed.empty()) all.emplace_back(game ? "game" : "_");
    if (it || !passed.empty()) all.emplace_back(it ? "it" : "_");
    all.insert(all.end(), passed.begin(), passed.end());
    return fmt::format("{}", fmt::join(all, ", "));
}

std::string without_parentheses(std::string value)
{
    if (!value.starts_with('(')) return value;
    int depth = 0;
    for (std::size_t i = 0; i < value.size(); ++i) {
        depth += value[i] == '(' ? 1 : value[i] == ')' ? -1 : 0;
        if (depth == 0) return i + 1 == value.size() ? value.substr(1, i - 1) : value;
    }
    return value;
}

std::string with_or_in_parentheses(std::string expression)
{
    return expression.find(" or ") == std::string::npos ? expression
                                                        : fmt::format("({})", expression);
}

}  // namespace ptcg::tools::phrases
