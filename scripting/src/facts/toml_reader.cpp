#include "ptcg/scripting/toml_reader.hpp"

#include <algorithm>

#include "ptcg/scripting/ascii.hpp"
#include "ptcg/scripting/nearest.hpp"
#include "text/source_lines.hpp"

namespace ptcg {

namespace {

std::string_view type_of(const toml::node& node)
{
    switch (node.type()) {
        case toml::node_type::table:
            return "a table";
        case toml::node_type::array:
            return "a list";
        case toml::node_type::string:
            return "a string";
        case toml::node_type::integer:
            return "a whole number";
        case toml::node_type::floating_point:
            return "a fraction";
        case toml::node_type::boolean:
            return "true or false";
        default:
            return "a date or time";
    }
}

/// Each part of a key creates a table inside the previous one, without a limit in the parser: a
/// long key would overflow the stack when its tables are freed.
constexpr int most_key_parts = 8;

/// Returns the position after the string that begins at `at` with a quotation mark.
std::size_t skip_quoted(std::string_view text, std::size_t at)
{
    const char mark = text[at];
    const std::string three(3, mark);
    const std::string_view end =
        text.substr(at, 3) == three ? std::string_view(three) : std::string_view(three).substr(2);
    at += end.size();
    while (at < text.size() && text.substr(at, end.size()) != end) {
        at += mark == '"' && text[at] == '\\' ? 2u : 1u;
    }
    at += end.size();
    // One or two more belong to the string itself: """a"""" is a".
    for (int more = 0; end.size() == 3 && more < 2 && at < text.size() && text[at] == mark;
         ++more) {
        ++at;
    }
    return at;
}

/// Returns the line of a key with too many parts, or 0.
int line_of_long_key(std::string_view text)
{
    int line = 1;
    int dots = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (c == '"' || c == '\'') {
            const std::size_t end = std::min(skip_quoted(text, at), text.size());
            line += static_cast<int>(std::ranges::count(text.substr(at, end - at), '\n'));
            at = end;
            continue;
        }
        if (c == '#') {
            at = std::min(text.find('\n', at), text.size());
            continue;
        }
        if (c == '\n') ++line;
        if (c == '.' && ++dots >= most_key_parts) return line;
        if (std::string_view("\n,={[").find(c) != std::string_view::npos) dots = 0;
        ++at;
    }
    return 0;
}

/// Returns `name = "Rattlepup"` for the line `name = Rattlepup`; an empty string for any other
/// line.
std::string with_quotes(std::string_view source, int line)
{
    std::string_view text = script::line_at(source, line);
    text = text.substr(0, text.find_first_of("#\r"));
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) return {};
    const std::size_t begin = text.find_first_not_of(' ', equals + 1);
    if (begin == std::string_view::npos ||
        text.find_first_of("\"'[]{}") != std::string_view::npos) {
        return {};
    }
    const std::string_view value = text.substr(begin, text.find_last_not_of(' ') + 1 - begin);
    const std::string_view key = text.substr(0, text.find_last_not_of(" =", equals) + 1);
    if (ascii::is_digit(value.front())) return {};
    return std::string(key) + " = " + in_quotes(value);
}

/// Rewords the parser's message for people who write cards, not parsers.
std::string syntax_message(std::string_view said, const std::string& quoted)
{
    if (!quoted.empty()) return "text is in quotes; write " + quoted;
    if (said.find("unescaped control characters") != std::string_view::npos) {
        return "a string is not closed on its line; is a \" missing?";
    }
    constexpr std::string_view beginning = "Error while parsing ";
    if (said.starts_with(beginning)) said.remove_prefix(beginning.size());
    return "not valid TOML: " + std::string(said);
}

std::string missing(std::string_view key)
{
    return "missing key " + in_quotes(key);
}

Problem problem_at(const std::string& file, const toml::source_position& place)
{
    return {.file = file,
            .line = static_cast<int>(place.line),
            .column = static_cast<int>(place.column),
            .message = {},
            .context = {},
            .code = "wrong-value"};
}

}  // namespace

void sort_by_place(Problems& problems, std::size_t first)
{
    std::ranges::stable_sort(problems.begin() + static_cast<std::ptrdiff_t>(first), problems.end(),
                             {}, [](const Problem& problem) {
                                 return std::pair{problem.line, problem.column};
                             });
}

