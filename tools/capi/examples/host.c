/* A host in C: plays a match between two decks to the end, with random answers, and reports what
 * happened. Exits with 0 on success.
 *
 *     host CARDS [DECK DECK [SEED]]
 *
 * CARDS is a folder of packs with rulesets and decks, such as ptcg's folder `cards`. */
#include <ptcg.h>

#include <stdio.h>
#include <stdlib.h>

/* Exits with a message unless `status` is PTCG_OK. */
static void must(ptcg_status status, const char* what)
{
    if (status == PTCG_OK) return;
    fprintf(stderr, "%s: %s: %s\n", what, ptcg_status_name(status), ptcg_last_error());
    exit(1);
}

/* xorshift64, good enough for random answers. */
static uint64_t chance = 88172645463325252u;
static unsigned below(unsigned bound)
{
    chance ^= chance << 13;
    chance ^= chance >> 7;
    chance ^= chance << 17;
    return (unsigned)(chance % bound);
}

enum { most_options = 256 };

/* Chooses a legal answer: `min` picks, none more often than its option allows. */
static size_t choose(ptcg_match* match, const ptcg_decision* decision, uint16_t* picks)
{
    ptcg_option options[most_options];
    size_t count = 0;
    size_t picked = 0;
    unsigned wanted = decision->min;
    must(ptcg_match_options(match, options, most_options, &count), "the options");
    if (decision->max > decision->min) wanted += below(2);
    while (picked < wanted && picked < most_options) {
        unsigned left = 0;
        unsigned pick = 0;
        size_t i;
        for (i = 0; i < count; ++i) left += options[i].count > 0;
        if (left == 0) break;
        left = below(left);
        while (options[pick].count == 0 || left-- > 0) ++pick;
        --options[pick].count;
        picks[picked++] = (uint16_t)pick;
    }
    return picked;
}

int main(int argc, char** argv)
{
    ptcg_source source = {0};
    ptcg_setup setup = {0};
    ptcg_library* library = NULL;
    ptcg_host* host = NULL;
    ptcg_match* match = NULL;
    ptcg_decision decision;
    ptcg_view view;
    ptcg_buffer text = {0};
    uint32_t heard = 0;
    const int heads_or_tails = ptcg_number(PTCG_NAMES_EVENT, "coin");
    unsigned coins = 0;

    if (argc != 2 && argc != 4 && argc != 5) {
        fprintf(stderr, "usage: %s CARDS [DECK DECK [SEED]]\n", argv[0]);
        return 2;
    }
    if (ptcg_version_number() / 1000 != PTCG_VERSION_NUMBER / 1000) {
        fprintf(stderr, "this was built for another ptcg than %s\n", ptcg_version());
        return 1;
    }

    source.size = sizeof source;
    source.folder = argv[1];
    must(ptcg_library_load(&source, 1, NULL, &library, NULL), argv[1]);
    must(ptcg_host_create(library, NULL, &host), "the host");

    setup.size = sizeof setup;
    setup.deck[0] = argc > 2 ? argv[2] : "powerhouse";
    setup.deck[1] = argc > 2 ? argv[3] : "lava-flow";
    setup.seed = argc > 4 ? strtoull(argv[4], NULL, 10) : 1;
    chance += setup.seed;
    must(ptcg_match_create(host, &setup, &match), "the match");

    /* Both can be freed now: the match keeps them alive. */
    ptcg_host_free(host);
    ptcg_library_free(library);

    must(ptcg_match_decision_json(match, &text), "the first question");
    printf("The first question: %.120s...\n", text.data);

    for (;;) {
        uint16_t picks[most_options];
        ptcg_event events[64];
        size_t count = 0;
        size_t i;
        must(ptcg_match_decision(match, &decision), "the question");
        do {
            must(ptcg_match_events(match, PTCG_SEEN_BY_SPECTATORS, heard, events, 64, &count,
                                   &heard),
                 "the events");
            for (i = 0; i < count; ++i) coins += events[i].kind == heads_or_tails;
        } while (count > 0);
        if (decision.asked == PTCG_NOBODY) break;
        count = choose(match, &decision, picks);
        must(ptcg_match_answer(match, picks, count), "the answer");
    }

    must(ptcg_match_view(match, PTCG_SEEN_BY_SPECTATORS, &view), "the view");
    printf("After %u decisions in %u turns, with %u coins flipped: %s", (unsigned)decision.number,
           (unsigned)decision.turn, coins, ptcg_name(PTCG_NAMES_OUTCOME, decision.outcome));
    if (decision.outcome == PTCG_WON) {
        printf(" by player %d (%s)", decision.winner + 1,
               ptcg_name(PTCG_NAMES_REASON, decision.reason));
    }
    printf("; Prize cards left: %d and %d.\n", view.player[0].prizes, view.player[1].prizes);

    ptcg_buffer_free(&text);
    ptcg_match_free(match);
    return 0;
}
