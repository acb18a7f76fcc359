#pragma once

#include <span>
#include <string_view>

#include "api/arguments.hpp"
#include "sandbox/handle.hpp"

/// The card API: every field and verb a script can use, described in one table.
namespace ptcg::script {

struct Call;

/// What a field or verb may do.
enum class Act : std::uint8_t {
    reads,
    changes,  ///< the match
    asks      ///< may ask a question, and change the match
};

/// One field, method or verb.
struct Member {
    HandleKind owner = HandleKind::game;
    std::string_view name;
    bool method = false;
    std::uint8_t places = 0;  ///< how many arguments are given by their place
    Act act = Act::reads;
    bool in_replacement = false;  ///< allowed only in a replacement
    bool of_gone = false;         ///< a field still readable on a Pokémon that has left play
    std::uint16_t number = 0;     ///< in api_members()
    std::string_view answers;     ///< the type of its result for editors: "Pokemon|nil"
    std::string_view doc;
    std::span<const Argument> arguments;
    /// The errors it raises, except for general ones about arguments, stale handles and queries;
    /// one sentence, or several separated by "; ".
    std::string_view raises;
    /// Lua that the tests run: statements of an attack's `after` part, or what a card registers if
    /// one of its lines begins with "card.".
    std::string_view example;
    int (*run)(Call& call) = nullptr;  ///< pushes the results, returns how many

    /// Returns whether it takes a table of arguments after those given by their place.
    [[nodiscard]] constexpr bool takes_table() const { return arguments.size() > places; }
};

/// Returns all members, in the order of the reference.
[[nodiscard]] std::span<const Member> api_members();

/// Members that the reference shows together.
struct MemberChapter {
    std::string_view title;
    std::string_view intro;
    std::span<const Member> members;
};

/// Returns all members by chapters, in the same order.
[[nodiscard]] std::span<const MemberChapter> member_chapters();

/// Gives all light userdata a shared metatable with the members.
void install_handles(lua_State* L);

/// Pushes the global table `ptcg` with its functions.
void push_ptcg_table(lua_State* L);

}  // namespace ptcg::script
