// The texts of my page, loaded with it.
import { textsApart } from '../apart.svelte';

const texts = textsApart(import.meta.glob<string>('../locale/mine/*.ftl', { query: '?raw', import: 'default' }));
export const { read: readTexts, say: m } = texts;
