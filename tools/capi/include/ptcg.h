/*
 * ptcg.h - the ptcg rules engine for programs in C and in any language that can call C.
 *
 * A program loads packs of cards into a library and makes a script host, which runs the cards'
 * scripts, for each thread. It starts matches on it and answers one decision after another:
 *
 *     static int play(ptcg_host* host)
 *     {
 *         ptcg_setup setup = {0};
 *         ptcg_match* match = NULL;
 *         ptcg_decision decision;
 *         ptcg_status status;
 *         setup.size = sizeof setup;
 *         setup.deck[0] = "powerhouse";
 *         setup.deck[1] = "lava-flow";
 *         setup.seed = 5;
 *         status = ptcg_match_create(host, &setup, &match);
 *         while (status == PTCG_OK) {
 *             const uint16_t first = 0;
 *             status = ptcg_match_decision(match, &decision);
 *             if (status != PTCG_OK || decision.asked == PTCG_NOBODY) break;
 *             status = ptcg_match_answer(match, &first, 1);
 *             if (status == PTCG_ERROR_ANSWER) status = ptcg_match_answer_default(match);
 *         }
 *         if (status != PTCG_OK) fprintf(stderr, "%s\n", ptcg_last_error());
 *         ptcg_match_free(match);
 *         return status == PTCG_OK;
 *     }
 *
 *     int main(void)
 *     {
 *         ptcg_source source = {0};
 *         ptcg_library* library = NULL;
 *         ptcg_host* host = NULL;
 *         int played = 0;
 *         source.size = sizeof source;
 *         source.folder = "cards";
 *         if (ptcg_library_load(&source, 1, NULL, &library, NULL) != PTCG_OK ||
 *             ptcg_host_create(library, NULL, &host) != PTCG_OK) {
 *             fprintf(stderr, "%s\n", ptcg_last_error());
 *         } else {
 *             played = play(host);
 *         }
 *         ptcg_host_free(host);
 *         ptcg_library_free(library);
 *         return played ? 0 : 1;
 *     }
 *
 * ERRORS. A function that can fail returns a ptcg_status: PTCG_OK, which is 0, or an error.
 * ptcg_last_error() describes the error; its string belongs to the calling thread and is valid
 * until that thread's next call that fails. A call that fails changes nothing and outputs nothing,
 * unless its comment says so; the handle it was to create is set to NULL. A required argument that
 * is NULL fails with PTCG_ERROR_ARGUMENT; a handle of the wrong kind, a NULL handle and a
 * misaligned one fail with PTCG_ERROR_HANDLE. A handle that was freed cannot be detected reliably,
 * and using one is undefined behavior. No C++ exception leaves a function.
 *
 * THREADS. The only global state is each thread's last error and scratch memory. A library never
 * changes: any number of threads may use it at the same time. A script host and all matches and
 * environments on it may be used by only one thread at a time, but not always the same one;
 * different script hosts work in parallel. A call made while another thread is using the script
 * host fails with PTCG_ERROR_BUSY and changes nothing. A vector of environments has script hosts
 * of its own, and is used by one thread at a time likewise. ptcg_batch_step, ptcg_match_fork,
 * ptcg_match_copy, ptcg_match_restore and ptcg_match_determinize between matches of two script
 * hosts use both script hosts. All calls on a handle must have returned before it is freed; a
 * handle that another thread is using at that moment is not freed. The library creates no threads
 * except those of a batch and of a vector, and uses no signals: a process may fork while no call
 * runs (in the new process the caller's thread does all the work of a vector).
 *
 * OWNERSHIP. The caller owns what a ..._load, ..._create or ..._fork function creates and frees it
 * with the ..._free of its kind (NULL is allowed). Handles may be freed in any order: a library is
 * released with the last script host and match that need it. Strings and arrays passed in are
 * copied and need to live only during the call. Strings passed out are written to a ptcg_buffer of
 * the caller.
 *
 * STRINGS are UTF-8 in both directions, also paths. Messages are printable: a byte that is not part
 * of a printable character is replaced by "?". JSON is on one line. Members of its objects may be
 * added in later versions. A JSON Schema describes views, questions, events and cards member by
 * member: share/ptcg/schema/ptcg.schema.json. Its version is in their member "schema".
 *
 * SECRETS. Some outputs are never for players: a save, a position, the hash of a match, the seed,
 * the message of a failed script (ptcg_last_error after PTCG_ERROR_SCRIPT or PTCG_ERROR_STOPPED,
 * and ptcg_match_failure_json), a view or events for PTCG_SEEN_BY_JUDGE. A save has all hidden
 * cards and future coins. Equal hashes tell equal hands. A script's own words can name a hidden
 * card. A question is for the asked player alone, with its source, its limits and its options. Send
 * everyone what ptcg_match_decision_json_for returns for them.
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
#define PTCG_VERSION_PATCH 3
#define PTCG_VERSION_NUMBER \
    (PTCG_VERSION_MAJOR * 1000000 + PTCG_VERSION_MINOR * 1000 + PTCG_VERSION_PATCH)

typedef enum ptcg_status {
    PTCG_OK = 0,
    PTCG_ERROR_ARGUMENT = 1,  /* NULL, a size, a number out of range: an error in the program */
    PTCG_ERROR_HANDLE = 2,    /* not a handle of the required kind */
    PTCG_ERROR_PACKS = 3,     /* the packs have problems, or a folder of packs does not exist */
    PTCG_ERROR_NAME = 4,      /* no deck, ruleset, format or card has this name */
    PTCG_ERROR_DECK = 5,      /* a deck list cannot be read, or the deck may not be played */
    PTCG_ERROR_ANSWER = 6,    /* not a legal answer to the open question */
    PTCG_ERROR_SCRIPT = 7,    /* the script of a card failed; see enum ptcg_failure. The message is
                               * for the operator: see SECRETS */
    PTCG_ERROR_OVER = 8,      /* the match is over */
    PTCG_ERROR_SAVE = 9,      /* not a save, a damaged one, or one of other packs or rules */
    PTCG_ERROR_MISMATCH = 10, /* the matches differ in library or ruleset */
    PTCG_ERROR_ROOM = 11,     /* the caller's array is too small */
    PTCG_ERROR_MEMORY = 12,   /* out of memory */
    PTCG_ERROR_INTERNAL = 13, /* a bug in ptcg; please report it with ptcg_last_error() */
    PTCG_ERROR_STOPPED = 14,  /* a script failed and the match is stopped: ptcg_match_go_on */
    PTCG_ERROR_POSITION = 15, /* no position was found that fits what a player knows, or one that
                               * was described has problems */
    PTCG_ERROR_BUSY = 16      /* another thread is using the script host; see THREADS */
} ptcg_status;

/* The version of the library: "0.1.3", and as a number like PTCG_VERSION_NUMBER. Never fail. */
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

/* Limits on what the scripts of one pack may use; see ptcg_script_limits. 0: the limit for all
 * packs. */
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
 * 0: the default given here when packs are loaded; the library's limits when a script host is
 * created. -1 for a time: never stopped. (In C++, that is 0.) All packs together may use 4 times
 * the `instructions` and 20 times the `load_instructions` of one pack. Set limits for packs from
 * strangers. */
