// Builds the face of a game that lives outside of this repository into one file, face.js in the game's folder:
//     npm run face -- ~/games/hearts
// The folder has face/index.ts (and face/lid.ts), as a game of this repository has. The file carries its own copy of Svelte and of the
// parts it uses, so it goes on working when the pages are built again; styles are in it, too.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const ENTRY = 'virtual:outside-face';

/** The file to begin with: the game's own face and lid, wrapped for the shell. */
function entry(folder) {
  const lid = `${folder}/face/lid.ts`;
  return {
    name: 'outside-face-entry',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith(ENTRY) ? ENTRY : null),
    load: (id) =>
      id === ENTRY
        ? `import { outside } from '@shell/outside.svelte';
         import face from ${JSON.stringify(`${folder}/face/index.ts`)};
         ${existsSync(lid) ? `import lid from ${JSON.stringify(lid)};` : 'const lid = null;'}
         export default outside(face, lid);`
        : null,
  };
}

/** Styles become part of the script. A sheet that is made by a script needs no more rights than the script has. */
const styles = {
  name: 'outside-face-styles',
  enforce: 'post',
  generateBundle(_, bundle) {
    const sheets = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
    const css = sheets.map((file) => String(file.source)).join('\n');
    for (const file of sheets) Reflect.deleteProperty(bundle, file.fileName);
    const made = `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(css)}); document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];\n`;
    for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry && css) file.code = made + file.code;
  },
};

export async function buildFace(game) {
  const folder = resolve(game);
  if (!existsSync(`${folder}/face/index.ts`)) throw new Error(`${folder} has no face/index.ts`);
  await build({
    configFile: false,
    root: here('.'),
    logLevel: 'warn',
    publicDir: false,
    plugins: [entry(folder), svelte({ configFile: here('./svelte.config.js') }), styles],
    resolve: { alias: { '@shell': here('./src') }, dedupe: ['svelte'] },
    build: {
      target: 'es2023',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      lib: { entry: ENTRY, formats: ['es'], fileName: () => 'face.js' },
    },
  });
  return `${folder}/face.js`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [game] = process.argv.slice(2);
  if (!game) throw new Error('Say which folder: npm run face -- ~/games/hearts');
  console.log(await buildFace(game));
}
