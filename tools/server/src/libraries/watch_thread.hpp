#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "ptcg/scripting/folder_times.hpp"
#include "ptcg/server/server.hpp"
#include "rooms/card_set.hpp"
#include "rooms/services.hpp"

namespace ptcg::server {

/// A library that was loaded.
struct LoadedLibrary {
    NamedLibrary named;
    std::shared_ptr<const CardSet> cards;
    Problems problems;  ///< packs with these were left out
};

/// Loads the libraries. The error says which cannot be one.
[[nodiscard]] Result<std::vector<LoadedLibrary>> load_libraries(
    const std::vector<NamedLibrary>& libraries);

/// Looks at the folders of libraries on a thread of its own, and loads those again in which a file
/// has changed and no more changes.
class WatchThread {
public:
    /// The new version or, if it is null, the problems that the last version did not have. Called
    /// on the thread of the rooms.
    using Changed = std::function<void(const std::string& id, std::shared_ptr<const CardSet> cards,
                                       const Problems& problems)>;

    WatchThread(Loop& loop, std::vector<LoadedLibrary> libraries, Changed changed,
                Milliseconds pause = 500);
    ~WatchThread();

private:
    struct Watched {
        NamedLibrary named;
        FolderTimes loaded;  ///< as of the last load
        FolderTimes seen;    ///< as of the last look
        std::set<std::string> problems;
    };

    void run();
    void look(Watched& library);
    void load(Watched& library);

    Loop& loop_;
    std::vector<Watched> libraries_;
    Changed changed_;
    Milliseconds pause_;
    std::mutex mutex_;
    std::condition_variable wakes_;
    bool stops_ = false;
    std::thread thread_;
};

}  // namespace ptcg::server
