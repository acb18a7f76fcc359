/*
 * ptcg.h - the ptcg rules engine for hosts in C and in any language that can call C.
 *
 * A host loads packs of cards into a library, makes a host (which runs the cards' scripts) for each
 * thread, starts matches on it and answers one decision after another:
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
 * ERRORS. A function that can fail returns a ptcg_status: PTCG_OK, which is 0, or an error.
 * ptcg_last_error() describes the error; its text belongs to the calling thread and is valid until
 * that thread's next call that fails. A call that fails changes nothing and outputs nothing, unless
 * its comment says so; the handle it was to create is set to NULL. A required argument that is NULL
 * fails with PTCG_ERROR_ARGUMENT; a handle of the wrong kind, a NULL handle and a misaligned one
 * fail with PTCG_ERROR_HANDLE. A handle that was freed cannot be detected reliably, and using one
 * is undefined behavior. No C++ exception leaves a function.
 *
 * THREADS. The only global state is each thread's last error. A library never changes: any number
 * of threads may use it at the same time. A host and all matches on it may be used by only one
 * thread at a time, but not always the same one; different hosts work in parallel. A call made
 * while another thread is using the host fails with PTCG_ERROR_BUSY and changes nothing.
 * ptcg_batch_step, ptcg_match_fork, ptcg_match_copy and ptcg_match_determinize between matches of
 * two hosts use both hosts. All calls on a handle must have returned before it is freed; a handle
 * that another thread is using at that moment is not freed. The library creates no threads except
 * those of a batch, and uses no signals: a process may fork.
 *
 * OWNERSHIP. The caller owns what a ..._load, ..._create or ..._fork function creates and frees it
 * with the ..._free of its kind (NULL is allowed). Handles may be freed in any order: a library is
 * released with the last host and match that need it. Texts and arrays passed in are copied and
 * need to live only during the call. Texts passed out are written to a ptcg_buffer of the caller.
 *
 * GROWTH. The caller fills in structs that have a `size`: set `size` to sizeof and everything
 * unused to zero. A size that no version can have fails with PTCG_ERROR_ARGUMENT. Later versions
 * may add members at the end. Zero there always means what this version does, and an older library
 * rejects anything but zero beyond its own size. The other structs (decision, option, event, view)
 * are fixed as long as the library's SONAME is the same.
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
    PTCG_ERROR_ARGUMENT = 1,  /* NULL, a size, a number out of range: an error in the host */
    PTCG_ERROR_HANDLE = 2,    /* not a handle of the required kind */
    PTCG_ERROR_PACKS = 3,     /* the packs have problems */
    PTCG_ERROR_NAME = 4,      /* no deck, ruleset, format or card has this name */
    PTCG_ERROR_DECK = 5,      /* a deck list cannot be read, or the deck may not be played */
    PTCG_ERROR_ANSWER = 6,    /* not a legal answer to the open question */
    PTCG_ERROR_SCRIPT = 7,    /* the script of a card failed; see enum ptcg_failure */
    PTCG_ERROR_OVER = 8,      /* the match is over */
    PTCG_ERROR_SAVE = 9,      /* not a save, a damaged one, or one of other packs or rules */
    PTCG_ERROR_MISMATCH = 10, /* the matches differ in library or ruleset */
    PTCG_ERROR_ROOM = 11,     /* the caller's array is too small */
    PTCG_ERROR_MEMORY = 12,   /* out of memory */
    PTCG_ERROR_INTERNAL = 13, /* a bug in ptcg; please report it with ptcg_last_error() */
    PTCG_ERROR_STOPPED = 14,  /* a script failed and the match is stopped: ptcg_match_go_on */
    PTCG_ERROR_POSITION = 15, /* no position was found that fits what a player knows */
    PTCG_ERROR_BUSY = 16      /* another thread is using the host; see THREADS */
} ptcg_status;

/* The version of the library: "0.1.2", and as a number like PTCG_VERSION_NUMBER. Never fail. */
PTCG_API const char* ptcg_version(void);
PTCG_API uint32_t ptcg_version_number(void);

