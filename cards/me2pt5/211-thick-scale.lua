local grass_fire_water_lightning = ptcg.filter { type = { "grass", "fire", "water", "lightning" } }
local dragon = ptcg.filter { type = "dragon" }

card.in_play = {
  damage_taken = {
    by = "opponent",
    attacker = grass_fire_water_lightning,
    target = dragon,
    value = -50,
  },
}
