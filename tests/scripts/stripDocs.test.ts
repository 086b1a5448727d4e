import { readdirSync, readFileSync } from 'node:fs';

import { contract } from '#sagas/api/contract/contract.ts';
import stripDocs from '#scripts/build/stripDocs.ts';

const FOLDER = 'sagas/api/contract';
const sources = readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'));

it('removes the fields that only the OpenAPI document uses', () => {
  const sent = sources.map(stripDocs).join('');

  expect(contract.filter(({ summary }) => sent.includes(summary))).toEqual([]);
  expect(sent).not.toMatch(/^ {2}chosen/m);
});

it('keeps all other fields', () => {
  const declared = [
    'export const readHours = endpoint({',
    "  name: 'readHours',",
    "  summary: 'When the lender answers',",
    '  chosen:',
    "    'The specification names no path.',",
    '  chosenBody: CHOSEN,',
    "  answer: v.object({ summary: Text, chosen: v.literal('early') }),",
    '});',
  ];

  expect(stripDocs(declared.join('\n')).split('\n')).toEqual(
    [0, 1, 6, 7].map((line) => declared[line]),
  );
});
