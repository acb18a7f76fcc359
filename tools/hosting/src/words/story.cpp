#include "ptcg/hosting/story.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "ptcg/scripting/fold_name.hpp"
#include "words/sentences.hpp"

namespace ptcg {

namespace {

/// Kinds of events of which several make one sentence with a list of cards.
bool can_be_told_together(EventKind kind)
{
    switch (kind) {
        case EventKind::drew:
        case EventKind::hand_revealed:
        case EventKind::benched:
        case EventKind::card_moved:
        case EventKind::card_shown:
            return true;
        default:
            return false;
    }
}

/// Returns how many events, from the first on, make one sentence.
std::size_t told_together(std::span<const Event> events)
{
    const Event& first = events.front();
    if (!can_be_told_together(first.kind)) return 1;
    std::size_t count = 1;
    while (count < events.size() && events[count].kind == first.kind &&
           events[count].player == first.player && events[count].from == first.from &&
           events[count].to == first.to && events[count].source == first.source) {
        ++count;
    }
    return count;
}

/// Returns whether the word begins with the sound before which Spanish uses another word for "and".
bool begins_with_i(std::string_view word)
{
    const std::string start = fold_name(word);
    return start.starts_with("i") || (start.starts_with("hi") && !start.starts_with("hie"));
}

/// Kinds of events that a player's action consists of, unless a card's text causes them.
bool is_action(EventKind kind)
{
    switch (kind) {
        case EventKind::benched:
        case EventKind::attached:
        case EventKind::evolved:
        case EventKind::played:
        case EventKind::stadium_played:
        case EventKind::used_text:
        case EventKind::retreated:
        case EventKind::attack_announced:
            return true;
        default:
            return false;
    }
}

/// Kinds of events that come of an action, such as an attack, even if no card's text causes them.
bool is_result(EventKind kind)
{
    switch (kind) {
        case EventKind::switched:
        case EventKind::attack_copied:
        case EventKind::attack_stopped:
        case EventKind::coin:
        case EventKind::damaged:
        case EventKind::damage_prevented:
        case EventKind::effect_prevented:
        case EventKind::counters_put:
        case EventKind::counters_removed:
        case EventKind::healed:
        case EventKind::condition_set:
        case EventKind::condition_removed:
        case EventKind::lasting_began:
            return true;
        default:
            return false;
    }
}

/// Kinds of events that stand on their own, even if a card's text causes them.
bool is_of_the_rules(EventKind kind)
{
    return kind == EventKind::knocked_out || kind == EventKind::prize_taken ||
           kind == EventKind::promoted;
}

template <typename Value>
void add_once(std::vector<Value>& values, Value value)
{
    if (std::find(values.begin(), values.end(), value) == values.end()) values.push_back(value);
}

/// Returns "Emberkit, 2 Sparkit and 3 cards", with the unknown ones last.
std::string card_list(std::span<const Event> events, const Naming& naming)
{
    std::vector<std::pair<std::string, int>> counts;
    int unknown = 0;
    for (const Event& event : events) {
        if (event.def == no_def) {
            ++unknown;
            continue;
        }
        std::string name = naming.card(event.def);
        const auto same = std::find_if(counts.begin(), counts.end(),
                                       [&](const auto& entry) { return entry.first == name; });
        if (same != counts.end()) {
            ++same->second;
        } else {
            counts.emplace_back(std::move(name), 1);
        }
    }
    const WordTexts& words = naming.texts().words;
    std::vector<std::string> items;
    for (const auto& [name, count] : counts) {
        const std::string number = fmt::format("{}", count);
        items.push_back(count == 1 ? name
                                   : fill(words.more_cards, {{"value", number}, {"card", name}}));
    }
    if (unknown == 1) items.push_back(words.a_card.plain());
    if (unknown > 1) items.push_back(fill(words.cards, {{"value", fmt::format("{}", unknown)}}));
    std::string list;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const Text& last = begins_with_i(items[i]) ? words.list_and_before_i : words.list_and;
        if (i > 0) list += i + 1 == items.size() ? last.plain() : ", ";
        list += items[i];
    }
    return list;
}

bool is_heading(EventKind kind)
{
    return kind == EventKind::turn_began || kind == EventKind::checkup_began ||
           kind == EventKind::match_began || kind == EventKind::sudden_death;
}

}  // namespace

void Story::forget()
{
    at_spot_.fill(no_def);
    knocked_out_.clear();
    in_turn_ = false;
    acting_ = false;
    revealing_ = false;
    speaking_ = no_def;
    pending_.reset();
}

DefId Story::pokemon(Spot spot) const
{
    return at(spot) < at_spot_.size() ? at_spot_[at(spot)] : no_def;
}

void Story::stand(Spot spot, DefId def)
{
    if (at(spot) < at_spot_.size()) at_spot_[at(spot)] = def;
}

