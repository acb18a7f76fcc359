// The computer players.

#include <algorithm>
#include <memory>

#include "playing.hpp"
#include "ptcg/bots/bots.hpp"
#include "use.hpp"

namespace ptcg::capi {
namespace {

/// Each seat has a bot of its own, as in `ptcg arena`, so that one handle can play both.
void begin(ptcg_bot& bot, std::uint64_t seed)
{
    for (std::size_t seat = 0; seat < players; ++seat) {
        bot.seats[seat]->begin(derived_seed(seed, seat));
    }
}

ptcg_status make_bot_handle(const ptcg_library* library, const char* name, std::uint64_t seed,
                            ptcg_bot** bot)
{
    PTCG_TRY(need(bot, "bot"));
    *bot = nullptr;
    PTCG_TRY(check(library));
    PTCG_TRY(need(name, "name"));
    auto made = std::make_unique<ptcg_bot>();
    made->library = library->data;
    for (std::unique_ptr<Bot>& seat : made->seats) {
        Result<std::unique_ptr<Bot>> found = make_bot(name, library->data->cards());
        if (!found) return fail(PTCG_ERROR_NAME, found.error().message);
        seat = std::move(found.value());
    }
    begin(*made, seed);
    *bot = made.release();
    return PTCG_OK;
}

/// Returns how many picks the answer to a question can have.
std::size_t most_picks(const Decision& open)
{
    std::size_t available = 0;
    for (const Option& option : open.options) available += option.count;
    return std::min<std::size_t>(open.max, available);
}

ptcg_status choose(ptcg_bot& bot, ptcg_match& match, std::uint16_t* picks, std::size_t capacity,
                   std::size_t* count)
{
    const Checked<const Decision*> open = question_of(match);
    PTCG_TRY(open.status);
    if (open.value->asked == PlayerId::chance) {
        return fail(PTCG_ERROR_ARGUMENT,
                    "the question is for PTCG_CHANCE, and a bot answers for players");
    }
    const std::size_t most = most_picks(*open.value);
    if (most > capacity) {
        // Before the bot is asked: it would pick something else the next time.
        return fail(PTCG_ERROR_ROOM, "the answer may have " + std::to_string(most) +
                                         " picks, but there is room for only " +
                                         std::to_string(capacity));
    }
    ask(*bot.seats[at(open.value->asked)], match.match, bot.view, bot.picks);
    return copy_out(std::span<const std::uint16_t>(bot.picks), picks, capacity, count, "picks");
}

}  // namespace
}  // namespace ptcg::capi

using namespace ptcg::capi;

ptcg_status ptcg_bot_create(const ptcg_library* library, const char* name, uint64_t seed,
                            ptcg_bot** bot)
{
    return guarded([&] { return make_bot_handle(library, name, seed, bot); });
}

void ptcg_bot_free(ptcg_bot* bot)
{
    release(bot, Kind::bot);
}

ptcg_status ptcg_bot_begin(ptcg_bot* bot, uint64_t seed)
{
    return guarded([&] {
        PTCG_TRY(check(bot));
        const UseOfOne use(*bot, "bot");
        PTCG_TRY(use.status());
        begin(*bot, seed);
        return PTCG_OK;
    });
}

ptcg_status ptcg_bot_choose(ptcg_bot* bot, ptcg_match* match, uint16_t* picks, size_t capacity,
                            size_t* count)
{
    return with_both(bot, match, "bot", [&] {
        PTCG_TRY(need(count, "count"));
        *count = 0;
        if (capacity > 0) PTCG_TRY(need(picks, "picks"));
        return choose(*bot, *match, picks, capacity, count);
    });
}
