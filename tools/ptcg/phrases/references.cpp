#include "phrases/references.hpp"

#include <charconv>

#include <fmt/format.h>

namespace ptcg::tools::phrases {

std::string reference(std::size_t step)
{
    return fmt::format("@{}@", step);
}

std::string replaced_references(std::string_view text,
                                const std::function<std::string(std::size_t)>& replacement)
{
    std::string result;
    while (true) {
        const std::size_t at = text.find('@');
        result += text.substr(0, at);
        if (at == std::string_view::npos) return result;
        const std::size_t end = text.find('@', at + 1);
        std::size_t step = 0;
        std::from_chars(text.data() + at + 1, text.data() + end, step);
        result += replacement(step);
        text.remove_prefix(end + 1);
    }
}

void each_reference(std::string_view text, const std::function<void(std::size_t)>& visit)
{
    (void)replaced_references(text, [&](std::size_t step) {
        visit(step);
        return std::string();
    });
}

std::string resolved(std::string_view text, const ResultNames& names)
{
    return replaced_references(text,
                               [&](std::size_t step) { return resolved(names.at(step), names); });
}

void renumber(std::string& text, std::size_t at)
{
    text = replaced_references(
        text, [&](std::size_t step) { return reference(step >= at ? step + 1 : step); });
}

}  // namespace ptcg::tools::phrases
