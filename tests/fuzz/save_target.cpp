// A save: loaded, or refused with a reason. The first byte of an input says which: 0, the rest is
// the save; else a save of a match on its way, in which some bytes are changed and the checksum is
// made right again: for each change two bytes say how far on it is, counted from the end of the
// change before, and one what is put there.

#include <cstring>

#include "fuzz/table.hpp"
#include "fuzz/targets.hpp"
#include "ptcg/save.hpp"

namespace ptcg::fuzz {

namespace {

struct Sample {
    const Ruleset* rules = nullptr;
    std::string bytes;
};

constexpr SaveOptions options{.packs = 0, .accept_other_packs = true};
constexpr std::size_t checksum_at = 16;  // behind the magic word, the version and the size
constexpr std::size_t body_at = checksum_at + 8;

const std::vector<Sample>& samples()
{
    static const std::vector<Sample> made = [] {
        std::vector<Sample> samples;
        for (Match& match : matches_on_their_way(32)) {
            samples.push_back({&match.ruleset(), save_match(match, options)});
        }
        return samples;
    }();
    return made;
}

std::string patched(std::string save, Input& input)
{
    for (std::size_t at = body_at; !input.empty();) {
        at += input.below(0x10000);
        if (at >= save.size()) at = body_at + at % (save.size() - body_at);
        save[at++] = static_cast<char>(input.byte());
    }
    const std::uint64_t checksum = fnv(std::string_view(save).substr(body_at));
    std::memcpy(save.data() + checksum_at, &checksum, sizeof checksum);
    return save;
}

void load(std::string_view save, const Ruleset& rules)
{
    RealCards& cards = real_cards();
    Result<LoadedMatch> loaded = load_match(save, cards.pool.library, rules, &cards.host, options);
    if (!loaded) {
        expect(!loaded.error().message.empty(), "a save is refused without a word");
        return;
    }
    Match& match = loaded.value().match;
    match.on_failure(FailurePolicy::withhold);
    expect_sound(match);
    Input input = Input::seeded_by(save);
    play(match, input, 12);
    if (match.decision() != nullptr) expect_same_elsewhere(match, options.packs);
}

void run(Bytes bytes)
{
    if (bytes.empty()) return;
    Input input(bytes);
    const std::size_t which = input.byte();
    const Sample& sample = samples()[which % samples().size()];
    if (which == 0) {
        load(input.rest(), *sample.rules);
    } else {
        load(patched(sample.bytes, input), *sample.rules);
    }
}

std::vector<std::string> seeds()
{
    std::vector<std::string> seeds;
    for (std::size_t i = 0; i < samples().size(); ++i) {
        // Unchanged, and with a change.
        seeds.push_back(std::string(1, static_cast<char>(i + samples().size())));
        seeds.push_back(seeds.back() + std::string("\x03\x40\x01", 3));
    }
    seeds.push_back(std::string(1, '\0') + samples().front().bytes);
    return seeds;
}

}  // namespace

const Target save_target{"save", run, seeds, false};

}  // namespace ptcg::fuzz
