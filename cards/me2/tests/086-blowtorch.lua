local torch, fire = "me2-86", "dp1-124"

local function position(hand, theirs, stadium)
  return {
    ruleset = "sv",
    stadium = stadium,
    me = { active = { "sv1-13", energy = "R", attached = { "sv1-193", "sv2-193" } }, hand = hand },
    opponent = { active = theirs, bench = { { "sv1-36", attached = { "sv5-159" } } } },
  }
end

test("Blowtorch: a Pokémon Tool or Special Energy card of the opponent", function(t)
  t:position(position({ torch, fire }, {
    "sv1-13",
    energy = "G",
    attached = { "sv5-161", "sv1-169" },
  }))
  t:play(torch)
  t:options { "sv5-161", "sv1-169", "sv5-159" }
  t:answer "sv5-161"
  t:changed {
    ["me hand"] = { "- Blowtorch", "- Fire Energy" },
    ["me discard"] = { "+ Blowtorch", "+ Fire Energy" },
    ["opponent active energy"] = { "- Mist Energy" },
    ["opponent discard"] = { "+ Mist Energy" },
  }
end)

test("Blowtorch: a Pokémon Tool of a Benched Pokémon", function(t)
  t:position(position({ torch, fire }, "sv1-13"))
  t:play(torch)
  t:equal(t.opponent.bench[1].attached, {})
  t:equal(t.opponent.discard, { "sv5-159" })
  t:equal(t.me.discard, { fire, torch })
end)

test("Blowtorch: or a Stadium", function(t)
  t:position(position({ torch, fire }, "sv1-13", "sv5-156"))
  t:play(torch)
  t:answer "Stadium"
  t:equal(t.stadium, nil)
  t:equal(t.opponent.bench[1].attached, { "sv5-159" })
end)

test("Blowtorch: a Stadium may stay", function(t)
  t:position(position({ torch, fire }, "sv1-13", "sv5-156"))
  t:play(torch)
  t:answer "Tool or Energy"
  t:equal(t.stadium, "sv5-156")
  t:equal(t.opponent.discard, { "sv5-159" })
end)

test("Blowtorch: not without a Basic Fire Energy card in hand", function(t)
  t:position(position({ torch, "dp1-123", "sv6-167" }, "sv1-13"))
  t:illegal("play", torch)
end)

test("Blowtorch: not without anything to discard", function(t)
  local function bare(stadium)
    return {
      ruleset = "sv",
      stadium = stadium,
      me = { active = { "sv1-13", attached = { "sv1-193", "sv2-193" } }, hand = { torch, fire } },
      opponent = { active = { "sv1-13", energy = "G" } },
    }
  end
  t:position(bare())
  t:illegal("play", torch)
  t:position(bare "sv5-156")
  t:play(torch)
  t:equal(t.stadium, nil)
end)
