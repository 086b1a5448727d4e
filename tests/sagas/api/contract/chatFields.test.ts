import * as v from 'valibot';

import { readChatbotHistory, readChatHours } from '#sagas/api/contract/chat.ts';

const ITEM = {
  questionId: 'q-1',
  questionStr: 'How long?',
  responseStr: 'About ten days.',
  createdDt: '2026-11-21T15:00:00.000Z',
};

it.each([
  ['a question with its answer', ITEM, [ITEM]],
  ['an unanswered question', { ...ITEM, responseStr: null }, [{ ...ITEM, responseStr: null }]],
  ['unknown fields', { ...ITEM, mood: 'good' }, [ITEM]],
  ['no id', { ...ITEM, questionId: undefined }, []],
  ["a question that isn't a text", { ...ITEM, questionStr: 7 }, []],
])('FIELD-CHAT-2 reads an item of the history with %s', (_what, item, read) => {
  expect(v.parse(readChatbotHistory.answer, [item])).toEqual(read);
});

const DAY = { weekdayValue: 1, startTime: '06:00', endTime: '17:00' };

it.each([
  ['a day', DAY, [DAY]],
  [
    'a day without hours',
    { ...DAY, startTime: null, endTime: null },
    [{ ...DAY, startTime: null, endTime: null }],
  ],
  ['an eighth day', { ...DAY, weekdayValue: 8 }, []],
  ['a day without a number', { startTime: '06:00', endTime: '17:00' }, []],
])('FIELD-CHAT-3 reads the operating hours with %s', (_what, day, read) => {
  expect(v.parse(readChatHours.answer, { weekdays: [day] })).toEqual({ weekdays: read });
});
