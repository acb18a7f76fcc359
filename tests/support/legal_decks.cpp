#include "support/legal_decks.hpp"

#include <algorithm>

#include "ptcg/scripting/position.hpp"

namespace ptcg::test {

namespace {

constexpr std::size_t families = 5;
constexpr std::size_t other_cards = 7;
constexpr std::size_t cards_before_energy = 42;

class Drawing {
public:
    Drawing(const CardLibrary& library, const std::vector<DefId>& cards,
            const std::function<std::size_t(std::size_t)>& below)
        : library_(library), cards_(cards), below_(below)
    {
    }

    std::vector<DefId> run()
    {
        for (std::size_t i = 0; i < families; ++i) {
            const DefId top = draw([](const CardDef& def) { return def.is_pokemon(); });
            if (top == no_def) break;
            add_family(top);
        }
        for (std::size_t i = 0; i < other_cards && deck_.size() < cards_before_energy; ++i) {
            const DefId card = draw([](const CardDef& def) {
                return !def.is_pokemon() && def.energy_kind != EnergyKind::basic;
            });
            if (card != no_def) add(card, 1 + below_(4));
        }
        for (std::size_t i = 0; deck_.size() < cards_per_player; ++i) {
            const Type type = types_.empty() ? Type::fire : types_[i % types_.size()];
            deck_.push_back(energy_of(type));
        }
        return std::move(deck_);
    }

private:
    template <typename Wanted>
    [[nodiscard]] DefId draw(Wanted wanted)
    {
        const std::size_t first = below_(cards_.size());
        for (std::size_t i = 0; i < cards_.size(); ++i) {
            const DefId card = cards_[(first + i) % cards_.size()];
            if (wanted(library_.def(card))) return card;
        }
        return no_def;
    }

    void add_family(DefId top)
    {
        const std::size_t copies = 2 + below_(3);
        std::vector<DefId> line = stages_below(library_, top, cards_);
        line.insert(line.begin(), top);
        for (const DefId card : line) {
            add(card, copies);
            const CardDef& def = library_.def(card);
            for (std::size_t i = 0; i < def.attack_count; ++i) note_types(def.attacks[i].cost);
        }
    }

    void note_types(const Cost& cost)
    {
        for (std::size_t i = 0; i < cost.of.size(); ++i) {
            const auto type = static_cast<Type>(i);
            if (cost.of[i] > 0 && type != Type::colorless) types_.push_back(type);
        }
    }

    void add(DefId card, std::size_t copies)
    {
        for (; copies > 0 && deck_.size() < cards_before_energy; --copies) deck_.push_back(card);
    }

    [[nodiscard]] DefId energy_of(Type type) const
    {
        for (const DefId card : cards_) {
            const CardDef& def = library_.def(card);
            if (def.energy_kind == EnergyKind::basic && def.energy.unit[0].has(type)) return card;
        }
        return some_basic_energy(library_);
    }

    const CardLibrary& library_;
    const std::vector<DefId>& cards_;
    const std::function<std::size_t(std::size_t)>& below_;
    std::vector<DefId> deck_;
    std::vector<Type> types_;
};

}  // namespace

std::vector<DefId> legal_cards(const CardLibrary& library, const Format& format,
                               const Ruleset& rules)
{
    std::vector<DefId> legal;
    for (std::size_t i = 0; i < library.size(); ++i) {
        const auto card = static_cast<DefId>(i);
        // One card is not a deck, but no other problem may be found.
        const auto problems = check_deck(library, format, rules, std::vector{card});
        const bool banned = std::ranges::any_of(problems, [](const DeckProblem& problem) {
            return problem.rule != "DECK-01" && problem.rule != "DECK-03";
        });
        if (!banned) legal.push_back(card);
    }
    return legal;
}

std::vector<DefId> draw_legal_deck(const CardLibrary& library, const Format& format,
                                   const Ruleset& rules, const std::vector<DefId>& cards,
                                   const std::function<std::size_t(std::size_t)>& below)
{
    std::vector<DefId> deck = Drawing(library, cards, below).run();
    const DefId energy = some_basic_energy(library);
    const auto basic = std::ranges::find_if(
        cards, [&](DefId card) { return library.def(card).is_basic_pokemon(); });
    if (energy == no_def || basic == cards.end()) return {};
    // Cards that break a rule are replaced by Energy, the last copy first.
    for (std::size_t tries = 0; tries < deck.size(); ++tries) {
        const std::vector<DeckProblem> problems = check_deck(library, format, rules, deck);
        if (problems.empty()) return deck;
        for (const DeckProblem& problem : problems) {
            if (problem.rule == "DECK-03") {
                deck.back() = *basic;
                continue;
            }
            if (problem.card == no_def) return {};
            const NameId name = library.def(problem.card).name;
            const bool named = problem.rule == "DECK-02" || problem.rule == "DECK-06";
            const auto last = std::find_if(deck.rbegin(), deck.rend(), [&](DefId card) {
                return card == problem.card || (named && library.def(card).name == name);
            });
            if (last != deck.rend()) *last = energy;
        }
    }
    return {};
}

}  // namespace ptcg::test
