// What a test reads from the table: plain Lua tables, created for each access.

#include <fmt/format.h>

#include "ptcg/resolver.hpp"

#include "card_tests/bindings/failure.hpp"
#include "card_tests/bindings/lua.hpp"
#include "card_tests/bindings/strict_tables.hpp"
#include "card_tests/bindings/values.hpp"
#include "display/board.hpp"
#include "ptcg/hosting/naming.hpp"

namespace ptcg::tools {

namespace {

void set_text(lua_State* L, const char* key, const std::string& value)
{
    lua_pushlstring(L, value.data(), value.size());
    lua_setfield(L, -2, key);
}

void set_number(lua_State* L, const char* key, lua_Integer value)
{
    lua_pushinteger(L, value);
    lua_setfield(L, -2, key);
}

/// Appends the string to the list on top of the stack.
void append(lua_State* L, const std::string& value)
{
    lua_pushlstring(L, value.data(), value.size());
    lua_rawseti(L, -2, static_cast<lua_Integer>(lua_rawlen(L, -2)) + 1);
}

[[nodiscard]] std::string energy_word(const EnergyUnits& units)
{
    std::string letters;
    for (const TypeSet unit : units) {
        char letter = '*';
        for (std::size_t type = 0; type < type_count; ++type) {
            if (unit == TypeSet{static_cast<Type>(type)}) {
                letter = letter_of(static_cast<Type>(type));
            }
        }
        letters += letter;
    }
    return letters;
}

void push_pokemon(lua_State* L, const Queries& game, SlotId id)
{
    const CardLibrary& library = game.library();
    const Slot& slot = game.slot(id);
    lua_newtable(L);
    set_text(L, "id", library.text(game.def_id(slot.top)).id);
    set_text(L, "name", std::string(library.name(game.def(slot.top).name)));
    set_text(L, "place", [&] {
        const std::size_t place = place_of(game.spot_of(id));
        return place == 0 ? std::string("active") : fmt::format("bench {}", place);
    }());
    set_number(L, "damage", slot.damage);
    set_number(L, "hp", game.hp(id));
    set_text(L, "energy", energy_word(game.energy(id)));
    lua_newtable(L);
    for (std::uint8_t i = 0; i < condition_count; ++i) {
        const auto condition = static_cast<Condition>(i);
        if (slot.has(condition)) append(L, std::string(name_of(condition)));
    }
    make_strict_list(L, "the list of a Pokémon's Special Conditions");
    lua_setfield(L, -2, "conditions");
    std::vector<std::string> under;
    lua_newtable(L);
    for (CardIndex card : game.cards_of(id, Role::none)) {
        const std::string& name = library.text(game.def_id(card)).id;
        if (!is_pokemon_itself(game.table().role[at(card)])) {
            append(L, name);
        } else if (card != slot.top) {
            under.insert(under.begin(), name);
        }
    }
    make_strict_list(L, "the list of a Pokémon's cards");
    lua_setfield(L, -2, "attached");
    lua_newtable(L);
    for (const std::string& name : under) append(L, name);
    make_strict_list(L, "the list of a Pokémon's cards");
    lua_setfield(L, -2, "under");
    make_strict(
        L, "a Pokémon",
        {"id", "name", "place", "damage", "hp", "energy", "conditions", "attached", "under"});
}

void push_pile(lua_State* L, const Queries& game, PlayerId owner, Zone zone)
{
    const Pile& pile = game.pile(owner, zone);
    lua_newtable(L);
    for (std::size_t i = 0; i < pile.count; ++i) {
        // A deck is listed from its top, which is stored last.
        const std::size_t place = zone == Zone::deck ? pile.count - 1 - i : i;
        append(L, game.library().text(game.def_id(pile.cards[place])).id);
    }
    make_strict_list(L, "a pile");
    lua_setfield(L, -2, std::string(name_of(zone)).c_str());
}

}  // namespace

void push_side(lua_State* L, const Queries& game, PlayerId id)
{
    const PlayerTable& side = game.player(id);
    lua_newtable(L);
    if (side.active != no_slot) {
        push_pokemon(L, game, side.active);
        lua_setfield(L, -2, "active");
    }
    lua_newtable(L);
    for (std::size_t i = 0; i < side.bench_count; ++i) {
        push_pokemon(L, game, side.bench[i]);
        lua_rawseti(L, -2, static_cast<lua_Integer>(i) + 1);
    }
    make_strict_list(L, "the Bench");
    lua_setfield(L, -2, "bench");
    for (Zone zone :
         {Zone::hand, Zone::discard, Zone::deck, Zone::prizes, Zone::lost_zone, Zone::beside}) {
        push_pile(L, game, id, zone);
    }
    set_number(L, "prizes_left", side.pile(Zone::prizes).count);
    make_strict(L, "a player",
                {"active", "bench", "hand", "discard", "deck", "prizes", "lost_zone", "beside",
                 "prizes_left"});
}

void push_event(lua_State* L, TestTable& table, const Event& event)
{
    const CardLibrary& library = table.library();
    lua_newtable(L);
    append(L, std::string(name_of(event.kind)));
    set_text(L, "player", word_for(event.player, table.me()));
    set_number(L, "value", event.value);
    if (event.def != no_def) set_text(L, "card", library.text(event.def).id);
    if (event.source != no_def) set_text(L, "source", library.text(event.source).id);
    if (event.spot != no_spot) set_text(L, "place", word_for(event.spot, table.me()));
    if (event.from != Zone::none) set_text(L, "from", std::string(name_of(event.from)));
    if (event.to != Zone::none) set_text(L, "to", std::string(name_of(event.to)));
    make_strict(L, "an event", {"player", "card", "source", "place", "from", "to", "value"});
}

void expect_event_kind(const std::string& kind)
{
    std::vector<std::string> known;
    for (std::size_t i = 0; i < static_cast<std::size_t>(EventKind::count); ++i) {
        known.emplace_back(name_of(static_cast<EventKind>(i)));
        if (known.back() == kind) return;
    }
    fail_test(fmt::format("events: no kind of event \"{}\"{}", kind, meant_or_all(kind, known)));
}

void push_events(lua_State* L, TestTable& table, const std::string& kind)
{
    expect_event_kind(kind);
    lua_newtable(L);
    lua_Integer count = 0;
    for (const Event& event : table.events()) {
        if (name_of(event.kind) != kind) continue;
        push_event(L, table, event);
        lua_rawseti(L, -2, ++count);
    }
    make_strict_list(L, "the list of events");
}

}  // namespace ptcg::tools
