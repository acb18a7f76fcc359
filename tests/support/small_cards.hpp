#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/match.hpp"

#include "ptcg/hosting/naming.hpp"

/// A few cards without text, enough to play a game.
namespace ptcg::test {

struct SmallCards {
    CardLibrary library;
    DefId mareep, flaaffy, magmar, lightning, fire, double_colorless, cape;

    SmallCards()
    {
        mareep = pokemon("test-1", "Mareep", 50, Type::lightning, "Gnaw", 10, 1);
        flaaffy = pokemon("test-2", "Flaaffy", 80, Type::lightning, "Thunder", 40, 2, "Mareep");
        magmar = pokemon("test-3", "Magmar", 70, Type::fire, "Ember", 30, 2);
        lightning = energy("test-4", "Lightning Energy", {{Type::lightning}});
        fire = energy("test-5", "Fire Energy", {{Type::fire}});
        double_colorless =
            energy("test-6", "Double Colorless Energy", {{Type::colorless}, {Type::colorless}});
        CardDef def;
        def.kind = CardKind::trainer;
        def.trainer = TrainerKind::tool;
        cape = add("test-7", "Expert Cape", def);
    }
    SmallCards(const SmallCards&) = delete;
    SmallCards& operator=(const SmallCards&) = delete;

    /// Returns 60 cards: 16 Mareep, 8 Flaaffy, 8 Magmar, 18 Lightning and 10 Fire Energy.
    [[nodiscard]] std::vector<DefId> deck() const
    {
        std::vector<DefId> cards;
        const auto add_copies = [&](DefId card, std::size_t count) {
            cards.insert(cards.end(), count, card);
        };
        add_copies(mareep, 16);
        add_copies(flaaffy, 8);
        add_copies(magmar, 8);
        add_copies(lightning, 18);
        add_copies(fire, 10);
        return cards;
    }

    /// Player one is "you" or, with `onlooker`, has a name.
    [[nodiscard]] Naming naming(bool onlooker = false) const
    {
        Naming naming;
        naming.library = &library;
        naming.names = {"Powerhouse", "Lava Flow"};
        naming.you = onlooker ? PlayerId::none : PlayerId::one;
        return naming;
    }

private:
    DefId add(const char* id, const char* name, CardDef def)
    {
        def.name = library.intern(name);
        CardText text;
        text.id = id;
        text.name = name;
        text.label = name;
        text.set_code = "TST";
        text.number = std::string(id).substr(5);
        return library.add(def, text);
    }

    DefId pokemon(const char* id, const char* name, std::int16_t hp, Type type, const char* attack,
                  std::int16_t damage, int cost, const char* evolves_from = nullptr)
    {
        CardDef def;
        def.kind = CardKind::pokemon;
        def.stage = evolves_from == nullptr ? Stage::basic : Stage::stage_1;
        if (evolves_from != nullptr) def.evolves_from = library.intern(evolves_from);
        def.hp = hp;
        def.types.add(type);
        def.retreat = 1;
        def.attack_count = 1;
        def.attacks[0].name = library.intern(attack);
        def.attacks[0].damage = damage;
        for (int i = 0; i < cost; ++i) def.attacks[0].cost.add(i == 0 ? type : Type::colorless);
        return add(id, name, def);
    }

    DefId energy(const char* id, const char* name, const std::vector<TypeSet>& units)
    {
        CardDef def;
        def.kind = CardKind::energy;
        def.energy_kind = units.size() == 1 ? EnergyKind::basic : EnergyKind::special;
        def.energy.kind = def.energy_kind;
        def.energy.units = static_cast<std::uint8_t>(units.size());
        for (std::size_t i = 0; i < units.size(); ++i) def.energy.unit[i] = units[i];
        return add(id, name, def);
    }
};

/// A match between two such decks, at its first question.
struct SmallMatch {
    SmallCards cards;
    Ruleset rules;
    std::vector<DefId> deck = cards.deck();
    Match match;

    SmallMatch()
        : match(std::move(Match::start(cards.library, rules, nullptr,
                                       {.deck_one = deck, .deck_two = deck, .seed = 3})
                              .value()))
    {
    }
};

}  // namespace ptcg::test