std::optional<toml::table> parse_toml(std::string_view text, const std::string& file,
                                      Problems& problems)
{
    if (const int line = line_of_long_key(text); line > 0) {
        problems.push_back({.file = file,
                            .line = line,
                            .column = 0,
                            .message = "not valid here: a key of more than " +
                                       std::to_string(most_key_parts) + " parts",
                            .context = {},
                            .code = "toml-syntax"});
        return std::nullopt;
    }
    try {
        return toml::parse(text);
    } catch (const toml::parse_error& error) {
        Problem problem = problem_at(file, error.source().begin);
        problem.code = "toml-syntax";
        problem.message = syntax_message(error.description(), with_quotes(text, problem.line));
        problems.push_back(std::move(problem));
        return std::nullopt;
    }
}

const toml::node* TableReader::find(std::string_view key)
{
    if (std::ranges::find(known_, key) == known_.end()) known_.emplace_back(key);
    return table_.get(key);
}

TableReader& TableReader::need(std::string_view key)
{
    if (find(key) == nullptr && problems_.size() < most_problems) {
        report(missing(key));
        problems_.back().code = "missing-key";
        missing_.emplace_back(key);
    }
    return *this;
}

std::optional<std::string> TableReader::string(std::string_view key)
{
    const toml::node* node = find(key);
    if (node == nullptr) return std::nullopt;
    return as_string(*node, in_quotes(key));
}

std::optional<std::string> TableReader::text(std::string_view key)
{
    const toml::node* node = find(key);
    if (node == nullptr) return std::nullopt;
    if (node->value<std::string>() == "") return "";
    return as_string(*node, in_quotes(key));
}

std::optional<int> TableReader::integer(std::string_view key, Range range)
{
    const toml::node* node = find(key);
    if (node == nullptr) return std::nullopt;
    return as_integer(*node, in_quotes(key), range);
}

std::optional<bool> TableReader::flag(std::string_view key)
{
    const toml::node* node = find(key);
    if (node == nullptr) return std::nullopt;
    if (const auto* value = node->as_boolean()) return value->get();
    wrong_type(*node, in_quotes(key), "true or false");
    return std::nullopt;
}

std::optional<std::size_t> TableReader::word(std::string_view key, std::string_view what,
                                             const std::vector<std::string>& words)
{
    const toml::node* node = find(key);
    if (node == nullptr) return std::nullopt;
    return as_word(*node, what, words);
}

std::vector<std::string> TableReader::strings(std::string_view key)
{
    std::vector<std::string> all;
    const toml::array* array = list(key);
    if (array == nullptr) return all;
    for (const toml::node& node : *array) {
        if (auto text = as_string(node, "an entry of " + in_quotes(key))) all.push_back(*text);
    }
    return all;
}

const toml::array* TableReader::list(std::string_view key)
{
    const toml::node* node = find(key);
    if (node == nullptr) return nullptr;
    if (const auto* array = node->as_array()) return array;
    const auto text = node->value<std::string>();
    wrong_type(*node, in_quotes(key), "a list",
               text ? "; write " + std::string(key) + " = [" + in_quotes(*text) + "]" : "");
    return nullptr;
}

const toml::table* TableReader::table(std::string_view key)
{
    const toml::node* node = find(key);
    if (node == nullptr) return nullptr;
    if (const auto* table = node->as_table()) return table;
    wrong_type(*node, in_quotes(key), "a table");
    return nullptr;
}

std::vector<const toml::table*> TableReader::tables(std::string_view key)
{
    std::vector<const toml::table*> all;
    repeated_.emplace_back(key);
    if (const toml::node* node = find(key); node != nullptr && node->is_table()) {
        report(*node, in_quotes(key) + " must be a list of tables; write [[" + std::string(key) +
                          "]] with two brackets, once for each");
        return all;
    }
    const toml::array* array = list(key);
    if (array == nullptr) return all;
    for (const toml::node& node : *array) {
        if (const auto* table = node.as_table()) {
            all.push_back(table);
        } else {
            wrong_type(node, "an entry of " + in_quotes(key), "a table");
        }
    }
    return all;
}

