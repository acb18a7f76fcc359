local card = ...

local tool = ptcg.filter { kind = "tool" }

local draw_one = {
  activated = {
    uses = "once_per_turn",
    effect = function(game) game:draw { count = 1 } end,
  },
}

card.ability["Plated Trait"] = {
  damage_taken = { value = -20 },
}

card.ability["Reserve"] = draw_one

card.ability["Look Ahead"] = draw_one

card.attack["Fit Out"] = {
  after = function(game, it)
    local found = game:choose_card { zone = "discard", filter = tool, purpose = "attach" }
    if not found then return end
    local pokemon = game:choose_pokemon { from = it.owner, purpose = "attach" }
    game:attach { card = found, to = pokemon, as = "tool" }
  end,
}

card.attack["Hush"] = {
  after = function(game, it)
    game:lasting { kind = "no_abilities", on = it.opponent, ends = "opponents_next_turn" }
  end,
}