/* Returns the message of this thread's last failed call, for people: what was wrong, where, and
 * what to do. Never NULL; empty if no call has failed. Valid until the thread's next call that
 * fails. */
PTCG_API const char* ptcg_last_error(void);

/* Returns the status's name, such as "PTCG_ERROR_DECK"; never NULL. */
PTCG_API const char* ptcg_status_name(int status);

/* Bytes that the library outputs. Initialize it to zeros. Every function that fills it replaces the
 * content and reuses its memory. `data` has a zero byte after its `length` bytes. If the function
 * fails, `length` is 0 unless its comment says otherwise. */
typedef struct ptcg_buffer {
    char* data;
    size_t length;
    size_t capacity;
} ptcg_buffer;

/* Frees the memory of the buffer and resets it to zeros. */
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

/* Where packs come from: a pack, or a folder of packs that may also contain rulesets/, formats/,
 * decks/ and sets.toml (such as ptcg's folder `cards`). Either on disk or in memory. */
typedef struct ptcg_source {
    size_t size;
    const char* folder; /* a path; NULL: the files below */
    const char* name;   /* files: their prefix in messages; NULL: "memory" */
    const ptcg_file* files;
    size_t file_count;
} ptcg_source;

/* Limits on what the scripts of one pack may use. 0: the limit for all packs. */
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

/* Limits on what scripts may use. Each pack has its own account: what one uses does not reduce what
 * another has. A limit per answer covers everything that the answer causes, or one view, or one
 * list of options. Calls and instructions are counted alike on every machine. The clock is a safety
 * net behind them, and what it stops is never withheld (PTCG_FAILURE_WITHHOLDS): the match is void.
 *
 * 0: the default given here when packs are loaded; the library's limits when a host is created. Set
 * limits for packs from strangers. */
typedef struct ptcg_script_limits {
    size_t size;
    uint64_t load_bytes;        /* memory that a pack keeps after loading, in each host; 64 MiB */
    uint64_t call_bytes;        /* its growth during one call; 8 MiB */
    uint32_t engine_calls;      /* fields read and verbs used in one answer; 20,000 */
    uint32_t call_depth;        /* texts running inside each other, of all packs; 60 */
    int32_t watchdog_ms;        /* processor time for one answer; 2,000; -1: never stopped */
    int32_t count_instructions; /* 1: counts the instructions of every text one by one: slower */
    /* Since 0.1.1 */
    uint64_t host_bytes;        /* of one host, all packs together; 256 MiB */
    uint64_t load_instructions; /* in Lua, to run all files of a pack once; 50,000,000 */
    int32_t load_ms;            /* processor time for that; 10,000; -1: never stopped */
    uint32_t reserved;
    const ptcg_pack_script_limits* packs; /* for single packs; may be NULL if there are none */
    size_t pack_count;
    /* Since 0.1.2 */
    uint64_t instructions; /* in Lua, for one answer; 5,000,000 */
} ptcg_script_limits;

/* Limits on one pack. 0: the default. Set them for packs from strangers. */
typedef struct ptcg_pack_limits {
    size_t size;
    uint64_t file_bytes; /* default 1 MiB */
    uint64_t pack_bytes; /* 64 MiB */
    uint64_t pack_files; /* 20,000 */
    /* Since 0.1.1: for the first run of the scripts, and for every host created without other
     * limits. */
    const ptcg_script_limits* scripts; /* NULL: the defaults */
    /* Since 0.1.2: a folder that caches the results of reading packs, which makes loading them
     * again about ten times as fast. It must be as trusted as the packs. The loaded data is the
     * same. NULL: nothing is cached, and nothing is written anywhere. */
    const char* cache;
    /* 1: a faulty script only prevents matches with its cards from starting; 0: it is a problem
     * like any other. */
    int32_t lone_faults;
    uint32_t reserved; /* 0 */
} ptcg_pack_limits;

