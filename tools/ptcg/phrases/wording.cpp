#include "phrases/wording.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "ptcg/scripting/ascii.hpp"

namespace ptcg::tools::phrases {
namespace {

class Writing {
public:
    explicit Writing(const Phrasebook& book) : book_(book) {}

    void write(const Form& form)
    {
        const bool outer = plural_;
        if (form.row->frame == "each") plural_ = true;
        if (!form.row->most.empty()) plural_ = form.row->most != "1";
        // The first has everything that may be missing; of two with an ending, the number decides.
        const std::vector<const Production*>& wordings = book_.wordings(*form.row);
        const Production* best = wordings.empty() ? nullptr : wordings.front();
        for (const Production* one : wordings) {
            if (!agrees(*one, form)) continue;
            best = one;
            break;
        }
        if (best != nullptr) {
            for (const Symbol& symbol : best->symbols) write(symbol, form);
        }
        plural_ = outer;
    }

    [[nodiscard]] std::string result() const
    {
        // Each sentence begins with a capital letter.
        std::string text;
        bool begins = true;
        for (const char c : text_) {
            text += begins ? ascii::upper(c) : c;
            if (c == '.') {
                begins = true;
            } else if (c != ' ') {
                begins = false;
            }
        }
        return text;
    }

private:
    [[nodiscard]] bool agrees(const Production& production, const Form& form) const
    {
        return std::all_of(production.symbols.begin(), production.symbols.end(),
                           [&](const Symbol& symbol) { return agrees(symbol, form); });
    }

    [[nodiscard]] bool agrees(const Symbol& symbol, const Form& form) const
    {
        if (symbol.agreement == Symbol::Agreement::any) return true;
        const int* const number = form.number(symbol.role);
        const bool several = number != nullptr ? *number != 1 : plural_of(form);
        return several == (symbol.agreement == Symbol::Agreement::several);
    }

    /// Returns whether the noun that a form mentions, or that it is part of, means several.
    [[nodiscard]] bool plural_of(const Form& form) const
    {
        bool several = plural_;
        for (const auto& [role, filling] : form.roles) {
            const FormRef* const part = std::get_if<FormRef>(&filling);
            if (part == nullptr) continue;
            const Row& row = *(*part)->row;
            if (!row.most.empty()) several = row.most != "1";
            if (row.frame == "each") several = true;
            if (row.frame == "noun") several = plural_of(**part);
        }
        return several;
    }

    void write(const Symbol& symbol, const Form& form)
    {
        if (!symbol.word.empty()) return add(symbol.written, symbol.glued);
        const Filling* const filling = form.filling(symbol.role);
        if (filling == nullptr) return;
        if (const int* number = std::get_if<int>(filling)) {
            add(fmt::to_string(*number), symbol.glued);
        } else if (const std::string* name = std::get_if<std::string>(filling)) {
            add(*name, symbol.glued);
        } else {
            write(**std::get_if<FormRef>(filling));
        }
    }

    void add(const std::string& word, bool glued)
    {
        const bool closes = quoted_ && word == "\"";
        const bool opened = quoted_ && text_.ends_with('"');
        if (!glued && !text_.empty() && !closes && !opened) text_ += ' ';
        if (word == "\"") quoted_ = !quoted_;
        const bool after_a = text_ == "a " || text_.ends_with(" a ") || text_.ends_with(" an ");
        if (after_a && !word.empty() && ascii::is_letter(word[0])) {
            text_.resize(text_.rfind('a'));
            const bool vowel = std::string_view("AEIOaeio").find(word[0]) != std::string_view::npos;
            text_ += vowel ? "an " : "a ";
        }
        text_ += word;
    }

    const Phrasebook& book_;
    std::string text_;
    bool quoted_ = false;  ///< after an opening quotation mark
    bool plural_ = false;  ///< what is being written means several
};

}  // namespace

std::string wording_of(const Phrasebook& book, const Form& form)
{
    Writing writing(book);
    writing.write(form);
    return writing.result();
}

}  // namespace ptcg::tools::phrases
