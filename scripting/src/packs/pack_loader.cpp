#include "ptcg/scripting/pack_loader.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <stdexcept>
#include <utility>

#include "facts/card_schema.hpp"
#include "facts/pack_schema.hpp"
#include "packs/blaming.hpp"
#include "packs/classes.hpp"
#include "packs/files.hpp"
#include "packs/library_filling.hpp"
#include "packs/loading.hpp"
#include "packs/order.hpp"
#include "packs/pack_images.hpp"
#include "packs/script_reading.hpp"
#include "ptcg/scripting/toml_reader.hpp"

namespace ptcg {

namespace {

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
    /// Throws OddImage.
    PackLoading(std::span<const std::filesystem::path> roots, std::span<const MemoryFolder> memory,
                const PackLimits& limits, const PackImages& images, const LeftOut& left_out)
        : limits_(limits), images_(images), left_out_(left_out)
    {
        all_.pool->scripts.limits = limits.scripts;
        all_.faults_stay = limits.faulty_scripts == FaultyScripts::spoil_their_cards;
        try {
            run(roots, memory);
        } catch (const std::length_error& error) {
            if (all_.counts.packs_from_images > 0) throw OddImage();
            report("packs", error.what());
        } catch (const BrokenArchive&) {
            throw OddImage();
        }
        blame_.by_file();
    }

    [[nodiscard]] LeftOut faulty() const { return blame_.faulty(); }

    /// Returns the problems, without those that make only their own cards unusable.
    [[nodiscard]] const Problems& problems() const { return all_.problems; }

    LoadResult result()
    {
        LoadResult result;
        result.counts = all_.counts;
        (all_.problems.empty() ? result.pool : result.incomplete) = std::move(all_.pool);
        result.problems = std::move(all_.problems);
        result.problems.insert(result.problems.end(), all_.faults.begin(), all_.faults.end());
        return result;
    }

private:
    void run(std::span<const std::filesystem::path> roots, std::span<const MemoryFolder> memory)
    {
        std::vector<PackDraft> found;
        for (PackFolder& folder : find_packs(roots, all_.problems)) {
            if (!left_out_.has(folder)) found.emplace_back().folder = std::move(folder);
        }
        if (images_.are_used()) images_.open(found);
        for (PackDraft& pack : found) {
            if (!read_pack(std::move(pack))) return;
        }
        for (std::size_t i = 0; i < memory.size(); ++i) {
            if (!read_packs_of(memory[i], roots.size() + i)) return;
        }
        if (left_out_.empty()) check_packs_limited();
        all_.order = loading_order(all_.manifests, all_.problems);
        std::erase_if(all_.order, [&](std::size_t pack) { return all_.packs[pack].unread; });
        set_code(all_.problems, 0, "pack");
        all_.reach = reach_of_packs(all_.manifests);
        for (std::size_t pack : all_.order) drop_changed_image(pack);
        for (std::size_t pack : all_.order) {
            const std::size_t before = all_.problems.size();
            read_classes(pack);
            blame_.pack(pack, before);
        }
        if (!all_.classes.add_to(all_.pool->library, all_.problems)) return;
        for (std::size_t pack : all_.order) {
            const std::size_t before = all_.problems.size();
            read_cards(pack);
            blame_.pack(pack, before);
            add_shared_scripts(pack);
        }
        read_scripts(all_);
        fill_library(all_);
        for (std::size_t pack : all_.order) add_pack(pack);
        for (const std::filesystem::path& root : roots) add_set_codes(root);
        for (const MemoryFolder& folder : memory) add_set_codes(folder);
        keep_images();
        all_.pool->library.add_unknown();
    }

    /// Reads the packs of a folder in memory. Returns false if there is no room for more.
    [[nodiscard]] bool read_packs_of(const MemoryFolder& folder, std::size_t number)
    {
        Problems found;
        std::vector<MemoryPack> packs = packs_in(folder, limits_, found);
        for (MemoryPack& pack : packs) pack.folder.number = number;
        // The problems of those that are left out have been reported.
        std::erase_if(packs, [&](const MemoryPack& pack) {
            if (!left_out_.has(pack.folder)) return false;
            std::erase_if(found,
                          [&](const Problem& problem) { return is_in(problem.file, pack.folder); });
            return true;
        });
        all_.problems.insert(all_.problems.end(), found.begin(), found.end());
        for (MemoryPack& pack : packs) {
            if (!has_room_for(pack.folder, pack.files)) return false;
            read_pack(std::move(pack.folder), std::move(pack.files));
        }
        return true;
    }

