#include "libraries/watch_thread.hpp"

#include <chrono>

#include <fmt/format.h>

#include "rooms/given_names.hpp"

namespace ptcg::server {

Result<std::vector<LoadedLibrary>> load_libraries(const std::vector<NamedLibrary>& libraries)
{
    std::vector<LoadedLibrary> all;
    std::set<std::string> ids;
    for (const NamedLibrary& named : libraries) {
        const auto wrong = [&](std::string_view why) {
            return Error{fmt::format("the library \"{}\": {}", named.id, why)};
        };
        if (const Result<void> fine = check_given_name(named.id); !fine) {
            return wrong(fine.error().message);
        }
        if (!ids.insert(named.id).second) return wrong("it is named twice");
        for (const std::filesystem::path& folder : named.packs) {
            std::error_code ignored;
            if (std::filesystem::is_directory(folder, ignored)) continue;
            return wrong(fmt::format("{} is not a folder", folder.string()));
        }
        LoadedLibrary loaded{named, nullptr, {}};
        loaded.cards = load_card_set(named.packs, loaded.problems);
        if (loaded.cards == nullptr)
            return wrong("its packs cannot be loaded: " + to_string(loaded.problems));
        all.push_back(std::move(loaded));
    }
    return all;
}

WatchThread::WatchThread(Loop& loop, std::vector<LoadedLibrary> libraries, Changed changed,
                         Milliseconds pause)
    : loop_(loop), changed_(std::move(changed)), pause_(pause)
{
    for (const LoadedLibrary& library : libraries) {
        Watched& watched = libraries_.emplace_back();
        watched.named = library.named;
        watched.loaded = watched.seen = FolderTimes::of(library.named.packs);
        for (const Problem& problem : library.problems) {
            watched.problems.insert(to_string(problem));
        }
    }
    if (!libraries_.empty()) thread_ = std::thread([this] { run(); });
}

WatchThread::~WatchThread()
{
    {
        const std::lock_guard lock(mutex_);
        stops_ = true;
    }
    wakes_.notify_one();
    if (thread_.joinable()) thread_.join();
}

void WatchThread::run()
{
    std::unique_lock lock(mutex_);
    while (!stops_) {
        wakes_.wait_for(lock, std::chrono::milliseconds(pause_), [this] { return stops_; });
        if (stops_) return;
        lock.unlock();
        for (Watched& library : libraries_) look(library);
        lock.lock();
    }
}

void WatchThread::look(Watched& library)
{
    FolderTimes now = FolderTimes::of(library.named.packs);
    // Whoever saves several files is given the time.
    const bool is_settled = now.changed_since(library.seen).empty();
    const bool has_changed = !now.changed_since(library.loaded).empty();
    library.seen = std::move(now);
    if (is_settled && has_changed) load(library);
}

void WatchThread::load(Watched& library)
{
    library.loaded = library.seen;
    Problems problems;
    std::shared_ptr<const CardSet> cards = load_card_set(library.named.packs, problems);
    Problems fresh;
    std::set<std::string> words;
    for (const Problem& problem : problems) {
        std::string word = to_string(problem);
        if (!library.problems.contains(word)) fresh.push_back(problem);
        words.insert(std::move(word));
    }
    if (!fresh.empty()) {
        cards = nullptr;
    } else {
        library.problems = std::move(words);
    }
    loop_.post([changed = changed_, id = library.named.id, cards = std::move(cards),
                fresh = std::move(fresh)] { changed(id, cards, fresh); });
}

}  // namespace ptcg::server