/* Loads all packs of the sources, with the decks, rulesets and formats next to them. Packs may
 * depend on each other across sources. `limits` and `problems` may be NULL. PTCG_ERROR_PACKS: there
 * are problems. ptcg_last_error() has all of them, one line each. `problems` has them as a JSON
 * list of {"file", "line", "column", "message", "context", "code"}, together with those that only
 * prevent matches with their cards. PTCG_ERROR_NAME: there are limits for a pack that does not
 * exist. */
PTCG_API ptcg_status ptcg_library_load(const ptcg_source* sources, size_t source_count,
                                       const ptcg_pack_limits* limits, ptcg_library** library,
                                       ptcg_buffer* problems);
PTCG_API void ptcg_library_free(ptcg_library* library);

enum ptcg_list { PTCG_PACKS, PTCG_DECKS, PTCG_RULESETS, PTCG_FORMATS, PTCG_CARDS };

/* Returns a JSON list of what the library contains (`what` of enum ptcg_list):
 *     PTCG_PACKS     {"id", "name", "version", "hash", "cards"}
 *     PTCG_DECKS     {"name", "format"}; "format" is null if the list does not name one
 *     PTCG_RULESETS  {"id", "name"}
 *     PTCG_FORMATS   {"id", "name", "ruleset"}
 *     PTCG_CARDS     {"id", "name"}; a card's position in the list is its number */
PTCG_API ptcg_status ptcg_library_list(const ptcg_library* library, int what, ptcg_buffer* json);

/* Returns a hash of everything that affects play in all packs: facts and scripts, but not texts,
 * decks or tests. It is the same on every machine. "hash" in PTCG_PACKS is that of one pack. (A
 * save names the packs that its cards need.) */
PTCG_API ptcg_status ptcg_library_hash(const ptcg_library* library, uint64_t* hash);

/* Stands for "no card" in place of a card's number. Cards are numbered from 0. Numbers are valid
 * for one library only; IDs ("dp3-16") are permanent. */
#define PTCG_NO_CARD 0xffff

/* Returns the number of cards. */
PTCG_API ptcg_status ptcg_library_card_count(const ptcg_library* library, size_t* count);
/* Returns the number of the card that has this ID or a print with this ID. PTCG_ERROR_NAME: there
 * is none. */
PTCG_API ptcg_status ptcg_library_find_card(const ptcg_library* library, const char* id,
                                            uint16_t* card);
/* Returns what is printed on a card: {"id", "name", "label", "kind", "stage", "hp", "types",
 * "retreat", "attacks": [{"name", "cost", "damage", "text"}], "abilities": [{"name", "kind",
 * "text"}], "text"}. Members that the card does not have are left out. */
PTCG_API ptcg_status ptcg_library_card_json(const ptcg_library* library, uint16_t card,
                                            ptcg_buffer* json);

/* Reads a deck: the name of one of the library's decks ("lava-flow"), or a list as players paste it
 * ("4 Potion SW 127", one line each; IDs also work: "4 dp1-126"). A text with a line break is a
 * list. Writes the numbers of its cards, at most `capacity`, and their count. PTCG_ERROR_NAME: no
 * such deck; PTCG_ERROR_DECK: lines that cannot be read, all of them in ptcg_last_error();
 * PTCG_ERROR_ROOM: more cards than `capacity` (`count` says how many). */
PTCG_API ptcg_status ptcg_deck_read(const ptcg_library* library, const char* deck, uint16_t* cards,
                                    size_t capacity, size_t* count);

/* Checks a deck (as above) against a format, a ruleset, or both; one may be NULL. PTCG_OK: it is
 * legal, and `json` is an empty list. PTCG_ERROR_DECK: it is not; `json` has {"rule", "message"}
 * for each rule that it breaks, and ptcg_last_error() has them, too. `json` may be NULL. */
PTCG_API ptcg_status ptcg_deck_check(const ptcg_library* library, const char* deck,
                                     const char* ruleset, const char* format, ptcg_buffer* json);

