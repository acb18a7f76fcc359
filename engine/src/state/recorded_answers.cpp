#include "ptcg/recorded_answers.hpp"

#include <algorithm>

namespace ptcg {

bool read_seed(const Answers& answers, std::uint16_t& cursor, std::uint32_t& seed)
{
    std::uint16_t low = 0, high = 0;
    if (!answers.read(cursor, low) || !answers.read(cursor, high)) return false;
    seed = std::uint32_t{high} << 16 | low;
    return true;
}

namespace {

[[nodiscard]] bool add_seed(Answers& answers, std::uint16_t mark, std::uint32_t seed)
{
    const Answers before = answers;
    const bool room = answers.add(mark) &&
                      answers.add(static_cast<std::uint16_t>(seed & 0xffffu)) &&
                      answers.add(static_cast<std::uint16_t>(seed >> 16));
    if (!room) answers = before;
    return room;
}

/// Returns false if there is no complete record; `record` is then meaningless.
[[nodiscard]] bool read_record(const Answers& answers, std::uint16_t& cursor,
                               RecordedAnswer& record)
{
    record = {};
    std::uint16_t count = 0, number = 0;
    std::uint32_t seed = 0;
    if (!answers.read(cursor, count)) return false;
    if (count == reseed_mark || count == unknown_mark) {
        if (!read_seed(answers, cursor, seed)) return false;
        (count == reseed_mark ? record.reseed : record.unknown) = seed;
        return true;
    }
    if (count == secret_mark) {
        if (!answers.read(cursor, number) || number >= players) return false;
        record.secret_of = static_cast<PlayerId>(number);
        if (!answers.read(cursor, count)) return false;
    }
    for (std::uint16_t i = 0; i < count; ++i) {
        if (!answers.read(cursor, number)) return false;
        record.picks.push_back(number);
    }
    return true;
}

}  // namespace

bool add_reseed(Answers& answers, std::uint32_t seed)
{
    return add_seed(answers, reseed_mark, seed);
}

bool add_unknown(Answers& answers, std::uint32_t seed)
{
    return add_seed(answers, unknown_mark, seed);
}

std::vector<RecordedAnswer> recorded_answers(const Answers& answers)
{
    std::vector<RecordedAnswer> all;
    std::uint16_t cursor = 0;
    for (RecordedAnswer record; read_record(answers, cursor, record);) all.push_back(record);
    return all;
}

bool add_picks(Answers& answers, std::span<const std::uint16_t> picks, PlayerId secret_of)
{
    bool room = secret_of == PlayerId::none ||
                (answers.add(secret_mark) && answers.add(static_cast<std::uint16_t>(secret_of)));
    room = room && answers.add(static_cast<std::uint16_t>(picks.size()));
    for (const std::uint16_t pick : picks) room = room && answers.add(pick);
    return room;
}

Picks drawn_picks(std::uint32_t seed, std::span<const Option> options, int min, int max)
{
    Random random(seed);
    int left = 0;
    for (const Option& option : options) left += option.count;
    Picks picks;
    const int most = std::min(max, most_picks);
    const int wanted =
        min + static_cast<int>(random.below(static_cast<std::uint32_t>(most - min + 1)));
    const auto taken = [&](std::size_t option) {
        return std::count(picks.option.begin(), picks.option.begin() + picks.count, option);
    };
    for (int n = 0; n < wanted && left > 0; ++n, --left) {
        auto place = static_cast<std::ptrdiff_t>(random.below(static_cast<std::uint32_t>(left)));
        std::size_t option = 0;
        while (place >= options[option].count - taken(option)) {
            place -= options[option].count - taken(option);
            ++option;
        }
        picks.option[picks.count++] = static_cast<std::uint16_t>(option);
    }
    return picks;
}

bool forget_secrets(Answers& answers, PlayerId viewer, Random& random)
{
    Answers known;
    known.count = answers.count;
    for (const RecordedAnswer& answer : recorded_answers(answers)) {
        const bool secret = answer.secret_of == opponent_of(viewer);
        const bool room = answer.reseed    ? add_reseed(known, *answer.reseed)
                          : answer.unknown ? add_unknown(known, *answer.unknown)
                          : secret ? add_unknown(known, static_cast<std::uint32_t>(random.next()))
                                   : add_picks(known, answer.picks, answer.secret_of);
        if (!room) return false;
    }
    answers = known;
    return true;
}

}  // namespace ptcg
