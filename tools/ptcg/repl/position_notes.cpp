#include "repl/position_notes.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "screen/report.hpp"

namespace ptcg::tools {

namespace {

/// Collects the notes about one position.
class Notes {
public:
    Notes(const Permissions& game, const Naming& naming) : game_(game), naming_(naming) {}

    [[nodiscard]] std::vector<std::string> all()
    {
        for (PlayerId owner : both_players) {
            for (SlotId id : game_.pokemon_of(owner)) about(id);
            bench(owner);
        }
        return std::move(notes_);
    }

private:
    template <typename... Parts>
    void add(fmt::format_string<Parts...> text, Parts&&... parts)
    {
        notes_.push_back(fmt::format(text, std::forward<Parts>(parts)...));
    }

    void about(SlotId id)
    {
        const std::string name =
            naming_.owned(owner_of(id), naming_.card(game_.def_id(game_.slot(id).top)));
        if (game_.slot(id).damage >= game_.hp(id)) {
            add("{} has {} damage and {} HP: it is Knocked Out at the next check, {}", name,
                game_.slot(id).damage, game_.hp(id),
                game_.rules().main_phase_knock_outs ? "after the next action"
                                                    : "after an attack or between turns");
        }
        for (std::uint8_t i = 0; i < condition_count; ++i) {
            condition(id, name, static_cast<Condition>(i));
        }
        const int tools = game_.slot(id).tool_count;
        if (tools > game_.tool_limit(id)) {
            add("{} has {} Pokémon Tools and may have {}: the others are discarded at the next "
                "check",
                name, tools, game_.tool_limit(id));
        }
        for (CardIndex card : game_.cards_of(id, Role::none)) attached(id, name, card);
    }

    void condition(SlotId id, const std::string& name, Condition which)
    {
        if (!game_.slot(id).has(which)) return;
        EffectContext context;
        context.target = id;
        context.player = owner_of(id);
        context.condition = which;
        TextRef by;
        const std::string word = naming_.texts().condition(which).plain();
        if (game_.granted(Hook::cures_condition, context, &by)) {
            add("{} can't be {} ({}): it recovers at the next check", name, word,
                naming_.card(by.def));
        } else if (!game_.allowed(Hook::may_have_condition, context, &by)) {
            add("{} can't become {} ({}); it stays {}, because the rules ask this only when the "
                "condition begins",
                name, word, naming_.card(by.def), word);
        }
    }

    void attached(SlotId id, const std::string& name, CardIndex card)
    {
        const CardDef& def = game_.def(card);
        const bool itself = is_pokemon_itself(game_.table().role[at(card)]);
        if (itself || def.only_on == no_filter || game_.goes_on(card, id)) return;
        add("{} can't be attached to {}{}", naming_.card(game_.def_id(card)), name,
            def.leaves_others() ? ": it is discarded at the next check"
                                : "; it stays there, because the rules ask this only when it is "
                                  "attached");
    }

    void bench(PlayerId owner)
    {
        const int count = game_.player(owner).bench_count;
        if (count <= game_.bench_limit(owner)) return;
        add("{} has {} Benched Pokémon and may have {}: the others leave play at the next check",
            naming_.player(owner), count, game_.bench_limit(owner));
    }

    const Permissions& game_;
    const Naming& naming_;
    std::vector<std::string> notes_;
};

}  // namespace

std::vector<std::string> position_notes(const Permissions& game, const Naming& naming)
{
    return Notes(game, naming).all();
}

}  // namespace ptcg::tools