typedef struct ptcg_script_limits {
    size_t size;
    uint64_t load_bytes;        /* memory that a pack keeps after loading, in each
                                 * script host; 64 MiB */
    uint64_t call_bytes;        /* its growth while the engine calls one of its functions, with all
                                 * texts that this sets off; 8 MiB */
    uint32_t engine_calls;      /* fields read and verbs used in one answer; 20,000 */
    uint32_t call_depth;        /* texts running inside each other, of all packs; 60 */
    int32_t watchdog_ms;        /* processor time for one answer; 2,000; -1: never stopped */
    int32_t count_instructions; /* 1: counts the instructions of every text one by one: slower */
    /* Since 0.1.1 */
    uint64_t host_bytes;        /* of one script host, all packs together; 256 MiB */
    uint64_t load_instructions; /* in Lua, to run all files of a pack once; 50,000,000 */
    int32_t load_ms;            /* processor time for that; 10,000; -1: never stopped */
    uint32_t reserved;
    const ptcg_pack_script_limits* packs; /* for single packs; may be NULL if there are none */
    size_t pack_count;
    /* Since 0.1.2 */
    uint64_t instructions; /* in Lua, for one answer; 5,000,000 */
} ptcg_script_limits;

/* Limits on packs. 0: the default. Set them for packs from strangers. The limits on files are the
 * same for every pack; those on scripts can differ by pack. */
typedef struct ptcg_pack_limits {
    size_t size;
    uint64_t file_bytes; /* of each file; default 1 MiB */
    uint64_t pack_bytes; /* of each pack; 64 MiB. All packs together: twice as much */
    uint64_t pack_files; /* of each pack; 20,000 */
    /* Since 0.1.1: for the first run of the scripts, and for every script host created without
     * other limits. */
    const ptcg_script_limits* scripts; /* NULL: the defaults */
    /* Since 0.1.2: a folder that caches the results of reading packs, which makes loading them
     * again about ten times as fast. It must be as trusted as the packs. The loaded data is the
     * same. NULL: nothing is cached, and nothing is written anywhere. */
    const char* cache;
    /* 1: a faulty script only prevents matches with its cards from starting; 0: it is a problem
     * like any other. */
    int32_t lone_faults;
    uint32_t reserved; /* 0 */
    /* Since 0.1.3. 1: a pack with any other problem is left out, with those that depend on it, and
     * so is a deck, ruleset or format that cannot be read; 0: nothing is loaded. */
    int32_t leave_out;
    uint32_t reserved_2; /* 0 */
} ptcg_pack_limits;

/* Loads all packs of the sources, with the decks, rulesets and formats next to them. Packs may
 * depend on each other across sources. `limits` and `problems` may be NULL. PTCG_ERROR_PACKS: there
 * are problems, such as a folder that does not exist. ptcg_last_error() has all of them, one
 * paragraph each. `problems` has them as a JSON list of {"file", "line", "column", "message",
 * "context", "code", "pack", "source"}, together with those that only prevent matches with their
 * cards or that left out a pack. "pack" is the ID of the pack to blame, and "source" the `folder`
 * or `name` of its source; both are "" if no single pack is to blame. PTCG_ERROR_NAME: there are
 * limits for a pack that does not exist.
 *
 * Sources are read in the given order, but folders before files in memory. Put those you trust
 * first. If two packs have the same ID or a class of the same ID, the one from the later source is
 * reported. Names of decks, rulesets and formats are first come, first served: a later one of the
 * same name is ignored, so a source before yours replaces your rulesets. */
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

/* Returns a hash of everything that affects play in all packs: facts and scripts, but not card
 * texts, decks or tests. It is the same on every machine. "hash" in PTCG_PACKS is that of one pack.
 * (A save names the packs that its cards need.) */
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
/* Returns what is printed on a card: {"schema", "number", "id", "name", "label", "language",
 * "translated", "kind", "stage", "hp", "types", "retreat", "evolves_from", "weakness",
 * "resistance", "prizes", "rule_box", "classes": [{"id", "name"}], "rules": ["..."], "provides",
 * "attacks":
 * [{"name", "cost", "damage", "mark", "text"}], "abilities": [{"name", "kind", "text"}], "text",
 * "set", "set_number", "prints"}. Members that the card does not have are left out. */
PTCG_API ptcg_status ptcg_library_card_json(const ptcg_library* library, uint16_t card,
                                            ptcg_buffer* json);

/* Reads a deck: the name of one of the library's decks ("lava-flow"), or a list as players paste it
 * ("4 Potion SW 127", one line each; IDs also work: "4 dp1-126"). A string with a line break is a
 * list, and any other is a name: add "\n" to what a player pastes. Writes the numbers of its cards,
 * at most `capacity`, and their count. PTCG_ERROR_NAME: no such deck; PTCG_ERROR_DECK: lines that
 * cannot be read, all of them in ptcg_last_error(); PTCG_ERROR_ROOM: more cards than `capacity`
 * (`count` says how many). */
PTCG_API ptcg_status ptcg_deck_read(const ptcg_library* library, const char* deck, uint16_t* cards,
                                    size_t capacity, size_t* count);

/* Checks a deck (as above) against a format, a ruleset, or both; each may be NULL. If both are, the
 * list must begin with its format ("# format: xy"). PTCG_OK: it is legal, and `json` is an empty
 * list. PTCG_ERROR_DECK: it is not. `json` then has {"rule", "message"} for each rule that it
 * breaks, or
 * {"rule": "", "line", "message"} for each line that cannot be read, and ptcg_last_error() has
 * them, too. `json` may be NULL. */
PTCG_API ptcg_status ptcg_deck_check(const ptcg_library* library, const char* deck,
                                     const char* ruleset, const char* format, ptcg_buffer* json);

/* ---- script hosts -------------------------------------------------------------------------- */

/* Creates a script host, which runs the scripts of the library's cards in its own Lua state of some
 * megabytes. Use one for each thread, for any number of matches. `limits` may be NULL: those of the
 * library. PTCG_ERROR_PACKS: the scripts do not load under these limits. PTCG_ERROR_NAME: there are
 * limits for a pack that does not exist. */
PTCG_API ptcg_status ptcg_host_create(const ptcg_library* library, const ptcg_script_limits* limits,
                                      ptcg_host** host);
PTCG_API void ptcg_host_free(ptcg_host* host);
/* Since 0.1.3. Returns what each pack's scripts have cost in this script host, as a JSON list of
 * {"pack", "loaded_bytes", "calls"}: memory kept after loading, and calls of its functions. */
PTCG_API ptcg_status ptcg_host_usage_json(ptcg_host* host, ptcg_buffer* json);

/* ---- matches ------------------------------------------------------------------------------- */

enum ptcg_player { PTCG_PLAYER_ONE = 0, PTCG_PLAYER_TWO = 1, PTCG_CHANCE = 2, PTCG_NOBODY = 0xff };

/* What happens to a match when a card's script fails. The answer is taken back in any case. The
 * policy belongs to the program: saves do not contain it. */
enum ptcg_failure {
    PTCG_FAILURE_VOIDS = 0,     /* the match ends without a winner */
    PTCG_FAILURE_WITHHOLDS = 1, /* it continues, and the option that failed is not offered again
                                 * here. If the question cannot be answered without it, the match
                                 * is void. Chance is as before the answer, so whether a script
                                 * fails can tell the player the next coin, or a hidden card that
                                 * the script tests. See ptcg_match_withhold_at_most, and choose
                                 * another policy if players may write packs */
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
    const char* ruleset;   /* id, "dp"; NULL: the format's */
    const char* format;    /* id, "xy"; NULL: the one both decks name, if `ruleset` is NULL, too */
    uint64_t seed;         /* decides all chance: players must not be able to guess it, so draw it
                            * from a source such as getrandom, or use PTCG_EXPLICIT_CHANCE */
    uint32_t decision_cap; /* end without a winner after this many decisions; 0: never */
    int32_t on_failure;    /* enum ptcg_failure */
    uint32_t flags;        /* of enum ptcg_setup_flag, added together */
    uint32_t reserved;
} ptcg_setup;

