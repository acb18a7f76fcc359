// How many Energy cards may be attached in a turn: one, and as many more of some kinds as texts
// allow (NRG-01).

#include <algorithm>

#include "ptcg/hook_mask.hpp"
#include "queries/energy_allowances.hpp"
#include "state/lists.hpp"

namespace ptcg {

void Queries::note_attachment(EnergyAllowances& allowances, PlayerId id, CardIndex card,
                              SlotId to) const
{
    auto& attachment = allowances.attachment[allowances.attachments++];
    EffectContext context;
    context.player = id;
    context.event_card = card;
    context.target = to;
    context.amount = 1;
    ListenerList list;
    collect(Hook::energy_limit, context, list);
    for (const Listener& text : list) {
        EffectContext asked = context;
        if (change_amount(text, asked) != Status::done) return;
        const int more = asked.amount - context.amount;
        if (more == 0) continue;
        // A text that lowers the number is about the card of every turn.
        const std::size_t number = more > 0 ? allowances.number_of(text) : 0;
        if (number == allowances.allowance.size()) {
            (void)fail_full("too many texts allow one more Energy card",
                            allowances.allowance.size() - 1, text.def);
            return;
        }
        auto& allowance = allowances.allowance[number];
        if (more > 0) {
            allowance.room = std::max(allowance.room, more);
            attachment.fits |= 1u << number;
        } else {
            allowance.room += more;
        }
    }
}

bool Queries::within_energy_limit(PlayerId id, CardIndex card, SlotId to) const
{
    const Table& t = table();
    if (!any_text_for(Hook::energy_limit)) return t.energy_attached < 1;
    if (query_depth_ > 0 && guarded_[at(Hook::energy_limit)] != 0) return t.energy_attached < 1;
    guarded_[at(Hook::energy_limit)] = 1;
    ++query_depth_;
    EnergyAllowances allowances;
    int known = 0;
    for (const MemoRecord& memo : memos_of(t)) {
        const bool of_this_turn = memo.what == Memo::attached && memo.player == id &&
                                  memo.turn == t.turn && memo.detail != 0;
        const int card_number = (memo.detail & ~one_more) - 1;
        if (!of_this_turn || card_number >= static_cast<int>(cards_per_match)) continue;
        note_attachment(allowances, id, static_cast<CardIndex>(card_number), memo.slot);
        ++known;
        // It was attached in addition to the one of every turn, by a text that has since ended or
        // that was about the Pokémon's place at the time: it does not count against the texts in
        // play now.
        const bool was = (memo.detail & one_more) != 0 && !allowances.may_be_one_more();
        if (was) --allowances.attachments;
    }
    // In a position that was set up, it may be known only that Energy was attached.
    allowances.allowance[0].room = 1 - std::max(0, t.energy_attached - known);
    note_attachment(allowances, id, card, to);
    --query_depth_;
    guarded_[at(Hook::energy_limit)] = 0;
    return allowances.all_fit();
}

std::uint8_t Queries::energy_note(CardIndex card, SlotId to) const
{
    const auto which = static_cast<std::uint8_t>(at(card) + 1);
    if (!has(table().listeners, Hook::energy_limit)) return which;
    EnergyAllowances allowances;
    note_attachment(allowances, owner_of(card), card, to);
    return allowances.may_be_one_more() ? static_cast<std::uint8_t>(which | one_more) : which;
}

}  // namespace ptcg
