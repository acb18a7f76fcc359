#include "phrases/reading.hpp"

#include <algorithm>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "ptcg/types.hpp"

namespace ptcg::tools::phrases {
namespace {

/// A category read from a token on; each end may be reached in several ways.
struct Phrase {
    std::size_t end;
    FormRef form;
};

/// Reads top-down and keeps the result for each category and token, so that nothing is read twice.
class Chart {
public:
    Chart(const Wordings& wordings, std::span<const Token> tokens,
          const std::set<std::string>* names)
        : wordings_(wordings), tokens_(tokens), names_(names)
    {
    }

    const std::vector<Phrase>& phrases(const std::string& category, std::size_t from)
    {
        const auto [place, is_new] = known_.try_emplace({category, from});
        Entry& entry = place->second;
        if (!is_new) {
            if (!entry.done) depend_on(entry);
            return entry.found;
        }
        entry.depth = open_.size();
        open_.push_back(&entry);
        // A phrase that begins with one of its own kind ("Pokémon Agua": a kind, and a type) is
        // read from what is known of that kind so far, until no more is found.
        while (true) {
            std::vector<Phrase> found = found_by_rows(category, from);
            const bool grew = found.size() > entry.found.size();
            entry.found = std::move(found);
            if (!entry.begins_itself || !grew) break;
        }
        open_.pop_back();
        entry.done = true;
        if (!entry.unfinished) return entry.found;
        // It has only what was known of a phrase around it: next time there may be more.
        const std::vector<Phrase>& kept = unfinished_.emplace_back(std::move(entry.found));
        known_.erase(place);
        return kept;
    }

    [[nodiscard]] std::size_t furthest() const { return furthest_; }

private:
    struct Entry {
        std::vector<Phrase> found;
        std::size_t depth = 0;       ///< its place in `open_`
        bool done = false;           ///< everything was found
        bool begins_itself = false;  ///< one of its phrases began with the same category
        bool unfinished = false;     ///< read from a phrase around it that was not done
    };

    /// The phrases that are being read within `entry` depend on what it has so far.
    void depend_on(Entry& entry)
    {
        entry.begins_itself = true;
        for (std::size_t i = entry.depth + 1; i < open_.size(); ++i) open_[i]->unfinished = true;
    }

    std::vector<Phrase> found_by_rows(const std::string& category, std::size_t from)
    {
        std::vector<Phrase> found;
        if (const std::size_t mark = category.find('!'); mark != std::string::npos) {
            // {count!heads}: any count but that one.
            found = phrases(category.substr(0, mark), from);
            std::erase_if(found, [&](const Phrase& phrase) {
                return phrase.form->row->id == category.substr(mark + 1);
            });
            return found;
        }
        if (from < tokens_.size()) {
            for (const Production* production : wordings_.beginning(category, tokens_[from].word)) {
                Form form{production->row, {}};
                follow(*production, 0, from, form, found);
            }
        }
        return different(std::move(found));
    }

    void follow(const Production& production, std::size_t symbol, std::size_t at, Form& form,
                std::vector<Phrase>& found)
    {
        furthest_ = std::max(furthest_, at);
        if (symbol == production.symbols.size()) {
            Form sorted = form;
            std::sort(sorted.roles.begin(), sorted.roles.end(),
                      [](const auto& a, const auto& b) { return a.first < b.first; });
            found.push_back({at, std::make_shared<const Form>(std::move(sorted))});
            return;
        }
        if (at >= tokens_.size()) return;
        const Symbol& wanted = production.symbols[symbol];
        if (!wanted.word.empty()) {
            if (tokens_[at].word == wanted.word) {
                follow(production, symbol + 1, at + 1, form, found);
            }
            return;
        }
        for (const auto& [end, filling] : fillings(wanted.category, at)) {
            // What a role with "_" holds does not matter.
            const bool kept = !wanted.role.starts_with('_');
            if (kept) form.roles.emplace_back(wanted.role, filling);
            follow(production, symbol + 1, end, form, found);
            if (kept) form.roles.pop_back();
        }
    }

