#include "phrases/languages/translation.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "phrases/reading.hpp"
#include "phrases/toml_files.hpp"
#include "phrases/wording.hpp"
#include "ptcg/scripting/ascii.hpp"

namespace ptcg::tools::phrases {
namespace {

/// The slots of our English wording of a row: role and category.
using Roles = std::map<std::string, std::string, std::less<>>;

Roles roles_of(const Phrasebook& book, const Row& row)
{
    Roles roles;
    for (const Production* production : book.english().of(row)) {
        for (const Symbol& symbol : production->symbols) {
            if (symbol.word.empty()) roles.emplace(symbol.role, symbol.category);
        }
    }
    return roles;
}

bool is_said(const Row& row)
{
    return !row.say.empty() && row.alias.empty() && row.category != "reminder" &&
           row.category != "rule";
}

/// Returns whether our wording of a row has slots and marks only, so that any language can use it.
bool has_no_words(const Phrasebook& book, const Row& row)
{
    return std::ranges::all_of(book.english().of(row), [](const Production* production) {
        return std::ranges::none_of(production->symbols, [](const Symbol& symbol) {
            return std::ranges::any_of(symbol.word, ascii::is_letter);
        });
    });
}

/// Returns whether what stands in braces is a slot, not a form that agrees or a mark.
bool is_slot(std::string_view inside)
{
    return inside.find_first_of("|:()") == std::string_view::npos &&
           !(inside.size() == 1 && ascii::is_upper(inside[0]));
}

/// Adds its category to each slot of a pattern, and expands the contractions outside of braces.
/// Takes the roles that occur out of `roles`; a slot with another one is added to `unknown`.
std::string completed(std::string_view pattern, const Contractions& contractions, Roles& roles,
                      std::string& unknown)
{
    std::string result;
    while (!pattern.empty()) {
        const std::size_t open = std::min(pattern.find('{'), pattern.size());
        result += contractions.expand(pattern.substr(0, open));
        pattern.remove_prefix(open);
        const std::size_t close = pattern.find('}');
        if (pattern.empty() || close == std::string_view::npos) break;
        const std::string_view inside = pattern.substr(1, close - 1);
        const std::size_t star = std::min(inside.find('*'), inside.size());
        const auto slot = roles.find(inside.substr(0, star));
        if (slot == roles.end()) {
            result += pattern.substr(0, close + 1);
            if (is_slot(inside)) unknown = inside;
        } else {
            result += fmt::format("{{{}:{}{}}}", slot->second, slot->first, inside.substr(star));
            roles.erase(slot);
        }
        pattern.remove_prefix(close + 1);
    }
    return result + std::string(pattern);
}

}  // namespace

Result<Translation> Translation::load(const Phrasebook& book, const std::filesystem::path& folder)
{
    TranslationData data;
    Problems problems;
    const Result<void> read =
        each_toml_file(folder, [&](std::string_view text, const std::string& file) {
            read_translation(book, text, file, data, problems);
        });
    if (!read) return read.error();
    Translation translation(book, std::move(data), problems);
    if (!problems.empty()) return Error{to_string(problems)};
    return translation;
}

Translation::Translation(const Phrasebook& book, TranslationData data, Problems& problems)
    : book_(&book), contractions_(std::move(data.contractions)), texts_(std::move(data.texts))
{
    wordings_.drop_owner_marks();
    for (const TranslationData::Wording& wording : data.wordings) add_wording(wording, problems);
    for (const Row& row : book.rows()) {
        if (!is_said(row) || pattern(row) != nullptr || !has_no_words(book, row)) continue;
        patterns_.emplace(&row, row.say.front());
        for (const std::string& pattern : row.say) add(row, pattern, {}, problems);
    }
    wordings_.finish();
}

void Translation::add_wording(const TranslationData::Wording& wording, Problems& problems)
{
    const Row& row = *wording.row;
    const auto report = [&](std::string message) {
        problems.push_back(wording.at);
        problems.back().message = std::move(message);
    };
    if (!is_said(row)) {
        return report(fmt::format("{} \"{}\" is never written", row.category, row.id));
    }
    if (!patterns_.emplace(&row, wording.pattern).second) {
        return report(fmt::format("{} \"{}\" has another wording", row.category, row.id));
    }
    Roles left = roles_of(*book_, row);
    std::string unknown;
    const std::string pattern = completed(wording.pattern, contractions_, left, unknown);
    if (!unknown.empty()) {
        report(fmt::format("{} \"{}\" has no other slot {{{}}}", row.category, row.id, unknown));
    }
    for (const auto& [role, category] : left) {
        report(fmt::format("{} \"{}\" needs the slot {{{}}}", row.category, row.id, role));
    }
    if (wording.gender != Gender::any) wordings_.set_gender(row, wording.gender);
    add(row, pattern, wording.at, problems);
}

void Translation::add(const Row& row, const std::string& pattern, const Problem& at,
                      Problems& problems)
{
    wordings_.add(row, row.category, pattern, false, at, problems);
    const std::string name = fmt::format("{} {}", row.category, row.id);
    for (const Row& alias : book_->rows()) {
        if (alias.alias == name && alias.category != row.category) {
            wordings_.add(row, alias.category, pattern, true, at, problems);
        }
    }
}

std::vector<const Row*> Translation::missing_for(const Form& form) const
{
    std::vector<const Row*> rows;
    each_row(form, [&](const Row& row) {
        if (!patterns_.contains(&row)) rows.push_back(&row);
    });
    return rows;
}

const std::string* Translation::pattern(const Row& row) const
{
    const auto found = patterns_.find(&row);
    return found == patterns_.end() ? nullptr : &found->second;
}

std::string Translation::wording(const Form& form) const
{
    return with_capitals(contractions_.contract(words_of(wordings_, form)));
}

std::vector<FormRef> Translation::read(std::string_view text, const TextNames& names,
                                       std::string_view category) const
{
    const std::string expanded = contractions_.expand(text);
    const std::vector<Token> tokens = tokens_of(expanded, names.own);
    return phrases::read(wordings_, tokens, category, &names.others).forms;
}

std::set<std::string> names_in(const Form& form)
{
    std::set<std::string> names;
    for (const auto& [role, filling] : form.roles) {
        if (const std::string* name = std::get_if<std::string>(&filling)) {
            names.insert(*name);
            if (name->ends_with("'s")) names.insert(name->substr(0, name->size() - 2));
        } else if (const FormRef* part = std::get_if<FormRef>(&filling)) {
            names.merge(names_in(**part));
        }
    }
    return names;
}

const std::string* Translation::whole_text(std::string_view english) const
{
    const auto found = texts_.find(english);
    return found == texts_.end() ? nullptr : &found->second;
}

std::vector<const Row*> Translation::missing() const
{
    std::vector<const Row*> rows;
    for (const Row& row : book_->rows()) {
        if (is_said(row) && pattern(row) == nullptr) rows.push_back(&row);
    }
    return rows;
}

}  // namespace ptcg::tools::phrases
