#include "straight_code.hpp"

#include <cstring>
#include <exception>
#include <optional>
#include <set>
#include <string>

#include "freeze.hpp"
#include "sandbox.hpp"

// The format is that of ldump.c in Lua 5.4, the opcode numbers those of lopcodes.h.

namespace ptcg::script {

namespace {

constexpr unsigned op_jump = 56;
constexpr unsigned op_for_loop = 73;
constexpr unsigned op_generic_for_loop = 77;
constexpr unsigned op_vararg = 80;
constexpr std::uint32_t jump_ahead = 0xffffff;  ///< the operand of a jump by 0; less jumps back

/// What the code of a function holds, with that of the functions in it.
struct Code {
    bool loops = false;
    bool has_functions = false;
    bool passes_arguments = false;
    std::int64_t instructions = 0;
};

/// Reads a function that was dumped without what is for debugging.
class Dump {
public:
    explicit Dump(const std::string& bytes) : next_(bytes.data()), end_(next_ + bytes.size()) {}

    /// False if it cannot be read.
    bool read(Code& code)
    {
        if (!header()) return false;
        function(code);
        return ok_ && next_ == end_;
    }

private:
    bool header()
    {
        char signature[6] = {};  // with version and format
        bytes(signature, sizeof signature);
        skip(6);  // LUAC_DATA
        char sizes[3] = {};
        bytes(sizes, sizeof sizes);
        skip(sizeof(lua_Integer) + sizeof(lua_Number) + 1);  // and the number of upvalues
        const char expected[] = {sizeof(std::uint32_t), sizeof(lua_Integer), sizeof(lua_Number)};
        return ok_ && std::memcmp(signature, LUA_SIGNATURE "\x54\0", sizeof signature) == 0 &&
               std::memcmp(sizes, expected, sizeof sizes) == 0;
    }

    void function(Code& code)
    {
        string();  // source
        size();    // first line
        size();    // last line
        skip(3);
        for (std::size_t left = size(); ok_ && left > 0; --left) {
            std::uint32_t instruction = 0;
            bytes(&instruction, sizeof instruction);
            add(instruction, code);
        }
        for (std::size_t left = size(); ok_ && left > 0; --left) constant();
        skip(3 * size());  // upvalues
        for (std::size_t left = size(); ok_ && left > 0; --left) {
            code.has_functions = true;
            function(code);
        }
        for (int nothing = 0; nothing < 4; ++nothing) ok_ = size() == 0 && ok_;
    }

    static void add(std::uint32_t instruction, Code& code)
    {
        const unsigned op = instruction & 0x7f;
        const bool back = op == op_jump && instruction >> 7 < jump_ahead;
        code.loops = code.loops || back || op == op_for_loop || op == op_generic_for_loop;
        code.passes_arguments = code.passes_arguments || op == op_vararg;
        ++code.instructions;
    }

    void constant()
    {
        std::uint8_t type = 0;
        bytes(&type, 1);
        switch (type) {
            case 0:   // nil
            case 1:   // false
            case 17:  // true
                break;
            case 3:
                skip(sizeof(lua_Integer));
                break;
            case 19:
                skip(sizeof(lua_Number));
                break;
            case 4:
            case 20:
                string();
                break;
            default:
                ok_ = false;
        }
    }

    void string()
    {
        const std::size_t length = size();
        if (length > 0) skip(length - 1);
    }

    /// Seven bits at a time, the most significant first; the last byte has its top bit set.
    std::size_t size()
    {
        std::size_t value = 0;
        while (ok_) {
            std::uint8_t part = 0;
            bytes(&part, 1);
            value = value << 7 | (part & 0x7f);
            if ((part & 0x80) != 0) break;
        }
        return value;
    }

    void bytes(void* to, std::size_t count)
    {
        const char* const from = next_;
        skip(count);
        if (ok_) std::memcpy(to, from, count);
    }

