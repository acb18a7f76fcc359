#include "analysis/legality.hpp"

#include <algorithm>
#include <functional>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ptcg/resolver.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/problem.hpp"

#include "analysis/wording.hpp"
#include "language/naming.hpp"

namespace ptcg::tools {

namespace {

struct RuleSentence {
    std::string_view rule;
    std::string_view sentence;
};

constexpr RuleSentence rule_sentences[] = {
    {"ABIL-02", "the text says when it may be used, and that is not so now"},
    {"ASL-01", "an Asleep Pokémon can't attack"},
    {"ATK-01", "only the Active Pokémon attacks, with an attack printed on it"},
    {"ATK-02", "the attached Energy doesn't cover the attack's cost"},
    {"BENCH-01", "only Basic Pokémon are put onto the Bench, and only while it has room"},
    {"BENCH-02", "a Basic Pokémon must be put onto the Bench first in the own first turn"},
    {"CARD-04", "only Trainer cards are played this way"},
    {"CARD-13", "the text of a card forbids it"},
    {"EVO-01", "a Pokémon only evolves into a card that says it evolves from it"},
    {"EVO-06", "a Pokémon can't evolve in the turn it came into play or evolved"},
    {"EVO-07", "no Pokémon evolves in its player's first turn"},
    {"GX-02", "each player may use only one GX attack in a game"},
    {"LEG-01", "all its parts must be put onto the Bench together"},
    {"LVX-02", "a Pokémon can't level up in the turn it evolved"},
    {"NRG-01", "only one Energy card may be attached from the hand each turn"},
    {"PAR-01", "a Paralyzed Pokémon can't attack"},
    {"RET-01", "the attached Energy doesn't pay the Retreat Cost"},
    {"RET-02", "the Active Pokémon has retreated as often as it may this turn"},
    {"RET-03", "an Asleep or Paralyzed Pokémon can't retreat"},
    {"RET-08", "retreating needs a Benched Pokémon to take its place"},
    {"TRN-03", "only one Supporter card may be played each turn"},
    {"TRN-06", "only one Stadium card may be played each turn"},
    {"TRN-07", "a Stadium of this name is in play already"},
    {"TRN-08", "each Pokémon can have only one Pokémon Tool"},
    {"TURN-03", "this is done in the own turn, before attacking"},
    {"TURN-04", "a turn may not be ended while an attack can be used"},
    {"TURN-05", "the player who goes first can't attack in the first turn"},
    {"TURN-06", "the player who goes first can't play this kind of card in the first turn"},
    {"TURN-07", "the player who goes first can't play a Supporter in the first turn"},
    {"VSTAR-02", "each player may use only one VSTAR Power in a game"},
    {"VUN-02", "all its parts must lie in the discard pile and are put onto the Bench together"},
    {"VUN-04", "a V-UNION of each name may be put together only once in a game"},
};

/// Collects the reasons against one action.
class Reasons {
public:
    Reasons(Match& match, PlayerId me, const WantedAction& wanted)
        : match_(match),
          game_(match.rules()),
          library_(match.library()),
          wording_(match.library(), match.state(), me),
          me_(me),
          wanted_(wanted)
    {
    }

    [[nodiscard]] Result<std::vector<WhyNot>> all();

private:
    using Check = Result<void>;

    void add(std::string_view rule, std::string_view detail = {}, const TextRef& by = {});
    void add(const Refusal& no, std::string_view detail = {})
    {
        if (!no.allowed()) add(no.rule, detail, no.text());
    }
    void moment();
    Check act();
    Check attack();
    Check retreat();
    Check with_card();
    void evolve(CardIndex card);
    void attach(CardIndex card);
    void play(CardIndex card);
    Check use();
    void use_text(SlotId id, std::uint8_t ability);
    bool use_in_pile();
    Check use_stadium();
    void end_turn();

    [[nodiscard]] SlotList targets() const;
    [[nodiscard]] std::optional<CardIndex> card_in_hand() const;
    [[nodiscard]] bool is_called(DefId def) const;
    [[nodiscard]] Error unknown_card() const;
    [[nodiscard]] std::string energy_detail(SlotId id, std::uint8_t attack);
    /// The target that comes closest: if any will do, there is no reason.
    void at_some(const SlotList& slots, const std::function<Refusal(SlotId)>& may,
                 const std::function<std::string(SlotId)>& detail = {});

