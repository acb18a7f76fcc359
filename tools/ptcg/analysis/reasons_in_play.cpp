// Explains why an attack, an Ability, the Stadium or a retreat can't be used.

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "analysis/reasons.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/problem.hpp"

namespace ptcg::tools {

// ---- attacks -------------------------------------------------------------------------------

std::string Reasons::energy_detail(SlotId id, const AttackRef& attack) const
{
    const Cost cost = game_.attack_cost(id, attack);
    std::vector<std::string> symbols;
    for (std::size_t type = 0; type < type_count; ++type) {
        if (cost.of[type] > 0) {
            symbols.push_back(
                fill(words_.symbols, {{"value", std::to_string(cost.of[type])},
                                      {"text", wording_.texts().types[type].plain()}}));
        }
    }
    const std::string paid = std::to_string(game_.energy(id).size());
    return fill(cost.spared > 0 ? words_.cost_less : words_.cost,
                {{"cost", fmt::format("{}", fmt::join(symbols, ", "))},
                 {"low", std::to_string(cost.spared)},
                 {"place", wording_.place(id)},
                 {"value", paid}});
}

bool Reasons::has_attack_called(const CardDef& def) const
{
    for (std::uint8_t i = 0; i < def.attack_count; ++i) {
        if (is_called(library_.name(def.attacks[i].name))) return true;
    }
    return false;
}

/// Handles an attack that the Active Pokémon has.
void Reasons::use_attack(const AttackRef& attack)
{
    const SlotId active = game_.active(me_);
    add(game_.may_attack(active));
    const Refusal no = game_.may_use_attack(active, attack);
    if (no.allowed()) return;
    const std::string_view rule = no.rule;
    if (rule == "ATK-02") return add(no, energy_detail(active, attack));
    const CardDef& printed = library_.def(attack.def);
    const bool own_text =
        no.text() == TextRef{attack.def, Origin::attack, attack.index} && rule == "CARD-13";
    add(no, own_text
                ? needs_detail(printed.attacks[attack.index].needs, active, game_.slot(active).top)
                : "");
}

/// Handles an attack that the Active Pokémon does not have: says which cards have it.
bool Reasons::attack_elsewhere()
{
    const SlotId active = game_.active(me_);
    const std::size_t before = found_.size();
    const auto on_pokemon = [&](SlotId id) {
        const AttackList attacks = game_.attacks_of(id);
        const bool has = std::ranges::any_of(attacks, [&](const AttackRef& attack) {
            return is_called(library_.name(library_.def(attack.def).attacks[attack.index].name));
        });
        if (has) {
            add("ATK-01", fill(words_.has_it, {{"pokemon", wording_.pokemon(id)}}));
            return;
        }
        for (CardIndex card : game_.cards_of(id, Role::none)) {
            if (!has_attack_called(game_.def(card))) continue;
            const bool under = is_pokemon_itself(game_.table().role[at(card)]);
            const bool off = !under && !game_.attachment_works(id, card);
            const Text& where = under ? words_.has_it_under
                                : off ? words_.has_it_off
                                      : words_.has_it_attached;
            add("ATK-01",
                fill(where, {{"card", wording_.card(card)}, {"pokemon", wording_.pokemon(id)}}));
        }
    };
    for (SlotId id : game_.pokemon_of(me_)) on_pokemon(id);
    for (SlotId id : game_.pokemon_of(opponent_of(me_))) on_pokemon(id);
    for (CardIndex card : game_.cards_in(me_, Zone::hand)) {
        if (!has_attack_called(game_.def(card))) continue;
        add("ATK-01", fill(words_.has_it_in_hand, {{"card", wording_.card(card)}}));
    }
    if (found_.size() == before) return false;
    for (const TextInPlay& text : game_.texts_in_play()) {
        if (text.self != active || text.handler->hook != Hook::lends_attacks) continue;
        const bool ability = text.handler->ability != Handler::none;
        add("ATK-01", words_.not_granted.plain(),
            {text.def, ability ? Origin::ability : Origin::rule, text.handler->ability});
    }
    return true;
}

Reasons::Check Reasons::attack()
{
    const std::vector<WhyNot> before = found_;
    bool any = false;
    for (const AttackRef& attack : game_.attacks_of(game_.active(me_))) {
        if (!is_called(library_.name(library_.def(attack.def).attacks[attack.index].name))) {
            continue;
        }
        any = true;
        const std::size_t count = found_.size();
        use_attack(attack);
        if (found_.size() > count) continue;
        found_ = before;  // this one is legal
        return {};
    }
    if (any || attack_elsewhere()) return {};
    return Error{fmt::format("none of your Pokémon has an attack \"{}\"{}", wanted_.what,
                             did_you_mean(wanted_.what, nameable_attacks(match_, me_)))};
}

Reasons::Check Reasons::retreat()
{
    const SlotId active = game_.active(me_);
    const Refusal no = game_.may_retreat(me_);
    const bool cost = !no.allowed() && no.rule == std::string_view("RET-01");
    if (!cost) {
        add(no);
        return {};
    }
    add(no, fill(words_.cost, {{"cost", std::to_string(game_.retreat_cost(active))},
                               {"place", wording_.place(active)},
                               {"value", std::to_string(game_.energy(active).size())}}));
    return {};
}

// ---- Abilities and the Stadium -------------------------------------------------------------

std::optional<std::uint8_t> Reasons::ability_called(const CardDef& def) const
{
    for (std::uint8_t i = 0; i < def.ability_count; ++i) {
        if (is_called(library_.name(def.abilities[i].name))) return i;
    }
    return std::nullopt;
}

/// Explains why a usable text can't be used. Adds the text's status where the rule alone says
/// little.
void Reasons::use_text(SlotId id, CardIndex card, std::uint8_t ability)
{
    for (const TextInPlay& text : game_.texts_in_play()) {
        if (text.self != id || text.handler->hook != Hook::use ||
            text.handler->ability != ability || text.card != card) {
            continue;
        }
        const Refusal no = game_.may_use(id, card, *text.handler);
        std::string detail;
        if (!no.allowed() && no.rule == std::string_view("ABIL-02")) {
            if (text.standing == Standing::used_up) detail = words_.used.plain();
            if (text.standing == Standing::needs_not_met) {
                detail = needs_detail(text.handler->needs, id, card);
            }
            if (text.standing == Standing::wrong_place) {
                const Text nowhere;
                const Text* const only[] = {&nowhere, &words_.only_active, &words_.only_bench,
                                            &words_.only_hand, &words_.only_discard};
                detail = only[at(text.handler->where)]->plain();
            }
        }
        add(no, detail);
        return;
    }
    say("ABIL-02", words_.automatic);
}

/// Returns true if the card's Ability may be used. Sets `any` if the card has an Ability with the
/// name.
bool Reasons::use_ability_of(SlotId id, CardIndex card, bool& any)
{
    const std::optional<std::uint8_t> ability = ability_called(game_.def(card));
    if (!ability) return false;
    any = true;
    const std::size_t count = found_.size();
    if (game_.has_abilities_of(id, card)) {
        use_text(id, card, *ability);
    } else {
        say("ABIL-02", fill(words_.has_it_under,
                            {{"card", wording_.card(card)}, {"pokemon", wording_.pokemon(id)}}));
    }
    return found_.size() == count;
}

/// Handles an Ability that none of the player's own Pokémon has: says which cards have it.
bool Reasons::ability_elsewhere()
{
    const std::size_t before = found_.size();
    for (SlotId id : game_.pokemon_of(opponent_of(me_))) {
        for (CardIndex card : game_.cards_of(id, Role::none)) {
            if (!ability_called(game_.def(card)) || !game_.has_abilities_of(id, card)) continue;
            say("ABIL-02", fill(words_.has_it, {{"pokemon", wording_.pokemon(id)}}));
        }
    }
    for (CardIndex card : game_.cards_in(me_, Zone::hand)) {
        if (!ability_called(game_.def(card))) continue;
        say("ABIL-02", fill(words_.has_it_in_hand, {{"card", wording_.card(card)}}));
    }
    return found_.size() > before;
}

/// Returns false unless the Ability belongs to a card in the player's hand or discard pile that can
/// be used from there.
bool Reasons::use_in_pile()
{
    for (const Zone zone : {Zone::hand, Zone::discard}) {
        for (CardIndex card : game_.cards_in(me_, zone)) {
            const CardDef& def = game_.def(card);
            const std::optional<std::uint8_t> ability = ability_called(def);
            if (!ability) continue;
            for (const Handler& handler : library_.handlers(def)) {
                if (handler.hook != Hook::use || !is_pile(handler.where)) continue;
                if (handler.ability != *ability) continue;
                add(game_.may_use(no_slot, card, handler),
                    (handler.where == Where::hand) == (zone == Zone::hand)
                        ? std::string_view()
                        : std::string_view(words_.not_from_there.plain()));
                return true;
            }
        }
    }
    return false;
}

Reasons::Check Reasons::use()
{
    if (use_in_pile()) return {};
    const std::vector<WhyNot> before = found_;
    bool any = false;
    for (SlotId id : targets()) {
        for (CardIndex card : game_.cards_of(id, Role::none)) {
            if (!use_ability_of(id, card, any)) continue;
            found_ = before;  // it can be used there
            return {};
        }
    }
    if (any) return {};
    const CardIndex stadium = game_.table().stadium;
    if (stadium != no_card && is_called(game_.def_id(stadium))) return use_stadium();
    if (ability_elsewhere()) return {};
    return Error{fmt::format("{} has an Ability \"{}\"{}",
                             target_ == no_slot ? "none of your Pokémon" : "no Pokémon there",
                             wanted_.what,
                             did_you_mean(wanted_.what, nameable_abilities(match_, me_)))};
}

Reasons::Check Reasons::use_stadium()
{
    const CardIndex stadium = game_.table().stadium;
    if (stadium == no_card) {
        add_plain(words_.no_stadium);
        return {};
    }
    for (const Handler& handler : library_.handlers(game_.def(stadium))) {
        if (handler.hook != Hook::use) continue;
        const Refusal no = game_.may_use_stadium(me_, handler);
        const bool own_text = !no.allowed() && no.rule == std::string_view("TRN-05");
        std::string detail = own_text ? needs_detail(handler.needs, no_slot, stadium) : "";
        if (own_text && detail.empty()) detail = words_.used.plain();
        add(no, detail);
        return {};
    }
    say("TRN-05", words_.stadium_automatic);
    return {};
}

// ---- names ---------------------------------------------------------------------------------

std::vector<std::string> nameable_attacks(Match& match, PlayerId me)
{
    const Permissions& game = match.rules();
    const CardLibrary& library = match.library();
    std::vector<std::string> names;
    const auto add_card = [&](const CardDef& def) {
        for (std::uint8_t i = 0; i < def.attack_count; ++i) {
            names.emplace_back(library.name(def.attacks[i].name));
        }
    };
    for (PlayerId owner : {me, opponent_of(me)}) {
        for (SlotId id : game.pokemon_of(owner)) {
            for (const AttackRef& attack : game.attacks_of(id)) {
                names.emplace_back(
                    library.name(library.def(attack.def).attacks[attack.index].name));
            }
        }
        for (SlotId id : game.pokemon_of(owner)) {
            for (CardIndex card : game.cards_of(id, Role::none)) add_card(game.def(card));
        }
    }
    for (CardIndex card : game.cards_in(me, Zone::hand)) add_card(game.def(card));
    return names;
}

std::vector<std::string> nameable_abilities(Match& match, PlayerId me)
{
    const Permissions& game = match.rules();
    const CardLibrary& library = match.library();
    std::vector<std::string> names;
    const auto add_card = [&](const CardDef& def) {
        for (std::uint8_t i = 0; i < def.ability_count; ++i) {
            names.emplace_back(library.name(def.abilities[i].name));
        }
    };
    for (PlayerId owner : {me, opponent_of(me)}) {
        for (SlotId id : game.pokemon_of(owner)) add_card(game.def(id));
        for (SlotId id : game.pokemon_of(owner)) {
            for (CardIndex card : game.cards_of(id, Role::none)) add_card(game.def(card));
        }
    }
    if (game.table().stadium != no_card) {
        names.emplace_back(library.name(game.def(game.table().stadium).name));
    }
    for (CardIndex card : game.cards_in(me, Zone::hand)) add_card(game.def(card));
    for (CardIndex card : game.cards_in(me, Zone::discard)) {
        if (game.def(card).speaks_from_pile) add_card(game.def(card));
    }
    return names;
}

}  // namespace ptcg::tools
