// Formats with prettier: TypeScript and JavaScript, and the scripts of Svelte's components. Markup and styles stay as
// they are: one rule of CSS a line is easier to read in a component than prettier's six, and faces would double in length.
//
//     npm run format                # writes
//     npm run format -- --check     # names what is not formatted
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';

const ROOT = join(import.meta.dirname, '..');
const STYLE = { printWidth: 160, singleQuote: true };
const INDENT = '  ';
const SCRIPT = /(?<=^<script[^>]*>\n).*?(?=^<\/script>)/gms;

/** The source of a file as prettier writes it. */
async function formatted(path, source) {
  if (!path.endsWith('.svelte')) return format(source, { ...STYLE, filepath: path });
  let written = source;
  for (const [script] of source.matchAll(SCRIPT)) {
    const plain = await format(script, { ...STYLE, printWidth: STYLE.printWidth - INDENT.length, parser: 'typescript' });
    written = written.replace(script, () => indented(plain));
  }
  return written;
}

/** Every line of a script moved in, except those within a template literal, which would change. */
function indented(script) {
  let within = false;
  return script
    .split('\n')
    .map((line) => {
      const moved = within || line === '' ? line : INDENT + line;
      if ((line.match(/(?<!\\)`/g) ?? []).length % 2) within = !within;
      return moved;
    })
    .join('\n');
}

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'web', 'src/stammtisch'], { cwd: ROOT, encoding: 'utf8' });
const paths = listed.split('\n').filter((path) => /\.(ts|js|svelte)$|^web\/(package|tsconfig)\.json$/.test(path) && !/generated/.test(path));
const check = process.argv.includes('--check');
let different = 0;
for (const path of paths) {
  const source = readFileSync(join(ROOT, path), 'utf8');
  const written = await formatted(path, source);
  if (written === source) continue;
  different += 1;
  if (check) console.log(path);
  else writeFileSync(join(ROOT, path), written);
}
if (check && different) {
  console.error(`${different} files are not formatted: npm run format`);
  process.exit(1);
}
