// Finds Trainer cards that can be played without any effect, because `needs` does not rule it out.

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>

#include "checking/checks.hpp"

namespace ptcg::tools {
namespace {

/// What a text may do besides taking cards from a pile that has no effect if it takes none.
/// Anything else makes the card worth playing, or may do so.
constexpr std::array<std::string_view, 16> without_cards_nothing = {
    "search", "choose",  "may_choose",     "choose_exactly", "choose_up_to",      "attach",
    "evolve", "move",    "put_onto_bench", "flip",           "flips_until_tails", "flips",
    "ask",    "matches", "show",           "shuffle"};

/// What reading a Trainer card's text reveals.
class PlayReader {
public:
    explicit PlayReader(const ScriptText& text) : text_(text) {}

    /// Returns the words missing from its `needs`.
    [[nodiscard]] std::vector<std::string> missing() const
    {
        if (has("key:only_if") || has("field:opponent") || has("field:hand")) return {};
        for (const std::string& verb : after("verb:")) {
            if (std::ranges::find(without_cards_nothing, verb) == without_cards_nothing.end()) {
                return {};
            }
        }
        std::vector<std::string> words;
        const std::set<std::string> piles = piles_taken_from();
        if (piles.size() != 1) return {};
        const std::string& pile = *piles.begin();
        if ((pile == "deck" || pile == "discard") && !has("need:" + pile)) words.push_back(pile);
        if (only_benches() && !has("need:bench_space")) words.emplace_back("bench_space");
        return words;
    }

private:
    [[nodiscard]] bool has(const std::string& fact) const { return text_.facts.contains(fact); }

    /// Returns the rest of each fact that begins like this.
    [[nodiscard]] std::set<std::string> after(const std::string& beginning) const
    {
        std::set<std::string> rests;
        for (auto fact = text_.facts.lower_bound(beginning);
             fact != text_.facts.end() && fact->starts_with(beginning); ++fact) {
            rests.insert(fact->substr(beginning.size()));
        }
        return rests;
    }

    [[nodiscard]] std::set<std::string> piles_taken_from() const
    {
        std::set<std::string> piles = after("search.zone=");
        if (has("verb:search") && piles.empty()) piles.insert("deck");
        for (const char* verb : {"choose", "may_choose", "choose_exactly", "choose_up_to"}) {
            if (!has(std::string("verb:") + verb)) continue;
            std::set<std::string> chosen = after(std::string(verb) + ".from=");
            std::erase_if(chosen, [](const std::string& group) {
                return group.ends_with("_pokemon") || group.ends_with("_bench");
            });
            piles.insert(chosen.begin(), chosen.end());
        }
        return piles;
    }

    [[nodiscard]] bool only_benches() const
    {
        if (has("verb:attach") || has("verb:evolve") || has("verb:move")) return false;
        const std::set<std::string> to = after("search.to=");
        if (has("verb:put_onto_bench")) return to.empty();
        return to.size() == 1 && to.contains("bench");
    }

    const ScriptText& text_;
};

}  // namespace

void check_needs(const CheckSubject& subject, Findings& findings)
{
    const ScriptBundle& scripts = subject.pool.scripts;
    const CardLibrary& library = subject.pool.library;
    for (const auto& [i, report] : subject.analysis.cards) {
        const DefId card = library.find(scripts.cards[i].card);
        if (card == no_def) continue;
        const TrainerKind kind = library.def(card).trainer;
        if (kind != TrainerKind::item && kind != TrainerKind::supporter) continue;
        for (const ScriptText& text : report.texts) {
            if (text.section != "play") continue;
            for (const std::string& word : PlayReader(text).missing()) {
                findings.push_back(
                    {.code = "need-missing",
                     .file = scripts.cards[i].path,
                     .line = text.line,
                     .message = fmt::format(
                         "the card can be played without effect: {}; `needs` should have \"{}\"",
                         word == "bench_space"
                             ? "it only puts Pokémon onto the Bench"
                             : fmt::format("it only takes cards from the {}",
                                           word == "deck" ? word : "discard pile"),
                         word),
                     .context = {},
                     .card = scripts.cards[i].card});
            }
        }
    }
}

}  // namespace ptcg::tools
