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
    asks      ///< may put a question, and change the match
};

/// One field, method or verb.
struct Member {
    HandleKind owner = HandleKind::game;
    std::string_view name;
    bool method = false;
    std::uint8_t places = 0;  ///< so many arguments are given by their place
    Act act = Act::reads;
    bool in_replacement = false;  ///< only there
    bool of_gone = false;         ///< a field that a Pokémon which has left play still answers
    std::uint16_t number = 0;     ///< in api_members()
    std::string_view answers;     ///< as editors are told: "Pokemon|nil"
    std::string_view doc;
    std::span<const Argument> arguments;
    /// What it raises beside what is said of arguments, stale handles and queries in general; a
    /// sentence, or several separated by "; ".
    std::string_view raises;
    /// Lua that the tests run: statements of an attack's `after` part, or, if a line of it begins
    /// with "card.", what a card registers.
    std::string_view example;
    int (*run)(Call& call) = nullptr;  ///< pushes the answer, returns how many values

    /// Whether arguments stand in a table, behind those given by their place.
    [[nodiscard]] constexpr bool takes_table() const { return arguments.size() > places; }
};

/// All of them, in the order of the reference.
[[nodiscard]] std::span<const Member> api_members();

/// Some of them that the reference shows together.
struct MemberChapter {
    std::string_view title;
    std::string_view intro;
    std::span<const Member> members;
};

/// All of them by chapters, in the same order.
[[nodiscard]] std::span<const MemberChapter> member_chapters();

/// Gives all light userdata their shared metatable, and it the members.
void install_handles(lua_State* L);

/// The functions of the global table `ptcg`.
void push_ptcg_table(lua_State* L);

}  // namespace ptcg::script
