local function genesect(t, tools, hand, bench)
  local pokemon = { "sv6pt5-40", attached = tools }
  t:position {
    ruleset = "sv",
    turn = 5,
    me = {
      active = bench and "sv1-38" or pokemon,
      bench = { bench and pokemon or "sv1-38" },
      hand = hand,
    },
    opponent = { active = { "sv1-38", damage = 20 }, hand = hand },
  }
end

local hand = { "sv5-153", "sv6pt5-62", "sv7-136", "sv5-152", "sv1-181", "sv1-178", "sv1-193" }

test("ACE Nullifier: no ACE SPEC cards from the opponent's hand", function(t)
  for _, bench in ipairs { false, true } do
    genesect(t, { "sv1-193" }, hand, bench)
    t:end_turn()
    t:illegal("play", "sv5-153")
    t:illegal("play", "sv6pt5-62")
    t:illegal("play", "sv7-136")
    t:illegal("play", "sv5-152", "opponent active")
    t:legal("play", "sv1-181")
    t:legal("play", "sv1-178")
    t:legal("play", "sv1-193", "opponent active")
  end
end)

test("ACE Nullifier: nothing without a Pokémon Tool", function(t)
  genesect(t, {}, hand)
  t:end_turn()
  t:legal("play", "sv5-153")
  t:legal("play", "sv7-136")
  t:legal("play", "sv5-152", "opponent active")
end)

test("ACE Nullifier: not with a Pokémon Tool on another Pokémon", function(t)
  t:position {
    ruleset = "sv",
    turn = 5,
    me = { active = "sv6pt5-40", bench = { { "sv1-38", attached = { "sv1-193" } } } },
    opponent = { active = "sv1-38", hand = { "sv5-153" } },
  }
  t:end_turn()
  t:legal("play", "sv5-153")
end)

test("ACE Nullifier: my own may be played", function(t)
  genesect(t, { "sv1-193" }, hand)
  t:legal("play", "sv5-153")
  t:legal("play", "sv7-136")
end)

test("ACE Nullifier: no ACE SPEC Energy from the hand", function(t)
  for _, tools in ipairs { { "sv1-193" }, {} } do
    genesect(t, tools, { "sv5-162", "sv9-159" })
    t:end_turn()
    t:legal("attach", "sv9-159", "opponent active")
    local may = #tools == 0 and t.legal or t.illegal
    may(t, "attach", "sv5-162", "opponent active")
  end
end)