/* Starts a match, up to its first question. The same library, decks, rules and seed give the same
 * match on every machine. PTCG_ERROR_NAME: no deck, ruleset or format has that name;
 * PTCG_ERROR_DECK: a deck that cannot be read, is not legal (unless unchecked), does not name the
 * format that is needed, or cannot be used to set up a match. The message begins with whose deck it
 * is ("player 1's deck: ..."). */
PTCG_API ptcg_status ptcg_match_create(ptcg_host* host, const ptcg_setup* setup,
                                       ptcg_match** match);
PTCG_API void ptcg_match_free(ptcg_match* match);

/* The open question, and the status of the match. 32 bytes.
 *
 * purposes                what the player decides
 * main_phase              what to do next in the turn
 * start_first             whether to take the first turn
 * active bench            which Basic Pokémon become Active, and go onto the Bench, in setup
 * bonus_cards bonus_card  how many cards to draw for the opponent's mulligans; whether to draw one
 * prize                   which Prize card to take
 * promote switch_in       which Benched Pokémon becomes Active, after a Knock Out or by a text
 * pay_retreat             which Energy card to discard for the Retreat Cost
 * trigger_order replacement_order  which waiting effect comes first
 * checkup_order           which comes first between turns: Special Conditions or other effects
 * use_text                whether to use this text
 * search                  which cards found in a hidden zone to take
 * choose_card choose_pokemon  which cards or Pokémon, for a text
 * damage heal             which Pokémon gets damage or counters, or is healed
 * attach evolve           which Pokémon gets the card, or evolves
 * discard discard_energy move_energy to_deck  which cards
 * attack condition number mode    which attack, Special Condition, number or alternative of a text
 * yes_no                  yes or no
 * trim_bench              which Pokémon to discard from a Bench over its limit
 * flip shuffle random_pick  PTCG_CHANCE: heads or tails; the new order, top card last; a position
 */
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
    uint16_t word_count;   /* number of options that are words, which are in the JSON */
    uint32_t number;       /* answers accepted since the match started */
    uint8_t secret;        /* 1: only the asked player may know the answer */
    uint8_t reserved[7];
} ptcg_decision;

enum ptcg_outcome {
    PTCG_RUNNING = 0,
    PTCG_WON = 1,
    PTCG_DRAW = 2,
    PTCG_VOID = 3,        /* a script failed, or the program ended it */
    PTCG_DECISION_CAP = 4 /* ptcg_setup::decision_cap was reached */
};

/* One option. It is for the asked player only: it names cards of that player's hand, and of a deck
 * that the player searches. It never tells what the asked player may not see. 8 bytes.
 *
 * kinds                        members besides `kind` and `count`
 * stop yes no heads tails end_turn
 * number                       value: the number
 * card                         card at `place` of `zone`
 * face_down                    `place` of `zone`
 * pokemon                      spot
 * attached                     card, attached to the Pokémon at `spot`
 * attack                       attack `value` of `card`; spot
 * condition                    value: PTCG_NAMES_CONDITION
 * word                         value: the number of a word
 * text                         Ability `value` of `card`, whose effect waits
 * bench                        card from the hand to the Bench
 * attach                       Energy card to the Pokémon at `spot`
 * evolve                       the Pokémon at `spot` into `card`
 * play                         Trainer card; on the Pokémon at `spot`, if it attaches
 * use                          Ability `value` of the Pokémon at `spot`, or of `card`
 * use_stadium                  card
 * retreat                      the Pokémon at `spot` becomes Active
 */
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
 *     {"schema": 1, "asked": 0, "purpose": "main_phase", "min": 1, "max": 1, "ordered": false,
 *      "number": 12, "turn": 3, "secret": false, "source": {...} or null, "options": [{"kind":
 * "attach", "count": 1, "zone": "hand", "place": 2, "card": {"number": 7, "id": "dp1-126", "name":
 * "Potion"}, "spot": {"player": 0, "place": 1}, "value": 0, "attack": "Thunder"},
 * ...]} If an attack or Ability of the source asks, also "effect" (its number), "origin_attack"
 * (whether it is an attack) and its name as "attack" or "ability". An option has only the members
 * that apply to it, and always "value". When the match is over: {"schema", "asked": null,
 * "outcome": "won", "winner": 0, "reason": "prizes", "number", "turn"}, and "script_failed": true
 * if a script has ever failed. When it is stopped, the same with "outcome": "running" and
 * "stopped": true. For the asked player only. */
PTCG_API ptcg_status ptcg_match_decision_json(ptcg_match* match, ptcg_buffer* json);
/* Since 0.1.3. Returns what this audience (enum ptcg_audience) may know of it: the same for the
 * asked player and for the judge; for anyone else {"schema", "asked", "purpose", "turn"}. The
 * source, the limits and the options can tell what is in a hand or deck, and the number of answers
 * how often a text has asked. How the match ended is for everyone. */
PTCG_API ptcg_status ptcg_match_decision_json_for(ptcg_match* match, int audience,
                                                  ptcg_buffer* json);
/* Since 0.1.3. Returns why a script failed last, for the operator of the program, never for
 * players: {"message", "pack", "card", "file", "line", "limit"}, or null if none has failed. "pack"
 * and "card" are IDs, and "limit" is the exceeded member of ptcg_script_limits. What is not known
 * or does not apply is "" or 0. A save does not contain it. */
PTCG_API ptcg_status ptcg_match_failure_json(ptcg_match* match, ptcg_buffer* json);

/* Answers with the numbers of the picked options and carries out everything that follows, up to the
 * next question. PTCG_ERROR_ANSWER: not legal, nothing has changed. PTCG_ERROR_OVER,
 * PTCG_ERROR_STOPPED: there is nothing to answer. PTCG_ERROR_SCRIPT: a script failed; the answer is
 * taken back, and then the policy of enum ptcg_failure applies. */
PTCG_API ptcg_status ptcg_match_answer(ptcg_match* match, const uint16_t* picks, size_t count);
/* Since 0.1.3. Copies the numbers of the cards behind the options of a question to PTCG_CHANCE
 * about a pile (shuffle, random_pick), in their order, as ptcg_match_options copies the options;
 * there are none if anything else is asked. For the program alone, never for players: see SECRETS.
 */
PTCG_API ptcg_status ptcg_match_chance_cards(ptcg_match* match, uint16_t* cards, size_t capacity,
                                             size_t* count);
/* Since 0.1.3. Answers such a question with numbers of cards instead of options: for a shuffle the
 * whole pile in its new order, the top card last; for random_pick one card. Identical cards are
 * interchangeable. PTCG_ERROR_ANSWER: something else is asked, or these are not the cards of the
 * pile (which one, in ptcg_last_error()); nothing has changed. The other errors are those of
 * ptcg_match_answer. */
PTCG_API ptcg_status ptcg_match_answer_by_cards(ptcg_match* match, const uint16_t* cards,
                                                size_t count);
/* Gives the legal answer that commits to the least, for a player whose time is up.
 * PTCG_ERROR_OVER, PTCG_ERROR_STOPPED, PTCG_ERROR_SCRIPT: as for ptcg_match_answer. */