void Story::look_at(const View& view)
{
    forget();
    in_turn_ = view.turn > 0;
    for (std::size_t i = 0; i < slots_per_match; ++i) {
        at_spot_[i] = pokemon_at(view, static_cast<Spot>(i)).def;
    }
}

/// Removes the Pokémon from its spot; on the Bench, those to its right move up.
void Story::leave(Spot spot)
{
    stand(spot, no_def);
    if (at(spot) >= at_spot_.size() || place_of(spot) == 0) return;
    const PlayerId owner = owner_of(spot);
    for (std::size_t place = place_of(spot); place < max_bench; ++place) {
        stand(spot_at(owner, place), pokemon(spot_at(owner, place + 1)));
    }
    stand(spot_at(owner, max_bench), no_def);
}

/// Moves a Benched Pokémon to the Active Spot. If the one that was there has not left play, it goes
/// to the Bench, to the spot given by the event's `effect`.
void Story::become_active(const Event& event)
{
    const PlayerId owner = event.player;
    const Spot active = spot_at(owner, 0);
    const DefId old = pokemon(active);
    if (event.effect != 0xff) {
        stand(static_cast<Spot>(event.effect), old);
    } else {
        for (std::size_t place = 1; place < slots_per_player; ++place) {
            if (pokemon(spot_at(owner, place)) != event.def) continue;
            leave(spot_at(owner, place));
            break;
        }
    }
    stand(active, event.def);
}

/// Removes the Pokémon that were Knocked Out, from right to left.
void Story::bury()
{
    std::sort(knocked_out_.begin(), knocked_out_.end(), std::greater<>());
    for (Spot spot : knocked_out_) leave(spot);
    knocked_out_.clear();
}

/// Remembers the card whose text is being carried out, which its results do not have to name again,
/// and whether what follows may come of an action.
void Story::listen(const Event& event)
{
    switch (event.kind) {
        case EventKind::played:
        case EventKind::stadium_played:
        case EventKind::used_text:
        case EventKind::attack_announced:
        case EventKind::attack_copied:
            speaking_ = event.def;
            break;
        default:
            if (is_heading(event.kind)) speaking_ = no_def;
            break;
    }
    if (is_heading(event.kind)) {
        in_turn_ = event.kind == EventKind::turn_began;
        acting_ = false;
    } else if (in_turn_ && is_action(event.kind) && event.source == no_def) {
        acting_ = true;
    }
}

std::string Story::with_source(std::string sentence, const Event& event) const
{
    const bool prevented =
        event.kind == EventKind::damage_prevented || event.kind == EventKind::effect_prevented;
    const bool known = event.source == no_def || event.source == speaking_ ||
                       event.source == event.def || is_heading(event.kind);
    const DefId by = prevented ? event.def : known ? no_def : event.source;
    if (by == no_def) return sentence;
    return fill(naming_.texts().words.by_source,
                {{"sentence", sentence}, {"source", naming_.card(by)}});
}

/// Updates which Pokémon is where.
void Story::follow(const Event& event)
{
    switch (event.kind) {
        case EventKind::match_began:
            forget();
            break;
        case EventKind::revealed:
            revealing_ = true;
            break;
        case EventKind::turn_began:
            revealing_ = false;
            break;
        case EventKind::benched:
        case EventKind::became_active:
        case EventKind::evolved:
        case EventKind::replaced:
            stand(event.spot, event.def);
            break;
        case EventKind::switched:
        case EventKind::promoted:
            become_active(event);
            break;
        case EventKind::knocked_out:
            knocked_out_.push_back(event.spot);
            break;
        case EventKind::left_play:
            leave(event.spot);
            break;
        default:
            break;
    }
}

std::uint8_t Story::depth_of(const Event& event) const
{
    if (!acting_ || is_heading(event.kind) || is_of_the_rules(event.kind)) return 0;
    const bool is_played_card = event.kind == EventKind::attached && event.def == speaking_;
    return is_result(event.kind) || event.source != no_def || is_played_card ? 1 : 0;
}

/// Returns the line with what its text mentions.
StoryLine Story::line_of(std::span<const Event> together, std::string text, std::size_t first) const
{
    StoryLine line;
    line.text = std::move(text);
    line.heading = is_heading(together.front().kind);
    line.first = first;
    line.depth = depth_of(together.front());
    const auto mention = [&](DefId def) {
        if (def == no_def || line.text.find(naming_.card(def)) == std::string::npos) return;
        add_once(line.cards, def);
    };
    for (const Event& event : together) {
        mention(event.def);
        mention(event.source);
        if (event.spot == no_spot) continue;
        mention(pokemon(event.spot));
        add_once(line.spots, event.spot);
    }
    return line;
}

