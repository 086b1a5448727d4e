/**
 * Plays an action log and prints its story: `npm run replay -- FILE`, with `--all` every line, or with `--json` a JSON object. Exits with 1 if
 * the log isn't whole or a replayed state differs from the recorded one, with 2 if the file doesn't exist.
 */
import { readFileSync } from 'node:fs';

import { logTextOf } from '#store/actionLog/logText.ts';

import { reportOn, reportText } from './replay/report.ts';

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isJson = process.argv.includes('--json');

function read(file: string): Blob | null {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    return null;
  }
}

const [file = ''] = files;
const log = read(file);
if (log === null) {
  console.error(
    file === '' ? 'Usage: npm run replay -- FILE [--all | --json]' : `Cannot read ${file}`,
  );
  process.exitCode = 2;
} else {
  const report = reportOn(await logTextOf(log));
  console.log(
    isJson ? JSON.stringify(report, null, 1) : reportText(report, process.argv.includes('--all')),
  );
  process.exitCode = report.isGood ? 0 : 1;
}
