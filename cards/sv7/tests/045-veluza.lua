local veluza, kofu = "sv7-45", "sv7-138"

local function edge(energy, mine, theirs)
  return {
    ruleset = "sv",
    me = { active = { veluza, energy = energy }, hand = { kofu }, discard = mine },
    opponent = { active = "me1-36", discard = theirs },
  }
end

test("Food Prep: a Colorless less for each Kofu in the discard pile", function(t)
  for kofus = 0, 4 do
    local position = edge(string.sub("WWWW", 1, 4 - kofus), { kofus .. " " .. kofu })
    if kofus == 0 then position.me.discard = {} end
    t:position(position)
    t:attack "Sonic Edge"
    t:equal(t.opponent.active.damage, 110)
  end
end)

test("Food Prep: not more than that", function(t)
  for kofus = 1, 3 do
    t:position(edge(string.sub("WWW", 1, 3 - kofus), { kofus .. " " .. kofu }))
    t:illegal("attack", "Sonic Edge")
  end
  t:position(edge("", { "5 " .. kofu }))
  t:legal("attack", "Sonic Edge")
end)

test("Food Prep: only Kofu, only in my discard pile", function(t)
  t:position(edge("WWW", { "sv2-185", veluza }, { kofu }))
  t:illegal("attack", "Sonic Edge")
end)

test("Food Prep: only for this Pokémon", function(t)
  t:position {
    ruleset = "sv",
    me = {
      active = { "sv1-80", energy = "L" },
      bench = { { veluza, energy = "WWWW" } },
      discard = { "2 " .. kofu },
    },
    opponent = { active = "me1-36" },
  }
  t:illegal("attack", "Sharp Fang")
end)
