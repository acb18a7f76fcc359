#include "analysis/solution_text.hpp"

#include <algorithm>
#include <memory>
#include <vector>

#include <fmt/format.h>

namespace ptcg::tools {
namespace {

using SolutionLines = std::vector<std::shared_ptr<const Line>>;

/// Writes the part of a line after one question as text: numbered actions, indented branches.
class LineWriter {
public:
    [[nodiscard]] std::string write(const SolutionLines& lines, int number, std::size_t depth) const
    {
        std::string text;
        const std::string indent(3 * depth, ' ');
        const SolutionLines* next = &lines;
        while (!next->empty()) {
            const Line& line = *next->front();
            if (line.won != WinReason::none) {
                return text + fmt::format("{}   wins{}: {}\n", indent,
                                          line.in_checkup ? " between the turns" : "",
                                          reason_text(line.won));
            }
            if (next->size() > 1 && !alike(*next, number)) {
                return text + branches(*next, number, depth);
            }
            text += indent + step(line, next->size(), number);
            next = &line.next;
        }
        return text;
    }

private:
    /// Returns whether the line continues in the same way after every answer.
    [[nodiscard]] bool alike(const SolutionLines& lines, int number) const
    {
        const std::string first = write(lines.front()->next, number, 0);
        return std::all_of(lines.begin(), lines.end(),
                           [&](const auto& line) { return write(line->next, number, 0) == first; });
    }

    [[nodiscard]] static std::string step(const Line& line, std::size_t answers, int& number)
    {
        if (answers > 1) {
            return fmt::format("   ({}: it does not matter)\n", name_of(line.purpose));
        }
        if (line.purpose == Purpose::main_phase) {
            return fmt::format("{:>2} {}\n", number++, line.text);
        }
        if (line.purpose == Purpose::shuffle) return {};
        const bool other = line.asked == PlayerId::chance;
        return fmt::format("   {} {}\n", other ? "it falls:" : "-", line.text);
    }

    [[nodiscard]] std::string branches(const SolutionLines& lines, int number,
                                       std::size_t depth) const
    {
        std::string text;
        const std::string indent(3 * depth + 3, ' ');
        for (const auto& line : lines) {
            text += fmt::format("{}if {}:\n", indent, line->text);
            text += write(line->next, number, depth + 1);
        }
        return text;
    }
};

}  // namespace

std::string_view reason_text(WinReason reason)
{
    switch (reason) {
        case WinReason::prizes:
            return "the last Prize card is taken";
        case WinReason::no_pokemon:
            return "the opponent has no Pokémon left";
        default:
            return "the opponent loses";
    }
}

std::string solution_text(const Solution& solution)
{
    return LineWriter().write(solution.line, 1, 0);
}

}  // namespace ptcg::tools
