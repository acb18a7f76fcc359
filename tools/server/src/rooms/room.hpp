#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/hosting/match_room.hpp"
#include "ptcg/journal/room_changes.hpp"

#include "rooms/audiences.hpp"
#include "rooms/connection.hpp"
#include "rooms/messages.hpp"
#include "rooms/plan.hpp"
#include "rooms/refused.hpp"
#include "rooms/services.hpp"

namespace ptcg::server {

/// A room with those who are in it. Nothing that a change leads to leaves before the change is
/// durable; meanwhile other changes wait.
class Room : public std::enable_shared_from_this<Room> {
public:
    Room(RoomPlan plan, std::shared_ptr<const CardSet> cards, Services services);
    ~Room();
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;

    [[nodiscard]] const RoomPlan& plan() const { return plan_; }
    /// Returns who has the token; nothing if nobody has.
    [[nodiscard]] std::optional<std::size_t> audience_with(std::string_view token) const;
    [[nodiscard]] std::size_t viewers() const { return viewers_.size(); }
    [[nodiscard]] bool is_over() const;
    /// A change could not be written down, and nobody is in it any more: what was written is the
    /// room.
    [[nodiscard]] bool is_lost() const { return is_lost_; }
    /// Nobody is in it, and nothing happens by itself.
    [[nodiscard]] bool is_idle();

    /// Does what the records say; only before anyone has come in.
    Result<void> recover(const std::vector<RoomRecord>& records, WithCards cards = WithCards::same);
    /// Goes on where the room stands: begins if both have a deck, asks a bot.
    void go_on();

    void enter(Connection& connection, std::size_t audience, const Hello& hello);
    void leave(Connection& connection);
    void receive(Connection& connection, const Message& message);
    /// Goes on with another version of its library, if all that is written down can happen with it;
    /// else it keeps the one it has.
    void change_cards(std::shared_ptr<const CardSet> cards);
    /// Tells everyone what became of a change of the library: "new", "old" (kept) or "broken".
    void tell_library(std::string_view state, const Problems& problems);
    /// Ends what a clock has ended.
    void check_clock();

    /// Sends everyone away, who may come back at once: what was written is the room. What is being
    /// written down is no longer told to anyone.
    void let_go(std::string_view reason);
    /// Nothing changes any more; what is being written down is still told.
    void freeze();

private:
    /// Of one seat in a game; then its offers are not passed on.
    static constexpr int most_denials = 2;

    struct Viewer {
        std::uint64_t id;
        Connection* connection;
        std::size_t audience;
        std::string language;
        bool is_welcome = false;     ///< it has been told `welcome`
        bool is_up_to_date = false;  ///< it has been told all; else it will be
        bool is_advised = false;     ///< an answer to what it asked is being worked out
    };
    struct Offer {
        std::uint32_t number;
        std::string what;
        std::size_t from;
        std::size_t answers;  ///< that remain, of an undo
    };
    using Change = std::function<void()>;
    using Then = std::function<void()>;

    // receiving
    void on(Viewer& viewer, const Sit& sit);
    void on(Viewer& viewer, const Answer& answer);
    void on(Viewer& viewer, const Concede& concede);
    void on(Viewer& viewer, const MakeOffer& offer);
    void on(Viewer& viewer, const Reply& reply);
    void on(Viewer& viewer, const Withdraw& withdraw);
    void on(Viewer& viewer, const Next& next);
    void on(Viewer& viewer, const Why& why);
    void on(Viewer& viewer, const OddsOf& odds);
    void on(Viewer& viewer, const DamageOf& damage);
    void on(Viewer& viewer, const Ping& ping);
    void on(Viewer& viewer, const Hello& hello);
    void catch_up(Viewer& viewer, const std::optional<Seen>& last);
    void offer_undo(Viewer& viewer);
    void offer_rematch(Viewer& viewer);
    void open_offer(Offer offer);

    // advising
    using Advice =
        std::function<Result<void>(Advisor& advisor, JsonWriter& json, const Observation& seen)>;
    void advise(Viewer& viewer, std::optional<std::uint32_t> question, const std::string& begin,
                const Advice& write);
    void advise_asked(std::uint64_t viewer, std::uint32_t question, std::string begin,
                      std::optional<std::uint16_t> option, const Advice& write);

