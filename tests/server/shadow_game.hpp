#pragma once

#include <array>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "ptcg/hosting/match_room.hpp"
#include "ptcg/journal/room_changes.hpp"
#include "rooms/plan.hpp"
#include "rooms/seating.hpp"
#include "server_world.hpp"
#include "support/knowledge.hpp"

namespace ptcg::test {

/// Returns the match that a room with this plan plays.
[[nodiscard]] inline MatchRoom opened(const server::RoomPlan& plan)
{
    Result<MatchRoom> match = server::match_of(plan, *own_cards());
    REQUIRE(match);
    return std::move(match.value());
}

/// The games of a room played again from what the room has written down, with what each audience
/// (seat 0, seat 1, spectators) may know of the cards by the rules. It sees no frame.
class ShadowGame {
public:
    explicit ShadowGame(const server::RoomPlan& plan) : plan_(plan), room_(opened(plan)) {}

    /// Follows what was written since the last call. Returns a leak of the engine itself, if any.
    std::string follow(const std::vector<RoomRecord>& records)
    {
        std::string leak;
        for (; followed_ < records.size() && leak.empty(); ++followed_) {
            const RoomRecord& record = records[followed_];
            if (record.kind == RecordKind::begin) {
                knowledge_ = {};
                answers_.clear();
                for (auto& ids : known_) ids.clear();
            }
            if (record.kind == RecordKind::take_back) {
                go_back(record);
                continue;
            }
            REQUIRE(apply_record(room_, record, 0));
            answers_.push_back(record);
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
    void go_back(const RoomRecord& record)
    {
        REQUIRE(apply_record(room_, record, 0));
        // The first is the beginning.
        answers_.resize(static_cast<std::size_t>(room_.last_change().answers) + 1);
        MatchRoom again = opened(plan_);
        knowledge_ = {};
        for (const RoomRecord& each : answers_) {
            REQUIRE(apply_record(again, each, 0));
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
    std::vector<RoomRecord> answers_;  ///< of this game that stand, and its beginning
    std::array<std::set<std::string>, server::audience_count> known_;
    std::size_t followed_ = 0;
};

/// Returns everything that a room has written down.
[[nodiscard]] inline server::Store::StoredRoom written(ServerWorld& world, const std::string& id)
{
    std::optional<server::Store::StoredRoom> found;
    world.store.load_room(id, [&](const auto& loaded) { found = loaded.value().room; });
    world.loop.run();
    REQUIRE(found);
    return *found;
}

}  // namespace ptcg::test