PTCG_API ptcg_status ptcg_match_answer_default(ptcg_match* match);
/* The player (PTCG_PLAYER_ONE or _TWO) concedes. PTCG_ERROR_OVER: the match is already over. */
PTCG_API ptcg_status ptcg_match_concede(ptcg_match* match, int player);
/* Since 0.1.3. The clock of the player ran out: the opponent wins, and the reason is "time".
 * PTCG_ERROR_OVER: the match is already over. */
PTCG_API ptcg_status ptcg_match_run_out_of_time(ptcg_match* match, int player);
/* Since 0.1.3. The host cannot go on with the player, for example a program that gave no legal
 * answer: the opponent wins, and the reason is "forfeit". PTCG_ERROR_OVER: the match is already
 * over. */
PTCG_API ptcg_status ptcg_match_forfeit(ptcg_match* match, int player);
/* Ends the match without a winner. PTCG_ERROR_OVER: it is already over. */
PTCG_API ptcg_status ptcg_match_void(ptcg_match* match);

/* Since 0.1.1. Sets what happens to the match if a script fails from now on: enum ptcg_failure. */
PTCG_API ptcg_status ptcg_match_on_failure(ptcg_match* match, int on_failure);
/* Since 0.1.3. Sets how many failures PTCG_FAILURE_WITHHOLDS withholds in all; 10 unless it is set.
 * The next one makes the match void. Neither this nor the count is part of a save or a fork, which
 * count from 0. */
PTCG_API ptcg_status ptcg_match_withhold_at_most(ptcg_match* match, uint32_t failures);
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

/* Returns what this audience (enum ptcg_audience) may know about the table. PTCG_ERROR_SCRIPT: a
 * card text failed, and the numbers that it would have changed (HP, types, Retreat Cost) are those
 * printed; the view is complete otherwise. This does not affect the match. (The views of a batch
 * do not report it.) */
PTCG_API ptcg_status ptcg_match_view(ptcg_match* match, int audience, ptcg_view* view);
/* Returns the same as JSON: the numbers above by their names, and "players": [{"active": {...} or
 * null, "bench": [...], "hand": {"count", "cards": [...]}, "deck", "discard", "prizes",
 * "lost_zone", "beside", "turns_taken"}, ...] with the cards that the audience knows. Also what
 * the struct has no room for: lasting effects ("lasting"), used texts ("used", "stadium_used",
 * "limits_used"), Weakness and Resistance, what attached Energy provides, what came or evolved this
 * turn, and an "id" for each Pokémon that it keeps as long as it is in play.
 * PTCG_ERROR_SCRIPT: as above; the JSON then also has "faulty": true. */
PTCG_API ptcg_status ptcg_match_view_json(ptcg_match* match, int audience, ptcg_buffer* json);

/* Something that happened. 16 bytes. A member that the kind does not use is 0, or 0xff for players,
 * zones, spots and effects, or PTCG_NO_CARD. If a card text caused it, `source` is its card.
 *
 * kinds                  members besides `player` and `source`
 * match_began            value: 0, or the number of the Sudden Death game
 * start_decided          player: who takes the first turn
 * hand_revealed          card: one of a hand shown at a mulligan
 * mulligan               value: how many this player has had
 * prizes_set             value: how many cards
 * revealed               both players turn their Pokémon face up
 * turn_began turn_ended  value: the turn's number
 * drew                   card
 * draw_failed            the deck is empty
 * shuffled               from: the zone
 * benched                card to spot, from: the zone
 * became_active          card at spot, in setup
 * attached               card to the Pokémon at spot, from: the zone
 * evolved                the Pokémon at spot into card; extra: 1 if it leveled up
 * devolved               card, taken off the Pokémon at spot
 * played stadium_played  card
 * used_text              effect: the Ability of card at spot
 * retreated switched promoted  spot
 * attack_announced       effect: the attack of card at spot
 * attack_copied          effect: the attack of card, used by the Pokémon at spot
 * attack_stopped         value: 0 tails, 1 confused, 2 a requirement, 3 prevented
 * coin                   value: 1 heads, 0 tails; with a spot, it is for the Special Condition of
 *                        the Pokémon there; extra: PTCG_NAMES_CONDITION
 * damaged                spot; value: points; extra: bits of what changed the damage:
 *                        2 texts of the attacker, 8 Weakness, 16 Resistance, 32 Trainer and
 *                        Energy cards of the defender, 64 its other texts, 128 prevention
 * damage_prevented       spot; card: what prevents it; extra: as above
 * effect_prevented       spot: whom the effect would have reached; card: what prevents it; extra:
 *                        the kind of effect
 * counters_put healed counters_removed  spot; value: points, 10 a damage counter
 * condition_set condition_removed       spot; value: PTCG_NAMES_CONDITION
 * knocked_out            card at spot; value: Prize cards due
 * saved                  spot: would be Knocked Out, but stays or goes elsewhere
 * card_moved             card; from, to: zones; extra: bits, 1 under the deck, 2 in an unknown
 *                        order, 4 face up
 * card_shown             card; extra: 4 if it stays face up
 * looked_at              value: how many cards; from: the zone; extra: 1 if it is a search of the
 *                        player's own deck
 * prize_taken            card
 * lasting_began lasting_ended  on spot or player; value: the kind of effect, named in the JSON
 * checkup_began
 * left_play              card at spot, without being Knocked Out
 * sudden_death           value: the number of the game
 * match_ended            player: the winner; value: PTCG_NAMES_REASON; extra: PTCG_NAMES_OUTCOME
 * replaced               the card of the Pokémon at spot by card, from: the zone
 */
typedef struct ptcg_event {
    uint8_t kind;     /* PTCG_NAMES_EVENT */
    uint8_t player;   /* who acts, or who owns what changed */
    uint8_t audience; /* who may see `card`, bits of enum ptcg_audience */
    uint8_t from;     /* PTCG_NAMES_ZONE */
    uint8_t to;
    uint8_t spot;
    uint8_t effect;        /* attack or Ability of `card` */
    uint8_t extra;         /* by kind */
    uint16_t card;         /* PTCG_NO_CARD for an audience that may not see it */
    uint16_t source;       /* the card whose text caused it */
    int16_t value;         /* by kind */
    uint8_t source_effect; /* attack or Ability of `source` */
    uint8_t answer;        /* for the judge: low eight bits of how many answers came before it */
} ptcg_event;

/* Returns the events from number `from` on, as the audience may know them, at most `capacity`. Ask
 * again with a higher `from` for the rest. `count` is how many were written; `next` is the number
 * after the last of them (pass it next time). Events from before a fork, a load or a copy are gone:
 * then the number of the first one, `next` - `count`, is higher than `from`. If `from` is beyond
 * the end, as after ptcg_match_restore, `count` is 0 and `next` is the end, lower than `from`: what
 * the caller knows from there on did not happen. */
PTCG_API ptcg_status ptcg_match_events(ptcg_match* match, int audience, uint32_t from,
                                       ptcg_event* events, size_t capacity, size_t* count,
                                       uint32_t* next);
/* Returns all of them as JSON: {"first", "next", "events": [{"kind": "damaged", "player": 0,
 * "spot": {...}, "value": 30, "extra": 0, "source": {...}}, ...]}. An event always has "kind",
 * "value" and "extra", and the others where they are not empty. Names are added where there are
 * any: "attack" or "ability" (of `effect`), "heads", "condition", "stopped_by", "lasting",
 * "changed_by", "prevented", "outcome" and "reason"; and numbers under names that say what they
 * count: "points", "prizes", "cards", "turn". */
