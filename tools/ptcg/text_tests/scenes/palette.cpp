#include "text_tests/scenes/palette.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "screen/layout.hpp"

namespace ptcg::tools {
namespace {

[[nodiscard]] std::optional<Sort> sort_of(const CardDef& def)
{
    if (def.is_pokemon()) {
        if (!def.stands_alone()) return std::nullopt;
        return def.is_evolution() ? Sort::evolution : Sort::basic_pokemon;
    }
    // A Tool may be an Item, too.
    constexpr std::pair<CardFilter::Kind, Sort> kinds[] = {
        {CardFilter::tool, Sort::tool},
        {CardFilter::item, Sort::item},
        {CardFilter::supporter, Sort::supporter},
        {CardFilter::stadium, Sort::stadium},
        {CardFilter::basic_energy, Sort::basic_energy},
        {CardFilter::special_energy, Sort::special_energy},
    };
    for (const auto& [kind, sort] : kinds) {
        if ((def.kinds & kind) != 0) return sort;
    }
    return std::nullopt;
}

/// Returns whether the text has the words, not only as a part of longer ones.
[[nodiscard]] bool has_words(std::string_view text, std::string_view words)
{
    if (words.empty()) return false;
    const auto letter = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
    for (std::size_t at = text.find(words); at != std::string_view::npos;
         at = text.find(words, at + 1)) {
        const std::size_t end = at + words.size();
        const bool begins = at == 0 || !letter(text[at - 1]);
        if (begins && (end == text.size() || !letter(text[end]))) return true;
    }
    return false;
}

/// "Tera Pokémon" -> "Tera"
[[nodiscard]] std::string_view without_pokemon(std::string_view name)
{
    constexpr std::string_view ending = " Pokémon";
    if (name.ends_with(ending)) name.remove_suffix(ending.size());
    return name;
}

/// What of a text's words can be looked up without comparing names.
struct Named {
    TypeSet types;
    ClassSet classes;
};

[[nodiscard]] Named named_in(const CardLibrary& library, std::string_view text)
{
    Named named;
    for (std::size_t i = 0; i < type_count; ++i) {
        const auto type = static_cast<Type>(i);
        if (has_words(text, capitalized(std::string(name_of(type))))) named.types.add(type);
    }
    for (std::size_t i = 0; i < library.class_count(); ++i) {
        const auto id = static_cast<ClassId>(i);
        if (has_words(text, without_pokemon(library.card_class(id).name))) named.classes.add(id);
    }
    return named;
}

/// Returns how much the text's words are about the card.
[[nodiscard]] int traits_named(const CardLibrary& library, DefId card, std::string_view text,
                               const Named& named)
{
    const CardDef& def = library.def(card);
    const std::string_view name = library.text(card).name;
    int traits = 0;
    if (def.types_out_of_play().intersects(named.types)) ++traits;
    if (def.classes.intersects(named.classes)) traits += 2;
    const std::size_t owner = name.find("'s ");
    if (owner != std::string_view::npos && has_words(text, name.substr(0, owner))) traits += 3;
    if (def.kind != CardKind::energy && has_words(text, name)) traits += 12;
    if (has_words(text, library.name(def.evolves_from))) traits += 6;
    for (std::size_t i = 0; i < def.ability_count; ++i) {
        if (has_words(text, library.name(def.abilities[i].name))) traits += 6;
    }
    return traits;
}

}  // namespace

Palette::Palette(const CardLibrary& library, std::string_view text)
{
    constexpr std::pair<std::string_view, Sort> words[] = {
        {"Basic Pokémon", Sort::basic_pokemon},
        {"Evolution", Sort::evolution},
        {"Stage", Sort::evolution},
        {"evolve", Sort::evolution},
        {"Item", Sort::item},
        {"Supporter", Sort::supporter},
        {"Stadium", Sort::stadium},
        {"Tool", Sort::tool},
        {"basic", Sort::basic_energy},
        {"Special Energy", Sort::special_energy},
        {"Energy", Sort::basic_energy},
        {"Pokémon from your", Sort::basic_pokemon},
    };
    for (const auto& [word, sort] : words) {
        if (text.find(word) != std::string_view::npos) named_.push_back(sort);
    }
    const Named named = named_in(library, text);
    int most = 2;
    for (std::size_t i = 0; i < library.size(); ++i) {
        const auto id = static_cast<DefId>(i);
        const std::optional<Sort> sort = sort_of(library.def(id));
        if (!sort) continue;
        Cards& cards = sorts_[static_cast<std::size_t>(*sort)];
        cards.all.push_back(id);
        const int traits = traits_named(library, id, text, named);
        cards.meant.insert(cards.meant.end(), static_cast<std::size_t>(traits), id);
        if (!library.def(id).is_pokemon() || traits < most) continue;
        if (traits > most) pokemon_named_.clear();
        most = traits;
        pokemon_named_.push_back(id);
    }
}

DefId Palette::pick(Sort sort, int meant, Random& random) const
{
    const Cards& cards = sorts_[static_cast<std::size_t>(sort)];
    if (cards.all.empty()) return no_def;
    const bool as_meant = !cards.meant.empty() && static_cast<int>(random.below(10)) < meant;
    const std::vector<DefId>& from = as_meant ? cards.meant : cards.all;
    return from[random.below(static_cast<std::uint32_t>(from.size()))];
}

DefId Palette::pick_named(Random& random) const
{
    if (pokemon_named_.empty()) return no_def;
    return pokemon_named_[random.below(static_cast<std::uint32_t>(pokemon_named_.size()))];
}

DefId Palette::pick_any(int meant, Random& random) const
{
    if (!named_.empty() && static_cast<int>(random.below(20)) < meant) {
        const auto named = static_cast<std::uint32_t>(named_.size());
        if (const DefId card = pick(named_[random.below(named)], meant, random); card != no_def) {
            return card;
        }
    }
    static constexpr Sort as_in_decks[] = {
        Sort::basic_pokemon, Sort::basic_pokemon, Sort::basic_pokemon,  Sort::evolution,
        Sort::evolution,     Sort::evolution,     Sort::item,           Sort::item,
        Sort::item,          Sort::supporter,     Sort::supporter,      Sort::stadium,
        Sort::tool,          Sort::basic_energy,  Sort::basic_energy,   Sort::basic_energy,
        Sort::basic_energy,  Sort::basic_energy,  Sort::special_energy,
    };
    const DefId card = pick(as_in_decks[random.below(std::size(as_in_decks))], meant, random);
    return card != no_def ? card : pick(Sort::basic_energy, meant, random);
}

}  // namespace ptcg::tools
