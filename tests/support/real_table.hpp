#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/position.hpp"
#include "ptcg/scripting/script_host.hpp"

#include "support/catch.hpp"
#include "support/folders.hpp"
#include "support/profiles.hpp"

namespace ptcg::test {

/// A position of real cards, named by their IDs, in the main phase of player one's second turn.
struct RealPosition {
    std::string active = "dp3-87";
    int energy = 0;  ///< cards attached to the Active Pokémon
    std::string energy_card = "Lightning Energy";
    std::vector<std::string> bench{};
    std::vector<std::string> hand{};
    std::string opponent = "dp3-87";
    std::vector<std::string> opponent_bench{};
    std::vector<std::string> opponent_hand{};
    /// Each player's deck. Empty: as many cards as the other zones leave.
    std::vector<std::string> decks{};
};

class RealTable {
public:
    explicit RealTable(const RealPosition& position)
    {
        const std::array roots{cards_folder()};
        LoadResult loaded = load_packs(roots);
        REQUIRE(loaded.pool);
        pool_ = std::move(loaded.pool);
        host_ = std::make_unique<ScriptHost>(pool_->scripts, pool_->library);
        Position setup;
        setup.my_side = side(position.active, position.bench, position.hand);
        setup.opponents_side =
            side(position.opponent, position.opponent_bench, position.opponent_hand);
        setup.my_side.active->attached.assign(static_cast<std::size_t>(position.energy),
                                              named(position.energy_card));
        if (!position.decks.empty()) {
            std::vector<DefId> deck;
            for (const std::string& id : position.decks) deck.push_back(card(id));
            setup.my_side.deck = deck;
            setup.opponents_side.deck = deck;
        }
        Result<Match> built = build_match(setup, pool_->library, profile("dp"), host_.get());
        REQUIRE(built);
        match_ = std::make_unique<Match>(std::move(built.value()));
    }

    [[nodiscard]] Match& match() { return *match_; }
    [[nodiscard]] ScriptHost& host() { return *host_; }
    [[nodiscard]] const CardLibrary& library() const { return pool_->library; }

    void set_explicit_chance(bool is_explicit)
    {
        MatchState state = match_->state();
        state.explicit_chance = is_explicit;
        match_->restore(state);
    }

    /// Returns the answer that uses the Active Pokémon's attack of this name.
    [[nodiscard]] std::vector<std::uint16_t> attack(std::string_view name)
    {
        const Decision* open = match_->decision();
        REQUIRE(open != nullptr);
        for (std::size_t i = 0; i < open->options.size(); ++i) {
            const Option& option = open->options[i];
            if (option.kind != OptionKind::attack) continue;
            const CardDef& def = library().def(option.def);
            if (library().name(def.attacks[option.value].name) == name) {
                return {static_cast<std::uint16_t>(i)};
            }
        }
        FAIL("the attack " << name << " is not offered");
        return {};
    }

    /// Returns the answer that picks the first option of this kind, of this card if one is named.
    [[nodiscard]] std::vector<std::uint16_t> option(OptionKind kind, const std::string& id = {})
    {
        const Decision* open = match_->decision();
        REQUIRE(open != nullptr);
        for (std::size_t i = 0; i < open->options.size(); ++i) {
            if (open->options[i].kind != kind) continue;
            if (id.empty() || open->options[i].def == card(id)) {
                return {static_cast<std::uint16_t>(i)};
            }
        }
        FAIL("no such option");
        return {};
    }

private:
    [[nodiscard]] DefId named(std::string_view name) const
    {
        for (std::size_t i = 0; i < library().size(); ++i) {
            const auto def = static_cast<DefId>(i);
            if (library().text(def).name == name) return def;
        }
        FAIL("no card is called " << name);
        return no_def;
    }
    [[nodiscard]] DefId card(const std::string& id) const
    {
        const DefId def = library().find(id);
        INFO(id);
        REQUIRE(def != no_def);
        return def;
    }
    [[nodiscard]] SideSetup side(const std::string& active, const std::vector<std::string>& bench,
                                 const std::vector<std::string>& hand) const
    {
        SideSetup side;
        side.active.emplace().card = card(active);
        for (const std::string& id : bench) side.bench.emplace_back().card = card(id);
        for (const std::string& id : hand) side.hand.push_back(card(id));
        return side;
    }

    std::unique_ptr<CardPool> pool_;
    std::unique_ptr<ScriptHost> host_;
    std::unique_ptr<Match> match_;
};

}  // namespace ptcg::test