PTCG_API ptcg_status ptcg_match_events_json(ptcg_match* match, int audience, uint32_t from,
                                            ptcg_buffer* json);

/* ---- in words (since 0.1.3) ---------------------------------------------------------------- */

/* Tells one audience of a match what happens and what is asked, in sentences. A server makes one
 * for each audience, of some 350 bytes. It remembers where it stopped, and which Pokémon is where.
 */
typedef struct ptcg_teller ptcg_teller;

enum ptcg_tell_flag {
    PTCG_TELL_AS_LOG = 1,  /* in sections, "Setup" and "Lava Flow's Turn". Several cards drawn are
                            * counted, and named in a line of their own to those who know them */
    PTCG_TELL_BY_NAME = 2, /* call the viewer by name, too, instead of "you" */
    PTCG_TELL_IDS = 4      /* card names with IDs: "(dp1_126) Potion" */
};

typedef struct ptcg_teller_setup {
    size_t size;
    const char* language; /* its code, "pt"; NULL: "en" */
    const char* names[2]; /* of the players; NULL: "Player 1" and "Player 2" */
    int32_t audience;     /* enum ptcg_audience: who reads it */
    uint32_t flags;       /* of enum ptcg_tell_flag, added together */
} ptcg_teller_setup;

/* Returns the codes of the languages as a JSON list: ["en", "es", ...]. They are read from the
 * files lang/CODE.toml in the library's sources; "en" is always there. */
PTCG_API ptcg_status ptcg_library_languages(const ptcg_library* library, ptcg_buffer* json);

/* Creates a teller. Names of cards are in the language where the packs have them. The library reads
 * a language when it is first asked for. PTCG_ERROR_NAME: there is no such language, or its file
 * has problems. Only one thread at a time may use a teller (PTCG_ERROR_BUSY). */
PTCG_API ptcg_status ptcg_teller_create(const ptcg_library* library, const ptcg_teller_setup* setup,
                                        ptcg_teller** teller);
PTCG_API void ptcg_teller_free(ptcg_teller* teller);

/* Returns what happened since the last call, as the audience may know it; in the first call, since
 * the match began: {"from", "next", "lines": [{"text": "You draw Potion.", "heading": false,
 * "depth": 0, "event": 12, "cards": [{"number": 7, "id": "dp1-126", "name": "Potion"}], "spots":
 * [{"player": 0, "place": 1}]}, ...]}. "from" and "next" are numbers of events as in
 * ptcg_match_events: of the first one told, and after the last. "heading": begins a turn, or the
 * step between turns. "depth": 0 what a player or the rules do, 1 what came of it, 2 cards of such
 * a line. "event": the first event of the line. "cards": those named in the text, each once, with
 * the name as it stands there. "spots": where it happened. If events in between are gone (after
 * ptcg_match_restore or a load, or in a fork), there are no lines: it goes on from the present
 * position. "from" is then the end, and lines already told of later events did not happen. `match`
 * may be any match of the teller's library (PTCG_ERROR_MISMATCH). */
PTCG_API ptcg_status ptcg_teller_tell(ptcg_teller* teller, ptcg_match* match, ptcg_buffer* json);
/* Goes on from the present position without telling how it came about. Call it after
 * ptcg_match_restore, before the next answer, and where a loaded match goes on. */
PTCG_API ptcg_status ptcg_teller_catch_up(ptcg_teller* teller, ptcg_match* match);
/* Returns the open question as the audience may read it: {"asked": 0, "question": "Which Pokémon?",
 * "picks": "up to 2", "options": ["Emberkit (Active, 60 HP)", ...]}. The options are in their
 * order; "picks" is empty if one is picked. Everyone but the asked player and the judge only reads
 * whom the match waits for, the same words whatever is asked, and no options. When the match is
 * over, "asked" is null and "question" is the result; when it is stopped, that the game is on hold.
 */
PTCG_API ptcg_status ptcg_teller_question(ptcg_teller* teller, ptcg_match* match,
                                          ptcg_buffer* json);

/* ---- bots ---------------------------------------------------------------------------------- */

/* Since 0.1.3. A computer player. It answers for whichever player is asked, and has a memory of its
 * own for each of them, so one bot can play both sides, or one of them. */
typedef struct ptcg_bot ptcg_bot;

/* Creates the bot of this name: "random", "greedy", or "mcts" with its options
 * ("mcts:iterations=200", "mcts:ms=500"), as in `ptcg arena`. It sees only what the asked player
 * may know, and both deck lists; "mcts-open" also sees the hidden cards, for measuring. The same
 * seed gives the same picks, unless the bot has a time limit: those of `ptcg arena` in a game with
 * this seed. PTCG_ERROR_NAME: no bot has this name, or these options; ptcg_last_error() lists them.
 * Only one thread at a time may use a bot (PTCG_ERROR_BUSY). */
PTCG_API ptcg_status ptcg_bot_create(const ptcg_library* library, const char* name, uint64_t seed,
                                     ptcg_bot** bot);
PTCG_API void ptcg_bot_free(ptcg_bot* bot);
/* Begins another game, as a new bot with this seed would. */
PTCG_API ptcg_status ptcg_bot_begin(ptcg_bot* bot, uint64_t seed);
/* Has the bot answer the open question: writes the numbers of the picked options, at most
 * `capacity`, and their count. The answer is legal. The match is not changed; it may be any match
 * of the bot's library (PTCG_ERROR_MISMATCH). PTCG_ERROR_ROOM: the answer can have more picks than
 * `capacity`; `max` of the question is always enough. PTCG_ERROR_ARGUMENT: PTCG_CHANCE is asked.
 * PTCG_ERROR_OVER, PTCG_ERROR_STOPPED: no question is open. */
PTCG_API ptcg_status ptcg_bot_choose(ptcg_bot* bot, ptcg_match* match, uint16_t* picks,
                                     size_t capacity, size_t* count);

/* ---- positions (since 0.1.3) --------------------------------------------------------------- */

/* Creates a match from a position as TOML text, in either form; see "Positions" in cards/README.md
 * for the format. `name` is what problems call the text; NULL: "position". `flags`: 0 or
 * PTCG_LOAD_NO_EVENTS. `on_failure` of enum ptcg_failure. `about` receives {"title", "note",
 * "ruleset", "me"}; it may be NULL. PTCG_ERROR_POSITION: the text has problems; `problems`, which
 * may be NULL, has all of them in the form of ptcg_library_load, with line and column. A position
 * without a seed asks PTCG_CHANCE. */
PTCG_API ptcg_status ptcg_match_from_position(ptcg_host* host, const char* position,
                                              const char* name, uint32_t flags, int on_failure,
                                              ptcg_match** match, ptcg_buffer* about,
                                              ptcg_buffer* problems);

enum ptcg_position_form {
    PTCG_POSITION_BRIEF = 0, /* the table as a person writes it: reading it gives the main phase of
                              * that table, without effects that last or are in progress */
    PTCG_POSITION_EXACT = 1  /* the same followed by a save of the match */
};

/* Returns the match as TOML text (`form` of enum ptcg_position_form), from the seat of `me`
 * (PTCG_PLAYER_ONE or _TWO). `title` and `note` may be NULL. It has all hidden cards: see SECRETS.
 * PTCG_ERROR_NAME: the exact form cannot name the rules, because a format changed them. */
PTCG_API ptcg_status ptcg_match_position(ptcg_match* match, int form, int me, const char* title,
                                         const char* note, ptcg_buffer* text);

/* ---- forks, saves -------------------------------------------------------------------------- */

