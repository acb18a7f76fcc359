#include "phrases/patterns.hpp"

#include <array>
#include <utility>

#include <fmt/format.h>

#include "phrases/tokens.hpp"
#include "ptcg/scripting/ascii.hpp"

namespace ptcg::tools::phrases {
namespace {

/// Words that agree with a noun.
constexpr std::array<std::pair<std::string_view, std::string_view>, 3> agreeing{
    {{"it", "them"}, {"is", "are"}, {"has", "have"}}};

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

    static Symbol word(std::string_view text, Symbol::Agreement agreement = {})
    {
        Symbol symbol;
        symbol.word = text;
        symbol.written = text;
        symbol.role = "_";
        symbol.agreement = agreement;
        return symbol;
    }

    std::vector<Sequence> slot()
    {
        const bool glued = at_ > 0 && (pattern_[at_ - 1] == '+' || pattern_[at_ - 1] == '-');
        const std::string inside = braces();
        for (const auto& [one, several] : agreeing) {
            if (inside != one) continue;
            return {{word(one, Symbol::Agreement::one)},
                    {word(several, Symbol::Agreement::several)}};
        }
        if (inside == "(" || inside == ")") return {{word(inside)}};
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
            symbol.glued = !plain.empty() || mark == "." || mark == "," || mark == ":";
            plain.push_back(symbol);
        }
        at_ += text.size();
        if (at_ >= pattern_.size() || pattern_[at_] != '{' || plain.empty() ||
            !ascii::is_letter(plain.back().word.back())) {
            return {plain};
        }
        // An ending: one more sequence, with the longer word.
        const std::string inside = braces();
        const std::size_t colon = inside.find(':');
        if (colon == std::string::npos) {
            error_ = "an ending without the number that decides, as in card{s:n},";
            return {plain};
        }
        plain.back().role = inside.substr(colon + 1);
        Sequence longer = plain;
        plain.back().agreement = Symbol::Agreement::one;
        longer.back().agreement = Symbol::Agreement::several;
        longer.back().word += inside.substr(0, colon);
        longer.back().written += inside.substr(0, colon);
        return {plain, longer};
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
