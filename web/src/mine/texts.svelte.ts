// The texts of my page, loaded with it.
import { textsApart } from '../apart.svelte';

export const { read: readTexts, say: m, ready, follow } = textsApart(import.meta.glob<string>('../locale/mine/*.ftl', { query: '?raw', import: 'default' }));