/* ---- hosts --------------------------------------------------------------------------------- */

/* Creates a host, which runs the scripts of the library's cards in its own Lua state of some
 * megabytes. Use one for each thread, for any number of matches. `limits` may be NULL: those of the
 * library. PTCG_ERROR_PACKS: the scripts do not load under these limits. PTCG_ERROR_NAME: there are
 * limits for a pack that does not exist. */
PTCG_API ptcg_status ptcg_host_create(const ptcg_library* library, const ptcg_script_limits* limits,
                                      ptcg_host** host);
PTCG_API void ptcg_host_free(ptcg_host* host);

/* ---- matches ------------------------------------------------------------------------------- */

enum ptcg_player { PTCG_PLAYER_ONE = 0, PTCG_PLAYER_TWO = 1, PTCG_CHANCE = 2, PTCG_NOBODY = 0xff };

/* What happens to a match when a card's script fails. The answer is taken back in any case. The
 * policy belongs to the host: saves do not contain it. */
enum ptcg_failure {
    PTCG_FAILURE_VOIDS = 0,     /* the match ends without a winner */
    PTCG_FAILURE_WITHHOLDS = 1, /* it continues, and the option that failed is not offered again
                                 * here. If the question cannot be answered without it, the match
                                 * is void */
    PTCG_FAILURE_STOPS = 2      /* since 0.1.1: it stops where it was before the answer. It is not
                                 * over, but has no question until ptcg_match_go_on. Until then it
                                 * can be viewed, saved, conceded and made void. A fork, a copy or a
                                 * loaded save is not stopped */
};

enum ptcg_setup_flag {
    PTCG_EXPLICIT_CHANCE = 1, /* coins, shuffles and picks are questions to PTCG_CHANCE */
    PTCG_LISTS_KNOWN = 2,     /* the players know each other's deck lists */
    PTCG_UNCHECKED_DECKS = 4, /* do not check decks (they must still have 60 cards and a Basic) */
    PTCG_NO_EVENTS = 8        /* record no events: faster */
};

/* How a match starts. */
typedef struct ptcg_setup {
    size_t size;
    const char* deck[2];      /* see ptcg_deck_read */
    const uint16_t* cards[2]; /* instead of `deck`: numbers of its cards */
    size_t card_count[2];
    const char* ruleset; /* id, "dp"; NULL: the format's */
    const char* format;  /* id, "xy"; NULL: the one both decks name, if `ruleset` is NULL, too */
    uint64_t seed;
    uint32_t decision_cap; /* end without a winner after this many decisions; 0: never */
    int32_t on_failure;    /* enum ptcg_failure */
    uint32_t flags;        /* of enum ptcg_setup_flag, added together */
    uint32_t reserved;
} ptcg_setup;

/* Starts a match, up to its first question. The same library, decks, rules and seed give the same
 * match on every machine. PTCG_ERROR_NAME: no deck, ruleset or format has that name;
 * PTCG_ERROR_DECK: a deck that cannot be read, is not legal (unless unchecked), or cannot be used
 * to set up a match. */
PTCG_API ptcg_status ptcg_match_create(ptcg_host* host, const ptcg_setup* setup,
                                       ptcg_match** match);
PTCG_API void ptcg_match_free(ptcg_match* match);

