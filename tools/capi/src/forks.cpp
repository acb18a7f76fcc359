// Forks and copies of matches, and saves of them.

#include <algorithm>
#include <optional>
#include <vector>

#include "json.hpp"
#include "playing.hpp"
#include "ptcg/save.hpp"
#include "use.hpp"

namespace ptcg::capi {
namespace {

ptcg_status fork(ptcg_match* match, ptcg_host* host, ptcg_match** made)
{
    PTCG_TRY(need(made, "fork"));
    *made = nullptr;
    PTCG_TRY(check(match));
    if (host != nullptr) PTCG_TRY(check(host));
    const std::shared_ptr<HostData>& on = host != nullptr ? host->data : match->host;
    if (on->library != match->host->library) {
        return fail(PTCG_ERROR_MISMATCH, "the host and the match use different libraries");
    }
    const Use use(*match->host, match);
    PTCG_TRY(use.status());
    if (on == match->host) {
        *made = make_handle(on, match->rules, match->match.fork(), match->on_failure,
                            match->keeps_events);
        return PTCG_OK;
    }
    const Use use_of_host(*on, host);
    PTCG_TRY(use_of_host.status());
    return resume_handle(on, match->rules, match->match.state(), match->on_failure,
                         match->keeps_events, made);
}

/// Runs `body`, which returns a status, while no other thread can use either match. Does nothing if
/// they are the same.
template <typename Body>
ptcg_status with_both(ptcg_match* to, const ptcg_match* from, Body&& body)
{
    PTCG_TRY(check(to));
    PTCG_TRY(check(from));
    if (to == from) return PTCG_OK;
    PTCG_TRY(check_alike(*to, *from));
    return with_two(*to, *from, body);
}

ptcg_status copy(ptcg_match* to, const ptcg_match* from)
{
    // The recorded events belong to another past.
    to->match.record_events(false);
    to->match.restore(from->match.state());
    to->match.record_events(to->keeps_events);
    to->match.on_failure(from->on_failure);
    to->on_failure = from->on_failure;
    return PTCG_OK;
}

ptcg_status restore(ptcg_match* match, const ptcg_match* earlier)
{
    if (earlier->match.state().published > match->match.state().published) {
        return fail(PTCG_ERROR_ARGUMENT,
                    "this is not an earlier state of the match; ptcg_match_copy takes any state");
    }
    match->match.restore(earlier->match.state());
    return PTCG_OK;
}

/// Returns the library's rules under which the save was made; null if there are none.
std::shared_ptr<const Ruleset> rules_of(std::string_view save, const Catalogue& catalogue)
{
    for (const NamedRuleset& ruleset : catalogue.rulesets) {
        if (is_saved_under(save, ruleset.rules)) return std::make_shared<Ruleset>(ruleset.rules);
    }
    for (const Format& format : catalogue.formats) {
        for (const NamedRuleset& ruleset : catalogue.rulesets) {
            const Ruleset rules = rules_under(format, ruleset.rules);
            if (is_saved_under(save, rules)) return std::make_shared<Ruleset>(rules);
        }
    }
    return nullptr;
}

ptcg_status load(ptcg_host* host, std::string_view save, std::uint32_t flags, int on_failure,
                 ptcg_match** match, ptcg_buffer* note)
{
    const LibraryData& library = *host->data->library;
    std::shared_ptr<const Ruleset> rules = rules_of(save, library.catalogue);
    // Any rules will do without them: errors in the save itself are reported first.
    if (rules == nullptr) rules = std::make_shared<Ruleset>();
    const SaveOptions options{.accept_other_packs = (flags & PTCG_ACCEPT_OTHER_PACKS) != 0};
    Result<LoadedMatch> loaded =
        load_match(save, library.cards(), *rules, &host->data->scripts, options);
    if (!loaded) return fail(PTCG_ERROR_SAVE, loaded.error().message);
    if (note != nullptr) PTCG_TRY(fill(*note, loaded.value().note));
    *match =
        make_handle(host->data, std::move(rules), std::move(loaded.value().match),
                    static_cast<FailurePolicy>(on_failure), (flags & PTCG_LOAD_NO_EVENTS) == 0);
    return PTCG_OK;
}

}  // namespace

ptcg_status check_alike(const ptcg_match& one, const ptcg_match& other)
{
    if (one.host->library != other.host->library) {
        return fail(PTCG_ERROR_MISMATCH, "the matches use different libraries");
    }
    if (one.rules != other.rules && !(*one.rules == *other.rules)) {
        return fail(PTCG_ERROR_MISMATCH, "the matches are played under different rules");
    }
    return PTCG_OK;
}

}  // namespace ptcg::capi

