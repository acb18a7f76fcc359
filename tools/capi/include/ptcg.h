/*
 * ptcg.h - the rules engine ptcg for hosts in C, and in any language that can call C.
 *
 * A host loads packs of cards into a library, makes a host (what runs the scripts of the cards) for
 * each thread, starts matches on it and goes from decision to decision:
 *
 *     ptcg_library *library; ptcg_host *host; ptcg_match *match; ptcg_decision decision;
 *     ptcg_source source = {sizeof source, "cards", NULL, NULL, 0};
 *     ptcg_library_load(&source, 1, NULL, &library, NULL);
 *     ptcg_host_create(library, NULL, &host);
 *     ptcg_setup setup = {sizeof setup};
 *     setup.deck[0] = "powerhouse"; setup.deck[1] = "lava-flow"; setup.ruleset = "dp";
 *     ptcg_match_create(host, &setup, &match);
 *     while (ptcg_match_decision(match, &decision) == PTCG_OK && decision.asked != PTCG_NOBODY) {
 *         uint16_t pick = 0;
 *         if (ptcg_match_answer(match, &pick, 1) != PTCG_OK) ptcg_match_answer_default(match);
 *     }
 *
 * ERRORS. What can fail returns a ptcg_status: PTCG_OK, which is 0, or what is wrong. In words it
 * is ptcg_last_error(), which belongs to the calling thread and holds until that thread's next call
 * that fails. A call that fails changes nothing and gives nothing out, unless its comment says so;
 * a handle it was to make is set to NULL. NULL where something is needed, a handle of another kind
 * and a misaligned one are told (PTCG_ERROR_ARGUMENT, PTCG_ERROR_HANDLE); a handle that was freed
 * cannot be known for sure, and using one is undefined. No C++ exception comes out of a function.
 *
 * THREADS. There is no global state but the thread's last error. A library never changes: any
 * number of threads may use it at a time. A host and all matches on it are for one thread at a
 * time, whichever that is; different hosts work at the same time. A thread that comes while another
 * one works with the host is told (PTCG_ERROR_BUSY), and nothing has changed. ptcg_batch_step,
 * ptcg_match_fork, ptcg_match_copy and ptcg_match_determinize between matches of two hosts count as
 * a use of both. All calls on a handle must have returned before it is freed; one that another
 * thread is working with right then is left alone. The library makes no threads of its own but
 * those of a batch, and uses no signals: a process may fork.
 *
 * OWNERSHIP. What a ..._load, ..._create or ..._fork makes is the caller's, to be freed with the
 * ..._free of its kind (NULL is allowed). Handles may be freed in any order: a library goes with
 * the last host and match that need it. Texts and arrays handed in are copied and need to live only
 * during the call. Texts handed out go into a ptcg_buffer of the caller.
 *
 * GROWTH. Structs with a `size` are filled in by the host: set `size` to sizeof and everything not
 * used to zero; a size that no version can have is told (PTCG_ERROR_ARGUMENT). Later versions may
 * add members at their end; zero there always means what this version does, and an older library
 * refuses what is not zero beyond its own size. The other structs (decision, option, event, view)
 * are fixed for as long as the library's SONAME is the same.
 */
#ifndef PTCG_H
#define PTCG_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define PTCG_API __attribute__((visibility("default")))
#else
#define PTCG_API
#endif

/* ---- versions and errors ------------------------------------------------------------------- */

/* The version of this header. ptcg_version_number() says which library was loaded. */
#define PTCG_VERSION_MAJOR 0
#define PTCG_VERSION_MINOR 1
#define PTCG_VERSION_PATCH 2
#define PTCG_VERSION_NUMBER \
    (PTCG_VERSION_MAJOR * 1000000 + PTCG_VERSION_MINOR * 1000 + PTCG_VERSION_PATCH)

