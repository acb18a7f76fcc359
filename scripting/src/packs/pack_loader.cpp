#include "ptcg/scripting/pack_loader.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <stdexcept>
#include <utility>

#include "definitions/loading.hpp"
#include "facts/card_schema.hpp"
#include "facts/pack_schema.hpp"
#include "facts/play_hash.hpp"
#include "packs/classes.hpp"
#include "packs/files.hpp"
#include "packs/order.hpp"
#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg {

namespace {

/// A pack while it is being loaded.
struct Draft {
    PackFolder folder;
    PackFiles files;
    PlayHash hash;
    PackNumber number{};                         ///< in the library
    std::size_t first_card = 0, card_count = 0;  ///< among those of all packs
};

/// A card while it is being loaded.
struct CardDraft {
    std::size_t pack = 0;
    CardFacts facts;
    std::optional<std::size_t> chunk;  ///< its script, as a position in the bundle
};

bool ends_with(std::string_view name, std::string_view ending)
{
    return name.size() > ending.size() && name.ends_with(ending);
}

/// "lib/costs.lua" -> "costs", if `name` is such a file right in `folder`.
std::optional<std::string> stem_in(std::string_view name, std::string_view folder,
                                   std::string_view ending)
{
    if (!name.starts_with(folder) || !ends_with(name, ending)) return std::nullopt;
    name.remove_prefix(folder.size());
    name.remove_suffix(ending.size());
    if (name.empty() || name.find('/') != std::string_view::npos) return std::nullopt;
    return std::string(name);
}

class PackLoading {
public:
    PackLoading(std::span<const std::filesystem::path> roots, std::span<const MemoryFolder> memory,
                const PackLimits& limits)
        : limits_(limits)
    {
        pool_->scripts.limits = limits.scripts;
        try {
            run(roots, memory);
        } catch (const std::length_error& error) {
            report("packs", error.what());
        }
    }

    LoadResult result()
    {
        LoadResult result{.pool = nullptr, .problems = std::move(problems_), .incomplete = nullptr};
        (result.problems.empty() ? result.pool : result.incomplete) = std::move(pool_);
        return result;
    }

private:
    void run(std::span<const std::filesystem::path> roots, std::span<const MemoryFolder> memory)
    {
        for (PackFolder& folder : find_packs(roots, problems_)) {
            PackFiles files = read_files(folder, limits_, problems_);
            if (!has_room_for(folder, files)) return;
            read_pack(std::move(folder), std::move(files));
        }
        for (const MemoryFolder& folder : memory) {
            for (MemoryPack& pack : packs_in(folder, limits_, problems_)) {
                if (!has_room_for(pack.folder, pack.files)) return;
                read_pack(std::move(pack.folder), std::move(pack.files));
            }
        }
        const std::vector<std::size_t> order = loading_order(manifests_, problems_);
        set_code(problems_, 0, "pack");
        reach_ = reach_of_packs(manifests_);
        for (std::size_t pack : order) read_classes(pack);
        if (!classes_.add_to(pool_->library, problems_)) return;
        for (std::size_t pack : order) {
            read_cards(pack);
            add_shared_scripts(pack);
        }
        read_scripts();
        for (std::size_t pack : order) add_stamp(pack);
        add_to_library();
        for (std::size_t pack : order) {
            add_prints(pack);
            add_pack(pack);
        }
        for (const std::filesystem::path& root : roots) add_set_codes(root);
        for (const MemoryFolder& folder : memory) add_set_codes(folder);
        pool_->library.add_unknown();
    }

    /// Counts the files among those of all packs. Beyond the limit that is told, of the largest
    /// pack, and nothing more is to be read.
    [[nodiscard]] bool has_room_for(const PackFolder& folder, const PackFiles& files)
    {
        std::size_t bytes = 0;
        for (const auto& file : files) bytes += file.second.size();
        all_bytes_ += bytes;
        if (bytes > largest_.first) largest_ = {bytes, folder.shown};
        if (all_bytes_ / packs_of_bytes <= limits_.pack_bytes) return true;
        report(largest_.second, "all packs together have more than " +
                                    std::to_string(packs_of_bytes) +
                                    " times the bytes that one may; this one has most");
        return false;
    }

