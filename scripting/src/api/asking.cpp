// Verbs that ask a player for anything except Pokémon, cards and attacks.

#include <algorithm>
#include <array>

#include "api/rows.hpp"
#include "ptcg/scripting/characters.hpp"
#include "sandbox/list_length.hpp"

namespace ptcg::script::verbs {

namespace {

using namespace arguments;
using enum Act;

constexpr Argument ask_arguments[] = {player_argument, purpose_argument("yes_no")};

int ask(Call& call, Takes<ask_arguments> args)
{
    bool yes = false;
    call.need(call.game.ask_yes_no(
        args["player"].player(),
        args["purpose"].given() ? purpose_values[args["purpose"].word()] : Purpose::yes_no, yes));
    return push(call.L, yes);
}

constexpr Argument number_arguments[] = {placed({"low", integer, true}),
                                         placed({"high", integer, true}), player_argument,
                                         secret_argument};

int choose_number(Call& call, Takes<number_arguments> args)
{
    const int first = args["low"].integer();
    const int last = args["high"].integer();
    if (last < first || last - first > 200) {
        call.fail("`high` must be from `low` to `low` + 200, got %d and %d", first, last);
    }
    int number = first;
    call.need(call.game.ask_number(args["player"].player(), Purpose::number, first, last, number,
                                   args["secret"].boolean(false)));
    return push(call.L, number);
}

constexpr Argument choose_word_arguments[] = {
    placed({"options", texts, true, "", nullptr, "their names, 2 to 12 strings"}), player_argument,
    secret_argument};

int choose_word(Call& call, Takes<choose_word_arguments> args)
{
    constexpr lua_Integer most = 12;
    constexpr std::size_t longest = 60;
    std::array<std::string_view, most> words{};
    const lua_Integer count = list_length(call.L, args["options"].index());
    if (count < 2 || count > most) {
        call.fail("`options` must be a list of 2 to %d strings, got %d", static_cast<int>(most),
                  static_cast<int>(count));
    }
    for (lua_Integer i = 0; i < count; ++i) {
        lua_rawgeti(call.L, args["options"].index(), i + 1);  // the list keeps the text alive
        if (lua_type(call.L, -1) != LUA_TSTRING) {
            call.fail("`options` must be a list of strings, got %s in it",
                      describe_value(call.L, -1).c_str());
        }
        const std::string_view word = lua_tostring(call.L, -1);
        lua_pop(call.L, 1);
        if (word.empty() || word.size() > longest) {
            call.fail("an option must have 1 to %d characters", static_cast<int>(longest));
        }
        if (has_hidden_character(word)) {
            call.fail(
                "an option must not contain line breaks, control characters or stacked accents");
        }
        const auto end = words.begin() + i;
        if (std::find(words.begin(), end, word) != end) {
            call.fail("the option \"%s\" is given twice", word.data());
        }
        *end = word;
    }
    std::size_t chosen = 0;
    call.need(call.game.choose_word(args["player"].player(),
                                    std::span(words).first(static_cast<std::size_t>(count)), chosen,
                                    args["secret"].boolean(false)));
    return push(call.L, words[chosen]);
}

constexpr Argument condition_arguments[] = {
    placed({"conditions", texts, true, "", nullptr, "those to choose from"}), player_argument};

int choose_condition(Call& call, Takes<condition_arguments> args)
{
    std::uint8_t conditions = 0;
    const lua_Integer count = list_length(call.L, args["conditions"].index());
    for (lua_Integer i = 1; i <= count; ++i) {
        const bool text = lua_rawgeti(call.L, args["conditions"].index(), i) == LUA_TSTRING;
        const auto condition =
            text ? condition_named(lua_tostring(call.L, -1)) : std::optional<Condition>{};
        if (!condition) {
            call.fail("%s is not a Special Condition", describe_value(call.L, -1).c_str());
        }
        conditions = static_cast<std::uint8_t>(conditions | 1u << at(*condition));
        lua_pop(call.L, 1);
    }
    if (conditions == 0) call.fail("expected the Special Conditions to choose from");
    Condition chosen = Condition::asleep;
    call.need(call.game.choose_condition(args["player"].player(), conditions, chosen));
    return push(call.L, name_of(chosen));
}

constexpr Member rows_of_asking[] = {
    verb<ask>(asks, "ask", "boolean", "asks \"do you want to?\"",
              R"(if game:ask() then game:shuffle() end)"),
    verb<choose_number>(asks, "choose_number", "integer", "asks for a number",
                        R"(local count = game:choose_number(0, 3)
game:draw(count))",
                        "unless `high` is from `low` to `low` + 200"),
    verb<choose_word>(asks, "choose_word", "string",
                      "asks for one of several things; returns its name",
                      R"(if game:choose_word { "Draw a card", "Heal" } == "Heal" then
  game:heal(it.attacker, 30)
else
  game:draw()
end

local hidden = game:choose_word({ "heads", "tails" }, { secret = true })
local guess = game:choose_word({ "heads", "tails" }, { player = it.opponent })
if guess ~= hidden then game:draw() end)",
                      "unless `options` are 2 to 12 different strings of at most 60 characters "
                      "without hidden characters"),
    verb<choose_condition>(asks, "choose_condition", "Condition", "asks for a Special Condition",
                           R"(local condition = game:choose_condition { "asleep", "poisoned" }
game:set_condition(it.defender, condition))",
                           "without a Special Condition to choose from"),
};

}  // namespace

std::span<const Member> asking_rows()
{
    return rows_of_asking;
}

}  // namespace ptcg::script::verbs
