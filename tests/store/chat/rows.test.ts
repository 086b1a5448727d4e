import type { ChatMessage } from '#store/chat/messages.ts';
import { conversationRows, queueText } from '#store/chat/rows.ts';
import { aMessage } from '#tests/support/fixtures/chat.ts';

/** The rows in a few words. */
const shown = (
  messages: readonly ChatMessage[],
  ...lines: Parameters<typeof conversationRows>[1]
) =>
  conversationRows(messages, lines).map((row) => {
    if (row.kind === 'message') return `${row.isFirstOfGroup ? '# ' : ''}${row.text}`;
    return row.kind === 'line' ? `- ${[row.name, row.text].filter(Boolean).join(' ')}` : row.kind;
  });
const at = (time: string) => ({ sentAt: `2026-11-25T${time}:00Z` });

it('chat.md 19 messages of one writer within five minutes are a group, under their day', () => {
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

it('chat.md 19 who came and left stands between the messages, and begins a new group', () => {
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

it('chat.md 19 a message of the system is a quiet line, and one on its way keeps its row when it is delivered', () => {
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
])('chat.md 19 the place %d in the line', (position, text) => {
  expect(queueText(position)).toBe(text);
});
