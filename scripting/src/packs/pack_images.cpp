#include "packs/pack_images.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

#include "definitions/script_functions.hpp"
#include "ptcg/fnv1a.hpp"
#include "ptcg/scripting/parallel.hpp"

namespace ptcg {

namespace {

/// Returns the limits that decide whether scripts load, and what their functions cost. All limits
/// are listed, so that a new one is not forgotten.
[[nodiscard]] std::string loading_limits(const ScriptLimits& limits)
{
    const auto& [load_bytes, host_bytes, load_instructions, load_ms, call_bytes, instructions,
                 engine_calls, call_depth, watchdog_ms, count_instructions, packs] = limits;
    std::string text;
    for (const auto number :
         {static_cast<std::int64_t>(load_bytes), static_cast<std::int64_t>(host_bytes),
          load_instructions, std::int64_t{load_ms}, std::int64_t{count_instructions}}) {
        text += std::to_string(number) + ' ';
    }
    for (const auto& [pack, own] : packs) {
        const ScriptLimits of_pack = limits.of(pack);
        text += '\n' + pack + '\n' + loading_limits(of_pack);
    }
    return text;
}

/// Makes the image of one pack.
class ImageMaking {
public:
    ImageMaking(const Loading& loaded, std::size_t pack)
        : loaded_(loaded), draft_(loaded.packs[pack]), pack_(pack), writer_(loaded.pool->library)
    {
    }

    std::string make()
    {
        PackHead head = begin_head();
        writer_.notes(notes(LoadStep::facts));
        writer_.notes(notes(LoadStep::shared_scripts));
        writer_.notes(notes(LoadStep::class_scripts));
        add_classes(head);
        writer_.notes(notes(LoadStep::card_scripts));
        add_cards(head);
        return writer_.finish(std::move(head));
    }

private:
    [[nodiscard]] const LibraryNotes& notes(LoadStep step) const
    {
        return draft_.notes[static_cast<std::size_t>(step)];
    }

    [[nodiscard]] PackHead begin_head() const
    {
        PackHead head;
        head.manifest = loaded_.manifests[pack_];
        head.play_hash = draft_.play_hash();
        head.files = draft_.files.size();
        for (const auto& [name, content] : draft_.files) {
            head.bytes += content.size();
            head.largest_file = std::max<std::uint64_t>(head.largest_file, content.size());
        }
        for (const std::size_t other : loaded_.reach[pack_]) {
            if (other == pack_) continue;
            head.below.push_back({loaded_.manifests[other].id, loaded_.packs[other].stamp->value});
        }
        const PackInfo& info = loaded_.pool->packs[at(draft_.number) - 1];
        head.stray_scripts = info.stray_scripts;
        head.required = info.required;
        head.prints = draft_.prints;
        for (std::size_t i = draft_.modules.begin; i < draft_.modules.end; ++i) {
            const ScriptChunk& chunk = loaded_.pool->scripts.shared[i];
            head.modules.push_back({file_of(chunk), chunk.module, fnv1a(chunk.source)});
        }
        return head;
    }

    void add_classes(PackHead& head)
    {
        for (std::size_t i = 0; i < loaded_.classes.drafts().size(); ++i) {
            const ClassDraft& draft = loaded_.classes.drafts()[i];
            if (draft.pack != pack_) continue;
            ClassImage& image = head.classes.emplace_back();
            image.file = draft.file;
            image.entry = draft.entry;
            if (!draft.chunk) continue;
            image.script = script_of(*draft.chunk);
            writer_.class_handlers(functions_of(*draft.chunk), loaded_.class_handlers[i]);
        }
    }

