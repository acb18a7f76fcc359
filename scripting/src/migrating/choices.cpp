#include "migrating/choices.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "migrating/filters.hpp"
#include "migrating/places.hpp"

namespace ptcg::script::migrating {
namespace {

/// What a choice is about, and its other arguments.
struct Choice {
    Script& script;
    LuaNode& call;
    LuaNode arguments;
};

void write(Choice& choice, std::string_view verb, std::vector<LuaNode> places)
{
    std::optional<LuaNode> rest = details(std::move(choice.arguments));
    choice.call.text = verb;
    choice.call.items.resize(1);
    for (LuaNode& place : places) choice.call.items.push_back(std::move(place));
    if (rest) choice.call.items.push_back(std::move(*rest));
}

/// Restores the call and reports what to do.
void give_up(Choice& choice, LuaNode before, std::string message)
{
    choice.call = std::move(before);
    choice.script.cannot(choice.call, std::move(message));
}

/// Returns C in `C and 1 or 0`, or null. As a `min`, it means that the player may take none if C is
/// false.
const LuaNode* must_if(const LuaNode& min)
{
    if (!is_binary(min, "or") || !is_number(min.items[1], 0)) return nullptr;
    const LuaNode& left = min.items[0];
    return is_binary(left, "and") && is_number(left.items[1], 1) ? &left.items[0] : nullptr;
}

/// Picks the verb by `min` and `max`: `choose`, `may_choose`, `choose_exactly` or `choose_up_to`.
/// Returns false if none fits.
bool write_by_number(Choice& choice, LuaNode from)
{
    const std::optional<LuaNode> min = take_field(choice.arguments, "min");
    const std::optional<LuaNode> max = take_field(choice.arguments, "max");
    const bool may = min && is_number(*min, 0);
    const bool must = !min || is_number(*min, 1);
    const LuaNode* const condition = min ? must_if(*min) : nullptr;
    std::vector<LuaNode> places;
    if (!max || is_number(*max, 1)) {
        if (!may && !must) return false;
        places.push_back(std::move(from));
        write(choice, may ? "may_choose" : "choose", std::move(places));
        return true;
    }
    const bool up_to = may || must || condition != nullptr;
    if (!up_to && !same(*min, *max)) return false;
    places.push_back(*max);
    places.push_back(std::move(from));
    if (may || condition != nullptr) {
        choice.arguments.items.push_back(
            make_named("may", may ? make_boolean(true) : negated(*condition)));
    }
    write(choice, up_to ? "choose_up_to" : "choose_exactly", std::move(places));
    return true;
}

void choose_among(Choice& choice, LuaNode before, LuaNode from)
{
    if (write_by_number(choice, std::move(from))) return;
    give_up(choice, std::move(before),
            "no choice takes this `min` with this `max`; write choose_exactly(n, ...) or "
            "choose_up_to(n, ...)");
}

void choose_pokemon(Choice& choice, const IsOne&)
{
    LuaNode before = choice.call;
    std::optional<LuaNode> from = take_field(choice.arguments, "from");
    if (!from)
        return give_up(choice, std::move(before), "game:choose needs something to choose from");
    choose_among(choice, std::move(before), place_of_pokemon(std::move(*from)));
}

void choose_card(Choice& choice, const IsOne&)
{
    LuaNode before = choice.call;
    std::optional<LuaNode> from = take_field(choice.arguments, "from");
    if (!from) {
        const std::optional<LuaNode> of = take_field(choice.arguments, "of");
        const LuaNode* const player = find_field(choice.arguments, "player");
        const std::optional<LuaNode> zone = take_field(choice.arguments, "zone");
        if (zone) from = pile_of(zone->text, of ? &*of : player);
    }
    if (!from) {
        return give_up(
            choice, std::move(before),
            "no place names this pile; choose from a list of its cards, such as game:look returns");
    }
    choose_among(choice, std::move(before), std::move(*from));
}

/// Returns the attached cards of this kind: a field of a Pokémon or a player.
std::optional<LuaNode> attached(LuaNode from, std::string_view field, const IsOne& is_one)
{
    if (from.kind == Kind::table && from.items.size() == 1 && from.items[0].kind == Kind::item) {
        LuaNode only = std::move(from.items.front().items.front());
        from = std::move(only);
    }
    if (!is_one(from)) return std::nullopt;
    return make_index(std::move(from), field);
}

void default_purpose(LuaNode& arguments, std::string_view purpose)
{
    if (find_field(arguments, "purpose") != nullptr) return;
    arguments.items.push_back(make_named("purpose", make_text(purpose)));
}

void choose_energy(Choice& choice, const IsOne& is_one)
{
    LuaNode before = choice.call;
    std::optional<LuaNode> from = take_field(choice.arguments, "from");
    if (!from)
        return give_up(choice, std::move(before), "game:choose needs something to choose from");
    if (std::optional<LuaNode> units = take_field(choice.arguments, "units")) {
        std::vector<LuaNode> places;
        places.push_back(std::move(*from));
        places.push_back(std::move(*units));
        return write(choice, "choose_energy", std::move(places));
    }
    std::optional<LuaNode> cards = attached(std::move(*from), "energy_cards", is_one);
    if (!cards) {
        return give_up(choice, std::move(before),
                       "choose from a list of Energy cards: `energy_cards` of a Pokémon or a "
                       "player, or those of several put into one list");
    }
    default_purpose(choice.arguments, "discard_energy");
    choose_among(choice, std::move(before), std::move(*cards));
}

void choose_attached(Choice& choice, const IsOne& is_one)
{
    LuaNode before = choice.call;
    std::optional<LuaNode> from = take_field(choice.arguments, "from");
    const LuaNode* const filter = find_field(choice.arguments, "filter");
    std::optional<LuaNode> tools;
    if (from && filter != nullptr && is_text(*filter, "tool")) {
        tools = attached(std::move(*from), "tools", is_one);
    }
    if (!tools) {
        return give_up(choice, std::move(before),
                       "choose from a list of cards: `tools` or `energy_cards` of a Pokémon or a "
                       "player, or those of several put into one list");
    }
    take_field(choice.arguments, "filter");
    default_purpose(choice.arguments, "discard");
    choose_among(choice, std::move(before), std::move(*tools));
}

void choose_prize(Choice& choice, const IsOne&)
{
    LuaNode before = choice.call;
    std::optional<LuaNode> of = take_field(choice.arguments, "of");
    const LuaNode* const player = find_field(choice.arguments, "player");
    if (!of) of = player != nullptr ? *player : make_path("it.owner");
    const std::optional<LuaNode> min = take_field(choice.arguments, "min");
    const std::optional<LuaNode> max = take_field(choice.arguments, "max");
    const bool may = min && is_number(*min, 0);
    if ((max && !is_number(*max, 1)) || (min && !may && !is_number(*min, 1))) {
        return give_up(choice, std::move(before),
                       "game:choose_prize returns one Prize card; call it once for each card");
    }
    if (may) choice.arguments.items.push_back(make_named("may", make_boolean(true)));
    std::vector<LuaNode> places;
    places.push_back(std::move(*of));
    write(choice, "choose_prize", std::move(places));
}

void choose_attack(Choice& choice, const IsOne&)
{
    LuaNode before = choice.call;
    std::optional<LuaNode> from = take_field(choice.arguments, "from");
    if (!from) from = take_field(choice.arguments, "cards");
    if (!from)
        return give_up(choice, std::move(before),
                       "game:choose_attack needs the Pokémon whose attack is chosen");
    std::vector<LuaNode> places;
    places.push_back(std::move(*from));
    write(choice, "choose_attack", std::move(places));
}

/// Keeps the table, which now begins with the filter's conditions. Cards taken to the hand are
/// shown unless the script says otherwise.
void search(Choice& choice, const IsOne&)
{
    const LuaNode* const zone = find_field(choice.arguments, "zone");
    if (zone != nullptr && is_text(*zone, "deck")) take_field(choice.arguments, "zone");
    const LuaNode* const to = find_field(choice.arguments, "to");
    const bool shown = find_field(choice.arguments, "filter") != nullptr &&
                       find_field(choice.arguments, "zone") == nullptr && to != nullptr &&
                       is_text(*to, "hand");
    if (shown) {
        const std::optional<LuaNode> show = take_field(choice.arguments, "show");
        if (!show || !is_boolean(*show, true)) {
            choice.arguments.items.push_back(
                make_named("show", show ? *show : make_boolean(false)));
        }
    }
    std::vector<LuaNode> fields;
    std::optional<LuaNode> filter = take_field(choice.arguments, "filter");
    if (filter) merge_filter(fields, std::move(*filter));
    for (LuaNode& field : choice.arguments.items) fields.push_back(std::move(field));
    choice.arguments.items = std::move(fields);
    choice.call.items.resize(1);
    choice.call.items.push_back(std::move(choice.arguments));
}

// ---- methods ------------------------------------------------------------------------------------

void find_in_pile(Choice& choice, std::string_view method)
{
    std::optional<LuaNode> zone = take_field(choice.arguments, "zone");
    std::vector<LuaNode> places;
    places.push_back(zone ? std::move(*zone) : make_text("hand"));
    write(choice, method, std::move(places));
}

/// Uses the Bench, if that is what the filter says.
void find_pokemon(Choice& choice, std::string_view method)
{
    std::string_view place = "pokemon";
    LuaNode* const filter = find_field(choice.arguments, "filter");
    if (filter != nullptr && is_text(*filter, "benched")) {
        place = "bench";
        take_field(choice.arguments, "filter");
    } else if (filter != nullptr && filter->kind == Kind::table) {
        const auto benched = std::ranges::find_if(filter->items, [](const LuaNode& field) {
            return field.kind == Kind::item && is_text(field.items.front(), "benched");
        });
        if (benched != filter->items.end()) {
            place = "bench";
            filter->items.erase(benched);
        }
    }
    write(choice, method, {make_text(place)});
}

void find_cards(Choice& choice, const IsOne&)
{
    find_in_pile(choice, "find");
}
void count_cards(Choice& choice, const IsOne&)
{
    find_in_pile(choice, "count");
}
void find_fitting(Choice& choice, const IsOne&)
{
    find_pokemon(choice, "find");
}
void count_fitting(Choice& choice, const IsOne&)
{
    find_pokemon(choice, "count");
}
void energy_cards_of(Choice& choice, const IsOne&)
{
    write(choice, "energy_cards_of", {});
}

struct Rule {
    std::string_view method;
    void (*rewrite)(Choice& choice, const IsOne& is_one);
};

constexpr std::array of_game = {
    Rule{"choose_pokemon", choose_pokemon},
    Rule{"choose_card", choose_card},
    Rule{"choose_energy", choose_energy},
    Rule{"choose_attached", choose_attached},
    Rule{"choose_prize", choose_prize},
    Rule{"choose_attack", choose_attack},
    Rule{"search", search},
};

constexpr std::array of_handles = {
    Rule{"cards", find_cards},
    Rule{"count", count_cards},
    Rule{"pokemon_that_fit", find_fitting},
    Rule{"count_pokemon", count_fitting},
    Rule{"energy_cards_of", energy_cards_of},
};

}  // namespace

void migrate_choice(Script& script, LuaNode& call, const IsOne& is_one)
{
    if (call.kind != Kind::method) return;
    const bool of_the_game = !verb_of(call).empty();
    const std::span<const Rule> rules =
        of_the_game ? std::span<const Rule>(of_game) : std::span<const Rule>(of_handles);
    const auto rule = std::ranges::find(rules, call.text, &Rule::method);
    if (rule == rules.end()) return;
    const bool written_out = call.items.size() == 2 && call.items[1].kind == Kind::table;
    if (!written_out && call.items.size() > 1) {
        if (!of_the_game) return;
        return script.cannot(call, "the arguments of game:" + call.text +
                                       " are not a table constructor; pass them by position");
    }
    Choice choice{script, call, written_out ? call.items[1] : make_table({})};
    rule->rewrite(choice, is_one);
}

}  // namespace ptcg::script::migrating