/* Creates a match in the same state as this one, on `host` (NULL: on the same script host; else one
 * of the same library). It has no events from before. */
PTCG_API ptcg_status ptcg_match_fork(ptcg_match* match, ptcg_host* host, ptcg_match** fork);
/* Sets `to` to the state of `from`: a fork into an existing match, which allocates nothing. Both
 * must have the same library and rules (PTCG_ERROR_MISMATCH). `to` loses its events. */
PTCG_API ptcg_status ptcg_match_copy(ptcg_match* to, const ptcg_match* from);
/* Since 0.1.3. Takes `match` back to the state of `earlier`, a fork or copy of it made then, such
 * as for undo. Keeps the events up to there, its policy and the count of withheld failures. The
 * same errors as ptcg_match_copy; PTCG_ERROR_ARGUMENT: `earlier` has more events than `match`. */
PTCG_API ptcg_status ptcg_match_restore(ptcg_match* match, const ptcg_match* earlier);

/* Returns the match as bytes, for storage; loading restores it exactly. Cards are saved by ID.
 * Never send a save to a player: see SECRETS. It does not contain the events so far, the policy for
 * failed scripts and how many failures were withheld, that the match is stopped, the message of the
 * script that failed (so not why a match is void), the seed, the names of the decks, or
 * PTCG_NO_EVENTS. */
PTCG_API ptcg_status ptcg_match_save(ptcg_match* match, ptcg_buffer* save);

enum ptcg_load_flag { PTCG_ACCEPT_OTHER_PACKS = 1, PTCG_LOAD_NO_EVENTS = 8 };

/* Since 0.1.3. Returns what a save says without loading it: {"packs": [{"id", "hash"}, ...],
 * "asked": "player one: use_text, 1 to 1 of 2"}. These are the packs that loading requires, with
 * the hashes of PTCG_PACKS. PTCG_ERROR_SAVE: as for ptcg_match_load. */
PTCG_API ptcg_status ptcg_save_info(const void* data, size_t length, ptcg_buffer* json);

/* Creates the match from a save. Its ruleset is looked up in the library. `flags` of enum
 * ptcg_load_flag: a save made with other packs is rejected unless accepted, and an effect that was
 * waiting for an answer may then ask again. `on_failure` of enum ptcg_failure. PTCG_ERROR_SAVE,
 * with the reason: damaged, truncated, or of other packs, rules or cards. */
PTCG_API ptcg_status ptcg_match_load(ptcg_host* host, const void* data, size_t length,
                                     uint32_t flags, int on_failure, ptcg_match** match);
/* Since 0.1.3. The same, with a note for people if something was lost: with other packs, an effect
 * that was waiting may ask again. Empty otherwise. `note` may be NULL. */
PTCG_API ptcg_status ptcg_match_load_noted(ptcg_host* host, const void* data, size_t length,
                                           uint32_t flags, int on_failure, ptcg_match** match,
                                           ptcg_buffer* note);

/* Returns a hash of the whole state: equal states of one library have equal hashes. Hidden cards
 * are part of it: never send it to a player. */
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

/* Since 0.1.3. A pile's cards, by their numbers in the library, in its order: the top card of a
 * deck is the last. NULL and 0: none is given. */
typedef struct ptcg_card_list {
    const uint16_t* cards;
    size_t count;
} ptcg_card_list;

/* Since 0.1.3. What the hidden cards of a match are to be, by player. A list has all cards of its
 * pile, or may be empty if the player knows them all. */
typedef struct ptcg_given_cards {
    size_t size;
    ptcg_card_list deck[2];
    ptcg_card_list hand[2];
    ptcg_card_list prizes[2];
    ptcg_card_list face_down[2]; /* of the opponent in setup: the Active Pokemon, then the Bench */
} ptcg_given_cards;

/* Since 0.1.3. As ptcg_match_determinize, but the hidden cards are the given ones, whatever lists
 * they are from, and only chance is drawn from `seed`. For searches from guessed hands, Prize cards
 * and order of decks. Nothing of the real hidden cards is in `into`. PTCG_ERROR_POSITION, with the
 * pile and the reason: a list has more or fewer cards than its pile, has one that the library
 * lacks, or contradicts what the player knows; or an effect in progress has used hidden cards in a
 * visible way. `into` is then unchanged, but its events are gone. */
PTCG_API ptcg_status ptcg_match_give_cards(ptcg_match* match, int player,
                                           const ptcg_given_cards* given, uint64_t seed,
                                           ptcg_match* into);

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
    uint32_t threads;  /* the most threads at a time, one per script host; 0 or 1: only this one */
    uint32_t reserved;
} ptcg_batch;

/* Answers many matches and reports the status of each. A match whose answer fails (see its status)
 * is as ptcg_match_answer would leave it; the others are not affected. Matches of different script
 * hosts may be processed by different threads: create as many script hosts as threads. If a thread
 * cannot be started, the others do its work. Returns PTCG_OK if all answers were accepted, else the
 * first status that is not PTCG_OK. PTCG_ERROR_ARGUMENT, PTCG_ERROR_HANDLE and PTCG_ERROR_BUSY mean
 * that the call itself is wrong and nothing was done. */
PTCG_API ptcg_status ptcg_batch_step(const ptcg_batch* batch);

/* ---- environments for programs that learn -------------------------------------------------- */

/* A game as numbers, step by step. The observation is a position as a block of int16_t numbers,
 * seen from the seat of the player who picks; tools/encoding/FIELDS.md describes each. A step is
 * one pick: an action is the number of an option, or "enough", the last action, which ends an
 * answer of several picks. An answer is complete when it has as many picks as its question allows,
 * when nothing is left to pick, or with "enough". Coins and shuffles come from the seed, or are
 * actions of PTCG_CHANCE (PTCG_EXPLICIT_CHANCE), each legal one equally likely. */

/* Since 0.1.3. Returns the sections and fields of an encoded position as JSON: {"version", "hash",
 * "options", "actions", "size", "sections": [{"name", "meaning", "rows", "offset", "fields":
 * [{"name", "least", "most", "meaning"}]}]}. `options`: the most options of a question that there
 * is room for; 0: 128. PTCG_ERROR_ARGUMENT: more than 32765. */
PTCG_API ptcg_status ptcg_encoding_json(uint32_t options, ptcg_buffer* json);

/* Since 0.1.3. Returns the columns of the card features as JSON: {"rows", "columns": [{"name",
 * "least", "most", "meaning"}]}. */
PTCG_API ptcg_status ptcg_card_features_json(const ptcg_library* library, ptcg_buffer* json);
/* Since 0.1.3. Copies the card features, row by row: what is printed on each card, and its classes.
 * Row 0 stands for no card, row 1 + n is card n. PTCG_ERROR_ROOM as in ptcg_match_options. */
PTCG_API ptcg_status ptcg_card_features(const ptcg_library* library, int16_t* numbers,
                                        size_t capacity, size_t* count);

typedef struct ptcg_env ptcg_env;
typedef struct ptcg_vector ptcg_vector;

typedef struct ptcg_env_setup {
    size_t size;
    const ptcg_setup* match; /* decks, rules and the seed of the first game */
    const char* bot[2];      /* who plays the seat: "random", "greedy", "mcts:iterations=200";
                              * NULL: the program. Not both can be bots */
    uint32_t options;        /* the most options of a question that there is room for; 0: 128 */
    uint32_t reserved;
} ptcg_env_setup;

