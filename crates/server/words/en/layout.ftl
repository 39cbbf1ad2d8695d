# What stands on every page.
layout-skip = Skip to content
layout-lobby = Lobby
layout-learn = Learn
layout-language = Language
layout-choose-language = Change
layout-rule = Read rule { $rule }
