#include "packs/library_filling.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "definitions/script_functions.hpp"

namespace ptcg {

namespace {

class LibraryFilling {
public:
    explicit LibraryFilling(Loading& all) : all_(all) {}

    void fill()
    {
        std::size_t cards = 1;  // the unknown card
        for (const PackDraft& pack : all_.packs) {
            cards += pack.cards.end - pack.cards.begin;
            if (pack.image != nullptr) cards += pack.image->reader.head().cards;
        }
        all_.pool->library.reserve(std::min(cards, most_cards));
        for (const std::size_t pack : all_.order) add_stamp(pack);
        for (const std::size_t pack : all_.order) add_to_library(pack);
        for (const std::size_t pack : all_.order) add_prints(pack);
    }

private:
    /// Adds the pack to the library, for the information in saved games. REQUIRES: all its files
    /// have been read, and the packs it depends on have been added.
    void add_stamp(std::size_t pack)
    {
        CardPack stamp{all_.manifests[pack].id, all_.packs[pack].play_hash(), {}};
        for (const std::size_t other : all_.reach[pack]) {
            if (other != pack) stamp.depends.push_back(all_.packs[other].number);
        }
        all_.packs[pack].number = all_.pool->library.add_pack(std::move(stamp));
    }

    void add_to_library(std::size_t pack)
    {
        PackDraft& draft = all_.packs[pack];
        draft.defs.begin = all_.pool->library.size();
        if (draft.image != nullptr) {
            take_over_cards(draft);
        } else {
            for (std::size_t i = draft.cards.begin; i < draft.cards.end; ++i) {
                add_to_library(all_.cards[i]);
            }
        }
        draft.defs.end = all_.pool->library.size();
    }

    void add_to_library(CardDraft& card)
    {
        CardFacts& facts = card.facts;
        facts.text.pack = all_.packs[card.pack].number;
        for (std::size_t i = 0; card.chunk && i < facts.def.attack_count; ++i) {
            const ScriptedCard::Attack& from = card.script.attacks[i];
            AttackDef& attack = facts.def.attacks[i];
            attack.part = from.part;
            attack.condition = from.condition;
            attack.own_cost = from.own_cost;
            attack.needs = from.needs;
            attack.ignores = from.ignores;
            attack.first_turn = from.first_turn;
        }
        add_to_library(facts.def, facts.text, card.script.handlers, card.script.lasting,
                       card.chunk);
    }

    void take_over_cards(PackDraft& draft)
    {
        PackImageReader& reader = draft.image->reader;
        std::size_t chunk = draft.card_scripts.begin;
        for (std::uint32_t i = 0; i < reader.head().cards; ++i) {
            CardImage card;
            reader.begin_card(card);
            card.text.pack = draft.number;
            std::optional<std::size_t> own;
            if (card.text.has_script) own = chunk++;
            if (own && *own >= draft.card_scripts.end) throw OddImage();
            reader.end_card(card, own ? all_.pool->scripts.functions->of(*own) : FunctionRange{});
            add_to_library(card.def, std::move(card.text), card.handlers, card.lasting, own);
        }
        reader.end();
        if (chunk != draft.card_scripts.end) throw OddImage();
        draft.image->close();
    }

    void add_to_library(const CardDef& def, CardText text, std::vector<Handler> handlers,
                        const std::vector<ScriptedCard::Lasting>& lasting,
                        std::optional<std::size_t> chunk)
    {
        // Ids are not yet checked between two images, or an image and a file.
        if (all_.pool->library.find(text.id) != no_def) throw OddImage();
        for (std::size_t i = 0; i < all_.class_handlers.size(); ++i) {
            const std::vector<Handler>& more = all_.class_handlers[i];
            if (more.empty() || !def.classes.has(static_cast<ClassId>(i))) continue;
            handlers.insert(handlers.end(), more.begin(), more.end());
        }
        const DefId added = all_.pool->library.add(def, std::move(text), handlers);
        for (const ScriptedCard::Lasting& effect : lasting) {
            all_.pool->library.add_lasting(added, effect.name, effect.handlers);
        }
        if (chunk) all_.pool->scripts.cards[*chunk].def = added;
    }

    void add_prints(std::size_t pack)
    {
        PackDraft& draft = all_.packs[pack];
        if (draft.image != nullptr) {
            for (const PrintEntry& print : draft.image->reader.head().prints) {
                add_print(pack, print);
            }
            return;
        }
        if (!draft.files.contains("prints.toml")) return;
        all_.with_toml(pack, "prints.toml", [&](const toml::table& table) {
            draft.prints =
                read_prints(table, all_.shown(pack, "prints.toml"), all_.card_ids, all_.problems);
            for (const PrintEntry& print : draft.prints) {
                if (all_.problems.size() >= most_problems) break;
                add_print(pack, print);
            }
        });
    }

    void add_print(std::size_t pack, const PrintEntry& print)
    {
        if (all_.pool->library.find(print.id) != no_def) throw OddImage();
        const DefId def = all_.pool->library.find(print.of);
        const bool is_card = def != no_def && all_.pool->library.text(def).id == print.of;
        if (is_card && reaches(pack, def)) {
            all_.pool->library.add_print(print.id, def);
            return;
        }
        const std::string& file = all_.card_ids.file_of(print.of);
        if (!is_card && (def != no_def || file.ends_with("/prints.toml"))) {
            report_print(print, in_quotes(print.of) + " is a print itself; name the card");
            return;
        }
        if (!is_card && !file.empty()) {
            return;  // its file has problems of its own
        }
        std::vector<std::string> known;
        for (std::size_t i = 0; i < all_.pool->library.size(); ++i) {
            const auto card = static_cast<DefId>(i);
            if (reaches(pack, card)) known.push_back(all_.pool->library.text(card).id);
        }
        std::ranges::sort(known);
        report_print(print, "no card " + in_quotes(print.of) +
                                " in this pack or those it depends on" +
                                did_you_mean(print.of, known));
    }

    void report_print(const PrintEntry& print, std::string message)
    {
        all_.problems.push_back({.file = print.of_place.file,
                                 .line = print.of_place.line,
                                 .column = print.of_place.column,
                                 .message = std::move(message),
                                 .context = "in print " + in_quotes(print.id),
                                 .code = "print-of-nothing"});
    }

    /// Whether the card is in this pack or one it depends on.
    [[nodiscard]] bool reaches(std::size_t pack, DefId card) const
    {
        const PackNumber number = all_.pool->library.text(card).pack;
        return std::ranges::any_of(all_.reach[pack], [&](std::size_t other) {
            return all_.packs[other].number == number;
        });
    }

    /// The number of cards that an image claims is trusted only up to this.
    static constexpr std::size_t most_cards = 0xffff;

    Loading& all_;
};

}  // namespace

void fill_library(Loading& all)
{
    LibraryFilling(all).fill();
}

}  // namespace ptcg
