import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

import { OrgCode, readBrand } from '#sagas/api/contract/brand.ts';
import { brandFaults, drawingFaults } from '#scripts/brandFaults.ts';
import { brandHosts, readBrands } from '#server/host/brands.ts';
import type { Organisation } from '#store/org/organisation.ts';

import { brandAnswerFaults, brandContent } from './brandContent.ts';
import { monogram } from './monogram.ts';
import { brandQuestions, promptOf, type BrandAnswers, type BrandQuestion } from './questions.ts';

/** Options of `npm run brand -- new CODE`. */
export interface NewBrand {
  readonly code: string;
  readonly folder: string;
  /** Answers from flags or a file. These questions aren't asked. */
  readonly given: BrandAnswers;
  /** Null to use defaults instead of asking. */
  readonly ask: ((prompt: string) => Promise<string>) | null;
  readonly say: (line: string) => void;
  /** Defaults to check:brands. */
  readonly check?: (folder: string) => readonly string[];
}

/** Thrown if the brand can't be created. The message is for the terminal. */
export class Unmakeable extends Error {
  override readonly name = 'Unmakeable';
}

function organisationOf(code: string, answers: BrandAnswers): Organisation {
  const reading = readBrand(brandContent(code, answers), 'brand.json');
  if (!reading.isSound) throw new Unmakeable(reading.faults.join('\n'));
  return reading.organisation;
}

function logoFaults({ code }: NewBrand, answers: BrandAnswers): string[] {
  const { logo = '' } = answers;
  if (logo === 'monogram') return [];
  if (!existsSync(logo)) return [`${logo}: is missing`];
  return drawingFaults(logo, organisationOf(code, answers));
}

function hostFaults({ folder }: NewBrand, { baseUrl = '' }: BrandAnswers): string[] {
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).hostname : '';
  const other = brandHosts(readBrands(folder).organisations).find((one) => one.host === host);
  return other ? [`${host} is the host of ${other.code}`] : [];
}

const furtherFaults = new Map([
  ['logo', logoFaults],
  ['baseUrl', hostFaults],
]);

function faultsOf(brand: NewBrand, question: BrandQuestion, answers: BrandAnswers): string[] {
  if (answers[question.key] === '' && question.byDefault(answers, brand.code) === null)
    return ['is missing'];
  const faults = brandAnswerFaults(question, brand.code, answers);
  return faults.length > 0 ? faults : (furtherFaults.get(question.key)?.(brand, answers) ?? []);
}

async function answered(
  brand: NewBrand,
  question: BrandQuestion,
  before: BrandAnswers,
): Promise<BrandAnswers> {
  const { key } = question;
  const prompt = promptOf(question, before, brand.code);
  const isGiven = Object.hasOwn(brand.given, key);
  for (;;) {
    const typed = isGiven ? brand.given[key] : await brand.ask?.(prompt);
    const answer = typed?.trim() || question.byDefault(before, brand.code) || '';
    const after = { ...before, [key]: answer };
    const faults = faultsOf(brand, question, after);
    if (faults.length === 0) return after;
    if (isGiven || !brand.ask) throw new Unmakeable(`${key}: ${faults.join('; ')}`);
    brand.say(`  ${faults.join('; ')}`);
  }
}

function requireNew({ code, folder, given }: NewBrand): void {
  if (!v.safeParse(OrgCode, code).success)
    throw new Unmakeable(`${code} is no code: capital letters, digits and _, such as LARKMERE`);
  if (existsSync(join(folder, code))) throw new Unmakeable(`${join(folder, code)} exists already`);
  const known = new Set(brandQuestions.map(({ key }) => key));
  const unknown = Object.keys(given).filter((key) => !known.has(key));
  if (unknown.length > 0) throw new Unmakeable(`${unknown.join(', ')}: no question of a brand`);
}

function write({ code, folder }: NewBrand, answers: BrandAnswers): void {
  const { logo = '' } = answers;
  const drawing =
    logo === 'monogram' ? monogram(organisationOf(code, answers)) : readFileSync(logo, 'utf8');
  mkdirSync(join(folder, code));
  const content = JSON.stringify(brandContent(code, answers), null, 2);
  writeFileSync(join(folder, code, 'brand.json'), `${content}\n`);
  writeFileSync(join(folder, code, 'logo.svg'), drawing);
}

/**
 * Asks the questions, writes the brand's folder and checks it like check:brands. Removes the folder again if it has
 * faults, and returns them.
 */
export async function newBrand(brand: NewBrand): Promise<string[]> {
  requireNew(brand);
  let answers: BrandAnswers = {};
  for (const question of brandQuestions)
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    answers = await answered(brand, question, answers);
  write(brand, answers);
  const own = join(brand.folder, brand.code);
  const faults = (brand.check ?? brandFaults)(brand.folder).filter((fault) =>
    fault.startsWith(own),
  );
  if (faults.length > 0) rmSync(own, { recursive: true });
  return faults;
}