typedef enum ptcg_status {
    PTCG_OK = 0,
    PTCG_ERROR_ARGUMENT = 1,  /* NULL, a size, a number out of range: a mistake in the host */
    PTCG_ERROR_HANDLE = 2,    /* this is no handle of the kind that is wanted */
    PTCG_ERROR_PACKS = 3,     /* the packs have problems */
    PTCG_ERROR_NAME = 4,      /* no deck, ruleset, format or card goes by this name */
    PTCG_ERROR_DECK = 5,      /* a deck list cannot be read, or the deck may not be played */
    PTCG_ERROR_ANSWER = 6,    /* not a legal answer to the open question */
    PTCG_ERROR_SCRIPT = 7,    /* the script of a card failed; see enum ptcg_failure */
    PTCG_ERROR_OVER = 8,      /* the match is over */
    PTCG_ERROR_SAVE = 9,      /* no save, a damaged one, or one of other packs or rules */
    PTCG_ERROR_MISMATCH = 10, /* two matches are not of one library and ruleset */
    PTCG_ERROR_ROOM = 11,     /* the caller's array is too small */
    PTCG_ERROR_MEMORY = 12,   /* out of memory */
    PTCG_ERROR_INTERNAL = 13, /* a mistake in ptcg; please report it with ptcg_last_error() */
    PTCG_ERROR_STOPPED = 14,  /* the match stands still since a script failed: ptcg_match_go_on */
    PTCG_ERROR_POSITION = 15, /* no position was found that agrees with what a player knows */
    PTCG_ERROR_BUSY = 16      /* another thread works with the host; see THREADS */
} ptcg_status;

/* The version of the library, "0.1.2", and as a number like PTCG_VERSION_NUMBER. Never fail. */
PTCG_API const char* ptcg_version(void);
PTCG_API uint32_t ptcg_version_number(void);

/* What the last failed call of this thread says, for people: what was wrong, where, and what to do.
 * Never NULL; empty if none has failed. Valid until the thread's next call that fails. */
PTCG_API const char* ptcg_last_error(void);

/* "PTCG_ERROR_DECK" for that status; never NULL. */
PTCG_API const char* ptcg_status_name(int status);

/* Bytes the library hands out. Begin with one of zeros; every function that fills it replaces what
 * was there, reusing its memory. `data` has a zero byte behind its `length` bytes. If the function
 * fails, `length` is 0 unless its comment says otherwise. */
typedef struct ptcg_buffer {
    char* data;
    size_t length;
    size_t capacity;
} ptcg_buffer;

/* Frees the memory of the buffer and makes it one of zeros. */
PTCG_API void ptcg_buffer_free(ptcg_buffer* buffer);

/* ---- packs --------------------------------------------------------------------------------- */

typedef struct ptcg_library ptcg_library;
typedef struct ptcg_host ptcg_host;
typedef struct ptcg_match ptcg_match;

/* A file in memory: its name in its folder, with "/" ("x1/pack.toml"), and its bytes. */
typedef struct ptcg_file {
    const char* name;
    const void* data; /* may be NULL if `length` is 0 */
    size_t length;
} ptcg_file;

/* Where packs come from: a pack, or a folder of packs that may also have rulesets/, formats/,
 * decks/ and sets.toml in it (the folder `cards` of ptcg is one). Either on disk or in memory. */
typedef struct ptcg_source {
    size_t size;
    const char* folder; /* a path; NULL: the files below */
    const char* name;   /* files: how they are called in messages; NULL: "memory" */
    const ptcg_file* files;
    size_t file_count;
} ptcg_source;

/* What the scripts of one pack may use up, where that is not what all packs may; 0: it is. */
typedef struct ptcg_pack_script_limits {
    size_t size;
    const char* pack; /* its id, "my1" */
    uint64_t load_bytes;
    uint64_t call_bytes;
    uint64_t load_instructions;
    uint32_t engine_calls;
    int32_t load_ms;     /* -1: never stopped */
    int32_t watchdog_ms; /* -1: never stopped */
    uint32_t reserved;
    /* Since 0.1.2 */
    uint64_t instructions;
} ptcg_pack_script_limits;

/* What scripts may use up. Each pack has its own account: what it uses up, another one still has.
 * What is for an answer is for all it sets off, or for one view, one list of options. Calls and
 * instructions are the same on every machine; the clock is a last net behind them, and what it
 * stops is never withheld (PTCG_FAILURE_WITHHOLDS): the match is void.
 * 0: when packs are loaded, the default named here; when a host is made, what its library was
 * loaded with. Set them for packs of strangers. */
