// classes/*.toml: what a class of cards changes in the rules (section 18).

#include "facts/pack_schema.hpp"

namespace ptcg {

namespace {

constexpr Range limit_range{1, 60};
constexpr Range parts_range{2, 4};

/// Reads a list of class ids at `key`.
std::vector<ClassEntry::Named> read_named(TableReader& reader, std::string_view key)
{
    std::vector<ClassEntry::Named> named;
    const toml::array* list = reader.list(key);
    if (list == nullptr) return named;
    for (const toml::node& node : *list) {
        const auto id = reader.as_string(node, "an entry of " + in_quotes(key));
        if (id) named.push_back({*id, place_of(node, reader.file())});
    }
    return named;
}

/// `[[limit]]`: the id and the rule of something that each player may do only once in a game
/// (T-44).
std::vector<GameLimit> read_limits(TableReader& reader)
{
    std::vector<GameLimit> limits;
    for (const toml::table* table : reader.tables("limit")) {
        TableReader entry(*table, reader.file(), reader.problems(), "in [[limit]]");
        GameLimit limit;
        limit.id = entry.need("id").string("id").value_or("");
        limit.rule = entry.string("rule").value_or("T-44");
        entry.finish();
        if (!limit.id.empty()) limits.push_back(std::move(limit));
    }
    return limits;
}

/// `parts = { count = 4, from = "discard", once_per_name = true }` (LEG-01, VUN-02)
void read_parts(TableReader& reader, CardClass& made)
{
    const toml::table* table = reader.table("parts");
    if (table == nullptr) return;
    TableReader parts(*table, reader.file(), reader.problems(), "in \"parts\"");
    const auto count = parts.need("count").integer("count", parts_range);
    const auto from = parts.need("from").word("from", "zone", {"hand", "discard"});
    made.parts = static_cast<std::uint8_t>(count.value_or(0));
    if (from) made.parts_from = *from == 0 ? Zone::hand : Zone::discard;
    if (parts.flag("once_per_name").value_or(false)) made.rules |= once_per_name;
    parts.finish();
}

/// `rule_box = true`, or "by-ruleset" where no book settles it (GAP-20).
void read_rule_box(TableReader& reader, CardClass& made)
{
    const toml::node* node = reader.find("rule_box");
    if (node == nullptr) return;
    if (node->is_string()) {
        if (reader.word("rule_box", "kind of Rule Box", {"by-ruleset"}))
            made.rules |= older_rule_box;
    } else {
        made.rule_box = reader.flag("rule_box").value_or(false);
    }
}

struct FlagKey {
    std::string_view key;
    std::uint16_t rules;
};
constexpr FlagKey flag_keys[] = {
    {"inherits_attacks", keeps_attacks},
    {"inherits_abilities", keeps_abilities},
    {"inherits_facts", keeps_affinities | keeps_retreat},
    {"ends_turn", evolving_ends_turn},
    {"discards_to_lost_zone", lost_instead_of_discarded},
    {"levels_up", levels_up},
};

}  // namespace

ClassEntry read_class(const toml::table& table, const std::string& file, IdRegister& ids,
                      Problems& problems)
{
    TableReader reader(table, file, problems);
    ClassEntry entry;
    CardClass& made = entry.made;
    made.id = claim_id(reader, ids);
    made.name = reader.string("name").value_or(made.id);
    made.stage_name = reader.string("stage").value_or("");
    made.evolution = reader.flag("evolution").value_or(false);
    made.prizes = static_cast<std::uint8_t>(reader.integer("prizes", prizes_range).value_or(0));
    read_rule_box(reader, made);
    for (const FlagKey& flag : flag_keys) {
        if (reader.flag(flag.key).value_or(false)) made.rules |= flag.rules;
    }
    if (reader.word("attaches", "side", {"opponent"})) made.rules |= goes_on_opponent;
    read_parts(reader, made);
    entry.counts_as = read_named(reader, "counts_as");
    entry.attaches_to = read_named(reader, "attaches_to");
    entry.limits = read_limits(reader);
    const auto limit = [&](std::string_view key) {
        return static_cast<std::uint8_t>(reader.integer(key, limit_range).value_or(0));
    };
    made.deck_limit = limit("deck_limit");
    made.deck_limit_per_name = limit("deck_limit_per_name");
    made.data_words = reader.strings("data_words");
    made.data_sets = reader.strings("data_sets");
    reader.finish();
    return entry;
}

}  // namespace ptcg