/* What the last step did, and who picks now. 56 bytes. */
typedef struct ptcg_env_state {
    uint64_t seed;        /* of the present game. It tells all hidden cards: see SECRETS */
    float reward[2];      /* of the last step, by seat: 1 for the winner, -1 for the loser, else 0.
                           * In a vector, a step in which the game waits, or whose action is
                           * refused, has rewards of 0 and ends nothing */
    uint32_t decisions;   /* answers accepted in the present game, also those of bots */
    uint32_t steps;       /* actions taken in it */
    uint32_t length;      /* of a game that the last step ended, or that is over: actions taken */
    uint32_t episode;     /* games begun before this one */
    uint16_t legal_count; /* how many actions are legal; 0: the game is over */
    uint16_t turn;
    uint8_t player;     /* who picks: enum ptcg_player; PTCG_NOBODY: the game is over */
    uint8_t terminated; /* 1: the last step ended the game by the rules of the game */
    uint8_t truncated;  /* 1: it ended it otherwise: the decision cap, or a script that failed */
    uint8_t outcome;    /* of the game that ended or runs: enum ptcg_outcome */
    uint8_t winner;     /* of the game that ended: enum ptcg_player; PTCG_NOBODY: none */
    uint8_t reason;     /* PTCG_NAMES_REASON */
    uint8_t reserved[14];
} ptcg_env_state;

/* Where the environment writes. The addresses are the same as long as it exists, and the numbers
 * are valid until it is used again. */
typedef struct ptcg_env_buffers {
    size_t size;              /* set it to sizeof before the call */
    size_t observation_count; /* numbers of an observation */
    size_t action_count;      /* actions, of which the last is "enough" */
    int16_t* observation;  /* for the player who picks; all zero for PTCG_CHANCE. When the game is
                            * over:  for the seat of the last action, without a question */
    uint8_t* mask;         /* action_count bytes: 1 for a legal action, else 0 */
    uint16_t* legal;       /* the legal actions, in order */
    ptcg_env_state* state; /* one */
} ptcg_env_buffers;

/* Since 0.1.3. Creates an environment and begins its first game. A game that ends before the
 * program is asked anything is skipped: the next begins. It records no events unless PTCG_NO_EVENTS
 * is absent from the flags of the match. The errors are those of ptcg_match_create and,
 * PTCG_ERROR_NAME: there is no such bot; PTCG_ERROR_ROOM: as for ptcg_env_step. */
PTCG_API ptcg_status ptcg_env_create(ptcg_host* host, const ptcg_env_setup* setup, ptcg_env** env);
PTCG_API void ptcg_env_free(ptcg_env* env);
/* Since 0.1.3. Returns where the environment writes. */
PTCG_API ptcg_status ptcg_env_get_buffers(ptcg_env* env, ptcg_env_buffers* buffers);
/* Since 0.1.3. Begins another game. The same seed gives the same game. */
PTCG_API ptcg_status ptcg_env_reset(ptcg_env* env, uint64_t seed);
/* Since 0.1.3. Takes an action, lets bots answer, and writes the buffers. PTCG_ERROR_ANSWER: it is
 * not legal, nothing has changed; PTCG_ERROR_OVER: the game is over; PTCG_ERROR_ROOM: the next
 * question has more options than there is room for, so that the game cannot go on here (nothing is
 * ever cut). */
PTCG_API ptcg_status ptcg_env_step(ptcg_env* env, int32_t action);
/* Since 0.1.3. Writes what a player (PTCG_PLAYER_ONE or _TWO) observes, whoever picks, to
 * `observation_count` numbers, which must be all zero or written by this environment before. */
PTCG_API ptcg_status ptcg_env_observe(ptcg_env* env, int player, int16_t* observation);
/* Since 0.1.3. The same of a match of the same library, for example one in which hidden cards are
 * redrawn (ptcg_match_determinize): neither is changed. PTCG_ERROR_ROOM: its question has more
 * options than the environment has room for. */
PTCG_API ptcg_status ptcg_env_observe_match(ptcg_env* env, ptcg_match* match, int player,
                                            int16_t* observation);
/* Since 0.1.3. Creates a copy that goes on independently, on the same script host; also its bots
 * would answer alike. */
PTCG_API ptcg_status ptcg_env_fork(ptcg_env* env, ptcg_env** fork);
/* Since 0.1.3. Sets `to` to the game of `from`, without allocating. PTCG_ERROR_MISMATCH: another
 * library, other rules, decks, bots or room. */
PTCG_API ptcg_status ptcg_env_copy(ptcg_env* to, const ptcg_env* from);
/* Since 0.1.3. As ptcg_env_copy, but with a position that `player` (PTCG_PLAYER_ONE or _TWO) could
 * be in, given everything that it may know and both deck lists: hidden cards and future chance are
 * drawn again from `seed` (ptcg_match_determinize). What the player observes is the same; the picks
 * of an answer that is not complete stay. PTCG_ERROR_POSITION: an effect in progress has used
 * hidden cards in a visible way, or the other player has begun an answer. PTCG_ERROR_OVER,
 * PTCG_ERROR_STOPPED: no question is open. After an error `to` has the game of `from`. */
PTCG_API ptcg_status ptcg_env_determinize(ptcg_env* to, ptcg_env* from, int player, uint64_t seed);
/* Since 0.1.3. Creates a match in the state of the game, before the picks of an answer that is not
 * complete. */
PTCG_API ptcg_status ptcg_env_match(ptcg_env* env, ptcg_match** match);

enum ptcg_vector_flag {
    PTCG_NO_AUTORESET = 1 /* a game that has ended stays so until ptcg_vector_reset */
};

typedef struct ptcg_vector_setup {
    size_t size;
    const ptcg_env_setup* games; /* each with its own decks, rules, bots and seed; all with the same
                                  * `options` */
    size_t count;
    uint32_t threads; /* which step the games, and as many script hosts; 0: 1 */
    uint32_t flags;   /* of enum ptcg_vector_flag */
} ptcg_vector_setup;

/* One entry, or one row of the given width, for each game. As in ptcg_env_buffers. */
typedef struct ptcg_vector_buffers {
    size_t size;
    size_t count;
    size_t observation_count;
    size_t action_count;
    int16_t* observations;
    uint8_t* masks;
    uint16_t* legal;
    ptcg_env_state* states;
    int32_t* actions;  /* in: the action of each game; -1: none, the game waits */
    int32_t* statuses; /* the ptcg_status of each step; 0: fine. A game that cannot go on
                        * (PTCG_ERROR_ROOM, PTCG_ERROR_STOPPED) has that status in each step until
                        * it is reset */
} ptcg_vector_buffers;

/* Since 0.1.3. Creates many games that are stepped at once, and begins them. The threads live as
 * long as the vector. What happens does not depend on their number. Errors as for ptcg_env_create;
 * the message says which game. */
PTCG_API ptcg_status ptcg_vector_create(const ptcg_library* library, const ptcg_vector_setup* setup,
                                        ptcg_vector** vector);
PTCG_API void ptcg_vector_free(ptcg_vector* vector);
/* Since 0.1.3. Returns where the vector writes and reads. */
PTCG_API ptcg_status ptcg_vector_get_buffers(ptcg_vector* vector, ptcg_vector_buffers* buffers);
/* Since 0.1.3. Begins other games. `seeds`: one for each game; NULL: the next seed of each game.
 * `which`: 1 for each game that begins, 0 for those that go on; NULL: all begin. */
PTCG_API ptcg_status ptcg_vector_reset(ptcg_vector* vector, const uint64_t* seeds,
                                       const uint8_t* which);
