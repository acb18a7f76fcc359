#include "phrases/patterns.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "phrases/tokens.hpp"
#include "ptcg/scripting/ascii.hpp"

namespace ptcg::tools::phrases {
namespace {

/// The forms of a word or ending that agrees, between braces: `one|several:role`.
struct Forms {
    std::vector<std::string> forms;
    std::string role;
    std::string counted_by;
};

/// "c*n": the role, and the number that decides for it; empty if there is none.
std::pair<std::string, std::string> split_role(const std::string& text)
{
    const std::size_t star = std::min(text.find('*'), text.size());
    return {text.substr(0, star), star < text.size() ? text.substr(star + 1) : std::string()};
}

constexpr std::array<std::pair<Number, Gender>, 4> agreeing_with{
    {{Number::one, Gender::masculine},
     {Number::one, Gender::feminine},
     {Number::several, Gender::masculine},
     {Number::several, Gender::feminine}}};

class Expanding {
public:
    explicit Expanding(std::string_view pattern) : pattern_(pattern) {}

    Result<std::vector<Sequence>> run()
    {
        std::vector<Sequence> all = alternatives();
        if (at_ < pattern_.size() && error_.empty()) error_ = "a \")\" without its \"(\"";
        if (!error_.empty()) return fail("{} in \"{}\"", error_, pattern_);
        return all;
    }

private:
    template <typename... Arguments>
    static Error fail(fmt::format_string<Arguments...> format, Arguments&&... arguments)
    {
        return Error{fmt::format(format, std::forward<Arguments>(arguments)...)};
    }

    std::vector<Sequence> alternatives()
    {
        std::vector<Sequence> all = sequence();
        while (at_ < pattern_.size() && pattern_[at_] == '|') {
            ++at_;
            std::vector<Sequence> more = sequence();
            all.insert(all.end(), more.begin(), more.end());
        }
        return all;
    }

    std::vector<Sequence> sequence()
    {
        std::vector<Sequence> all{{}};
        while (at_ < pattern_.size() && error_.empty()) {
            const char c = pattern_[at_];
            if (c == '|' || c == ')') break;
            if (c == ' ') {
                ++at_;
            } else if (c == '(') {
                append(all, group());
            } else if (c == '{') {
                append(all, slot());
            } else if (c == '}') {
                error_ = "a \"}\" without its \"{\"";
            } else {
                append(all, words());
            }
        }
        return all;
    }

    std::vector<Sequence> group()
    {
        ++at_;
        std::vector<Sequence> inner = alternatives();
        if (at_ >= pattern_.size()) {
            error_ = "a \"(\" without its \")\"";
            return inner;
        }
        ++at_;
        if (at_ < pattern_.size() && pattern_[at_] == '?') {
            ++at_;
            inner.emplace_back();
        }
        return inner;
    }

    std::string braces()
    {
        const std::size_t close = pattern_.find('}', at_);
        if (close == std::string_view::npos) {
            error_ = "a \"{\" without its \"}\"";
            at_ = pattern_.size();
            return {};
        }
        std::string inside(pattern_.substr(at_ + 1, close - at_ - 1));
        at_ = close + 1;
        return inside;
    }

    static Symbol word(std::string_view text)
    {
        Symbol symbol;
        symbol.word = text;
        symbol.written = text;
        symbol.role = "_";
        return symbol;
    }

    /// Reads the inside of braces as forms; `ending`: of which the first may be left out.
    Forms forms_of(const std::string& inside, bool ending)
    {
        Forms result;
        const std::size_t colon = inside.find(':');
        if (colon == std::string::npos) {
            error_ = "an ending without the number that decides, as in card{s:n},";
            return result;
        }
        std::tie(result.role, result.counted_by) = split_role(inside.substr(colon + 1));
        std::string_view rest(inside.data(), colon);
        while (true) {
            const std::size_t bar = rest.find('|');
            result.forms.emplace_back(rest.substr(0, bar));
            if (bar == std::string_view::npos) break;
            rest.remove_prefix(bar + 1);
        }
        if (ending && result.forms.size() == 1) result.forms.insert(result.forms.begin(), "");
        if (result.forms.size() != 2 && result.forms.size() != 4) {
            error_ = fmt::format("{{{}}} with neither two forms nor four", inside);
        }
        for (const std::string& form : result.forms) {
            if (form.find(' ') == std::string::npos && (ending || !form.empty())) continue;
            error_ = fmt::format("{{{}}} with a form that is not one word", inside);
        }
        return result;
    }

