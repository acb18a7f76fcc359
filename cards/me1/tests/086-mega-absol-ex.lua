local function absol(damage, hand)
  return {
    ruleset = "sv",
    me = { active = { "me1-86", energy = "DDD" } },
    opponent = { active = { "me1-36", damage = damage }, bench = { "sv1-13" }, hand = hand },
  }
end

test("Terminal Period: with exactly 6 damage counters Knocked Out", function(t)
  t:position(absol(60))
  t:attack "Terminal Period"
  t:answer("#1", "#2", "#3")
  t:equal(t.opponent.active.id, "sv1-13")
end)

test("Terminal Period: not with 5, nor with 7", function(t)
  for _, damage in ipairs { 50, 70 } do
    t:position(absol(damage))
    t:attack "Terminal Period"
    t:unchanged()
  end
end)

test("Claw of Darkness: I discard a card of the opponent's hand", function(t)
  t:position(absol(0, { "sv1-13", "sv1-36", "dp1-125" }))
  t:attack "Claw of Darkness"
  t:equal(t:asked(), "me")
  t:options { "sv1-13", "sv1-36", "dp1-125" }
  t:answer "sv1-36"
  t:equal(t.opponent.discard, { "sv1-36" })
  t:equal(#t:events("card_shown"), 3)
end)

test("Claw of Darkness: only damage with an empty hand", function(t)
  t:position(absol(0, {}))
  t:attack "Claw of Darkness"
  t:changed { ["opponent active damage"] = 200 }
end)

test("MEGA-05: a Basic Pokémon, 3 Prize cards", function(t)
  t:position {
    ruleset = "sv",
    me = { active = { "sv1-65", energy = "LL" }, hand = { "me1-86" } },
    opponent = { active = { "me1-86", damage = 60 }, bench = { "sv1-13" } },
  }
  t:bench "me1-86"
  t:attack "Pulse Launcher"
  t:answer("#1", "#2", "#3")
  t:equal(t.me.prizes_left, 3)
end)
