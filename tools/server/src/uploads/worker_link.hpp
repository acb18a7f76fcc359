#pragma once

#include <functional>
#include <memory>
#include <string>

#include "ptcg/result.hpp"
#include "uploads/link_message.hpp"

namespace ptcg::server {

/// The process of an uploaded library, as the server sees it. It ends with this object.
class WorkerLink {
public:
    virtual ~WorkerLink() = default;
    /// Queues a message. If the process takes none for so long that too many wait, it ends.
    virtual void send(const LinkMessage& message) = 0;
};

/// Starts processes.
class Workers {
public:
    /// Called on the thread of the rooms, not before `start` has returned, and not after the link
    /// is gone. Either may drop the link.
    struct Listener {
        std::function<void(LinkMessage)> received;
        std::function<void(const std::string& why)> ended;  ///< once, and nothing afterward
    };

    virtual ~Workers() = default;
    [[nodiscard]] virtual Result<std::unique_ptr<WorkerLink>> start(Listener listener) = 0;
};

}  // namespace ptcg::server
