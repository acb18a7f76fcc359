local function plate(prizes, energy)
  return {
    me = { active = { "dp3-94", energy = "G" }, hand = { "ecard3-134" } },
    opponent = { active = { "dp3-55", energy = energy }, prizes = prizes },
  }
end

local function stone_crush(t, position)
  t:position(position)
  t:play("ecard3-134", "active")
  t:attack "Stone Crush"
end

test("TM-01 Stone Crush: 5 or more Prize cards of the opponent, 3 cards are drawn", function(t)
  for _, prizes in ipairs { 5, 6 } do
    stone_crush(t, plate(prizes, "LL"))
    t:equal(#t.me.hand, 3)
    t:equal(t.opponent.active.energy, "LL")
  end
end)

test("Stone Crush: from 2 to 4, nothing", function(t)
  for prizes = 2, 4 do
    stone_crush(t, plate(prizes, "LL"))
    t:equal(t.me.hand, {})
    t:equal(t.opponent.active.energy, "LL")
  end
end)

test("Stone Crush: just 1, 2 Energy cards chosen go into the deck", function(t)
  stone_crush(t, plate(1, "LGW"))
  t:fails(function() t:answer "dp1-126" end, "takes 2 to 2 picks, not 1")
  t:fails(function() t:answer("dp1-126", "dp1-125", "dp1-123") end, "takes 2 to 2 picks, not 3")
  t:answer("dp1-126", "dp1-125")
  t:equal(t.me.hand, {})
  t:equal(t.opponent.active.energy, "G")
  t:equal(t.opponent.discard, {})
end)

test("Stone Crush: 1 Energy card if there is only one, none if there is none", function(t)
  stone_crush(t, plate(1, "L"))
  t:equal(t.opponent.active.energy, "")
  stone_crush(t, plate(1, ""))
  t:equal(t.opponent.active.energy, "")
end)

test("TM-01: the Pokémon still has its own attacks, and pays for the machine's", function(t)
  for _, ruleset in ipairs { "dp", "xy", "sm", "sv" } do
    local position = plate(6, "")
    position.ruleset = ruleset
    position.me.active = { "dp3-94", energy = "" }
    t:position(position)
    t:play("ecard3-134", "active")
    t:illegal("attack", "Stone Crush")
  end
end)

test("TM-02: it is discarded at the end of the turn", function(t)
  for _, ruleset in ipairs { "dp", "xy", "sm", "sv" } do
    local position = plate(6, "")
    position.ruleset = ruleset
    t:position(position)
    t:play("ecard3-134", "active")
    t:end_turn()
    t:equal(t.me.discard, { "ecard3-134" })
  end
end)
