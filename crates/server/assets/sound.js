// Small sounds for who wants them: a tap when something is played, two notes when it is one's turn.
"use strict";

(() => {
  let [audio, turn] = [null, false];

  function note(pitch, start, length, loud) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const begin = audio.currentTime + start;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loud, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }

  document.addEventListener("htmx:sse:after:message", (event) => {
    const mine = Boolean(document.querySelector("#banner.yours"));
    const begins = mine && !turn;
    turn = mine;
    if (document.documentElement.dataset.sounds !== "on" || event.detail.message.event) return;
    audio ??= new AudioContext();
    const notes = begins ? [[523, 0, 0.25, 0.12], [784, 0.12, 0.4, 0.12]] : [[180, 0, 0.09, 0.15]];
    for (const one of notes) note(...one);
  });
})();