typedef struct ptcg_script_limits {
    size_t size;
    uint64_t load_bytes;        /* memory a pack keeps from loading, in each host; 64 MiB */
    uint64_t call_bytes;        /* its growth during one call; 8 MiB */
    uint32_t engine_calls;      /* fields read and verbs used in one answer; 20,000 */
    uint32_t call_depth;        /* texts that run inside each other, of all packs; 60 */
    int32_t watchdog_ms;        /* processor time an answer has; 2,000; -1: never stopped */
    int32_t count_instructions; /* 1: count those of every text one by one: slower */
    /* Since 0.1.1 */
    uint64_t host_bytes;        /* of one host, all packs together; 256 MiB */
    uint64_t load_instructions; /* of Lua, to run all files of a pack once; 50,000,000 */
    int32_t load_ms;            /* processor time for that; 10,000; -1: never stopped */
    uint32_t reserved;
    const ptcg_pack_script_limits* packs; /* where single packs differ; may be NULL if none does */
    size_t pack_count;
    /* Since 0.1.2 */
    uint64_t instructions; /* of Lua, in one answer; 5,000,000 */
} ptcg_script_limits;

/* What one pack may have; 0: the default. Set them for packs of strangers. */
typedef struct ptcg_pack_limits {
    size_t size;
    uint64_t file_bytes; /* default 1 MiB */
    uint64_t pack_bytes; /* 64 MiB */
    uint64_t pack_files; /* 20,000 */
    /* Since 0.1.1: while the scripts are run once, and for every host that says nothing else. */
    const ptcg_script_limits* scripts; /* NULL: the defaults */
    /* Since 0.1.2: a folder in which what reading packs has brought is kept, so that loading them
     * again is some ten times as fast; it is as trustworthy as the packs. What is loaded is the
     * same. NULL: nothing is kept, and nothing is written anywhere. */
    const char* cache;
    /* 1: a script that is wrong spoils matches with its cards alone, which then do not start; 0: it
     * is a problem like any other. */
    int32_t lone_faults;
    uint32_t reserved; /* 0 */
} ptcg_pack_limits;

/* Loads all packs of the sources, with the decks, rulesets and formats beside them; packs may
 * depend on each other across sources. `limits` and `problems` may be NULL. PTCG_ERROR_PACKS: there
 * are problems. ptcg_last_error() has all of them, a line each; `problems` the same as a JSON list
 * of {"file", "line", "column", "message", "context", "code"}, which also has those that spoil
 * their cards alone. PTCG_ERROR_NAME: there are limits for a pack that is not there. */
PTCG_API ptcg_status ptcg_library_load(const ptcg_source* sources, size_t source_count,
                                       const ptcg_pack_limits* limits, ptcg_library** library,
                                       ptcg_buffer* problems);
PTCG_API void ptcg_library_free(ptcg_library* library);

enum ptcg_list { PTCG_PACKS, PTCG_DECKS, PTCG_RULESETS, PTCG_FORMATS, PTCG_CARDS };

/* A JSON list of what the library has (`what` of enum ptcg_list):
 *     PTCG_PACKS     {"id", "name", "version", "hash", "cards"}
 *     PTCG_DECKS     {"name", "format"}; "format" is null where the list names none
 *     PTCG_RULESETS  {"id", "name"}
 *     PTCG_FORMATS   {"id", "name", "ruleset"}
 *     PTCG_CARDS     {"id", "name"}; a card's place in the list is its number */
PTCG_API ptcg_status ptcg_library_list(const ptcg_library* library, int what, ptcg_buffer* json);

/* A hash over what plays of all packs: facts and scripts, no texts, decks or tests; the same on
 * every machine. "hash" of PTCG_PACKS is that of one pack. (Saves name the packs that their cards
 * need by themselves.) */
PTCG_API ptcg_status ptcg_library_hash(const ptcg_library* library, uint64_t* hash);

/* The number of no card. Cards are numbered from 0 in a library; the numbers hold for this library
 * alone, ids ("dp3-16") for ever. */
#define PTCG_NO_CARD 0xffff

/* How many cards there are. */
PTCG_API ptcg_status ptcg_library_card_count(const ptcg_library* library, size_t* count);
/* The number of the card with this id, or of which it is a print. PTCG_ERROR_NAME if none. */
PTCG_API ptcg_status ptcg_library_find_card(const ptcg_library* library, const char* id,
                                            uint16_t* card);
/* What is printed on a card: {"id", "name", "label", "kind", "stage", "hp", "types", "retreat",
 * "attacks": [{"name", "cost", "damage", "text"}], "abilities": [{"name", "kind", "text"}],
 * "text"}; what the card has not is left out. */
PTCG_API ptcg_status ptcg_library_card_json(const ptcg_library* library, uint16_t card,
                                            ptcg_buffer* json);

