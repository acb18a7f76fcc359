local bell = "sv8-165"

local function with(turn, deck)
  return {
    ruleset = "sv",
    turn = turn,
    me = {
      active = "sv1-38",
      hand = { bell, bell },
      deck = deck or { "sv1-180", "sv1-13", "sv1-189", "sv1-181", "sv1-178" },
    },
    opponent = { active = "sv1-38" },
  }
end

test("Call Bell: a Supporter card of the deck", function(t)
  t:position(with(2))
  t:play(bell)
  t:options { "sv1-180", "sv1-189" }
  t:answer "sv1-189"
  t:equal(t.me.hand, { bell, "sv1-189" })
  t:equal(#t:events("card_shown"), 1)
  t:events { { "shuffled", player = "me" } }
  t:legal("play", bell)
end)

test("Call Bell: or none", function(t)
  t:position(with(2))
  t:play(bell)
  t:answer "stop"
  t:equal(t.me.hand, { bell })
end)

test("Call Bell: only in the first turn of the player who goes second", function(t)
  for _, turn in ipairs { 1, 3, 4 } do
    t:position(with(turn))
    t:illegal("play", bell)
  end
  t:position(with(2, {}))
  t:illegal("play", bell)
end)