    std::vector<std::pair<std::size_t, Filling>> fillings(const std::string& category,
                                                          std::size_t at)
    {
        if (category == "name") return names(at);
        if (category == "owner") {
            // "Team Rocket's": whose Pokémon it is.
            auto owners = names(at);
            const std::string_view mark = wordings_.owner_mark();
            std::erase_if(owners, [&](const auto& owner) {
                return !std::get<std::string>(owner.second).ends_with(mark);
            });
            for (auto& [end, owner] : owners) {
                if (mark.empty()) std::get<std::string>(owner) += "'s";
            }
            return owners;
        }
        std::vector<std::pair<std::size_t, Filling>> all;
        if (category == "own") {
            if (tokens_[at].word == own_name) {
                all.emplace_back(at + 1, std::string(tokens_[at].written));
            }
            return all;
        }
        if (category == "n" || category == "many") {
            if (tokens_[at].number && tokens_[at].word.size() < 5) {
                const int number = std::stoi(tokens_[at].word);
                if (category == "n" || number > 1) all.emplace_back(at + 1, number);
            }
            return all;
        }
        for (const Phrase& phrase : phrases(category, at))
            all.emplace_back(phrase.end, phrase.form);
        return all;
    }

    /// Returns the names of cards that can begin here: words with capitals, and what joins them.
    [[nodiscard]] std::vector<std::pair<std::size_t, Filling>> names(std::size_t at) const
    {
        std::vector<std::pair<std::size_t, Filling>> all;
        if (tokens_[at].word == own_name) return all;
        if (names_ != nullptr) {
            for (std::size_t end = at + 1; end <= tokens_.size() && end <= at + 6; ++end) {
                if (names_->contains(written(at, end))) all.emplace_back(end, written(at, end));
            }
            return all;
        }
        if (!tokens_[at].capital || !wordings_.may_be_in_name(tokens_[at])) return all;
        const bool before_strike = at + 1 < tokens_.size() && tokens_[at + 1].word == "strike";
        for (const std::string_view style : {"single", "rapid", "fusion"}) {
            if (before_strike && tokens_[at].word == style) return all;
        }
        for (std::size_t end = at + 1; end <= tokens_.size() && end <= at + 6; ++end) {
            const Token& last = tokens_[end - 1];
            const bool joining = last.word == "of" || last.word == "the";
            if (!joining && !last.capital && last.word != "ex") break;
            if (!wordings_.may_be_in_name(last)) break;
            // A type is not a name by itself: "a Lightning or Metal Pokémon".
            if (joining || (end == at + 1 && type_named(last.word))) continue;
            all.emplace_back(end, written(at, end));
        }
        return all;
    }

    /// Returns tokens as they stand in the text. REQUIRES: there is one.
    [[nodiscard]] std::string written(std::size_t begin, std::size_t end) const
    {
        const std::string_view last = tokens_[end - 1].written;
        return {tokens_[begin].written.data(), last.data() + last.size()};
    }

    /// Drops phrases that differ in nothing.
    static std::vector<Phrase> different(std::vector<Phrase> found)
    {
        std::set<std::string> seen;
        std::erase_if(found, [&](const Phrase& phrase) {
            return !seen.insert(fmt::format("{} {}", phrase.end, to_string(*phrase.form))).second;
        });
        return found;
    }

    const Wordings& wordings_;
    std::span<const Token> tokens_;
    const std::set<std::string>* names_;  ///< null: any
    std::map<std::pair<std::string, std::size_t>, Entry> known_;
    std::vector<Entry*> open_;                    ///< being read, each within the one before
    std::deque<std::vector<Phrase>> unfinished_;  ///< keeps what is not in `known_`
    std::size_t furthest_ = 0;
};

}  // namespace

Reading read(const Wordings& wordings, std::span<const Token> tokens, std::string_view category,
             const std::set<std::string>* names)
{
    Chart chart(wordings, tokens, names);
    Reading reading;
    for (const Phrase& phrase : chart.phrases(std::string(category), 0)) {
        if (phrase.end == tokens.size()) reading.forms.push_back(phrase.form);
    }
    reading.furthest = chart.furthest();
    return reading;
}

}  // namespace ptcg::tools::phrases
