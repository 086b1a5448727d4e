/**
 * Prints which test file covers which requirement: every FT, SC and AX id in a test, with its files, and ids that
 * only the code names. Reads ids from titles and rows of tests, not from comments.
 */
import { globSync, readFileSync } from 'node:fs';

const ID = /\b(FT|SC|AX)-(\d{2,3})\b/g;
const RANGE = /\b(FT|SC|AX)-(\d{2,3}) to \1-(\d{2,3})\b/g;
/** A block starts its line, because elsewhere `/*` is part of a glob. */
const COMMENTS = /^\s*\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm;

const TESTS = 'tests/**/*.test.{ts,tsx}';
const CODE = '{src,sagas,store,server,scripts}/**/*.{ts,tsx,js,css}';

function idsIn(text: string): Set<string> {
  const ids = new Set(Array.from(text.matchAll(ID), ([id]) => id));
  for (const [, kind, from = '', to = ''] of text.matchAll(RANGE))
    for (let number = Number(from); number <= Number(to); number += 1)
      ids.add(`${kind}-${String(number).padStart(from.length, '0')}`);
  return ids;
}

function filesById(pattern: string, textOf: (file: string) => string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync(pattern).toSorted())
    for (const id of idsIn(textOf(file))) found.set(id, [...(found.get(id) ?? []), file]);
  return found;
}

const inOrder = (ids: Iterable<string>) =>
  [...ids].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));

const read = (file: string) => readFileSync(file, 'utf8');
const tested = filesById(TESTS, (file) => read(file).replaceAll(COMMENTS, ''));
const mentioned = filesById(CODE, read);

for (const id of inOrder(tested.keys())) {
  console.log(id);
  for (const file of tested.get(id) ?? []) console.log(`  ${file}`);
}

const untested = inOrder(mentioned.keys()).filter((id) => !tested.has(id));
console.log(`\n${tested.size} ids are named by tests. Named by code alone: ${untested.length}`);
for (const id of untested) console.log(`${id}  ${(mentioned.get(id) ?? []).join(', ')}`);