/* Since 0.1.3. Takes the action of each game. If that ends the game, its state says so, with the
 * rewards, and the next game begins: `player`, the observation and the mask are those of its first
 * question (unless PTCG_NO_AUTORESET). Its seed comes from that of the setup and the number of the
 * episode. Returns PTCG_OK if all actions were legal, else the error of the first game that failed;
 * it is as ptcg_env_step would leave it, and the others have taken their steps. */
PTCG_API ptcg_status ptcg_vector_step(ptcg_vector* vector);

/* ---- the interface of the 2026 contest's agents -------------------------------------------- */

/* Since 0.1.3. Returns the number of the card that has this number in the pool of that interface.
 * PTCG_ERROR_NAME: the pool does not have it, or the library lacks the card. */
PTCG_API ptcg_status ptcg_cabt_find_card(const ptcg_library* library, int number, uint16_t* card);

/* Since 0.1.3. Returns what that interface calls the card with this number of its pool: {"cardId",
 * "name", "attacks"}, the last in the order of ptcg_library_card_json. PTCG_ERROR_NAME as above. */
PTCG_API ptcg_status ptcg_cabt_card_json(const ptcg_library* library, int number,
                                         ptcg_buffer* json);

/* A battle as that interface plays it: its questions are cut as its own, and answered by positions
 * of options. */
typedef struct ptcg_cabt_game ptcg_cabt_game;

/* Why a deck is refused: the seat (0 or 1; -1: neither is) and the interface's number. */
typedef struct ptcg_cabt_refusal {
    int32_t player;
    int32_t type; /* 1: an unknown number, 2: more than four of a name, 3: no Basic Pokemon,
                   * 4: more than one ACE SPEC */
} ptcg_cabt_refusal;

/* Since 0.1.3. Starts a game of two decks of 60 of the pool's numbers, seat 0 first. `flags`: 0 or
 * PTCG_EXPLICIT_CHANCE. The same decks and seed give the same game. PTCG_ERROR_DECK: a deck is
 * refused; `refusal` says why and may be NULL. PTCG_ERROR_NAME: the library lacks the ruleset sv.
 */
PTCG_API ptcg_status ptcg_cabt_start(ptcg_host* host, const int32_t* deck_one,
                                     const int32_t* deck_two, uint64_t seed, uint32_t flags,
                                     ptcg_cabt_refusal* refusal, ptcg_cabt_game** game);
PTCG_API void ptcg_cabt_free(ptcg_cabt_game* game);
/* Since 0.1.3. Creates a copy that goes on independently, on the same script host. */
PTCG_API ptcg_status ptcg_cabt_fork(ptcg_cabt_game* game, ptcg_cabt_game** fork);

/* Since 0.1.3. Numbers of the pool; NULL and 0: none. */
typedef struct ptcg_cabt_list {
    const int32_t* numbers;
    size_t count;
} ptcg_cabt_list;

/* Since 0.1.3. What the asked player guesses. Each list has the cards of a whole pile in its order,
 * without those that are held aside: the top card of a deck is the last. Cards beyond those that
 * are needed are ignored; no list may have more than 60. Cards that the player knows stay, whatever
 * the list has. `reserved` must be 0. */
typedef struct ptcg_cabt_guess {
    size_t size;
    ptcg_cabt_list your_deck; /* ignored while the question shows the whole deck */
    ptcg_cabt_list your_prize;
    ptcg_cabt_list opponent_deck;
    ptcg_cabt_list opponent_prize;
    ptcg_cabt_list opponent_hand;
    ptcg_cabt_list opponent_active; /* of a face-down Active Pokemon: one; otherwise ignored */
    int32_t manual_coin;            /* not 0: coins are asked for */
    int32_t reserved;
} ptcg_cabt_guess;

/* Since 0.1.3. Creates a game from which the asked player searches: a copy whose hidden cards are
 * the guessed ones and whose chance comes from `seed`; nothing of the real ones is in it. It shows
 * all Prize cards, and its logs begin empty. PTCG_ERROR_POSITION: refused; `error` is the
 * interface's number: 1 an unknown number, too few cards, or none for a face-down Active Pokemon, 2
 * that is not a Pokemon, or here 98: the game could not have come there with these cards.
 * PTCG_ERROR_OVER: no question to a player is open. `error` may be NULL. */
PTCG_API ptcg_status ptcg_cabt_search(ptcg_cabt_game* game, const ptcg_cabt_guess* guess,
                                      uint64_t seed, int32_t* error, ptcg_cabt_game** search);
/* Since 0.1.3. Returns what the asked player observes: {"select", "logs", "current"}. */
PTCG_API ptcg_status ptcg_cabt_observation_json(ptcg_cabt_game* game, ptcg_buffer* json);
/* Since 0.1.3. Lets all that chance brings in a game of ptcg_cabt_search, or a copy of one, from
 * the next answer on come from `seed`; otherwise equal answers to copies have equal chance.
 * PTCG_ERROR_ARGUMENT: the game is not a search. */
PTCG_API ptcg_status ptcg_cabt_renew_chance(ptcg_cabt_game* game, uint64_t seed);
/* Since 0.1.3. Returns the same without secrets, with names. Never for players. */
PTCG_API ptcg_status ptcg_cabt_frame_json(ptcg_cabt_game* game, ptcg_buffer* json);
/* Since 0.1.3. Answers with positions of options. PTCG_ERROR_ANSWER: refused; `error` is the
 * interface's number: 4 a wrong count, 5 out of range, 6 a duplicate. PTCG_ERROR_OVER: the game is
 * over (3), or chance is asked. `error` may be NULL. */
PTCG_API ptcg_status ptcg_cabt_select(ptcg_cabt_game* game, const int32_t* positions, size_t count,
                                      int32_t* error);
/* Since 0.1.3. Whether the game is over: won, drawn, or void because a script failed. */
PTCG_API ptcg_status ptcg_cabt_over(ptcg_cabt_game* game, int32_t* over);
/* Since 0.1.3. Returns the game so far as a saved game, which `ptcg replay` opens. It has the deck
 * lists and the seed: never for players. PTCG_ERROR_ARGUMENT: the game has explicit chance. */
PTCG_API ptcg_status ptcg_cabt_replay(ptcg_cabt_game* game, ptcg_buffer* text);
/* Since 0.1.3. Whether chance is asked (PTCG_EXPLICIT_CHANCE), and its answer, as options of
 * ptcg_cabt_match. */
PTCG_API ptcg_status ptcg_cabt_asks_chance(ptcg_cabt_game* game, int32_t* asks);
PTCG_API ptcg_status ptcg_cabt_answer_chance(ptcg_cabt_game* game, const uint16_t* picks,
                                             size_t count);
/* Since 0.1.3. Creates a match in the state of the game, for everything else that ptcg can do. */
PTCG_API ptcg_status ptcg_cabt_match(ptcg_cabt_game* game, ptcg_match** match);

/* Since 0.1.3. Returns the table as that interface describes it (its "current"), as a player sees
 * it or, for PTCG_SEEN_BY_JUDGE, with names and everything hidden. Serial numbers are 3 plus the
 * place of a card in its deck's list, and 60 more for the second deck. Cards that its pool lacks
 * have number 0. `actions` is its "turnActionCount". PTCG_ERROR_ARGUMENT: another audience.
 * PTCG_ERROR_SCRIPT: a card text failed; the JSON has printed numbers, as in
 * ptcg_match_view_json. */
PTCG_API ptcg_status ptcg_cabt_table_json(ptcg_match* match, int audience, int actions,
                                          ptcg_buffer* json);

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
