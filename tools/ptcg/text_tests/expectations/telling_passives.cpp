// Passives: what is true while a text works.

#include <algorithm>

#include <fmt/format.h>

#include "text_tests/expectations/telling.hpp"

namespace ptcg::tools {

std::vector<Claim> Telling::claims(const phrases::Form& form)
{
    claim(form);
    return std::move(claims_);
}

void Telling::claim(const Form& form)
{
    const std::string& frame = form.row->frame;
    if (frame == "sequence") {
        for (const Form* one : form.parts()) claim(*one);
        return;
    }
    if (frame == "limit" || frame == "fact") return;
    if (frame != "passive") throw NotExpected(fmt::format("the frame \"{}\"", frame));
    for (const auto& [role, filling] : form.roles) {
        const phrases::FormRef* const part = std::get_if<phrases::FormRef>(&filling);
        if (part == nullptr || (*part)->row->category != "if") continue;
        if (truth(**part) == (role == "unless")) return;
    }
    for (const Form* part : form.parts()) {
        if (part->row->category == "passive") (void)evaluate(*part);
    }
}

TableEnd Telling::react(const phrases::Form& form, const SeenAttack& attack)
{
    attack_ = &attack;
    react(form);
    return end_of(before_.changes(table_), heads_, tails_);
}

void Telling::react(const Form& form)
{
    const std::string& frame = form.row->frame;
    if (frame == "sequence") {
        for (const Form* one : form.parts()) react(*one);
        return;
    }
    if (frame == "limit" || frame == "fact") return;
    const Form* const when = form.part("when");
    if (frame != "hook" || when == nullptr) throw NotExpected("it does not react to an attack");
    if (!truth(*when)) return;
    const Form* const condition = form.part("if");
    if (condition != nullptr && !truth(*condition)) return;
    const auto& keys = form.row->keys;
    const bool may = std::ranges::find(keys, "optional = true") != keys.end();
    if (may && choices_.next(2) == 1) return;
    const Form* const what = form.part("do");
    if (what == nullptr) throw NotExpected("it says nothing to do");
    say(*what);
}

/// Adds a claim if the word is one. REQUIRES: the passive's other words only look.
bool Telling::add_claim(const std::string& word, const WordArguments& args)
{
    using Kind = Claim::Kind;
    struct Word {
        std::string_view name;
        Kind kind;
        bool has_amount;
        bool has_attackers;
    };
    constexpr Word words[] = {
        {"hp", Kind::hp, true, false},
        {"retreat", Kind::retreat, true, false},
        {"no_retreat_cost", Kind::no_retreat_cost, false, false},
        {"no_weakness", Kind::no_weakness, false, false},
        {"no_resistance", Kind::no_resistance, false, false},
        {"types", Kind::types, false, false},
        {"deals", Kind::deals, true, true},
        {"takes", Kind::takes, true, true},
        {"takes_none", Kind::takes_none, false, true},
    };
    const Word* const found = std::ranges::find(words, word, &Word::name);
    if (found == std::end(words)) return false;
    Claim claim{.kind = found->kind, .who = args.pokemon(0), .attackers = {}};
    if (found->has_attackers) claim.attackers = args.pokemon(1);
    const bool is_limited = found->kind == Kind::takes_none && args.size() > 2;
    if (found->has_amount || is_limited) claim.amount = args.number(found->has_attackers ? 2 : 1);
    if (found->kind == Kind::types) {
        for (std::size_t i = 1; i < args.size(); ++i) {
            const std::optional<Type> type = type_named(args.word(i));
            if (!type) throw NotExpected(fmt::format("there is no type \"{}\"", args.word(i)));
            claim.types.add(*type);
        }
    }
    claims_.push_back(std::move(claim));
    return true;
}

}  // namespace ptcg::tools
