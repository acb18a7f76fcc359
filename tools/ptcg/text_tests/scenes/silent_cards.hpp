#pragma once

#include "ptcg/card_library.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/script_host.hpp"

#include "phrases/card_draft.hpp"

namespace ptcg::tools {

/// The cards of a pool with all facts and no texts, except for one that is awake: what it does can
/// be seen without what other texts do. Other Abilities that a player uses can be used, but do
/// nothing.
class SilentCards {
public:
    /// The pool must outlive it.
    explicit SilentCards(const CardPool& pool);

    /// Gives the card this text back, and silences the one that was awake. No match with these
    /// cards may be open.
    void wake(DefId card, const phrases::EffectText& text);

    [[nodiscard]] const CardLibrary& library() const { return library_; }
    [[nodiscard]] ScriptHost& effects() { return effects_; }

private:
    void give(DefId card, const phrases::EffectText* text);

    const CardLibrary& speaking_;
    CardLibrary library_;
    ScriptHost effects_;
    DefId awake_ = no_def;
};

}  // namespace ptcg::tools