    // changing
    void when_idle(Change change);
    void commit(Then then);
    void write_down(RoomRecord record, Then then);
    void change_plan(RoomPlan plan);
    Result<void> recover(const RoomRecord& record, WithCards cards);
    void committed(const Result<void>& written, const Then& then);
    void choose_deck(std::uint64_t viewer, std::size_t seat, const Sit& sit);
    void give_answer(std::uint64_t viewer, std::size_t seat, const Answer& answer,
                     Milliseconds arrived);
    [[nodiscard]] bool is_here(std::size_t seat) const;
    [[nodiscard]] bool all_are_here() const;
    [[nodiscard]] bool bot_is_asked();
    [[nodiscard]] bool is_for_nobody() const;
    void begin_game(PlayerId goes_first);
    void begin_by_itself();
    void after_change();
    void start_audiences();
    void ask_bot();
    void bot_answered(std::uint32_t question, const Result<std::vector<std::uint16_t>>& picks);
    [[nodiscard]] bool is_program(std::size_t seat) const;
    [[nodiscard]] std::string program_game(std::size_t seat) const;
    void ask_program(std::size_t seat);
    void end_programs();
    void watch_clock();
    void take_back(std::size_t answers);
    void rematch();
    void keep_replay();
    void count_failure();
    Result<void> open_match();
    void cards_changed(std::shared_ptr<const CardSet> cards, const Result<Store::Found>& found);
    Result<void> go_on_with(std::shared_ptr<const CardSet> cards,
                            const std::vector<RoomRecord>& records);
    [[nodiscard]] std::string replay_id(std::size_t game) const;

    // sending
    void publish();
    void tell_room();
    void tell_presence();
    void tell_over();
    void save_games(const std::function<void()>& saved);
    [[nodiscard]] static std::string offer_json(const Offer& offer, std::string_view state);
    void drop_offer();
    [[nodiscard]] std::string room_json() const;
    void add_seat(JsonWriter& json, std::size_t seat) const;
    [[nodiscard]] std::string over_json();
    [[nodiscard]] std::string clock_json() const;
    [[nodiscard]] std::string_view undo_of(std::size_t who) const;
    void refuse(std::uint64_t viewer, RefusalCode code, std::optional<std::uint32_t> question,
                std::string_view reason);
    void refuse(std::uint64_t viewer, RefusalCode code, std::string_view reason);
    void send(std::uint64_t viewer, std::string frame);
    void to_all(const std::string& frame);
    [[nodiscard]] Viewer* find(const Connection& connection);
    [[nodiscard]] Viewer* find(std::uint64_t viewer);
    [[nodiscard]] bool is_bot(std::size_t seat) const { return !plan_.seats[seat].bot.empty(); }
    [[nodiscard]] bool is_playing() const
    {
        return match_ && match_->phase() == MatchRoom::Phase::playing;
    }

    RoomPlan plan_;
    std::shared_ptr<const CardSet> cards_;
    Services services_;
    std::optional<MatchRoom> match_;  ///< once both seats have a deck
    std::vector<AudienceLog> audiences_;
    std::vector<Viewer> viewers_;
    /// Of the numbers of steps. It begins at random, so that a room that was loaded again does not
    /// take steps of before for its own.
    std::uint32_t epoch_;
    std::uint64_t records_ = 0;  ///< written down
    bool busy_ = false;          ///< a change is being written down
    std::deque<Change> waiting_;
    std::optional<Offer> offer_;
    std::uint32_t offers_ = 0;
    std::array<int, players> denials_{};
    std::uint64_t last_viewer_ = 0;
    std::vector<std::string> replays_;  ///< the games of the series, each as a saved game
    bool is_lost_ = false;
    bool is_frozen_ = false;
    bool is_paused_ = false;  ///< a bot would be asked if anyone were here
    std::string told_room_;   ///< what everyone was told of the room last
    std::optional<Milliseconds> told_presence_at_;
    bool will_tell_presence_ = false;
    bool watches_ = false;  ///< it will look at the clock at `wakes_at_`
    Milliseconds wakes_at_ = 0;
    std::array<std::unique_ptr<Bot>, players> bots_;
    /// What a program was told of the game, whose past may change with the epoch.
    struct Told {
        std::uint32_t epoch = 0;
        std::uint32_t events = 0;
    };
    std::array<Told, players> told_programs_;
};

}  // namespace ptcg::server
