// The texts of the puzzles: apart from the others, so that only those who solve some load them.
import { textsApart } from '../apart.svelte';

export const { read: readTexts, say: p, ready, follow } = textsApart(import.meta.glob<string>('../locale/puzzles/*.ftl', { query: '?raw', import: 'default' }));
