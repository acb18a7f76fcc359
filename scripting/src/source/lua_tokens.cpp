#include "ptcg/scripting/lua_tokens.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "ptcg/scripting/ascii.hpp"

namespace ptcg::script {

namespace {

constexpr std::array<std::string_view, 22> keywords = {
    "and",      "break",  "do",   "else", "elseif", "end",  "false", "for",
    "function", "goto",   "if",   "in",   "local",  "nil",  "not",   "or",
    "repeat",   "return", "then", "true", "until",  "while"};

constexpr std::array<std::string_view, 33> symbols = {  // longer ones before their prefixes
    "...", "<<", ">>", "//", "==", "~=", "<=", ">=", "::", "..", "+", "-", "*", "/", "%", "^", "#",
    "&",   "~",  "|",  "<",  ">",  "=",  "(",  ")",  "{",  "}",  "[", "]", ";", ":", ",", "."};

bool is_letter(char c)
{
    return ascii::is_letter(c) || c == '_';
}
using ascii::is_digit;

class Lexer {
public:
    Lexer(std::string_view source, std::vector<LuaToken>& tokens, std::vector<LuaComment>* comments)
        : size_(source.size()), left_(source), tokens_(tokens), comments_(comments)
    {
    }

    bool read()
    {
        if (left_.starts_with('#')) skip(left_.substr(0, left_.find('\n')).size());
        while (ok_ && skip_blanks()) {
            read_token();
            if (ok_) tokens_.back().end = offset();
        }
        if (ok_) begin(LuaToken::Kind::end);
        return ok_;
    }

private:
    /// Whether a line ends with the next byte. As in Lua, a carriage return ends one too, and
    /// together with a line feed it is a single end.
    [[nodiscard]] bool ends_line() const
    {
        if (left_.front() == '\n') return true;
        const bool paired = last_ == '\n' || (left_.size() > 1 && left_[1] == '\n');
        return left_.front() == '\r' && !paired;
    }

    void skip(std::size_t count)
    {
        for (; count > 0 && !left_.empty(); --count) {
            if (ends_line()) {
                ++line_;
                column_ = 0;
            }
            ++column_;
            last_ = left_.front();
            left_.remove_prefix(1);
        }
    }

    /// Returns false at the end.
    bool skip_blanks()
    {
        while (!left_.empty()) {
            if (left_.starts_with("--")) {
                const std::size_t begin = offset();
                skip(2);
                if (!long_string(nullptr))
                    skip(std::min(left_.find_first_of("\n\r"), left_.size()));
                if (comments_ != nullptr) comments_->push_back({begin, offset()});
            } else if (ascii::is_blank(left_.front())) {
                skip(1);
            } else {
                return true;
            }
        }
        return false;
    }

    LuaToken& begin(LuaToken::Kind kind)
    {
        LuaToken& token = tokens_.emplace_back();
        token.kind = kind;
        token.line = line_;
        token.column = column_;
        token.begin = token.end = offset();
        return token;
    }

    void read_token()
    {
        const char c = left_.front();
        if (is_letter(c)) {
            LuaToken& token = begin(LuaToken::Kind::name);
            token.text =
                left_.substr(0, count_while([](char l) { return is_letter(l) || is_digit(l); }));
            if (std::ranges::find(keywords, token.text) != keywords.end()) {
                token.kind = LuaToken::Kind::keyword;
            }
            skip(token.text.size());
        } else if (is_digit(c) || (c == '.' && left_.size() > 1 && is_digit(left_[1]))) {
            number();
        } else if (c == '"' || c == '\'') {
            quoted(c);
        } else if (c == '[' && left_.size() > 1 && (left_[1] == '[' || left_[1] == '=')) {
            ok_ = long_string(&begin(LuaToken::Kind::string)) && ok_;
        } else {
            symbol();
        }
    }

    template <typename Fits>
    [[nodiscard]] std::size_t count_while(Fits fits) const
    {
        return static_cast<std::size_t>(std::ranges::find_if_not(left_, fits) - left_.begin());
    }

