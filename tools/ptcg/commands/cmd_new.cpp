// ptcg new: begins packs and cards.

#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "commands/commands.hpp"
#include "data/card_data.hpp"
#include "data/pack_finding.hpp"
#include "designing/card_wish.hpp"
#include "designing/new_card.hpp"
#include "designing/pack_place.hpp"
#include "ptcg/scripting/card_number.hpp"
#include "ptcg/scripting/problem.hpp"
#include "screen/layout.hpp"
#include "screen/report.hpp"
#include "screen/terminal.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

struct PackOptions {
    std::string id;
    std::string name;
    std::string code;
    std::string in;
    std::string data;
};

struct CardOptions {
    CardWish wish;
    std::string pack;
    std::string data;
    std::string set;                   ///< of the data, where the pack goes by another id
    std::vector<std::string> numbers;  ///< of `new cards`; empty: all
    bool force = false;
    bool dry_run = false;
};

bool is_pack_word(std::string_view id)
{
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return !id.empty() && id.front() != '-' && id.front() != '_' &&
           std::all_of(id.begin(), id.end(), fits);
}

/// Reads the folder of --data, or says on the error stream why not.
std::optional<CardData> open_data(const std::string& folder)
{
    Result<CardData> data = CardData::open(folder);
    if (data) return std::move(data.value());
    complain(exit_usage, data.error().message);
    return std::nullopt;
}

// --- ptcg new pack

/// What a set is called in the card data, where it is given and knows the set.
std::optional<PrintedSet> facts_of_set(const PackOptions& options)
{
    PrintedSet facts;
    if (!options.data.empty()) {
        const std::optional<CardData> data = open_data(options.data);
        if (!data) return std::nullopt;
        if (const PrintedSet* known = data->set(options.id)) facts = *known;
    }
    if (!options.name.empty()) facts.name = options.name;
    if (!options.code.empty()) facts.code = options.code;
    if (facts.name.empty()) facts.name = options.id;
    return facts;
}

int run_pack(const PackOptions& options)
{
    if (!is_pack_word(options.id)) {
        return complain(exit_usage,
                        fmt::format("\"{}\" cannot be a pack's id: it has only small letters, "
                                    "digits, \"-\" and \"_\", and begins with a letter or digit",
                                    options.id));
    }
    const std::optional<PrintedSet> facts = facts_of_set(options);
    if (!facts) return exit_usage;
    const fs::path packs = folder_for_packs(options.in);
    if (const auto there = existing_pack(options.id, packs)) {
        return complain(
            exit_wrong,
            fmt::format("there is a pack \"{}\" already, in the folder {}\n  an id names one pack "
                        "only: take another one",
                        options.id, shown_path(*there)));
    }
    const fs::path folder = packs / options.id;
    const std::vector<NewFile> files = {
        {folder / "pack.toml", pack_text(options.id, facts->name, facts->code)}};
    if (const Result<void> written = write_new_files(files, false); !written) {
        return complain(exit_wrong, written.error().message);
    }
    fmt::print("made {}\n\n", shown_path(files[0].path));
    const bool is_found = find_pack_folder(options.id, {}).ok();
    fmt::print("Its first card:  ptcg new card {}-1 --name NAME{}\n", options.id,
               is_found ? "" : " --pack " + shown_path(folder));
    fmt::print("How to go on:    ptcg new card --help, and cards/README.md\n");
    return exit_fine;
}

// --- ptcg new card, ptcg new cards

bool is_card_id(const std::string& id)
{
    const std::size_t dash = id.rfind('-');
    return dash != std::string::npos && dash + 1 < id.size() && is_pack_word(id.substr(0, dash));
}

