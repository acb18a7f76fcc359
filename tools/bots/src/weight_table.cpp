#include "weight_table.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace ptcg {
namespace {

/// Reads tab-separated numbers; false if there are not exactly as many as there are places.
[[nodiscard]] bool read_numbers(std::string_view text, std::span<float* const> numbers)
{
    for (float* const number : numbers) {
        if (!text.starts_with('\t')) return false;
        text.remove_prefix(1);
        const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), *number);
        if (wrong != std::errc{}) return false;
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    }
    return text.empty();
}

}  // namespace

Result<void> read_weight_table(std::string_view text, const WeightPlaces& places)
{
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (line.empty() || line.starts_with('#')) continue;
        const std::string_view name = line.substr(0, line.find('\t'));
        const std::vector<float*> numbers = places(name);
        if (numbers.empty())
            return Error{fmt::format("line {}: no input is named {}", number, name)};
        if (!read_numbers(line.substr(name.size()), numbers)) {
            return Error{fmt::format("line {}: {} needs {} numbers", number, name, numbers.size())};
        }
    }
    return {};
}

void add_weight_line(std::string& text, std::string_view name, std::span<const float> numbers,
                     int digits)
{
    text += name;
    for (const float number : numbers) text += fmt::format("\t{:.{}g}", number, digits);
    text += '\n';
}

}  // namespace ptcg
