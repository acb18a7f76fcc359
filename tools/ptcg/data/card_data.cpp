#include "data/card_data.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <system_error>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

// --- Words

/// The beginnings of paragraphs that only repeat the rules for a kind of card.
constexpr std::array<std::string_view, 12> reminders = {
    "You may play as many Item",
    "You may play any number of Item",
    "You may play only 1 Supporter",
    "You may play only one Supporter",
    "You can play only 1 Supporter",
    "You can play only one Supporter",
    "You may play only 1 Stadium",
    "This card stays in play when you play it.",
    "This card stays in play after being played.",
    "This Stadium stays in play when you play it.",
    "Attach a Pokémon Tool to 1 of your Pokémon",
    "You may attach any number of Pokémon Tools",
};

/// The end of a paragraph that only repeats how many cards of its class a deck may have.
constexpr std::string_view deck_limit_reminder = " card in your deck.";

constexpr std::pair<std::string_view, AbilityKind> ability_kinds[] = {
    {"Ability", AbilityKind::ability},     {"Poké-Power", AbilityKind::poke_power},
    {"Poké-Body", AbilityKind::poke_body}, {"Pokémon Power", AbilityKind::pokemon_power},
    {"Held Item", AbilityKind::held_item}, {"Ancient Trait", AbilityKind::ancient_trait},
};

constexpr int most_affinity = 200;

/// Rejects part of a card that this reader does not understand.
[[noreturn]] void refuse(std::string_view what, std::string_view value)
{
    throw std::runtime_error(fmt::format("unknown {} \"{}\"", what, value));
}

std::string lower(std::string_view text)
{
    std::string result(text);
    for (char& c : result) {
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    }
    return result;
}

Type type_of(const std::string& word)
{
    const auto type = type_named(lower(word));
    if (!type) refuse("type", word);
    return *type;
}

/// Removes the whole number at the beginning of `text` and returns it.
std::optional<int> take_number(std::string_view& text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{}) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

int number_in(const std::string& what, const std::string& text)
{
    std::string_view rest = text;
    const auto number = take_number(rest);
    if (!number || !rest.empty()) refuse(what, text);
    return *number;
}

void drop_ending(std::string& text, std::string_view ending)
{
    if (text.ends_with(ending)) text.resize(text.size() - ending.size());
}

std::string rules_name(std::string name)
{
    drop_ending(name, " LV.X");
    drop_ending(name, " δ");
    // "Name (Person)": the person pictured is not part of the name.
    if (name.ends_with(')')) name.resize(std::min(name.size(), name.find(" (")));
    return name;
}

// --- Values

std::string string_at(const json& object, const char* key)
{
    const auto found = object.find(key);
    return found == object.end() ? std::string() : found->get<std::string>();
}

std::vector<std::string> strings_at(const json& object, const char* key)
{
    const auto found = object.find(key);
    return found == object.end() ? std::vector<std::string>()
                                 : found->get<std::vector<std::string>>();
}

const json& list_at(const json& object, const char* key)
{
    static const json none = json::array();
    const auto found = object.find(key);
    return found == object.end() ? none : *found;
}

/// Parses "×2", "+20", "-30".
Affinity affinity_in(const json& entry)
{
    Affinity made;
    made.types.add(type_of(string_at(entry, "type")));
    const std::string value = string_at(entry, "value");
    std::string_view rest = value;
    const bool times = rest.starts_with("×") || rest.starts_with("x");
    rest.remove_prefix(std::min(rest.size(), rest.find_first_of("0123456789")));
    const auto number = take_number(rest);
    if (!number || !rest.empty() || *number > most_affinity)
        refuse("Weakness or Resistance", value);
    if (times) {
        made.times = static_cast<std::uint8_t>(*number);
    } else {
        made.amount = static_cast<std::int16_t>(*number);
    }
    return made;
}

