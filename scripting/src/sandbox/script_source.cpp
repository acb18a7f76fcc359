#include "sandbox/script_source.hpp"

#include <algorithm>
#include <exception>
#include <string>

#include "ptcg/scripting/ascii.hpp"
#include "sandbox/bytecode.hpp"

namespace ptcg::script {

namespace {

constexpr const char* power_refused =
    "^ is not allowed: its last digits differ between machines; multiply instead";
constexpr const char* script_too_long = "a script can have at most 65536 bytes";
static_assert(longest_script == 65536);
constexpr const char* zero_refused = "a string must not contain a zero byte";
constexpr const char* length_unread = "this file is not valid Lua";

/// Finds signs in a source, skipping comments and strings as Lua's own lexer does.
class Signs {
public:
    explicit Signs(std::string_view source) : source_(source) {}

    /// Returns the position of the next `#` or `^`, or npos.
    std::size_t next()
    {
        for (;; ++at_) {
            at_ = source_.find_first_of("#^-['\"", at_);
            if (at_ == std::string_view::npos) return at_;
            switch (source_[at_]) {
                case '#':
                case '^':
                    return at_++;
                case '-':
                    if (is('-', at_ + 1)) skip_comment();
                    break;
                case '[':
                    skip_long(at_);
                    break;
                default:
                    skip_quoted();
            }
        }
    }

private:
    [[nodiscard]] bool is(char c, std::size_t at) const
    {
        return at < source_.size() && source_[at] == c;
    }

    void skip_comment()
    {
        if (skip_long(at_ + 2)) return;
        at_ = std::min(source_.find_first_of("\n\r", at_), source_.size());
    }

    /// Skips `[[...]]` or `[==[...]==]` at `begin`, to its last byte. Returns false if none begins
    /// there.
    bool skip_long(std::size_t begin)
    {
        std::size_t open = begin + 1;
        while (is('=', open)) ++open;
        if (!is('[', begin) || !is('[', open)) return false;
        const std::string close = "]" + std::string(open - begin - 1, '=') + "]";
        const std::size_t end = source_.find(close, open + 1);
        at_ = end == std::string_view::npos ? source_.size() : end + close.size() - 1;
        return true;
    }

    /// Skips to the mark that ends the string, or to the end of the line.
    void skip_quoted()
    {
        const char mark = source_[at_];
        for (++at_; at_ < source_.size(); ++at_) {
            const char c = source_[at_];
            if (c == mark || c == '\n' || c == '\r') return;
            if (c == '\\') skip_escape();
        }
    }

    /// Skips to the last byte of an escape sequence.
    void skip_escape()
    {
        ++at_;
        if (is('z', at_)) {
            while (at_ + 1 < source_.size() && ascii::is_blank(source_[at_ + 1])) ++at_;
        } else if ((is('\r', at_) && is('\n', at_ + 1)) || (is('\n', at_) && is('\r', at_ + 1))) {
            ++at_;
        }
    }

    std::string_view source_;
    std::size_t at_ = 0;
};

struct Rewritten {
    std::string source;
    int line_of_power = 0;  ///< where ^ is used; 0: nowhere
};

/// Returns the source with each `#` replaced. The compiler refuses what is not Lua. Where this
/// lexer and Lua's disagree about what is a string, the compiled instructions show it.
Rewritten rewritten(std::string_view source)
{
    Rewritten made;
    Signs signs(source);
    std::size_t copied = 0;
    for (std::size_t at = signs.next(); at != std::string_view::npos; at = signs.next()) {
        made.source += source.substr(copied, at - copied);
        copied = at + 1;
        if (source[at] == '#') {
            made.source += length_operator;
        } else if (made.line_of_power == 0) {
            made.line_of_power =
                1 + static_cast<int>(std::ranges::count(source.substr(0, at), '\n'));
        }
        made.source += '^';
    }
    made.source += source.substr(copied);
    return made;
}

struct Refusal {
    const char* name;
    int line;
    const char* why;
};

// (Refusal) -> the message in the compiler's format, `name:line: text`
int write_refusal(lua_State* L)
{
    const Refusal& refusal = *static_cast<const Refusal*>(lua_touserdata(L, 1));
    const char first = *refusal.name;
    lua_pushfstring(L, "%s:%d: %s", refusal.name + (first == '@' || first == '=' ? 1 : 0),
                    refusal.line, refusal.why);
    return 1;
}

/// Pushes the message in a protected call: the caller may have none, and Lua may be out of memory.
int refuse(lua_State* L, Refusal refusal)
{
    lua_pushcfunction(L, write_refusal);
    lua_pushlightuserdata(L, &refusal);
    const int status = lua_pcall(L, 1, 1, 0);
    return status == LUA_OK ? LUA_ERRSYNTAX : status;
}

int load(lua_State* L, std::string_view source, const char* name)
{
    // Text only: bytecode can break out of any sandbox.
    return luaL_loadbufferx(L, source.data(), source.size(), name, "t");
}

[[nodiscard]] bool has_zero(const std::string& text)
{
    return text.find('\0') != std::string::npos;
}

int load_rewritten(lua_State* L, std::string_view source, const char* name)
{
    const Rewritten made = rewritten(source);
    if (made.line_of_power > 0) return refuse(L, {name, made.line_of_power, power_refused});
    int status = load(L, made.source, name);
    if (status == LUA_ERRSYNTAX) {  // load it again, for a message in the script's own words
        lua_pop(L, 1);
        status = load(L, source, name);
    }
    if (status != LUA_OK) return status;
    const std::optional<Bytecode> code = read_bytecode(L);
    const bool unread = !code || code->measures;
    if (!unread && std::ranges::none_of(code->texts, has_zero)) return status;
    lua_pop(L, 1);
    return refuse(L, {name, 1, unread ? length_unread : zero_refused});
}

}  // namespace

int load_script(lua_State* L, std::string_view source, const char* name)
{
    if (source.size() > longest_script) return refuse(L, {name, 1, script_too_long});
    constexpr std::string_view looked_at("#^\\\0", 4);  // the last two: strings with a zero byte
    const auto has = [&](char c) { return source.find(c) != std::string_view::npos; };
    if (std::ranges::none_of(looked_at, has)) return load(L, source, name);
    try {
        return load_rewritten(L, source, name);
    } catch (const std::exception&) {
        lua_pushnil(L);
        return LUA_ERRMEM;
    }
}

}  // namespace ptcg::script
