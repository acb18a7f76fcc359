-- Board positions, evolution, Abilities, protection, restrictions, Tools and Stadiums.

local wall = { active = "neutral-4" }

local function duel(t, mine, theirs) t:position { me = mine, opponent = theirs or wall } end

test("switch(self)", function(t)
  duel(t, { active = "vocabulary-18", bench = { "vocabulary-1", "vocabulary-2" } })
  t:answer "bench 2"
  t:attack "Step Back"
  t:equal(t.me.active.id, "vocabulary-2")
end)

test("switch(self): nobody on the Bench", function(t)
  duel(t, { active = "vocabulary-18" })
  t:attack "Step Back"
  t:equal(t.me.active.id, "vocabulary-18")
end)

test("gust", function(t)
  duel(t, { active = "vocabulary-18" }, {
    active = "neutral-4",
    bench = { "neutral-1", "neutral-5" },
  })
  t:attack "Drag"
  t:equal(t:asked(), "me")
  t:answer "opponent bench 2"
  t:equal(t.opponent.active.id, "neutral-5")
end)

test("whirlwind, deck.shuffle(opponent)", function(t)
  duel(t, { active = "vocabulary-18" }, {
    active = "neutral-4",
    bench = { "neutral-1", "neutral-5" },
  })
  t:attack "Blow"
  t:equal(t:asked(), "opponent")
  t:answer "opponent bench 1"
  t:equal(t.opponent.active.id, "neutral-1")
  t:equal(#t:events("shuffled"), 1)
end)

test("bounce(own), optional then", function(t)
  duel(t, { active = { "vocabulary-18", energy = "G" }, bench = { "vocabulary-1" } })
  t:answer(true)
  t:attack "Homeward"
  t:equal(t.me.hand, { "vocabulary-18" })
  t:equal(t.me.discard, { "dp1-123" })
  t:equal(t.me.active.id, "vocabulary-1")
end)

test("retreat.cost, hp.modify, tool", function(t)
  duel(t, { active = "vocabulary-1", bench = { "vocabulary-2" }, hand = { "vocabulary-19" } })
  t:illegal("retreat", "bench 1")
  t:play("vocabulary-19", "active")
  t:equal(t.me.active.hp, 120)
  t:retreat "bench 1"
  t:equal(t.me.active.id, "vocabulary-2")
end)

test("evolve.alternative, evolve.trigger", function(t)
  duel(t, { active = "vocabulary-20", hand = { "vocabulary-21" } })
  t:answer(true)
  t:use "Grow Up"
  t:equal(t.me.active.id, "vocabulary-21")
  t:equal(#t.me.hand, 2)
end)

test("history.playedThisTurn: evolved", function(t)
  duel(t, { active = "vocabulary-20", hand = { "vocabulary-21" } })
  t:answer(false)
  t:evolve("vocabulary-21", "active")
  t:attack "Young Again"
  t:equal(t.opponent.active.damage, 80)
end)

test("history.playedThisTurn: evolved in an earlier turn", function(t)
  duel(t, { active = "vocabulary-21" })
  t:attack "Young Again"
  t:equal(t.opponent.active.damage, 20)
end)

test("history.playedThisTurn: a Supporter by name", function(t)
  duel(t, { active = "vocabulary-29", hand = { "vocabulary-12" } })
  t:play "vocabulary-12"
  t:attack "Cheer"
  t:equal(t.opponent.active.damage, 80)
end)

test("history.playedThisTurn: healed", function(t)
  duel(t, { active = { "vocabulary-29", damage = 20 }, hand = { "neutral-16" } })
  t:play "neutral-16"
  t:attack "Refreshed"
  t:equal(t.opponent.active.damage, 50)
end)

test("history.playedThisTurn: moved to the Active Spot", function(t)
  duel(t, { active = { "vocabulary-1", energy = "G" }, bench = { "vocabulary-29" } })
  t:retreat "bench 1"
  t:attack "Charge In"
  t:equal(t.opponent.active.damage, 40)
end)

test("attack.previousTurn: the same attack", function(t)
  duel(t, { active = "vocabulary-21" })
  t:attack "Encore"
  t:end_turn()
  t:attack "Encore"
  t:equal(t.opponent.active.damage, 90)
  t:end_turn()
  t:end_turn()
  t:end_turn()
  t:attack "Encore"  -- not used in the last turn, but in the one before
  t:equal(t.opponent.active.damage, 110)
end)

test("attack.previousTurn: the damage taken", function(t)
  duel(t, { active = "vocabulary-21" }, { active = "vocabulary-3" })
  t:end_turn()
  t:attack "Recoil"
  t:attack "Payback"
  t:equal(t.opponent.active.damage, 60)  -- 20 from "Recoil"
end)

test("limit.KOlastTurn, attack.condition", function(t)
  duel(t, { active = "neutral-1", bench = { "vocabulary-21", "vocabulary-21" } }, {
    active = "vocabulary-7",
  })
  t:end_turn()
  t:attack "Rest"
  t:answer(1)
  t:answer "bench 1"
  t:attack "Revenge"
  t:equal(t.opponent.active.damage, 90)
end)

test("attack.condition: nobody was Knocked Out", function(t)
  duel(t, { active = "vocabulary-21" })
  t:illegal("attack", "Revenge")
end)

test("ability.onBench(play)", function(t)
  duel(t, { active = "vocabulary-1", hand = { "vocabulary-22" } })
  t:answer(true)
  t:bench "vocabulary-22"
  t:equal(#t.me.hand, 1)
end)

test("ability.oncePerTurn, ability.limitPerName", function(t)
  duel(t, { active = "vocabulary-22", bench = { "vocabulary-22" } })
  t:use("Relay", "active")
  t:illegal("use", "Relay", "bench 1")
  t:illegal("use", "Relay", "active")
end)

test("ability.classic(Pokémon Power off)", function(t)
  duel(t, { active = { "vocabulary-22", conditions = { "poisoned" } } })
  t:illegal("use", "Relay")
end)

test("ability.onAttachEnergy", function(t)
  duel(t, { active = { "vocabulary-23", damage = 30 }, hand = { "dp1-126" } })
  t:attach("dp1-126", "active")
  t:equal(t.me.active.damage, 10)
end)

test("trigger.onDamaged, passive.retaliate", function(t)
  duel(t, { active = "vocabulary-3" }, { active = "vocabulary-23" })
  t:attack "If Hurt"
  t:equal(t.me.active.damage, 20)
end)

test("trigger.onKO(self)", function(t)
  duel(t, { active = "vocabulary-3" }, {
    active = { "vocabulary-23", damage = 80 },
    bench = { "neutral-4" },
  })
  t:attack "If Hurt"
  if t:purpose() == "trigger_order" then t:answer "Spines" end
  t:answer(1)
  t:equal(t.me.active.damage, 60)
end)

test("trigger.checkup, passive.checkupDamage, trigger.endOfTurn, passive.activeOnly", function(t)
  duel(t, { active = { "vocabulary-24", damage = 20 } })
  t:end_turn()
  t:equal(t.opponent.active.damage, 10)
  t:equal(t.me.active.damage, 10)
end)

test("modify.damageDealt(+)", function(t)
  duel(t, { active = "vocabulary-25" }, { active = "neutral-4", bench = { "neutral-4" } })
  t:attack "Tap"
  t:equal(t.opponent.active.damage, 30)
end)

test("modify.damageTaken(-), passive.condition", function(t)
  duel(t, { active = "vocabulary-3" }, { active = { "vocabulary-25", energy = "M" } })
  t:attack "Recoil"
  t:equal(t.opponent.active.damage, 20)
end)

test("prevent.damage(bench)", function(t)
  duel(t, { active = "vocabulary-4" }, { active = "neutral-4", bench = { "vocabulary-25" } })
  t:attack "Spread"
  t:equal(t.opponent.bench[1].damage, 0)
  t:equal(t.opponent.active.damage, 20)
end)

test("prevent.damage(class)", function(t)
  duel(t, { active = "vocabulary-3" }, { active = "vocabulary-26" })
  t:attack "If Hurt"
  t:equal(t.opponent.active.damage, 0)
end)

test("prevent.damage(class): an Evolution", function(t)
  duel(t, { active = "vocabulary-21" }, { active = "vocabulary-26" })
  t:attack "Encore"
  t:equal(t.opponent.active.damage, 20)
end)

test("prevent.effects", function(t)
  duel(t, { active = "vocabulary-9" }, { active = "vocabulary-26", bench = { "neutral-4" } })
  t:answer("opponent active", "opponent bench 1")
  t:attack "Prick"
  t:equal(t.opponent.active.damage, 0)
  t:equal(t.opponent.bench[1].damage, 20)
end)

test("weakness/resistance.change", function(t)
  duel(t, { active = "vocabulary-4" }, { active = { "vocabulary-27", energy = "G" } })
  t:attack "Spread"
  t:equal(t.opponent.active.damage, 20)
end)

test("weakness/resistance.change: none printed, so x2, type.change", function(t)
  duel(t, { active = "vocabulary-27", bench = { "vocabulary-4" } })
  t:attack "Expose"
  t:end_turn()
  t:equal(t.opponent.active.damage, 10)
end)

test("weakness/resistance.change: printed", function(t)
  duel(t, { active = "vocabulary-4" }, { active = "vocabulary-27" })
  t:attack "Spread"
  t:equal(t.opponent.active.damage, 40)
end)

test("weakness.amount", function(t)
  local own = { active = "vocabulary-4", bench = { "vocabulary-124" } }
  duel(t, own, { active = "vocabulary-27" })
  t:attack "Spread"
  t:equal(t.opponent.active.damage, 80)
  duel(t, own, { active = "vocabulary-1" })
  t:attack "Spread"
  t:equal(t.opponent.active.damage, 20)
end)

test("limit.playCondition, limit.prizeState", function(t)
  duel(t, { active = "vocabulary-1", hand = { "vocabulary-28" } }, {
    active = "neutral-4",
    prizes = 5,
  })
  t:play "vocabulary-28"
  t:equal(#t.me.hand, 3)
end)

test("limit.playCondition: a need of the Bench with a filter", function(t)
  local damaged = { "vocabulary-1", damage = 10 }
  local function hospital(active, bench, opponent)
    duel(t, { active = active, bench = { bench }, hand = { "vocabulary-125" } }, {
      active = "vocabulary-4",
      bench = { opponent },
    })
  end

  hospital("vocabulary-1", damaged, "vocabulary-4")
  t:play "vocabulary-125"
  t:equal(#t.me.hand, 1)
  hospital(damaged, "vocabulary-1", "vocabulary-4")
  t:illegal("play", "vocabulary-125")
  hospital("vocabulary-1", damaged, "vocabulary-1")
  t:illegal("play", "vocabulary-125")
end)

test("limit.prizeState: as many left", function(t)
  duel(t, { active = "vocabulary-1", hand = { "vocabulary-28" } })
  t:illegal("play", "vocabulary-28")
end)

test("limit.playCondition, hand.query: another card in hand", function(t)
  duel(t, { active = "vocabulary-1", hand = { "vocabulary-28", "neutral-1" } }, {
    active = "neutral-4",
    prizes = 5,
  })
  t:illegal("play", "vocabulary-28")
end)

test("stadium.query, stadium.remove", function(t)
  t:position { stadium = "vocabulary-30", me = { active = "vocabulary-29" }, opponent = wall }
  t:attack "Home Ground"
  t:equal(t.opponent.active.damage, 70)
  t:equal(t.stadium, nil)
end)

test("stadium, stadium.activated, tool.query", function(t)
  t:position {
    stadium = "vocabulary-30",
    me = { active = { "vocabulary-6", attached = { "vocabulary-19" } }, hand = { "neutral-1" } },
    opponent = wall,
  }
  t:use_stadium()
  t:equal(t.me.discard, { "neutral-1" })
  t:attack "Pick On"
  t:equal(t.opponent.active.damage, 30)
end)

test("tool.remove", function(t)
  duel(
    t,
    { active = { "vocabulary-1", attached = { "vocabulary-19" } }, hand = { "vocabulary-31" } },
    { active = { "neutral-4", attached = { "neutral-21" }, energy = "G" } }
  )
  t:answer("neutral-21", "vocabulary-19")
  t:play "vocabulary-31"
  t:equal(t.me.active.attached, {})
  t:equal(t.opponent.active.attached, { "dp1-123" })  -- only the Tool is gone
end)

test("filter.nameContains / owner", function(t)
  duel(t, { active = "vocabulary-32", bench = { "vocabulary-32", "vocabulary-1" } })
  t:attack "Team Work"
  t:equal(t.opponent.active.damage, 20)
end)

test("filter.name", function(t)
  duel(t, {
    active = "vocabulary-32",
    bench = { "vocabulary-20", "vocabulary-21", "vocabulary-1" },
  })
  t:attack "Pet Shelter"
  t:equal(t.opponent.active.damage, 40)
end)

test("filter.name: all but one", function(t)
  duel(t, { active = "vocabulary-32", bench = { "vocabulary-32", "vocabulary-1" } })
  t:attack "Outsiders"
  t:equal(t.opponent.active.damage, 30)
end)

test("filter.name: a property that must not hold", function(t)
  duel(t, { active = "vocabulary-32", bench = { { "vocabulary-1", damage = 10 }, "vocabulary-1" } })
  t:attack "Fresh Legs"
  t:equal(t.opponent.active.damage, 20)
end)

test("survive, instead (replacement)", function(t)
  duel(t, { active = "vocabulary-3" }, { active = "vocabulary-33" })
  t:attack "Weary"
  t:equal(t.opponent.active.damage, 50)
end)

test("survive: not from full HP", function(t)
  duel(t, { active = "vocabulary-3" }, {
    active = { "vocabulary-33", damage = 10 },
    bench = { "neutral-4" },
  })
  t:attack "Weary"
  t:answer(1)
  t:equal(t.opponent.active.id, "neutral-4")
end)

test("attack.copy(opponent)", function(t)
  duel(t, { active = "vocabulary-34", bench = { "neutral-4" } }, { active = "vocabulary-3" })
  t:answer "Recoil"
  t:attack "Copy"
  t:equal(t.opponent.active.damage, 40)
  t:equal(t.me.active.damage, 20)
end)

test("attack.copy(own), cost.reduce", function(t)
  duel(t, { active = "vocabulary-34", bench = { "vocabulary-33" }, hand = { "neutral-1" } })
  t:attack "Surge"  -- free: at most 1 card in hand
  t:equal(t.opponent.active.damage, 20)
end)

test("attack.copy(own): for its cost", function(t)
  duel(t, {
    active = "vocabulary-34",
    bench = { "vocabulary-33" },
    hand = { "neutral-1", "neutral-2" },
  })
  t:illegal("attack", "Surge")
end)

test("attack.fromStatus", function(t)
  duel(t, { active = { "vocabulary-34", conditions = { "asleep" } } })
  t:legal("attack", "Copy")
  t:position {
    me = { active = { "vocabulary-34", conditions = { "paralyzed" } } },
    opponent = wall,
  }
  t:illegal("attack", "Copy")
end)

test("attack.granted", function(t)
  duel(t, { active = "vocabulary-20", hand = { "vocabulary-38" } })
  t:play("vocabulary-38", "active")
  t:attack "By the Book"
  t:equal(t.opponent.active.damage, 20)
end)

test("energy.attachLimit", function(t)
  duel(t, { active = "vocabulary-35", hand = { "dp1-123", "dp1-123", "dp1-124" } })
  t:attach("dp1-123", "active")
  t:legal("attach", "dp1-124", "active")  -- the Grass Energy may count as the additional one
  t:attach("dp1-123", "active")
  t:illegal("attach", "dp1-124", "active")
end)

test("energy.attachLimit: whichever comes first", function(t)
  local hand = { "dp1-123", "dp1-123", "dp1-124", "dp1-124" }
  duel(t, { active = "vocabulary-35", bench = { "neutral-4" }, hand = hand })
  t:attach("dp1-123", "bench 1")
  t:attach("dp1-124", "active")
  t:illegal "attach"
  duel(t, { active = "vocabulary-35", bench = { "neutral-4" }, hand = hand })
  t:attach("dp1-124", "bench 1")
  t:illegal("attach", "dp1-124")
  t:attach("dp1-123", "active")
  t:illegal "attach"
  duel(t, { active = "neutral-4", bench = { "neutral-4" }, hand = hand })
  t:attach("dp1-123", "bench 1")
  t:illegal "attach"
end)

test("energy.attachLimit: two texts, one card each", function(t)
  duel(t, {
    active = "vocabulary-46",
    bench = { "vocabulary-35" },
    hand = { "dp1-123", "neutral-23", "dp1-124", "dp1-123", "neutral-23" },
  })
  t:attach("dp1-123", "active")  -- Grass for Second Helping, to the Active Pokémon for Open Arms
  t:attach("dp1-123", "bench 1")  -- Grass for Second Helping: the first was for Open Arms
  t:attach("neutral-23", "bench 1")  -- the regular one of the turn
  t:illegal("attach", "dp1-124", "bench 1")
  t:illegal("attach", "dp1-124", "active")
end)

test("energy.attachLimit: what was allowed when it was attached", function(t)
  duel(t, {
    active = "neutral-4",
    bench = { "vocabulary-46", "neutral-4" },
    hand = { "dp1-124", "dp1-124", "neutral-28" },
  })
  t:attach("dp1-124", "active")
  t:legal("attach", "dp1-124", "bench 1")
  t:answer "bench 2"
  t:play "neutral-28"
  t:legal("attach", "dp1-124", "bench 1")  -- it does not matter that the first is on the Bench now
end)

test("energy.attachLimit: a number, not so many more", function(t)
  local energy = { "dp1-124", "dp1-124", "dp1-124" }
  duel(t, { active = "vocabulary-56", bench = { "neutral-4" }, hand = energy })
  t:attach("dp1-124", "active")
  t:attach("dp1-124", "bench 1")
  t:illegal "attach"
end)

test("energy.attachLimit: a Tool is no Energy card of the turn", function(t)
  duel(t, { active = "vocabulary-35", hand = { "neutral-21", "dp1-123", "dp1-123", "dp1-123" } })
  t:play("neutral-21", "active")
  t:attach("dp1-123", "active")
  t:attach("dp1-123", "active")
  t:illegal "attach"
end)

test("energy.attachLimit: one less", function(t)
  duel(t, { active = "vocabulary-57", hand = { "dp1-123", "dp1-124" } })
  t:illegal "attach"
  duel(t, {
    active = "vocabulary-57",
    bench = { "vocabulary-35" },
    hand = { "dp1-123", "dp1-123", "dp1-124" },
  })
  t:illegal("attach", "dp1-124", "active")
  t:attach("dp1-123", "active")  -- the additional one, of Grass
  t:illegal "attach"
end)

test("ability.onBench(play): what an effect puts there was not played", function(t)
  duel(t, { active = "neutral-4", hand = { "vocabulary-22", "vocabulary-42" } })
  t:play "vocabulary-42"
  t:equal(t:purpose(), "main_phase")
  t:equal(t.me.bench[1].id, "vocabulary-22")
  t:equal(#t.me.hand, 0)
end)

test("trigger.benchedByEffect", function(t)
  duel(t, {
    active = "vocabulary-43",
    hand = { "vocabulary-42", "vocabulary-42", "neutral-1", "neutral-5" },
    deck = { "neutral-4", "neutral-4" },
  })
  t:bench "neutral-5"
  t:play "vocabulary-42"
  t:play "vocabulary-42"
  t:answer "neutral-4"
  t:equal(t.me.bench[1].damage, 0)  -- played
  t:equal(t.me.bench[2].damage, 20)  -- from the hand
  t:equal(t.me.bench[3].damage, 10)
end)

test("choice.modes", function(t)
  local function at(damage)
    duel(t, {
      active = { "neutral-4", damage = damage },
      hand = { "vocabulary-44" },
      deck = { "neutral-1", "neutral-1", "neutral-1" },
    })
    t:play "vocabulary-44"
    t:equal(t:purpose(), "mode")
    t:options { "Draw", "Heal" }
  end
  at(40)
  t:answer "Heal"
  t:equal(t.me.active.damage, 10)
  at(40)
  t:answer "Draw"
  t:equal(#t.me.hand, 2)
  t:equal(t.me.active.damage, 40)
end)

test("energy.effect: this card, not another copy", function(t)
  duel(t, {
    active = { "neutral-4", attached = { "vocabulary-45" } },
    bench = { { "neutral-1", attached = { "vocabulary-45" } } },
    hand = { "vocabulary-45" },
    deck = { "neutral-1", "neutral-1", "neutral-1" },
  })
  t:attach("vocabulary-45", "active")
  t:equal(#t.me.deck, 2)
end)

test("energy.effect: this card, not a basic Energy", function(t)
  duel(t, { active = { "neutral-4", attached = { "vocabulary-45" } }, hand = { "dp1-123" } })
  t:attach("dp1-123", "active")
  t:equal(#t.me.hand, 0)
end)

test("needs: either or", function(t)
  local function offered(hand, deck)
    local all = { "vocabulary-42" }
    for _, id in ipairs(hand) do table.insert(all, id) end
    duel(t, { active = "neutral-4", hand = all, deck = deck })
  end
  offered({ "neutral-1" }, {})
  t:legal("play", "vocabulary-42")
  offered({}, { "neutral-1" })
  t:legal("play", "vocabulary-42")
  offered({ "neutral-1" }, { "neutral-1" })
  t:legal("play", "vocabulary-42")
  offered({ "dp1-123" }, {})
  t:illegal("play", "vocabulary-42")
  duel(t, {
    active = "neutral-4",
    bench = { "neutral-1", "neutral-1", "neutral-1", "neutral-1", "neutral-1" },
    hand = { "vocabulary-42", "neutral-1" },
  })
  t:illegal("play", "vocabulary-42")
end)

test("supporter.extra, tool.more", function(t)
  duel(t, {
    active = "vocabulary-35",
    hand = {
      "neutral-17",
      "neutral-17",
      "neutral-17",
      "neutral-21",
      "neutral-22",
      "vocabulary-37",
    },
  })
  t:play "neutral-17"
  t:play "neutral-17"
  t:illegal("play", "neutral-17")
  t:play("neutral-21", "active")
  t:play("neutral-22", "active")
  t:illegal("play", "vocabulary-37", "active")
end)

test("lock.tools/energy effects", function(t)
  duel(t, { active = { "vocabulary-36", attached = { "vocabulary-19" } } })
  t:equal(t.me.active.hp, 100)
end)

test("trigger.opponentAction", function(t)
  duel(t, { active = "vocabulary-36" }, {
    active = { "neutral-4", energy = "GG" },
    bench = { "neutral-1" },
  })
  t:end_turn()
  t:retreat "opponent bench 1"
  t:equal(t.opponent.bench[1].damage, 20)
end)

test("tool: two of them count their uses apart", function(t)
  duel(t, {
    active = { "vocabulary-35", attached = { "vocabulary-37", "vocabulary-37" } },
    hand = { "dp1-123", "dp1-123" },
  })
  t:attach("dp1-123", "active")
  t:equal(#t.me.hand, 3)  -- 1 Energy, and one card for each Wind Chime
  t:attach("dp1-123", "active")
  t:equal(#t.me.hand, 2)  -- not again this turn
end)

local witnessed = { active = "vocabulary-48" }

test("evolve.trigger: from anywhere", function(t)
  duel(t, {
    active = "vocabulary-48",
    bench = { "vocabulary-20" },
    deck = { "vocabulary-21", "neutral-2" },
  })
  t:answer "stop"
  t:answer "vocabulary-21"
  t:attack "Raise"
  t:equal(t.me.bench[1].id, "vocabulary-21")
  t:equal(t.me.bench[1].damage, 10)
  t:equal(#t.me.hand, 0)  -- Rooster's effect is only for playing it from the hand
end)

test("evolve.skipStage, search(onto pokemon / evolve)", function(t)
  duel(t, {
    active = "vocabulary-48",
    bench = { "neutral-1" },
    deck = { "neutral-2", "neutral-3", "vocabulary-21" },
  })
  t:attack "Raise"
  t:options { "neutral-3" }
  t:answer "neutral-3"
  t:equal(t.me.bench[1].under, { "neutral-1" })
end)

test("evolve.trigger: a Pokémon that levels up does not evolve", function(t)
  t:position {
    ruleset = "dp",
    me = { active = "dp3-7", hand = { "dp3-131" } },
    opponent = witnessed,
  }
  t:evolve "dp3-131"
  t:equal(t.me.active.damage, 20)
end)

test("ability.onAttachEnergy: from anywhere", function(t)
  duel(t, { active = "vocabulary-10", deck = { "dp1-123", "dp1-124" } }, witnessed)
  t:answer "dp1-123"
  t:attack "Deep Roots"
  t:equal(t.me.active.damage, 30)
end)

test("weakness/resistance.change: they can be read", function(t)
  duel(t, { active = "vocabulary-48" }, { active = "neutral-1", bench = { "neutral-4" } })
  t:attack "Expose"
  t:equal(t.opponent.active.damage, 30)
  duel(t, { active = "vocabulary-48" })
  t:attack "Expose"
  t:equal(t.opponent.active.damage, 0)
end)

test("energy.effect: when it is moved there, too", function(t)
  duel(t, {
    active = { "vocabulary-10", conditions = { "confused" } },
    bench = { { "neutral-4", attached = { "sv2-193" } } },
  })
  t:coins "H"
  t:answer("sv2-193", "stop")
  t:attack "Transplant"
  t:equal(t.me.active.conditions, {})
end)

test("uses.group", function(t)
  t:position {
    me = { active = "vocabulary-119", bench = { "vocabulary-119", "vocabulary-120" } },
    opponent = { active = "vocabulary-120" },
  }
  t:use("Beta Call", "bench 2")
  t:illegal("use", "Alpha Call", "active")
  t:illegal("use", "Alpha Call", "bench 1")
  t:illegal("use", "Beta Call", "bench 2")
  t:equal(#t.me.hand, 1)
  t:end_turn()
  t:use "Beta Call"  -- the other player's uses are counted separately
  t:end_turn()
  t:use("Alpha Call", "active")
end)

test("evolve.as", function(t)
  t:position {
    me = {
      active = "vocabulary-121",
      hand = { "neutral-2", "neutral-2", "neutral-3" },
      bench = { "neutral-5" },
    },
    opponent = { active = "neutral-4" },
  }
  t:illegal("evolve", "neutral-3", "active")
  t:illegal("evolve", "neutral-2", "bench 1")
  t:evolve("neutral-2", "active")
  t:equal(t.me.active.id, "neutral-2")
  t:illegal("evolve", "neutral-3", "active")  -- it already evolved this turn
end)

test("evolve.as: the rules of timing hold", function(t)
  t:position {
    me = { active = { "vocabulary-121", new = true }, hand = { "neutral-2" } },
    opponent = { active = "neutral-4" },
  }
  t:illegal("evolve", "neutral-2", "active")
end)
