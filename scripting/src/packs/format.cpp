#include "ptcg/scripting/format.hpp"

#include <algorithm>
#include <set>

#include "packs/files.hpp"
#include "ptcg/scripting/files.hpp"
#include "ptcg/scripting/toml_reader.hpp"
#include "text/card_id.hpp"

namespace ptcg {

namespace fs = std::filesystem;

namespace {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

FormatName name_at(std::string text, const toml::source_region& place)
{
    return {std::move(text), static_cast<int>(place.begin.line),
            static_cast<int>(place.begin.column)};
}

std::vector<FormatName> read_names(TableReader& reader, std::string_view key, std::string_view what)
{
    std::vector<FormatName> names;
    const toml::array* list = reader.list(key);
    if (list == nullptr) return names;
    for (const toml::node& node : *list) {
        auto text = reader.as_string(node, what);
        if (text) names.push_back(name_at(std::move(*text), node.source()));
    }
    // An empty list of sets would make every card legal, which is never what the author means.
    if (list->empty()) {
        reader.report(*list, in_quotes(key) + " is empty; add an entry or remove the key");
    }
    return names;
}

void read_limits(TableReader& reader, Format& format)
{
    const toml::table* limits = reader.table("limits");
    if (limits == nullptr) return;
    for (const auto& [key, node] : *limits) {
        const std::string card(key.str());
        const auto count = reader.as_integer(node, "limit of " + in_quotes(card), {1, 60});
        if (count) format.limits.emplace_back(name_at(card, node.source()), *count);
    }
}

std::optional<int> read_number(TableReader& reader, std::string_view key)
{
    for (const Switch& which : ruleset_switches()) {
        if (which.key == key) return reader.integer(key, {which.low, which.high});
    }
    return std::nullopt;
}

bool matches(std::string_view pattern, std::string_view set)
{
    if (!pattern.ends_with('*')) return pattern == set;
    return set.starts_with(pattern.substr(0, pattern.size() - 1));
}

bool is_of(const std::vector<FormatName>& packs, std::string_view set)
{
    return std::ranges::any_of(
        packs, [&](const FormatName& pattern) { return matches(pattern.text, set); });
}

bool means(const FormatName& name, const CardLibrary& library, DefId card)
{
    return library.text(card).name == name.text || library.find(name.text) == card;
}

/// Reports unknown names in a format.
class NameCheck {
public:
    NameCheck(const Format& format, const CardLibrary& library) : format_(format), library_(library)
    {
        for (std::size_t i = 0; i < library.size(); ++i) {
            const CardText& text = library.text(static_cast<DefId>(i));
            names_.insert(text.name);
            sets_.emplace(set_of(text.id));
            for (const std::string& print : text.prints) sets_.emplace(set_of(print));
        }
    }

    Problems run(const std::vector<std::string>& rulesets)
    {
        if (std::ranges::find(rulesets, format_.ruleset.text) == rulesets.end()) {
            report(format_.ruleset, "ruleset", rulesets);
        }
        for (const FormatName& pattern : format_.packs) {
            const bool known = std::ranges::any_of(
                sets_, [&](const std::string& set) { return matches(pattern.text, set); });
            if (!known) report(pattern, "set of a pack or print", {sets_.begin(), sets_.end()});
        }
        std::vector<std::string> classes;
        for (std::size_t i = 0; i < library_.class_count(); ++i) {
            classes.push_back(library_.card_class(static_cast<ClassId>(i)).id);
        }
        for (const FormatName& name : format_.not_classes) {
            if (std::ranges::find(classes, name.text) == classes.end()) {
                report(name, "class of cards", classes);
            }
        }
        for (const FormatName& name : format_.banned) check_card(name);
        for (const auto& [name, count] : format_.limits) {
            if (!names_.contains(name.text)) report_card(name);
        }
        return std::move(problems_);
    }

private:
    void check_card(const FormatName& name)
    {
        if (!names_.contains(name.text) && library_.find(name.text) == no_def) report_card(name);
    }
    void report_card(const FormatName& name)
    {
        report(name, "card", {names_.begin(), names_.end()});
    }
    void report(const FormatName& name, const std::string& what,
                const std::vector<std::string>& known)
    {
        problems_.push_back({.file = format_.file,
                             .line = name.line,
                             .column = name.column,
                             .message = "there is no " + what + " " + in_quotes(name.text) +
                                        did_you_mean(name.text, known),
                             .context = {},
                             .code = "wrong-value"});
    }

    const Format& format_;
    const CardLibrary& library_;
    std::set<std::string> names_;
    std::set<std::string> sets_;
    Problems problems_;
};

/// Checks a deck against the format's own rules on cards.
class FormatCheck {
public:
    FormatCheck(const CardLibrary& library, const Format& format, std::span<const DefId> cards)
        : library_(library), format_(format), cards_(cards)
    {
    }

    std::vector<DeckProblem> run()
    {
        std::set<DefId> seen;
        for (DefId card : cards_) {
            if (seen.insert(card).second) check_card(card);
        }
        for (const auto& [name, most] : format_.limits) check_limit(name.text, most);
        return std::move(problems_);
    }

private:
    void report(const char* key, std::string message, DefId card)
    {
        problems_.push_back({std::string("FORMAT ") + key, std::move(message), card});
    }

