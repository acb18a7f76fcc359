-- When and how often attacks may be used, their costs, damage and coins.

local wall = { active = "neutral-4" }

local function duel(t, mine, theirs, turn)
  t:position { ruleset = "sv", turn = turn or 3, me = mine, opponent = theirs or wall }
end

test("first_turn.attack: only the attack that says so", function(t)
  duel(t, { active = "vocabulary-70" }, wall, 1)
  t:legal("attack", "Dash")
  t:illegal("attack", "Stroll")
  t:attack "Dash"
  t:equal(t.opponent.active.damage, 30)
end)

test("first_turn.attack: in any other turn both", function(t)
  duel(t, { active = "vocabulary-70" }, wall, 2)
  t:end_turn()
  duel(t, { active = "vocabulary-70" })
  t:legal("attack", "Dash")
  t:legal("attack", "Stroll")
end)

test("first_turn.attack: an era in which the first player attacks", function(t)
  t:position { ruleset = "dp", turn = 1, me = { active = "vocabulary-70" }, opponent = wall }
  t:legal("attack", "Stroll")
end)

test("first_turn.attack: a Pokémon that may attack", function(t)
  duel(t, { active = "vocabulary-71", bench = { "neutral-1" } }, wall, 1)
  t:attack "Stroll"
  t:equal(t.opponent.active.damage, 10)
  duel(t, { active = "vocabulary-71" }, wall, 1)
  t:illegal("attack", "Stroll")
  duel(t, { active = { "neutral-1", energy = "G" }, bench = { "vocabulary-71" } }, wall, 1)
  t:illegal("attack", "Tap")
end)

