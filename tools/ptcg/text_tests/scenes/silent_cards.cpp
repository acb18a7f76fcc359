#include "text_tests/scenes/silent_cards.hpp"

#include <algorithm>

namespace ptcg::tools {
namespace {

using Kind = phrases::EffectText::Kind;

void silence(AttackDef& attack)
{
    AttackDef silent;
    silent.name = attack.name;
    silent.cost = attack.cost;
    silent.damage = attack.damage;
    silent.mark = attack.mark;
    silent.has_text = attack.has_text;
    silent.limit = attack.limit;
    attack = silent;
}

/// Returns what is left of an Ability that a player uses: it can be used, and does nothing.
[[nodiscard]] Handler silent_use(const Handler& handler)
{
    Handler silent;
    silent.hook = Hook::use;
    silent.ability = handler.ability;
    silent.uses = handler.uses;
    return silent;
}

[[nodiscard]] bool is_use_of_ability(const Handler& handler)
{
    return handler.hook == Hook::use && handler.ability != Handler::none && !handler.of_class &&
           !is_pile(handler.where);
}

[[nodiscard]] bool belongs_to(const Handler& handler, const phrases::EffectText& text)
{
    if (handler.of_class) return false;
    if (text.kind == Kind::ability) return handler.ability == text.number;
    return text.kind != Kind::attack && handler.ability == Handler::none;
}

}  // namespace

SilentCards::SilentCards(const CardPool& pool)
    : speaking_(pool.library), library_(pool.library), effects_(pool.scripts, library_)
{
    for (std::size_t i = 0; i < library_.size(); ++i) give(static_cast<DefId>(i), nullptr);
}

void SilentCards::give(DefId card, const phrases::EffectText* text)
{
    CardDef def = speaking_.def(card);
    std::vector<Handler> handlers;
    for (std::size_t i = 0; i < def.attack_count; ++i) {
        if (text != nullptr && text->kind == Kind::attack && text->number == i) continue;
        silence(def.attacks[i]);
    }
    for (const Handler& handler : speaking_.handlers(def)) {
        if (text != nullptr && belongs_to(handler, *text)) {
            handlers.push_back(handler);
        } else if (is_use_of_ability(handler)) {
            handlers.push_back(silent_use(handler));
        }
    }
    library_.change(card, def, handlers);
}

void SilentCards::wake(DefId card, const phrases::EffectText& text)
{
    if (awake_ != no_def) give(awake_, nullptr);
    awake_ = card;
    give(card, &text);
}

}  // namespace ptcg::tools
