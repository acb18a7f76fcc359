#include "phrases/phrasebook.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "phrases/expectation.hpp"
#include "ptcg/scripting/files.hpp"
#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg::tools::phrases {
namespace {

/// Slots that no row fills: a number, a number from 2 on, a card's name, the card's own name, an
/// owner.
bool is_built_in(std::string_view category)
{
    return category == "n" || category == "many" || category == "name" || category == "own" ||
           category == "owner";
}

Problem problem_at(const std::string& file, int line, std::string message)
{
    return {.file = file, .line = line, .column = 0, .message = std::move(message), .context = {}};
}

/// A key whose value may be one string or a list of them.
std::vector<std::string> one_or_more(TableReader& reader, const toml::table& table,
                                     std::string_view key)
{
    if (const toml::node* node = table.get(key); node != nullptr && node->is_string()) {
        return {reader.string(key).value_or("")};
    }
    return reader.strings(key);
}

Row read_row(TableReader& reader, const toml::table& table)
{
    Row row;
    row.id = reader.string("id").value_or("");
    row.say = one_or_more(reader, table, "say");
    row.print = one_or_more(reader, table, "print");
    const std::pair<std::string_view, std::string*> fields[] = {
        {"lua", &row.lua},       {"prepare", &row.prepare}, {"negated", &row.negated},
        {"expect", &row.expect}, {"part", &row.part},       {"done", &row.done},
        {"gives", &row.gives},   {"frame", &row.frame},     {"side", &row.side},
        {"place", &row.place},   {"most", &row.most},       {"least", &row.least},
        {"may", &row.may},       {"can", &row.can},         {"hook", &row.hook},
        {"top", &row.top},       {"times", &row.times},     {"alias", &row.alias},
    };
    for (const auto& [key, field] : fields) *field = reader.string(key).value_or("");
    row.filter = one_or_more(reader, table, "filter");
    row.keys = one_or_more(reader, table, "keys");
    row.needs = one_or_more(reader, table, "needs");
    row.given = one_or_more(reader, table, "given");
    row.early = reader.flag("early").value_or(false);
    return row;
}

}  // namespace

Result<Phrasebook> Phrasebook::load(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
        if (entry.path().extension() == ".toml") files.push_back(entry.path());
    }
    if (error) return Error{fmt::format("{}: {}", folder.string(), error.message())};
    std::sort(files.begin(), files.end());
    Phrasebook book;
    Problems problems;
    for (const std::filesystem::path& file : files) {
        const Result<std::string> text = read_regular_file(file, most_text_bytes);
        if (!text) return Error{fmt::format("{}: {}", file.string(), text.error().message)};
        book.add(text.value(), file.string(), problems);
    }
    book.finish(problems);
    if (!problems.empty()) return Error{to_string(problems)};
    return book;
}

void Phrasebook::add(std::string_view text, const std::string& file, Problems& problems)
{
    const std::optional<toml::table> content = parse_toml(text, file, problems);
    if (!content) return;
    for (const auto& [category, node] : *content) {
        const toml::array* const list = node.as_array();
        if (list == nullptr || is_built_in(category.str())) {
            problems.push_back(
                problem_at(file, static_cast<int>(node.source().begin.line),
                           fmt::format("\"{}\" is not a category of rows", category.str())));
            continue;
        }
        for (const toml::node& element : *list) {
            const toml::table* const table = element.as_table();
            if (table == nullptr) continue;
            TableReader reader(*table, file, problems, fmt::format("in a [[{}]]", category.str()));
            Row row = read_row(reader, *table);
            reader.finish();
            row.category = category.str();
            row.file = file;
            row.line = static_cast<int>(table->source().begin.line);
            const Row& kept = rows_.emplace_back(std::move(row));
            add_productions(kept, kept.say, false, problems);
            add_productions(kept, kept.print, true, problems);
        }
    }
}

void Phrasebook::resolve_aliases(Problems& problems)
{
    std::unordered_map<std::string, const Row*> by_id;
    for (const Row& row : rows_) by_id.emplace(row.category + " " + row.id, &row);
    for (Production& production : productions_) {
        const Row& row = *production.row;
        if (row.alias.empty()) continue;
        const auto target = by_id.find(row.alias);
        if (target == by_id.end()) {
            problems.push_back(
                problem_at(row.file, row.line, fmt::format("there is no row \"{}\"", row.alias)));
            return;
        }
        production.row = target->second;
    }
}

