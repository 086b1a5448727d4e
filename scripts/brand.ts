/**
 * Creates a brand's folder by asking questions: `npm run brand -- new CODE`. Exits with 1 if the brand has faults,
 * with 2 if it can't be created.
 */
import { createInterface } from 'node:readline/promises';

import { slugOf } from '#server/host/brands.ts';

import { readArguments } from './brand/arguments.ts';
import { newBrand, Unmakeable } from './brand/newBrand.ts';

const terminal = createInterface({ input: process.stdin, output: process.stdout });
/** Buffers lines typed or piped before their question. */
const lines = terminal[Symbol.asyncIterator]();

async function ask(prompt: string): Promise<string> {
  terminal.setPrompt(prompt);
  terminal.prompt();
  const { value, done } = await lines.next();
  if (done) throw new Unmakeable('\nThe brand was not made.');
  return value;
}

try {
  const { code, given, isAsking } = readArguments(process.argv.slice(2));
  const outside = { ask: isAsking ? ask : null, say: (line: string) => console.log(line) };
  const faults = await newBrand({ code, folder: 'public/brands', given, ...outside });
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
  if (faults.length > 0) console.error('The brand was not made.');
  else {
    console.log(`public/brands/${code} has brand.json and logo.svg. "npm start" shows it:`);
    console.log(`  http://${slugOf(code)}.localhost:3000/account/heloc/register`);
    console.log(`  http://localhost:3000/sandbox/brand?org=${code}, where its color can be tried`);
  }
} catch (error) {
  if (!(error instanceof Unmakeable)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  terminal.close();
}
