local function gloom()
  return {
    ruleset = "sv",
    me = { active = { "rsv10pt5-44", energy = "P" }, hand = { "sv1-181" } },
    opponent = {
      active = "sv6-61",
      bench = { "sv1-13" },
      hand = { "sv1-181", "sv1-193", "sv1-180", "sv1-178" },
    },
  }
end

test("Oceanic Gloom: no Item cards during the opponent's next turn", function(t)
  t:position(gloom())
  t:attack "Oceanic Gloom"
  t:equal(t.opponent.active.damage, 20)
  t:illegal("play", "sv1-181")
end)

test("Oceanic Gloom: other Trainer cards may be played", function(t)
  t:position(gloom())
  t:attack "Oceanic Gloom"
  t:legal("play", "sv1-193", "opponent active")
  t:legal("play", "sv1-180")
  t:legal("play", "sv1-178")
end)

test("Oceanic Gloom: also when Frillish or the Defending Pokémon leaves", function(t)
  local position = gloom()
  position.opponent.active = { "sv6-61", energy = "WWW" }
  t:position(position)
  t:attack "Oceanic Gloom"
  t:retreat "opponent bench 1"
  t:illegal("play", "sv1-181")
end)

test("Oceanic Gloom: not for me, nor later", function(t)
  t:position(gloom())
  t:attack "Oceanic Gloom"
  t:end_turn()
  t:legal("play", "sv1-181")
  t:end_turn()
  t:legal("play", "sv1-181")
end)
