#include "ptcg/scripting/problem.hpp"

#include <algorithm>
#include <numeric>

#include "ptcg/scripting/ascii.hpp"
#include "ptcg/scripting/nearest.hpp"
#include "text/other_words.hpp"

namespace ptcg {

namespace {

using ascii::lower;

/// Returns how many letters to change, add, leave out or swap with the next one to get from `a` to
/// `b`. Ignores capitals.
std::size_t edit_distance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> before_last(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(last.begin(), last.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = lower(a[i - 1]) == lower(b[j - 1]);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0u : 1u)});
            const bool swapped = i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
                                 lower(a[i - 2]) == lower(b[j - 1]);
            if (swapped) row[j] = std::min(row[j], before_last[j - 2] + 1);
        }
        before_last.swap(last);
        last.swap(row);
    }
    return last[b.size()];
}

}  // namespace

std::string in_quotes(std::string_view text)
{
    return "\"" + in_one_line(text) + "\"";
}

void set_code(Problems& problems, std::size_t first, std::string_view code)
{
    for (std::size_t i = first; i < problems.size(); ++i) {
        if (problems[i].code.empty()) problems[i].code = code;
    }
}

std::string to_string(const Problem& problem)
{
    std::string text = in_one_line(problem.file);
    if (problem.line > 0) text += ":" + std::to_string(problem.line);
    if (problem.line > 0 && problem.column > 0) text += ":" + std::to_string(problem.column);
    text += ": error: " + problem.message;
    if (!problem.context.empty()) text += "\n  " + problem.context;
    make_printable(text);
    return text;
}

std::string to_string(const Problems& problems)
{
    std::string text;
    for (const Problem& problem : problems) {
        if (!text.empty()) text += '\n';
        text += to_string(problem);
    }
    return text;
}

std::string nearest_of(std::string_view word, const std::vector<std::string>& known,
                       std::size_t letters_for_each)
{
    // Longer than any name on a card: not a typo, and slow to compare.
    constexpr std::size_t longest = 80;
    if (word.size() > longest) return {};
    const std::string same = same_meaning(word, known);
    if (!same.empty()) return same;
    const std::size_t allowed = std::max<std::size_t>(1, word.size() / letters_for_each);
    const std::string* nearest = nullptr;
    std::size_t least = allowed + 1;
    for (const std::string& candidate : known) {
        if (candidate.size() > word.size() + allowed || word.size() > candidate.size() + allowed) {
            continue;
        }
        const std::size_t distance = edit_distance(word, candidate);
        if (distance < least) {
            least = distance;
            nearest = &candidate;
        }
    }
    return nearest == nullptr ? word_within(word, known) : *nearest;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& known,
                         std::size_t letters_for_each)
{
    const std::string nearest = nearest_of(word, known, letters_for_each);
    return nearest.empty() ? nearest : "; did you mean \"" + nearest + "\"?";
}

std::string write_unquoted(std::string_view text)
{
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    const std::string_view digits = text.substr(text.starts_with('-') ? 1 : 0);
    const bool number =
        !digits.empty() && digits.size() < 8 && std::ranges::all_of(digits, is_digit);
    if (!number && text != "true" && text != "false") return {};
    return "; write " + std::string(text) + " without quotes";
}

}  // namespace ptcg
