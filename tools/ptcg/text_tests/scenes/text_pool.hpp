#pragma once

#include <memory>
#include <set>
#include <vector>

#include "phrases/card_draft.hpp"
#include "ptcg/result.hpp"
#include "ptcg/scripting/pack_loader.hpp"

namespace ptcg::tools {

/// A text that the phrasebook reads, of a card with a script.
struct SpokenText {
    DefId card = no_def;
    phrases::EffectText text;
    phrases::FormRef form;
    int line = 0;            ///< of its statement in the card's Lua file
    bool is_script = false;  ///< the script is what is written for the text
};

/// The same cards, doing what their texts say: each text that is read has its draft in the place
/// of the script.
struct TextPool {
    phrases::Phrasebook book;       ///< that read the texts: their forms refer to its rows
    std::vector<SpokenText> texts;  ///< card by card
    std::unique_ptr<CardPool> pool;
};

/// Reads the texts of some of the cards. Fails if the drafts cannot be loaded.
[[nodiscard]] Result<TextPool> make_text_pool(const CardPool& pool, phrases::Phrasebook book,
                                              const std::set<DefId>& cards);

}  // namespace ptcg::tools