/// Returns whether the line about these events counts cards that its reader may know.
bool Story::is_counted(std::span<const Event> together) const
{
    return form_ == StoryForm::battle_log && together.size() > 1 &&
           together.front().kind == EventKind::drew &&
           std::any_of(together.begin(), together.end(),
                       [](const Event& event) { return event.def != no_def; });
}

std::string Story::cards_counted(std::size_t count) const
{
    return fill(naming_.texts().words.cards, {{"value", fmt::format("{}", count)}});
}

/// Adds the cards that the line before has only counted, as far as the reader may know them.
void Story::add_drawn_cards(std::span<const Event> together, std::vector<StoryLine>& lines) const
{
    std::vector<Event> known;
    std::copy_if(together.begin(), together.end(), std::back_inserter(known),
                 [](const Event& event) { return event.def != no_def; });
    StoryLine drawn = line_of(known, card_list(known, naming_), lines.back().first);
    drawn.depth = static_cast<std::uint8_t>(lines.back().depth + 1);
    lines.push_back(std::move(drawn));
}

std::vector<StoryLine> Story::tell(std::span<const Event> events)
{
    std::vector<StoryLine> lines;
    std::string last;
    int times = 1;
    std::size_t next = 0;
    while (!events.empty()) {
        const std::span<const Event> together = events.first(told_together(events));
        const std::size_t first = std::exchange(next, next + together.size());
        events = events.subspan(together.size());
        const Event& event = together.front();
        if (event.kind != EventKind::knocked_out && event.kind != EventKind::card_moved) bury();
        const bool counted = is_counted(together);
        std::string sentence = sentence_for(Teller{
            *this, event, counted ? cards_counted(together.size()) : card_list(together, naming_)});
        if (!sentence.empty()) sentence = capitalized(with_source(std::move(sentence), event));
        StoryLine line = line_of(together, sentence, first);
        for (const Event& each : together) follow(each);
        if (sentence.empty()) continue;
        listen(event);
        if (line.heading) pending_.reset();
        if (event.kind == EventKind::checkup_began) {
            pending_ = std::move(line);  // shown if anything happens in it
            continue;
        }
        if (pending_) {
            lines.push_back(*std::exchange(pending_, std::nullopt));
            lines.back().first = std::min(lines.back().first, first);
        }
        if (!line.heading && !lines.empty() && sentence == last) {
            const std::string count = fmt::format("{}", ++times);
            lines.back().text =
                fill(naming_.texts().words.times, {{"sentence", sentence}, {"value", count}}) + ".";
            for (const Spot spot : line.spots) add_once(lines.back().spots, spot);
            continue;
        }
        last = std::move(sentence);
        times = 1;
        if (!line.heading) line.text += '.';
        lines.push_back(std::move(line));
        if (!counted) continue;
        last.clear();  // the cards of another such line stand after it
        add_drawn_cards(together, lines);
    }
    return lines;
}

std::string Story::result(const Match& match) const
{
    if (!match.failure().empty() && match.outcome() == Outcome::void_match) {
        return naming_.texts().results.voided_by_script.plain();
    }
    return result(match.outcome(), match.winner(), match.reason(), match.turn());
}

std::string Story::result(Outcome outcome, PlayerId winner, WinReason reason, int turn) const
{
    const ResultTexts& texts = naming_.texts().results;
    switch (outcome) {
        case Outcome::draw:
            return texts.drawn.plain();
        case Outcome::void_match:
            return texts.voided.plain();
        case Outcome::decision_cap:
            return texts.capped.plain();
        case Outcome::running:
            if (turn == 0) return texts.unfinished_setup.plain();
            return fill(texts.unfinished, {{"value", fmt::format("{}", turn)}});
        case Outcome::won:
            break;
    }
    const Text nothing;
    const std::array reasons = {&nothing,           &texts.by_prizes,     &texts.by_no_pokemon,
                                &texts.by_no_cards, &texts.by_concession, &texts.by_more_ways,
                                &texts.by_card,     &texts.by_time,       &texts.by_forfeit};
    static_assert(reasons.size() == win_reason_count);
    const std::string& why = reasons[static_cast<std::size_t>(reason)]->plain();
    return capitalized(fill(texts.won, {{"player", naming_.player(winner)}, {"reason", why}},
                            {.you = naming_.is_you(winner)}));
}

std::string battle_log_text(std::span<const StoryLine> lines)
{
    static constexpr std::array<std::string_view, 3> marks = {"", "- ", "   • "};
    std::string text;
    for (const StoryLine& line : lines) {
        if (line.heading && !text.empty()) text += '\n';
        text += marks[std::min<std::size_t>(line.depth, marks.size() - 1)];
        text += line.text;
        text += '\n';
    }
    return text;
}

}  // namespace ptcg
