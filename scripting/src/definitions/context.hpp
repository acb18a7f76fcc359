#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "definitions/definition_reader.hpp"
#include "text/source_lines.hpp"
#include "words/word_lists.hpp"

namespace ptcg::script {

/// `"a", "b" or "c"`.
[[nodiscard]] std::string join(std::span<const std::string> words);

/// Where in a card's script its definition is being read, for problems: which entry, in which line.
class DefinitionContext {
public:
    explicit DefinitionContext(const DefinitionTarget& target) : to_(target), lines_(target.source)
    {
    }

    [[nodiscard]] const DefinitionTarget& target() const { return to_; }

    /// From now on it is about what was registered in this line; `context`: `attack "Lure"`.
    void begin(int line, std::string context);
    /// The line of the entry.
    [[nodiscard]] int line() const { return line_; }
    [[nodiscard]] const std::string& context() const { return context_; }
    /// The line of `word`, which stands somewhere in the entry.
    [[nodiscard]] int find_line(std::string_view word) const { return lines_.find(word, line_); }
    void problem(int line, std::string message) const;

    /// Keeps a function that belongs to the entry.
    [[nodiscard]] CallbackId keep(const Node& function, Callback about) const;

    // Each says what is wrong, if anything is, and answers the fallback.

    [[nodiscard]] std::size_t read_word(const Node& table, const std::string& key,
                                        const WordList& list, std::size_t fallback) const;
    /// One of the words or a list of them, as bits by position; 0 if left out.
    [[nodiscard]] std::uint16_t read_words(const Node& table, const std::string& key,
                                           const WordList& list) const;
    /// The same of the value itself; `key` is for messages.
    [[nodiscard]] std::uint16_t words_in(const Node& value, const std::string& key,
                                         const WordList& list) const;
    [[nodiscard]] bool read_boolean(const Node& table, const std::string& key, bool fallback) const;
    [[nodiscard]] bool expect_function(std::string_view key, const Node& node) const;
    void refuse_unknown_keys(const Node& table, const std::vector<std::string>& known,
                             const std::string& what) const;

private:
    const DefinitionTarget& to_;
    SourceLines lines_;
    int line_ = 0;
    std::string context_;
};

}  // namespace ptcg::script
