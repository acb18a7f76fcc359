#include "text_ground.hpp"

#include <algorithm>

#include "own_phrasebook.hpp"
#include "phrases/replacing.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "text_tests/scenes/other_scripts.hpp"

namespace ptcg::test {

using namespace tools;

TextGround::TextGround() : roots_{cards_folder()}, rulesets_(roots_)
{
    LoadResult loaded = load_packs(roots_);
    REQUIRE(loaded.pool != nullptr);
    pool_ = std::move(loaded.pool);
    drafted_ = changed([&](DefId card, std::string& source) { put_drafts(card, source); });
    Result<std::vector<Era>> eras = find_eras(roots_);
    REQUIRE(eras);
    eras_ = std::move(eras.value());
}

std::unique_ptr<CardPool> TextGround::changed(
    const std::function<void(DefId card, std::string& source)>& change) const
{
    Result<std::unique_ptr<CardPool>> other =
        with_other_scripts(*pool_, change, FaultyScripts::spoil_their_cards);
    INFO((other ? "" : other.error().message));
    REQUIRE(other);
    return std::move(other.value());
}

FindRules TextGround::rules()
{
    return [this](DefId card) {
        const DefId cards[] = {card};
        const auto era = era_of(pool_->library, eras_, cards);
        const std::string name = era ? eras_[era->era].ruleset : "sv";
        return RulesOfCard{name, rulesets_.find(name)};
    };
}

const ReadCard& TextGround::read(DefId card) const
{
    const auto found = std::ranges::find(cards_, card, &ReadCard::card);
    REQUIRE(found != cards_.end());
    return *found;
}

void TextGround::put_drafts(DefId card, std::string& source)
{
    ReadCard read{card};
    for (const auto& text : phrases::effect_texts(pool_->library, card)) {
        const phrases::EffectDraft draft = phrases::draft(own_book(), text);
        if (draft.form != nullptr && phrases::replace_by_draft(source, text, draft)) {
            read.texts.push_back(text);
        } else {
            read.whole = false;
        }
    }
    if (!read.texts.empty()) cards_.push_back(read);
}

std::unique_ptr<CardPool> with_slips(const TextGround& ground, std::span<const Slip> slips)
{
    return ground.changed([&](DefId changed, std::string& source) {
        for (const Slip& slip : slips) {
            if (changed != ground.pool().library.find(slip.card)) continue;
            const std::size_t at = source.find(slip.right);
            CAPTURE(slip.card, slip.right);
            REQUIRE(at != std::string::npos);
            source.replace(at, std::string_view(slip.right).size(), slip.wrong);
        }
    });
}

}  // namespace ptcg::test
