#include "authoring/card_request.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

#include "display/board.hpp"
#include "ptcg/scripting/problem.hpp"

namespace ptcg::tools {
namespace {

constexpr int usual_hp = 60;

/// Reports what is wrong with a request; caught in card_from.
[[noreturn]] void refuse(const std::string& message)
{
    throw std::runtime_error(message);
}

std::string_view trimmed(std::string_view text)
{
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

Type type_of(std::string_view word)
{
    if (const auto type = type_named(word)) return *type;
    std::vector<std::string> known;
    for (std::size_t i = 0; i < type_count; ++i) {
        known.emplace_back(name_of(static_cast<Type>(i)));
    }
    refuse(fmt::format("unknown type \"{}\"{}", word, did_you_mean(word, known)));
}

std::optional<Type> type_of_letter(char letter)
{
    for (std::size_t i = 0; i < type_count; ++i) {
        if (letter_of(static_cast<Type>(i)) == letter) return static_cast<Type>(i);
    }
    return std::nullopt;
}

std::optional<int> number(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// Parses "fighting+20"; `signs` lists the signs that may precede the number.
Affinity affinity(std::string_view option, std::string_view typed, std::string_view signs,
                  Affinity usual)
{
    Affinity made = usual;
    const std::size_t digits = typed.find_first_of("0123456789");
    if (digits == std::string_view::npos || digits == 0) {
        made.types.add(type_of(typed));
        return made;
    }
    const std::size_t sign = digits - 1;
    const auto points = number(typed.substr(digits));
    if (!points || signs.find(typed[sign]) == std::string_view::npos) {
        refuse(fmt::format("{} \"{}\": expected a type, and optionally a number, like \"{}\"",
                           option, typed, signs == "-" ? "metal-20" : "fighting+20"));
    }
    made.types.add(type_of(typed.substr(0, sign)));
    made.times = typed[sign] == 'x' ? static_cast<std::uint8_t>(*points) : std::uint8_t{0};
    made.amount = typed[sign] == 'x' ? std::int16_t{0} : static_cast<std::int16_t>(*points);
    return made;
}

/// Removes the words after the first colon from `typed` and returns them.
std::string take_words(std::string_view& typed)
{
    const std::size_t colon = typed.find(": ");
    if (colon == std::string_view::npos) return {};
    std::string words(trimmed(typed.substr(colon + 1)));
    typed = typed.substr(0, colon);
    return words;
}

/// Returns whether the word is probably meant as a cost: only capital letters, some of them type
/// letters.
bool looks_like_cost(std::string_view word)
{
    const auto is_capital = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto is_type = [](char c) { return type_of_letter(c).has_value(); };
    return word.size() < 6 && std::ranges::all_of(word, is_capital) &&
           std::ranges::any_of(word, is_type);
}

/// Removes the leading cost (type letters and a space) from `typed` and returns it.
std::vector<Type> take_cost(std::string_view& typed)
{
    const std::size_t space = typed.find(' ');
    std::vector<Type> cost;
    if (space == std::string_view::npos) return cost;
    for (const char letter : typed.substr(0, space)) {
        const auto type = type_of_letter(letter);
        if (!type) return {};
        cost.push_back(*type);
    }
    typed = trimmed(typed.substr(space));
    return cost;
}

void take_damage(std::string_view& typed, PrintedAttack& attack)
{
    const std::size_t space = typed.rfind(' ');
    if (space == std::string_view::npos) return;
    std::string_view last = typed.substr(space + 1);
    DamageMark mark = DamageMark::none;
    if (last.ends_with('+')) mark = DamageMark::plus;
    if (last.ends_with('-')) mark = DamageMark::minus;
    if (last.ends_with('x')) mark = DamageMark::times;
    if (mark != DamageMark::none) last.remove_suffix(1);
    const auto points = number(last);
    if (!points || *points <= 0) return;
    attack.damage = *points;
    attack.mark = mark;
    typed = trimmed(typed.substr(0, space));
}

PrintedAttack attack_from(std::string_view typed)
{
    PrintedAttack attack;
    std::string_view rest = typed;
    attack.text = take_words(rest);
    rest = trimmed(rest);
    attack.cost = take_cost(rest);
    take_damage(rest, attack);
    attack.name = trimmed(rest);
    const std::string_view first = std::string_view(attack.name).substr(0, attack.name.find(' '));
    if (attack.name.empty() || (attack.cost.empty() && looks_like_cost(first))) {
        refuse(
            fmt::format("--attack \"{}\": expected cost, name, damage and words, like "
                        "\"LC Nuzzle 10: what it does\"",
                        typed));
    }
    return attack;
}

PrintedAbility ability_from(std::string_view typed)
{
    PrintedAbility ability;
    std::string_view rest = typed;
    ability.text = take_words(rest);
    ability.name = trimmed(rest);
    return ability;
}

void set_kind(const CardRequest& request, PrintedCard& card)
{
    const std::string kind = request.kind.empty() ? "pokemon" : request.kind;
    const auto& known = card_kind_words();
    if (std::find(known.begin(), known.end(), kind) == known.end()) {
        refuse(fmt::format("unknown kind of card \"{}\"{}; kinds: {}", kind,
                           did_you_mean(kind, known), fmt::join(known, ", ")));
    }
    if (kind == "pokemon") return;
    card.kind = kind.ends_with("energy") ? CardKind::energy : CardKind::trainer;
    if (kind == "basic-energy") card.energy = EnergyKind::basic;
    if (kind == "special-energy") card.energy = EnergyKind::special;
    for (const TrainerKind trainer :
         {TrainerKind::item, TrainerKind::supporter, TrainerKind::stadium, TrainerKind::tool}) {
        if (kind == name_of(trainer)) card.trainer = trainer;
    }
}

void set_stage(const CardRequest& request, PrintedCard& card)
{
    const std::string stage = !request.stage.empty()         ? request.stage
                              : request.evolves_from.empty() ? "basic"
                                                             : "stage-1";
    for (const Stage known : {Stage::basic, Stage::stage_1, Stage::stage_2}) {
        if (stage == name_of(known)) card.stage = known;
    }
    if (card.stage == Stage::none) {
        refuse(fmt::format("unknown stage \"{}\"{}", stage,
                           did_you_mean(stage, {"basic", "stage-1", "stage-2"})));
    }
    if ((card.stage == Stage::basic) != request.evolves_from.empty()) {
        refuse(
            card.stage == Stage::basic
                ? "a Basic Pokémon does not evolve from anything; leave out --evolves-from"
                : fmt::format("a {} Pokémon evolves from another; add --evolves-from NAME", stage));
    }
    card.evolves_from = request.evolves_from;
}

/// Rejects facts that only Pokémon have.
void refuse_facts_of_pokemon(const CardRequest& request)
{
    const std::pair<bool, const char*> given[] = {
        {request.hp > 0, "--hp"},
        {!request.types.empty(), "--type"},
        {!request.weakness.empty(), "--weakness"},
        {!request.resistance.empty(), "--resistance"},
        {!request.attacks.empty(), "--attack"},
        {!request.abilities.empty(), "--ability"},
    };
    for (const auto& [is_given, option] : given) {
        if (is_given)
            refuse(fmt::format("{} is only for Pokémon; --kind is {}", option, request.kind));
    }
}

void set_pokemon(const CardRequest& request, PrintedCard& card)
{
    set_stage(request, card);
    card.hp = request.hp > 0 ? request.hp : usual_hp;
    card.retreat = request.retreat;
    for (const std::string& type : request.types) card.types.push_back(type_of(type));
    if (card.types.empty()) card.types.push_back(Type::colorless);
    const Affinity doubled{.types = {}, .times = 2, .amount = 0};
    const Affinity less{.types = {}, .times = 0, .amount = 20};
    if (!request.weakness.empty()) {
        card.weakness.push_back(affinity("--weakness", request.weakness, "+x", doubled));
    }
    if (!request.resistance.empty()) {
        card.resistance.push_back(affinity("--resistance", request.resistance, "-", less));
    }
    for (const std::string& typed : request.abilities)
        card.abilities.push_back(ability_from(typed));
    for (const std::string& typed : request.attacks) card.attacks.push_back(attack_from(typed));
}

}  // namespace

const std::vector<std::string>& card_kind_words()
{
    static const std::vector<std::string> words = {
        "pokemon", "item", "supporter", "stadium", "tool", "basic-energy", "special-energy"};
    return words;
}

Result<PrintedCard> card_from(const CardRequest& request)
{
    PrintedCard card;
    card.id = request.id;
    const std::size_t dash = request.id.rfind('-');
    card.set = request.id.substr(0, dash);
    card.number = request.id.substr(dash + 1);
    card.name = request.name;
    card.text = request.text;
    try {
        set_kind(request, card);
        if (card.kind == CardKind::pokemon) {
            set_pokemon(request, card);
        } else {
            refuse_facts_of_pokemon(request);
        }
        for (const std::string& type : request.provides) card.provides.push_back(type_of(type));
    } catch (const std::runtime_error& problem) {
        return Error{problem.what()};
    }
    if (card.energy == EnergyKind::basic && card.provides.size() != 1) {
        return Error{"a basic Energy card provides one type; add --provides TYPE"};
    }
    return card;
}

}  // namespace ptcg::tools