/// The card of the data, under the id it gets; nothing, and a complaint, if there is none.
std::optional<PrintedCard> card_of_data(const CardOptions& options, const std::string& id)
{
    std::optional<CardData> data = open_data(options.data);
    if (!data) return std::nullopt;
    const std::string set = id.substr(0, id.rfind('-'));
    const std::string wanted = (options.set.empty() ? set : options.set) + id.substr(id.rfind('-'));
    const PrintedCard* const found = data->find(wanted);
    if (found == nullptr) {
        for (const Problem& problem : data->problems()) {
            fmt::print(stderr, "{}\n", to_string(problem));
        }
        complain(exit_wrong, fmt::format("the card data has no card \"{}\"{}", wanted,
                                         data->set(set) == nullptr && options.set.empty()
                                             ? "; --set names the set to look in"
                                             : ""));
        return std::nullopt;
    }
    PrintedCard card = *found;
    card.id = id;
    card.set = set;
    return card;
}

void print_texts(const PrintedCard& card)
{
    const std::vector<std::string> texts = printed_texts(card);
    if (texts.empty()) return;
    fmt::print("\nWhat is printed on {}; say it in your own words in \"text\":\n", card.id);
    for (const std::string& text : texts) {
        for (const std::string& line : wrap("  " + text, terminal_width(), 4)) {
            fmt::print("{}\n", line);
        }
    }
}

void print_next_steps(const PrintedCard& card, const fs::path& pack)
{
    const std::string stem = file_stem(card.number, card.name);
    fmt::print("\n");
    if (needs_script(card)) {
        fmt::print("Next: write what it does in {},\n", shown_path(pack / (stem + ".lua")));
        fmt::print("      and what must come of it in {}; then\n",
                   shown_path(pack / "tests" / (stem + ".lua")));
        fmt::print("      ptcg test {}\n", shown_path(pack / "tests" / (stem + ".lua")));
    } else {
        fmt::print("Next: ptcg check {}\n", shown_path(pack));
    }
}

/// Writes the files of the cards, or with --dry-run only says which they would be.
int write_cards(const std::vector<PrintedCard>& cards, TextWording wording, const fs::path& pack,
                const CardOptions& options)
{
    const std::vector<NewFile> files = new_card_files(cards, wording, pack);
    for (const PrintedCard& card : cards) {
        if (const fs::path other = other_facts(card, pack); !other.empty()) {
            return complain(exit_wrong,
                            fmt::format("nothing was written, as {} has a card already: {}",
                                        card.id, shown_path(other)));
        }
    }
    if (!options.dry_run) {
        if (const Result<void> written = write_new_files(files, options.force); !written) {
            return complain(exit_wrong, written.error().message);
        }
    }
    const std::string_view done = options.dry_run ? "would make" : "made";
    if (cards.size() == 1) {
        for (const NewFile& file : files) fmt::print("{} {}\n", done, shown_path(file.path));
        return exit_fine;
    }
    const auto scripted = std::count_if(cards.begin(), cards.end(), needs_script);
    fmt::print("{} {} cards in {} files in {}; {} of them have text to write\n", done, cards.size(),
               files.size(), shown_path(pack), scripted);
    return exit_fine;
}

int run_card(const CardOptions& options)
{
    const std::string& id = options.wish.id;
    if (!is_card_id(id)) {
        return complain(exit_usage,
                        fmt::format("\"{}\" is no card id: it is like \"my1-7\", the pack's id and "
                                    "the card's number",
                                    id));
    }
    const std::string set = id.substr(0, id.rfind('-'));
    const std::string number = id.substr(set.size() + 1);
    if (const std::string_view plain = plain_number(number); plain != number) {
        return complain(exit_usage, fmt::format("the number in an id has no zeros before it: write "
                                                "{}-{}, not {}",
                                                set, plain, id));
    }
    const Result<fs::path> pack = find_pack_folder(set, options.pack);
    if (!pack) return complain(exit_usage, pack.error().message);
    std::optional<PrintedCard> card;
    if (!options.data.empty()) {
        card = card_of_data(options, id);
        if (!card) return exit_wrong;
    } else if (options.wish.name.empty()) {
        return complain(exit_usage,
                        "a card needs a name: --name NAME, or --data DIR with its facts");
    } else {
        Result<PrintedCard> wished = card_from(options.wish);
        if (!wished) return complain(exit_usage, wished.error().message);
        card = std::move(wished.value());
    }
    const bool printed = !options.data.empty();
    const TextWording wording = printed ? TextWording::printed : TextWording::own;
    if (const int code = write_cards({*card}, wording, pack.value(), options); code != exit_fine) {
        return code;
    }
    if (printed) print_texts(*card);
    if (!options.dry_run) print_next_steps(*card, pack.value());
    return exit_fine;
}