    [[nodiscard]] std::string shown(DefId card) const
    {
        const CardText& text = library_.text(card);
        return in_quotes(text.name) + " (" + text.id + ")";
    }

    void check_card(DefId card)
    {
        const CardDef& def = library_.def(card);
        const bool any_set = format_.packs.empty() || def.energy_kind == EnergyKind::basic;
        if (!any_set && !has_legal_print(card)) {
            report("packs",
                   shown(card) + " has no print in a set of the format " + format_.id +
                       "; remove it, or play in a format with its set",
                   card);
        }
        const bool is_banned = std::ranges::any_of(
            format_.banned, [&](const FormatName& name) { return means(name, library_, card); });
        if (is_banned) {
            report("banned", shown(card) + " is banned in the format " + format_.id + "; remove it",
                   card);
        }
        for (const FormatName& name : format_.not_classes) {
            const ClassId id = library_.find_class(name.text);
            if (id == no_class || !def.classes.has(id)) continue;
            report("not_classes",
                   shown(card) + " belongs to the class " + library_.card_class(id).name +
                       ", which the format " + format_.id + " does not allow; remove it",
                   card);
        }
    }

    [[nodiscard]] bool has_legal_print(DefId card) const
    {
        const CardText& text = library_.text(card);
        return is_of(format_.packs, set_of(text.id)) ||
               std::ranges::any_of(text.prints, [&](const std::string& print) {
                   return is_of(format_.packs, set_of(print));
               });
    }

    void check_limit(const std::string& name, int most)
    {
        const auto is_it = [&](DefId card) { return library_.text(card).name == name; };
        const auto count = std::ranges::count_if(cards_, is_it);
        if (count <= most) return;
        report("limits",
               std::to_string(count) + " cards named " + in_quotes(name) + "; the format " +
                   format_.id + " allows at most " + std::to_string(most),
               *std::ranges::find_if(cards_, is_it));
    }

    const CardLibrary& library_;
    const Format& format_;
    std::span<const DefId> cards_;
    std::vector<DeckProblem> problems_;
};

}  // namespace

FormatResult read_format(std::string_view text, const std::string& file)
{
    FormatResult result;
    const auto table = parse_toml(text, file, result.problems);
    if (!table) return result;
    TableReader reader(*table, file, result.problems);
    Format made;
    made.file = file;
    made.id = reader.need("id").string("id").value_or("");
    made.name = reader.need("name").string("name").value_or("");
    if (auto ruleset = reader.need("ruleset").string("ruleset")) {
        made.ruleset = name_at(std::move(*ruleset), table->get("ruleset")->source());
    }
    made.packs = read_names(reader, "packs", "set");
    made.banned = read_names(reader, "banned", "card");
    made.not_classes = read_names(reader, "not_classes", "class");
    read_limits(reader, made);
    made.deck_size = read_number(reader, "deck_size");
    made.copies = read_number(reader, "copies");
    reader.finish();
    sort_by_place(result.problems);
    if (result.problems.empty()) result.format = std::move(made);
    return result;
}

FormatResult load_format(const fs::path& file)
{
    FormatResult result;
    const std::string shown = file.generic_string();
    const auto text = read_file(file, shown, most_text_bytes, result.problems);
    if (!text) return result;
    return read_format(*text, shown);
}

std::vector<fs::path> format_files(const fs::path& folder)
{
    return toml_files(folder);
}

std::optional<FormatName> format_named_in(std::string_view deck)
{
    for (int line = 1; !deck.empty(); ++line) {
        const std::size_t end = std::min(deck.find('\n'), deck.size());
        std::string_view text = trimmed(deck.substr(0, end));
        deck.remove_prefix(std::min(end + 1, deck.size()));
        if (text.empty()) continue;
        if (text.front() != '#') return std::nullopt;
        text = trimmed(text.substr(1));
        constexpr std::string_view key = "format:";
        if (!text.starts_with(key)) continue;
        return FormatName{std::string(trimmed(text.substr(key.size()))), line, 1};
    }
    return std::nullopt;
}

Problems unknown_names(const Format& format, const CardLibrary& library,
                       const std::vector<std::string>& rulesets)
{
    Problems problems = NameCheck(format, library).run(rulesets);
    sort_by_place(problems);
    return problems;
}

Ruleset rules_under(const Format& format, const Ruleset& rules)
{
    Ruleset changed = rules;
    if (format.deck_size) changed.deck_size = static_cast<std::uint8_t>(*format.deck_size);
    if (format.copies) changed.copies = static_cast<std::uint8_t>(*format.copies);
    return changed;
}

std::vector<DeckProblem> check_deck(const CardLibrary& library, const Format& format,
                                    const Ruleset& rules, std::span<const DefId> cards)
{
    std::vector<DeckProblem> problems = check_deck(library, rules_under(format, rules), cards);
    std::vector<DeckProblem> own = FormatCheck(library, format, cards).run();
    problems.insert(problems.end(), own.begin(), own.end());
    return problems;
}

}  // namespace ptcg
