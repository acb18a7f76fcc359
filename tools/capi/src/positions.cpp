// Positions as text: matches that start from one, and the way back.

#include <memory>

#include "json.hpp"
#include "ptcg/scripting/position.hpp"
#include "use.hpp"

namespace ptcg::capi {
namespace {

void write_about(JsonWriter& json, const ReadPosition& read)
{
    const JsonObject object(json);
    json.member("title", read.title);
    json.member("note", read.note);
    json.member("ruleset", read.ruleset);
    json.member("me", at(read.me));
}

ptcg_status read(ptcg_host* host, std::string_view text, const char* name, std::uint32_t flags,
                 int on_failure, ptcg_match** match, ptcg_buffer* about, ptcg_buffer* problems)
{
    const LibraryData& library = *host->data->library;
    std::shared_ptr<const Ruleset> rules;
    const auto find = [&](std::string_view id) -> const Ruleset* {
        const NamedRuleset* const named = library.catalogue.ruleset(id);
        if (named != nullptr) rules = std::make_shared<const Ruleset>(named->rules);
        return rules.get();
    };
    ReadPosition position = read_position(text, name, library.cards(), &host->data->scripts, find);
    if (!position.match) {
        if (problems != nullptr) {
            PTCG_TRY(fill_json(*problems,
                               [&](JsonWriter& list) { write_problems(list, position.problems); }));
        }
        return fail(PTCG_ERROR_POSITION, to_string(position.problems));
    }
    if (problems != nullptr) PTCG_TRY(fill(*problems, "[]"));
    if (about != nullptr) {
        PTCG_TRY(fill_json(*about, [&](JsonWriter& head) { write_about(head, position); }));
    }
    *match =
        make_handle(host->data, std::move(rules), std::move(*position.match),
                    static_cast<FailurePolicy>(on_failure), (flags & PTCG_LOAD_NO_EVENTS) == 0);
    return PTCG_OK;
}

/// Returns the library's name for the match's rules. A format may have changed how decks are built,
/// which a table that is described does not need.
Checked<std::string> name_of_rules(const ptcg_match& match, bool exactly)
{
    const Ruleset& rules = *match.rules;
    for (const NamedRuleset& named : match.host->library->catalogue.rulesets) {
        Ruleset known = named.rules;
        if (!exactly) {
            known.deck_size = rules.deck_size;
            known.copies = rules.copies;
        }
        if (known == rules) return {PTCG_OK, named.id};
    }
    return {fail(PTCG_ERROR_NAME,
                 "no ruleset of the library has the rules of this match, which its format has "
                 "changed; PTCG_POSITION_BRIEF or ptcg_match_save can write it"),
            {}};
}

ptcg_status write(ptcg_match& match, int form, int me, const char* title, const char* note,
                  ptcg_buffer& text)
{
    if (form != PTCG_POSITION_BRIEF && form != PTCG_POSITION_EXACT) {
        return fail(PTCG_ERROR_ARGUMENT, std::to_string(form) + " is not a form of positions");
    }
    PTCG_TRY(check_player(me));
    const bool exact = form == PTCG_POSITION_EXACT;
    const Checked<std::string> rules = name_of_rules(match, exact);
    PTCG_TRY(rules.status);
    PositionHead head;
    head.me = static_cast<PlayerId>(me);
    if (title != nullptr) head.title = title;
    if (note != nullptr) head.note = note;
    return fill(text, write_position(match.match, rules.value,
                                     exact ? PositionForm::exact : PositionForm::brief, head));
}

}  // namespace
}  // namespace ptcg::capi

using namespace ptcg;
using namespace ptcg::capi;

ptcg_status ptcg_match_from_position(ptcg_host* host, const char* position, const char* name,
                                     uint32_t flags, int on_failure, ptcg_match** match,
                                     ptcg_buffer* about, ptcg_buffer* problems)
{
    return guarded([&] {
        if (about != nullptr) about->length = 0;
        if (problems != nullptr) problems->length = 0;
        PTCG_TRY(need(match, "match"));
        *match = nullptr;
        PTCG_TRY(check(host));
        const Use use(*host->data, host);
        PTCG_TRY(use.status());
        PTCG_TRY(need(position, "position"));
        if ((flags & ~std::uint32_t{PTCG_LOAD_NO_EVENTS}) != 0) {
            return fail(PTCG_ERROR_ARGUMENT, "`flags` has bits that this library does not know");
        }
        PTCG_TRY(check_failure_policy(on_failure));
        return read(host, position, name == nullptr ? "position" : name, flags, on_failure, match,
                    about, problems);
    });
}

ptcg_status ptcg_match_position(ptcg_match* match, int form, int me, const char* title,
                                const char* note, ptcg_buffer* text)
{
    return with(match, [&] {
        PTCG_TRY(need(text, "text"));
        text->length = 0;
        return write(*match, form, me, title, note, *text);
    });
}
