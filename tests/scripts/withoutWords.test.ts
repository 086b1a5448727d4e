import { readdirSync, readFileSync } from 'node:fs';

import { contract } from '#sagas/api/contract/contract.ts';
import withoutWords from '#scripts/build/withoutWords.ts';

const FOLDER = 'sagas/api/contract';
const sources = readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'));

it('a browser is sent nothing of a call that the OpenAPI document alone tells', () => {
  const sent = sources.map(withoutWords).join('');

  expect(contract.filter(({ summary }) => sent.includes(summary))).toEqual([]);
  expect(sent).not.toMatch(/^ {2}chosen/m);
});

it('a browser is sent all the rest of it', () => {
  const declared = [
    'export const readHours = endpoint({',
    "  name: 'readHours',",
    "  summary: 'When somebody answers',",
    '  chosen:',
    "    'The specification names no path.',",
    '  chosenBody: CHOSEN,',
    "  answer: v.object({ summary: Text, chosen: v.literal('early') }),",
    '});',
  ];

  expect(withoutWords(declared.join('\n')).split('\n')).toEqual(
    [0, 1, 6, 7].map((line) => declared[line]),
  );
});
