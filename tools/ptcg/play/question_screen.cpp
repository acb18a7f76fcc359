#include "play/question_screen.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "screen/layout.hpp"

namespace ptcg::tools {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t indent = 5;  ///< of a choice, after its number
constexpr std::size_t gap = 2;     ///< between columns

/// From roomy to dense.
enum class Density { whole_effects, cut_effects, columns };

struct Layout {
    const std::vector<Choice>& choices;
    std::size_t width;
    const Paint& paint;

    [[nodiscard]] std::string numbered(std::size_t number) const
    {
        return fmt::format("{:>3}  {}", number + 1, choices[number].text);
    }

    void add_wrapped(std::size_t number, Lines& lines) const
    {
        // The number is right-aligned: keep it out of the wrapping of words.
        const std::string text = std::string(indent, ' ') + choices[number].text;
        const std::size_t from = lines.size();
        for (std::string& line : wrap(text, width, indent)) lines.push_back(std::move(line));
        lines[from].replace(0, indent, fmt::format("{:>3}  ", number + 1));
    }

    void add_alone(std::size_t number, Density density, Lines& lines) const
    {
        const std::string& effect = choices[number].effect;
        if (effect.empty() || density == Density::whole_effects) {
            add_wrapped(number, lines);
            if (effect.empty()) return;
            const std::string text = std::string(indent + 2, ' ') + effect;
            for (const std::string& line : wrap(text, width, indent + 2)) {
                lines.push_back(paint(Tint::dim, line));
            }
            return;
        }
        std::string start = numbered(number) + ": ";
        const std::size_t used = width_of(start);
        constexpr std::size_t least = 12;  // less says nothing
        if (used + least > width) return add_wrapped(number, lines);
        std::string rest = fit(effect, width - used);
        while (!rest.empty() && rest.back() == ' ') rest.pop_back();
        lines.push_back(start + paint(Tint::dim, rest));
    }

    /// Adds choices without effects, in as many columns as there is room for, read downward.
    void add_columns(std::size_t first, std::size_t last, Lines& lines) const
    {
        std::size_t longest = 1;
        for (std::size_t i = first; i < last; ++i) {
            longest = std::max(longest, width_of(numbered(i)));
        }
        const std::size_t count = last - first;
        const std::size_t columns = std::max<std::size_t>((width + gap) / (longest + gap), 1);
        const std::size_t rows = (count + columns - 1) / columns;
        if (columns == 1) {
            for (std::size_t i = first; i < last; ++i) add_wrapped(i, lines);
            return;
        }
        for (std::size_t row = 0; row < rows; ++row) {
            std::string line;
            for (std::size_t i = first + row; i < last; i += rows) {
                const bool ends = i + rows >= last;
                line += ends ? numbered(i) : fit(numbered(i), longest + gap);
            }
            lines.push_back(std::move(line));
        }
    }

    [[nodiscard]] Lines draw(std::size_t first, std::size_t last, Density density) const
    {
        Lines lines;
        for (std::size_t i = first; i < last;) {
            std::size_t end = i;
            while (density == Density::columns && end < last && choices[end].effect.empty()) ++end;
            if (end > i) {
                add_columns(i, end, lines);
                i = end;
            } else {
                add_alone(i++, density, lines);
            }
        }
        return lines;
    }
};

void append(Lines& lines, const Lines& more)
{
    lines.insert(lines.end(), more.begin(), more.end());
}

Lines above_choices(const ScreenFrame& frame, const Lines& board, ScreenSize size,
                    const Paint& paint)
{
    Lines lines;
    if (!board.empty()) lines.emplace_back();
    append(lines, board);
    lines.emplace_back();
    for (const std::string& line : wrap(frame.question, size.width)) {
        lines.push_back(paint(Tint::bold, line));
    }
    if (!frame.note.empty()) append(lines, wrap(frame.note, size.width));
    return lines;
}

Lines below_choices(const ScreenFrame& frame, const Paint& paint)
{
    return frame.hint.empty() ? Lines{} : Lines{paint(Tint::dim, frame.hint)};
}

std::string page_line(std::size_t first, std::size_t end, std::size_t all,
                      const PickingTexts& texts)
{
    return fill(texts.page, {{"low", fmt::format("{}", first + 1)},
                             {"high", fmt::format("{}", end)},
                             {"value", fmt::format("{}", all)}});
}

/// Returns the end of the page that begins at `first` and has room for `room` lines.
std::size_t end_of_page(const Layout& layout, std::size_t first, std::size_t room)
{
    std::size_t end = first + 1;
    while (end < layout.choices.size() &&
           layout.draw(first, end + 1, Density::columns).size() <= room) {
        ++end;
    }
    return end;
}

}  // namespace

QuestionScreen lay_out(const ScreenFrame& frame, const std::vector<Choice>& choices,
                       std::size_t first, ScreenSize size, const PickingTexts& texts,
                       const Paint& paint)
{
    const Layout layout{choices, size.width, paint};
    const Lines below = below_choices(frame, paint);
    const auto whole = [&](const Lines& board, Density density) {
        Lines lines = above_choices(frame, board, size, paint);
        append(lines, layout.draw(0, choices.size(), density));
        append(lines, below);
        return lines;
    };
    const std::size_t usable = size.height == 0 ? 0 : size.height - 1;
    if (first == 0) {
        for (const Lines* board : {&frame.board, &frame.compact}) {
            for (const Density density :
                 {Density::whole_effects, Density::cut_effects, Density::columns}) {
                Lines lines = whole(*board, density);
                if (size.height > 0 && lines.size() > usable) continue;
                return {std::move(lines), choices.size(), true};
            }
        }
    }
    QuestionScreen page;
    page.lines = above_choices(frame, frame.compact, size, paint);
    const std::size_t used = page.lines.size() + 1 + below.size();
    page.end = end_of_page(layout, first, usable - std::min(used, usable));
    append(page.lines, layout.draw(first, page.end, Density::columns));
    page.lines.push_back(paint(Tint::dim, page_line(first, page.end, choices.size(), texts)));
    append(page.lines, below);
    return page;
}

}  // namespace ptcg::tools