std::optional<std::string> TableReader::as_string(const toml::node& node, std::string_view what)
{
    const auto* value = node.as_string();
    if (value == nullptr) {
        wrong_type(node, what, "a string");
    } else if (value->get().empty()) {
        report(node, std::string(what) + " must not be empty");
    } else if (has_hidden_character(value->get())) {
        report(node, std::string(what) +
                         " must not contain line breaks, control characters or stacked accents");
    } else {
        return value->get();
    }
    return std::nullopt;
}

std::optional<int> TableReader::as_integer(const toml::node& node, std::string_view what,
                                           Range range)
{
    const auto* value = node.as_integer();
    if (value == nullptr) {
        const toml::array* const list = node.as_array();
        wrong_type(node, what, "a whole number",
                   list == nullptr
                       ? ""
                       : "; write " + std::to_string(list->size()) + ", the number of entries");
        return std::nullopt;
    }
    const std::int64_t number = value->get();
    if (number < range.low || number > range.high) {
        report(node, std::string(what) + " must be from " + std::to_string(range.low) + " to " +
                         std::to_string(range.high) + ", not " + std::to_string(number));
        return std::nullopt;
    }
    if (number % range.step != 0) {
        report(node, std::string(what) + " must be a multiple of " + std::to_string(range.step) +
                         ", not " + std::to_string(number));
        return std::nullopt;
    }
    return static_cast<int>(number);
}

std::optional<std::size_t> TableReader::as_word(const toml::node& node, std::string_view what,
                                                const std::vector<std::string>& words)
{
    const auto text = as_string(node, what);
    if (!text) return std::nullopt;
    const auto found = std::ranges::find(words, *text);
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    std::string known = did_you_mean(*text, words);
    if (known.empty()) {
        for (const std::string& word : words) known += (known.empty() ? "; known: " : ", ") + word;
    }
    report(node, "unknown " + std::string(what) + " " + in_quotes(*text) + known);
    return std::nullopt;
}

void TableReader::wrong_type(const toml::node& node, std::string_view what,
                             std::string_view expected, const std::string& remedy)
{
    const bool plain = expected == "a whole number" || expected == "true or false";
    const auto text = node.value<std::string>();
    report(node, std::string(what) + " must be " + std::string(expected) + ", not " +
                     std::string(type_of(node)) + (plain && text ? write_unquoted(*text) : remedy));
}

void TableReader::report(const toml::node& node, std::string message)
{
    if (problems_.size() >= most_problems) return;
    Problem problem = problem_at(file_, node.source().begin);
    problem.message = std::move(message);
    problem.context = context_;
    problems_.push_back(std::move(problem));
}

/// Withdraws the problem that `key` is missing: it is there, but misspelled.
void TableReader::forgive(const std::string& key)
{
    const Problem here = problem_at(file_, table_.source().begin);
    const auto found = std::ranges::find_if(problems_, [&](const Problem& problem) {
        return problem.message == missing(key) && problem.file == here.file &&
               problem.line == here.line && problem.column == here.column;
    });
    if (found != problems_.end()) problems_.erase(found);
}

void TableReader::finish()
{
    for (const auto& [key, node] : table_) {
        if (std::ranges::find(known_, key.str()) != known_.end()) continue;
        if (problems_.size() >= most_problems) return;
        const std::string meant = nearest_of(key.str(), known_);
        if (std::ranges::find(missing_, meant) != missing_.end()) forgive(meant);
        report_unknown(key, meant);
    }
}

void TableReader::finish_without(std::string_view key)
{
    const std::string wanted(key);
    for (const auto& [other, node] : table_) {
        if (std::ranges::find(known_, other.str()) != known_.end()) continue;
        if (nearest_of(other.str(), {wanted}).empty() || problems_.size() >= most_problems)
            continue;
        forgive(wanted);
        report_unknown(other, wanted);
    }
}

void TableReader::report_unknown(const toml::key& key, std::string_view meant)
{
    Problem problem = problem_at(file_, key.source().begin);
    problem.code = "unknown-key";
    problem.message = "unknown key " + in_quotes(key.str());
    const bool repeated = std::ranges::find(repeated_, meant) != repeated_.end();
    if (repeated) {
        problem.message += "; did you mean [[" + std::string(meant) + "]]?";
    } else if (!meant.empty()) {
        problem.message += "; did you mean " + in_quotes(meant) + "?";
    }
    problem.context = context_;
    problems_.push_back(std::move(problem));
}

}  // namespace ptcg
