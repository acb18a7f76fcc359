local stage_2 = ptcg.filter { stage = "stage-2" }

card.in_play = { hp = { subject = "any", target = stage_2, value = -30 } }
