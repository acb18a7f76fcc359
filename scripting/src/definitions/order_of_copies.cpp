#include "definitions/order_of_copies.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/types.hpp"
#include "sandbox/script_source.hpp"

namespace ptcg::script {

namespace {

using namespace std::string_view_literals;

/// Names that distinguish one copy from another, verbs that act from the Pokémon with the effect,
/// and verbs that may remove the Pokémon of another copy from play.
constexpr std::array tell_copies_apart = {
    "self"sv,      "card"sv,    "damage"sv,     "perform"sv, "perform_trainer"sv,
    "return_to"sv, "devolve"sv, "level_down"sv, "attach"sv,  "end_effects"sv};

/// The only names, besides those of conditions, in an effect that concerns its own Pokémon alone.
constexpr std::array of_its_own = {"self"sv,
                                   "on"sv,
                                   "heal"sv,
                                   "put_counters"sv,
                                   "counters"sv,
                                   "count"sv,
                                   "damage"sv,
                                   "all"sv,
                                   "set_condition"sv,
                                   "condition"sv,
                                   "remove_conditions"sv,
                                   std::string_view(length_operator)};

template <typename Words>
[[nodiscard]] bool is_one_of(std::string_view text, const Words& words)
{
    return std::find(words.begin(), words.end(), text) != words.end();
}

/// Whether the function on top of the stack calls no functions from outside: it captures no
/// functions and nothing that contains one.
[[nodiscard]] bool stands_for_itself(lua_State* L)
{
    for (int i = 1;; ++i) {
        const char* const name = lua_getupvalue(L, -1, i);
        if (name == nullptr) return true;
        const int type = lua_type(L, -1);
        lua_pop(L, 1);
        const bool may_call = type == LUA_TFUNCTION || type == LUA_TTABLE;
        if (may_call && name != "_ENV"sv) return false;
    }
}

}  // namespace

OrderOfCopies order_of_copies(lua_State* L, BytecodeCache& bytecode)
{
    if (!stands_for_itself(L)) return {};
    const std::optional<Bytecode>& code = bytecode.of(L);
    if (!code) return {};
    const std::vector<std::string>& texts = code->texts;
    const auto is_of_its_own = [](const std::string& text) {
        return is_one_of(text, of_its_own) || condition_named(text).has_value();
    };
    return {.blind = std::none_of(
                texts.begin(), texts.end(),
                [](const std::string& text) { return is_one_of(text, tell_copies_apart); }),
            .own_only = std::all_of(texts.begin(), texts.end(), is_of_its_own)};
}

}  // namespace ptcg::script
