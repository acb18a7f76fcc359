local stamp = "sv6-165"

local function with(active, theirs, hand)
  return {
    ruleset = "sv",
    me = {
      active = active,
      bench = { "me1-36", { "sv1-52", damage = 60 } },
      hand = hand or { stamp, "sv1-13", "sv1-84" },
    },
    opponent = { active = theirs, bench = { "me1-36" }, hand = { "sv1-13", "sv1-14", "sv1-15" } },
  }
end

local miraidon = { "sv1-80", energy = "LLL" }
local weak = { "sv1-13", damage = 40 }

local function knocked_out(t)
  t:position(with(weak, miraidon))
  t:end_turn()
  t:attack "Sharp Fang"
  t:answer(1)
  t:answer "bench 1"
end

test("Unfair Stamp: both shuffle the hand into the deck; 5 cards and 2 cards", function(t)
  knocked_out(t)
  local mine, theirs = #t.me.deck, #t.opponent.deck
  t:play(stamp)
  t:equal(#t.me.hand, 5)
  t:equal(#t.opponent.hand, 2)
  t:equal(#t.me.deck, mine + 3 - 5)
  t:equal(#t.opponent.deck, theirs + 5 - 2)
  t:equal(#t:events("shuffled"), 2)
  t:equal(t.me.discard[#t.me.discard], stamp)
end)

test("Unfair Stamp: not without a Knock Out", function(t)
  t:position(with(weak, "sv1-80"))
  t:illegal("play", stamp)
  t:end_turn()
  t:end_turn()
  t:illegal("play", stamp)
end)

test("Unfair Stamp: only in the turn after it", function(t)
  knocked_out(t)
  t:end_turn()
  t:end_turn()
  t:illegal("play", stamp)
end)

test("Unfair Stamp: after a Knock Out by an effect or an Ability, too", function(t)
  t:position(with({ "sv1-13", damage = 60 }, { "me1-86", energy = "DDD" }))
  t:end_turn()
  t:attack "Terminal Period"
  t:answer(1)
  t:answer "bench 1"
  t:legal("play", stamp)
  t:position(with("sv1-13", "sv6pt5-20"))
  t:end_turn()
  t:use "Cursed Blast"
  t:answer "bench 2"
  t:answer(1)
  t:answer(1)
  t:end_turn()
  t:legal("play", stamp)
end)

test("Unfair Stamp: not after a Knock Out of the opponent's Pokémon", function(t)
  t:position(with("me1-36", "sv6pt5-20"))
  t:end_turn()
  t:use "Cursed Blast"
  t:answer "active"
  t:answer(1)
  t:end_turn()
  t:illegal("play", stamp)
end)

test("Unfair Stamp: not after a Knock Out in my own turn", function(t)
  t:position(with({ "sv1-65", energy = "LL", damage = 300 }, "me1-36"))
  t:attack "Pulse Launcher"
  t:answer(1, 2)
  t:answer "bench 1"
  t:end_turn()
  t:illegal("play", stamp)
end)
