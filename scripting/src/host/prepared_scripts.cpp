#include "host/prepared_scripts.hpp"

#include <algorithm>
#include <utility>

#include "sandbox/counting.hpp"
#include "sandbox/plain_locale.hpp"

namespace ptcg::script {

namespace {

/// Returns the same functions, with each instruction counted.
[[nodiscard]] std::vector<Callback> counted(std::vector<Callback> functions)
{
    for (Callback& about : functions) {
        about.counting = std::max(about.counting, Counting::instructions);
        about.price = counted_at_once;
    }
    return functions;
}

}  // namespace

PreparedScripts::PreparedScripts(Runtime& runtime, const ScriptBundle& bundle,
                                 const CardLibrary& library)
    : runtime_(runtime),
      bundle_(bundle),
      library_(library),
      functions_(bundle.functions != nullptr ? bundle.functions
                                             : std::make_shared<const ScriptFunctions>()),
      loader_(runtime, bundle, problems_, [this](const Callback&) { return place(); }),
      ran_(bundle.cards.size()),
      of_card_(library.size(), no_chunk),
      of_class_(library.class_count(), no_chunk),
      ready_(library.size()),
      places_(functions_->all.size())
{
    if (runtime.limits.count_instructions && !bundle.limits.count_instructions) {
        repriced_ = counted(functions_->all);
    }
    for (std::size_t i = 0; i < bundle.cards.size(); ++i) {
        const ScriptChunk& chunk = bundle.cards[i];
        const auto number = static_cast<std::int32_t>(i);
        if (chunk.def != no_def) of_card_[at(chunk.def)] = number;
        if (chunk.of_class != no_class) of_class_[at(chunk.of_class)] = number;
    }
    runtime.vm.settle();
}

Result<void> PreparedScripts::prepare(std::span<const DefId> cards)
{
    std::vector<std::int32_t> wanted;
    for (const DefId card : cards) {
        const bool known = at(card) < ready_.size();  // else there is no such card
        if (known && !ready_[at(card)]) add_chunks_of(card, wanted);
    }
    if (wanted.empty()) return {};
    std::ranges::sort(wanted);
    wanted.erase(std::unique(wanted.begin(), wanted.end()), wanted.end());
    const auto ran = [&](std::int32_t chunk) { return ran_[static_cast<std::size_t>(chunk)]; };
    if (!std::ranges::all_of(wanted, ran)) {
        const PlainLocale plain;
        loader_.begin();
        for (const std::int32_t chunk : wanted) run(static_cast<std::size_t>(chunk));
        loader_.end();
        runtime_.vm.settle();
    }
    for (const std::int32_t chunk : wanted) {
        const auto error = errors_.find(static_cast<std::size_t>(chunk));
        if (error != errors_.end()) return Error{error->second};
    }
    for (const DefId card : cards) {
        if (at(card) < ready_.size()) ready_[at(card)] = true;
    }
    return {};
}

void PreparedScripts::add_chunks_of(DefId card, std::vector<std::int32_t>& chunks) const
{
    if (of_card_[at(card)] != no_chunk) chunks.push_back(of_card_[at(card)]);
    const ClassSet& classes = library_.def(card).classes;
    for (std::size_t i = 0; i < of_class_.size(); ++i) {
        if (of_class_[i] != no_chunk && classes.has(static_cast<ClassId>(i))) {
            chunks.push_back(of_class_[i]);
        }
    }
}

void PreparedScripts::run(std::size_t number)
{
    if (ran_[number]) return;
    ran_[number] = true;
    if (!bundle_.cards[number].fault.empty()) {
        errors_[number] = bundle_.cards[number].fault;
        return;
    }
    ++files_run_;
    const std::size_t before = problems_.size();
    next_ = number < functions_->begin.size() ? functions_->begin[number] : std::uint16_t{0};
    end_ = number + 1 < functions_->begin.size() ? functions_->begin[number + 1] : next_;
    static_cast<void>(loader_.run_card(number, names_of(bundle_.cards[number])));
    if (problems_.size() > before) {
        errors_[number] = to_string(problems_[before]);
    } else if (next_ != end_) {
        errors_[number] =
            bundle_.cards[number].path + ": registers something different than before";
    }
}

CardNames PreparedScripts::names_of(const ScriptChunk& chunk) const
{
    CardNames names;
    names.id = chunk.card;
    names.known = chunk.def != no_def;
    if (!names.known) return names;
    const CardDef& def = library_.def(chunk.def);
    names.name = library_.text(chunk.def).name;
    for (std::size_t i = 0; i < def.attack_count; ++i) {
        names.attacks.emplace_back(library_.name(def.attacks[i].name));
    }
    for (std::size_t i = 0; i < def.ability_count; ++i) {
        names.abilities.emplace_back(library_.name(def.abilities[i].name));
    }
    return names;
}

CallbackId PreparedScripts::place()
{
    if (next_ == end_) return no_callback;
    keep_function(runtime_.state(), placed_);
    places_[next_] = ++placed_;
    return CallbackId{next_++};
}

void PreparedScripts::run_shared()
{
    if (std::exchange(ran_shared_, true)) return;
    const PlainLocale plain;
    loader_.begin();
    for (std::size_t i = 0; i < bundle_.shared.size(); ++i) loader_.run_shared(i);
    loader_.end();
    runtime_.vm.settle();
}

bool PreparedScripts::push_function(CallbackId id) const
{
    const std::uint16_t place = places_[at(id)];
    if (place == 0) return false;
    lua_rawgeti(runtime_.state(), LUA_REGISTRYINDEX, first_callback + place - 1);
    return true;
}

}  // namespace ptcg::script