    /// Limits of a pack that does not exist would limit nothing.
    void check_packs_limited()
    {
        std::vector<std::string> known;
        for (const Manifest& manifest : all_.manifests) known.push_back(manifest.id);
        for (const auto& entry : limits_.scripts.packs) {
            if (std::ranges::find(known, entry.first) != known.end()) continue;
            all_.problems.push_back({.file = "limits",
                                     .line = 0,
                                     .column = 0,
                                     .message = "there is no pack " + in_quotes(entry.first) +
                                                did_you_mean(entry.first, known),
                                     .context = {},
                                     .code = "limits"});
        }
    }

    /// Writes images of the packs that were read from files, if there are no problems.
    void keep_images()
    {
        if (!images_.are_used() || !all_.problems.empty()) return;
        all_.counts.images_written = images_.keep(all_);
    }

    /// Adds the files to the total of all packs. Beyond the limit, reports the largest pack and
    /// returns false: nothing more may be read.
    [[nodiscard]] bool has_room_for(const PackFolder& folder, const PackFiles& files)
    {
        std::size_t bytes = 0;
        for (const auto& file : files) bytes += file.second.size();
        all_.counts.files_read += folder.path.empty() ? 0 : files.size();
        return has_room_for(folder, bytes);
    }

    [[nodiscard]] bool has_room_for(const PackFolder& folder, std::size_t bytes)
    {
        all_bytes_ += bytes;
        if (bytes > largest_.first) largest_ = {bytes, folder.shown};
        if (all_bytes_ / packs_of_bytes <= limits_.pack_bytes) return true;
        report(largest_.second,
               "all packs together have more than " + std::to_string(packs_of_bytes) +
                   " times the bytes allowed for one pack; this pack has the most");
        return false;
    }

    /// Reads sets.toml, which is next to the packs.
    void add_set_codes(const std::filesystem::path& root)
    {
        std::error_code ignored;
        if (!std::filesystem::exists(root / "sets.toml", ignored)) return;
        const std::string shown = root.filename().string() + "/sets.toml";
        const auto text = read_file(root / "sets.toml", shown, limits_.file_bytes, all_.problems);
        if (text) add_set_codes(*text, shown);
    }

    void add_set_codes(const MemoryFolder& folder)
    {
        const auto file = folder.files.find("sets.toml");
        if (file == folder.files.end()) return;
        const std::string shown = folder.name + "/sets.toml";
        if (file->second.size() > limits_.file_bytes) {
            return report(
                shown, "a file can have at most " + std::to_string(limits_.file_bytes) + " bytes");
        }
        add_set_codes(file->second, shown);
    }

    void add_set_codes(const std::string& text, const std::string& shown)
    {
        const auto table = parse_toml(text, shown, all_.problems);
        if (table) read_set_codes(*table, shown, all_.pool->library, all_.problems);
    }

    void report(const std::string& file, std::string message)
    {
        all_.problems.push_back({.file = file,
                                 .line = 0,
                                 .column = 0,
                                 .message = std::move(message),
                                 .context = {},
                                 .code = "pack"});
    }

    /// Reads a pack from its image, or else from its files. Returns false if there is no room for
    /// more.
    [[nodiscard]] bool read_pack(PackDraft draft)
    {
        const std::size_t before = all_.problems.size();
        if (draft.stamp) all_.counts.files_looked_at += draft.stamp->files;
        if (draft.image != nullptr) {
            if (!has_room_for(draft.folder, draft.image->reader.head().bytes)) return false;
            if (images_.look_into(draft)) look_at_files(draft.folder, limits_, all_.problems);
        } else {
            draft.files = read_files(draft.folder, limits_, all_.problems);
            if (!has_room_for(draft.folder, draft.files)) return false;
        }
        begin_pack(std::move(draft));
        blame_.pack(all_.packs.size() - 1, before);
        return true;
    }