    void skip(std::size_t count)
    {
        ok_ = ok_ && static_cast<std::size_t>(end_ - next_) >= count;
        if (ok_) next_ += count;
    }

    const char* next_;
    const char* end_;
    bool ok_ = true;
};

int append(lua_State*, const void* bytes, std::size_t count, void* data)
{
    try {
        static_cast<std::string*>(data)->append(static_cast<const char*>(bytes), count);
        return 0;
    } catch (const std::exception&) {
        return 1;
    }
}

/// The code of the Lua function on top of the stack. What cannot be read may do anything.
Code read_code(lua_State* L)
{
    std::string dumped;
    Code code;
    if (lua_dump(L, append, &dumped, 1) == 0 && Dump(dumped).read(code)) return code;
    return {.loops = true, .has_functions = true, .passes_arguments = true};
}

/// The functions of Lua that a function can get at by what it captures.
class Reach {
public:
    explicit Reach(lua_State* L) : L_(L)
    {
        push_environment(L);
        seen_.insert(lua_topointer(L, -1));  // holds none
        lua_pop(L, 1);
    }

    /// Of the function on top of the stack.
    void function()
    {
        for (int i = 1; lua_getupvalue(L_, -1, i) != nullptr; ++i) {
            value();
            lua_pop(L_, 1);
        }
    }

    [[nodiscard]] bool holds_functions() const { return holds_functions_; }
    [[nodiscard]] bool passes_arguments() const { return passes_arguments_; }

private:
    /// Of the value on top of the stack.
    void value()
    {
        if (lua_iscfunction(L_, -1) != 0 || (!lua_isfunction(L_, -1) && !lua_istable(L_, -1))) {
            return;
        }
        if (!seen_.insert(lua_topointer(L_, -1)).second) return;
        if (lua_checkstack(L_, 8) == 0) {
            holds_functions_ = true;
            passes_arguments_ = true;
        } else if (lua_istable(L_, -1)) {
            table();
        } else {
            holds_functions_ = true;
            passes_arguments_ = passes_arguments_ || read_code(L_).passes_arguments;
            function();
        }
    }

    void table()
    {
        lua_pushvalue(L_, -1);
        unwrap(L_);
        lua_pushnil(L_);
        while (lua_next(L_, -2) != 0) {
            value();
            lua_pop(L_, 1);
        }
        lua_pop(L_, 1);
    }

    lua_State* L_;
    std::set<const void*> seen_;
    bool holds_functions_ = false;
    bool passes_arguments_ = false;
};

}  // namespace

CallCost cost_of_call(lua_State* L)
{
    const Code code = read_code(L);
    Reach reach(L);
    reach.function();
    return {.straight = !code.loops && !code.has_functions && !reach.holds_functions(),
            .passes_many_arguments = code.passes_arguments || reach.passes_arguments(),
            .instructions = code.instructions};
}

bool straight_code_works(lua_State* L)
{
    constexpr const char* straight[] = {"if a then b() elseif c then return d() end return a or b",
                                        "a { b = 1 } a:b(1) return a .. b, #a, a < b, not a"};
    constexpr const char* other[] = {"for i = 1, 2 do a() end", "for k in a do b() end",
                                     "while a do b() end",      "repeat a() until b",
                                     "::a:: b() goto a",        "return function() end"};
    const auto is_straight = [L](const char* source) {
        if (luaL_loadstring(L, source) != LUA_OK) return std::optional<bool>{};
        lua_pushnil(L);
        lua_setupvalue(L, -2, 1);
        return std::optional<bool>{cost_of_call(L).straight};
    };
    const int top = lua_gettop(L);
    bool works = true;
    for (const char* source : straight) works = works && is_straight(source) == true;
    for (const char* source : other) works = works && is_straight(source) == false;
    works = works && luaL_loadstring(L, "return a(...)") == LUA_OK &&
            cost_of_call(L).passes_many_arguments;
    lua_settop(L, top);
    return works;
}

}  // namespace ptcg::script