test("supporter.firstTurn", function(t)
  duel(t, { active = "vocabulary-70", hand = { "vocabulary-72", "neutral-17" } }, wall, 1)
  t:illegal("play", "neutral-17")
  t:play "vocabulary-72"
  t:equal(#t.me.hand, 2)
  t:illegal("play", "neutral-17")  -- still only one Supporter a turn
end)

test("supporter.firstTurn: with the first turn's other bans", function(t)
  t:position {
    ruleset = "dp",
    turn = 1,
    me = { active = "vocabulary-70", hand = { "vocabulary-72", "neutral-16" } },
    opponent = wall,
  }
  t:illegal("play", "neutral-16")
  t:legal("play", "vocabulary-72")
end)

test("attack.ownCondition", function(t)
  duel(t, { active = "vocabulary-73" })
  t:attack "Last Resort"
  t:equal(t.opponent.active.damage, 50)
  duel(t, { active = "vocabulary-73", hand = { "neutral-16" } })
  t:illegal("attack", "Last Resort")
end)

test("attack.ownCondition: a copy of the attack does nothing", function(t)
  local mimic = { active = "vocabulary-34", hand = { "neutral-16" } }
  duel(t, mimic, { active = "vocabulary-73" })
  t:answer "Last Resort"
  t:attack "Copy"
  t:equal(t.opponent.active.damage, 0)
  mimic.hand = {}
  duel(t, mimic, { active = "vocabulary-73" })
  t:answer "Last Resort"
  t:attack "Copy"
  t:equal(t.opponent.active.damage, 50)
end)

test("attack.ownCost: another cost", function(t)
  duel(t, { active = { "vocabulary-73", energy = "R" } })
  t:illegal("attack", "Bargain")
  duel(t, { active = { "vocabulary-73", energy = "R", damage = 10 } })
  t:legal("attack", "Bargain")
  duel(t, { active = { "vocabulary-73", energy = "WW", damage = 10 } })
  t:illegal("attack", "Bargain")
  duel(t, { active = { "vocabulary-73", energy = "RRW" } })
  t:legal("attack", "Bargain")
end)

test("attack.ownCost: Colorless symbols more", function(t)
  duel(t, { active = { "vocabulary-73", energy = "R" }, hand = { "neutral-16" } })
  t:legal("attack", "By the Hand")
  duel(t, { active = { "vocabulary-73", energy = "R" }, hand = { "2 neutral-16" } })
  t:illegal("attack", "By the Hand")
end)

test("attack.ownCost: read by type", function(t)
  duel(t, { active = { "vocabulary-73", energy = "RR" } })
  t:attack "Count the Cost"
  t:equal(t.opponent.active.damage, 50)
end)

test("attack.ownCost, cost.typed: another cost, then symbols less and more", function(t)
  local mine = { active = { "vocabulary-73", damage = 10 }, bench = { "vocabulary-75" } }
  duel(t, mine)
  t:legal("attack", "Bargain")  -- the cost becomes Fire, then one Fire less
  duel(t, mine, { active = "neutral-4", bench = { "vocabulary-75" } })
  t:illegal("attack", "Bargain")
  mine.active.energy = "WL"
  duel(t, mine, { active = "neutral-4", bench = { "vocabulary-75" } })
  t:legal("attack", "Bargain")
  mine.active.energy = "LL"
  duel(t, mine, { active = "neutral-4", bench = { "vocabulary-75" } })
  t:illegal("attack", "Bargain")
end)

test("cost.typed, cost.reduce: of one type, and no other", function(t)
  local mine = { active = { "neutral-1", energy = "G" }, bench = { "vocabulary-75" } }
  duel(t, mine)
  t:illegal("attack", "Leaf Cut")
  mine.active = { "vocabulary-73", energy = "RW" }
  duel(t, mine)
  t:legal("attack", "Bargain")
  mine.bench = { "vocabulary-75", "vocabulary-75" }
  mine.active = { "vocabulary-73", energy = "W" }
  duel(t, mine)
  t:legal("attack", "Bargain")
end)

test("cost.typed: 1 Energy less of whichever type the player likes", function(t)
  for energy, may in pairs { RR = true, RW = true, W = false, WW = false, R = false } do
    duel(t, { active = { "vocabulary-73", energy = energy }, bench = { "vocabulary-74" } })
    t[may and "legal" or "illegal"](t, "attack", "Bargain")
  end
  duel(t, {
    active = { "vocabulary-73", energy = "W" },
    bench = { "vocabulary-74", "vocabulary-74" },
  })
  t:legal("attack", "Bargain")
  duel(t, { active = "vocabulary-73", bench = { "vocabulary-74", "vocabulary-74" } })
  t:illegal("attack", "Bargain")
end)

test("attack.twice", function(t)
  duel(t, { active = "vocabulary-76" })
  t:attack "Jab"
  t:equal(t:asked(), "me")
  t:equal(t:purpose(), "attack")
  t:options { "Jab", "Hop Away", "Wind Up" }
  t:answer "Jab"
  t:equal(t.opponent.active.damage, 60)
  t:equal(t.turn, 4)
end)

test("attack.twice: or once", function(t)
  duel(t, { active = "vocabulary-76" })
  t:attack "Jab"
  t:answer "stop"
  t:equal(t.opponent.active.damage, 30)
  t:equal(t.turn, 4)
end)

test("attack.twice: only while the text counts", function(t)
  duel(t, { active = "vocabulary-76", hand = { "2 neutral-16" } })
  t:attack "Jab"
  t:equal(t.turn, 4)
end)

test("attack.twice: what holds this turn, and another attack", function(t)
  duel(t, { active = "vocabulary-76" })
  t:attack "Wind Up"
  t:answer "Jab"
  t:equal(t.opponent.active.damage, 90)
end)

test("attack.twice: the Energy must still be there", function(t)
  duel(t, { active = { "vocabulary-76", energy = "R" } })
  t:attack "Burn Out"
  t:options { "Jab", "Hop Away", "Wind Up" }
  t:answer "stop"
end)

test("attack.twice: not by another Pokémon", function(t)
  duel(t, { active = "vocabulary-76", bench = { "vocabulary-76" } })
  t:attack "Hop Away"
  t:equal(t.turn, 4)
end)

test("attack.twice: after a Knock Out the new Active Pokémon is attacked", function(t)
  duel(t, { active = "vocabulary-76" }, { active = "neutral-5", bench = { "neutral-4" } })
  t:attack "Wind Up"
  t:answer "Jab"
  t:answer(1)
  t:equal(t.turn, 4)
  duel(t, { active = "vocabulary-76" }, {
    active = { "neutral-5", damage = 10 },
    bench = { "neutral-4", "neutral-1" },
  })
  t:attack "Jab"
  t:answer(1)
  t:equal(t:asked(), "opponent")
  t:answer "opponent bench 1"
  t:equal(t:asked(), "me")
  t:answer "Jab"
  t:equal(t.opponent.active.id, "neutral-4")
  t:equal(t.opponent.active.damage, 30)
end)

test("attack.twice: Confused, a coin for each", function(t)
  duel(t, { active = { "vocabulary-76", conditions = { "confused" } } })
  t:coins "TH"
  t:attack "Jab"
  t:answer "Jab"
  t:equal(t.me.active.damage, 30)
  t:equal(t.opponent.active.damage, 30)
end)

test("damage.ignoresByText: Resistance and effects", function(t)
  duel(t, { active = "vocabulary-4", bench = { "vocabulary-79" } }, { active = "vocabulary-25" })
  t:attack "Spread"
  t:equal(t.opponent.active.damage, 20)
end)

test("damage.ignoresByText: Weakness, of some Pokémon", function(t)
  local mine = { active = "vocabulary-78", bench = { "vocabulary-79" } }
  duel(t, mine, { active = { "neutral-1", damage = 10 } })
  t:attack "Flare"
  t:equal(t:events("damaged")[1].value, 40)
  t:answer(1)
  duel(t, mine, { active = "neutral-1" })
  t:attack "Flare"
  t:equal(t:events("damaged")[1].value, 50)
  t:answer(1)
end)

test("damage.benchWR, damage.applyWRtoBench: by a text in play", function(t)
  duel(t, { active = "vocabulary-77" }, {
    active = "neutral-4",
    bench = { "neutral-1", "neutral-4" },
  })
  t:attack "Scatter"
  t:answer(1)
  t:equal(t.opponent.bench[1].damage, 40)
end)

test("damage.benchWR, damage.applyWRtoBench: of one attack's damage", function(t)
  local theirs = { active = "neutral-4", bench = { "neutral-1" } }
  duel(t, { active = "vocabulary-78" }, theirs)
  t:attack "Short Shot"
  t:equal(t.opponent.bench[1].damage, 40)
  duel(t, { active = "vocabulary-78" }, theirs)
  t:attack "Long Shot"
  t:answer(1)
  t:equal(#t.opponent.bench, 0)
end)

test("coin.again, coin.reflip / force: all the coins are flipped again", function(t)
  duel(t, { active = "vocabulary-80" })
  t:coins "HTT"
  t:attack "Toss"
  t:coins "HHT"
  t:answer(true)
  t:equal(t.opponent.active.damage, 20)
  duel(t, { active = "vocabulary-80", bench = { "vocabulary-80" } })
  t:coins "HHT"
  t:attack "Streak"
  t:coins "T"
  t:answer "Try Again on active"
  t:answer(true)  -- the other one may not be used this turn
  t:equal(t.opponent.active.damage, 0)
end)

test("coin.again: or not", function(t)
  duel(t, { active = "vocabulary-80" })
  t:coins "HTT"
  t:attack "Toss"
  t:answer(false)
  t:equal(t.opponent.active.damage, 10)
end)

test("coin.again: not those of a Special Condition, nor the opponent's", function(t)
  duel(t, { active = { "vocabulary-80", conditions = { "confused" } } })
  t:coins "T"
  t:attack "Toss"
  t:equal(t.me.active.damage, 30)
  duel(t, { active = "vocabulary-80", bench = { "neutral-4" } }, { active = "vocabulary-80" })
  t:end_turn()
  t:coins "HHH"
  t:attack "Toss"
  t:equal(t:asked(), "opponent")
  t:answer(false)
end)

test("coin.again, coin.reflip / force: they count as tails", function(t)
  duel(t, { active = "vocabulary-81" }, { active = "vocabulary-5" })
  t:attack "Bad Omen"
  t:coins "HHT"
  t:attack "Until Tails"
  t:equal(t.me.active.damage, 0)
  t:end_turn()
  t:coins "HT"
  t:attack "Until Tails"
  t:equal(t.me.active.damage, 10)
end)

test("coin.again: they count as heads; its own coin stands", function(t)
  duel(t, { active = "vocabulary-80", bench = { "vocabulary-81", "neutral-4" } })
  t:answer "Lucky Cat"
  t:coins "TTTH"
  t:attack "Toss"
  t:answer(false)
  t:equal(t.opponent.active.damage, 30)
end)

test("energy.units", function(t)
  duel(t, { active = { "vocabulary-82", energy = "GG" }, bench = { "vocabulary-82" } })
  t:legal("attack", "Big Bloom")
  duel(t, { active = { "vocabulary-82", energy = "GW" } })
  t:illegal("attack", "Big Bloom")
  duel(t, { active = { "neutral-1", energy = "G" }, bench = { "vocabulary-82" } })
  t:legal("attack", "Leaf Cut")
  duel(t, { active = { "neutral-1", energy = "G" } }, {
    active = "neutral-4",
    bench = { "vocabulary-82" },
  })
  t:illegal("attack", "Leaf Cut")
end)

test("energy.units: what is discarded pays as much", function(t)
  duel(t, { active = { "vocabulary-82", energy = "GGG" } })
  t:attack "Big Bloom"
  t:equal(t.me.active.energy, "GG")  -- one card pays for it
end)

test("count(done in this way): whether it is Knocked Out", function(t)
  duel(t, { active = "vocabulary-83" }, { active = "neutral-4", bench = { "neutral-1" } })
  t:attack "Strike Down"
  t:answer(1)
  t:equal(#t.me.hand, 2)
  duel(t, { active = "vocabulary-83" }, { active = "vocabulary-26", bench = { "neutral-1" } })
  t:attack "Strike Down"
  t:equal(#t.me.hand, 0)
end)

test("count(done in this way): counters, conditions", function(t)
  duel(t, { active = "vocabulary-83" }, { active = "neutral-4", bench = { "neutral-1" } })
  t:attack "Wear Down"
  t:equal(#t.me.hand, 8)
  duel(t, { active = "vocabulary-83" }, { active = "vocabulary-26", bench = { "neutral-1" } })
  t:attack "Wear Down"
  t:equal(#t.me.hand, 1)
end)

-- The Defending Pokémon prevents effects of attacks.
local aloof = { active = "vocabulary-26", bench = { "neutral-1" } }

test("count(done in this way): what came onto the Bench", function(t)
  duel(t, {
    active = "vocabulary-84",
    bench = { "neutral-4", "neutral-4", "neutral-4", "neutral-4" },
    discard = { "neutral-1", "neutral-5", "dp1-123" },
  })
  t:attack "Fill Up"
  t:equal(#t.me.bench, 5)
  t:equal(#t.me.hand, 1)
end)

test("count(done in this way): whether it has left play, devolved", function(t)
  duel(t, { active = "vocabulary-84" }, { active = "neutral-2", bench = { "neutral-1" } })
  t:attack "Send Back"
  t:equal(#t.me.hand, 1)
  duel(t, { active = "vocabulary-84" }, aloof)
  t:attack "Send Back"
  t:equal(#t.me.hand, 0)
  duel(t, { active = "vocabulary-84" }, { active = { "neutral-2", under = { "neutral-1" } } })
  t:attack "Turn Back"
  t:equal(t.opponent.active.id, "neutral-1")
  t:equal(#t.me.hand, 1)
  duel(t, { active = "vocabulary-84" })
  t:attack "Turn Back"
  t:equal(#t.me.hand, 0)
end)

test("count(done in this way): what was attached", function(t)
  local mine = { active = "vocabulary-84", discard = { "2 dp1-123" } }
  duel(t, mine)
  t:attack "Wire Up"
  t:equal(t.opponent.active.energy, "GG")
  t:equal(#t.me.hand, 2)
  duel(t, mine, aloof)
  t:attack "Wire Up"
  t:equal(t.opponent.active.energy, "")
  t:equal(#t.me.hand, 0)
end)

test("count(done in this way): whether a copy could be used", function(t)
  duel(t, { active = "vocabulary-85", hand = { "neutral-16" } }, { active = "vocabulary-73" })
  t:answer "Last Resort"
  t:attack "Repeat"
  t:equal(#t.me.hand, 1)
  duel(t, { active = "vocabulary-85" }, { active = "vocabulary-73" })
  t:answer "Last Resort"
  t:attack "Repeat"
  t:equal(t.opponent.active.damage, 50)
  t:equal(#t.me.hand, 1)
end)

test("energy.surplus: an Energy less of any type does not make more of one", function(t)
  duel(t, { active = { "vocabulary-86", energy = "WW" }, bench = { "vocabulary-74" } })
  t:attack "Overflow"
  t:equal(t.opponent.active.damage, 30)
  duel(t, { active = { "vocabulary-86", energy = "WWR" } })
  t:attack "Overflow"
  t:equal(t.opponent.active.damage, 30)
end)

test("attack.twice: what the first attack says of a turn to come does not hold yet", function(t)
  local sentry = { active = "vocabulary-87" }
  duel(t, sentry, { active = "neutral-4", bench = { "neutral-1" } })
  t:attack "Brace"
  t:equal(t.me.active.hp, 300)
  t:answer "Reckless"
  t:equal(t.me.active.damage, 30)
  t:equal(t.me.active.hp, 340)
  t:end_turn()
  t:attack "Brace"
  t:answer "stop"
  t:equal(t.opponent.active.damage, 30 + 60)
  duel(t, sentry)
  t:attack "Reckless"
  t:answer "Reckless"
  t:equal(t.opponent.active.damage, 40)
  t:end_turn()
  t:attack "Reckless"
  t:answer "stop"
  t:equal(t.opponent.active.damage, 40 + 120)
end)
