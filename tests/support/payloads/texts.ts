import fc, { type Arbitrary } from 'fast-check';

import { redactedSearch } from '#store/navigation/knownSearch.ts';
import { redactedAddress, redactedPath } from '#store/navigation/place.ts';
import type { PathNode } from '#store/redaction/paths.ts';
import { knownCode, knownField } from '#store/redaction/refusals.ts';

/** Part of every personal text, so a test can search for it. */
export const MARK = 'Zuckmück';

/** Personal words that look like a code: a surname and an SSN. */
export const PLANTED_WORDS = ['Quillonette', '219-09-9999'] as const;
const plantedWord = fc.constantFrom(...PLANTED_WORDS);

/** A personal text, which must never be in a log. */
export const personal = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }).map((s) => MARK + s) },
  fc.constantFrom('', `${MARK}@bank.example`, `12 ${MARK} Street`),
  fc.constantFrom(
    '(555) 555-0142',
    '5555550142',
    '1958-02-28',
    '2001-12-31',
    '43214',
    '10001-0001',
  ),
);

const id = fc.constantFrom(
  '6f9619ff-8b86-4d01-b42d-00c04fc964ff',
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
);
const time = fc.constantFrom('2026-03-01T10:20:30.000Z', '2026-03-02T00:00:00.000Z');
const code = fc.constantFrom('A', 'HMDA', 'OFFER_SELECTION');
/** Scopes of pending writes. The second is the longest possible. */
export const scope = fc.constantFrom(
  'registration/create',
  'application/0a60e341-5dd0-4c7e-8c65-e44e853952fa/signDocument/c3bf8112-1814-40cb-b2bc-2ed91a7915c1',
  'support',
);

/** An id, a time, a scope or a code, depending on the name of a loggable field. */
export function loggable(name: string): Arbitrary<string> {
  if (name === 'scope') return scope;
  if (/ids?$/i.test(name)) return id;
  return name.endsWith('At') ? time : code;
}

const pathname = fc.constantFrom(
  '/',
  '/account/heloc/register-v2',
  '/account/heloc/register-v2/annual-income',
  '/account/heloc/register/6f9619ff-8b86-4d01-b42d-00c04fc964ff/sale-status',
  '/account/heloc/6f9619ff-8b86-4d01-b42d-00c04fc964ff/start/hmda',
  `/account/heloc/${MARK}`,
  `/account/heloc/${MARK}A`,
  `/account/heloc/${MARK}B`,
  `//${MARK}`,
);
const search = fc.constantFrom(
  '',
  '?step=name',
  `?step=${MARK}`,
  `?utm_source=${MARK}&step=birthdate`,
  `?externalStateNonce=${MARK}&from=credit`,
  '?from=income&uwDecision=INITIAL',
  '?document=6f9619ff-8b86-4d01-b42d-00c04fc964ff',
  ...PLANTED_WORDS.flatMap((word) =>
    ['from', 'uwDecision', 'document'].map((name) => `?${name}=${word}`),
  ),
  `?${MARK}`,
);

/** Texts of which a log contains only the known parts, by the function that rewrites them. */
export const rewritten = new Map<PathNode['rewrite'], Arbitrary<string>>([
  [redactedPath, pathname],
  [redactedSearch, search],
  [redactedAddress, fc.tuple(pathname, search).map(([path, query]) => path + query)],
  [knownCode, fc.oneof(fc.constantFrom('PDF_PASSWORD', 'STEP_NOT_OPEN'), plantedWord)],
  [
    knownField,
    fc.oneof(fc.constantFrom('email', 'owners.0.zip', 'owners[1].name', MARK), plantedWord),
  ],
]);
