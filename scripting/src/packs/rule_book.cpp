#include "ptcg/scripting/rule_book.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "packs/files.hpp"
#include "ptcg/ruleset.hpp"
#include "ptcg/scripting/files.hpp"
#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg {

namespace fs = std::filesystem;

namespace {

using namespace std::string_view_literals;

constexpr std::array kind_names = {"rule"sv, "descriptive"sv, "advice"sv, "display"sv, "note"sv};

/// Reads the sections one after another, then compares the rows with each other.
class BookReader {
public:
    BookReader(const std::vector<std::string>& rulesets, Problems& problems)
        : rulesets_(rulesets), problems_(problems)
    {
        switches_.emplace_back("attack_steps");
        for (const Switch& which : ruleset_switches()) switches_.emplace_back(which.key);
    }

    void read_section(const RuleBookText& file)
    {
        const std::size_t first = problems_.size();
        const auto table = parse_toml(file.text, file.file, problems_);
        if (!table) return;
        TableReader reader(*table, file.file, problems_);
        RuleSection section;
        section.name = fs::path(file.file).stem().string();
        section.title = reader.need("title").string("title").value_or("");
        section.about = reader.need("about").string("about").value_or("");
        section.chapter = reader.need("chapter").integer("chapter", {1, 100}).value_or(0);
        for (const toml::table* row : reader.tables("rule")) {
            section.rows.push_back(read_row(*row, file.file));
        }
        reader.finish();
        sort_by_place(problems_, first);
        book_.sections.push_back(std::move(section));
    }

    [[nodiscard]] RuleBook finish()
    {
        std::ranges::stable_sort(book_.sections, {}, &RuleSection::chapter);
        std::vector<std::string> ids;
        for (const RuleRow* row : book_.rows()) ids.push_back(row->id);
        for (const Mention& mention : mentions_) {
            if (book_.find(mention.id) != nullptr) continue;
            problems_.push_back({.file = mention.file,
                                 .line = mention.line,
                                 .message = "there is no row " + in_quotes(mention.id) +
                                            did_you_mean(mention.id, ids),
                                 .context = mention.row});
        }
        return std::move(book_);
    }

private:
    /// An ID that one row mentions of another.
    struct Mention {
        std::string id;
        std::string file;
        int line = 0;
        std::string row;
    };

    [[nodiscard]] RuleRow read_row(const toml::table& table, const std::string& file)
    {
        TableReader reader(table, file, problems_);
        RuleRow row;
        row.id = reader.need("id").string("id").value_or("");
        reader.set_context("in row " + in_quotes(row.id));
        if (!row.id.empty() && !ids_.insert(row.id).second) {
            reader.report(*table.get("id"), "row " + in_quotes(row.id) + " is given twice");
        }
        row.title = reader.need("title").string("title").value_or("");
        row.rule = reader.string("rule").value_or("");
        for (const std::string& ruleset : rulesets_) {
            if (auto text = reader.string(ruleset)) row.differing.emplace(ruleset, *text);
        }
        row.profiles = words(reader, "profiles", "ruleset", rulesets_);
        row.switches = words(reader, "switches", "switch", switches_);
        row.settled_by = mentions(reader, "settled_by", row.id);
        row.see = mentions(reader, "see", row.id);
        read_kind(reader, row);
        if (row.rule.empty() && row.switches.empty()) {
            reader.report("a row needs a \"rule\", or \"switches\" that express it");
        }
        reader.finish();
        return row;
    }

    /// Rows that need no test of their own give a reason. The others have nothing to explain.
    static void read_kind(TableReader& reader, RuleRow& row)
    {
        const std::vector<std::string> names(kind_names.begin(), kind_names.end());
        if (const auto kind = reader.word("kind", "kind of row", names)) {
            row.kind = static_cast<RowKind>(*kind);
        }
        row.reason = reader.string("reason").value_or("");
        const bool excused = row.kind != RowKind::rule;
        if (excused && row.reason.empty() && row.settled_by.empty()) {
            reader.report("a row of kind " + in_quotes(name_of(row.kind)) + " needs a \"reason\"" +
                          (row.kind == RowKind::note ? " or \"settled_by\"" : ""));
        }
        if (!excused && !row.reason.empty()) {
            reader.report("only a row with a \"kind\" other than \"rule\" can have a \"reason\"");
        }
        if (row.kind != RowKind::note && !row.settled_by.empty()) {
            reader.report("only a row of kind \"note\" can have \"settled_by\"");
        }
    }

    static std::vector<std::string> words(TableReader& reader, std::string_view key,
                                          std::string_view what,
                                          const std::vector<std::string>& known)
    {
        std::vector<std::string> all;
        const toml::array* const list = reader.list(key);
        if (list == nullptr) return all;
        for (const toml::node& node : *list) {
            if (const auto word = reader.as_word(node, what, known)) all.push_back(known[*word]);
        }
        return all;
    }

    std::vector<std::string> mentions(TableReader& reader, std::string_view key,
                                      const std::string& row)
    {
        std::vector<std::string> all = reader.strings(key);
        if (all.empty()) return all;
        const int line = static_cast<int>(reader.find(key)->source().begin.line);
        for (const std::string& id : all) {
            mentions_.push_back({id, reader.file(), line, "in row " + in_quotes(row)});
        }
        return all;
    }

    const std::vector<std::string>& rulesets_;
    Problems& problems_;
    RuleBook book_;
    std::vector<std::string> switches_;
    std::set<std::string> ids_;
    std::vector<Mention> mentions_;
};

}  // namespace

std::string_view name_of(RowKind kind)
{
    return kind_names[static_cast<std::size_t>(kind)];
}

const std::string& RuleRow::rule_under(std::string_view ruleset) const
{
    const auto other = differing.find(ruleset);
    return other == differing.end() ? rule : other->second;
}

const RuleRow* RuleBook::find(std::string_view id) const
{
    for (const RuleSection& section : sections) {
        const auto row = std::ranges::find(section.rows, id, &RuleRow::id);
        if (row != section.rows.end()) return &*row;
    }
    return nullptr;
}

std::vector<const RuleRow*> RuleBook::rows() const
{
    std::vector<const RuleRow*> all;
    for (const RuleSection& section : sections) {
        for (const RuleRow& row : section.rows) all.push_back(&row);
    }
    return all;
}

RuleBookResult read_rule_book(const std::vector<RuleBookText>& files,
                              const std::vector<std::string>& rulesets)
{
    RuleBookResult result;
    BookReader reader(rulesets, result.problems);
    for (const RuleBookText& file : files) reader.read_section(file);
    RuleBook book = reader.finish();
    if (result.problems.empty()) result.book = std::move(book);
    return result;
}

RuleBookResult load_rule_book(const fs::path& folder, const std::vector<std::string>& rulesets)
{
    RuleBookResult result;
    std::vector<RuleBookText> files;
    for (const fs::path& path : toml_files(folder)) {
        const std::string shown = path.generic_string();
        if (auto text = read_file(path, shown, most_text_bytes, result.problems)) {
            files.push_back({shown, std::move(*text)});
        }
    }
    if (files.empty() && result.problems.empty()) {
        Problem& problem = result.problems.emplace_back();
        problem.file = folder.generic_string();
        problem.message = "there are no rules (*.toml) here";
    }
    if (!result.problems.empty()) return result;
    return read_rule_book(files, rulesets);
}

}  // namespace ptcg
