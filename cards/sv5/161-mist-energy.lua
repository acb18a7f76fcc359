local card = ...

card.passive = {
  allow_effect = { by = "opponent", origin = "attack", value = false },
}
