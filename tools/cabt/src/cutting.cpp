// Questions that the interface asks in another order, in parts, at once, or not at all: see `Cut`.

#include <algorithm>
#include <utility>

#include "ptcg/cabt/asking.hpp"
#include "ptcg/cabt/game.hpp"

namespace ptcg::cabt {
namespace {

[[nodiscard]] bool are_alike(const Decision& one, const Decision& other)
{
    return one.asked == other.asked && one.purpose == other.purpose && one.min == other.min &&
           one.max == other.max;
}

/// Adds the options that stand for these cards, as far as they are offered, to the picks.
void add_picks(std::vector<std::uint16_t>& picks, const Decision& question,
               std::span<const CardIndex> cards, const MatchState& state)
{
    for (const CardIndex card : cards) {
        const auto found = std::ranges::find(question.options, state.defs[at(card)], &Option::def);
        if (found != question.options.end())
            picks.push_back(static_cast<std::uint16_t>(found - question.options.begin()));
    }
}

}  // namespace

/// Returns whether the interface does not ask, and the answer.
bool Game::is_unasked(const Decision& question, const Wording& wording,
                      std::vector<std::uint16_t>& picks)
{
    const Cut cut = wording.cut;
    if (is_about_none(question, wording)) {
        picks = {0};
        return true;
    }
    if (cut == Cut::unasked) {
        if (question.options.size() > 1 || question.min != 1) return false;
        picks = {0};
        return true;
    }
    if (cut != Cut::first || question.max != 1) return false;
    for (const CardIndex card : all_picked_) {
        add_picks(picks, question, std::span(&card, 1), match_->state());
        if (!picks.empty()) return true;
    }
    return false;
}

/// Returns whether the match asks whether to search, the interface asks for what is found, and
/// there is nothing, or nothing to ask. The search is still made: the deck is shuffled.
bool Game::is_about_none(const Decision& question, const Wording& wording)
{
    if (question.options.front().kind != OptionKind::yes || wording.type == SelectType::yes_no ||
        question.purpose != Purpose::yes_no) {
        return false;
    }
    const Decision* const next = look_ahead(0);
    return next == nullptr || next->asked != question.asked || next->source != question.source ||
           next->options.empty() || next->max == 0;
}

/// A Pokémon that may attack once more has a main phase of its attacks and the end of the turn.
void Game::ask_another_attack()
{
    select_.type = SelectType::main;
    select_.context = Context::main;
    select_.min = select_.max = 1;
    SelectOption end;
    end.pick = SelectOption::no_option;
    select_.options.push_back(end);
}

/// Offers what an attack can copy in its place. Not if chance decides whether it comes to that.
void Game::offer_copies(const Decision& question)
{
    std::vector<SelectOption> options;
    for (const SelectOption& option : select_.options) {
        const Option& attack = question.options[option.pick];
        const bool copies =
            option.type == OptionType::attack &&
            rules_.vocabulary->contexts.offers_copies(cards_.numbers().number(attack.def));
        const Decision* const next = copies ? look_ahead(option.pick) : nullptr;
        if (next == nullptr || next->purpose != Purpose::attack || next->source != attack.def ||
            scratch_->state().now.random != match_->state().now.random) {
            options.push_back(option);
            continue;
        }
        Asker asker(*scratch_, cards_, rules_.vocabulary->contexts, looking_);
        for (SelectOption copied : asker.ask(*next, picked_before()).options) {
            copied.then = std::exchange(copied.pick, option.pick);
            options.push_back(copied);
        }
    }
    select_.options = std::move(options);
}

/// Asks in the way that the table or the rules want; false: one for one.
bool Game::cut_otherwise(const Decision& question, const Wording& wording)
{
    if (question.purpose == Purpose::prize) return ask_prizes(question);
    if (wording.cut == Cut::later) return swap_with_next(question);
    if (wording.cut == Cut::joined) join_with_next();
    if (wording.cut == Cut::split) ask_whether();
    return stage_ != Stage::direct;
}

/// The interface asks the match's next question first, if it is the same for each answer.
bool Game::swap_with_next(const Decision& question)
{
    std::optional<Decision> next;
    std::vector<Option> options;
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Decision* const other = look_ahead(static_cast<std::uint16_t>(i));
        if (other == nullptr || other->asked != question.asked || other->options.empty())
            return false;
        if (!next) {
            next = *other;
            options.assign(other->options.begin(), other->options.end());
        } else if (!are_alike(*next, *other) || !std::ranges::equal(options, other->options)) {
            return false;
        }
    }
    Asker asker(*scratch_, cards_, rules_.vocabulary->contexts, looking_);
    select_ = asker.ask(*scratch_->decision(), picked_before());
    if (select_.type == SelectType::energy) select_.energy_cost = next->max;
    stage_ = Stage::swapped;
    return true;
}

