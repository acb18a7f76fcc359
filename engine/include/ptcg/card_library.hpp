#pragma once

#include <algorithm>
#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "ptcg/card_def.hpp"
#include "ptcg/filter.hpp"

namespace ptcg {

/// A loaded pack. Saves name the packs they need.
struct CardPack {
    std::string id;
    std::uint64_t hash = 0;  ///< over everything that affects play: facts and scripts, not texts
    std::vector<PackNumber> depends{};

    friend bool operator==(const CardPack&, const CardPack&) = default;
};

/// All cards known to the engine, immutable once built and shared by all matches and threads.
///
/// A pack loader (or a test) first adds names, filters and cards, then only reads. Adding throws
/// std::length_error when the numbers of a kind run out.
class CardLibrary {
public:
    // Building

    /// Returns the number of a name; the same text gives the same number.
    NameId intern(std::string_view name);
    FilterId add_filter(const CardFilter& filter);
    ClassId add_class(CardClass card_class);
    /// Returns the number of a once-per-game limit; the same id gives the same number.
    std::uint8_t add_limit(const GameLimit& limit);
    /// Puts the card into the class: the rules of the class and of those it counts as then apply.
    void put_in_class(CardDef& def, ClassId id) const;
    /// Adds a pack, before its cards and after the packs it depends on. Its number goes into
    /// CardText::pack.
    PackNumber add_pack(CardPack pack);
    /// Makes room for this many more cards, so that adding them moves none.
    void reserve(std::size_t cards);
    /// Adds a card with its handlers. The id must be new. `add_lasting` adds its lasting effects.
    DefId add(CardDef def, CardText text, std::span<const Handler> handlers = {});
    /// Gives `def`, the card added last, another named lasting effect. Copies the handlers.
    void add_lasting(DefId def, std::string_view name, std::span<const Handler> handlers);
    /// Gives a card other facts and handlers, for tools that change a card while no match is open.
    /// What kind of card it is and what it evolves from must stay, and so do its lasting effects.
    void change(DefId id, CardDef def, std::span<const Handler> handlers);
    /// Makes `id` another print of `def`: found by id, played as `def`.
    void add_print(std::string_view id, DefId def);
    /// Sets the code of a set in deck lists: "MYS" is "my1". A code may stand for several sets.
    void add_set_code(std::string_view code, std::string_view set);
    /// Adds the card that stands for unknown cards ("unknown"). Call it after adding all cards.
    void add_unknown();

    // Reading

    /// Returns how many printed cards there are, not counting the unknown card.
    [[nodiscard]] std::size_t size() const { return defs_.size() - (unknown_ == no_def ? 0 : 1); }
    /// Returns whether `id` is a card of this library, including the unknown one.
    [[nodiscard]] bool has(DefId id) const { return at(id) < defs_.size(); }
    /// Returns the card that stands for unknown cards; `no_def` if none was added.
    [[nodiscard]] DefId unknown() const { return unknown_; }
    [[nodiscard]] const CardDef& def(DefId id) const { return defs_[at(id)]; }
    /// Returns whether some card named `middle` evolves from `base`.
    [[nodiscard]] bool evolves(NameId base, NameId middle) const;
    [[nodiscard]] const CardText& text(DefId id) const { return texts_[at(id)]; }
    /// Returns the number of an equal filter; no_filter: none was added.
    [[nodiscard]] FilterId find_filter(const CardFilter& filter) const;
    [[nodiscard]] const CardFilter& filter(FilterId id) const { return filters_[at(id)]; }
    [[nodiscard]] const CardClass& card_class(ClassId id) const { return classes_[at(id)]; }
    [[nodiscard]] std::string_view name(NameId id) const;
    [[nodiscard]] std::span<const Handler> handlers(const CardDef& def) const;
    [[nodiscard]] std::span<const Handler> handlers(const LastingDef& lasting) const;
    [[nodiscard]] const Handler& handler(std::uint16_t index) const { return handlers_[index]; }
    [[nodiscard]] std::size_t handler_count() const { return handlers_.size(); }
    [[nodiscard]] std::span<const LastingDef> lasting(const CardDef& def) const;
    /// Returns whether the card, or the lasting effect, has a handler for this hook.
    template <typename Texts>
    [[nodiscard]] bool listens(const Texts& texts, Hook hook) const
    {
        return ptcg::has(texts.listeners, hook) &&
               std::ranges::find(handlers(texts), hook, &Handler::hook) != handlers(texts).end();
    }

    /// Returns the codes of sets in deck lists, each with a set's id, in the order they were added.
    [[nodiscard]] std::span<const std::pair<std::string, std::string>> set_codes() const
    {
        return set_codes_;
    }

    /// Returns the pack with this number; one without an ID if the card came with none.
    [[nodiscard]] const CardPack& pack(PackNumber number) const
    {
        return packs_[static_cast<std::size_t>(number)];
    }
    /// Returns the packs these cards came with and those that these depend on, sorted by id.
    [[nodiscard]] std::vector<const CardPack*> packs_of(std::span<const DefId> cards) const;

    /// Returns the card with this id, its own or that of a print; `no_def` if there is none.
    [[nodiscard]] DefId find(std::string_view id) const;
    /// Returns the name's number, or `no_name`.
    [[nodiscard]] NameId find_name(std::string_view name) const;
    [[nodiscard]] ClassId find_class(std::string_view id) const;
    /// Returns the Stage a class gives the card ("VMAX"); empty if it has one of the usual Stages.
    [[nodiscard]] std::string_view class_stage(const CardDef& def) const;
    [[nodiscard]] std::size_t class_count() const { return classes_.size(); }
    /// Returns what each player may do only once in a game. AttackDef::limit is an index into it.
    [[nodiscard]] std::span<const GameLimit> limits() const { return limits_; }

private:
    std::uint16_t append(std::span<const Handler> handlers);
    void give_handlers(CardDef& def, std::span<const Handler> handlers);

    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const
        {
            return std::hash<std::string_view>{}(text);
        }
    };
    template <typename Value>
    using Index = std::unordered_map<std::string, Value, Hash, std::equal_to<>>;

    std::vector<CardDef> defs_;
    std::vector<CardText> texts_;
    std::vector<Handler> handlers_;
    std::vector<LastingDef> lasting_;
    std::vector<CardFilter> filters_;
    std::unordered_multimap<std::size_t, FilterId> filter_index_;  ///< by the fields of the filter
    std::vector<CardClass> classes_;
    std::vector<GameLimit> limits_;
    std::vector<CardPack> packs_{1};  ///< by number; the first stands for none
    std::vector<std::pair<std::string, std::string>> set_codes_;
    std::vector<std::string> names_;
    std::set<std::pair<NameId, NameId>> evolutions_;  ///< each with what it evolves from
    Index<NameId> name_index_;
    Index<DefId> id_index_;
    DefId unknown_ = no_def;
};

}  // namespace ptcg
