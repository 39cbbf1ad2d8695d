# Strona gry, która nie ma własnej.
plain-invitation = Dla { $fewest }–{ $most } graczy.
