// No frame names a card that its audience has not come to know: every frame of whole games is held
// against what the rules let each audience know, worked out from the room's record alone.

#include <cstdlib>

#include "ptcg/random.hpp"
#include "shadow_game.hpp"

namespace ptcg::frames_known_test {

using namespace ptcg::test;

namespace {

#ifdef NDEBUG
constexpr int usual_games = 24;
#else
constexpr int usual_games = 4;
#endif

int games()
{
    const char* const wanted = std::getenv("PTCG_LEAK_GAMES");
    return wanted == nullptr ? usual_games : std::atoi(wanted);
}

/// A card of the two decks.
struct Printed {
    std::string id, name;
};

std::vector<Printed> cards_of(const server::RoomPlan& plan)
{
    std::vector<Printed> all;
    std::set<std::string> ids;
    for (const server::SeatPlan& seat : plan.seats) {
        for (const std::string& id : seat.cards) {
            if (!ids.insert(id).second) continue;
            const CardLibrary& library = own_cards()->library();
            all.push_back({id, std::string(library.text(library.find(id)).name)});
        }
    }
    return all;
}

/// Returns the first card that these bytes name and that is not among the known; or nothing.
std::string unknown_card_in(const std::string& frame, const std::vector<Printed>& cards,
                            const std::set<std::string>& known)
{
    std::vector<const std::string*> known_names;
    for (const Printed& card : cards) {
        if (known.count(card.id) == 1) known_names.push_back(&card.name);
    }
    for (const Printed& card : cards) {
        if (known.count(card.id) == 1) continue;
        if (frame.find('"' + card.id + '"') != std::string::npos) return card.id;
        const auto has_name = [&](const std::string* name) {
            return name->find(card.name) != std::string::npos;
        };
        if (std::ranges::any_of(known_names, has_name)) continue;  // "X" is in "X ex"
        if (frame.find(card.name) != std::string::npos) return card.name;
    }
    return {};
}

/// A game of a room with people, perhaps a bot, who take back and come back.
class WatchedGame {
public:
    explicit WatchedGame(std::uint64_t seed) : random_(seed)
    {
        world_.seed = seed * 1000;
        Json seats = Json::array();
        const std::size_t deck = seed % 2;
        static constexpr std::array names{"powerhouse", "lava-flow"};
        for (std::size_t seat = 0; seat < players; ++seat) {
            seats.push_back({{"name", seat == 0 ? "Ann" : "Bob"}, {"deck", names[deck ^ seat]}});
        }
        if (seed % 4 == 3) seats[1]["kind"] = "bot";
        table_.emplace(world_, Json{{"seats", seats}});
        table_->dice = static_cast<std::uint32_t>(seed);
        plan_ = server::read_plan(written(world_, id()).plan).value();
        cards_ = cards_of(plan_);
        shadow_.emplace(plan_);
    }

    void play()
    {
        do {
            look();
            if (random_.below(12) == 0)
                world_.send(asked_client(), {{"t", "offer"}, {"what", "undo"}});
            if (random_.below(6) == 0) agree();
            if (random_.below(12) == 0) come_back();
        } while (table_->answer());
        look();
        CHECK(frames_ > 20);
        // The check sees something: what one audience was told is not for the others.
        CHECK(mistaken_ > 0);
    }

private:
    [[nodiscard]] std::string id() const { return table_->room["room"]; }
    Client& asked_client() { return table_->clients[std::min<std::size_t>(table_->asked(), 1)]; }
    void agree()
    {
        for (std::size_t seat = 0; seat < players; ++seat) {
            Client& client = table_->clients[seat];
            const Json offer = client.last("offer");
            if (!offer.is_object() || table_->room["tokens"][seat].is_null()) continue;
            world_.send(client, {{"t", "reply"}, {"offer", offer["offer"]}, {"yes", true}});
        }
    }
    void come_back()
    {
        const std::size_t who = random_.below(3);
        if (who < players && table_->room["tokens"][who].is_null()) return;
        Client& client = table_->clients[who];
        look();
        Json last = nullptr;
        for (const Json& message : client.messages) {
            if (message.contains("seq"))
                last = {{"epoch", message["epoch"]}, {"seq", message["seq"]}};
        }
        if (random_.below(2) == 0) last = nullptr;
        world_.lobby.closed(client);
        world_.enter(client, table_->room, who, last, random_.below(2) == 0 ? "en" : "pt");
    }
    /// Holds everything that was sent since the last look against what may be known now.
    void look()
    {
        REQUIRE(shadow_->follow(written(world_, id()).records) == "");
        for (std::size_t who = 0; who < server::audience_count; ++who) {
            Client& client = table_->clients[who];
            for (; seen_[who] < client.frames.size(); ++seen_[who]) {
                const std::string& frame = client.frames[seen_[who]];
                CAPTURE(who, frame);
                REQUIRE(unknown_card_in(frame, cards_, shadow_->known(who)) == "");
                for (std::size_t other = 0; other < server::audience_count; ++other) {
                    if (other == who) continue;
                    mistaken_ +=
                        unknown_card_in(frame, cards_, shadow_->known(other)).empty() ? 0u : 1u;
                }
                ++frames_;
            }
        }
    }

    Random random_;
    ServerWorld world_;
    std::optional<ThreeAtTable> table_;
    server::RoomPlan plan_;
    std::vector<Printed> cards_;
    std::optional<ShadowGame> shadow_;
    std::array<std::size_t, server::audience_count> seen_{};
    std::size_t frames_ = 0;
    std::size_t mistaken_ = 0;  ///< frames that would have told another audience too much
};

}  // namespace

TEST_CASE("No frame names a card that its audience may not know", "[server][secrets]")
{
    for (int game = 0; game < games(); ++game) {
        CAPTURE(game);
        WatchedGame watched(static_cast<std::uint64_t>(game) + 1);
        watched.play();
    }
}

}  // namespace ptcg::frames_known_test
