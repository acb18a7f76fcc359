#include "phrases/wording.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "ptcg/scripting/ascii.hpp"

namespace ptcg::tools::phrases {
namespace {

/// Returns whether a noun says itself that it means several; nothing if what it is part of decides.
std::optional<bool> says_several(const Form& noun)
{
    const Row& row = *noun.row;
    if (row.frame == "chosen" && !row.most.empty()) return row.most != "1";
    if (row.frame == "each") return true;
    return std::nullopt;
}

class Writing {
public:
    explicit Writing(const Wordings& wordings) : wordings_(wordings) {}

    void write(const Form& form)
    {
        const bool outer = several_;
        several_ = says_several(form).value_or(outer);
        // The first has everything that may be missing; of several forms, the noun decides.
        const std::vector<const Production*>& wordings = wordings_.of(*form.row);
        const Production* best = wordings.empty() ? nullptr : wordings.front();
        for (const Production* one : wordings) {
            if (!agrees(*one, form)) continue;
            best = one;
            break;
        }
        if (best != nullptr) {
            for (const Symbol& symbol : best->symbols) write(symbol, form);
        }
        several_ = outer;
    }

    [[nodiscard]] std::string result() && { return std::move(text_); }

private:
    [[nodiscard]] bool agrees(const Production& production, const Form& form) const
    {
        return std::all_of(production.symbols.begin(), production.symbols.end(),
                           [&](const Symbol& symbol) { return agrees(symbol, form); });
    }

    [[nodiscard]] bool agrees(const Symbol& symbol, const Form& form) const
    {
        if (symbol.number == Number::any || symbol.word.empty()) return true;
        const std::string& counted = symbol.counted_by.empty() ? symbol.role : symbol.counted_by;
        if (means_several(counted, form) != (symbol.number == Number::several)) return false;
        if (symbol.gender == Gender::any) return true;
        const Form* const noun = form.part(symbol.role);
        const Gender gender = gender_of(noun == nullptr ? form : *noun);
        return (gender == Gender::feminine) == (symbol.gender == Gender::feminine);
    }

    [[nodiscard]] bool means_several(const std::string& role, const Form& form) const
    {
        if (const int* const number = form.number(role)) return *number != 1;
        const Form* const noun = form.part(role);
        return noun == nullptr ? plural_of(form) : says_several(*noun).value_or(plural_of(*noun));
    }

    /// Returns whether the noun that a form mentions, or that it is part of, means several.
    [[nodiscard]] bool plural_of(const Form& form) const
    {
        bool several = several_;
        for (const Form* part : form.parts()) {
            if (const std::optional<bool> said = says_several(*part)) {
                several = *said;
            } else if (part->row->frame == "noun") {
                several = plural_of(*part);
            }
        }
        return several;
    }

    /// Returns the gender of a noun: of its own words, or of the last noun in its slots.
    [[nodiscard]] Gender gender_of(const Form& noun) const
    {
        Gender gender = wordings_.gender(*noun.row);
        if (gender != Gender::any) return gender;
        for (const Form* part : noun.parts()) {
            const Gender inner = gender_of(*part);
            if (inner != Gender::any) gender = inner;
        }
        return gender;
    }

    void write(const Symbol& symbol, const Form& form)
    {
        if (!symbol.word.empty()) return add(symbol.written, symbol.glued);
        const Filling* const filling = form.filling(symbol.role);
        if (filling == nullptr) return;
        if (const int* number = std::get_if<int>(filling)) {
            add(fmt::to_string(*number), symbol.glued);
        } else if (const std::string* name = std::get_if<std::string>(filling)) {
            const bool marked = symbol.category == "owner" && wordings_.owner_mark().empty();
            add(marked ? name->substr(0, name->size() - 2) : *name, symbol.glued);
        } else {
            const bool outer = several_;
            if (symbol.number == Number::several) several_ = true;
            if (!symbol.counted_by.empty()) several_ = means_several(symbol.counted_by, form);
            write(**std::get_if<FormRef>(filling));
            several_ = outer;
        }
    }

    void add(const std::string& word, bool glued)
    {
        const bool closes = quoted_ && word == "\"";
        const bool opened = quoted_ && text_.ends_with('"');
        if (!glued && !text_.empty() && !closes && !opened) text_ += ' ';
        if (word == "\"") quoted_ = !quoted_;
        text_ += word;
    }

    const Wordings& wordings_;
    std::string text_;
    bool quoted_ = false;   ///< after an opening quotation mark
    bool several_ = false;  ///< what is being written means several
};

/// Writes "an" before a vowel, and "a" before any other letter.
std::string with_articles(std::string_view text)
{
    constexpr std::string_view vowels = "AEIOaeio";
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string_view word = text.substr(at, end - at);
        const bool before_letter = end + 1 < text.size() && ascii::is_letter(text[end + 1]);
        if ((word == "a" || word == "an") && before_letter) {
            result += vowels.find(text[end + 1]) == std::string_view::npos ? "a" : "an";
        } else {
            result += word;
        }
        if (end < text.size()) result += ' ';
        at = end + 1;
    }
    return result;
}

}  // namespace

std::string words_of(const Wordings& wordings, const Form& form)
{
    Writing writing(wordings);
    writing.write(form);
    return std::move(writing).result();
}

std::string with_capitals(std::string_view text)
{
    std::string result;
    bool begins = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        // In UTF-8, the accented letters of our languages are two bytes, and differ in one bit.
        const bool accented = i > 0 && text[i - 1] == '\xc3' && c >= '\xa0' && c <= '\xbe';
        if (begins && accented) {
            result += static_cast<char>(c - 0x20);
        } else {
            result += begins ? ascii::upper(c) : c;
        }
        if (c == '.') {
            begins = true;
        } else if (c != ' ' && c != '\xc3') {
            begins = false;
        }
    }
    return result;
}

std::string wording_of(const Phrasebook& book, const Form& form)
{
    return with_capitals(with_articles(words_of(book.english(), form)));
}

}  // namespace ptcg::tools::phrases
