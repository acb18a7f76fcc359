#include "phrases/book_check.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "phrases/wording.hpp"
#include "ptcg/scripting/lua_format.hpp"
#include "ptcg/scripting/script_analysis.hpp"

namespace ptcg::tools::phrases {
namespace {

/// Returns the forms as lines.
std::set<std::string> lines_of_forms(const std::vector<FormRef>& forms)
{
    std::set<std::string> lines;
    for (const FormRef& form : forms) lines.insert(to_string(*form));
    return lines;
}

}  // namespace

void BookCheck::add(const EffectText& text, const std::string& card)
{
    const EffectDraft made = draft(book_, text);
    const std::string where = fmt::format("{}, \"{}\"", card, text.text);
    if (made.readings > 1) {
        problems_.push_back(fmt::format("{}: can be read in {} ways", where, made.readings));
    }
    if (made.form == nullptr) return;
    each_row(*made.form, [&](const Row& row) { used_.insert(&row); });
    const std::string script = joined_script({made});
    if (!format_lua(script)) {
        problems_.push_back(fmt::format("{}: the script is not Lua:\n{}", where, script));
        return;
    }
    scripts_.emplace_back(where, script);
    EffectText again = text;
    again.text = made.wording;
    const EffectDraft back = draft(book_, again);
    if (back.form == nullptr || to_string(*back.form) != to_string(*made.form)) {
        problems_.push_back(
            fmt::format("{}: our wording is read in another way: \"{}\"", where, made.wording));
    }
    if (languages_.empty()) return;
    const ReadText ours =
        read_text(book_, made.wording, own_names(text.card), category_of(text.kind));
    const std::set<std::string> in_english = lines_of_forms(ours.forms);
    for (const Tongue& tongue : languages_) {
        check_language(tongue, text, *made.form, in_english, where);
    }
}

void BookCheck::check_language(const Tongue& tongue, const EffectText& text, const Form& form,
                               const std::set<std::string>& in_english, const std::string& where)
{
    if (!tongue.translation->missing_for(form).empty()) return;  // told row by row
    const TextNames names{own_names(text.card), names_in(form)};
    const std::string said = tongue.translation->wording(form);
    const std::set<std::string> read =
        lines_of_forms(tongue.translation->read(said, names, category_of(text.kind)));
    if (read == in_english) return;
    const auto other = std::ranges::find_if(
        read, [&](const std::string& line) { return !in_english.contains(line); });
    problems_.push_back(fmt::format(
        "{}: in {} \"{}\"\n  means {}\n  {} {}", where, tongue.code, said, to_string(form),
        other == read.end() ? "is not read" : "is read as", other == read.end() ? "" : *other));
}

std::vector<std::string> BookCheck::problems()
{
    ScriptBundle bundle;
    for (const auto& [where, script] : scripts_) {
        ScriptChunk chunk;
        chunk.source = script;
        chunk.pack = "drafts";
        chunk.path = where;
        chunk.card = "draft";
        bundle.cards.push_back(std::move(chunk));
    }
    const ScriptAnalysis analysis = analyze_scripts(bundle);
    std::vector<std::string> all = problems_;
    for (std::size_t i = 0; i < analysis.cards.size(); ++i) {
        for (const Problem& problem : analysis.cards[i].problems) {
            all.push_back(
                fmt::format("{}: {}\n{}", scripts_[i].first, problem.message, scripts_[i].second));
        }
    }
    return all;
}

std::vector<const Row*> BookCheck::unused() const
{
    // Reminders are dropped before reading, and a role with "_" does not keep what it reads.
    std::set<std::string> kept{"text", "ability"};
    for (const Production& production : book_.english().productions()) {
        for (const Symbol& symbol : production.symbols) {
            if (!symbol.role.starts_with('_')) kept.insert(symbol.category);
        }
    }
    std::vector<const Row*> rows;
    for (const Row& row : book_.rows()) {
        if (kept.contains(row.category) && row.alias.empty() && !used_.contains(&row)) {
            rows.push_back(&row);
        }
    }
    return rows;
}

}  // namespace ptcg::tools::phrases