/* Reads a deck: the name of one of the library's decks ("lava-flow"), or a list as players paste it
 * ("4 Potion SW 127", a line each; ids do as well: "4 dp1-126"). A text with a line break is a
 * list. Writes the numbers of its cards, at most `capacity`, and their count. PTCG_ERROR_NAME: no
 * such deck; PTCG_ERROR_DECK: lines that cannot be read, all in ptcg_last_error(); PTCG_ERROR_ROOM:
 * more cards than `capacity` (`count` says how many). */
PTCG_API ptcg_status ptcg_deck_read(const ptcg_library* library, const char* deck, uint16_t* cards,
                                    size_t capacity, size_t* count);

/* Checks a deck (as above) against a format, a ruleset, or both; one may be NULL.
 * PTCG_OK: it may be played, and `json` is an empty list. PTCG_ERROR_DECK: it may not; `json` has
 * {"rule", "message"} for each rule it breaks, and so has ptcg_last_error(). `json` may be NULL. */
PTCG_API ptcg_status ptcg_deck_check(const ptcg_library* library, const char* deck,
                                     const char* ruleset, const char* format, ptcg_buffer* json);

/* ---- hosts --------------------------------------------------------------------------------- */

/* Makes what runs the scripts of the library's cards: a Lua state of its own, some megabytes. One
 * for each thread, for any number of matches. `limits` may be NULL: those of the library.
 * PTCG_ERROR_PACKS: the scripts do not load under these limits. PTCG_ERROR_NAME: there are limits
 * for a pack that is not there. */
PTCG_API ptcg_status ptcg_host_create(const ptcg_library* library, const ptcg_script_limits* limits,
                                      ptcg_host** host);
PTCG_API void ptcg_host_free(ptcg_host* host);

/* ---- matches ------------------------------------------------------------------------------- */

enum ptcg_player { PTCG_PLAYER_ONE = 0, PTCG_PLAYER_TWO = 1, PTCG_CHANCE = 2, PTCG_NOBODY = 0xff };

/* What becomes of a match when a card's script fails. The answer is taken back in any case. The
 * policy is the host's: no save has it. */
enum ptcg_failure {
    PTCG_FAILURE_VOIDS = 0,     /* the match ends without a winner */
    PTCG_FAILURE_WITHHOLDS = 1, /* it goes on; the option that failed is not offered again here. If
                                 * the question cannot be answered without it, the match is void */
    PTCG_FAILURE_STOPS = 2      /* since 0.1.1: it stands still where it was before the answer. It
                                 * is not over, but has no question until ptcg_match_go_on;
                                 * meanwhile it can be looked at, saved, conceded and made void. A
                                 * fork, a copy or a save that is loaded does not stand still */
};

enum ptcg_setup_flag {
    PTCG_EXPLICIT_CHANCE = 1, /* coins, shuffles and picks are questions to PTCG_CHANCE */
    PTCG_LISTS_KNOWN = 2,     /* the players know each other's deck lists */
    PTCG_UNCHECKED_DECKS = 4, /* do not check the decks (60 cards and a Basic they must have) */
    PTCG_NO_EVENTS = 8        /* keep no events: faster */
};

/* What a match starts from. */
typedef struct ptcg_setup {
    size_t size;
    const char* deck[2];      /* see ptcg_deck_read */
    const uint16_t* cards[2]; /* instead of a deck: numbers of its cards */
    size_t card_count[2];
    const char* ruleset; /* id, "dp"; NULL: the format's */
    const char* format; /* id, "xy"; NULL: the one both decks name, if no ruleset is given either */
    uint64_t seed;
    uint32_t decision_cap; /* end without a winner after so many decisions; 0: never */
    int32_t on_failure;    /* enum ptcg_failure */
    uint32_t flags;        /* of enum ptcg_setup_flag, added up */
    uint32_t reserved;
} ptcg_setup;

/* Starts a match, up to its first question. The same library, decks, rules and seed make the same
 * match, whatever the machine.
 * PTCG_ERROR_NAME: no deck, ruleset or format of that name; PTCG_ERROR_DECK: a deck that cannot be
 * read, may not be played (unless unchecked), or with which no match can be set up. */
PTCG_API ptcg_status ptcg_match_create(ptcg_host* host, const ptcg_setup* setup,
                                       ptcg_match** match);
PTCG_API void ptcg_match_free(ptcg_match* match);

