#pragma once

#include <ptcg.h>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

/// Handles of the C interface for tests, freed at the end of their scope.
namespace capi_test {

template <auto Free>
struct Deleter {
    template <typename Handle>
    void operator()(Handle* handle) const
    {
        Free(handle);
    }
};
using Library = std::unique_ptr<ptcg_library, Deleter<ptcg_library_free>>;
using Host = std::unique_ptr<ptcg_host, Deleter<ptcg_host_free>>;
using Match = std::unique_ptr<ptcg_match, Deleter<ptcg_match_free>>;
using Teller = std::unique_ptr<ptcg_teller, Deleter<ptcg_teller_free>>;
using Bot = std::unique_ptr<ptcg_bot, Deleter<ptcg_bot_free>>;

struct Text {
    ptcg_buffer raw{};
    Text() = default;
    Text(const Text&) = delete;
    Text& operator=(const Text&) = delete;
    ~Text() { ptcg_buffer_free(&raw); }
    [[nodiscard]] std::string string() const { return {raw.data, raw.length}; }
};

using Files = std::map<std::string, std::string>;

/// The project's packs, loaded once, and a host for them.
[[nodiscard]] ptcg_library* real_library();
[[nodiscard]] ptcg_host* real_host();

/// A small pack in memory with its own ruleset and deck.
[[nodiscard]] Files small_pack();
/// The same pack with this script. In it, `card` is the card with the attack.
[[nodiscard]] Files pack_with(const std::string& script);
/// A match between two decks of this pack.
[[nodiscard]] ptcg_setup walls(std::uint64_t seed);
/// Loads packs from memory only. `status` receives the result.
[[nodiscard]] Library load(const Files& files, ptcg_status& status, ptcg_buffer* problems = nullptr,
                           const ptcg_pack_limits* limits = nullptr);
[[nodiscard]] Host host_of(ptcg_library* library);

[[nodiscard]] ptcg_setup setup(std::uint64_t seed);
[[nodiscard]] Match start(ptcg_host* host, const ptcg_setup& setup);
/// A match of Powerhouse against Lava Flow.
[[nodiscard]] Match start(std::uint64_t seed);
/// A teller of the project's packs for "Ann" and "Bob".
[[nodiscard]] ptcg_teller_setup teller_setup(int audience, std::uint32_t flags = 0);
[[nodiscard]] Teller teller_of(int audience, std::uint32_t flags = 0);
/// A bot of the project's packs.
[[nodiscard]] Bot bot_of(const char* name, std::uint64_t seed = 1);
/// What the bot picks.
[[nodiscard]] std::vector<std::uint16_t> choice(ptcg_bot* bot, ptcg_match* match);
[[nodiscard]] ptcg_decision decision(ptcg_match* match);
/// The open question as JSON.
[[nodiscard]] std::string question_of(ptcg_match* match);
[[nodiscard]] std::uint64_t hash(ptcg_match* match);
[[nodiscard]] ptcg_view view_of(ptcg_match* match, int audience);
/// Gives `cards` as all that a player cannot see; they must last as long as what is returned.
[[nodiscard]] ptcg_given_cards given_everywhere(ptcg_match* match, int player,
                                                const std::vector<std::uint16_t>& cards);
[[nodiscard]] Match fork_of(ptcg_match* match, ptcg_host* host = nullptr);

/// Draws a legal answer.
class Lots {
public:
    explicit Lots(std::uint64_t seed) : state_(seed * 2 + 1) {}
    [[nodiscard]] std::uint32_t below(std::size_t bound);
    [[nodiscard]] std::vector<std::uint16_t> choose(ptcg_match* match);

private:
    std::uint64_t state_;
};

/// Answers at random until `answers` answers were given or the match is over.
void play(ptcg_match* match, Lots& lots, int answers = 1'000'000);

}  // namespace capi_test
