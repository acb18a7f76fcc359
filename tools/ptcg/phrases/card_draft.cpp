#include "phrases/card_draft.hpp"

#include <algorithm>
#include <array>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "card_tests/transcript.hpp"
#include "phrases/wording.hpp"
#include "ptcg/scripting/lua_format.hpp"

namespace ptcg::tools::phrases {
namespace {

using Kind = EffectText::Kind;

constexpr std::array<std::string_view, 4> kind_names{"attack", "ability", "play", "in play"};

TextFacts facts_of(const EffectText& text)
{
    TextFacts facts;
    facts.place = text.kind == Kind::attack ? Place::attack
                  : text.kind == Kind::play ? Place::trainer
                                            : Place::ability;
    facts.damage = text.damage;
    facts.times = text.mark == DamageMark::times;
    facts.plus = text.mark == DamageMark::plus;
    return facts;
}

/// Returns what the card's file assigns: `card.attack["Thunder"] = ...`.
std::string statement(const EffectText& text, const Script& script)
{
    switch (text.kind) {
        case Kind::attack:
            return fmt::format("card.attack[{}] = {}\n", quoted_for_lua(text.name),
                               attack_value(script));
        case Kind::ability:
            return fmt::format("card.ability[{}] = {}\n", quoted_for_lua(text.name),
                               handlers_value(script));
        case Kind::play:
            return fmt::format("card.play = {}\n", handler_value(script));
        case Kind::in_play:
            return fmt::format("card.in_play = {}\n", handlers_value(script));
    }
    return {};
}

/// Returns where the own text of a Trainer or Energy card belongs.
Kind own_kind(CardKind kind, TrainerKind trainer)
{
    const bool in_play =
        kind == CardKind::energy || trainer == TrainerKind::tool || trainer == TrainerKind::stadium;
    return in_play ? Kind::in_play : Kind::play;
}

}  // namespace

std::string_view category_of(EffectText::Kind kind)
{
    return kind == Kind::ability || kind == Kind::in_play ? "ability" : "text";
}

std::string_view kind_name(EffectText::Kind kind)
{
    return kind_names[static_cast<std::size_t>(kind)];
}

std::vector<EffectText> effect_texts(const PrintedCard& card)
{
    std::vector<EffectText> texts;
    for (const PrintedAbility& ability : card.abilities) {
        texts.push_back({Kind::ability, ability.name, card.name, ability.text});
    }
    for (const PrintedAttack& attack : card.attacks) {
        if (attack.text.empty()) continue;
        texts.push_back(
            {Kind::attack, attack.name, card.name, attack.text, attack.damage, attack.mark});
    }
    if (card.kind != CardKind::pokemon && !card.text.empty()) {
        texts.push_back({own_kind(card.kind, card.trainer), {}, card.name, card.text});
    }
    return texts;
}

std::vector<EffectText> effect_texts(const CardLibrary& library, DefId card)
{
    const CardDef& def = library.def(card);
    const CardText& words = library.text(card);
    std::vector<EffectText> texts;
    for (std::size_t i = 0; i < words.ability_text.size() && i < def.ability_count; ++i) {
        if (words.ability_text[i].empty()) continue;
        texts.push_back({Kind::ability, std::string(library.name(def.abilities[i].name)),
                         words.name, words.ability_text[i]});
        texts.back().number = i;
    }
    for (std::size_t i = 0; i < words.attack_text.size() && i < def.attack_count; ++i) {
        if (words.attack_text[i].empty()) continue;
        const AttackDef& attack = def.attacks[i];
        texts.push_back({Kind::attack, std::string(library.name(attack.name)), words.name,
                         words.attack_text[i], attack.damage, attack.mark, i});
    }
    if (def.kind != CardKind::pokemon && !words.text.empty()) {
        texts.push_back({own_kind(def.kind, def.trainer), {}, words.name, words.text});
    }
    return texts;
}

EffectDraft draft(const Phrasebook& book, const EffectText& text)
{
    const std::vector<std::string> names = own_names(text.card);
    const ReadText read = read_text(book, text.text, names, category_of(text.kind));
    EffectDraft result;
    result.stopped = std::min(read.stopped, text.text.size());
    std::set<std::string> scripts;
    for (const FormRef& form : read.forms) {
        Script script = script_of(*form, facts_of(text));
        if (script.incomplete) continue;
        std::string lua = is_empty(script) ? std::string() : statement(text, script);
        if (!scripts.insert(fmt::format("{}{}", fmt::join(script.locals, "\n"), lua)).second) {
            continue;
        }
        result.form = form;
        result.script = lua.empty() ? lua : format_lua(lua).value_or(lua);
        result.locals = std::move(script.locals);
    }
    result.readings = scripts.size();
    if (result.readings != 1) {
        result.form = nullptr;
        result.script.clear();
        result.locals.clear();
    } else {
        result.wording = wording_of(book, *result.form);
    }
    return result;
}

std::pair<std::string_view, std::string_view> unread_sentence(const EffectText& text,
                                                              const EffectDraft& draft)
{
    const std::string_view whole = text.text;
    const std::size_t stop = draft.stopped;
    const std::size_t dot = whole.substr(0, stop).rfind(". ");
    const std::size_t from = dot == std::string_view::npos ? 0 : dot + 2;
    const std::size_t end = std::min(whole.find('.', stop), whole.size());
    return {whole.substr(from, stop - from), whole.substr(stop, end - stop)};
}

std::string joined_script(const std::vector<EffectDraft>& drafts)
{
    std::string locals;
    std::set<std::string> told;
    std::string effects;
    for (const EffectDraft& one : drafts) {
        for (const std::string& local : one.locals) {
            if (told.insert(local).second) locals += local + '\n';
        }
        if (one.script.empty()) continue;
        effects += '\n' + one.script;
    }
    std::string text = locals.empty() && !effects.empty() ? effects.substr(1) : locals + effects;
    return format_lua(text).value_or(std::move(text));
}

bool is_written_as(std::string_view script, const std::vector<EffectDraft>& drafts)
{
    const auto written = format_lua(script);
    return written && *written == joined_script(drafts);
}

}  // namespace ptcg::tools::phrases
