// What a test expects of the table: t:changed, t:unchanged, t:events, t:explain.

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/resolver.hpp"
#include "ptcg/scripting/problem.hpp"

#include "card_tests/bindings/failure.hpp"
#include "card_tests/bindings/lua.hpp"
#include "card_tests/bindings/values.hpp"
#include "card_tests/changes.hpp"

namespace ptcg::tools {

namespace {

/// Adds the "me" that card tests may omit: "active damage", "lasting on bench 2".
[[nodiscard]] std::string with_side(std::string where)
{
    const std::string lasting = "lasting on ";
    const std::size_t start = where.starts_with(lasting) ? lasting.size() : 0;
    for (std::string_view place : {"active", "bench "}) {
        if (where.compare(start, place.size(), place) == 0) return where.insert(start, "me ");
    }
    return where;
}

/// Adds "+ Sparkit" for "+Sparkit", and three of them for "+ 3 Sparkit".
void add_items(std::vector<std::string>& items, const std::string& written)
{
    if (written.empty() || (written.front() != '+' && written.front() != '-')) {
        fail_test(fmt::format("changed: \"{}\" must begin with + or -", written));
    }
    std::size_t name = std::min(written.find_first_not_of(' ', 1), written.size());
    const std::size_t digits = std::min(written.find_first_not_of("0123456789", name), name + 3);
    int count = 1;
    if (digits > name && digits < written.size() && written[digits] == ' ') {
        count = std::stoi(written.substr(name, digits - name));
        name = digits + 1;
    }
    if (count < 1) fail_test(fmt::format("changed: \"{}\" is not a change", written));
    for (int i = 0; i < count; ++i) {
        items.push_back(fmt::format("{} {}", written.front(), written.substr(name)));
    }
}

/// Returns whether the value on top of the stack describes the difference.
[[nodiscard]] bool says(lua_State* L, const Difference& difference)
{
    if (lua_type(L, -1) == LUA_TTABLE) {
        std::vector<std::string> expected;
        for_each_in(L, -1, "changed", [&] { add_items(expected, as_text(L, -1, "changed")); });
        std::vector<std::string> got;
        for (const std::string& item : difference.gained) got.push_back("+ " + item);
        for (const std::string& item : difference.lost) got.push_back("- " + item);
        std::sort(expected.begin(), expected.end());
        std::sort(got.begin(), got.end());
        return expected == got;
    }
    if (lua_type(L, -1) == LUA_TBOOLEAN) return lua_toboolean(L, -1) != 0;
    std::string expected;
    if (lua_isinteger(L, -1) != 0) {
        expected = std::to_string(lua_tointeger(L, -1));
    } else {
        expected = as_text(L, -1, "changed");
    }
    const std::string& after = difference.after;
    return after == expected || after.starts_with(expected + " (was ") ||
           after == expected + " cards" || after == expected + " card";
}

/// The changes a test expects: their keys, and for each wrong one what really changed.
class ExpectedChanges {
public:
    ExpectedChanges(lua_State* L, int index) : L_(L), index_(lua_absindex(L, index))
    {
        expect_table(L_, index_, "changed");
        lua_pushnil(L_);
        while (lua_next(L_, index_) != 0) {
            lua_pop(L_, 1);
            if (lua_type(L_, -1) != LUA_TSTRING) fail_test("changed: every field needs a name");
            keys_[with_side(text_at(L_, -1))] = text_at(L_, -1);
        }
    }

    /// Removes the difference from the expected ones. The test may write it with or without what
    /// changed automatically (`whole`). Returns whether it was expected at all.
    [[nodiscard]] bool tick_off(const Difference& difference, const Difference* whole)
    {
        const auto key = keys_.find(difference.where);
        if (key == keys_.end()) return false;
        push_field(L_, index_, key->second.c_str());
        if (!says(L_, difference) && !(whole != nullptr && says(L_, *whole))) {
            wrong_.push_back(
                fmt::format("{} (expected {})", to_lua(difference), shown_value(L_, -1)));
        }
        lua_pop(L_, 1);
        keys_.erase(key);
        return true;
    }

