-- Filters of two descriptions, by an Ability's name and as functions, and Abilities that are off.

local wall = { active = "neutral-4" }

local function duel(t, mine, theirs) t:position { me = mine, opponent = theirs or wall } end

test("filter.union", function(t)
  local deck = { "neutral-21", "neutral-18", "neutral-19", "neutral-15", "neutral-4" }
  duel(t, { active = "vocabulary-110", deck = deck })
  t:attack "Either"
  t:options { "neutral-21", "neutral-18" }
  t:answer("neutral-21", "neutral-18")
  t:equal(t.me.hand, { "neutral-21", "neutral-18" })
end)

test("filter.function: a search in whose filter the table counts", function(t)
  local deck = { "neutral-1", "neutral-2", "neutral-4", "neutral-4", "neutral-9" }
  duel(t, { active = "vocabulary-110", deck = deck }, {
    active = "neutral-4",
    bench = { "neutral-1" },
  })
  t:attack "Same Again"
  t:options { "neutral-1", "neutral-4", "neutral-9" }  -- neutral-9 is also a Sprout
  t:answer "neutral-4"
  t:equal(t.me.hand, { "neutral-4" })
end)

test("filter.function: nothing in the deck fits", function(t)
  duel(t, { active = "vocabulary-110", deck = { "neutral-2" } })
  t:attack "Same Again"
  t:options {}
  t:answer "stop"
  t:equal(t.me.hand, {})
end)

test("filter.function: of Pokémon that are chosen", function(t)
  duel(t, { active = "vocabulary-110" }, {
    active = "neutral-4",
    bench = {
      { "neutral-4", damage = 160 },
      "neutral-5",
      { "neutral-1", damage = 10 },
      "neutral-3",
    },
  })
  t:attack "Weakest"
  t:options { "opponent bench 1", "opponent bench 2", "opponent bench 3" }
  t:answer "opponent bench 2"
  t:equal(t.opponent.bench[2].damage, 10)
end)

test("filter.function: of Pokémon that are chosen, and nobody fits", function(t)
  duel(t, { active = "vocabulary-110" })
  t:attack "Weakest"
  t:equal(#t:events("counters_put"), 0)
end)

test("filter.function: of what is counted", function(t)
  duel(t, { active = "vocabulary-110", bench = { "neutral-4", "neutral-3", "neutral-1" } })
  t:attack "Head Count"
  t:equal(t.opponent.active.damage, 20)
end)

test("ability.byName", function(t)
  duel(t, { active = "vocabulary-112", bench = { "vocabulary-114" } })
  t:attack "Groove"
  t:equal(t.opponent.active.damage, 10)
  duel(t, { active = "vocabulary-112", bench = { "vocabulary-111" } })
  t:attack "Groove"
  t:equal(t.opponent.active.damage, 40)
end)

test("ability.lock: one of two Abilities is off, by what it does", function(t)
  duel(t, { active = "vocabulary-111" })
  t:legal("use", "Burst")
  for _, side in ipairs { { active = "neutral-4", bench = { "vocabulary-112" } }, wall } do
    local mine = { active = "vocabulary-111", bench = side == wall and { "vocabulary-112" } or nil }
    duel(t, mine, side)
    t:illegal("use", "Burst")
    t:use "Spark"
    t:equal(#t.me.hand, 1)
  end
end)

test("ability.lock: it is in force again once the other Pokémon has gone", function(t)
  duel(t, { active = "vocabulary-111" }, {
    active = { "vocabulary-112", damage = 90 },
    bench = { "neutral-4" },
  })
  t:illegal("use", "Burst")
  t:attack "Tap"
  t:answer(1)
  t:end_turn()
  t:legal("use", "Burst")
end)

test("ability.lock: Poké-Bodies alone", function(t)
  duel(t, { active = { "neutral-4", energy = "G" }, bench = { "vocabulary-113" } }, {
    active = "vocabulary-114",
  })
  t:attack "Push"
  t:equal(t.opponent.active.damage, 10)
  t:use "Cheer"
  t:equal(#t.opponent.hand, 2)  -- and the card of the turn
  duel(t, { active = { "neutral-3", energy = "GGG" } }, { active = "vocabulary-114" })
  t:attack "Timber"
  t:equal(t.opponent.active.damage, 40)
end)

test("ability.lock: of two that switch each other off, the first to come stays", function(t)
  duel(
    t,
    { active = { "neutral-4", energy = "G" }, bench = { "vocabulary-113", "vocabulary-113" } },
    { active = "vocabulary-114" }
  )
  t:attack "Push"
  t:equal(t.opponent.active.damage, 10)
end)