    /// sets.toml beside the packs.
    void add_set_codes(const std::filesystem::path& root)
    {
        std::error_code ignored;
        if (!std::filesystem::exists(root / "sets.toml", ignored)) return;
        const std::string shown = root.filename().string() + "/sets.toml";
        const auto text = read_file(root / "sets.toml", shown, limits_.file_bytes, problems_);
        if (text) add_set_codes(*text, shown);
    }

    void add_set_codes(const MemoryFolder& folder)
    {
        const auto file = folder.files.find("sets.toml");
        if (file == folder.files.end()) return;
        const std::string shown = folder.name + "/sets.toml";
        if (file->second.size() > limits_.file_bytes) {
            return report(shown,
                          "a file has at most " + std::to_string(limits_.file_bytes) + " bytes");
        }
        add_set_codes(file->second, shown);
    }

    void add_set_codes(const std::string& text, const std::string& shown)
    {
        const auto table = parse_toml(text, shown, problems_);
        if (table) read_set_codes(*table, shown, pool_->library, problems_);
    }

    void report(const std::string& file, std::string message)
    {
        problems_.push_back({.file = file,
                             .line = 0,
                             .column = 0,
                             .message = std::move(message),
                             .context = {},
                             .code = "pack"});
    }

    std::string shown(std::size_t pack, const std::string& file) const
    {
        return drafts_[pack].folder.shown + "/" + file;
    }

    /// Calls `read(table)` for a TOML file; what it reports is put in the order of the lines.
    template <typename Read>
    void with_toml(std::size_t pack, const std::string& file, Read read)
    {
        const std::size_t before = problems_.size();
        const auto table = parse_toml(drafts_[pack].files.at(file), shown(pack, file), problems_);
        if (table) read(*table);
        sort_by_place(problems_, before);
    }

    void read_pack(PackFolder folder, PackFiles files)
    {
        Draft& draft = drafts_.emplace_back();
        draft.folder = std::move(folder);
        draft.files = std::move(files);
        Manifest& manifest = manifests_.emplace_back();
        const std::size_t pack = drafts_.size() - 1;
        if (draft.files.contains("pack.toml")) {
            with_toml(pack, "pack.toml", [&](const toml::table& table) {
                manifest = read_manifest(table, shown(pack, "pack.toml"), problems_);
            });
        }
        // A pack without a readable id goes on under its folder's name, to find its other problems.
        if (manifest.id.empty()) manifest.id = draft.folder.name();
        const std::string earlier = pack_ids_.claim(manifest.id, draft.folder.shown);
        if (!earlier.empty()) report_same_id(pack, earlier);
    }

    void report_same_id(std::size_t pack, const std::string& earlier)
    {
        std::string where = "already used in " + earlier;
        // Packs of two places may look alike: then only the whole paths tell.
        if (earlier == drafts_[pack].folder.shown) {
            const auto first = std::ranges::find(manifests_, manifests_[pack].id, &Manifest::id);
            const Draft& other = drafts_[static_cast<std::size_t>(first - manifests_.begin())];
            where = "used twice: in " + other.folder.place() + " and in " +
                    drafts_[pack].folder.place();
        }
        report(shown(pack, "pack.toml"),
               "pack id " + in_quotes(manifests_[pack].id) + " is " + where);
    }

    void read_classes(std::size_t pack)
    {
        const std::string folder = manifests_[pack].holds_classes ? "" : "classes/";
        for (const auto& entry : drafts_[pack].files) {
            const std::string& file = entry.first;
            const auto stem = stem_in(file, folder, ".toml");
            if (!stem || file == "pack.toml") continue;
            with_toml(pack, file, [&](const toml::table& table) {
                ClassDraft draft{
                    .pack = pack,
                    .file = shown(pack, file),
                    .entry = read_class(table, shown(pack, file), class_ids_, problems_),
                    .facts = {},
                    .chunk = {}};
                if (draft.entry.made.id.empty()) return;
                add_to_hash(pack, file, table);
                draft.facts.text.name = draft.entry.made.name;
                draft.chunk = add_script(pack, folder + *stem, draft.entry.made.id);
                classes_.add(std::move(draft));
            });
        }
    }

