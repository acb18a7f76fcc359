local card = ...

local stadium = ptcg.filter { kind = "stadium" }

card.ability["Windfall"] = {
  activated = {
    where = "discard",
    uses = "once_per_turn",
    effect = function(game, it)
      if game:flip() then game:move { card = it.card, to = "hand" } end
    end,
  },
}

card.ability["Reckoning"] = {
  on_discard = {
    {
      subject = "any",
      from = "play",
      filter = stadium,
      effect = function(game, it) game:draw() end,
    },
    {
      from = "play",
      effect = function(game, it) game:put_counters { on = it.self, count = 1 } end,
    },
  },
}

card.attack["Reshuffle"] = {
  after = function(game, it)
    local prize = game:choose_prize { face_up = false }
    game:turn_up { card = prize }
    assert(prize.face_up and prize.zone == "prizes")
    game:shuffle { prizes = true }
    assert(not prize.face_up)
  end,
}
