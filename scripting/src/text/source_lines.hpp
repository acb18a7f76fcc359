#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "ptcg/scripting/ascii.hpp"

namespace ptcg::script {

/// Returns a line of a source, counted from 1, without its end; empty if there is no such line.
[[nodiscard]] inline std::string_view line_at(std::string_view source, int line)
{
    for (int i = 1; i < line && !source.empty(); ++i) {
        source.remove_prefix(std::min(source.find('\n'), source.size() - 1) + 1);
    }
    return source.substr(0, source.find('\n'));
}

/// The lines of a source, to find a key inside a table, whose line Lua does not record.
class SourceLines {
public:
    explicit SourceLines(std::string_view source)
    {
        while (!source.empty()) {
            const std::size_t end = source.find('\n');
            lines_.push_back(source.substr(0, end));
            source = end == std::string_view::npos ? "" : source.substr(end + 1);
        }
    }

    /// Returns the last line up to `from` that contains `word` as a whole word; else `from`.
    [[nodiscard]] int find(std::string_view word, int from) const
    {
        for (int line = std::min(from, static_cast<int>(lines_.size())); line > 0; --line) {
            const std::string_view text = lines_[static_cast<std::size_t>(line - 1)];
            for (std::size_t i = text.find(word); i != std::string_view::npos;
                 i = text.find(word, i + 1)) {
                const bool begins = i == 0 || !is_word(text[i - 1]);
                const std::size_t end = i + word.size();
                if (begins && (end == text.size() || !is_word(text[end]))) return line;
            }
        }
        return from;
    }

private:
    static bool is_word(char c) { return ascii::is_letter(c) || ascii::is_digit(c) || c == '_'; }
    std::vector<std::string_view> lines_;
};

}  // namespace ptcg::script