    /// The script beside a file, if there is one; its position in the bundle.
    std::optional<std::size_t> add_script(std::size_t pack, const std::string& stem,
                                          const std::string& of)
    {
        const PackFiles& files = drafts_[pack].files;
        const auto script = files.find(stem + ".lua");
        if (script == files.end()) return std::nullopt;
        add_to_hash(pack, script->first, script->second);
        pool_->scripts.cards.push_back({.path = shown(pack, script->first),
                                        .source = script->second,
                                        .pack = manifests_[pack].id,
                                        .card = of,
                                        .module = {},
                                        .def = no_def,
                                        .of_class = no_class});
        return pool_->scripts.cards.size() - 1;
    }

    void read_cards(std::size_t pack)
    {
        if (manifests_[pack].holds_classes) return;
        drafts_[pack].first_card = cards_.size();
        const std::map<std::string, ClassId> classes = classes_.of(pack);
        CardFileScope scope{
            .file = {},
            .pack = manifests_[pack].id,
            .set_code = manifests_[pack].code,
            .classes = &classes,
            .unknown_class =
                [&](const std::string& id) { return classes_.unknown(pack, classes, id); },
            .ids = &card_ids_};
        for (const auto& entry : drafts_[pack].files) {
            const std::string& file = entry.first;
            const auto stem = stem_in(file, "", ".toml");
            if (!stem || *stem == "pack" || *stem == "prints") continue;
            scope.file = shown(pack, file);
            with_toml(pack, file, [&](const toml::table& table) {
                auto facts = read_card(table, scope, pool_->library, problems_);
                add_to_hash(pack, file, table);
                if (facts) add_card(pack, *stem, std::move(*facts));
            });
        }
    }

    void add_card(std::size_t pack, const std::string& stem, CardFacts facts)
    {
        ++drafts_[pack].card_count;
        CardDraft card{.pack = pack, .facts = std::move(facts), .chunk = {}};
        card.chunk = add_script(pack, stem, card.facts.text.id);
        card.facts.text.has_script = card.chunk.has_value();
        card_packs_[card.facts.text.id] = pack;
        cards_.push_back(std::move(card));
    }

    void add_shared_scripts(std::size_t pack)
    {
        std::vector<std::string>& depends = pool_->scripts.depends[manifests_[pack].id];
        for (const Dependency& dependency : manifests_[pack].depends) {
            depends.push_back(dependency.id);
        }
        for (const auto& [file, content] : drafts_[pack].files) {
            const auto module = stem_in(file, "lib/", ".lua");
            if (!module) continue;
            add_to_hash(pack, file, content);
            pool_->scripts.shared.push_back({.path = shown(pack, file),
                                             .source = content,
                                             .pack = manifests_[pack].id,
                                             .card = {},
                                             .module = *module,
                                             .def = no_def,
                                             .of_class = no_class});
        }
    }

    void read_scripts()
    {
        std::vector<const CardFacts*> facts(pool_->scripts.cards.size());
        for (std::size_t i = 0; i < classes_.drafts().size(); ++i) {
            const ClassDraft& draft = classes_.drafts()[i];
            if (!draft.chunk) continue;
            facts[*draft.chunk] = &draft.facts;
            pool_->scripts.cards[*draft.chunk].of_class = static_cast<ClassId>(i);
        }
        for (const CardDraft& card : cards_) {
            if (card.chunk) facts[*card.chunk] = &card.facts;
        }
        scripted_ = read_definitions(pool_->scripts, facts, pool_->library, problems_);
        // A script that could not be read leaves nothing to merge; there is no pool then anyway.
        scripted_.resize(facts.size());
        for (const ClassDraft& draft : classes_.drafts()) {
            if (draft.chunk) check_class_script(draft, scripted_[*draft.chunk]);
        }
    }

