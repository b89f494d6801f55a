// Before the laws: the rules play a match at every table of every game (record.py). Needs a Python that can run them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    laws: string;
  }
}

const root = join(import.meta.dirname, '..', '..');
const own = ['.venv/bin/python', '.venv/Scripts/python.exe'].map((path) => join(root, path)).find((path) => existsSync(path));

export default function record(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'stammtisch-laws-'));
  const python = process.env['STAMMTISCH_PYTHON'] ?? own ?? 'python3';
  const path = [join(root, 'src'), process.env['PYTHONPATH'] ?? ''].join(delimiter);
  const done = spawnSync(python, [join(import.meta.dirname, 'record.py'), '--laws', folder], { env: { ...process.env, PYTHONPATH: path }, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${python} could not record matches for the laws of faces:\n${done.stderr ?? String(done.error)}`);
  project.provide('laws', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
