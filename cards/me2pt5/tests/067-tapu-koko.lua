local function koko(turn, energy, hand)
  return {
    ruleset = "sv",
    turn = turn,
    me = { active = { "me2pt5-67", energy = energy }, hand = hand },
    opponent = { active = "me1-36" },
  }
end

test("Fast Flight: in the first turn of the game", function(t)
  t:position(koko(1, "LLL", { "sv1-13", "sv1-38" }))
  t:illegal("attack", "Thunder Blast")
  t:attack "Fast Flight"
  t:equal(t.me.discard, { "sv1-13", "sv1-38" })
  t:equal(#t.me.hand, 5)
end)

test("Fast Flight: without a card in hand", function(t)
  t:position(koko(3, "L"))
  t:attack "Fast Flight"
  t:equal(#t.me.hand, 5)
end)

test("Thunder Blast: discards 2 Energy", function(t)
  t:position(koko(3, "LLW"))
  t:attack "Thunder Blast"
  t:answer "dp1-126"
  t:answer "dp1-125"
  t:equal(t.me.active.energy, "L")
  t:equal(t.opponent.active.damage, 130)
end)