std::vector<Affinity> affinities_at(const json& card, const char* key)
{
    std::vector<Affinity> found;
    for (const json& entry : list_at(card, key)) found.push_back(affinity_in(entry));
    return found;
}

DamageMark mark_of(std::string_view mark, const std::string& damage)
{
    if (const std::optional<DamageMark> known = damage_mark(mark)) return *known;
    refuse("damage", damage);
}

PrintedAttack attack_in(const json& entry)
{
    PrintedAttack attack;
    attack.name = string_at(entry, "name");
    attack.text = string_at(entry, "text");
    for (const std::string& symbol : strings_at(entry, "cost")) {
        if (symbol != "Free") attack.cost.push_back(type_of(symbol));
    }
    const std::string damage = string_at(entry, "damage");
    std::string_view rest = damage;
    attack.damage = take_number(rest).value_or(0);
    if (attack.damage > 0) attack.mark = mark_of(rest, damage);
    return attack;
}

PrintedAbility ability_in(const json& entry, std::string_view kind)
{
    const auto* const known = std::find_if(std::begin(ability_kinds), std::end(ability_kinds),
                                           [&](const auto& pair) { return pair.first == kind; });
    if (known == std::end(ability_kinds)) refuse("kind of Ability", kind);
    return {string_at(entry, "name"), known->second, string_at(entry, "text")};
}

// --- Cards

bool has(const std::vector<std::string>& words, std::string_view word)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

void read_stage(PrintedCard& card)
{
    if (has(card.subtypes, "Stage 1")) {
        card.stage = Stage::stage_1;
    } else if (has(card.subtypes, "Stage 2")) {
        card.stage = Stage::stage_2;
    } else if (has(card.subtypes, "Basic") || card.subtypes.empty()) {
        card.stage = Stage::basic;
    } else {
        card.stage = Stage::class_stage;
    }
}

/// "... your opponent takes 2 Prize cards.": returns the highest number in any of its rules.
int prizes_in(const std::vector<std::string>& rules)
{
    int most = 1;
    for (const std::string& rule : rules) {
        for (std::size_t at = rule.find(" Prize card"); at != std::string::npos;
             at = rule.find(" Prize card", at + 1)) {
            if (at > 0 && rule[at - 1] >= '1' && rule[at - 1] <= '9') {
                most = std::max(most, rule[at - 1] - '0');
            }
        }
    }
    return most;
}

/// A rule box begins with its title: "Pokémon ex rule: ..."
bool has_rule_box(const std::vector<std::string>& rules)
{
    return std::any_of(rules.begin(), rules.end(), [](const std::string& rule) {
        return lower(rule.substr(0, rule.find(':'))).ends_with(" rule");
    });
}

void read_body(const json& data, PrintedCard& card)
{
    if (data.contains("hp")) card.hp = number_in("HP", string_at(data, "hp"));
    for (const std::string& type : strings_at(data, "types")) card.types.push_back(type_of(type));
    card.retreat = static_cast<int>(strings_at(data, "retreatCost").size());
    card.weakness = affinities_at(data, "weaknesses");
    card.resistance = affinities_at(data, "resistances");
    card.evolves_from = rules_name(string_at(data, "evolvesFrom"));
    for (const json& entry : list_at(data, "abilities")) {
        card.abilities.push_back(ability_in(entry, string_at(entry, "type")));
    }
    if (const auto trait = data.find("ancientTrait"); trait != data.end()) {
        card.abilities.push_back(ability_in(*trait, "Ancient Trait"));
    }
    for (const json& entry : list_at(data, "attacks")) card.attacks.push_back(attack_in(entry));
}

void read_pokemon(const json& data, PrintedCard& card)
{
    read_stage(card);
    const std::string level = string_at(data, "level");
    if (!level.empty() && level != "X") card.level = number_in("level", level);
    card.prizes = prizes_in(card.rules);
    card.rule_box = has_rule_box(card.rules);
}

