// What is heard at a table, made on the spot. Motions say in "hearth:sound" what is heard: "paper", "note-3". All of it together stays
// below -12 dB. Whether one wants it is asked once, when something could be heard for the first time.
"use strict";

(() => {
  const settings = document.documentElement.dataset;
  const ask = document.getElementById("ask-sounds");
  const PENTATONIC = [523, 587, 659, 784, 880];
  const LOUDEST = 0.35;
  const ASKED_FOR = 10000;
  let [audio, out, hiss, yours] = [null, null, null, Boolean(document.querySelector("#banner.yours"))];

  function openAudio() {
    audio = new AudioContext();
    out = audio.createDynamicsCompressor();
    const volume = new GainNode(audio, { gain: LOUDEST });
    out.connect(volume).connect(audio.destination);
    hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }

  // Lets something sound from now on plus `after` seconds: quick to come, slow to fade.
  function fade(source, loud, after, length) {
    const start = audio.currentTime + after;
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.008, length / 4));
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    source.at(-1).connect(volume).connect(out);
    source[0].start(start);
    source[0].stop(start + length);
  }

  function tone(pitch, length, { loud = 0.5, after = 0, type = "sine", to = pitch } = {}) {
    const source = new OscillatorNode(audio, { type, frequency: pitch });
    source.frequency.setValueAtTime(pitch, audio.currentTime + after);
    source.frequency.exponentialRampToValueAtTime(to, audio.currentTime + after + length);
    fade([source], loud, after, length);
  }

  function noise(pitch, length, { loud = 0.4, after = 0, type = "bandpass" } = {}) {
    const source = new AudioBufferSourceNode(audio, { buffer: hiss });
    const filter = new BiquadFilterNode(audio, { type, frequency: pitch });
    source.connect(filter);
    fade([source, filter], loud, after, length);
  }

  // A bar of wood: its note, and the overtone two octaves above that fades first.
  function marimba(pitch, after = 0) {
    tone(pitch, 0.55, { after });
    tone(pitch * 4, 0.12, { loud: 0.15, after });
  }

  function flute(pitch, after) {
    tone(pitch, 0.24, { loud: 0.35, after, to: pitch * 1.01 });
    tone(pitch * 2, 0.2, { loud: 0.08, after });
    noise(pitch * 2, 0.12, { loud: 0.08, after });
  }

  const SOUNDS = {
    paper: () => noise(3200, 0.05, { loud: 1 }),
    thud: () => tone(90, 0.09, { loud: 0.9, to: 60 }),
    bead: () => [1800, 1817].forEach((pitch) => tone(pitch, 0.05, { loud: 0.35 })),
    note: (number) => marimba(PENTATONIC[Math.min(number, 4) - 1]),
    octave: () => [PENTATONIC[3], PENTATONIC[3] * 2].forEach((pitch) => marimba(pitch)),
    flute: () => [784, 880, 1047].forEach((pitch, index) => flute(pitch, index * 0.14)),
    coin: () =>
      [1200, 1600].forEach((pitch, index) =>
        tone(pitch, 0.14, { loud: 0.25, type: "triangle", after: index * 0.06 }),
      ),
    bubble: () => {
      noise(900, 0.06, { loud: 0.3 });
      tone(180, 0.14, { to: 520, after: 0.05 });
    },
    tick: (hop) => tone(900 * 1.05 ** hop, 0.03, { type: "triangle" }),
    boom: () => {
      tone(55, 0.3, { loud: 1, to: 35 });
      noise(700, 0.35, { loud: 0.5, type: "lowpass" });
    },
    knock: () => [0, 0.09].forEach((after) => tone(240, 0.05, { type: "triangle", to: 170, after })),
    drum: () => {
      tone(140, 0.3, { loud: 0.8, to: 70 });
      noise(400, 0.05, { loud: 0.3 });
    },
    fanfare: () => [523, 659, 784, 1047, 1319].forEach((pitch, index) => marimba(pitch, index * 0.12)),
  };

  function play(name) {
    if (settings.sounds === "ask" && ask?.hidden) showQuestion();
    if (settings.sounds !== "on" || !navigator.userActivation?.hasBeenActive) return;
    if (!audio) openAudio();
    audio.resume();
    const [kind, number] = name.split("-");
    SOUNDS[kind]?.(Number(number));
  }

  document.addEventListener("hearth:sound", ({ detail }) => play(detail));
  document.addEventListener("end:count", () => play("coin"));
  document.addEventListener("end:won", () => play("fanfare"));
  document.addEventListener("htmx:after:swap", () => {
    const now = Boolean(document.querySelector("#banner.yours"));
    if (now && !yours) play("drum");
    yours = now;
  });

  function showQuestion() {
    ask.hidden = false;
    setTimeout(() => ask.remove(), ASKED_FOR);
  }

  ask?.addEventListener("submit", (event) => {
    event.preventDefault();
    settings.sounds = event.submitter.value;
    fetch(ask.action, { method: "POST", body: new URLSearchParams({ sounds: settings.sounds }) });
    ask.remove();
    play("coin");
  });
})();
