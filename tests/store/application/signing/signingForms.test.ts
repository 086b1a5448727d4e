import { lengthText, totalLengthText } from '#store/application/signing/readingTime.ts';
import { helpRequestOf, validateHelp, type HelpForm } from '#store/application/signing/help.ts';
import { ABROAD, placeOptions, validateSigningPlace } from '#store/application/signing/place.ts';

const help: HelpForm = {
  topic: 'WRONG_NAME',
  message: 'My name has a letter too many.',
  callMe: undefined,
  callTime: undefined,
};

it.each<[Partial<HelpForm>, object]>([
  [{}, {}],
  [{ callMe: 'NO' }, {}],
  [{ callMe: 'YES', callTime: 'MORNING' }, {}],
  [{ callMe: 'YES' }, { callTime: 'Required' }],
  [{ message: 'Too short' }, { message: 'Must be at least 10 characters' }],
  [{ message: 'x'.repeat(1001) }, { message: 'Must be at most 1000 characters' }],
])('validates signing/support with %j', (about, errors) => {
  expect(validateHelp({ ...help, ...about })).toEqual(errors);
});

it('says what is required in an empty signing/support', () => {
  expect(validateHelp({})).toEqual({ topic: 'Required', message: 'Required' });
});

it('sends a time only with a call', () => {
  expect(helpRequestOf({ ...help, callMe: 'NO', callTime: 'EVENING' })).toMatchObject({
    callMe: false,
    callTime: null,
  });
  expect(helpRequestOf({ ...help, callMe: 'YES', callTime: 'EVENING' })).toMatchObject({
    callMe: true,
    callTime: 'EVENING',
  });
});

it.each([
  [{ state: 'OH', isHere: true }, {}],
  [{ state: ABROAD, isHere: true }, {}],
  [{ state: 'XX', isHere: true }, { state: 'Required' }],
  [{ state: 'OH', isHere: false }, { isHere: 'Required' }],
  [{}, { state: 'Required', isHere: 'Required' }],
])('validates the place of signing %j', (form, errors) => {
  expect(validateSigningPlace(form)).toEqual(errors);
});

it('lists "Outside the U.S." as the last place', () => {
  expect(placeOptions.at(-1)).toEqual({ value: ABROAD, label: 'Outside the U.S.' });
});

it.each([
  [null, null],
  [0, null],
  [1, '1 page, about 1 minute'],
  [14, '14 pages, about 7 minutes'],
])('estimates the length of %s pages: %s', (pages, text) => {
  expect(lengthText(pages)).toBe(text);
});

it.each([
  [[14, 3], '2 documents, 17 pages, about 9 minutes.'],
  [[1], '1 document, 1 page, about 1 minute.'],
  [[14, null], null],
  [[14, 0], null],
  [[], null],
])('sums up documents of %j pages while every length is known: %s', (lengths, text) => {
  expect(totalLengthText(lengths.map((pages) => ({ pages })))).toBe(text);
});
