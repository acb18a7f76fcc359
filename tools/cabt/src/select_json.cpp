#include <array>

#include "ptcg/cabt/select.hpp"

namespace ptcg::cabt {
namespace {

using namespace std::string_view_literals;

constexpr std::array type_words = {
    "Main"sv,   "Card"sv,  "AttachedCard"sv,    "CardOrAttachedCard"sv,
    "Energy"sv, "Skill"sv, "Attack"sv,          "Evolve"sv,
    "Count"sv,  "YesNo"sv, "SpecialCondition"sv};
static_assert(type_words.size() == static_cast<std::size_t>(SelectType::special_condition) + 1);

constexpr std::array context_words = {"Main"sv,
                                      "SetupActivePokemon"sv,
                                      "SetupBenchPokemon"sv,
                                      "Switch"sv,
                                      "ToActive"sv,
                                      "ToBench"sv,
                                      "ToField"sv,
                                      "ToHand"sv,
                                      "Discard"sv,
                                      "ToDeck"sv,
                                      "ToDeckBottom"sv,
                                      "ToPrize"sv,
                                      "NotMove"sv,
                                      "DamageCounter"sv,
                                      "DamageCounterAny"sv,
                                      "Damage"sv,
                                      "RemoveDamageCounter"sv,
                                      "Heal"sv,
                                      "EvolvesFrom"sv,
                                      "EvolvesTo"sv,
                                      "Devolve"sv,
                                      "AttachFrom"sv,
                                      "AttachTo"sv,
                                      "DetachFrom"sv,
                                      "Look"sv,
                                      "EffectTarget"sv,
                                      "DiscardEnergyCard"sv,
                                      "DiscardToolCard"sv,
                                      "SwitchEnergyCard"sv,
                                      "DiscardCardOrAttachedCard"sv,
                                      "DiscardEnergy"sv,
                                      "ToHandEnergy"sv,
                                      "ToDeckEnergy"sv,
                                      "SwitchEnergy"sv,
                                      "SkillOrder"sv,
                                      "Attack"sv,
                                      "DisableAttack"sv,
                                      "Evolve"sv,
                                      "DrawCount"sv,
                                      "DamageCounterCount"sv,
                                      "RemoveDamageCounterCount"sv,
                                      "IsFirst"sv,
                                      "Mulligan"sv,
                                      "Activate"sv,
                                      "FirstEffect"sv,
                                      "MoreDevolve"sv,
                                      "CoinHead"sv,
                                      "AffectSpecialCondition"sv,
                                      "RecoverSpecialCondition"sv};
static_assert(context_words.size() ==
              static_cast<std::size_t>(Context::recover_special_condition) + 1);

constexpr std::array option_words = {
    "Number"sv,  "Yes"sv,    "No"sv,     "Card"sv,   "ToolCard"sv,        "EnergyCard"sv,
    "Energy"sv,  "Play"sv,   "Attach"sv, "Evolve"sv, "Ability"sv,         "Discard"sv,
    "Retreat"sv, "Attack"sv, "End"sv,    "Skill"sv,  "SpecialCondition"sv};
static_assert(option_words.size() == static_cast<std::size_t>(OptionType::special_condition) + 1);

class OptionWriter {
public:
    OptionWriter(JsonWriter& json, const SelectOption& option, const GameCards& cards)
        : json_(json), option_(option), cards_(cards)
    {
    }

    void write()
    {
        switch (option_.type) {
            case OptionType::number:
                return json_.member("number", option_.value);
            case OptionType::card:
                return place(true);
            case OptionType::tool_card:
                place(true);
                return json_.member("toolIndex", option_.part);
            case OptionType::energy_card:
                place(true);
                return json_.member("energyIndex", option_.part);
            case OptionType::energy:
                place(true);
                json_.member("energyIndex", option_.part);
                return json_.member("count", option_.count);
            case OptionType::play:
                return json_.member("index", option_.index);
            case OptionType::attach:
            case OptionType::evolve:
                place(false);
                json_.member("inPlayArea", static_cast<int>(option_.in_play_area));
                return json_.member("inPlayIndex", option_.in_play_index);
            case OptionType::ability:
            case OptionType::discard:
                return place(false);
            case OptionType::attack:
                return json_.member("attackId", option_.value);
            case OptionType::skill:
                return skill();
            case OptionType::special_condition:
                return json_.member("specialConditionType", option_.value);
            default:
                return;
        }
    }

private:
    void place(bool with_player)
    {
        json_.member("area", static_cast<int>(option_.area));
        json_.member("index", option_.index);
        if (with_player) json_.member("playerIndex", at(option_.player));
    }
    /// 0 stands for the Special Conditions.
    void skill()
    {
        const bool rules = option_.card == no_card;
        json_.member("cardId", rules ? 0 : cards_.number(option_.card));
        json_.member("serial", rules ? 0 : cards_.serial(option_.card));
    }

    JsonWriter& json_;
    const SelectOption& option_;
    const GameCards& cards_;
};

template <typename Kind>
void write_kind(JsonWriter& json, JsonKey key, Kind kind, bool words)
{
    if (words) {
        json.member(key, word_of(kind));
    } else {
        json.member(key, static_cast<int>(kind));
    }
}

}  // namespace

std::string_view word_of(SelectType type)
{
    return type_words[static_cast<std::size_t>(type)];
}

std::string_view word_of(Context context)
{
    return context_words[static_cast<std::size_t>(context)];
}

std::string_view word_of(OptionType type)
{
    return option_words[static_cast<std::size_t>(type)];
}

void write_select(JsonWriter& json, const Select& select, const GameCards& cards, bool words,
                  const Pile& deck)
{
    const JsonObject object(json);
    if (words && select.options.empty()) {
        json.member("type", "None");  // the game is over
    } else {
        write_kind(json, "type", select.type, words);
    }
    write_kind(json, "context", select.context, words);
    json.member("minCount", select.min);
    json.member("maxCount", select.max);
    json.member("remainDamageCounter", select.damage_counters);
    json.member("remainEnergyCost", select.energy_cost);
    json.key("option");
    {
        const JsonArray options(json);
        for (const SelectOption& option : select.options) {
            const JsonObject one(json);
            write_kind(json, "type", option.type, words);
            OptionWriter(json, option, cards).write();
        }
    }
    json.key("deck");
    if (select.shows_deck) {
        const JsonArray whole(json);
        for (std::size_t i = 0; i < deck.count; ++i) cards.write(json, deck.cards[i], false);
    } else {
        json.value(nullptr);
    }
    json.key("contextCard");
    cards.write(json, select.context_card, false);
    json.key("effect");
    cards.write(json, select.effect, false);
}

}  // namespace ptcg::cabt
