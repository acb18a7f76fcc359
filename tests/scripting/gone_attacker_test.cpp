// An attack may take its own Pokémon out of play before what it set off is carried out. Each card
// with texts about damage and Knock Outs meets such attacks, and none fails.

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "ptcg/resolver.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/position.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/profiles.hpp"

namespace ptcg::gone_attacker_test {

using namespace ptcg::test;

namespace {

/// Hooks that may run after the attacker is gone.
constexpr std::array about_attacks = {
    Hook::damage_dealt, Hook::damage_taken,     Hook::allow_damage,
    Hook::allow_effect, Hook::would_be_damaged, Hook::would_be_knocked_out,
    Hook::on_damage,    Hook::on_knock_out,     Hook::on_attack};

constexpr const char* vagabond = "vocabulary-50";

class Duels {
public:
    Duels()
    {
        const std::array roots{cards_folder(), tests_folder() / "packs"};
        LoadResult loaded = load_packs(roots);
        REQUIRE(loaded.pool);
        pool_ = std::move(loaded.pool);
        host_ = std::make_unique<ScriptHost>(pool_->scripts, pool_->library);
    }

    [[nodiscard]] const CardLibrary& library() const { return pool_->library; }
    [[nodiscard]] DefId card(const char* id) const
    {
        const DefId def = library().find(id);
        REQUIRE(def != no_def);
        return def;
    }

    /// Returns a Basic Pokémon of each type: some texts ask about their Pokémon.
    [[nodiscard]] std::vector<DefId> one_of_each_type() const
    {
        std::vector<DefId> found;
        for (std::size_t type = 0; type < type_count; ++type) {
            for (std::size_t i = 0; i < library().size(); ++i) {
                const DefId def{static_cast<std::uint16_t>(i)};
                const CardDef& printed = library().def(def);
                if (!printed.is_basic_pokemon() ||
                    !printed.types.has(Type{static_cast<std::uint8_t>(type)}))
                    continue;
                found.push_back(def);
                break;
            }
        }
        return found;
    }

    /// Returns a match in which the Vagabond is about to attack `defender`.
    [[nodiscard]] std::unique_ptr<Match> start(const PokemonSetup& defender, DefId stadium)
    {
        Position position;
        position.seed = 7;
        position.my_side.prize_count = 3;  // some texts ask which player has more left
        position.my_side.active.emplace().card = card(vagabond);
        position.my_side.bench.resize(1);
        position.my_side.bench[0].card = card("neutral-4");
        position.opponents_side.active = defender;
        position.opponents_side.bench.assign(2, defender);
        position.opponents_side.bench[1].attached.clear();
        position.stadium = stadium;
        position.stadium_mine = false;
        Result<Match> built = build_match(position, library(), profile("sv"), host_.get());
        REQUIRE(built);
        return std::make_unique<Match>(std::move(built.value()));
    }

private:
    std::shared_ptr<const CardPool> pool_;
    std::unique_ptr<ScriptHost> host_;
};

[[nodiscard]] std::vector<std::uint16_t> attack_named(const Match& match, const Decision& open,
                                                      std::string_view name)
{
    for (std::size_t i = 0; i < open.options.size(); ++i) {
        const Option& option = open.options[i];
        if (option.kind != OptionKind::attack) continue;
        const CardDef& def = match.library().def(option.def);
        if (match.library().name(def.attacks[option.value].name) == name) {
            return {static_cast<std::uint16_t>(i)};
        }
    }
    return {};
}

/// Picks the minimum.
[[nodiscard]] std::vector<std::uint16_t> some_answer(const Decision& open, bool first_options)
{
    std::vector<std::uint16_t> all;
    for (std::size_t i = 0; i < open.options.size(); ++i) {
        all.insert(all.end(), open.options[i].count, static_cast<std::uint16_t>(i));
    }
    if (!first_options) std::reverse(all.begin(), all.end());
    all.resize(open.min);
    return all;
}

/// Attacks, then answers all questions with the first options or the last ones, until the next turn
/// has begun.
void carry_out(Match& match, std::string_view attack, bool first_options)
{
    const Decision* open = match.decision();
    REQUIRE(open != nullptr);
    std::vector<std::uint16_t> answer = attack_named(match, *open, attack);
    if (answer.empty()) return;  // a text does not let it attack
    const int turn = match.turn();
    for (int i = 0; i < 60 && open != nullptr && match.turn() == turn; ++i) {
        REQUIRE(match.answer(answer));
        CHECK(match.failure() == "");
        CHECK(match.outcome() != Outcome::void_match);
        open = match.decision();
        if (open == nullptr) return;
        answer = some_answer(*open, first_options);
    }
}

void attack_both_ways(Duels& duels, const PokemonSetup& defender, DefId stadium,
                      const LastingDef* lasting = nullptr, std::uint8_t effect = 0,
                      DefId of = no_def)
{
    for (const char* const attack : {"Strike and Vanish", "Vanish and Strike"}) {
        for (const bool first_options : {true, false}) {
            INFO(attack << (first_options ? ", first options" : ", last options"));
            const std::unique_ptr<Match> match = duels.start(defender, stadium);
            if (lasting != nullptr) {
                match->edit([&](Resolver& game) {
                    const SlotId on = game.active(PlayerId::two);
                    Lasting added;
                    added.def = of;
                    added.effect = effect;
                    added.subject = static_cast<std::uint8_t>(on);
                    added.owner = PlayerId::two;
                    REQUIRE(game.add_lasting(added, Until::leaves_play) == Status::done);
                });
            }
            carry_out(*match, attack, first_options);
        }
    }
}

}  // namespace

TEST_CASE("No card that listens to attacks fails when the attacker is gone", "[scripts]")
{
    Duels duels;
    const CardLibrary& library = duels.library();
    const std::vector<DefId> holders = duels.one_of_each_type();
    const auto about_attack = [&](const auto& texts) {
        return std::ranges::any_of(about_attacks,
                                   [&](Hook hook) { return library.listens(texts, hook); });
    };
    int listeners = 0;
    for (std::size_t i = 0; i < library.size(); ++i) {
        const DefId def{static_cast<std::uint16_t>(i)};
        const CardDef& printed = library.def(def);
        INFO(library.text(def).id);
        const std::span<const LastingDef> lasting = library.lasting(printed);
        for (std::size_t n = 0; n < lasting.size(); ++n) {
            if (!about_attack(lasting[n])) continue;
            ++listeners;
            attack_both_ways(duels, {.card = holders[0]}, no_def, &lasting[n],
                             static_cast<std::uint8_t>(n), def);
        }
        if (!about_attack(printed)) continue;
        ++listeners;
        if (printed.works_as_pokemon()) {
            attack_both_ways(duels, {.card = def}, no_def);
        } else if (printed.trainer == TrainerKind::stadium) {
            for (const DefId holder : holders) attack_both_ways(duels, {.card = holder}, def);
        } else {
            for (const DefId holder : holders) {
                attack_both_ways(duels, {.card = holder, .attached = {def}}, no_def);
            }
        }
    }
    CHECK(listeners > 50);
}

}  // namespace ptcg::gone_attacker_test
