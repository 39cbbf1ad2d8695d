// The sounds of a table, synthesized on the spot. Motions name them in "hearth:sound": "paper", "note-3". Together they stay
// below -12 dB. The player is asked once for permission, when there is a sound for the first time.
"use strict";

(() => {
  const settings = document.documentElement.dataset;
  const ask = document.getElementById("ask-sounds");
  const PENTATONIC = [523, 587, 659, 784, 880];
  const LOUDEST = 0.35;
  const ASKED_FOR = 10000;
  const isYourTurn = () => Boolean(document.querySelector("#banner.yours"));
  let audio = null;
  let out = null;
  // Half a second of white noise.
  let hiss = null;
  let wasYourTurn = isYourTurn();

  function openAudio() {
    audio = new AudioContext();
    out = audio.createDynamicsCompressor();
    const volume = new GainNode(audio, { gain: LOUDEST });
    out.connect(volume).connect(audio.destination);
    hiss = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }

  // Plays a chain of nodes in `after` seconds: a quick attack and a slow decay.
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

  // Plays several pitches, each one `gap` seconds after the one before.
  function inTurn(pitches, gap, playOne) {
    for (const [index, pitch] of pitches.entries()) playOne(pitch, index * gap);
  }

  const SOUNDS = {
    paper: () => noise(3200, 0.05, { loud: 1 }),
    thud: () => tone(90, 0.09, { loud: 0.9, to: 60 }),
    bead: () => inTurn([1800, 1817], 0, (pitch) => tone(pitch, 0.05, { loud: 0.35 })),
    note: (number) => marimba(PENTATONIC[Math.min(number, 4) - 1]),
    octave: () => inTurn([PENTATONIC[3], PENTATONIC[3] * 2], 0, marimba),
    flute: () => inTurn([784, 880, 1047], 0.14, flute),
    coin: () => {
      inTurn([1200, 1600], 0.06, (pitch, after) => {
        tone(pitch, 0.14, { loud: 0.25, type: "triangle", after });
      });
    },
    bubble: () => {
      noise(900, 0.06, { loud: 0.3 });
      tone(180, 0.14, { to: 520, after: 0.05 });
    },
    tick: (hop) => tone(900 * 1.05 ** hop, 0.03, { type: "triangle" }),
    boom: () => {
      tone(55, 0.3, { loud: 1, to: 35 });
      noise(700, 0.35, { loud: 0.5, type: "lowpass" });
    },
    knock: () => {
      inTurn([240, 240], 0.09, (pitch, after) => {
        tone(pitch, 0.05, { type: "triangle", to: 170, after });
      });
    },
    drum: () => {
      tone(140, 0.3, { loud: 0.8, to: 70 });
      noise(400, 0.05, { loud: 0.3 });
    },
    fanfare: () => inTurn([523, 659, 784, 1047, 1319], 0.12, marimba),
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
    const now = isYourTurn();
    if (now && !wasYourTurn) play("drum");
    wasYourTurn = now;
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
