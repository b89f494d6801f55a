// Soft sounds made on the spot; nothing is loaded, nothing loops, nothing plays for hovering.

export type SoundName = 'lift' | 'lay' | 'deal' | 'clack' | 'chime' | 'rise' | 'dull' | 'turn' | 'win' | 'loss';
/** One of the shell's sounds, or one that a game makes of tones and brushes. */
export type Sound = SoundName | readonly (Tone | Brush)[];

/** A tone: frequency, start and length in seconds, loudness, wave. */
export interface Tone { hz: number; at: number; long: number; loud: number; wave?: OscillatorType }
/** Brushed noise: the middle of its band, start, length, loudness. */
export interface Brush { brush: number; at: number; long: number; loud: number }

export const tone = (hz: number, at: number, long: number, loud: number, wave: OscillatorType = 'sine'): Tone => ({ hz, at, long, loud, wave });
export const brush = (hz: number, at: number, long: number, loud: number): Brush => ({ brush: hz, at, long, loud });
export const marimba = (hz: number, at: number): Tone[] => [tone(hz, at, 0.28, 0.09), tone(hz * 4, at, 0.08, 0.02)];

const SCORE: Record<SoundName, (Tone | Brush)[]> = {
  lift: [brush(3200, 0, 0.07, 0.05)],
  lay: [brush(1500, 0, 0.1, 0.08), tone(140, 0.02, 0.06, 0.04)],
  deal: [brush(2300, 0, 0.06, 0.05)],
  dull: [tone(98, 0, 0.22, 0.12, 'triangle'), tone(103.8, 0.16, 0.34, 0.11, 'triangle')],
  clack: [tone(420, 0, 0.05, 0.09, 'triangle'), tone(260, 0.01, 0.08, 0.08), brush(1900, 0, 0.03, 0.05)],
  chime: [tone(1320, 0, 0.3, 0.05), tone(1990, 0, 0.3, 0.03)],
  rise: [...marimba(392, 0), ...marimba(494, 0.11), ...marimba(587, 0.22)],
  turn: [...marimba(392, 0), ...marimba(523, 0.16)],
  win: [...marimba(392, 0), ...marimba(494, 0.13), ...marimba(587, 0.26), ...marimba(784, 0.39), ...marimba(988, 0.58)],
  loss: [...marimba(392, 0), ...marimba(494, 0.2)],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let on = true;

export function setSound(wanted: boolean): void {
  on = wanted;
}

/** Browsers let sound begin only after a touch or a key; until then this stays silent. */
export function play(wanted: Sound): void {
  if (!on || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const part of typeof wanted === 'string' ? SCORE[wanted] : wanted) sound(context, part);
}

function sound(audio: AudioContext, part: Tone | Brush): void {
  const start = audio.currentTime + part.at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(part.loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + part.long);
  gain.connect(audio.destination);
  if ('hz' in part) {
    const voice = audio.createOscillator();
    voice.type = part.wave ?? 'sine';
    voice.frequency.value = part.hz;
    voice.connect(gain);
    voice.start(start);
    voice.stop(start + part.long);
    return;
  }
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = part.brush;
  band.Q.value = 0.8;
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
