import { isLost, noteOf, piecesOf, type Annotation } from '#src/ui/viewer/annotations.ts';
import { bytesIn, createBudget, type Budget, type Lifetime } from '#src/ui/viewer/budget.ts';
import { inkMargin } from '#src/ui/viewer/inkMargin.ts';
import { isLoss } from '#src/ui/viewer/losses.ts';

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
  'F-12 shows the text of %s next to the page only if no picture shows it',
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
  ['a field that no one sees', { annotationFlags: HIDDEN }, false],
] as const)('F-12 says whether a page with %s lacks something (%s)', (_what, about, lost) => {
  expect(isLost(annotation(about))).toBe(lost);
});

const MB = 1_000_000;

const lifetimes = ['page', 'sight', 'document'] as const satisfies readonly Lifetime[];

/** Draws a page that takes this many MB. Returns whether it fits, and a function that frees it. */
function draw(budget: Budget, parts: Partial<Record<Lifetime, number>>) {
  budget.begin();
  const fits = lifetimes.every((lifetime) => budget.take((parts[lifetime] ?? 0) * MB, lifetime));
  return { fits, free: budget.keep() };
}

it.each(lifetimes)('gives a page the whole budget if no other is visible: %s', (lifetime) => {
  expect(draw(createBudget(), { [lifetime]: 400 }).fits).toBe(true);
  expect(draw(createBudget(), { [lifetime]: 401 }).fits).toBe(false);
});

it("shares the budget among visible pages: canvases and texts stay, operators don't", () => {
  const budget = createBudget();
  const first = draw(budget, { page: 300, sight: 100 });

  expect(draw(budget, { page: 300 }).fits).toBe(true);
  expect(draw(budget, { page: 301 }).fits).toBe(false);

  first.free();
  expect(draw(budget, { page: 400 }).fits).toBe(true);
});

it('subtracts what the document keeps from the budget of every later page', () => {
  const budget = createBudget();
  draw(budget, { document: 300 }).free();

  expect(draw(budget, { page: 100 }).fits).toBe(true);
  expect(draw(budget, { page: 101 }).fits).toBe(false);
});

it('draws a thousand pages, one after the other', () => {
  const budget = createBudget();
  const pages = Array.from({ length: 1_000 }, () => {
    const { fits, free } = draw(budget, { page: 100, sight: 100 });
    free();
    return fits;
  });

  expect(pages).not.toContain(false);
});

const picture = { width: 9, height: 9 };

it.each<[string, unknown, Lifetime]>([
  ['operators', { chunk: { fnArray: [1, 2], argsArray: [null, [[1, 2, 3]]] } }, 'page'],
  ['a picture of a page', { action: 'obj', data: ['id', 0, 'Image', picture] }, 'page'],
  ['pieces of text', { chunk: { items: [{ str: 'a' }] } }, 'sight'],
  ['a picture of many pages', { action: 'commonobj', data: ['id', 'Image', picture] }, 'document'],
  ['a font', { action: 'commonobj', data: ['id', 'Font', new Uint8Array(9).buffer] }, 'document'],
])('counts %s', (_what, message, lifetime) => {
  expect(bytesIn(message)[lifetime]).toBeGreaterThan(0);
});

it('puts five million glyphs in one operator above every budget', () => {
  const glyphs = Array.from({ length: 5_000_000 }, () => 0);
  const message = { chunk: { fnArray: [44], argsArray: [[glyphs]] } };

  expect(draw(createBudget(), { page: bytesIn(message).page / MB }).fits).toBe(false);
});

it.each([null, 'loss', 7, { chunk: null }, { action: 'obj' }])(
  'counts nothing for any other message: %j',
  (message) => {
    expect(bytesIn(message)).toEqual({ page: 0, sight: 0, document: 0 });
  },
);

const WIDTH = 100;

const HEIGHT = 10;

/** Returns a white page with a dark pixel in each of these columns. */
function pageWith(...columns: number[]): number {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (const column of columns) pixels.fill(0, (WIDTH + column) * 4, (WIDTH + column) * 4 + 3);
  return inkMargin({ width: WIDTH, height: HEIGHT } as HTMLCanvasElement, pixels);
}

it.each([
  ['the narrower side decides', [10, 60], 0.08],
  ['the narrower side may also be the right one', [40, 94], 0.03],
  ['ink at the edge leaves nothing to crop', [0], 0],
  ['a page is never cropped by more than a seventh', [50], 0.12],
])('crops a page up to its ink: %s', (_what, columns, margin) => {
  expect(pageWith(...columns)).toBeCloseTo(margin);
});

it.each([
  'Warning: Filter "NoSuchDecode" is not supported.',
  'Warning: Unable to decode image "img_p0_1": "JpxError".',
  'Warning: Image exceeded maximum allowed size and was removed.',
  'Warning: getOperatorList - ignoring XObject: "FormatError: broken".',
  'Warning: getOperatorList - ignoring errors during "GetOperatorList: page 0" task: "FormatError".',
  'Warning: getContentStream - ignoring sub-stream (7R): "FormatError".',
  'Warning: Font "F1" is not available.',
  'Warning: loadFont - translateFont failed: "UnknownErrorException".',
  'Warning: _parsedAnnotations: "FormatError: broken".',
  'Warning: Barcodes are not supported',
  'Warning: Unterminated string',
  'Info: Bad encoding in flate stream',
])('reads "%s" as something that a page lacks (F-12)', (warning) => {
  expect(isLoss(warning)).toBe(true);
});

it.each([
  'Warning: TT: undefined function: 32',
  'Warning: Indexing all PDF objects',
  'Warning: getTextContent - ignoring ExtGState: "FormatError".',
  'Warning: Badly formatted number: minus sign in the middle',
])('ignores "%s", after which a page looks as it should', (warning) => {
  expect(isLoss(warning)).toBe(false);
});