using namespace ptcg;
using namespace ptcg::capi;

ptcg_status ptcg_match_fork(ptcg_match* match, ptcg_host* host, ptcg_match** made)
{
    return guarded([&] { return fork(match, host, made); });
}

ptcg_status ptcg_match_copy(ptcg_match* to, const ptcg_match* from)
{
    return guarded([&] { return with_both(to, from, [&] { return copy(to, from); }); });
}

ptcg_status ptcg_match_restore(ptcg_match* match, const ptcg_match* earlier)
{
    return guarded(
        [&] { return with_both(match, earlier, [&] { return restore(match, earlier); }); });
}

ptcg_status ptcg_match_save(ptcg_match* match, ptcg_buffer* save)
{
    return with(match, [&] {
        PTCG_TRY(need(save, "save"));
        save->length = 0;
        return fill(*save, save_match(match->match));
    });
}

ptcg_status ptcg_match_load(ptcg_host* host, const void* data, size_t length, uint32_t flags,
                            int on_failure, ptcg_match** match)
{
    return ptcg_match_load_noted(host, data, length, flags, on_failure, match, nullptr);
}

ptcg_status ptcg_match_load_noted(ptcg_host* host, const void* data, size_t length, uint32_t flags,
                                  int on_failure, ptcg_match** match, ptcg_buffer* note)
{
    return guarded([&] {
        if (note != nullptr) note->length = 0;
        PTCG_TRY(need(match, "match"));
        *match = nullptr;
        PTCG_TRY(check(host));
        const Use use(*host->data, host);
        PTCG_TRY(use.status());
        if (length > 0) PTCG_TRY(need(data, "data"));
        constexpr uint32_t known = PTCG_ACCEPT_OTHER_PACKS | PTCG_LOAD_NO_EVENTS;
        if ((flags & ~known) != 0) {
            return fail(PTCG_ERROR_ARGUMENT, "`flags` has bits that this library does not know");
        }
        PTCG_TRY(check_failure_policy(on_failure));
        return load(host, {static_cast<const char*>(data), length}, flags, on_failure, match, note);
    });
}

ptcg_status ptcg_save_info(const void* data, size_t length, ptcg_buffer* json)
{
    return guarded([&] {
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        if (length > 0) PTCG_TRY(need(data, "data"));
        const ptcg::Result<ptcg::SaveInfo> info =
            ptcg::info_of_save({static_cast<const char*>(data), length});
        if (!info) return fail(PTCG_ERROR_SAVE, info.error().message);
        return fill_json(*json, [&](JsonWriter& object) {
            const JsonObject whole(object);
            object.key("packs");
            object.begin_array();
            for (const ptcg::CardPack& pack : info.value().packs) {
                const JsonObject entry(object);
                object.member("id", pack.id);
                object.member("hash", hex(pack.hash));
            }
            object.end_array();
            object.member("asked", info.value().asked);
        });
    });
}

ptcg_status ptcg_match_hash(const ptcg_match* match, uint64_t* hash)
{
    return with(match, [&] {
        PTCG_TRY(need(hash, "hash"));
        *hash = ptcg::hash(match->match.state());
        return PTCG_OK;
    });
}
