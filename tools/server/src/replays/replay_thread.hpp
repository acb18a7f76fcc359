#pragma once

#include "rooms/services.hpp"
#include "threads/work_thread.hpp"

namespace ptcg::server {

/// One thread on which saved games are told, one after another.
class ReplayThread final : public ReplayTeller {
public:
    explicit ReplayThread(Loop& loop);

    void tell(ReplayRequest request, std::shared_ptr<const CardSet> cards,
              std::function<void(ReplayReply)> done) override;

private:
    WorkThread thread_;
};

}  // namespace ptcg::server
