import type * as v from 'valibot';

import { StatusName } from '#sagas/api/contract/application.ts';
import { DAY, MOMENT } from '#sagas/api/contract/words/units.ts';
import { contractFaults, faultText, type Demand, type ShapeFault } from '#server/contractFaults.ts';
import { wordAt } from '#server/sandbox/openapi/descriptions.ts';
import { toChecklistStatus } from '#store/application/core/checklistStatus.ts';
import { isWaiting } from '#store/application/status/checklist.ts';
import { statuses, statusRow } from '#store/application/status/statuses.ts';
import { dayOf } from '#store/format/isoDate.ts';

/** Whether the app only has its last resort for a status: error/timeout. */
export const isUnknownStatus = (text: string): boolean => {
  const checklistStatus = toChecklistStatus(text);
  return statusRow(checklistStatus) === null && !isWaiting({ checklistStatus });
};

const KNOWN_STATUS = 'a known status';
const A_DAY = `a day such as ${DAY}`;
const A_MOMENT = `a moment with its time zone, such as ${MOMENT},`;

const isReadable = (text: string) => dayOf(text) !== null && !Number.isNaN(Date.parse(text));
/** The app reads a time without a zone by the borrower's own clock. */
const hasZone = (text: string) => !text.includes('T') || /(?:Z|[+-]\d\d:?\d\d)$/i.test(text);

const namesIn = (path: string) => path.replaceAll(/\[\d+\]/g, '').split('.');

/** Returns what the document says about a property. Its unit is in the description, a date's form in the example. */
function wordsAbout(path: string): { readonly description: string; readonly example: unknown } {
  const word = wordAt(namesIn(path)) ?? '';
  const [description, example] = typeof word === 'string' ? [word] : word;
  return { description, example };
}

const FRACTION = 'a fraction such as 0.43 for 43%';
const YEARS = 'years such as 10';
/** Our choice: more than any debt-to-income or loan-to-value ratio, and less than any in percent. */
const MAX_RATIO = 3;
/** Our choice: like `Years` of the contract. */
const MAX_YEARS = 100;

function expectedNumber(value: number, path: string): string | null {
  const { description } = wordsAbout(path);
  if (description.includes('A fraction from 0 to 1')) return value > 1 ? FRACTION : null;
  if (description.includes('A fraction: ')) return value > MAX_RATIO ? FRACTION : null;
  return description.endsWith(' Years.') && value > MAX_YEARS ? YEARS : null;
}

function expectedDate(text: string, path: string): string | null {
  const { example } = wordsAbout(path);
  if (typeof example !== 'string' || !isReadable(example)) return null;
  if (!example.includes('T')) return isReadable(text) ? null : A_DAY;
  return isReadable(text) && hasZone(text) ? null : A_MOMENT;
}

const isOfStatus = (schema: v.GenericSchema) =>
  schema === StatusName || ('wrapped' in schema && schema.wrapped === StatusName);

/** Demands known statuses and readable dates. The schemas accept others, but they stop borrowers. */
const demand: Demand = (schema, value, path) => {
  if (isOfStatus(schema))
    return typeof value === 'string' && !isUnknownStatus(value) ? null : KNOWN_STATUS;
  if (typeof value === 'number') return expectedNumber(value, path);
  return typeof value === 'string' ? expectedDate(value, path) : null;
};

const hints = new Map([
  [
    KNOWN_STATUS,
    `The app shows any other status at error/timeout. Known: ${Object.keys(statuses).join(', ')}.`,
  ],
  ['at most 1', 'Rates are fractions: send 0.0825 for 8.25%.'],
  ['at most 100', 'Terms are years: send 10 for 120 months.'],
]);

const ERRORS_HINT = 'Refuse with {"errors": ["A sentence for the borrower."]}.';

/** Says what the document says about a value, instead of its regular expression. */
function inWords(fault: ShapeFault): { readonly shown: ShapeFault; readonly hint?: string } {
  if (!fault.expected.startsWith('/')) return { shown: fault };
  const { description, example } = wordsAbout(fault.path);
  const expected = typeof example === 'string' ? `a value such as ${example}` : 'another form';
  return { shown: { ...fault, expected }, hint: description };
}

function sentenceOf(fault: ShapeFault): string {
  const { shown, hint: meaning } = inWords(fault);
  const look = fault.look === null ? '' : ` (${fault.look})`;
  const hint = fault.path === 'errors' ? ERRORS_HINT : (hints.get(fault.expected) ?? meaning);
  return `${faultText(shown)}${look}.${hint ? ` ${hint}` : ''}`;
}

const idOf = (row: unknown): unknown => {
  if (typeof row !== 'object' || row === null) return undefined;
  if ('uuid' in row) return row.uuid;
  return 'id' in row ? row.id : undefined;
};

/** Finds rows that a list has twice. */
function repeatedRows(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    repeatedRows(
      one,
      Array.isArray(value) ? `${path}[${key}]` : [path, key].filter(Boolean).join('.'),
    ),
  );
  if (!Array.isArray(value)) return inner;
  const ids = value.map(idOf);
  const again = ids.findIndex((id, at) => id !== undefined && ids.indexOf(id) !== at);
  if (again === -1) return inner;
  return [
    `${path}[${again}]: has the id of ${path}[${ids.indexOf(ids[again])}]. List each row once.`,
    ...inner,
  ];
}

/** Returns where JSON breaks the contract, one sentence each: the place, what is expected and what came instead. */
export const contentFaults = (schema: v.GenericSchema, content: unknown): string[] => [
  ...contractFaults(schema, content, { demand }).map(sentenceOf),
  ...repeatedRows(content),
];
