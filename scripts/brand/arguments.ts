import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';

import { Unmakeable } from './newBrand.ts';
import { brandQuestions, type BrandAnswers } from './questions.ts';

export const BRAND_USAGE = [
  'Usage: npm run brand -- new CODE [--answers FILE] [--<question> ANSWER …]',
  '  asks for the name, the address, the color and the logo of a brand, and writes public/brands/CODE',
  `  --answers  a JSON file with answers: ${brandQuestions.map(({ key }) => key).join(', ')}`,
].join('\n');

const Answers = v.record(v.string(), v.string());

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Unmakeable(`${file}: isn't a JSON file, or can't be read`);
  }
}

function answersIn(file: string | undefined): BrandAnswers {
  if (file === undefined) return {};
  const answers = v.safeParse(Answers, contentOf(file));
  if (answers.success) return answers.output;
  throw new Unmakeable(
    answers.issues
      .map((issue) => v.getDotPath(issue))
      .map((key) =>
        key === null
          ? `${file}: isn't a list of answers: {"companyName": "…"}`
          : `${key}: isn't a text. Put the answer in quotes: "${key}": "…"`,
      )
      .join('\n'),
  );
}

const options = Object.fromEntries(
  ['answers', ...brandQuestions.map(({ key }) => key)].map((name) => [
    name,
    { type: 'string' } as const,
  ]),
);

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Unmakeable(`${error instanceof Error ? error.message : ''}\n${BRAND_USAGE}`);
  }
}

/** Reads a command's code and answers. Flags override the file. */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const [command, code, ...more] = positionals;
  if (command !== 'new' || code === undefined || more.length > 0) throw new Unmakeable(BRAND_USAGE);
  const { answers: file, ...flags } = values;
  const given = { ...answersIn(file), ...v.parse(Answers, flags) };
  return { code, given, isAsking: file === undefined };
}