Result<void> Game::answer_swapped(std::span<const int> positions)
{
    collected_.clear();
    for (const int position : positions)
        collected_.push_back(select_.options[static_cast<std::size_t>(position)].pick);
    const std::vector<CardIndex> chosen = chosen_cards(positions);
    take_copies(chosen, first_copies(positions));
    note_picked(chosen);
    const Decision& question = *match_->decision();
    Asker asker(*match_, cards_, rules_.vocabulary->contexts, looking_, asked_before(question) - 1);
    select_ = asker.ask(question, picked_before());
    stage_ = Stage::swapped_back;
    return {};
}

Result<void> Game::answer_swapped_back(std::span<const int> positions)
{
    const SelectOption& chosen = select_.options[static_cast<std::size_t>(positions[0])];
    if (Result<void> given = give({chosen.pick}); !given) return given;
    if (Result<void> given = give(collected_); !given) return given;
    return advance();
}

/// The match asks for as many cards as must be, then for any of the others.
void Game::join_with_next()
{
    select_.max = static_cast<int>(select_.options.size());
    stage_ = Stage::joined;
}

Result<void> Game::answer_joined(std::span<const int> positions)
{
    const Decision& question = *match_->decision();
    const DefId source = question.source;
    const Purpose purpose = question.purpose;
    const std::vector<CardIndex> chosen = chosen_cards(positions);
    const std::size_t first = std::min<std::size_t>(chosen.size(), question.max);
    take_copies(chosen, first_copies(positions));
    note_picked(chosen);
    std::vector<std::uint16_t> picks;
    add_picks(picks, question, std::span(chosen).first(first), match_->state());
    if (Result<void> given = give(std::move(picks)); !given) return given;
    const Decision* const others = match_->decision();
    if (others != nullptr && others->source == source && others->purpose == purpose) {
        picks.clear();
        add_picks(picks, *others, std::span(chosen).subspan(first), match_->state());
        if (Result<void> given = give(std::move(picks)); !given) return given;
    }
    return advance();
}

/// The interface asks whether, then which.
void Game::ask_whether()
{
    select_.type = SelectType::yes_no;
    select_.context = Context::activate;
    select_.options.clear();
    for (const OptionType type : {OptionType::yes, OptionType::no}) {
        SelectOption one;
        one.type = type;
        select_.options.push_back(one);
    }
    select_.min = select_.max = 1;
    stage_ = Stage::whether;
}

Result<void> Game::answer_whether(std::span<const int> positions)
{
    stage_ = Stage::direct;
    if (positions[0] == 1) return answer_direct({});
    const Decision& question = *match_->decision();
    Asker asker(*match_, cards_, rules_.vocabulary->contexts, looking_, asked_before(question) - 1);
    const Wording usual = Contexts::usual(question);
    select_ = asker.ask(question, picked_before(), usual.type);
    select_.context = usual.context;
    select_.min = 1;
    return {};
}

/// The interface asks for the Prize cards of each Knock Out.
bool Game::ask_prizes(const Decision& question)
{
    parts_ = knock_outs_.take(question.asked, question.max);
    if (parts_.size() < 2 || question.min != question.max) return false;
    collected_.clear();
    select_.min = select_.max = parts_.front();
    stage_ = Stage::prizes;
    return true;
}

Result<void> Game::answer_prizes(std::span<const int> positions)
{
    for (const int position : positions)
        collected_.push_back(select_.options[static_cast<std::size_t>(position)].pick);
    parts_.erase(parts_.begin());
    if (parts_.empty()) {
        if (Result<void> given = give(collected_); !given) return given;
        return advance();
    }
    std::erase_if(select_.options, [&](const SelectOption& option) {
        return std::ranges::find(collected_, option.pick) != collected_.end();
    });
    select_.min = select_.max = parts_.front();
    return {};
}

}  // namespace ptcg::cabt
