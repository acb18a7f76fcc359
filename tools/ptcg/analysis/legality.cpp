// Why not: the requested action and the current moment.

#include "analysis/legality.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "analysis/reasons.hpp"
#include "ptcg/hosting/language.hpp"
#include "ptcg/scripting/deck_text.hpp"

namespace ptcg::tools {

void Reasons::add(std::string_view rule, std::string_view detail, const TextRef& by)
{
    const Text* const said = wording_.texts().refusal(rule);
    WhyNot reason{std::string(rule), said == nullptr ? std::string() : said->plain(), {}};
    if (!detail.empty()) reason.sentence += fmt::format(": {}", detail);
    if (by.def != no_def) reason.by = wording_.text(by);
    if (std::ranges::find(found_, reason) == found_.end()) found_.push_back(std::move(reason));
}

/// Adds the reasons why the player can't do anything at all right now.
void Reasons::moment()
{
    const Decision* open = match_.decision();
    if (open == nullptr) {
        add_plain(words_.match_over);
    } else if (open->purpose != Purpose::main_phase && wording_.voice() == Voice::player) {
        add_plain(words_.open_question);
    } else if (open->purpose != Purpose::main_phase) {
        say("", fmt::format("{} ({}: {})", words_.open_question.plain(), wording_.side(open->asked),
                            name_of(open->purpose)));
    } else if (open->asked != me_) {
        add("TURN-03", words_.their_turn.plain());
    }
}

SlotList Reasons::targets() const
{
    if (target_ == no_slot) return game_.pokemon_of(me_);
    SlotList list;
    list.add(target_);
    return list;
}

bool Reasons::is_called(std::string_view name) const
{
    return fold_name(name) == fold_name(wanted_.what);
}

bool Reasons::is_called(DefId def) const
{
    const CardText& text = library_.text(def);
    return text.id == wanted_.what || is_called(text.name) || is_called(text.label);
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
            return Error{"this is not an action of a player's turn"};
    }
}

/// Finds the Pokémon at the named place, if a place was named. Some Tools go on an opponent's
/// Pokémon.
Reasons::Check Reasons::find_target()
{
    if (wanted_.target.empty()) return {};
    const std::optional<Spot> spot = spot_named(wanted_.target, me_);
    if (!spot) {
        return Error{
            fmt::format("\"{}\" is not a place; write \"active\" or \"bench 1\"", wanted_.target)};
    }
    target_ = game_.slot_at(*spot);
    const bool may_be_opponents = wanted_.kind == OptionKind::play;
    if (!game_.in_play(target_) || (owner_of(*spot) != me_ && !may_be_opponents)) {
        return Error{fmt::format("you have no Pokémon at \"{}\"", wanted_.target)};
    }
    if (wanted_.kind == OptionKind::retreat && game_.is_active(target_)) {
        return Error{"only a Benched Pokémon can take the place of the one that retreats"};
    }
    return {};
}

Result<std::vector<WhyNot>> Reasons::all()
{
    if (Check found = find_target(); !found) return found.error();
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

std::string_view sentence_of_rule(std::string_view rule)
{
    const Text* const sentence = english().texts.refusal(rule);
    return sentence == nullptr ? std::string_view() : std::string_view(sentence->plain());
}

std::string to_string(const WhyNot& reason)
{
    std::string text = reason.sentence;
    if (!reason.rule.empty()) text += fmt::format(" ({})", reason.rule);
    if (!reason.by.empty()) text += fmt::format(": {}", reason.by);
    return text;
}

Result<std::vector<WhyNot>> why_not(Match& match, PlayerId me, const WantedAction& wanted,
                                    PlayerId reader, Voice voice, const Language& language)
{
    static_cast<void>(match.decision());
    return Reasons(match, me, wanted, reader, voice, language).all();
}

}  // namespace ptcg::tools
