// A save: loaded, or rejected with a reason. The first byte of an input selects the kind. 0: the
// rest is the save. Below 128: a save of a match in progress, in which some bytes are changed and
// the checksum is updated. Two bytes give the distance from the end of the previous change, and one
// byte gives the new value. From 128: a save of a match at a certain step, in which fields of the
// table are changed.

#include <set>
#include <utility>

#include "fuzz/save_checksum.hpp"
#include "fuzz/targets.hpp"
#include "fuzz/targets/state_fields.hpp"
#include "fuzz/targets/table.hpp"
#include "ptcg/save.hpp"
#include "ptcg/state_text.hpp"

namespace ptcg::fuzz {

namespace {

struct Sample {
    const Ruleset* rules = nullptr;
    MatchState state;
    std::string bytes;
};

constexpr SaveOptions options{.accept_other_packs = true};
constexpr std::size_t first_of_fields = 128;  ///< first byte of the inputs that change fields

const std::vector<Sample>& samples()
{
    static const std::vector<Sample> made = [] {
        std::vector<Sample> samples;
        for (Match& match : matches_on_their_way(32)) {
            samples.push_back({&match.ruleset(), match.state(), save_match(match)});
        }
        return samples;
    }();
    return made;
}

/// Returns a sample for each step that asks a question, and for each player.
const std::vector<Sample>& samples_of_steps()
{
    static const std::vector<Sample> made = [] {
        std::vector<Sample> samples;
        std::set<std::pair<Step, PlayerId>> known;
        for (Match& match : matches_on_their_way(10, 0)) {
            Input input = Input::seeded_by(std::to_string(samples.size()));
            for (int i = 0; i < 150 && match.decision() != nullptr; ++i) {
                const Table& table = match.state().now;
                const Frame& top = table.frames[table.depth - 1];
                const bool is_new = known.emplace(top.step, top.player).second;
                if (is_new && samples.size() < 256 - first_of_fields) {
                    samples.push_back({&match.ruleset(), match.state(), save_match(match)});
                }
                play(match, input, 1);
            }
        }
        return samples;
    }();
    return made;
}

std::string patched(std::string save, Input& input)
{
    const std::size_t begin = body_at(save);
    for (std::size_t at = begin; !input.empty();) {
        at += input.below(0x10000);
        if (at >= save.size()) at = begin + at % (save.size() - begin);
        save[at++] = static_cast<char>(input.byte());
    }
    make_checksum_right(save);
    return save;
}

/// A save ends with the state, which this replaces from its first field on.
std::string with_fields_changed(const Sample& sample, Input& input)
{
    MatchState state = sample.state;
    change_fields(state, input);
    std::string save = sample.bytes;
    const std::string before = write_state(sample.state, real_cards().pool.library);
    save.resize(save.size() - before.size());
    save += write_state(state, real_cards().pool.library);
    make_checksum_right(save);
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
    if (match.decision() != nullptr) expect_same_elsewhere(match);
}

void run(Bytes bytes)
{
    if (bytes.empty()) return;
    Input input(bytes);
    const std::size_t which = input.byte();
    if (which >= first_of_fields) {
        const std::vector<Sample>& all = samples_of_steps();
        const Sample& sample = all[(which - first_of_fields) % all.size()];
        return load(with_fields_changed(sample, input), *sample.rules);
    }
    const Sample& sample = samples()[which % samples().size()];
    load(which == 0 ? std::string(input.rest()) : patched(sample.bytes, input), *sample.rules);
}

std::vector<std::string> seeds()
{
    std::vector<std::string> seeds;
    for (std::size_t i = 0; i < samples().size(); ++i) {
        // Once unchanged, once with a change.
        seeds.push_back(std::string(1, static_cast<char>(i + samples().size())));
        seeds.push_back(seeds.back() + std::string("\x03\x40\x01", 3));
    }
    seeds.push_back(std::string(1, '\0') + samples().front().bytes);
    for (std::size_t i = 0; i < samples_of_steps().size(); ++i) {
        const std::size_t field = i * state_fields().size() / samples_of_steps().size();
        seeds.push_back(std::string(1, static_cast<char>(first_of_fields + i)) +
                        field_change(field, 0, FieldChange::more));
    }
    return seeds;
}

}  // namespace

std::vector<std::string> saves_with_a_field_changed()
{
    std::vector<std::string> inputs;
    for (std::size_t sample = 0; sample < samples_of_steps().size(); ++sample) {
        for (std::size_t field = 0; field < state_fields().size(); ++field) {
            for (const FieldChange change :
                 {FieldChange::more, FieldChange::less, FieldChange::that_of_the_next}) {
                inputs.push_back(std::string(1, static_cast<char>(first_of_fields + sample)) +
                                 field_change(field, 0, change));
            }
        }
    }
    return inputs;
}

const Target save_target{"save", run, seeds};

}  // namespace ptcg::fuzz
