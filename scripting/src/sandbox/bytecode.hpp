#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include <lua.hpp>

namespace ptcg::script {

/// A slow instruction takes as long as this many others.
inline constexpr int slow_instruction = 16;

/// An assignment, in a function or one nested in it, to a variable outside the outermost function.
/// A nested function may assign to a local of the function around it: that local is new in every
/// call.
struct CapturedAssignment {
    int upvalue = 0;  ///< 1-based, of the outermost function, as in lua_getupvalue
    int line = 0;
};

/// The contents of a Lua function and those nested in it.
struct Bytecode {
    std::vector<CapturedAssignment> assignments;
    /// Names of fields, methods and globals, table keys, string literals.
    std::vector<std::string> texts;
    /// The number of instructions. A slow one counts as `slow_instruction`.
    std::int64_t instructions = 0;
    bool measures = false;       ///< has an instruction for `#`
    bool loops = false;          ///< jumps back, except to the next step of ipairs or pairs
    bool has_functions = false;  ///< contains nested functions
    /// Has a slow instruction: `...`, which copies all its values, or `%`, which divides numbers
    /// with a fraction bit by bit.
    bool slow = false;
};

/// Reads the Lua function on top of the stack. Returns nothing if its bytecode cannot be read.
[[nodiscard]] std::optional<Bytecode> read_bytecode(lua_State* L);

/// Caches the bytecode of functions that several checks read.
class BytecodeCache {
public:
    /// Returns the result of `read_bytecode`. The reference is valid until `clear`. REQUIRES: the
    /// function lives until `clear`.
    [[nodiscard]] const std::optional<Bytecode>& of(lua_State* L);
    void clear() { read_.clear(); }

private:
    std::unordered_map<const void*, std::optional<Bytecode>> read_;
};

}  // namespace ptcg::script
