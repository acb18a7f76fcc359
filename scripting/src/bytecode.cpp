#include "bytecode.hpp"

#include <cstring>
#include <exception>
#include <utility>

// The format is that of ldump.c in Lua 5.4, the opcode numbers those of lopcodes.h.

namespace ptcg::script {

namespace {

constexpr unsigned op_setupval = 10;
constexpr unsigned op_len = 52;
constexpr unsigned op_jump = 56;
constexpr unsigned op_for_loop = 73;
constexpr unsigned op_generic_for_loop = 77;
constexpr unsigned op_vararg = 80;
constexpr std::uint32_t jump_ahead = 0xffffff;  ///< the operand of a jump by 0; less jumps back
constexpr std::uint8_t absolute_line = 0x80;    ///< in the line deltas: see the table of full lines

/// Where a function's upvalue comes from.
struct Upvalue {
    bool local_of_parent = false;
    std::uint8_t index = 0;
};

struct Assignment {
    std::uint32_t instruction = 0;
    std::uint8_t upvalue = 0;
};

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

    /// `outside` says for each upvalue of the parent which upvalue of the outermost function it is
    /// (0: a local of a function in between). Empty for the outermost function itself.
    void function(const std::vector<int>& outside, bool outermost = true)
    {
        string();  // source
        const std::size_t line_defined = size();
        size();  // last line
        skip(3);
        std::vector<Assignment> assignments;
        code(assignments);
        constants();
        const std::vector<int> upvalues = read_upvalues(outside, outermost);
        for (std::size_t n = size(); ok_ && n > 0; --n) {
            found_.has_functions = true;
            function(upvalues, false);
        }
        debug_information(static_cast<int>(line_defined), assignments, upvalues);
    }

    void code(std::vector<Assignment>& assignments)
    {
        const std::size_t count = size();
        for (std::size_t i = 0; ok_ && i < count; ++i) {
            std::uint32_t instruction = 0;
            bytes(&instruction, sizeof instruction);
            note(instruction);
            if ((instruction & 0x7f) == op_setupval) {
                assignments.push_back(
                    {static_cast<std::uint32_t>(i), static_cast<std::uint8_t>(instruction >> 16)});
            }
        }
    }

    void note(std::uint32_t instruction)
    {
        ++found_.instructions;
        switch (instruction & 0x7f) {
            case op_len:
                found_.measures = true;
                break;
            case op_jump:
                found_.loops = found_.loops || instruction >> 7 < jump_ahead;
                break;
            case op_for_loop:
            case op_generic_for_loop:
                found_.loops = true;
                break;
            case op_vararg:
                found_.passes_arguments = true;
                break;
            default:
                break;
        }
    }

    void constants()
    {
        for (std::size_t n = size(); ok_ && n > 0; --n) {
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
                    found_.texts.push_back(text());
                    break;
                default:
                    ok_ = false;
            }
        }
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

    void debug_information(int line_defined, const std::vector<Assignment>& assignments,
                           const std::vector<int>& upvalues)
    {
        const std::size_t count = size();
        if (!ok_ || static_cast<std::size_t>(end_ - next_) < count) {
            ok_ = false;
            return;
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
        for (std::size_t n = size(); ok_ && n > 0; --n) string();  // names of upvalues

        for (const Assignment& assignment : assignments) {
            if (assignment.upvalue >= upvalues.size()) {
                ok_ = false;
                return;
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
    }

    std::uint8_t byte()
    {
        std::uint8_t value = 0;
        bytes(&value, 1);
        return value;
    }

    /// Seven bits at a time, the most significant first; the last byte has its top bit set.
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

}  // namespace ptcg::script
