// The table of all codes. `ptcg check --explain` and cards/CHECKS.md are generated from it.

#include "checking/finding.hpp"

namespace ptcg::tools {
namespace {

constexpr Severity error = Severity::error;
constexpr Severity warning = Severity::warning;

FindingGroup facts_group()
{
    return {
        "Facts: TOML",
        {{"toml-syntax", error, "the file is not TOML",
          "There is a quote, bracket or equals sign too few or too many. Nothing in the file can "
          "be read.",
          "Look at the place in the message and at the line before it."},
         {"unknown-key", error, "an unknown key",
          "A misspelled key would silently do nothing, so each key must be a known one.",
          "Use the suggested key, or look it up under \"The facts\" in cards/README.md."},
         {"missing-key", error, "a required key is missing",
          "Without it the card cannot be played: a Pokémon has HP, an attack has a cost.",
          "Add the key; a free attack has `cost = []`."},
         {"wrong-value", error, "an invalid value",
          "The value has the wrong type (\"50\" for 50), is out of range, or is an unknown word.",
          "Write the value that the message asks for."},
         {"pack", error, "the pack cannot be read as a whole",
          "A file cannot be read, an id is used twice, or a pack it depends on is missing.",
          "Fix what the message names."},
         {"print-of-nothing", error, "a print of a card that does not exist",
          "An entry of prints.toml repeats a card that neither this pack nor one it depends on "
          "has, or repeats another print.",
          "Correct `of` so that it names the card, or add the other pack to `depends`."},
         {"file-name", warning, "the file is not named after its card",
          "Files are named `<number, three digits>-<name>`, so that the card my1-25 is easy to "
          "find.",
          "Rename the file (and its .lua), or correct the id."},
         {"evolves-from-nobody", warning, "no card has the name it evolves from",
          "No loaded card has this name, but one has almost the same name: probably a typo.",
          "Correct `evolves_from`."},
         {"missing-name", warning, "no name in a language the pack declares",
          "`languages` in pack.toml lists the languages in which each card has a name.",
          "Add it: `[names]` with `pt = \"...\"` in the card's TOML file."}}};
}

FindingGroup loading_group()
{
    return {
        "Scripts: loading",
        {{"lua-syntax", error, "the script is not Lua",
          "There is an `end`, a comma or a bracket too few or too many.",
          "Look at the place in the message and, for a missing `end`, at the start of the block."},
         {"script-fails", error, "the script fails while it is loaded",
          "A script is run once when its pack is loaded, and this run ended with an error.",
          "Fix the line in the message."},
         {"registration", error, "the script registers something invalid",
          "An attack or Ability the card does not have, an unknown hook, part, key, need or "
          "filter, or a value of the wrong type.",
          "Compare with \"What a card registers\" in scripting/README.md."},
         {"stray-script", warning, "a script without a card",
          "A card's script has the name of the card's TOML file. This one belongs to no card and "
          "is never run.",
          "Rename it, add the card, or move it to lib/."},
         {"unused-module", warning, "a shared file nobody requires",
          "No script of any pack asks for this file with ptcg.require.", "Use it or remove it."}}};
}

FindingGroup script_group()
{
    return {
        "Scripts: what cannot work",
        {{"undefined-global", error, "a name that is not defined",
          "The name is neither a local of the file nor something that scripts may use. The line "
          "would fail when it is reached.",
          "Correct the name, or declare it with `local` before its use."},
         {"global-write", error, "assignment to a name without `local`",
          "Scripts do not share globals: otherwise one script could read what another wrote.",
          "Write `local name = ...` or `local function name()`."},
         {"unknown-member", error, "a field or verb that does not exist",
          "The value before the dot or colon has no such field, method or verb.",
          "Use the suggested name; `ptcg api` and scripting/README.md list all names."},
         {"method-as-field", error, "a verb or method without a call",
          "Verbs and methods are called with a colon: `game:flip()`, not `game.flip()` and "
          "not `game.flip`.",
          "Write the colon and the parentheses."},
         {"field-as-method", error, "a field called as if it were a verb",
          "Fields are values: `it.defender.hp`, not `it.defender:hp()`.",
          "Write a dot and leave out the parentheses."},
         {"colon", error, "a colon where a dot belongs",
          "Functions of `ptcg`, `math`, `string` and `table` are called with a dot.",
          "Write the dot."},
         {"read-only", error, "a handle cannot be assigned to",
          "Only the verbs of `game` change a match, because they apply all the rules and cards "
          "that affect the change.",
          "Use the verb: game:heal(...) instead of setting `damage`."},
         {"unknown-argument", error, "a verb has no argument of this name",
          "A misspelled argument would silently do nothing.", "Use the suggested name."},
         {"missing-argument", error, "a required argument is missing",
          "The verb cannot do anything without it.", "Add it, as in the example in the message."},
         {"wrong-argument", error, "an argument of the wrong kind",
          "The argument has another kind than the verb takes, or is an unknown word.",
          "Write the value that the message asks for."},
         {"query-changes", error, "a query or condition that asks or changes something",
          "The rules may ask a query at any time and any number of times, so it must only look and "
          "answer.",
          "Move the verb to a trigger, a replacement, or to the effect itself."},
         {"not-here", error, "a verb or a field of `it` that does not work here",
          "game:instead replaces what would happen, and only a replacement knows what that is. "
          "`it` contains only what its hook is about.",
          "Use the verb in a hook whose name begins with `would_`; `ptcg api HOOK` lists what "
          "`it` has there."},
         {"no-self", error, "`it.self` where there is no Pokémon",
          "A Stadium and a Trainer card that is played are on no Pokémon, so `it.self` is nil and "
          "reading its fields fails.",
          "Use the field that the message names; `ptcg api HOOK` lists what `it` has."},
         {"search-nowhere", error, "a search that puts what it finds nowhere",
          "Without `to`, game:search only returns the cards, and nothing keeps them.",
          "Add `to`, or use what it returns."},
         {"loading-only", error, "a function that works only while files are loaded",
          "Filters and shared files are made once, at the top of a file.",
          "Call it there, and keep its result in a local."},
         {"wrong-answer", error, "a return value of the wrong type",
          "`damage` and most queries return a number, a condition returns true or false. What "
          "`choose` returns is passed on and may be numbers, booleans and handles.",
          "Return what the message asks for."},
         {"not-a-number", error, "arithmetic with something that is not a number",
          "A coin is true or false, a Pokémon is a handle, and a list is a table.",
          "Use its number: `.damage`, `#list`, game:flips(2)."},
         {"not-iterated", error, "a list in a `for` without ipairs",
          "Lua iterates over a list only with ipairs.", "Write `for _, one in ipairs(list) do`."},
         {"unknown-lasting", error, "a lasting effect that is not registered",
          "game:lasting(on, \"name\", ends) starts an effect that card.lasting of the same card "
          "registers.",
          "Correct the name, or register it."},
         {"too-deep", error, "a script with hundreds of nested or chained parts",
          "Such a script is not checked any further.",
          "Split it up: give parts names with `local`, put rows into a list."}}};
}

FindingGroup doubt_group()
{
    return {
        "Scripts: what is probably a mistake",
        {{"answers-nothing", warning, "a function that should return a value does not",
          "Without a `return` the result is nil, and the rules continue with the printed value.",
          "Return the value."},
         {"ignored-answer", warning, "the result of a verb that only returns one is not used",
          "A choice, or a question to the match, changes nothing on its own.",
          "Keep the result in a local and use it, or remove the call."},
         {"never-runs", warning, "a text that never runs in this place",
          "`card.in_play` works while its card is attached or is the Stadium in play, and "
          "`card.play` when a Trainer card is played. Only a card's Abilities and the Stadium can "
          "be used. Attacks of a Trainer card can be used while it is attached.",
          "Move it where the message says."},
         {"no-change", warning, "a constant that changes nothing",
          "The `value` of a query that returns a number is added to the number, so 0 does nothing.",
          "Write the number to add, or a function that returns the new number."},
         {"not-in-tens", warning, "an amount that is not a multiple of 10",
          "Damage, HP and healing are counted in tens (GAP-16). What is left over is lost, and "
          "game:heal fails.",
          "Write a multiple of 10."},
         {"name-of-nobody", warning, "a filter with a name that no card has",
          "No loaded pack has a card with this name, so the filter matches nothing.",
          "Correct the name. If its card is in a pack that does not exist yet, allow the finding."},
         {"always-true", warning, "a condition that is always true",
          "In Lua everything except nil and false counts as true, even 0 and an empty list.",
          "Compare: `n > 0`, `#list > 0`."},
         {"unused-local", warning, "a local that is never read",
          "The value was forgotten, or the wrong name is used below.",
          "Use it, remove it, or begin its name with `_`."},
         {"unused-lasting", warning, "a lasting effect that is never started",
          "card.lasting has an effect that no game:lasting of this card names.",
          "Start it, or remove it."},
         {"need-missing", warning, "a Trainer card that can be played without effect",
          "All it does is take cards from a pile or put Pokémon onto the Bench, and it can be "
          "played even when the pile is empty or the Bench is full. A Trainer card that would do "
          "nothing may not be played.",
          "Add it to `needs`: `card.play = { needs = { \"deck\" }, effect = function ... }`."},
         {"no-effect", warning, "a key that has no effect for this hook",
          "`filter` is about the card of an event, `optional` about what happens automatically, "
          "`ends_turn` about what a player does. Elsewhere they are ignored.",
          "Remove it, or write it in `needs` or `condition`."}}};
}

FindingGroup work_group()
{
    return {
        "Cards: what still needs to be done",
        {{"unscripted", warning, "a text without a script",
          "The card's text says something that the engine does not do.",
          "Write its Lua; if the facts say everything, write `script = false` in the TOML file."},
         {"text-missing", warning, "a script for something without a text",
          "The script does something that the card, as players see it, does not say.",
          "Add `text` in the TOML file, or remove the script."},
         {"text-empty", warning, "an empty text", "The key exists, but players would read nothing.",
          "Write in `text`, in your own short words, what it does; remove the key if it does "
          "nothing."},
         {"untested", warning, "a text without a test",
          "No test of the pack names this card or has the name of its file, and the script is not "
          "the one that the phrasebook writes for the text, whose rows are tested on other cards.",
          "Write tests/<file>.lua; `ptcg new card` makes a skeleton. `ptcg draft ID` shows what "
          "the phrasebook writes."},
         {"text-test", warning, "a script that does not do what its text says",
          "`ptcg test` plays both in random positions and finds a difference. (Other checks do not "
          "play.)",
          "Correct the script or the text. Allow it, with the reason, if the phrasebook cannot say "
          "what the card does."},
         {"deck-list", error, "a deck list that cannot be read",
          "A line names a card that does not exist, or is not a line of a deck list.",
          "Correct the line."},
         {"deck-rules", warning, "a deck that is not legal",
          "It does not have 60 cards, or it has too many with one name, no Basic Pokémon, or a "
          "card that is not in the format it names. If it names no format, no ruleset allows it.",
          "Correct the counts; `ptcg deck FILE` shows more."}}};
}

FindingGroup data_group()
{
    return {"Cards: compared with the printed card (--data)",
            {{"data-missing", warning, "the data does not have this card",
              "No card in the data has this id, so nothing could be compared.", "Check the id."},
             {"data-fact", error, "a fact differs from the printed card",
              "Name, HP, types, costs, damage, Weakness, Resistance, Retreat Cost, Evolution, or "
              "names of attacks and Abilities.",
              "Look at the card; correct the TOML file."},
             {"data-number", warning, "a number is only in the text or only in the script",
              "The printed text has a number that the script never uses, or the script has one "
              "that is not printed.",
              "Look at the card; correct the script."},
             {"data-print", warning, "a card exists twice",
              "The data has another card, also in the packs, with the same name, facts and texts. "
              "A card that exists twice may be scripted in two ways.",
              "Add it to the prints.toml of its pack: [[print]] with `id` and `of`; delete its own "
              "files."},
             {"data-words", warning,
              "the text says what the script does not do, or the other way around",
              "The printed text has a word such as flip, draw, search, shuffle, discard, heal, "
              "switch, attach or a Special Condition, and the script does nothing like it; or the "
              "script does it although the text does not say so.",
              "Look at the card; correct the script."}}};
}

FindingGroup language_group()
{
    return {"Languages: lang/*.toml",
            {{"language-missing", warning, "texts that are not translated",
              "The program shows them in English in the middle of the other language.",
              "Add them; cards/lang/en.toml has each text under the same table and key."},
             {"language-omits", warning, "a translation leaves out what English says",
              "The English text has a placeholder in braces that the translation does not have, so "
              "players miss some information.",
              "Add the placeholder where the sentence needs it."},
             {"language-place", error, "an unknown placeholder in braces",
              "A placeholder is filled in only if the English text has it, too; otherwise there "
              "would be a hole in the sentence.",
              "Use one of the placeholders in the message; close every brace."}}};
}

FindingGroup allow_group()
{
    return {"Findings that are allowed",
            {{"allow-unknown", error, "[check.allow] names an unknown code",
              "It would never silence anything.", "Correct the code."},
             {"allow-unneeded", warning, "[check.allow] silences a finding that does not occur",
              "The reason for it is gone, or it is in the wrong file.", "Remove the line."}}};
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