    /// Returns one sequence for each form, which is added to the last word of `stem`.
    static std::vector<Sequence> with_forms(const Sequence& stem, const Forms& forms)
    {
        std::vector<Sequence> all;
        const bool gendered = forms.forms.size() == 4;
        for (std::size_t i = 0; i < forms.forms.size(); ++i) {
            Symbol& last = all.emplace_back(stem).back();
            for (const Token& token : tokens_of(forms.forms[i])) last.word += token.word;
            last.written += forms.forms[i];
            last.role = forms.role;
            last.counted_by = forms.counted_by;
            last.number = gendered ? agreeing_with[i].first
                          : i == 0 ? Number::one
                                   : Number::several;
            if (gendered) last.gender = agreeing_with[i].second;
        }
        return all;
    }

    std::vector<Sequence> slot()
    {
        const bool glued = at_ > 0 && (pattern_[at_ - 1] == '+' || pattern_[at_ - 1] == '-');
        const std::string inside = braces();
        if (inside == "(" || inside == ")") return {{word(inside)}};
        if (inside.find('|') != std::string::npos) {
            const Forms forms = forms_of(inside, false);
            if (!error_.empty()) return {{}};
            return with_forms({word("")}, forms);
        }
        if (inside.size() == 1 && ascii::is_upper(inside[0])) {
            // A symbol of Energy as cards print it: {G}.
            Symbol symbol = word(fmt::format("{{{}}}", inside));
            symbol.word = fmt::format("{{{}}}", ascii::lower(inside[0]));
            return {{symbol}};
        }
        const std::size_t colon = inside.find(':');
        Symbol symbol;
        symbol.category = inside.substr(0, colon);
        symbol.role = colon == std::string::npos ? inside.substr(0, inside.find('!'))
                                                 : inside.substr(colon + 1);
        if (symbol.role.ends_with('*')) symbol.number = Number::several;
        std::tie(symbol.role, symbol.counted_by) = split_role(symbol.role);

        symbol.glued = glued;
        return {{symbol}};
    }

    /// Reads up to the next blank or mark of a pattern: usually one word, or one with punctuation.
    std::vector<Sequence> words()
    {
        const std::size_t end = pattern_.find_first_of(" (){}|", at_);
        const std::string_view text = pattern_.substr(at_, end - at_);
        Sequence plain;
        for (const Token& token : tokens_of(text)) {
            Symbol symbol;
            symbol.word = token.word;
            symbol.written = token.written;
            const std::string_view mark = token.word;
            symbol.glued =
                !plain.empty() || mark == "." || mark == "," || mark == ":" || mark == ";";
            plain.push_back(symbol);
        }
        at_ += text.size();
        if (at_ >= pattern_.size() || pattern_[at_] != '{' || plain.empty() ||
            !ends_with_letter(plain.back().word)) {
            return {plain};
        }
        const Forms forms = forms_of(braces(), true);
        if (!error_.empty()) return {plain};
        return with_forms(plain, forms);
    }

    static bool ends_with_letter(const std::string& word)
    {
        return ascii::is_letter(word.back()) || static_cast<unsigned char>(word.back()) >= 0x80;
    }

    static void append(std::vector<Sequence>& all, const std::vector<Sequence>& more)
    {
        std::vector<Sequence> product;
        for (const Sequence& left : all) {
            for (const Sequence& right : more) {
                Sequence& both = product.emplace_back(left);
                both.insert(both.end(), right.begin(), right.end());
            }
        }
        all = std::move(product);
    }

    std::string_view pattern_;
    std::size_t at_ = 0;
    std::string error_;
};

}  // namespace

Result<std::vector<Sequence>> expand(std::string_view pattern)
{
    return Expanding(pattern).run();
}

}  // namespace ptcg::tools::phrases
