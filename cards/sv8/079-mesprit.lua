local psychic_basic_energy = ptcg.filter { "basic_energy", type = "psychic" }

card.attack["Full Heart"] = function(game)
  for _, energy in ipairs(game:choose_up_to(2, "hand", psychic_basic_energy)) do
    game:attach(energy, game:choose("own_pokemon"))
  end
end

card.attack["Guardian Burst"] = {
  fails_unless = function(_, it)
    return it.owner:count("bench", { name = "Uxie" }) > 0
      and it.owner:count("bench", { name = "Azelf" }) > 0
  end,
}
