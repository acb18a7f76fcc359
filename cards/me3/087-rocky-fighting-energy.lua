local fighting = ptcg.filter { type = "fighting" }

card.in_play = {
  allow_effect = { by = "opponent", origin = "attack", target = fighting, value = false },
}