    void read_pack(PackFolder folder, PackFiles files)
    {
        PackDraft draft;
        draft.folder = std::move(folder);
        draft.files = std::move(files);
        const std::size_t before = all_.problems.size();
        begin_pack(std::move(draft));
        blame_.pack(all_.packs.size() - 1, before);
    }

    void begin_pack(PackDraft begun)
    {
        PackDraft& draft = all_.packs.emplace_back(std::move(begun));
        Manifest& manifest = all_.manifests.emplace_back();
        const std::size_t pack = all_.packs.size() - 1;
        if (draft.image != nullptr) {
            manifest = draft.image->reader.head().manifest;
        } else if (draft.files.contains("pack.toml")) {
            all_.with_toml(pack, "pack.toml", [&](const toml::table& table) {
                manifest = read_manifest(table, all_.shown(pack, "pack.toml"), all_.problems);
            });
        }
        // A pack without a readable id continues under its folder's name, to find its other
        // problems.
        if (manifest.id.empty()) manifest.id = draft.folder.name();
        const std::string earlier = pack_ids_.claim(manifest.id, draft.folder.shown);
        if (earlier.empty()) return;
        draft.unread = true;  // else each of its cards would be reported
        report_same_id(pack, earlier);
    }

    void report_same_id(std::size_t pack, const std::string& earlier)
    {
        std::string where = "already used in " + earlier;
        // Packs in two places may look alike. Then only full paths distinguish them.
        if (earlier == all_.packs[pack].folder.shown) {
            const auto first =
                std::ranges::find(all_.manifests, all_.manifests[pack].id, &Manifest::id);
            const PackDraft& other =
                all_.packs[static_cast<std::size_t>(first - all_.manifests.begin())];
            where = "used twice: in " + other.folder.place() + " and in " +
                    all_.packs[pack].folder.place();
        }
        report(all_.shown(pack, "pack.toml"),
               "pack id " + in_quotes(all_.manifests[pack].id) + " is " + where);
    }

    /// Reads the pack from its files after all if a pack it depends on has changed.
    void drop_changed_image(std::size_t pack)
    {
        PackDraft& draft = all_.packs[pack];
        if (draft.image == nullptr) return;
        if (PackImages::holds(pack, all_)) {
            ++all_.counts.packs_from_images;
            return;
        }
        draft.image.reset();
        draft.files = read_files(draft.folder, limits_, all_.problems);
        all_.counts.files_read += draft.files.size();
    }

    void read_classes(std::size_t pack)
    {
        PlaceRange& scripts = all_.packs[pack].class_scripts;
        scripts.begin = all_.pool->scripts.cards.size();
        if (all_.packs[pack].image != nullptr) {
            take_over_classes(pack);
        } else {
            read_class_files(pack);
        }
        scripts.end = all_.pool->scripts.cards.size();
    }

    void take_over_classes(std::size_t pack)
    {
        for (const ClassImage& image : all_.packs[pack].image->reader.head().classes) {
            const std::string& id = image.entry.made.id;
            if (!class_ids_.claim(id, image.file).empty()) throw OddImage();
            ClassDraft draft{
                .pack = pack, .file = image.file, .entry = image.entry, .facts = {}, .chunk = {}};
            if (image.script) draft.chunk = add_known_script(pack, *image.script);
            all_.classes.add(std::move(draft));
        }
    }

    /// Adds a script that was run when the image was made. Returns its index in the bundle.
    std::size_t add_known_script(std::size_t pack, const ScriptImage& script)
    {
        all_.pool->scripts.cards.push_back({.path = all_.shown(pack, script.file),
                                            .source = {},
                                            .pack = all_.manifests[pack].id,
                                            .card = script.of,
                                            .module = {},
                                            .def = no_def,
                                            .of_class = no_class,
                                            .file = place_of(pack, script.file),
                                            .hash = script.hash});
        return all_.pool->scripts.cards.size() - 1;
    }

    /// Returns where a file of a pack can be read when it is needed.
    [[nodiscard]] std::string place_of(std::size_t pack, const std::string& file) const
    {
        return (all_.packs[pack].folder.path / file).string();
    }

