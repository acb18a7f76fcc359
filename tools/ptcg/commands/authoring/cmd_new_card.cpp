// ptcg new card: creates a card.

#include <memory>

#include <fmt/format.h>

#include "authoring/card_list.hpp"
#include "authoring/pack_place.hpp"
#include "commands/authoring/cmd_new.hpp"
#include "data/pack_finding.hpp"
#include "ptcg/scripting/card_number.hpp"
#include "ptcg/scripting/problem.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

bool is_card_id(const std::string& id)
{
    const std::size_t dash = id.rfind('-');
    return dash != std::string::npos && dash + 1 < id.size() && is_pack_word(id.substr(0, dash));
}

/// Returns the card from the data, with its new id. If it does not exist, reports that and returns
/// nothing.
std::optional<PrintedCard> card_of_data(const CardOptions& options, const std::string& id)
{
    std::optional<CardData> data = open_data(options.data);
    if (!data) return std::nullopt;
    const std::string set = id.substr(0, id.rfind('-'));
    const std::string wanted = (options.set.empty() ? set : options.set) + id.substr(id.rfind('-'));
    const PrintedCard* const found = data->find(wanted);
    if (found == nullptr) {
        for (const Problem& problem : data->problems()) {
            print_error("{}\n", to_string(problem));
        }
        complain(exit_wrong, fmt::format("the card data has no card \"{}\"{}", wanted,
                                         data->set(set) == nullptr && options.set.empty()
                                             ? "\n  --set names the set to look in"
                                             : ""));
        return std::nullopt;
    }
    PrintedCard card = *found;
    card.id = id;
    card.set = set;
    return card;
}

void print_next_steps(const PrintedCard& card, const fs::path& pack)
{
    const std::string stem = file_stem(card.number, card.name);
    print_out("\n");
    if (needs_script(card)) {
        const fs::path script = pack / (stem + ".lua");
        const Result<std::string> source = read_file(script, most_text_bytes);
        const bool unwritten = !source || is_unwritten_script(source.value());
        const fs::path test = pack / "tests" / (stem + ".lua");
        std::error_code ignored;
        if (!unwritten)
            print_out("Its text was read: {} is written; read it.\n", shown_path(script));
        if (!fs::exists(test, ignored)) {
            print_out("Next: ptcg check {}\n", shown_path(pack));
            return;
        }
        if (unwritten) {
            print_out("Next: write what it does in {},\n", shown_path(script));
            print_out("      and the expected result in {}; then\n", shown_path(test));
        } else {
            print_out("Next: write the expected result in {}; then\n", shown_path(test));
        }
        print_out("      ptcg test {}\n", shown_path(test));
    } else {
        print_out("Next: ptcg check {}\n", shown_path(pack));
    }
}

/// Returns the card from the data or, without data, from the other options. If there is no such
/// card, returns nothing and sets the exit code.
std::optional<PrintedCard> wanted_card(const CardOptions& options, int& code)
{
    if (!options.data.empty()) {
        std::optional<PrintedCard> card = card_of_data(options, options.request.id);
        if (!card) code = exit_wrong;
        return card;
    }
    if (options.request.name.empty()) {
        code =
            complain(exit_usage, "a card needs a name: --name NAME, or --data DIR with its facts");
        return std::nullopt;
    }
    Result<PrintedCard> wished = card_from(options.request);
    if (!wished) return code = complain(exit_usage, wished.error().message), std::nullopt;
    return std::move(wished.value());
}

int run_card(const CardOptions& options)
{
    const std::string& id = options.request.id;
    if (!is_card_id(id)) {
        return complain(exit_usage, fmt::format("\"{}\" is not a card id: expected the pack's id "
                                                "and the card's number, like \"my1-7\"",
                                                id));
    }
    const std::string set = id.substr(0, id.rfind('-'));
    const std::string number = id.substr(set.size() + 1);
    if (const std::string_view plain = plain_number(number); plain != number) {
        return complain(exit_usage,
                        fmt::format("the number in an id has no leading zeros: write {}-{}, not {}",
                                    set, plain, id));
    }
    const Result<fs::path> pack = find_pack_folder(set, options.pack);
    if (!pack) return complain(exit_usage, pack.error().message);
    int code = exit_fine;
    const std::optional<PrintedCard> card = wanted_card(options, code);
    if (!card) return code;
    const bool printed = !options.data.empty();
    const TextWording wording = printed ? TextWording::printed : TextWording::own;
    code = write_cards({*card}, wording, pack.value(), options);
    if (code != exit_fine) return code;
    if (printed) print_texts(*card);
    if (!options.dry_run) print_next_steps(*card, pack.value());
    return exit_fine;
}

void add_facts_options(cli::Command command, CardRequest& request)
{
    command.option("--name", request.name, "Its name, without a level");
    command
        .option("--kind", request.kind,
                fmt::format("One of: {}", fmt::join(card_kind_words(), ", ")))
        .value("KIND");
    command.option("--hp", request.hp, "Hit Points; default: 60").range(10, 990);
    command.option("--type", request.types, "Type; may be repeated, or a list: fire,water")
        .split_at(',')
        .one_each();
    command.option("--stage", request.stage, "basic, stage-1 or stage-2");
    command.option("--evolves-from", request.evolves_from, "Name of the Pokémon it evolves from");
    command.option("--weakness", request.weakness, "Like fighting, fightingx2 or fighting+20");
    command.option("--resistance", request.resistance, "Like metal or metal-30");
    command.option("--retreat", request.retreat, "Retreat Cost; default: 1").range(0, 9);
    command.option("--ability", request.abilities, "Like \"Hum: what it does\"; may be repeated")
        .one_each();
    command
        .option("--attack", request.attacks,
                "Cost, name, damage, and what it does if it has a text, like \"LC Nuzzle 10+: what "
                "it does\"; may be repeated")
        .one_each();
    command
        .option(
            "--provides", request.provides,
            "Energy that an Energy card provides, by type; may be repeated, or a list: fire,fire")
        .split_at(',')
        .one_each();
    command.option("--text", request.text, "What a Trainer or Energy card does");
}

}  // namespace

void add_new_card(cli::Command command)
{
    const cli::Command card =
        command.command("card", "Start a card: its facts, its script, and a test to write");
    auto options = std::make_shared<CardOptions>();
    card.option("id", options->request.id, "Its id, like my1-7").value("ID").required();
    add_card_options(card, *options);
    add_facts_options(card, options->request);
    card.footer(about_own_packs);
    card.runs([options] { return run_card(*options); });
}

}  // namespace ptcg::tools
