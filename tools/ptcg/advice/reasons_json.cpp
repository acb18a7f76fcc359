#include "advice/reasons_json.hpp"

#include <cstddef>
#include <string>

#include <fmt/format.h>

namespace ptcg::tools {
namespace {

/// Returns what one does in a turn with such a card of the hand.
[[nodiscard]] OptionKind usual_move(const CardLibrary& library, const std::string& id)
{
    const DefId card = library.find(id);
    if (card == no_def) return OptionKind::play;  // the reasons say that there is no such card
    const CardDef& def = library.def(card);
    if (def.is_evolution()) return OptionKind::evolve;
    if (def.is_pokemon() || def.counts_as_basic_in_play) return OptionKind::bench;
    return def.kind == CardKind::energy ? OptionKind::attach : OptionKind::play;
}

void write_reason(JsonWriter& json, const WhyNot& reason)
{
    const auto text_or_null = [&](JsonKey key, const std::string& text) {
        json.key(key);
        if (text.empty()) return json.value(nullptr);
        json.value(text);
    };
    const JsonObject object(json);
    text_or_null("rule", reason.rule);
    json.member("text", reason.sentence);
    text_or_null("by", reason.by);
}

}  // namespace

Result<WantedAction> action_of(const CardLibrary& library, const server::WantedMove& wanted,
                               PlayerId viewer)
{
    WantedAction action{OptionKind::play, wanted.name, {}};
    if (wanted.kind == "card") {
        action.kind = usual_move(library, wanted.name);
    } else {
        std::size_t kind = at(OptionKind::bench);
        while (kind < option_kind_count && name_of(static_cast<OptionKind>(kind)) != wanted.kind) {
            ++kind;
        }
        const bool is_attack = wanted.kind == name_of(OptionKind::attack);
        if (kind == option_kind_count && !is_attack) {
            return Error{"there is no such action in a turn"};
        }
        action.kind = is_attack ? OptionKind::attack : static_cast<OptionKind>(kind);
    }
    if (!wanted.spot || action.kind == OptionKind::attack) return action;
    const std::string whose = owner_of(*wanted.spot) == viewer ? "" : "opponent ";
    const std::size_t place = place_of(*wanted.spot);
    action.target = place == 0 ? whose + "active" : fmt::format("{}bench {}", whose, place);
    return action;
}

void write_reasons(JsonWriter& json, std::span<const WhyNot> reasons, bool depends)
{
    json.member("possible", reasons.empty() && !depends);
    json.member("depends", depends);
    json.key("reasons");
    const JsonArray all(json);
    for (const WhyNot& reason : reasons) write_reason(json, reason);
}

}  // namespace ptcg::tools
