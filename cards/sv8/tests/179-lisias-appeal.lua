local appeal = "sv8-179"

local function with(bench, active)
  return {
    ruleset = "sv",
    me = { active = "sv1-80", bench = { "sv1-36" }, hand = { appeal, "sv2-172" } },
    opponent = { active = active or "sv1-38", bench = bench },
  }
end

test("Lisia's Appeal: a Benched Basic Pokémon becomes Active, and is Confused", function(t)
  t:position(with { "sv1-37", "sv1-36", "sv5-123" })
  t:play(appeal)
  t:equal(t:asked(), "me")
  t:options { "opponent bench 2", "opponent bench 3" }
  t:answer "opponent bench 3"
  t:equal(t.opponent.active.id, "sv5-123")
  t:equal(t.opponent.active.conditions, { "confused" })
  t:equal(t.opponent.bench[3].id, "sv1-38")
  t:equal(t.opponent.bench[3].conditions, {})
  t:equal(t.me.active.conditions, {})
  t:equal(t.me.discard, { appeal })
  t:illegal("play", "sv2-172")
end)

test("Lisia's Appeal: not without a Benched Basic Pokémon of the opponent", function(t)
  t:position(with({ "sv1-37" }, "sv1-36"))
  t:illegal("play", appeal)
  t:position(with {})
  t:illegal("play", appeal)
end)

test("Lisia's Appeal: one that can't be Confused is switched in", function(t)
  t:position(with { { "sv1-36", attached = { "sv2-193" } } })
  t:play(appeal)
  t:equal(t.opponent.active.id, "sv1-36")
  t:equal(t.opponent.active.conditions, {})
end)
