#include "packs/script_reading.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "definitions/loading.hpp"

namespace ptcg {

namespace {

class ScriptReading {
public:
    explicit ScriptReading(Loading& all)
        : all_(all), reading_(all.pool->scripts, all.writer, all.problems, all.faults_stay)
    {
    }

    /// Reads all shared files first, then the scripts of classes, then those of cards.
    void read()
    {
        const std::size_t sound = all_.problems.size();
        for (const std::size_t pack : all_.order) read_shared_scripts(pack);
        for (std::size_t i = 0; i < all_.classes.drafts().size(); ++i) {
            const std::optional<std::size_t> chunk = all_.classes.drafts()[i].chunk;
            if (chunk) all_.pool->scripts.cards[*chunk].of_class = static_cast<ClassId>(i);
        }
        all_.class_handlers.resize(all_.classes.drafts().size());
        for (const std::size_t pack : all_.order) read_class_scripts(pack);
        for (const std::size_t pack : all_.order) read_card_scripts(pack);
        for (const std::size_t pack : all_.order) {
            all_.packs[pack].required = reading_.required_by(all_.manifests[pack].id);
        }
        if (all_.faults_stay) set_faults_aside(sound);
        reading_.finish();
        all_.counts.scripts_run = reading_.files_run();
        all_.writer.note_in(nullptr);
    }

private:
    /// Sets aside the problems found from here on: they are about scripts and affect only their
    /// cards.
    void set_faults_aside(std::size_t first)
    {
        // Problems without a file concern all packs.
        const auto begin = std::stable_partition(
            all_.problems.begin() + static_cast<std::ptrdiff_t>(first), all_.problems.end(),
            [](const Problem& problem) { return problem.file.empty(); });
        for (PackDraft& pack : all_.packs) {
            pack.faulty = std::any_of(begin, all_.problems.end(), [&](const Problem& problem) {
                return problem.file.starts_with(pack.folder.shown + "/");
            });
        }
        all_.faults.assign(begin, all_.problems.end());
        all_.problems.erase(begin, all_.problems.end());
    }

    /// Returns the image of the pack, positioned after its notes for this step, or null if it has
    /// none. Then notes are made.
    PackImageReader* begin_step(std::size_t pack, LoadStep step)
    {
        PackDraft& draft = all_.packs[pack];
        if (draft.image == nullptr) {
            all_.writer.note_in(&draft.notes[static_cast<std::size_t>(step)]);
            return nullptr;
        }
        draft.image->reader.notes(all_.pool->library);
        return &draft.image->reader;
    }

    void read_shared_scripts(std::size_t pack)
    {
        if (begin_step(pack, LoadStep::shared_scripts) != nullptr) return;
        const PlaceRange modules = all_.packs[pack].modules;
        for (std::size_t i = modules.begin; i < modules.end; ++i) reading_.run_shared(i);
    }

    void read_class_scripts(std::size_t pack)
    {
        PackImageReader* const image = begin_step(pack, LoadStep::class_scripts);
        std::size_t known = 0;
        for (std::size_t i = 0; i < all_.classes.drafts().size(); ++i) {
            const ClassDraft& draft = all_.classes.drafts()[i];
            if (draft.pack != pack) continue;
            const std::size_t place = known++;
            if (!draft.chunk) continue;
            if (image != nullptr) {
                reading_.take_over_next(image->take_class_functions(place));
                all_.class_handlers[i] = image->class_handlers(reading_.functions_of(*draft.chunk));
                continue;
            }
            ScriptedCard script = reading_.run_next(&draft.facts);
            if (!check_class_script(draft, script)) continue;
            all_.class_handlers[i] = std::move(script.handlers);
        }
    }

    void read_card_scripts(std::size_t pack)
    {
        if (PackImageReader* const image = begin_step(pack, LoadStep::card_scripts)) {
            for (std::size_t i = 0; i < image->head().scripts.size(); ++i) {
                reading_.take_over_next(image->take_card_functions(i));
            }
            return;
        }
        const PlaceRange cards = all_.packs[pack].cards;
        for (std::size_t i = cards.begin; i < cards.end; ++i) {
            CardDraft& card = all_.cards[i];
            if (card.chunk) card.script = reading_.run_next(&card.facts);
        }
    }

    /// Returns false if what it registers cannot be used.
    bool check_class_script(const ClassDraft& draft, ScriptedCard& script)
    {
        for (Handler& handler : script.handlers) handler.of_class = true;
        const bool plays = std::ranges::any_of(
            script.handlers, [](const Handler& h) { return h.hook == Hook::play; });
        if (!plays && script.lasting.empty()) return true;
        ScriptChunk& chunk = all_.pool->scripts.cards[*draft.chunk];
        all_.problems.push_back({.file = chunk.path,
                                 .line = 0,
                                 .column = 0,
                                 .message = "a class can register only card.in_play texts",
                                 .context = {},
                                 .code = "registration"});
        if (all_.faults_stay) chunk.fault = to_string(all_.problems.back());
        return false;
    }

    Loading& all_;
    DefinitionReading reading_;
};

}  // namespace

void read_scripts(Loading& all)
{
    ScriptReading(all).read();
}

}  // namespace ptcg
