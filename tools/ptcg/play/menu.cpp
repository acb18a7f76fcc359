#include "play/menu.hpp"

#include <algorithm>
#include <utility>

#include "screen/layout.hpp"

namespace ptcg::tools {

using Picks = std::vector<std::uint16_t>;

Menu::Menu(const Decision& decision, const View& view, const Naming& naming)
    : decision_(decision),
      naming_(naming),
      choices_(choices_of(decision, view, naming)),
      groups_(joined(choices_, decision, naming))
{
}

std::vector<std::string> Menu::draw(ScreenFrame frame, ScreenSize size, const Paint& paint)
{
    const PickingTexts& texts = naming_.texts().picking;
    if (is_open()) {
        frame.question = title_ + " " + texts.back.plain();
    } else {
        frame.question = question_text(decision_, naming_);
    }
    if (choices_.empty()) frame.note = texts.nothing_fits.plain();
    if (!std::exchange(drawn_, true)) {
        const bool fits = lay_out(frame, choices_, 0, size, texts, paint).all;
        joined_ = !fits && groups_.size() < choices_.size();
    }
    QuestionScreen screen = lay_out(frame, shown(), pages_.back(), size, texts, paint);
    next_ = screen.end;
    return std::move(screen.lines);
}

void Menu::next_page()
{
    if (has_more()) {
        pages_.push_back(next_);
    } else {
        pages_.resize(1);
    }
}

void Menu::previous_page()
{
    if (pages_.size() > 1) pages_.pop_back();
}

void Menu::close()
{
    targets_.clear();
    pages_.resize(1);
}

void Menu::open(const Choice& group)
{
    title_ = capitalized(group.text);
    std::vector<Choice> targets;
    for (const std::uint16_t option : group.options) targets.push_back(choices_[option]);
    targets_ = std::move(targets);
    pages_.resize(1);
}

Result<std::optional<Picks>> Menu::read(std::string_view typed)
{
    if (is_open() || joined_) return read_joined(typed);
    Result<Picks> picks = parse_picks(typed, decision_, naming_.texts().picking);
    if (!picks) return picks.error();
    return std::optional<Picks>(std::move(picks.value()));
}

/// Reads the number of one of the choices shown, each of which can be picked once, and perhaps that
/// of a target.
Result<std::optional<Picks>> Menu::read_joined(std::string_view typed)
{
    const std::vector<Option> each(shown().size());
    Decision one;
    one.options = each;
    one.min = is_open() ? 1 : decision_.min;
    const std::vector<std::string> words = words_of(typed);
    const bool with_target = !is_open() && words.size() == 2;
    const PickingTexts& texts = naming_.texts().picking;
    Result<Picks> picked = parse_picks(typed, one, texts);
    if (with_target) {
        // Two numbers are too many only if the first has no targets.
        const Result<Picks> first = parse_picks(words[0], one, texts);
        const bool group =
            first && !first.value().empty() && shown()[first.value().front()].is_group();
        if (group || !first) picked = first;
    }
    if (!picked) return picked.error();
    if (picked.value().empty()) return std::optional<Picks>(Picks{});
    const Choice choice = shown()[picked.value().front()];
    if (!choice.is_group()) return std::optional<Picks>(choice.options);
    open(choice);
    if (!with_target) return std::optional<Picks>();
    Result<std::optional<Picks>> target = read_joined(words[1]);
    if (!target) close();
    return target;
}

std::vector<std::uint16_t> Menu::options_of(std::size_t number) const
{
    if (number < 1 || number > shown().size()) return {};
    return shown()[number - 1].options;
}

}  // namespace ptcg::tools
