import type { ChatMessage } from '#store/chat/messages.ts';
import { conversationRows, queueText } from '#store/chat/rows.ts';
import { aMessage } from '#tests/support/fixtures/chat.ts';

/** Returns the rows in short form. */
const shown = (
  messages: readonly ChatMessage[],
  ...lines: Parameters<typeof conversationRows>[1]
) =>
  conversationRows(messages, lines).map((row) => {
    if (row.kind === 'message') return `${row.isFirstOfGroup ? '# ' : ''}${row.text}`;
    return row.kind === 'line' ? `- ${[row.name, row.text].filter(Boolean).join(' ')}` : row.kind;
  });
const at = (time: string) => ({ sentAt: `2026-11-25T${time}:00Z` });

it('groups messages of one writer within five minutes, under their day (chat.md 19)', () => {
  expect(
    shown([
      aMessage(1, { text: 'a', ...at('12:00') }),
      aMessage(2, { text: 'b', ...at('12:04') }),
      aMessage(3, { text: 'c', ...at('12:10') }),
      aMessage(4, { text: 'd', author: 'me', ...at('12:10') }),
      aMessage(5, { text: 'e', sentAt: '2026-11-27T12:00:00Z' }),
    ]),
  ).toEqual(['- Wednesday, November 25', '# a', 'b', '# c', '# d', '- Friday, November 27', '# e']);
});

it('shows who joined and left between the messages, and starts a new group (chat.md 19)', () => {
  expect(
    shown(
      [aMessage(1, { text: 'a', ...at('12:00') }), aMessage(2, { text: 'b', ...at('12:01') })],
      { id: '1', afterOrder: -1, change: 'joined', name: 'Sam' },
      { id: '2', afterOrder: 1, change: 'left', name: 'Sam' },
      { id: '3', afterOrder: 2, change: 'joined', name: 'Kim' },
    ),
  ).toEqual([
    '- Sam joined the chat',
    '- Wednesday, November 25',
    '# a',
    '- Sam left the chat',
    '# b',
    '- Kim joined the chat',
  ]);
});

it('shows a system message as a quiet line, and keeps the row of a message once delivered (chat.md 19)', () => {
  const rows = conversationRows(
    [
      aMessage(1, { author: 'system', text: 'Hello.' }),
      aMessage(2, { author: 'me', clientId: 'c' }),
    ],
    [],
  );

  expect(rows.map(({ kind }) => kind)).toEqual(['line', 'line', 'message']);
  expect(rows.at(-1)?.key).toBe('message c');
});

it.each([
  [0, 'You are next in line.'],
  [1, 'You are next in line.'],
  [3, 'You are number 3 in line.'],
])('tells the borrower about place %d in line (chat.md 19)', (position, text) => {
  expect(queueText(position)).toBe(text);
});
