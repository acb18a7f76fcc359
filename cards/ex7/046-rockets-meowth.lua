local card = ...

local tool = ptcg.filter { kind = "tool" }
local machine = ptcg.filter { class = "rockets-secret-machine" }

card.attack["Snatch and Run"] = {
  after = function(game, it)
    local fitting = {}
    for _, seen in ipairs(game:look { zone = "deck", of = it.owner }) do
      if seen:matches(tool) or seen:matches(machine) then fitting[#fitting + 1] = seen end
    end
    local found = game:choose_card { from = fitting, min = 0, purpose = "search" }
    if found then
      game:show { card = found }
      game:move { card = found, to = "hand" }
      local new_active = game:choose_pokemon {
        from = it.owner.bench,
        min = 0,
        purpose = "switch_in",
      }
      if new_active then game:switch { to = new_active } end
    end
    game:shuffle()
  end,
}

card.attack["Miraculous Comeback"] = {
  damage = function(game, it)
    local coins = #it.owner.pokemon + #it.opponent.pokemon
    local heads = game:flips { count = coins }
    return it.attack.damage * heads, coins - heads
  end,
  after = function(game, it, tails)
    game:damage { to = it.attacker, amount = 10 * tails }
  end,
}
