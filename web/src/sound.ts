// Soft sounds made on the spot; nothing is loaded, nothing loops, nothing plays for hovering.

export type SoundName = 'lift' | 'lay' | 'deal' | 'clack' | 'chime' | 'rise' | 'dull' | 'turn' | 'hurry' | 'win' | 'loss';
/** One of the shell's sounds, or one that a game makes of tones and brushes. */
export type Sound = SoundName | readonly (Tone | Brush)[];

/** A tone: frequency, start and length in seconds, loudness, wave. */
export interface Tone {
  hz: number;
  at: number;
  long: number;
  loud: number;
  wave?: OscillatorType;
}
/** Brushed noise: the middle of its band, start, length, loudness, and how narrow the band is. */
export interface Brush {
  brush: number;
  at: number;
  long: number;
  loud: number;
  narrow?: number;
}

export const tone = (hz: number, at: number, long: number, loud: number, wave: OscillatorType = 'sine'): Tone => ({ hz, at, long, loud, wave });
export const brush = (hz: number, at: number, long: number, loud: number, narrow = 0.8): Brush => ({ brush: hz, at, long, loud, narrow });
/** Card stock on wood: the edge snaps, the card slaps, and the wood under it answers. */
export const slap = (at: number, loud = 1): (Tone | Brush)[] => [
  brush(5200, at, 0.012, 0.05 * loud, 0.7),
  brush(1700, at + 0.004, 0.045, 0.16 * loud, 1.1),
  brush(620, at + 0.008, 0.07, 0.2 * loud, 2.2),
  tone(118, at + 0.008, 0.09, 0.12 * loud),
  tone(236, at + 0.008, 0.05, 0.03 * loud, 'triangle'),
];
/** A card that slides out of the hand or off the pack. */
const slide = (at: number, loud = 1): Brush[] => [brush(4200, at, 0.05, 0.035 * loud, 0.6), brush(2400, at + 0.018, 0.05, 0.05 * loud, 0.9)];
/** Something hard and small on wood: a chip, a seal. */
const knock = (at: number, loud = 1): (Tone | Brush)[] => [
  brush(3100, at, 0.01, 0.1 * loud, 1.2),
  tone(910, at, 0.035, 0.07 * loud, 'triangle'),
  tone(540, at + 0.003, 0.05, 0.06 * loud, 'triangle'),
  brush(480, at + 0.004, 0.06, 0.16 * loud, 3),
  tone(150, at + 0.004, 0.07, 0.07 * loud),
];
export const marimba = (hz: number, at: number): Tone[] => [tone(hz, at, 0.28, 0.09), tone(hz * 4, at, 0.08, 0.02)];

const SCORE: Record<SoundName, (Tone | Brush)[]> = {
  lift: slide(0, 0.8),
  lay: [...slide(0, 0.5), ...slap(0.045)],
  deal: [...slide(0), ...slap(0.06, 0.4)],
  dull: [tone(98, 0, 0.22, 0.12, 'triangle'), tone(103.8, 0.16, 0.34, 0.11, 'triangle')],
  clack: [...knock(0), ...knock(0.075, 0.35)],
  chime: [tone(1320, 0, 0.3, 0.05), tone(1990, 0, 0.3, 0.03)],
  rise: [...marimba(392, 0), ...marimba(494, 0.11), ...marimba(587, 0.22)],
  turn: [...marimba(392, 0), ...marimba(523, 0.16)],
  hurry: [...marimba(784, 0), ...marimba(784, 0.22), ...marimba(784, 0.44)],
  win: [...marimba(392, 0), ...marimba(494, 0.13), ...marimba(587, 0.26), ...marimba(784, 0.39), ...marimba(988, 0.58)],
  loss: [...marimba(392, 0), ...marimba(494, 0.2)],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let volume = 1;

/** How loud everything is, from 0 to 1. */
export function setVolume(wanted: number): void {
  volume = wanted;
}

/**
 * Lets a sound be heard, as often as told: the cards of a deal follow each other `apart` seconds, none exactly like another.
 * Browsers let sound begin only after a touch or a key; until then this stays silent.
 */
export function play(wanted: Sound, times = 1, apart = 0): void {
  if (!volume || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const parts = typeof wanted === 'string' ? SCORE[wanted] : wanted;
  for (let i = 0; i < times; i++) {
    const varied = times > 1 ? 0.94 + Math.random() * 0.12 : 1;
    for (const part of parts) sound(context, part, i * apart, varied);
  }
}

function sound(audio: AudioContext, part: Tone | Brush, later: number, varied: number): void {
  const start = audio.currentTime + part.at + later;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(part.loud * volume, start + Math.min(0.006, part.long / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + part.long);
  gain.connect(audio.destination);
  if ('hz' in part) {
    const voice = audio.createOscillator();
    voice.type = part.wave ?? 'sine';
    voice.frequency.value = part.hz * varied;
    voice.connect(gain);
    voice.start(start);
    voice.stop(start + part.long);
    return;
  }
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = part.brush * varied;
  band.Q.value = part.narrow ?? 0.8;
  band.connect(gain);
  const voice = audio.createBufferSource();
  voice.buffer = noise ??= makeNoise(audio);
  voice.connect(band);
  voice.start(start, Math.random() * 0.5, part.long);
}

function makeNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