    void add_cards(PackHead& head)
    {
        for (std::size_t i = draft_.cards.begin; i < draft_.cards.end; ++i) {
            const CardDraft& card = loaded_.cards[i];
            const CardFacts& facts = card.facts;
            ++head.cards;
            head.allowed.insert(head.allowed.end(), facts.allowed.begin(), facts.allowed.end());
            FunctionRange functions;
            if (card.chunk) {
                functions = functions_of(*card.chunk);
                head.scripts.push_back(script_of(*card.chunk));
            }
            writer_.card(functions, facts.def, facts.text, card.script.handlers,
                         card.script.lasting);
        }
    }

    [[nodiscard]] FunctionRange functions_of(std::size_t chunk) const
    {
        return loaded_.pool->scripts.functions->of(chunk);
    }

    [[nodiscard]] ScriptImage script_of(std::size_t number) const
    {
        const ScriptChunk& chunk = loaded_.pool->scripts.cards[number];
        const FunctionRange range = functions_of(number);
        const auto first = loaded_.pool->scripts.functions->all.begin() + range.first;
        return {file_of(chunk), chunk.card, fnv1a(chunk.source), {first, first + range.count}};
    }

    [[nodiscard]] std::string file_of(const ScriptChunk& chunk) const
    {
        return chunk.path.substr(draft_.folder.shown.size() + 1);
    }

    const Loading& loaded_;
    const PackDraft& draft_;
    std::size_t pack_;
    PackImageWriter writer_;
};

}  // namespace

PackImages::PackImages(const PackCache& cache, const PackLimits& limits, bool reads)
    : cache_(cache), limits_(limits), reads_(reads), folder_(cache, loading_limits(limits.scripts))
{
}

/// Most of the time goes to file system queries, which several threads can wait for.
void PackImages::open(std::span<PackDraft> packs) const
{
    constexpr std::size_t most_threads = 4;
    constexpr std::size_t worth_a_thread = 32;
    for_all(packs.size(), std::min(most_threads, 1 + packs.size() / worth_a_thread),
            [&](std::size_t pack) { open(packs[pack]); });
}

void PackImages::open(PackDraft& pack) const
{
    pack.stamp = stamp_of_folder(pack.folder.path);
    if (!pack.stamp) return;
    if (!reads_) return;
    std::optional<std::string> kept = folder_.find(pack.folder.path, pack.stamp->value);
    if (!kept) return;
    try {
        auto image = std::make_unique<OpenImage>(std::move(*kept));
        const PackHead& head = image->reader.head();
        const bool fits = head.bytes <= limits_.pack_bytes && head.files <= limits_.pack_files &&
                          head.largest_file <= limits_.file_bytes;
        if (fits) pack.image = std::move(image);
    } catch (const BrokenArchive&) {
        return;
    }
}

bool PackImages::holds(std::size_t pack, const Loading& all)
{
    const std::vector<PackBelow>& below = all.packs[pack].image->reader.head().below;
    if (below.size() + 1 != all.reach[pack].size()) return false;
    return std::ranges::all_of(all.reach[pack], [&](std::size_t other) {
        if (other == pack) return true;
        const auto known = std::ranges::find(below, all.manifests[other].id, &PackBelow::id);
        const std::optional<FolderStamp>& stamp = all.packs[other].stamp;
        return known != below.end() && stamp && stamp->value == known->stamp;
    });
}

std::size_t PackImages::keep(const Loading& all) const
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < all.packs.size(); ++i) {
        const PackDraft& pack = all.packs[i];
        const bool settled = std::ranges::all_of(all.reach[i], [&](std::size_t other) {
            const std::optional<FolderStamp>& stamp = all.packs[other].stamp;
            return stamp && std::chrono::nanoseconds(stamp->age) > cache_.settling;
        });
        if (pack.image != nullptr || pack.faulty || !settled) continue;
        try {
            const std::string image = ImageMaking(all, i).make();
            if (folder_.keep(pack.folder.path, pack.stamp->value, image)) ++kept;
        } catch (const BrokenArchive&) {
            continue;  // it uses a name that was not noted
        }
    }
    return kept;
}

}  // namespace ptcg
