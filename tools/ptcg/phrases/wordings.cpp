#include "phrases/wordings.hpp"

#include <utility>

#include <fmt/format.h>

namespace ptcg::tools::phrases {

bool is_built_in(std::string_view category)
{
    return category == "n" || category == "many" || category == "name" || category == "own" ||
           category == "owner";
}

void Wordings::add(const Row& row, std::string_view category, std::string_view pattern,
                   bool printed, const Problem& at, Problems& problems)
{
    const auto report = [&](std::string message) {
        problems.push_back(at);
        problems.back().message = std::move(message);
    };
    Result<std::vector<Sequence>> sequences = expand(pattern);
    if (!sequences) return report(sequences.error().message);
    for (Sequence& symbols : sequences.value()) {
        if (symbols.empty()) {
            report(fmt::format("\"{}\" can stand for nothing at all", pattern));
            continue;
        }
        const Production& kept = productions_.emplace_back(
            Production{&row, std::string(category), std::move(symbols), printed});
        Category& in = categories_[kept.category];
        const Symbol& first = kept.symbols.front();
        if (first.word.empty()) {
            in.with_slot.push_back(&kept);
        } else {
            in.by_word[first.word].push_back(&kept);
        }
    }
}

void Wordings::replace(const Row& alias, const Row& target)
{
    for (Production& production : productions_) {
        if (production.row == &alias) production.row = &target;
    }
}

void Wordings::finish()
{
    for (const Production& production : productions_) {
        if (!production.printed) of_rows_[production.row].push_back(&production);
    }
    // Those that begin with a slot can begin with any word.
    for (auto& [name, category] : categories_) {
        for (auto& [word, productions] : category.by_word) {
            productions.insert(productions.end(), category.with_slot.begin(),
                               category.with_slot.end());
        }
    }
}

const std::vector<const Production*>& Wordings::beginning(std::string_view category,
                                                          std::string_view word) const
{
    static const std::vector<const Production*> none;
    const auto found = categories_.find(category);
    if (found == categories_.end()) return none;
    const auto by_word = found->second.by_word.find(std::string(word));
    return by_word == found->second.by_word.end() ? found->second.with_slot : by_word->second;
}

const std::vector<const Production*>& Wordings::of(const Row& row) const
{
    static const std::vector<const Production*> none;
    const auto found = of_rows_.find(&row);
    return found == of_rows_.end() ? none : found->second;
}

Gender Wordings::gender(const Row& row) const
{
    const auto found = genders_.find(&row);
    return found == genders_.end() ? Gender::any : found->second;
}

bool Wordings::may_be_in_name(const Token& token) const
{
    return !not_names_.contains(token.word) && !token.word.starts_with("pokemon-");
}

}  // namespace ptcg::tools::phrases