void Phrasebook::add_productions(const Row& row, const std::vector<std::string>& patterns,
                                 bool printed, Problems& problems)
{
    for (const std::string& pattern : patterns) {
        Result<std::vector<Sequence>> sequences = expand(pattern);
        if (!sequences) {
            problems.push_back(problem_at(row.file, row.line, sequences.error().message));
            continue;
        }
        for (Sequence& symbols : sequences.value()) {
            if (symbols.empty()) {
                problems.push_back(
                    problem_at(row.file, row.line,
                               fmt::format("\"{}\" can stand for nothing at all", pattern)));
                continue;
            }
            const Production& kept =
                productions_.emplace_back(Production{&row, std::move(symbols), printed});
            Category& category = categories_[row.category];
            const Symbol& first = kept.symbols.front();
            if (first.word.empty()) {
                category.with_slot.push_back(&kept);
            } else {
                category.by_word[first.word].push_back(&kept);
            }
        }
    }
}

/// Reports rows whose expectations cannot be read, or mention what the row does not say.
void Phrasebook::check_expectations(Problems& problems) const
{
    for (const Row& row : rows_) {
        if (row.expect.empty()) continue;
        const Result<Expectation> read = read_expectation(row.expect);
        if (!read) {
            problems.push_back(problem_at(row.file, row.line,
                                          fmt::format("\"expect\": {}", read.error().message)));
        }
    }
}

void Phrasebook::finish(Problems& problems)
{
    check_expectations(problems);
    resolve_aliases(problems);
    std::set<std::string> ids;
    for (const Row& row : rows_) {
        const std::string id = fmt::format("{} \"{}\"", row.category, row.id);
        if (row.id.empty()) {
            problems.push_back(
                problem_at(row.file, row.line, fmt::format("a {} without id", row.category)));
        } else if (!ids.insert(id).second) {
            problems.push_back(
                problem_at(row.file, row.line, fmt::format("there is another {}", id)));
        }
    }
    check_roles(problems);
    std::set<std::pair<const Row*, std::string>> told;
    for (const Production& production : productions_) {
        for (const Symbol& symbol : production.symbols) {
            if (!symbol.word.empty() || is_built_in(symbol.category) ||
                categories_.contains(symbol.category.substr(0, symbol.category.find('!')))) {
                continue;
            }
            if (!told.emplace(production.row, symbol.category).second) continue;
            problems.push_back(
                problem_at(production.row->file, production.row->line,
                           fmt::format("there are no rows of {{{}}}", symbol.category)));
        }
    }
    for (const Production& production : productions_) {
        if (!production.printed) wordings_[production.row].push_back(&production);
    }
    // Those that begin with a slot can begin with any word.
    for (auto& [name, category] : categories_) {
        for (auto& [word, productions] : category.by_word) {
            productions.insert(productions.end(), category.with_slot.begin(),
                               category.with_slot.end());
        }
    }
}

void Phrasebook::check_roles(Problems& problems) const
{
    std::map<const Row*, std::set<std::string>> roles_of;
    std::set<const Row*> told;
    for (const Production& production : productions_) {
        std::set<std::string> roles;
        for (const Symbol& symbol : production.symbols) {
            if (symbol.word.empty() && !symbol.role.starts_with('_')) roles.insert(symbol.role);
        }
        const Row& row = *production.row;
        for (const Symbol& symbol : production.symbols) {
            if (production.printed || !symbol.word.empty() || !symbol.role.starts_with('_'))
                continue;
            problems.push_back(problem_at(
                row.file, row.line,
                fmt::format("our wording of {} \"{}\" has a slot whose role begins with \"_\": "
                            "nothing could be written there",
                            row.category, row.id)));
        }
        const auto [first, is_first] = roles_of.emplace(&row, roles);
        if (is_first || first->second == roles || !told.insert(&row).second) continue;
        problems.push_back(problem_at(
            row.file, row.line,
            fmt::format(
                "all wordings of {} \"{}\" must have the same slots; give a slot that does not "
                "matter a role that begins with \"_\"",
                row.category, row.id)));
    }
}

const std::vector<const Production*>& Phrasebook::beginning(std::string_view category,
                                                            std::string_view word) const
{
    static const std::vector<const Production*> none;
    const auto found = categories_.find(category);
    if (found == categories_.end()) return none;
    const auto by_word = found->second.by_word.find(std::string(word));
    return by_word == found->second.by_word.end() ? found->second.with_slot : by_word->second;
}

const std::vector<const Production*>& Phrasebook::wordings(const Row& row) const
{
    static const std::vector<const Production*> none;
    const auto found = wordings_.find(&row);
    return found == wordings_.end() ? none : found->second;
}

}  // namespace ptcg::tools::phrases
