#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/legality.hpp"
#include "analysis/wording.hpp"
#include "ptcg/resolver.hpp"

namespace ptcg::tools {

/// Collects the reasons against one action. If the requested thing is not there at all, the reason
/// says where it is.
class Reasons {
public:
    Reasons(Match& match, PlayerId me, const WantedAction& wanted, PlayerId reader, Voice voice,
            const Language& language)
        : match_(match),
          game_(match.rules()),
          library_(match.library()),
          wording_(match.library(), match.state(), reader, voice, language),
          words_(language.texts.reasons),
          me_(me),
          wanted_(wanted)
    {
    }

    [[nodiscard]] Result<std::vector<WhyNot>> all();

private:
    using Check = Result<void>;

    void add(std::string_view rule, std::string_view detail = {}, const TextRef& by = {});
    void add(const Refusal& no, std::string_view detail = {})
    {
        if (!no.allowed()) add(no.rule, detail, no.text());
    }
    /// Adds a reason in its own words, for cases where the rule's sentence would say too little.
    void say(std::string_view rule, const Text& sentence) { say(rule, sentence.plain()); }
    void say(std::string_view rule, std::string sentence)
    {
        found_.push_back({std::string(rule), std::move(sentence), ""});
    }
    /// Adds a reason that does not come from a rule.
    void add_plain(const Text& sentence) { say("", sentence); }
    Check find_target();
    void moment();
    Check act();

    // Pokémon and the Stadium
    Check attack();
    void use_attack(const AttackRef& attack);
    [[nodiscard]] bool attack_elsewhere();
    [[nodiscard]] bool has_attack_called(const CardDef& def) const;
    Check retreat();
    Check use();
    [[nodiscard]] bool use_ability_of(SlotId id, CardIndex card, bool& any);
    [[nodiscard]] bool ability_elsewhere();
    [[nodiscard]] std::optional<std::uint8_t> ability_called(const CardDef& def) const;
    void use_text(SlotId id, CardIndex card, std::uint8_t ability);
    bool use_in_pile();
    Check use_stadium();
    void end_turn();

    // Cards in the hand
    Check with_card();
    Check without_card();
    void bench(CardIndex card);
    void evolve(CardIndex card);
    void evolve_at_target();
    void attach(CardIndex card);
    void play(CardIndex card);

    [[nodiscard]] SlotList targets() const;
    [[nodiscard]] std::optional<CardIndex> card_in(Zone zone) const;
    [[nodiscard]] bool is_called(DefId def) const;
    [[nodiscard]] bool is_called(std::string_view name) const;
    [[nodiscard]] Error unknown_card() const;
    [[nodiscard]] std::string energy_detail(SlotId id, const AttackRef& attack) const;
    /// Returns "it needs 1 card in the deck", listing all missing requirements; empty if all are
    /// met.
    [[nodiscard]] std::string needs_detail(std::span<const Requirement> needs, SlotId self,
                                           CardIndex card) const;
    /// Adds the reasons for the target closest to legal. If any target is legal, adds nothing.
    void at_some(const SlotList& slots, const std::function<Refusal(SlotId)>& may,
                 const std::function<std::string(SlotId)>& detail = {});

    Match& match_;
    const Permissions& game_;
    const CardLibrary& library_;
    Wording wording_;
    const ReasonTexts& words_;
    PlayerId me_;
    const WantedAction& wanted_;
    SlotId target_ = no_slot;
    std::vector<WhyNot> found_;
};

/// Returns a text's requirement as an object: "2 Pokémon on your Bench".
[[nodiscard]] std::string phrase_of(const Requirement& need, const Texts& texts);

}  // namespace ptcg::tools
