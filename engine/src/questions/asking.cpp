// Questions: building and asking them, and reading the recorded answer when a step runs again.

#include <algorithm>
#include <array>

#include "ptcg/questions.hpp"
#include "ptcg/recorded_answers.hpp"
#include "questions/face_down.hpp"

namespace ptcg {

namespace {

/// Identical cards in a question are one option; this maps a pick back to one of them.
struct Group {
    DefId def = no_def;
    SlotId slot = no_slot;
    CardIndex first = no_card;
};

}  // namespace

Questions::Questions(const CardLibrary& library, const Ruleset& rules, EffectHost* effects)
    : Moves(library, rules, effects)
{
    options_.reserve(256);
    chance_cards_.reserve(cards_per_player);
}

void Questions::begin_question(PlayerId asked, Purpose purpose)
{
    options_.clear();
    chance_cards_.clear();
    words_.clear();
    decision_ = Decision{};
    decision_.asked = asked;
    decision_.purpose = purpose;
    decision_.source = source().def;
    decision_.effect = source().effect;
    decision_.origin_attack = source().origin == Origin::attack;
}

void Questions::add_option(const Option& option)
{
    options_.push_back(option);
}

void Questions::withhold(std::size_t option)
{
    if (option < options_.size()) options_[option].count = 0;
}

Status Questions::suspend(int min, int max, bool ordered)
{
    decision_.min = static_cast<std::uint16_t>(min);
    decision_.max = static_cast<std::uint16_t>(max);
    decision_.ordered = ordered;
    decision_.options = options_;
    decision_.words = words_;
    return Status::asked;
}

Status Questions::ask(int min, int max, Picks& picks, bool ordered, bool always)
{
    if (failed()) return Status::failed;
    int available = 0;
    for (const Option& o : options_) available += o.count;
    max = std::min(max, available);
    min = std::min(min, max);
    picks.count = 0;

    // A forced answer is not a question, unless it is about a hidden zone: not asking could reveal
    // something.
    const bool forced =
        min == max && (available == max || options_.size() == 1) && !(ordered && max > 1);
    const bool asks_forced = state().asks_forced && decision_.asked != PlayerId::chance && max > 0;
    if (forced && !always && !asks_forced) {
        for (std::size_t i = 0; i < options_.size(); ++i) {
            for (int n = 0; n < options_[i].count && picks.count < max; ++n) {
                picks.option[picks.count++] = static_cast<std::uint16_t>(i);
            }
        }
        return Status::done;
    }

    bool answered = false;
    const Status read = read_answer(min, max, picks, answered);
    return answered || read == Status::failed ? read : suspend(min, max, ordered);
}

/// Recorded answers may come from a save made elsewhere.
Status Questions::read_answer(int min, int max, Picks& picks, bool& answered)
{
    const Answers& answers = state().answers;
    const auto misfit = [&] { return fail("the recorded answers do not match the question"); };
    while (answer_cursor_ < answers.used) {
        std::uint16_t count = 0, pick = 0, whose = 0;
        std::uint32_t seed = 0;
        if (!answers.read(answer_cursor_, count)) return misfit();
        const bool unknown = count == unknown_mark;
        if (unknown || count == reseed_mark) {
            if (!read_seed(answers, answer_cursor_, seed)) return misfit();
            if (!unknown) {
                table().random = Random(seed);
                continue;
            }
            picks = drawn_picks(seed, options_, min, max);
            answered = true;
            return Status::done;
        }
        bool fits = count != secret_mark ||
                    (answers.read(answer_cursor_, whose) && answers.read(answer_cursor_, count));
        fits = fits && count <= picks.option.size();
        for (std::uint16_t i = 0; fits && i < count; ++i) {
            fits = answers.read(answer_cursor_, pick) && pick < options_.size();
            if (fits) picks.option[picks.count++] = pick;
        }
        answered = fits;
        return fits ? Status::done : misfit();
    }
    return Status::done;
}

Status Questions::ask_yes_no(PlayerId asked, Purpose purpose, bool& yes)
{
    begin_question(asked, purpose);
    add_option({.kind = OptionKind::yes});
    add_option({.kind = OptionKind::no});
    Picks picks;
    const Status status = ask(1, 1, picks);
    yes = picks.count == 1 && picks.option[0] == 0;
    return status;
}

Status Questions::ask_number(PlayerId asked, Purpose purpose, int low, int high, int& number,
                             bool secret)
{
    begin_question(asked, purpose);
    decision_.secret = secret;
    high = std::clamp(high, low, low + 250);
    for (int n = low; n <= high; ++n) {
        add_option({.kind = OptionKind::number, .value = static_cast<std::uint8_t>(n)});
    }
    Picks picks;
    const Status status = ask(1, 1, picks);
    if (picks.count == 1) number = low + picks.option[0];
    return status;
}

Status Questions::choose_pokemon(PlayerId asked, Purpose purpose, const SlotList& from, int min,
                                 int max, SlotList& chosen)
{
    chosen = SlotList{};
    begin_question(asked, purpose);
    for (SlotId id : from) {
        add_option({.kind = OptionKind::pokemon, .spot = spot_of(id), .def = def_id(slot(id).top)});
    }
    if (options_.empty()) return Status::done;
    Picks picks;
    const Status status = ask(min, max, picks);
    for (std::size_t i = 0; i < picks.count; ++i) chosen.add(from.slot[picks.option[i]]);
    return status;
}

Status Questions::choose_counters(PlayerId asked, Purpose purpose, const SlotList& of,
                                  const SlotCounts& most, int min, SlotCounts& chosen)
{
    chosen = {};
    begin_question(asked, purpose);
    SlotList offered;
    for (SlotId id : of) {
        if (most[at(id)] <= 0) continue;
        offered.add(id);
        add_option({.kind = OptionKind::pokemon,
                    .count = static_cast<std::uint8_t>(std::min(most[at(id)], most_picks)),
                    .spot = spot_of(id),
                    .def = def_id(slot(id).top)});
    }
    Picks picks;
    const Status status = ask(min, min == 0 ? most_picks : min, picks);
    for (std::size_t i = 0; i < picks.count; ++i) ++chosen[at(offered.slot[picks.option[i]])];
    return status;
}

namespace {

/// Returns the cards sorted by what they are; copies of one keep their order.
CardList by_printed_card(const Questions& game, const CardList& cards)
{
    std::array<std::uint32_t, cards_per_player> keys{};
    for (std::uint32_t i = 0; i < cards.count; ++i) {
        keys[i] = static_cast<std::uint32_t>(game.def_id(cards.card[i])) << 8 | i;
    }
    std::sort(keys.begin(), keys.begin() + cards.count);
    CardList sorted;
    for (std::size_t i = 0; i < cards.count; ++i) sorted.add(cards.card[keys[i] & 0xff]);
    return sorted;
}

}  // namespace

Status Questions::choose_cards(PlayerId asked, Purpose purpose, PlayerId owner, Zone zone,
                               const CardList& candidates, int min, int max, bool hidden,
                               CardList& chosen, bool secret)
{
    chosen = CardList{};
    begin_question(asked, purpose);
    decision_.secret = secret;
    // If the order of a pile is secret, neither places nor the order of options may reveal it.
    const bool place_shows =
        zone != Zone::deck && zone != Zone::prizes && !(zone == Zone::hand && asked != owner);
    const CardList from = place_shows ? candidates : by_printed_card(*this, candidates);
    for (CardIndex card : from) {
        const DefId printed = def_id(card);
        // In a sorted list, copies are adjacent.
        const auto searched =
            place_shows || options_.empty() ? options_.begin() : options_.end() - 1;
        const auto same = std::find_if(searched, options_.end(),
                                       [&](const Option& o) { return o.def == printed; });
        if (same != options_.end()) {
            ++same->count;
            continue;
        }
        add_option({.kind = OptionKind::card,
                    .zone = zone,
                    .place = place_shows ? table().place[at(card)] : std::uint8_t{0xff},
                    .spot = static_cast<Spot>(at(owner) * slots_per_player),
                    .def = printed});
    }
    if (options_.empty() && !hidden) return Status::done;
    if (hidden && rules().search_must_find) min = max;  // GAP-19
    Picks picks;
    const Status status = ask(min, max, picks, false, hidden);
    for (std::size_t i = 0; i < picks.count; ++i) {
        const DefId printed = options_[picks.option[i]].def;
        for (CardIndex card : from) {
            const bool taken = std::find(chosen.begin(), chosen.end(), card) != chosen.end();
            if (!taken && def_id(card) == printed) {
                chosen.add(card);
                break;
            }
        }
    }
    return status;
}

Status Questions::choose_by_place(PlayerId asked, Purpose purpose, const CardList& from, int min,
                                  int max, CardList& chosen)
{
    chosen = CardList{};
    begin_question(asked, purpose);
    for (CardIndex card : from) {
        Option option = face_down_option(table(), card);
        if (is_face_up(card)) option.def = def_id(card);
        add_option(option);
    }
    Picks picks;
    const Status status = ask(min, max, picks);
    for (std::size_t i = 0; i < picks.count; ++i) chosen.add(from.card[picks.option[i]]);
    return status;
}

Status Questions::choose_attached(PlayerId asked, Purpose purpose, const CardList& from, int min,
                                  int max, CardList& chosen)
{
    chosen = CardList{};
    begin_question(asked, purpose);
    std::array<Group, cards_per_player> groups{};
    for (CardIndex card : from) {
        const Group group{def_id(card), slot_of(card), card};
        std::size_t i = 0;
        while (i < options_.size() &&
               !(groups[i].def == group.def && groups[i].slot == group.slot)) {
            ++i;
        }
        if (i < options_.size()) {
            ++options_[i].count;
            continue;
        }
        groups[i] = group;
        add_option({.kind = OptionKind::attached,
                    .zone = Zone::in_play,
                    .spot = spot_of(group.slot),
                    .def = group.def});
    }
    if (options_.empty()) return Status::done;
    Picks picks;
    const Status status = ask(min, max, picks);
    for (std::size_t i = 0; i < picks.count; ++i) {
        const Group& group = groups[picks.option[i]];
        for (CardIndex card : from) {
            const bool taken = std::find(chosen.begin(), chosen.end(), card) != chosen.end();
            if (!taken && def_id(card) == group.def && slot_of(card) == group.slot) {
                chosen.add(card);
                break;
            }
        }
    }
    return status;
}

Status Questions::choose_energy_to_pay(PlayerId asked, Purpose purpose, const CardList& from,
                                       int units, CardIndex& chosen)
{
    chosen = no_card;
    if (from.count == 0) return Status::done;
    int provided = 0;
    for (CardIndex card : from) provided += provides(card).units;
    if (provided <= units && !state().asks_forced) {
        chosen = from.card[0];
        return done_or_failed();
    }
    CardList picked;
    const Status s = choose_attached(asked, purpose, from, 1, 1, picked);
    if (s == Status::done) chosen = picked.card[0];
    return s;
}

Status Questions::arrange(PlayerId asked, PlayerId owner, Zone zone, CardList& cards)
{
    begin_question(asked, Purpose::to_deck);
    for (CardIndex card : cards) {
        const auto same = std::find_if(options_.begin(), options_.end(),
                                       [&](const Option& o) { return o.def == def_id(card); });
        if (same != options_.end()) {
            ++same->count;
            continue;
        }
        add_option({.kind = OptionKind::card,
                    .zone = zone,
                    .spot = static_cast<Spot>(at(owner) * slots_per_player),
                    .def = def_id(card)});
    }
    if (options_.size() < 2) return Status::done;  // every order is the same
    Picks picks;
    const Status status = ask(cards.count, cards.count, picks, true);
    if (status != Status::done) return status;
    CardList ordered;
    for (std::size_t i = 0; i < picks.count; ++i) {
        const DefId printed = options_[picks.option[i]].def;
        for (CardIndex card : cards) {
            const bool taken = std::find(ordered.begin(), ordered.end(), card) != ordered.end();
            if (taken || def_id(card) != printed) continue;
            ordered.add(card);
            break;
        }
    }
    cards = ordered;
    return Status::done;
}

Status Questions::choose_word(PlayerId asked, std::span<const std::string_view> words,
                              std::size_t& chosen, bool secret)
{
    begin_question(asked, Purpose::mode);
    decision_.secret = secret;
    for (std::size_t i = 0; i < std::min<std::size_t>(words.size(), 250); ++i) {
        words_.emplace_back(words[i]);
        add_option({.kind = OptionKind::word, .value = static_cast<std::uint8_t>(i)});
    }
    if (options_.empty()) return fail("choose: nothing to choose from");
    Picks picks;
    const Status status = ask(1, 1, picks);
    if (picks.count == 1) chosen = picks.option[0];
    return status;
}

Status Questions::choose_condition(PlayerId asked, std::uint8_t conditions, Condition& chosen)
{
    begin_question(asked, Purpose::condition);
    for (std::uint8_t i = 0; i < condition_count; ++i) {
        if ((conditions & (1u << i)) != 0) add_option({.kind = OptionKind::condition, .value = i});
    }
    if (options_.empty()) return fail("choose_condition: no condition to choose from");
    Picks picks;
    const Status status = ask(1, 1, picks);
    if (picks.count == 1) chosen = static_cast<Condition>(options_[picks.option[0]].value);
    return status;
}

Status Questions::choose_attack(PlayerId asked, std::span<const AttackRef> attacks,
                                std::span<const SlotId> of, std::size_t& chosen)
{
    begin_question(asked, Purpose::attack);
    for (std::size_t i = 0; i < attacks.size(); ++i) {
        add_option({.kind = OptionKind::attack,
                    .spot = spot_of(of[i]),
                    .value = attacks[i].index,
                    .def = attacks[i].def});
    }
    Picks picks;
    const Status status = ask(1, 1, picks);
    if (picks.count == 1) chosen = picks.option[0];
    return status;
}

}  // namespace ptcg
