#include "text_tests/expectations/text_use.hpp"

#include "text_tests/actions/digest.hpp"

namespace ptcg::tools {

namespace {
using Kind = phrases::EffectText::Kind;
}

std::optional<Use> find_use(Match& match, DefId card, const phrases::EffectText& text, bool arrives)
{
    const Decision* const open = match.decision();
    if (open == nullptr) return std::nullopt;
    const Table& table = match.state().now;
    const PlayerTable& me = table.player[at(open->asked)];
    for (std::size_t i = 0; i < open->options.size(); ++i) {
        const Option& option = open->options[i];
        Use use{.option = static_cast<std::uint16_t>(i)};
        if (text.kind == Kind::in_play && option.kind == OptionKind::use_stadium) return use;
        if (option.def != card) continue;
        const bool evolves = option.kind == OptionKind::evolve;
        if (arrives && (evolves || option.kind == OptionKind::bench)) {
            use.played = me.pile(Zone::hand).cards[option.place];
            use.arrival = evolves ? "on_evolve" : "on_bench";
            return use;
        }
        if (text.kind == Kind::play && option.kind == OptionKind::play) {
            use.played = me.pile(Zone::hand).cards[option.place];
            return use;
        }
        const bool meant = (text.kind == Kind::attack && option.kind == OptionKind::attack) ||
                           (text.kind == Kind::ability && option.kind == OptionKind::use);
        if (!meant || option.value != text.number) continue;
        if (option.spot != no_spot) {
            use.self = slot_at(table, option.spot);
        } else if (option.zone != Zone::none) {
            use.card = me.pile(option.zone).cards[option.place];
        }
        return use;
    }
    return std::nullopt;
}

TextSubject subject_of(const CardLibrary& library, DefId card, const phrases::EffectText& text,
                       PlayerId player, const Use& use, SlotId self)
{
    const bool attacks = text.kind == Kind::attack;
    return {.kind = text.kind,
            .player = player,
            .self = self,
            .card = use.card,
            .arrival = use.arrival,
            .attack = attacks ? text.name : std::string(),
            .damage = text.damage,
            .cost = attacks ? library.def(card).attacks[text.number].cost.total : 0,
            .mark = text.mark};
}

}  // namespace ptcg::tools
