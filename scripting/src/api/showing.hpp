#pragma once

#include <string>

#include <lua.hpp>

#include "ptcg/resolver.hpp"
#include "sandbox/handle.hpp"

/// Values of scripts as text for people: handles by name, tables with their contents.
namespace ptcg::script {

/// Describes values for one reader, who is "me". Without a match, handles are described only by
/// their kind.
class Showing {
public:
    Showing(const Resolver* game, PlayerId me) : game_(game), me_(me) {}

    /// Returns `Voltkit (opponent active, 40 damage)`, `{ 1, 2, name = "x" }`, `"asleep"`, `nil`.
    /// Pops nothing from the Lua stack and raises no error.
    [[nodiscard]] std::string value(lua_State* L, int index, int depth = 0) const;
    [[nodiscard]] std::string handle(const Handle& handle) const;

private:
    [[nodiscard]] std::string table(lua_State* L, int index, int depth) const;
    [[nodiscard]] std::string player(PlayerId id) const;
    [[nodiscard]] std::string place(SlotId id) const;
    [[nodiscard]] std::string pokemon(const Handle& handle) const;
    [[nodiscard]] std::string card(CardIndex card) const;
    [[nodiscard]] std::string attack(const Handle& handle) const;
    [[nodiscard]] std::string ability(const Handle& handle) const;

    const Resolver* game_;
    PlayerId me_;
};

}  // namespace ptcg::script
