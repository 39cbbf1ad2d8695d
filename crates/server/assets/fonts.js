// Unpacks the letters while the rest of the page is still read, so that it is drawn with them the first time.
"use strict";

for (const face of document.fonts) if (!face.family.includes("stand-in")) face.load();
