import { isLost, noteOf, piecesOf, type Annotation } from '#src/ui/viewer/annotations.ts';

const annotation = (about: Partial<Annotation>): Annotation => ({
  subtype: 'Widget',
  annotationFlags: 4,
  hasAppearance: true,
  rect: [60, 600, 260, 620],
  ...about,
});
const [HIDDEN, PRINTED_ONLY] = [2, 36];

it.each([
  ['a text', { fieldType: 'Tx', fieldValue: '85,000' }, '85,000'],
  [
    'a choice',
    {
      fieldType: 'Ch',
      fieldValue: ['OH'],
      options: [{ exportValue: 'OH', displayValue: 'Ohio' }],
    },
    'Ohio',
  ],
  [
    'a ticked box',
    { fieldType: 'Btn', checkBox: true, fieldValue: 'Yes', exportValue: 'Yes' },
    '☒',
  ],
  [
    'an empty box',
    { fieldType: 'Btn', checkBox: true, fieldValue: 'Off', exportValue: 'Yes' },
    '☐',
  ],
  [
    'a radio button',
    { fieldType: 'Btn', radioButton: true, fieldValue: 'B', buttonValue: 'B' },
    '◉',
  ],
  ['a hidden field', { fieldType: 'Tx', fieldValue: '85,000', annotationFlags: HIDDEN }, undefined],
  ['a password', { fieldType: 'Tx', fieldValue: 'secret', password: true }, ''],
] as const)('F-12 gives the text of a page %s of its form', (_what, about, text) => {
  expect(piecesOf(annotation(about))[0]?.text).toBe(text);
});

it('F-12 turns the lines of a mark with it', () => {
  const mark = annotation({
    subtype: 'FreeText',
    textContent: ['Fee:', '$500'],
    textPosition: [12, 5],
    rotation: 90,
    defaultAppearanceData: { fontSize: 10 },
  });

  expect(piecesOf(mark)).toMatchObject([
    { text: 'Fee:', x: 72, y: 605, turn: 90 },
    { text: '$500', x: 84, turn: 90 },
  ]);
});

it.each([
  [
    'a note',
    { subtype: 'Text', contentsObj: { str: ' Ask about the rate ' } },
    'Ask about the rate',
  ],
  ['a value without a picture', { fieldType: 'Tx', fieldValue: '85', hasAppearance: false }, '85'],
  ['a drawn value', { fieldType: 'Tx', fieldValue: '85' }, ''],
  ['a drawn text', { subtype: 'FreeText', contentsObj: { str: 'Fee' } }, ''],
  ['the window of a note', { subtype: 'Popup', contentsObj: { str: 'Ask' } }, ''],
  ['a hidden note', { subtype: 'Text', contentsObj: { str: 'Ask' }, annotationFlags: HIDDEN }, ''],
] as const)(
  'F-12 says beside the page what %s says only if no picture shows it',
  (_what, about, note) => {
    expect(noteOf(annotation(about))).toBe(note);
  },
);

it.each([
  ['a film', { subtype: 'RichMedia' }, true],
  ['a model', { subtype: '3D' }, true],
  ['a file', { subtype: 'FileAttachment' }, true],
  ['a stamp without a picture', { subtype: 'Stamp', hasAppearance: false }, true],
  ['a stamp', { subtype: 'Stamp' }, false],
  ['a field that is only printed', { annotationFlags: PRINTED_ONLY }, true],
  ['a field that nobody sees', { annotationFlags: HIDDEN }, false],
] as const)('F-12 says whether a page with %s lacks something (%s)', (_what, about, lost) => {
  expect(isLost(annotation(about))).toBe(lost);
});
