import { bodySizeOf, inReadingOrder, reflow, type TextPiece } from '#src/ui/viewer/reflow.ts';

/** Returns a line of a page whose column ends at 500. */
const line = (text: string, y: number, about: Partial<TextPiece> = {}): TextPiece => ({
  text,
  x: 60,
  y,
  width: 200,
  size: 11,
  turn: 0,
  ...about,
});
const full = { width: 440 };
const read = (...pieces: TextPiece[]) => reflow(pieces, 11);

it('joins lines that fill the column into one paragraph, and keeps a heading apart', () => {
  expect(
    read(
      line('What we may do', 700, { size: 13 }),
      line('We may end the line after fraud,', 680, full),
      line('or after missed payments.', 665),
    ),
  ).toEqual([
    { kind: 'heading', text: 'What we may do' },
    { kind: 'paragraph', text: 'We may end the line after fraud, or after missed payments.' },
  ]);
});

it('ends a paragraph at a line that ends early, so facts stay on separate lines', () => {
  const facts = [line('Borrower: Morgan Doe', 700), line('Reference: 900', 687)];
  expect(read(...facts, line('A line that fills the column', 640, full))).toHaveLength(3);
});

it.each([
  ['a wide step', line('Next paragraph', 650)],
  ['a bullet', line('• Next', 665)],
  ['a number', line('2. Next', 665)],
  ['another size', line('Next', 665, { size: 9 })],
])('starts a paragraph at %s', (_what, next) => {
  expect(read(line('The first one is full', 680, full), next)).toHaveLength(2);
});

it('joins pieces of one line, with the spaces that only their positions reveal', () => {
  const pieces = [
    line('Origination', 700, { width: 60 }),
    line(' fee', 700, { x: 120, width: 20 }),
    line('and tax', 700, { x: 145, width: 40 }),
    line('$990.00', 700, { x: 400, width: 40 }),
  ];
  expect(read(...pieces)).toEqual([
    { kind: 'paragraph', text: 'Origination fee and tax\u2003$990.00' },
  ]);
});

it.each([
  [90, (x: number, y: number) => ({ x: -y, y: x })],
  [180, (x: number, y: number) => ({ x: -x, y: -y })],
  [-90, (x: number, y: number) => ({ x: y, y: -x })],
])("reads a page that is turned by %s degrees like one that isn't", (turn, place) => {
  const pieces = [
    line('We may end the line after fraud,', 680, full),
    line('or after', 665, { width: 50 }),
    line('missed payments.', 665, { x: 115 }),
    line('Fee', 600, { x: 60, width: 20 }),
  ];
  const turned = pieces.map((piece) => ({ ...piece, ...place(piece.x, piece.y), turn }));

  expect(read(...turned)).toEqual(read(...pieces));
  expect(read(...turned)[0]?.text).toBe(
    'We may end the line after fraud, or after missed payments.',
  );
});

it('F-12 reads a field after its label, or after what is above it', () => {
  const labels = [line('Amount:', 700, { width: 50 }), line('Term:', 680, { width: 30 })];
  const fields = [line('10 years', 680, { x: 120 }), line('$85,000', 701, { x: 120 })];
  const signed = line('Morgan Doe', 640);
  const stamp = line('Copy', 780);

  const texts = inReadingOrder(labels, [...fields, signed, stamp]).map(({ text }) => text);

  expect(texts).toEqual(['Copy', 'Amount:', '$85,000', 'Term:', '10 years', 'Morgan Doe']);
});

it('leaves nothing out, and keeps the foot of a page as a note', () => {
  expect(read(line('Note - page 1 of 3', 40, { size: 9 }))).toEqual([
    { kind: 'note', text: 'Note - page 1 of 3' },
  ]);
  expect(read(line('  ', 40))).toEqual([]);
});

it('uses the size of most letters as that of the body', () => {
  expect(bodySizeOf([line('Title', 700, { size: 20 }), line('A long sentence', 600)])).toBe(11);
  expect(bodySizeOf([])).toBe(0);
});
