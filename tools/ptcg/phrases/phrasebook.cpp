#include "phrases/phrasebook.hpp"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>

#include "phrases/expectation.hpp"
#include "phrases/toml_files.hpp"
#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg::tools::phrases {
namespace {

/// Words that are never part of another card's name, unless they stand in the middle of one.
constexpr std::array<std::string_view, 42> not_names{
    "your",    "asleep",     "burned",   "confused", "paralyzed", "poisoned",   "pokemon",
    "energy",  "card",       "cards",    "basic",    "stage",     "item",       "items",
    "stadium", "supporter",  "tool",     "trainer",  "active",    "benched",    "bench",
    "ability", "abilities",  "prize",    "weakness", "evolution", "defending",  "special",
    "attack",  "supporters", "stadiums", "tools",    "tera",      "resistance", "tag",
    "beast",   "beasts",     "plasma",   "ancient",  "future",    "ace",        "spec"};

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
    Phrasebook book;
    Problems problems;
    const Result<void> read = each_toml_file(
        folder,
        [&](std::string_view text, const std::string& file) { book.add(text, file, problems); });
    if (!read) return read.error();
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
            const Problem at = problem_at(file, kept.line, "");
            for (const std::string& pattern : kept.say) {
                english_.add(kept, kept.category, pattern, false, at, problems);
            }
            for (const std::string& pattern : kept.print) {
                english_.add(kept, kept.category, pattern, true, at, problems);
            }
        }
    }
}

const Row* Phrasebook::find(std::string_view category, std::string_view id) const
{
    const auto found = by_id_.find(fmt::format("{} {}", category, id));
    return found == by_id_.end() ? nullptr : found->second;
}

void Phrasebook::resolve_aliases(Problems& problems)
{
    for (const Row& row : rows_) {
        if (row.alias.empty()) continue;
        const auto target = by_id_.find(row.alias);
        if (target == by_id_.end()) {
            problems.push_back(
                problem_at(row.file, row.line, fmt::format("there is no row \"{}\"", row.alias)));
        } else {
            english_.replace(row, *target->second);
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
    for (const Row& row : rows_) {
        if (row.id.empty()) {
            problems.push_back(
                problem_at(row.file, row.line, fmt::format("a {} without id", row.category)));
        } else if (!by_id_.emplace(fmt::format("{} {}", row.category, row.id), &row).second) {
            problems.push_back(
                problem_at(row.file, row.line,
                           fmt::format("there is another {} \"{}\"", row.category, row.id)));
        }
    }
    resolve_aliases(problems);
    check_roles(problems);
    check_slots(problems);
    for (const std::string_view word : not_names) english_.add_word(std::string(word));
    english_.finish();
}

/// Reports slots that no row can fill.
void Phrasebook::check_slots(Problems& problems) const
{
    std::set<std::pair<const Row*, std::string>> told;
    for (const Production& production : english_.productions()) {
        for (const Symbol& symbol : production.symbols) {
            if (!symbol.word.empty() || is_built_in(symbol.category) ||
                english_.has_category(symbol.category.substr(0, symbol.category.find('!')))) {
                continue;
            }
            if (!told.emplace(production.row, symbol.category).second) continue;
            problems.push_back(
                problem_at(production.row->file, production.row->line,
                           fmt::format("there are no rows of {{{}}}", symbol.category)));
        }
    }
}

void Phrasebook::check_roles(Problems& problems) const
{
    std::map<const Row*, std::set<std::string>> roles_of;
    std::set<const Row*> told;
    for (const Production& production : english_.productions()) {
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

}  // namespace ptcg::tools::phrases