void read_trainer(PrintedCard& card)
{
    if (has(card.subtypes, "Supporter")) {
        card.trainer = TrainerKind::supporter;
    } else if (has(card.subtypes, "Stadium")) {
        card.trainer = TrainerKind::stadium;
    } else if (std::any_of(card.subtypes.begin(), card.subtypes.end(), [](const std::string& word) {
                   return word.starts_with("Pokémon Tool");  // may be followed by a class's letter
               })) {
        card.trainer = TrainerKind::tool;
    } else {
        card.trainer = TrainerKind::item;
    }
}

void read_energy(PrintedCard& card)
{
    card.energy = has(card.subtypes, "Basic") ? EnergyKind::basic : EnergyKind::special;
    if (card.energy != EnergyKind::basic) return;
    // "Basic Fire Energy" and "Fire Energy" are the same card.
    if (card.name.starts_with("Basic ")) card.name.erase(0, std::string_view("Basic ").size());
    card.provides.push_back(type_of(card.name.substr(0, card.name.find(' '))));
}

std::string own_text(const std::vector<std::string>& rules)
{
    std::string text;
    for (const std::string& rule : rules) {
        const bool reminder = rule.ends_with(deck_limit_reminder) ||
                              std::any_of(reminders.begin(), reminders.end(),
                                          [&](auto words) { return rule.starts_with(words); });
        if (reminder) continue;
        if (!text.empty()) text += '\n';
        text += rule;
    }
    return text;
}

CardKind kind_of(const std::string& supertype)
{
    if (supertype == "Pokémon") return CardKind::pokemon;
    if (supertype == "Trainer") return CardKind::trainer;
    if (supertype == "Energy") return CardKind::energy;
    refuse("supertype", supertype);
}

PrintedCard card_in(const json& data)
{
    PrintedCard card;
    card.id = data.at("id").get<std::string>();
    const std::size_t dash = card.id.rfind('-');
    if (dash == std::string::npos) refuse("form of an id", card.id);
    card.set = card.id.substr(0, dash);
    card.number = card.id.substr(dash + 1);
    card.printed_set = card.set;
    card.printed_name = data.at("name").get<std::string>();
    card.name = rules_name(card.printed_name);
    card.kind = kind_of(data.at("supertype").get<std::string>());
    card.subtypes = strings_at(data, "subtypes");
    card.rules = strings_at(data, "rules");
    read_body(data, card);
    switch (card.kind) {
        case CardKind::pokemon:
            read_pokemon(data, card);
            break;
        case CardKind::trainer:
            read_trainer(card);
            card.text = own_text(card.rules);
            break;
        case CardKind::energy:
            read_energy(card);
            card.text = own_text(card.rules);
            break;
        case CardKind::unknown:  // `kind_of` rejects all but the three
            break;
    }
    return card;
}

/// Returns "my1-25", or the card's number in the file.
std::string label_of(const json& data, std::size_t number)
{
    if (data.is_object() && data.contains("id") && data["id"].is_string()) {
        return data["id"].get<std::string>();
    }
    return fmt::format("card {} of the file", number);
}

std::optional<std::string> content_of(const fs::path& file)
{
    Result<std::string> text = read_regular_file(file, most_data_bytes);
    if (!text) return std::nullopt;
    return std::move(text.value());
}

bool is_file(const fs::path& path)
{
    std::error_code ignored;
    return fs::is_regular_file(path, ignored);
}

}  // namespace

std::optional<DamageMark> damage_mark(std::string_view mark)
{
    if (mark.empty()) return DamageMark::none;
    if (mark == "+") return DamageMark::plus;
    if (mark == "-" || mark == "−") return DamageMark::minus;
    if (mark == "×" || mark == "x") return DamageMark::times;
    return std::nullopt;
}

