card.ability["Defiant Horn"] = {
  on_evolve = {
    optional = true,
    needs = { "opponent_bench" },
    effect = function(game) game:switch(game:choose("opponent_bench")) end,
  },
}
