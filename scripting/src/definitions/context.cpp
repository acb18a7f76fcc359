#include "definitions/context.hpp"

#include <algorithm>

namespace ptcg::script {

std::string join(std::span<const std::string> words)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
        text += in_quotes(words[i]);
    }
    return text;
}

void DefinitionContext::begin(int line, std::string context)
{
    line_ = line;
    context_ = std::move(context);
}

void DefinitionContext::problem(int line, std::string message) const
{
    to_.problems.push_back(
        {to_.chunk.path, line, 0, std::move(message), context_.empty() ? "" : "in " + context_});
}

CallbackId DefinitionContext::keep(const Node& function, Callback about) const
{
    about.where = context_;
    return to_.keep(function, std::move(about));
}

std::size_t DefinitionContext::read_word(const Node& table, const std::string& key,
                                         const WordList& list, std::size_t fallback) const
{
    const Node* const node = table.field(key);
    if (node == nullptr) return fallback;
    std::vector<std::string> words;
    for (const Word& word : list.words) {
        if (node->kind == Node::Kind::text && node->text == word.name) return words.size();
        words.emplace_back(word.name);
    }
    problem(find_line(key), "`" + key + "` must be " + join(words) + ", got " + node->describe() +
                                did_you_mean(node->text, words));
    return fallback;
}

std::uint16_t DefinitionContext::read_words(const Node& table, const std::string& key,
                                            const WordList& list) const
{
    const Node* const node = table.field(key);
    return node == nullptr ? std::uint16_t{0} : words_in(*node, key, list);
}

std::uint16_t DefinitionContext::words_in(const Node& value, const std::string& key,
                                          const WordList& list) const
{
    std::vector<std::string> words;
    for (const Word& word : list.words) words.emplace_back(word.name);
    const bool several = value.kind == Node::Kind::table && value.fields.empty();
    const std::vector<Node> items = several ? value.items : std::vector<Node>{value};
    unsigned bits = 0;
    for (const Node& item : items) {
        const auto word = std::find(words.begin(), words.end(), item.text);
        if (item.kind == Node::Kind::text && word != words.end()) {
            bits |= 1u << (word - words.begin());
            continue;
        }
        problem(find_line(key), "`" + key + "` must be " + join(words) + ", got " +
                                    item.describe() + did_you_mean(item.text, words));
    }
    return static_cast<std::uint16_t>(bits);
}

bool DefinitionContext::read_boolean(const Node& table, const std::string& key, bool fallback) const
{
    const Node* const node = table.field(key);
    if (node == nullptr) return fallback;
    if (node->kind == Node::Kind::boolean) return node->boolean;
    problem(find_line(key), "`" + key + "` must be true or false, got " + node->describe() +
                                write_unquoted(node->text));
    return fallback;
}

bool DefinitionContext::expect_function(std::string_view key, const Node& node) const
{
    if (node.kind == Node::Kind::function) return true;
    problem(find_line(key), in_quotes(key) + " must be a function, got " + node.describe());
    return false;
}

bool DefinitionContext::refuse_unknown_keys(const Node& table,
                                            const std::vector<std::string>& known,
                                            const std::string& what) const
{
    bool all_known = true;
    for (const auto& [key, value] : table.fields) {
        if (std::find(known.begin(), known.end(), key) != known.end()) continue;
        all_known = false;
        const int line = value.kind == Node::Kind::function ? value.line : find_line(key);
        problem(line, "unknown " + what + " " + in_quotes(key) + did_you_mean(key, known));
    }
    if (table.items.empty()) return all_known;
    const bool effect = table.items.front().kind == Node::Kind::function &&
                        std::find(known.begin(), known.end(), "effect") != known.end();
    problem(effect ? table.items.front().line : line_,
            effect ? "a function without a key; write effect = function(game, it) ... end"
                   : "every " + what + " must have a name");
    return false;
}

}  // namespace ptcg::script
