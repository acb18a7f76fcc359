#include "ptcg/deck.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace ptcg {

namespace {

/// How many cards of one kind the deck has, and the first of them.
struct Tally {
    int count = 0;
    DefId first = no_def;

    void add(DefId card)
    {
        if (count++ == 0) first = card;
    }
};

/// Tallies in the order in which their first cards appear in the deck.
template <typename Key>
class Tallies {
public:
    void add(const Key& key, DefId card)
    {
        const auto [place, is_new] = places_.try_emplace(key, entries_.size());
        if (is_new) entries_.push_back({key, {}});
        entries_[place->second].second.add(card);
    }
    [[nodiscard]] auto begin() const { return entries_.begin(); }
    [[nodiscard]] auto end() const { return entries_.end(); }

private:
    std::map<Key, std::size_t> places_;
    std::vector<std::pair<Key, Tally>> entries_;
};

class DeckCheck {
public:
    DeckCheck(const CardLibrary& library, const Ruleset& rules, std::span<const DefId> cards)
        : library_(library), rules_(rules), cards_(cards)
    {
    }

    std::vector<DeckProblem> run()
    {
        check_size();
        check_copies();
        check_basic();
        check_classes();
        check_own_limits();
        return std::move(problems_);
    }

private:
    void report(const char* rule, std::string message, DefId card = no_def)
    {
        problems_.push_back({rule, std::move(message), card});
    }

    [[nodiscard]] std::string named(const CardDef& def) const
    {
        return "named \"" + std::string(library_.name(def.name)) + "\"";
    }

    // DECK-01
    void check_size()
    {
        if (cards_.size() == rules_.deck_size) return;
        report("DECK-01", "a deck must have exactly " + std::to_string(rules_.deck_size) +
                              " cards; this one has " + std::to_string(cards_.size()));
    }

    /// Returns whether DECK-02 counts the card. Basic Energy and a card that permits more copies
    /// are not counted, not even toward the limit of other cards with their name (special Darkness
    /// Energy and the basic kind).
    [[nodiscard]] bool counts_as_copy(const CardDef& def) const
    {
        return def.energy_kind != EnergyKind::basic && def.copies <= rules_.copies;
    }

    // DECK-02: by name, whatever else is printed on the cards (NAME-01, NAME-06, LVX-05)
    void check_copies()
    {
        if (rules_.copies == unlimited) return;
        Tallies<NameId> names;
        for (DefId card : cards_) {
            const CardDef& def = library_.def(card);
            if (counts_as_copy(def)) names.add(def.name, card);
        }
        for (const auto& [name, tally] : names) {
            if (tally.count <= rules_.copies) continue;
            report("DECK-02",
                   std::to_string(tally.count) + " cards " + named(library_.def(tally.first)) +
                       "; at most " + std::to_string(rules_.copies) + " are allowed",
                   tally.first);
        }
    }

    // DECK-03: Stages of a class (Restored, V-UNION) are not Basic, and neither is a Fossil
    // (FOS-01)
    void check_basic()
    {
        const bool has_basic = std::ranges::any_of(
            cards_, [&](DefId card) { return library_.def(card).is_basic_pokemon(); });
        if (!has_basic) report("DECK-03", "no Basic Pokémon; a deck needs at least one");
    }

    // DECK-04: 1 ACE SPEC in all (ACE-01), 1 Radiant Pokémon (RAD-01), 1 of each Prism Star name
    // (PRISM-01), ...
    void check_classes()
    {
        Tallies<ClassId> classes;
        Tallies<std::pair<ClassId, NameId>> names;
        for (DefId card : cards_) {
            const CardDef& def = library_.def(card);
            for (std::size_t i = 0; i < library_.class_count(); ++i) {
                const auto id = static_cast<ClassId>(i);
                if (!def.classes.has(id)) continue;
                classes.add(id, card);
                names.add({id, def.name}, card);
            }
        }
        for (const auto& [id, tally] : classes) {
            const CardClass& card_class = library_.card_class(id);
            report_class(card_class, tally, card_class.deck_limit, "", " in a deck");
        }
        for (const auto& [key, tally] : names) {
            const CardClass& card_class = library_.card_class(key.first);
            report_class(card_class, tally, card_class.deck_limit_per_name,
                         " " + named(library_.def(tally.first)), " of each name");
        }
    }

    void report_class(const CardClass& card_class, const Tally& tally, int limit,
                      const std::string& which, const char* scope)
    {
        if (limit == 0 || tally.count <= limit) return;
        report("DECK-04",
               std::to_string(tally.count) + " cards of the class " + card_class.name + which +
                   "; at most " + std::to_string(limit) + scope,
               tally.first);
    }

    // DECK-06: a limit printed on the card itself
    void check_own_limits()
    {
        Tallies<std::pair<NameId, std::uint8_t>> limited;
        for (DefId card : cards_) {
            const CardDef& def = library_.def(card);
            if (def.copies != 0 && def.copies != unlimited) {
                limited.add({def.name, def.copies}, card);
            }
        }
        for (const auto& [key, tally] : limited) {
            if (tally.count <= key.second) continue;
            report("DECK-06",
                   std::to_string(tally.count) + " cards " + named(library_.def(tally.first)) +
                       "; the card itself allows at most " + std::to_string(key.second),
                   tally.first);
        }
    }

    const CardLibrary& library_;
    const Ruleset& rules_;
    std::span<const DefId> cards_;
    std::vector<DeckProblem> problems_;
};

}  // namespace

std::vector<DeckProblem> check_deck(const CardLibrary& library, const Ruleset& rules,
                                    std::span<const DefId> cards)
{
    return DeckCheck(library, rules, cards).run();
}

}  // namespace ptcg
