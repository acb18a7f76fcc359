// What happened and what is asked, in words.

#include <memory>

#include "json.hpp"
#include "ptcg/hosting/narrator.hpp"
#include "ptcg/hosting/words_json.hpp"
#include "structs.hpp"
#include "use.hpp"

namespace ptcg::capi {
namespace {

PlayerId addressed(const ptcg_teller_setup& setup)
{
    if ((setup.flags & PTCG_TELL_BY_NAME) != 0) return PlayerId::none;
    if (setup.audience == PTCG_SEEN_BY_ONE) return PlayerId::one;
    return setup.audience == PTCG_SEEN_BY_TWO ? PlayerId::two : PlayerId::none;
}

ptcg_status make_teller(const ptcg_library* library, const ptcg_teller_setup* wanted,
                        ptcg_teller** teller)
{
    PTCG_TRY(need(teller, "teller"));
    *teller = nullptr;
    PTCG_TRY(check(library));
    PTCG_TRY(need(wanted, "setup"));
    ptcg_teller_setup setup;
    PTCG_TRY(read_struct(wanted, setup, "ptcg_teller_setup"));
    PTCG_TRY(check_audience(setup.audience));
    constexpr std::uint32_t known = PTCG_TELL_AS_LOG | PTCG_TELL_BY_NAME | PTCG_TELL_IDS;
    if ((setup.flags & ~known) != 0) {
        return fail(PTCG_ERROR_ARGUMENT,
                    "ptcg_teller_setup: has flags that this library does not know");
    }
    const LibraryData& data = *library->data;
    Result<std::shared_ptr<const Language>> language =
        data.languages.find(setup.language == nullptr ? "en" : setup.language);
    if (!language) return fail(PTCG_ERROR_NAME, language.error().message);
    Naming naming;
    naming.library = &data.cards();
    naming.language = language.value().get();
    naming.you = addressed(setup);
    naming.has_ids = (setup.flags & PTCG_TELL_IDS) != 0;
    for (std::size_t who = 0; who < players; ++who) {
        if (setup.names[who] != nullptr) naming.names[who] = setup.names[who];
    }
    const bool as_log = (setup.flags & PTCG_TELL_AS_LOG) != 0;
    *teller = new ptcg_teller{
        .library = library->data,
        .language = language.value(),
        .narrator = Narrator(std::move(naming), static_cast<Audience>(setup.audience),
                             as_log ? StoryForm::battle_log : StoryForm::story)};
    return PTCG_OK;
}

/// Tells what happened, or nothing if the match keeps no events.
Narration tell(Narrator& narrator, ptcg_match& match)
{
    if (match.keeps_events) return narrator.tell(match.match);
    const std::uint32_t end = match.match.state().published;
    return {end, end, {}};
}

}  // namespace
}  // namespace ptcg::capi

using namespace ptcg;
using namespace ptcg::capi;

ptcg_status ptcg_library_languages(const ptcg_library* library, ptcg_buffer* json)
{
    return guarded([&] {
        PTCG_TRY(check(library));
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        return fill_json(*json, [&](JsonWriter& list) {
            const JsonArray all(list);
            for (const std::string& code : library->data->languages.codes()) list.value(code);
        });
    });
}

ptcg_status ptcg_teller_create(const ptcg_library* library, const ptcg_teller_setup* setup,
                               ptcg_teller** teller)
{
    return guarded([&] { return make_teller(library, setup, teller); });
}

void ptcg_teller_free(ptcg_teller* teller)
{
    release(teller, Kind::teller);
}

ptcg_status ptcg_teller_tell(ptcg_teller* teller, ptcg_match* match, ptcg_buffer* json)
{
    return with_both(teller, match, "teller", [&] {
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        ptcg::Narrator after = teller->narrator;
        const ptcg::Narration told = tell(after, *match);
        PTCG_TRY(fill_json(*json, [&](JsonWriter& lines) {
            write_narration(lines, told, after.story().naming());
        }));
        teller->narrator = std::move(after);
        return PTCG_OK;
    });
}

ptcg_status ptcg_teller_catch_up(ptcg_teller* teller, ptcg_match* match)
{
    return with_both(teller, match, "teller", [&] {
        teller->narrator.catch_up(match->match);
        return PTCG_OK;
    });
}

ptcg_status ptcg_teller_question(ptcg_teller* teller, ptcg_match* match, ptcg_buffer* json)
{
    return with_both(teller, match, "teller", [&] {
        PTCG_TRY(need(json, "json"));
        json->length = 0;
        return fill_json(*json, [&](JsonWriter& question) {
            write_question_words(question, question_words(match->match, teller->narrator));
        });
    });
}
