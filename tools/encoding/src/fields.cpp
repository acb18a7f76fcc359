#include "ptcg/encoding/fields.hpp"

#include <string>

#include "ptcg/fnv1a.hpp"
#include "rows.hpp"

namespace ptcg::encoding {
namespace {

#define PTCG_FIELD(name, least, most, meaning) Field{#name, least, most, meaning},
constexpr Field global_fields[] = {PTCG_GLOBAL_FIELDS(PTCG_FIELD)};
constexpr Field player_fields[] = {PTCG_PLAYER_FIELDS(PTCG_FIELD)};
constexpr Field pokemon_fields[] = {PTCG_POKEMON_FIELDS(PTCG_FIELD)};
constexpr Field card_fields[] = {PTCG_CARD_FIELDS(PTCG_FIELD)};
constexpr Field lasting_fields[] = {PTCG_LASTING_FIELDS(PTCG_FIELD)};
constexpr Field pick_fields[] = {PTCG_PICK_FIELDS(PTCG_FIELD)};
constexpr Field list_fields[] = {PTCG_LIST_FIELDS(PTCG_FIELD)};
constexpr Field option_fields[] = {PTCG_OPTION_FIELDS(PTCG_FIELD)};
#undef PTCG_FIELD

constexpr Section all_sections[] = {
    {"global", "the question, the turn and the game", 1, global_fields},
    {"players", "what is counted of a player: first me, then the opponent", players, player_fields},
    {"pokemon",
     "the places of Pokémon: my Active Spot, the 8 places of my Bench, then the opponent's",
     slots_per_match, pokemon_fields},
    {"cards",
     "the cards I know, except the top cards of Pokémon and the Stadium. Mine come first: those of "
     "my Pokémon by row, in order of arrival; then my deck, hand, discard pile, Prize cards, Lost "
     "Zone and the place beside, each by place",
     cards_per_match, card_fields},
    {"lasting", "effects that last, in the order they began", most_lasting, lasting_fields},
    {"picks", "what I have picked so far in answer to this question, in order", most_picks,
     pick_fields},
    {"lists",
     "the deck lists I know, each card by itself, in the order of their numbers: 60 rows for mine, "
     "then 60 for the opponent's, which are all zero unless the players know each other's lists",
     players* cards_per_player, list_fields},
    {"options",
     "the options of the question, in its order; the last row of the section, after all others, is "
     "\"enough\", which ends an answer of several picks",
     0, option_fields}};

// Each section has the numbers of its part of Head.
static_assert(std::size(global_fields) == numbers_in<GlobalRow> &&
              std::size(player_fields) == numbers_in<PlayerRow> &&
              std::size(pokemon_fields) == numbers_in<PokemonRow> &&
              std::size(card_fields) == numbers_in<CardRow> &&
              std::size(lasting_fields) == numbers_in<LastingRow> &&
              std::size(pick_fields) == numbers_in<PickRow> &&
              std::size(list_fields) == numbers_in<ListRow> &&
              std::size(option_fields) == numbers_in<OptionRow>);

constexpr std::size_t numbers_before(std::size_t section)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < section; ++i)
        count += all_sections[i].rows * all_sections[i].fields.size();
    return count;
}
static_assert(numbers_before(std::size(all_sections)) == numbers_in<Head>);

}  // namespace

std::span<const Section> sections()
{
    return all_sections;
}

std::size_t Layout::offset(std::size_t section) const
{
    const std::size_t whole = section == std::size(all_sections) ? actions() : 0;
    return numbers_before(section) + whole * std::size(option_fields);
}

std::uint64_t fields_hash()
{
    std::string all;
    for (const Section& section : all_sections) {
        all.append(section.name).append("\n").append(section.meaning).append("\n");
        all += std::to_string(section.rows) + "\n";
        for (const Field& field : section.fields) {
            all.append(field.name).append("\t").append(field.meaning);
            all += "\t" + std::to_string(field.least) + "\t" + std::to_string(field.most) + "\n";
        }
    }
    Fnv1a hash;
    hash.add(all);
    return hash.value();
}

}  // namespace ptcg::encoding
