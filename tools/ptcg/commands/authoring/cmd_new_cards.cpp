// ptcg new cards: creates many cards of a set.

#include <algorithm>
#include <charconv>
#include <memory>

#include <fmt/format.h>

#include "authoring/pack_place.hpp"
#include "commands/authoring/cmd_new.hpp"
#include "data/pack_finding.hpp"
#include "ptcg/scripting/problem.hpp"
#include "screen/report.hpp"
#include "screen/screen.hpp"
#include "system/files.hpp"

namespace ptcg::tools {
namespace {

namespace fs = std::filesystem;

std::optional<int> whole(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// Returns whether a card's number is "7", or within "1-20".
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

/// Returns the cards of the data with these numbers. Reports numbers that no card has.
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
        complain(exit_usage, fmt::format("no card of the set has the number {}", range));
        return std::nullopt;
    }
    return chosen;
}

int run_cards(const CardOptions& options)
{
    const std::string& id = options.request.id;
    const Result<fs::path> pack = find_pack_folder(id, options.pack);
    if (!pack) return complain(exit_usage, pack.error().message);
    std::optional<CardData> data = open_data(options.data);
    if (!data) return exit_usage;
    const std::string set = options.set.empty() ? id : options.set;
    if (data->set(set) == nullptr) {
        return complain(
            exit_usage,
            fmt::format("the card data has no set \"{}\"{}\n  --set names the set to look in", set,
                        did_you_mean(set, data->sets())));
    }
    auto cards = choose_cards(data->cards(set), options);
    if (!cards) return exit_usage;
    for (PrintedCard& card : *cards) {
        card.set = id;
        card.id = id + '-' + card.number;
    }
    for (const Problem& problem : data->problems()) print_error("{}\n", to_string(problem));
    const int code = write_cards(*cards, TextWording::printed, pack.value(), options);
    if (code != exit_fine) return code;
    if (options.dry_run) {
        for (const PrintedCard& card : *cards) print_texts(card);
    } else {
        print_out("\nNext: ptcg check {}\n", shown_path(pack.value()));
    }
    return data->problems().empty() ? exit_fine : exit_wrong;
}

}  // namespace

void add_new_cards(cli::Command command)
{
    const cli::Command cards = command.command("cards", "Start many cards of a set, with --data");
    auto options = std::make_shared<CardOptions>();
    cards.option("pack", options->request.id, "The pack's id").value("PACK").required();
    cards.option("numbers", options->numbers, "Numbers like 7 or 1-20; default: all");
    add_card_options(cards, *options).required();
    cards.footer(about_own_packs);
    cards.runs([options] { return run_cards(*options); });
}

}  // namespace ptcg::tools
