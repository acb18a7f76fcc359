// Memory that runs out in the middle of a call: the call reports it and changes nothing.

#include <functional>
#include <string>
#include <vector>

#include "c_library.hpp"
#include "failing_machine.hpp"
#include "support/catch.hpp"

using namespace capi_test;

namespace {

/// A call and the state it leaves the match in.
struct Operation {
    const char* name;
    std::function<ptcg_status(ptcg_match*)> call;
};

[[nodiscard]] std::vector<Operation> operations(ptcg_match* spare, ptcg_host* host,
                                                ptcg_teller* teller, ptcg_bot* bot)
{
    return {
        {"decision",
         [](ptcg_match* match) {
             ptcg_decision open{};
             return ptcg_match_decision(match, &open);
         }},
        {"decision_json",
         [](ptcg_match* match) {
             Text text;
             return ptcg_match_decision_json(match, &text.raw);
         }},
        {"answer_default", [](ptcg_match* match) { return ptcg_match_answer_default(match); }},
        {"answer",
         [](ptcg_match* match) {
             const uint16_t pick = 0;
             return ptcg_match_answer(match, &pick, 1);
         }},
        {"view_json",
         [](ptcg_match* match) {
             Text text;
             return ptcg_match_view_json(match, PTCG_SEEN_BY_JUDGE, &text.raw);
         }},
        {"events_json",
         [](ptcg_match* match) {
             Text text;
             return ptcg_match_events_json(match, PTCG_SEEN_BY_JUDGE, 0, &text.raw);
         }},
        {"fork",
         // No checks in here: they would allocate memory too.
         [host](ptcg_match* match) {
             ptcg_match* made = nullptr;
             const ptcg_status status = ptcg_match_fork(match, host, &made);
             const bool fits = (made != nullptr) == (status == PTCG_OK);
             ptcg_match_free(made);
             return fits ? status : PTCG_ERROR_INTERNAL;
         }},
        {"copy", [spare](ptcg_match* match) { return ptcg_match_copy(spare, match); }},
        {"save",
         [](ptcg_match* match) {
             Text text;
             return ptcg_match_save(match, &text.raw);
         }},
        {"determinize",
         [spare](ptcg_match* match) {
             return ptcg_match_determinize(match, 0, 1, nullptr, spare);
         }},
        {"action_codes",
         [](ptcg_match* match) {
             uint64_t codes[256];
             return ptcg_match_action_codes(match, codes, 256, nullptr);
         }},
        {"batch_step",
         [](ptcg_match* match) {
             const uint16_t pick = 0, count = 1;
             ptcg_decision open{};
             ptcg_batch batch{};
             batch.size = sizeof batch;
             batch.matches = &match;
             batch.count = 1;
             batch.picks = &pick;
             batch.picks_stride = 1;
             batch.pick_counts = &count;
             batch.decisions = &open;
             return ptcg_batch_step(&batch);
         }},
        {"chance_cards",
         [](ptcg_match* match) {
             uint16_t cards[60];
             return ptcg_match_chance_cards(match, cards, 60, nullptr);
         }},
        {"position",
         [](ptcg_match* match) {
             Text text;
             return ptcg_match_position(match, PTCG_POSITION_EXACT, 0, nullptr, nullptr, &text.raw);
         }},
        {"tell",
         [teller](ptcg_match* match) {
             Text text;
             return ptcg_teller_tell(teller, match, &text.raw);
         }},
        {"teller_question",
         [teller](ptcg_match* match) {
             Text text;
             return ptcg_teller_question(teller, match, &text.raw);
         }},
        {"bot_choose",
         [bot](ptcg_match* match) {
             uint16_t picks[60];
             std::size_t count = 0;
             return ptcg_bot_choose(bot, match, picks, 60, &count);
         }},
        {"concede", [](ptcg_match* match) { return ptcg_match_concede(match, 0); }},
    };
}

/// Runs the operation with one more allocation each time, until it succeeds.
void starve(const Operation& operation, ptcg_match* position, ptcg_host* host)
{
    CAPTURE(operation.name);
    const Match plenty = fork_of(position, host);
    const ptcg_status usual = operation.call(plenty.get());
    for (long count = 0;; ++count) {
        CAPTURE(count);
        const Match match = fork_of(position, host);
        const std::uint64_t before = hash(match.get());
        ptcg_status status = PTCG_OK;
        bool ran_out = false;
        {
            const LittleMemory little(count);
            status = operation.call(match.get());
            ran_out = little.ran_out();
        }
        if (!ran_out) {
            CHECK(status == usual);
            CHECK(hash(match.get()) == hash(plenty.get()));
            return;
        }
        if (status == PTCG_ERROR_MEMORY) CHECK(hash(match.get()) == before);
        // Some operations can do without the memory, or return less.
        if (status != PTCG_ERROR_MEMORY) CHECK(status == usual);
        const Match again = fork_of(match.get(), host);
        if (status == PTCG_ERROR_MEMORY) {
            CHECK(operation.call(match.get()) == usual);
            CHECK(hash(match.get()) == hash(plenty.get()));
        }
    }
}

}  // namespace

TEST_CASE("Where memory runs out, the call says so and nothing has changed", "[c][memory]")
{
    const Match match = start(5), spare = fork_of(match.get());
    const Teller teller = teller_of(PTCG_SEEN_BY_JUDGE);
    const Bot bot = bot_of("greedy");
    Lots lots(5);
    const std::vector<Operation> all =
        operations(spare.get(), real_host(), teller.get(), bot.get());
    for (int position = 0; position < 12; ++position) {
        CAPTURE(position);
        if (decision(match.get()).asked == PTCG_NOBODY) break;
        for (const Operation& operation : all) starve(operation, match.get(), real_host());
        play(match.get(), lots, 7);
    }
}