/* The open question, and how the match stands. 32 bytes. */
typedef struct ptcg_decision {
    uint8_t asked;   /* enum ptcg_player; PTCG_NOBODY: the match is over or, if `outcome` is
                      * PTCG_RUNNING, stands still (PTCG_FAILURE_STOPS) */
    uint8_t purpose; /* what the question is for: PTCG_NAMES_PURPOSE */
    uint8_t ordered; /* 1: the order of the picks matters */
    uint8_t outcome; /* enum ptcg_outcome */
    uint16_t min;    /* an answer has min to max picks */
    uint16_t max;
    uint16_t option_count; /* 0 when nobody is asked, or there is nothing to pick: then
                            * the answer has no picks */
    uint16_t source;       /* the card whose text asks, or PTCG_NO_CARD: the rules */
    uint8_t effect;        /* its attack or Ability, counted from 0; 0xff: none */
    uint8_t origin_attack; /* 1: `effect` is an attack */
    uint8_t winner;        /* enum ptcg_player; PTCG_NOBODY: none */
    uint8_t reason;        /* why it was won: PTCG_NAMES_REASON */
    uint16_t turn;         /* counted from 1; 0 in setup */
    uint16_t word_count;   /* options that are words: their texts are in the JSON */
    uint32_t number;       /* answers taken since the match started */
    uint8_t secret;        /* 1: the answer is for the asked player alone to know */
    uint8_t reserved[7];
} ptcg_decision;

enum ptcg_outcome {
    PTCG_RUNNING = 0,
    PTCG_WON = 1,
    PTCG_DRAW = 2,
    PTCG_VOID = 3,        /* a script failed, or the host said so */
    PTCG_DECISION_CAP = 4 /* ptcg_setup::decision_cap was reached */
};

/* One option: what the asked player would see on the table, never a hidden card. 8 bytes. */
typedef struct ptcg_option {
    uint8_t kind;  /* PTCG_NAMES_OPTION */
    uint8_t count; /* how often it may be picked: identical cards; 0: its script has failed */
    uint8_t zone;  /* PTCG_NAMES_ZONE */
    uint8_t place; /* in its pile; 0xff: the order does not show */
    uint8_t spot;  /* player * 9 + 0 for the Active Spot, 1 to 8 for the Bench; 0xff: none */
    uint8_t value; /* of the kind: number, attack, Ability, condition, word */
    uint16_t card; /* or PTCG_NO_CARD */
} ptcg_option;

/* The open question, or how the match ended or stands still. */
PTCG_API ptcg_status ptcg_match_decision(ptcg_match* match, ptcg_decision* decision);

/* Copies the options of the open question into the caller's array and says how many there are
 * (`count` may be NULL). PTCG_ERROR_ROOM if there are more than `capacity`; none is copied then.
 * PTCG_ERROR_OVER or PTCG_ERROR_STOPPED when no question is open. */
PTCG_API ptcg_status ptcg_match_options(ptcg_match* match, ptcg_option* options, size_t capacity,
                                        size_t* count);

/* The question with its options as JSON, cards with id and name:
 *     {"asked": 0, "purpose": "main_phase", "min": 1, "max": 1, "ordered": false, "number": 12,
 *      "turn": 3, "source": {...} or null, "options": [{"kind": "attach", "count": 1,
 *      "zone": "hand", "place": 2, "card": {"number": 7, "id": "dp1-126", "name": "Potion"},
 *      "spot": {"player": 0, "place": 1}, "value": 0, "attack": "Thunder"}, ...]}
 * of each option only what it has. When the match is over: {"asked": null, "outcome": "won",
 * "winner": 0, "reason": "prizes", "number", "turn"}, and "failure" if a script failed. When it
 * stands still, the same with "outcome": "running" and "stopped": true. */
PTCG_API ptcg_status ptcg_match_decision_json(ptcg_match* match, ptcg_buffer* json);

/* Takes the numbers of the options picked and all they set off, up to the next question.
 * PTCG_ERROR_ANSWER: not legal, nothing has changed. PTCG_ERROR_OVER, PTCG_ERROR_STOPPED: nothing
 * to answer. PTCG_ERROR_SCRIPT: a script failed; the answer is taken back, then enum ptcg_failure
 * holds. */
