card.in_play = { allow_effect = { by = "opponent", origin = "attack", value = false } }
