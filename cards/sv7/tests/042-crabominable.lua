local crabominable, kofu = "sv7-42", "sv7-138"

local function prep(energy, discard, theirs, hand)
  return {
    ruleset = "sv",
    me = { active = { crabominable, energy = energy }, discard = discard, hand = hand },
    opponent = { active = "me1-36", discard = theirs },
  }
end

test("Food Prep: without Kofu the printed cost", function(t)
  t:position(prep("WRRR", { "2 sv1-180" }, { "4 " .. kofu }, { "2 " .. kofu }))
  t:illegal("attack", "Haymaker")
  t:position(prep "WRRRR")
  t:legal("attack", "Haymaker")
end)

test("Food Prep: Colorless less for each Kofu in its player's discard pile", function(t)
  for count, energy in ipairs { "WRRR", "WRR", "WR", "W" } do
    t:position(prep(energy, { count .. " " .. kofu }))
    t:legal("attack", "Haymaker")
    if count > 1 then
      t:position(prep(energy, { count - 1 .. " " .. kofu }))
      t:illegal("attack", "Haymaker")
    end
  end
end)

test("Food Prep: Water remains with 5 and more", function(t)
  t:position(prep("RR", { "5 " .. kofu }))
  t:illegal("attack", "Haymaker")
  t:position(prep("", { "6 " .. kofu }))
  t:illegal("attack", "Haymaker")
  t:position(prep("W", { "6 " .. kofu }))
  t:attack "Haymaker"
  t:equal(t.opponent.active.damage, 250)
end)

test("Food Prep: a Kofu that is played counts at once", function(t)
  t:position(prep("WRRR", {}, {}, { kofu, "dp1-123", "dp1-124" }))
  t:play(kofu)
  t:answer("dp1-123", "dp1-124")
  t:legal("attack", "Haymaker")
end)

test("Food Prep: not for another Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-80", energy = "LL" },
      bench = { crabominable },
      discard = { "4 " .. kofu },
    },
    opponent = { active = "me1-36" },
  }
  t:illegal("attack", "Lightning Laser")
end)