PTCG_API ptcg_status ptcg_match_answer(ptcg_match* match, const uint16_t* picks, size_t count);
/* Takes the legal answer that commits to least, for a player whose time is up. Errors as above. */
PTCG_API ptcg_status ptcg_match_answer_default(ptcg_match* match);
/* The player (PTCG_PLAYER_ONE or _TWO) gives up. PTCG_ERROR_OVER if there is nothing left to. */
PTCG_API ptcg_status ptcg_match_concede(ptcg_match* match, int player);
/* Ends the match without a winner. PTCG_ERROR_OVER if it is over. */
PTCG_API ptcg_status ptcg_match_void(ptcg_match* match);

/* Since 0.1.1. What becomes of the match from now on if a script fails: enum ptcg_failure. */
PTCG_API ptcg_status ptcg_match_on_failure(ptcg_match* match, int on_failure);
/* Since 0.1.1. Takes a match that stands still up again, under the policy that is set now: its
 * question is put anew, with all options. PTCG_OK also if it did not stand still. PTCG_ERROR_OVER
 * if it is over. */
PTCG_API ptcg_status ptcg_match_go_on(ptcg_match* match);

/* Who looks at a view or at events. */
enum ptcg_audience {
    PTCG_SEEN_BY_ONE = 1,
    PTCG_SEEN_BY_TWO = 2,
    PTCG_SEEN_BY_SPECTATORS = 4,
    PTCG_SEEN_BY_JUDGE = 7 /* everything, hidden cards too */
};

/* Bits of ptcg_pokemon::flags. */
enum ptcg_pokemon_flag { PTCG_PRESENT = 1, PTCG_FACE_DOWN = 2, PTCG_EVOLVED = 4 };

/* A place for a Pokémon. 12 bytes; all zero where none stands. */
typedef struct ptcg_pokemon {
    uint16_t card; /* its top card; PTCG_NO_CARD: it lies face down */
    int16_t hp;    /* with all effects */
    uint16_t damage;
    uint16_t types;     /* bit per PTCG_NAMES_TYPE */
    uint8_t conditions; /* bit per PTCG_NAMES_CONDITION */
    uint8_t retreat_cost;
    uint8_t flags;
    uint8_t attached_count; /* cards of it among ptcg_view::cards */
} ptcg_pokemon;

/* How many cards lie where, known or not. 8 bytes. */
typedef struct ptcg_piles {
    uint8_t deck, hand, discard, prizes, lost_zone, beside;
    uint8_t bench_count;
    uint8_t turns_taken;
} ptcg_piles;

/* A card the viewer knows. 4 bytes. */
typedef struct ptcg_known_card {
    uint16_t card;
    uint8_t where; /* a spot, 0 to 17: attached to or under the Pokémon there; or
                    * 32 + 8 * player + zone of PTCG_NAMES_ZONE */
    uint8_t place; /* in a pile, the last one the top of a deck; 0xff: somewhere in a hand. On a
                    * Pokémon, as what: 1 a card under its top one, 2 another part of it, 3 Energy,
                    * 4 a Tool, 5 something else */
} ptcg_known_card;

/* What one viewer may know of the table, and nothing else. 732 bytes without pointers or padding;
 * what is not used is zero, so equal views are equal bytes. */
typedef struct ptcg_view {
    uint16_t version; /* 1 */
    uint16_t size;    /* bytes up to the last known card: enough to keep or send */
    uint16_t turn;
    uint16_t stadium; /* card, or PTCG_NO_CARD */
    uint8_t audience, turn_player, starting_player, outcome, winner, reason;
    uint8_t energy_attached, supporters_played, stadiums_played, retreats; /* this turn */
    uint8_t stadium_owner;
    uint8_t card_count;
    ptcg_piles player[2];
    ptcg_pokemon pokemon[18]; /* by spot */
    ptcg_known_card cards[120];
} ptcg_view;

/* What this audience (enum ptcg_audience) may know of the table. */
PTCG_API ptcg_status ptcg_match_view(ptcg_match* match, int audience, ptcg_view* view);
/* The same as JSON: the numbers of above by their names, "players": [{"active": {...} or null,
 * "bench": [...], "hand": {"count", "cards": [...]}, "deck", "discard", "prizes", "lost_zone",
 * "beside", "turns_taken"}, ...] with the cards the audience knows. */
PTCG_API ptcg_status ptcg_match_view_json(ptcg_match* match, int audience, ptcg_buffer* json);

