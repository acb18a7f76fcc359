#include "migrating/verbs.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "migrating/filters.hpp"

namespace ptcg::script::migrating {
namespace {

/// The positional arguments of a verb, by their old names: `amount` is required, `condition?` is
/// optional, `count=1` and `player?=it.owner` give the value to write if it was left out, or if
/// another argument follows. `cards` was `card` or `cards`.
struct Verb {
    std::string_view name;
    std::string_view places;
    std::string_view becomes = {};
};

constexpr std::array verbs = {
    Verb{"flip", "player?"},
    Verb{"flips", "count player?"},
    Verb{"flips_until_tails", "player?"},
    Verb{"choose_number", "low high"},
    Verb{"choose", "options", "choose_word"},
    Verb{"choose_condition", "conditions"},
    Verb{"draw", "count?=1 player?"},
    Verb{"take_prizes", "count?=1 player?"},
    Verb{"discard_top", "count?=1 player?"},
    Verb{"top", "count=1"},
    Verb{"bottom", "count=1"},
    Verb{"move", "cards to"},
    Verb{"discard", "cards"},
    Verb{"turn_up", "cards"},
    Verb{"show", "cards"},
    Verb{"arrange", "cards to?=\"deck_top\""},
    Verb{"shuffle", "player?=it.owner"},
    Verb{"attach", "cards to"},
    Verb{"move_energy", "cards to"},
    Verb{"discard_energy", "from units"},
    Verb{"discard_energy_cards", "from count=1"},
    Verb{"rearrange_energy", "among?=it.owner"},
    Verb{"rearrange_counters", "among?=it.owner"},
    Verb{"put_onto_bench", "card"},
    Verb{"evolve", "pokemon card"},
    Verb{"replace", "pokemon card"},
    Verb{"devolve", "pokemon to?=\"hand\""},
    Verb{"level_down", "pokemon to?=\"hand\""},
    Verb{"return_to", "pokemon to=\"hand\""},
    Verb{"damage", "to amount"},
    Verb{"put_counters", "on count"},
    Verb{"move_counters", "from to count?"},
    Verb{"distribute_counters", "count among"},
    Verb{"heal", "on amount"},
    Verb{"set_condition", "on condition"},
    Verb{"remove_conditions", "on condition?"},
    Verb{"switch", "whom?=it.owner"},
    Verb{"knock_out", "pokemon"},
    Verb{"lasting", "on=game what ends?"},
    Verb{"put_marker", "on name"},
    Verb{"end_effects", "on"},
    Verb{"perform", "attack"},
    Verb{"perform_trainer", "card"},
    Verb{"win", "player?"},
    Verb{"random_cards", "of?=it.owner"},
    Verb{"happened", "what"},
    Verb{"how_often", "what"},
    Verb{"how_much", "what"},
};

struct Place {
    std::string_view name;
    std::string_view otherwise;  ///< what is written if it was left out
    bool required = true;
};

/// Removes and returns the next of the places.
Place next_place(std::string_view& places)
{
    const std::string_view whole = places.substr(0, places.find(' '));
    places.remove_prefix(std::min(places.size(), whole.size() + 1));
    const std::size_t end = std::min(whole.find_first_of("?="), whole.size());
    const std::size_t equals = whole.find('=');
    return {.name = whole.substr(0, end),
            .otherwise = equals == std::string_view::npos ? "" : whole.substr(equals + 1),
            .required = whole.substr(end, 1) != "?"};
}

LuaNode written(std::string_view otherwise)
{
    if (otherwise == "1") return make_number(1);
    if (otherwise.starts_with('"')) return make_text(otherwise.substr(1, otherwise.size() - 2));
    return make_path(otherwise);
}

std::optional<LuaNode> take(LuaNode& arguments, std::string_view name)
{
    std::optional<LuaNode> value = take_field(arguments, name);
    if (!value && name == "cards") value = take_field(arguments, "card");
    return value;
}

/// Returns where the source of a node begins. Created nodes have none.
std::size_t first_byte(const LuaNode& node)
{
    if (node.end > node.begin) return node.begin;
    for (const LuaNode& below : node.items) {
        if (const std::size_t byte = first_byte(below); byte > 0) return byte;
    }
    return 0;
}

/// Arguments with side effects must be evaluated in their original order.
void check_order(Script& script, const LuaNode& call)
{
    std::size_t last = 0;
    for (std::size_t i = 1; i < call.items.size(); ++i) {
        if (has_no_effect(call.items[i])) continue;
        const std::size_t byte = first_byte(call.items[i]);
        if (byte < last) {
            script.cannot(call, "the arguments of game:" + call.text +
                                    " were evaluated in a different order; assign them to locals "
                                    "before the call, in that order");
        }
        last = byte;
    }
}

/// Passes the arguments by position, then what is left of the table.
void give_by_place(Script& script, LuaNode& call, const Verb& verb)
{
    LuaNode arguments = call.items.size() > 1 ? std::move(call.items[1]) : make_table({});
    std::vector<std::optional<LuaNode>> given;
    std::vector<Place> places;
    for (std::string_view left = verb.places; !left.empty();) {
        places.push_back(next_place(left));
        given.push_back(take(arguments, places.back().name));
    }
    const bool named = !arguments.items.empty();
    std::size_t count = given.size();
    while (count > 0 && !named && !given[count - 1] && !places[count - 1].required) --count;
    call.items.resize(1);
    for (std::size_t i = 0; i < count; ++i) {
        if (!given[i] && places[i].otherwise.empty() && places[i].required) {
            script.cannot(call, "game:" + call.text + " needs `" + std::string(places[i].name) +
                                    "`; pass it by position");
        }
        if (!given[i] && places[i].otherwise.empty()) given[i] = LuaNode{};
        call.items.push_back(given[i] ? std::move(*given[i]) : written(places[i].otherwise));
    }
    if (!named) return;
    if (std::optional<LuaNode> rest = details(std::move(arguments))) {
        call.items.push_back(std::move(*rest));
    }
}

// ---- verbs whose arguments change before they become positional ---------------------------------

/// Counters are now points of damage.
void heal_points(LuaNode& arguments)
{
    if (std::optional<LuaNode> points = take_field(arguments, "damage")) {
        arguments.items.push_back(make_named("amount", std::move(*points)));
    }
    std::optional<LuaNode> counters = take_field(arguments, "counters");
    if (!counters) return;
    if (counters->kind == Kind::number && counters->whole) {
        counters = make_number(10 * counters->number);
    } else if (counters->kind != Kind::string) {
        counters = make_binary(make_number(10), "*", std::move(*counters));
    }
    arguments.items.push_back(make_named("amount", std::move(*counters)));
}

/// `kind` with its value, or the name of one of the card's own effects.
void name_effect(LuaNode& arguments)
{
    if (std::optional<LuaNode> name = take_field(arguments, "name")) {
        arguments.items.push_back(make_named("what", std::move(*name)));
        return;
    }
    std::optional<LuaNode> kind = take_field(arguments, "kind");
    if (!kind) return;
    std::optional<LuaNode> value = take_field(arguments, "value");
    if (value) {
        LuaNode field;
        if (kind->kind == Kind::string) {
            field = make_named(kind->text, std::move(*value));
        } else {
            field.kind = Kind::keyed;
            field.items = {std::move(*kind), std::move(*value)};
        }
        kind = make_table({std::move(field)});
    }
    arguments.items.push_back(make_named("what", std::move(*kind)));
}

void name_switched(LuaNode& arguments)
{
    std::optional<LuaNode> whom = take_field(arguments, "to");
    if (!whom) whom = take_field(arguments, "of");
    if (!whom && find_field(arguments, "player") != nullptr) {
        whom = *find_field(arguments, "player");  // the player who chooses is the one who switches
    }
    if (whom) arguments.items.push_back(make_named("whom", std::move(*whom)));
}

void gather_conditions(LuaNode& arguments)
{
    std::vector<LuaNode> items;
    for (LuaNode& field : arguments.items) {
        if (field.kind == Kind::item) items.push_back(std::move(field));
    }
    std::erase_if(arguments.items, [](const LuaNode& field) { return field.kind == Kind::item; });
    arguments.items.push_back(make_named("conditions", make_table(std::move(items))));
}

struct Preparation {
    std::string_view verb;
    void (*prepare)(LuaNode& arguments);
};

constexpr std::array preparations = {
    Preparation{"heal", heal_points},
    Preparation{"lasting", name_effect},
    Preparation{"switch", name_switched},
    Preparation{"choose_condition", gather_conditions},
};

}  // namespace

void migrate_verb(Script& script, LuaNode& call)
{
    std::string_view name = verb_of(call);
    const bool units = call.items.size() == 2 && find_field(call.items[1], "units") != nullptr;
    if (name == "discard_energy" && !units) name = "discard_energy_cards";
    const auto verb = std::ranges::find(verbs, name, &Verb::name);
    if (verb == verbs.end()) return;
    if (call.items.size() > 2 || (call.items.size() == 2 && call.items[1].kind != Kind::table)) {
        if (name == "choose_condition" && call.items.size() == 2) return;
        script.cannot(call, "the arguments of game:" + call.text +
                                " are not a table constructor; pass them by position");
        return;
    }
    const auto preparation = std::ranges::find(preparations, name, &Preparation::verb);
    if (preparation != preparations.end() && call.items.size() == 2) {
        preparation->prepare(call.items[1]);
    }
    give_by_place(script, call, *verb);
    call.text = verb->becomes.empty() ? verb->name : verb->becomes;
    check_order(script, call);
}

}  // namespace ptcg::script::migrating
