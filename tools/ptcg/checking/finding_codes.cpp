// The table of all codes. `ptcg check --explain` and cards/CHECKS.md are generated from it.

#include "checking/finding.hpp"

namespace ptcg::tools {
namespace {

constexpr Severity error = Severity::error;
constexpr Severity warning = Severity::warning;

FindingGroup facts_group()
{
    return {"Facts: TOML",
            {{"toml-syntax", error, "the file is not TOML",
              "A quote, bracket or equals sign is missing or too many; nothing in the file can be "
              "read.",
              "Look at the place named and at the line before it."},
             {"unknown-key", error, "a key that means nothing",
              "A misspelt key would silently do nothing, so each key must be a known one.",
              "Take the key suggested, or look it up under \"The facts\" in cards/README.md."},
             {"missing-key", error, "a key that must be there is not",
              "Without it the card cannot be played: a Pokémon has HP, an attack a cost.",
              "Add the key; an attack that is free has `cost = []`."},
             {"wrong-value", error, "a value that cannot be right",
              "The value has the wrong type (\"50\" for 50), is out of range, or is a word that is "
              "not known.",
              "Write what the message says it must be."},
             {"pack", error, "the pack cannot be read as a whole",
              "A file cannot be read, an id is used twice, or a pack it depends on is missing.",
              "Mend what the message names."},
             {"print-of-nothing", error, "a print of a card that is not there",
              "An entry of prints.toml repeats a card which neither this pack nor one it depends "
              "on has, or another print.",
              "Correct `of` so that it names the card, or add the other pack to `depends`."},
             {"file-name", warning, "the file is not named after its card",
              "Files are called `<number, three digits>-<name>`, so that the card my1-25 is found "
              "at once.",
              "Rename the file (and its .lua), or correct the id."},
             {"evolves-from-nobody", warning, "no card has the name it evolves from",
              "No loaded card has this name, but one has nearly the same: a slip of the pen.",
              "Correct `evolves_from`."},
             {"missing-name", warning, "no name in a language the pack declares",
              "pack.toml says in `languages` in which languages each card has a name.",
              "Add it: `[names]` with `pt = \"...\"` in the card's TOML file."}}};
}

FindingGroup loading_group()
{
    return {"Scripts: loading",
            {{"lua-syntax", error, "the script is not Lua",
              "An `end`, a comma or a bracket is missing or too many.",
              "Look at the place named, and for a missing `end` at where the block begins."},
             {"script-fails", error, "the script fails while it is loaded",
              "A script is run once when its pack is loaded, and this run ended with an error.",
              "Mend the line named."},
             {"registration", error, "what the script registers cannot be right",
              "An attack or Ability the card does not have, an unknown hook, part, key, need or "
              "filter, or a value of the wrong type.",
              "Compare with \"What a card registers\" in scripting/README.md."},
             {"stray-script", warning, "a script without a card",
              "A card's script has the name of its TOML file; this one belongs to none and is "
              "never run.",
              "Rename it, add the card, or move it to lib/."},
             {"unused-module", warning, "a shared file nobody requires",
              "No script of any pack asks for this file with ptcg.require.",
              "Use it or take it out."}}};
}

FindingGroup script_group()
{
    return {
        "Scripts: what cannot work",
        {{"undefined-global", error, "a name that is not defined",
          "The name is none of the file's locals and nothing that scripts may use. It would "
          "be an error when the line is reached.",
          "Correct the name, or declare it with `local` before its use."},
         {"global-write", error, "assignment to a name without `local`",
          "Scripts share no globals; what one wrote, another would find.",
          "Write `local name = ...` or `local function name()`."},
         {"unknown-member", error, "a field or verb that is not there",
          "What stands before the dot or colon has no such field, method or verb.",
          "Take the name suggested; `ptcg api` and scripting/README.md list them all."},
         {"method-as-field", error, "a verb or method without a call",
          "Verbs and methods are called with a colon: `game:flip()`, not `game.flip()` and "
          "not `game.flip`.",
          "Write the colon and the brackets."},
         {"field-as-method", error, "a field called like a verb",
          "Fields are values: `it.defender.hp`, not `it.defender:hp()`.",
          "Write a dot and leave out the brackets."},
         {"colon", error, "a colon where a dot belongs",
          "Functions of `ptcg`, `math`, `string` and `table` are called with a dot.",
          "Write the dot."},
         {"read-only", error, "a handle cannot be assigned to",
          "What happens in a match is done by the verbs of `game`, which know all the rules "
          "and cards that have a say in it.",
          "Use the verb: game:heal(...) instead of setting `damage`."},
         {"unknown-argument", error, "a verb has no argument of this name",
          "A misspelt argument would silently do nothing.", "Take the name suggested."},
         {"missing-argument", error, "an argument that must be given is not",
          "The verb cannot do anything without it.", "Add it, as in the example shown."},
         {"wrong-argument", error, "an argument that does not fit",
          "The argument is of another kind than the verb takes, or a word that is not known.",
          "Write what the message says it must be."},
         {"query-changes", error, "a query or condition that asks or changes something",
          "The rules may ask a query at any time and any number of times; so it must only "
          "look and answer.",
          "Move the verb to a trigger, a replacement, or to the effect itself."},
         {"not-here", error, "a verb or a field of `it` that has no meaning here",
          "game:instead takes the place of what would happen; only a replacement knows what "
          "that is. And `it` holds what its hook is about, nothing else.",
          "Use the verb in a hook whose name begins with `would_`; `ptcg api HOOK` lists what "
          "`it` has there."},
         {"loading-only", error, "a function that works only while files are loaded",
          "Filters and shared files are made once, at the top of a file.",
          "Call it there, and keep what it answers in a local."},
         {"wrong-answer", error, "an answer of the wrong type",
          "`damage` and most queries answer a number, a condition true or false; what `choose` "
          "answers is handed on and may be numbers, booleans and handles.",
          "Return what the message says."},
         {"not-a-number", error, "arithmetic with what is no number",
          "A coin answers true or false, a Pokémon is a handle, a list is a list.",
          "Take its number: `.damage`, `#list`, game:flips(2)."},
         {"not-iterated", error, "a list in a `for` without ipairs",
          "Lua walks through a list with ipairs only.", "Write `for _, one in ipairs(list) do`."},
         {"unknown-lasting", error, "a lasting effect that is not registered",
          "game:lasting(on, \"name\", ends) starts an effect of card.lasting of the same card.",
          "Correct the name, or register it."},
         {"too-deep", error, "a script with hundreds of parts inside or behind each other",
          "Such a script is not looked at any further.",
          "Take it apart: give parts names with `local`, put rows into a list."}}};
}

FindingGroup doubt_group()
{
    return {"Scripts: what is probably not meant",
            {{"answers-nothing", warning, "a function that should answer does not",
              "Without a `return` the answer is nil: the rules go on with the printed value.",
              "Return the value."},
             {"ignored-answer", warning, "a verb that only answers, and nobody uses the answer",
              "A choice, or a question to the match, changes nothing by itself.",
              "Keep the answer in a local and use it; or take the verb out."},
             {"never-runs", warning, "a text that never runs where it stands",
              "`card.in_play` speaks while its card is attached or is the Stadium in play, "
              "`card.play` when a Trainer card is played; and only a card's Abilities and the "
              "Stadium can be used. Attacks of a Trainer card can be used while it is attached.",
              "Write it where the message says."},
             {"always-true", warning, "a condition that is always true",
              "In Lua everything but nil and false counts as true, 0 and the empty list too.",
              "Compare: `n > 0`, `#list > 0`."},
             {"unused-local", warning, "a local nobody reads",
              "Something was prepared and forgotten, or the wrong name is used below.",
              "Use it, take it out, or begin its name with `_`."},
             {"unused-lasting", warning, "a lasting effect nobody starts",
              "card.lasting holds an effect no game:lasting of this card names.",
              "Start it, or take it out."},
             {"need-missing", warning, "a Trainer card that can be played in vain",
              "All it does is to take cards from a pile, or to put Pokémon onto the Bench, and "
              "nothing keeps it from being played when the pile is empty or the Bench is full. A "
              "Trainer card that would do nothing may not be played.",
              "Say so in `needs`: `card.play = { needs = { \"deck\" }, effect = function ... }`."},
             {"no-effect", warning, "a key that has no effect for this hook",
              "`filter` is about the card of an event, `optional` about what happens by itself, "
              "`ends_turn` about what a player does; elsewhere they are not looked at.",
              "Take it out, or say it in `needs` or `condition`."}}};
}

FindingGroup work_group()
{
    return {
        "Cards: what is still to be done",
        {{"unscripted", warning, "a text without a script",
          "The card says something that the engine does not do.",
          "Write its Lua; if the facts say it all, `script = false` in the TOML file."},
         {"text-missing", warning, "a script for something without a text",
          "The script does what the card, as players see it, does not say.",
          "Add `text` in the TOML file, or take out the script."},
         {"text-empty", warning, "a text with nothing in it",
          "The key is there, but players would read nothing.",
          "Say in `text`, in your own short words, what it does; take the key out if it does "
          "nothing."},
         {"untested", warning, "a text without a test",
          "No test of the pack names this card or is named like its file.",
          "Write tests/<file>.lua; `ptcg new card` makes a skeleton."},
         {"deck-list", error, "a deck list that cannot be read",
          "A line names a card that is not there, or is no line of a list.", "Correct the line."},
         {"deck-rules", warning, "a deck that is not legal",
          "It has not 60 cards, too many of one name, no Basic Pokémon, or a card that is not of "
          "the "
          "format it names; without a format, no ruleset allows it.",
          "Correct the counts; `ptcg deck FILE` says more."}}};
}

FindingGroup data_group()
{
    return {"Cards: against the printed card (--data)",
            {{"data-missing", warning, "the data does not have this card",
              "No card of the data has this id, so nothing could be compared.", "Check the id."},
             {"data-fact", error, "a fact differs from the printed card",
              "Name, HP, types, costs, damage, Weakness, Resistance, Retreat Cost, Evolution, or "
              "names of attacks and Abilities.",
              "Look at the card; correct the TOML file."},
             {"data-number", warning, "a number of the text and of the script differ",
              "The printed text has a number the script never uses, or the script one that is not "
              "printed.",
              "Look at the card; correct the script."},
             {"data-print", warning, "a card is made twice",
              "The data print the same on another card that is here, too: name, facts and texts. "
              "Made twice, it may be scripted in two ways.",
              "Add it to the prints.toml of its pack: [[print]] with `id` and `of`; delete its own "
              "files."},
             {"data-words", warning, "the text says what the script does not do, or the reverse",
              "Words such as flip, draw, search, shuffle, discard, heal, switch, attach or a "
              "Special Condition stand in the printed text and the script does nothing of the "
              "sort; or the script does it unasked.",
              "Look at the card; correct the script."}}};
}

FindingGroup language_group()
{
    return {"Languages: lang/*.toml",
            {{"language-missing", warning, "texts that are not translated",
              "The program says them in English in the middle of the other language.",
              "Add them; cards/lang/en.toml shows each text under the same table and key."},
             {"language-omits", warning, "a translation leaves out what English says",
              "The English text has a place in braces that the translated one has not, so players "
              "are not told all there is to tell.",
              "Put the place in, wherever the sentence needs it."},
             {"language-place", error, "a place in braces that means nothing",
              "A place is filled in only where the English text has it, too; elsewhere there would "
              "be a hole in the sentence.",
              "Take one of the places named; close every brace."}}};
}

FindingGroup allow_group()
{
    return {"Findings that are right as they are",
            {{"allow-unknown", error, "[check.allow] names a code there is not",
              "Nothing would ever be silenced by it.", "Correct the code."},
             {"allow-unneeded", warning, "[check.allow] silences what is not found",
              "The reason it was added is gone, or it stands in the wrong file.",
              "Take the line out."}}};
}

}  // namespace

const std::vector<FindingGroup>& finding_groups()
{
    static const std::vector<FindingGroup> groups = {
        facts_group(), loading_group(), script_group(),   doubt_group(),
        work_group(),  data_group(),    language_group(), allow_group()};
    return groups;
}

}  // namespace ptcg::tools
