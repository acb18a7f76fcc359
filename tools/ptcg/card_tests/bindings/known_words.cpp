// Checks that the words of an action can mean something. Without this, an action with a misspelled
// word would count as correctly refused.

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "card_tests/bindings/failure.hpp"
#include "card_tests/bindings/values.hpp"
#include "card_tests/bindings/words.hpp"
#include "ptcg/hosting/naming.hpp"

namespace ptcg::tools {

namespace {

using Names = std::set<std::string, std::less<>>;

[[noreturn]] void fail_word(std::string_view what, const std::string& word, const Names& known)
{
    fail_test(
        fmt::format("{} \"{}\"{}", what, word, meant_or_all(word, {known.begin(), known.end()})));
}

/// Returns how many arguments an action of this kind has.
[[nodiscard]] std::size_t argument_count(OptionKind kind)
{
    switch (kind) {
        case OptionKind::play:
        case OptionKind::attach:
        case OptionKind::evolve:
        case OptionKind::use:
            return 2;
        case OptionKind::attack:
        case OptionKind::bench:
        case OptionKind::retreat:
            return 1;
        default:
            return 0;
    }
}

}  // namespace

void OptionWords::expect_attack(const std::string& word) const
{
    Names known;
    for (const DefId def : state_.defs) {
        const CardDef& card = library_.def(def);
        for (std::size_t i = 0; i < card.attack_count; ++i) {
            known.emplace(library_.name(card.attacks[i].name));
        }
        // A test may also state that an Ability can't be used as an attack.
        for (std::size_t i = 0; i < card.ability_count; ++i) {
            known.emplace(library_.name(card.abilities[i].name));
        }
    }
    if (!known.contains(word)) fail_word("no card of either player has an attack", word, known);
}

void OptionWords::expect_ability(const std::string& word) const
{
    Names known;
    for (const DefId def : state_.defs) {
        const CardDef& card = library_.def(def);
        for (std::size_t i = 0; i < card.ability_count; ++i) {
            known.emplace(library_.name(card.abilities[i].name));
        }
    }
    if (!known.contains(word)) fail_word("no card of either player has an Ability", word, known);
}

void OptionWords::expect_card(const std::string& word) const
{
    const auto is_it = [&](DefId def) { return names_card(word, def); };
    if (std::ranges::any_of(state_.defs, is_it)) return;
    Names known;
    for (const DefId def : state_.defs) {
        known.insert(card_id(def));
        known.insert(library_.text(def).name);
    }
    fail_word("neither player has a card", word, known);
}

void OptionWords::expect_place(const std::string& word) const
{
    Names known;
    for (std::size_t i = 0; i < slots_per_match; ++i) known.insert(where(static_cast<Spot>(i)));
    if (!known.contains(word)) fail_word("there is no place", word, known);
}

void OptionWords::expect_known(const TestAction& action) const
{
    const std::vector<std::string>& said = action.arguments;
    const std::size_t most = argument_count(action.kind);
    if (said.size() > most) {
        fail_test(fmt::format("{} takes {} argument{}, not {}", action_word(action.kind), most,
                              most == 1 ? "" : "s", said.size()));
    }
    if (said.empty()) return;
    switch (action.kind) {
        case OptionKind::attack:
            return expect_attack(said[0]);
        case OptionKind::retreat:
            return expect_place(said[0]);
        case OptionKind::use:
            expect_ability(said[0]);
            break;
        default:
            expect_card(said[0]);
            break;
    }
    if (said.size() > 1) expect_place(said[1]);
}

void OptionWords::expect_there(const TestAction& action, PlayerId asked) const
{
    const std::vector<std::string>& said = action.arguments;
    const bool has_place = action.kind == OptionKind::retreat ? !said.empty() : said.size() > 1;
    if (!has_place) return;
    for (std::size_t i = 0; i < slots_per_match; ++i) {
        const auto spot = static_cast<Spot>(i);
        if (where(spot) != said.back()) continue;
        const PlayerTable& side = state_.now.player[at(owner_of(spot))];
        const std::size_t place = place_of(spot);
        const bool stands = place == 0 ? side.active != no_slot : place <= side.bench_count;
        // A player retreats to their own Bench. But a test may state that a player can't attach to
        // the other player's Pokémon or use its Ability.
        if (owner_of(spot) != asked && action.kind == OptionKind::retreat) {
            fail_test(fmt::format("{}: \"{}\" is not a place of {}, who may act", say(action),
                                  said.back(), word_for(asked, me_)));
        }
        if (!stands) {
            fail_test(fmt::format("{}: there is no Pokémon at \"{}\"", say(action), said.back()));
        }
    }
}

}  // namespace ptcg::tools
