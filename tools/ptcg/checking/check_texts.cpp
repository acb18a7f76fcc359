#include <fmt/format.h>

#include <algorithm>

#include "authoring/card_list.hpp"
#include "checking/checks.hpp"

namespace ptcg::tools {
namespace {

class TextChecker {
public:
    TextChecker(const CardLibrary& library, const PackInfo& pack, const CardStatus& card,
                const ScriptReport* script, Findings& findings)
        : text_(library.text(card.def)),
          def_(library.def(card.def)),
          library_(library),
          file_(real_path(pack, text_.file)),
          card_(card),
          script_(script),
          findings_(findings)
    {
    }

    void check()
    {
        check_for_empty_texts();
        if (card_.needs_script || script_ != nullptr) {
            for (std::size_t i = 0; i < def_.attack_count; ++i) check_attack(i);
            for (std::size_t i = 0; i < def_.ability_count; ++i) {
                check_ability(library_.name(def_.abilities[i].name));
            }
            if (!text_.text.empty() && card_.needs_script && !has("play") && !has("in_play") &&
                !has("attack") && !has("ability")) {
                unscripted(text_.name, "the card");
            }
            if (!card_.tested && !card_.drafted && card_.needs_script) {
                add("untested", 0,
                    "no finished test names this card or has the name of its file, and its script "
                    "is not what the phrasebook writes for its text");
            }
        }
        // What a Pokémon does while it is attached is described by one of its Abilities.
        const bool said = !text_.text.empty() || (def_.is_pokemon() && def_.ability_count > 0);
        if (!said && !empty_text_ && (has("play") || has("in_play"))) {
            missing_text(text_.name, "the card", "has a script");
        }
    }

private:
    /// Reports an empty text, whose wording is still missing.
    void check_for_empty_texts()
    {
        for (std::size_t i = 0; i < def_.attack_count; ++i) {
            const std::string_view name = library_.name(def_.attacks[i].name);
            if (def_.attacks[i].has_text && text_.attack_text[i].empty()) {
                empty_text(name, fmt::format("attack \"{}\"", name));
            }
        }
        for (std::size_t i = 0; i < def_.ability_count; ++i) {
            const std::string_view name = library_.name(def_.abilities[i].name);
            if (text_.ability_text[i].empty())
                empty_text(name, fmt::format("Ability \"{}\"", name));
        }
        // On a card without attacks and Abilities, its own text needs a script.
        empty_text_ = text_.text.empty() && card_.needs_script && def_.attack_count == 0 &&
                      def_.ability_count == 0;
        if (empty_text_) empty_text(text_.name, "the card");
    }

    void check_attack(std::size_t number)
    {
        const std::string_view name = library_.name(def_.attacks[number].name);
        const bool text = !text_.attack_text[number].empty();
        const bool script = has("attack", name);
        const std::string what = fmt::format("attack \"{}\"", name);
        if (text && !script && card_.needs_script) unscripted(name, what);
        if (!def_.attacks[number].has_text && script) missing_text(name, what, "has a script");
    }

    void check_ability(std::string_view name)
    {
        // These facts implement the whole Ability.
        const bool is_fact = def_.only_by != no_name || def_.active_in_setup;
        if (!has("ability", name) && card_.needs_script && !is_fact)
            unscripted(name, fmt::format("Ability \"{}\"", name));
    }

    [[nodiscard]] bool has(std::string_view section, std::string_view name = {}) const
    {
        return script_ != nullptr &&
               std::ranges::any_of(script_->texts, [&](const ScriptText& text) {
                   return text.section == section && (name.empty() || text.name == name);
               });
    }

    void unscripted(std::string_view name, const std::string& what)
    {
        add("unscripted", line_of(file_, name), what + " has a text, but no script implements it");
    }

    void missing_text(std::string_view name, const std::string& what, std::string_view does)
    {
        add("text-missing", line_of(file_, name), fmt::format("{} {}, but no text", what, does));
    }

    void empty_text(std::string_view name, const std::string& what)
    {
        add("text-empty", line_of(file_, name), fmt::format("the text of {} is empty", what));
    }

    void add(std::string_view code, int line, std::string message)
    {
        findings_.push_back(finding_about(text_, code, line, std::move(message)));
    }

    const CardText& text_;
    const CardDef& def_;
    const CardLibrary& library_;
    std::filesystem::path file_;
    const CardStatus& card_;
    const ScriptReport* script_;
    Findings& findings_;
    bool empty_text_ = false;
};

}  // namespace

void check_texts(const CheckSubject& subject, Findings& findings)
{
    const CardLibrary& library = subject.pool.library;
    for (const CardStatus& card : list_cards(subject.pool, subject.pack, subject.ground.drafts)) {
        const ScriptReport* const script = subject.script_of(library.text(card.def).id);
        TextChecker(library, subject.pack, card, script, findings).check();
    }
}

}  // namespace ptcg::tools