/* The open question, and the status of the match. 32 bytes. */
typedef struct ptcg_decision {
    uint8_t asked;   /* enum ptcg_player; PTCG_NOBODY: the match is over or, if `outcome` is
                      * PTCG_RUNNING, stopped (PTCG_FAILURE_STOPS) */
    uint8_t purpose; /* what the question is for: PTCG_NAMES_PURPOSE */
    uint8_t ordered; /* 1: the order of the picks matters */
    uint8_t outcome; /* enum ptcg_outcome */
    uint16_t min;    /* an answer has min to max picks */
    uint16_t max;
    uint16_t option_count; /* 0 if nobody is asked or there is nothing to pick: then the answer has
                            * no picks */
    uint16_t source;       /* the card whose text asks, or PTCG_NO_CARD: the rules ask */
    uint8_t effect;        /* its attack or Ability, counted from 0; 0xff: none */
    uint8_t origin_attack; /* 1: `effect` is an attack */
    uint8_t winner;        /* enum ptcg_player; PTCG_NOBODY: none */
    uint8_t reason;        /* why it was won: PTCG_NAMES_REASON */
    uint16_t turn;         /* counted from 1; 0 in setup */
    uint16_t word_count;   /* number of options that are words: their texts are in the JSON */
    uint32_t number;       /* answers accepted since the match started */
    uint8_t secret;        /* 1: only the asked player may know the answer */
    uint8_t reserved[7];
} ptcg_decision;

enum ptcg_outcome {
    PTCG_RUNNING = 0,
    PTCG_WON = 1,
    PTCG_DRAW = 2,
    PTCG_VOID = 3,        /* a script failed, or the host ended it */
    PTCG_DECISION_CAP = 4 /* ptcg_setup::decision_cap was reached */
};

/* One option: what the asked player would see on the table, never a hidden card. 8 bytes. */
typedef struct ptcg_option {
    uint8_t kind;  /* PTCG_NAMES_OPTION */
    uint8_t count; /* how often it may be picked: identical cards; 0: its script failed */
    uint8_t zone;  /* PTCG_NAMES_ZONE */
    uint8_t place; /* position in its pile; 0xff: the order is not visible */
    uint8_t spot;  /* player * 9 + 0 for the Active Spot, 1 to 8 for the Bench; 0xff: none */
    uint8_t value; /* by kind: number, attack, Ability, condition, word */
    uint16_t card; /* or PTCG_NO_CARD */
} ptcg_option;

/* Returns the open question, or how the match ended or that it is stopped. */
PTCG_API ptcg_status ptcg_match_decision(ptcg_match* match, ptcg_decision* decision);

/* Copies the options of the open question into the caller's array and returns how many there are
 * (`count` may be NULL). PTCG_ERROR_ROOM: there are more than `capacity`; none is copied.
 * PTCG_ERROR_OVER, PTCG_ERROR_STOPPED: no question is open. */
PTCG_API ptcg_status ptcg_match_options(ptcg_match* match, ptcg_option* options, size_t capacity,
                                        size_t* count);

/* Returns the question with its options as JSON, with the ID and name of each card:
 *     {"asked": 0, "purpose": "main_phase", "min": 1, "max": 1, "ordered": false, "number": 12,
 *      "turn": 3, "source": {...} or null, "options": [{"kind": "attach", "count": 1,
 *      "zone": "hand", "place": 2, "card": {"number": 7, "id": "dp1-126", "name": "Potion"},
 *      "spot": {"player": 0, "place": 1}, "value": 0, "attack": "Thunder"}, ...]}
 * An option has only the members that apply to it. When the match is over: {"asked": null,
 * "outcome": "won", "winner": 0, "reason": "prizes", "number", "turn"}, and "failure" if a script
 * failed. When it is stopped, the same with "outcome": "running" and "stopped": true. */
PTCG_API ptcg_status ptcg_match_decision_json(ptcg_match* match, ptcg_buffer* json);

/* Answers with the numbers of the picked options and carries out everything that follows, up to the
 * next question. PTCG_ERROR_ANSWER: not legal, nothing has changed. PTCG_ERROR_OVER,
 * PTCG_ERROR_STOPPED: there is nothing to answer. PTCG_ERROR_SCRIPT: a script failed; the answer is
 * taken back, and then the policy of enum ptcg_failure applies. */
PTCG_API ptcg_status ptcg_match_answer(ptcg_match* match, const uint16_t* picks, size_t count);
/* Gives the legal answer that commits to the least, for a player whose time is up. Errors as above.
 */
