#include "bench/growth.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <exception>
#include <fstream>
#include <memory>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

#include <fmt/format.h>

#include "bench/child_process.hpp"
#include "bench/copied_packs.hpp"
#include "bench/scratch_folder.hpp"
#include "data/data.hpp"
#include "ptcg/bots/bots.hpp"
#include "ptcg/packed_view.hpp"
#include "ptcg/resolver.hpp"
#include "ptcg/save.hpp"
#include "ptcg/scripting/position.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "system/processor_time.hpp"

namespace ptcg::tools {
namespace {

/// Returns the heap bytes in use, including large blocks.
std::optional<double> heap_in_use()
{
#if defined(__GLIBC__)
    const struct mallinfo2 info = mallinfo2();
    return static_cast<double>(info.uordblks) + static_cast<double>(info.hblkhd);
#else
    return std::nullopt;
#endif
}

std::optional<double> heap_grown(std::optional<double> before, double share)
{
    const std::optional<double> now = heap_in_use();
    if (!before || !now) return std::nullopt;
    return (*now - *before) / share;
}

/// The loaded made-up cards, with a deck of them.
struct MadeUp {
    ScratchFolder folder;
    LoadResult loaded;
    Ruleset rules;
    std::vector<DefId> deck;

    /// Adds four copies of each of the first nine Pokémon, and 24 Energy.
    [[nodiscard]] Result<void> load()
    {
        const std::array roots{folder.path()};
        loaded = load_packs(roots);
        if (loaded.pool == nullptr) return Error{to_string(loaded.problems)};
        for (int number = 1; number <= 9; ++number) {
            const DefId card = loaded.pool->library.find(fmt::format("made1-{}", number));
            deck.insert(deck.end(), 4, card);
        }
        deck.resize(cards_per_player, loaded.pool->library.find("made0-1"));
        return {};
    }

