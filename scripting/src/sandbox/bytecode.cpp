#include "sandbox/bytecode.hpp"

#include <cstring>
#include <exception>
#include <utility>

// The format is that of ldump.c in Lua 5.4. The opcode numbers are those of lopcodes.h.

namespace ptcg::script {

namespace {

constexpr unsigned op_setupval = 10;
constexpr unsigned op_gettabup = 11;
constexpr unsigned op_mod_constant = 25;
constexpr unsigned op_mod = 37;
constexpr unsigned op_len = 52;
constexpr unsigned op_jump = 56;
constexpr unsigned op_call = 68;
constexpr unsigned op_for_loop = 73;
constexpr unsigned op_generic_for_begin = 75;
constexpr unsigned op_vararg = 80;
constexpr unsigned op_extra_operand = 82;
constexpr std::uint32_t jump_ahead = 0xffffff;  ///< operand of a jump by 0; smaller: back
constexpr std::uint8_t absolute_line = 0x80;    ///< in the line deltas: use the table of full lines

/// Where a function's upvalue comes from.
struct Upvalue {
    bool local_of_parent = false;
    std::uint8_t index = 0;
};

struct Assignment {
    std::uint32_t instruction = 0;
    std::uint8_t upvalue = 0;
};

[[nodiscard]] unsigned operation(std::uint32_t instruction)
{
    return instruction & 0x7f;
}
/// The first operand of most instructions, which is a register, then the other operands.
[[nodiscard]] unsigned first(std::uint32_t instruction)
{
    return instruction >> 7 & 0xff;
}
[[nodiscard]] unsigned second(std::uint32_t instruction)
{
    return instruction >> 16 & 0xff;
}
[[nodiscard]] unsigned third(std::uint32_t instruction)
{
    return instruction >> 24;
}

/// A global that a generic `for` calls for its iterator: its index among the constants, in a table
/// that is an upvalue.
struct IteratorName {
    std::size_t constant = 0;
    std::size_t upvalue = 0;
};

/// Returns the iterator of the loop that begins at `begin`, or nothing if that may be another
/// function.
[[nodiscard]] std::optional<IteratorName> iterator_of(const std::vector<std::uint32_t>& code,
                                                      std::size_t begin)
{
    // `for a in ipairs(list) do`: the global goes to the loop's first register, the arguments to
    // those after it, and the call is the last before the loop. If the function is one of several
    // (`(a or b)(list)`), a jump precedes the last.
    const unsigned base = first(code[begin]);
    std::size_t at = begin;
    if (at-- == 0 || operation(code[at]) != op_call || first(code[at]) != base) return {};
    const auto leaves_it = [&] {
        const unsigned op = operation(code[at]);
        return op == op_jump || op == op_extra_operand || first(code[at]) != base;
    };
    do {
        if (at-- == 0) return {};
    } while (leaves_it());
    const bool one_of_several = at > 0 && operation(code[at - 1]) == op_jump;
    if (operation(code[at]) != op_gettabup || one_of_several) return {};
    return IteratorName{third(code[at]), second(code[at])};
}

class Reader {
public:
    explicit Reader(const std::string& bytes)
        : next_(bytes.data()), end_(bytes.data() + bytes.size())
    {
    }

    [[nodiscard]] std::optional<Bytecode> read()
    {
        if (!header()) return {};
        byte();  // number of upvalues
        function({});
        if (!ok_ || next_ != end_) return {};
        return std::move(found_);
    }

private:
    bool header()
    {
        char signature[4];
        bytes(signature, sizeof signature);
        const bool lua54 = std::memcmp(signature, LUA_SIGNATURE, sizeof signature) == 0 &&
                           byte() == 0x54 && byte() == 0;
        skip(6);  // LUAC_DATA
        const bool sizes = byte() == sizeof(std::uint32_t) && byte() == sizeof(lua_Integer) &&
                           byte() == sizeof(lua_Number);
        skip(sizeof(lua_Integer) + sizeof(lua_Number));
        return ok_ && lua54 && sizes;
    }

    /// `outside` maps each upvalue of the parent to an upvalue of the outermost function (0: a
    /// local of a function in between). It is empty for the outermost function itself.
    void function(const std::vector<int>& outside, bool outermost = true)
    {
        string();  // source
        const std::size_t line_defined = size();
        size();  // last line
        skip(3);
        const std::vector<std::uint32_t> code = read_code();
        const std::vector<std::string> constants = read_constants();
        const std::vector<int> upvalues = read_upvalues(outside, outermost);
        for (std::size_t n = size(); ok_ && n > 0; --n) {
            found_.has_functions = true;
            function(upvalues, false);
        }
        const std::vector<std::string> names =
            read_debug_information(static_cast<int>(line_defined), assignments_in(code), upvalues);
        note_loops(code, constants, names);
    }

    /// Loops over a list or a table with `ipairs` or `pairs` do not count.
    void note_loops(const std::vector<std::uint32_t>& code,
                    const std::vector<std::string>& constants,
                    const std::vector<std::string>& upvalue_names)
    {
        for (std::size_t i = 0; i < code.size(); ++i) {
            if (operation(code[i]) != op_generic_for_begin) continue;
            const std::optional<IteratorName> iterator = iterator_of(code, i);
            const bool known = iterator && iterator->constant < constants.size() &&
                               iterator->upvalue < upvalue_names.size() &&
                               upvalue_names[iterator->upvalue] == "_ENV" &&
                               (constants[iterator->constant] == "ipairs" ||
                                constants[iterator->constant] == "pairs");
            found_.loops = found_.loops || !known;
        }
    }