/* What happened. 16 bytes. Which members say something depends on the kind. */
typedef struct ptcg_event {
    uint8_t kind;     /* PTCG_NAMES_EVENT */
    uint8_t player;   /* who acts, or whose thing it is */
    uint8_t audience; /* who may see `card`, bits of enum ptcg_audience */
    uint8_t from;     /* PTCG_NAMES_ZONE */
    uint8_t to;
    uint8_t spot;
    uint8_t effect; /* attack or Ability of `card` */
    uint8_t extra;
    uint16_t card;   /* PTCG_NO_CARD for those who may not see it */
    uint16_t source; /* the card whose text caused it */
    int16_t value;
    uint8_t source_effect;
    uint8_t answer;
} ptcg_event;

/* The events from number `from` on, as the audience may know them, at most `capacity`; ask again
 * with a higher `from` for the others. `count` says how many were written, `next` the number behind
 * the last of them (what to ask for next time). Events from before a fork, a load or a copy are
 * gone: then the first has a higher number than `from`, which is `next` - `count`. */
PTCG_API ptcg_status ptcg_match_events(ptcg_match* match, int audience, uint32_t from,
                                       ptcg_event* events, size_t capacity, size_t* count,
                                       uint32_t* next);
/* All of them as JSON: {"first", "next", "events": [{"kind": "damaged", "player": 0, "spot": {...},
 * "value": 30, "card": {...}, "source": {...}}, ...]}, of each event only what it says. */
PTCG_API ptcg_status ptcg_match_events_json(ptcg_match* match, int audience, uint32_t from,
                                            ptcg_buffer* json);

/* ---- forks, saves -------------------------------------------------------------------------- */

/* A match that stands where this one does, on `host` (NULL: on the same; else one of the same
 * library). It keeps no events from before. */
PTCG_API ptcg_status ptcg_match_fork(ptcg_match* match, ptcg_host* host, ptcg_match** fork);
/* Puts `to` where `from` stands: a fork into a match that is there already, which allocates
 * nothing. Both must be of one library and under the same rules (PTCG_ERROR_MISMATCH). */
PTCG_API ptcg_status ptcg_match_copy(ptcg_match* to, const ptcg_match* from);

/* The match as bytes, to put it away; loading gives exactly the same. Cards go by their ids. */
PTCG_API ptcg_status ptcg_match_save(ptcg_match* match, ptcg_buffer* save);

enum ptcg_load_flag { PTCG_ACCEPT_OTHER_PACKS = 1, PTCG_LOAD_NO_EVENTS = 8 };

/* The match of a save. The ruleset is found among those of the library. `flags` of enum
 * ptcg_load_flag: a save made with other packs is refused unless accepted, and an effect that was
 * waiting for an answer may then be asked anew. `on_failure` of enum ptcg_failure.
 * PTCG_ERROR_SAVE, with the reason: damaged, cut short, of other packs, rules or cards. */
PTCG_API ptcg_status ptcg_match_load(ptcg_host* host, const void* data, size_t length,
                                     uint32_t flags, int on_failure, ptcg_match** match);

/* A hash of the whole state: equal states of one library have equal hashes. */
PTCG_API ptcg_status ptcg_match_hash(const ptcg_match* match, uint64_t* hash);

/* ---- looking ahead (since 0.1.1) ----------------------------------------------------------- */

enum ptcg_assumption {
    PTCG_REAL_LIST = 1,      /* the player knows which 60 cards the opponent plays */
    PTCG_SEES_EVERYTHING = 2 /* no card is hidden: only what chance brings is drawn anew */
};

/* What a player takes for granted about cards it cannot see. Of all zeros: that the opponent's list
 * is like its own, unless the match has PTCG_LISTS_KNOWN. */
typedef struct ptcg_assumptions {
    size_t size;
    const char* opponents_deck;      /* see ptcg_deck_read; NULL: none is assumed */
    const uint16_t* opponents_cards; /* instead of it: numbers of its cards */
    size_t opponents_card_count;
    uint32_t flags; /* of enum ptcg_assumption, added up */
    uint32_t reserved;
} ptcg_assumptions;

/* Puts `into` at a position that `player` (PTCG_PLAYER_ONE or _TWO) could be in, given all it may
 * know of `match`: cards it has seen lie where they are, all others and the chance to come are
 * drawn anew by `seed`. Its view is the same, the same player is asked for the same purpose and, if
 * it is the one asked, with the same options. For bots that look ahead without looking at hidden
 * cards. `into` is another match of the same library and rules, as for ptcg_match_copy;
 * ptcg_match_fork makes one. `assumptions` may be NULL.
 * PTCG_ERROR_POSITION: the assumptions contradict what is known, or an effect in progress has used
 * hidden cards in a way that shows; then, and if memory runs out, `into` stands where it was, but
 * has no events any more. PTCG_ERROR_OVER, PTCG_ERROR_STOPPED: no question is open. */
