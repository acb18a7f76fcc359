#pragma once

#include <string>
#include <vector>

namespace ptcg::tools::phrases {

/// One thing that a card can say, with all its wordings and what it means. Which of the fields have
/// a meaning depends on the category; cards/phrases/README.md describes them.
struct Row {
    std::string category;  ///< "clause", "pokemon", "count" ...
    std::string id;        ///< unique in its category

    std::vector<std::string> say;    ///< our wordings, the one we write first
    std::vector<std::string> print;  ///< printed wordings that mean the same

    std::string lua;      ///< an expression, or statements, with `$role` for what fills a slot
    std::string prepare;  ///< statements that compute what `lua` uses
    std::string negated;  ///< the opposite of a condition, if it is not just `not (lua)`
    std::string part;     ///< the part of an attack that it belongs to
    std::string done;   ///< an expression that does it and tells whether it was done, or how often
    std::string may;    ///< the same as `lua`, where a player may choose not to do it
    std::string can;    ///< whether there is anything to do, so that it is worth asking
    std::string gives;  ///< what later sentences can refer to: "cards", "pokemon", "count"
    std::string frame;  ///< how it is put together with what surrounds it
    std::string side;   ///< whose Pokémon or cards a noun means
    std::string place;  ///< where a noun's Pokémon or cards are
    std::string most;   ///< how many a noun means at most
    std::string least;  ///< at least, if that differs
    std::vector<std::string> filter;  ///< words and fields of a filter
    std::string hook;                 ///< the hook of a handler
    std::vector<std::string> keys;    ///< keys of the handler that it belongs to
    std::vector<std::string> needs;   ///< what a card needs before it may be played
    bool early = false;               ///< its Pokémon are chosen before the attack does anything

    std::vector<std::string> given;  ///< conditions without which nothing is done or asked
    std::string times;               ///< the same as `lua`, `$times` times
    std::string expect;              ///< what it means for the table: see Expectation
    std::string top;    ///< statements for the top of the file: an effect that lasts, a function
    std::string alias;  ///< "category id": another row that these wordings belong to

    std::string file;
    int line = 0;
};

}  // namespace ptcg::tools::phrases