    void read_class_files(std::size_t pack)
    {
        const std::string folder = all_.manifests[pack].holds_classes ? "" : "classes/";
        for (const auto& entry : all_.packs[pack].files) {
            const std::string& file = entry.first;
            const auto stem = stem_in(file, folder, ".toml");
            if (!stem || file == "pack.toml") continue;
            const std::size_t before = all_.problems.size();
            all_.with_toml(pack, file, [&](const toml::table& table) {
                ClassDraft draft{
                    .pack = pack,
                    .file = all_.shown(pack, file),
                    .entry = read_class(table, all_.shown(pack, file), class_ids_, all_.problems),
                    .facts = {},
                    .chunk = {}};
                if (draft.entry.made.id.empty()) {
                    blame_.later_owner(pack, table["id"].value_or(std::string()), before);
                    return;
                }
                add_to_hash(pack, file, table);
                draft.facts.text.name = draft.entry.made.name;
                draft.chunk = add_script(pack, folder + *stem, draft.entry.made.id);
                all_.classes.add(std::move(draft));
            });
        }
    }

    /// Adds the script next to a file, if there is one. Returns its index in the bundle.
    std::optional<std::size_t> add_script(std::size_t pack, const std::string& stem,
                                          const std::string& of)
    {
        const PackFiles& files = all_.packs[pack].files;
        const auto script = files.find(stem + ".lua");
        if (script == files.end()) return std::nullopt;
        add_to_hash(pack, script->first, script->second);
        all_.pool->scripts.cards.push_back({.path = all_.shown(pack, script->first),
                                            .source = script->second,
                                            .pack = all_.manifests[pack].id,
                                            .card = of,
                                            .module = {},
                                            .def = no_def,
                                            .of_class = no_class});
        return all_.pool->scripts.cards.size() - 1;
    }

    void read_cards(std::size_t pack)
    {
        PackDraft& draft = all_.packs[pack];
        draft.card_scripts.begin = all_.pool->scripts.cards.size();
        draft.cards.begin = all_.cards.size();
        if (draft.image != nullptr) {
            draft.image->reader.find_words(all_.pool->library);
            draft.image->reader.notes(all_.pool->library);
            for (const ScriptImage& script : draft.image->reader.head().scripts) {
                add_known_script(pack, script);
            }
        } else if (!all_.manifests[pack].holds_classes) {
            all_.writer.note_in(&draft.notes[static_cast<std::size_t>(LoadStep::facts)]);
            read_card_files(pack);
        }
        draft.card_scripts.end = all_.pool->scripts.cards.size();
        draft.cards.end = all_.cards.size();
    }

    void read_card_files(std::size_t pack)
    {
        const std::map<std::string, ClassId> classes = all_.classes.of(pack);
        CardFileScope scope{
            .file = {},
            .pack = all_.manifests[pack].id,
            .set_code = all_.manifests[pack].code,
            .classes = &classes,
            .unknown_class =
                [&](const std::string& id) { return all_.classes.unknown(pack, classes, id); },
            .ids = &all_.card_ids};
        for (const auto& entry : all_.packs[pack].files) {
            const std::string& file = entry.first;
            const auto stem = stem_in(file, "", ".toml");
            if (!stem || *stem == "pack" || *stem == "prints") continue;
            scope.file = all_.shown(pack, file);
            all_.with_toml(pack, file, [&](const toml::table& table) {
                auto facts = read_card(table, scope, all_.writer, all_.problems);
                add_to_hash(pack, file, table);
                if (facts) add_card(pack, *stem, std::move(*facts));
            });
        }
    }

    void add_card(std::size_t pack, const std::string& stem, CardFacts facts)
    {
        CardDraft card{.pack = pack, .facts = std::move(facts), .chunk = {}, .script = {}};
        card.chunk = add_script(pack, stem, card.facts.text.id);
        card.facts.text.has_script = card.chunk.has_value();
        all_.cards.push_back(std::move(card));
    }

