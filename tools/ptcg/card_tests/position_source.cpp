#include "card_tests/position_source.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "card_tests/transcript.hpp"
#include "display/board.hpp"
#include "screen/layout.hpp"

namespace ptcg::tools {

namespace {

constexpr std::size_t position_columns = 76;

/// Returns `{ a, b }`, on several lines if it is long; `depth` levels of two spaces deep.
[[nodiscard]] std::string table(std::vector<std::string> items, std::size_t depth)
{
    if (items.empty()) return "{}";
    const std::string line = fmt::format("{{ {} }}", fmt::join(items, ", "));
    if (line.size() + 2 * depth + 16 <= position_columns && line.find('\n') == std::string::npos) {
        return line;
    }
    const bool one_a_line = std::any_of(items.begin(), items.end(), [](const std::string& item) {
        return item.find('=') != std::string::npos || item.find('\n') != std::string::npos;
    });
    const std::string indent(2 * depth + 2, ' ');
    for (std::string& item : items) item += ",";
    std::string text = "{\n";
    for (const std::string& part :
         one_a_line ? items : wrap_items(items, " ", position_columns - indent.size())) {
        text += indent + part + "\n";
    }
    return text + std::string(2 * depth, ' ') + "}";
}

[[nodiscard]] std::string id(const CardLibrary& library, DefId def)
{
    return quoted_for_lua(library.text(def).id);
}

[[nodiscard]] std::string cards(const CardLibrary& library, const std::vector<DefId>& defs,
                                std::size_t depth)
{
    std::vector<std::string> items;
    for (DefId def : defs) items.push_back(id(library, def));
    return table(std::move(items), depth);
}

/// Returns the letter of a basic Energy card, or 0.
[[nodiscard]] char letter_for(const CardLibrary& library, DefId def)
{
    const CardDef& card = library.def(def);
    if (card.energy_kind != EnergyKind::basic || card.energy.units != 1) return 0;
    for (std::size_t type = 0; type < type_count; ++type) {
        if (card.energy.unit[0] == TypeSet{static_cast<Type>(type)}) {
            return letter_of(static_cast<Type>(type));
        }
    }
    return 0;
}

[[nodiscard]] std::string pokemon_in_lua(const CardLibrary& library, const PokemonSetup& pokemon,
                                         std::size_t depth)
{
    std::vector<std::string> items{id(library, pokemon.card)};
    // The Energy that comes first is written as letters. From the first other card on, ids are
    // used.
    std::string letters;
    auto attached = pokemon.attached.begin();
    for (; attached != pokemon.attached.end(); ++attached) {
        const char letter = letter_for(library, *attached);
        if (letter == 0) break;
        letters += letter;
    }
    if (!letters.empty()) items.push_back("energy = " + quoted_for_lua(letters));
    const std::vector<DefId> others(attached, pokemon.attached.end());
    if (!others.empty()) items.push_back("attached = " + cards(library, others, depth + 1));
    if (pokemon.damage != 0) items.push_back(fmt::format("damage = {}", pokemon.damage));
    if (!pokemon.conditions.empty()) {
        std::vector<std::string> names;
        for (Condition condition : pokemon.conditions) {
            names.push_back(quoted_for_lua(name_of(condition)));
        }
        items.push_back("conditions = " + table(std::move(names), depth + 1));
    }
    if (pokemon.under) items.push_back("under = " + cards(library, *pokemon.under, depth + 1));
    if (pokemon.is_new) items.emplace_back("new = true");
    return items.size() == 1 ? items.front() : table(std::move(items), depth);
}

[[nodiscard]] std::string side_in_lua(const CardLibrary& library, const SideSetup& side)
{
    std::vector<std::string> items;
    if (side.active) items.push_back("active = " + pokemon_in_lua(library, *side.active, 2));
    if (!side.bench.empty()) {
        std::vector<std::string> bench;
        for (const PokemonSetup& pokemon : side.bench) {
            bench.push_back(pokemon_in_lua(library, pokemon, 3));
        }
        items.push_back("bench = " + table(std::move(bench), 2));
    }
    if (!side.hand.empty()) items.push_back("hand = " + cards(library, side.hand, 2));
    if (side.deck) items.push_back("deck = " + cards(library, *side.deck, 2));
    if (!side.discard.empty()) items.push_back("discard = " + cards(library, side.discard, 2));
    if (!side.lost_zone.empty()) {
        items.push_back("lost_zone = " + cards(library, side.lost_zone, 2));
    }
    if (!side.beside.empty()) items.push_back("beside = " + cards(library, side.beside, 2));
    if (side.prizes) {
        items.push_back("prizes = " + cards(library, *side.prizes, 2));
    } else if (side.prize_count != SideSetup{}.prize_count) {
        items.push_back(fmt::format("prizes = {}", side.prize_count));
    }
    return table(std::move(items), 1);
}

}  // namespace

std::string to_lua(const CardLibrary& library, const PositionSetup& position)
{
    std::vector<std::string> items;
    if (position.ruleset != PositionSetup{}.ruleset) {
        items.push_back("ruleset = " + quoted_for_lua(position.ruleset));
    }
    if (position.turn != PositionSetup{}.turn) {
        items.push_back(fmt::format("turn = {}", position.turn));
    }
    if (position.stadium != no_def) items.push_back("stadium = " + id(library, position.stadium));
    if (!position.stadium_mine) items.emplace_back("stadium_of = \"opponent\"");
    items.push_back("me = " + side_in_lua(library, position.my_side));
    items.push_back("opponent = " + side_in_lua(library, position.opponents_side));
    std::string text = "{\n";
    for (const std::string& item : items) text += "  " + item + ",\n";
    return text + "}";
}

}  // namespace ptcg::tools
