#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A typed line, split into words.
namespace ptcg::tools {

struct Word {
    std::string text;
    bool quoted = false;       ///< was in quotation marks: never a keyword
    std::size_t begin = 0;     ///< where it begins in the line
    bool comma_after = false;  ///< followed by a comma
};

/// Splits a line into words, separated by spaces and commas. Text in "..." or '...' is one word (a
/// ' inside a word is an apostrophe). A quotation mark that is never closed extends to the end of
/// the line.
[[nodiscard]] std::vector<Word> split_words(std::string_view line);

/// Returns the position of the first `end_mark` outside quotation marks, or the line's end.
[[nodiscard]] std::size_t end_of_part(std::string_view line, char end_mark);

/// Returns the texts of these words with single spaces between them.
[[nodiscard]] std::string joined(const std::vector<Word>& words, std::size_t begin = 0,
                                 std::size_t end = std::string::npos);

/// Returns the parts between commas, each a list of words.
[[nodiscard]] std::vector<std::vector<Word>> split_at_commas(const std::vector<Word>& words);

/// Returns a whole number in decimal digits from 0 to 999,999,999; empty if the text is anything
/// else.
[[nodiscard]] std::optional<std::size_t> as_count(std::string_view text);

[[nodiscard]] std::string_view trimmed(std::string_view text);

}  // namespace ptcg::tools
