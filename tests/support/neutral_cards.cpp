#include "support/neutral_cards.hpp"

#include "support/catch.hpp"

namespace ptcg::test {

CallbackId NativeEffects::add(Text text)
{
    texts_.push_back(std::move(text));
    return static_cast<CallbackId>(texts_.size() - 1);
}

Status NativeEffects::run(Resolver& game, CallbackId callback, EffectContext& context)
{
    return texts_[at(callback)](game, context);
}

Status NativeEffects::answer(const Queries& game, CallbackId callback, EffectContext& context)
{
    // Texts of tests all have one type. Those called as queries only read.
    return run(const_cast<Resolver&>(static_cast<const Resolver&>(game)), callback, context);
}

Status NativeEffects::test(const Queries& game, CallbackId callback, EffectContext& context)
{
    return answer(game, callback, context);
}

Type type_of(char letter)
{
    constexpr std::string_view letters = "GRWLPFDMYNC";
    return static_cast<Type>(letters.find(letter));
}

Cost cost_of(std::string_view letters)
{
    Cost cost;
    for (char letter : letters) cost.add(type_of(letter));
    return cost;
}

NeutralCards::NeutralCards()
{
    constexpr std::pair<const char*, Type> basic[] = {
        {"Grass Energy", Type::grass},       {"Fire Energy", Type::fire},
        {"Water Energy", Type::water},       {"Lightning Energy", Type::lightning},
        {"Psychic Energy", Type::psychic},   {"Fighting Energy", Type::fighting},
        {"Darkness Energy", Type::darkness}, {"Metal Energy", Type::metal}};
    for (const auto& [name, type] : basic) energy(name, {TypeSet{type}}, EnergyKind::basic);
    pokemon({.name = "Bystander", .hp = 200});
}

DefId NeutralCards::pokemon(const PokemonSpec& spec)
{
    CardDef def;
    def.name = library.intern(spec.name);  // before other names: saved states contain name numbers
    def.kind = CardKind::pokemon;
    def.stage = spec.evolves_from.empty() ? Stage::basic : Stage::stage_1;
    if (!spec.evolves_from.empty()) def.evolves_from = library.intern(spec.evolves_from);
    def.hp = static_cast<std::int16_t>(spec.hp);
    def.types = {spec.type};
    def.retreat = static_cast<std::uint8_t>(spec.retreat);
    def.prizes = static_cast<std::uint8_t>(spec.prizes);
    if (spec.weakness) def.weakness[0] = *spec.weakness;
    if (spec.resistance) def.resistance[0] = *spec.resistance;
    for (const AttackSpec& attack : spec.attacks) {
        AttackDef& made = def.attacks[def.attack_count++];
        made.name = library.intern(attack.name);
        made.cost = cost_of(attack.cost);
        made.damage = static_cast<std::int16_t>(attack.damage);
        const NativeEffects::Text* parts[] = {&attack.choose, &attack.require, &attack.before,
                                              &attack.size, &attack.after};
        for (std::size_t i = 0; i < attack_part_count; ++i) {
            if (*parts[i]) made.part[i] = effects.add(*parts[i]);
        }
    }
    for (const Handler& handler : spec.handlers) {
        if (handler.ability != Handler::none) def.ability_count = 1;
    }
    if (def.ability_count > 0) def.abilities[0].name = library.intern(spec.name + "'s text");
    return add(def, spec.name, spec.handlers);
}

DefId NeutralCards::trainer(const std::string& name, TrainerKind kind, NativeEffects::Text effect)
{
    CardDef def;
    def.kind = CardKind::trainer;
    def.trainer = kind;
    std::vector<Handler> handlers;
    if (effect) handlers.push_back({.hook = Hook::play, .effect = effects.add(std::move(effect))});
    return add(def, name, handlers);
}

DefId NeutralCards::energy(const std::string& name, std::vector<TypeSet> units, EnergyKind kind)
{
    CardDef def;
    def.kind = CardKind::energy;
    def.energy_kind = kind;
    def.energy.kind = kind;
    for (const TypeSet unit : units) def.energy.unit[def.energy.units++] = unit;
    return add(def, name);
}

DefId NeutralCards::add(CardDef def, const std::string& name, std::span<const Handler> handlers)
{
    def.name = library.intern(name);
    CardText text;
    text.id = "neutral-" + std::to_string(library.size() + 1);
    text.name = text.label = name;
    text.attack_text.resize(def.attack_count);
    text.ability_text.resize(def.ability_count);
    return library.add(def, text, handlers);
}

DefId NeutralCards::operator[](std::string_view name) const
{
    for (std::size_t i = 0; i < library.size(); ++i) {
        if (library.text(static_cast<DefId>(i)).name == name) return static_cast<DefId>(i);
    }
    FAIL("no neutral card is named " << name);
    return no_def;
}

std::vector<DefId> NeutralCards::deck(
    std::initializer_list<std::pair<int, std::string_view>> cards) const
{
    std::vector<DefId> deck;
    for (const auto& [count, name] : cards)
        deck.insert(deck.end(), static_cast<std::size_t>(count), (*this)[name]);
    deck.resize(cards_per_player, (*this)["Fire Energy"]);
    return deck;
}

const Decision* ScriptedChance::next_question(Match& match)
{
    while (const Decision* decision = match.decision()) {
        if (decision->asked != PlayerId::chance) return decision;
        std::vector<std::uint16_t> picks;
        if (decision->purpose == Purpose::flip) {
            if (coins_.empty()) FAIL("a coin was flipped that the test did not script");
            picks.push_back(coins_.front() == 'H' ? 0 : 1);
            coins_.pop_front();
        } else if (decision->purpose == Purpose::shuffle) {
            // The two shuffles of the setup put the deck list's first card on top. Later shuffles
            // move the top seven cards to the bottom, so that each mulligan shows the next seven.
            const std::uint16_t n = decision->min;
            for (std::uint16_t i = 0; i < n; ++i) {
                picks.push_back(
                    static_cast<std::uint16_t>(shuffles_ < 2 ? n - 1 - i : (i + n - 7) % n));
            }
            ++shuffles_;
        } else {
            picks.push_back(0);
        }
        const Result<void> taken = match.answer(picks);
        if (!taken) FAIL("chance was refused: " << taken.error().message);
    }
    return nullptr;
}

std::vector<std::uint16_t> random_answer(const Decision& open, Random& random)
{
    const auto span = static_cast<std::uint32_t>(open.max - open.min);
    const std::size_t wanted = open.min + (span > 0 ? random.below(span + 1) : 0);
    std::vector<int> left;
    for (const Option& o : open.options) left.push_back(o.count);
    std::vector<std::uint16_t> picks;
    while (picks.size() < wanted) {
        const auto pick = random.below(static_cast<std::uint32_t>(open.options.size()));
        if (left[pick]-- > 0) picks.push_back(static_cast<std::uint16_t>(pick));
    }
    return picks;
}

int find_option(const Decision& decision, OptionKind kind, DefId def)
{
    for (std::size_t i = 0; i < decision.options.size(); ++i) {
        const Option& option = decision.options[i];
        if (option.kind == kind && (def == no_def || option.def == def)) return static_cast<int>(i);
    }
    return -1;
}

}  // namespace ptcg::test