std::vector<PrintedCard> read_printed_cards(std::string_view text, const std::string& file,
                                            Problems& problems)
{
    std::vector<PrintedCard> cards;
    const json list = json::parse(text, nullptr, false);
    if (!list.is_array()) {
        problems.push_back({file, 0, 0, "this is not a list of cards in JSON", {}});
        return cards;
    }
    std::size_t number = 0;
    for (const json& data : list) {
        ++number;
        try {
            cards.push_back(card_in(data));
        } catch (const json::exception&) {
            problems.push_back({file, 0, 0,
                                "a card needs \"id\", \"name\" and \"supertype\", and each of its "
                                "fields in the form of pokemon-tcg-data",
                                "in " + label_of(data, number)});
        } catch (const std::runtime_error& error) {
            problems.push_back({file, 0, 0, error.what(), "in " + label_of(data, number)});
        }
    }
    return cards;
}

Result<CardData> CardData::open(const fs::path& folder)
{
    CardData data;
    for (const fs::path& below :
         {fs::path("cards/en"), fs::path("extra/cards/en"), fs::path(".")}) {
        data.add_files(folder / below);
    }
    if (data.sets_.empty()) {
        return Error{
            fmt::format("{}: there are no cards here: expected cards/en/<set>.json, or "
                        "<set>.json, as in pokemon-tcg-data",
                        folder.string())};
    }
    for (const fs::path& file :
         {folder / "sets/en.json", folder / "extra/sets/en.json", folder / "../../sets/en.json"}) {
        data.read_set_names(file);
    }
    return data;
}

void CardData::add_files(const fs::path& folder)
{
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        const fs::path& file = entry->path();
        if (file.extension() != ".json" || !is_file(file)) continue;
        sets_[file.stem().string()].files.push_back(file);
    }
}

void CardData::read_set_names(const fs::path& file)
{
    const auto text = content_of(file);
    if (!text) return;
    const json list = json::parse(*text, nullptr, false);
    if (!list.is_array()) {
        problems_.push_back({file.string(), 0, 0, "this is not a list of sets in JSON", {}});
        return;
    }
    for (const json& set : list) {
        try {
            const auto known = sets_.find(set.at("id").get<std::string>());
            if (known == sets_.end()) continue;
            PrintedSet& facts = known->second.facts;
            if (facts.name.empty()) facts.name = string_at(set, "name");
            if (facts.code.empty()) facts.code = string_at(set, "ptcgoCode");
        } catch (const json::exception&) {
            problems_.push_back({file.string(), 0, 0, "a set needs an \"id\" and a \"name\"", {}});
        }
    }
}

std::vector<std::string> CardData::sets() const
{
    std::vector<std::string> ids;
    for (const auto& entry : sets_) ids.push_back(entry.first);
    return ids;
}

const PrintedSet* CardData::set(std::string_view id) const
{
    const auto known = sets_.find(id);
    return known == sets_.end() ? nullptr : &known->second.facts;
}

const std::vector<PrintedCard>& CardData::cards(const std::string& set)
{
    static const std::vector<PrintedCard> none;
    const auto known = sets_.find(set);
    if (known == sets_.end()) return none;
    SetFiles& files = known->second;
    if (files.read) return files.cards;
    files.read = true;
    for (const fs::path& file : files.files) {
        const auto text = content_of(file);
        if (!text) {
            problems_.push_back({file.string(), 0, 0, "this file cannot be read", {}});
            continue;
        }
        for (PrintedCard& card : read_printed_cards(*text, file.string(), problems_)) {
            files.cards.push_back(std::move(card));
        }
    }
    return files.cards;
}

const PrintedCard* CardData::find(const std::string& id)
{
    const std::vector<PrintedCard>& of_set = cards(id.substr(0, id.rfind('-')));
    const auto found = std::find_if(of_set.begin(), of_set.end(),
                                    [&](const PrintedCard& card) { return card.id == id; });
    return found == of_set.end() ? nullptr : &*found;
}

}  // namespace ptcg::tools
