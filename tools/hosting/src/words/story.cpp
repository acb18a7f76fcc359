#include "ptcg/hosting/story.hpp"

#include <algorithm>
#include <functional>
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

/// Remembers the card whose text is being carried out: its results do not have to name it again.
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
        std::string sentence = sentence_for(Teller{*this, event, card_list(together, naming_)});
        for (const Event& each : together) follow(each);
        if (sentence.empty()) continue;
        listen(event);
        sentence = capitalized(with_source(std::move(sentence), event));
        const bool heading = is_heading(event.kind);
        if (heading) pending_.reset();
        if (event.kind == EventKind::checkup_began) {
            pending_ = StoryLine{sentence, true, first};  // shown if anything happens in it
            continue;
        }
        if (pending_) {
            lines.push_back(*std::exchange(pending_, std::nullopt));
            lines.back().first = std::min(lines.back().first, first);
        }
        if (!heading && !lines.empty() && sentence == last) {
            const std::string count = fmt::format("{}", ++times);
            lines.back().text =
                fill(naming_.texts().words.times, {{"sentence", sentence}, {"value", count}}) + ".";
            continue;
        }
        last = sentence;
        times = 1;
        lines.push_back({heading ? sentence : sentence + ".", heading, first});
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
                                &texts.by_card};
    const std::string& why = reasons[static_cast<std::size_t>(reason)]->plain();
    return capitalized(fill(texts.won, {{"player", naming_.player(winner)}, {"reason", why}},
                            {.you = naming_.is_you(winner)}));
}

}  // namespace ptcg