PTCG_API ptcg_status ptcg_match_determinize(ptcg_match* match, int player, uint64_t seed,
                                            const ptcg_assumptions* assumptions, ptcg_match* into);

/* A code that no option has: no more are picked, in a search that picks one after the other. */
#define PTCG_ENOUGH_PICKED UINT64_MAX

/* Copies the action codes of the options of the open question, in their order, as
 * ptcg_match_options does the options. The code of an option says what picking it does: the same in
 * every position, copy and redrawn position of one library where the same is offered, whatever
 * else is, so that a search tree or an opening book can go by it. */
PTCG_API ptcg_status ptcg_match_action_codes(ptcg_match* match, uint64_t* codes, size_t capacity,
                                             size_t* count);
/* The number of the option with this code. PTCG_ERROR_ANSWER: it is not offered, or its script has
 * failed. PTCG_ERROR_OVER, PTCG_ERROR_STOPPED: no question is open. */
PTCG_API ptcg_status ptcg_match_find_action(ptcg_match* match, uint64_t code, uint16_t* option);

/* ---- many matches at once ------------------------------------------------------------------ */

/* Instead of a number of picks: give no answer, only say how the match stands. */
#define PTCG_NO_ANSWER 0xffff

/* One step of many matches; arrays have an entry, or as many as said, for each match. Those that
 * come out may be NULL. */
typedef struct ptcg_batch {
    size_t size;
    ptcg_match* const* matches;
    size_t count;

    /* In: the picks of match i are picks[i * picks_stride] and so on, pick_counts[i] of them. */
    const uint16_t* picks; /* may be NULL if nobody answers */
    size_t picks_stride;
    const uint16_t* pick_counts; /* NULL: nobody answers */

    /* Out: where each match stands then. */
    ptcg_decision* decisions;
    ptcg_option* options; /* of match i at options[i * options_stride]; what does not fit is left
                           * out: compare with option_count */
    size_t options_stride;
    ptcg_view* views;  /* as the player who is asked may know it; of nobody: as spectators may */
    int32_t* statuses; /* ptcg_status of each answer */
    uint32_t threads;  /* at most so many at a time, one for each host; 0 or 1: only this one */
    uint32_t reserved;
} ptcg_batch;

/* Answers for many matches and says where each stands then. A match whose answer fails (see its
 * status) stands as ptcg_match_answer would leave it; the others are not concerned. Matches of
 * different hosts may be worked on by different threads: make as many hosts as threads. Where a
 * thread cannot be started, the others do its work.
 * Returns PTCG_OK when all were taken, else the first status that is not; PTCG_ERROR_ARGUMENT,
 * PTCG_ERROR_HANDLE and PTCG_ERROR_BUSY for what is wrong with the call, and then nothing was
 * done. */
PTCG_API ptcg_status ptcg_batch_step(const ptcg_batch* batch);

/* ---- names --------------------------------------------------------------------------------- */

enum ptcg_names {
    PTCG_NAMES_PURPOSE,   /* ptcg_decision::purpose: "main_phase" */
    PTCG_NAMES_OPTION,    /* ptcg_option::kind: "attach" */
    PTCG_NAMES_EVENT,     /* ptcg_event::kind: "drew" */
    PTCG_NAMES_ZONE,      /* "deck" */
    PTCG_NAMES_CONDITION, /* "asleep" */
    PTCG_NAMES_TYPE,      /* "grass" */
    PTCG_NAMES_OUTCOME,   /* enum ptcg_outcome: "won" */
    PTCG_NAMES_REASON     /* ptcg_decision::reason: "prizes" */
};

/* The name of a number (`what` of enum ptcg_names); NULL if there is none. Numbers keep their
 * meaning while the SONAME does, new ones may come: ask for the names once, at the start, and
 * compare numbers. */
PTCG_API const char* ptcg_name(int what, unsigned number);
/* The number of a name, or -1. */
PTCG_API int ptcg_number(int what, const char* name);

#ifdef __cplusplus
}
#endif

#endif
