#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include <lua.hpp>

namespace ptcg::script {

/// As many others take as long as one that is slow.
inline constexpr int slow_instruction = 16;

/// An assignment, in a function or one nested in it, to a variable from outside the function. A
/// nested function may assign to a local of the function around it: that local is new in every
/// call.
struct CapturedAssignment {
    int upvalue = 0;  ///< 1-based, of the outermost function, as lua_getupvalue counts
    int line = 0;
};

/// What a Lua function and those nested in it are made of.
struct Bytecode {
    std::vector<CapturedAssignment> assignments;
    /// Names of fields, methods and globals, keys of tables, literal strings.
    std::vector<std::string> texts;
    /// One that may take as long as many (`slow_instruction`) counts for as many.
    std::int64_t instructions = 0;
    bool measures = false;       ///< has an instruction for `#`
    bool loops = false;          ///< jumps back, but not to the next step of ipairs or pairs
    bool has_functions = false;  ///< others are nested in it
    /// Has an instruction that takes long: `...`, which copies all of them, or `%`, which divides
    /// numbers with a fraction bit by bit.
    bool slow = false;
};

/// Of the Lua function on top of the stack; nothing if its bytecode could not be read.
[[nodiscard]] std::optional<Bytecode> read_bytecode(lua_State* L);

/// The bytecode of functions that several look at, read once.
class BytecodeCache {
public:
    /// What `read_bytecode` says. REQUIRES: the function lives until `clear`, which ends the
    /// reference, too.
    [[nodiscard]] const std::optional<Bytecode>& of(lua_State* L);
    void clear() { read_.clear(); }

private:
    std::unordered_map<const void*, std::optional<Bytecode>> read_;
};

}  // namespace ptcg::script