std::optional<int> whole(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// Whether a card's number is "7", or lies in "1-20".
bool is_in(const std::string& range, const std::string& number)
{
    if (range == number) return true;
    const std::size_t dash = range.find('-');
    if (dash == std::string::npos) return false;
    const auto first = whole(range.substr(0, dash));
    const auto last = whole(range.substr(dash + 1));
    const auto value = whole(number);
    return first && last && value && *first <= *value && *value <= *last;
}

/// The cards of the data with these numbers; complains of a number no card has.
std::optional<std::vector<PrintedCard>> choose_cards(const std::vector<PrintedCard>& all,
                                                     const CardOptions& options)
{
    std::vector<PrintedCard> chosen;
    for (const PrintedCard& card : all) {
        const bool wanted = std::any_of(options.numbers.begin(), options.numbers.end(),
                                        [&](auto& range) { return is_in(range, card.number); });
        if (wanted || options.numbers.empty()) chosen.push_back(card);
    }
    for (const std::string& range : options.numbers) {
        if (std::any_of(all.begin(), all.end(),
                        [&](const PrintedCard& card) { return is_in(range, card.number); })) {
            continue;
        }
        complain(exit_usage, fmt::format("no card of the set has number {}", range));
        return std::nullopt;
    }
    return chosen;
}

int run_cards(const CardOptions& options)
{
    const std::string& id = options.wish.id;
    const Result<fs::path> pack = find_pack_folder(id, options.pack);
    if (!pack) return complain(exit_usage, pack.error().message);
    std::optional<CardData> data = open_data(options.data);
    if (!data) return exit_usage;
    const std::string set = options.set.empty() ? id : options.set;
    if (data->set(set) == nullptr) {
        return complain(exit_usage,
                        fmt::format("the card data has no set \"{}\"{}; --set names the "
                                    "set to look in",
                                    set, did_you_mean(set, data->sets())));
    }
    auto cards = choose_cards(data->cards(set), options);
    if (!cards) return exit_usage;
    for (PrintedCard& card : *cards) {
        card.set = id;
        card.id = id + '-' + card.number;
    }
    for (const Problem& problem : data->problems()) fmt::print(stderr, "{}\n", to_string(problem));
    const int code = write_cards(*cards, TextWording::printed, pack.value(), options);
    if (code != exit_fine) return code;
    if (options.dry_run) {
        for (const PrintedCard& card : *cards) print_texts(card);
    } else {
        fmt::print("\nNext: ptcg check {}\n", shown_path(pack.value()));
    }
    return data->problems().empty() ? exit_fine : exit_wrong;
}

// --- Options

constexpr const char* about_own_packs =
    "A pack that comes with the program is written into only from inside its tree, or with --pack.";

void add_new_pack(CLI::App& command, int& code)
{
    CLI::App* pack = command.add_subcommand("pack", "Begin a pack: its folder and pack.toml");
    auto options = std::make_shared<PackOptions>();
    pack->add_option("id", options->id, "The first half of its cards' ids, like my1")->required();
    pack->add_option("--name", options->name, "What it is called, like \"My Set\"");
    pack->add_option("--code", options->code, "What deck lists call it, like MY");
    pack->add_option(
            "--in", options->in,
            "Where; else in the first folder of PTCG_PACKS, else in cards/ here if that is there, "
            "else here")
        ->type_name("DIR");
    pack->add_option("--data", options->data, "Card data to take name and code from")
        ->type_name("DIR");
    pack->callback([options, &code] { code = run_pack(*options); });
}

void add_common_options(CLI::App& command, CardOptions& options)
{
    command
        .add_option("--pack,--packs", options.pack,
                    "Its pack's folder, or one with it; else it is looked for by id: around this "
                    "folder, in it, in its cards/, in the folders of PTCG_PACKS")
        ->type_name("DIR");
    command.add_option("--data", options.data, "Card data with the facts, as pokemon-tcg-data")
        ->type_name("DIR");
    command.add_option("--set", options.set, "The set of the data, if it is not the pack's id");
    command.add_flag("--force", options.force, "Write over files that are there");
    command.add_flag("--dry-run", options.dry_run, "Only say what would be made, and the texts");
}

void add_facts_options(CLI::App& command, CardWish& wish)
{
    command.add_option("--name", wish.name, "Its name, without a level");
    command
        .add_option("--kind", wish.kind,
                    fmt::format("One of: {}", fmt::join(card_kind_words(), ", ")))
        ->type_name("KIND");
    command.add_option("--hp", wish.hp, "Hit Points; 60 if left out")->check(CLI::Range(10, 990));
    command.add_option("--type", wish.types, "Type; may be repeated, or a list: fire,water")
        ->delimiter(',')
        ->allow_extra_args(false);
    command.add_option("--stage", wish.stage, "basic, stage-1 or stage-2");
    command.add_option("--evolves-from", wish.evolves_from, "Name of what it evolves from");
    command.add_option("--weakness", wish.weakness, "Like fighting, fightingx2 or fighting+20");
    command.add_option("--resistance", wish.resistance, "Like metal or metal-30");
    command.add_option("--retreat", wish.retreat, "Retreat Cost; 1 if left out")
        ->check(CLI::Range(0, 9));
    command.add_option("--ability", wish.abilities, "Like \"Hum: what it does\"; may be repeated")
        ->allow_extra_args(false);
    command
        .add_option("--attack", wish.attacks,
                    "Cost, name, damage, and what it does if it has text, like "
                    "\"LC Nuzzle 10+: what it does\"; may be repeated")
        ->allow_extra_args(false);
    command
        .add_option("--provides", wish.provides,
                    "Unit of an Energy card, a type; may be repeated, or a list: fire,fire")
        ->delimiter(',')
        ->allow_extra_args(false);
    command.add_option("--text", wish.text, "What a Trainer or Energy card does");
}

void add_new_card(CLI::App& command, int& code)
{
    CLI::App* card =
        command.add_subcommand("card", "Begin a card: facts, script, and a test to write");
    auto options = std::make_shared<CardOptions>();
    card->add_option("id", options->wish.id, "Its id, like my1-7")->required();
    add_common_options(*card, *options);
    add_facts_options(*card, options->wish);
    card->footer(about_own_packs);
    card->callback([options, &code] { code = run_card(*options); });
}

void add_new_cards(CLI::App& command, int& code)
{
    CLI::App* cards = command.add_subcommand("cards", "Begin many cards of a set, with --data");
    auto options = std::make_shared<CardOptions>();
    cards->add_option("pack", options->wish.id, "The pack's id")->required();
    cards->add_option("numbers", options->numbers, "Like 7 or 1-20; all if left out");
    add_common_options(*cards, *options);
    cards->get_option("--data")->required();
    cards->footer(about_own_packs);
    cards->callback([options, &code] { code = run_cards(*options); });
}

}  // namespace

void add_new(CLI::App& program, int& code)
{
    CLI::App* command = program.add_subcommand("new", "Begin a pack or cards");
    command->require_subcommand(1);
    command->footer(
        "  ptcg new pack my1 --name \"My Set\"\n"
        "  ptcg new card my1-1 --name Sparkit --hp 50 --type fire --attack \"R Zap 10\"\n"
        "  ptcg new card my1-2 --data pokemon-tcg-data --set SET\n"
        "  ptcg new cards SET 1-20 --data pokemon-tcg-data");
    add_new_pack(*command, code);
    add_new_card(*command, code);
    add_new_cards(*command, code);
}

}  // namespace ptcg::tools
