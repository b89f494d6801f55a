// The types of what crosses the border, from the Python that sends it: `npm run types` writes them, `-- --check` compares.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { compile } from 'json-schema-to-typescript';

const root = join(import.meta.dirname, '..');
const own = ['.venv/bin/python', '.venv/Scripts/python.exe'].map((path) => join(root, path)).find((path) => existsSync(path));
const python = process.env.STAMMTISCH_PYTHON ?? own ?? 'python3';
const path = [join(root, 'src'), join(root, 'tests'), process.env.PYTHONPATH ?? ''].join(delimiter);
const done = spawnSync(python, [join(root, 'tests', 'border.py')], { env: { ...process.env, PYTHONPATH: path }, encoding: 'utf8', maxBuffer: 1 << 26 });
if (done.status !== 0) {
  console.error(`${python} could not tell what crosses the border:\n${done.stderr ?? String(done.error)}`);
  process.exit(1);
}

const options = {
  bannerComment: '// Made by `npm run types` from the Python that sends this; do not edit.',
  additionalProperties: false,
  unreachableDefinitions: true,
  unknownAny: true,
  format: true,
  style: { singleQuote: true, printWidth: 140 },
};

/** Without what the generator says of itself, and with short comments on one line. */
const clean = (types) =>
  types
    .replace(/export interface Everything \{\}\n/, '')
    .replace(/( \*\n)? \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g, '')
    .replace(/\/\*\*\n \*\/\n/g, '')
    .replace(/\/\*\*\n *\* (.*)\n *\*\//g, '/** $1 */')
    .replace(/\n(\/\*\*|export )/g, '\n\n$1')
    .replace(/\*\/\n\nexport/g, '*/\nexport')
    .replace(/\n{3,}/g, '\n\n');

let stale = 0;
for (const file of JSON.parse(done.stdout)) {
  const types = await compile({ ...file.schema, title: 'Everything', type: 'object' }, 'Everything', options);
  const constants = Object.entries(file.constants).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')} as const;\n`,
  );
  const text = [clean(types), constants.length ? '\n' : '', ...constants].join('');
  const target = join(root, file.path);
  if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
  stale += 1;
  if (process.argv.includes('--check')) console.error(`${file.path} is not what the server sends; run \`npm run types\` in web`);
  else {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    console.log(file.path);
  }
}
process.exit(process.argv.includes('--check') && stale ? 1 : 0);
