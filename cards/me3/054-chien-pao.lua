local pokemon_ex = ptcg.filter { class = "pokemon-ex" }

card.attack["Strafe"] = function(game) game:switch(game:may_choose("own_bench")) end

card.attack["Rising Blade"] = {
  more = function(_, it) return it.defender:matches(pokemon_ex) and 80 end,
}
