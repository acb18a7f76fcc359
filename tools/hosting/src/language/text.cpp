#include "ptcg/hosting/text.hpp"

#include <algorithm>
#include <cassert>

namespace ptcg {

std::string fill(std::string_view form, const Filler& filler)
{
    std::string result;
    while (!form.empty()) {
        const std::size_t open = form.find('{');
        result += form.substr(0, open);
        if (open == std::string_view::npos) break;
        const std::size_t close = form.find('}', open);
        if (close == std::string_view::npos) break;
        const std::optional<std::string> value = filler(form.substr(open + 1, close - open - 1));
        assert(value && "a text has a placeholder without a value");
        if (value) result += *value;
        form.remove_prefix(close + 1);
    }
    return result;
}

std::string fill(const Text& text, std::initializer_list<Fill> values, Grammar grammar)
{
    return fill(text.in(grammar), [&](std::string_view name) -> std::optional<std::string> {
        const auto* found = std::find_if(values.begin(), values.end(),
                                         [&](const Fill& fill) { return fill.name == name; });
        if (found == values.end()) return std::nullopt;
        return std::string(found->value);
    });
}

std::string capitalized(std::string text)
{
    const auto lower = [&](std::size_t i, unsigned char first, unsigned char last) {
        if (i >= text.size()) return;
        const auto letter = static_cast<unsigned char>(text[i]);
        if (letter >= first && letter <= last) text[i] = static_cast<char>(letter - 0x20);
    };
    const bool is_latin = text.starts_with('\xc3') && !text.starts_with("\xc3\xb7");  // not ÷
    if (is_latin) {
        lower(1, 0xa0, 0xbe);
    } else {
        lower(0, 'a', 'z');
    }
    return text;
}

}  // namespace ptcg