    void add_shared_scripts(std::size_t pack)
    {
        std::vector<ScriptChunk>& shared = all_.pool->scripts.shared;
        all_.packs[pack].modules.begin = shared.size();
        std::vector<std::string>& depends = all_.pool->scripts.depends[all_.manifests[pack].id];
        for (const Dependency& dependency : all_.manifests[pack].depends) {
            depends.push_back(dependency.id);
        }
        if (all_.packs[pack].image != nullptr) {
            for (const ModuleImage& module : all_.packs[pack].image->reader.head().modules) {
                shared.push_back({.path = all_.shown(pack, module.file),
                                  .source = {},
                                  .pack = all_.manifests[pack].id,
                                  .card = {},
                                  .module = module.module,
                                  .def = no_def,
                                  .of_class = no_class,
                                  .file = place_of(pack, module.file),
                                  .hash = module.hash});
            }
        }
        for (const auto& [file, content] : all_.packs[pack].files) {
            const auto module = stem_in(file, "lib/", ".lua");
            if (!module) continue;
            add_to_hash(pack, file, content);
            shared.push_back({.path = all_.shown(pack, file),
                              .source = content,
                              .pack = all_.manifests[pack].id,
                              .card = {},
                              .module = *module,
                              .def = no_def,
                              .of_class = no_class});
        }
        all_.packs[pack].modules.end = shared.size();
    }

    template <typename Content>
    void add_to_hash(std::size_t pack, const std::string& file, const Content& content)
    {
        all_.packs[pack].hash.add(file);
        all_.packs[pack].hash.add(content);
    }

    void add_pack(std::size_t pack)
    {
        const Manifest& manifest = all_.manifests[pack];
        const PackDraft& draft = all_.packs[pack];
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
                      .play_hash = draft.play_hash(),
                      .cards = {},
                      .stray_scripts = {},
                      .required = draft.required,
                      .languages = manifest.languages,
                      .allowed = manifest.allowed};
        for (const Dependency& dependency : manifest.depends) {
            info.depends.push_back(dependency.id);
        }
        for (std::size_t i = draft.defs.begin; i < draft.defs.end; ++i) {
            info.cards.push_back(all_.pool->library.text(static_cast<DefId>(i)).id);
        }
        const auto allow = [&](const std::vector<Allowance>& more) {
            info.allowed.insert(info.allowed.end(), more.begin(), more.end());
        };
        if (draft.image != nullptr) {
            allow(draft.image->reader.head().allowed);
            info.stray_scripts = draft.image->reader.head().stray_scripts;
            info.required = draft.image->reader.head().required;
        }
        for (std::size_t i = draft.cards.begin; i < draft.cards.end; ++i) {
            allow(all_.cards[i].facts.allowed);
        }
        for (const auto& [file, content] : draft.files) {
            const auto stem = stem_in(file, "", ".lua");
            if (stem && !draft.files.contains(*stem + ".toml")) {
                info.stray_scripts.push_back(all_.shown(pack, file));
            }
        }
        all_.pool->packs.push_back(std::move(info));
    }

    /// All packs together may have this many times the bytes of one pack.
    static constexpr std::size_t packs_of_bytes = 2;

    const PackLimits& limits_;
    const PackImages& images_;
    const LeftOut& left_out_;
    std::size_t all_bytes_ = 0;
    std::pair<std::size_t, std::string> largest_;  ///< bytes of the largest pack, folder
    Loading all_;
    Blaming blame_{all_};
    IdRegister pack_ids_;
    IdRegister class_ids_;
};

}  // namespace

std::uint64_t hash_of_packs(const CardPool& pool)
{
    PackFiles packs;  // by id, so that the loading order does not matter
    for (const PackInfo& pack : pool.packs) packs[pack.id] = std::to_string(pack.play_hash);
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

LoadResult load_packs(std::span<const std::filesystem::path> roots, const PackLimits& limits,
                      const PackCache& cache)
{
    return load_packs(roots, {}, limits, cache);
}

LoadResult load_packs(std::span<const std::filesystem::path> roots,
                      std::span<const MemoryFolder> memory, const PackLimits& limits,
                      const PackCache& cache)
{
    bool use_images = true;
    LeftOut left_out;
    Problems told;  // of the packs that were left out
    while (true) {
        try {
            PackLoading loading(roots, memory, limits, PackImages(cache, limits, use_images),
                                left_out);
            const LeftOut faulty = loading.faulty();
            if (limits.faulty_packs == FaultyPacks::stop_all || faulty.empty()) {
                LoadResult result = loading.result();
                result.problems.insert(result.problems.begin(), told.begin(), told.end());
                return result;
            }
            told.insert(told.end(), loading.problems().begin(), loading.problems().end());
            left_out.add(faulty);
        } catch (const OddImage&) {
            use_images = false;
        }
    }
}

}  // namespace ptcg