    void check_class_script(const ClassDraft& draft, ScriptedCard& script)
    {
        for (Handler& handler : script.handlers) handler.of_class = true;
        const bool plays = std::ranges::any_of(
            script.handlers, [](const Handler& h) { return h.hook == Hook::play; });
        if (!plays && script.lasting.empty()) return;
        problems_.push_back({.file = pool_->scripts.cards[*draft.chunk].path,
                             .line = 0,
                             .column = 0,
                             .message = "a class registers only card.passive texts",
                             .context = {},
                             .code = "registration"});
    }

    template <typename Content>
    void add_to_hash(std::size_t pack, const std::string& file, const Content& content)
    {
        drafts_[pack].hash.add(file);
        drafts_[pack].hash.add(content);
    }

    /// Tells the library of the pack, for what saves say of it. REQUIRES: all its files have been
    /// read, and those it depends on are told.
    void add_stamp(std::size_t pack)
    {
        CardPack stamp{manifests_[pack].id, drafts_[pack].hash.value(), {}};
        for (const std::size_t other : reach_[pack]) {
            if (other != pack) stamp.depends.push_back(drafts_[other].number);
        }
        drafts_[pack].number = pool_->library.add_pack(std::move(stamp));
    }

    void add_to_library()
    {
        for (CardDraft& card : cards_) {
            CardFacts& facts = card.facts;
            facts.text.pack = drafts_[card.pack].number;
            std::vector<Handler> handlers;
            for (std::size_t i = 0; i < classes_.drafts().size(); ++i) {
                const ClassDraft& draft = classes_.drafts()[i];
                if (!draft.chunk || !facts.def.classes.has(static_cast<ClassId>(i))) continue;
                const std::vector<Handler>& more = scripted_[*draft.chunk].handlers;
                handlers.insert(handlers.end(), more.begin(), more.end());
            }
            if (!card.chunk) {
                pool_->library.add(facts.def, facts.text, handlers);
                continue;
            }
            const ScriptedCard& script = scripted_[*card.chunk];
            for (std::size_t i = 0; i < facts.def.attack_count; ++i) {
                const ScriptedCard::Attack& from = script.attacks[i];
                AttackDef& attack = facts.def.attacks[i];
                attack.part = from.part;
                attack.condition = from.condition;
                attack.own_cost = from.own_cost;
                attack.needs = from.needs;
                attack.ignores = from.ignores;
                attack.first_turn = from.first_turn;
            }
            handlers.insert(handlers.begin(), script.handlers.begin(), script.handlers.end());
            const DefId def = pool_->library.add(facts.def, facts.text, handlers);
            for (const ScriptedCard::Lasting& lasting : script.lasting) {
                pool_->library.add_lasting(def, lasting.name, lasting.handlers);
            }
            pool_->scripts.cards[*card.chunk].def = def;
        }
    }

    void add_prints(std::size_t pack)
    {
        if (!drafts_[pack].files.contains("prints.toml")) return;
        with_toml(pack, "prints.toml", [&](const toml::table& table) {
            for (const PrintEntry& print :
                 read_prints(table, shown(pack, "prints.toml"), card_ids_, problems_)) {
                if (problems_.size() >= most_problems) break;
                add_print(pack, print);
            }
        });
    }

    void add_print(std::size_t pack, const PrintEntry& print)
    {
        const auto owner = card_packs_.find(print.of);
        if (owner != card_packs_.end() && reaches(pack, owner->second)) {
            pool_->library.add_print(print.id, pool_->library.find(print.of));
            return;
        }
        const std::string& file = card_ids_.file_of(print.of);
        if (owner == card_packs_.end() && file.ends_with("/prints.toml")) {
            report_print(print, in_quotes(print.of) + " is a print itself; name the card");
            return;
        }
        if (owner == card_packs_.end() && !file.empty()) {
            return;  // its file has problems of its own
        }
        std::vector<std::string> known;
        for (const auto& [id, card_pack] : card_packs_) {
            if (reaches(pack, card_pack)) known.push_back(id);
        }
        report_print(print, "no card " + in_quotes(print.of) +
                                " in this pack or those it depends on" +
                                did_you_mean(print.of, known));
    }