    [[nodiscard]] const std::vector<std::string>& wrong() const { return wrong_; }
    [[nodiscard]] std::vector<std::string> left() const
    {
        std::vector<std::string> names;
        for (const auto& [where, written] : keys_) names.push_back(written);
        return names;
    }

private:
    lua_State* L_;
    int index_;
    std::map<std::string, std::string> keys_;  ///< from full names to the names in the test
    std::vector<std::string> wrong_;
};

void add_lines(std::string& message, std::string_view heading,
               const std::vector<std::string>& lines)
{
    if (lines.empty()) return;
    message += fmt::format("\n{}:", heading);
    for (const std::string& line : lines) {
        message += "\n  ";
        for (char c : line) message += c == '\n' ? std::string("\n  ") : std::string(1, c);
    }
}

/// Returns whether the event has every field of the table at `expected`; see push_event.
[[nodiscard]] bool event_fits(lua_State* L, int expected, const Event& event, TestTable& table)
{
    push_event(L, table, event);
    const int got = lua_gettop(L);
    bool fits = true;
    lua_pushnil(L);
    while (lua_next(L, expected) != 0) {
        lua_pushvalue(L, -2);
        lua_rawget(L, got);
        fits = fits && lua_rawequal(L, -1, -2) != 0;
        lua_pop(L, 2);
    }
    lua_settop(L, got - 1);
    return fits;
}

[[nodiscard]] std::string show_event(lua_State* L, const Event& event, TestTable& table)
{
    push_event(L, table, event);
    std::string shown = shown_value(L, -1);
    lua_pop(L, 1);
    return shown;
}

/// The kinds of events of which only those listed may have happened; `only = true` means all kinds.
struct OnlyKinds {
    bool all = false;
    std::vector<std::string> kinds;

