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
    if (frame == "limit" || frame == "fact") {
        // It may say when all that was said before does not hold.
        if (!form.row->expect.empty() && !truth(form)) claims_.clear();
        return;
    }
    if (frame != "passive") throw NotExpected(fmt::format("the frame \"{}\"", frame));
    (void)say_passives(form);
}

/// Says the passives of a sentence, if its conditions hold. Returns what they come to.
int Telling::say_passives(const Form& form)
{
    for (const auto& [role, filling] : form.roles) {
        const phrases::FormRef* const part = std::get_if<phrases::FormRef>(&filling);
        if (part == nullptr || (*part)->row->category != "if") continue;
        if (truth(**part) == (role == "unless")) return 0;
    }
    int all = 0;
    for (const Form* part : form.parts()) {
        if (part->row->category == "passive") all += number(*part);
    }
    return all;
}

/// Adds a claim if the word is one. REQUIRES: the passive's other words only look.
bool Telling::add_claim(const std::string& word, const WordArguments& args)
{
    const ClaimWord* const found = find_claim(word);
    if (found == nullptr) return false;
    Claim claim{.kind = found->kind};
    std::size_t next = 0;
    for (const char argument : found->arguments) {
        if (argument == 'p') claim.who = args.pokemon(next++);
        if (argument == 'b') claim.by = args.pokemon(next++);
        if (argument == 'n') claim.amount = args.number(next++);
        if (argument == 'y') claim.player = args.player(next++);
        if (argument == 'c') claim.noun = &args.noun(next++);
        while (argument == 'w' && next < args.size()) claim.words.push_back(args.word(next++));
    }
    claims_.push_back(std::move(claim));
    return true;
}

}  // namespace ptcg::tools