PTCG_API ptcg_status ptcg_match_answer_default(ptcg_match* match);
/* The player (PTCG_PLAYER_ONE or _TWO) concedes. PTCG_ERROR_OVER: the match is already over. */
PTCG_API ptcg_status ptcg_match_concede(ptcg_match* match, int player);
/* Ends the match without a winner. PTCG_ERROR_OVER: it is already over. */
PTCG_API ptcg_status ptcg_match_void(ptcg_match* match);

/* Since 0.1.1. Sets what happens to the match if a script fails from now on: enum ptcg_failure. */
PTCG_API ptcg_status ptcg_match_on_failure(ptcg_match* match, int on_failure);
/* Since 0.1.1. Resumes a stopped match under the current policy: its question is asked again, with
 * all options. Also returns PTCG_OK if it was not stopped. PTCG_ERROR_OVER: it is over. */
PTCG_API ptcg_status ptcg_match_go_on(ptcg_match* match);

/* Who receives a view or events. */
enum ptcg_audience {
    PTCG_SEEN_BY_ONE = 1,
    PTCG_SEEN_BY_TWO = 2,
    PTCG_SEEN_BY_SPECTATORS = 4,
    PTCG_SEEN_BY_JUDGE = 7 /* everything, including hidden cards */
};

/* Bits of ptcg_pokemon::flags. */
enum ptcg_pokemon_flag { PTCG_PRESENT = 1, PTCG_FACE_DOWN = 2, PTCG_EVOLVED = 4 };

/* A place for a Pokémon. 12 bytes; all zero if it is empty. */
typedef struct ptcg_pokemon {
    uint16_t card; /* its top card; PTCG_NO_CARD: it is face down */
    int16_t hp;    /* with all effects */
    uint16_t damage;
    uint16_t types;     /* bit per PTCG_NAMES_TYPE */
    uint8_t conditions; /* bit per PTCG_NAMES_CONDITION */
    uint8_t retreat_cost;
    uint8_t flags;
    uint8_t attached_count; /* how many entries of ptcg_view::cards it has */
} ptcg_pokemon;

/* The number of cards in each place, known or not. 8 bytes. */
typedef struct ptcg_piles {
    uint8_t deck, hand, discard, prizes, lost_zone, beside;
    uint8_t bench_count;
    uint8_t turns_taken;
} ptcg_piles;

/* A card the viewer knows. 4 bytes. */
typedef struct ptcg_known_card {
    uint16_t card;
    uint8_t where; /* a spot, 0 to 17: attached to or under the Pokémon there; or 32 + 8 * player +
                    * zone of PTCG_NAMES_ZONE */
    uint8_t place; /* position in a pile, the last one on top of a deck; 0xff: anywhere in a hand.
                    * For a Pokémon, what the card is: 1 a card under its top one, 2 another part of
                    * it, 3 Energy, 4 a Tool, 5 something else */
} ptcg_known_card;

/* What one viewer may know about the table, and nothing else. 732 bytes without pointers or
 * padding. Unused bytes are zero, so equal views are equal bytes. */