    void symbol()
    {
        const auto found = std::ranges::find_if(
            symbols, [&](std::string_view candidate) { return left_.starts_with(candidate); });
        if (found == symbols.end()) {
            ok_ = false;
            return;
        }
        begin(LuaToken::Kind::symbol).text = *found;
        skip(found->size());
    }

    void number()
    {
        LuaToken& token = begin(LuaToken::Kind::number);
        const bool hexadecimal = left_.starts_with("0x") || left_.starts_with("0X");
        char before = ' ';
        const std::size_t length = count_while([&](char c) {
            const bool exponent =
                hexadecimal ? before == 'p' || before == 'P' : before == 'e' || before == 'E';
            before = c;
            return is_letter(c) || is_digit(c) || c == '.' || (exponent && (c == '+' || c == '-'));
        });
        std::string_view digits = left_.substr(0, length);
        if (hexadecimal) digits.remove_prefix(2);
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(),
                                          token.number, hexadecimal ? 16 : 10);
        token.whole = read.ec == std::errc{} && read.ptr == digits.data() + digits.size();
        skip(length);
    }

    void quoted(char mark)
    {
        LuaToken& token = begin(LuaToken::Kind::string);
        std::string text;
        skip(1);
        while (!left_.empty() && left_.front() != mark && left_.front() != '\n' &&
               left_.front() != '\r') {
            if (left_.front() == '\\') {
                skip(1);
                escape(text);
            } else {
                text += left_.front();
                skip(1);
            }
        }
        ok_ = left_.starts_with(mark);
        skip(1);
        token.text = std::move(text);
    }

    /// Reads what follows a backslash. Names here do not contain character codes, so those become
    /// "?".
    void escape(std::string& text)
    {
        if (left_.empty()) return;
        const char c = left_.front();
        constexpr std::string_view letters = "abfnrtv";
        constexpr std::string_view meanings = "\a\b\f\n\r\t\v";
        if (const std::size_t place = letters.find(c); place != std::string_view::npos) {
            text += meanings[place];
            skip(1);
        } else if (c == 'z') {
            skip(1);
            skip(count_while(ascii::is_blank));
        } else if (c == 'x') {
            text += '?';
            skip(3);
        } else if (c == 'u') {
            text += '?';
            skip(std::min(left_.find('}'), left_.size() - 1) + 1);
        } else if (is_digit(c)) {
            text += '?';
            for (int i = 0; i < 3 && !left_.empty() && is_digit(left_.front()); ++i) skip(1);
        } else {
            text += c;
            skip(1);
        }
    }

    /// Reads `[[...]]` or `[==[...]==]`. Returns false and reads nothing if none begins here.
    /// `token` null: a comment.
    bool long_string(LuaToken* token)
    {
        if (!left_.starts_with('[')) return false;
        std::size_t level = 1;
        while (level < left_.size() && left_[level] == '=') ++level;
        if (level >= left_.size() || left_[level] != '[') return false;
        const std::string close = "]" + std::string(level - 1, '=') + "]";
        const std::size_t end = left_.find(close, level + 1);
        if (end == std::string_view::npos) {
            skip(left_.size());
            ok_ = false;
            return true;
        }
        if (token != nullptr) token->text = left_.substr(level + 1, end - level - 1);
        skip(end + close.size());
        return true;
    }

    [[nodiscard]] std::size_t offset() const { return size_ - left_.size(); }

    std::size_t size_;
    std::string_view left_;
    std::vector<LuaToken>& tokens_;
    std::vector<LuaComment>* comments_;
    char last_ = ' ';  ///< the last byte consumed
    int line_ = 1;
    int column_ = 1;
    bool ok_ = true;
};

}  // namespace

bool read_lua_tokens(std::string_view source, std::vector<LuaToken>& tokens,
                     std::vector<LuaComment>* comments)
{
    return Lexer(source, tokens, comments).read();
}

}  // namespace ptcg::script
