#include "advice/advisor.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "advice/reasons_json.hpp"
#include "advice/tally.hpp"
#include "analysis/legality.hpp"
#include "phrases/finding.hpp"
#include "phrases/languages/card_texts.hpp"
#include "ptcg/hosting/match_json.hpp"
#include "ptcg/view.hpp"

namespace ptcg::tools {
namespace {

constexpr std::uint64_t positions_for_reasons = 8;
constexpr std::size_t most_draws = 30;  ///< cards that are told
constexpr std::size_t most_finds = 60;

[[nodiscard]] int per_mille(double share)
{
    return static_cast<int>(std::lround(share * 1000));
}

// ---- odds --------------------------------------------------------------------------------------

void write_numbers(JsonWriter& json, JsonKey list, JsonKey name,
                   const std::map<int, double>& shares)
{
    json.key(list);
    const JsonArray all(json);
    for (const auto& [number, share] : shares) {
        const JsonObject entry(json);
        json.member(name, number);
        json.member("per_mille", per_mille(share));
    }
}

/// The likeliest first.
void write_cards(JsonWriter& json, JsonKey list, const JsonCards& cards,
                 const std::map<DefId, double>& shares, std::size_t most)
{
    std::vector<std::pair<DefId, int>> sorted;
    for (const auto& [card, share] : shares) sorted.emplace_back(card, per_mille(share));
    std::ranges::stable_sort(sorted,
                             [](const auto& a, const auto& b) { return a.second > b.second; });
    if (sorted.size() > most) sorted.resize(most);
    json.key(list);
    const JsonArray all(json);
    for (const auto& [card, share] : sorted) {
        const JsonObject entry(json);
        json.key("card");
        write_name(json, cards, card);
        json.member("per_mille", share);
    }
}

[[nodiscard]] bool is_attack(const Option& option)
{
    return option.kind == OptionKind::attack && option.count > 0;
}

// ---- the advisor -------------------------------------------------------------------------------

class ProgramsAdvisor final : public server::Advisor {
public:
    explicit ProgramsAdvisor(std::vector<std::filesystem::path> roots) : roots_(std::move(roots)) {}

    Result<void> why(JsonWriter& json, const Observation& seen, const server::WantedMove& wanted,
                     const Language& language) override
    {
        const PlayerId viewer = seen.viewer();
        const Result<WantedAction> action = action_of(seen.library(), wanted, viewer);
        if (!action) return action.error();
        std::vector<WhyNot> common;
        bool depends = false;
        std::size_t positions = 0;
        for (std::uint64_t seed = 1; seed <= positions_for_reasons; ++seed) {
            Result<Match> drawn = seen.sample(seed);
            if (!drawn) continue;
            const Result<std::vector<WhyNot>> found =
                why_not(drawn.value(), viewer, action.value(), viewer, Voice::player, language);
            if (!found) return found.error();
            if (positions++ == 0) {
                common = found.value();
            } else if (common != found.value()) {
                depends = true;
                std::erase_if(common, [&](const WhyNot& reason) {
                    return std::ranges::find(found.value(), reason) == found.value().end();
                });
            }
        }
        if (positions == 0) return Error{"the reasons cannot be told at this point"};
        write_reasons(json, common, depends);
        return {};
    }

    Result<void> odds(JsonWriter& json, const Observation& seen, std::uint16_t option,
                      const JsonCards& cards) override
    {
        const Decision& question = *seen.decision();
        if (question.min > 1 || question.max < 1) {
            return Error{"odds are told of questions that one option answers"};
        }
        const Result<Chances> chances = chances_of(seen, {option});
        if (!chances) return chances.error();
        const Tally& tally = chances.value().tally;
        json.member("exact", chances.value().exact);
        write_numbers(json, "coins", "heads", tally.coins);
        const bool harms = is_attack(question.options[option]) || tally.damage.size() > 1 ||
                           tally.damage.begin()->first > 0;
        write_numbers(json, "damage", "damage", harms ? tally.damage : std::map<int, double>{});
        json.member("knock_out", per_mille(tally.knock_out));
        write_cards(json, "draws", cards, tally.draws, most_draws);
        write_cards(json, "finds", cards, tally.finds, most_finds);
        return {};
    }

    Result<void> damage(JsonWriter& json, const Observation& seen) override
    {
        json.key("attacks");
        const JsonArray attacks(json);
        const std::span<const Option> options = seen.decision()->options;
        for (std::uint16_t i = 0; i < options.size(); ++i) {
            if (!is_attack(options[i])) continue;
            const Result<AttackDamage> found = attack_damage(seen, i);
            if (!found) continue;
            const AttackDamage& attack = found.value();
            const JsonObject entry(json);
            json.member("option", i);
            json.member("min", attack.min);
            json.member("max", attack.max);
            json.member("more", attack.more);
            json.member("knock_out", attack.always_knocks_out ? "always"
                                     : attack.may_knock_out   ? "maybe"
                                                              : "no");
        }
        return {};
    }

    CardText card_text(const CardLibrary& library, DefId card, const std::string& code) override
    {
        if (!has_read_) read_phrasebook();
        if (book_ == nullptr) return library.text(card);
        auto found = translations_.find(code);
        if (found == translations_.end()) {
            Result<phrases::Translation> read = phrases::find_translation(*book_, code, roots_);
            std::optional<phrases::Translation> translation;
            if (read) translation.emplace(std::move(read.value()));
            found = translations_.emplace(code, std::move(translation)).first;
        }
        if (!found->second) return library.text(card);
        return phrases::translated(*book_, *found->second, library, card);
    }

private:
    /// A faulty phrasebook stops no game; `ptcg phrases` tells what is wrong with it.
    void read_phrasebook()
    {
        has_read_ = true;
        Result<phrases::Phrasebook> book = phrases::find_phrasebook(roots_);
        if (book) book_ = std::make_unique<phrases::Phrasebook>(std::move(book.value()));
    }

    std::vector<std::filesystem::path> roots_;
    bool has_read_ = false;
    std::unique_ptr<phrases::Phrasebook> book_;  ///< of all languages
    std::map<std::string, std::optional<phrases::Translation>> translations_;
};

}  // namespace

std::unique_ptr<server::Advisor> make_advisor(std::vector<std::filesystem::path> roots)
{
    return std::make_unique<ProgramsAdvisor>(std::move(roots));
}

}  // namespace ptcg::tools
