local cream = "me2-91"

local function hurt(active)
  return {
    ruleset = "sv",
    me = {
      active = active,
      bench = { { "sv1-65", energy = "LLL", damage = 100 } },
      hand = { "2 " .. cream },
    },
    opponent = { active = { "sv1-38", energy = "RRR", damage = 100 } },
  }
end

test("Jumbo Ice Cream: heals 80 from the Active Pokémon with 3 Energy", function(t)
  t:position(hurt { "sv1-65", energy = "LL", attached = { "sv5-161" }, damage = 100 })
  t:play(cream)
  t:changed {
    ["active damage"] = 20,
    ["me hand"] = { "- Jumbo Ice Cream" },
    ["me discard"] = { "+ Jumbo Ice Cream" },
  }
  t:play(cream)
  t:equal(t.me.active.damage, 0)
end)

test("Jumbo Ice Cream: with 4 Energy, too, but not with 2", function(t)
  t:position(hurt { "sv1-65", energy = "LLRW", damage = 90 })
  t:play(cream)
  t:equal(t.me.active.damage, 10)
  t:position(hurt { "sv1-65", energy = "LL", damage = 100 })
  t:illegal("play", cream)
end)

test("Jumbo Ice Cream: not without damage", function(t)
  t:position(hurt { "sv1-65", energy = "LLL" })
  t:illegal("play", cream)
end)
