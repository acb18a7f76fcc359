#pragma once

#include <array>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "ptcg/hosting/match_room.hpp"
#include "rooms/plan.hpp"
#include "rooms/seating.hpp"
#include "server_world.hpp"
#include "support/knowledge.hpp"

namespace ptcg::test {

/// Whether a card lies where everyone sees it.
[[nodiscard]] inline bool lies_open(Zone zone)
{
    return zone != Zone::deck && zone != Zone::hand && zone != Zone::prizes && zone != Zone::none;
}

/// Returns the setup of the games that a room with this plan plays.
[[nodiscard]] inline MatchRoom::Setup setup_of(const server::RoomPlan& plan)
{
    const auto cards = own_cards();
    MatchRoom::Setup setup;
    setup.pool = cards->pool;
    for (std::size_t seat = 0; seat < players; ++seat) {
        for (const std::string& id : plan.seats[seat].cards) {
            setup.decks[seat].cards.push_back(cards->library().find(id));
        }
    }
    const Result<RulesOfPlay> play = server::rules_of(plan, *cards);
    REQUIRE(play);
    setup.ruleset = play.value().ruleset;
    setup.rules = play.value().rules;
    setup.best_of = plan.best_of;
    setup.clock = plan.clock;
    return setup;
}

/// The games of a room played again from what the room has written down, with what each audience
/// (seat 0, seat 1, spectators) may know of the cards by the rules. It sees no frame.
class ShadowGame {
public:
    explicit ShadowGame(const server::RoomPlan& plan) : plan_(plan), room_(setup_of(plan)) {}

    /// Follows what was written since the last call. Returns a leak of the engine itself, if any.
    std::string follow(const std::vector<std::string>& records)
    {
        std::string leak;
        for (; followed_ < records.size() && leak.empty(); ++followed_) {
            const Result<RoomChange> change = read_change(records[followed_]);
            REQUIRE(change);
            if (change.value().kind == RoomChange::Kind::begin) {
                knowledge_ = {};
                answers_.clear();
                for (auto& ids : known_) ids.clear();
            }
            if (change.value().kind == RoomChange::Kind::take_back) {
                go_back(change.value());
                continue;
            }
            REQUIRE(room_.apply(change.value(), 0));
            answers_.push_back(change.value());
            leak = learn();
        }
        return leak;
    }

    [[nodiscard]] MatchRoom& room() { return room_; }
    [[nodiscard]] const Knowledge& knowledge() const { return knowledge_; }
    /// Returns the ids of all cards that the audience has known in this game.
    [[nodiscard]] const std::set<std::string>& known(std::size_t who) const { return known_[who]; }

private:
    /// Knowledge follows one match: after a takeback it follows the new one from its start. What
    /// was known before stays known.
    void go_back(const RoomChange& change)
    {
        REQUIRE(room_.apply(change, 0));
        answers_.resize(static_cast<std::size_t>(change.answers) +
                        1);  // the first is the beginning
        MatchRoom again(setup_of(plan_));
        knowledge_ = {};
        for (const RoomChange& each : answers_) {
            REQUIRE(again.apply(each, 0));
            CHECK(knowledge_.look(again.match()).empty());
        }
        // The tables are alike, so their events and cards are.
    }
    std::string learn()
    {
        if (room_.game() == 0) return {};
        Match& match = room_.match();
        std::string leak = knowledge_.look(match);
        const MatchState& state = match.state();
        for (std::size_t i = 0; i < cards_per_match; ++i) {
            const auto card = static_cast<CardIndex>(i);
            const bool open = lies_open(state.now.zone[i]) && !state.now.face_down;
            for (const PlayerId viewer : both_players) {
                if (open || knowledge_.knows(viewer, card)) add(at(viewer), state.defs[i]);
            }
            if (open || knowledge_.is_face_up(card)) add(server::spectators, state.defs[i]);
        }
        // What was shown and hidden again meanwhile.
        for (std::size_t who = 0; who < server::audience_count; ++who) {
            for (const Event& event : match.events_for(server::audience_of(who), 0)) {
                add(who, event.def);
                add(who, event.source);
            }
        }
        return leak;
    }
    void add(std::size_t who, DefId def)
    {
        if (def != no_def) known_[who].insert(std::string(own_cards()->library().text(def).id));
    }

    server::RoomPlan plan_;
    MatchRoom room_;
    Knowledge knowledge_;
    std::vector<RoomChange> answers_;  ///< of this game that stand, and its beginning
    std::array<std::set<std::string>, server::audience_count> known_;
    std::size_t followed_ = 0;
};

/// Returns everything that a room has written down.
[[nodiscard]] inline server::Store::StoredRoom written(ServerWorld& world, const std::string& id)
{
    std::optional<server::Store::StoredRoom> found;
    world.store.load_room(id, [&](const auto& loaded) { found = loaded.value(); });
    world.loop.run();
    REQUIRE(found);
    return *found;
}

}  // namespace ptcg::test
