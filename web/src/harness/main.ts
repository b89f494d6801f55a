// For those who write faces: shows a face with recorded views, without a server. Only in `npm run dev`.
import { mount } from 'svelte';
import '../styles/fonts';
import '../styles/tokens.css';
import '../styles/parts.css';
import Harness from './Harness.svelte';
import { speak } from '../words.svelte';
import { faceOf, folderOf } from '../faces.svelte';
import type { Recording } from './recording';

const query = new URLSearchParams(location.search);
const name = query.get('fixture') ?? '';
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
const recordings = import.meta.glob<Recording>('../../tests/fixtures/*.json', { import: 'default' });
const texts = import.meta.glob<string>('../../../src/stammtisch/games/*/locale/*.ftl', { query: '?raw', import: 'default' });
const recording = await recordings[`../../tests/fixtures/${name}.json`]?.();
if (recording) {
  const { game } = recording;
  await speak(query.get('lang') ?? 'en', async (tag) => ({
    [game]: (await texts[`../../../src/stammtisch/games/${folderOf(game)}/locale/${tag}.ftl`]?.()) ?? '',
  }));
  const face = await faceOf(query.has('plain') ? '' : recording.game);
  const target = document.getElementById('app') as HTMLElement;
  mount(Harness, { target, props: { recording, face, start: Number(query.get('step') ?? 0) } });
} else {
  document.body.textContent = Object.keys(recordings).join('\n');
}
