/**
 * Plays an action log and prints its story: `npm run replay -- FILE`, with `--json` as one JSON object. Exits with 1 where the
 * log is not whole or a replayed state is another one than was recorded, with 2 where there is no such file.
 */
import { readFileSync } from 'node:fs';

import { reportOn, reportText } from './replay/report.ts';

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isJson = process.argv.includes('--json');

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

const [file = ''] = files;
const text = read(file);
if (text === null) {
  console.error(file === '' ? 'Usage: npm run replay -- FILE [--json]' : `Cannot read ${file}`);
  process.exitCode = 2;
} else {
  const report = reportOn(text);
  console.log(isJson ? JSON.stringify(report, null, 1) : reportText(report));
  process.exitCode = report.isGood ? 0 : 1;
}
