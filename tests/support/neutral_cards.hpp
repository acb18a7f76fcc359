#pragma once

#include <deque>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/card_library.hpp"
#include "ptcg/effect.hpp"
#include "ptcg/match.hpp"
#include "ptcg/random.hpp"
#include "ptcg/resolver.hpp"

/// Cards of no set for tests of the rules, made in C++ with texts as C++ functions.
namespace ptcg::test {

/// Card texts as C++ functions, to test the rules without scripts.
class NativeEffects : public EffectHost {
public:
    using Text = std::function<Status(Resolver&, EffectContext&)>;

    [[nodiscard]] CallbackId add(Text text);
    Status run(Resolver& game, CallbackId callback, EffectContext& context) override;
    Status answer(const Queries& game, CallbackId callback, EffectContext& context) override;
    Status test(const Queries& game, CallbackId callback, EffectContext& context) override;
    [[nodiscard]] const char* last_error() const override { return "a native text failed"; }

private:
    std::deque<Text> texts_;
};

struct AttackSpec {
    std::string name = "Hit";
    std::string cost;  ///< letters: G R W L P F D M Y N C
    int damage = 10;
    NativeEffects::Text choose{}, require{}, before{}, size{}, after{};
};

struct PokemonSpec {
    std::string name;
    int hp = 60;
    Type type = Type::colorless;
    std::string evolves_from{};
    std::vector<AttackSpec> attacks{};
    std::vector<Handler> handlers{};
    int retreat = 1;
    int prizes = 1;
    std::optional<Affinity> weakness{};
    std::optional<Affinity> resistance{};
};

[[nodiscard]] Type type_of(char letter);
[[nodiscard]] Cost cost_of(std::string_view letters);

/// A library to which a test adds cards as it needs them. It begins with basic Energy of eight
/// types ("Fire Energy") and a Pokémon that does nothing ("Bystander", 200 HP).
class NeutralCards {
public:
    NeutralCards();

    DefId pokemon(const PokemonSpec& spec);
    DefId trainer(const std::string& name, TrainerKind kind, NativeEffects::Text effect = {});
    DefId energy(const std::string& name, std::vector<TypeSet> units, EnergyKind kind);
    /// Adds a card with these facts under this name.
    DefId add(CardDef def, const std::string& name, std::span<const Handler> handlers = {});
    [[nodiscard]] DefId operator[](std::string_view name) const;

    /// Returns a deck of 60: the named cards, then Fire Energy.
    [[nodiscard]] std::vector<DefId> deck(
        std::initializer_list<std::pair<int, std::string_view>> cards) const;

    CardLibrary library;
    NativeEffects effects;
};

/// Answers for a match with explicit chance: decks keep the order of their lists (first card on
/// top), coins come from `coins`, and random picks take the first. Runs up to the next question to
/// a player.
class ScriptedChance {
public:
    explicit ScriptedChance(std::string coins = {}) : coins_(coins.begin(), coins.end()) {}

    void add(std::string_view coins) { coins_.insert(coins_.end(), coins.begin(), coins.end()); }
    [[nodiscard]] std::size_t left() const { return coins_.size(); }

    /// Returns the next question to a player, or null if the match is over. Fails the test on a
    /// coin flip that was not scripted.
    const Decision* next_question(Match& match);

private:
    std::deque<char> coins_;
    int shuffles_ = 0;
};

/// Draws a legal answer uniformly: first how many picks, then which.
[[nodiscard]] std::vector<std::uint16_t> random_answer(const Decision& open, Random& random);

/// Returns the number of the first option of this kind (and card, if given), or -1 if there is
/// none.
[[nodiscard]] int find_option(const Decision& decision, OptionKind kind, DefId def = no_def);

}  // namespace ptcg::test