    Match& match_;
    const Permissions& game_;
    const CardLibrary& library_;
    Wording wording_;
    PlayerId me_;
    const WantedAction& wanted_;
    SlotId target_ = no_slot;
    std::vector<WhyNot> found_;
};

void Reasons::add(std::string_view rule, std::string_view detail, const TextRef& by)
{
    WhyNot reason{std::string(rule), std::string(sentence_of_rule(rule)), {}};
    if (!detail.empty()) reason.sentence += fmt::format(": {}", detail);
    if (by.def != no_def) reason.by = wording_.text(by);
    if (std::ranges::find(found_, reason) == found_.end()) found_.push_back(std::move(reason));
}

/// What stands against doing anything.
void Reasons::moment()
{
    const Decision* open = match_.decision();
    if (open == nullptr) {
        found_.push_back({"", "the match is over", ""});
    } else if (open->purpose != Purpose::main_phase) {
        found_.push_back({"",
                          fmt::format("a question must be answered first ({}: {})",
                                      wording_.side(open->asked), name_of(open->purpose)),
                          ""});
    } else if (open->asked != me_) {
        add("TURN-03", "it is the opponent's turn");
    }
}

SlotList Reasons::targets() const
{
    if (target_ == no_slot) return game_.pokemon_of(me_);
    SlotList list;
    list.add(target_);
    return list;
}

bool Reasons::is_called(DefId def) const
{
    const CardText& text = library_.text(def);
    return text.id == wanted_.what || fold_name(text.name) == fold_name(wanted_.what) ||
           fold_name(text.label) == fold_name(wanted_.what);
}

std::optional<CardIndex> Reasons::card_in_hand() const
{
    const Pile& hand = game_.pile(me_, Zone::hand);
    for (std::size_t i = 0; i < hand.count; ++i) {
        if (is_called(game_.def_id(hand.cards[i]))) return hand.cards[i];
    }
    return std::nullopt;
}

Error Reasons::unknown_card() const
{
    std::vector<std::string> known;
    const Pile& hand = game_.pile(me_, Zone::hand);
    for (std::size_t i = 0; i < hand.count; ++i) {
        known.push_back(library_.text(game_.def_id(hand.cards[i])).name);
    }
    return Error{
        fmt::format("no card is called \"{}\"{}", wanted_.what, did_you_mean(wanted_.what, known))};
}

void Reasons::at_some(const SlotList& slots, const std::function<Refusal(SlotId)>& may,
                      const std::function<std::string(SlotId)>& detail)
{
    for (SlotId id : slots) {
        if (may(id).allowed()) return;
    }
    for (SlotId id : slots) add(may(id), detail ? detail(id) : "");
}

std::string Reasons::energy_detail(SlotId id, std::uint8_t attack)
{
    const Cost cost = game_.attack_cost(id, {game_.def_id(game_.slot(id).top), attack});
    std::vector<std::string> symbols;
    for (std::size_t type = 0; type < type_count; ++type) {
        if (cost.of[type] > 0) {
            symbols.push_back(
                fmt::format("{} {}", cost.of[type], name_of(static_cast<Type>(type))));
        }
    }
    const std::string less =
        cost.spared > 0 ? fmt::format(", {} of them less of whichever type", cost.spared) : "";
    return fmt::format("it costs {}{}, and {} has {} Energy", fmt::join(symbols, ", "), less,
                       wording_.place(id), game_.energy(id).size());
}

Reasons::Check Reasons::attack()
{
    std::vector<std::string> known;
    const SlotId active = game_.active(me_);
    for (SlotId id : game_.pokemon_of(me_)) {
        const CardDef& def = game_.def(id);
        for (std::uint8_t i = 0; i < def.attack_count; ++i) {
            const std::string_view name = library_.name(def.attacks[i].name);
            known.emplace_back(name);
            if (fold_name(name) != fold_name(wanted_.what)) continue;
            if (id != active) {
                add("ATK-01", wording_.pokemon(id) + " has it");
                continue;
            }
            found_.erase(std::remove_if(found_.begin(), found_.end(),
                                        [](const WhyNot& w) { return w.rule == "ATK-01"; }),
                         found_.end());
            add(game_.may_attack(id));
            const Refusal no = game_.may_use_attack(id, {game_.def_id(game_.slot(id).top), i});
            add(no,
                !no.allowed() && no.rule == std::string_view("ATK-02") ? energy_detail(id, i) : "");
            return {};
        }
    }
    if (std::ranges::any_of(found_, [](const WhyNot& w) { return w.rule == "ATK-01"; })) return {};
    return Error{fmt::format("none of your Pokémon has an attack \"{}\"{}", wanted_.what,
                             did_you_mean(wanted_.what, known))};
}

Reasons::Check Reasons::retreat()
{
    const SlotId active = game_.active(me_);
    const Refusal no = game_.may_retreat(me_);
    const bool cost = !no.allowed() && no.rule == std::string_view("RET-01");
    add(no, cost ? fmt::format("it costs {}, and {} has {} Energy", game_.retreat_cost(active),
                               wording_.place(active), game_.energy(active).size())
                 : "");
    return {};
}

void Reasons::evolve(CardIndex card)
{
    SlotList fitting;
    for (SlotId id : targets()) {
        if (game_.evolves_into(id, card)) fitting.add(id);
    }
    at_some(
        fitting.count > 0 ? fitting : targets(),
        [&](SlotId id) { return game_.may_evolve(id, card); },
        [&](SlotId id) { return wording_.pokemon(id); });
}

void Reasons::attach(CardIndex card)
{
    if (game_.def(card).kind != CardKind::energy) {
        found_.push_back({"NRG-01", "only Energy cards are attached this way", ""});
        return;
    }
    at_some(targets(), [&](SlotId id) { return game_.may_attach(card, id); });
}

void Reasons::play(CardIndex card)
{
    add(game_.may_play(card));
    if (game_.def(card).trainer != TrainerKind::tool) return;
    at_some(
        targets(),
        [&](SlotId id) {
            Refusal no;
            if (!game_.goes_on(card, id)) {
                no = {.rule = "CARD-13", .by = game_.def_id(card), .origin = Origin::trainer};
            } else if (game_.slot(id).tool_count >= game_.tool_limit(id)) {
                no.rule = "TRN-08";
            }
            return no;
        },
        [&](SlotId id) { return wording_.pokemon(id); });
}

Reasons::Check Reasons::with_card()
{
    const std::optional<CardIndex> card = card_in_hand();
    if (!card) {
        for (std::size_t i = 0; i < library_.size(); ++i) {
            if (!is_called(static_cast<DefId>(i))) continue;
            found_.push_back(
                {"",
                 fmt::format("{} is not in the hand", library_.text(static_cast<DefId>(i)).name),
                 ""});
            return {};
        }
        return unknown_card();
    }
    switch (wanted_.kind) {
        case OptionKind::bench:
            add(game_.may_bench(*card));
            break;
        case OptionKind::evolve:
            evolve(*card);
            break;
        case OptionKind::attach:
            attach(*card);
            break;
        default:
            play(*card);
            break;
    }
    return {};
}

/// Why a text that is used may not be: what its standing says, where the rule alone says little.
void Reasons::use_text(SlotId id, std::uint8_t ability)
{
    for (const TextInPlay& text : game_.texts_in_play()) {
        if (text.self != id || text.handler->hook != Hook::activated ||
            text.handler->ability != ability || text.card != game_.slot(id).top) {
            continue;
        }
        const Refusal no = game_.may_use(id, text.card, *text.handler);
        std::string_view detail;
        if (!no.allowed() && no.rule == std::string_view("ABIL-02")) {
            if (text.standing == Standing::used_up) detail = "it has been used";
            if (text.standing == Standing::needs_not_met) detail = "what it needs is not there";
            if (text.standing == Standing::wrong_place) {
                constexpr std::string_view only[] = {"", "only in the Active Spot",
                                                     "only on the Bench", "only in the hand",
                                                     "only in the discard pile"};
                detail = only[at(text.handler->where)];
            }
        }
        add(no, detail);
        return;
    }
    add("ABIL-02", "it is not used, it works by itself");
}

/// False if the Ability is none of a card that speaks from the player's hand or discard pile.
bool Reasons::use_in_pile()
{
    for (const Zone zone : {Zone::hand, Zone::discard}) {
        const Pile& pile = game_.pile(me_, zone);
        for (std::size_t i = 0; i < pile.count; ++i) {
            const CardDef& def = game_.def(pile.cards[i]);
            for (const Handler& handler : library_.handlers(def)) {
                if (handler.hook != Hook::activated || !is_pile(handler.where)) continue;
                const NameId name = def.abilities[handler.ability].name;
                if (fold_name(library_.name(name)) != fold_name(wanted_.what)) continue;
                add(game_.may_use(no_slot, pile.cards[i], handler),
                    (handler.where == Where::hand) == (zone == Zone::hand) ? "" : "not from there");
                return true;
            }
        }
    }
    return false;
}

Reasons::Check Reasons::use()
{
    std::vector<std::string> known;
    bool any = false;
    std::vector<WhyNot> before = found_;
    if (use_in_pile()) return {};
    for (SlotId id : targets()) {
        const CardDef& def = game_.def(id);
        for (std::uint8_t i = 0; i < def.ability_count; ++i) {
            const std::string_view name = library_.name(def.abilities[i].name);
            known.emplace_back(name);
            if (fold_name(name) != fold_name(wanted_.what)) continue;
            any = true;
            const std::size_t count = found_.size();
            use_text(id, i);
            if (found_.size() == count) {
                found_ = std::move(before);  // there it may be used
                return {};
            }
        }
    }
    if (any) return {};
    return Error{fmt::format("no Pokémon there has an Ability \"{}\"{}", wanted_.what,
                             did_you_mean(wanted_.what, known))};
}

Reasons::Check Reasons::use_stadium()
{
    const CardIndex stadium = game_.table().stadium;
    if (stadium == no_card) {
        found_.push_back({"", "no Stadium is in play", ""});
        return {};
    }
    for (const Handler& handler : library_.handlers(game_.def(stadium))) {
        if (handler.hook != Hook::activated) continue;
        add(game_.may_use_stadium(me_, handler));
        return {};
    }
    add("ABIL-02", "the Stadium is not used, it works by itself");
    return {};
}

void Reasons::end_turn()
{
    const Decision* open = match_.decision();
    if (open == nullptr || open->purpose != Purpose::main_phase) return;
    const bool offered = std::ranges::any_of(
        open->options, [](const Option& o) { return o.kind == OptionKind::end_turn; });
    if (!offered && open->asked == me_) add("TURN-04");
}

Reasons::Check Reasons::act()
{
    switch (wanted_.kind) {
        case OptionKind::attack:
            return attack();
        case OptionKind::retreat:
            return retreat();
        case OptionKind::use:
            return use();
        case OptionKind::use_stadium:
            return use_stadium();
        case OptionKind::bench:
        case OptionKind::evolve:
        case OptionKind::attach:
        case OptionKind::play:
            return with_card();
        case OptionKind::end_turn:
            end_turn();
            return {};
        default:
            return Error{"this is nothing a player does in the turn"};
    }
}

Result<std::vector<WhyNot>> Reasons::all()
{
    const bool on_pokemon = wanted_.kind != OptionKind::retreat;
    if (!wanted_.target.empty()) {
        const std::optional<Spot> spot = spot_named(wanted_.target, me_);
        if (!spot) {
            return Error{
                fmt::format("\"{}\" is no place; write \"active\" or \"bench 1\"", wanted_.target)};
        }
        target_ = game_.slot_at(*spot);
        if (!game_.in_play(target_) || owner_of(*spot) != me_) {
            return Error{fmt::format("no Pokémon of yours stands at \"{}\"", wanted_.target)};
        }
        if (!on_pokemon && game_.is_active(target_)) {
            return Error{"a Benched Pokémon takes the place of the one that retreats"};
        }
    }
    moment();
    if (Check acted = act(); !acted) return acted.error();
    const Decision* open = match_.decision();
    const bool my_turn = open != nullptr && open->purpose == Purpose::main_phase;
    if (wanted_.kind == OptionKind::attack && found_.empty() && my_turn &&
        std::ranges::none_of(open->options,
                             [](const Option& o) { return o.kind == OptionKind::attack; })) {
        add("BENCH-02");
    }
    return std::move(found_);
}

}  // namespace

std::string_view sentence_of_rule(std::string_view rule)
{
    const auto* found = std::ranges::find(rule_sentences, rule, &RuleSentence::rule);
    return found == std::end(rule_sentences) ? std::string_view{} : found->sentence;
}

std::string to_string(const WhyNot& reason)
{
    std::string text = reason.sentence;
    if (!reason.rule.empty()) text += fmt::format(" ({})", reason.rule);
    if (!reason.by.empty()) text += fmt::format(": {}", reason.by);
    return text;
}

Result<std::vector<WhyNot>> why_not(Match& match, PlayerId me, const WantedAction& wanted)
{
    static_cast<void>(match.decision());
    return Reasons(match, me, wanted).all();
}

}  // namespace ptcg::tools
