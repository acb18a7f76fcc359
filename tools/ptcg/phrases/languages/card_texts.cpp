#include "phrases/languages/card_texts.hpp"

#include <mutex>
#include <utility>

#include "phrases/finding.hpp"
#include "ptcg/hosting/language_files.hpp"

namespace ptcg::tools::phrases {
namespace {

/// Says cards in one language; reads the phrasebook when it is first asked.
class SpokenCards {
public:
    SpokenCards(std::vector<std::filesystem::path> roots, std::string code)
        : roots_(std::move(roots)), code_(std::move(code))
    {
    }

    [[nodiscard]] CardText say(const CardLibrary& library, DefId card)
    {
        std::call_once(read_, [this] { read(); });
        return translation_ ? translated(*book_, *translation_, library, card) : library.text(card);
    }

private:
    /// A faulty phrasebook stops no game; `ptcg phrases` tells what is wrong with it.
    void read()
    {
        Result<Phrasebook> book = find_phrasebook(roots_);
        if (!book) return;
        book_ = std::make_unique<Phrasebook>(std::move(book.value()));
        Result<Translation> translation = find_translation(*book_, code_, roots_);
        if (translation) translation_.emplace(std::move(translation.value()));
    }

    std::vector<std::filesystem::path> roots_;
    std::string code_;
    std::once_flag read_;
    std::unique_ptr<Phrasebook> book_;
    std::optional<Translation> translation_;
};

}  // namespace

Result<std::shared_ptr<const Language>> find_language_of_cards(
    std::string_view wanted, const std::vector<std::filesystem::path>& roots)
{
    Result<std::shared_ptr<const Language>> found = find_language(wanted, roots);
    if (!found || found.value()->code == "en") return found;
    auto language = std::make_shared<Language>(*found.value());
    auto cards = std::make_shared<SpokenCards>(roots, language->code);
    language->card_text = [cards](const CardLibrary& library, DefId card) {
        return cards->say(library, card);
    };
    return std::shared_ptr<const Language>(std::move(language));
}

std::optional<std::string> translated(const Phrasebook& book, const Translation& translation,
                                      const EffectText& text)
{
    if (const std::string* whole = translation.whole_text(text.text)) return *whole;
    const EffectDraft read = draft(book, text);
    if (read.form == nullptr || !translation.missing_for(*read.form).empty()) return std::nullopt;
    return translation.wording(*read.form);
}

CardText translated(const Phrasebook& book, const Translation& translation,
                    const CardLibrary& library, DefId card)
{
    CardText said = library.text(card);
    for (const EffectText& text : effect_texts(library, card)) {
        std::optional<std::string> words = translated(book, translation, text);
        if (!words) continue;
        std::string& place = text.kind == EffectText::Kind::ability ? said.ability_text[text.number]
                             : text.kind == EffectText::Kind::attack ? said.attack_text[text.number]
                                                                     : said.text;
        place = std::move(*words);
    }
    return said;
}

}  // namespace ptcg::tools::phrases
