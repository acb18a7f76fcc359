local card = ...

local darkness = ptcg.filter { kind = "energy", type = "darkness" }

card.attack["Oblivion Wing"] = {
  after = function(game, it)
    if it.owner.bench_count == 0 then return end
    local energy = game:choose_card { zone = "discard", filter = darkness, purpose = "attach" }
    if not energy then return end
    local pokemon = game:choose_pokemon { from = it.owner.bench, purpose = "attach" }
    game:attach { card = energy, to = pokemon }
  end,
}

card.attack["Darkness Blade"] = {
  after = function(game, it)
    if game:flip() then return end
    game:lasting { kind = "no_attack", on = it.attacker, ends = "own_next_turn" }
  end,
}
