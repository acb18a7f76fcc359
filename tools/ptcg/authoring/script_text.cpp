#include <fmt/format.h>

#include "authoring/card_files.hpp"
#include "card_tests/transcript.hpp"
#include "ptcg/scripting/lua_format.hpp"

namespace ptcg::tools {
namespace {

using phrases::EffectDraft;
using phrases::EffectText;

/// Returns the texts that scripts are written for.
std::vector<EffectText> texts_to_write(const PrintedCard& card)
{
    std::vector<EffectText> texts = phrases::effect_texts(card);
    // The Abilities of a Trainer card that is played as a Pokémon are its whole text. While a
    // Technical Machine is attached, its Pokémon has its attacks automatically (TM-01).
    const bool own_text = card.hp == 0 && card.attacks.empty();
    std::erase_if(texts, [&](const EffectText& text) {
        return text.name.empty() && (!own_text || !needs_script(card));
    });
    return texts;
}

/// Returns a script that does nothing yet and says where to write what it does.
EffectDraft beginning(const EffectText& text, const PrintedCard& card)
{
    const bool stadium = card.trainer == TrainerKind::stadium;
    const std::string function = fmt::format("function(game, it)\n-- {}\nend", script_invitation);
    const std::string name = quoted_for_lua(text.name);
    EffectDraft draft;
    switch (text.kind) {
        case EffectText::Kind::attack:
            draft.script = fmt::format("card.attack[{}] = {}\n", name, function);
            break;
        case EffectText::Kind::ability:
            draft.script = fmt::format(
                "-- `use` is one of many hooks; `ptcg api hooks` lists them\n"
                "card.ability[{}] = {{\nuse = {},\n}}\n",
                name, function);
            break;
        case EffectText::Kind::play:
            draft.script = fmt::format("card.play = {}\n", function);
            break;
        case EffectText::Kind::in_play:
            draft.script = fmt::format(
                "-- `{0}` is one of many hooks; `ptcg api hooks` lists them\n"
                "card.in_play = {{\n{0} = {1},\n}}\n",
                stadium ? "use" : "on_attach", function);
            break;
    }
    draft.script = format_lua(draft.script).value_or(draft.script);
    return draft;
}

}  // namespace

std::string script_text(const PrintedCard& card, const Drafter& draft)
{
    std::vector<EffectDraft> drafts;
    for (const EffectText& text : texts_to_write(card)) {
        EffectDraft one = draft(text);
        drafts.push_back(one.form != nullptr ? std::move(one) : beginning(text, card));
    }
    return phrases::joined_script(drafts);
}

}  // namespace ptcg::tools