    std::vector<std::uint32_t> read_code()
    {
        std::vector<std::uint32_t> code;
        for (std::size_t n = size(); ok_ && n > 0; --n) {
            bytes(&code.emplace_back(), sizeof(std::uint32_t));
            note(code.back());
        }
        return code;
    }

    static std::vector<Assignment> assignments_in(const std::vector<std::uint32_t>& code)
    {
        std::vector<Assignment> found;
        for (std::uint32_t i = 0; i < code.size(); ++i) {
            if (operation(code[i]) != op_setupval) continue;
            found.push_back({i, static_cast<std::uint8_t>(second(code[i]))});
        }
        return found;
    }

    void note(std::uint32_t instruction)
    {
        ++found_.instructions;
        switch (operation(instruction)) {
            case op_len:
                found_.measures = true;
                break;
            case op_jump:
                found_.loops = found_.loops || instruction >> 7 < jump_ahead;
                break;
            case op_for_loop:
                found_.loops = true;
                break;
            case op_mod_constant:
            case op_mod:
            case op_vararg:
                found_.slow = true;
                found_.instructions += slow_instruction - 1;
                break;
            default:
                break;
        }
    }

    /// Returns the constants that are strings. The others are empty.
    std::vector<std::string> read_constants()
    {
        std::vector<std::string> texts;
        for (std::size_t n = size(); ok_ && n > 0; --n) {
            std::string& value = texts.emplace_back();
            switch (byte()) {
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
                    value = text();
                    found_.texts.push_back(value);
                    break;
                default:
                    ok_ = false;
            }
        }
        return texts;
    }

    std::vector<int> read_upvalues(const std::vector<int>& outside, bool outermost)
    {
        std::vector<int> upvalues;
        const std::size_t count = size();
        for (std::size_t i = 0; ok_ && i < count; ++i) {
            const bool local_of_parent = byte() != 0;
            const std::size_t index = byte();
            byte();  // kind
            if (outermost) {
                upvalues.push_back(static_cast<int>(i) + 1);
            } else if (local_of_parent) {
                upvalues.push_back(0);
            } else if (index < outside.size()) {
                upvalues.push_back(outside[index]);
            } else {
                ok_ = false;
            }
        }
        return upvalues;
    }

    /// Returns the names of the upvalues.
    std::vector<std::string> read_debug_information(int line_defined,
                                                    const std::vector<Assignment>& assignments,
                                                    const std::vector<int>& upvalues)
    {
        const std::size_t count = size();
        if (!ok_ || static_cast<std::size_t>(end_ - next_) < count) {
            ok_ = false;
            return {};
        }
        const std::vector<std::uint8_t> deltas(next_, next_ + count);
        skip(count);
        std::vector<std::pair<std::size_t, int>> full_lines;
        for (std::size_t n = size(); ok_ && n > 0; --n) {
            const std::size_t instruction = size();
            full_lines.emplace_back(instruction, static_cast<int>(size()));
        }
        for (std::size_t n = size(); ok_ && n > 0; --n) {  // names of locals
            string();
            size();
            size();
        }
        std::vector<std::string> names;
        for (std::size_t n = size(); ok_ && n > 0; --n) names.push_back(text());

        for (const Assignment& assignment : assignments) {
            if (assignment.upvalue >= upvalues.size()) {
                ok_ = false;
                return {};
            }
            const int upvalue = upvalues[assignment.upvalue];
            if (upvalue == 0) continue;
            int line = line_defined;
            auto full = full_lines.begin();
            for (std::size_t i = 0; i <= assignment.instruction && i < deltas.size(); ++i) {
                if (deltas[i] != absolute_line) {
                    line += static_cast<std::int8_t>(deltas[i]);
                } else if (full != full_lines.end()) {
                    line = (full++)->second;
                }
            }
            found_.assignments.push_back({upvalue, line});
        }
        return names;
    }

    std::uint8_t byte()
    {
        std::uint8_t value = 0;
        bytes(&value, 1);
        return value;
    }

    /// Reads seven bits at a time, most significant first. The last byte has its top bit set.
    std::size_t size()
    {
        std::size_t value = 0;
        while (ok_) {
            const std::uint8_t part = byte();
            value = value << 7 | (part & 0x7f);
            if ((part & 0x80) != 0) break;
        }
        return value;
    }

    void string()
    {
        const std::size_t length = size();
        if (length > 0) skip(length - 1);
    }

    std::string text()
    {
        const std::size_t length = size();
        if (length == 0 || static_cast<std::size_t>(end_ - next_) < length - 1) {
            ok_ = ok_ && length == 0;
            return {};
        }
        next_ += length - 1;
        return {next_ - (length - 1), length - 1};
    }

    void bytes(void* to, std::size_t count)
    {
        if (static_cast<std::size_t>(end_ - next_) < count) {
            ok_ = false;
            std::memset(to, 0, count);
            return;
        }
        std::memcpy(to, next_, count);
        next_ += count;
    }

    void skip(std::size_t count)
    {
        if (static_cast<std::size_t>(end_ - next_) < count) {
            ok_ = false;
            next_ = end_;
        } else {
            next_ += count;
        }
    }

    const char* next_;
    const char* end_;
    Bytecode found_;
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

}  // namespace

std::optional<Bytecode> read_bytecode(lua_State* L)
{
    std::string dumped;
    if (lua_dump(L, append, &dumped, 0) != 0) return {};
    return Reader(dumped).read();
}

const std::optional<Bytecode>& BytecodeCache::of(lua_State* L)
{
    const auto [found, is_new] = read_.try_emplace(lua_topointer(L, -1));
    if (is_new) found->second = read_bytecode(L);
    return found->second;
}

}  // namespace ptcg::script
