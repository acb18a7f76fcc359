#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ptcg/bots/bots.hpp"
#include "ptcg/cabt/game.hpp"
#include "ptcg/hosting/json_cards.hpp"
#include "ptcg/hosting/languages.hpp"
#include "ptcg/hosting/narrator.hpp"
#include "ptcg/match.hpp"
#include "ptcg/scripting/catalogue.hpp"
#include "ptcg/scripting/deck_text.hpp"
#include "ptcg/scripting/pack_loader.hpp"
#include "ptcg/scripting/problem.hpp"
#include "ptcg/scripting/script_host.hpp"
#include "status.hpp"

/// The objects behind the handles. Each keeps alive what it needs, so that a host may free them in
/// any order.
namespace ptcg::capi {

/// All packs with their decks, rulesets and formats; never changes.
struct LibraryData {
    LibraryData(std::unique_ptr<CardPool> loaded, Catalogue beside,
                std::vector<std::filesystem::path> folders, std::span<const MemoryFolder> memory)
        : pool(std::move(loaded)),
          catalogue(std::move(beside)),
          decks(pool->library),
          names(pool->library),
          cabt(pool->library),
          languages(std::move(folders), memory)
    {
    }

    std::unique_ptr<CardPool> pool;
    Catalogue catalogue;
    DeckTextReader decks;
    CardJsonParts names;  ///< of all cards, as JSON has them
    ptcg::cabt::Vocabulary cabt;
    Languages languages;

    [[nodiscard]] const CardLibrary& cards() const { return pool->library; }
};

struct HostData {
    HostData(std::shared_ptr<const LibraryData> of, const ScriptLimits& limits)
        : library(std::move(of)), scripts(library->pool->scripts, library->cards(), limits)
    {
    }

    std::shared_ptr<const LibraryData> library;
    ScriptHost scripts;
    JsonWriter json;  ///< for one call; keeps its memory
    /// The handle that a thread is using, of this host or of a match on it; see use.hpp.
    std::atomic<const void*> user = nullptr;
};

/// A handle begins with its kind, so that a handle of another kind is detected.
enum class Kind : std::uint64_t {
    library = 0x7074'6367'6c69'6272u,
    host = 0x7074'6367'686f'7374u,
    match = 0x7074'6367'6d61'7463u,
    teller = 0x7074'6367'7465'6c6cu,
    game = 0x7074'6367'6361'6274u,
    bot = 0x7074'6367'626f'7421u,
    env = 0x7074'6367'656e'7669u,
    vector = 0x7074'6367'7665'6374u,
    freed = 0
};

}  // namespace ptcg::capi

struct ptcg_library {
    ptcg::capi::Kind kind = ptcg::capi::Kind::library;
    std::shared_ptr<const ptcg::capi::LibraryData> data;
};

struct ptcg_host {
    ptcg::capi::Kind kind = ptcg::capi::Kind::host;
    std::shared_ptr<ptcg::capi::HostData> data;
};

struct ptcg_match {
    ptcg::capi::Kind kind = ptcg::capi::Kind::match;
    std::shared_ptr<ptcg::capi::HostData> host;
    std::shared_ptr<const ptcg::Ruleset> rules;
    bool keeps_events = true;
    ptcg::FailurePolicy on_failure = ptcg::FailurePolicy::void_match;
    ptcg::Match match;
};

struct ptcg_teller {
    ptcg::capi::Kind kind = ptcg::capi::Kind::teller;
    std::shared_ptr<const ptcg::capi::LibraryData> library;
    std::shared_ptr<const ptcg::Language> language;
    ptcg::Narrator narrator;
    /// Whether a thread is using it.
    std::atomic<bool> used = false;
};

struct ptcg_cabt_game {
    ptcg::capi::Kind kind = ptcg::capi::Kind::game;
    std::shared_ptr<ptcg::capi::HostData> host;
    std::shared_ptr<const ptcg::Ruleset> rules;
    std::unique_ptr<ptcg::cabt::Game> game;
};

struct ptcg_bot {
    ptcg::capi::Kind kind = ptcg::capi::Kind::bot;
    std::shared_ptr<const ptcg::capi::LibraryData> library;
    std::array<std::unique_ptr<ptcg::Bot>, ptcg::players> seats;
    ptcg::View view;  ///< keeps its memory
    std::vector<std::uint16_t> picks;
    /// Whether a thread is using it.
    std::atomic<bool> used = false;
};

