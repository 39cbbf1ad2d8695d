# Die Wörter, mit denen ein getippter Zug beginnt: Das erste wird gezeigt, alle werden verstanden.
verb-take = nehmen, nimm, nehme
verb-use = nutzen, nutze
verb-skip = verzichten, verzichte
verb-keep = behalten, behalte
verb-leave = weglegen
