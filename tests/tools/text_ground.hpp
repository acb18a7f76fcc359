#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "data/data.hpp"
#include "phrases/card_draft.hpp"
#include "ptcg/hosting/eras.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "text_tests/actions/comparison.hpp"

/// What tests of texts stand on: our cards, and the same with other scripts.
namespace ptcg::test {

struct ReadCard {
    DefId card = no_def;
    std::vector<tools::phrases::EffectText> texts;  ///< those that are read
    bool whole = true;                              ///< there are no others
};

/// Our cards, and the same with drafts in place of scripts.
class TextGround {
public:
    TextGround();

    /// Returns the cards with changed scripts.
    [[nodiscard]] std::unique_ptr<CardPool> changed(
        const std::function<void(DefId card, std::string& source)>& change) const;
    [[nodiscard]] tools::FindRules rules();
    [[nodiscard]] const CardPool& pool() const { return *pool_; }
    [[nodiscard]] const CardPool& drafted() const { return *drafted_; }
    [[nodiscard]] const std::vector<ReadCard>& cards() const { return cards_; }
    [[nodiscard]] const ReadCard& read(DefId card) const;

private:
    void put_drafts(DefId card, std::string& source);

    std::vector<std::filesystem::path> roots_;
    tools::RulesetFinder rulesets_;
    std::unique_ptr<CardPool> pool_;
    std::unique_ptr<CardPool> drafted_;
    std::vector<ptcg::Era> eras_;
    std::vector<ReadCard> cards_;
};

/// A mistake in a script. Of each card there is one, so that all can be loaded at once.
struct Slip {
    const char* card;
    const char* right;
    const char* wrong;
};
/// Returns the cards with these mistakes.
[[nodiscard]] std::unique_ptr<CardPool> with_slips(const TextGround& ground,
                                                   std::span<const Slip> slips);

}  // namespace ptcg::test
