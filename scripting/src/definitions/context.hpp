#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "definitions/definition_reader.hpp"
#include "text/source_lines.hpp"
#include "words/word_lists.hpp"

namespace ptcg::script {

/// Returns `"a", "b" or "c"`.
[[nodiscard]] std::string join(std::span<const std::string> words);

/// The current place in a card's definition, for problems: the entry and its line.
class DefinitionContext {
public:
    explicit DefinitionContext(const DefinitionTarget& target) : to_(target), lines_(target.source)
    {
    }

    [[nodiscard]] const DefinitionTarget& target() const { return to_; }

    /// Starts the entry that was registered on this line. `context`: `attack "Lure"`.
    void begin(int line, std::string context);
    /// Returns the line of the entry.
    [[nodiscard]] int line() const { return line_; }
    [[nodiscard]] const std::string& context() const { return context_; }
    /// Returns the line of `word`, which is somewhere in the entry.
    [[nodiscard]] int find_line(std::string_view word) const { return lines_.find(word, line_); }
    void problem(int line, std::string message) const;

    /// Keeps a function that belongs to the entry.
    [[nodiscard]] CallbackId keep(const Node& function, Callback about) const;

    // The readers report problems, if any, and then return the fallback.

    [[nodiscard]] std::size_t read_word(const Node& table, const std::string& key,
                                        const WordList& list, std::size_t fallback) const;
    /// Returns one or more of the words as bits by position; 0 if left out.
    [[nodiscard]] std::uint16_t read_words(const Node& table, const std::string& key,
                                           const WordList& list) const;
    /// Reads the value itself likewise. `key` is for messages.
    [[nodiscard]] std::uint16_t words_in(const Node& value, const std::string& key,
                                         const WordList& list) const;
    [[nodiscard]] bool read_boolean(const Node& table, const std::string& key, bool fallback) const;
    [[nodiscard]] bool expect_function(std::string_view key, const Node& node) const;
    /// Returns whether all names in the table are known.
    bool refuse_unknown_keys(const Node& table, const std::vector<std::string>& known,
                             const std::string& what) const;

private:
    const DefinitionTarget& to_;
    SourceLines lines_;
    int line_ = 0;
    std::string context_;
};

}  // namespace ptcg::script