    [[nodiscard]] const CardLibrary& library() const { return loaded.pool->library; }
};

/// A child process inherits this process's peak memory, so keep it low: return freed memory to the
/// system and have Linux reset the peak.
void forget_peak()
{
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
    std::ofstream("/proc/self/clear_refs") << "5";
}

/// Measures whole runs of the program.
Result<std::vector<CommandFigures>> measure_commands(const GrowthSettings& settings,
                                                     const std::string& copies,
                                                     const std::filesystem::path& cache)
{
    const std::string pack = settings.pack.string();
    const std::vector<std::pair<std::string, std::vector<std::string>>> commands = {
        {"one game", {"simulate", settings.decks[0], settings.decks[1], "--games", "1"}},
        {"test a pack", {"test", pack}},
        {"check a pack", {"check", pack}},
        {"check all", {"check"}},
    };
    std::vector<CommandFigures> figures;
    forget_peak();
    for (const auto& [name, command] : commands) {
        std::vector<std::string> words{settings.program.string()};
        words.insert(words.end(), command.begin(), command.end());
        if (!copies.empty()) words.insert(words.end(), {"--packs", copies});
        const Ran ran = run_quietly(words, cache);
        if (ran.exit_code != 0) {
            return Error{
                fmt::format("{} ended with exit code {}", fmt::join(words, " "), ran.exit_code)};
        }
        figures.push_back({name, ran.seconds, ran.peak_bytes});
    }
    return figures;
}

/// Measures a host that plays with the cards of one pack when others exist.
Result<void> measure_further_host(const CardPool& pool, const std::filesystem::path& pack,
                                  LibraryFigures& figures)
{
    std::vector<DefId> cards;
    for (const PackInfo& one : pool.packs) {
        const bool wanted = pack.empty() ? cards.empty() : one.path == pack;
        for (std::size_t i = 0; wanted && i < one.cards.size(); ++i) {
            cards.push_back(pool.library.find(one.cards[i]));
        }
    }
    const std::optional<double> before = heap_in_use();
    const ProcessorTime time;
    ScriptHost host(pool.scripts, pool.library);
    if (const Result<void> ready = host.prepare(cards); !ready) return ready.error();
    figures.further_seconds = time.seconds();
    figures.further_bytes = heap_grown(before, 1);
    figures.further_scripts = host.usage().scripts_run;
    return {};
}

/// Measures what the cached results of reading the files save.
Result<void> measure_again(const std::vector<std::filesystem::path>& roots,
                           const GrowthSettings& settings, const std::filesystem::path& kept,
                           LibraryFigures& figures)
{
    // The files have just been written.
    const PackCache cache{
        .folder = kept, .look_into = {}, .settling = std::chrono::milliseconds(0)};
    static_cast<void>(load_packs(roots, {}, cache));
    const ProcessorTime time;
    const LoadResult loaded = load_packs(roots, {}, cache);
    if (loaded.pool == nullptr) return Error{to_string(loaded.problems)};
    figures.again_seconds = time.seconds();
    figures.from_images = loaded.counts;
    return measure_further_host(*loaded.pool, settings.pack, figures);
}

/// Measures reading the files of all packs, and one host with all their scripts.
Result<LibraryFigures> measure_reading(const std::vector<std::filesystem::path>& roots)
{
    LibraryFigures figures;
    const std::optional<double> before = heap_in_use();
    ProcessorTime time;
    const LoadResult loaded = load_packs(roots);
    if (loaded.pool == nullptr) return Error{to_string(loaded.problems)};
    figures.load_seconds = time.seconds();
    figures.from_files = loaded.counts;
    figures.library_bytes = heap_grown(before, 1);
    figures.cards = loaded.pool->library.size();
    figures.packs = loaded.pool->packs.size();
    time = ProcessorTime();
    ScriptHost host(loaded.pool->scripts, loaded.pool->library);
    if (const Result<void> ready = host.prepare_all(); !ready) return ready.error();
    figures.host_seconds = time.seconds();
    figures.script_bytes = static_cast<double>(host.usage().bytes_in_use);
    return figures;
}

Result<LibraryFigures> measure_library(std::size_t copies, const GrowthSettings& settings)
{
    const ScratchFolder folder;
    const ScratchFolder kept;
    if (folder.path().empty() || kept.path().empty())
        return Error{"cannot create a temporary folder"};
    if (const auto written = write_copied_packs(settings.cards, folder.path(), copies); !written) {
        return written.error();
    }
    std::vector<std::filesystem::path> roots{settings.cards};
    if (copies > 0) roots.push_back(folder.path());
    Result<LibraryFigures> figures = measure_reading(roots);
    if (!figures) return figures.error();
    if (const auto again = measure_again(roots, settings, kept.path(), figures.value()); !again) {
        return again.error();
    }
    if (settings.program.empty()) return figures;
    Result<std::vector<CommandFigures>> commands =
        measure_commands(settings, copies > 0 ? folder.path().string() : "", kept.path());
    if (!commands) return commands.error();
    figures.value().commands = std::move(commands.value());
    return figures;
}

/// Returns the nanoseconds per call: the median of several rounds.
template <typename Call>
double time_of(Call&& call)
{
    constexpr int rounds = 15;
    constexpr int calls = 2'000;
    std::array<double, rounds> figures{};
    for (double& figure : figures) {
        const ProcessorTime time;
        for (int i = 0; i < calls; ++i) call();
        figure = 1e9 * time.seconds() / calls;
    }
    std::sort(figures.begin(), figures.end());
    return figures[rounds / 2];
}

EffectFigures time_position(Match& match, std::size_t count)
{
    EffectFigures figures;
    figures.count = count;
    const MatchState here = match.state();
    figures.question_ns = time_of([&] {
        match.restore(here);
        (void)match.decision();
    });
    const auto view = std::make_unique<View>();
    figures.view_ns = time_of([&] { make_view(match.rules(), seen_by(PlayerId::one), *view); });
    PackedView packed;
    figures.packed_view_ns =
        time_of([&] { pack_view(match.rules(), seen_by(PlayerId::one), packed); });
    return figures;
}

/// Sets up six Pokémon per side, with an Energy card each, and a hand of seven. The first
/// `with_text` Pokémon, alternating between the sides, have an Ability that changes their HP.
Result<Match> full_table(const MadeUp& made_up, ScriptHost& host, std::size_t with_text)
{
    const DefId plain = made_up.library().find("made1-1");
    const DefId talking = made_up.library().find("made1-12");
    Position position;
    position.filler = made_up.library().find("made0-1");
    std::size_t placed = 0;
    for (std::size_t i = 0; i < 6; ++i) {
        for (SideSetup* side : {&position.my_side, &position.opponents_side}) {
            PokemonSetup pokemon;
            pokemon.card = placed++ < with_text ? talking : plain;
            pokemon.attached = {position.filler};
            if (i == 0) {
                side->active = pokemon;
            } else {
                side->bench.push_back(pokemon);
            }
        }
    }
    for (int number = 2; number <= 8; ++number) {
        position.my_side.hand.push_back(made_up.library().find(fmt::format("made1-{}", number)));
    }
    position.seed = 1;
    return build_match(position, made_up.library(), made_up.rules, &host);
}

Result<void> measure_effects(const MadeUp& made_up, const GrowthSettings& settings,
                             GrowthFigures& figures)
{
    ScriptHost host(made_up.loaded.pool->scripts, made_up.library());
    for (std::size_t count : settings.texts) {
        Result<Match> match = full_table(made_up, host, count);
        if (!match) return match.error();
        figures.texts.push_back(time_position(match.value(), count));
    }
    for (std::size_t count : settings.lasting) {
        Result<Match> match = full_table(made_up, host, 0);
        if (!match) return match.error();
        match.value().edit([&](Resolver& game) {
            for (std::size_t i = 0; i < count; ++i) {
                const PlayerId owner = i % 2 == 0 ? PlayerId::one : PlayerId::two;
                const SlotList pokemon = game.pokemon_of(owner);
                Lasting effect;
                effect.def = made_up.deck[0];
                effect.kind = LastingKind::damage_taken;
                effect.subject = static_cast<std::uint8_t>(pokemon.slot[i / 2 % pokemon.count]);
                effect.owner = owner;
                effect.value = -10;
                (void)game.add_lasting(effect, Until::leaves_play);
            }
        });
        figures.lasting.push_back(time_position(match.value(), count));
    }
    return {};
}

/// Measures `count` matches of the made-up cards, each at a different point of a different game.
Result<MatchFigures> measure_matches(const MadeUp& made_up, std::size_t count)
{
    ScriptHost host(made_up.loaded.pool->scripts, made_up.library());
    const std::unique_ptr<Bot> bot = make_random_bot();
    bot->begin(1);
    std::vector<std::uint16_t> picks;
    const auto step = [&](Match& match) {
        const Decision* const decision = match.decision();
        if (decision == nullptr) return;
        bot->choose(*decision, {}, picks);
        (void)match.answer(picks);
    };
    std::vector<Match> matches;
    matches.reserve(count);
    MatchFigures figures;
    figures.matches = count;
    const std::optional<double> before = heap_in_use();
    for (std::size_t i = 0; i < count; ++i) {
        MatchSetup setup;
        setup.deck_one = made_up.deck;
        setup.deck_two = made_up.deck;
        setup.seed = i;
        Result<Match> match = Match::start(made_up.library(), made_up.rules, &host, setup);
        if (!match) return match.error();
        match.value().record_events(false);
        for (std::size_t answers = 0; answers < 20 + i % 20; ++answers) step(match.value());
        matches.push_back(std::move(match.value()));
    }
    const auto each = static_cast<double>(count);
    figures.bytes = heap_grown(before, each);
    ProcessorTime time;
    for (Match& match : matches) step(match);
    figures.step_us = 1e6 * time.seconds() / each;
    std::size_t saved = 0;
    time = ProcessorTime();
    for (Match& match : matches) saved += save_match(match).size();
    figures.save_us = 1e6 * time.seconds() / each;
    figures.saved_bytes = static_cast<double>(saved) / each;
    return figures;
}

Result<GrowthFigures> measure_all(const GrowthSettings& settings,
                                  const std::function<void(const std::string&)>& progress)
{
    GrowthFigures figures;
    for (std::size_t copies : settings.copies) {
        progress(fmt::format("a library with {} copies of all cards", copies));
        const Result<LibraryFigures> library = measure_library(copies, settings);
        if (!library) return library.error();
        figures.libraries.push_back(library.value());
    }
    constexpr std::size_t few_cards = 100;
    MadeUp made_up;
    write_made_up_packs(made_up.folder.path(), few_cards);
    if (const Result<void> loaded = made_up.load(); !loaded) return loaded.error();
    progress("effects in play");
    if (const Result<void> done = measure_effects(made_up, settings, figures); !done) {
        return done.error();
    }
    for (std::size_t count : settings.matches) {
        progress(fmt::format("{} matches at once", count));
        const Result<MatchFigures> matches = measure_matches(made_up, count);
        if (!matches) return matches.error();
        figures.matches.push_back(matches.value());
    }
    return figures;
}

}  // namespace

Result<GrowthFigures> measure_growth(const GrowthSettings& settings,
                                     const std::function<void(const std::string&)>& progress)
{
    try {
        return measure_all(settings, progress);
    } catch (const std::exception& error) {  // from writing files
        return Error{fmt::format("cannot write the made-up packs: {}", error.what())};
    }
}

}  // namespace ptcg::tools
