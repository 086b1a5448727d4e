import { plainComments } from '#scripts/lint/plainComments.js';

/** Returns the messages for a file with this comment. */
function messagesFor(value: string): string[] {
  const messages: string[] = [];
  plainComments
    .create({
      sourceCode: { getAllComments: () => [{ value, loc: null }] },
      report: ({ message }) => void messages.push(message),
    })
    .Program();
  return messages;
}

it.each([
  [' chosen: a month.', 'Our choice:'],
  ['* Null where there is none. ', 'there is no'],
  ['*\n * The log begins anew, so\n * that it stays small.\n ', 'again'],
  ['*\n * Stored, so\n * that it survives.\n ', 'so'],
  [' The button stands beside the note.', 'is, means'],
])('reports the dialect in %j', (comment, better) => {
  expect(messagesFor(comment)).toEqual([expect.stringContaining(`write "${better}`)]);
});

it.each([
  ' Our choice: a month.',
  ' So thatched roofs count.',
  ' renew anewly',
  ' A standalone page.',
  ' FT-02',
])('accepts %j', (comment) => {
  expect(messagesFor(comment)).toEqual([]);
});
