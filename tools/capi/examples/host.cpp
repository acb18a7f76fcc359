// A host in C++ that uses the C interface: a bot that looks one answer ahead, without seeing hidden
// cards, against one that answers at random. Handles are wrapped in unique_ptr; errors become
// exceptions.
//
//     host CARDS [GAMES]
//
// (A C++ host may as well use the C++ libraries: see tests/package.)

#include <ptcg.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <random>
#include <stdexcept>
#include <vector>

namespace {

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

void must(ptcg_status status)
{
    if (status != PTCG_OK) throw std::runtime_error(ptcg_last_error());
}

Library load(const char* cards)
{
    ptcg_source source{};
    source.size = sizeof source;
    source.folder = cards;
    ptcg_library* library = nullptr;
    must(ptcg_library_load(&source, 1, nullptr, &library, nullptr));
    return Library(library);
}

Match start(ptcg_host* host, std::uint64_t seed)
{
    ptcg_setup setup{};
    setup.size = sizeof setup;
    setup.deck[0] = "powerhouse";
    setup.deck[1] = "lava-flow";
    setup.seed = seed;
    setup.flags = PTCG_NO_EVENTS;
    ptcg_match* match = nullptr;
    must(ptcg_match_create(host, &setup, &match));
    return Match(match);
}

ptcg_decision question(ptcg_match* match)
{
    ptcg_decision decision{};
    must(ptcg_match_decision(match, &decision));
    return decision;
}

/// Rates a player's position, using only what that player sees.
int worth(ptcg_match* match, std::uint8_t player)
{
    const ptcg_decision now = question(match);
    if (now.asked == PTCG_NOBODY) return now.winner == player ? 1'000'000 : -1'000'000;
    ptcg_view view{};
    must(ptcg_match_view(match, player == 0 ? PTCG_SEEN_BY_ONE : PTCG_SEEN_BY_TWO, &view));
    int sum = 1000 * (view.player[1 - player].prizes - view.player[player].prizes);
    for (std::size_t spot = 0; spot < 18; ++spot) {
        const ptcg_pokemon& pokemon = view.pokemon[spot];
        const int good = (pokemon.flags & PTCG_PRESENT) == 0
                             ? 0
                             : pokemon.hp - pokemon.damage + 15 * pokemon.attached_count;
        sum += spot / 9 == player ? good : -good;
    }
    return sum;
}

/// Tries each single pick in a position that its player could be in, with the hidden cards drawn
/// again, and takes the pick with the best result.
class LookingAhead {
public:
    std::vector<std::uint16_t> choose(ptcg_match* match, const ptcg_decision& open)
    {
        if (open.min != 1 || open.max != 1) return first_legal(match, open);
        if (!fork_) {
            redrawn_ = fork_of(match);
            fork_ = fork_of(match);
        }
        // An effect in progress may have used hidden cards in a visible way.
        if (ptcg_match_determinize(match, open.asked, ++draws_, nullptr, redrawn_.get()) !=
            PTCG_OK) {
            return first_legal(match, open);
        }
        std::uint16_t best = 0;
        int most = -2'000'000;
        for (std::uint16_t pick = 0; pick < open.option_count; ++pick) {
            must(ptcg_match_copy(fork_.get(), redrawn_.get()));
            if (ptcg_match_answer(fork_.get(), &pick, 1) != PTCG_OK) continue;
            const int value = worth(fork_.get(), open.asked);
            if (value > most) {
                most = value;
                best = pick;
            }
        }
        return {best};
    }

private:
    static Match fork_of(ptcg_match* match)
    {
        ptcg_match* fork = nullptr;
        must(ptcg_match_fork(match, nullptr, &fork));
        return Match(fork);
    }

    std::vector<std::uint16_t> first_legal(ptcg_match* match, const ptcg_decision& open)
    {
        std::vector<std::uint16_t> first;
        options_.resize(open.option_count);
        must(ptcg_match_options(match, options_.data(), options_.size(), nullptr));
        for (std::uint16_t i = 0; i < open.option_count; ++i) {
            for (int n = 0; n < options_[i].count && first.size() < open.min; ++n) {
                first.push_back(i);
            }
        }
        return first;
    }

    Match redrawn_;
    Match fork_;
    std::uint64_t draws_ = 0;
    std::vector<ptcg_option> options_;
};

bool first_player_wins(ptcg_host* host, std::uint64_t seed, LookingAhead& bot)
{
    std::mt19937_64 lots(seed);
    const Match match = start(host, seed);
    while (true) {
        const ptcg_decision open = question(match.get());
        if (open.asked == PTCG_NOBODY) return open.winner == PTCG_PLAYER_ONE;
        const bool by_lot = open.asked == PTCG_PLAYER_TWO && open.min == 1 && open.max == 1;
        std::vector<std::uint16_t> picks;
        if (by_lot) {
            picks = {static_cast<std::uint16_t>(lots() % open.option_count)};
        } else {
            picks = bot.choose(match.get(), open);
        }
        must(ptcg_match_answer(match.get(), picks.data(), picks.size()));
    }
}

int run(int argc, char** argv)
{
    const Library library = load(argv[1]);
    ptcg_host* made = nullptr;
    must(ptcg_host_create(library.get(), nullptr, &made));
    const Host host(made);
    const int games = argc > 2 ? std::atoi(argv[2]) : 10;
    LookingAhead bot;
    int won = 0;
    for (int game = 0; game < games; ++game) {
        won += first_player_wins(host.get(), static_cast<std::uint64_t>(game), bot) ? 1 : 0;
    }
    std::printf("Looking one answer ahead won %d of %d games against random answers.\n", won,
                games);
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "usage: %s CARDS [GAMES]\n", argv[0]);
        return 2;
    }
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
