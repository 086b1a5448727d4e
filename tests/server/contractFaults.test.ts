import * as v from 'valibot';

import { Day, Rate, Text, YesNo, listOf } from '#sagas/api/contract/common.ts';
import { contractFaults, faultText } from '#server/contractFaults.ts';

const Row = v.object({
  uuid: v.string(),
  rate: v.nullish(Rate, 0),
  state: v.fallback(v.picklist(['OPEN', 'DONE']), 'OPEN'),
  isDone: YesNo,
  on: Day,
  note: Text,
  decision: v.fallback(v.picklist(['FINAL', 'UNKNOWN']), 'UNKNOWN'),
  sizes: v.nullish(v.record(v.string(), v.number()), {}),
});
const Answer = v.object({ rows: listOf(Row), first: v.nullish(Row, null) });

const row = { uuid: 'a1', state: 'OPEN', decision: 'FINAL' };
const told = (answer: unknown) => contractFaults(Answer, answer).map(faultText);

it.each([
  ['a missing field', { rows: [row, { ...row, uuid: undefined }] }, 'rows[1].uuid: is missing'],
  [
    'another type',
    { rows: [{ ...row, rate: 'secret' }] },
    'rows[0].rate: number expected, a string received',
  ],
  [
    'a rate in percent',
    { rows: [{ ...row, rate: 8.25 }] },
    'rows[0].rate: at most 1 expected, a number received',
  ],
  ['null', { rows: null }, 'rows: a list expected, null received'],
  [
    "a value that isn't an object",
    'secret',
    'the whole answer: an object expected, a string received',
  ],
  [
    "a code that isn't in the contract",
    { rows: [{ ...row, state: 'secret' }] },
    'rows[0].state: ("OPEN" | "DONE") expected, a string received',
  ],
  [
    "a value that isn't a day",
    { rows: [], first: { ...row, on: 'secret' } },
    'first.on: a readable value expected, a string received',
  ],
  [
    'a number in the texts of a record',
    { rows: [{ ...row, sizes: { small: 'secret' } }] },
    'rows[0].sizes.small: number expected, a string received',
  ],
])('FT-09 SC-14 names %s by its place and kind, never by its value', (_what, answer, text) => {
  expect(told(answer)).toEqual([text]);
});

it("accepts fields that may be absent and values that the contract doesn't know", () => {
  expect(
    told({
      rows: [{ ...row, on: '2026-11-16', rate: null, decision: 'NEWER', more: 1 }],
      other: 1,
    }),
  ).toEqual([]);
});