    [[nodiscard]] bool covers(EventKind kind) const
    {
        return all || std::find(kinds.begin(), kinds.end(), name_of(kind)) != kinds.end();
    }
};

[[nodiscard]] OnlyKinds as_only(lua_State* L, int index)
{
    OnlyKinds only;
    const int type = push_field(L, index, "only");
    if (type == LUA_TBOOLEAN) {
        only.all = lua_toboolean(L, -1) != 0;
    } else if (type != LUA_TNIL) {
        for_each_in(L, -1, "events.only", [&] {
            only.kinds.push_back(as_text(L, -1, "events.only"));
            expect_event_kind(only.kinds.back());
        });
    }
    lua_pop(L, 1);
    return only;
}

}  // namespace

void expect_changes(lua_State* L, int index, TestTable& table)
{
    ExpectedChanges expected(L, index);
    const std::vector<Difference> all = table.changes();
    const std::vector<Event> events =
        table.match().events_for(seen_by_all, table.compared_with().published);
    const std::vector<Difference> needed =
        to_be_named(all, events, table.library(), table.match().state(), table.me());
    std::vector<std::string> unexpected;
    for (const Difference& difference : all) {
        const auto need = std::find_if(needed.begin(), needed.end(), [&](const Difference& d) {
            return d.where == difference.where;
        });
        if (need == needed.end()) {
            static_cast<void>(expected.tick_off(difference, nullptr));
        } else if (!expected.tick_off(*need, &difference)) {
            unexpected.push_back(to_lua(*need));
        }
    }
    std::string message;
    add_lines(message, "changed to something else", expected.wrong());
    add_lines(message, "changed as well", unexpected);
    add_lines(message, "did not change", expected.left());
    if (!message.empty()) fail_test("the table did not change as expected" + message);
    table.compare_from_here();
}

void expect_no_changes(lua_State* L, TestTable& table)
{
    lua_newtable(L);
    expect_changes(L, -1, table);
    lua_pop(L, 1);
}

void expect_events(lua_State* L, int index, TestTable& table)
{
    index = lua_absindex(L, index);
    const auto count = static_cast<lua_Integer>(lua_rawlen(L, index));
    check_keys(L, index, "events", {"only"}, count);
    const OnlyKinds only = as_only(L, index);
    if (count == 0 && !only.all && only.kinds.empty())
        fail_test("events: expected at least one event");
    const std::vector<Event> events = table.events();
    std::size_t at = 0;
    const auto fail_extra = [&](const Event& event) {
        fail_test(fmt::format("events: {} happened as well", show_event(L, event, table)));
    };
    for (lua_Integer i = 1; i <= count; ++i) {
        lua_rawgeti(L, index, i);
        const int expected = lua_gettop(L);
        expect_table(L, expected, "events");
        check_keys(L, expected, "events",
                   {"player", "card", "source", "place", "from", "to", "value"}, 1);
        lua_rawgeti(L, expected, 1);
        expect_event_kind(as_text(L, -1, "events"));
        lua_pop(L, 1);
        for (; at < events.size() && !event_fits(L, expected, events[at], table); ++at) {
            if (only.covers(events[at].kind)) fail_extra(events[at]);
        }
        if (at == events.size()) {
            std::string message =
                fmt::format("events: {} did not happen{}; what happened:", shown_value(L, expected),
                            i > 1 ? " after that" : "");
            for (const Event& event : events) message += "\n  " + show_event(L, event, table);
            fail_test(message);
        }
        ++at;
        lua_pop(L, 1);
    }
    for (; at < events.size(); ++at) {
        if (only.covers(events[at].kind)) fail_extra(events[at]);
    }
}

namespace {

void expect_step(const std::string& step)
{
    std::vector<std::string> known;
    for (auto i = DamageStep::base;; i = static_cast<DamageStep>(at(i) + 1)) {
        known.emplace_back(name_of(i));
        if (known.back() == step) return;
        if (i == DamageStep::result) break;
    }
    fail_test(fmt::format("explain: damage has no step \"{}\"{}", step, meant_or_all(step, known)));
}

/// Returns the lines a test expects; each has `length` values before `by`.
[[nodiscard]] std::vector<std::string> expected_lines(lua_State* L, int index, lua_Integer length)
{
    std::vector<std::string> lines;
    for_each_in(L, index, "explain", [&] {
        expect_table(L, -1, "explain");
        check_keys(L, -1, "explain", {"by"}, length);
        lines.push_back(shown_value(L, -1));
    });
    return lines;
}

[[nodiscard]] std::string by_whom(const TestTable& table, DefId source)
{
    return source == no_def ? "" : fmt::format(", by = \"{}\"", table.library().text(source).id);
}

void compare_lines(const std::vector<std::string>& expected, const std::vector<std::string>& got,
                   std::string_view what)
{
    if (expected == got) return;
    if (got.empty()) fail_test("explain: no damage has been calculated so far");
    const auto differs = static_cast<std::size_t>(
        std::mismatch(got.begin(), got.end(), expected.begin(), expected.end()).first -
        got.begin());
    std::string message = fmt::format("explain: {} was calculated like this:", what);
    for (std::size_t i = 0; i < got.size(); ++i) {
        message += fmt::format("\n  {},", got[i]);
        if (i != differs) continue;
        message += i < expected.size() ? fmt::format("  -- expected {}", expected[i])
                                       : "  -- not expected";
    }
    if (differs == got.size()) message += fmt::format("\n  -- missing: {}", expected[differs]);
    fail_test(message);
}

/// Returns the Pokémon at "active", "opponent bench 2".
[[nodiscard]] SlotId slot_at_place(TestTable& table, const std::string& place)
{
    for (std::size_t i = 0; i < slots_per_match; ++i) {
        const auto spot = static_cast<Spot>(i);
        const SlotId id = table.rules().slot_at(spot);
        if (id != no_slot && word_for(spot, table.me()) == place) return id;
    }
    fail_test(fmt::format("explain: there is no Pokémon at \"{}\"", place));
}

}  // namespace

void expect_explanation(lua_State* L, int index, TestTable& table)
{
    for_each_in(L, index, "explain", [&] {
        expect_table(L, -1, "explain");
        lua_rawgeti(L, -1, 1);
        expect_step(as_text(L, -1, "explain"));
        lua_pop(L, 1);
    });
    const std::vector<std::string> expected = expected_lines(L, index, 2);
    std::vector<std::string> got;
    for (const DamageLine& line : table.match().last_damage()) {
        got.push_back(fmt::format("{{ \"{}\", {}{} }}", name_of(line.step), line.after,
                                  by_whom(table, line.source)));
    }
    compare_lines(expected, got, "the last damage");
}

void expect_explanation_of(lua_State* L, const std::string& what, const std::string& place,
                           int index, TestTable& table)
{
    const std::vector<std::string> known = {"hp", "retreat_cost"};
    if (std::find(known.begin(), known.end(), what) == known.end()) {
        fail_test(fmt::format("explain: cannot explain \"{}\"{}", what, meant_or_all(what, known)));
    }
    const std::vector<std::string> expected = expected_lines(L, index, 1);
    std::vector<std::string> got;
    const Hook hook = what == "hp" ? Hook::hp : Hook::retreat_cost;
    for (const QueryLine& line : table.rules().explain(hook, slot_at_place(table, place))) {
        got.push_back(fmt::format("{{ {}{} }}", line.after, by_whom(table, line.text.def)));
    }
    compare_lines(expected, got, fmt::format("\"{}\" of {}", what, place));
}

}  // namespace ptcg::tools