    void report_print(const PrintEntry& print, std::string message)
    {
        problems_.push_back({.file = print.of_place.file,
                             .line = print.of_place.line,
                             .column = print.of_place.column,
                             .message = std::move(message),
                             .context = "in print " + in_quotes(print.id),
                             .code = "print-of-nothing"});
    }

    [[nodiscard]] bool reaches(std::size_t pack, std::size_t other) const
    {
        return std::ranges::find(reach_[pack], other) != reach_[pack].end();
    }

    void add_pack(std::size_t pack)
    {
        const Manifest& manifest = manifests_[pack];
        const Draft& draft = drafts_[pack];
        PackInfo info{.id = manifest.id,
                      .name = manifest.name,
                      .version = manifest.version,
                      .api = manifest.api,
                      .code = manifest.code,
                      .description = manifest.description,
                      .authors = manifest.authors,
                      .depends = {},
                      .path = draft.folder.path,
                      .shown = draft.folder.shown,
                      .hash = hash_of(draft.files),
                      .play_hash = draft.hash.value(),
                      .cards = {},
                      .stray_scripts = {},
                      .languages = manifest.languages,
                      .allowed = manifest.allowed};
        for (const Dependency& dependency : manifest.depends) {
            info.depends.push_back(dependency.id);
        }
        for (const CardDraft& card :
             std::span(cards_).subspan(draft.first_card, draft.card_count)) {
            info.cards.push_back(card.facts.text.id);
            info.allowed.insert(info.allowed.end(), card.facts.allowed.begin(),
                                card.facts.allowed.end());
        }
        for (const auto& [file, content] : draft.files) {
            const auto stem = stem_in(file, "", ".lua");
            if (stem && !draft.files.contains(*stem + ".toml")) {
                info.stray_scripts.push_back(shown(pack, file));
            }
        }
        pool_->packs.push_back(std::move(info));
    }

    /// So many times the bytes of one pack all may have.
    static constexpr std::size_t packs_of_bytes = 2;

    const PackLimits& limits_;
    std::size_t all_bytes_ = 0;
    std::pair<std::size_t, std::string> largest_;  ///< bytes of a pack, and its folder
    std::unique_ptr<CardPool> pool_ = std::make_unique<CardPool>();
    Problems problems_;
    IdRegister pack_ids_;
    IdRegister class_ids_;
    IdRegister card_ids_;
    std::vector<Draft> drafts_;  // one per pack, like the two below
    std::vector<Manifest> manifests_;
    std::vector<std::vector<std::size_t>> reach_;
    PackClasses classes_{manifests_, reach_};
    std::vector<CardDraft> cards_;
    std::map<std::string, std::size_t> card_packs_;  // of the cards above
    std::vector<ScriptedCard> scripted_;             // one per script of a class or card
};

}  // namespace

std::uint64_t hash_of_packs(const CardPool& pool)
{
    PackFiles packs;  // by id, so that the order they were loaded in does not matter
    for (const PackInfo& pack : pool.packs) packs[pack.id] = std::to_string(pack.hash);
    return hash_of(packs);
}

std::vector<PackPlace> list_packs(std::span<const std::filesystem::path> roots)
{
    std::vector<PackPlace> places;
    Problems ignored;
    for (const PackFolder& folder : find_packs(roots, ignored)) {
        PackPlace place{folder.path.filename().string(), folder.path};
        const auto text =
            read_file(folder.path / "pack.toml", "pack.toml", PackLimits{}.file_bytes, ignored);
        const auto table = text ? parse_toml(*text, "pack.toml", ignored) : std::nullopt;
        if (table) place.id = (*table)["id"].value_or(place.id);
        places.push_back(std::move(place));
    }
    return places;
}

LoadResult load_packs(std::span<const std::filesystem::path> roots, const PackLimits& limits)
{
    return load_packs(roots, {}, limits);
}

LoadResult load_packs(std::span<const std::filesystem::path> roots,
                      std::span<const MemoryFolder> memory, const PackLimits& limits)
{
    return PackLoading(roots, memory, limits).result();
}

}  // namespace ptcg