namespace ptcg::capi {

/// Returns PTCG_OK if this is a handle of its kind, as far as that can be checked.
template <typename Handle>
ptcg_status check(const Handle* handle, Kind kind, const char* name)
{
    if (handle == nullptr) {
        return fail(PTCG_ERROR_HANDLE, std::string("the ") + name + " is NULL");
    }
    const bool aligned = reinterpret_cast<std::uintptr_t>(handle) % alignof(Handle) == 0;
    if (!aligned || handle->kind != kind) {
        return fail(PTCG_ERROR_HANDLE, std::string("this is not a ") + name);
    }
    return PTCG_OK;
}
inline ptcg_status check(const ptcg_library* library)
{
    return check(library, Kind::library, "library");
}
inline ptcg_status check(const ptcg_host* host)
{
    return check(host, Kind::host, "host");
}
inline ptcg_status check(const ptcg_match* match)
{
    return check(match, Kind::match, "match");
}

inline ptcg_status check(const ptcg_cabt_game* game)
{
    return check(game, Kind::game, "game");
}

inline ptcg_status check(const ptcg_teller* teller)
{
    return check(teller, Kind::teller, "teller");
}

inline ptcg_status check(const ptcg_bot* bot)
{
    return check(bot, Kind::bot, "bot");
}

ptcg_status check(const ptcg_env* env);

/// Returns PTCG_OK if this is a value of enum ptcg_failure.
ptcg_status check_failure_policy(int policy);
/// Returns PTCG_OK if this is a value of enum ptcg_audience.
ptcg_status check_audience(int audience);
/// Returns PTCG_OK if this is PTCG_PLAYER_ONE or PTCG_PLAYER_TWO.
ptcg_status check_player(int player);

/// Returns PTCG_ERROR_MISMATCH unless one match can take on the state of the other.
ptcg_status check_alike(const ptcg_match& one, const ptcg_match& other);

/// Returns a handle for the match, which the caller owns.
[[nodiscard]] ptcg_match* make_handle(std::shared_ptr<HostData> host,
                                      std::shared_ptr<const Ruleset> rules, Match&& match,
                                      FailurePolicy on_failure, bool keeps_events);
/// Sets `made` to a handle, which the caller owns, for a match on the host in this state.
ptcg_status resume_handle(const std::shared_ptr<HostData>& host,
                          const std::shared_ptr<const Ruleset>& rules, const MatchState& state,
                          FailurePolicy on_failure, bool keeps_events, ptcg_match** made);

/// Returns whether a thread is using the handle, as far as that can be known.
inline bool in_use(const ptcg_library&)
{
    return false;  // it never changes
}
inline bool in_use(const ptcg_host& host)
{
    return host.data->user == &host;
}
inline bool in_use(const ptcg_match& match)
{
    return match.host->user == &match;
}
inline bool in_use(const ptcg_cabt_game& game)
{
    return game.host->user == &game;
}
inline bool in_use(const ptcg_teller& teller)
{
    return teller.used;
}
inline bool in_use(const ptcg_bot& bot)
{
    return bot.used;
}

bool in_use(const ptcg_env& env);
bool in_use(const ptcg_vector& vector);

/// Frees a handle of its kind. Does nothing with any other pointer, nor with a handle that a thread
/// is using: leaking it is better than freeing it in use.
template <typename Handle>
void release(Handle* handle, Kind kind) noexcept
{
    const bool aligned = reinterpret_cast<std::uintptr_t>(handle) % alignof(Handle) == 0;
    if (handle == nullptr || !aligned || handle->kind != kind || in_use(*handle)) return;
    handle->kind = Kind::freed;
    delete handle;
}

/// Fails with the argument's name if a required pointer is NULL.
inline ptcg_status need(const void* pointer, const char* name)
{
    if (pointer != nullptr) return PTCG_OK;
    return fail(PTCG_ERROR_ARGUMENT, std::string("`") + name + "` is NULL");
}

/// Fails with PTCG_ERROR_NAME and suggests the nearest known name.
template <typename Entry>
ptcg_status no_such(const char* what, std::string_view name, const std::vector<Entry>& known,
                    std::string Entry::*id)
{
    std::vector<std::string> names;
    for (const Entry& entry : known) names.push_back(entry.*id);
    constexpr std::size_t longest = 60;  // it may be a list, meant for another function
    const std::string shown = in_quotes(name.substr(0, longest));
    return fail(PTCG_ERROR_NAME,
                std::string("there is no ") + what + " " + shown + did_you_mean(name, names));
}

}  // namespace ptcg::capi

/// Returns from the function or lambda with the status of `expression` unless it is PTCG_OK.
#define PTCG_TRY(expression)                                              \
    do {                                                                  \
        const ptcg_status status_of_expression = (expression);            \
        if (status_of_expression != PTCG_OK) return status_of_expression; \
    } while (false)