typedef struct ptcg_view {
    uint16_t version; /* 1 */
    uint16_t size;    /* bytes up to the last known card: enough to store or send */
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

/* Returns what this audience (enum ptcg_audience) may know about the table. */
PTCG_API ptcg_status ptcg_match_view(ptcg_match* match, int audience, ptcg_view* view);
/* Returns the same as JSON: the numbers above by their names, and "players": [{"active": {...} or
 * null, "bench": [...], "hand": {"count", "cards": [...]}, "deck", "discard", "prizes",
 * "lost_zone", "beside", "turns_taken"}, ...] with the cards that the audience knows. */
PTCG_API ptcg_status ptcg_match_view_json(ptcg_match* match, int audience, ptcg_buffer* json);

/* Something that happened. 16 bytes. The kind determines which members are used. */
typedef struct ptcg_event {
    uint8_t kind;     /* PTCG_NAMES_EVENT */
    uint8_t player;   /* who acts, or who owns what changed */
    uint8_t audience; /* who may see `card`, bits of enum ptcg_audience */
    uint8_t from;     /* PTCG_NAMES_ZONE */
    uint8_t to;
    uint8_t spot;
    uint8_t effect; /* attack or Ability of `card` */
    uint8_t extra;
    uint16_t card;   /* PTCG_NO_CARD for an audience that may not see it */
    uint16_t source; /* the card whose text caused it */
    int16_t value;
    uint8_t source_effect;
    uint8_t answer;
} ptcg_event;

/* Returns the events from number `from` on, as the audience may know them, at most `capacity`. Ask
 * again with a higher `from` for the rest. `count` is how many were written; `next` is the number
 * after the last of them (pass it next time). Events from before a fork, a load or a copy are gone:
 * then the number of the first one, `next` - `count`, is higher than `from`. */
PTCG_API ptcg_status ptcg_match_events(ptcg_match* match, int audience, uint32_t from,
                                       ptcg_event* events, size_t capacity, size_t* count,
                                       uint32_t* next);
/* Returns all of them as JSON: {"first", "next", "events": [{"kind": "damaged", "player": 0,
 * "spot": {...}, "value": 30, "card": {...}, "source": {...}}, ...]}. An event has only the members
 * that its kind uses. */
PTCG_API ptcg_status ptcg_match_events_json(ptcg_match* match, int audience, uint32_t from,
                                            ptcg_buffer* json);

/* ---- forks, saves -------------------------------------------------------------------------- */

/* Creates a match in the same state as this one, on `host` (NULL: on the same host; else one of the
 * same library). It has no events from before. */
PTCG_API ptcg_status ptcg_match_fork(ptcg_match* match, ptcg_host* host, ptcg_match** fork);
/* Sets `to` to the state of `from`: a fork into an existing match, which allocates nothing. Both
 * must have the same library and rules (PTCG_ERROR_MISMATCH). */
PTCG_API ptcg_status ptcg_match_copy(ptcg_match* to, const ptcg_match* from);

/* Returns the match as bytes, for storage; loading restores it exactly. Cards are saved by ID. */
PTCG_API ptcg_status ptcg_match_save(ptcg_match* match, ptcg_buffer* save);

enum ptcg_load_flag { PTCG_ACCEPT_OTHER_PACKS = 1, PTCG_LOAD_NO_EVENTS = 8 };

/* Creates the match from a save. Its ruleset is looked up in the library. `flags` of enum
 * ptcg_load_flag: a save made with other packs is rejected unless accepted, and an effect that was
 * waiting for an answer may then ask again. `on_failure` of enum ptcg_failure. PTCG_ERROR_SAVE,
 * with the reason: damaged, truncated, or of other packs, rules or cards. */
PTCG_API ptcg_status ptcg_match_load(ptcg_host* host, const void* data, size_t length,
                                     uint32_t flags, int on_failure, ptcg_match** match);

/* Returns a hash of the whole state: equal states of one library have equal hashes. */
PTCG_API ptcg_status ptcg_match_hash(const ptcg_match* match, uint64_t* hash);

/* ---- looking ahead (since 0.1.1) ----------------------------------------------------------- */

enum ptcg_assumption {
    PTCG_REAL_LIST = 1,      /* the player knows which 60 cards are in the opponent's deck */
    PTCG_SEES_EVERYTHING = 2 /* no card is hidden: only chance is drawn again */
};

/* What a player assumes about cards that it cannot see. All zeros: the opponent's list is like its
 * own, unless the match has PTCG_LISTS_KNOWN. */
typedef struct ptcg_assumptions {
    size_t size;
    const char* opponents_deck;      /* see ptcg_deck_read; NULL: none is assumed */
    const uint16_t* opponents_cards; /* instead of `opponents_deck`: numbers of its cards */
    size_t opponents_card_count;
    uint32_t flags; /* of enum ptcg_assumption, added together */
    uint32_t reserved;
} ptcg_assumptions;

/* Sets `into` to a position that `player` (PTCG_PLAYER_ONE or _TWO) could be in, given everything
 * it may know about `match`: cards that it has seen stay where they are, and all other cards and
 * future chance are drawn again from `seed`. Its view is the same, the same player is asked for the
 * same purpose and, if that is `player`, with the same options. For bots that look ahead without
 * seeing hidden cards. `into` is another match of the same library and rules, as for
 * ptcg_match_copy; ptcg_match_fork creates one. `assumptions` may be NULL. PTCG_ERROR_POSITION: the
 * assumptions contradict what is known, or an effect in progress has used hidden cards in a visible
 * way. In this case, and if memory runs out, the state of `into` is unchanged, but its events are
 * gone. PTCG_ERROR_OVER, PTCG_ERROR_STOPPED: no question is open. */
PTCG_API ptcg_status ptcg_match_determinize(ptcg_match* match, int player, uint64_t seed,
                                            const ptcg_assumptions* assumptions, ptcg_match* into);

/* A code that no option has. It stands for "stop picking" in a search that picks options one by
 * one. */
#define PTCG_ENOUGH_PICKED UINT64_MAX

/* Copies the action codes of the open question's options, in their order, as ptcg_match_options
 * copies the options. An option's code says what picking it does. It is the same in every position,
 * copy and redrawn position of one library that offers the same, whatever else is offered, so that
 * a search tree or an opening book can use it as a key. */
PTCG_API ptcg_status ptcg_match_action_codes(ptcg_match* match, uint64_t* codes, size_t capacity,
                                             size_t* count);
/* Returns the number of the option with this code. PTCG_ERROR_ANSWER: it is not offered, or its
 * script failed. PTCG_ERROR_OVER, PTCG_ERROR_STOPPED: no question is open. */
PTCG_API ptcg_status ptcg_match_find_action(ptcg_match* match, uint64_t code, uint16_t* option);

/* ---- many matches at once ------------------------------------------------------------------ */

/* Instead of a number of picks: does not answer, only reports the status of the match. */
#define PTCG_NO_ANSWER 0xffff

/* One step of many matches. Each array has one entry per match, or the number given. Output arrays
 * may be NULL. */
typedef struct ptcg_batch {
    size_t size;
    ptcg_match* const* matches;
    size_t count;

    /* In: the picks of match i are picks[i * picks_stride] and so on, pick_counts[i] of them. */
    const uint16_t* picks; /* may be NULL if no match is answered */
    size_t picks_stride;
    const uint16_t* pick_counts; /* NULL: no match is answered */

    /* Out: the status of each match after that. */
    ptcg_decision* decisions;
    ptcg_option* options; /* of match i at options[i * options_stride]; what does not fit is left
                           * out: compare with option_count */
    size_t options_stride;
    ptcg_view* views;  /* for the player who is asked; if no player is, for spectators */
    int32_t* statuses; /* ptcg_status of each answer */
    uint32_t threads;  /* the most threads at a time, one per host; 0 or 1: only this thread */
    uint32_t reserved;
} ptcg_batch;

/* Answers many matches and reports the status of each. A match whose answer fails (see its status)
 * is as ptcg_match_answer would leave it; the others are not affected. Matches of different hosts
 * may be processed by different threads: create as many hosts as threads. If a thread cannot be
 * started, the others do its work. Returns PTCG_OK if all answers were accepted, else the first
 * status that is not PTCG_OK. PTCG_ERROR_ARGUMENT, PTCG_ERROR_HANDLE and PTCG_ERROR_BUSY mean that
 * the call itself is wrong and nothing was done. */
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

/* Returns the name of a number (`what` of enum ptcg_names); NULL if it has none. Numbers keep their
 * meaning as long as the SONAME is the same, but new ones may be added: get the names once, at the
 * start, and compare numbers. */
PTCG_API const char* ptcg_name(int what, unsigned number);
/* Returns the number of a name, or -1. */
PTCG_API int ptcg_number(int what, const char* name);

#ifdef __cplusplus
}
#endif

#endif
